#include "core/format/parser.h"

#include <algorithm>
#include <array>

#include "core/format/layout.h"
#include "core/format/pair_reader.h"
#include "core/format/recognise.h"
#include "core/format/split_keys.h"
#include "core/format/tensor_info_reader.h"
#include "core/format/value.h"

namespace ggufscope {

namespace {

constexpr std::string_view kAlignmentKey = "general.alignment";
constexpr uint32_t kNewestVersion = 3;

// What comes when the rows are read takes time as well. In bytes that are read in the same time, a row (measured on
// 2 million of them): finding its name's duplicates, and a tensor's type, size and place.
constexpr uint64_t kNameWork = 25;
constexpr uint64_t kLayoutWork = 75;

/// Reads one file, stage by stage (findings.md, "How a file is read"). A stage that could not be completed ends the
/// reading; what was read before stays.
class Parser {
 public:
  Parser(const ByteSource& source, std::stop_token stop, Progress* progress, std::string_view fileName)
      : m_source(source),
        m_stop(std::move(stop)),
        m_progress(progress),
        m_fileName(fileName),
        m_document(std::make_shared<Document>()),
        m_cursor(source, source.size()) {
    m_document->fileSize = source.size();
    m_cursor.follow(m_stop, progress);
  }

  Result<std::shared_ptr<const Document>> run();

 private:
  bool readStages();
  bool readMagic();
  void recognise();
  bool readHeader();
  bool readVersion();
  bool readCounts(uint32_t lengthBytes);
  void judgeVersion();
  void decideWidth();
  bool firstPairPlausible(uint32_t lengthBytes);
  void judgeCounts();
  bool readPairs();
  void judgeAlignment();
  bool readTensorInfos();

  void planWork();
  /// The work on names or data of so many rows.
  Work workOn(uint64_t rows, uint64_t bytesPerRow) const { return {m_stop, m_progress, rows * bytesPerRow}; }
  bool headerTruncated(std::string_view field, uint64_t begin);
  void stopAt(Unparsed::In in, const RowFault& fault, uint64_t begin, bool report);
  bool interrupted() const { return m_stop.stop_requested() || m_cursor.failed(); }

