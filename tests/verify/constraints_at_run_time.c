/* SPDX-License-Identifier: Apache-2.0 */
/* The rows that the verifier leaves to the interpreter: those that depend on values or on the
 * process grid (run), and those that StableHLO's own tools leave alone (open). Each program
 * verifies; the one that breaks the row is refused with its id when it runs, the legal one at the
 * border runs. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "interpreter/interpreter.h"
#include "text/text.h"
#include "verify/verify.h"
#include "versions/versions.h"

/* The functions of the processes and main's body; ~ in the text stands for what varies. */
typedef struct program {
  const char *functions, *main;
} program;

typedef struct border {
  const char *id;
  const program *base;
  const char *broken, *legal; /* in the place of ~ */
  bool runs;                  /* the row has no harm in it: the broken program runs too */
} border;

/* --- Programs --- */

#define PAIR "  %a = stablehlo.constant dense<[1, 2]> : tensor<2xi32>\n"
#define TWO(result)                                                                 \
  PAIR "  %r:2 = \"interpreter.run_parallel\"(%a, %a) {programs = [[@f], [@f]]} : " \
       "(tensor<2xi32>, tensor<2xi32>) -> (" result ", " result ")\n"
#define COMPUTATION                                 \
  "({\n  ^bb0(%p: tensor<i32>, %q: tensor<i32>):\n" \
  "    %s = stablehlo.add %p, %q : tensor<i32>\n"   \
  "    stablehlo.return %s : tensor<i32>\n  })"

static const program all_gather = {
    "func.func @f(%x: tensor<2xi32>) -> tensor<?xi32> {\n"
    "  %r = \"stablehlo.all_gather\"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<~}> : "
    "(tensor<2xi32>) -> tensor<?xi32>\n"
    "  func.return %r : tensor<?xi32>\n}\n",
    TWO("tensor<?xi32>")};
static const program all_reduce = {
    "func.func @f(%x: tensor<2xi32>) -> tensor<2xi32> {\n"
    "  %r = \"stablehlo.all_reduce\"(%x) <{replica_groups = dense<~}> " COMPUTATION
    " : (tensor<2xi32>) -> tensor<2xi32>\n"
    "  func.return %r : tensor<2xi32>\n}\n",
    TWO("tensor<2xi32>")};
static const program all_to_all = {
    "func.func @f(%x: tensor<2xi32>) -> tensor<2xi32> {\n"
    "  %r = \"stablehlo.all_to_all\"(%x) <{split_dimension = 0 : i64, concat_dimension = 0 : i64, "
    "split_count = ~}> : (tensor<2xi32>) -> tensor<2xi32>\n"
    "  func.return %r : tensor<2xi32>\n}\n",
    TWO("tensor<2xi32>")};
static const program reduce_scatter = {
    "func.func @f(%x: tensor<2xi32>) -> tensor<?xi32> {\n"
    "  %r = \"stablehlo.reduce_scatter\"(%x) <{scatter_dimension = 0 : i64, replica_groups = "
    "dense<~}> " COMPUTATION
    " : (tensor<2xi32>) -> tensor<?xi32>\n"
    "  func.return %r : tensor<?xi32>\n}\n",
    TWO("tensor<?xi32>")};
/* How much there is to scatter is known when it runs. */
static const program scatter_size = {
    "func.func @f(%x: tensor<?xi32>) -> tensor<?xi32> {\n"
    "  %r = \"stablehlo.reduce_scatter\"(%x) <{scatter_dimension = 0 : i64, replica_groups = "
    "dense<[[0, 1]]> : tensor<1x2xi64>}> " COMPUTATION
    " : (tensor<?xi32>) -> tensor<?xi32>\n"
    "  func.return %r : tensor<?xi32>\n}\n",
    "  %a = stablehlo.constant dense<5> : tensor<~xi32>\n"
    "  %r:2 = \"interpreter.run_parallel\"(%a, %a) {programs = [[@f], [@f]]} : (tensor<~xi32>, "
    "tensor<~xi32>) -> (tensor<?xi32>, tensor<?xi32>)\n"};
static const program broadcast_root = {
    "func.func @f(%x: tensor<2xi32>) -> tensor<2xi32> {\n"
    "  %root = stablehlo.constant dense<[~]> : tensor<1xi32>\n"
    "  %r = \"stablehlo.collective_broadcast\"(%x, %root) <{has_dynamic_root, "
    "replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>}> : (tensor<2xi32>, tensor<1xi32>) -> "
    "tensor<2xi32>\n"
    "  func.return %r : tensor<2xi32>\n}\n",
    TWO("tensor<2xi32>")};
