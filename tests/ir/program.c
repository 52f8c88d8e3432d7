/* SPDX-License-Identifier: Apache-2.0 */
/* Types, attributes, operations, use lists, copies, comparison and structural checks, over a small
 * dialect of this test's own. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "base/limits.h"
#include "base/strbuf.h"
#include "ir/ir.h"

enum { OP_MODULE, OP_FUNC, OP_CONST, OP_ADD, OP_RETURN, OP_BR, OP_COUNT };

static const ir_slot one[] = {{"a", IR_ONE}}, two[] = {{"a", IR_ONE}, {"b", IR_ONE}},
                     many[] = {{"a", IR_VARIADIC}};
static const ir_propdef named[] = {{"sym_name", false}}, value[] = {{"value", false}};
static const ir_opdef defs[OP_COUNT] = {
    {.name = "builtin.module",
     .id = OP_MODULE,
     .regions = one,
     .region_count = 1,
     .traits = IR_TRAIT_ISOLATED | IR_TRAIT_SYMBOL_TABLE | IR_TRAIT_NO_TERMINATOR |
               IR_TRAIT_SINGLE_BLOCK | IR_TRAIT_GRAPH_REGION},
    {.name = "t.func",
     .id = OP_FUNC,
     .regions = one,
     .region_count = 1,
     .props = named,
     .prop_count = 1,
     .traits = IR_TRAIT_ISOLATED | IR_TRAIT_SYMBOL},
    {.name = "t.const",
     .id = OP_CONST,
     .results = one,
     .result_count = 1,
     .props = value,
     .prop_count = 1},
    {.name = "t.add",
     .id = OP_ADD,
     .operands = two,
     .operand_count = 2,
     .results = one,
     .result_count = 1},
    {.name = "t.return",
     .id = OP_RETURN,
     .operands = many,
     .operand_count = 1,
     .traits = IR_TRAIT_TERMINATOR},
    {.name = "t.br",
     .id = OP_BR,
     .operands = many,
     .operand_count = 1,
     .variadic_successors = true,
     .traits = IR_TRAIT_TERMINATOR},
};
static const ir_opdef *find_op(const ir_registry *r, const char *name, size_t n) {
  (void)r;
  for (size_t i = 0; i < OP_COUNT; i++)
    if (strlen(defs[i].name) == n && memcmp(defs[i].name, name, n) == 0) return &defs[i];
  return NULL;
}
static const ir_registry registry = {.find_op = find_op};

typedef struct fixture {
  ir_context *c;
  arena_guard guard;
  strbuf said;
  diag_text_sink sink;
  ir_op *module;
  ir_block *body; /* of a function in the module, with one argument */
  ir_value *arg;
  const ir_type *f32;
} fixture;

static ir_op *add(fixture *f, ir_block *b, int def, ir_value *const *operands, size_t n,
                  size_t results) {
  const ir_type *types[4] = {f->f32, f->f32, f->f32, f->f32};
  size_t regions = defs[def].region_count;
  ir_op *op = ir_op_new(f->c, ir_opname_get(f->c, defs[def].name, strlen(defs[def].name)), NULL,
                        operands, n, types, results, regions, NULL, 0);
  ir_block_append(b, op);
  return op;
}

static ir_block *function(fixture *f, const char *name) {
  ir_op *func = add(f, f->module->regions[0].first, OP_FUNC, NULL, 0, 0);
  ir_op_set(f->c, func, "sym_name", ir_attr_string(f->c, name, strlen(name)));
  ir_block *b = ir_block_new(f->c);
  ir_region_append(&func->regions[0], b);
  return b;
}

