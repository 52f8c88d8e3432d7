// A legal multiply, which programs beside it break by one edit each.
func.func @main(%lhs: tensor<2xf32>, %rhs: tensor<2xf32>) -> tensor<2xf32> {
  %result = stablehlo.multiply %lhs, %rhs : tensor<2xf32>
  return %result : tensor<2xf32>
}
