// A matrix of 3 rows and 4 columns has no Cholesky factor.
func.func @main(%a: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %result = stablehlo.cholesky %a, lower = true : tensor<3x4xf32>
  return %result : tensor<3x4xf32>
}
