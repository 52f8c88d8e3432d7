/* SPDX-License-Identifier: Apache-2.0 */
/* A bounded view of bytes that are read from front to back.
 *
 * Every read checks what is left; a failed read leaves the position where it was and returns
 * false. Nested structures are read through a cursor of their own (cursor_sub), so a reader can
 * never leave the section that it is in. Depends on libc alone. */
#ifndef HLO_CTS_BASE_CURSOR_H
#define HLO_CTS_BASE_CURSOR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct cursor {
  const uint8_t *base; /* start of the whole input; offsets in diagnostics count from here */
  const uint8_t *at;   /* next byte */
  const uint8_t *end;  /* one past the last byte that may be read */
} cursor;

static inline cursor cursor_of(const void *bytes, size_t n) {
  const uint8_t *p = (const uint8_t *)bytes;
  return (cursor){p, p, p + n};
}
static inline size_t cursor_left(const cursor *c) { return (size_t)(c->end - c->at); }
static inline uint64_t cursor_offset(const cursor *c) { return (uint64_t)(c->at - c->base); }

bool cursor_u8(cursor *c, uint8_t *out);
bool cursor_u32le(cursor *c, uint32_t *out);
/* A view of the next n bytes; they are consumed. */
bool cursor_bytes(cursor *c, uint64_t n, const uint8_t **out);
/* A cursor over the next n bytes with the same base; they are consumed here. */
bool cursor_sub(cursor *c, uint64_t n, cursor *out);
/* Up to and including the next NUL; *len does not count the NUL. */
bool cursor_cstr(cursor *c, const char **out, size_t *len);

#endif
