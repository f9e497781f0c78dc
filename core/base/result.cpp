#include "core/base/result.h"

namespace ggufscope {

namespace {

std::string sentence(const Error& error) {
  switch (error.code) {
    case ErrorCode::notFound:
      return "There is no such file.";
    case ErrorCode::danglingLink:
      return "This is a link to a file that is not there.";
    case ErrorCode::isDirectory:
      return "This is a folder, not a file.";
    case ErrorCode::notRegularFile:
      return "This is not a regular file (a pipe, socket or device).";
    case ErrorCode::permissionDenied:
      return "You have no permission to read this file.";
    case ErrorCode::readFailed:
      return "The file could not be read at byte " + std::to_string(error.offset) + ".";
    case ErrorCode::shortRead:
      return "The file ends at byte " + std::to_string(error.offset) + ": it became shorter while it was open.";
    case ErrorCode::outOfRange:
      return "Byte " + std::to_string(error.offset) + " is outside.";
    case ErrorCode::cancelled:
      return "Cancelled.";
    case ErrorCode::notDecodable:
      return "These bytes have no value.";
  }
  return {};
}

}  // namespace

std::string describe(const Error& error) {
  std::string text = sentence(error);
  if (!error.detail.empty()) text += " (" + error.detail + ")";
  return text;
}

}  // namespace ggufscope
