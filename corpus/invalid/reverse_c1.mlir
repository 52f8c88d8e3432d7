// The operand has 3 columns, the result 4.
func.func @main(%operand: tensor<2x3xf32>) -> tensor<2x4xf32> {
  %result = stablehlo.reverse %operand, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x4xf32>
  return %result : tensor<2x4xf32>
}
