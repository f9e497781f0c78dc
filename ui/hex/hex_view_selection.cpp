#include <algorithm>
#include <filesystem>
#include <system_error>
#include <vector>

#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QSaveFile>

#include "ui/hex/checksum_dialog.h"
#include "ui/hex/hex_view.h"
#include "ui/jobs/job_runner.h"
#include "ui/session/document_session.h"
#include "ui/style/words.h"

namespace ggufscope {
namespace {

constexpr uint64_t kDoneAtOnce = uint64_t{1} << 20;
constexpr size_t kPiece = 256 * 1024;

/// What is in the way, as a sentence; empty when all bytes are in the file.
using Outcome = QString;

Outcome saveRange(const ByteSource& source, ByteRange range, const QString& path, const std::stop_token& stop,
                  Progress* progress) {
  QSaveFile file(path);
  if (!file.open(QIODevice::WriteOnly)) return file.errorString();
  if (progress != nullptr) progress->total = range.size();
  std::vector<std::byte> piece(std::min<uint64_t>(kPiece, range.size()));
  for (uint64_t offset = range.begin; offset < range.end; offset += kPiece) {
    // Without commit() what was written is thrown away.
    if (stop.stop_requested()) return HexView::tr("Cancelled.");
    const auto part = std::span(piece).first(std::min<uint64_t>(kPiece, range.end - offset));
    const Result<size_t> got = source.readExactly(offset, part);
    if (!got) return toText(got.error());
    const auto size = static_cast<qint64>(part.size());
    if (file.write(reinterpret_cast<const char*>(part.data()), size) != size) return file.errorString();
    if (progress != nullptr) progress->done += part.size();
  }
  return file.commit() ? Outcome() : file.errorString();
}

/// The file that would be written is one that the model is read from, under whatever name.
bool isPartOf(const Model& model, const QString& path) {
  const std::filesystem::path target(QFile::encodeName(path).toStdString());
  return std::any_of(model.shards().begin(), model.shards().end(), [&target](const Shard& shard) {
    std::error_code ignored;
    return shard.file && std::filesystem::equivalent(shard.file->path(), target, ignored);
  });
}

}  // namespace

void HexView::askWhereToSave() {
  if (!m_model) return;
  const QFileInfo model(QFile::decodeName(m_model->path().c_str()));
  const QString name =
      QStringLiteral("%1-%2.bin").arg(model.completeBaseName(), hexOffsetText(m_cursor.selection().begin));
  const QString path =
      QFileDialog::getSaveFileName(this, tr("Save Selected Bytes"), model.dir().filePath(name), tr("All files (*)"));
  if (!path.isEmpty()) saveSelection(path);
}

void HexView::saveSelection(const QString& path) {
  const ByteRange range = m_cursor.selection();
  if (!m_model || range.empty()) return;
  if (isPartOf(*m_session.whole(), path)) {
    emit noticeRaised(tr("That is the model itself. Choose another name."));
    return;
  }
  const auto tell = [self = QPointer<HexView>(this), range, path](const Outcome& problem) {
    if (!self) return;
    const QString name = QFileInfo(path).fileName();
    emit self->noticeRaised(problem.isEmpty() ? tr("Saved as %1: %2.").arg(name, byteSize(range.size()))
                                              : tr("%1 was not written: %2").arg(name, problem));
  };
  if (range.size() <= kDoneAtOnce || !m_jobs) {
    tell(saveRange(m_model->source(), range, path, {}, nullptr));
    return;
  }
  m_jobs->start<Outcome>(
      tr("Saving bytes"),
      [model = m_model, range, path](const std::stop_token& stop, Progress& progress) {
        return saveRange(model->source(), range, path, stop, &progress);
      },
      tell);
}

void HexView::sumSelection() {
  const ByteRange range = m_cursor.selection();
  if (!m_model || range.empty()) return;
  if (range.size() <= kDoneAtOnce || !m_jobs) {
    showSums(range, checksumsOf(m_model->source(), range));
    return;
  }
  using Sums = Result<Checksums>;
  m_jobs->start<Sums>(
      tr("Working out checksums"),
      [model = m_model, range](const std::stop_token& stop, Progress& progress) {
        return checksumsOf(model->source(), range, stop, &progress);
      },
      [self = QPointer<HexView>(this), range](const Sums& sums) {
        if (self) self->showSums(range, sums);
      });
}

void HexView::showSums(ByteRange range, const Result<Checksums>& sums) {
  if (!sums) {
    emit noticeRaised(toText(sums.error()));
    return;
  }
  auto* dialog = new ChecksumDialog(range, *sums, this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->show();
}

}  // namespace ggufscope
