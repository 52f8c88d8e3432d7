/* SPDX-License-Identifier: Apache-2.0 */
#include "base/cursor.h"

#include <string.h>

bool cursor_u8(cursor *c, uint8_t *out) {
  if (c->at == c->end) return false;
  *out = *c->at++;
  return true;
}

bool cursor_u32le(cursor *c, uint32_t *out) {
  const uint8_t *p;
  if (!cursor_bytes(c, 4, &p)) return false;
  *out = (uint32_t)p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
  return true;
}

bool cursor_bytes(cursor *c, uint64_t n, const uint8_t **out) {
  if (n > cursor_left(c)) return false;
  *out = c->at;
  c->at += n;
  return true;
}

bool cursor_sub(cursor *c, uint64_t n, cursor *out) {
  const uint8_t *p;
  if (!cursor_bytes(c, n, &p)) return false;
  *out = (cursor){c->base, p, p + n};
  return true;
}

bool cursor_cstr(cursor *c, const char **out, size_t *len) {
  const uint8_t *nul = cursor_left(c) ? memchr(c->at, 0, cursor_left(c)) : NULL;
  if (!nul) return false;
  *out = (const char *)c->at;
  *len = (size_t)(nul - c->at);
  c->at = nul + 1;
  return true;
}