static const program reduce_root = {
    "func.func @f(%x: tensor<2xi32>) -> tensor<2xi32> {\n"
    "  %root = stablehlo.constant dense<[~]> : tensor<1xi32>\n"
    "  %r = \"stablehlo.collective_reduce\"(%x, %root) <{has_dynamic_root, "
    "replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>}> " COMPUTATION
    " : (tensor<2xi32>, tensor<1xi32>) -> tensor<2xi32>\n"
    "  func.return %r : tensor<2xi32>\n}\n",
    TWO("tensor<2xi32>")};

static const program compare_signed = {
    "", PAIR
    "  %b = stablehlo.compare LT, %a, %a~ : (tensor<2xi32>, tensor<2xi32>) -> "
    "tensor<2xi1>\n"};
static const program compare_unsigned = {
    "",
    "  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui8>\n"
    "  %b = stablehlo.compare LT, %a, %a~ : (tensor<2xui8>, tensor<2xui8>) -> tensor<2xi1>\n"};
static const program compare_bool = {
    "",
    "  %a = stablehlo.constant dense<true> : tensor<i1>\n"
    "  %b = stablehlo.compare LT, %a, %a~ : (tensor<i1>, tensor<i1>) -> tensor<i1>\n"};
static const program compare_float = {
    "",
    "  %a = stablehlo.constant dense<1.0> : tensor<bf16>\n"
    "  %b = stablehlo.compare LT, %a, %a~ : (tensor<bf16>, tensor<bf16>) -> tensor<i1>\n"};
static const program compare_complex = {
    "",
    "  %a = stablehlo.constant dense<(1.0, 2.0)> : tensor<complex<f32>>\n"
    "  %b = stablehlo.compare EQ, %a, %a~ : (tensor<complex<f32>>, tensor<complex<f32>>) -> "
    "tensor<i1>\n"};
/* In a region that is compiled to a loop over scalars. */
static const program compare_inside = {
    "", PAIR
    "  %r = \"stablehlo.map\"(%a) <{dimensions = array<i64: 0>}> ({\n"
    "  ^bb0(%p: tensor<i32>):\n"
    "    %c = stablehlo.compare LT, %p, %p~ : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
    "    stablehlo.return %c : tensor<i1>\n"
    "  }) : (tensor<2xi32>) -> tensor<2xi1>\n"};

static const program dot_general = {
    "",
    "  %a = stablehlo.constant dense<2.0> : tensor<2x3xf32>\n"
    "  %b = stablehlo.constant dense<1.5> : tensor<3x2x~>\n"
    "  %r = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<2x3xf32>, "
    "tensor<3x2x~>) -> tensor<2x2xf32>\n"
    "  check.expect_eq_const %r, dense<9.0> : tensor<2x2xf32>\n"};

static const program dynamic_conv = {
    "",
    "  %a = stablehlo.constant dense<1.0> : tensor<1x4x1xf32>\n"
    "  %k = stablehlo.constant dense<1.0> : tensor<2x1x1xf32>\n"
    "  %p = stablehlo.constant dense<[[1, 0]]> : tensor<1x2xi64>\n"
    "  %r = \"stablehlo.dynamic_conv\"(%a, %k, %p) <{batch_group_count = 1 : i64, "
    "feature_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->"
    "[b, 0, f]>}> : (tensor<1x4x1xf32>, tensor<2x1x1xf32>, tensor<1x2xi64>) -> tensor<~xf32>\n"};

#define RNG(algorithm)                                                    \
  {                                                                       \
    "", "  %s = stablehlo.constant dense<1> : tensor<~xui64>\n"           \
        "  %r:2 = stablehlo.rng_bit_generator %s, algorithm = " algorithm \
        " : (tensor<~xui64>) -> "                                         \
        "(tensor<~xui64>, tensor<2xui32>)\n"                              \
  }
static const program threefry = RNG("THREE_FRY"), philox = RNG("PHILOX"), other = RNG("DEFAULT");

static const program select_and_scatter = {
    "",
    "  %a = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>\n"
    "  %b = stablehlo.constant dense<3.0> : tensor<1xf32>\n"
    "  %i = stablehlo.constant dense<0.0> : tensor<~>\n"
    "  %r = \"stablehlo.select_and_scatter\"(%a, %b, %i) <{window_dimensions = array<i64: 2>, "
    "window_strides = array<i64: 2>}> ({\n"
    "  ^bb0(%p: tensor<f32>, %q: tensor<f32>):\n"
    "    %c = stablehlo.compare GE, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
    "    stablehlo.return %c : tensor<i1>\n  }, {\n"
    "  ^bb0(%p: tensor<f32>, %q: tensor<f32>):\n"
    "    %c = stablehlo.add %p, %q : tensor<f32>\n"
    "    stablehlo.return %c : tensor<f32>\n"
    "  }) : (tensor<2xf32>, tensor<1xf32>, tensor<~>) -> tensor<2xf32>\n"};

