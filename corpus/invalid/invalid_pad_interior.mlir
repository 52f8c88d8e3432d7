// Interior padding cannot be negative: elements are not taken out from between others.
func.func @main(%operand: tensor<2x3xf32>, %padding_value: tensor<f32>) -> tensor<3x?xf32> {
  %result = stablehlo.pad %operand, %padding_value, low = [1, -1], high = [0, 2], interior = [0, -1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3x?xf32>
  return %result : tensor<3x?xf32>
}
