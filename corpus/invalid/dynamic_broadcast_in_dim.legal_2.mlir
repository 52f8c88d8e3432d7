// A legal dynamic_broadcast_in_dim, which programs beside it break by one edit each.
func.func @main(%operand: tensor<2xf32>) -> tensor<3x2xf32> {
  %output_dimensions = stablehlo.constant dense<[3, 2]> : tensor<2xi64>
  %result = stablehlo.dynamic_broadcast_in_dim %operand, %output_dimensions, dims = [1] : (tensor<2xf32>, tensor<2xi64>) -> tensor<3x2xf32>
  return %result : tensor<3x2xf32>
}
