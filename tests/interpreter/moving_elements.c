/* SPDX-License-Identifier: Apache-2.0 */
/* Operations that move elements. */
#include "run.h"

static void reshape_and_transpose(void **state) {
  (void)state;
  assert_runs(
      "  %a = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi4>\n"
      "  %r = stablehlo.reshape %a : (tensor<2x3xi4>) -> tensor<3x2xi4>\n"
      "  check.expect_eq_const %r, dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi4>\n"
      "  %t = stablehlo.transpose %a, dims = [1, 0] : (tensor<2x3xi4>) -> tensor<3x2xi4>\n"
      "  check.expect_eq_const %t, dense<[[1, 4], [2, 5], [3, 6]]> : tensor<3x2xi4>\n"
      "  %b = stablehlo.iota dim = 0 : tensor<24xi64>\n"
      "  %c = stablehlo.reshape %b : (tensor<24xi64>) -> tensor<2x3x4xi64>\n"
      "  %d = stablehlo.transpose %c, dims = [2, 0, 1] : (tensor<2x3x4xi64>) -> tensor<4x2x3xi64>\n"
      "  %e = stablehlo.transpose %d, dims = [1, 2, 0] : (tensor<4x2x3xi64>) -> tensor<2x3x4xi64>\n"
      "  check.expect_eq %c, %e : tensor<2x3x4xi64>\n"
      "  %f = stablehlo.slice %d [1:2, 1:2, 0:3] : (tensor<4x2x3xi64>) -> tensor<1x1x3xi64>\n"
      "  check.expect_eq_const %f, dense<[[[13, 17, 21]]]> : tensor<1x1x3xi64>\n");
  assert_fails(
      "  %a = stablehlo.constant dense<[1, 2]> : tensor<2xi4>\n"
      "  %r = \"stablehlo.reshape\"(%a) : (tensor<2xi4>) -> tensor<3xi4>\n",
      "[reshape C2]");
  assert_fails(
      "  %a = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi4>\n"
      "  %r = \"stablehlo.transpose\"(%a) <{permutation = array<i64: 0, 0>}> : (tensor<1x2xi4>) -> "
      "tensor<1x1xi4>\n",
      "[transpose C2]");
}

/* A matrix large enough for the tiled copy, checked against itself transposed twice and by a sum.
 */
static void large_transpose(void **state) {
  (void)state;
  assert_runs(
      "  %i = stablehlo.iota dim = 0 : tensor<70x90xi32>\n"
      "  %j = stablehlo.iota dim = 1 : tensor<70x90xi32>\n"
      "  %h = stablehlo.constant dense<100> : tensor<70x90xi32>\n"
      "  %k = stablehlo.multiply %i, %h : tensor<70x90xi32>\n"
      "  %a = stablehlo.add %k, %j : tensor<70x90xi32>\n"
      "  %t = stablehlo.transpose %a, dims = [1, 0] : (tensor<70x90xi32>) -> tensor<90x70xi32>\n"
      "  %ti = stablehlo.iota dim = 1 : tensor<90x70xi32>\n"
      "  %tj = stablehlo.iota dim = 0 : tensor<90x70xi32>\n"
      "  %th = stablehlo.constant dense<100> : tensor<90x70xi32>\n"
      "  %tk = stablehlo.multiply %ti, %th : tensor<90x70xi32>\n"
      "  %want = stablehlo.add %tk, %tj : tensor<90x70xi32>\n"
      "  check.expect_eq %t, %want : tensor<90x70xi32>\n");
}

