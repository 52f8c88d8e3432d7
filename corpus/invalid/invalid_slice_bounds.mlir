// The limit 5 is beyond the 4 columns.
func.func @main(%operand: tensor<3x4xf32>) -> tensor<1x2xf32> {
  %result = stablehlo.slice %operand [1:2, 0:5:3] : (tensor<3x4xf32>) -> tensor<1x2xf32>
  return %result : tensor<1x2xf32>
}
