// tan(0) is 0.
func.func @main() {
  %0 = stablehlo.constant dense<[0.0]> : tensor<1xf32>
  %1 = stablehlo.tan %0 : tensor<1xf32>
  check.expect_almost_eq_const %1, dense<[0.0]> : tensor<1xf32>
  return
}
