/* SPDX-License-Identifier: Apache-2.0 */
#include "wire.h"

#include <string.h>

/* One row per bytecode version. Source: BytecodeVersion in mlir/Bytecode/Encoding.h. */
const bc_format bc_formats[BC_VERSION_MAX + 1] = {
    /*     dialect  region   use-list op name elided   native      native
           versions sections orders   count   arg locs properties  segments */
    [0] = {false, false, false, false, false, false, false},
    [1] = {true, false, false, false, false, false, false},
    [2] = {true, true, false, false, false, false, false},
    [3] = {true, true, true, false, false, false, false},
    [4] = {true, true, true, true, true, false, false},
    [5] = {true, true, true, true, true, true, false},
    [6] = {true, true, true, true, true, true, true},
};

bool bc_get_varint_long(cursor *c, uint64_t *out) {
  if (c->at == c->end) return false;
  uint8_t first = *c->at;
  unsigned more = first ? (unsigned)__builtin_ctz(first) : 8;
  if (cursor_left(c) - 1 < more) return false;
  uint64_t value = 0;
  for (unsigned i = more; i > 0; i--) value = value << 8 | c->at[i];
  if (more < 8) value = (more == 7 ? value : value << (7 - more)) | (uint64_t)first >> (more + 1);
  c->at += 1 + more;
  *out = value;
  return true;
}

static size_t varint_size(uint64_t value) {
  size_t n = 1;
  for (uint64_t v = value >> 7; v && n < 9; v >>= 7) n++;
  return n;
}

size_t bc_encode_varint(uint8_t bytes[9], uint64_t value) {
  size_t n = varint_size(value);
  if (n == 9) {
    bytes[0] = 0;
  } else {
    value = (value << 1 | 1) << (n - 1);
    bytes[0] = (uint8_t)value;
    value >>= 8;
  }
  for (size_t i = 1; i < n; i++, value >>= 8) bytes[i] = (uint8_t)value;
  return n;
}