static void broadcasts(void **state) {
  (void)state;
  assert_runs(
      "  %a = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi8>\n"
      "  %b = stablehlo.broadcast_in_dim %a, dims = [0, 2] : (tensor<1x2xi8>) -> tensor<2x2x2xi8>\n"
      "  check.expect_eq_const %b, dense<[[[1, 2], [1, 2]], [[1, 2], [1, 2]]]> : tensor<2x2x2xi8>\n"
      "  %c = stablehlo.broadcast_in_dim %a, dims = [1, 0] : (tensor<1x2xi8>) -> tensor<2x3xi8>\n"
      "  check.expect_eq_const %c, dense<[[1, 1, 1], [2, 2, 2]]> : tensor<2x3xi8>\n"
      "  %d = \"stablehlo.broadcast\"(%a) <{broadcast_sizes = array<i64: 2>}> : (tensor<1x2xi8>) "
      "-> tensor<2x1x2xi8>\n"
      "  check.expect_eq_const %d, dense<[[[1, 2]], [[1, 2]]]> : tensor<2x1x2xi8>\n"
      "  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>\n"
      "  %e = stablehlo.dynamic_broadcast_in_dim %a, %s, dims = [1, 0] : (tensor<1x2xi8>, "
      "tensor<2xi64>) -> tensor<?x?xi8>\n"
      "  %f = stablehlo.get_dimension_size %e, dim = 1 : (tensor<?x?xi8>) -> tensor<i32>\n"
      "  check.expect_eq_const %f, dense<3> : tensor<i32>\n");
  assert_fails(
      "  %a = stablehlo.constant dense<[1, 2]> : tensor<2xi8>\n"
      "  %b = \"stablehlo.broadcast_in_dim\"(%a) <{broadcast_dimensions = array<i64: 0>}> : "
      "(tensor<2xi8>) -> tensor<3xi8>\n",
      "[broadcast_in_dim C5]");
  assert_fails(
      "  %a = stablehlo.constant dense<[1, 2]> : tensor<2xi8>\n"
      "  %b = \"stablehlo.broadcast_in_dim\"(%a) <{broadcast_dimensions = array<i64: 7>}> : "
      "(tensor<2xi8>) -> tensor<2xi8>\n",
      "[broadcast_in_dim C3]");
}

/* Ops of MLIR's core dialects: constants, and casts to types with more or fewer static dimensions.
 */
static void constants_of_arith_and_casts_are_evaluated(void **state) {
  (void)state;
  assert_runs(
      "  %a = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>\n"
      "  %b = tensor.cast %a : tensor<2x2xi8> to tensor<?x2xi8>\n"
      "  %c = arith.constant dense<5> : tensor<2x2xi8>\n"
      "  %d = tensor.cast %b : tensor<?x2xi8> to tensor<2x2xi8>\n"
      "  %e = stablehlo.add %d, %c : tensor<2x2xi8>\n"
      "  check.expect_eq_const %e, dense<[[6, 7], [8, 9]]> : tensor<2x2xi8>\n");
  assert_fails(
      "  %a = arith.constant dense<[1, 2]> : tensor<2xi8>\n"
      "  %b = tensor.cast %a : tensor<2xi8> to tensor<?xi8>\n"
      "  %c = tensor.cast %b : tensor<?xi8> to tensor<3xi8>\n",
      "result 0 has the shape [2] but is declared as [3]");
  assert_fails("  %a = arith.constant 1 : i32\n", "not a dense constant");
}

static void iota_counts_in_every_class(void **state) {
  (void)state;
  assert_runs(
      "  %a = stablehlo.iota dim = 1 : tensor<2x3xf16>\n"
      "  check.expect_eq_const %a, dense<[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]> : tensor<2x3xf16>\n"
      "  %b = stablehlo.iota dim = 0 : tensor<5xi2>\n"
      "  check.expect_eq_const %b, dense<[0, 1, -2, -1, 0]> : tensor<5xi2>\n"
      "  %c = stablehlo.iota dim = 0 : tensor<2xcomplex<f32>>\n"
      "  check.expect_eq_const %c, dense<[(0.0, 0.0), (1.0, 0.0)]> : tensor<2xcomplex<f32>>\n"
      "  %s = stablehlo.constant dense<[2, 2]> : tensor<2xi32>\n"
      "  %d = stablehlo.dynamic_iota %s, dim = 0 : (tensor<2xi32>) -> tensor<2x?xui8>\n"
      "  %e = stablehlo.reshape %d : (tensor<2x?xui8>) -> tensor<4xui8>\n"
      "  check.expect_eq_const %e, dense<[0, 0, 1, 1]> : tensor<4xui8>\n");
  assert_fails(
      "  %s = stablehlo.constant dense<[-2, 2]> : tensor<2xi32>\n"
      "  %d = stablehlo.dynamic_iota %s, dim = 0 : (tensor<2xi32>) -> tensor<?x?xui8>\n",
      "[dynamic_iota C2]");
}

