/* SPDX-License-Identifier: Apache-2.0 */
/* Programs that are wrong: each op in generic form, mutated at random from a fixed seed (numbers,
 * types, names, attributes and whole lines change), with and without ir_verify before it runs.
 * Whatever comes out, the interpreter neither crashes nor goes on for ever nor fails silently.
 * Under the address and undefined behaviour sanitizers this is the test that holds it to that. */
#include "run.h"

/* Arguments are %a0 and so on, of the types before "=>". */
static const char *const programs[] = {
    "tensor<2x3xf32>, tensor<3x2xf32> => %0 = \"stablehlo.dot_general\"(%a0, %a1) "
    "<{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], "
    "rhs_contracting_dimensions = [0]>}> : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>",
    "tensor<2x2x3xf32>, tensor<2x3x2xf32> => %0 = \"stablehlo.dot_general\"(%a0, %a1) "
    "<{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], "
    "rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = "
    "[1]>, algorithm = #stablehlo.dot_algorithm<lhs_precision_type = bf16, rhs_precision_type = "
    "bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, "
    "num_primitive_operations = 6, allow_imprecise_accumulation = false>}> : (tensor<2x2x3xf32>, "
    "tensor<2x3x2xf32>) -> tensor<2x2x2xf32>",
    "tensor<1x4x4x2xf32>, tensor<3x3x1x2xf32> => %0 = \"stablehlo.convolution\"(%a0, %a1) "
    "<{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, "
    "o]->[b, 0, 1, f]>, feature_group_count = 2 : i64, lhs_dilation = array<i64: 1, 2>, padding = "
    "dense<[[1, 1], [0, 1]]> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = "
    "array<i1: false, true>, window_strides = array<i64: 1, 2>}> : (tensor<1x4x4x2xf32>, "
    "tensor<3x3x1x2xf32>) -> tensor<1x4x3x2xf32>",
    "tensor<1x4x2xi32>, tensor<3x2x2xi32>, tensor<1x2xi64> => %0 = "
    "\"stablehlo.dynamic_conv\"(%a0, %a1, %a2) <{batch_group_count = 1 : i64, dimension_numbers = "
    "#stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64}> : "
    "(tensor<1x4x2xi32>, tensor<3x2x2xi32>, tensor<1x2xi64>) -> tensor<1x?x2xi32>",
    "tensor<3x4xf32>, tensor<2x2xi32> => %0 = \"stablehlo.gather\"(%a0, %a1) <{dimension_numbers = "
    "#stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0, 1], "
    "index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<3x4xf32>, tensor<2x2xi32>) "
    "-> tensor<2x2xf32>",
    "tensor<2x3x4xf32>, tensor<2x2x1xi32> => %0 = \"stablehlo.gather\"(%a0, %a1) "
    "<{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], "
    "operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], "
    "index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 4>}> : (tensor<2x3x4xf32>, "
    "tensor<2x2x1xi32>) -> tensor<2x2x4xf32>",
    "tensor<3x4xf32>, tensor<2x1xi32>, tensor<2xi64> => %0 = \"stablehlo.dynamic_gather\"(%a0, "
    "%a1, "
    "%a2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], "
    "index_vector_dim = 1>}> : (tensor<3x4xf32>, tensor<2x1xi32>, tensor<2xi64>) -> "
    "tensor<2x?x?xf32>",
    "tensor<3x4xf32>, tensor<2x1xi32>, tensor<2x4xf32> => %0 = \"stablehlo.scatter\"(%a0, %a1, "
    "%a2) "
    "<{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], "
    "inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({\n"
    "^bb0(%x: tensor<f32>, %y: tensor<f32>):\n%r = \"stablehlo.add\"(%x, %y) : (tensor<f32>, "
    "tensor<f32>) -> tensor<f32>\n\"stablehlo.return\"(%r) : (tensor<f32>) -> ()\n}) : "
    "(tensor<3x4xf32>, tensor<2x1xi32>, tensor<2x4xf32>) -> tensor<3x4xf32>",
    "tensor<2x3xf32>, tensor<f32> => %0 = \"stablehlo.reduce\"(%a0, %a1) <{dimensions = array<i64: "
    "1>}> ({\n^bb0(%x: tensor<f32>, %y: tensor<f32>):\n%c = \"stablehlo.constant\"() <{value = "
    "dense<2.0> : tensor<f32>}> : () -> tensor<f32>\n%r = \"stablehlo.maximum\"(%x, %c) : "
    "(tensor<f32>, tensor<f32>) -> tensor<f32>\n\"stablehlo.return\"(%r) : (tensor<f32>) -> ()\n}) "
    ": (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>",
    "tensor<2x3xf32>, tensor<2x3xi32>, tensor<f32>, tensor<i32> => %0:2 = "
    "\"stablehlo.reduce\"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0>}> ({\n^bb0(%x: "
    "tensor<f32>, %i: tensor<i32>, %y: tensor<f32>, %j: tensor<i32>):\n\"stablehlo.return\"(%y, "
    "%i) "
    ": (tensor<f32>, tensor<i32>) -> ()\n}) : (tensor<2x3xf32>, tensor<2x3xi32>, tensor<f32>, "
    "tensor<i32>) -> (tensor<3xf32>, tensor<3xi32>)",
    "tensor<4x4xf32>, tensor<f32> => %0 = \"stablehlo.reduce_window\"(%a0, %a1) "
    "<{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 1>, base_dilations = "
    "array<i64: 1, 1>, window_dilations = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 1]]> : "
    "tensor<2x2xi64>}> ({\n^bb0(%x: tensor<f32>, %y: tensor<f32>):\n%r = \"stablehlo.add\"(%x, %y) "
    ": (tensor<f32>, tensor<f32>) -> tensor<f32>\n\"stablehlo.return\"(%r) : (tensor<f32>) -> "
    "()\n}) : (tensor<4x4xf32>, tensor<f32>) -> tensor<2x4xf32>",
    "tensor<4xf32>, tensor<2xf32>, tensor<f32> => %0 = \"stablehlo.select_and_scatter\"(%a0, %a1, "
    "%a2) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<0> "
    ": "
    "tensor<1x2xi64>}> ({\n^bb0(%x: tensor<f32>, %y: tensor<f32>):\n%r = "
    "\"stablehlo.compare\"(%x, %y) <{comparison_direction = #stablehlo<comparison_direction GE>}> "
    ": "
    "(tensor<f32>, tensor<f32>) -> tensor<i1>\n\"stablehlo.return\"(%r) : (tensor<i1>) -> ()\n}, "
    "{\n^bb0(%x: tensor<f32>, %y: tensor<f32>):\n%r = \"stablehlo.add\"(%x, %y) : (tensor<f32>, "
    "tensor<f32>) -> tensor<f32>\n\"stablehlo.return\"(%r) : (tensor<f32>) -> ()\n}) : "
    "(tensor<4xf32>, tensor<2xf32>, tensor<f32>) -> tensor<4xf32>",
    "tensor<2x3xf32>, tensor<2x3xi32> => %0:2 = \"stablehlo.sort\"(%a0, %a1) <{dimension = 1 : "
    "i64, "
    "is_stable = true}> ({\n^bb0(%x: tensor<f32>, %y: tensor<f32>, %i: tensor<i32>, %j: "
    "tensor<i32>):\n%r = \"stablehlo.compare\"(%x, %y) <{comparison_direction = "
    "#stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
    "\"stablehlo.return\"(%r) : (tensor<i1>) -> ()\n}) : (tensor<2x3xf32>, tensor<2x3xi32>) -> "
    "(tensor<2x3xf32>, tensor<2x3xi32>)",
    "tensor<2x3xf32>, tensor<2x3xf32> => %0 = \"stablehlo.map\"(%a0, %a1) <{dimensions = "
    "array<i64: "
    "0, 1>}> ({\n^bb0(%x: tensor<f32>, %y: tensor<f32>):\n\"stablehlo.return\"(%y) : (tensor<f32>) "
    "-> ()\n}) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>",
    "tensor<2x3xf32> => %0 = \"stablehlo.transpose\"(%a0) <{permutation = array<i64: 1, 0>}> : "
    "(tensor<2x3xf32>) -> tensor<3x2xf32>\n%1 = \"stablehlo.reverse\"(%0) <{dimensions = "
    "array<i64: "
    "0>}> : (tensor<3x2xf32>) -> tensor<3x2xf32>\n%2 = \"stablehlo.reshape\"(%1) : "
    "(tensor<3x2xf32>) -> tensor<6xf32>\n%3 = \"stablehlo.slice\"(%2) <{start_indices = array<i64: "
    "1>, limit_indices = array<i64: 5>, strides = array<i64: 2>}> : (tensor<6xf32>) -> "
    "tensor<2xf32>",
    "tensor<3xf32>, tensor<f32> => %0 = \"stablehlo.broadcast_in_dim\"(%a0) <{broadcast_dimensions "
    "= array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3xf32>\n%1 = \"stablehlo.pad\"(%0, %a1) "
    "<{edge_padding_low = array<i64: 1, -1>, edge_padding_high = array<i64: 0, 2>, "
    "interior_padding "
    "= array<i64: 1, 0>}> : (tensor<2x3xf32>, tensor<f32>) -> tensor<4x4xf32>\n%2 = "
    "\"stablehlo.concatenate\"(%1, %1) <{dimension = 0 : i64}> : (tensor<4x4xf32>, "
    "tensor<4x4xf32>) "
    "-> tensor<8x4xf32>\n%3 = \"stablehlo.broadcast\"(%a0) <{broadcast_sizes = array<i64: 2>}> : "
    "(tensor<3xf32>) -> tensor<2x3xf32>",
    "tensor<4x4xf32>, tensor<2x2xf32>, tensor<i32> => %0 = \"stablehlo.dynamic_slice\"(%a0, %a2, "
    "%a2) <{slice_sizes = array<i64: 2, 2>}> : (tensor<4x4xf32>, tensor<i32>, tensor<i32>) -> "
    "tensor<2x2xf32>\n%1 = \"stablehlo.dynamic_update_slice\"(%a0, %a1, %a2, %a2) : "
    "(tensor<4x4xf32>, tensor<2x2xf32>, tensor<i32>, tensor<i32>) -> tensor<4x4xf32>",
    "tensor<4xf32>, tensor<1xi32>, tensor<2xi32>, tensor<f32> => %0 = "
    "\"stablehlo.real_dynamic_slice\"(%a0, %a1, %a1, %a1) : (tensor<4xf32>, tensor<1xi32>, "
    "tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>\n%1 = \"stablehlo.dynamic_reshape\"(%a3, %a2) "
    ": (tensor<f32>, tensor<2xi32>) -> tensor<?x?xf32>\n%2 = \"stablehlo.dynamic_iota\"(%a2) "
    "<{iota_dimension = 0 : i64}> : (tensor<2xi32>) -> tensor<?x?xi32>",
    "tensor<4xf32>, tensor<1xi32>, tensor<2xi32>, tensor<f32> => %1 = "
    "\"stablehlo.dynamic_broadcast_in_dim\"(%a3, %a2) <{broadcast_dimensions = array<i64>}> : "
    "(tensor<f32>, tensor<2xi32>) -> tensor<?x?xf32>\n%2 = \"stablehlo.dynamic_pad\"(%a0, %a3, "
    "%a1, %a1, %a1) : (tensor<4xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> "
    "tensor<?xf32>",
    "tensor<4xf32>, tensor<4xi1> => %0 = \"stablehlo.iota\"() <{iota_dimension = 0 : i64}> : () -> "
    "tensor<4xi32>\n%1 = \"stablehlo.convert\"(%0) : (tensor<4xi32>) -> tensor<4xf32>\n%2 = "
    "\"stablehlo.select\"(%a1, %1, %a0) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> "
    "tensor<4xf32>\n%3 = \"stablehlo.clamp\"(%1, %2, %a0) : (tensor<4xf32>, tensor<4xf32>, "
    "tensor<4xf32>) -> tensor<4xf32>\n%4 = \"stablehlo.bitcast_convert\"(%3) : (tensor<4xf32>) -> "
    "tensor<4x2xi16>\n%5 = \"stablehlo.reduce_precision\"(%3) <{exponent_bits = 5 : i32, "
    "mantissa_bits = 7 : i32}> : (tensor<4xf32>) -> tensor<4xf32>\n%6 = "
    "\"stablehlo.get_dimension_size\"(%4) <{dimension = 1 : i64}> : (tensor<4x2xi16>) -> "
    "tensor<i32>",
    "tensor<i1>, tensor<i32>, tensor<2xf32> => %0 = \"stablehlo.if\"(%a0) ({\n"
    "\"stablehlo.return\"(%a2) : (tensor<2xf32>) -> ()\n}, {\n%n = \"stablehlo.negate\"(%a2) : "
    "(tensor<2xf32>) -> tensor<2xf32>\n\"stablehlo.return\"(%n) : (tensor<2xf32>) -> ()\n}) : "
    "(tensor<i1>) -> tensor<2xf32>\n%1 = \"stablehlo.case\"(%a1) ({\n\"stablehlo.return\"(%0) : "
    "(tensor<2xf32>) -> ()\n}, {\n\"stablehlo.return\"(%a2) : (tensor<2xf32>) -> ()\n}) : "
    "(tensor<i32>) -> tensor<2xf32>",
    "tensor<i32>, tensor<2xf32> => %0:2 = \"stablehlo.while\"(%a0, %a1) ({\n^bb0(%i: tensor<i32>, "
    "%v: tensor<2xf32>):\n%c = \"stablehlo.compare\"(%i, %a0) <{comparison_direction = "
    "#stablehlo<comparison_direction LE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
    "\"stablehlo.return\"(%c) : (tensor<i1>) -> ()\n}, {\n^bb0(%i: tensor<i32>, %v: "
    "tensor<2xf32>):\n%j = \"stablehlo.add\"(%i, %i) : (tensor<i32>, tensor<i32>) -> tensor<i32>\n"
    "\"stablehlo.return\"(%j, %v) : (tensor<i32>, tensor<2xf32>) -> ()\n}) : (tensor<i32>, "
    "tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>)",
    "tensor<2xf32>, tensor<i32> => %0 = \"stablehlo.tuple\"(%a0, %a1) : (tensor<2xf32>, "
    "tensor<i32>) -> tuple<tensor<2xf32>, tensor<i32>>\n%1 = "
    "\"stablehlo.get_tuple_element\"(%0) <{index = 1 : i32}> : (tuple<tensor<2xf32>, "
    "tensor<i32>>) -> tensor<i32>\n%2 = \"stablehlo.after_all\"() : () -> !stablehlo.token\n%3 = "
    "\"stablehlo.optimization_barrier\"(%1) : (tensor<i32>) -> tensor<i32>\n%4 = "
    "\"func.call\"(%a0) <{callee = @helper}> : (tensor<2xf32>) -> tensor<2xf32>\n%5 = "
    "\"stablehlo.composite\"(%4) <{composite_attributes = {}, decomposition = @helper, name = "
    "\"x.y\"}> : (tensor<2xf32>) -> tensor<2xf32>",
    "tensor<2x2xf32>, tensor<2x2xf32> => %0 = \"stablehlo.triangular_solve\"(%a0, %a1) <{left_side "
    "= true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose "
    "NO_TRANSPOSE>}> "
    ": (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>\n%1 = \"stablehlo.cholesky\"(%a0) "
    "<{lower = true}> : (tensor<2x2xf32>) -> tensor<2x2xf32>\n%2 = \"stablehlo.complex\"(%0, %1) : "
    "(tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xcomplex<f32>>\n%3 = \"stablehlo.fft\"(%2) "
    "<{fft_type = #stablehlo<fft_type FFT>, fft_length = array<i64: 2>}> : "
    "(tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>\n%4 = \"stablehlo.real\"(%3) : "
    "(tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>",
    "tensor<2x3xf32>, tensor<3xf32> => %0 = \"stablehlo.batch_norm_inference\"(%a0, %a1, %a1, %a1, "
    "%a1) <{epsilon = 1.0e-03 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, "
    "tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3xf32>\n%1:3 = "
    "\"stablehlo.batch_norm_training\"(%a0, %a1, %a1) <{epsilon = 1.0e-03 : f32, feature_index = 1 "
    ": i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, "
    "tensor<3xf32>)\n%2:3 = \"stablehlo.batch_norm_grad\"(%a0, %a1, %a1, %a1, %0) <{epsilon = "
    "1.0e-03 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, "
    "tensor<3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)",
    "tensor<f32>, tensor<2xi64>, tensor<2xui64> => %0 = \"stablehlo.rng\"(%a0, %a0, %a1) "
    "<{rng_distribution = #stablehlo<rng_distribution NORMAL>}> : (tensor<f32>, tensor<f32>, "
    "tensor<2xi64>) -> tensor<?x?xf32>\n%1:2 = \"stablehlo.rng_bit_generator\"(%a2) "
    "<{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, "
    "tensor<3xui32>)",
    "tensor<2x!quant.uniform<i8:f32, 0.5:1>>, tensor<2xf32> => %0 = \"stablehlo.add\"(%a0, %a0) : "
    "(tensor<2x!quant.uniform<i8:f32, 0.5:1>>, tensor<2x!quant.uniform<i8:f32, 0.5:1>>) -> "
    "tensor<2x!quant.uniform<i8:f32, 0.5:1>>\n%1 = \"stablehlo.uniform_dequantize\"(%0) : "
    "(tensor<2x!quant.uniform<i8:f32, 0.5:1>>) -> tensor<2xf32>\n%2 = "
    "\"stablehlo.uniform_quantize\"(%a1) : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32:0, "
    "{0.5,0.25:3}>>",
    "tensor<2x2xf32>, tensor<2xi32> => %0 = \"stablehlo.einsum\"(%a0, %a0) <{einsum_config = "
    "\"ij,jk->ik\"}> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>\n%1 = "
    "\"stablehlo.unary_einsum\"(%0) <{einsum_config = \"ij->j\"}> : (tensor<2x2xf32>) -> "
    "tensor<2xf32>\n%2 = \"stablehlo.torch_index_select\"(%0, %a1) <{dim = 0 : i64, batch_dims = 0 "
    ": i64}> : (tensor<2x2xf32>, tensor<2xi32>) -> tensor<2x2xf32>\n%3 = \"stablehlo.dot\"(%0, %2) "
    ": (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>",
    "tensor<2xf32> => %0:2 = \"interpreter.run_parallel\"(%a0, %a0) <{programs = [[@spmd], "
    "[@spmd]]}> : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)",
    "tensor<2xf32> => \"check.expect_eq_const\"(%a0) <{value = dense<[1.0, 2.0]> : tensor<2xf32>}> "
    ": (tensor<2xf32>) -> ()\n\"check.expect_almost_eq\"(%a0, %a0) <{tolerance = 0.5 : f32}> : "
    "(tensor<2xf32>, tensor<2xf32>) -> ()\n\"check.expect_close\"(%a0, %a0) <{max_ulp_difference = "
    "1 : i64, min_ulp_difference = 0 : i64}> : (tensor<2xf32>, tensor<2xf32>) -> ()\n"
    "\"interpreter.print\"(%a0) : (tensor<2xf32>) -> ()\n%1 = \"stablehlo.custom_call\"(%a0, %a0) "
    "<{call_target_name = \"check.eq\"}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<i1>",
};

