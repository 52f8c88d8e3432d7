/* SPDX-License-Identifier: Apache-2.0 */
#include "base/strbuf.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/os/memory.h"

void strbuf_free(strbuf *b) {
  free(b->bytes);
  *b = (strbuf)STRBUF_INIT;
}

void strbuf_reset(strbuf *b) {
  b->len = 0;
  b->failed = false;
  if (b->bytes) b->bytes[0] = '\0';
}

bool strbuf_reserve(strbuf *b, size_t more) {
  if (b->failed) return false;
  if (more < b->cap - b->len) return true; /* one byte stays for the NUL; cap 0 wants memory */
  size_t need = b->len + more + 1;
  if (need < b->len) {
    b->failed = true;
    return false;
  }
  size_t cap = b->cap ? b->cap : 128;
  while (cap < need) cap = cap > SIZE_MAX / 2 ? need : cap * 2;
  char *bytes = realloc(b->bytes, cap);
  if (!bytes) {
    b->failed = true;
    return false;
  }
  os_want_huge_pages(bytes, cap);
  b->bytes = bytes;
  b->cap = cap;
  b->bytes[b->len] = '\0';
  return true;
}

void strbuf_add_slow(strbuf *b, const void *bytes, size_t n) {
  if (!strbuf_reserve(b, n)) return;
  if (n) memcpy(b->bytes + b->len, bytes, n);
  b->len += n;
  b->bytes[b->len] = '\0';
}

void strbuf_addn(strbuf *b, char c, size_t n) {
  if (!strbuf_reserve(b, n)) return;
  memset(b->bytes + b->len, c, n);
  b->len += n;
  b->bytes[b->len] = '\0';
}

void strbuf_vaddf(strbuf *b, const char *format, va_list args) {
  va_list again;
  va_copy(again, args);
  int n = vsnprintf(NULL, 0, format, args);
  if (n > 0 && strbuf_reserve(b, (size_t)n)) {
    vsnprintf(b->bytes + b->len, (size_t)n + 1, format, again);
    b->len += (size_t)n;
  }
  va_end(again);
}

void strbuf_addf(strbuf *b, const char *format, ...) {
  va_list args;
  va_start(args, format);
  strbuf_vaddf(b, format, args);
  va_end(args);
}

bool strbuf_refuse(strbuf *why, const char *format, ...) {
  va_list args;
  va_start(args, format);
  strbuf_vaddf(why, format, args);
  va_end(args);
  return false;
}

void strbuf_addu(strbuf *b, uint64_t value) {
  static const char pairs[] =
      "00010203040506070809101112131415161718192021222324252627282930313233343536373839404142434445"
      "46474849505152535455565758596061626364656667686970717273747576777879808182838485868788899091"
      "9293949596979899";
  char digits[20];
  size_t at = sizeof digits;
  for (; value >= 100; value /= 100) memcpy(digits + (at -= 2), pairs + value % 100 * 2, 2);
  if (value >= 10)
    memcpy(digits + (at -= 2), pairs + value * 2, 2);
  else
    digits[--at] = (char)('0' + value);
  strbuf_add(b, digits + at, sizeof digits - at);
}

void strbuf_addi(strbuf *b, int64_t value) {
  if (value < 0) {
    strbuf_addc(b, '-');
    strbuf_addu(b, -(uint64_t)value);
  } else {
    strbuf_addu(b, (uint64_t)value);
  }
}

bool strbuf_hand_on(strbuf *b, const strbuf_sink *to, size_t least) {
  if (b->failed || !to || b->len < least) return !b->failed;
  bool taken = to->put(to->user, strbuf_str(b), b->len);
  strbuf_reset(b);
  return taken;
}

const char *strbuf_str(const strbuf *b) { return b->bytes ? b->bytes : ""; }

static bool put(void *user, const void *bytes, size_t n) {
  strbuf *b = user;
  strbuf_add(b, bytes, n);
  return !b->failed;
}

strbuf_sink strbuf_sink_to(strbuf *b) { return (strbuf_sink){put, b}; }

void *strbuf_find(const void *bytes, size_t n, const void *word, size_t length) {
  const char *at = bytes, *first = word;
  if (length == 0) return (void *)(uintptr_t)bytes;
  for (size_t left = n; left >= length;) {
    const char *next = memchr(at, *first, left - length + 1);
    if (!next) return NULL;
    if (memcmp(next, word, length) == 0) return (void *)(uintptr_t)next;
    left -= (size_t)(next + 1 - at);
    at = next + 1;
  }
  return NULL;
}

char *strbuf_cut_word(char **at, const char *ends) {
  char *word = *at, *end = word ? word + strcspn(word, ends) : NULL;
  if (end) *at = *end ? end + 1 : NULL;
  if (end) *end = '\0';
  return word;
}
