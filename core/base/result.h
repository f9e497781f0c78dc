#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <variant>

namespace ggufscope {

/// Why an operation on a file or a piece of work did not give its result. Texts for people are made from the code by
/// describe() (English) or by the user interface (translated); `detail` is the operating system's words, if any.
enum class ErrorCode : uint8_t {
  notFound,          ///< no such file
  danglingLink,      ///< a symbolic link that leads to nothing
  isDirectory,       ///< the path is a folder
  notRegularFile,    ///< a pipe, socket or device
  permissionDenied,  ///< the file may not be read
  readFailed,        ///< the operating system reported an input error
  shortRead,         ///< the file has fewer bytes than it had when it was opened
  outOfRange,        ///< an offset or index outside the file or array
  cancelled,         ///< the user stopped the work
  notDecodable,      ///< the bytes have no value: unknown type, or damaged
};

struct Error {
  ErrorCode code = ErrorCode::readFailed;
  std::string detail;
  uint64_t offset =
      0;  ///< byte of the file, for shortRead and readFailed; for outOfRange the bound, where the function says which
};

/// One English sentence for `error`, without the path.
std::string describe(const Error& error);

/// A value or the reason why there is none.
template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : m_state(std::in_place_index<0>, std::move(value)) {}      // NOLINT(google-explicit-constructor)
  Result(Error error) : m_state(std::in_place_index<1>, std::move(error)) {}  // NOLINT(google-explicit-constructor)

  bool ok() const { return m_state.index() == 0; }
  explicit operator bool() const { return ok(); }

  T& value() { return std::get<0>(m_state); }
  const T& value() const { return std::get<0>(m_state); }
  const Error& error() const { return std::get<1>(m_state); }

  T& operator*() { return value(); }
  const T& operator*() const { return value(); }
  T* operator->() { return &value(); }
  const T* operator->() const { return &value(); }

 private:
  std::variant<T, Error> m_state;
};

}  // namespace ggufscope