static int setup(void **state) {
  static fixture f;
  memset(&f, 0, sizeof f);
  f.c = ir_context_new(&registry, NULL);
  arena_guard_push(ir_arena(f.c), &f.guard);
  if (setjmp(f.guard.env)) return -1;
  f.sink = diag_text_sink_to(&f.said);
  f.f32 = ir_type_float(f.c, ir_float_by_name("f32", 3));
  f.module = ir_module_new(f.c, NULL);
  f.body = function(&f, "main");
  f.arg = ir_block_add_arg(f.c, f.body, f.f32, NULL);
  *state = &f;
  return 0;
}
static int teardown(void **state) {
  fixture *f = *state;
  strbuf_free(&f->said);
  ir_context_free(f->c);
  return 0;
}

static void equal_types_and_attributes_have_equal_addresses(void **state) {
  fixture *f = *state;
  ir_context *c = f->c;
  int64_t dims[] = {2, IR_DYNAMIC};
  const ir_type *t = ir_type_tensor(c, dims, 2, f->f32, NULL);
  int64_t again[] = {2, IR_DYNAMIC};
  assert_ptr_equal(t, ir_type_tensor(c, again, 2, f->f32, NULL));
  assert_ptr_not_equal(t, ir_type_tensor(c, again, 1, f->f32, NULL));
  assert_int_equal(ir_type_element_count(t), -1);
  const ir_type *i64 = ir_type_integer(c, 64, IR_SIGNLESS);
  assert_ptr_equal(ir_attr_integer(c, i64, -3), ir_attr_integer(c, i64, -3));
  const ir_type *i4 = ir_type_integer(c, 4, IR_SIGNLESS);
  assert_ptr_equal(ir_attr_integer(c, i4, 15), ir_attr_integer(c, i4, -1)); /* four bits */
  const ir_type *i65 = ir_type_integer(c, 65, IR_SIGNLESS);
  uint64_t words[] = {UINT64_MAX, UINT64_MAX};
  assert_ptr_equal(ir_attr_integer(c, i65, -1), ir_attr_integer_words(c, i65, words));
}

static void dictionaries_are_sorted_and_unique(void **state) {
  fixture *f = *state;
  ir_named_attr entries[200];
  char name[8];
  for (int i = 0; i < 200; i++) {
    int n = snprintf(name, sizeof name, "k%d", (i * 77) % 200);
    entries[i] = (ir_named_attr){ir_str(f->c, name, (size_t)n), ir_attr_unit(f->c)};
  }
  const ir_attr *d = ir_attr_dict(f->c, entries, 200, NULL);
  for (size_t i = 1; i < 200; i++)
    assert_true(strcmp(d->dict.entries[i - 1].name->bytes, d->dict.entries[i].name->bytes) < 0);
  entries[7].name = entries[150].name;
  const istr *twice = NULL;
  assert_null(ir_attr_dict(f->c, entries, 200, &twice));
  assert_ptr_equal(twice, entries[150].name);
}

static void all_equal_elements_are_a_splat(void **state) {
  fixture *f = *state;
  int64_t four = 4;
  const ir_type *t = ir_type_tensor(f->c, &four, 1, f->f32, NULL);
  float same[] = {1, 1, 1, 1}, other[] = {1, 1, 1, 2};
  const ir_attr *a = ir_attr_dense(f->c, t, same, sizeof same, false, IR_COPY);
  assert_true(a->dense.splat);
  assert_ptr_equal(a, ir_attr_dense(f->c, t, same, sizeof *same, true, IR_COPY));
  assert_false(ir_attr_dense(f->c, t, other, sizeof other, false, IR_COPY)->dense.splat);
}

static void shared_structure_has_a_weight(void **state) {
  fixture *f = *state;
  const ir_type *t = f->f32;
  for (int i = 0; i < 40; i++) t = ir_type_tuple(f->c, (const ir_type *[]){t, t}, 2);
  assert_true(ir_type_too_large(t)); /* 2^40 leaves */
  const ir_type *deep = f->f32;
  for (int i = 0; i < LIMIT_NESTING_DEPTH + 1; i++) deep = ir_type_complex(f->c, deep);
  assert_true(ir_type_too_large(deep));
  assert_true(ir_type_equal(t, t));
}

