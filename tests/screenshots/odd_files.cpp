#include <fstream>

#include <QPushButton>

#include "tests/screenshots/scene.h"
#include "tests/support/foreign_files.h"
#include "tests/support/gguf_builder.h"
#include "ui/main_window/main_window.h"
#include "ui/pages/guess_section.h"
#include "ui/session/document_session.h"

namespace ggufscope {

namespace {

std::filesystem::path written(const QString& folder, const std::string& name, const std::string& bytes) {
  const std::filesystem::path file = std::filesystem::path(folder.toStdString()) / name;
  std::filesystem::create_directories(file.parent_path());
  std::ofstream(file, std::ios::binary) << bytes;
  return file;
}

/// Its third value claims a type that does not exist; behind it stand keys and tensor infos.
GgufBuilder damagedModel() {
  GgufBuilder builder;
  builder.kv("general.architecture", gguf::str("llama")).kv("general.name", gguf::str("Damaged 8B"));
  builder.kv("llama.vocab_size", gguf::raw(99, "????"));
  builder.kv("llama.block_count", gguf::u32(32)).kv("llama.context_length", gguf::u32(8192));
  builder.kv("general.license", gguf::str("apache-2.0"));
  for (int layer = 0; layer < 8; ++layer) {
    const std::string block = "blk." + std::to_string(layer);
    builder.tensor(block + ".attn_q.weight", {256, 64}, kQ4_K).tensor(block + ".attn_k.weight", {256, 16}, kQ6_K);
  }
  return builder;
}

/// A model with eight tensors of a type that is told by `bytesPerRow`.
GgufBuilder doubtfulModel(uint32_t type, uint64_t elements, uint64_t bytesPerRow) {
  GgufBuilder builder;
  builder.kv("general.architecture", gguf::str("llama"));
  for (int layer = 0; layer < 8; ++layer) {
    builder.tensor({"blk." + std::to_string(layer) + ".ffn_up.weight", {elements, 4}, type, {}, 4 * bytesPerRow});
  }
  return builder;
}

Scene evidence(const QString& folder, const QString& name, const GgufBuilder& builder) {
  return {name, [folder, name, bytes = builder.build()](MainWindow& window) {
            openAndCheck(window, written(folder, name.toStdString() + "/model.gguf", bytes));
            window.showPage(QStringLiteral("tensors"));
            window.session()->selectTensor(1);
          }};
}

/// `look`: the user asks for what stands behind the fault.
Scene guesses(const QString& folder, const QString& name, const GgufBuilder& builder, bool look) {
  return {name, [folder, name, look, bytes = builder.build()](MainWindow& window) {
            openAndCheck(window, written(folder, name.toStdString() + "/model.gguf", bytes));
            if (!look) return;
            window.findChild<GuessSection*>()->button()->click();
            const GuessErrand& errand = window.session()->guesses();
            waitFor("the guesses", [&errand] { return errand.state() == Errand::State::complete; });
          }};
}

}  // namespace

std::vector<Scene> oddFileScenes(const QString& folder) {
  std::vector<Scene> scenes;
  for (const ForeignSample& sample : foreignSamples()) {
    scenes.push_back(
        {QStringLiteral("foreign-") + QString::fromStdString(sample.kind), [folder, sample](MainWindow& window) {
           openAndCheck(window, written(folder, sample.kind + "/" + sample.fileName, sample.bytes));
         }});
  }
  const GgufBuilder nothing = GgufBuilder().kv("general.name", gguf::raw(99, std::string(4096, '\7'))).withoutData();
  scenes.push_back(guesses(folder, QStringLiteral("guesses-offered"), damagedModel(), false));
  scenes.push_back(guesses(folder, QStringLiteral("guesses-found"), damagedModel(), true));
  scenes.push_back(guesses(folder, QStringLiteral("guesses-none"), nothing, true));
  scenes.push_back(evidence(folder, QStringLiteral("evidence-foreign"), doubtfulModel(143, 1024, 4 * 56)));
  scenes.push_back(evidence(folder, QStringLiteral("evidence-fork"), doubtfulModel(42, 1024, 4 * 42)));
  scenes.push_back(evidence(folder, QStringLiteral("evidence-ambiguous"), doubtfulModel(142, 512, 136)));
  scenes.push_back(evidence(folder, QStringLiteral("evidence-none"), doubtfulModel(143, 1024, 4 * 42)));
  GgufBuilder reversed;
  reversed.magic("FUGG").kv("general.architecture", gguf::str("llama")).tensor("output.weight", {64, 32});
  scenes.push_back({QStringLiteral("reversed-magic"), [folder, bytes = reversed.build()](MainWindow& window) {
                      openAndCheck(window, written(folder, "reversed/model.gguf", bytes));
                    }});
  return scenes;
}

}  // namespace ggufscope
