// A legal dynamic_iota, which programs beside it break by one edit each.
func.func @main(%output_shape: tensor<2xi64>) -> tensor<?x4xf32> {
  %result = stablehlo.dynamic_iota %output_shape, dim = 1 : (tensor<2xi64>) -> tensor<?x4xf32>
  return %result : tensor<?x4xf32>
}
