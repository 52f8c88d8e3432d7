/* SPDX-License-Identifier: Apache-2.0 */
/* Composites to calls. */
#include "program.h"

static bool all(ir_context *c, ir_op *module, diag_sink *sink) {
  return pass_composite_to_call(c, module, NULL, 0, sink);
}
static bool but_two(ir_context *c, ir_op *module, diag_sink *sink) {
  static const char except[] = "x.three,x.two";
  return pass_composite_to_call(c, module, except, sizeof except - 1, sink);
}

static const char program[] =
    "func.func @main(%x: tensor<i32>, %p: tensor<i1>) -> tensor<i32> {\n"
    "  %0 = stablehlo.composite \"x.one\" %x {composite_attributes = {n = 1 : i32}, version = 3 : "
    "i32, decomposition = @f} : (tensor<i32>) -> tensor<i32> loc(\"here\")\n"
    "  %1 = \"stablehlo.if\"(%p) ({\n"
    "    %2 = stablehlo.composite \"x.two\" %0 {decomposition = @f} : (tensor<i32>) -> "
    "tensor<i32>\n"
    "    stablehlo.return %2 : tensor<i32>\n"
    "  }, {\n"
    "    %3 = stablehlo.composite \"x.tw\" %0 {decomposition = @f} : (tensor<i32>) -> "
    "tensor<i32>\n"
    "    stablehlo.return %3 : tensor<i32>\n"
    "  }) : (tensor<i1>) -> tensor<i32>\n"
    "  return %1 : tensor<i32>\n}\n"
    "func.func private @f(%x: tensor<i32>) -> tensor<i32> {\n"
    "  return %x : tensor<i32>\n}\n";

static void every_composite_becomes_a_call(void **state) {
  (void)state;
  run(program, all, false);
  HAS("    %0 = call @f(%arg0) : (tensor<i32>) -> tensor<i32>\n");
  HAS("func.call @f(%0) : (tensor<i32>) -> tensor<i32>\n");
  LACKS("composite");
  LACKS("x.t");
}

static void a_call_stands_where_its_composite_stood(void **state) {
  (void)state;
  run(program, all, true);
  HAS("call @f(%arg0) : (tensor<i32>) -> tensor<i32> loc(\"here\")");
}

/* Whole names count, not their beginnings. */
static void exceptions_stay(void **state) {
  (void)state;
  run(program, but_two, false);
  HAS("stablehlo.composite \"x.two\"");
  LACKS("x.one");
  LACKS("\"x.tw\"");
}

static void uses_stand_as_if_the_call_had_been_there(void **state) {
  (void)state;
  static const char text[] =
      "func.func @main(%x: tensor<i32>) -> (tensor<i32>, tensor<i32>) {\n"
      "  %0 = stablehlo.composite \"x\" %x {decomposition = @f} : (tensor<i32>) -> tensor<i32>\n"
      "  %1 = stablehlo.negate %0 : tensor<i32>\n"
      "  return %1, %0 : tensor<i32>, tensor<i32>\n}\n"
      "func.func private @f(%x: tensor<i32>) -> tensor<i32> {\n"
      "  return %x : tensor<i32>\n}\n";
  ir_context *c = ir_context_new(&vs_builtin_opset()->registry, NULL);
  ir_op *module = text_parse(c, text, strlen(text), &(text_parse_options){.file = "t"}, NULL);
  assert_non_null(module);
  assert_true(all(c, module, NULL));
  ir_op *call = module->regions[0].first->first->regions[0].first->first;
  assert_int_equal(ir_op_id(call), OP_FUNC_CALL);
  assert_int_equal(ir_value_use_count(call->operands[0].value), 1);
  assert_int_equal(ir_value_use_count(&call->results[0]), 2);
  /* The move of the uses turns their order, as in MLIR (replaceAllUsesWith). */
  assert_int_equal(ir_op_id(call->results[0].uses->owner), OP_STABLEHLO_NEGATE);
  ir_context_free(c);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_composite_becomes_a_call),
      cmocka_unit_test(a_call_stands_where_its_composite_stood),
      cmocka_unit_test(exceptions_stay),
      cmocka_unit_test(uses_stand_as_if_the_call_had_been_there),
  };
  return cmocka_run_group_tests(tests, NULL, tear_down);
}