/* The functions that the programs call: a private one, and one for a grid of two processes. */
static const char *const rest =
    "\"func.func\"() <{function_type = (tensor<2xf32>) -> tensor<2xf32>, sym_name = \"helper\"}> "
    "({\n^bb0(%x: tensor<2xf32>):\n\"func.return\"(%x) : (tensor<2xf32>) -> ()\n}) : () -> ()\n"
    "\"func.func\"() <{function_type = (tensor<2xf32>) -> tensor<2xf32>, sym_name = \"spmd\"}> "
    "({\n^bb0(%x: tensor<2xf32>):\n%0 = \"stablehlo.all_reduce\"(%x) <{channel_handle = "
    "#stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : "
    "tensor<1x2xi64>}> ({\n^bb0(%p: tensor<f32>, %q: tensor<f32>):\n%r = \"stablehlo.add\"(%p, %q) "
    ": (tensor<f32>, tensor<f32>) -> tensor<f32>\n\"stablehlo.return\"(%r) : (tensor<f32>) -> "
    "()\n})"
    " : (tensor<2xf32>) -> tensor<2xf32>\n%1 = \"stablehlo.collective_permute\"(%0) "
    "<{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>}> : (tensor<2xf32>) -> "
    "tensor<2xf32>\n%2 = \"stablehlo.all_gather\"(%1) <{all_gather_dim = 0 : i64, replica_groups = "
    "dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2xf32>) -> tensor<4xf32>\n%3 = "
    "\"stablehlo.all_to_all\"(%2) <{concat_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : "
    "tensor<1x2xi64>, split_count = 2 : i64, split_dimension = 0 : i64}> : (tensor<4xf32>) -> "
    "tensor<4xf32>\n%4 = \"stablehlo.reduce_scatter\"(%3) <{replica_groups = dense<[[0, 1]]> : "
    "tensor<1x2xi64>, scatter_dimension = 0 : i64}> ({\n^bb0(%p: tensor<f32>, %q: tensor<f32>):\n"
    "\"stablehlo.return\"(%p) : (tensor<f32>) -> ()\n}) : (tensor<4xf32>) -> tensor<2xf32>\n"
    "\"func.return\"(%4) : (tensor<2xf32>) -> ()\n}) : () -> ()\n";

