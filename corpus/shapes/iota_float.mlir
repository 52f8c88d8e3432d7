// Element i of the counting dimension is i.
func.func @main() {
  %result_f32 = stablehlo.iota dim = 0 : tensor<3xf32>
  check.expect_eq_const %result_f32, dense<[0.0, 1.0, 2.0]> : tensor<3xf32>
  %result_f64 = stablehlo.iota dim = 0 : tensor<3xf64>
  check.expect_eq_const %result_f64, dense<[0.0, 1.0, 2.0]> : tensor<3xf64>
  return
}
