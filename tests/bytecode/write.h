/* SPDX-License-Identifier: Apache-2.0 */
/* Programs built by hand, and the bytes of a section. */
#ifndef HLO_CTS_TESTS_BYTECODE_WRITE_H
#define HLO_CTS_TESTS_BYTECODE_WRITE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "bytecode/bytecode.h"
#include "bytecode/wire.h"

/* --- Programs --- */

typedef struct fixture {
  ir_context *c;
  arena_guard guard;
  strbuf out, errors;
  diag_text_sink sink;
  vs_version encoder; /* VS_NONE: the newest */
} fixture;

static inline fixture *open_fixture(void) {
  fixture *f = calloc(1, sizeof *f);
  assert_non_null(f);
  f->c = ir_context_new(&vs_builtin_opset()->registry,
                        &(ir_context_options){.allow_unregistered = true});
  assert_non_null(f->c);
  f->sink = diag_text_sink_to(&f->errors);
  f->sink.show_ids = true;
  if (!ARENA_GUARD(ir_arena(f->c), &f->guard)) fail_msg("out of memory");
  return f;
}

static inline void close_fixture(fixture *f) {
  arena_guard_pop(ir_arena(f->c), &f->guard);
  strbuf_free(&f->out);
  strbuf_free(&f->errors);
  ir_context_free(f->c);
  free(f);
}

static inline ir_op *new_module(fixture *f) { return ir_module_new(f->c, ir_loc_unknown(f->c)); }
static inline ir_block *body(ir_op *op) { return op->regions[0].first; }

/* An op with `regions` empty regions at the end of `b`. */
static inline ir_op *add_op(fixture *f, ir_block *b, const char *name, ir_value *const *operands,
                            size_t operand_count, const ir_type *const *types, size_t type_count,
                            size_t regions) {
  ir_op *op = ir_op_new(f->c, ir_opname_get(f->c, name, strlen(name)), ir_loc_unknown(f->c),
                        operands, operand_count, types, type_count, regions, NULL, 0);
  ir_block_append(b, op);
  return op;
}

static inline ir_block *add_block(fixture *f, ir_region *r) {
  ir_block *b = ir_block_new(f->c);
  ir_region_append(r, b);
  return b;
}

static inline bool write_to(fixture *f, ir_op *root, uint8_t version) {
  strbuf_reset(&f->out);
  bc_write_options o = {.producer = "p", .version = version, .encoder = f->encoder};
  return bc_write(f->c, root, &o, &f->out, &f->sink.sink);
}

/* --- Bytes --- */

/* Hex digits; spaces and everything from ';' to the end of a line are skipped, 'text' stands for
 * its characters. */
static inline void parse_bytes(const char *text, strbuf *out) {
  for (const char *p = text; *p; p++) {
    if (*p == ' ' || *p == '\n') continue;
    if (*p == ';') {
      while (p[1] && p[1] != '\n') p++;
    } else if (*p == '\'') {
      for (p++; *p != '\''; p++) strbuf_addc(out, *p);
    } else {
      char digits[3] = {p[0], p[1], 0};
      strbuf_addc(out, (char)strtol(digits, NULL, 16));
      p++;
    }
  }
}

static inline void assert_bytes(const strbuf *got, const char *expected) {
  strbuf want = STRBUF_INIT;
  parse_bytes(expected, &want);
  size_t common = got->len < want.len ? got->len : want.len;
  for (size_t i = 0; i < common; i++)
    if (got->bytes[i] != want.bytes[i])
      fail_msg("byte %zu is %02x, not %02x", i, (uint8_t)got->bytes[i], (uint8_t)want.bytes[i]);
  assert_int_equal(got->len, want.len);
  strbuf_free(&want);
}

/* The body of a top-level section. */
static inline void section_of(const strbuf *file, bc_section id, strbuf *out) {
  cursor c = cursor_of(file->bytes, file->len), found;
  const char *producer;
  size_t len;
  uint64_t n;
  uint8_t head;
  const uint8_t *skip;
  assert_true(cursor_bytes(&c, BC_MAGIC_SIZE, &skip) && bc_get_varint(&c, &n) &&
              cursor_cstr(&c, &producer, &len));
  strbuf_reset(out);
  while (cursor_u8(&c, &head)) {
    assert_true(bc_get_varint(&c, &n));
    if (head & BC_SECTION_ALIGNED) {
      uint64_t alignment;
      assert_true(bc_get_varint(&c, &alignment));
      while (cursor_offset(&c) % alignment) {
        uint8_t pad;
        assert_true(cursor_u8(&c, &pad));
        assert_int_equal(pad, BC_PADDING);
      }
    }
    assert_true(cursor_sub(&c, n, &found));
    if ((head & 0x7f) != id) continue;
    strbuf_add(out, found.at, cursor_left(&found));
    return;
  }
  fail_msg("no section %d", id);
}

static inline void assert_section(fixture *f, bc_section id, const char *expected) {
  strbuf got = STRBUF_INIT;
  section_of(&f->out, id, &got);
  assert_bytes(&got, expected);
  strbuf_free(&got);
}

#endif
