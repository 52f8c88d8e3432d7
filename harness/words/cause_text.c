/* SPDX-License-Identifier: Apache-2.0 */
#include "cause_text.h"

#include <ctype.h>
#include <string.h>

static const char *line_end(const char *p) { return p + strcspn(p, "\n"); }

static const char *skip_digits(const char *p) {
  while (isdigit((unsigned char)*p)) p++;
  return p;
}

/* The name of the file in "F1124 15:20:54.194129    5765 array.h:316] text", as glog and absl write
 * it (severity, date, time, thread, file, line), and in "F external/xla/array.h:316] text", which
 * TensorFlow writes behind date and time. NULL: there is none. */
static const char *after_stamp(const char *p, const char *end) {
  bool dated = skip_digits(p + 1) == p + 5 && p[5] == ' ';
  if (!strchr("IWEF", *p) || (!dated && p[1] != ' ')) return NULL;
  const char *at = dated ? p + 5 + strspn(p + 5, "0123456789:. ") : p + 2;
  const char *close = at < end ? memchr(at, ']', (size_t)(end - at)) : NULL;
  if (!close || !isdigit((unsigned char)close[-1])) return NULL;
  for (const char *c = at; c < close; c++) {
    if (*c == ' ') return NULL;
    if (*c == '/') at = c + 1;
  }
  return at;
}

/* A line that tells nothing about the failure. */
static bool is_preamble(const char *p, const char *end) {
  static const char *const begins[] = {
      "WARNING", "INFO", "DEBUG", "warning:", "***", "loc(", "I0000", "W0000"};
  while (p < end && isspace((unsigned char)*p)) p++;
  if (p == end) return true;
  for (size_t i = 0; i < sizeof begins / sizeof *begins; i++)
    if (strncmp(p, begins[i], strlen(begins[i])) == 0) return true;
  return (*p == 'I' || *p == 'W') && after_stamp(p, end);
}

/* Where the failure is told: at the first check of the program that failed, if it has one. */
static const char *begin_of(const char *message) {
  for (const char *p = message; *p; p = *line_end(p) ? line_end(p) + 1 : line_end(p)) {
    const char *end = line_end(p);
    for (const char *at = p; at < end; at++) {
      bool fatal = *at == 'F' || (*at == 'E' && at[1] != ' ');
      const char *file = fatal ? after_stamp(at, end) : NULL;
      if (file && (at == p || !isalnum((unsigned char)at[-1]))) return file;
    }
  }
  for (const char *p = message; *p; p = *line_end(p) ? line_end(p) + 1 : line_end(p))
    if (!is_preamble(p, line_end(p))) return p;
  return message;
}

static bool is_word(char c) {
  return isalnum((unsigned char)c) || c == '_' || c == '.' || c == '$';
}

/* "12", "1.0.0", "1.19209e-07", "0x7f12" */
static const char *after_number(const char *p) {
  if (p[0] == '0' && p[1] == 'x') {
    for (p += 2; isxdigit((unsigned char)*p);) p++;
    return p;
  }
  while (isdigit((unsigned char)*p) || *p == '.') p++;
  if (*p != 'e') return p;
  size_t sign = p[1] == '-' || p[1] == '+';
  return isdigit((unsigned char)p[1 + sign]) ? skip_digits(p + 1 + sign) : p;
}

/* A list of numbers is one: "[2,3]" and "[2,3,4]". */
static const char *after_numbers(const char *p) {
  p = after_number(p);
  while (*p == ',' || *p == 'x') {
    const char *next = p + 1 + (p[0] == ',' && p[1] == ' ');
    if (!isdigit((unsigned char)*next)) break;
    p = after_number(next);
  }
  return p;
}

/* Behind the shape of an array, as XLA writes it, "f32[2,<=3]" or "pred[]"; NULL: there is none. */
static const char *after_shape(const char *p, const char *end) {
  const char *at = p;
  bool typed = strncmp(p, "pred[", 5) == 0;
  for (; at < end && isalnum((unsigned char)*at); at++) typed |= isdigit((unsigned char)*at);
  const char *close = at < end && *at == '[' ? memchr(at, ']', (size_t)(end - at)) : NULL;
  return close && typed ? close + 1 : NULL;
}

static void add_line(const char *p, const char *end, strbuf *out) {
  char before = ' ';
  while (p < end && out->len < CAUSE_TEXT_MOST) {
    const char *shape = islower((unsigned char)*p) && !is_word(before) ? after_shape(p, end) : NULL;
    if (shape) {
      p = shape;
      strbuf_adds(out, "T[N]");
    } else if (*p == '%' && p + 1 < end && is_word(p[1])) {
      for (p++; p < end && is_word(*p);) p++;
      strbuf_adds(out, "%N");
    } else if (isdigit((unsigned char)*p) && !isalnum((unsigned char)before) && before != '_') {
      p = after_numbers(p);
      strbuf_addc(out, 'N');
    } else {
      strbuf_addc(out, *p++);
    }
    before = out->bytes[out->len - 1];
  }
}

/* Behind "<unknown>:12: error: " and "loc(…): ", which say where and not what. `head` then begins
 * here, too. */
static const char *behind_place(const char *p, const char *end, strbuf *head) {
  const char *error = strstr(p, "error: ");
  if (error && error + 7 < end) {
    p = error + 7;
    strbuf_reset(head);
  }
  const char *place = !head->len && strncmp(p, "loc(", 4) == 0 ? strstr(p, "): ") : NULL;
  return place && place + 3 < end ? place + 3 : p;
}

size_t cause_head(const char *message, strbuf *out) {
  strbuf_auto head = STRBUF_INIT;
  const char *p = begin_of(message), *begin = p;
  for (int lines = 0; lines < 3; lines++) {
    const char *end = line_end(p), *last = end;
    while (last > p && isspace((unsigned char)last[-1])) last--;
    p = behind_place(p, last, &head);
    if (!head.len) begin = p;
    add_line(p, last, &head);
    if (!*end || last == p || last[-1] != ':') break;
    const char *note = strstr(end, ": note: "); /* where it was met, and not what */
    if (note && note < line_end(end + 1)) break;
    strbuf_addc(&head, ' ');
    for (p = end + 1; *p && is_preamble(p, line_end(p));)
      p = *line_end(p) ? line_end(p) + 1 : line_end(p);
  }
  while (head.len && strchr(" :", head.bytes[head.len - 1])) head.len--;
  strbuf_add(out, head.bytes, head.len);
  return (size_t)(begin - message);
}
