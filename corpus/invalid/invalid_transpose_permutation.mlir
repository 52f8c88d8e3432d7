// Dimension 1 stands twice in the permutation, dimension 0 not at all.
func.func @main(%operand: tensor<2x3xf32>) -> tensor<3x?xf32> {
  %result = stablehlo.transpose %operand, dims = [1, 1] : (tensor<2x3xf32>) -> tensor<3x?xf32>
  return %result : tensor<3x?xf32>
}
