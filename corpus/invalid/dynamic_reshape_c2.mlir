// Six elements cannot become seven.
func.func @main(%operand: tensor<2x3xf32>, %output_shape: tensor<1xi64>) -> tensor<7xf32> {
  %result = stablehlo.dynamic_reshape %operand, %output_shape : (tensor<2x3xf32>, tensor<1xi64>) -> tensor<7xf32>
  return %result : tensor<7xf32>
}