static uint64_t seed;
static uint64_t draw(uint64_t below) {
  seed = seed * UINT64_C(6364136223846793005) + 1442695040888963407;
  return (seed >> 24) % below;
}

/* The module: arguments become constants of ones, so that the entry takes none. */
static void write_module(const char *program, strbuf *out) {
  const char *arrow = strstr(program, " => "), *at = program;
  strbuf_adds(out, "\"func.func\"() <{function_type = () -> (), sym_name = \"main\"}> ({\n");
  for (int k = 0; at < arrow; k++) {
    const char *end = at;
    int depth = 0; /* to the comma outside of brackets */
    for (; end < arrow && (depth || *end != ','); end++) depth += (*end == '<') - (*end == '>');
    int n = (int)(end - at);
    bool real = memmem(at, (size_t)n, "f32", 3) && !memmem(at, (size_t)n, "quant", 5);
    if (memmem(at, (size_t)n, "quant", 5))
      strbuf_addf(out,
                  "%%o%d = \"stablehlo.constant\"() <{value = dense<1> : tensor<2xi8>}> : () -> "
                  "tensor<2xi8>\n%%a%d = \"stablehlo.bitcast_convert\"(%%o%d) : (tensor<2xi8>) -> "
                  "%.*s\n",
                  k, k, k, n, at);
    else
      strbuf_addf(out,
                  "%%a%d = \"stablehlo.constant\"() <{value = dense<%s> : %.*s}> : () -> %.*s\n", k,
                  real                              ? "1.0"
                  : memmem(at, (size_t)n, "i1>", 3) ? "true"
                                                    : "1",
                  n, at, n, at);
    at = end + (*end == ',' ? 2 : 0);
  }
  strbuf_adds(out, arrow + 4);
  strbuf_adds(out, "\n\"func.return\"() : () -> ()\n}) : () -> ()\n");
  strbuf_adds(out, rest);
}

