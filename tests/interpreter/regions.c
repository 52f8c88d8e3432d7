/* SPDX-License-Identifier: Apache-2.0 */
/* Operations with computations: reductions, sorts, scatters, maps; and control flow. */
#include "run.h"

#define SUM(type)                                   \
  "({\n^bb0(%x: tensor<" type ">, %y: tensor<" type \
  ">):\n"                                           \
  "  %s = stablehlo.add %x, %y : tensor<" type      \
  ">\n"                                             \
  "  stablehlo.return %s : tensor<" type ">\n})"

static void reductions_along_each_dimension(void **state) {
  (void)state;
  assert_runs(
      "  %a = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>\n"
      "  %z = stablehlo.constant dense<10> : tensor<i32>\n"
      "  %r = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [0] : "
      "(tensor<2x3xi32>, tensor<i32>) -> tensor<3xi32>\n"
      "  check.expect_eq_const %r, dense<[15, 17, 19]> : tensor<3xi32>\n"
      "  %s = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [1] : "
      "(tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>\n"
      "  check.expect_eq_const %s, dense<[16, 25]> : tensor<2xi32>\n"
      "  %t = stablehlo.reduce(%a init: %z) applies stablehlo.maximum across dimensions = [0, 1] : "
      "(tensor<2x3xi32>, tensor<i32>) -> tensor<i32>\n"
      "  check.expect_eq_const %t, dense<10> : tensor<i32>\n"
      "  %u = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [] : "
      "(tensor<2x3xi32>, tensor<i32>) -> tensor<2x3xi32>\n"
      "  check.expect_eq_const %u, dense<[[11, 12, 13], [14, 15, 16]]> : tensor<2x3xi32>\n"
      "  %e = stablehlo.constant dense<> : tensor<0x3xi32>\n"
      "  %v = stablehlo.reduce(%e init: %z) applies stablehlo.add across dimensions = [0] : "
      "(tensor<0x3xi32>, tensor<i32>) -> tensor<3xi32>\n"
      "  check.expect_eq_const %v, dense<10> : tensor<3xi32>\n");
}

/* Floats are added from the left: (2^24 + 1) + 1 stays 2^24, 1 + 1 + 2^24 does not; the same along
 * lanes (many outputs) and along a line (one output). */
static void sums_run_from_the_left(void **state) {
  (void)state;
  assert_runs(
      "  %z = stablehlo.constant dense<0.0> : tensor<f32>\n"
      "  %a = stablehlo.constant dense<[16777216.0, 1.0, 1.0]> : tensor<3xf32>\n"
      "  %r = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [0] : "
      "(tensor<3xf32>, tensor<f32>) -> tensor<f32>\n"
      "  check.expect_eq_const %r, dense<16777216.0> : tensor<f32>\n"
      "  %b = stablehlo.reverse %a, dims = [0] : tensor<3xf32>\n"
      "  %s = stablehlo.reduce(%b init: %z) applies stablehlo.add across dimensions = [0] : "
      "(tensor<3xf32>, tensor<f32>) -> tensor<f32>\n"
      "  check.expect_eq_const %s, dense<16777218.0> : tensor<f32>\n"
      "  %m = stablehlo.broadcast_in_dim %a, dims = [1] : (tensor<3xf32>) -> tensor<300x3xf32>\n"
      "  %t = stablehlo.reduce(%m init: %z) applies stablehlo.add across dimensions = [1] : "
      "(tensor<300x3xf32>, tensor<f32>) -> tensor<300xf32>\n"
      "  check.expect_eq_const %t, dense<16777216.0> : tensor<300xf32>\n"
      "  %n = stablehlo.broadcast_in_dim %b, dims = [0] : (tensor<3xf32>) -> tensor<3x300xf32>\n"
      "  %u = stablehlo.reduce(%n init: %z) applies stablehlo.add across dimensions = [0] : "
      "(tensor<3x300xf32>, tensor<f32>) -> tensor<300xf32>\n"
      "  check.expect_eq_const %u, dense<16777218.0> : tensor<300xf32>\n");
}

/* The largest value and where it is; the body has several ops, two results, and a value from
 * outside. */
