/* What stands in no program of the corpus (several types or operations at once), and what is wrong
 * in each family of operations. Values are derived by hand from the specification, next to each
 * test. Programs that the verifier would refuse are evaluated without it: the interpreter does not
 * depend on it. */
#include "run.h"

static unsigned misses; /* all of a test's are shown before it fails */

/* Evaluates without verification; `why` NULL: it passes; else it fails and says that. */
static void unverified(const char *body, const char *why) {
  strbuf text = STRBUF_INIT, errors = STRBUF_INIT;
  strbuf_addf(&text, "func.func @main() {\n%s\n  func.return\n}\n", body);
  ir_context *c = ir_context_new(&vs_builtin_opset()->registry, NULL);
  diag_text_sink sink = diag_text_sink_to(&errors);
  text_parse_options parse = {.file = "test.mlir"};
  ir_op *m = text_parse(c, strbuf_str(&text), text.len, &parse, &sink.sink);
  if (!m) {
    print_error("%s\n%s", body, strbuf_str(&errors));
    misses++;
    ir_context_free(c);
    strbuf_free(&errors);
    strbuf_free(&text);
    return;
  }
  interp_value **results = NULL;
  size_t count = 0;
  interp_options o = {.audit = true, .max_bytes = (size_t)1 << 30};
  bool ok = interp_run(c, m, "main", NULL, 0, &o, &results, &count, &sink.sink);
  if (why ? ok || !strstr(strbuf_str(&errors), why) : !ok) {
    print_error("%s\nwanted: %s\nsaid: %s\n", body, why ? why : "nothing", strbuf_str(&errors));
    misses++;
  }
  for (size_t k = 0; k < count; k++) interp_release(results[k]);
  free(results);
  ir_context_free(c);
  strbuf_free(&errors);
  strbuf_free(&text);
}

/* Operands of these types, filled with ones ("true" for i1). */
static void refused(const char *types, const char *op, const char *why) {
  strbuf b = STRBUF_INIT;
  const char *at = types;
  for (int k = 0; *at; k++) {
    size_t n = strcspn(at, " ");
    bool real = memchr(at, 'f', n), flag = memmem(at, n, "i1>", 3);
    strbuf_addf(&b,
                "  %%a%d = \"stablehlo.constant\"() <{value = dense<%s> : %.*s}> : () -> %.*s\n", k,
                flag   ? "true"
                : real ? "1.0"
                       : "1",
                (int)n, at, (int)n, at);
    at += n + (at[n] == ' ');
  }
  strbuf_adds(&b, op);
  unverified(strbuf_str(&b), why);
  strbuf_free(&b);
}

/* --- Elementwise ------------------------------------------------------------------------------ */

static void signs_of_doubles(void **state) {
  (void)state;
  check_unary("abs", "tensor<3xf64>", "[-0.0, -2.5, 0xFFF0000000000000]",
              "[0.0, 2.5, 0x7FF0000000000000]");
  check_unary("negate", "tensor<3xf64>", "[-0.0, -2.5, 1.0]", "[0.0, 2.5, -1.0]");
  check_unary("sign", "tensor<3xf64>", "[-0.0, -2.5, 7.0]", "[-0.0, -1.0, 1.0]");
  assert_runs(
      "  %i = stablehlo.iota dim = 0 : tensor<3xf64>\n"
      "  check.expect_eq_const %i, dense<[0.0, 1.0, 2.0]> : tensor<3xf64>\n");
}

/* --- Linear algebra --------------------------------------------------------------------------- */

/* a = [[i, 0], [1, 2]], its adjoint [[-i, 1], [0, 2]]; adjoint * x = b for x = (1, i) gives
 * b = (-i + i, 2i) = (0, 2i).
 * [[2, -2i], [2i, 3]] = L L^H with L = [[sqrt 2, 0], [sqrt 2 i, 1]]: the (1,1) entry is
 * |sqrt 2 i|^2 + 1 = 3, the (1,0) entry sqrt 2 i * sqrt 2 = 2i. */
static void complex_matrices(void **state) {
  (void)state;
  assert_runs(
      "  %a = stablehlo.constant dense<[[(0.0,1.0),(0.0,0.0)],[(1.0,0.0),(2.0,0.0)]]> : "
      "tensor<2x2xcomplex<f64>>\n"
      "  %b = stablehlo.constant dense<[[(0.0,0.0)],[(0.0,2.0)]]> : tensor<2x1xcomplex<f64>>\n"
      "  %x = \"stablehlo.triangular_solve\"(%a, %b) <{left_side = true, lower = true, "
      "unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : "
      "(tensor<2x2xcomplex<f64>>, tensor<2x1xcomplex<f64>>) -> tensor<2x1xcomplex<f64>>\n"
      "  check.expect_almost_eq_const %x, dense<[[(1.0,0.0)],[(0.0,1.0)]]> : "
      "tensor<2x1xcomplex<f64>>\n"
      "  %m = stablehlo.constant dense<[[(2.0,0.0),(0.0,-2.0)],[(0.0,2.0),(3.0,0.0)]]> : "
      "tensor<2x2xcomplex<f64>>\n"
      "  %l = \"stablehlo.cholesky\"(%m) <{lower = true}> : (tensor<2x2xcomplex<f64>>) -> "
      "tensor<2x2xcomplex<f64>>\n"
      "  %k = stablehlo.slice %l [1:2, 0:2] : (tensor<2x2xcomplex<f64>>) -> "
      "tensor<1x2xcomplex<f64>>\n"
      "  check.expect_almost_eq_const %k, dense<[[(0.0,1.4142135623730951),(1.0,0.0)]]> : "
      "tensor<1x2xcomplex<f64>>\n");
}

/* --- Quantized -------------------------------------------------------------------------------- */

/* Sub-channel scales: dimension 0 in blocks of 1, dimension 1 in blocks of 2. Row 0 has the scales
 * 0.5 (columns 0, 1) and 2 (2, 3), row 1 has 1 and 4, zero points 0 and 1 for the last block.
 * Stored 4 everywhere: 2, 2, 8, 8; 4, 4, (4 - 1) * 4 = 12, 12. */
