#include "ui/docks/go_to_field.h"

#include <algorithm>

#include <QAbstractItemView>
#include <QCompleter>
#include <QStringListModel>

#include "ui/hex/go_to.h"
#include "ui/session/document_session.h"

namespace ggufscope {
namespace {

constexpr int kSuggestions = 12;

}  // namespace

GoToField::GoToField(DocumentSession& session, QWidget* parent)
    : QLineEdit(parent),
      m_session(session),
      m_names(new QStringListModel(this)),
      m_completer(new QCompleter(m_names, this)) {
  setPlaceholderText(tr("Go to: 0x1F4A2, +64, name"));
  setAccessibleName(tr("Go to"));
  setToolTip(
      tr("An offset (128,162 or 0x1F4A2, end-16, data+64), a step from the caret (+64, -0x10), a key's or tensor's "
         "name, or an element by row and column (token_embd.weight[3,256])"));
  setClearButtonEnabled(true);
  // The list is ours: it holds what has the text in its name, so the completer shows all of it.
  m_completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
  m_completer->setMaxVisibleItems(kSuggestions);
  setCompleter(m_completer);
  connect(this, &QLineEdit::textEdited, this, &GoToField::suggest);
  connect(this, &QLineEdit::returnPressed, this, &GoToField::go);
  connect(m_completer, qOverload<const QString&>(&QCompleter::activated), this, &GoToField::go, Qt::QueuedConnection);
}

void GoToField::suggest(const QString& text) {
  emit problemRaised(QString());
  m_names->setStringList(m_session.model() ? goToSuggestions(text, *m_session.model(), kSuggestions) : QStringList());
}

void GoToField::go() {
  if (!m_session.model() || text().isEmpty()) return;
  m_completer->popup()->hide();
  const Selection& from = m_session.selection();
  const GoToTarget target = goToTarget(text(), *m_session.model(), from.valid ? from.bytes.begin : 0);
  switch (target.kind) {
    case GoToTarget::Kind::nowhere:
      if (!target.problem.isEmpty()) emit problemRaised(target.problem);
      selectAll();
      return;
    case GoToTarget::Kind::offset:
      m_session.selectBytes(ByteRange::ofSize(target.value, 1));
      break;
    case GoToTarget::Kind::block: {
      // Not the field that the byte belongs to, but what is around it.
      const auto path = m_session.model()->spans().path(target.value);
      const auto block =
          std::find_if(path.begin(), path.end(), [](const Span& span) { return span.ref.type == SpanType::block; });
      m_session.select((block != path.end() ? *block : path.back()).ref);
      break;
    }
    case GoToTarget::Kind::pair:
      m_session.select({SpanType::pair, 0, target.value, 0});
      break;
    case GoToTarget::Kind::tensor:
      m_session.selectTensor(m_session.whole()->numberOf({m_session.shard(), target.value}));
      break;
  }
  clear();
  emit arrived();
}

}  // namespace ggufscope
