// The operand operand holds signed integers (si32), which are no element type of StableHLO.
func.func @main(%operand: tensor<4x5x6xsi32>, %start_indices: tensor<7x2xi32>) -> tensor<7x2x3xsi32> {
  %slice_sizes = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0, 1], index_vector_dim = 1>}> : (tensor<4x5x6xsi32>, tensor<7x2xi32>, tensor<3xi64>) -> tensor<7x2x3xsi32>
  return %result : tensor<7x2x3xsi32>
}
