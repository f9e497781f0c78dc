#include "core/quant/kernels.h"

namespace ggufscope::quant {
namespace {

RowFunction find(uint32_t typeId, std::initializer_list<const RowTable*> tables) {
  if (typeId >= kMainlineTypeCount) return nullptr;
  for (const RowTable* table : tables) {
    if ((*table)[typeId] != nullptr) return (*table)[typeId];
  }
  return nullptr;
}

}  // namespace

RowFunction rowFunction(uint32_t typeId) { return find(typeId, {&plainRows(), &qkRows(), &iqRows()}); }

RowFunction scalarRowFunction(uint32_t typeId) {
  return find(typeId, {&plainScalarRows(), &qkScalarRows(), &iqScalarRows()});
}

}  // namespace ggufscope::quant
