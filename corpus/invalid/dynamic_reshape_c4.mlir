// The shape has two sizes, the result one dimension.
func.func @main(%operand: tensor<2x3xf32>, %output_shape: tensor<2xi64>) -> tensor<?xf32> {
  %result = stablehlo.dynamic_reshape %operand, %output_shape : (tensor<2x3xf32>, tensor<2xi64>) -> tensor<?xf32>
  return %result : tensor<?xf32>
}
