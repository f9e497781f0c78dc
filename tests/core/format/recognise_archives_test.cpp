#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "tests/support/gguf_builder.h"
#include "tests/support/open_model.h"
#include "tests/support/zip_builder.h"

namespace ggufscope {
namespace {

TEST(Recognise, TellsArchivesByTheirDirectory) {
  ZipBuilder torch;
  torch.add("archive/data.pkl", "xyz");
  torch.add("archive/data/0", "weights");
  EXPECT_EQ(opened(torch.build())->document().recognisedAs.english(), "a PyTorch checkpoint (a ZIP archive)");
  // The end of an archive is where a broken download lacks it; the first headers still tell.
  EXPECT_EQ(opened(torch.build().substr(0, 80))->document().recognisedAs.english(),
            "a PyTorch checkpoint (a ZIP archive)");

  ZipBuilder other;
  other.add("notes.txt", "hello");
  EXPECT_NE(opened(other.build())->document().recognisedAs.english().find("first file is notes.txt"),
            std::string::npos);
}

TEST(Recognise, FindsAModelInsideAnArchive) {
  const std::string model = GgufBuilder().kv("a", gguf::u8(1)).build();
  for (const bool zip64 : {false, true}) {
    ZipBuilder zip;
    zip.add("readme.txt", "hello");
    zip.add("folder/m.gguf", model, zip64);
    const std::string bytes = zip.build(zip64);
    const auto file = opened(bytes);
    EXPECT_EQ(file->document().recognisedAs.english(), "a ZIP archive that holds folder/m.gguf");
    EXPECT_EQ(file->document().recognisedAt, ByteRange::ofSize(bytes.find("GGUF"), model.size())) << zip64;
  }
  ZipBuilder llamafile("MZqFpD='\n" + std::string(2 << 20, 'x'));
  llamafile.add("m.gguf", model);
  const std::string bytes = llamafile.build();
  const auto file = opened(bytes);
  EXPECT_EQ(file->document().recognisedAs.english(), "a program that holds a model, m.gguf (a llamafile)");
  EXPECT_EQ(file->document().recognisedAt, ByteRange::ofSize(bytes.find("GGUF"), model.size()));
}

TEST(Recognise, AHeaderInsideTheNameOfAnEntryIsNoEntry) {
  // Each such name would reach to the end of the head: a copy of the rest of it for every seven bytes.
  std::string bytes = "PK\3\4" + std::string(22, '\0') + "\xff\xff" + std::string(2, '\0');
  const std::string header = bytes.substr(0, 26) + std::string("\x08\0\0\0", 4) + "data.pkl";
  while (bytes.size() < 60000) bytes += header;
  bytes += "…";
  EXPECT_NE(opened(bytes)->document().recognisedAs.english().find("without its end"), std::string::npos);
  EXPECT_EQ(opened(header + bytes)->document().recognisedAs.english(), "a PyTorch checkpoint (a ZIP archive)");
}

TEST(Recognise, ADirectoryThatLiesIsNoMatter) {
  ZipBuilder zip;
  zip.add("m.gguf", "not one");
  const std::string bytes = zip.build();
  EXPECT_FALSE(opened(bytes)->document().recognisedAt.has_value());
  for (size_t at = bytes.find("PK\1\2"); at < bytes.size(); ++at) {
    for (const char value : {'\0', '\xff'}) {
      std::string broken = bytes;
      broken[at] = value;
      EXPECT_FALSE(opened(broken)->document().recognisedAs.text.empty());
    }
  }
}

}  // namespace
}  // namespace ggufscope