#define MESSAGE(sent, received)                                                                   \
  {                                                                                               \
    "func.func @send(%x: tensor<2xi32>, %t: !stablehlo.token) -> !stablehlo.token {\n"            \
    "  %r = \"stablehlo.send\"(%x, %t) <{channel_handle = #stablehlo.channel_handle<handle = 1, " \
    "type = 1>" sent                                                                              \
    "}> : (tensor<2xi32>, !stablehlo.token) -> !stablehlo.token\n"                                \
    "  func.return %r : !stablehlo.token\n}\n"                                                    \
    "func.func @recv(%t: !stablehlo.token) -> (tensor<2xi32>, !stablehlo.token) {\n"              \
    "  %r:2 = \"stablehlo.recv\"(%t) <{channel_handle = #stablehlo.channel_handle<handle = 1, "   \
    "type = 1>" received                                                                          \
    "}> : (!stablehlo.token) -> (tensor<2xi32>, !stablehlo.token)\n"                              \
    "  func.return %r#0, %r#1 : tensor<2xi32>, !stablehlo.token\n}\n",                            \
        PAIR                                                                                      \
        "  %t = stablehlo.create_token : !stablehlo.token\n"                                      \
        "  %r:3 = \"interpreter.run_parallel\"(%t, %a, %t) {programs = [[@recv], [@send]]} : "    \
        "(!stablehlo.token, tensor<2xi32>, !stablehlo.token) -> (tensor<2xi32>, "                 \
        "!stablehlo.token, !stablehlo.token)\n"                                                   \
  }
#define PAIRS ", source_target_pairs = dense<~"
static const program send = MESSAGE(PAIRS, ""), recv = MESSAGE("", PAIRS);

