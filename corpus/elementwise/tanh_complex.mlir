// The hyperbolic tangent of complex numbers, principal values: 0.728211801 - 0.618096395i at 0.5 - 0.75i,
// -0.863097706 + 0.0683929087i at -1.25 + 0.25i, 0.0 - 2.18503986i at 0.0 + 2.0i, 0.905148254 + 0.0i at 1.5 +
// 0.0i.
func.func @main() {
  %operand_c64 = stablehlo.constant dense<[(0.5, -0.75), (-1.25, 0.25), (0.0, 2.0), (1.5, 0.0)]> : tensor<4xcomplex<f32>>
  %result_c64 = stablehlo.tanh %operand_c64 : tensor<4xcomplex<f32>>
  check.expect_almost_eq_const %result_c64, dense<[(0x3F3A6C17, 0xBF1E3B91), (0xBF5CF3F9, 0x3D8C1195), (0.0, 0xC00BD7B1), (0x3F67B7CC, 0.0)]> : tensor<4xcomplex<f32>>
  %operand_c128 = stablehlo.constant dense<[(0.5, -0.75), (-1.25, 0.25), (0.0, 2.0), (1.5, 0.0)]> : tensor<4xcomplex<f64>>
  %result_c128 = stablehlo.tanh %operand_c128 : tensor<4xcomplex<f64>>
  check.expect_almost_eq_const %result_c128, dense<[(0.7282118012804724, -0.6180963948062022), (-0.863097706373893, 0.06839290870963122), (0.0, -2.185039863261519), (0.9051482536448664, 0.0)]> : tensor<4xcomplex<f64>>
  return
}
