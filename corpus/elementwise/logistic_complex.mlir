// 1 / (1 + e^-x) of complex numbers, principal values: 0.640131003 - 0.183303749i at 0.5 - 0.75i, 0.21968314 +
// 0.0432927618i at -1.25 + 0.25i, 0.5 + 0.778703862i at 0.0 + 2.0i, 0.817574476 + 0.0i at 1.5 + 0.0i.
func.func @main() {
  %operand_c64 = stablehlo.constant dense<[(0.5, -0.75), (-1.25, 0.25), (0.0, 2.0), (1.5, 0.0)]> : tensor<4xcomplex<f32>>
  %result_c64 = stablehlo.logistic %operand_c64 : tensor<4xcomplex<f32>>
  check.expect_almost_eq_const %result_c64, dense<[(0x3F23DFA0, 0xBE3BB3FA), (0x3E60F49E, 0x3D3153C0), (0.5, 0x3F475923), (0x3F514C90, 0.0)]> : tensor<4xcomplex<f32>>
  %operand_c128 = stablehlo.constant dense<[(0.5, -0.75), (-1.25, 0.25), (0.0, 2.0), (1.5, 0.0)]> : tensor<4xcomplex<f64>>
  %result_c128 = stablehlo.logistic %operand_c128 : tensor<4xcomplex<f64>>
  check.expect_almost_eq_const %result_c128, dense<[(0.6401310030830609, -0.1833037491900986), (0.21968313968968042, 0.04329276175020434), (0.5, 0.7787038623274511), (0.8175744761936437, 0.0)]> : tensor<4xcomplex<f64>>
  return
}
