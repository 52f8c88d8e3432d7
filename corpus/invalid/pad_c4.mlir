// Three rows and one before them make 4, but the result has 3.
func.func @main(%operand: tensor<3x3xf32>, %padding_value: tensor<f32>) -> tensor<3x?xf32> {
  %result = stablehlo.pad %operand, %padding_value, low = [1, -1], high = [0, 2], interior = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3x?xf32>
  return %result : tensor<3x?xf32>
}