static void reductions_with_several_results(void **state) {
  (void)state;
  assert_runs(
      "  %a = stablehlo.constant dense<[[3.0, 9.0, 5.0], [8.0, 1.0, 8.0]]> : tensor<2x3xf32>\n"
      "  %i = stablehlo.iota dim = 1 : tensor<2x3xi32>\n"
      "  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>\n"
      "  %j = stablehlo.constant dense<0> : tensor<i32>\n"
      "  %one = stablehlo.constant dense<0> : tensor<i32>\n"
      "  %v, %k = \"stablehlo.reduce\"(%a, %i, %z, %j) <{dimensions = array<i64: 1>}> ({\n"
      "  ^bb0(%x: tensor<f32>, %n: tensor<i32>, %y: tensor<f32>, %m: tensor<i32>):\n"
      "    %c = stablehlo.compare GE, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
      "    %p = stablehlo.select %c, %x, %y : tensor<i1>, tensor<f32>\n"
      "    %q = stablehlo.select %c, %n, %m : tensor<i1>, tensor<i32>\n"
      "    %s = stablehlo.add %q, %one : tensor<i32>\n"
      "    stablehlo.return %p, %s : tensor<f32>, tensor<i32>\n"
      "  }) : (tensor<2x3xf32>, tensor<2x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<2xf32>, "
      "tensor<2xi32>)\n"
      "  check.expect_eq_const %v, dense<[9.0, 8.0]> : tensor<2xf32>\n"
      "  check.expect_eq_const %k, dense<[1, 0]> : tensor<2xi32>\n");
}

/* A body that is no straight line of elementwise ops goes through the machine, and agrees. */
static void computations_with_control_flow(void **state) {
  (void)state;
  assert_runs(
      "  %a = stablehlo.constant dense<[5, -3, 8, -1]> : tensor<4xi32>\n"
      "  %z = stablehlo.constant dense<0> : tensor<i32>\n"
      "  %r = \"stablehlo.reduce\"(%a, %z) <{dimensions = array<i64: 0>}> ({\n"
      "  ^bb0(%x: tensor<i32>, %y: tensor<i32>):\n"
      "    %c = stablehlo.compare LT, %y, %z : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
      "    %s = \"stablehlo.if\"(%c) ({\n"
      "      stablehlo.return %x : tensor<i32>\n"
      "    }, {\n"
      "      %t = stablehlo.add %x, %y : tensor<i32>\n"
      "      stablehlo.return %t : tensor<i32>\n"
      "    }) : (tensor<i1>) -> tensor<i32>\n"
      "    stablehlo.return %s : tensor<i32>\n"
      "  }) : (tensor<4xi32>, tensor<i32>) -> tensor<i32>\n"
      "  check.expect_eq_const %r, dense<13> : tensor<i32>\n");
}

static void bodies_promote(void **state) {
  (void)state;
  assert_runs(
      "  %a = stablehlo.constant dense<[100, 100, 100]> : tensor<3xi8>\n"
      "  %z = stablehlo.constant dense<0> : tensor<i8>\n"
      "  %r = \"stablehlo.reduce\"(%a, %z) <{dimensions = array<i64: 0>}> " SUM("i32")
      " : (tensor<3xi8>, tensor<i8>) -> tensor<i32>\n"
      "  check.expect_eq_const %r, dense<300> : tensor<i32>\n");
}

static void windows(void **state) {
  (void)state;
  assert_runs(
      "  %a = stablehlo.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>\n"
      "  %z = stablehlo.constant dense<0> : tensor<i32>\n"
      "  %r = \"stablehlo.reduce_window\"(%a, %z) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 4, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 3, 1>, padding = dense<[[2, 1], [0, 0]]> : tensor<2x2xi64>}> " SUM("i32")
      " : (tensor<3x2xi32>, tensor<i32>) -> tensor<2x2xi32>\n"
      /* Padded rows: 0 0 r0 0 r1 0 r2 0. Windows take rows 0 and 3, 4 and 7. */
      "  check.expect_eq_const %r, dense<[[0, 0], [3, 4]]> : tensor<2x2xi32>\n"
      "  %s = \"stablehlo.reduce_window\"(%a, %z) <{window_dimensions = array<i64: 2, 2>}> " SUM("i32")
      " : (tensor<3x2xi32>, tensor<i32>) -> tensor<2x1xi32>\n"
      "  check.expect_eq_const %s, dense<[[10], [18]]> : tensor<2x1xi32>\n");
}

static void select_and_scatter_to_the_largest(void **state) {
  (void)state;
  assert_runs(
      "  %a = stablehlo.constant dense<[1, 5, 2, 4]> : tensor<4xi32>\n"
      "  %s = stablehlo.constant dense<[10, 20]> : tensor<2xi32>\n"
      "  %z = stablehlo.constant dense<0> : tensor<i32>\n"
      "  %r = \"stablehlo.select_and_scatter\"(%a, %s, %z) <{window_dimensions = array<i64: 2>, "
      "window_strides = array<i64: 2>}> ({\n"
      "  ^bb0(%x: tensor<i32>, %y: tensor<i32>):\n"
      "    %c = stablehlo.compare GE, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
      "    stablehlo.return %c : tensor<i1>\n"
      "  }, "
      "{\n^bb0(%x: tensor<i32>, %y: tensor<i32>):\n  %t = stablehlo.add %x, %y : tensor<i32>\n"
      "  stablehlo.return %t : tensor<i32>\n}) : (tensor<4xi32>, tensor<2xi32>, tensor<i32>) -> "
      "tensor<4xi32>\n"
      "  check.expect_eq_const %r, dense<[0, 10, 0, 20]> : tensor<4xi32>\n");
}

