// The operand has one dimension, but two start indices are given.
func.func @main(%operand: tensor<4xf32>, %update: tensor<3xf32>, %start_0: tensor<i64>, %start_1: tensor<i64>) -> tensor<4xf32> {
  %result = stablehlo.dynamic_update_slice %operand, %update, %start_0, %start_1 : (tensor<4xf32>, tensor<3xf32>, tensor<i64>, tensor<i64>) -> tensor<4xf32>
  return %result : tensor<4xf32>
}
