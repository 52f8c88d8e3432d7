// Low [1, -1], high [-1, 1], interior [1, 1], all of which are operands.
func.func @main() {
  %operand = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %value = stablehlo.constant dense<-7> : tensor<i32>
  %low = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  %high = stablehlo.constant dense<[-1, 1]> : tensor<2xi64>
  %interior = stablehlo.constant dense<[1, 1]> : tensor<2xi64>
  %result = stablehlo.dynamic_pad %operand, %value, %low, %high, %interior : (tensor<2x3xi32>, tensor<i32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<3x5xi32>
  check.expect_eq_const %result, dense<[[-7, -7, -7, -7, -7], [-7, 2, -7, 3, -7], [-7, -7, -7, -7, -7]]> : tensor<3x5xi32>
  return
}