static void maps(void **state) {
  (void)state;
  assert_runs(
      "  %a = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>\n"
      "  %r = \"stablehlo.map\"(%a, %a) <{dimensions = array<i64: 0, 1>}> ({\n"
      "  ^bb0(%x: tensor<i32>, %y: tensor<i32>):\n"
      "    %m = stablehlo.multiply %x, %y : tensor<i32>\n"
      "    %f = stablehlo.convert %m : (tensor<i32>) -> tensor<f32>\n"
      "    stablehlo.return %f : tensor<f32>\n"
      "  }) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xf32>\n"
      "  check.expect_eq_const %r, dense<[[1.0, 4.0], [9.0, 16.0]]> : tensor<2x2xf32>\n");
}

static void sorts_are_stable_and_together(void **state) {
  (void)state;
  assert_runs(
      "  %k = stablehlo.constant dense<[[3, 1, 2, 1, 3, 0, 2, 1, 3, 0, 1, 2]]> : tensor<1x12xi32>\n"
      "  %v = stablehlo.iota dim = 1 : tensor<1x12xi64>\n"
      "  %a, %b = \"stablehlo.sort\"(%k, %v) <{dimension = -1 : i64, is_stable = true}> ({\n"
      "  ^bb0(%x: tensor<i32>, %y: tensor<i32>, %p: tensor<i64>, %q: tensor<i64>):\n"
      "    %c = stablehlo.compare LT, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
      "    stablehlo.return %c : tensor<i1>\n"
      "  }) : (tensor<1x12xi32>, tensor<1x12xi64>) -> (tensor<1x12xi32>, tensor<1x12xi64>)\n"
      "  check.expect_eq_const %a, dense<[[0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3]]> : "
      "tensor<1x12xi32>\n"
      "  check.expect_eq_const %b, dense<[[5, 9, 1, 3, 7, 10, 2, 6, 11, 0, 4, 8]]> : "
      "tensor<1x12xi64>\n"
      "  %m = stablehlo.constant dense<[[2, 0], [1, 5]]> : tensor<2x2xi8>\n"
      "  %n = \"stablehlo.sort\"(%m) <{dimension = 0 : i64}> ({\n"
      "  ^bb0(%x: tensor<i8>, %y: tensor<i8>):\n"
      "    %c = stablehlo.compare GT, %x, %y : (tensor<i8>, tensor<i8>) -> tensor<i1>\n"
      "    stablehlo.return %c : tensor<i1>\n"
      "  }) : (tensor<2x2xi8>) -> tensor<2x2xi8>\n"
      "  check.expect_eq_const %n, dense<[[2, 5], [1, 0]]> : tensor<2x2xi8>\n");
}

#define SCATTER(numbers)                                      \
  "<{scatter_dimension_numbers = #stablehlo.scatter<" numbers \
  ">, indices_are_sorted = false, unique_indices = false}> "

static void scatters_and_skips_what_lies_outside(void **state) {
  (void)state;
  assert_runs(
      "  %a = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>\n"
      "  %i = stablehlo.constant dense<[[1], [3], [1], [4], [-1]]> : tensor<5x1xi64>\n"
      "  %u = stablehlo.constant dense<[10, 20, 30, 40, 50]> : tensor<5xi32>\n"
      "  %r = \"stablehlo.scatter\"(%a, %i, %u) "
      SCATTER("inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1")
      SUM("i32") " : (tensor<4xi32>, tensor<5x1xi64>, tensor<5xi32>) -> tensor<4xi32>\n"
      "  check.expect_eq_const %r, dense<[1, 42, 3, 24]> : tensor<4xi32>\n"
      "  check.expect_eq_const %a, dense<[1, 2, 3, 4]> : tensor<4xi32>\n");
  /* Windows of two: the one that begins at 3 loses its second element, the one at -1 its first. */
  assert_runs(
      "  %a = stablehlo.constant dense<0> : tensor<4xi32>\n"
      "  %i = stablehlo.constant dense<[3, -1, 1]> : tensor<3xi32>\n"
      "  %u = stablehlo.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>\n"
      "  %r = \"stablehlo.scatter\"(%a, %i, %u) "
      SCATTER("update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1")
      SUM("i32") " : (tensor<4xi32>, tensor<3xi32>, tensor<3x2xi32>) -> tensor<4xi32>\n"
      "  check.expect_eq_const %r, dense<[4, 5, 6, 1]> : tensor<4xi32>\n");
  assert_fails(
      "  %a = stablehlo.constant dense<0> : tensor<4xi32>\n"
      "  %i = stablehlo.constant dense<[3]> : tensor<1xi32>\n"
      "  %u = stablehlo.constant dense<[[1, 2, 3, 4, 5]]> : tensor<1x5xi32>\n"
      "  %r = \"stablehlo.scatter\"(%a, %i, %u) " SCATTER(
          "update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1")
          SUM("i32") " : (tensor<4xi32>, tensor<1xi32>, tensor<1x5xi32>) -> tensor<4xi32>\n",
      "[scatter C4]");
}

