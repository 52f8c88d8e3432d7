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
void strbuf_add(strbuf *b, const void *bytes, size_t n);
void strbuf_adds(strbuf *b, const char *s);
void strbuf_addc(strbuf *b, char c);
void strbuf_addn(strbuf *b, char c, size_t n);
void strbuf_addf(strbuf *b, const char *format, ...) __attribute__((format(printf, 2, 3)));
void strbuf_vaddf(strbuf *b, const char *format, va_list args);
void strbuf_addi(strbuf *b, int64_t value); /* decimal, without printf */
void strbuf_addu(strbuf *b, uint64_t value);

/* Takes bytes in order, piece by piece; false: it takes no more. */
typedef struct strbuf_sink {
  bool (*put)(void *user, const void *bytes, size_t n);
  void *user;
} strbuf_sink;

enum { STRBUF_PIECE = 1 << 16 }; /* bytes: enough to be handed on */

/* Hands on what is there, when that is `least` bytes or more, and keeps none of it; without a sink
 * everything stays. False: memory ran out, or the sink takes no more. */
bool strbuf_hand_on(strbuf *b, const strbuf_sink *to, size_t least);

const char *strbuf_str(const strbuf *b); /* "" while empty; NUL-terminated */

#endif
