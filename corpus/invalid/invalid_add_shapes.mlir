// The left operand has 2 elements, the right one 3.
func.func @main(%lhs: tensor<2xf32>, %rhs: tensor<3xf32>) -> tensor<2xf32> {
  %result = stablehlo.add %lhs, %rhs : (tensor<2xf32>, tensor<3xf32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
