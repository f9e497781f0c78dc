#pragma once

#include <QAbstractButton>

namespace ggufscope {

/// A line of text that leads somewhere. Its text may come from a file: it is painted as it is, never taken for markup
/// or a mnemonic, and cut with "…" where the room ends (then the tooltip has it whole).
class LinkButton : public QAbstractButton {
  Q_OBJECT

 public:
  enum class Look : uint8_t {
    link,   ///< in the colour of links
    quiet,  ///< in the colour of text; an underline shows that it leads somewhere
    chip,   ///< quiet, with a border
  };

  explicit LinkButton(const QString& text, Look look = Look::link, QWidget* parent = nullptr);

  void setLinkText(const QString& text);
  const QString& linkText() const { return m_text; }
  /// Said about the target, in front of the text where it is cut.
  void setHint(const QString& hint);
  void setElideMode(Qt::TextElideMode mode) { m_elide = mode; }

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  int textLeft() const;
  int sideMargin() const { return m_look == Look::chip ? 8 : 0; }

  QString m_text;
  QString m_hint;
  Look m_look;
  Qt::TextElideMode m_elide = Qt::ElideRight;
};

}  // namespace ggufscope
