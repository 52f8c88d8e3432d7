// One element is added before, one behind and one between: 5 in all, not 6.
func.func @main(%operand: tensor<2xf32>, %padding_value: tensor<f32>) -> tensor<6xf32> {
  %padding = stablehlo.constant dense<1> : tensor<1xi64>
  %result = stablehlo.dynamic_pad %operand, %padding_value, %padding, %padding, %padding : (tensor<2xf32>, tensor<f32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6xf32>
  return %result : tensor<6xf32>
}
