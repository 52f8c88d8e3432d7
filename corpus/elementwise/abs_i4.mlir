// The absolute value of every element.
func.func @main() {
  %operand = stablehlo.constant dense<[-8, -3]> : tensor<2xi4>
  %result = stablehlo.abs %operand : tensor<2xi4>
  check.expect_eq_const %result, dense<[-8, 3]> : tensor<2xi4>
  return
}
