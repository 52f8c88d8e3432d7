// e = 2.718281828..., 1/e = 0.367879441..., sqrt(e) = 1.648721270...
func.func @main() {
  %operand = stablehlo.constant dense<[1.0, -1.0, 0.5]> : tensor<3xf32>
  %result = stablehlo.exponential %operand : tensor<3xf32>
  check.expect_almost_eq_const %result, dense<[2.71828175, 0.36787945, 1.64872122]> : tensor<3xf32>
  return
}
