// The operand lhs is of type tensor<*xf32>; it must be a ranked tensor of booleans or integers.
func.func @main(%lhs: tensor<*xf32>, %rhs: tensor<2xi1>) -> tensor<2xi1> {
  %result = stablehlo.and %lhs, %rhs : (tensor<*xf32>, tensor<2xi1>) -> tensor<2xi1>
  return %result : tensor<2xi1>
}
