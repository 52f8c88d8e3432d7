// The operand is of rank 1, the update of rank 2.
func.func @main(%operand: tensor<4xf32>, %update: tensor<4x1xf32>, %start: tensor<i64>) -> tensor<4xf32> {
  %result = stablehlo.dynamic_update_slice %operand, %update, %start : (tensor<4xf32>, tensor<4x1xf32>, tensor<i64>) -> tensor<4xf32>
  return %result : tensor<4xf32>
}
