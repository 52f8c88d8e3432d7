// A legal dot, which the program beside it breaks by one edit.
func.func @main(%lhs: tensor<2x3xf32>, %rhs: tensor<3x5xf32>) -> tensor<2x5xf32> {
  %result = "stablehlo.dot"(%lhs, %rhs) : (tensor<2x3xf32>, tensor<3x5xf32>) -> tensor<2x5xf32>
  return %result : tensor<2x5xf32>
}
