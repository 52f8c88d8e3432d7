// A legal cholesky, which programs beside it break by one edit each.
func.func @main(%a: tensor<3x3xf32>) -> tensor<3x3xf32> {
  %result = stablehlo.cholesky %a, lower = true : tensor<3x3xf32>
  return %result : tensor<3x3xf32>
}
