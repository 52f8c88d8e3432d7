// The left operand is a tuple.
func.func @main(%lhs: tuple<tensor<2x3xf32>>, %rhs: tensor<3x5xf32>) -> tensor<2x5xf32> {
  %result = "stablehlo.einsum"(%lhs, %rhs) <{einsum_config = "ij,jk->ik"}> : (tuple<tensor<2x3xf32>>, tensor<3x5xf32>) -> tensor<2x5xf32>
  return %result : tensor<2x5xf32>
}
