// 1 / sqrt(x) of complex numbers, principal values: 0.928650905 + 0.496998882i at 0.5 - 0.75i, 0.087274771 -
// 0.881389616i at -1.25 + 0.25i, 0.5 - 0.5i at 0.0 + 2.0i, 0.816496581 + 0.0i at 1.5 + 0.0i.
func.func @main() {
  %operand_c64 = stablehlo.constant dense<[(0.5, -0.75), (-1.25, 0.25), (0.0, 2.0), (1.5, 0.0)]> : tensor<4xcomplex<f32>>
  %result_c64 = stablehlo.rsqrt %operand_c64 : tensor<4xcomplex<f32>>
  check.expect_almost_eq_const %result_c64, dense<[(0x3F6DBC11, 0x3EFE76A3), (0x3DB2BD1D, 0xBF61A2C0), (0.5, -0.5), (0x3F5105EC, 0.0)]> : tensor<4xcomplex<f32>>
  %operand_c128 = stablehlo.constant dense<[(0.5, -0.75), (-1.25, 0.25), (0.0, 2.0), (1.5, 0.0)]> : tensor<4xcomplex<f64>>
  %result_c128 = stablehlo.rsqrt %operand_c128 : tensor<4xcomplex<f64>>
  check.expect_almost_eq_const %result_c128, dense<[(0.92865090530163, 0.49699888182260676), (0.08727477104515055, -0.881389615829318), (0.5, -0.5), (0.816496580927726, 0.0)]> : tensor<4xcomplex<f64>>
  return
}
