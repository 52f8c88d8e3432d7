// The shape is a constant that asks for 4×2, but the result is 3×2.
func.func @main(%operand: tensor<2xf32>) -> tensor<3x2xf32> {
  %output_dimensions = stablehlo.constant dense<[4, 2]> : tensor<2xi64>
  %result = stablehlo.dynamic_broadcast_in_dim %operand, %output_dimensions, dims = [1] : (tensor<2xf32>, tensor<2xi64>) -> tensor<3x2xf32>
  return %result : tensor<3x2xf32>
}
