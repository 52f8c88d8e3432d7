// Two elements in front and four taken away at the end.
func.func @main() {
  %operand = stablehlo.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>
  %value = stablehlo.constant dense<-9> : tensor<i32>
  %result = stablehlo.pad %operand, %value, low = [2], high = [-4], interior = [0] : (tensor<6xi32>, tensor<i32>) -> tensor<4xi32>
  check.expect_eq_const %result, dense<[-9, -9, 1, 2]> : tensor<4xi32>
  return
}
