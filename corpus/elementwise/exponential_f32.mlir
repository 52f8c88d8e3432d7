// e = 2.718281828..., 1/e = 0.367879441..., sqrt(e) = 1.648721270...
func.func @main() {
  %0 = stablehlo.constant dense<[1.0, -1.0, 0.5]> : tensor<3xf32>
  %1 = stablehlo.exponential %0 : tensor<3xf32>
  check.expect_almost_eq_const %1, dense<[2.71828175, 0.36787945, 1.64872122]> : tensor<3xf32>
  return
}
