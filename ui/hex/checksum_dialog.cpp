#include "ui/hex/checksum_dialog.h"

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QFontMetrics>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/hex/hex_tooltip.h"
#include "ui/style/theme.h"
#include "ui/style/words.h"

namespace ggufscope {

ChecksumDialog::ChecksumDialog(ByteRange range, const Checksums& sums, QWidget* parent) : QDialog(parent) {
  setWindowTitle(tr("Checksums"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(2 * kUnit, 2 * kUnit, 2 * kUnit, 2 * kUnit);
  column->setSpacing(kUnit * 2);
  column->addWidget(new QLabel(rangeText(range), this));
  auto* grid = new QGridLayout;
  grid->setHorizontalSpacing(kUnit);
  grid->setVerticalSpacing(kUnit);
  column->addLayout(grid);
  constexpr QChar kZero = u'0';
  addSum(*grid, QStringLiteral("CRC-32"), QStringLiteral("%1").arg(sums.crc32, 8, 16, kZero));
  addSum(*grid, QStringLiteral("XXH64"), QStringLiteral("%1").arg(sums.xxh64, 16, 16, kZero));
  addSum(*grid, QStringLiteral("SHA-256"), QString::fromStdString(hexText(sums.sha256)));
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  column->addWidget(buttons);
}

void ChecksumDialog::addSum(QGridLayout& grid, const QString& name, const QString& digits) {
  const int row = grid.rowCount();
  auto* label = new QLabel(name, this);
  auto* field = new QLineEdit(digits, this);
  label->setBuddy(field);
  field->setReadOnly(true);
  field->setAccessibleName(name);
  field->setFont(monospaceFont());
  // As wide as the longest of them, so that all can be read at once.
  constexpr int kMostDigits = 64;
  field->setMinimumWidth(QFontMetrics(field->font()).horizontalAdvance(QString(kMostDigits + 2, u'0')));
  field->setCursorPosition(0);
  auto* copy = new QPushButton(tr("Copy"), this);
  copy->setAccessibleName(tr("Copy %1").arg(name));
  copy->setAutoDefault(false);
  connect(copy, &QPushButton::clicked, this, [digits] { QApplication::clipboard()->setText(digits); });
  grid.addWidget(label, row, 0);
  grid.addWidget(field, row, 1);
  grid.addWidget(copy, row, 2);
}

}  // namespace ggufscope
