// At the ends of the range of i8, -128 to 127, and between.
func.func @main() {
  %operand = stablehlo.constant dense<[-128, 127, 0, 1, 16, 5, -1, -5]> : tensor<8xi8>
  %result = stablehlo.not %operand : tensor<8xi8>
  check.expect_eq_const %result, dense<[127, -128, -1, -2, -17, -6, 0, 4]> : tensor<8xi8>
  return
}