static bool word_char(char c) {
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' ||
         c == '%' || c == '-';
}

static const char *const numbers[] = {"-1",
                                      "0",
                                      "1",
                                      "2",
                                      "3",
                                      "4",
                                      "5",
                                      "7",
                                      "64",
                                      "4096",
                                      "2305843009213693951",
                                      "4611686018427387904",
                                      "-4611686018427387905",
                                      "9223372036854775807",
                                      "-9223372036854775808"};
static const char *const words[] = {
    "f32", "i1", "i4", "ui8", "i32", "i64", "f16",  "bf16",      "f64",   "%a0",  "%a1",
    "%a2", "%0", "%1", "%x",  "%y",  "?",   "true", "f8E8M0FNU", "index", "tf32", "i7"};
static const char *const values[] = {"unit",
                                     "\"text\"",
                                     "array<i64>",
                                     "array<i64: 0, 0>",
                                     "array<i64: 1, 0, 2>",
                                     "array<i8: 1>",
                                     "dense<3> : tensor<2xi64>",
                                     "dense<1.0> : tensor<f32>",
                                     "dense<0> : tensor<1000000x1000000xi64>",
                                     "[1, 2]",
                                     "[]",
                                     "[@spmd]",
                                     "@nobody",
                                     "7 : i64",
                                     "f32"};
