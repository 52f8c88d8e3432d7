// Two elements between neighbours of each row, four taken away in front, which end within them, and one at the end.
func.func @main() {
  %operand = stablehlo.constant dense<[[0, 1, 2, 3], [10, 11, 12, 13], [20, 21, 22, 23]]> : tensor<3x4xi32>
  %value = stablehlo.constant dense<-9> : tensor<i32>
  %result = stablehlo.pad %operand, %value, low = [0, -4], high = [0, 1], interior = [0, 2] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3x7xi32>
  check.expect_eq_const %result, dense<[[-9, -9, 2, -9, -9, 3, -9], [-9, -9, 12, -9, -9, 13, -9], [-9, -9, 22, -9, -9, 23, -9]]> : tensor<3x7xi32>
  return
}
