// Four elements are overwritten by five.
func.func @main(%operand: tensor<4xf32>, %update: tensor<5xf32>, %start: tensor<i64>) -> tensor<4xf32> {
  %result = stablehlo.dynamic_update_slice %operand, %update, %start : (tensor<4xf32>, tensor<5xf32>, tensor<i64>) -> tensor<4xf32>
  return %result : tensor<4xf32>
}
