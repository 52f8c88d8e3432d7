/* SPDX-License-Identifier: Apache-2.0 */
/* Targets of custom_call that the interpreter knows. */
#include "run.h"

static void shapes_are_asserted(void **state) {
  (void)state;
  static const char call[] =
      "  %%p = stablehlo.constant dense<%s> : tensor<i1>\n"
      "  %%a = stablehlo.constant dense<7> : tensor<i32>\n"
      "  %%b = stablehlo.constant dense<-12> : tensor<i64>\n"
      "  stablehlo.custom_call @shape_assertion(%%p, %%a, %%b) {error_message = \"got {1} of {0}, "
      "not {2} {x} {\", has_side_effect = true} : (tensor<i1>, tensor<i32>, tensor<i64>) -> ()\n";
  char body[1024];
  snprintf(body, sizeof body, call, "true");
  assert_runs(body);
  snprintf(body, sizeof body, call, "false");
  assert_fails(body, "shape assertion failed: got -12 of 7, not {2} {x} {");
}

static void shardings_say_nothing_on_one_device(void **state) {
  (void)state;
  assert_runs(
      "  %a = stablehlo.constant dense<[3, 1, 2]> : tensor<3xi32>\n"
      "  %b = stablehlo.custom_call @Sharding(%a) {mhlo.sharding = \"{replicated}\"} : "
      "(tensor<3xi32>) -> tensor<3xi32>\n"
      "  %c = stablehlo.custom_call @SPMDFullToShardShape(%b) {mhlo.sharding = \"{manual}\"} : "
      "(tensor<3xi32>) -> tensor<3xi32>\n"
      "  %d = stablehlo.custom_call @SPMDShardToFullShape(%c) {mhlo.sharding = \"{replicated}\"} : "
      "(tensor<3xi32>) -> tensor<3xi32>\n"
      "  check.expect_eq_const %d, dense<[3, 1, 2]> : tensor<3xi32>\n");
  assert_fails(
      "  %a = stablehlo.constant dense<[3, 1]> : tensor<2xi32>\n"
      "  %b = stablehlo.custom_call @SPMDFullToShardShape(%a) : (tensor<2xi32>) -> "
      "tensor<1xi32>\n",
      "needs a partitioner");
}

#define ADD                                                                     \
  "func.func private @add(%x: tensor<i32>, %y: tensor<i32>) -> tensor<i32> {\n" \
  "  %s = stablehlo.add %x, %y : tensor<i32>\n  func.return %s : tensor<i32>\n}\n"

/* Windows of 2 over [0, 1, 2, 4, 8] (one zero of padding in front), every other one: 0 + 1, 2 + 4;
 * the third would begin at 8 and reach over the end. Called twice with other windows: of 3 with
 * stride 1 and dilation 2 over the same: 0 + 2 + 8. */
