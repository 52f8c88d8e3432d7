/* SPDX-License-Identifier: Apache-2.0 */
/* The writer against bytes worked out by hand from the format (docs/bytecode.md). */
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

static fixture *open_fixture(void) {
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

static void close_fixture(fixture *f) {
  arena_guard_pop(ir_arena(f->c), &f->guard);
  strbuf_free(&f->out);
  strbuf_free(&f->errors);
  ir_context_free(f->c);
  free(f);
}

static ir_op *new_module(fixture *f) { return ir_module_new(f->c, ir_loc_unknown(f->c)); }
static ir_block *body(ir_op *op) { return op->regions[0].first; }

/* An op with `regions` empty regions at the end of `b`. */
static ir_op *add_op(fixture *f, ir_block *b, const char *name, ir_value *const *operands,
                     size_t operand_count, const ir_type *const *types, size_t type_count,
                     size_t regions) {
  ir_op *op = ir_op_new(f->c, ir_opname_get(f->c, name, strlen(name)), ir_loc_unknown(f->c),
                        operands, operand_count, types, type_count, regions, NULL, 0);
  ir_block_append(b, op);
  return op;
}

static ir_block *add_block(fixture *f, ir_region *r) {
  ir_block *b = ir_block_new(f->c);
  ir_region_append(r, b);
  return b;
}

static bool write_to(fixture *f, ir_op *root, uint8_t version) {
  strbuf_reset(&f->out);
  bc_write_options o = {.producer = "p", .version = version, .encoder = f->encoder};
  return bc_write(f->c, root, &o, &f->out, &f->sink.sink);
}

/* --- Bytes --- */

/* Hex digits; spaces and everything from ';' to the end of a line are skipped, 'text' stands for
 * its characters. */
static void parse_bytes(const char *text, strbuf *out) {
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

static void assert_bytes(const strbuf *got, const char *expected) {
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
static void section_of(const strbuf *file, bc_section id, strbuf *out) {
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

static void assert_section(fixture *f, bc_section id, const char *expected) {
  strbuf got = STRBUF_INIT;
  section_of(&f->out, id, &got);
  assert_bytes(&got, expected);
  strbuf_free(&got);
}

/* --- The container --- */

#define EMPTY_ATTRS                                               \
  "03 0b  03 01 01 03 07 ; one attribute, of dialect 0: a byte\n" \
  "02 03  1f             ; unknown location\n"
#define EMPTY_TAIL                                  \
  "06 03  01             ; no external resources\n" \
  "05 01                 ; no resources\n"          \
  "00 25  05 0f 11 'builtin' 00 'module' 00 ; lengths in reverse\n"

static void empty_module_at_every_version(void **state) {
  (void)state;
  static const char *const expected[] = {
      "'ML' ef 'R' 01 'p' 00 ; version 0\n"
      "01 0b  03 01 01 03 03 ; one dialect: string 0; of dialect 0, one op name: string "
      "1\n" EMPTY_ATTRS
      "04 11  05 01 10 01 07 03 01 01 ; one op: name, regions, location, 1 isolated: 1 block, 0 "
      "values, 0 ops\n" EMPTY_TAIL,
      "'ML' ef 'R' 03 'p' 00 ; 1: a flag next to the dialect's name\n"
      "01 0b  03 01 01 03 03\n" EMPTY_ATTRS "04 11  05 01 10 01 07 03 01 01\n" EMPTY_TAIL,
      "'ML' ef 'R' 05 'p' 00 ; 2: a section for the regions\n"
      "01 0b  03 01 01 03 03\n" EMPTY_ATTRS "04 15  05 01 10 01 07 04 07 03 01 01\n" EMPTY_TAIL,
      "'ML' ef 'R' 07 'p' 00 ; 3\n"
      "01 0b  03 01 01 03 03\n" EMPTY_ATTRS "04 15  05 01 10 01 07 04 07 03 01 01\n" EMPTY_TAIL,
      "'ML' ef 'R' 09 'p' 00 ; 4: the number of op names\n"
      "01 0d  03 01 03 01 03 03\n" EMPTY_ATTRS "04 15  05 01 10 01 07 04 07 03 01 01\n" EMPTY_TAIL,
      "'ML' ef 'R' 0b 'p' 00 ; 5: op names say whether they are registered; properties\n"
      "01 0d  03 01 03 01 03 07\n" EMPTY_ATTRS
      "04 17  05 01 50 01 01 07 04 07 03 01 01\n" EMPTY_TAIL
      "08 09  03 05 01 01 ; one sequence of 2 bytes: neither name nor visibility\n",
      "'ML' ef 'R' 0d 'p' 00 ; 6\n"
      "01 0d  03 01 03 01 03 07\n" EMPTY_ATTRS
      "04 17  05 01 50 01 01 07 04 07 03 01 01\n" EMPTY_TAIL "08 09  03 05 01 01\n",
  };
  fixture *f = open_fixture();
  ir_op *module = new_module(f);
  for (uint8_t version = 0; version <= BC_VERSION_MAX; version++) {
    assert_true(write_to(f, module, version));
    assert_bytes(&f->out, expected[version]);
  }
  close_fixture(f);
}

static void attributes_go_by_references_then_by_dialect(void **state) {
  (void)state;
  fixture *f = open_fixture();
  ir_op *module = new_module(f);
  /* "x" three times, #d<1> twice, "y" once; met in the order array, "y", #d<1>, "x". */
  const ir_attr *x = ir_attr_string(f->c, "x", 1), *y = ir_attr_string(f->c, "y", 1);
  const ir_attr *d =
      ir_attr_opaque(f->c, ir_cstr(f->c, "d"), ir_cstr(f->c, "<1>"), ir_type_none(f->c));
  const ir_attr *items[] = {y, d, x, x, d, x};
  ir_op_set_discardable(f->c, module, ir_cstr(f->c, "a"), ir_attr_array(f->c, items, 6));
  assert_true(write_to(f, module, 6));
  /* By references: x (3), d (2), dictionary, "a", array, y, location; then dialect 0 before 1. */
  assert_section(f, BC_SECTION_ATTR_TYPE_OFFSET,
                 "0f 01          ; 7 attributes, no types\n"
                 "01 0d          ; of builtin, 6\n"
                 "0b 13 0b 23 0b 07 ; sizes 2, 4, 2, 8, 2, 1, all binary\n"
                 "03 03          ; of d, one\n"
                 "19             ; 6 bytes of text\n");
  assert_section(f, BC_SECTION_ATTR_TYPE,
                 "05 07          ; 0: string 3: x\n"
                 "03 03 05 07    ; 1: dictionary of 1: attribute 2 = attribute 3\n"
                 "05 09          ; 2: string 4: a\n"
                 "01 0d 09 0d 01 01 0d 01 ; 3: array of 6: 4 6 0 0 6 0\n"
                 "05 0b          ; 4: string 5: y\n"
                 "1f             ; 5: unknown location\n"
                 "'#d<1>' 00     ; 6\n");
  assert_section(f, BC_SECTION_STRING,
                 "0d 05 05 05 0f 05 11 'builtin' 00 'd' 00 'module' 00 'x' 00 'a' 00 'y' 00\n");
  close_fixture(f);
}

/* --- Operations --- */

static void values_start_again_in_isolated_regions_only(void **state) {
  (void)state;
  fixture *f = open_fixture();
  ir_op *module = new_module(f);
  const ir_type *index = ir_type_index(f->c);
  ir_op *a = add_op(f, body(module), "t.a", NULL, 0, &index, 1, 0);
  ir_value *v = &a->results[0];
  ir_op *closed = add_op(f, body(module), "t.r", NULL, 0, NULL, 0, 1);
  ir_op *open = add_op(f, body(module), "t.r", NULL, 0, NULL, 0, 1);
  ir_block *in_closed = add_block(f, &closed->regions[0]),
           *in_open = add_block(f, &open->regions[0]);
  ir_op *own = add_op(f, in_closed, "t.a", NULL, 0, &index, 1, 0);
  ir_value *from_own = &own->results[0];
  add_op(f, in_closed, "t.u", &from_own, 1, NULL, 0, 0);
  ir_op *inner = add_op(f, in_open, "t.a", NULL, 0, &index, 1, 0);
  ir_value *both[] = {v, &inner->results[0]};
  add_op(f, in_open, "t.u", both, 2, NULL, 0, 0);
  assert_true(write_to(f, module, 3));
  /* By references: t.a (3), t.r and t.u (2 each, t.r met first); builtin.module is dialect 0 and so
   * number 0. */
  assert_section(f, BC_SECTION_IR,
                 "05 01 10 01 07 04 5b ; module: a section of 45 bytes\n"
                 "03 03 0d             ; 1 block, 1 value, 3 ops\n"
                 "03 02 01 03 01       ; t.a: 1 result of type 0\n"
                 "05 10 01 07          ; t.r, isolated: a section of 13 bytes\n"
                 "04 1b 03 03 09       ; 1 block, 1 value, 2 ops\n"
                 "03 02 01 03 01       ; value 0\n"
                 "07 04 01 03 01       ; uses value 0\n"
                 "05 10 01 05          ; t.r, not isolated\n"
                 "03 03 09             ; 1 block, 1 value, 2 ops\n"
                 "03 02 01 03 01       ; value 1\n"
                 "07 04 01 05 01 03    ; uses values 0 and 1\n");
  close_fixture(f);
}

/* A module with `results` results of one op and a list of uses of them, each an op; then the uses
 * of result `which` are put into the given order (places in the order of the ops). */
static ir_op *with_uses(fixture *f, size_t results, const size_t *used, size_t count) {
  ir_op *module = new_module(f);
  const ir_type *types[128];
  for (size_t i = 0; i < results; i++) types[i] = ir_type_index(f->c);
  ir_op *def = add_op(f, body(module), "t.d", NULL, 0, types, results, 0);
  for (size_t i = 0; i < count; i++) {
    ir_value *v = &def->results[used[i]];
    add_op(f, body(module), "t.u", &v, 1, NULL, 0, 0);
  }
  return module;
}

static void reorder(ir_op *module, size_t result, const size_t *order, size_t count) {
  ir_op *def = body(module)->first;
  ir_use *uses[16];
  size_t n = 0;
  for (ir_op *op = def->next; op; op = op->next)
    if (op->operands[0].value == &def->results[result]) uses[n++] = &op->operands[0];
  assert_int_equal(n, count);
  ir_use *sorted[16];
  for (size_t i = 0; i < count; i++) sorted[i] = uses[order[i]];
  ir_value_set_use_order(&def->results[result], sorted, count);
}

static void the_readers_own_use_order_is_not_written(void **state) {
  (void)state;
  fixture *f = open_fixture();
  ir_op *module = with_uses(f, 1, (const size_t[]){0, 0, 0}, 3);
  assert_true(write_to(f, module, 3));
  assert_section(f, BC_SECTION_IR,
                 "05 01 10 01 07 04 2f 03 03 11\n"
                 "05 02 01 03 01\n"
                 "03 04 01 03 01  03 04 01 03 01  03 04 01 03 01\n");
  close_fixture(f);
}

static void use_orders_are_written_whole_or_as_pairs(void **state) {
  (void)state;
  fixture *f = open_fixture();
  /* Memory has the uses in the order first, second, third; a reader has third, second, first:
   * places 2, 1, 0 of the memory's list. Two of three are out of place, so the whole list is
   * written. */
  ir_op *module = with_uses(f, 1, (const size_t[]){0, 0, 0}, 3);
  reorder(module, 0, (const size_t[]){0, 1, 2}, 3);
  assert_true(write_to(f, module, 3));
  assert_section(f, BC_SECTION_IR,
                 "05 01 10 01 07 04 37 03 03 11\n"
                 "05 22 01 03 01  0d 05 03 01 ; 3 places: 2 1 0\n"
                 "03 04 01 03 01  03 04 01 03 01  03 04 01 03 01\n");
  /* Six uses, two of them exchanged: 2 of 6 are fewer than half. */
  module = with_uses(f, 1, (const size_t[]){0, 0, 0, 0, 0, 0}, 6);
  reorder(module, 0, (const size_t[]){5, 4, 2, 3, 1, 0}, 6);
  assert_true(write_to(f, module, 3));
  assert_section(f, BC_SECTION_IR,
                 "05 01 10 01 07 04 57 03 03 1d\n"
                 "05 22 01 03 01  13 07 05 05 07 ; 4 numbers in pairs: 3 at 2, 2 at 3\n"
                 "03 04 01 03 01  03 04 01 03 01  03 04 01 03 01\n"
                 "03 04 01 03 01  03 04 01 03 01  03 04 01 03 01\n");
  /* Bytecode 2 has no use-list orders. */
  assert_true(write_to(f, module, 2));
  assert_section(f, BC_SECTION_IR,
                 "05 01 10 01 07 04 4d 03 03 1d  05 02 01 03 01\n"
                 "03 04 01 03 01  03 04 01 03 01  03 04 01 03 01\n"
                 "03 04 01 03 01  03 04 01 03 01  03 04 01 03 01\n");
  close_fixture(f);
}

static void use_orders_of_several_results_stand_in_the_encoders_order(void **state) {
  (void)state;
  fixture *f = open_fixture();
  ir_op *module = with_uses(f, 3, (const size_t[]){1, 1, 2, 2}, 4);
  reorder(module, 1, (const size_t[]){0, 1}, 2);
  reorder(module, 2, (const size_t[]){0, 1}, 2);
  /* 37 × 1 = 37 and 37 × 2 = 74, in 64 buckets the 10th: result 2 comes before result 1. */
  f->encoder = VS(1, 15, 0);
  assert_true(write_to(f, module, 3));
  assert_section(f, BC_SECTION_IR,
                 "05 01 10 01 07 04 4f 03 07 15\n"
                 "05 22 01 07 01 01 01  05  05 09 03 01  03 09 03 01\n"
                 "03 04 01 03 03  03 04 01 03 03  03 04 01 03 05  03 04 01 03 05\n");
  /* llvm/llvm-project#187819: by index. */
  for (int newest = 0; newest < 2; newest++) {
    f->encoder = newest ? VS_NONE : VS(1, 16, 0);
    assert_true(write_to(f, module, 3));
    assert_section(f, BC_SECTION_IR,
                   "05 01 10 01 07 04 4f 03 07 15\n"
                   "05 22 01 07 01 01 01  05  03 09 03 01  05 09 03 01\n"
                   "03 04 01 03 03  03 04 01 03 03  03 04 01 03 05  03 04 01 03 05\n");
  }
  close_fixture(f);
}

static void unknown_locations_of_arguments_are_left_out_from_version_4(void **state) {
  (void)state;
  fixture *f = open_fixture();
  ir_op *module = new_module(f);
  ir_op *op = add_op(f, body(module), "t.r", NULL, 0, NULL, 0, 1);
  ir_block *b = add_block(f, &op->regions[0]);
  const ir_attr *unknown = ir_loc_unknown(f->c);
  const ir_attr *named = ir_loc_name(f->c, ir_cstr(f->c, "n"), unknown);
  ir_block_add_arg(f->c, b, ir_type_index(f->c), unknown);
  ir_block_add_arg(f->c, b, ir_type_index(f->c), named);
  assert_true(write_to(f, module, 3));
  assert_section(f, BC_SECTION_IR,
                 "05 01 10 01 07 04 25 03 01 05\n"
                 "03 10 01 07 04 13 03 05 03 05 ; 2 values, no ops, 2 arguments\n"
                 "01 01  01 03  00              ; types and locations; no use-list orders\n");
  assert_true(write_to(f, module, 4));
  assert_section(f, BC_SECTION_IR,
                 "05 01 10 01 07 04 23 03 01 05\n"
                 "03 10 01 07 04 11 03 05 03 05\n"
                 "01  03 03  00 ; type 0 without, type 0 with a location\n");
  close_fixture(f);
}

static void inherent_attributes_are_properties_from_version_5(void **state) {
  (void)state;
  fixture *f = open_fixture();
  ir_op *module = new_module(f);
  ir_op_set(f->c, module, "sym_name", ir_attr_string(f->c, "m", 1));
  ir_op_set_discardable(f->c, module, ir_cstr(f->c, "z"), ir_attr_unit(f->c));
  assert_true(write_to(f, module, 4));
  /* dictionary, "sym_name", "m", "z", unit, location */
  assert_section(f, BC_SECTION_ATTR_TYPE, "03 05 03 05 07 09  05 05  05 07  05 09  0f  1f\n");
  assert_section(f, BC_SECTION_IR, "05 01 11 0b 01 07 04 07 03 01 01\n");
  assert_true(write_to(f, module, 6));
  /* dictionary, "z", unit; "m"; location */
  assert_section(f, BC_SECTION_ATTR_TYPE, "03 03 03 05  05 05  0f  05 07  1f\n");
  assert_section(f, BC_SECTION_IR, "05 01 51 09 01 01 07 04 07 03 01 01\n");
  assert_section(f, BC_SECTION_PROPERTIES,
                 "03 05 0f 01 ; \"m\", attribute 3, is there; visibility not\n");
  close_fixture(f);
}

static void equal_properties_are_stored_once(void **state) {
  (void)state;
  fixture *f = open_fixture();
  ir_op *module = new_module(f);
  for (int i = 0; i < 400; i++) {
    ir_op *op = add_op(f, body(module), "builtin.module", NULL, 0, NULL, 0, 1);
    add_block(f, &op->regions[0]);
    if (i % 2) ir_op_set(f->c, op, "sym_name", ir_attr_string(f->c, "m", 1));
  }
  assert_true(write_to(f, module, 6));
  /* "m" is the second attribute: the location has more references. */
  assert_section(f, BC_SECTION_PROPERTIES, "05 05 01 01 05 07 01\n");
  close_fixture(f);
}

/* --- Encodings --- */

/* The bytes of `expected` stand in the attribute/type section when `a` is an attribute of the
 * module (behind "a", attribute 2 or less often referred to). */
static void assert_encoded(fixture *f, const ir_attr *a, const char *expected) {
  ir_op *module = new_module(f);
  ir_op_set_discardable(f->c, module, ir_cstr(f->c, "a"), a);
  assert_true(write_to(f, module, 6));
  strbuf got = STRBUF_INIT, want = STRBUF_INIT;
  section_of(&f->out, BC_SECTION_ATTR_TYPE, &got);
  parse_bytes(expected, &want);
  if (!memmem(got.bytes, got.len, want.bytes, want.len)) fail_msg("no %s", expected);
  strbuf_free(&got);
  strbuf_free(&want);
}

static void whole_numbers_of_every_width(void **state) {
  (void)state;
  fixture *f = open_fixture();
  ir_context *c = f->c;
#define INT(width, value) ir_attr_integer(c, ir_type_integer(c, width, IR_SIGNLESS), value)
  assert_encoded(f, INT(1, 1), "11 01 01");
  assert_encoded(f, INT(4, -1), "11 01 0f");
  assert_encoded(f, INT(8, -1), "11 01 ff");
  assert_encoded(f, INT(9, -1), "11 01 fa 0f");           /* 511, doubled: 1022 */
  assert_encoded(f, INT(32, -1), "11 01 d0 ff ff ff 3f"); /* 2^32 - 1, doubled */
  assert_encoded(f, INT(64, -1), "11 01 03");             /* doubled and complemented: 1 */
  assert_encoded(f, INT(64, INT64_MIN), "11 01 00 ff ff ff ff ff ff ff ff");
  assert_encoded(f, ir_attr_integer(c, ir_type_index(c), -2), "11 01 07");
  const uint64_t words[][2] = {{0, 0}, {7, 0}, {0, 1}, {UINT64_MAX, UINT64_MAX}};
  const ir_type *i128 = ir_type_integer(c, 128, IR_SIGNLESS);
  assert_encoded(f, ir_attr_integer_words(c, i128, words[0]), "11 01 03 01");
  assert_encoded(f, ir_attr_integer_words(c, i128, words[1]), "11 01 03 1d");
  assert_encoded(f, ir_attr_integer_words(c, i128, words[2]), "11 01 05 01 05");
  assert_encoded(f, ir_attr_integer_words(c, i128, words[3]), "11 01 05 03 03");
  const ir_type *f8 = ir_type_float(c, &ir_float_formats[IR_F8E5M2]),
                *f16 = ir_type_float(c, &ir_float_formats[IR_F16]);
  assert_encoded(f, ir_attr_float_bits(c, f8, 0x3c, 0),
                 "13 01 3c"); /* 1: a byte, as up to 8 bits */
  assert_encoded(f, ir_attr_float_bits(c, f16, 0x3c00, 0),
                 "13 01 04 c0 03"); /* 1: doubled, in three bytes */
  close_fixture(f);
}

/* As jaxlib 0.10.1 (text) and 0.10.2 (codes) write them, behind a type attribute and the unknown
 * location. */
static void small_floats_are_codes_since_1_18_0(void **state) {
  (void)state;
  static const struct {
    ir_float_id id;
    const char *code, *text;
  } rows[] = {{IR_TF32, "0d 01 1f 2b", "0d 01 1f 74 66 33 32 00"},
              {IR_F8E5M2, "0d 01 1f 2d", "0d 01 1f 66 38 45 35 4d 32 00"},
              {IR_F4E2M1FN, "0d 01 1f 3b", "0d 01 1f 66 34 45 32 4d 31 46 4e 00"},
              {IR_F8E8M0FNU, "0d 01 1f 41", "0d 01 1f 66 38 45 38 4d 30 46 4e 55 00"}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    fixture *f = open_fixture();
    const ir_type *t = ir_type_float(f->c, &ir_float_formats[rows[i].id]);
    f->encoder = i % 2 ? VS(1, 18, 0) : VS_NONE;
    assert_encoded(f, ir_attr_type(f->c, t), rows[i].code);
    f->encoder = VS(1, 17, 0);
    assert_encoded(f, ir_attr_type(f->c, t), rows[i].text);
    close_fixture(f);
  }
}

static void booleans_are_packed(void **state) {
  (void)state;
  fixture *f = open_fixture();
  ir_context *c = f->c;
  const ir_type *i1 = ir_type_integer(c, 1, IR_SIGNLESS);
  static const uint8_t bits[16] = {1, 0, 1, 1, 0, 0, 0, 1, 0, 1, 1, 1, 1, 1, 1, 1};
  static const struct {
    size_t count;
    bool splat;
    const char *bytes;
  } rows[] = {
      {1, true, "25 01 03 ff"},     {7, false, "25 01 03 0d"}, {8, false, "25 01 03 8d"},
      {9, false, "25 01 05 8d 00"}, {9, true, "25 01 03 ff"},  {16, false, "25 01 05 8d fe"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    int64_t count = (int64_t)rows[i].count;
    const ir_type *t = ir_type_tensor(c, &count, 1, i1, NULL);
    assert_encoded(
        f, ir_attr_dense(c, t, bits, rows[i].splat ? 1 : rows[i].count, rows[i].splat, IR_COPY),
        rows[i].bytes);
  }
  int64_t none = 0;
  const ir_type *empty = ir_type_tensor(c, &none, 1, i1, NULL);
  assert_encoded(f, ir_attr_dense(c, empty, bits, 0, false, IR_COPY), "25 01 01");
  close_fixture(f);
}

/* tensor_v1 of bool_v1 with that many elements. */
static const ir_attr *vhlo_booleans(fixture *f, int64_t count, const uint8_t *bits, size_t size) {
  ir_context *c = f->c;
  const vs_opset *o = vs_builtin_opset();
  const ir_typedef *tensor = o->registry.find_type(&o->registry, "vhlo", 4, "tensor_v1", 9);
  const ir_typedef *boolean = o->registry.find_type(&o->registry, "vhlo", 4, "bool_v1", 7);
  const ir_attrdef *dense = o->registry.find_attr(&o->registry, "vhlo", 4, "tensor_v1", 9);
  assert_non_null(tensor);
  assert_non_null(boolean);
  assert_non_null(dense);
  const ir_type *i1 = ir_type_integer(c, 1, IR_SIGNLESS);
  ir_param shape[3] = {0}, attr[2] = {0};
  shape[0].ints = &count;
  shape[0].count = 1;
  shape[1].type = ir_type_defined(c, boolean, shape);
  attr[0].type = ir_type_defined(c, tensor, shape);
  attr[1].attr =
      ir_attr_dense(c, ir_type_tensor(c, &count, 1, i1, NULL), bits, size, size == 1, IR_COPY);
  return ir_attr_defined(c, dense, attr);
}

/* Of VHLO likewise, but for a single one: a splat with all bits set for writers before 1.14.0, its
 * bit for those since (writeVhloTensorV1Attr of 435501175). */
static void booleans_of_vhlo_are_packed(void **state) {
  (void)state;
  static const uint8_t bits[9] = {1, 0, 1, 1, 0, 0, 0, 1, 0}, no = 0;
  static const struct {
    vs_version encoder;
    int64_t count;
    const uint8_t *bits;
    size_t size;
    const char *bytes;
  } rows[] = {
      {VS_NONE, 9, bits, 9, "1f 01 05 8d 00"},   {VS_NONE, 9, bits, 1, "1f 01 03 ff"},
      {VS_NONE, 2, bits, 1, "1f 01 03 ff"},      {VS_NONE, 1, bits, 1, "1f 01 03 01"},
      {VS_NONE, 1, &no, 1, "1f 01 03 00"},       {VS_NONE, 0, bits, 0, "1f 01 01"},
      {VS(1, 14, 0), 1, bits, 1, "1f 01 03 01"}, {VS(1, 13, 9), 1, bits, 1, "1f 01 03 ff"},
      {VS(0, 9, 0), 1, bits, 1, "1f 01 03 ff"},  {VS(0, 9, 0), 1, &no, 1, "1f 01 03 00"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    fixture *f = open_fixture();
    f->encoder = rows[i].encoder;
    assert_encoded(f, vhlo_booleans(f, rows[i].count, rows[i].bits, rows[i].size), rows[i].bytes);
    close_fixture(f);
  }
}

/* --- Other legal encodings --- */

static bool same(const strbuf *want, const strbuf *have) {
  return bc_same_but_encoding(vs_builtin_opset(), want->bytes, want->len, have->bytes, have->len);
}

static void only_the_byte_of_a_single_true_may_differ(void **state) {
  (void)state;
  static const uint8_t yes = 1;
  fixture *f = open_fixture();
  ir_op *module = new_module(f);
  ir_op_set_discardable(f->c, module, ir_cstr(f->c, "a"), vhlo_booleans(f, 1, &yes, 1));
  ir_op_set_discardable(f->c, module, ir_cstr(f->c, "b"), vhlo_booleans(f, 2, &yes, 1));
  strbuf old = STRBUF_INIT;
  f->encoder = VS(1, 13, 0);
  assert_true(write_to(f, module, 6));
  strbuf_add(&old, f->out.bytes, f->out.len);
  f->encoder = VS(1, 14, 0);
  assert_true(write_to(f, module, 6));
  assert_int_equal(f->out.len, old.len);
  size_t at = 0, places = 0;
  for (size_t i = 0; i < old.len; i++)
    if (old.bytes[i] != f->out.bytes[i]) places++, at = i;
  assert_int_equal(places, 1);
  assert_true(same(&old, &f->out) && same(&f->out, &old) && same(&old, &old));
  /* Any other byte there, or a difference anywhere else, is none. */
  for (int byte = 0; byte < 256; byte++) {
    f->out.bytes[at] = (char)byte;
    assert_int_equal(same(&old, &f->out), byte == 0x01 || byte == 0xff);
  }
  f->out.bytes[at] = 0x01;
  for (size_t i = 0; i < old.len; i++) {
    if (i == at) continue;
    f->out.bytes[i] ^= 1;
    assert_false(same(&old, &f->out));
    f->out.bytes[i] ^= 1;
  }
  f->out.len--;
  assert_false(same(&old, &f->out));
  strbuf_free(&old);
  close_fixture(f);
}

static void file_locations_of_every_length(void **state) {
  (void)state;
  fixture *f = open_fixture();
  ir_context *c = f->c;
  const istr *file = ir_cstr(c, "f");
  static const struct {
    uint32_t n[4];
    uint8_t given;
    const char *bytes;
  } rows[] = {
      {{3, 4, 3, 4}, 2, "17 05 07 09"},          {{0, 0, 0, 0}, 0, "2d 05 01"},
      {{3, 0, 3, 0}, 1, "2d 05 03 07"},          {{3, 4, 3, 9}, 3, "2d 05 07 07 09 13"},
      {{3, 4, 5, 9}, 4, "2d 05 09 07 09 0b 13"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    /* Attributes: dictionary 0, "a" 1, the location, "f" 2 … by order of meeting: the file's name
     * follows the location. */
    ir_op *module = ir_module_new(c, ir_loc_file_range(c, file, rows[i].n[0], rows[i].n[1],
                                                       rows[i].n[2], rows[i].n[3], rows[i].given));
    assert_true(write_to(f, module, 6));
    strbuf got = STRBUF_INIT, want = STRBUF_INIT;
    section_of(&f->out, BC_SECTION_ATTR_TYPE, &got);
    parse_bytes(rows[i].bytes, &want);
    want.bytes[1] = 3; /* the location is attribute 0, the name attribute 1 */
    parse_bytes("05 05", &want);
    assert_int_equal(got.len, want.len);
    assert_memory_equal(got.bytes, want.bytes, got.len);
    strbuf_free(&got);
    strbuf_free(&want);
  }
  close_fixture(f);
}

static void resources_are_aligned(void **state) {
  (void)state;
  fixture *f = open_fixture();
  ir_context *c = f->c;
  static const uint8_t data[16] = {1, 0, 0, 0, 0, 0, 0, 0, 2};
  const istr *filled = ir_cstr(c, "k"), *bare = ir_cstr(c, "b");
  assert_true(ir_blob_add(c, filled, data, 16, 8, IR_BORROW));
  assert_false(ir_blob_add(c, filled, data, 16, 8, IR_BORROW));
  int64_t two = 2;
  const ir_type *t = ir_type_tensor(c, &two, 1, ir_type_integer(c, 64, IR_SIGNLESS), NULL);
  const ir_attr *items[] = {ir_attr_dense_resource(c, t, bare),
                            ir_attr_dense_resource(c, t, filled)};
  ir_op *module = new_module(f);
  ir_op_set_discardable(c, module, ir_cstr(c, "a"), ir_attr_array(c, items, 2));
  assert_true(write_to(f, module, 6));
  assert_section(f, BC_SECTION_RESOURCE_OFFSET,
                 "01 01 05        ; nothing external; dialect 0 has two\n"
                 "07 31 00        ; string 3, 24 bytes, a blob\n"
                 "09 01 00        ; string 4, declared only\n");
  assert_section(f, BC_SECTION_RESOURCE,
                 "11 21 cb cb cb cb cb cb ; alignment 8, 16 bytes\n"
                 "01 00 00 00 00 00 00 00 02 00 00 00 00 00 00 00\n");
  /* dense_resource: type 0, resource 1 (declared ones come last) and 0 */
  assert_encoded(f, items[0], "21 01 01");
  close_fixture(f);
}

static void what_is_nested_too_deep_is_not_written(void **state) {
  (void)state;
  fixture *f = open_fixture();
  f->sink.show_ids = true;
  const ir_attr *a = ir_attr_array(f->c, NULL, 0);
  for (int depth = 0; !ir_attr_too_large(a); depth++) {
    assert_true(depth <= 1 << 20);
    a = ir_attr_array(f->c, &a, 1);
  }
  ir_op *module = new_module(f);
  ir_op_set_discardable(f->c, module, ir_cstr(f->c, "a"), a);
  assert_false(write_to(f, module, 6));
  assert_non_null(strstr(strbuf_str(&f->errors),
                         "an attribute is nested deeper or larger than limits allow [HLO-5204]"));
  close_fixture(f);
}

/* --- Output
 * ------------------------------------------------------------------------------------------------
 */

typedef struct pieces {
  const void *wanted;
  size_t wanted_size, total, left; /* left: pieces until the sink says no */
  bool seen;
} pieces;

static bool take_piece(void *user, const void *bytes, size_t n) {
  pieces *p = user;
  if (bytes == p->wanted && n == p->wanted_size) p->seen = true;
  p->total += n;
  return p->left-- > 0;
}

static void large_constants_reach_the_sink_without_a_copy(void **state) {
  (void)state;
  fixture *f = open_fixture();
  int64_t count = 1 << 20;
  uint8_t *data = malloc((size_t)count);
  assert_non_null(data);
  for (int64_t i = 0; i < count; i++) data[i] = (uint8_t)i;
  const ir_type *t = ir_type_tensor(f->c, &count, 1, ir_type_integer(f->c, 8, IR_SIGNLESS), NULL);
  ir_op *module = new_module(f);
  ir_op_set_discardable(f->c, module, ir_cstr(f->c, "a"),
                        ir_attr_dense(f->c, t, data, (size_t)count, false, IR_BORROW));
  bc_write_options o = {.producer = "p", .version = 6};
  pieces p = {.wanted = data, .wanted_size = (size_t)count, .left = SIZE_MAX};
  assert_true(bc_write_to(f->c, module, &o, (bc_sink){take_piece, &p}, &f->sink.sink));
  assert_true(p.seen);
  assert_true(write_to(f, module, 6));
  assert_int_equal(p.total, f->out.len);
  /* A sink that refuses ends it with a diagnostic. */
  p.left = 1;
  assert_false(bc_write_to(f->c, module, &o, (bc_sink){take_piece, &p}, &f->sink.sink));
  assert_non_null(strstr(strbuf_str(&f->errors), "HLO-5205"));
  free(data);
  close_fixture(f);
}

/* --- What is written and must not be read --- */

static void is_not_read(fixture *f, const char *id, const char *words) {
  strbuf_reset(&f->errors);
  ir_context_options options = {.allow_unregistered = true};
  ir_context *c = ir_context_new(&vs_builtin_opset()->registry, &options);
  assert_non_null(c);
  bc_read_options o = {.allow_other_dialects = true};
  assert_null(bc_read(c, f->out.bytes, f->out.len, &o, &f->sink.sink));
  if (!strstr(strbuf_str(&f->errors), id) || !strstr(strbuf_str(&f->errors), words))
    fail_msg("%s", strbuf_str(&f->errors));
  ir_context_free(c);
}

static void a_name_with_a_nul_is_refused(void **state) {
  (void)state;
  static const char *const names[] = {"foo.ZZZ", "ZZZ.op"}, *const words[] = {"an op", "a dialect"};
  for (size_t i = 0; i < 2; i++) {
    fixture *f = open_fixture();
    ir_op *module = new_module(f);
    add_op(f, body(module), names[i], NULL, 0, NULL, 0, 0);
    assert_true(write_to(f, module, 6));
    char *at = memmem(f->out.bytes, f->out.len, "ZZZ", 3);
    assert_non_null(at);
    at[1] = '\0';
    is_not_read(f, "HLO-5008", words[i]);
    close_fixture(f);
  }
}

static void the_mode_of_a_result_accuracy_is_one(void **state) {
  (void)state;
  fixture *f = open_fixture();
  const ir_registry *r = &vs_builtin_opset()->registry;
  const ir_attrdef *accuracy = r->find_attr(r, "stablehlo", 9, "result_accuracy", 15);
  assert_non_null(accuracy);
  ir_param p[4] = {0};
  p[3].attr = ir_attr_istr(f->c, ir_cstr(f->c, "HIGHEST"));
  ir_op *module = new_module(f);
  ir_op_set_discardable(f->c, module, ir_cstr(f->c, "a"), ir_attr_defined(f->c, accuracy, p));
  assert_true(write_to(f, module, 6));
  is_not_read(f, "HLO-5010", "the mode of a result accuracy is no #stablehlo.result_accuracy_mode");
  close_fixture(f);
}

/* --- What cannot be written --- */

static void refused(fixture *f, ir_op *root, uint8_t version, const char *id) {
  strbuf_reset(&f->errors);
  size_t before = f->sink.sink.errors;
  assert_false(write_to(f, root, version));
  assert_true(f->sink.sink.errors > before);
  if (!strstr(strbuf_str(&f->errors), id)) fail_msg("%s", strbuf_str(&f->errors));
  assert_int_equal(f->out.len, 0);
}

static void what_cannot_be_written_is_refused(void **state) {
  (void)state;
  fixture *f = open_fixture();
  ir_context *c = f->c;
  refused(f, new_module(f), 7, "HLO-5200");

  /* A type that only assembly text can say, and nobody who prints it. */
  ir_op *module = new_module(f);
  ir_op_set_discardable(c, module, ir_cstr(c, "a"),
                        ir_attr_opaque(c, ir_cstr(c, "d"), ir_cstr(c, "<1>"), ir_type_index(c)));
  refused(f, module, 6, "HLO-5201");
  module = new_module(f);
  ir_op_set_discardable(c, module, ir_cstr(c, "a"), ir_attr_verbatim(c, ir_str(c, "a\0b", 3)));
  refused(f, module, 6, "HLO-5201");

  /* A value of a region that is not around its use. */
  module = new_module(f);
  const ir_type *index = ir_type_index(c);
  ir_op *region = add_op(f, body(module), "t.r", NULL, 0, NULL, 0, 1);
  ir_op *inside = add_op(f, add_block(f, &region->regions[0]), "t.a", NULL, 0, &index, 1, 0);
  ir_value *v = &inside->results[0];
  add_op(f, body(module), "t.u", &v, 1, NULL, 0, 0);
  refused(f, module, 6, "HLO-5202");

  /* func.func needs a type. */
  module = new_module(f);
  ir_op *func = add_op(f, body(module), "func.func", NULL, 0, NULL, 0, 1);
  ir_op_set(c, func, "sym_name", ir_attr_string(c, "f", 1));
  refused(f, module, 6, "HLO-5203");
  close_fixture(f);
}

static void loss_is_reported(void **state) {
  (void)state;
  fixture *f = open_fixture();
  ir_op *module = new_module(f);
  ir_op *op = add_op(f, body(module), "t.r", NULL, 0, NULL, 0, 0);
  assert_int_equal(ir_op_prop_count(op), 1);
  ir_named_attr entry = {ir_cstr(f->c, "x"), ir_attr_unit(f->c)};
  op->props[0] = ir_attr_dict(f->c, &entry, 1, NULL);
  assert_true(write_to(f, module, 6));
  assert_int_equal(f->sink.sink.warnings, 0);
  assert_true(write_to(f, module, 4));
  assert_int_equal(f->sink.sink.warnings, 1);
  assert_non_null(strstr(strbuf_str(&f->errors), "HLO-5206"));
  close_fixture(f);
}

/* A module of a hundred modules with an attribute each; NULL when memory runs out. */
static ir_op *build_hundred(ir_context *c) {
  arena_guard guard;
  if (!ARENA_GUARD(ir_arena(c), &guard)) return NULL;
  ir_op *m = ir_module_new(c, ir_loc_unknown(c));
  for (int i = 0; i < 100; i++) {
    ir_op *op = ir_op_new(c, ir_opname_get(c, "builtin.module", 14), ir_loc_unknown(c), NULL, 0,
                          NULL, 0, 1, NULL, 0);
    ir_block_append(body(m), op);
    ir_op_set_discardable(c, op, ir_cstr(c, "a"), ir_attr_integer(c, ir_type_index(c), i));
  }
  arena_guard_pop(ir_arena(c), &guard);
  return m;
}

/* A program, and then its attribute dictionaries, that need more than the context may have:
 * building fails, or writing fails with one diagnostic, or both succeed. */
static void memory_that_runs_out_is_reported(void **state) {
  (void)state;
  size_t written = 0, refused_writing = 0;
  for (size_t limit = 16 << 10; limit < 160 << 10; limit += 1 << 10) {
    ir_context *c =
        ir_context_new(&vs_builtin_opset()->registry, &(ir_context_options){.memory_limit = limit});
    if (!c) continue;
    ir_op *module = build_hundred(c);
    if (module) {
      strbuf out = STRBUF_INIT, errors = STRBUF_INIT;
      diag_text_sink sink = diag_text_sink_to(&errors);
      bc_write_options o = {.producer = "p", .version = 6};
      if (bc_write(c, module, &o, &out, &sink.sink)) {
        written++;
      } else {
        refused_writing++;
        assert_int_equal(sink.sink.errors, 1);
        assert_int_equal(out.len, 0);
      }
      strbuf_free(&out);
      strbuf_free(&errors);
    }
    ir_context_free(c);
  }
  assert_true(written > 0);
  assert_true(refused_writing > 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(memory_that_runs_out_is_reported),
      cmocka_unit_test(empty_module_at_every_version),
      cmocka_unit_test(attributes_go_by_references_then_by_dialect),
      cmocka_unit_test(values_start_again_in_isolated_regions_only),
      cmocka_unit_test(the_readers_own_use_order_is_not_written),
      cmocka_unit_test(use_orders_are_written_whole_or_as_pairs),
      cmocka_unit_test(use_orders_of_several_results_stand_in_the_encoders_order),
      cmocka_unit_test(unknown_locations_of_arguments_are_left_out_from_version_4),
      cmocka_unit_test(inherent_attributes_are_properties_from_version_5),
      cmocka_unit_test(equal_properties_are_stored_once),
      cmocka_unit_test(whole_numbers_of_every_width),
      cmocka_unit_test(a_name_with_a_nul_is_refused),
      cmocka_unit_test(the_mode_of_a_result_accuracy_is_one),
      cmocka_unit_test(small_floats_are_codes_since_1_18_0),
      cmocka_unit_test(booleans_are_packed),
      cmocka_unit_test(booleans_of_vhlo_are_packed),
      cmocka_unit_test(only_the_byte_of_a_single_true_may_differ),
      cmocka_unit_test(file_locations_of_every_length),
      cmocka_unit_test(resources_are_aligned),
      cmocka_unit_test(what_is_nested_too_deep_is_not_written),
      cmocka_unit_test(large_constants_reach_the_sink_without_a_copy),
      cmocka_unit_test(what_cannot_be_written_is_refused),
      cmocka_unit_test(loss_is_reported),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
