#include "core/analysis/provenance.h"

#include <gtest/gtest.h>

#include "tests/support/gguf_builder.h"
#include "tests/support/temp_dir.h"

namespace ggufscope {
namespace {

namespace fs = std::filesystem;

const std::string kBytes = GgufBuilder().kv("general.architecture", gguf::str("llama")).build();

Sha256Digest digestOf(std::string_view bytes) {
  Sha256 hash;
  hash.feed(std::as_bytes(std::span(bytes)));
  return hash.finish();
}

void put(const fs::path& path, std::string_view bytes) {
  fs::create_directories(path.parent_path());
  writeFile(path, bytes);
}

std::string manifest(std::string_view digest) {
  return R"({"schemaVersion":2,"config":{"mediaType":"application/vnd.docker.container.image.v1+json","digest":"sha256:)" +
         std::string(64, '1') +
         R"("},"layers":[{"mediaType":"application/vnd.ollama.image.template","digest":"sha256:)" +
         std::string(64, '2') + R"("},{"digest":"sha256:)" + std::string(digest) +
         R"(","size":24,"mediaType":"application/vnd.ollama.image.model"}]})";
}

TEST(Provenance, AnOrdinaryFileHasNone) {
  const TempDir folder;
  put(folder / "m.gguf", kBytes);
  EXPECT_TRUE(provenanceOf(folder / "m.gguf").empty());
  EXPECT_TRUE(provenanceOf(folder / "missing.gguf").empty());
  EXPECT_TRUE(provenanceOf({}).empty());
}

TEST(Provenance, AnOllamaBlobIsNamedByItsManifests) {
  const TempDir folder;
  const std::string digest = hexText(digestOf(kBytes));
  const fs::path manifests = folder / "manifests";
  put(manifests / "registry.ollama.ai" / "library" / "llama3.2" / "3b", manifest(digest));
  put(manifests / "registry.ollama.ai" / "somebody" / "own" / "latest", manifest(digest));
  put(manifests / "hf.co" / "org" / "name" / "Q4_K_M", manifest(digest));
  put(manifests / "registry.ollama.ai" / "library" / "other" / "7b", manifest(std::string(64, 'a')));
  put(manifests / "registry.ollama.ai" / "library" / "broken" / "1b", manifest(digest).substr(0, 300));
  for (const std::string_view mark : {"sha256-", "sha256:"}) {
    const fs::path blob = folder / "blobs" / (std::string(mark) + digest);
    put(blob, kBytes);
    const Provenance found = provenanceOf(blob);
    EXPECT_EQ(found.store, ModelStore::ollama);
    EXPECT_EQ(found.names, (std::vector<std::string>{"hf.co/org/name:Q4_K_M", "llama3.2:3b", "somebody/own:latest"}));
    EXPECT_EQ(found.digest, digest);
    EXPECT_FALSE(found.unfinished);
    EXPECT_FALSE(judgeDigest(found, digestOf(kBytes), kBytes.size()).has_value());
    const auto finding = judgeDigest(found, digestOf("other bytes"), kBytes.size());
    ASSERT_TRUE(finding.has_value());
    EXPECT_EQ(row(finding->id).id, "file.digest_disagrees");
    EXPECT_EQ(finding->range, (ByteRange{0, kBytes.size()}));
    EXPECT_NE(finding->message.english().find(digest), std::string::npos);
  }
}

TEST(Provenance, ABlobWithoutManifestsKeepsItsDigest) {
  const TempDir folder;
  const std::string digest(64, 'b');
  put(folder / "blobs" / ("sha256-" + digest + "-partial"), kBytes);
  const Provenance found = provenanceOf(folder / "blobs" / ("sha256-" + digest + "-partial"));
  EXPECT_EQ(found.store, ModelStore::none);
  EXPECT_EQ(found.digest, digest);
  EXPECT_TRUE(found.unfinished);
  for (const std::string& name :
       {"sha256-" + digest + "0", "sha256-" + std::string(64, 'G'), std::string("sha256-12")}) {
    put(folder / name, kBytes);
    EXPECT_TRUE(provenanceOf(folder / name).digest.empty()) << name;
  }
}

