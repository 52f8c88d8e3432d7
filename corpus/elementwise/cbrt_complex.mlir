// The cube root of complex numbers, principal values: 0.914612357 - 0.310824749i at 0.5 - 0.75i, 0.602709083 +
// 0.901337398i at -1.25 + 0.25i, 1.09112364 + 0.629960525i at 0.0 + 2.0i, 1.14471424 + 0.0i at 1.5 + 0.0i.
func.func @main() {
  %operand_c64 = stablehlo.constant dense<[(0.5, -0.75), (-1.25, 0.25), (0.0, 2.0), (1.5, 0.0)]> : tensor<4xcomplex<f32>>
  %result_c64 = stablehlo.cbrt %operand_c64 : tensor<4xcomplex<f32>>
  check.expect_almost_eq_const %result_c64, dense<[(0x3F6A2409, 0xBE9F246C), (0x3F1A4B24, 0x3F66BE0C), (0x3F8BA9F0, 0x3F214518), (0x3F9285FF, 0.0)]> : tensor<4xcomplex<f32>>
  %operand_c128 = stablehlo.constant dense<[(0.5, -0.75), (-1.25, 0.25), (0.0, 2.0), (1.5, 0.0)]> : tensor<4xcomplex<f64>>
  %result_c128 = stablehlo.cbrt %operand_c128 : tensor<4xcomplex<f64>>
  check.expect_almost_eq_const %result_c128, dense<[(0.9146123574458549, -0.31082474935507926), (0.602709083436368, 0.9013373977616107), (1.0911236359717214, 0.6299605249474366), (1.1447142425533319, 0.0)]> : tensor<4xcomplex<f64>>
  return
}