static void slices(void **state) {
  (void)state;
  assert_runs(
      "  %a = stablehlo.iota dim = 0 : tensor<10xi16>\n"
      "  %b = stablehlo.slice %a [1:8:3] : (tensor<10xi16>) -> tensor<3xi16>\n"
      "  check.expect_eq_const %b, dense<[1, 4, 7]> : tensor<3xi16>\n"
      "  %n = stablehlo.constant dense<-5> : tensor<i64>\n"
      "  %c = stablehlo.dynamic_slice %a, %n, sizes = [2] : (tensor<10xi16>, tensor<i64>) -> "
      "tensor<2xi16>\n"
      "  check.expect_eq_const %c, dense<[0, 1]> : tensor<2xi16>\n"
      "  %m = stablehlo.constant dense<18446744073709551615> : tensor<ui64>\n"
      "  %d = stablehlo.dynamic_slice %a, %m, sizes = [2] : (tensor<10xi16>, tensor<ui64>) -> "
      "tensor<2xi16>\n"
      "  check.expect_eq_const %d, dense<[8, 9]> : tensor<2xi16>\n"
      "  %u = stablehlo.constant dense<[-1, -2]> : tensor<2xi16>\n"
      "  %e = stablehlo.dynamic_update_slice %a, %u, %m : (tensor<10xi16>, tensor<2xi16>, "
      "tensor<ui64>) -> tensor<10xi16>\n"
      "  check.expect_eq_const %e, dense<[0, 1, 2, 3, 4, 5, 6, 7, -1, -2]> : tensor<10xi16>\n"
      "  check.expect_eq_const %a, dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]> : tensor<10xi16>\n"
      "  %r = stablehlo.reverse %b, dims = [0] : tensor<3xi16>\n"
      "  check.expect_eq_const %r, dense<[7, 4, 1]> : tensor<3xi16>\n");
  /* 200 in eight bits is no -56. */
  assert_runs(
      "  %a = stablehlo.iota dim = 0 : tensor<300xi16>\n"
      "  %i = stablehlo.constant dense<200> : tensor<ui8>\n"
      "  %s = stablehlo.dynamic_slice %a, %i, sizes = [2] : (tensor<300xi16>, tensor<ui8>) -> "
      "tensor<2xi16>\n"
      "  check.expect_eq_const %s, dense<[200, 201]> : tensor<2xi16>\n"
      "  %u = stablehlo.dynamic_update_slice %s, %s, %i : (tensor<2xi16>, tensor<2xi16>, "
      "tensor<ui8>) -> tensor<2xi16>\n"
      "  check.expect_eq %u, %s : tensor<2xi16>\n"
      "  %j = stablehlo.constant dense<[[200]]> : tensor<1x1xui8>\n"
      "  %g = \"stablehlo.gather\"(%a, %j) <{dimension_numbers = #stablehlo.gather<offset_dims = "
      "[1], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2>}> : "
      "(tensor<300xi16>, tensor<1x1xui8>) -> tensor<1x2xi16>\n"
      "  check.expect_eq_const %g, dense<[[200, 201]]> : tensor<1x2xi16>\n");
  assert_runs(
      "  %a = stablehlo.iota dim = 0 : tensor<6xf32>\n"
      "  %s = stablehlo.constant dense<[1]> : tensor<1xi64>\n"
      "  %l = stablehlo.constant dense<[6]> : tensor<1xi64>\n"
      "  %t = stablehlo.constant dense<[2]> : tensor<1xi64>\n"
      "  %d = stablehlo.real_dynamic_slice %a, %s, %l, %t : (tensor<6xf32>, tensor<1xi64>, "
      "tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>\n"
      "  %e = stablehlo.reshape %d : (tensor<?xf32>) -> tensor<3xf32>\n"
      "  check.expect_eq_const %e, dense<[1.0, 3.0, 5.0]> : tensor<3xf32>\n");
  assert_fails(
      "  %a = stablehlo.iota dim = 0 : tensor<4xi16>\n"
      "  %b = \"stablehlo.slice\"(%a) <{start_indices = array<i64: 1>, limit_indices = array<i64: "
      "5>, strides = array<i64: 1>}> : (tensor<4xi16>) -> tensor<4xi16>\n",
      "[slice C3]");
  assert_fails(
      "  %a = stablehlo.iota dim = 0 : tensor<4xi16>\n"
      "  %b = \"stablehlo.slice\"(%a) <{start_indices = array<i64: 1>, limit_indices = array<i64: "
      "4>, strides = array<i64: 0>}> : (tensor<4xi16>) -> tensor<4xi16>\n",
      "[slice C4]");
}

