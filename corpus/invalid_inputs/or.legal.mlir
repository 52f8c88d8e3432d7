// A legal or, which programs beside it break by one edit each.
func.func @main(%lhs: tensor<2xi1>, %rhs: tensor<2xi1>) -> tensor<2xi1> {
  %result = stablehlo.or %lhs, %rhs : tensor<2xi1>
  return %result : tensor<2xi1>
}
