// The operand operand is of type tensor<2xf32>; it must be a ranked tensor of integers.
func.func @main(%operand: tensor<2xf32>) -> tensor<2xf32> {
  %result = stablehlo.count_leading_zeros %operand : tensor<2xf32>
  return %result : tensor<2xf32>
}
