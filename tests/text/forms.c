/* SPDX-License-Identifier: Apache-2.0 */
/* The rows' pretty forms: each is well made, a wrong one is told. */
#include "program.h"
#include "text/form.h"

static void test_every_form_compiles(void **state) {
  (void)state;
  ir_context *c = program_context();
  const vs_opset *o = vs_builtin_opset();
  strbuf why = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&why);
  arena_guard g;
  size_t volatile forms = 0;
  if (ARENA_GUARD(ir_arena(c), &g)) {
    form_table *table = tx_form_table_new(c, ir_arena(c), &sink.sink);
    for (size_t i = 0; i < o->op_count; i++) {
      tx_form_of(table, &o->ops[i].def);
      forms += o->ops[i].def.assembly != NULL;
    }
    arena_guard_pop(ir_arena(c), &g);
  }
  if (sink.sink.errors) fail_msg("%s", strbuf_str(&why));
  /* A floor: rows that lost their forms would have nothing to be checked. */
  assert_true(forms > 150);
  ir_context_free(c);
  strbuf_free(&why);
}

static void test_wrong_forms(void **state) {
  (void)state;
  static const char *const wrong[] = {
      " %lhs, %gone",
      " $lhs:i64",
      " %flag",
      " $flag",
      " $flag:what",
      " $flag:#what",
      "<what>",
      "<types>",
      "<types gone>",
      "<types lhs",
      "<attrs",
      "?flag{ $flag:bool",
      "?gone{ x}",
      "?flag x",
      "<default flag=>",
      "<default flag=what what>",
      "<default lhs=1>",
      "<default flag=true",
      "<fill flag 1>",
      "<names what>",
      "<dialect x",
      " 5",
      " \"x\"",
      "<slices flag flag>",
      "?flag{?flag{?flag{?flag{?flag{?flag{ x}}}}}}",
  };
  const ir_slot operands[] = {{"lhs", IR_ONE}, {"rhs", IR_VARIADIC}};
  const ir_propdef props[] = {{"flag", true}};
  ir_context *c = program_context();
  arena_guard g;
  if (ARENA_GUARD(ir_arena(c), &g)) {
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
      strbuf why = STRBUF_INIT;
      diag_text_sink sink = diag_text_sink_to(&why);
      ir_opdef def = {.name = "stablehlo.test",
                      .operands = operands,
                      .operand_count = 2,
                      .props = props,
                      .prop_count = 1,
                      .assembly = wrong[i]};
      tx_form_of(tx_form_table_new(c, ir_arena(c), &sink.sink), &def);
      if (sink.sink.errors != 1) fail_msg("%zu errors: %s", (size_t)sink.sink.errors, wrong[i]);
      strbuf_free(&why);
    }
    arena_guard_pop(ir_arena(c), &g);
  }
  ir_context_free(c);
}

/* A program that does not fit its op's form is printed in the generic one. */
static void test_what_does_not_fit_is_generic(void **state) {
  (void)state;
  static const char text[] =
      "func.func @f(%a: tensor<2xf32>) {\n"
      "  %0 = \"stablehlo.iota\"() {iota_dimension = \"x\"} : () -> tensor<2xf32>\n"
      "  %1 = \"stablehlo.custom_call\"() {call_target_name = 5 : i32} : () -> tensor<2xf32>\n"
      "  return\n}\n";
  static const char want[] =
      "module {\n  func.func @f(%arg0: tensor<2xf32>) {\n"
      "    %0 = \"stablehlo.iota\"() <{iota_dimension = \"x\"}> : () -> tensor<2xf32>\n"
      "    %1 = \"stablehlo.custom_call\"() <{call_target_name = 5 : i32}> : () -> tensor<2xf32>\n"
      "    return\n  }\n}\n";
  ir_context *c = program_context();
  strbuf why = STRBUF_INIT, out = STRBUF_INIT;
  ir_op *module = program_read(c, text, sizeof text - 1, "<t>", &why);
  if (!module) fail_msg("%s", strbuf_str(&why));
  text_print(c, module, &(text_print_options){.verified = true}, &out);
  assert_string_equal(strbuf_str(&out), want);
  ir_context_free(c);
  strbuf_free(&why);
  strbuf_free(&out);
}

