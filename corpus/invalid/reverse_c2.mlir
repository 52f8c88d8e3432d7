// Dimension 0 is reversed twice.
func.func @main(%operand: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %result = stablehlo.reverse %operand, dims = [0, 0] : tensor<2x3xf32>
  return %result : tensor<2x3xf32>
}
