// One start index is an i64, the other an i32.
func.func @main(%operand: tensor<2x3xf32>, %start_0: tensor<i64>, %start_1: tensor<i32>) -> tensor<1x3xf32> {
  %result = stablehlo.dynamic_slice %operand, %start_0, %start_1, sizes = [1, 3] : (tensor<2x3xf32>, tensor<i64>, tensor<i32>) -> tensor<1x3xf32>
  return %result : tensor<1x3xf32>
}
