/* SPDX-License-Identifier: Apache-2.0 */
/* Words of a TableGen file. */
#include <stdio.h>
#include <string.h>

#include "base/strbuf.h"
#include "internal.h"

bool tg_fail(tg *t, diag_id id, diag_place place, const char *format, ...) {
  va_list args;
  bool again = t->failed || (t->reported.file == place.file && t->reported.line == place.line &&
                             t->reported.column == place.column);
  va_start(args, format);
  if (!again) diag_verror(t->sink, id, place, format, args);
  va_end(args);
  t->failed = true;
  t->reported = place;
  return false;
}

bool lexer_fail(lexer *l, const char *format, ...) {
  char text[256];
  va_list args;
  va_start(args, format);
  vsnprintf(text, sizeof text, format, args);
  va_end(args);
  l->at = l->end;
  diag_place place = {.file = l->file, .line = l->now.line, .column = l->now.column};
  l->now.kind = TOKEN_END;
  return tg_fail(l->t, DIAG_TABLEGEN_SYNTAX, place, "%s", text);
}

bool lexer_shallow(lexer *l, unsigned depth) {
  diag_place place = {.file = l->file, .line = l->now.line, .column = l->now.column};
  return depth <= LIMIT_NESTING_DEPTH ||
         tg_fail(l->t, DIAG_LIMIT_PASSED, place,
                 "nesting is deeper than the limit nesting_depth (%d)", LIMIT_NESTING_DEPTH);
}

static void new_line(lexer *l) {
  l->line++;
  l->line_start = l->at;
}

/* After its first two bytes; such comments nest. */
static void skip_comment(lexer *l) {
  uint32_t depth = 1;
  while (depth) {
    if (l->end - l->at < 2) {
      lexer_fail(l, "the comment has no end");
      return;
    }
    bool opens = l->at[0] == '/' && l->at[1] == '*', closes = l->at[0] == '*' && l->at[1] == '/';
    depth += opens;
    depth -= closes;
    bool line = *l->at == '\n';
    l->at += opens || closes ? 2 : 1;
    if (line) new_line(l);
  }
}

static void skip_line(lexer *l) {
  while (l->at < l->end && *l->at != '\n') l->at++;
}

/* `#ifndef`, `#define` and `#endif` around a file mean nothing here; what chooses between two texts
 * is refused. */
static bool skip_directive(lexer *l) {
  static const char *const guards[] = {"#ifndef", "#define", "#endif"};
  static const char *const choices[] = {"#ifdef", "#else"};
  size_t left = (size_t)(l->end - l->at);
  for (size_t i = 0; i < 2; i++)
    if (left >= strlen(choices[i]) && strncmp(l->at, choices[i], strlen(choices[i])) == 0)
      return lexer_fail(l, "%s is not known", choices[i]);
  for (size_t i = 0; i < 3; i++)
    if (left >= strlen(guards[i]) && strncmp(l->at, guards[i], strlen(guards[i])) == 0) {
      skip_line(l);
      return true;
    }
  return false;
}

static void skip_space(lexer *l) {
  while (l->at < l->end) {
    char c = *l->at;
    if (c == '\n') {
      l->at++;
      new_line(l);
    } else if (c == ' ' || c == '\t' || c == '\r') {
      l->at++;
    } else if (c == '/' && l->end - l->at > 1 && l->at[1] == '/') {
      skip_line(l);
    } else if (c == '/' && l->end - l->at > 1 && l->at[1] == '*') {
      l->now = (token){.line = l->line, .column = (uint32_t)(l->at - l->line_start) + 1};
      l->at += 2;
      skip_comment(l);
    } else if (c != '#' || !skip_directive(l)) {
      return;
    }
  }
}

