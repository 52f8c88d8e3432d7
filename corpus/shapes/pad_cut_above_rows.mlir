// Two elements in front of each row and four taken away at its end.
func.func @main() {
  %operand = stablehlo.constant dense<[[0, 1, 2, 3, 4, 5], [10, 11, 12, 13, 14, 15], [20, 21, 22, 23, 24, 25]]> : tensor<3x6xi32>
  %value = stablehlo.constant dense<-9> : tensor<i32>
  %result = stablehlo.pad %operand, %value, low = [0, 2], high = [0, -4], interior = [0, 0] : (tensor<3x6xi32>, tensor<i32>) -> tensor<3x4xi32>
  check.expect_eq_const %result, dense<[[-9, -9, 0, 1], [-9, -9, 10, 11], [-9, -9, 20, 21]]> : tensor<3x4xi32>
  return
}
