// e = 2.718281828459045...
func.func @main() {
  %operand = stablehlo.constant dense<[0.0, 1.0]> : tensor<2xf64>
  %result = stablehlo.exponential %operand : tensor<2xf64>
  check.expect_almost_eq_const %result, dense<[1.0, 2.718281828459045]> : tensor<2xf64>
  return
}
