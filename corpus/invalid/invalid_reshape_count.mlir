// Six elements cannot become seven.
func.func @main(%operand: tensor<2x3xf32>) -> tensor<7xf32> {
  %result = stablehlo.reshape %operand : (tensor<2x3xf32>) -> tensor<7xf32>
  return %result : tensor<7xf32>
}
