#pragma once

#include <QWidget>

class QLabel;

namespace ggufscope {

/// What the pages without a document (welcome, loading, failure) are made of.

/// A column of at most 560 pixels in the middle of `page`, with a QVBoxLayout that content is added to.
QWidget* centredColumn(QWidget* page);
/// A line in large type. Plain text, wraps, never takes more than the column.
QLabel* headline(QWidget* parent);
/// A line in muted type. Plain text, wraps.
QLabel* quietLine(QWidget* parent);

}  // namespace ggufscope
