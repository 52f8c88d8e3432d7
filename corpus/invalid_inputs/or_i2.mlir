// The operand rhs is of type tensor<*xf32>; it must be a ranked tensor of booleans or integers.
func.func @main(%lhs: tensor<2xi1>, %rhs: tensor<*xf32>) -> tensor<2xi1> {
  %result = stablehlo.or %lhs, %rhs : (tensor<2xi1>, tensor<*xf32>) -> tensor<2xi1>
  return %result : tensor<2xi1>
}
