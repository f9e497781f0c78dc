#pragma once

#include <QString>

class QLabel;
class QWidget;

namespace ggufscope {

/// A label that shows its text as it is, whatever a file put into it.
QLabel* plainLabel(const QString& text, QWidget* parent = nullptr);
/// The same in the colour of text that is not the main thing.
QLabel* quietLabel(const QString& text, QWidget* parent = nullptr);
/// The title of a section.
QLabel* sectionTitle(const QString& text, QWidget* parent = nullptr);

}  // namespace ggufscope
