#include <vector>

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>
#include <QTranslator>
#include <QXmlStreamReader>

#include "core/format/model_file.h"
#include "tests/support/foreign_files.h"
#include "tests/support/gguf_builder.h"
#include "tests/support/test_sources.h"
#include "ui/style/words.h"

namespace ggufscope {
namespace {

struct TranslatedMessage {
  QString context;
  QString source;
  QString comment;
  QString translation;
  bool finished = true;
};

/// A <translation>, or the first of its plural forms.
QString translationText(QXmlStreamReader& xml) {
  QString text;
  while (!xml.atEnd()) {
    const auto token = xml.readNext();
    if (token == QXmlStreamReader::EndElement && xml.name() == QLatin1String("translation")) break;
    if (token == QXmlStreamReader::StartElement && xml.name() == QLatin1String("numerusform")) {
      text = xml.readElementText();
    } else if (token == QXmlStreamReader::Characters && !xml.isWhitespace()) {
      text += xml.text();
    }
  }
  return text;
}

std::vector<TranslatedMessage> readMessages(const QString& path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) return {};
  QXmlStreamReader xml(&file);
  std::vector<TranslatedMessage> messages;
  QString context;
  while (!xml.atEnd()) {
    if (xml.readNext() != QXmlStreamReader::StartElement) continue;
    if (xml.name() == QLatin1String("name")) context = xml.readElementText();
    if (xml.name() == QLatin1String("message")) messages.push_back({context, {}, {}, {}, true});
    if (messages.empty()) continue;
    if (xml.name() == QLatin1String("source")) messages.back().source = xml.readElementText();
    if (xml.name() == QLatin1String("comment")) messages.back().comment = xml.readElementText();
    if (xml.name() == QLatin1String("translation")) {
      messages.back().finished = !xml.attributes().hasAttribute(QLatin1String("type"));
      messages.back().translation = translationText(xml);
    }
  }
  return xml.hasError() ? std::vector<TranslatedMessage>{} : messages;
}

/// "{name}", "%1", "%n", sorted; each once, because a language may say a thing twice.
QStringList placeholders(const QString& text) {
  static const QRegularExpression pattern(QStringLiteral("\\{[A-Za-z0-9_]+\\}|%n|%L?[0-9]+"));
  QStringList found;
  for (auto match = pattern.globalMatch(text); match.hasNext();) found += match.next().captured();
  found.removeDuplicates();
  found.sort();
  return found;
}

bool hasMnemonic(const QString& text) {
  static const QRegularExpression pattern(QStringLiteral("&[A-Za-z0-9]"));
  return text.contains(pattern);
}

class TranslationTest : public ::testing::Test {
 protected:
  const std::vector<TranslatedMessage> m_messages =
      readMessages(QStringLiteral(GGUFSCOPE_SOURCE_DIR "/resources/translations/ggufscope_zh_CN.ts"));
};

TEST_F(TranslationTest, EveryTextIsTranslated) {
  ASSERT_FALSE(m_messages.empty());
  for (const TranslatedMessage& message : m_messages) {
    EXPECT_TRUE(message.finished && !message.translation.trimmed().isEmpty())
        << message.context.toStdString() << ": " << message.source.toStdString();
  }
}

TEST_F(TranslationTest, ATranslationHasThePlaceholdersAndTheMnemonicOfItsSource) {
  for (const TranslatedMessage& message : m_messages) {
    EXPECT_EQ(placeholders(message.translation), placeholders(message.source)) << message.source.toStdString();
    EXPECT_EQ(hasMnemonic(message.translation), hasMnemonic(message.source)) << message.source.toStdString();
  }
}

// lrelease leaves out what it takes for unfinished, and the resources have to hold the file at all.
TEST_F(TranslationTest, TheProgramCarriesEveryTranslation) {
  QTranslator translator;
  ASSERT_TRUE(translator.load(QStringLiteral("ggufscope_zh_CN"), QStringLiteral(":/translations")));
  for (const TranslatedMessage& message : m_messages) {
    EXPECT_EQ(translator.translate(message.context.toUtf8().constData(), message.source.toUtf8().constData(),
                                   message.comment.toUtf8().constData()),
              message.translation)
        << message.source.toStdString();
  }
}

// Phrases of the core may arrive filled in: the window finds their templates again. One that the core words anew has to
// be changed in ui/style/words.cpp too.
TEST_F(TranslationTest, PhrasesInsideASentenceAreTranslatedWithWhatTheyHold) {
  QTranslator translator;
  ASSERT_TRUE(translator.load(QStringLiteral("ggufscope_zh_CN"), QStringLiteral(":/translations")));
  QCoreApplication::installTranslator(&translator);
  const std::pair<std::string, std::string> phrases[] = {
      {"zeros up to byte 512", "512"},
      {"zeros in its first 1048576 bytes", "1,048,576"},
      {"a Git LFS pointer that stands for 123 bytes, sha256:ab{size}", "sha256:ab{size}"},
      {"it begins with 0A FF", "0A FF"},
      {"a web page (HTML)", "HTML"},
  };
  for (const auto& [phrase, held] : phrases) {
    const QString text = toText("finding", Message{"Not a GGUF file: {what}.", {{"what", phrase}}});
    EXPECT_FALSE(text.contains(QString::fromStdString(phrase))) << text.toStdString();
    EXPECT_TRUE(text.contains(QString::fromStdString(held))) << text.toStdString();
  }
  for (const ForeignSample& sample : foreignSamples()) {
    const auto file = ModelFile::fromSource(memorySource(sample.bytes), sample.fileName).value();
    if (sample.bytes.empty()) continue;  // another finding
    const QString what = toText("phrase", file->document().recognisedAs);
    const QString text = toText("finding", file->document().diagnostics.front().message);
    EXPECT_TRUE(text.contains(what)) << text.toStdString() << " does not contain " << what.toStdString();
  }
  const QString fit = toText("finding", Message{"{fit}", {{"fit", "PQ2_0, IQ2_TN fits"}}});
  EXPECT_TRUE(fit.contains(QStringLiteral("PQ2_0, IQ2_TN")) && !fit.contains(QStringLiteral("fits")));
  const QString where = toText("finding", Message{"The padding {where} is not zero.", {{"where", "after blk.0.w"}}});
  EXPECT_TRUE(where.contains(QStringLiteral("blk.0.w")) && !where.contains(QStringLiteral("after")));
  QCoreApplication::removeTranslator(&translator);
}

TEST_F(TranslationTest, ANameThatIsNotThereIsSaidSoAndARealOneIsNeverTranslated) {
  QTranslator translator;
  ASSERT_TRUE(translator.load(QStringLiteral("ggufscope_zh_CN"), QStringLiteral(":/translations")));
  QCoreApplication::installTranslator(&translator);
  const auto finding = [](const std::string& bytes) {
    const auto file = ModelFile::fromSource(memorySource(bytes), "m.gguf").value();
    return toText("finding", file->document().diagnostics.front().message);
  };
  const BuiltGguf nameless = GgufBuilder().kv("a", gguf::u32(1)).tensor("t", {1}).buildWithPlaces();
  const BuiltGguf named = GgufBuilder().kv("unnamed", gguf::u32(1)).tensor("unnamed", {1}).buildWithPlaces();
  const QString unnamed = QStringLiteral("unnamed");
  for (const uint64_t end : {nameless.pairs[0].pair.begin + 4, nameless.tensors[0].info.begin + 4}) {
    const QString text = finding(nameless.bytes.substr(0, end));
    EXPECT_FALSE(text.contains(unnamed)) << text.toStdString();
    EXPECT_TRUE(text.contains(QStringLiteral("未命名"))) << text.toStdString();
  }
  for (const uint64_t end : {named.pairs[0].pair.end - 1, named.tensors[0].info.end - 1}) {
    const QString text = finding(named.bytes.substr(0, end));
    EXPECT_TRUE(text.contains(unnamed)) << text.toStdString();
  }
  QCoreApplication::removeTranslator(&translator);
}

TEST_F(TranslationTest, SentencesFollowEachOtherAsTheLanguageWants) {
  const QStringList sentences = {QStringLiteral("One %2."), QString(), QStringLiteral("Two.")};
  EXPECT_EQ(joinedSentences(sentences), QStringLiteral("One %2. Two."));
  QTranslator translator;
  ASSERT_TRUE(translator.load(QStringLiteral("ggufscope_zh_CN"), QStringLiteral(":/translations")));
  QCoreApplication::installTranslator(&translator);
  EXPECT_EQ(joinedSentences(sentences), QStringLiteral("One %2.Two."));
  QCoreApplication::removeTranslator(&translator);
}

}  // namespace
}  // namespace ggufscope
