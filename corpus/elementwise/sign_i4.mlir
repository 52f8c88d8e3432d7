// The sign of every element: -1, 0 or 1.
func.func @main() {
  %operand = stablehlo.constant dense<[-7, 0, 7]> : tensor<3xi4>
  %result = stablehlo.sign %operand : tensor<3xi4>
  check.expect_eq_const %result, dense<[-1, 0, 1]> : tensor<3xi4>
  return
}
