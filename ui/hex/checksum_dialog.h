#pragma once

#include <QDialog>

#include "core/base/byte_range.h"
#include "core/io/source_digest.h"

class QGridLayout;

namespace ggufscope {

/// The checksums of some bytes, to compare and to copy.
class ChecksumDialog : public QDialog {
  Q_OBJECT

 public:
  ChecksumDialog(ByteRange range, const Checksums& sums, QWidget* parent = nullptr);

 private:
  void addSum(QGridLayout& grid, const QString& name, const QString& digits);
};

}  // namespace ggufscope
