// The operand start_indices is of type tensor<f32>; it must be a 0D tensor of integers.
func.func @main(%operand: tensor<2x3xf32>, %start_0: tensor<f32>, %start_1: tensor<f32>) -> tensor<1x3xf32> {
  %result = stablehlo.dynamic_slice %operand, %start_0, %start_1, sizes = [1, 3] : (tensor<2x3xf32>, tensor<f32>, tensor<f32>) -> tensor<1x3xf32>
  return %result : tensor<1x3xf32>
}