static void windows_come_as_operands(void **state) {
  (void)state;
  assert_module_runs(
      ADD
      "func.func private @window(%a: tensor<4xi32>, %w: tensor<1xi32>, %s: tensor<1xi32>, %d: "
      "tensor<1xi32>) -> tensor<?xi32> {\n"
      "  %zero = stablehlo.constant dense<0> : tensor<i32>\n"
      "  %one = stablehlo.constant dense<1> : tensor<1xi32>\n"
      "  %pad = stablehlo.constant dense<[[1, 0]]> : tensor<1x2xi32>\n"
      "  %r = stablehlo.custom_call @stablehlo.dynamic_reduce_window(%a, %zero, %w, %s, %one, %d, "
      "%pad) {called_computations = [@add]} : (tensor<4xi32>, tensor<i32>, tensor<1xi32>, "
      "tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1x2xi32>) -> tensor<?xi32>\n"
      "  func.return %r : tensor<?xi32>\n}\n"
      "func.func @main() {\n"
      "  %a = stablehlo.constant dense<[1, 2, 4, 8]> : tensor<4xi32>\n"
      "  %1 = stablehlo.constant dense<1> : tensor<1xi32>\n"
      "  %2 = stablehlo.constant dense<2> : tensor<1xi32>\n"
      "  %3 = stablehlo.constant dense<3> : tensor<1xi32>\n"
      "  %r = func.call @window(%a, %2, %2, %1) : (tensor<4xi32>, tensor<1xi32>, tensor<1xi32>, "
      "tensor<1xi32>) -> tensor<?xi32>\n"
      "  %q = func.call @window(%a, %3, %1, %2) : (tensor<4xi32>, tensor<1xi32>, tensor<1xi32>, "
      "tensor<1xi32>) -> tensor<?xi32>\n"
      "  %s = func.call @window(%a, %2, %2, %1) : (tensor<4xi32>, tensor<1xi32>, tensor<1xi32>, "
      "tensor<1xi32>) -> tensor<?xi32>\n"
      "  %rs = stablehlo.convert %r : (tensor<?xi32>) -> tensor<2xi32>\n"
      "  %qs = stablehlo.convert %q : (tensor<?xi32>) -> tensor<1xi32>\n"
      "  %ss = stablehlo.convert %s : (tensor<?xi32>) -> tensor<2xi32>\n"
      "  check.expect_eq_const %rs, dense<[1, 6]> : tensor<2xi32>\n"
      "  check.expect_eq_const %qs, dense<[10]> : tensor<1xi32>\n"
      "  check.expect_eq %ss, %rs : tensor<2xi32>\n"
      "  func.return\n}\n");
}

/* The bits are those of the op of the same algorithm, state and shape. */
static void generators_take_their_shape_as_operand(void **state) {
  (void)state;
  assert_runs(
      "  %s = stablehlo.constant dense<[3, 5]> : tensor<2xui64>\n"
      "  %n = stablehlo.constant dense<[2, 3]> : tensor<2xi64>\n"
      "  %a:2 = stablehlo.custom_call @stablehlo.dynamic_rng_bit_generator(%s, %n) {rng_algorithm "
      "= #stablehlo<rng_algorithm THREE_FRY>} : (tensor<2xui64>, tensor<2xi64>) -> "
      "(tensor<2xui64>, tensor<?x?xui32>)\n"
      "  %b:2 = stablehlo.rng_bit_generator %s, algorithm =  THREE_FRY : (tensor<2xui64>) -> "
      "(tensor<2xui64>, tensor<2x3xui32>)\n"
      "  %c = stablehlo.convert %a#1 : (tensor<?x?xui32>) -> tensor<2x3xui32>\n"
      "  check.expect_eq %a#0, %b#0 : tensor<2xui64>\n"
      "  check.expect_eq %c, %b#1 : tensor<2x3xui32>\n");
}

static void the_greatest_come_first(void **state) {
  (void)state;
  assert_runs(
      "  %a = stablehlo.constant dense<[[1.0, 5.0, -0.0, 0.0], [2.0, 9.0, 9.0, 0x7FC00000]]> : "
      "tensor<2x4xf32>\n"
      "  %k = stablehlo.constant dense<2> : tensor<i32>\n"
      "  %r:2 = stablehlo.custom_call @stablehlo.dynamic_top_k(%a, %k) : (tensor<2x4xf32>, "
      "tensor<i32>) -> (tensor<2x?xf32>, tensor<2x?xi32>)\n"
      "  %v = stablehlo.convert %r#0 : (tensor<2x?xf32>) -> tensor<2x2xf32>\n"
      "  %i = stablehlo.convert %r#1 : (tensor<2x?xi32>) -> tensor<2x2xi32>\n"
      "  check.expect_eq_const %v, dense<[[5.0, 1.0], [0x7FC00000, 9.0]]> : tensor<2x2xf32>\n"
      "  check.expect_eq_const %i, dense<[[1, 0], [3, 1]]> : tensor<2x2xi32>\n");
  assert_runs(
      "  %a = stablehlo.constant dense<[7, 255, 0]> : tensor<3xui8>\n"
      "  %k = stablehlo.constant dense<3> : tensor<i32>\n"
      "  %r:2 = stablehlo.custom_call @stablehlo.dynamic_top_k(%a, %k) : (tensor<3xui8>, "
      "tensor<i32>) -> (tensor<3xui8>, tensor<3xi32>)\n"
      "  check.expect_eq_const %r#1, dense<[1, 0, 2]> : tensor<3xi32>\n");
  assert_fails(
      "  %a = stablehlo.constant dense<[7, 255, 0]> : tensor<3xui8>\n"
      "  %k = stablehlo.constant dense<4> : tensor<i32>\n"
      "  %r:2 = stablehlo.custom_call @stablehlo.dynamic_top_k(%a, %k) : (tensor<3xui8>, "
      "tensor<i32>) -> (tensor<?xui8>, tensor<?xi32>)\n",
      "no 4 elements");
}

