#pragma once

#include <memory>
#include <vector>

#include <QObject>

#include "core/base/diagnostic.h"
#include "core/format/model.h"
#include "ui/session/guess_errand.h"
#include "ui/session/origin_errand.h"
#include "ui/session/selection.h"

namespace ggufscope {

/// How far the findings of a file are looked for. Those of the header part are there in every state.
enum class CheckState : uint8_t { running, cancelled, failed, complete };

/// The only mutable state of an open model in the window: which snapshot is shown, what is selected, where one has
/// been, what was found. Views read the snapshot and the selection from here and set the selection here; nothing else
/// ties them to each other. Of a split set, views of meaning (pages) show the whole, views of bytes (hex, inspector)
/// the one shard that the selection is in. Lives on the GUI thread.
class DocumentSession : public QObject {
  Q_OBJECT

 public:
  explicit DocumentSession(QObject* parent = nullptr);
  ~DocumentSession() override;

  /// The whole model; nullptr until a file is open.
  const std::shared_ptr<const Model>& whole() const { return m_whole; }
  void setWhole(std::shared_ptr<const Model> whole);
  /// The same model, read again: where one is and has been stays, as far as it is still there.
  void setWholeAgain(std::shared_ptr<const Model> whole);
  /// The snapshot of the file whose bytes are shown: the only one, or one shard of a set. nullptr until a file is open.
  const std::shared_ptr<const ModelFile>& model() const { return m_model; }
  size_t shard() const { return m_shard; }
  /// A file alone, whatever stands beside it.
  void setModel(std::shared_ptr<const ModelFile> model);
  /// Shows the bytes of another shard, at their begin; nothing happens where it is not there.
  void showShard(size_t shard);

  const Selection& selection() const { return m_selection; }
  // What is selected again is announced again, so that the views scroll back to it, but makes no history. While a
  // selection is being announced the views follow it, and what they select then is ignored: no echo, no loop.

  /// Selects a span of the shown file and its bytes. The views that follow scroll to it.
  void select(SpanRef ref);
  /// The same in any shard.
  void select(size_t shard, SpanRef ref);
  /// What a selection is for Back and Forward: a new step, or the last one carried on (a caret that moves).
  enum class History : uint8_t { add, replace };
  /// Selects bytes; the span is the deepest one that holds the first of them.
  void selectBytes(ByteRange bytes, History history = History::add);
  void selectBytes(size_t shard, ByteRange bytes);
  /// The whole nominal data of a tensor, or its row in the tensor list where it has none in the file. `tensor` counts
  /// through all shards (Model::place).
  void selectTensor(uint64_t tensor);
  /// Selects what stands at `bytes` of a file that may have changed since they were chosen: the largest span that is
  /// just there, else the bytes; nothing where the file ends before them.
  void selectPlace(size_t shard, ByteRange bytes);

  bool canGoBack() const { return m_position > 0; }
  bool canGoForward() const { return m_position + 1 < static_cast<int>(m_history.size()); }
  void goBack();
  void goForward();

  /// Findings in order; the deferred ones join later (findingsChanged), and that of a digest() that is not the one in
  /// the name of the file.
  const std::vector<Diagnostic>& findings() const { return m_findings; }
  void setFindings(std::vector<Diagnostic> findings, bool complete);
  bool findingsComplete() const { return m_checkState == CheckState::complete; }
  CheckState checkState() const { return m_checkState; }
  /// The check ended before its time.
  void setCheckState(CheckState state);
  /// Asks whoever runs the check to run it again (checkRequested).
  void requestCheck() { emit checkRequested(); }

  /// What the user may have looked for behind the fault of a damaged file.
  GuessErrand& guesses() const { return *m_guesses; }
  /// Where the opened file comes from.
  OriginErrand& origin() const { return *m_origin; }
  /// What the bytes of the opened file hash to.
  DigestErrand& digest() const { return *m_digest; }
  /// All that the user may have asked for, the more urgent first.
  std::vector<Errand*> errands() const { return {m_origin, m_guesses, m_digest}; }

  Profile profile() const { return m_profile; }
  void setProfile(Profile profile);

 signals:
  void wholeChanged();  ///< another model is open
  void modelChanged();  ///< the bytes of another file are shown: after wholeChanged(), or of another shard
  void selectionChanged(const ggufscope::Selection& selection);
  void historyChanged();
  void findingsChanged();  ///< or the state of the check
  void checkRequested();
  void profileChanged();

 private:
  void apply(const Selection& selection, History history = History::add);
  void announce(const Selection& selection);
  void visit(int position);

  void showFile(size_t shard);
  bool judgeName();

  std::shared_ptr<const Model> m_whole;
  std::shared_ptr<const ModelFile> m_model;
  size_t m_shard = 0;
  Selection m_selection;
  std::vector<Selection>
      m_history;  ///< at most kHistoryLimit; not valid: of the file as it was before it was read again
  int m_position = -1;
  bool m_announcing = false;
  std::vector<Diagnostic> m_findings;
  CheckState m_checkState = CheckState::running;
  Profile m_profile = Profile::llamaCpp;
  GuessErrand* m_guesses;
  OriginErrand* m_origin;
  DigestErrand* m_digest;
};

}  // namespace ggufscope
