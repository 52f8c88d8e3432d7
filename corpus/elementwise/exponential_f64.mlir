// e = 2.718281828459045...
func.func @main() {
  %0 = stablehlo.constant dense<[0.0, 1.0]> : tensor<2xf64>
  %1 = stablehlo.exponential %0 : tensor<2xf64>
  check.expect_almost_eq_const %1, dense<[1.0, 2.718281828459045]> : tensor<2xf64>
  return
}
