// Two dimensions have three first indices.
func.func @main(%operand: tensor<4x5xf32>, %start_indices: tensor<3xi64>, %limit_indices: tensor<3xi64>, %strides: tensor<3xi64>) -> tensor<?x?xf32> {
  %result = "stablehlo.real_dynamic_slice"(%operand, %start_indices, %limit_indices, %strides) : (tensor<4x5xf32>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<?x?xf32>
  return %result : tensor<?x?xf32>
}