/* A default layout or location is left out, whichever function makes the type or the location. */
static void layouts_and_locations_have_one_form(void **state) {
  fixture *f = *state;
  ir_context *c = f->c;
  const int64_t dims[] = {2, 3};
  const ir_type *plain = ir_type_memref(c, dims, 2, f->f32, NULL, NULL);
  static const struct {
    const char *map;
    size_t rank;
    bool identity;
  } rows[] = {
      {"affine_map<(d0, d1) -> (d0, d1)>", 2, true},
      {"affine_map<(i,j)->(i , j)>", 2, true},
      {"affine_map<(d0, d1) -> (d1, d0)>", 2, false},
      {"affine_map<(d0, d1) -> (d0)>", 2, false},
      {"affine_map<(d0, d1) -> (d0, d1, d1)>", 2, false},
      {"affine_map<(d0, d1)[s0] -> (d0, d1)>", 2, false},
      {"affine_map<(d0) -> (d0)>", 2, false},
      {"affine_map<(d0, d1) -> (d0, d1 + 1)>", 2, false},
      {"affine_map<() -> ()>", 0, true},
      {"affine_map<() -> (0)>", 0, false},
      {"strided<[3, 1]>", 2, false},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    const ir_attr *map = ir_attr_verbatim(c, ir_cstr(c, rows[i].map));
    const ir_type *t = ir_type_memref(c, dims, rows[i].rank, f->f32, map, NULL);
    if ((t->shaped.encoding == NULL) != rows[i].identity) fail_msg("%s", rows[i].map);
  }
  const ir_attr *space = ir_attr_integer(c, ir_type_integer(c, 64, IR_SIGNLESS), 0);
  assert_ptr_equal(ir_type_memref(c, dims, 2, f->f32, NULL, space), plain);
  const ir_attr *unknown = ir_loc_unknown(c), *name = ir_attr_string(c, "m", 1);
  assert_ptr_equal(ir_loc_fused(c, NULL, 0, NULL), unknown);
  assert_ptr_equal(ir_loc_fused(c, NULL, 0, name), ir_loc_fused(c, &unknown, 1, name));
}

static void uses_are_pushed_to_the_front(void **state) {
  fixture *f = *state;
  ir_op *x = add(f, f->body, OP_ADD, (ir_value *[]){f->arg, f->arg}, 2, 1);
  ir_op *y = add(f, f->body, OP_ADD, (ir_value *[]){f->arg, &x->results[0]}, 2, 1);
  assert_int_equal(ir_value_use_count(f->arg), 3);
  assert_ptr_equal(f->arg->uses, &y->operands[0]);
  assert_ptr_equal(f->arg->uses->next, &x->operands[1]);
  ir_value *fresh = ir_block_add_arg(f->c, f->body, f->f32, NULL);
  ir_value_replace_all_uses(f->arg, fresh);
  assert_null(f->arg->uses);
  assert_ptr_equal(fresh->uses, &x->operands[0]); /* moving reverses */
  ir_op_erase(y);
  assert_int_equal(ir_value_use_count(fresh), 2);
  assert_int_equal(f->body->op_count, 1);
}

static void a_clone_equals_its_original(void **state) {
  fixture *f = *state;
  ir_op *x = add(f, f->body, OP_ADD, (ir_value *[]){f->arg, f->arg}, 2, 1);
  add(f, f->body, OP_RETURN, (ir_value *[]){&x->results[0]}, 1, 0);
  ir_op_set(f->c, x, "note", ir_attr_unit(f->c));
  ir_op *copy = ir_clone(f->c, f->module);
  strbuf why = STRBUF_INIT;
  assert_true(ir_equal(f->module, copy, NULL, &why));
  ir_op *twin = copy->regions[0].first->first->regions[0].first->first;
  assert_ptr_not_equal(twin->operands[0].value, f->arg);
  ir_op_set(f->c, twin, "note", NULL);
  assert_false(ir_equal(f->module, copy, NULL, &why));
  assert_string_equal(strbuf_str(&why), "the number of attributes of op 't.add' differs");
  strbuf_free(&why);
}

