#include "ui/models/problems_model.h"

#include <algorithm>

#include <QTextDocument>

#include "ui/session/document_session.h"
#include "ui/style/theme.h"
#include "ui/style/words.h"

namespace ggufscope {

namespace {
bool isNumber(int column) { return column == ProblemsModel::kAddress || column == ProblemsModel::kShard; }
}  // namespace

ProblemsModel::ProblemsModel(DocumentSession& session, QObject* parent)
    : QAbstractTableModel(parent), m_session(session) {
  connect(&m_session, &DocumentSession::findingsChanged, this, &ProblemsModel::rebuild);
  connect(&m_session, &DocumentSession::profileChanged, this, &ProblemsModel::rebuild);
  rebuild();
}

void ProblemsModel::rebuild() {
  beginResetModel();
  const std::vector<Diagnostic>& findings = m_session.findings();
  const Profile profile = m_session.profile();
  m_rows.clear();
  m_counts = {};
  for (size_t i = 0; i < findings.size(); ++i) {
    const Severity severity = findings[i].severity(profile);
    ++m_counts[static_cast<size_t>(severity)];
    if (shows(severity)) m_rows.push_back(i);
  }
  std::stable_sort(m_rows.begin(), m_rows.end(), [&](size_t a, size_t b) {
    const Severity first = findings[a].severity(profile);
    const Severity second = findings[b].severity(profile);
    if (first != second) return first > second;
    if (findings[a].shard != findings[b].shard) return findings[a].shard < findings[b].shard;
    return findings[a].range.begin < findings[b].range.begin;
  });
  endResetModel();
}

void ProblemsModel::setShown(Severity severity, bool shown) {
  if (shows(severity) == shown) return;
  m_shown[static_cast<size_t>(severity)] = shown;
  rebuild();
}

const Diagnostic& ProblemsModel::finding(int row) const {
  return m_session.findings()[m_rows[static_cast<size_t>(row)]];
}

int ProblemsModel::rowOf(const Diagnostic& wanted) const {
  for (int i = 0; i < rowCount(); ++i) {
    const Diagnostic& shown = finding(i);
    if (shown.id == wanted.id && shown.range == wanted.range && shown.shard == wanted.shard) return i;
  }
  return -1;
}

int ProblemsModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ProblemsModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : kColumnCount; }

QString ProblemsModel::text(const Diagnostic& finding, int column) const {
  switch (column) {
    case kSeverity:
      return severityWord(finding.severity(m_session.profile()));
    case kMessage:
      return toText("finding", finding.message);
    case kShard:
      return groupedNumber(uint64_t{finding.shard} + 1);
    case kAddress:
      return hexOffsetText(finding.range.begin);
    case kId:
      return toText(row(finding.id).id);
    default:
      return {};
  }
}

QVariant ProblemsModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const Diagnostic& shown = finding(index.row());
  const Severity severity = shown.severity(m_session.profile());
  switch (role) {
    case Qt::DisplayRole:
      return text(shown, index.column());
    case Qt::ToolTipRole:
      // Names out of the file may look like markup.
      return index.column() == kMessage ? Qt::convertFromPlainText(text(shown, kMessage)) : QVariant();
    case Qt::DecorationRole:
      return index.column() == kSeverity ? severityIcon(severity) : QVariant();
    case Qt::ForegroundRole:
      if (index.column() == kId) return theme().mutedText;
      return {};
    case Qt::FontRole:
      return index.column() == kAddress || index.column() == kId ? QVariant(monospaceFont()) : QVariant();
    case Qt::TextAlignmentRole:
      return QVariant::fromValue(Qt::Alignment(isNumber(index.column()) ? Qt::AlignRight : Qt::AlignLeft) |
                                 Qt::AlignVCenter);
    default:
      return {};
  }
}

QVariant ProblemsModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::TextAlignmentRole) {
    return QVariant::fromValue(Qt::Alignment(isNumber(section) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
  }
  if (role != Qt::DisplayRole) return {};
  switch (section) {
    case kSeverity:
      return tr("Severity");
    case kMessage:
      return tr("Finding");
    case kShard:
      return tr("Shard");
    case kAddress:
      return tr("Address");
    case kId:
      return tr("Id");
    default:
      return {};
  }
}

}  // namespace ggufscope
