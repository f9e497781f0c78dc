// LLVM's OpenMP runtime keeps what it knows of a team for the life of the process, and drops the pointer to it when a
// team grows; no object of ours is in it. LeakSanitizer asks for this function by name; without it nobody does.

// The name is the sanitizer's.
// NOLINTBEGIN(bugprone-reserved-identifier,readability-identifier-naming)
extern "C" const char* __lsan_default_suppressions();

extern "C" const char* __lsan_default_suppressions() { return "leak:libomp.so"; }
// NOLINTEND(bugprone-reserved-identifier,readability-identifier-naming)