static void branches(void **state) {
  (void)state;
  assert_runs(
      "  %f = stablehlo.constant dense<false> : tensor<i1>\n"
      "  %a = stablehlo.constant dense<1> : tensor<i32>\n"
      "  %b = stablehlo.constant dense<2> : tensor<i32>\n"
      "  %r = \"stablehlo.if\"(%f) ({ stablehlo.return %a : tensor<i32> }, { stablehlo.return %b : "
      "tensor<i32> }) : (tensor<i1>) -> tensor<i32>\n"
      "  check.expect_eq_const %r, dense<2> : tensor<i32>\n"
      "  %k = stablehlo.constant dense<-7> : tensor<i32>\n"
      "  %s = \"stablehlo.case\"(%k) ({ stablehlo.return %a : tensor<i32> }, { stablehlo.return %b "
      ": tensor<i32> }) : (tensor<i32>) -> tensor<i32>\n"
      "  check.expect_eq_const %s, dense<2> : tensor<i32>\n"
      "  %z = stablehlo.constant dense<0> : tensor<i32>\n"
      "  %t = \"stablehlo.case\"(%z) ({ stablehlo.return %a : tensor<i32> }, { stablehlo.return %b "
      ": tensor<i32> }) : (tensor<i32>) -> tensor<i32>\n"
      "  check.expect_eq_const %t, dense<1> : tensor<i32>\n");
}

#define LOOP(count)                                                                    \
  "func.func @main() -> tensor<i64> {\n"                                               \
  "  %n = stablehlo.constant dense<" count                                             \
  "> : tensor<i64>\n"                                                                  \
  "  %one = stablehlo.constant dense<1> : tensor<i64>\n"                               \
  "  %z = stablehlo.constant dense<0> : tensor<i64>\n"                                 \
  "  %i, %s = stablehlo.while(%a = %z, %b = %z) : tensor<i64>, tensor<i64>\n"          \
  "  cond {\n"                                                                         \
  "    %c = stablehlo.compare LT, %a, %n : (tensor<i64>, tensor<i64>) -> tensor<i1>\n" \
  "    stablehlo.return %c : tensor<i1>\n"                                             \
  "  } do {\n"                                                                         \
  "    %d = stablehlo.add %a, %one : tensor<i64>\n"                                    \
  "    %e = stablehlo.add %b, %a : tensor<i64>\n"                                      \
  "    stablehlo.return %d, %e : tensor<i64>, tensor<i64>\n"                           \
  "  }\n"                                                                              \
  "  func.return %s : tensor<i64>\n}\n"

/* With a limit on storage that a leak of one tensor per turn would pass. */
static void a_million_turns_in_flat_memory(void **state) {
  (void)state;
  const char *text = LOOP("1000000");
  interp_options options = {.max_bytes = 1 << 16};
  outcome o = run_text(text, strlen(text), &options);
  assert_true(o.passed);
  assert_string_equal(strbuf_str(&o.printed), "dense<499999500000> : tensor<i64>\n");
  outcome_free(&o);
}

static void limits_on_steps_and_bytes(void **state) {
  (void)state;
  const char *text = LOOP("9223372036854775807");
  interp_options options = {.max_steps = 10000};
  outcome o = run_text(text, strlen(text), &options);
  assert_false(o.passed);
  assert_non_null(strstr(strbuf_str(&o.errors), "max_steps = 10000"));
  assert_non_null(strstr(strbuf_str(&o.errors), "HLO-6004"));
  outcome_free(&o);
  text =
      "func.func @main() {\n  %a = stablehlo.iota dim = 0 : tensor<1000000xf32>\n  "
      "func.return\n}\n";
  options = (interp_options){.max_bytes = 100000};
  o = run_text(text, strlen(text), &options);
  assert_false(o.passed);
  assert_non_null(strstr(strbuf_str(&o.errors), "HLO-6005"));
  outcome_free(&o);
  assert_fails(
      "  %a = stablehlo.iota dim = 0 : tensor<4611686018427387904x4611686018427387904xf32>\n",
      "HLO-6003");
}

static const char *count_questions(void *user) {
  ++*(int *)user;
  return NULL;
}

