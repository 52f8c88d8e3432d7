// An update of [4, 5] at [5, 5], which is clamped to [0, 0].
func.func @main() {
  %operand = stablehlo.constant dense<[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15], [16, 17, 18, 19, 20]]> : tensor<4x5xi32>
  %update = stablehlo.constant dense<[[100, 101, 102, 103, 104], [105, 106, 107, 108, 109], [110, 111, 112, 113, 114], [115, 116, 117, 118, 119]]> : tensor<4x5xi32>
  %row = stablehlo.constant dense<5> : tensor<i32>
  %column = stablehlo.constant dense<5> : tensor<i32>
  %result = stablehlo.dynamic_update_slice %operand, %update, %row, %column : (tensor<4x5xi32>, tensor<4x5xi32>, tensor<i32>, tensor<i32>) -> tensor<4x5xi32>
  check.expect_eq_const %result, dense<[[100, 101, 102, 103, 104], [105, 106, 107, 108, 109], [110, 111, 112, 113, 114], [115, 116, 117, 118, 119]]> : tensor<4x5xi32>
  return
}
