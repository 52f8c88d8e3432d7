// The operand has dimensions 0 and 1; dimension 2 is reversed.
func.func @main(%operand: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %result = stablehlo.reverse %operand, dims = [0, 2] : tensor<2x3xf32>
  return %result : tensor<2x3xf32>
}
