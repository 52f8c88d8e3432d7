// The operand is a 3×3 matrix, the result a 4×3 one.
func.func @main(%a: tensor<3x3xf32>) -> tensor<4x3xf32> {
  %result = stablehlo.cholesky %a, lower = true : (tensor<3x3xf32>) -> tensor<4x3xf32>
  return %result : tensor<4x3xf32>
}
