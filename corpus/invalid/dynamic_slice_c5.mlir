// The slice is 3 columns wide, the result 2.
func.func @main(%operand: tensor<2x3xf32>, %start_0: tensor<i64>, %start_1: tensor<i64>) -> tensor<1x2xf32> {
  %result = stablehlo.dynamic_slice %operand, %start_0, %start_1, sizes = [1, 3] : (tensor<2x3xf32>, tensor<i64>, tensor<i64>) -> tensor<1x2xf32>
  return %result : tensor<1x2xf32>
}
