// The cosine of complex numbers, principal values: 1.13619147 + 0.394239642i at 0.5 - 0.75i, 0.325227615 +
// 0.239725203i at -1.25 + 0.25i, 3.76219569 + 0.0i at 0.0 + 2.0i, 0.0707372017 + 0.0i at 1.5 + 0.0i.
func.func @main() {
  %operand_c64 = stablehlo.constant dense<[(0.5, -0.75), (-1.25, 0.25), (0.0, 2.0), (1.5, 0.0)]> : tensor<4xcomplex<f32>>
  %result_c64 = stablehlo.cosine %operand_c64 : tensor<4xcomplex<f32>>
  check.expect_almost_eq_const %result_c64, dense<[(0x3F916EB9, 0x3EC9D9C7), (0x3EA6843C, 0x3E757A86), (0x4070C7D0, 0.0), (0x3D90DEAA, 0.0)]> : tensor<4xcomplex<f32>>
  %operand_c128 = stablehlo.constant dense<[(0.5, -0.75), (-1.25, 0.25), (0.0, 2.0), (1.5, 0.0)]> : tensor<4xcomplex<f64>>
  %result_c128 = stablehlo.cosine %operand_c128 : tensor<4xcomplex<f64>>
  check.expect_almost_eq_const %result_c128, dense<[(1.136191473803348, 0.3942396421115833), (0.3252276152594542, 0.23972520331073235), (3.7621956910836314, 0.0), (0.0707372016677029, 0.0)]> : tensor<4xcomplex<f64>>
  return
}
