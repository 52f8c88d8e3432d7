/* SPDX-License-Identifier: Apache-2.0 */
/* The printer repeats shared attributes and types at each use, so a few bytes may become gigabytes
 * of text. It stops at a limit. */
#include "base/limits.h"
#include "program.h"

static ir_context *c;
static strbuf out = STRBUF_INIT;

static int begin(void **state) {
  (void)state;
  c = program_context();
  strbuf_reset(&out);
  return 0;
}

static int end(void **state) {
  (void)state;
  ir_context_free(c);
  strbuf_free(&out);
  return 0;
}

/* A type that stands for 2^levels tensors. */
static const ir_type *doubled(int levels) {
  const ir_type *t = ir_type_tensor(c, NULL, 0, ir_type_integer(c, 32, IR_SIGNLESS), NULL);
  for (int i = 0; i < levels; i++) t = ir_type_tuple(c, (const ir_type *[]){t, t}, 2);
  return t;
}

/* An op for each of `count` attributes of the same value. */
static ir_op *program_of(const ir_attr *value, int count) {
  ir_op *module = ir_module_new(c, ir_loc_unknown(c));
  const ir_opname *name = ir_opname_get(c, "x.y", 3);
  for (int i = 0; i < count; i++) {
    ir_op *op = ir_op_new(c, name, ir_loc_unknown(c), NULL, 0, NULL, 0, 0, NULL, 0);
    ir_op_set(c, op, "a", value);
    ir_block_append(module->regions[0].first, op);
  }
  return module;
}

static size_t marks(void) {
  size_t n = 0;
  for (const char *at = strbuf_str(&out); (at = strstr(at, "<<ELIDED>>")); at++) n++;
  return n;
}

static void a_shared_type_is_repeated_up_to_the_limit(void **state) {
  (void)state;
  ir_op *module = program_of(ir_attr_type(c, doubled(16)), 400);
  assert_false(text_print(c, module, NULL, &out));
  /* One copy of 2^16 times "tensor<i32>, " and the tuples around is 1.4 MB. */
  assert_true(out.len > LIMIT_REPEATED_TEXT && out.len < LIMIT_REPEATED_TEXT + (1 << 26));
  assert_true(marks() > 300);
}

static void what_stands_below_the_limit_is_whole(void **state) {
  (void)state;
  text_print_options o = {.repeated_text = 1 << 20};
  ir_op *module = program_of(ir_attr_type(c, doubled(10)), 40);
  assert_true(text_print(c, module, &o, &out));
  assert_int_equal(marks(), 0);
  ir_context *again = program_context();
  strbuf why = STRBUF_INIT;
  assert_non_null(program_read(again, strbuf_str(&out), out.len, "t", &why));
  strbuf_free(&why);
  ir_context_free(again);
}

/* The same elements at many places: as much text may be repeated as REPEATS_PER_BYTE times the text
 * that is new. */
static void the_limit_grows_with_the_text_that_is_new(void **state) {
  (void)state;
  int64_t values[4096];
  for (int i = 0; i < 4096; i++) values[i] = 1000 + i;
  const ir_attr *list = ir_attr_dense_i64_array(c, values, 4096);
  text_print_options o = {.repeated_text = 1};
  assert_true(text_print(c, program_of(list, REPEATS_PER_BYTE), &o, &out));
  strbuf_reset(&out);
  assert_false(text_print(c, program_of(list, REPEATS_PER_BYTE + 4), &o, &out));
  assert_true(marks() >= 1 && marks() <= 3);
}

static void long_names_count(void **state) {
  (void)state;
  char name[5000];
  memset(name, 'n', sizeof name);
  const istr *key = ir_str(c, name, sizeof name);
  const ir_attr *dict[2];
  for (int i = 0; i < 2; i++)
    dict[i] = ir_attr_dict(
        c, &(ir_named_attr){key, ir_attr_integer(c, ir_type_integer(c, 32, IR_SIGNLESS), i)}, 1,
        NULL);
  const ir_attr *pair = ir_attr_array(c, dict, 2), *string = ir_attr_istr(c, key);
  text_print_options o = {.repeated_text = 1};
  assert_false(text_print(c, program_of(pair, 40), &o, &out));
  assert_true(marks() && out.len < sizeof name * 2 * REPEATS_PER_BYTE);
  strbuf_reset(&out);
  assert_false(text_print(c, program_of(string, 40), &o, &out));
  assert_true(marks() && out.len < sizeof name * 2 * REPEATS_PER_BYTE);
}

static void locations_in_place_count(void **state) {
  (void)state;
  const ir_attr *loc = ir_loc_file(c, ir_cstr(c, "f"), 1, 1);
  for (int i = 0; i < 20; i++) loc = ir_loc_callsite(c, loc, loc);
  ir_op *module = program_of(ir_attr_unit(c), 10);
  for (ir_op *op = module->regions[0].first->first; op; op = op->next) op->loc = loc;
  text_print_options o = {
      .debuginfo = true, .local_scope = true, .repeated_text = 1 << 16, .verified = true};
  assert_false(text_print(c, module, &o, &out));
  assert_true(marks() && out.len < 1 << 18);
}

/* A message shows a part; a text that is to be read again is whole, or fails. */
static void messages_hold_less(void **state) {
  (void)state;
  text_tell_type(c, doubled(22), &out);
  assert_true(!out.failed && marks() && out.len < 4 * LIMIT_REPEATED_IN_MESSAGE);
  strbuf_reset(&out);
  text_tell_attr(c, ir_attr_type(c, doubled(22)), &out);
  assert_true(!out.failed && marks() && out.len < 4 * LIMIT_REPEATED_IN_MESSAGE);
  strbuf_reset(&out);
  text_print_type(c, doubled(12), &out);
  assert_true(!out.failed && !marks());
  strbuf_reset(&out);
  text_print_type(c, doubled(23), &out);
  assert_true(out.failed);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(a_shared_type_is_repeated_up_to_the_limit, begin, end),
      cmocka_unit_test_setup_teardown(what_stands_below_the_limit_is_whole, begin, end),
      cmocka_unit_test_setup_teardown(the_limit_grows_with_the_text_that_is_new, begin, end),
      cmocka_unit_test_setup_teardown(long_names_count, begin, end),
      cmocka_unit_test_setup_teardown(locations_in_place_count, begin, end),
      cmocka_unit_test_setup_teardown(messages_hold_less, begin, end),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
