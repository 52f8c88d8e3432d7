// The operand output_shape is of type tensor<1xf32>; it must be a statically shaped 1-dimensional tensor of indices or integers.
func.func @main(%operand: tensor<2x3xf32>, %output_shape: tensor<1xf32>) -> tensor<?xf32> {
  %result = stablehlo.dynamic_reshape %operand, %output_shape : (tensor<2x3xf32>, tensor<1xf32>) -> tensor<?xf32>
  return %result : tensor<?xf32>
}