static const char *const types[] = {"tensor<f32>",
                                    "tensor<0xf32>",
                                    "tensor<2xf32>",
                                    "tensor<?xf32>",
                                    "tensor<*xf32>",
                                    "tensor<2x3xi32>",
                                    "!stablehlo.token",
                                    "tuple<>",
                                    "tensor<4xcomplex<f32>>",
                                    "tensor<2x2x2x2x2xf32>",
                                    "i32",
                                    "tensor<2xindex>",
                                    "tensor<2x!quant.uniform<i8:f32, 0.5:1>>",
                                    "tensor<1048576x1048576xf32>"};
#define PICK(list) (list)[draw(sizeof(list) / sizeof *(list))]

/* Replaces a type wherever it stands, so that the text stays consistent. */
static void mutate_type(strbuf *text, size_t at) {
  strbuf out = STRBUF_INIT;
  const char *s = strbuf_str(text);
  size_t n = text->len;
  const char *t = memmem(s + at, n - at, "tensor<", 7), *stop = t ? strchr(t, '>') : NULL;
  if (!stop) return;
  size_t size = (size_t)(stop + 1 - t);
  const char *put = PICK(types);
  for (const char *from = s, *next; from < s + n; from = next + size) {
    next = memmem(from, (size_t)(s + n - from), t, size);
    if (!next || draw(12) == 0) {
      strbuf_adds(&out, from);
      break;
    }
    strbuf_add(&out, from, (size_t)(next - from));
    strbuf_adds(&out, put);
  }
  strbuf_free(text);
  *text = out;
}