/* 10,000 rounds of 5 instructions, three constants, the loop and the return: 50,005 steps. */
static void a_loop_is_counted_step_by_step(void **state) {
  (void)state;
  const char *text = LOOP("10000");
  int questions = 0;
  /* Five ops of @main, two of the condition 10,001 times, three of the body 10,000 times. */
  for (uint64_t most = 50006; most <= 50007; most++) {
    interp_options options = {.max_steps = most, .stop = count_questions, .stop_user = &questions};
    questions = 0;
    outcome o = run_text(text, strlen(text), &options);
    assert_int_equal(o.passed, most == 50007);
    assert_int_equal(questions, 50007 / 1024);
    outcome_free(&o);
  }
}

static void calls_and_recursion(void **state) {
  (void)state;
  assert_module_runs(
      "func.func private @twice(%a: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>) {\n"
      "  %b = stablehlo.add %a, %a : tensor<2xi32>\n"
      "  func.return %b, %a : tensor<2xi32>, tensor<2xi32>\n}\n"
      "func.func @main() {\n"
      "  %a = stablehlo.constant dense<[1, 2]> : tensor<2xi32>\n"
      "  %b:2 = func.call @twice(%a) : (tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>)\n"
      "  check.expect_eq_const %b#0, dense<[2, 4]> : tensor<2xi32>\n"
      "  %c:2 = stablehlo.composite \"my.twice\" %b#0 {decomposition = @twice} : (tensor<2xi32>) "
      "-> (tensor<2xi32>, tensor<2xi32>)\n"
      "  check.expect_eq_const %c#0, dense<[4, 8]> : tensor<2xi32>\n"
      "  check.expect_eq_const %c#1, dense<[2, 4]> : tensor<2xi32>\n"
      "  func.return\n}\n");
  assert_module_fails("func.func @main() {\n  func.call @main() : () -> ()\n  func.return\n}\n",
                      "HLO-6006");
  assert_module_fails(
      "func.func private @f(tensor<2xi32>)\n"
      "func.func @main() {\n"
      "  %a = stablehlo.constant dense<[1, 2]> : tensor<2xi32>\n"
      "  func.call @f(%a) : (tensor<2xi32>) -> ()\n  func.return\n}\n",
      "only declared");
  assert_module_fails("func.func @f() {\n  func.return\n}\nfunc.func @g() {\n  func.return\n}\n",
                      "entry func with name main");
}

static void tuples_tokens_and_barriers(void **state) {
  (void)state;
  assert_runs(
      "  %a = stablehlo.constant dense<1> : tensor<i32>\n"
      "  %b = stablehlo.constant dense<[2.0]> : tensor<1xf32>\n"
      "  %t = stablehlo.tuple %a, %b : tuple<tensor<i32>, tensor<1xf32>>\n"
      "  %c = stablehlo.get_tuple_element %t[1] : (tuple<tensor<i32>, tensor<1xf32>>) -> "
      "tensor<1xf32>\n"
      "  check.expect_eq %b, %c : tensor<1xf32>\n"
      "  %d:2 = stablehlo.optimization_barrier %a, %b : tensor<i32>, tensor<1xf32>\n"
      "  check.expect_eq %a, %d#0 : tensor<i32>\n"
      "  %k = stablehlo.create_token : !stablehlo.token\n"
      "  %l = stablehlo.after_all %k, %k : !stablehlo.token\n");
}

static void asynchronous_operations(void **state) {
  (void)state;
  assert_runs(
      "  %a = stablehlo.iota dim = 0 : tensor<8xi32>\n"
      "  %f = \"stablehlo.async_start\"(%a) ({\n"
      "  ^bb0(%x: tensor<8xi32>):\n"
      "    %s = \"stablehlo.slice\"(%x) <{start_indices = array<i64: 2>, limit_indices = "
      "array<i64: 4>, strides = array<i64: 1>}> : (tensor<8xi32>) -> tensor<2xi32>\n"
      "    stablehlo.return %s : tensor<2xi32>\n"
      "  }) : (tensor<8xi32>) -> !stablehlo.future<tensor<2xi32>>\n"
      "  %r = \"stablehlo.async_done\"(%f) : (!stablehlo.future<tensor<2xi32>>) -> tensor<2xi32>\n"
      "  check.expect_eq_const %r, dense<[2, 3]> : tensor<2xi32>\n");
}