static void an_operand_that_was_never_set_is_found(void **state) {
  fixture *f = *state;
  ir_op *x = add(f, f->body, OP_ADD, (ir_value *[]){f->arg, f->arg}, 2, 1);
  add(f, f->body, OP_RETURN, (ir_value *[]){&x->results[0]}, 1, 0);
  ir_op_set_operand(x, 1, NULL);
  f->sink.show_ids = true;
  assert_false(ir_verify(f->module, &f->sink.sink));
  assert_non_null(strstr(strbuf_str(&f->said), "[HLO-1013]"));
}

static void a_sound_program_verifies(void **state) {
  fixture *f = *state;
  ir_op *x = add(f, f->body, OP_ADD, (ir_value *[]){f->arg, f->arg}, 2, 1);
  add(f, f->body, OP_RETURN, (ir_value *[]){&x->results[0]}, 1, 0);
  assert_true(ir_verify(f->module, &f->sink.sink));
  assert_string_equal(strbuf_str(&f->said), "");
}

static void counts_must_fit_the_definition(void **state) {
  fixture *f = *state;
  add(f, f->body, OP_ADD, (ir_value *[]){f->arg}, 1, 1);
  add(f, f->body, OP_RETURN, NULL, 0, 0);
  assert_false(ir_verify(f->module, &f->sink.sink));
  assert_string_equal(strbuf_str(&f->said), "error: 't.add' op expected 2 operands, but found 1\n");
}

static void required_properties_must_be_there(void **state) {
  fixture *f = *state;
  add(f, f->body, OP_CONST, NULL, 0, 1);
  add(f, f->body, OP_RETURN, NULL, 0, 0);
  assert_false(ir_verify(f->module, &f->sink.sink));
  assert_string_equal(strbuf_str(&f->said), "error: 't.const' op requires attribute 'value'\n");
}

static void definitions_come_before_uses(void **state) {
  fixture *f = *state;
  ir_op *x = add(f, f->body, OP_ADD, NULL, 2, 1);
  ir_op *y = add(f, f->body, OP_ADD, (ir_value *[]){f->arg, f->arg}, 2, 1);
  ir_op_set_operand(x, 0, f->arg);
  ir_op_set_operand(x, 1, &y->results[0]);
  add(f, f->body, OP_RETURN, NULL, 0, 0);
  assert_false(ir_verify(f->module, &f->sink.sink));
  assert_string_equal(strbuf_str(&f->said),
                      "error: operand #1 does not dominate this use\n"
                      "note: operand defined here (op in the same block)\n");
}

/* bb0 -> bb1, bb2; bb1 -> bb2: what bb1 defines does not reach bb2 on every path. */
static void dominance_follows_the_control_flow(void **state) {
  fixture *f = *state;
  ir_block *bb1 = ir_block_new(f->c), *bb2 = ir_block_new(f->c);
  ir_region_append(f->body->region, bb1);
  ir_region_append(f->body->region, bb2);
  ir_op *good = add(f, f->body, OP_ADD, (ir_value *[]){f->arg, f->arg}, 2, 1);
  const ir_opname *br = ir_opname_get(f->c, "t.br", 4);
  ir_block_append(f->body,
                  ir_op_new(f->c, br, NULL, NULL, 0, NULL, 0, 0, (ir_block *[]){bb1, bb2}, 2));
  ir_op *bad = add(f, bb1, OP_ADD, (ir_value *[]){&good->results[0], f->arg}, 2, 1);
  ir_block_append(bb1, ir_op_new(f->c, br, NULL, NULL, 0, NULL, 0, 0, &bb2, 1));
  ir_op *ret = add(f, bb2, OP_RETURN, (ir_value *[]){&good->results[0]}, 1, 0);
  assert_true(ir_verify(f->module, &f->sink.sink));
  ir_op_set_operand(ret, 0, &bad->results[0]);
  assert_false(ir_verify(f->module, &f->sink.sink));
  assert_string_equal(strbuf_str(&f->said),
                      "error: operand #0 does not dominate this use\n"
                      "note: operand defined here (op in the same region)\n");
}

