/* SPDX-License-Identifier: Apache-2.0 */
/* The writer against bytes worked out by hand from the format (docs/bytecode.md). */
#include "write.h"
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
      cmocka_unit_test(a_name_with_a_nul_is_refused),
      cmocka_unit_test(the_mode_of_a_result_accuracy_is_one),
      cmocka_unit_test(large_constants_reach_the_sink_without_a_copy),
      cmocka_unit_test(what_cannot_be_written_is_refused),
      cmocka_unit_test(loss_is_reported),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
