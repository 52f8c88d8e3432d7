// A legal compare, which programs beside it break by one edit each.
func.func @main(%lhs: tensor<2xf32>, %rhs: tensor<2xf32>) -> tensor<2xi1> {
  %result = stablehlo.compare  LT, %lhs, %rhs : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  return %result : tensor<2xi1>
}
