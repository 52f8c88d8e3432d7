// One start index is an i64, the other an i32.
func.func @main(%operand: tensor<4x5xf32>, %update: tensor<3x2xf32>, %start_0: tensor<i64>, %start_1: tensor<i32>) -> tensor<4x5xf32> {
  %result = stablehlo.dynamic_update_slice %operand, %update, %start_0, %start_1 : (tensor<4x5xf32>, tensor<3x2xf32>, tensor<i64>, tensor<i32>) -> tensor<4x5xf32>
  return %result : tensor<4x5xf32>
}
