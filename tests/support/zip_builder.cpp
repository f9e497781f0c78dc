#include "tests/support/zip_builder.h"

#include <initializer_list>

#include "tests/support/gguf_builder.h"

namespace ggufscope {

using namespace std::string_view_literals;

void ZipBuilder::add(std::string_view name, std::string_view content, bool zip64) {
  GgufPacker central(false, 8);
  central.raw("PK\1\2");
  for (const auto number : std::initializer_list<uint16_t>{20, 20, 0, 0, 0, 0}) central.u16(number);
  central.u32(0);
  central.u32(static_cast<uint32_t>(content.size()));
  central.u32(zip64 ? UINT32_MAX : static_cast<uint32_t>(content.size()));
  central.u16(static_cast<uint16_t>(name.size()));
  central.u16(zip64 ? 20 : 0);
  for (const auto number : std::initializer_list<uint16_t>{0, 0, 0, 0, 0}) central.u16(number);
  central.u32(zip64 ? UINT32_MAX : static_cast<uint32_t>(m_bytes.size()));
  central.raw(name);
  if (zip64) {
    central.u16(1);
    central.u16(16);
    central.u64(content.size());
    central.u64(m_bytes.size());
  }
  m_directory += central.bytes();
  GgufPacker local(false, 8);
  local.raw("PK\3\4");
  for (const auto number : std::initializer_list<uint16_t>{20, 0, 0, 0, 0}) local.u16(number);
  local.u32(0);
  local.u32(static_cast<uint32_t>(content.size()));
  local.u32(static_cast<uint32_t>(content.size()));
  local.u16(static_cast<uint16_t>(name.size()));
  local.u16(0);
  local.raw(name);
  local.raw(content);
  m_bytes += local.bytes();
}

std::string ZipBuilder::build(bool zip64) const {
  GgufPacker end(false, 8);
  if (zip64) {
    end.raw("PK\6\6");
    end.u64(44);
    end.u32(0);
    end.u64(0);
    end.u64(1);
    end.u64(1);
    end.u64(m_directory.size());
    end.u64(m_bytes.size());
    end.raw("PK\6\7");
    end.u32(0);
    end.u64(m_bytes.size() + m_directory.size());
    end.u32(1);
  }
  end.raw("PK\5\6"sv);
  for (const auto number : std::initializer_list<uint16_t>{0, 0, 1, 1}) end.u16(number);
  end.u32(zip64 ? UINT32_MAX : static_cast<uint32_t>(m_directory.size()));
  end.u32(zip64 ? UINT32_MAX : static_cast<uint32_t>(m_bytes.size()));
  end.u16(0);
  return m_bytes + m_directory + end.bytes();
}

}  // namespace ggufscope
