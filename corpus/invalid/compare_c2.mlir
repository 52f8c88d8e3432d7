// Two pairs are compared, but the result has 3 elements.
func.func @main(%lhs: tensor<2xf32>, %rhs: tensor<2xf32>) -> tensor<3xi1> {
  %result = stablehlo.compare  LT, %lhs, %rhs : (tensor<2xf32>, tensor<2xf32>) -> tensor<3xi1>
  return %result : tensor<3xi1>
}
