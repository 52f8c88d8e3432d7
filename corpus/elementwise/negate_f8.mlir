// Every element changes its sign.
func.func @main() {
  %operand = stablehlo.constant dense<[-2.5, 1.0]> : tensor<2xf8E5M2>
  %result = stablehlo.negate %operand : tensor<2xf8E5M2>
  check.expect_eq_const %result, dense<[2.5, -1.0]> : tensor<2xf8E5M2>
  return
}