static void concatenate_joins_along_a_dimension(void **state) {
  (void)state;
  assert_runs(
      "  %a = stablehlo.constant dense<[[1], [2]]> : tensor<2x1xi32>\n"
      "  %b = stablehlo.constant dense<[[3, 4], [5, 6]]> : tensor<2x2xi32>\n"
      "  %c = stablehlo.concatenate %a, %b, %a, dim = 1 : (tensor<2x1xi32>, tensor<2x2xi32>, "
      "tensor<2x1xi32>) -> tensor<2x4xi32>\n"
      "  check.expect_eq_const %c, dense<[[1, 3, 4, 1], [2, 5, 6, 2]]> : tensor<2x4xi32>\n");
  assert_fails(
      "  %a = stablehlo.constant dense<[[1], [2]]> : tensor<2x1xi32>\n"
      "  %b = stablehlo.constant dense<[[3, 4]]> : tensor<1x2xi32>\n"
      "  %c = \"stablehlo.concatenate\"(%a, %b) <{dimension = 1 : i64}> : (tensor<2x1xi32>, "
      "tensor<1x2xi32>) -> tensor<2x3xi32>\n",
      "[concatenate C2]");
}

static void pad_inside_outside_and_negative(void **state) {
  (void)state;
  assert_runs(
      "  %a = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi8>\n"
      "  %z = stablehlo.constant dense<9> : tensor<i8>\n"
      "  %b = stablehlo.pad %a, %z, low = [1], high = [2], interior = [1] : (tensor<3xi8>, "
      "tensor<i8>) -> tensor<8xi8>\n"
      "  check.expect_eq_const %b, dense<[9, 1, 9, 2, 9, 3, 9, 9]> : tensor<8xi8>\n"
      "  %c = stablehlo.pad %a, %z, low = [-1], high = [-1], interior = [2] : (tensor<3xi8>, "
      "tensor<i8>) -> tensor<5xi8>\n"
      "  check.expect_eq_const %c, dense<[9, 9, 2, 9, 9]> : tensor<5xi8>\n"
      "  %l = stablehlo.constant dense<[2]> : tensor<1xi64>\n"
      "  %i = stablehlo.constant dense<[0]> : tensor<1xi64>\n"
      "  %d = stablehlo.dynamic_pad %a, %z, %l, %i, %i : (tensor<3xi8>, tensor<i8>, tensor<1xi64>, "
      "tensor<1xi64>, tensor<1xi64>) -> tensor<?xi8>\n"
      "  %e = stablehlo.reshape %d : (tensor<?xi8>) -> tensor<5xi8>\n"
      "  check.expect_eq_const %e, dense<[9, 9, 1, 2, 3]> : tensor<5xi8>\n");
  assert_fails(
      "  %a = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi8>\n"
      "  %z = stablehlo.constant dense<9> : tensor<i8>\n"
      "  %b = \"stablehlo.pad\"(%a, %z) <{edge_padding_low = array<i64: -9>, edge_padding_high = "
      "array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<3xi8>, tensor<i8>) -> "
      "tensor<3xi8>\n",
      "[pad C4]");
  assert_fails(
      "  %a = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi8>\n"
      "  %z = stablehlo.constant dense<9> : tensor<i8>\n"
      "  %b = \"stablehlo.pad\"(%a, %z) <{edge_padding_low = array<i64: -9223372036854775808>, "
      "edge_padding_high = array<i64: 9223372036854775807>, interior_padding = array<i64: "
      "9223372036854775807>}> : (tensor<3xi8>, tensor<i8>) -> tensor<3xi8>\n",
      "[pad C4]");
}

static void empty_tensors_pass_through(void **state) {
  (void)state;
  assert_runs(
      "  %a = stablehlo.constant dense<> : tensor<0x3xf32>\n"
      "  %b = stablehlo.transpose %a, dims = [1, 0] : (tensor<0x3xf32>) -> tensor<3x0xf32>\n"
      "  %c = stablehlo.add %b, %b : tensor<3x0xf32>\n"
      "  %z = stablehlo.constant dense<1.0> : tensor<f32>\n"
      "  %d = stablehlo.pad %a, %z, low = [1, 0], high = [0, 0], interior = [0, 0] : "
      "(tensor<0x3xf32>, tensor<f32>) -> tensor<1x3xf32>\n"
      "  check.expect_eq_const %d, dense<1.0> : tensor<1x3xf32>\n"
      "  %e = stablehlo.concatenate %a, %d, dim = 0 : (tensor<0x3xf32>, tensor<1x3xf32>) -> "
      "tensor<1x3xf32>\n"
      "  check.expect_eq %d, %e : tensor<1x3xf32>\n"
      "  %f = stablehlo.reverse %a, dims = [0] : tensor<0x3xf32>\n"
      "  %g = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<f32>) -> tensor<4x0xf32>\n");
}

