// The operand start_indices is of type tensor<f32>; it must be a 0D tensor of integers.
func.func @main(%operand: tensor<4xf32>, %update: tensor<4xf32>, %start: tensor<f32>) -> tensor<4xf32> {
  %result = stablehlo.dynamic_update_slice %operand, %update, %start : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return %result : tensor<4xf32>
}