/* Along dimension 0, by the comparator: the least ones. */
static void approximations_are_exact(void **state) {
  (void)state;
  assert_module_runs(
      "func.func private @less(%a: tensor<f32>, %b: tensor<f32>, %i: tensor<i32>, %j: tensor<i32>) "
      "-> tensor<i1> {\n"
      "  %r = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
      "  func.return %r : tensor<i1>\n}\n"
      "func.func @main() {\n"
      "  %a = stablehlo.constant dense<[[4.0, 1.0], [3.0, 7.0], [3.0, -2.0]]> : tensor<3x2xf32>\n"
      "  %i = stablehlo.iota dim = 0 : tensor<3x2xi32>\n"
      "  %v = stablehlo.constant dense<0x7F800000> : tensor<f32>\n"
      "  %j = stablehlo.constant dense<-1> : tensor<i32>\n"
      "  %r:2 = stablehlo.custom_call @ApproxTopK(%a, %i, %v, %j) {called_computations = [@less], "
      "mhlo.backend_config = {aggregate_to_topk = true, recall_target = 0.9 : f32, reduction_dim = "
      "0 : i64, reduction_input_size_override = -1 : i64, top_k = 2 : i64}} : (tensor<3x2xf32>, "
      "tensor<3x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x2xf32>, tensor<2x2xi32>)\n"
      "  check.expect_eq_const %r#0, dense<[[3.0, -2.0], [3.0, 1.0]]> : tensor<2x2xf32>\n"
      "  check.expect_eq_const %r#1, dense<[[1, 2], [2, 0]]> : tensor<2x2xi32>\n"
      "  func.return\n}\n");
  assert_fails(
      "  %a = stablehlo.constant dense<[4.0]> : tensor<1xf32>\n"
      "  %i = stablehlo.constant dense<[0]> : tensor<1xi32>\n"
      "  %v = stablehlo.constant dense<0.0> : tensor<f32>\n"
      "  %j = stablehlo.constant dense<-1> : tensor<i32>\n"
      "  %r:2 = stablehlo.custom_call @ApproxTopK(%a, %i, %v, %j) {mhlo.backend_config = "
      "{reduction_dim = 0 : i64, top_k = 1 : i64}} : (tensor<1xf32>, tensor<1xi32>, tensor<f32>, "
      "tensor<i32>) -> (tensor<1xf32>, tensor<1xi32>)\n",
      "names no function");
}

static void unknown_targets_are_named(void **state) {
  (void)state;
  assert_fails("  stablehlo.custom_call @nobody() : () -> ()\n", "Unsupported custom call: nobody");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(shapes_are_asserted),
      cmocka_unit_test(shardings_say_nothing_on_one_device),
      cmocka_unit_test(windows_come_as_operands),
      cmocka_unit_test(generators_take_their_shape_as_operand),
      cmocka_unit_test(the_greatest_come_first),
      cmocka_unit_test(approximations_are_exact),
      cmocka_unit_test(unknown_targets_are_named),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