static void gathers_slices_and_clamps_starts(void **state) {
  (void)state;
  assert_runs(
      "  %a = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9]]> : tensor<3x3xi32>\n"
      "  %i = stablehlo.constant dense<[[0], [2], [-4], [9]]> : tensor<4x1xi64>\n"
      "  %r = \"stablehlo.gather\"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = "
      "[1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes "
      "= array<i64: 1, 2>, indices_are_sorted = false}> : (tensor<3x3xi32>, tensor<4x1xi64>) -> "
      "tensor<4x2xi32>\n"
      "  check.expect_eq_const %r, dense<[[1, 2], [7, 8], [1, 2], [7, 8]]> : tensor<4x2xi32>\n"
      "  %s = stablehlo.constant dense<[1, 2]> : tensor<2xi32>\n"
      "  %d = \"stablehlo.dynamic_gather\"(%a, %i, %s) <{dimension_numbers = "
      "#stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], "
      "index_vector_dim = 1>, indices_are_sorted = false}> : (tensor<3x3xi32>, tensor<4x1xi64>, "
      "tensor<2xi32>) -> tensor<4x2xi32>\n"
      "  check.expect_eq %r, %d : tensor<4x2xi32>\n");
  /* Batching dimensions: row b of the operand is indexed by row b of the indices. */
  assert_runs(
      "  %a = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>\n"
      "  %i = stablehlo.constant dense<[[2, 0], [1, 1]]> : tensor<2x2xi32>\n"
      "  %r = \"stablehlo.gather\"(%a, %i) <{dimension_numbers = "
      "#stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], "
      "start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, "
      "slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<2x3xi32>, "
      "tensor<2x2xi32>) -> tensor<2x2xi32>\n"
      "  check.expect_eq_const %r, dense<[[3, 1], [5, 5]]> : tensor<2x2xi32>\n");
  assert_fails(
      "  %a = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>\n"
      "  %i = stablehlo.constant dense<[[0]]> : tensor<1x1xi64>\n"
      "  %r = \"stablehlo.gather\"(%a, %i) <{dimension_numbers = "
      "#stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [5], index_vector_dim = 1>, "
      "slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<3xi32>, "
      "tensor<1x1xi64>) -> tensor<1xi32>\n",
      "[gather C19]");
  assert_fails(
      "  %a = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>\n"
      "  %i = stablehlo.constant dense<[[0]]> : tensor<1x1xi64>\n"
      "  %r = \"stablehlo.gather\"(%a, %i) <{dimension_numbers = "
      "#stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, "
      "slice_sizes = array<i64: 4>, indices_are_sorted = false}> : (tensor<3xi32>, "
      "tensor<1x1xi64>) -> tensor<1xi32>\n",
      "[gather C9]");
}

static void picks_like_torch(void **state) {
  (void)state;
  assert_runs(
      "  %a = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>\n"
      "  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi32>\n"
      "  %r = \"stablehlo.torch_index_select\"(%a, %i) <{dim = 1 : i64, batch_dims = 0 : i64}> : "
      "(tensor<2x3xi32>, tensor<2xi32>) -> tensor<2x2xi32>\n"
      "  check.expect_eq_const %r, dense<[[3, 1], [6, 4]]> : tensor<2x2xi32>\n"
      "  %j = stablehlo.constant dense<[[2], [0]]> : tensor<2x1xi32>\n"
      "  %s = \"stablehlo.torch_index_select\"(%a, %j) <{dim = 1 : i64, batch_dims = 1 : i64}> : "
      "(tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>\n"
      "  check.expect_eq_const %s, dense<[[3], [4]]> : tensor<2x1xi32>\n");
}

static void dimension_sizes_can_be_set(void **state) {
  (void)state;
  assert_runs(
      "  %a = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>\n"
      "  %n = stablehlo.constant dense<2> : tensor<i32>\n"
      "  %r = stablehlo.set_dimension_size %a, %n, dim = 1 : (tensor<2x3xi32>, tensor<i32>) -> "
      "tensor<2x?xi32>\n"
      "  %s = stablehlo.reshape %r : (tensor<2x?xi32>) -> tensor<4xi32>\n"
      "  check.expect_eq_const %s, dense<[1, 2, 4, 5]> : tensor<4xi32>\n");
}

/* A slice of size 0 in a collapsed dimension starts at 0 to the dimension's size, and by the
 * formula result[result_index] = operand[operand_index] an element is read all the same. */
