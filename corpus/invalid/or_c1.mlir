// The operands are of rank 1, the result of rank 2.
func.func @main(%lhs: tensor<2xi1>, %rhs: tensor<2xi1>) -> tensor<2x1xi1> {
  %result = stablehlo.or %lhs, %rhs : (tensor<2xi1>, tensor<2xi1>) -> tensor<2x1xi1>
  return %result : tensor<2x1xi1>
}