static void quantized_in_blocks(void **state) {
  (void)state;
#define BLOCKS "!quant.uniform<i8:f32:{0:1, 1:2}, {{0.5, 2.0}, {1.0, 4.0:1}}>"
  assert_runs(
      "  %c = stablehlo.constant dense<4> : tensor<2x4xi8>\n"
      "  %q = stablehlo.bitcast_convert %c : (tensor<2x4xi8>) -> tensor<2x4x" BLOCKS
      ">\n"
      "  %r = stablehlo.uniform_dequantize %q : (tensor<2x4x" BLOCKS
      ">) -> tensor<2x4xf32>\n"
      "  check.expect_eq_const %r, dense<[[2.0, 2.0, 8.0, 8.0], [4.0, 4.0, 12.0, 12.0]]> : "
      "tensor<2x4xf32>\n");
  unverified(
      "  %c = \"stablehlo.constant\"() <{value = dense<4> : tensor<2x8xi8>}> : () -> "
      "tensor<2x8xi8>\n"
      "  %q = \"stablehlo.bitcast_convert\"(%c) : (tensor<2x8xi8>) -> tensor<2x8x" BLOCKS
      ">\n"
      "  %r = \"stablehlo.uniform_dequantize\"(%q) : (tensor<2x8x" BLOCKS ">) -> tensor<2x8xf32>\n",
      "scales of a quantized type do not fit");
  assert_int_equal(misses, 0);
}

/* dequantize_op_quantize at ties. Scale 0.5 for operands, 1 for the result, zero points 0:
 * 1 and 2 stand for 0.5 and 1, whose sum 1.5 is a tie: to even, 2. 1 and 0: 0.5 becomes 0. 2 and 3:
 * 2.5 becomes 2. -1 and -2: -1.5 becomes -2. An integer path that adds one half and truncates would
 * give 2, 1, 3 and -1 (or -2). dot_general of (1, 1) with (1, 4): 0.25 + 1 = 1.25, times 2 by the
 * result's scale of 0.5: 2.5, a tie: 2. */
static void quantized_results_tie_to_even(void **state) {
  (void)state;
#define Q "tensor<4x!quant.uniform<i8:f32, 0.5>>"
#define R "tensor<4x!quant.uniform<i8:f32, 1.0>>"
  assert_runs(
      "  %a = stablehlo.constant dense<[1, 1, 2, -1]> : tensor<4xi8>\n"
      "  %b = stablehlo.constant dense<[2, 0, 3, -2]> : tensor<4xi8>\n"
      "  %p = stablehlo.bitcast_convert %a : (tensor<4xi8>) -> " Q
      "\n  %q = stablehlo.bitcast_convert %b : (tensor<4xi8>) -> " Q
      "\n  %s = \"stablehlo.add\"(%p, %q) : (" Q ", " Q ") -> " R
      "\n  %r = stablehlo.bitcast_convert %s : (" R
      ") -> tensor<4xi8>\n"
      "  check.expect_eq_const %r, dense<[2, 0, 2, -2]> : tensor<4xi8>\n");
#define V "tensor<2x!quant.uniform<i8:f32, 0.5>>"
#define S "tensor<!quant.uniform<i32:f32, 0.5>>"
  assert_runs(
      "  %a = stablehlo.constant dense<[1, 1]> : tensor<2xi8>\n"
      "  %b = stablehlo.constant dense<[1, 4]> : tensor<2xi8>\n"
      "  %p = stablehlo.bitcast_convert %a : (tensor<2xi8>) -> " V
      "\n  %q = stablehlo.bitcast_convert %b : (tensor<2xi8>) -> " V
      "\n  %s = stablehlo.dot_general %p, %q, contracting_dims = [0] x [0] : (" V ", " V ") -> " S
      "\n  %r = stablehlo.bitcast_convert %s : (" S
      ") -> tensor<i32>\n"
      "  check.expect_eq_const %r, dense<2> : tensor<i32>\n");
}

/* --- Plans ------------------------------------------------------------------------------------ */

/* More values and functions than the tables start with. */
static void wide_functions_and_many_of_them(void **state) {
  (void)state;
  strbuf b = STRBUF_INIT;
  for (int k = 0; k < 40; k++)
    strbuf_addf(
        &b,
        "func.func private @f%d(%%x: tensor<i32>) -> tensor<i32> {\n"
        "  %%c = stablehlo.constant dense<%d> : tensor<i32>\n"
        "  %%r = stablehlo.add %%x, %%c : tensor<i32>\n  func.return %%r : tensor<i32>\n}\n",
        k, k);
  strbuf_adds(&b, "func.func @main() {\n  %v0 = stablehlo.constant dense<0> : tensor<i32>\n");
  for (int k = 0; k < 40; k++)
    strbuf_addf(&b, "  %%v%d = func.call @f%d(%%v%d) : (tensor<i32>) -> tensor<i32>\n", k + 1, k,
                k);
  for (int k = 40; k < 500; k++)
    strbuf_addf(&b, "  %%v%d = stablehlo.add %%v%d, %%v%d : tensor<i32>\n", k + 1, k, 0);
  /* 0 + 1 + ... + 39 */
  strbuf_adds(&b, "  check.expect_eq_const %v500, dense<780> : tensor<i32>\n  func.return\n}\n");
  assert_module_runs(strbuf_str(&b));
  strbuf_free(&b);
}

/* --- Checks, prints and probes ---------------------------------------------------------------- */

