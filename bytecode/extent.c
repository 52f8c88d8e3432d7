/* SPDX-License-Identifier: Apache-2.0 */
/* How far an artifact reaches in bytes that go on behind it. */
#include <string.h>

#include "bytecode.h"
#include "wire.h"

enum { VERSIONS = 64, PRODUCER = 1024 };

/* A section; false, with the cursor where it was, when there is none. `more` is then the size from
 * which on there may be one, or 0. */
static bool skip_section(cursor *c, uint32_t *seen, uint64_t *more) {
  cursor x = *c, body;
  uint8_t id;
  uint64_t length, alignment = 1;
  *more = cursor_offset(&x) + cursor_left(&x) + 1;
  if (!cursor_u8(&x, &id) || !bc_get_varint(&x, &length)) return false;
  if (id & BC_SECTION_ALIGNED && !bc_get_varint(&x, &alignment)) return false;
  id &= (uint8_t)~BC_SECTION_ALIGNED;
  bool legal =
      id < BC_SECTION_COUNT && !(*seen >> id & 1) && alignment && !(alignment & (alignment - 1));
  for (uint8_t padding; legal && cursor_offset(&x) & (alignment - 1);) {
    if (!cursor_u8(&x, &padding)) return false;
    legal = padding == BC_PADDING;
  }
  if (!legal || __builtin_add_overflow(cursor_offset(&x), length, more)) *more = 0;
  if (!*more || !cursor_sub(&x, length, &body)) return false;
  *seen |= 1u << id;
  *c = x;
  return true;
}

/* To behind the version and the producer. */
static bool skip_header(cursor *c, uint64_t *more) {
  const uint8_t *magic;
  uint64_t version;
  const char *producer;
  size_t len;
  *more = 0;
  if (!bc_is_bytecode(c->at, cursor_left(c))) return false;
  *more = cursor_left(c) + 1;
  if (!cursor_bytes(c, BC_MAGIC_SIZE, &magic) || !bc_get_varint(c, &version)) return false;
  bool ends = version < VERSIONS && cursor_cstr(c, &producer, &len);
  if (ends ? len > PRODUCER : version >= VERSIONS || cursor_left(c) > PRODUCER) *more = 0;
  return ends && *more;
}

bool bc_extent(const void *bytes, size_t n, size_t *out, uint64_t *more) {
  const uint32_t needed = 1u << BC_SECTION_STRING | 1u << BC_SECTION_DIALECT | 1u << BC_SECTION_IR |
                          1u << BC_SECTION_ATTR_TYPE | 1u << BC_SECTION_ATTR_TYPE_OFFSET;
  cursor c = cursor_of(bytes, n);
  uint32_t seen = 0;
  if (!skip_header(&c, more)) return false;
  while (skip_section(&c, &seen, more)) continue;
  *out = (size_t)cursor_offset(&c);
  return (seen & needed) == needed;
}
