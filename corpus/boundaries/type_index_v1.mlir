// Indices, as the elements of a shape: every release knows it.
func.func @main(%operand: tensor<2x3xf32>, %shape: tensor<2xindex>) -> tensor<?x?xf32> {
  %result = stablehlo.dynamic_reshape %operand, %shape : (tensor<2x3xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  return %result : tensor<?x?xf32>
}
