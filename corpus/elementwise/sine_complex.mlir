// The sine of complex numbers, principal values: 0.620704231 - 0.721650824i at 0.5 - 0.75i, -0.978795168 +
// 0.0796543125i at -1.25 + 0.25i, 0.0 + 3.62686041i at 0.0 + 2.0i, 0.997494987 + 0.0i at 1.5 + 0.0i.
func.func @main() {
  %operand_c64 = stablehlo.constant dense<[(0.5, -0.75), (-1.25, 0.25), (0.0, 2.0), (1.5, 0.0)]> : tensor<4xcomplex<f32>>
  %result_c64 = stablehlo.sine %operand_c64 : tensor<4xcomplex<f32>>
  check.expect_almost_eq_const %result_c64, dense<[(0x3F1EE679, 0xBF38BE1C), (0xBF7A9252, 0x3DA321CD), (0.0, 0x40681E7B), (0x3F7F5BD5, 0.0)]> : tensor<4xcomplex<f32>>
  %operand_c128 = stablehlo.constant dense<[(0.5, -0.75), (-1.25, 0.25), (0.0, 2.0), (1.5, 0.0)]> : tensor<4xcomplex<f64>>
  %result_c128 = stablehlo.sine %operand_c128 : tensor<4xcomplex<f64>>
  check.expect_almost_eq_const %result_c128, dense<[(0.620704231078055, -0.7216508242975646), (-0.9787951679875819, 0.07965431250609367), (0.0, 3.6268604078470186), (0.9974949866040544, 0.0)]> : tensor<4xcomplex<f64>>
  return
}
