// At the ends of the range of i8, -128 to 127, and between. The most negative number has no counterpart and
// stays.
func.func @main() {
  %operand = stablehlo.constant dense<[-128, 127, 0, 1, 16, 5, -1, -5]> : tensor<8xi8>
  %result = stablehlo.negate %operand : tensor<8xi8>
  check.expect_eq_const %result, dense<[-128, -127, 0, -1, -16, -5, 1, 5]> : tensor<8xi8>
  return
}
