// The operand's elements are signless, the result's unsigned.
func.func @main(%operand: tensor<2xi32>) -> tensor<2xui32> {
  %result = stablehlo.count_leading_zeros %operand : (tensor<2xi32>) -> tensor<2xui32>
  return %result : tensor<2xui32>
}