static void checks_as_custom_calls(void **state) {
  (void)state;
  assert_runs(
      "  %a = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>\n"
      "  %b = stablehlo.constant dense<[1.00005, 2.0]> : tensor<2xf32>\n"
      "  %i = stablehlo.constant dense<7> : tensor<i32>\n"
      "  %r = stablehlo.custom_call @check.eq(%a, %b) : (tensor<2xf32>, tensor<2xf32>) -> "
      "tensor<i1>\n"
      "  %s = stablehlo.custom_call @check.eq(%i, %i) : (tensor<i32>, tensor<i32>) -> "
      "tensor<i1>\n"
      "  check.expect_eq_const %r, dense<true> : tensor<i1>\n"
      "  check.expect_eq %r, %s : tensor<i1>\n");
  const char *two = "tensor<2xf32> tensor<3xf32> tensor<2xi32>";
  refused(two,
          "  \"stablehlo.custom_call\"(%a0, %a1) <{call_target_name = \"check.eq\"}> : "
          "(tensor<2xf32>, tensor<3xf32>) -> ()",
          "differ in type");
  refused(two,
          "  \"stablehlo.custom_call\"(%a0) <{call_target_name = \"check.eq\"}> : "
          "(tensor<2xf32>) -> ()",
          "operands");
  refused(two,
          "  \"stablehlo.custom_call\"(%a0) <{call_target_name = \"check.expect_eq\"}> : "
          "(tensor<2xf32>) -> ()",
          "operands");
  refused(two, "  \"stablehlo.custom_call\"(%a0) : (tensor<2xf32>) -> ()", "call_target_name");
  refused(two,
          "  %r = \"stablehlo.custom_call\"(%a0, %a0) <{call_target_name = \"check.eq\"}> : "
          "(tensor<2xf32>, tensor<2xf32>) -> tensor<i8>",
          "no tensor<i1>");
  refused(two,
          "  \"check.expect_close\"(%a2, %a2) <{max_ulp_difference = 1 : i64, "
          "min_ulp_difference = 0 : i64}> : (tensor<2xi32>, tensor<2xi32>) -> ()",
          "only floats and complex");
  refused(two, "  \"check.expect_eq_const\"(%a0) <{value = 1 : i64}> : (tensor<2xf32>) -> ()",
          "no dense constant");
  refused(two,
          "  \"check.expect_almost_eq\"(%a0, %a0) <{tolerance = 1 : i64}> : (tensor<2xf32>, "
          "tensor<2xf32>) -> ()",
          "no float");
  refused(two,
          "  \"check.expect_serialized_eq\"(%a0) <{iteration = 0 : i64, probe_id = 1 : i64}> : "
          "(tensor<2xf32>) -> ()",
          "probe_id");
  refused(two,
          "  \"check.expect_serialized_eq\"(%a0) <{iteration = 0 : i64, probe_id = \"p\"}> : "
          "(tensor<2xf32>) -> ()",
          "Failed to find");
  refused(two,
          "  %r = \"interpreter.probe\"(%a0) <{probe_id = 1 : i64}> : (tensor<2xf32>) -> "
          "tensor<2xf32>",
          "probe_id");
  /* An infinity has no distance in ULPs. */
  unverified(
      "  %a = \"stablehlo.constant\"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> "
      "tensor<f32>\n"
      "  \"check.expect_eq_const\"(%a) <{value = dense<1.0> : tensor<f32>}> : (tensor<f32>) "
      "-> ()",
      "no distance in ULPs");
  assert_int_equal(misses, 0);
}

/* As MLIR names them: %arg0, %cst, %c_0 and results by number. */
static void prints_name_their_values(void **state) {
  (void)state;
  strbuf printed = STRBUF_INIT;
  interp_options o = {.print = &printed};
  const char *text =
      "func.func @f(%x: tensor<i32>) {\n  interpreter.print %x : tensor<i32>\n  func.return\n}\n"
      "func.func @main() {\n  %a = stablehlo.constant dense<1.0> : tensor<f32>\n"
      "  %b = stablehlo.constant dense<2> : tensor<i32>\n"
      "  %r = stablehlo.add %b, %b : tensor<i32>\n"
      "  interpreter.print %a : tensor<f32>\n  interpreter.print %b : tensor<i32>\n"
      "  interpreter.print %r : tensor<i32>\n"
      "  func.call @f(%r) : (tensor<i32>) -> ()\n  func.return\n}\n";
  outcome out = run_text(text, strlen(text), &o);
  if (!out.passed) print_error("%s", strbuf_str(&out.errors));
  assert_true(out.passed);
  static const char *const names[] = {"%cst = ", "%c_0 = ", "%0 = ", "%arg0 = "};
  for (size_t k = 0; k < 4; k++) assert_non_null(strstr(strbuf_str(&printed), names[k]));
  outcome_free(&out);
  strbuf_free(&printed);
}

/* --- What each family refuses ----------------------------------------------------------------- */

#define REGION(scalar, op)                                                               \
  "{\n  ^bb0(%x: tensor<" scalar ">, %y: tensor<" scalar ">):\n    %s = \"stablehlo." op \
  "\"(%x, %y) : (tensor<" scalar ">, tensor<" scalar ">) -> tensor<" scalar              \
  ">\n    \"stablehlo.return\"(%s) : (tensor<" scalar ">) -> ()\n  }"
#define BODY(scalar, op) "(" REGION(scalar, op) ")"

