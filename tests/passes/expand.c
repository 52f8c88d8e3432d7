/* SPDX-License-Identifier: Apache-2.0 */
/* Expansions for older releases. */
#include "program.h"

#include <stdlib.h>

#include "interpreter/interpreter.h"

static bool for_0_9(ir_context *c, ir_op *m, diag_sink *s) {
  return pass_expand_for(c, m, VS(0, 9, 0), s);
}
static bool for_1_0(ir_context *c, ir_op *m, diag_sink *s) {
  return pass_expand_for(c, m, VS(1, 0, 0), s);
}
static bool for_1_1(ir_context *c, ir_op *m, diag_sink *s) {
  return pass_expand_for(c, m, VS(1, 1, 0), s);
}
static bool for_1_3(ir_context *c, ir_op *m, diag_sink *s) {
  return pass_expand_for(c, m, VS(1, 3, 0), s);
}
static bool for_1_4(ir_context *c, ir_op *m, diag_sink *s) {
  return pass_expand_for(c, m, VS(1, 4, 0), s);
}
static bool for_1_9(ir_context *c, ir_op *m, diag_sink *s) {
  return pass_expand_for(c, m, VS(1, 9, 0), s);
}
static bool for_1_15(ir_context *c, ir_op *m, diag_sink *s) {
  return pass_expand_for(c, m, VS(1, 15, 0), s);
}
static bool for_1_16(ir_context *c, ir_op *m, diag_sink *s) {
  return pass_expand_for(c, m, VS(1, 16, 0), s);
}
static bool as_xla(ir_context *c, ir_op *m, diag_sink *s) {
  return pass_expand(c, m, VS(1, 0, 0), s);
}

/* Evaluates @main before and after the pass. Its check ops say what is right. */
static void holds_expanded(const char *text, pass p, const char *gone) {
  for (int expanded = 0; expanded < 2; expanded++) {
    ir_context *c = ir_context_new(&vs_builtin_opset()->registry, NULL);
    strbuf errors = STRBUF_INIT;
    diag_text_sink sink = diag_text_sink_to(&errors);
    ir_op *m = text_parse(c, text, strlen(text), &(text_parse_options){.file = "t", .verify = true},
                          &sink.sink);
    if (!m) fail_msg("%s", strbuf_str(&errors));
    if (expanded) {
      assert_true(p(c, m, &sink.sink));
      text_print_options print = {0};
      strbuf_reset(&out);
      text_print(c, m, &print, &out);
      LACKS(gone);
    }
    interp_value **results = NULL;
    size_t count = 0;
    interp_options o = {0};
    if (!interp_run(c, m, "main", NULL, 0, &o, &results, &count, &sink.sink))
      fail_msg("%s: %s", expanded ? "expanded" : "as it was", strbuf_str(&errors));
    assert_int_equal(count, 0);
    free(results);
    strbuf_free(&errors);
    ir_context_free(c);
  }
}

/* --- tan --- */

#define TAN(type)                                                                \
  "func.func @main(%x: " type ") -> " type " {\n  %0 = stablehlo.tan %x : " type \
  "\n  return %0 : " type "\n}\n"

static void tan_is_sine_over_cosine_before_1_4(void **state) {
  (void)state;
  run(TAN("tensor<4xf64>"), for_1_3, false);
  HAS("    %0 = stablehlo.sine %arg0 : tensor<4xf64>\n"
      "    %1 = stablehlo.cosine %arg0 : tensor<4xf64>\n"
      "    %2 = stablehlo.divide %0, %1 : tensor<4xf64>\n"
      "    return %2 : tensor<4xf64>\n");
  run(TAN("tensor<4xf64>"), for_1_4, false);
  HAS("stablehlo.tan %arg0");
}

