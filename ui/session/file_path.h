#pragma once

#include <string>
#include <string_view>

#include <QString>

class QUrl;

namespace ggufscope {

// A path is bytes, of which only most are UTF-8. The window carries it as a QString in which every byte that belongs to
// no UTF-8 sequence stands as a lone low surrogate, U+DC80 to U+DCFF (as in Python's "surrogateescape", PEP 383), so
// that pathBytes(pathText(bytes)) == bytes for all bytes. Paths get in and out of a QString here and nowhere else;
// QFile and friends would turn those bytes into U+FFFD. To be read by people: shownPath() of style/words.h.

QString pathText(std::string_view bytes);
std::string pathBytes(const QString& path);

/// The path of a local file's URL, "" for any other; bytes that are not UTF-8 stand there as %E9.
QString pathOf(const QUrl& url);

/// In ASCII, for what cannot hold a lone surrogate (settings): every other byte as %E9.
QString portablePath(const QString& path);
QString pathFromPortable(const QString& portable);

}  // namespace ggufscope
