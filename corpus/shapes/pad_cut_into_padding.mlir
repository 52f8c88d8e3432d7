// What is put in front is partly taken away at the end: the operand is cut to one element.
func.func @main() {
  %operand = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %value = stablehlo.constant dense<-9> : tensor<i32>
  %result = stablehlo.pad %operand, %value, low = [3], high = [-2], interior = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<4xi32>
  check.expect_eq_const %result, dense<[-9, -9, -9, 1]> : tensor<4xi32>
  return
}