/* Replaces a word, a number or a whole piece between separators. */
static void mutate(strbuf *text) {
  strbuf out = STRBUF_INIT;
  const char *s = strbuf_str(text);
  size_t n = text->len, at = draw(n), end = at;
  const char *put = "";
  if (draw(3) == 0) {
    mutate_type(text, at);
    return;
  }
  switch (draw(5)) {
    case 0: /* a word */
      while (at > 0 && word_char(s[at - 1])) at--;
      end = at;
      while (end < n && word_char(s[end])) end++;
      put = s[at] == '-' || (s[at] >= '0' && s[at] <= '9') ? PICK(numbers) : PICK(words);
      break;
    case 1: /* a number */
      while (at < n && !(s[at] >= '0' && s[at] <= '9')) at++;
      end = at;
      while (end < n && s[end] >= '0' && s[end] <= '9') end++;
      put = PICK(numbers);
      break;
    case 2: { /* the value of an attribute */
      const char *eq = memmem(s + at, n - at, " = ", 3),
                 *stop = eq ? strpbrk(eq + 3, ",}\n") : NULL;
      if (!stop) break;
      at = (size_t)(eq + 3 - s);
      end = (size_t)(stop - s);
      put = PICK(values);
      break;
    }
    case 3: { /* a type */
      const char *t = memmem(s + at, n - at, "tensor<", 7), *stop = t ? strchr(t, '>') : NULL;
      if (!stop) break;
      at = (size_t)(t - s);
      end = (size_t)(stop + 1 - s);
      put = PICK(types);
      break;
    }
    default: /* a line, or what stands between two commas */
      while (at > 0 && s[at - 1] != '\n' && s[at - 1] != ',') at--;
      while (end < n && s[end] != '\n' && s[end] != ',') end++;
      if (draw(3) && end < n) end++;
      break;
  }
  strbuf_add(&out, s, at);
  strbuf_adds(&out, put);
  if (end < n) strbuf_add(&out, s + end, n - end);
  strbuf_free(text);
  *text = out;
}

