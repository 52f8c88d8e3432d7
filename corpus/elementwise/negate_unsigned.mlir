// Every element changes its sign. Modulo 2^n: -1 = 2^n - 1.
func.func @main() {
  %operand = stablehlo.constant dense<[1, 0]> : tensor<2xui32>
  %result = stablehlo.negate %operand : tensor<2xui32>
  check.expect_eq_const %result, dense<[4294967295, 0]> : tensor<2xui32>
  return
}