static void reductions_refuse(void **state) {
  (void)state;
  misses = 0;
  const char *t = "tensor<2x3xf32> tensor<f32> tensor<3xf32> tensor<i32>";
  refused(t,
          "  %r = \"stablehlo.reduce\"(%a0) <{dimensions = array<i64: 1>}> " BODY(
              "f32", "add") " : (tensor<2x3xf32>) -> tensor<2xf32>",
          "[reduce C3]");
  refused(t,
          "  %r = \"stablehlo.reduce\"(%a0, %a3) <{dimensions = array<i64: 1>}> " BODY(
              "f32", "add") " : (tensor<2x3xf32>, tensor<i32>) -> tensor<2xf32>",
          "[reduce C2]");
  refused(t, "  %r:2 = \"stablehlo.reduce\"(%a0, %a2, %a1, %a1) <{dimensions = array<i64: 0>}> "
             BODY("f32", "add") " : (tensor<2x3xf32>, tensor<3xf32>, tensor<f32>, tensor<f32>) -> "
             "(tensor<3xf32>, tensor<3xf32>)", "[reduce C1]");
  refused(t,
          "  %r = \"stablehlo.reduce\"(%a0, %a1) <{dimensions = array<i64: 5>}> " BODY(
              "f32", "add") " : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>",
          "[reduce C4, C5]");
  refused(t,
          "  %r = \"stablehlo.reduce\"(%a0, %a1) <{dimensions = array<i64: 1>}> " BODY(
              "f32", "add") " : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xi32>",
          "[reduce C6, C8]");
  refused(t,
          "  %r = \"stablehlo.reduce\"(%a0, %a1) <{dimensions = array<i64: 1>}> ({\n}) : "
          "(tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>",
          "missing or empty");
  refused(t,
          "  %r = \"stablehlo.reduce\"(%a0, %a1) <{dimensions = array<i64: 1>}> " BODY(
              "f32", "add") " : (tensor<2x3xf32>, tensor<f32>) -> !stablehlo.token",
          "something that is no tensor");
#define WINDOW(attributes)                                     \
  "  %r = \"stablehlo.reduce_window\"(%a0, %a1) <{" attributes \
  "}> " BODY("f32", "add") " : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>"
  refused(t, WINDOW("window_strides = array<i64: 1, 1>"), "missing");
  refused(t, WINDOW("window_dimensions = array<i64: 1>"), "where 2 are needed");
  refused(t, WINDOW("window_dimensions = array<i64: 0, 1>"), "not positive");
  refused(t, WINDOW("window_dimensions = array<i64: 1, 1>, padding = dense<0> : tensor<3xi64>"),
          "padding");
  refused(t, WINDOW("window_dimensions = 3 : i64"), "no list of integers");
  refused(t, WINDOW("window_dimensions = dense<1> : tensor<100000000xi64>"), "too many elements");
  refused(t, WINDOW("window_dimensions = [1, \"a\"]"), "no list of integers");
  refused("tensor<2x3xf32> tensor<3x2xf32> tensor<2x3xi32>",
          "  %r = \"stablehlo.map\"(%a0, %a1) <{dimensions = array<i64: 0, 1>}> " BODY(
              "f32", "add") " : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x3xf32>",
          "[map C1]");
  refused("tensor<2x3xf32>",
          "  %r = \"stablehlo.map\"(%a0, %a0) <{dimensions = array<i64: 1, 0>}> " BODY(
              "f32", "add") " : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>",
          "[map C3]");
  refused("tensor<2xi32>",
          "  %r = \"stablehlo.map\"(%a0, %a0) <{dimensions = array<i64: 0>}> " BODY(
              "f32", "add") " : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>",
          "[map C4]");
#define SCATTER_IN(operand, source, init, select, scatter)                                       \
  "  %r = \"stablehlo.select_and_scatter\"(%a0, %a1, %a2) <{window_dimensions = array<i64: 2>, " \
  "window_strides = array<i64: 2>}> "                                                            \
  "(" select ", " scatter ") : (" operand ", " source ", " init ") -> " operand
#define COMPARE                                                                                  \
  "{\n  ^bb0(%x: tensor<f32>, %y: tensor<f32>):\n    %s = \"stablehlo.compare\"(%x, %y) "        \
  "<{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) " \
  "-> "                                                                                          \
  "tensor<i1>\n    \"stablehlo.return\"(%s) : (tensor<i1>) -> ()\n  }"
  refused(
      "tensor<4xf32> tensor<2xi32> tensor<f32>",
      SCATTER_IN("tensor<4xf32>", "tensor<2xi32>", "tensor<f32>", COMPARE, REGION("f32", "add")),
      "select_and_scatter");
  refused(
      "tensor<4xf32> tensor<3xf32> tensor<f32>",
      SCATTER_IN("tensor<4xf32>", "tensor<3xf32>", "tensor<f32>", COMPARE, REGION("f32", "add")),
      "[select_and_scatter C2]");
  refused("tensor<4xf32> tensor<2xf32> tensor<f32>",
          SCATTER_IN("tensor<4xf32>", "tensor<2xf32>", "tensor<f32>", REGION("f32", "add"),
                     REGION("f32", "add")),
          "[select_and_scatter C9]");
  refused(
      "tensor<4xf32> tensor<2xf32> tensor<f32>",
      SCATTER_IN("tensor<4xf32>", "tensor<2xf32>", "tensor<f32>", COMPARE, REGION("i32", "add")),
      "[select_and_scatter C10, C12]");
  assert_int_equal(misses, 0);
}

