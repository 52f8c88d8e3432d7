// Elements 1, 3 and 5.
func.func @main() {
  %operand = stablehlo.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>
  %result = stablehlo.slice %operand [1:6:2] : (tensor<6xi32>) -> tensor<3xi32>
  check.expect_eq_const %result, dense<[2, 4, 6]> : tensor<3xi32>
  return
}
