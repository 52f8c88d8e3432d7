// The attribute dimension_numbers is "text"; it must be a list of the dimensions of a gather.
func.func @main(%operand: tensor<4x5x6xf32>, %start_indices: tensor<7x2xi32>) -> tensor<7x2x3xf32> {
  %slice_sizes = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{dimension_numbers = "text"}> : (tensor<4x5x6xf32>, tensor<7x2xi32>, tensor<3xi64>) -> tensor<7x2x3xf32>
  return %result : tensor<7x2x3xf32>
}