static void contractions_refuse(void **state) {
  (void)state;
  misses = 0;
  const char *t = "tensor<2x3xf32> tensor<3x2xf32>";
#define DOT(numbers, more, result)                                                               \
  "  %r = \"stablehlo.dot_general\"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<" numbers \
  ">" more "}> : (tensor<2x3xf32>, tensor<3x2xf32>) -> " result
#define PLAIN "lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]"
#define ALGORITHM(precision, lhs, rhs, products)                                    \
  ", algorithm = #stablehlo.dot_algorithm<lhs_precision_type = " precision          \
  ", rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = " lhs \
  ", rhs_component_count = " rhs ", num_primitive_operations = " products           \
  ", allow_imprecise_accumulation = false>"
  refused(t, DOT("lhs_batching_dimensions = [0], " PLAIN, "", "tensor<2x2xf32>"),
          "[dot_general C1]");
  refused(t, DOT("lhs_contracting_dimensions = [1]", "", "tensor<2x2xf32>"), "[dot_general C2]");
  refused(t,
          DOT("lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]", "",
              "tensor<3x2xf32>"),
          "[dot_general C10]");
  refused(t,
          DOT("lhs_batching_dimensions = [1], rhs_batching_dimensions = [1], " PLAIN, "",
              "tensor<2x2xf32>"),
          "[dot_general C3, C4]");
  refused(
      t,
      DOT("lhs_batching_dimensions = [0], rhs_batching_dimensions = [0]", "", "tensor<2x3x2xf32>"),
      "[dot_general C9]");
  refused(t, DOT(PLAIN, ", algorithm = 1 : i64", "tensor<2x2xf32>"), "no float type");
  unverified(
      "  %a0 = \"stablehlo.constant\"() <{value = dense<(1.0,1.0)> : tensor<1xcomplex<f32>>}> "
      ": () -> tensor<1xcomplex<f32>>\n  %r = \"stablehlo.dot_general\"(%a0, %a0) "
      "<{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], "
      "rhs_contracting_dimensions = [0]>" ALGORITHM(
          "f32", "1", "1",
          "1") "}> : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<complex<f32>>",
      "real numbers");
#define CONV(attributes)                                                                           \
  "  %r = \"stablehlo.convolution\"(%a0, %a1) <{batch_group_count = 1 : i64, dimension_numbers = " \
  "#stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64" attributes      \
  "}> : (tensor<1x4x1xf32>, tensor<2x1x1xf32>) -> tensor<1x3x1xf32>"
  const char *c = "tensor<1x4x1xf32> tensor<2x1x1xf32>";
  refused(c, CONV(", window_strides = array<i64: 1, 1>"), "has 2 elements, not 1");
  refused(c, CONV(", window_strides = array<i64: 0>"), "holds 0");
  refused(c, CONV(", padding = dense<-9> : tensor<1x2xi64>"), "[convolution C25]");
  refused(c, CONV(", padding = dense<9223372036854775807> : tensor<1x2xi64>"), "too large");
  refused(
      "tensor<2xf32> tensor<2x2x2xf32>",
      "  %r = \"stablehlo.dot\"(%a0, %a1) : (tensor<2xf32>, tensor<2x2x2xf32>) -> tensor<2xf32>",
      "no vectors or matrices");
  const char *m = "tensor<2x2xf32> tensor<2x2xf64> tensor<2x3xf32>";
#define SOLVE(a, b, types, result)                                                      \
  "  %r = \"stablehlo.triangular_solve\"(" a ", " b                                     \
  ") <{left_side = true, lower = true, "                                                \
  "unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (" types \
  ") -> " result
  refused(m, SOLVE("%a0", "%a1", "tensor<2x2xf32>, tensor<2x2xf64>", "tensor<2x2xf64>"),
          "[triangular_solve C1]");
  refused(m, SOLVE("%a2", "%a0", "tensor<2x3xf32>, tensor<2x2xf32>", "tensor<2x2xf32>"),
          "[triangular_solve C3]");
  refused(m, SOLVE("%a0", "%a0", "tensor<2x2xf32>, tensor<2x2xf32>", "tensor<2x2xf64>"),
          "[triangular_solve C4]");
  refused(m,
          "  %r = \"stablehlo.cholesky\"(%a2) <{lower = true}> : (tensor<2x3xf32>) -> "
          "tensor<2x3xf32>",
          "[cholesky C3]");
  refused(m,
          "  %r = \"stablehlo.cholesky\"(%a0) <{lower = true}> : (tensor<2x2xf32>) -> "
          "tensor<2x2xf64>",
          "[cholesky C1]");
  assert_int_equal(misses, 0);
}