  const ByteSource& m_source;
  std::stop_token m_stop;
  Progress* m_progress;
  std::string_view m_fileName;
  std::shared_ptr<Document> m_document;
  ByteCursor m_cursor;
  DiagnosticCollector m_findings;
};

Result<std::shared_ptr<const Document>> Parser::run() {
  if (m_progress != nullptr) {
    m_progress->done = 0;
    m_progress->total = m_source.size();
  }
  const bool complete = readStages();
  const Error cancelled{ErrorCode::cancelled, {}, m_cursor.offset()};
  if (m_stop.stop_requested()) return cancelled;
  if (m_cursor.failed()) return m_cursor.error();
  m_document->parsedBytes = m_document->unparsed ? m_document->unparsed->range.begin : m_document->infosEnd;
  m_document->complete = complete;
  if (complete) {
    layOutData(m_source, *m_document, m_findings, workOn(m_document->tensors.size(), kLayoutWork));
    if (m_stop.stop_requested()) return cancelled;
    judgeSplitKeys(m_source, *m_document, m_fileName, m_findings);
  } else {
    sizeWithoutData(*m_document);
  }
  m_document->diagnostics = m_findings.take();
  if (m_progress != nullptr) m_progress->done = m_progress->total.load();
  return std::shared_ptr<const Document>(m_document);
}

bool Parser::readStages() { return readMagic() && readHeader() && readPairs() && readTensorInfos(); }

bool Parser::headerTruncated(std::string_view field, uint64_t begin) {
  const ByteRange range{begin, m_document->fileSize};
  m_findings.add(DiagnosticId::headerTruncated, range, [&]() -> Arguments { return {{"field", std::string(field)}}; });
  m_document->unparsed = Unparsed{range, Unparsed::In::header};
  return false;
}

bool Parser::readMagic() {
  const uint64_t size = m_document->fileSize;
  if (size == 0) {
    recognise();
    m_findings.add(DiagnosticId::fileEmpty, {0, 0});
    return false;
  }
  const auto headBytes = static_cast<size_t>(std::min<uint64_t>(size, 4));
  const char* bytes = m_cursor.need(headBytes);
  if (bytes == nullptr) return false;
  const std::string_view head(bytes, headBytes);
  if (headBytes < 4 && head == std::string_view("GGUF").substr(0, headBytes)) {
    m_document->isGguf = true;
    m_document->header.magic = {0, 0};
    return headerTruncated("magic", 0);
  }
  const bool reversed = head == "FUGG";
  if (head != "GGUF" && !reversed) {
    recognise();
    m_findings.add(DiagnosticId::fileNotGguf, {0, headBytes}, [&]() -> Arguments {
      return {{"what", m_document->recognisedAs.english()}};
    });
    m_document->unparsed = Unparsed{{0, size}, Unparsed::In::file};
    return false;
  }
  m_document->isGguf = true;
  m_document->header.magic = {0, 4};
  m_document->header.fieldsRead = 1;
  if (reversed) m_findings.add(DiagnosticId::headerMagicReversed, {0, 4});
  m_cursor.skip(4);
  return true;
}

void Parser::recognise() {
  Recognised found = recogniseForeign(m_source, m_fileName);
  m_document->recognisedAs = std::move(found.what);
  m_document->recognisedAdvice = std::move(found.advice);
  m_document->recognisedAt = found.at;
  m_document->recognisedHeadline = std::move(found.headline);
}

bool Parser::readHeader() {
  if (!readVersion()) return false;
  Header& header = m_document->header;
  if (!readCounts(header.lengthBytes)) return false;
  decideWidth();
  judgeVersion();
  judgeCounts();
  planWork();
  return true;
}

void Parser::planWork() {
  if (m_progress == nullptr) return;
  // The first pair was looked at to tell the width: what is read twice would count twice.
  m_cursor.showProgress();
  m_progress->done = m_cursor.offset();
  const Header& header = m_document->header;
  // No more rows than the file has room for: a key or name of no bytes, a value of one, a tensor without dimensions.
  const uint64_t pairs = std::min(header.kvCount, m_source.size() / (header.lengthBytes + 5));
  const uint64_t tensors = std::min(header.tensorCount, m_source.size() / (header.lengthBytes + 16));
  m_progress->total += pairs * kNameWork + tensors * (kNameWork + kLayoutWork);
}

bool Parser::readVersion() {
  Header& header = m_document->header;
  if (!m_cursor.read(header.statedVersion)) return !interrupted() && headerTruncated("version", 4);
  header.version = {4, 8};
  header.fieldsRead = 2;
  // A version below 65536 written in the other byte order has its low half empty.
  header.bigEndian = header.statedVersion != 0 && (header.statedVersion & 0xFFFF) == 0;
  if (header.bigEndian) {
    header.statedVersion = __builtin_bswap32(header.statedVersion);
    m_cursor.setBigEndian(true);
  }
  header.lengthBytes = header.statedVersion == 1 ? 4 : 8;
  return true;
}

bool Parser::readCounts(uint32_t lengthBytes) {
  Header& header = m_document->header;
  m_cursor.seek(8);
  header.lengthBytes = lengthBytes;
  header.fieldsRead = 2;
  if (!m_cursor.readUnsigned(lengthBytes, header.tensorCount))
    return !interrupted() && headerTruncated("tensor_count", 8);
  header.tensorCountField = ByteRange::ofSize(8, lengthBytes);
  header.fieldsRead = 3;
  if (!m_cursor.readUnsigned(lengthBytes, header.kvCount))
    return !interrupted() && headerTruncated("kv_count", 8 + lengthBytes);
  header.kvCountField = ByteRange::ofSize(8 + lengthBytes, lengthBytes);
  header.fieldsRead = 4;
  return true;
}

bool Parser::firstPairPlausible(uint32_t lengthBytes) {
  m_cursor.seek(8 + 2 * uint64_t{lengthBytes});
  uint64_t length = 0;
  if (!m_cursor.readUnsigned(lengthBytes, length)) return false;
  if (length < 1 || length > 255 || length + 4 > m_cursor.left()) return false;
  for (uint64_t i = 0; i < length; ++i) {
    uint8_t byte = 0;
    if (!m_cursor.read(byte) || byte < 0x21 || byte > 0x7E) return false;
  }
  uint32_t type = 0;
  return m_cursor.read(type) && isValueType(type);
}

void Parser::decideWidth() {
  const Header own = m_document->header;
  const uint64_t size = m_document->fileSize;
  const auto possible = [&](const Header& header) {
    return header.tensorCount <= size && header.kvCount <= size && header.kvCount >= 1 &&
           firstPairPlausible(header.lengthBytes);
  };
  const uint64_t ownEnd = own.size();
  if (!possible(own)) {
    const uint32_t other = own.lengthBytes == 8 ? 4 : 8;
    // The header in the other width may reach behind the end of the file; that is no finding.
    if (size >= (other == 4 ? 16u : 24u) && readCounts(other) && possible(m_document->header)) {
      m_findings.add(DiagnosticId::headerWidthMismatch, own.version, [&]() -> Arguments {
        return {{"v", std::to_string(own.statedVersion)}, {"bits", other == 4 ? "32" : "64"}};
      });
      m_cursor.seek(m_document->header.size());
      return;
    }
    m_document->header = own;
  }
  m_cursor.seek(ownEnd);
}

void Parser::judgeVersion() {
  const Header& header = m_document->header;
  const auto version = [&]() -> Arguments { return {{"v", std::to_string(header.statedVersion)}}; };
  if (header.statedVersion == 0) m_findings.add(DiagnosticId::headerVersionZero, header.version);
  if (header.statedVersion == 1) m_findings.add(DiagnosticId::headerVersion1, header.version);
  if (header.statedVersion == 2) m_findings.add(DiagnosticId::headerVersion2, header.version);
  if (header.statedVersion > kNewestVersion) {
    m_findings.add(DiagnosticId::headerVersionUnknown, header.version, version);
  }
  if (header.bigEndian) m_findings.add(DiagnosticId::headerBigEndian, header.version);
}

void Parser::judgeCounts() {
  const Header& header = m_document->header;
  const auto judge = [&](std::string_view field, uint64_t count, ByteRange range) {
    if (count <= m_document->fileSize) return;
    m_findings.add(DiagnosticId::headerCountExceedsFile, range, [&]() -> Arguments {
      return {
          {"field", std::string(field)}, {"n", std::to_string(count)}, {"size", std::to_string(m_document->fileSize)}};
    });
  };
  judge("tensor_count", header.tensorCount, header.tensorCountField);
  judge("kv_count", header.kvCount, header.kvCountField);
}

void Parser::stopAt(Unparsed::In in, const RowFault& fault, uint64_t begin, bool report) {
  if (report) {
    m_findings.add(fault.id, fault.range, [&] { return fault.arguments; });
  }
  m_document->unparsed = Unparsed{{begin, m_document->fileSize}, in};
}

bool Parser::readPairs() {
  const Header& header = m_document->header;
  PairReader reader(m_cursor, *m_document, m_findings);
  bool complete = true;
  for (uint64_t i = 0; i < header.kvCount && complete; ++i) {
    const uint64_t begin = m_cursor.offset();
    if (const std::optional<RowFault> fault = reader.read(i)) {
      if (interrupted()) return false;
      // With an impossible count the fault is its consequence.
      stopAt(Unparsed::In::kv, *fault, begin, header.kvCount <= m_document->fileSize);
      complete = false;
    }
  }
  m_document->infosEnd = complete ? m_cursor.offset() : m_document->unparsed->range.begin;
  PairReader::findDuplicates(*m_document, m_findings, workOn(m_document->pairs.size(), kNameWork));
  if (m_stop.stop_requested()) return false;
  if (complete) judgeAlignment();
  return complete;
}

void Parser::judgeAlignment() {
  const uint64_t pair = m_document->findPair(kAlignmentKey);
  m_document->alignmentPair = pair;
  if (pair == kNone) return;
  if (m_document->pairs[pair].type != ValueType::u32) {
    m_findings.add(DiagnosticId::alignmentWrongType, m_document->valueTypeRange(pair), [&]() -> Arguments {
      return {{"type", std::string(valueTypeName(m_document->pairs[pair].type))}};
    });
    return;
  }
  const ByteRange range = m_document->valueRange(pair);
  const Result<ScalarValue> read = readScalar(m_source, *m_document, pair);
  if (!read) return;  // the file shrank; the cursor will notice
  const uint64_t value = std::get<uint64_t>(*read);
  const auto shown = [&]() -> Arguments { return {{"v", std::to_string(value)}}; };
  if (value == 0) {
    m_findings.add(DiagnosticId::alignmentZero, range);
    return;
  }
  m_document->alignment = value;
  if ((value & (value - 1)) != 0) m_findings.add(DiagnosticId::alignmentNotPowerOfTwo, range, shown);
  if (value % 8 != 0) m_findings.add(DiagnosticId::alignmentNotMultipleOf8, range, shown);
}

bool Parser::readTensorInfos() {
  const Header& header = m_document->header;
  TensorInfoReader reader(m_cursor, *m_document, m_findings);
  bool complete = true;
  for (uint64_t i = 0; i < header.tensorCount && complete; ++i) {
    const uint64_t begin = m_cursor.offset();
    if (const std::optional<RowFault> fault = reader.read(i)) {
      if (interrupted()) return false;
      stopAt(Unparsed::In::tensorInfo, *fault, begin, header.tensorCount <= m_document->fileSize);
      complete = false;
    }
  }
  m_document->infosEnd = complete ? m_cursor.offset() : m_document->unparsed->range.begin;
  if (m_progress != nullptr) {
    // The data is not read.
    m_cursor.showProgress();
    m_progress->done += m_source.size() - m_cursor.offset();
  }
  if (m_stop.stop_requested()) return false;
  TensorInfoReader::findDuplicates(*m_document, m_findings, workOn(m_document->tensors.size(), kNameWork));
  return complete;
}

}  // namespace

Result<std::shared_ptr<const Document>> parse(const ByteSource& source, std::stop_token stop, Progress* progress,
                                              std::string_view fileName) {
  return Parser(source, std::move(stop), progress, fileName).run();
}

}  // namespace ggufscope
