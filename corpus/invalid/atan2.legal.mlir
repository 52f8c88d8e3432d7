// A legal atan2, which programs beside it break by one edit each.
func.func @main(%lhs: tensor<2xf32>, %rhs: tensor<2xf32>) -> tensor<2xf32> {
  %result = stablehlo.atan2 %lhs, %rhs : tensor<2xf32>
  return %result : tensor<2xf32>
}