static void wrong_regions_are_diagnosed(void **state) {
  (void)state;
  assert_fails(
      "  %a = stablehlo.constant dense<[1, 2]> : tensor<2xi32>\n"
      "  %z = stablehlo.constant dense<0> : tensor<i32>\n"
      "  %r = \"stablehlo.reduce\"(%a, %z) <{dimensions = array<i64: 0>}> ({\n"
      "  ^bb0(%x: tensor<i32>):\n    stablehlo.return %x : tensor<i32>\n"
      "  }) : (tensor<2xi32>, tensor<i32>) -> tensor<i32>\n",
      "[reduce C6]");
  assert_fails(
      "  %a = stablehlo.constant dense<[1, 2]> : tensor<2xi32>\n"
      "  %z = stablehlo.constant dense<0> : tensor<i32>\n"
      "  %r = \"stablehlo.reduce\"(%a, %z) <{dimensions = array<i64: 3>}> " SUM(
          "i32") " : (tensor<2xi32>, tensor<i32>) -> tensor<i32>\n",
      "[reduce C4]");
  assert_fails(
      "  %z = stablehlo.constant dense<0> : tensor<i32>\n"
      "  %r = \"stablehlo.while\"(%z) ({\n"
      "  ^bb0(%x: tensor<i32>):\n    stablehlo.return %x : tensor<i32>\n  }, {\n"
      "  ^bb0(%x: tensor<i32>):\n    stablehlo.return %x : tensor<i32>\n"
      "  }) : (tensor<i32>) -> tensor<i32>\n",
      "[while C1]");
}

/* Loops of scalars run as a list of instructions, or, audited, by the machine. */
#define SCALAR_LOOP(types, init, rest)                         \
  "func.func @main() -> (" types                               \
  ") {\n  %zero = stablehlo.constant dense<0> : tensor<i32>\n" \
  "  %one = stablehlo.constant dense<1> : tensor<i32>\n"       \
  "  %n = stablehlo.constant dense<20> : tensor<i32>\n" init rest "}\n"
#define UNTIL_N                                                                   \
  "  cond {\n    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) " \
  "-> tensor<i1>\n    stablehlo.return %c : tensor<i1>\n  } do {\n"               \
  "    %k = stablehlo.add %i, %one : tensor<i32>\n"

static void loops_of_scalars(void **state) {
  (void)state;
  /* Fibonacci: the results change places, and one value is returned twice. */
  assert_results(
      SCALAR_LOOP("tensor<i32>, tensor<i32>, tensor<i32>", "",
                  "  %r:4 = stablehlo.while(%i = %zero, %a = %zero, %b = %one, %d = %zero) : "
                  "tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>\n" UNTIL_N
                  "    %s = stablehlo.add %a, %b : tensor<i32>\n"
                  "    stablehlo.return %k, %b, %s, %s : tensor<i32>, tensor<i32>, tensor<i32>, "
                  "tensor<i32>\n  }\n"
                  "  return %r#1, %r#2, %r#3 : tensor<i32>, tensor<i32>, tensor<i32>\n"),
      "dense<6765> : tensor<i32>\ndense<10946> : tensor<i32>\ndense<10946> : tensor<i32>\n");
  /* A value of 16 bits, a captured one, and one that chooses: 1 + 1 + 1/2 + 1/2 + ... in bf16. */
  assert_results(
      SCALAR_LOOP("tensor<bf16>, tensor<i1>",
                  "  %h = stablehlo.constant dense<5.0e-01> : tensor<bf16>\n"
                  "  %w = stablehlo.constant dense<1.0> : tensor<bf16>\n"
                  "  %f = stablehlo.constant dense<false> : tensor<i1>\n",
                  "  %r:3 = stablehlo.while(%i = %zero, %s = %w, %p = %f) : tensor<i32>, "
                  "tensor<bf16>, tensor<i1>\n" UNTIL_N
                  "    %q = stablehlo.compare GT, %i, %zero : (tensor<i32>, tensor<i32>) -> "
                  "tensor<i1>\n"
                  "    %t = stablehlo.select %q, %h, %w : tensor<i1>, tensor<bf16>\n"
                  "    %u = stablehlo.add %s, %t : tensor<bf16>\n"
                  "    stablehlo.return %k, %u, %q : tensor<i32>, tensor<bf16>, tensor<i1>\n  }\n"
                  "  return %r#1, %r#2 : tensor<bf16>, tensor<i1>\n"),
      "dense<1.150000e+01> : tensor<bf16>\ndense<true> : tensor<i1>\n");
  /* Infinity less infinity is the positive NaN; no round at all gives back what came in. */
  assert_results(
      SCALAR_LOOP(
          "tensor<f32>, tensor<i32>", "  %f = stablehlo.constant dense<0x7F800000> : tensor<f32>\n",
          "  %r:2 = stablehlo.while(%i = %zero, %s = %f) : tensor<i32>, tensor<f32>\n" UNTIL_N
          "    %d = stablehlo.subtract %s, %s : tensor<f32>\n"
          "    stablehlo.return %k, %d : tensor<i32>, tensor<f32>\n  }\n"
          "  %q = stablehlo.while(%i = %n) : tensor<i32>\n" UNTIL_N
          "    stablehlo.return %k : tensor<i32>\n  }\n"
          "  return %r#1, %q : tensor<f32>, tensor<i32>\n"),
      "dense<0x7FC00000> : tensor<f32>\ndense<20> : tensor<i32>\n");
}

