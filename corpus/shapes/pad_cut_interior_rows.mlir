// Two elements between neighbours of each row, one in front, and five taken away at the end.
func.func @main() {
  %operand = stablehlo.constant dense<[[0, 1, 2, 3], [10, 11, 12, 13], [20, 21, 22, 23]]> : tensor<3x4xi32>
  %value = stablehlo.constant dense<-9> : tensor<i32>
  %result = stablehlo.pad %operand, %value, low = [0, 1], high = [0, -5], interior = [0, 2] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3x6xi32>
  check.expect_eq_const %result, dense<[[-9, 0, -9, -9, 1, -9], [-9, 10, -9, -9, 11, -9], [-9, 20, -9, -9, 21, -9]]> : tensor<3x6xi32>
  return
}