#define EMPTY(operand, indices, numbers, sizes, result)                                  \
  "  %r = \"stablehlo.gather\"(%a, %i) <{dimension_numbers = #stablehlo.gather<" numbers \
  "start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: " sizes        \
  "> }> : (" operand ", " indices ") -> " result "\n"
#define OUTSIDE "takes an element outside the operand"
static void gathers_no_element_outside_the_operand(void **state) {
  (void)state;
  const char *vector = "  %a = stablehlo.constant dense<[7, 8, 9]> : tensor<3xi32>\n";
  static const struct {
    const char *index;
    bool inside;
  } rows[] = {{"[[2], [0]]", true},
              {"[[-5], [1]]", true},
              {"[[0], [3]]", false},
              {"[[3], [0]]", false},
              {"[[0], [2147483647]]", false}};
  for (size_t k = 0; k < sizeof rows / sizeof *rows; k++) {
    strbuf b = STRBUF_INIT;
    strbuf_addf(&b, "%s  %%i = stablehlo.constant dense<%s> : tensor<2x1xi32>\n", vector,
                rows[k].index);
    strbuf_adds(&b, EMPTY("tensor<3xi32>", "tensor<2x1xi32>", "collapsed_slice_dims = [0], ", "0",
                          "tensor<2xi32>"));
    if (rows[k].inside)
      strbuf_addf(&b, "  check.expect_eq_const %%r, dense<%s> : tensor<2xi32>\n",
                  k ? "[7, 8]" : "[9, 7]");
    if (rows[k].inside)
      assert_runs(strbuf_str(&b));
    else
      assert_fails(strbuf_str(&b), OUTSIDE);
    strbuf_free(&b);
  }
#define FAR "tensor<0x100000000xf32>"
  assert_fails("  %a = stablehlo.constant dense<> : " FAR
               "\n"
               "  %i = stablehlo.constant dense<1> : tensor<1x1xi32>\n" EMPTY(
                   FAR, "tensor<1x1xi32>", "offset_dims = [1], collapsed_slice_dims = [0], ",
                   "0, 100000000", "tensor<1x100000000xf32>"),
               OUTSIDE);
  /* No element of the result, so none is read. */
  assert_runs("  %a = stablehlo.constant dense<> : " FAR
              "\n"
              "  %i = stablehlo.constant dense<> : tensor<0x1xi32>\n" EMPTY(
                  FAR, "tensor<0x1xi32>", "offset_dims = [1], collapsed_slice_dims = [0], ",
                  "0, 100000000", "tensor<0x100000000xf32>"));
  assert_fails(
      "  %a = stablehlo.constant dense<[7, 8, 9]> : tensor<3xi32>\n"
      "  %i = stablehlo.constant dense<3> : tensor<1x1xi32>\n"
      "  %s = stablehlo.constant dense<0> : tensor<1xi32>\n"
      "  %r = \"stablehlo.dynamic_gather\"(%a, %i, %s) <{dimension_numbers = "
      "#stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = "
      "1>}> "
      ": (tensor<3xi32>, tensor<1x1xi32>, tensor<1xi32>) -> tensor<1xi32>\n",
      OUTSIDE);
  /* A batching dimension takes its index from the batch, which is inside. */
  assert_runs(
      "  %a = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>\n"
      "  %i = stablehlo.constant dense<[[[2], [0]], [[1], [1]]]> : tensor<2x2x1xi32>\n"
      "  %r = \"stablehlo.gather\"(%a, %i) <{dimension_numbers = "
      "#stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], "
      "start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, "
      "slice_sizes = array<i64: 0, 1>}> : (tensor<2x3xi32>, tensor<2x2x1xi32>) -> "
      "tensor<2x2xi32>\n"
      "  check.expect_eq_const %r, dense<[[3, 1], [5, 5]]> : tensor<2x2xi32>\n");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(reshape_and_transpose),
      cmocka_unit_test(large_transpose),
      cmocka_unit_test(broadcasts),
      cmocka_unit_test(constants_of_arith_and_casts_are_evaluated),
      cmocka_unit_test(iota_counts_in_every_class),
      cmocka_unit_test(slices),
      cmocka_unit_test(concatenate_joins_along_a_dimension),
      cmocka_unit_test(pad_inside_outside_and_negative),
      cmocka_unit_test(empty_tensors_pass_through),
      cmocka_unit_test(gathers_slices_and_clamps_starts),
      cmocka_unit_test(gathers_no_element_outside_the_operand),
      cmocka_unit_test(picks_like_torch),
      cmocka_unit_test(dimension_sizes_can_be_set),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
