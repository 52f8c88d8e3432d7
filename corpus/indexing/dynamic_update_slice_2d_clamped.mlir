// An update of [2, 3] at [3, -4], which is clamped to [2, 0].
func.func @main() {
  %operand = stablehlo.constant dense<[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15], [16, 17, 18, 19, 20]]> : tensor<4x5xi32>
  %update = stablehlo.constant dense<[[100, 101, 102], [103, 104, 105]]> : tensor<2x3xi32>
  %row = stablehlo.constant dense<3> : tensor<i32>
  %column = stablehlo.constant dense<-4> : tensor<i32>
  %result = stablehlo.dynamic_update_slice %operand, %update, %row, %column : (tensor<4x5xi32>, tensor<2x3xi32>, tensor<i32>, tensor<i32>) -> tensor<4x5xi32>
  check.expect_eq_const %result, dense<[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [100, 101, 102, 14, 15], [103, 104, 105, 19, 20]]> : tensor<4x5xi32>
  return
}
