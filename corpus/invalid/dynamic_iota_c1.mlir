// The result has dimensions 0 and 1; it counts along dimension 2.
func.func @main() -> tensor<3x4xf32> {
  %output_shape = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
  %result = stablehlo.dynamic_iota %output_shape, dim = 2 : (tensor<2xi64>) -> tensor<3x4xf32>
  return %result : tensor<3x4xf32>
}
