// Elements 1, 3 and 5.
func.func @main() {
  %operand = stablehlo.constant dense<[false, true, false, false, false, true]> : tensor<6xi1>
  %result = stablehlo.slice %operand [1:6:2] : (tensor<6xi1>) -> tensor<3xi1>
  check.expect_eq_const %result, dense<[true, false, true]> : tensor<3xi1>
  return
}
