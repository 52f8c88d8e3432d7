/* How far an artifact reaches in bytes that go on behind it. */
#include <string.h>

#include "bytecode.h"
#include "wire.h"

enum { VERSIONS = 64, PRODUCER = 1024 };

/* A section; false, with the cursor where it was, when there is none. */
static bool skip_section(cursor *c, uint32_t *seen) {
  cursor x = *c, body;
  uint8_t id;
  uint64_t length, alignment = 1;
  if (!cursor_u8(&x, &id) || !bc_get_varint(&x, &length)) return false;
  if (id & BC_SECTION_ALIGNED && !bc_get_varint(&x, &alignment)) return false;
  id &= (uint8_t)~BC_SECTION_ALIGNED;
  if (id >= BC_SECTION_COUNT || *seen >> id & 1) return false;
  if (!alignment || alignment & (alignment - 1)) return false;
  for (uint8_t padding; cursor_offset(&x) & (alignment - 1);)
    if (!cursor_u8(&x, &padding) || padding != BC_PADDING) return false;
  if (!cursor_sub(&x, length, &body)) return false;
  *seen |= 1u << id;
  *c = x;
  return true;
}

bool bc_extent(const void *bytes, size_t n, size_t *out) {
  const uint32_t needed = 1u << BC_SECTION_STRING | 1u << BC_SECTION_DIALECT | 1u << BC_SECTION_IR |
                          1u << BC_SECTION_ATTR_TYPE | 1u << BC_SECTION_ATTR_TYPE_OFFSET;
  if (!bc_is_bytecode(bytes, n)) return false;
  cursor c = cursor_of(bytes, n);
  const uint8_t *magic;
  uint64_t version;
  const char *producer;
  size_t len;
  if (!cursor_bytes(&c, BC_MAGIC_SIZE, &magic) || !bc_get_varint(&c, &version)) return false;
  if (version >= VERSIONS || !cursor_cstr(&c, &producer, &len) || len > PRODUCER) return false;
  uint32_t seen = 0;
  while (skip_section(&c, &seen)) continue;
  *out = (size_t)cursor_offset(&c);
  return (seen & needed) == needed;
}
