// A slice of [2, 3] from [3, -4], which is clamped to [2, 0].
func.func @main() {
  %operand = stablehlo.constant dense<[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15], [16, 17, 18, 19, 20]]> : tensor<4x5xi32>
  %row = stablehlo.constant dense<3> : tensor<i32>
  %column = stablehlo.constant dense<-4> : tensor<i32>
  %result = stablehlo.dynamic_slice %operand, %row, %column, sizes = [2, 3] : (tensor<4x5xi32>, tensor<i32>, tensor<i32>) -> tensor<2x3xi32>
  check.expect_eq_const %result, dense<[[11, 12, 13], [16, 17, 18]]> : tensor<2x3xi32>
  return
}
