/* SPDX-License-Identifier: Apache-2.0 */
#include "emitter.h"

#include <string.h>

/* Below this a copy is cheaper than one more piece. */
#define SPLICE_MIN 4096

void bc_emitter_init(bc_emitter *e, arena *a) { *e = (bc_emitter){.a = a, .alignment = 1}; }

void bc_emitter_reset(bc_emitter *e) {
  e->len = e->splices.count = e->spliced = 0;
  e->alignment = 1;
}

void bc_emitter_grow(bc_emitter *e, size_t more) {
  size_t cap = e->cap < 256 ? 256 : e->cap * 2;
  while (cap - e->len < more) cap *= 2;
  e->bytes = arena_grow(e->a, e->bytes, e->cap, cap, 1, 1);
  e->cap = cap;
}

void bc_emit_bytes(bc_emitter *e, const void *bytes, size_t n) {
  if (n == 0) return;
  if (e->cap - e->len < n) bc_emitter_grow(e, n);
  memcpy(e->bytes + e->len, bytes, n);
  e->len += n;
}

static void add_splice(bc_emitter *e, size_t at, const uint8_t *bytes, size_t n) {
  VEC_ADD(e->a, &e->splices, (bc_splice){at, bytes, n});
  e->spliced += n;
}

void bc_emit_borrowed(bc_emitter *e, const void *bytes, size_t n) {
  if (n < SPLICE_MIN)
    bc_emit_bytes(e, bytes, n);
  else
    add_splice(e, e->len, bytes, n);
}

void bc_emit_alignment(bc_emitter *e, uint32_t alignment) {
  if (alignment < 2) return;
  while (bc_emitter_size(e) & (alignment - 1)) bc_emit_byte(e, BC_PADDING);
  if (alignment > e->alignment) e->alignment = alignment;
}

void bc_emit_section(bc_emitter *e, bc_section id, const bc_emitter *contents) {
  size_t id_at = e->len;
  bc_emit_byte(e, (uint8_t)id);
  bc_emit_varint(e, bc_emitter_size(contents));
  if (contents->alignment > 1) {
    if (bc_emitter_size(e) & (contents->alignment - 1)) {
      e->bytes[id_at] |= BC_SECTION_ALIGNED;
      bc_emit_varint(e, contents->alignment);
      bc_emit_alignment(e, contents->alignment);
    } else if (contents->alignment > e->alignment) {
      e->alignment = contents->alignment;
    }
  }
  size_t base = e->len;
  bc_emit_bytes(e, contents->bytes, contents->len);
  for (size_t i = 0; i < contents->splices.count; i++)
    add_splice(e, base + contents->splices.items[i].at, contents->splices.items[i].bytes,
               contents->splices.items[i].size);
}

bool bc_emitter_flush(const bc_emitter *e, const bc_sink *to) {
  size_t done = 0;
  for (size_t i = 0; i < e->splices.count; i++) {
    const bc_splice *s = &e->splices.items[i];
    if (s->at > done && !to->put(to->user, e->bytes + done, s->at - done)) return false;
    done = s->at;
    if (!to->put(to->user, s->bytes, s->size)) return false;
  }
  return e->len == done || to->put(to->user, e->bytes + done, e->len - done);
}
