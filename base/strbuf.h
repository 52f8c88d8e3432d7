/* SPDX-License-Identifier: Apache-2.0 */
/* A growing string of bytes (NULs allowed). Depends on libc alone.
 *
 * Invariants: bytes[len] is always '\0' once anything was appended; a failed allocation sets
 * `failed` and every later append does nothing, so that a writer checks once, at the end. */
#ifndef HLO_CTS_BASE_STRBUF_H
#define HLO_CTS_BASE_STRBUF_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "base/auto_free.h"

typedef struct strbuf {
  char *bytes; /* owned; NULL while empty */
  size_t len, cap;
  bool failed;
} strbuf;

#define STRBUF_INIT \
  { NULL, 0, 0, false }

/* The type of a local string that is freed where its block ends: strbuf_auto why = STRBUF_INIT. */
#define strbuf_auto FREED_BY(strbuf_free) strbuf

void strbuf_free(strbuf *b);  /* back to STRBUF_INIT */
void strbuf_reset(strbuf *b); /* len = 0, memory kept */
bool strbuf_reserve(strbuf *b, size_t more);
void strbuf_add_slow(strbuf *b, const void *bytes, size_t n);
/* Inline, since a printer adds a few bytes at a time: mostly there is room. */
static inline void strbuf_add(strbuf *b, const void *bytes, size_t n) {
  if (b->failed || n >= b->cap - b->len || n == 0) {
    strbuf_add_slow(b, bytes, n);
    return;
  }
  memcpy(b->bytes + b->len, bytes, n);
  b->len += n;
  b->bytes[b->len] = '\0';
}
static inline void strbuf_adds(strbuf *b, const char *s) { strbuf_add(b, s, strlen(s)); }
static inline void strbuf_addc(strbuf *b, char c) { strbuf_add(b, &c, 1); }
void strbuf_addn(strbuf *b, char c, size_t n);
void strbuf_addf(strbuf *b, const char *format, ...) __attribute__((format(printf, 2, 3)));
void strbuf_vaddf(strbuf *b, const char *format, va_list args);
/* Appends why something failed, and returns false. */
bool strbuf_refuse(strbuf *why, const char *format, ...) __attribute__((format(printf, 2, 3)));
void strbuf_addi(strbuf *b, int64_t value); /* decimal, without printf */
void strbuf_addu(strbuf *b, uint64_t value);

/* Receives bytes in order, piece by piece. `put` returns false when it accepts no more. */
typedef struct strbuf_sink {
  bool (*put)(void *user, const void *bytes, size_t n);
  void *user;
} strbuf_sink;

/* A sink that keeps everything in a buffer. */
strbuf_sink strbuf_sink_to(strbuf *b);

enum { STRBUF_PIECE = 1 << 16 }; /* bytes: the usual `least` of strbuf_hand_on */

/* Passes the bytes to the sink and empties the buffer, if there are at least `least` bytes. Without
 * a sink (NULL) the bytes stay. False when memory ran out or the sink accepts no more. */
bool strbuf_hand_on(strbuf *b, const strbuf_sink *to, size_t least);

const char *strbuf_str(const strbuf *b); /* "" while empty; NUL-terminated */

/* Whether n bytes are the string `word`. Names out of files may hold NULs, so they have a length.
 */
static inline bool bytes_are(const char *bytes, size_t n, const char *word) {
  return strlen(word) == n && (n == 0 || memcmp(bytes, word, n) == 0);
}
/* The first place where `word` stands in n bytes, NULL if there is none. */
void *strbuf_find(const void *bytes, size_t n, const void *word, size_t length);
/* Cuts the text at `*at` behind its first word, which ends with one of the characters `ends`, and
 * returns the word; the next one begins at `*at`. NULL when there is none. */
char *strbuf_cut_word(char **at, const char *ends);
/* The first byte from `at` that is no space; `end` when all are. */
static inline const char *bytes_after_spaces(const char *at, const char *end) {
  while (at < end && *at == ' ') at++;
  return at;
}

#endif
