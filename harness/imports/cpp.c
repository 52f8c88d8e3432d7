/* SPDX-License-Identifier: Apache-2.0 */
/* Words of a C++ file: enough to find an enum, a function, and the calls in it. */
#include <string.h>

#include "base/limits.h"
#include "internal.h"

static bool is_name(char c) {
  return c == '_' || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/* Returns the end of a blank, comment or directive at `at`; `at` if there is none. */
static const char *skip(const char *at, const char *end, bool line_begins) {
  bool two = end - at >= 2;
  if (*at == ' ' || *at == '\t' || *at == '\r' || *at == '\n') return at + 1;
  if ((*at == '#' && line_begins) || (two && at[0] == '/' && at[1] == '/')) {
    const char *stop = memchr(at, '\n', (size_t)(end - at));
    return stop ? stop : end;
  }
  if (two && at[0] == '/' && at[1] == '*') {
    const char *stop = strbuf_find(at + 2, (size_t)(end - at - 2), "*/", 2);
    return stop ? stop + 2 : end;
  }
  return at;
}

static const char *word_end(const char *at, const char *end) {
  const char *stop = at + 1;
  if (is_name(*at)) {
    while (stop < end && is_name(*stop)) stop++;
  } else if (*at == '"' || *at == '\'') {
    while (stop < end && *stop != *at && *stop != '\n')
      stop += *stop == '\\' && end - stop > 1 ? 2 : 1;
    if (stop < end) stop++;
  }
  return stop;
}

bool cpp_split(import *im, const char *name, const char *bytes, size_t size, cpp_file *out) {
  VEC(cpp_word) words = {0};
  uint32_t line = 1;
  if (size > LIMIT_TABLEGEN_BYTES)
    return diag_error(im->sink, DIAG_LIMIT_PASSED,
                      (diag_place){.file = name, .line = 1, .column = 1},
                      "larger than the limit tablegen_bytes (%u)", LIMIT_TABLEGEN_BYTES);
  bool begins = true;
  for (const char *at = bytes, *end = bytes + size; at < end;) {
    const char *stop = skip(at, end, begins);
    if (stop == at) {
      stop = word_end(at, end);
      VEC_ADD(im->memory, &words,
              (cpp_word){arena_strndup(im->memory, at, (size_t)(stop - at)), line});
      begins = false;
    }
    for (; at < stop; at++)
      if (*at == '\n') {
        line++;
        begins = true;
      }
  }
  *out = (cpp_file){name, words.items, words.count};
  return true;
}

bool cpp_at(const cpp_file *f, size_t at, const char *words) {
  for (; *words; at++) {
    size_t n = strcspn(words, " ");
    if (at >= f->count || !bytes_are(words, n, f->words[at].text)) return false;
    words += n + (words[n] == ' ');
  }
  return true;
}

size_t cpp_find(const cpp_file *f, size_t at, const char *words) {
  while (at < f->count && !cpp_at(f, at, words)) at++;
  return at;
}

size_t cpp_behind(const cpp_file *f, size_t at) {
  size_t depth = 0;
  for (; at < f->count; at++) {
    char c = f->words[at].text[0];
    bool sign = f->words[at].text[1] == '\0';
    if (sign && memchr("([{", c, 3)) depth++;
    if (sign && memchr(")]}", c, 3) && --depth == 0) return at + 1;
  }
  return f->count;
}

diag_place cpp_place(const cpp_file *f, size_t at) {
  return (diag_place){.file = f->name, .line = at < f->count ? f->words[at].line : 0, .column = 1};
}
