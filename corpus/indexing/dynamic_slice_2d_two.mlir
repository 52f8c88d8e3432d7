// A slice of [2, 3] from [1, 2], which is clamped to [1, 2].
func.func @main() {
  %operand = stablehlo.constant dense<[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15], [16, 17, 18, 19, 20]]> : tensor<4x5xi32>
  %row = stablehlo.constant dense<1> : tensor<i32>
  %column = stablehlo.constant dense<2> : tensor<i32>
  %result = stablehlo.dynamic_slice %operand, %row, %column, sizes = [2, 3] : (tensor<4x5xi32>, tensor<i32>, tensor<i32>) -> tensor<2x3xi32>
  check.expect_eq_const %result, dense<[[8, 9, 10], [13, 14, 15]]> : tensor<2x3xi32>
  return
}
