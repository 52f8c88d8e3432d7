// Columns 0 and 3 are taken, but the result has 3 columns.
func.func @main(%operand: tensor<3x4xf32>) -> tensor<1x3xf32> {
  %result = stablehlo.slice %operand [1:2, 0:4:3] : (tensor<3x4xf32>) -> tensor<1x3xf32>
  return %result : tensor<1x3xf32>
}