static void moving_elements_refuses(void **state) {
  (void)state;
  misses = 0;
  const char *t = "tensor<4x4xf32> tensor<2x2xf32> tensor<i32> tensor<2x2xf64> tensor<5x5xf32>";
  refused(t,
          "  %r = \"stablehlo.dynamic_slice\"(%a0, %a2) <{slice_sizes = array<i64: 2, 2>}> : "
          "(tensor<4x4xf32>, tensor<i32>) -> tensor<2x2xf32>",
          "start indices are needed");
  refused(t,
          "  %r = \"stablehlo.dynamic_slice\"(%a0, %a2, %a1) <{slice_sizes = array<i64: 2, 2>}> : "
          "(tensor<4x4xf32>, tensor<i32>, tensor<2x2xf32>) -> tensor<2x2xf32>",
          "does not take");
  refused(t,
          "  %r = \"stablehlo.dynamic_slice\"(%a0, %a2, %a2) <{slice_sizes = array<i64: 2, 9>}> : "
          "(tensor<4x4xf32>, tensor<i32>, tensor<i32>) -> tensor<2x9xf32>",
          "[dynamic_slice C4]");
  refused(t,
          "  %r = \"stablehlo.dynamic_slice\"(%a0, %a2, %a2) <{slice_sizes = array<i64: 2>}> : "
          "(tensor<4x4xf32>, tensor<i32>, tensor<i32>) -> tensor<2x2xf32>",
          "[dynamic_slice C2]");
  refused(t,
          "  %r = \"stablehlo.dynamic_update_slice\"(%a0, %a3, %a2, %a2) : (tensor<4x4xf32>, "
          "tensor<2x2xf64>, tensor<i32>, tensor<i32>) -> tensor<4x4xf32>",
          "[dynamic_update_slice C2]");
  refused(t,
          "  %r = \"stablehlo.dynamic_update_slice\"(%a0, %a4, %a2, %a2) : (tensor<4x4xf32>, "
          "tensor<5x5xf32>, tensor<i32>, tensor<i32>) -> tensor<4x4xf32>",
          "[dynamic_update_slice C6]");
  refused(t,
          "  %r = \"stablehlo.concatenate\"(%a1, %a3) <{dimension = 0 : i64}> : "
          "(tensor<2x2xf32>, tensor<2x2xf64>) -> tensor<4x2xf32>",
          "[concatenate C1]");
  refused(t,
          "  %r = \"stablehlo.concatenate\"(%a1, %a1) <{dimension = \"x\"}> : "
          "(tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<4x2xf32>",
          "no integer");
  refused(t,
          "  %r = \"stablehlo.concatenate\"(%a1, %a1) : (tensor<2x2xf32>, tensor<2x2xf32>) -> "
          "tensor<4x2xf32>",
          "missing");
  refused(t,
          "  %r = \"stablehlo.reverse\"(%a0) <{dimensions = array<i64: 0, 0>}> : "
          "(tensor<4x4xf32>) -> tensor<4x4xf32>",
          "stands twice");
  refused(t,
          "  %r = \"stablehlo.transpose\"(%a0) <{permutation = array<i64: 0>}> : "
          "(tensor<4x4xf32>) -> tensor<4x4xf32>",
          "transpose");
  refused(t,
          "  %r = \"stablehlo.transpose\"(%a0) <{permutation = array<i64: 1, 0>}> : "
          "(tensor<4x4xf32>) -> tensor<4x4xi32>",
          "another element type");
  refused(t, "  %r = \"stablehlo.iota\"() <{iota_dimension = 0 : i64}> : () -> !stablehlo.token",
          "no tensor");
  refused(t, "  %r = \"stablehlo.reshape\"(%a0) : (tensor<4x4xf32>) -> !stablehlo.token",
          "no tensor");
  refused(t,
          "  %r = \"stablehlo.get_dimension_size\"(%a0) <{dimension = 0 : i64}> : "
          "(tensor<4x4xf32>) -> tensor<f32>",
          "no integer");
  refused(t, "  %r = \"stablehlo.constant\"() <{value = 1 : i64}> : () -> tensor<i64>",
          "no dense constant");
  refused(t, "  %r = \"stablehlo.add\"(%a0) : (tensor<4x4xf32>) -> tensor<4x4xf32>",
          "operands do not fit");
  refused(t,
          "  %r = \"stablehlo.add\"(%a0, %a3) : (tensor<4x4xf32>, tensor<2x2xf64>) -> "
          "tensor<4x4xf32>",
          "do not fit the operation");
  refused(t,
          "  %r = \"stablehlo.sort\"(%a0) <{dimension = 7 : i64}> " BODY(
              "f32", "add") " : (tensor<4x4xf32>) -> tensor<4x4xf32>",
          "[sort C4]");
  refused(t,
          "  %r = \"stablehlo.sort\"(%a0) <{dimension = 1 : i64}> " BODY(
              "f32", "add") " : (tensor<4x4xf32>) -> tensor<4x4xf32>",
          "[sort C5]");
  refused(t,
          "  %r = \"stablehlo.sort\"(%a0, %a0) <{dimension = 1 : i64}> " BODY(
              "f32", "add") " : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>",
          "[sort C2]");
  refused(t,
          "  %r:2 = \"stablehlo.sort\"(%a0, %a1) <{dimension = 1 : i64}> " BODY(
              "f32",
              "add") " : (tensor<4x4xf32>, tensor<2x2xf32>) -> (tensor<4x4xf32>, tensor<2x2xf32>)",
          "[sort C3]");
  assert_int_equal(misses, 0);
}

static void control_flow_refuses(void **state) {
  (void)state;
  misses = 0;
  const char *t = "tensor<i1> tensor<i32> tensor<2xf32>";
#define GIVE(values, types) "{\n  \"stablehlo.return\"(" values ") : (" types ") -> ()\n  }"
  refused(
      t,
      "  %r = \"stablehlo.if\"(%a0) (" GIVE("%a2, %a2", "tensor<2xf32>, tensor<2xf32>") ", " GIVE(
          "%a2", "tensor<2xf32>") ") : (tensor<i1>) -> tensor<2xf32>",
      "returns 2 values");
  refused(t, "  %r = \"stablehlo.if\"(%a0) ({\n}, {\n}) : (tensor<i1>) -> tensor<2xf32>",
          "missing or empty");
  refused(t,
          "  %r = \"stablehlo.if\"(%a0) (" GIVE("%a1", "tensor<i32>") ", " GIVE(
              "%a2", "tensor<2xf32>") ") : (tensor<i1>) -> tensor<2xf32>",
          "another type than declared");
  refused(t,
          "  %r = \"stablehlo.if\"(%a2) (" GIVE("%a2", "tensor<2xf32>") ", " GIVE(
              "%a2", "tensor<2xf32>") ") : (tensor<2xf32>) -> tensor<2xf32>",
          "operand 0");
  refused(t, "  %r = \"stablehlo.case\"(%a1) : (tensor<i32>) -> tensor<2xf32>", "[case C1]");
  refused(t,
          "  %r = \"stablehlo.if\"(%a0) ({\n  ^bb0(%x: tensor<i32>):\n  \"stablehlo.return\"(%a2) "
          ": (tensor<2xf32>) -> ()\n  }, " GIVE(
              "%a2", "tensor<2xf32>") ") : (tensor<i1>) -> tensor<2xf32>",
          "takes 1 arguments and is given 0");
  refused(t,
          "  %r = \"stablehlo.while\"(%a1) ({\n  ^bb0(%x: tensor<i32>):\n  "
          "\"stablehlo.return\"(%a0) : (tensor<i1>) -> ()\n  }, {\n  ^bb0(%x: tensor<i32>):\n  "
          "\"stablehlo.return\"(%x, %x) : (tensor<i32>, tensor<i32>) -> ()\n  }) : (tensor<i32>) "
          "-> tensor<i32>",
          "[while C2]");
  refused(t, "  %r = \"stablehlo.after_all\"() : () -> tensor<i32>", "no token");
  refused(t, "  %r:2 = \"stablehlo.after_all\"() : () -> (!stablehlo.token, !stablehlo.token)",
          "one result");
  refused(t,
          "  %r = \"stablehlo.get_tuple_element\"(%a1) <{index = 0 : i32}> : (tensor<i32>) -> "
          "tensor<i32>",
          "no tuple");
  refused(t,
          "  %u = \"stablehlo.tuple\"(%a1) : (tensor<i32>) -> tuple<tensor<i32>>\n"
          "  %r = \"stablehlo.get_tuple_element\"(%u) <{index = 4 : i32}> : "
          "(tuple<tensor<i32>>) -> tensor<i32>",
          "[get_tuple_element C1]");
  refused(t, "  %u = \"stablehlo.tuple\"(%a1) : (tensor<i32>) -> tuple<tensor<f32>>", "[tuple C1]");
  refused(t, "  %u = \"stablehlo.tuple\"(%a1) : (tensor<i32>) -> tensor<i32>", "tuple");
  refused(t, "  %r = \"func.call\"(%a1) <{callee = @nobody}> : (tensor<i32>) -> tensor<i32>",
          "nobody");
  refused(t,
          "  %r = \"stablehlo.add\"(%late, %late) : (tensor<i32>, tensor<i32>) -> tensor<i32>\n"
          "  %late = \"stablehlo.add\"(%a1, %a1) : (tensor<i32>, tensor<i32>) -> tensor<i32>",
          "no value yet");
  refused(t, "  %r = \"stablehlo.partition_id\"() : () -> tensor<ui32>",
          "only supported when run via");
  assert_int_equal(misses, 0);
}

