// The shape is a constant that asks for 3×5, but the result is 3×4.
func.func @main() -> tensor<3x4xf32> {
  %output_shape = stablehlo.constant dense<[3, 5]> : tensor<2xi64>
  %result = stablehlo.dynamic_iota %output_shape, dim = 1 : (tensor<2xi64>) -> tensor<3x4xf32>
  return %result : tensor<3x4xf32>
}
