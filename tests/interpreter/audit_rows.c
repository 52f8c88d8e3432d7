/* SPDX-License-Identifier: Apache-2.0 */
/* The audit compares no fast way with itself: each row of fast/table.def computes a wrong bit, one
 * row after the other, and the audit of a program of its op must say so. */
#include "run.h"

#include "interpreter/fast/fills.h"

typedef struct program {
  uint16_t op;
  const char *text; /* the last op of @main is of the row */
} program;

#define MAIN(body) "func.func @main() {\n" body "  return\n}\n"
#define FLOATS "  %a = stablehlo.constant dense<[1.5, 0.75, 2.0, 0.25]> : tensor<4xf32>\n"
#define INTS "  %a = stablehlo.constant dense<[3, 5, 6, 9]> : tensor<4xi32>\n"
#define MATRIX "  %a = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>\n"
#define INDEX "  %i = stablehlo.constant dense<1> : tensor<i32>\n"
#define ZERO "  %z = stablehlo.constant dense<0.5> : tensor<f32>\n"
#define BINARY(op, name, t, a) \
  { OP_STABLEHLO_##op, MAIN(a "  %r = stablehlo." name " %a, %a : tensor<4x" t ">\n") }
#define UNARY(op, name, t, a) \
  { OP_STABLEHLO_##op, MAIN(a "  %r = stablehlo." name " %a : tensor<4x" t ">\n") }
#define BODY(op)                                                          \
  "({\n  ^bb0(%x: tensor<f32>, %y: tensor<f32>):\n    %s = stablehlo." op \
  " %x, %y : tensor<f32>\n    stablehlo.return %s : tensor<f32>\n  })"
#define CONV                                                                                      \
  "dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 " \
  ": i64, batch_group_count = 1 : i64"
#define SIGNAL                                                                     \
  "  %a = stablehlo.constant dense<[[[1.0], [2.0], [3.0]]]> : tensor<1x3x1xf32>\n" \
  "  %k = stablehlo.constant dense<[[[0.5]], [[0.25]]]> : tensor<2x1x1xf32>\n"
#define GATHER                                                                            \
  "dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], " \
  "start_index_map = [0], index_vector_dim = 1>"

static const program programs[] = {
    BINARY(ADD, "add", "f32", FLOATS),
    BINARY(SUBTRACT, "subtract", "f32", FLOATS),
    BINARY(MULTIPLY, "multiply", "f32", FLOATS),
    BINARY(DIVIDE, "divide", "f32", FLOATS),
    BINARY(REMAINDER, "remainder", "i32", INTS),
    BINARY(MAXIMUM, "maximum", "f32", FLOATS),
    BINARY(MINIMUM, "minimum", "f32", FLOATS),
    BINARY(POWER, "power", "f32", FLOATS),
    UNARY(ABS, "abs", "f32", FLOATS),
    UNARY(NEGATE, "negate", "f32", FLOATS),
    UNARY(SIGN, "sign", "f32", FLOATS),
    UNARY(CEIL, "ceil", "f32", FLOATS),
    UNARY(FLOOR, "floor", "f32", FLOATS),
    UNARY(ROUND_NEAREST_AFZ, "round_nearest_afz", "f32", FLOATS),
    UNARY(ROUND_NEAREST_EVEN, "round_nearest_even", "f32", FLOATS),
    UNARY(CBRT, "cbrt", "f32", FLOATS),
    UNARY(COSINE, "cosine", "f32", FLOATS),
    UNARY(EXPONENTIAL, "exponential", "f32", FLOATS),
    UNARY(EXPONENTIAL_MINUS_ONE, "exponential_minus_one", "f32", FLOATS),
    UNARY(LOG, "log", "f32", FLOATS),
    UNARY(LOG_PLUS_ONE, "log_plus_one", "f32", FLOATS),
    UNARY(LOGISTIC, "logistic", "f32", FLOATS),
    UNARY(RSQRT, "rsqrt", "f32", FLOATS),
    UNARY(SINE, "sine", "f32", FLOATS),
    UNARY(SQRT, "sqrt", "f32", FLOATS),
    UNARY(TAN, "tan", "f32", FLOATS),
    UNARY(TANH, "tanh", "f32", FLOATS),
    BINARY(AND, "and", "i32", INTS),
    BINARY(OR, "or", "i32", INTS),
    BINARY(XOR, "xor", "i32", INTS),
    UNARY(NOT, "not", "i32", INTS),
    BINARY(SHIFT_LEFT, "shift_left", "i32", INTS),
    BINARY(SHIFT_RIGHT_ARITHMETIC, "shift_right_arithmetic", "i32", INTS),
    BINARY(SHIFT_RIGHT_LOGICAL, "shift_right_logical", "i32", INTS),
    {OP_STABLEHLO_COMPARE,
     MAIN(FLOATS "  %r = stablehlo.compare LT, %a, %a : (tensor<4xf32>, tensor<4xf32>) -> "
                 "tensor<4xi1>\n")},
    {OP_STABLEHLO_SELECT,
     MAIN(FLOATS "  %p = stablehlo.constant dense<true> : tensor<4xi1>\n"
                 "  %r = stablehlo.select %p, %a, %a : tensor<4xi1>, tensor<4xf32>\n")},
    {OP_STABLEHLO_CLAMP, MAIN(FLOATS "  %r = stablehlo.clamp %a, %a, %a : tensor<4xf32>\n")},
    {OP_STABLEHLO_CONVERT,
     MAIN(FLOATS "  %r = stablehlo.convert %a : (tensor<4xf32>) -> tensor<4xbf16>\n")},
    {OP_STABLEHLO_TRANSPOSE,
     MAIN(MATRIX "  %r = stablehlo.transpose %a, dims = [1, 0] : (tensor<2x2xf32>) -> "
                 "tensor<2x2xf32>\n")},
    {OP_STABLEHLO_BROADCAST,
     MAIN(FLOATS "  %r = \"stablehlo.broadcast\"(%a) <{broadcast_sizes = array<i64: 2>}> : "
                 "(tensor<4xf32>) -> tensor<2x4xf32>\n")},
    {OP_STABLEHLO_BROADCAST_IN_DIM,
     MAIN(FLOATS "  %r = stablehlo.broadcast_in_dim %a, dims = [1] : (tensor<4xf32>) -> "
                 "tensor<2x4xf32>\n")},
    {OP_STABLEHLO_DYNAMIC_BROADCAST_IN_DIM,
     MAIN(FLOATS "  %n = stablehlo.constant dense<[2, 4]> : tensor<2xi64>\n"
                 "  %r = stablehlo.dynamic_broadcast_in_dim %a, %n, dims = [1] : (tensor<4xf32>, "
                 "tensor<2xi64>) -> tensor<2x4xf32>\n")},
    {OP_STABLEHLO_REVERSE,
     MAIN(FLOATS "  %r = stablehlo.reverse %a, dims = [0] : tensor<4xf32>\n")},
    {OP_STABLEHLO_SLICE,
     MAIN(FLOATS "  %r = stablehlo.slice %a [1:3] : (tensor<4xf32>) -> tensor<2xf32>\n")},
    {OP_STABLEHLO_DYNAMIC_SLICE,
     MAIN(FLOATS INDEX "  %r = stablehlo.dynamic_slice %a, %i, sizes = [2] : (tensor<4xf32>, "
                       "tensor<i32>) -> tensor<2xf32>\n")},
    {OP_STABLEHLO_DYNAMIC_UPDATE_SLICE,
     MAIN(FLOATS INDEX "  %r = stablehlo.dynamic_update_slice %a, %a, %i : (tensor<4xf32>, "
                       "tensor<4xf32>, tensor<i32>) -> tensor<4xf32>\n")},
    {OP_STABLEHLO_CONCATENATE,
     MAIN(FLOATS "  %r = stablehlo.concatenate %a, %a, dim = 0 : (tensor<4xf32>, tensor<4xf32>) -> "
                 "tensor<8xf32>\n")},
    {OP_STABLEHLO_PAD,
     MAIN(FLOATS ZERO "  %r = stablehlo.pad %a, %z, low = [1], high = [1], interior = [0] : "
                      "(tensor<4xf32>, tensor<f32>) -> tensor<6xf32>\n")},
    {OP_STABLEHLO_GATHER,
     MAIN(MATRIX "  %i = stablehlo.constant dense<[[1]]> : tensor<1x1xi64>\n"
                 "  %r = \"stablehlo.gather\"(%a, %i) <{" GATHER
                 ", slice_sizes = array<i64: 1, 2>}> : (tensor<2x2xf32>, tensor<1x1xi64>) -> "
                 "tensor<1x2xf32>\n")},
    {OP_STABLEHLO_DYNAMIC_GATHER,
     MAIN(MATRIX "  %i = stablehlo.constant dense<[[1]]> : tensor<1x1xi64>\n"
                 "  %n = stablehlo.constant dense<[1, 2]> : tensor<2xi64>\n"
                 "  %r = \"stablehlo.dynamic_gather\"(%a, %i, %n) <{" GATHER
                 "}> : (tensor<2x2xf32>, tensor<1x1xi64>, tensor<2xi64>) -> tensor<1x2xf32>\n")},
    {OP_STABLEHLO_SCATTER,
     MAIN(FLOATS ZERO
          "  %i = stablehlo.constant dense<1> : tensor<1xi64>\n"
          "  %r = \"stablehlo.scatter\"(%a, %i, %z) <{scatter_dimension_numbers = "
          "#stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = "
          "[0]>}> " BODY(
              "add") " : (tensor<4xf32>, tensor<1xi64>, tensor<f32>) -> tensor<4xf32>\n")},
    {OP_STABLEHLO_SORT,
     MAIN(FLOATS
          "  %r = \"stablehlo.sort\"(%a) <{dimension = 0 : i64}> ({\n"
          "  ^bb0(%x: tensor<f32>, %y: tensor<f32>):\n"
          "    %s = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
          "    stablehlo.return %s : tensor<i1>\n  }) : (tensor<4xf32>) -> tensor<4xf32>\n")},
    {OP_STABLEHLO_REDUCE,
     MAIN(FLOATS ZERO "  %r = \"stablehlo.reduce\"(%a, %z) <{dimensions = array<i64: 0>}> " BODY(
         "add") " : (tensor<4xf32>, tensor<f32>) -> tensor<f32>\n")},
    {OP_STABLEHLO_REDUCE_WINDOW,
     MAIN(FLOATS ZERO
          "  %r = \"stablehlo.reduce_window\"(%a, %z) <{window_dimensions = array<i64: 2>}> " BODY(
              "maximum") " : (tensor<4xf32>, tensor<f32>) -> tensor<3xf32>\n")},
    {OP_STABLEHLO_DOT_GENERAL,
     MAIN(MATRIX "  %r = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0] : "
                 "(tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>\n")},
    {OP_STABLEHLO_DOT,
     MAIN(MATRIX "  %r = stablehlo.dot %a, %a : (tensor<2x2xf32>, tensor<2x2xf32>) -> "
                 "tensor<2x2xf32>\n")},
    {OP_STABLEHLO_CONVOLUTION,
     MAIN(SIGNAL "  %r = \"stablehlo.convolution\"(%a, %k) <{" CONV
                 "}> : (tensor<1x3x1xf32>, tensor<2x1x1xf32>) -> tensor<1x2x1xf32>\n")},
    {OP_STABLEHLO_DYNAMIC_CONV,
     MAIN(SIGNAL "  %n = stablehlo.constant dense<0> : tensor<1x2xi64>\n"
                 "  %r = \"stablehlo.dynamic_conv\"(%a, %k, %n) <{" CONV
                 "}> : (tensor<1x3x1xf32>, tensor<2x1x1xf32>, tensor<1x2xi64>) -> "
                 "tensor<1x2x1xf32>\n")},
    {OP_STABLEHLO_FFT,
     MAIN(FLOATS "  %r = stablehlo.fft %a, type = RFFT, length = [4] : (tensor<4xf32>) -> "
                 "tensor<3xcomplex<f32>>\n")},
};

static const char *program_of(uint16_t op) {
  for (size_t k = 0; k < sizeof programs / sizeof *programs; k++)
    if (programs[k].op == op) return programs[k].text;
  return NULL;
}

static void each_wrong_row_is_found(void **state) {
  (void)state;
  size_t count;
  const fast_row *rows = ev_fast_rows(&count);
  unsigned missed = 0;
  for (size_t r = 0; r < count; r++) {
    const char *text = program_of(rows[r].op);
    if (!text) fail_msg("row %zu of table.def has no program here", r);
    for (int wrong = 0; wrong < 2; wrong++) {
      ev_fast_break(wrong ? &rows[r] : NULL);
      outcome o = run_text(text, strlen(text), NULL);
      bool found = strstr(strbuf_str(&o.errors), "is not what the definition gives");
      if (wrong ? !found : !o.passed) {
        missed++;
        print_error("%s%s", text, strbuf_str(&o.errors));
      }
      outcome_free(&o);
    }
  }
  ev_fast_break(NULL);
  assert_int_equal(missed, 0);
}

/* Without an audit, a wrong row gives wrong results: it is the row that computes them. */
static void a_wrong_row_is_what_computes(void **state) {
  (void)state;
  size_t count;
  const fast_row *rows = ev_fast_rows(&count);
  const char *text = MAIN(FLOATS
                          "  %r = stablehlo.abs %a : tensor<4xf32>\n"
                          "  check.expect_eq %a, %r : tensor<4xf32>\n");
  for (int engine = INTERP_FAST; engine <= INTERP_DEFINITIONS; engine++) {
    const interp_options o = {.engine = (interp_engine)engine, .one_by_one = true};
    for (size_t r = 0; r < count; r++) {
      bool wrong = rows[r].op == OP_STABLEHLO_ABS && engine == INTERP_FAST;
      ev_fast_break(&rows[r]);
      outcome said = run_text(text, strlen(text), &o);
      assert_int_equal(said.passed, !wrong);
      outcome_free(&said);
    }
  }
  ev_fast_break(NULL);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(each_wrong_row_is_found),
                                     cmocka_unit_test(a_wrong_row_is_what_computes)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
