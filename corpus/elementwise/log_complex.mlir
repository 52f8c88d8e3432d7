// The natural logarithm of complex numbers, principal values: -0.103819682 - 0.982793723i at 0.5 - 0.75i,
// 0.242753908 + 2.94419709i at -1.25 + 0.25i, 0.693147181 + 1.57079633i at 0.0 + 2.0i, 0.405465108 + 0.0i at
// 1.5 + 0.0i.
func.func @main() {
  %operand_c64 = stablehlo.constant dense<[(0.5, -0.75), (-1.25, 0.25), (0.0, 2.0), (1.5, 0.0)]> : tensor<4xcomplex<f32>>
  %result_c64 = stablehlo.log %operand_c64 : tensor<4xcomplex<f32>>
  check.expect_almost_eq_const %result_c64, dense<[(0xBDD49F6A, 0xBF7B985F), (0x3E78947B, 0x403C6DBA), (0x3F317218, 0x3FC90FDB), (0x3ECF991F, 0.0)]> : tensor<4xcomplex<f32>>
  %operand_c128 = stablehlo.constant dense<[(0.5, -0.75), (-1.25, 0.25), (0.0, 2.0), (1.5, 0.0)]> : tensor<4xcomplex<f64>>
  %result_c128 = stablehlo.log %operand_c128 : tensor<4xcomplex<f64>>
  check.expect_almost_eq_const %result_c128, dense<[(-0.10381968238912224, -0.982793723247329), (0.2427539078908504, 2.9441970937399127), (0.6931471805599453, 1.5707963267948966), (0.4054651081081644, 0.0)]> : tensor<4xcomplex<f64>>
  return
}
