// The slice would never advance: its stride is 0.
func.func @main(%operand: tensor<3x4xf32>) -> tensor<1x?xf32> {
  %result = stablehlo.slice %operand [1:2, 0:4:0] : (tensor<3x4xf32>) -> tensor<1x?xf32>
  return %result : tensor<1x?xf32>
}