/* A program that breaks a constraint is printed in the generic form, as by MLIR's tools, unless it
 * is said to verify. */
static void test_what_does_not_verify_is_generic(void **state) {
  (void)state;
  static const char text[] =
      "func.func @f(%a: tensor<4xf32>) {\n"
      "  %0 = stablehlo.transpose %a, dims = [1] : (tensor<4xf32>) -> tensor<4xf32>\n"
      "  return\n}\n";
  static const char generic[] =
      "\"builtin.module\"() ({\n"
      "  \"func.func\"() <{function_type = (tensor<4xf32>) -> (), sym_name = \"f\"}> ({\n"
      "  ^bb0(%arg0: tensor<4xf32>):\n"
      "    %0 = \"stablehlo.transpose\"(%arg0) <{permutation = array<i64: 1>}> : (tensor<4xf32>) "
      "-> "
      "tensor<4xf32>\n"
      "    \"func.return\"() : () -> ()\n"
      "  }) : () -> ()\n"
      "}) : () -> ()\n";
  static const char pretty[] =
      "module {\n  func.func @f(%arg0: tensor<4xf32>) {\n"
      "    %0 = stablehlo.transpose %arg0, dims = [1] : (tensor<4xf32>) -> tensor<4xf32>\n"
      "    return\n  }\n}\n";
  ir_context *c = program_context();
  strbuf why = STRBUF_INIT, out = STRBUF_INIT;
  ir_op *module = program_read(c, text, sizeof text - 1, "<t>", &why);
  if (!module) fail_msg("%s", strbuf_str(&why));
  text_print(c, module, NULL, &out);
  assert_string_equal(strbuf_str(&out), generic);
  strbuf_reset(&out);
  text_print(c, module, &(text_print_options){.verified = true}, &out);
  assert_string_equal(strbuf_str(&out), pretty);
  ir_context_free(c);
  strbuf_free(&why);
  strbuf_free(&out);
}

/* Places on one line, and behind lines of every length. */
static void test_places(void **state) {
  (void)state;
  strbuf text = STRBUF_INIT, why = STRBUF_INIT;
  for (int line = 0; line < 40; line++) {
    for (int i = 0; i < line; i++) strbuf_adds(&text, "\"o.x\"() : () -> () ");
    strbuf_addc(&text, '\n');
  }
  ir_context *c = program_context();
  diag_text_sink sink = diag_text_sink_to(&why);
  ir_op *module = text_parse(c, strbuf_str(&text), text.len, NULL, &sink.sink);
  if (!module) fail_msg("%s", strbuf_str(&why));
  const ir_op *op = module->regions[0].first->first;
  for (uint32_t line = 0; line < 40; line++)
    for (uint32_t i = 0; i < line; i++, op = op->next) {
      assert_int_equal(op->loc->loc_file.line, line + 1);
      assert_int_equal(op->loc->loc_file.column, 19 * i + 1);
    }
  assert_null(op);
  ir_context_free(c);
  strbuf_free(&text);
  strbuf_free(&why);
}

/* Uses come in the order in which MLIR would list them: the newest first, and those of a forward
 * reference in front of all once it is defined. */
