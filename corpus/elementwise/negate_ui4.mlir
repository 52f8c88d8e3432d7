// Every element changes its sign. In 4 bits numbers wrap modulo 16: the range is 0 to 15.
func.func @main() {
  %operand = stablehlo.constant dense<[1, 0]> : tensor<2xui4>
  %result = stablehlo.negate %operand : tensor<2xui4>
  check.expect_eq_const %result, dense<[15, 0]> : tensor<2xui4>
  return
}
