// The transpose of 2×3 is 3×2, not 2×3.
func.func @main(%operand: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %result = stablehlo.transpose %operand, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %result : tensor<2x3xf32>
}
