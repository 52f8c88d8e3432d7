// A legal dynamic_reshape, which programs beside it break by one edit each.
func.func @main(%operand: tensor<2x3xf32>, %output_shape: tensor<1xi64>) -> tensor<?xf32> {
  %result = stablehlo.dynamic_reshape %operand, %output_shape : (tensor<2x3xf32>, tensor<1xi64>) -> tensor<?xf32>
  return %result : tensor<?xf32>
}
