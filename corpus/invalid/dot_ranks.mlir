// Three elements of each row meet four.
func.func @main(%lhs: tensor<2x3xf32>, %rhs: tensor<4x5xf32>) -> tensor<2x5xf32> {
  %result = "stablehlo.dot"(%lhs, %rhs) : (tensor<2x3xf32>, tensor<4x5xf32>) -> tensor<2x5xf32>
  return %result : tensor<2x5xf32>
}