typedef struct tally {
  unsigned parsed, passed, failed;
} tally;

static void run_one(const strbuf *text, bool verify, tally *t) {
  strbuf errors = STRBUF_INIT, printed = STRBUF_INIT;
  ir_context *c = ir_context_new(&vs_builtin_opset()->registry, NULL);
  diag_text_sink sink = diag_text_sink_to(&errors);
  text_parse_options parse = {.file = "malformed.mlir", .verify = verify};
  ir_op *m = text_parse(c, strbuf_str(text), text->len, &parse, &sink.sink);
  if (m) {
    interp_value **results = NULL;
    size_t count = 0;
    interp_options o = {
        .max_steps = 20000, .max_bytes = (size_t)1 << 24, .print = &printed, .audit = draw(2)};
    t->parsed++;
    strbuf_reset(&errors);
    bool ok = interp_run(c, m, "main", NULL, 0, &o, &results, &count, &sink.sink);
    if (ok)
      t->passed++;
    else
      t->failed++;
    /* Never a failure without a reason, and never a difference between the two ways. */
    if ((!ok && !errors.len) || strstr(strbuf_str(&errors), "what the definition gives")) {
      print_error("%s\n%s", strbuf_str(text), strbuf_str(&errors));
      fail();
    }
    for (size_t k = 0; k < count; k++) {
      interp_print(results[k], true, &printed);
      interp_release(results[k]);
    }
    free(results);
  }
  ir_context_free(c);
  strbuf_free(&errors);
  strbuf_free(&printed);
}