static void indexing_refuses(void **state) {
  (void)state;
  misses = 0;
  const char *t = "tensor<3x4xf32> tensor<2x1xi32> tensor<2x4xf32> tensor<2x4xf64> tensor<3x4xf64>";
#define SCATTER(operands, types, results)                                     \
  "  %r" results " = \"stablehlo.scatter\"(" operands                         \
  ") <{scatter_dimension_numbers = "                                          \
  "#stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], " \
  "scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> "
  refused(t,
          SCATTER("%a0, %a1", "", "")
              BODY("f32", "add") " : (tensor<3x4xf32>, tensor<2x1xi32>) -> tensor<3x4xf32>",
          "[scatter C5]");
  refused(
      t,
      SCATTER("%a0, %a1, %a3", "", "") BODY(
          "f32", "add") " : (tensor<3x4xf32>, tensor<2x1xi32>, tensor<2x4xf64>) -> tensor<3x4xf32>",
      "[scatter C6]");
  refused(t, SCATTER("%a0, %a2, %a1, %a2, %a2", "", ":2") BODY("f32", "add")
             " : (tensor<3x4xf32>, tensor<2x4xf32>, tensor<2x1xi32>, tensor<2x4xf32>, "
             "tensor<2x4xf32>) -> (tensor<3x4xf32>, tensor<2x4xf32>)", "[scatter C1, C3]");
  refused(
      t,
      SCATTER("%a0, %a1, %a2", "", "") BODY(
          "f64", "add") " : (tensor<3x4xf32>, tensor<2x1xi32>, tensor<2x4xf32>) -> tensor<3x4xf32>",
      "[scatter C23, C25]");
  /* The computation may be wider than the inputs: rows 1 and 1 get two ones each. */
  unverified("  %a = \"stablehlo.constant\"() <{value = dense<1.0> : tensor<3x2xf32>}> : () -> "
             "tensor<3x2xf32>\n  %i = \"stablehlo.constant\"() <{value = dense<1> : "
             "tensor<2x1xi32>}> : () -> tensor<2x1xi32>\n  %u = \"stablehlo.constant\"() <{value = "
             "dense<1.0> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>\n"
             SCATTER("%a, %i, %u", "", "") BODY("f64", "add")
             " : (tensor<3x2xf32>, tensor<2x1xi32>, tensor<2x2xf32>) -> tensor<3x2xf64>\n"
             "  \"check.expect_eq_const\"(%r) <{value = dense<[[1.0, 1.0], [3.0, 3.0], [1.0, 1.0]]> "
             ": tensor<3x2xf64>}> : (tensor<3x2xf64>) -> ()", NULL);
  assert_int_equal(misses, 0);
}

/* A result, an operand of a region, a value that a call takes: none may pass its bounds. */
static void bounds_hold(void **state) {
  (void)state;
  misses = 0;
#define BOUND(n) "tensor<?xf32, #stablehlo.type_extensions<bounds = [" n "]>>"
#define SLICE(n)                                                                                 \
  "  %b = \"stablehlo.constant\"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>\n" \
  "  %e = \"stablehlo.constant\"() <{value = dense<4> : tensor<1xi32>}> : () -> tensor<1xi32>\n" \
  "  %s = \"stablehlo.constant\"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>\n" \
  "  %r = \"stablehlo.real_dynamic_slice\"(%a0, %b, %e, %s) : (tensor<4xf32>, tensor<1xi32>, "   \
  "tensor<1xi32>, tensor<1xi32>) -> " BOUND(n) "\n"
  refused("tensor<4xf32>", SLICE("3"), "passes the bounds");
  refused("tensor<4xf32> tensor<i32>",
          SLICE("4") "  %c = \"stablehlo.case\"(%a1) ({\n  \"stablehlo.return\"(%r) : (" BOUND(
              "4") ") -> ()\n  }) : (tensor<i32>) -> " BOUND("3"),
          "another type than declared");
  assert_runs("  %a0 = stablehlo.constant dense<1.0> : tensor<4xf32>\n" SLICE("4"));
  assert_int_equal(misses, 0);
}

/* --- Evaluators that ops share ---------------------------------------------------------------- */

#define GATHER(numbers, indices, result)               \
  "  %r = \"stablehlo.dynamic_gather\"(%a0, " indices  \
  ") <{dimension_numbers = #stablehlo.gather<" numbers \
  ", index_vector_dim = 1>}> : (tensor<2x3xf32>, tensor<1x1xi32>, tensor<2xi32>) -> " result
#define PAD(low, interior)                                                                 \
  "  %l = \"stablehlo.constant\"() <{value = dense<" low                                   \
  "> : tensor<1xi32>}> : () -> tensor<1xi32>\n"                                            \
  "  %i = \"stablehlo.constant\"() <{value = dense<" interior                              \
  "> : tensor<1xi32>}> : () -> tensor<1xi32>\n"                                            \
  "  %r = \"stablehlo.dynamic_pad\"(%a0, %a1, %l, %l, %i) : (tensor<3xf32>, tensor<f32>, " \
  "tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>"