/* (tan(a) + i tanh(b)) / (1 - i tan(a) tanh(b)) */
static void tan_of_complex_numbers_is_written_with_real_ones(void **state) {
  (void)state;
  run(TAN("tensor<2xcomplex<f32>>"), for_1_3, false);
  HAS("    %cst = stablehlo.constant dense<1.000000e+00> : tensor<2xf32>\n"
      "    %0 = stablehlo.real %arg0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>\n"
      "    %1 = stablehlo.sine %0 : tensor<2xf32>\n"
      "    %2 = stablehlo.cosine %0 : tensor<2xf32>\n"
      "    %3 = stablehlo.divide %1, %2 : tensor<2xf32>\n"
      "    %4 = stablehlo.imag %arg0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>\n"
      "    %5 = stablehlo.tanh %4 : tensor<2xf32>\n"
      "    %6 = stablehlo.complex %3, %5 : tensor<2xcomplex<f32>>\n"
      "    %7 = stablehlo.multiply %3, %5 : tensor<2xf32>\n"
      "    %8 = stablehlo.negate %7 : tensor<2xf32>\n"
      "    %9 = stablehlo.complex %cst, %8 : tensor<2xcomplex<f32>>\n"
      "    %10 = stablehlo.divide %6, %9 : tensor<2xcomplex<f32>>\n"
      "    return %10 : tensor<2xcomplex<f32>>\n");
}

static void constants_of_a_dynamic_shape_are_broadcast(void **state) {
  (void)state;
  run(TAN("tensor<?x3xcomplex<f32>>"), for_1_3, false);
  HAS("\"chlo.constant_like\"(%3) <{value = 1.000000e+00 : f32}> : (tensor<?x3xf32>) -> "
      "tensor<?x3xf32>");
  run(TAN("tensor<?x3xcomplex<f32>>"), as_xla, false);
  LACKS("chlo");
  HAS("    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>\n"
      "    %7 = stablehlo.get_dimension_size %3, dim = 0 : (tensor<?x3xf32>) -> tensor<i32>\n"
      "    %8 = stablehlo.reshape %7 : (tensor<i32>) -> tensor<1xi32>\n"
      "    %9 = stablehlo.get_dimension_size %3, dim = 1 : (tensor<?x3xf32>) -> tensor<i32>\n"
      "    %10 = stablehlo.reshape %9 : (tensor<i32>) -> tensor<1xi32>\n"
      "    %11 = stablehlo.concatenate %8, %10, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> "
      "tensor<2xi32>\n"
      "    %12 = stablehlo.dynamic_broadcast_in_dim %cst, %11, dims = [] : (tensor<f32>, "
      "tensor<2xi32>) -> tensor<?x3xf32>\n");
}

static void another_accuracy_is_kept(void **state) {
  (void)state;
  static const char text[] =
      "func.func @main(%x: tensor<f32>) -> tensor<f32> {\n"
      "  %0 = \"stablehlo.tan\"(%x) <{result_accuracy = #stablehlo.result_accuracy<mode = "
      "#stablehlo.result_accuracy_mode<HIGHEST>>}> : (tensor<f32>) -> tensor<f32>\n"
      "  return %0 : tensor<f32>\n}\n";
  run(text, for_0_9, false);
  HAS("stablehlo.tan");
}

/* --- Complex numbers --- */

#define COMPLEX_CLOSE(op, in, want)                                                    \
  "func.func @main() {\n  %z = stablehlo.constant dense<[" in                          \
  "]> : tensor<4xcomplex<f64>>\n  %w = stablehlo.constant dense<[" want                \
  "]> : tensor<4xcomplex<f64>>\n  %r = stablehlo." op                                  \
  " %z : tensor<4xcomplex<f64>>\n  check.expect_close %r, %w, max_ulp_difference = 4 " \
  ": tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>\n  return\n}\n"
#define POINTS "(0.0, 1.5707963267948966), (-4.0, 0.0), (3.0, 4.0), (1.0e-20, 1.0e-20)"