#define COVERED "[[0, 1]]> : tensor<1x2xi64>"
#define TOO_MANY "[[0, 1, 2, 3]]> : tensor<1x4xi64>"
#define TOO_FEW "[[0]]> : tensor<1x1xi64>"
#define SPLIT " : i64, replica_groups = dense<"
static const border borders[] = {
    {"all_gather C3", &all_gather, TOO_MANY, COVERED},
    {"all_gather C3", &all_gather, TOO_FEW, "[[1], [0]]> : tensor<2x1xi64>"},
    {"all_reduce C2", &all_reduce, TOO_MANY, COVERED},
    {"all_reduce C2", &all_reduce, TOO_FEW, "[[0], [1]]> : tensor<2x1xi64>"},
    {"all_to_all C6", &all_to_all, "1" SPLIT TOO_FEW, "2" SPLIT COVERED},
    {"all_to_all C6", &all_to_all, "2" SPLIT "[[0, 1], [2, 3]]> : tensor<2x2xi64>",
     "1" SPLIT "[[0], [1]]> : tensor<2x1xi64>"},
    {"reduce_scatter C4", &reduce_scatter, TOO_MANY, COVERED},
    {"reduce_scatter C4", &reduce_scatter, TOO_FEW, "[[0], [1]]> : tensor<2x1xi64>"},
    {"reduce_scatter C1", &scatter_size, "3", "4"},
    {"collective_broadcast C6", &broadcast_root, "2", "1"},
    {"collective_broadcast C6", &broadcast_root, "-1", "0"},
    {"collective_reduce root", &reduce_root, "2", "1"},
    {"collective_reduce root", &reduce_root, "-1", "0"},

    {"compare C3", &compare_signed, ", UNSIGNED", ", SIGNED"},
    {"compare C3", &compare_signed, ", FLOAT", ""},
    {"compare C3", &compare_signed, ", TOTALORDER", ", NOTYPE"},
    {"compare C3", &compare_unsigned, ", SIGNED", ", UNSIGNED"},
    {"compare C3", &compare_bool, ", SIGNED", ", UNSIGNED"},
    {"compare C3", &compare_float, ", SIGNED", ", TOTALORDER"},
    {"compare C3", &compare_float, ", UNSIGNED", ", FLOAT"},
    {"compare C3", &compare_complex, ", TOTALORDER", ", FLOAT"},
    {"compare C3", &compare_inside, ", TOTALORDER", ", SIGNED"},
    {"dot_general C13", &dot_general, "bf16", "f32", .runs = true},
    {"dynamic_conv C25", &dynamic_conv, "1x5x1", "1x4x1"},
    {"dynamic_conv C25", &dynamic_conv, "?x?x2", "?x?x?"},
    {"dynamic_conv C26", &dynamic_conv, "1x4", "1x?x1"},
    {"rng_bit_generator C2", &threefry, "3", "2"},
    {"rng_bit_generator C2", &philox, "4", "3"},
    {"rng_bit_generator C2", &philox, "1", "2"},
    {"rng_bit_generator C2", &other, "1", "2"},
    {"select_and_scatter C3", &select_and_scatter, "f16", "f32"},
#define MESSAGE_ROWS(op)                                                             \
  {#op " C1", &op, "[[0, 1, 2]]> : tensor<1x3xi64>", "[[1, 0]]> : tensor<1x2xi64>"}, \
      {#op " C2", &op, "[[0, 1], [0, 0]]> : tensor<2x2xi64>",                        \
       "[[0, 1], [1, 0]]> : tensor<2x2xi64>"},                                       \
      {#op " C3", &op, "[[0, 1], [1, 1]]> : tensor<2x2xi64>",                        \
       "[[0, 0], [1, 1]]> : tensor<2x2xi64>"},                                       \
      {#op " C4", &op, "[[0, 2]]> : tensor<1x2xi64>", "> : tensor<0x2xi64>"}, {      \
#op " C4", &op, "[[-1, 0]]> : tensor<1x2xi64>", "[[1, 0]]> : tensor<1x2xi64>"    \
  }
    MESSAGE_ROWS(send),
    MESSAGE_ROWS(recv),
};

/* --- Running them --- */

static void fill(const char *text, const char *part, strbuf *out) {
  for (; *text; text++) {
    if (*text == '~')
      strbuf_adds(out, part);
    else
      strbuf_addc(out, *text);
  }
}

typedef enum outcome { UNREAD, UNVERIFIED, REFUSED, RAN } outcome;

static outcome run(const border *b, const char *part, strbuf *text, strbuf *told) {
  strbuf_reset(text);
  strbuf_reset(told);
  fill(b->base->functions, part, text);
  strbuf_adds(text, "func.func @main() {\n");
  fill(b->base->main, part, text);
  strbuf_adds(text, "  func.return\n}\n");
  diag_text_sink sink = diag_text_sink_to(told);
  ir_context *c = ir_context_new(&vs_builtin_opset()->registry, NULL);
  assert_non_null(c);
  ir_op *m = text_parse(c, text->bytes, text->len, NULL, &sink.sink);
  interp_value **results = NULL;
  size_t count = 0;
  outcome o = !m                                                                       ? UNREAD
              : !verify_program(m, &sink.sink)                                         ? UNVERIFIED
              : !interp_run(c, m, "main", NULL, 0, NULL, &results, &count, &sink.sink) ? REFUSED
                                                                                       : RAN;
  interp_release_all(results, count);
  ir_context_free(c);
  return o;
}

static void each_border_holds(void **state) {
  (void)state;
  strbuf text = STRBUF_INIT, told = STRBUF_INIT;
  size_t failures = 0;
  for (const border *b = borders; b < borders + sizeof borders / sizeof *borders; b++) {
    char id[64];
    snprintf(id, sizeof id, "[%s]", b->id);
    outcome broken = run(b, b->broken, &text, &told);
    if (b->runs ? broken != RAN : broken != REFUSED || !strstr(strbuf_str(&told), id)) {
      print_error("%s: not refused at run time (%d)\n%s\n%s\n", b->id, broken, strbuf_str(&text),
                  strbuf_str(&told));
      failures++;
    }
    if (run(b, b->legal, &text, &told) != RAN) {
      print_error("%s: a legal program does not run\n%s\n%s\n", b->id, strbuf_str(&text),
                  strbuf_str(&told));
      failures++;
    }
  }
  strbuf_free(&text);
  strbuf_free(&told);
  assert_int_equal(failures, 0);
}

static bool has_border(const verify_constraint *c, void *user) {
  size_t *missing = user;
  if (c->when != VS_WHEN_RUN && c->when != VS_WHEN_OPEN) return true;
  for (const border *b = borders; b < borders + sizeof borders / sizeof *borders; b++)
    if (strcmp(b->id, c->id) == 0) return true;
  print_error("no program breaks [%s] at run time: %s\n", c->id, c->text);
  ++*missing;
  return true;
}

static void no_row_is_left_to_nobody(void **state) {
  (void)state;
  size_t missing = 0;
  verify_constraints(NULL, has_border, &missing);
  assert_int_equal(missing, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(each_border_holds),
      cmocka_unit_test(no_row_is_left_to_nobody),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
