#pragma once

#include <cstdint>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/byte_range.h"

namespace ggufscope {

/// A finding that a file has to raise. The severities follow from the id (see kCatalogue in findings_test.cpp) unless
/// `llamaCpp` names another one: 'E', 'W' or 'I'.
struct WantedFinding {
  std::string_view id;
  ByteRange range;
  char llamaCpp = 0;
};

/// A file and exactly what check() has to say about it.
struct FindingCase {
  std::string name;  ///< letters, digits and underscores
  std::string bytes;
  std::vector<WantedFinding> wanted;
  std::string fileName = "model.gguf";
  uint64_t size = 0;  ///< when larger than `bytes`, what follows is a pattern that no text is
  /// Findings on meaning count too. A file that shows a fault of the format is no whole model.
  bool onMeaning = false;
};

inline std::ostream& operator<<(std::ostream& out, const FindingCase& testCase) { return out << testCase.name; }

std::vector<FindingCase> headerCases();
std::vector<FindingCase> pairCases();
std::vector<FindingCase> alignmentCases();
std::vector<FindingCase> tensorInfoCases();
std::vector<FindingCase> typeCases();
std::vector<FindingCase> dataCases();
std::vector<FindingCase> splitCases();
std::vector<FindingCase> modelCases();
std::vector<FindingCase> tokenizerCases();

}  // namespace ggufscope
