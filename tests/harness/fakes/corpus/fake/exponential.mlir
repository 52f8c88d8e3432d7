// exp(0) is 1; near enough is good enough.
func.func @main() {
  %0 = stablehlo.constant dense<[0.0, 1.0]> : tensor<2xf32>
  %1 = stablehlo.exponential %0 : tensor<2xf32>
  check.expect_almost_eq_const %1, dense<[1.0, 2.71828175]> : tensor<2xf32>
  return
}
