#pragma once

/// Marks a text of the core for translation: lupdate reads it as QT_TRANSLATE_NOOP (see resources/README.md), the user
/// interface looks it up with QCoreApplication::translate(context, text), the command line prints it as it is.
#define GS_TEXT(context, text) text
