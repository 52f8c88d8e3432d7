/* SPDX-License-Identifier: Apache-2.0 */
/* Bytes on their way out: an own buffer with foreign pieces spliced in, so that large data is never
 * copied before it reaches the sink. Private to bytecode/.
 *
 * Everything lives in the arena that the emitter was made with; spliced bytes are borrowed and must
 * outlive it. Needs a guard (base/arena.h).
 */
#ifndef HLO_CTS_BYTECODE_EMITTER_H
#define HLO_CTS_BYTECODE_EMITTER_H

#include "base/bytes.h"
#include "base/vec.h"
#include "bytecode.h"
#include "wire.h"

/* A foreign piece that stands before the own byte `at`. */
typedef struct bc_splice {
  size_t at;
  const uint8_t *bytes;
  size_t size;
} bc_splice;

typedef struct bc_emitter {
  arena *a;
  uint8_t *bytes;
  size_t len, cap;
  VEC(bc_splice) splices;
  size_t spliced;     /* bytes of all splices */
  uint32_t alignment; /* the strictest requested alignment, in bytes; 1: none */
} bc_emitter;

void bc_emitter_init(bc_emitter *e, arena *a);
void bc_emitter_reset(bc_emitter *e); /* empty again, memory kept */
static inline size_t bc_emitter_size(const bc_emitter *e) { return e->len + e->spliced; }

void bc_emitter_grow(bc_emitter *e, size_t more);
static inline void bc_emit_byte(bc_emitter *e, uint8_t byte) {
  if (e->len == e->cap) bc_emitter_grow(e, 1);
  e->bytes[e->len++] = byte;
}
void bc_emit_bytes(bc_emitter *e, const void *bytes, size_t n);
/* The same without a copy when n is large: `bytes` must outlive the emitter. */
void bc_emit_borrowed(bc_emitter *e, const void *bytes, size_t n);
/* Writes a varint where there is room for BC_PUT_MAX bytes; the byte behind it. */
enum { BC_PUT_MAX = 9 };
static inline uint8_t *bc_put(uint8_t *at, uint64_t value) {
  if (value >> 7 == 0) {
    *at = (uint8_t)(value << 1 | 1);
    return at + 1;
  }
  if (value >> 56) return at + bc_encode_varint(at, value);
  unsigned bytes = (70 - (unsigned)__builtin_clzll(value)) / 7; /* 7 bits in each */
  bytes_store(at, (value << 1 | 1) << (bytes - 1), 8, BYTES_LITTLE);
  return at + bytes;
}
static inline void bc_emit_varint(bc_emitter *e, uint64_t value) {
  if (e->cap - e->len < BC_PUT_MAX) bc_emitter_grow(e, BC_PUT_MAX);
  e->len = (size_t)(bc_put(e->bytes + e->len, value) - e->bytes);
}
static inline void bc_emit_svarint(bc_emitter *e, int64_t value) {
  bc_emit_varint(e, bc_zigzag(value));
}
static inline void bc_emit_flagged(bc_emitter *e, uint64_t value, bool flag) {
  bc_emit_varint(e, value << 1 | (flag ? 1u : 0u));
}
/* Fills up to a multiple of `alignment`, a power of two, counted from the emitter's start. */
void bc_emit_alignment(bc_emitter *e, uint32_t alignment);
/* A section: id, length, contents. When the contents ask for an alignment that their place does not
 * have, the alignment is written too, and padding. The contents' splices move over. */
void bc_emit_section(bc_emitter *e, bc_section id, const bc_emitter *contents);

/* Hands everything to the sink, in order; false as soon as the sink says so. */
bool bc_emitter_flush(const bc_emitter *e, const bc_sink *to);

#endif