/* Text has no name for the first block of a region: nothing can lead to it (HLO-1016). */
static void no_branch_leads_to_an_entry_block(void **state) {
  fixture *f = *state;
  ir_block *bb1 = ir_block_new(f->c);
  ir_region_append(f->body->region, bb1);
  const ir_opname *br = ir_opname_get(f->c, "t.br", 4);
  ir_block_append(f->body, ir_op_new(f->c, br, NULL, NULL, 0, NULL, 0, 0, &bb1, 1));
  ir_op *back = ir_op_new(f->c, br, NULL, NULL, 0, NULL, 0, 0, &bb1, 1);
  ir_block_append(bb1, back);
  assert_true(ir_verify(f->module, &f->sink.sink));
  ir_op_successors(back)[0] = f->body;
  assert_false(ir_verify(f->module, &f->sink.sink));
  assert_string_equal(strbuf_str(&f->said),
                      "error: entry block of region may not have predecessors\n");
}

static void isolated_ops_use_nothing_from_outside(void **state) {
  fixture *f = *state;
  add(f, f->body, OP_RETURN, NULL, 0, 0);
  ir_block *other = function(f, "other");
  add(f, other, OP_RETURN, (ir_value *[]){f->arg}, 1, 0);
  assert_false(ir_verify(f->module, &f->sink.sink));
  assert_string_equal(strbuf_str(&f->said),
                      "error: 't.return' op using value defined outside the region\n"
                      "note: required by region isolation constraints\n");
}

static void blocks_need_terminators(void **state) {
  fixture *f = *state;
  assert_false(ir_verify(f->module, &f->sink.sink));
  add(f, f->body, OP_ADD, (ir_value *[]){f->arg, f->arg}, 2, 1);
  assert_false(ir_verify(f->module, &f->sink.sink));
  assert_string_equal(strbuf_str(&f->said),
                      "error: empty block: expect at least a terminator [block empty]\n"
                      "error: block with no terminator, has 't.add' [block terminator]\n");
}

static void symbols_are_unique(void **state) {
  fixture *f = *state;
  add(f, f->body, OP_RETURN, NULL, 0, 0);
  add(f, function(f, "main"), OP_RETURN, NULL, 0, 0);
  assert_false(ir_verify(f->module, &f->sink.sink));
  assert_string_equal(strbuf_str(&f->said),
                      "error: redefinition of symbol named 'main' [symbol name]\n"
                      "note: see existing symbol definition here\n");
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, teardown)

int main(void) {
  const struct CMUnitTest tests[] = {
      TEST(equal_types_and_attributes_have_equal_addresses),
      TEST(dictionaries_are_sorted_and_unique),
      TEST(all_equal_elements_are_a_splat),
      TEST(shared_structure_has_a_weight),
      TEST(layouts_and_locations_have_one_form),
      TEST(uses_are_pushed_to_the_front),
      TEST(a_clone_equals_its_original),
      TEST(a_sound_program_verifies),
      TEST(an_operand_that_was_never_set_is_found),
      TEST(counts_must_fit_the_definition),
      TEST(required_properties_must_be_there),
      TEST(definitions_come_before_uses),
      TEST(dominance_follows_the_control_flow),
      TEST(no_branch_leads_to_an_entry_block),
      TEST(isolated_ops_use_nothing_from_outside),
      TEST(blocks_need_terminators),
      TEST(symbols_are_unique),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