/* As a list of instructions and, audited, by the machine. */
static void assert_both_ways_agree(const char *text) {
  outcome plain = run_text(text, strlen(text), &(interp_options){0});
  outcome audited = run_text(text, strlen(text), &(interp_options){.audit = true});
  if (!plain.passed || !audited.passed ||
      strcmp(strbuf_str(&plain.printed), strbuf_str(&audited.printed)) != 0)
    fail_msg("%s%s%s%s", text, strbuf_str(&plain.printed), strbuf_str(&audited.printed),
             strbuf_str(&audited.errors));
  outcome_free(&plain);
  outcome_free(&audited);
}

/* The counter of the loop is doubled, returned twice, increased by a value that changes, compared
 * with one that changes, or is not the first argument. */
static void loops_count_in_any_way(void **state) {
  (void)state;
  static const struct {
    const char *test, *step, *returned;
  } rows[] = {{"LT, %i, %m", "%i, %i", "%k, %t, %m"},   {"LT, %i, %m", "%s, %i", "%k, %t, %m"},
              {"GT, %m, %i", "%i, %one", "%k, %k, %m"}, {"NE, %i, %m", "%one, %i", "%k, %t, %m"},
              {"LE, %i, %m", "%i, %one", "%k, %t, %i"}, {"LT, %s, %m", "%i, %s", "%k, %t, %m"}};
  for (size_t k = 0; k < sizeof rows / sizeof *rows; k++) {
    strbuf_auto text = STRBUF_INIT;
    strbuf_addf(&text,
                "func.func @main() -> (tensor<i64>, tensor<i64>, tensor<i64>) {\n"
                "  %%one = stablehlo.constant dense<1> : tensor<i64>\n"
                "  %%n = stablehlo.constant dense<20> : tensor<i64>\n"
                "  %%r:3 = stablehlo.while(%%i = %%one, %%s = %%one, %%m = %%n) : tensor<i64>, "
                "tensor<i64>, tensor<i64>\n  cond {\n"
                "    %%c = stablehlo.compare %s : (tensor<i64>, tensor<i64>) -> tensor<i1>\n"
                "    stablehlo.return %%c : tensor<i1>\n  } do {\n"
                "    %%k = stablehlo.add %s : tensor<i64>\n"
                "    %%t = stablehlo.add %%s, %%one : tensor<i64>\n"
                "    stablehlo.return %s : tensor<i64>, tensor<i64>, tensor<i64>\n  }\n"
                "  return %%r#0, %%r#1, %%r#2 : tensor<i64>, tensor<i64>, tensor<i64>\n}\n",
                rows[k].test, rows[k].step, rows[k].returned);
    assert_both_ways_agree(strbuf_str(&text));
  }
}

static uint32_t seed = 1;
static uint32_t draw(uint32_t n) {
  seed = seed * 1664525 + 1013904223;
  return (seed >> 8) % n;
}

/* A name among the values %a, %b, %c, %s0 to %s<steps - 1>; more often the last one. */
static const char *any_value(uint32_t steps) {
  static char names[4][16];
  static unsigned at;
  char *name = names[at++ % 4];
  uint32_t k = draw(3) ? draw(steps + 3) : steps + 2;
  if (k < 3)
    snprintf(name, sizeof names[0], "%%%c", 'a' + (int)k);
  else
    snprintf(name, sizeof names[0], "%%s%u", k - 3);
  return name;
}

static void add_random_step(strbuf *b, const char *t, bool is_float, uint32_t k) {
  static const char *const ops[] = {"add", "subtract", "multiply", "xor",    "and",
                                    "or",  "maximum",  "compare",  "minimum"};
  static const char *const directions[] = {"EQ", "NE", "GE", "GT", "LE", "LT"};
  const char *op = ops[draw(9)];
  if (is_float && (*op == 'x' || !strcmp(op, "and") || !strcmp(op, "or"))) op = "divide";
  const char *x = any_value(k), *y = any_value(k);
  if (strcmp(op, "compare") != 0) {
    strbuf_addf(b, "    %%s%u = stablehlo.%s %s, %s : tensor<%s>\n", k, op, x, y, t);
    return;
  }
  strbuf_addf(b,
              "    %%p%u = stablehlo.compare %s, %s, %s : (tensor<%s>, tensor<%s>) -> tensor<i1>\n"
              "    %%s%u = stablehlo.select %%p%u, %s, %s : tensor<i1>, tensor<%s>\n",
              k, directions[draw(6)], x, y, t, t, k, k, any_value(k), any_value(k), t);
}