TEST(Provenance, TheSearchForManifestsIsBounded) {
  const TempDir folder;
  const std::string digest(64, 'c');
  put(folder / "blobs" / ("sha256-" + digest), kBytes);
  // Too deep, too long, and a link that leads in a circle.
  put(folder / "manifests" / "1" / "2" / "3" / "4" / "5" / "6" / "7" / "8" / "9", manifest(digest));
  put(folder / "manifests" / "registry.ollama.ai" / "library" / "long" / "1",
      manifest(digest) + std::string(300'000, ' '));
  fs::create_directory_symlink(folder / "manifests", folder / "manifests" / "registry.ollama.ai" / "again");
  const Provenance found = provenanceOf(folder / "blobs" / ("sha256-" + digest));
  EXPECT_EQ(found.store, ModelStore::ollama);
  EXPECT_TRUE(found.names.empty());
}

TEST(Provenance, AManifestIsReadStrictly) {
  const std::string digest(64, 'd');
  EXPECT_EQ(modelDigestOfManifest(manifest(digest)), digest);
  EXPECT_EQ(modelDigestOfManifest(manifest(digest) + "x"), "");
  EXPECT_EQ(modelDigestOfManifest(""), "");
  EXPECT_EQ(modelDigestOfManifest(std::string(100'000, '[')), "");
  EXPECT_EQ(modelDigestOfManifest(R"({"mediaType":"application/vnd.ollama.image.model","digest":["sha256:)" + digest +
                                  "\"]}"),
            "");
  EXPECT_EQ(ollamaName("registry.ollama.ai/library/a"), "");
}

TEST(Provenance, AFileOfTheHuggingFaceCacheKnowsItsRepository) {
  const TempDir folder;
  const std::string digest = hexText(digestOf(kBytes));
  const fs::path repository = folder / "models--some-org--A-model--GGUF";
  put(repository / "blobs" / digest, kBytes);
  const fs::path link = repository / "snapshots" / "0123abc" / "Q4" / "m.gguf";
  fs::create_directories(link.parent_path());
  fs::create_symlink("../../../blobs/" + digest, link);
  for (const fs::path& path : {link, repository / "blobs" / digest}) {
    const Provenance found = provenanceOf(path);
    EXPECT_EQ(found.store, ModelStore::huggingFace);
    EXPECT_EQ(found.names, std::vector<std::string>{"some-org/A-model--GGUF"});
    EXPECT_EQ(found.revision, "0123abc");
    EXPECT_EQ(found.file, "Q4/m.gguf");
    EXPECT_EQ(found.digest, digest);
    EXPECT_EQ(found.linkTarget.has_value(), path == link);
  }
  EXPECT_EQ(provenanceOf(link).linkTarget->filename(), digest);
}

TEST(Provenance, ADownloadFolderOfHuggingFaceHasNotes) {
  const TempDir folder;
  const std::string digest(64, 'e');
  put(folder / "Q4" / "m.gguf", kBytes);
  put(folder / ".cache" / "huggingface" / "download" / "Q4" / "m.gguf.metadata",
      "0123abc\n" + digest + "\n1700000000.5\n");
  const Provenance found = provenanceOf(folder / "Q4" / "m.gguf");
  EXPECT_EQ(found.store, ModelStore::huggingFace);
  EXPECT_TRUE(found.names.empty());
  EXPECT_EQ(found.revision, "0123abc");
  EXPECT_EQ(found.file, "Q4/m.gguf");
  EXPECT_EQ(found.digest, digest);
}

TEST(Provenance, AFileOfRamaLamaIsNamedByItsPlace) {
  const TempDir folder;
  const std::string digest(64, 'f');
  const fs::path model = folder / "ramalama" / "store" / "ollama" / "library" / "tinyllama";
  put(model / "blobs" / ("sha256-" + digest), kBytes);
  fs::create_directories(model / "snapshots" / "sha256-1");
  fs::create_symlink("../../blobs/sha256-" + digest, model / "snapshots" / "sha256-1" / "tinyllama");
  for (const fs::path& path :
       {model / "blobs" / ("sha256-" + digest), model / "snapshots" / "sha256-1" / "tinyllama"}) {
    const Provenance found = provenanceOf(path);
    EXPECT_EQ(found.store, ModelStore::ramalama);
    EXPECT_EQ(found.names, std::vector<std::string>{"ollama://library/tinyllama"});
    EXPECT_EQ(found.digest, digest);
  }
}

TEST(Provenance, ADownloadThatIsNotDoneHasANameOrNotesThatSaySo) {
  const TempDir folder;
  for (const char* name : {"m.gguf.part", "m.gguf.crdownload", "m.gguf.incomplete"}) {
    put(folder / name, kBytes);
    EXPECT_TRUE(provenanceOf(folder / name).unfinished) << name;
  }
  put(folder / "m.gguf", kBytes);
  EXPECT_FALSE(provenanceOf(folder / "m.gguf").unfinished);
  put(folder / "m.gguf.aria2", "notes");
  EXPECT_TRUE(provenanceOf(folder / "m.gguf").unfinished);
}

TEST(Provenance, ALinkThatLeadsNowhereIsNoError) {
  const TempDir folder;
  fs::create_symlink(folder / "gone", folder / "link.gguf");
  EXPECT_TRUE(provenanceOf(folder / "link.gguf").linkTarget.has_value());
  fs::create_symlink(folder / "b.gguf", folder / "a.gguf");
  fs::create_symlink(folder / "a.gguf", folder / "b.gguf");
  EXPECT_TRUE(provenanceOf(folder / "a.gguf").linkTarget.has_value());
}

}  // namespace
}  // namespace ggufscope