/* Values: mpmath with 300 bits, rounded to f64. */
static void complex_math_has_the_values_of_the_functions(void **state) {
  (void)state;
  holds_expanded(COMPLEX_CLOSE("exponential", POINTS,
                               "(6.123233995736766e-17, 1.0), (0.01831563888873418, 0.0), "
                               "(-13.128783081462158, -15.200784463067954), (1.0, 1.0e-20)"),
                 as_xla, "exponential %cst : tensor<4xcomplex");
  HAS("cosine");
  holds_expanded(COMPLEX_CLOSE("sqrt", POINTS,
                               "(0.8862269254527579, 0.8862269254527579), (0.0, 2.0), (2.0, 1.0), "
                               "(1.09868411346781e-10, 4.550898605622273e-11)"),
                 as_xla, "sqrt %cst : tensor<4xcomplex");
  HAS("maximum");
  holds_expanded(COMPLEX_CLOSE("log_plus_one",
                               "(0.0, 1.5707963267948966), (-4.0, 0.0), (3.0, 4.0), (1.0, "
                               "1.0e-8)",
                               "(0.6217026754443632, 1.0038848218538872), (1.0986122886681098, "
                               "3.141592653589793), (1.7328679513998633, 0.7853981633974483), "
                               "(0.6931471805599453, 5.0e-09)"),
                 as_xla, "log_plus_one %cst : tensor<4xcomplex");
  HAS("atan2");
  /* log(1 + 1e-8 i) is 5e-17 + 1e-8 i: the square of 1e-8 is lost in 1 + 1e-16. */
  holds_expanded(COMPLEX_CLOSE("log",
                               "(0.0, 1.5707963267948966), (-4.0, 0.0), (3.0, 4.0), (1.0, "
                               "1.0e-8)",
                               "(0.4515827052894548, 1.5707963267948966), (1.3862943611198906, "
                               "3.141592653589793), (1.6094379124341003, 0.9272952180016122), "
                               "(5.0e-17, 1.0e-08)"),
                 as_xla, "log %cst : tensor<4xcomplex");
  HAS("atan2");
}

/* --- gather and scatter --- */

static const char gather[] =
    "func.func @main() {\n"
    "  %x = stablehlo.iota dim = 1 : tensor<2x12xi32>\n"
    "  %b = stablehlo.constant dense<[[100], [200]]> : tensor<2x1xi32>\n"
    "  %c = stablehlo.broadcast_in_dim %b, dims = [0, 1] : (tensor<2x1xi32>) -> tensor<2x12xi32>\n"
    "  %y = stablehlo.add %x, %c : tensor<2x12xi32>\n"
    "  %i = stablehlo.constant dense<[[3, 4], [7, 0], [11, 1]]> : tensor<3x2xi8>\n"
    "  %g = \"stablehlo.gather\"(%y, %i) <{dimension_numbers = #stablehlo.gather<"
    "operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [1], "
    "collapsed_slice_dims = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, "
    "indices_are_sorted = true}> : (tensor<2x12xi32>, tensor<3x2xi8>) -> tensor<3x2xi32>\n"
    "  check.expect_eq_const %g, dense<[[103, 204], [107, 200], [111, 201]]> : tensor<3x2xi32>\n"
    "  return\n}\n";

static void gather_with_batching_dimensions_keeps_its_values(void **state) {
  (void)state;
  holds_expanded(gather, for_1_0, "operand_batching_dims");
  HAS("%3 = stablehlo.reshape %c : (tensor<3x2xi8>) -> tensor<3x2x1xi8>\n");
  HAS("stablehlo.iota dim = 1 : tensor<3x2x1xi8>");
  HAS("collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>");
  HAS("indices_are_sorted = true");
  run(gather, for_1_1, false);
  HAS("operand_batching_dims = [0]");
}

#define GATHER(size, indices, order, sorted)                                                       \
  "func.func @main(%x: tensor<" size "x2x7xf32>, %i: tensor<" indices ">) -> tensor<" size         \
  "x5xf32> {\n"                                                                                    \
  "  %g = \"stablehlo.gather\"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [], " \
  "operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = " order       \
  ", collapsed_slice_dims = [1, 2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>, "    \
  "indices_are_sorted = " sorted "}> : (tensor<" size "x2x7xf32>, tensor<" indices                 \
  ">) -> tensor<" size "x5xf32>\n  return %g : tensor<" size "x5xf32>\n}\n"

/* i8 holds 127, ui8 255, i32 2147483647 (fitsInIntegralType compares the size, not the last index).
 */
