// The operand has 4 elements, the result 5.
func.func @main(%operand: tensor<4xf32>, %update: tensor<4xf32>, %start: tensor<i64>) -> tensor<5xf32> {
  %result = stablehlo.dynamic_update_slice %operand, %update, %start : (tensor<4xf32>, tensor<4xf32>, tensor<i64>) -> tensor<5xf32>
  return %result : tensor<5xf32>
}
