// Options of gather in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_21_literal = stablehlo.constant dense<[[1, 2], [1, 1]]> : tensor<2x2xui16>
  %of_21_literal_2 = stablehlo.constant dense<[[[-2, -2]], [[1, 0]]]> : tensor<2x1x2xi64>
  %of_21_gather = "stablehlo.gather"(%of_21_literal, %of_21_literal_2) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x2xui16>, tensor<2x1x2xi64>) -> tensor<2x2xui16>
  check.expect_eq_const %of_21_gather, dense<[[1, 1], [1, 2]]> : tensor<2x2xui16> loc("gather_21")
  %of_305_literal = stablehlo.constant dense<[[[2, 2, -2], [3, -1, -3], [3, -3, 3], [-3, 2, 3]], [[-3, 1, -1], [-1, -2, -3], [1, 3, -1], [-3, 2, 1]]]> : tensor<2x4x3xi32>
  %of_305_literal_2 = stablehlo.constant dense<[[[[1], [0]], [[1], [1]], [[1], [1]]], [[[0], [0]], [[1], [1]], [[1], [1]]]]> : tensor<2x3x2x1xi64>
  %of_305_gather = "stablehlo.gather"(%of_305_literal, %of_305_literal_2) <{dimension_numbers = #stablehlo.gather<offset_dims = [3], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 1], start_index_map = [1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 0, 1>}> : (tensor<2x4x3xi32>, tensor<2x3x2x1xi64>) -> tensor<2x3x2x0xi32>
  check.expect_eq_const %of_305_gather, dense<> : tensor<2x3x2x0xi32> loc("gather_305")
  return
}
