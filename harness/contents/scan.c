/* SPDX-License-Identifier: Apache-2.0 */
/* Artifacts in any bytes: by their first bytes, or as base64 in a text, with line ends or without,
 * in either alphabet (RFC 4648). */
#include <string.h>

#include "bytecode/bytecode.h"
#include "harness/data/base64.h"
#include "internal.h"

/* Whether it takes more bytes to know what begins at `at`. */
static bool waits(piece *p, uint64_t more) {
  if (p->last || !more || more > CONTENTS_BYTES) return false;
  p->wanted = (size_t)more;
  return true;
}

static size_t left(const piece *p, const char *at) { return p->n - (size_t)(at - p->bytes); }
static uint64_t offset(const piece *p, const char *at) {
  return p->offset + (uint64_t)(at - p->bytes);
}

static bool take_raw(piece *p, const char *at, size_t *taken) {
  uint64_t more;
  bool is = bc_extent(at, left(p, at), taken, &more);
  if (waits(p, more)) return false;
  if (is)
    found_artifact(p->x, "by its first bytes", offset(p, at), at, *taken);
  else
    *taken = 4;
  return true;
}

/* Appends the base64 digits from `at` on, in the alphabet with + and /, and returns how many bytes
 * of the text they took. Blanks, line ends and "\n" between digits are skipped. */
static size_t digits_from(const char *at, const char *end, strbuf *out) {
  const char *from = at;
  for (; at < end; at++) {
    char c = *at == '-' ? '+' : *at == '_' ? '/' : *at;
    bool digit = (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') ||
                 c == '+' || c == '/';
    if (digit)
      strbuf_addc(out, c);
    else if (c == '\\' && end - at > 1 && at[1] == 'n')
      at++;
    else if (!memchr(" \t\r\n", c, 4))
      break;
  }
  return (size_t)(at - from);
}

/* Whole groups of four, and the rest padded when that gives an encoding. */
static bool decode(strbuf *digits, strbuf *out) {
  size_t whole = digits->len & ~(size_t)3, rest = digits->len - whole;
  if (rest > 1) {
    for (size_t i = rest; i < 4; i++) strbuf_addc(digits, '=');
    if (base64_decode(digits->bytes, digits->len, out)) return true;
    strbuf_reset(out);
  }
  return base64_decode(digits->bytes, whole, out);
}

static bool take_base64(piece *p, const char *at, size_t *taken) {
  strbuf_auto digits = STRBUF_INIT, decoded = STRBUF_INIT;
  size_t n = left(p, at), size;
  uint64_t more;
  *taken = digits_from(at, at + n, &digits);
  /* A backslash at the end may belong to a line end. */
  if (n - *taken < 2 && waits(p, 2 * (uint64_t)n)) return false;
  if (*taken < n && at[*taken] == '\xef') *taken -= 2; /* "ML" are digits */
  p->failed = !count_bytes(p->x, *taken);
  /* Text behind the artifact may look like digits. Its sections tell where it ends. */
  if (!p->failed && decode(&digits, &decoded) &&
      bc_extent(decoded.bytes, decoded.len, &size, &more))
    found_artifact(p->x, "base64", offset(p, at), decoded.bytes, size);
  return true;
}

size_t scan_contents(piece *p) {
  static const struct {
    const char *begins;
    size_t n;
    bool (*take)(piece *p, const char *at, size_t *taken); /* false: it waits */
  } kinds[] = {{"ML\xefR", 4, take_raw}, {"TUzvU", 5, take_base64}};
  enum { KINDS = sizeof kinds / sizeof *kinds, LONGEST = 5 };
  const char *at = p->bytes, *next[KINDS];
  for (size_t k = 0; k < KINDS; k++) next[k] = strbuf_find(at, p->n, kinds[k].begins, kinds[k].n);
  p->wanted = 0;
  while (!p->x->stopped && !p->failed) {
    size_t first = KINDS, taken;
    for (size_t k = 0; k < KINDS; k++) {
      if (next[k] && next[k] < at)
        next[k] = strbuf_find(at, left(p, at), kinds[k].begins, kinds[k].n);
      if (next[k] && (first == KINDS || next[k] < next[first])) first = k;
    }
    if (first == KINDS) break;
    if (!kinds[first].take(p, next[first], &taken)) return (size_t)(next[first] - p->bytes);
    at = next[first] + taken;
  }
  /* The beginning of a beginning. */
  size_t rest = p->last ? 0 : left(p, at);
  return p->n - (rest < LONGEST ? rest : LONGEST - 1);
}
