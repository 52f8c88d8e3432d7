// Parts keep their order, their signs and their specials.
func.func @main() {
  %result_c64 = stablehlo.constant dense<[(1.0, -2.0), (-0.0, 0.0), (0x7F800000, 0x7FC00000)]> : tensor<3xcomplex<f32>>
  %result_c128 = stablehlo.constant dense<[(1.0, -2.0), (-0.0, 0.0)]> : tensor<2xcomplex<f64>>
  check.expect_eq_const %result_c64, dense<[(1.0, -2.0), (-0.0, 0.0), (0x7F800000, 0x7FC00000)]> : tensor<3xcomplex<f32>>
  check.expect_eq_const %result_c128, dense<[(1.0, -2.0), (-0.0, 0.0)]> : tensor<2xcomplex<f64>>
  return
}
