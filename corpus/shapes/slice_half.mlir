// Elements 1, 3 and 5.
func.func @main() {
  %operand = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xbf16>
  %result = stablehlo.slice %operand [1:6:2] : (tensor<6xbf16>) -> tensor<3xbf16>
  check.expect_eq_const %result, dense<[2.0, 4.0, 6.0]> : tensor<3xbf16>
  return
}