/* Messages have the ids of the op at hand, not those of the one that its evaluator was made for. */
static void shared_evaluators_name_the_op_at_hand(void **state) {
  (void)state;
  misses = 0;
  const char *g = "tensor<2x3xf32> tensor<1x1xi32> tensor<2xi32>";
  refused(g,
          GATHER("offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [5]", "%a1, %a2",
                 "tensor<1x1xf32>"),
          "[dynamic_gather C9, C10]");
  refused(g,
          GATHER("offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0]",
                 "%a1, %a2", "tensor<1x1xf32>"),
          "[dynamic_gather C1]");
  refused(g,
          GATHER("offset_dims = [1], collapsed_slice_dims = [7], start_index_map = [0]", "%a1, %a2",
                 "tensor<1x1xf32>"),
          "collapsed_slice_dims [dynamic_gather C6, C7]: ");
  refused(
      g,
      GATHER("offset_dims = [1], operand_batching_dims = [7], start_indices_batching_dims = [0], "
             "start_index_map = [0]",
             "%a1, %a2", "tensor<1x1xf32>"),
      "[dynamic_gather batching]");
  refused(g,
          "  %z = \"stablehlo.constant\"() <{value = dense<9> : tensor<2xi32>}> : () -> "
          "tensor<2xi32>\n" GATHER("offset_dims = [1], collapsed_slice_dims = [0], "
                                   "start_index_map = [0]",
                                   "%a1, %z", "tensor<1x9xf32>"),
          "[dynamic_gather C12]");
  const char *p = "tensor<3xf32> tensor<f32>";
  refused(p, PAD("-9", "0"), "[dynamic_pad C4]");
  refused(p, PAD("0", "-1"), "[dynamic_pad C3]");
  const char *t = "tensor<2x3xf32> tensor<f32> tensor<3xf32> tensor<i32>";
#define WINDOWS(operands, types, attributes, result)                                          \
  "  %r = \"stablehlo.reduce_window\"(" operands                                              \
  ") <{window_dimensions = array<i64: 1, 1>" attributes "}> " BODY("f32", "add") " : (" types \
                                                                                 ") -> " result
  refused(t, WINDOWS("%a0", "tensor<2x3xf32>", "", "tensor<2x3xf32>"), "[reduce_window C1]");
  refused(t, WINDOWS("%a0, %a3", "tensor<2x3xf32>, tensor<i32>", "", "tensor<2x3xf32>"),
          "[reduce_window C3]");
  refused(t, WINDOWS("%a0, %a1", "tensor<2x3xf32>, tensor<f32>", "", "tensor<2x3xi32>"),
          "[reduce_window C13, C16]");
  refused(t,
          WINDOWS("%a0, %a1", "tensor<2x3xf32>, tensor<f32>",
                  ", padding = dense<-9> : tensor<2x2xi64>", "tensor<2x3xf32>"),
          "[reduce_window C15]");
  refused(
      "tensor<i32> tensor<2xi32>",
      "  %r = \"stablehlo.dynamic_iota\"(%a1) <{iota_dimension = 2 : i64}> : (tensor<2xi32>) -> "
      "tensor<1x1xi32>",
      "[dynamic_iota C1]");
  refused("tensor<2xf32> tensor<1xi32>",
          "  %r = \"stablehlo.dynamic_reshape\"(%a0, %a1) : (tensor<2xf32>, tensor<1xi32>) -> "
          "tensor<?xf32>",
          "[dynamic_reshape C2]");
  refused("tensor<2xf32> tensor<1xi32>",
          "  %r = \"stablehlo.dynamic_broadcast_in_dim\"(%a0, %a1) <{broadcast_dimensions = "
          "array<i64: 0>}> : (tensor<2xf32>, tensor<1xi32>) -> tensor<?xf32>",
          "[dynamic_broadcast_in_dim C5]");
  refused("tensor<2x2xf32> tensor<1xi32>",
          "  %r = \"stablehlo.real_dynamic_slice\"(%a0, %a1, %a1, %a1) : (tensor<2x2xf32>, "
          "tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?x?xf32>",
          "[real_dynamic_slice sizes]");
  /* No row of real_dynamic_slice says this. */
  refused("tensor<2xf32> tensor<1xi32>",
          "  %z = \"stablehlo.constant\"() <{value = dense<9> : tensor<1xi32>}> : () -> "
          "tensor<1xi32>\n  %r = \"stablehlo.real_dynamic_slice\"(%a0, %a1, %z, %a1) : "
          "(tensor<2xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>",
          "[slice C3]");
  refused(
      "tensor<1x4x1xf32> tensor<2x1x3xf32> tensor<1x2xi32>",
      "  %r = \"stablehlo.dynamic_conv\"(%a0, %a1, %a2) <{batch_group_count = 2 : i64, "
      "dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count "
      "= 2 : i64}> : (tensor<1x4x1xf32>, tensor<2x1x3xf32>, tensor<1x2xi32>) -> "
      "tensor<?x?x?xf32>",
      "[dynamic_conv C23]");
  assert_int_equal(misses, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(signs_of_doubles),
      cmocka_unit_test(complex_matrices),
      cmocka_unit_test(quantized_in_blocks),
      cmocka_unit_test(quantized_results_tie_to_even),
      cmocka_unit_test(wide_functions_and_many_of_them),
      cmocka_unit_test(checks_as_custom_calls),
      cmocka_unit_test(prints_name_their_values),
      cmocka_unit_test(reductions_refuse),
      cmocka_unit_test(contractions_refuse),
      cmocka_unit_test(moving_elements_refuses),
      cmocka_unit_test(control_flow_refuses),
      cmocka_unit_test(indexing_refuses),
      cmocka_unit_test(bounds_hold),
      cmocka_unit_test(shared_evaluators_name_the_op_at_hand),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
