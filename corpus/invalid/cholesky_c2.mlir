// The operand is a vector; there is no matrix to factor.
func.func @main(%a: tensor<3xf32>) -> tensor<3xf32> {
  %result = stablehlo.cholesky %a, lower = true : tensor<3xf32>
  return %result : tensor<3xf32>
}