static bool is_name(char c) {
  return c == '_' || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static const char *take_name(lexer *l) {
  const char *start = l->at;
  while (l->at < l->end && is_name(*l->at)) l->at++;
  return arena_strndup(l->t->memory, start, (size_t)(l->at - start));
}

/* After the quotation mark. */
static void take_string(lexer *l) {
  const char *start = l->at;
  while (l->at < l->end && *l->at != '"' && *l->at != '\n')
    l->at += *l->at == '\\' && l->end - l->at > 1 ? 2 : 1;
  if (l->at >= l->end || *l->at != '"') {
    lexer_fail(l, "the string has no end");
    return;
  }
  char *text = arena_strndup(l->t->memory, start, (size_t)(l->at - start)), *to = text;
  for (const char *from = text; *from; from++) {
    if (*from == '\\' && from[1]) from++;
    *to++ = from > text && from[-1] == '\\' && *from == 'n' ? '\n' : *from;
  }
  *to = '\0';
  l->at++;
  l->now.text = text;
}

/* After `[{`. */
static void take_code(lexer *l) {
  const char *start = l->at;
  for (; l->end - l->at >= 2; l->at++) {
    if (l->at[0] == '}' && l->at[1] == ']') {
      l->now.text = arena_strndup(l->t->memory, start, (size_t)(l->at - start));
      l->at += 2;
      return;
    }
    if (*l->at == '\n') {
      l->line++;
      l->line_start = l->at + 1;
    }
  }
  lexer_fail(l, "the code has no end");
}

/* A name may begin with a digit: 0DTensorOf. */
static void take_number(lexer *l) {
  uint64_t value = 0;
  bool minus = *l->at == '-';
  const char *text = (l->at += minus, take_name(l));
  unsigned base = strncmp(text, "0x", 2) == 0 ? 16 : strncmp(text, "0b", 2) == 0 ? 2 : 10;
  l->now.kind = TOKEN_NUMBER;
  if (base == 10 && !minus && text[strspn(text, "0123456789")]) {
    l->now.kind = TOKEN_NAME;
    l->now.text = text;
    return;
  }
  static const char digits[] = "0123456789abcdef";
  for (const char *c = text + (base == 10 ? 0 : 2); *c; c++) {
    const char *digit = memchr(digits, *c >= 'A' && *c <= 'F' ? *c + 32 : *c, base);
    if (!digit || value > (INT64_MAX - 15) / base) {
      lexer_fail(l, "'%.40s' is no number of 64 bits", text);
      return;
    }
    value = value * base + (uint64_t)(digit - digits);
  }
  l->now.number = minus ? -(int64_t)value : (int64_t)value;
}

void lexer_next(lexer *l) {
  skip_space(l);
  l->now = (token){.line = l->line, .column = (uint32_t)(l->at - l->line_start) + 1};
  if (l->at >= l->end) return;
  char c = *l->at, after = l->end - l->at > 1 ? l->at[1] : '\0';
  if ((c >= '0' && c <= '9') || (c == '-' && after >= '0' && after <= '9')) {
    take_number(l);
  } else if (is_name(c)) {
    l->now.kind = TOKEN_NAME;
    l->now.text = take_name(l);
  } else if ((c == '!' || c == '$') && is_name(after)) {
    l->now.kind = c == '!' ? TOKEN_BANG : TOKEN_DOLLAR;
    l->at++;
    l->now.text = take_name(l);
  } else if (c == '"') {
    l->now.kind = TOKEN_STRING;
    l->at++;
    take_string(l);
  } else if (c == '[' && after == '{') {
    l->now.kind = TOKEN_STRING;
    l->at += 2;
    take_code(l);
  } else if (memchr("{}[]()<>:;,=#?.", c, 15)) {
    l->now.kind = TOKEN_SIGN;
    l->now.sign = c;
    l->at++;
  } else {
    lexer_fail(l, "the byte 0x%02x begins no word of TableGen", (unsigned char)c);
  }
}

lexer lexer_of(tg *t, const char *file, const char *bytes, size_t size) {
  lexer l = {
      .t = t, .file = file, .at = bytes, .end = bytes + size, .line_start = bytes, .line = 1};
  lexer_next(&l);
  return l;
}

static const char *word_now(const lexer *l, char *buffer) {
  if (l->now.kind == TOKEN_END) return "the end of the file";
  if (l->now.kind == TOKEN_STRING) return "a string";
  if (l->now.kind == TOKEN_NUMBER) return "a number";
  if (l->now.kind == TOKEN_SIGN) return buffer[0] = l->now.sign, buffer[1] = '\0', buffer;
  snprintf(buffer, 64, "%s%s",
           l->now.kind == TOKEN_BANG     ? "!"
           : l->now.kind == TOKEN_DOLLAR ? "$"
                                         : "",
           l->now.text);
  return buffer;
}

bool want_sign(lexer *l, char sign) {
  char buffer[64];
  return take_sign(l, sign) ||
         lexer_fail(l, "expected '%c', found '%s'", sign, word_now(l, buffer));
}

bool at_word(const lexer *l, const char *word) {
  return l->now.kind == TOKEN_NAME && strcmp(l->now.text, word) == 0;
}