#define PROGRAMS (sizeof programs / sizeof *programs)

static void unchanged_programs_run(void **state) {
  (void)state;
  unsigned failed = 0;
  for (size_t k = 0; k + 1 < PROGRAMS; k++) { /* the checks of the last one fail */
    strbuf text = STRBUF_INIT;
    write_module(programs[k], &text);
    outcome o = run_text(strbuf_str(&text), text.len, NULL);
    if (!o.passed) print_error("%s\n%s\n", strbuf_str(&o.errors), programs[k]);
    failed += !o.passed;
    outcome_free(&o);
    strbuf_free(&text);
  }
  assert_int_equal(failed, 0);
}

static void mutated_programs_are_refused_or_run(void **state) {
  (void)state;
  tally t = {0};
  seed = 20;
  const char *rounds = getenv("HLO_CTS_MUTATIONS");
  int n = rounds ? atoi(rounds) : 500;
  for (size_t k = 0; k < PROGRAMS; k++) {
    for (int r = 0; r < n; r++) {
      strbuf text = STRBUF_INIT;
      write_module(programs[k], &text);
      for (uint64_t m = 1 + draw(3); m > 0 && text.len; m--) mutate(&text);
      if (text.len) run_one(&text, r % 2, &t);
      strbuf_free(&text);
    }
  }
  print_message("%u parsed, %u passed, %u refused\n", t.parsed, t.passed, t.failed);
  /* Floors: mutants that are all refused, or all run, would try one half of the promise. */
  assert_true(t.failed > 50 && t.passed > 50);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(unchanged_programs_run),
      cmocka_unit_test(mutated_programs_are_refused_or_run),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
