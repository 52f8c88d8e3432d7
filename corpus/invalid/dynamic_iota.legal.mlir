// A legal dynamic_iota, which programs beside it break by one edit each.
func.func @main() -> tensor<3x4xf32> {
  %output_shape = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
  %result = stablehlo.dynamic_iota %output_shape, dim = 1 : (tensor<2xi64>) -> tensor<3x4xf32>
  return %result : tensor<3x4xf32>
}
