/* SPDX-License-Identifier: Apache-2.0 */
/* Programs that the corpus does not have (several types or operations at once), and errors of each
 * family of operations. Values are derived by hand from the specification, next to each test. The
 * interpreter calls the verifier first, so errors of the verifier are tested here, too. */
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
  interp_release_all(results, count);
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
  refused(two,
          "  %r = \"stablehlo.custom_call\"(%a0, %a0) <{call_target_name = \"check.eq\"}> : "
          "(tensor<2xf32>, tensor<2xf32>) -> tensor<i8>",
          "not a tensor<i1>");
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

#define COMPARE                                                                                  \
  "{\n  ^bb0(%x: tensor<f32>, %y: tensor<f32>):\n    %s = \"stablehlo.compare\"(%x, %y) "        \
  "<{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) " \
  "-> tensor<i1>\n    \"stablehlo.return\"(%s) : (tensor<i1>) -> ()\n  }"

/* Rows that the verifier leaves alone, as StableHLO's own tools do. */
static void what_the_verifier_leaves_alone(void **state) {
  (void)state;
  misses = 0;
  const char *t = "tensor<3x4xf32> tensor<2x1xi32> tensor<2x4xf32> tensor<2x4xf64>";
#define ALGORITHM(precision, lhs, rhs, products)                                    \
  ", algorithm = #stablehlo.dot_algorithm<lhs_precision_type = " precision          \
  ", rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = " lhs \
  ", rhs_component_count = " rhs ", num_primitive_operations = " products           \
  ", allow_imprecise_accumulation = false>"
  unverified(
      "  %a0 = \"stablehlo.constant\"() <{value = dense<(1.0,1.0)> : tensor<1xcomplex<f32>>}> "
      ": () -> tensor<1xcomplex<f32>>\n  %r = \"stablehlo.dot_general\"(%a0, %a0) "
      "<{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], "
      "rhs_contracting_dimensions = [0]>" ALGORITHM(
          "f32", "1", "1",
          "1") "}> : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<complex<f32>>",
      "real numbers");
  refused("tensor<i1>", "  %r = \"stablehlo.partition_id\"() : () -> tensor<ui32>",
          "only supported when run via");
#define SCATTER(operands, types, results)                                     \
  "  %r" results " = \"stablehlo.scatter\"(" operands                         \
  ") <{scatter_dimension_numbers = "                                          \
  "#stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], " \
  "scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> "
  refused(
      t,
      SCATTER("%a0, %a1, %a3", "", "") BODY(
          "f32", "add") " : (tensor<3x4xf32>, tensor<2x1xi32>, tensor<2x4xf64>) -> tensor<3x4xf32>",
      "[scatter C6]");
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

/* --- What shows when a program runs ----------------------------------------------------------- */

#define DOT(numbers)                                                                             \
  "  %r = \"stablehlo.dot_general\"(%d0, %d1) <{dot_dimension_numbers = #stablehlo.dot<" numbers \
  ">}> : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<"
static const struct {
  const char *op, *why;
} broken_rows[] = {
    {DOT("lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]") "?x?xf32>",
     "[dot_general C10]"},
    {DOT("lhs_batching_dimensions = [0], rhs_batching_dimensions = [0]") "?x?x?xf32>",
     "[dot_general C9]"},
    {"  %r = \"stablehlo.add\"(%d0, %d1) : (tensor<?x?xf32>, tensor<?x?xf32>) -> "
     "tensor<?x?xf32>",
     "[add C1]"},
    {"  %r = \"stablehlo.concatenate\"(%d0, %d1) <{dimension = 0 : i64}> : (tensor<?x?xf32>, "
     "tensor<?x?xf32>) -> tensor<?x?xf32>",
     "[concatenate C2]"},
    {"  %i = \"stablehlo.constant\"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>\n"
     "  %r = \"stablehlo.dynamic_update_slice\"(%d0, %d1, %i, %i) : (tensor<?x?xf32>, "
     "tensor<?x?xf32>, tensor<i32>, tensor<i32>) -> tensor<?x?xf32>",
     "[dynamic_update_slice C6]"},
    {"  %i = \"stablehlo.constant\"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>\n"
     "  %r = \"stablehlo.dynamic_slice\"(%d0, %i, %i) <{slice_sizes = array<i64: 3, 1>}> : "
     "(tensor<?x?xf32>, tensor<i32>, tensor<i32>) -> tensor<3x1xf32>",
     "[dynamic_slice C4]"},
    {"  %r = \"stablehlo.slice\"(%d0) <{start_indices = array<i64: 0, 0>, limit_indices = "
     "array<i64: 3, 1>, strides = array<i64: 1, 1>}> : (tensor<?x?xf32>) -> tensor<3x1xf32>",
     "[slice C3]"},
    {"  %r = \"stablehlo.cholesky\"(%d0) <{lower = true}> : (tensor<?x?xf32>) -> "
     "tensor<?x?xf32>",
     "[cholesky C3]"},
    {"  %r = \"stablehlo.triangular_solve\"(%d0, %d1) <{left_side = true, lower = true, "
     "unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : "
     "(tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>",
     "[triangular_solve C3]"},
    {"  %r = \"stablehlo.map\"(%d0, %d1) <{dimensions = array<i64: 0, 1>}> " BODY(
         "f32", "add") " : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>",
     "[map C1]"},
    {"  %z = \"stablehlo.constant\"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>\n"
     "  %r = \"stablehlo.select_and_scatter\"(%d0, %d1, %z) <{window_dimensions = array<i64: 1, "
     "1>}> (" COMPARE ", " REGION("f32", "add") ") : (tensor<?x?xf32>, tensor<?x?xf32>, "
                                                "tensor<f32>) -> tensor<?x?xf32>",
     "[select_and_scatter C2]"},
    {"  %i = \"stablehlo.constant\"() <{value = dense<0> : tensor<1xi32>}> : () -> "
     "tensor<1xi32>\n"
     "  %r = \"stablehlo.gather\"(%d0, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = "
     "[0], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 0>, slice_sizes "
     "= array<i64: 1, 9>}> : (tensor<?x?xf32>, tensor<1xi32>) -> tensor<9xf32>",
     "[gather C21]"},
};

/* Operands whose sizes the program does not say: verify/ is asked with those that they have. */
static void types_at_run_time_break_rows(void **state) {
  (void)state;
  misses = 0;
#define CAST(k, from, to) \
  "  %d" #k " = \"tensor.cast\"(%a" #k ") : (tensor<" from ">) -> tensor<" to ">\n"
#define TWO(one, other) CAST(0, one, "?x?xf32") CAST(1, other, "?x?xf32")
  const char *pair = "tensor<2x3xf32> tensor<4x5xf32>";
  const char *both = TWO("2x3xf32", "4x5xf32");
  for (size_t k = 0; k < sizeof broken_rows / sizeof *broken_rows; k++) {
    strbuf text = STRBUF_INIT;
    strbuf_addf(&text, "%s%s", both, broken_rows[k].op);
    refused(pair, strbuf_str(&text), broken_rows[k].why);
    strbuf_free(&text);
  }
  assert_int_equal(misses, 0);
}

/* Lists that are operands: their numbers show when the op is evaluated. */
static void lists_at_run_time_are_checked(void **state) {
  (void)state;
  misses = 0;
#define PAD(low, interior)                                                                 \
  "  %l = \"stablehlo.constant\"() <{value = dense<" low                                   \
  "> : tensor<1xi32>}> : () -> tensor<1xi32>\n"                                            \
  "  %i = \"stablehlo.constant\"() <{value = dense<" interior                              \
  "> : tensor<1xi32>}> : () -> tensor<1xi32>\n"                                            \
  "  %j = \"stablehlo.add\"(%i, %i) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>\n"   \
  "  %r = \"stablehlo.dynamic_pad\"(%a0, %a1, %l, %l, %j) : (tensor<3xf32>, tensor<f32>, " \
  "tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>"
  refused("tensor<3xf32> tensor<f32>", PAD("-9", "0"), "[dynamic_pad C4]");
  refused("tensor<3xf32> tensor<f32>", PAD("0", "-1"), "interior padding -2 is negative");
  refused("tensor<2xf32> tensor<1xi32>",
          "  %z = \"stablehlo.constant\"() <{value = dense<9> : tensor<1xi32>}> : () -> "
          "tensor<1xi32>\n  %r = \"stablehlo.real_dynamic_slice\"(%a0, %a1, %z, %a1) : "
          "(tensor<2xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>",
          "not 0 <= start_indices (1) <= limit_indices (9) <= 2");
#define SUM "  %n = \"stablehlo.add\"(%a1, %a1) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>\n"
  refused("tensor<3xf32> tensor<1xi32>",
          SUM
          "  %r = \"stablehlo.dynamic_reshape\"(%a0, %n) : (tensor<3xf32>, tensor<1xi32>) -> "
          "tensor<?xf32>",
          "[dynamic_reshape C2]");
  refused("tensor<3xf32> tensor<1xi32>",
          SUM
          "  %r = \"stablehlo.dynamic_broadcast_in_dim\"(%a0, %n) <{broadcast_dimensions = "
          "array<i64: 0>}> : (tensor<3xf32>, tensor<1xi32>) -> tensor<?xf32>",
          "[dynamic_broadcast_in_dim C5]");
#define GATHER(numbers)                                                      \
  "  %r = \"stablehlo.dynamic_gather\"(%a0, %a2, %n) <{dimension_numbers = " \
  "#stablehlo.gather<" numbers                                               \
  ", start_index_map = [0], index_vector_dim = 0>}> : "                      \
  "(tensor<1xf32>, tensor<1xi32>, tensor<1xi32>) -> tensor<"
  refused("tensor<1xf32> tensor<1xi32> tensor<1xi32>", SUM GATHER("offset_dims = [0]") "?xf32>",
          "[dynamic_gather C12]");
  refused("tensor<3xf32> tensor<1xi32> tensor<1xi32>",
          SUM
          "  %r = \"stablehlo.dynamic_gather\"(%a0, %a2, %n) <{dimension_numbers = "
          "#stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], "
          "index_vector_dim = 0>}> : (tensor<3xf32>, tensor<1xi32>, tensor<1xi32>) -> "
          "tensor<f32>",
          "[dynamic_gather C8]");
  assert_int_equal(misses, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(signs_of_doubles),
      cmocka_unit_test(complex_matrices),
      cmocka_unit_test(quantized_results_tie_to_even),
      cmocka_unit_test(wide_functions_and_many_of_them),
      cmocka_unit_test(checks_as_custom_calls),
      cmocka_unit_test(prints_name_their_values),
      cmocka_unit_test(what_the_verifier_leaves_alone),
      cmocka_unit_test(bounds_hold),
      cmocka_unit_test(types_at_run_time_break_rows),
      cmocka_unit_test(lists_at_run_time_are_checked),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
