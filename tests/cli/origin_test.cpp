// What the place of a file says, the digest in its name, and files that are no GGUF.
#include <gtest/gtest.h>

#include "core/base/sha256.h"
#include "tests/cli/cli_process.h"
#include "tests/support/gguf_builder.h"
#include "tests/support/temp_dir.h"

namespace ggufscope {
namespace {

namespace fs = std::filesystem;

class CliOrigin : public testing::Test {
 protected:
  /// A blob of an Ollama store under the name that its bytes should have, named mini:q4 by a manifest.
  fs::path blob(std::string_view bytes) {
    Sha256 hash;
    hash.feed(std::as_bytes(std::span(m_model)));
    m_digest = hexText(hash.finish());
    const fs::path manifest = folder / "manifests" / "registry.ollama.ai" / "library" / "mini" / "q4";
    fs::create_directories(manifest.parent_path());
    writeFile(manifest,
              R"({"layers":[{"mediaType":"application/vnd.ollama.image.model","digest":"sha256:)" + m_digest + "\"}]}");
    const fs::path path = folder / "blobs" / ("sha256-" + m_digest);
    fs::create_directories(path.parent_path());
    writeFile(path, bytes);
    return path;
  }

  TempDir folder;
  const std::string m_model =
      GgufBuilder().kv("general.architecture", gguf::str("llama")).tensor("token_embd.weight", {32, 2}).build();
  std::string m_digest;
};

TEST_F(CliOrigin, InfoNamesABlobByItsManifest) {
  const std::string file = blob(m_model).string();
  const QJsonObject origin = objectOf(runCli({"info", file, "--json"}).out)["origin"].toObject();
  EXPECT_EQ(textOf(origin["store"]), "Ollama");
  EXPECT_EQ(textOf(origin["names"].toArray()[0]), "mini:q4");
  EXPECT_EQ(textOf(origin["sha256"]), m_digest);
  EXPECT_TRUE(origin["link_target"].isNull());
  EXPECT_FALSE(origin["unfinished"].toBool(true));
  EXPECT_NE(runCli({"info", file}).out.find("From             Ollama: mini:q4\n"), std::string::npos);
}

TEST_F(CliOrigin, InfoNamesARepositoryByItsCache) {
  const fs::path repository = folder / "models--org--name";
  const fs::path link = repository / "snapshots" / "0123abc" / "m.gguf";
  fs::create_directories(link.parent_path());
  fs::create_directories(repository / "blobs");
  writeFile(repository / "blobs" / std::string(64, 'a'), m_model);
  fs::create_symlink("../../blobs/" + std::string(64, 'a'), link);
  const QJsonObject origin = objectOf(runCli({"info", link.string(), "--json"}).out)["origin"].toObject();
  EXPECT_EQ(textOf(origin["store"]), "Hugging Face");
  EXPECT_EQ(textOf(origin["names"].toArray()[0]), "org/name");
  EXPECT_EQ(textOf(origin["revision"]), "0123abc");
  EXPECT_EQ(textOf(origin["file"]), "m.gguf");
  EXPECT_FALSE(origin["link_target"].isNull());
}

TEST_F(CliOrigin, AnOrdinaryFileHasNoOrigin) {
  writeFile(folder / "m.gguf", m_model);
  EXPECT_TRUE(objectOf(runCli({"info", (folder / "m.gguf").string(), "--json"}).out)["origin"].isNull());
  EXPECT_EQ(runCli({"info", (folder / "m.gguf").string()}).out.find("From "), std::string::npos);
}

TEST_F(CliOrigin, CheckComparesTheBytesWithTheName) {
  const std::string file = blob(m_model).string();
  const CliResult good = runCli({"check", file, "--verify-name"});
  EXPECT_EQ(good.code, 0) << good.out;
  EXPECT_NE(good.out.find("The bytes have the SHA-256 that the name states"), std::string::npos) << good.out;
  std::string other = m_model;
  other.back() = '\1';
  blob(other);
  EXPECT_EQ(runCli({"check", file}).code, 0) << "only on demand";
  const CliResult bad = runCli({"check", file, "--verify-name", "--json"});
  EXPECT_EQ(bad.code, 1);
  bool found = false;
  for (const QJsonValue& row : rowsOf(bad.out)) {
    if (textOf(row.toObject()["id"]) != "file.digest_disagrees") continue;
    found = true;
    EXPECT_EQ(textOf(row.toObject()["severity"]), "warning");
    EXPECT_EQ(row.toObject()["begin"].toInt(-1), 0);
    EXPECT_EQ(row.toObject()["end"].toInteger(), static_cast<qint64>(other.size()));
  }
  EXPECT_TRUE(found) << bad.out;
  EXPECT_NE(runCli({"check", file, "--verify-name"}).out.find("[file.digest_disagrees]"), std::string::npos);
}

TEST_F(CliOrigin, ANameWithoutADigestIsSaidAndNoFailure) {
  const fs::path file = folder / "m.gguf";
  writeFile(file, m_model);
  const CliResult result = runCli({"check", file.string(), "--verify-name", "--json"});
  EXPECT_EQ(result.code, 0);
  EXPECT_NE(result.err.find("The name states no SHA-256"), std::string::npos) << result.err;
}

TEST_F(CliOrigin, AForeignFileComesWithAdvice) {
  const fs::path file = folder / "m.gguf";
  writeFile(file,
            "version https://git-lfs.github.com/spec/v1\noid sha256:" + std::string(64, 'b') + "\nsize 4081004224\n");
  const QJsonObject info = objectOf(runCli({"info", file.string(), "--json"}).out);
  EXPECT_NE(textOf(info["recognised_as"]).find("4,081,004,224"), std::string::npos);
  EXPECT_NE(textOf(info["recognised_advice"]).find("git lfs pull"), std::string::npos);
  const CliResult text = runCli({"info", file.string()});
  EXPECT_EQ(text.code, 3);
  EXPECT_NE(text.out.find("What to do       Fetch"), std::string::npos) << text.out;
  EXPECT_NE(runCli({"check", file.string()}).out.find("→ Fetch"), std::string::npos);
}

}  // namespace
}  // namespace ggufscope