/* A loop of one to seven random steps on two values, twelve rounds or less. */
static void random_loop(const char *t, bool is_float, strbuf *b) {
  uint32_t steps = 1 + draw(7);
  static const char *const tests[] = {"LT, %i, %n", "GT, %n, %i", "LE, %i, %n"};
  bool also = draw(3) == 0; /* the condition is more than a comparison */
  strbuf_addf(
      b,
      "func.func @loop(%%x: tensor<%s>, %%y: tensor<%s>, %%c: tensor<%s>) -> (tensor<%s>, "
      "tensor<%s>) {\n  %%z = stablehlo.constant dense<%u> : tensor<i32>\n"
      "  %%one = stablehlo.constant dense<1> : tensor<i32>\n"
      "  %%n = stablehlo.constant dense<12> : tensor<i32>\n"
      "  %%r:3 = stablehlo.while(%%a = %%x, %%b = %%y, %%i = %%z) : tensor<%s>, tensor<%s>, "
      "tensor<i32>\n  cond {\n"
      "    %%l = stablehlo.compare %s : (tensor<i32>, tensor<i32>) -> tensor<i1>\n",
      t, t, t, t, t, draw(14), t, t, tests[draw(3)]);
  if (also)
    strbuf_addf(b,
                "    %%m = stablehlo.compare NE, %%a, %%b : (tensor<%s>, tensor<%s>) -> "
                "tensor<i1>\n    %%q = stablehlo.and %%l, %%m : tensor<i1>\n",
                t, t);
  strbuf_addf(b, "    stablehlo.return %%%c : tensor<i1>\n  } do {\n", also ? 'q' : 'l');
  uint32_t first = draw(2);
  if (first) strbuf_addf(b, "    %%j = stablehlo.add %%i, %%one : tensor<i32>\n");
  for (uint32_t k = 0; k < steps; k++) add_random_step(b, t, is_float, k);
  if (!first) strbuf_addf(b, "    %%j = stablehlo.add %%one, %%i : tensor<i32>\n");
  strbuf_addf(b,
              "    stablehlo.return %s, %s, %%j : tensor<%s>, tensor<%s>, tensor<i32>\n  }\n"
              "  return %%r#0, %%r#1 : tensor<%s>, tensor<%s>\n}\n",
              any_value(steps), any_value(steps), t, t, t, t);
}

static void random_loops_agree_with_the_machine(void **state) {
  (void)state;
  static const struct {
    const char *type, *values[4];
    bool is_float;
  } rows[] = {{"i32", {"7", "-3", "2147483647", "0"}, false},
              {"ui32", {"7", "4294967293", "1", "0"}, false},
              {"i64", {"7", "-3", "9223372036854775807", "1"}, false},
              {"ui64", {"7", "18446744073709551615", "2", "0"}, false},
              {"f32", {"1.5", "-0.3", "0x7F800000", "0.0"}, true},
              {"f64", {"1.5", "-0.3", "0xFFF8000000000123", "-0.0"}, true}};
  for (int n = 0; n < 600; n++) {
    strbuf_auto text = STRBUF_INIT;
    const char *t = rows[n % 6].type;
    random_loop(t, rows[n % 6].is_float, &text);
    strbuf_addf(&text, "func.func @main() -> (tensor<%s>, tensor<%s>) {\n", t, t);
    for (int k = 0; k < 3; k++)
      strbuf_addf(&text, "  %%%d = stablehlo.constant dense<%s> : tensor<%s>\n", k,
                  rows[n % 6].values[draw(4)], t);
    strbuf_addf(
        &text,
        "  %%r:2 = func.call @loop(%%0, %%1, %%2) : (tensor<%s>, tensor<%s>, tensor<%s>) -> "
        "(tensor<%s>, tensor<%s>)\n  return %%r#0, %%r#1 : tensor<%s>, tensor<%s>\n}\n",
        t, t, t, t, t, t, t);
    assert_both_ways_agree(strbuf_str(&text));
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(loops_of_scalars),
      cmocka_unit_test(loops_count_in_any_way),
      cmocka_unit_test(random_loops_agree_with_the_machine),
      cmocka_unit_test(reductions_along_each_dimension),
      cmocka_unit_test(sums_run_from_the_left),
      cmocka_unit_test(reductions_with_several_results),
      cmocka_unit_test(computations_with_control_flow),
      cmocka_unit_test(bodies_promote),
      cmocka_unit_test(windows),
      cmocka_unit_test(select_and_scatter_to_the_largest),
      cmocka_unit_test(maps),
      cmocka_unit_test(sorts_are_stable_and_together),
      cmocka_unit_test(scatters_and_skips_what_lies_outside),
      cmocka_unit_test(branches),
      cmocka_unit_test(a_million_turns_in_flat_memory),
      cmocka_unit_test(limits_on_steps_and_bytes),
      cmocka_unit_test(a_loop_is_counted_step_by_step),
      cmocka_unit_test(calls_and_recursion),
      cmocka_unit_test(tuples_tokens_and_barriers),
      cmocka_unit_test(asynchronous_operations),
      cmocka_unit_test(wrong_regions_are_diagnosed),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
