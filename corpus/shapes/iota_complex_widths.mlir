// Element i of the counting dimension is i.
func.func @main() {
  %result_c64 = stablehlo.iota dim = 0 : tensor<3xcomplex<f32>>
  check.expect_eq_const %result_c64, dense<[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0)]> : tensor<3xcomplex<f32>>
  %result_c128 = stablehlo.iota dim = 0 : tensor<3xcomplex<f64>>
  check.expect_eq_const %result_c128, dense<[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0)]> : tensor<3xcomplex<f64>>
  return
}