static void test_use_order(void **state) {
  (void)state;
  static const char text[] =
      "%a = \"o.a\"() : () -> i32\n"
      "\"o.first\"(%a, %late) : (i32, i32) -> ()\n"
      "\"o.second\"(%late, %a) ({ \"o.inside\"(%a, %late) : (i32, i32) -> () }) : (i32, i32) -> "
      "()\n"
      "%late = \"o.late\"() : () -> i32\n"
      "\"o.third\"(%late) : (i32) -> ()\n";
  static const char *const uses_of_a[] = {"o.second", "o.inside", "o.first"};
  static const char *const uses_of_late[] = {"o.third", "o.first", "o.inside", "o.second"};
  ir_context *c = program_context();
  strbuf why = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&why);
  ir_op *module = text_parse(c, text, sizeof text - 1, NULL, &sink.sink);
  if (!module) fail_msg("%s", strbuf_str(&why));
  ir_op *a = module->regions[0].first->first, *late = a->next->next->next;
  size_t i = 0;
  for (ir_use *u = a->results[0].uses; u; u = u->next)
    assert_string_equal(u->owner->name->full->bytes, uses_of_a[i++]);
  assert_int_equal(i, 3);
  i = 0;
  for (ir_use *u = late->results[0].uses; u; u = u->next)
    assert_string_equal(u->owner->name->full->bytes, uses_of_late[i++]);
  assert_int_equal(i, 4);
  ir_context_free(c);
  strbuf_free(&why);
}

/* Names that are numbers, in every order: far apart, too large for an integer, with leading zeros
 * (another name), used before they are defined, and defined in a region. */
static void test_numbered_values(void **state) {
  (void)state;
  static const char *const numbers[][2] = {
      {"0", "1"},
      {"5", "0"},
      {"4294967295", "7"},
      {"2147483648", "4294967296"},
      {"99999999999999999999", "1"},
      {"007", "7"},
      {"1048576", "0"},
  };
  for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++) {
    const char *a = numbers[k][0], *b = numbers[k][1];
    strbuf text = STRBUF_INIT, why = STRBUF_INIT;
    strbuf_addf(
        &text,
        "\"o.use\"(%%%s) : (i32) -> ()\n%%%s = \"o.a\"() ({\n  %%%s = \"o.b\"() : () -> i64\n"
        "  \"o.use\"(%%%s) : (i64) -> ()\n}) : () -> i32\n%%%s = \"o.c\"(%%%s) ({\n"
        "  %%x = \"o.d\"() : () -> i8\n}) : (i32) -> i32\n\"o.use\"(%%%s, %%%s) : (i32, i32) -> "
        "()\n",
        b, a, "77777", "77777", b, a, b, a);
    ir_context *c = program_context();
    ir_op *module = program_read(c, strbuf_str(&text), text.len, "t", &why);
    if (!module) fail_msg("%s and %s: %s", a, b, strbuf_str(&why));
    const ir_op *first = module->regions[0].first->first, *op_a = first->next, *op_c = op_a->next;
    assert_ptr_equal(first->operands[0].value, &op_c->results[0]);
    assert_ptr_equal(op_c->operands[0].value, &op_a->results[0]);
    assert_ptr_equal(op_c->next->operands[0].value, &op_c->results[0]);
    assert_ptr_equal(op_c->next->operands[1].value, &op_a->results[0]);
    const ir_op *inner = op_a->regions[0].first->first;
    assert_ptr_equal(inner->next->operands[0].value, &inner->results[0]);
    ir_context_free(c);
    strbuf_free(&text);
    strbuf_free(&why);
  }
}

/* A number that a region defined is not known behind it. */
static void test_numbers_of_a_region_end_with_it(void **state) {
  (void)state;
  static const char text[] =
      "\"o.a\"() ({\n  %100000 = \"o.b\"() : () -> i64\n}) : () -> ()\n\"o.use\"(%100000) : (i64) "
      "-> ()\n";
  ir_context *c = program_context();
  strbuf why = STRBUF_INIT;
  assert_null(program_read(c, text, sizeof text - 1, "t", &why));
  assert_non_null(strstr(strbuf_str(&why), "use of undeclared SSA value name"));
  ir_context_free(c);
  strbuf_free(&why);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_every_form_compiles),
      cmocka_unit_test(test_wrong_forms),
      cmocka_unit_test(test_what_does_not_fit_is_generic),
      cmocka_unit_test(test_what_does_not_verify_is_generic),
      cmocka_unit_test(test_places),
      cmocka_unit_test(test_use_order),
      cmocka_unit_test(test_numbered_values),
      cmocka_unit_test(test_numbers_of_a_region_end_with_it),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