static void indices_become_wider_if_a_size_does_not_fit(void **state) {
  (void)state;
  static const struct {
    const char *text, *has;
  } rows[] = {
      {GATHER("127", "127x5x2xi8", "[1, 2]", "false"), "iota dim = 0 : tensor<127x5x1xi8>"},
      {GATHER("128", "128x5x2xi8", "[1, 2]", "false"),
       "convert %arg1 : (tensor<128x5x2xi8>) -> tensor<128x5x2xi32>"},
      {GATHER("255", "255x5x2xui8", "[1, 2]", "false"), "iota dim = 0 : tensor<255x5x1xui8>"},
      {GATHER("256", "256x5x2xui8", "[1, 2]", "false"),
       "convert %arg1 : (tensor<256x5x2xui8>) -> tensor<256x5x2xi32>"},
      {GATHER("2147483648", "2147483648x5x2xi32", "[1, 2]", "false"),
       "convert %arg1 : (tensor<2147483648x5x2xi32>) -> tensor<2147483648x5x2xi64>"},
      {GATHER("128", "128x5x2xi8", "[2, 1]", "true"), "indices_are_sorted = false"},
      {GATHER("128", "128x5x2xi8", "[1, 2]", "true"), "indices_are_sorted = true"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    run(rows[i].text, for_0_9, false);
    HAS(rows[i].has);
  }
  run(rows[0].text, for_0_9, false);
  LACKS("convert");
}

static void indices_of_a_dynamic_shape_stay(void **state) {
  (void)state;
  run(GATHER("?", "?x5x2xi32", "[1, 2]", "false"), for_0_9, false);
  HAS("operand_batching_dims = [0]");
  LACKS("iota");
}

static const char scatter[] =
    "func.func @main() {\n"
    "  %x = stablehlo.constant dense<0> : tensor<2x4xi32>\n"
    "  %i = stablehlo.constant dense<[[[3], [1]], [[0], [0]]]> : tensor<2x2x1xi64>\n"
    "  %u = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>\n"
    "  %s = \"stablehlo.scatter\"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<"
    "inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], "
    "scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({\n"
    "  ^bb0(%a: tensor<i32>, %b: tensor<i32>):\n"
    "    %t = stablehlo.add %a, %b : tensor<i32>\n"
    "    stablehlo.return %t : tensor<i32>\n"
    "  }) : (tensor<2x4xi32>, tensor<2x2x1xi64>, tensor<2x2xi32>) -> tensor<2x4xi32>\n"
    "  check.expect_eq_const %s, dense<[[0, 2, 0, 1], [7, 0, 0, 0]]> : tensor<2x4xi32>\n"
    "  return\n}\n";

static void scatter_with_batching_dimensions_keeps_its_values(void **state) {
  (void)state;
  holds_expanded(scatter, for_1_0, "input_batching_dims");
  HAS("inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = "
      "2>");
  HAS("unique_indices = false");
}

/* --- Meshes --- */

#define REDUCE(before, groups)                                  \
  before                                                        \
      "func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {\n" \
      "  %0 = \"stablehlo.all_reduce\"(%x) <{replica_groups = " \
      "#stablehlo.replica_group_mesh_axes<mesh "                \
      "= " groups                                               \
      ">}> ({\n"                                                \
      "  ^bb0(%a: tensor<f32>, %b: tensor<f32>):\n"             \
      "    %t = stablehlo.add %a, %b : tensor<f32>\n"           \
      "    stablehlo.return %t : tensor<f32>\n"                 \
      "  }) : (tensor<4xf32>) -> tensor<4xf32>\n  return %0 : tensor<4xf32>\n}\n"
#define AXIS(name) "#stablehlo.axis_ref<name = \"" name "\">"
#define MESH(more)                                                         \
  "#stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = \"x\", size = 2>, " \
  "#stablehlo.mesh_axis<name = \"y\", size = 3>]" more ">"

/* Devices of the mesh: x0 0 1 2, x1 3 4 5. */
static void axes_of_a_mesh_become_groups_before_1_16(void **state) {
  (void)state;
  static const struct {
    const char *text, *groups;
  } rows[] = {
      {REDUCE("", MESH("") ", axes = [" AXIS("y") "]"),
       "dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi64>"},
      {REDUCE("", MESH("") ", axes = [" AXIS("x") "]"),
       "dense<[[0, 3], [1, 4], [2, 5]]> : tensor<3x2xi64>"},
      {REDUCE("", MESH("") ", axes = [" AXIS("y") ", " AXIS("x") "]"),
       "dense<[[0, 3, 1, 4, 2, 5]]> : tensor<1x6xi64>"},
      {REDUCE("", MESH("") ", axes = []"),
       "dense<[[0], [1], [2], [3], [4], [5]]> : tensor<6x1xi64>"},
      {REDUCE("",
              MESH(", device_ids = dense<[5, 4, 3, 2, 1, 0]> : tensor<6xi64>") ", axes = [" AXIS(
                  "x") "]"),
       "dense<[[5, 2], [4, 1], [3, 0]]> : tensor<3x2xi64>"},
      {REDUCE("",
              "#stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = \"x\", size = 4>]>, axes = "
              "[#stablehlo.axis_ref<name = \"x\", sub_axis_info = (1)2>]"),
       "dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>"},
      {REDUCE(
           "func.func private @m() attributes {stablehlo.mesh = {axes = [{name = \"x\", size = 2 "
           ": i64}, {name = \"y\", size = 3 : i64}]}}\n",
           "@m, axes = [" AXIS("x") "]"),
       "dense<[[0, 3], [1, 4], [2, 5]]> : tensor<3x2xi64>"},
      {REDUCE("sdy.mesh @m = <[\"x\"=2, \"y\"=3]>\n", "@m, axes = [" AXIS("x") "]"),
       "dense<[[0, 3], [1, 4], [2, 5]]> : tensor<3x2xi64>"},
      {REDUCE("sdy.mesh @m = <[\"x\"=2, \"y\"=3], device_ids=[5, 4, 3, 2, 1, 0]>\n",
              "@m, axes = [" AXIS("x") "]"),
       "dense<[[5, 2], [4, 1], [3, 0]]> : tensor<3x2xi64>"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    run(rows[i].text, for_1_15, false);
    HAS(rows[i].groups);
    LACKS("replica_group_mesh_axes");
  }
  run(rows[0].text, for_1_16, false);
  HAS("replica_group_mesh_axes");
}

static void axes_that_the_mesh_lacks_are_an_error(void **state) {
  (void)state;
  static const char text[] = REDUCE("", MESH("") ", axes = [" AXIS("z") "]");
  ir_context *c = ir_context_new(&vs_builtin_opset()->registry, NULL);
  ir_op *m = text_parse(c, text, strlen(text), &(text_parse_options){.file = "t"}, NULL);
  strbuf errors = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&errors);
  sink.show_ids = true;
  assert_non_null(m);
  assert_false(for_1_15(c, m, &sink.sink));
  if (!strstr(strbuf_str(&errors), "HLO-7002") || !strstr(strbuf_str(&errors), "fit the mesh"))
    fail_msg("%s", strbuf_str(&errors));
  strbuf_free(&errors);
  ir_context_free(c);
}

/* --- Locations --- */

static void ranges_of_files_become_their_starts_before_1_9(void **state) {
  (void)state;
  static const char text[] =
      "func.func @main(%x: tensor<i32> loc(\"a\":2:21 to :30)) -> tensor<i32> {\n"
      "  %0 = stablehlo.negate %x : tensor<i32> loc(fused[callsite(\"n\"(\"b\":1:1 to 2:2) at "
      "\"c\":3:4), \"d\":5:6 to :7])\n"
      "  return %0 : tensor<i32> loc(\"e\":8:9)\n} loc(\"f\":1:2 to 3:4)\n";
  run(text, for_1_4, true);
  LACKS(" to ");
  HAS("%arg0: tensor<i32> loc(\"a\":2:21)");
  HAS("loc(fused[callsite(\"n\"(\"b\":1:1) at \"c\":3:4), \"d\":5:6])");
  HAS("} loc(\"f\":1:2)");
  run(text, for_1_9, true);
  HAS("\"a\":2:21 to :30");
}

/* --- What the rewriting does beside --- */

/* As mlir's greedy driver: constants in front, in reverse, each once; what is not used goes. */
static void constants_move_to_the_front_and_unused_ops_go(void **state) {
  (void)state;
  run("func.func @main(%x: tensor<f32>, %p: tensor<i1>) -> tensor<f32> {\n"
      "  %dead = stablehlo.add %x, %x : tensor<f32>\n"
      "  %dead2 = stablehlo.negate %dead : tensor<f32>\n"
      "  %a = stablehlo.constant dense<2.0> : tensor<f32> loc(\"here\")\n"
      "  %0 = stablehlo.add %x, %a : tensor<f32>\n"
      "  %1 = \"stablehlo.if\"(%p) ({\n"
      "    %b = stablehlo.constant dense<3.0> : tensor<f32>\n"
      "    stablehlo.return %b : tensor<f32>\n"
      "  }, {\n"
      "    %c = stablehlo.constant dense<2.0> : tensor<f32>\n"
      "    stablehlo.return %c : tensor<f32>\n"
      "  }) : (tensor<i1>) -> tensor<f32>\n"
      "  %gone = stablehlo.custom_call @f(%x) : (tensor<f32>) -> tensor<f32>\n"
      "  %kept = stablehlo.custom_call @g(%x) {has_side_effect = true} : (tensor<f32>) -> "
      "tensor<f32>\n"
      "  %called = func.call @h(%x) : (tensor<f32>) -> tensor<f32>\n"
      "  %2 = stablehlo.add %0, %1 : tensor<f32>\n"
      "  return %2 : tensor<f32>\n}\n"
      "func.func private @h(%x: tensor<f32>) -> tensor<f32> {\n"
      "  %a = stablehlo.constant dense<2.0> : tensor<f32>\n"
      "  return %a : tensor<f32>\n}\n",
      for_0_9, true);
  HAS("    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32> loc(unknown)\n"
      "    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32> loc(unknown)\n"
      "    %0 = stablehlo.add %arg0, %cst_0 : tensor<f32>");
  HAS("stablehlo.return %cst : tensor<f32>");
  HAS("stablehlo.return %cst_0 : tensor<f32>");
  HAS("custom_call @g(%arg0)");
  HAS("call @h(%arg0)");
  LACKS("custom_call @f");
  LACKS("negate");
}

static void a_program_that_needs_nothing_stays_as_it_is(void **state) {
  (void)state;
  run("func.func @main(%x: tensor<f32>) -> tensor<f32> {\n"
      "  %a = stablehlo.constant dense<2.0> : tensor<f32> loc(\"here\")\n"
      "  %0 = stablehlo.add %x, %a : tensor<f32>\n"
      "  return %0 : tensor<f32>\n}\n",
      for_0_9, true);
  HAS("%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32> loc(\"here\")");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(tan_is_sine_over_cosine_before_1_4),
      cmocka_unit_test(tan_of_complex_numbers_is_written_with_real_ones),
      cmocka_unit_test(constants_of_a_dynamic_shape_are_broadcast),
      cmocka_unit_test(another_accuracy_is_kept),
      cmocka_unit_test(complex_math_has_the_values_of_the_functions),
      cmocka_unit_test(gather_with_batching_dimensions_keeps_its_values),
      cmocka_unit_test(indices_become_wider_if_a_size_does_not_fit),
      cmocka_unit_test(indices_of_a_dynamic_shape_stay),
      cmocka_unit_test(scatter_with_batching_dimensions_keeps_its_values),
      cmocka_unit_test(axes_of_a_mesh_become_groups_before_1_16),
      cmocka_unit_test(axes_that_the_mesh_lacks_are_an_error),
      cmocka_unit_test(ranges_of_files_become_their_starts_before_1_9),
      cmocka_unit_test(constants_move_to_the_front_and_unused_ops_go),
      cmocka_unit_test(a_program_that_needs_nothing_stays_as_it_is),
  };
  return cmocka_run_group_tests(tests, NULL, tear_down);
}
