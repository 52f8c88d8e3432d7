// Every element changes its sign. In 4 bits numbers wrap modulo 16: the range is -8 to 7.
func.func @main() {
  %operand = stablehlo.constant dense<[-8, 3]> : tensor<2xi4>
  %result = stablehlo.negate %operand : tensor<2xi4>
  check.expect_eq_const %result, dense<[-8, -3]> : tensor<2xi4>
  return
}
