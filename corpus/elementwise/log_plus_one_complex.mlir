// Log(1 + x) of complex numbers, principal values: 0.517036884 - 0.463647609i at 0.5 - 0.75i, -1.03972077 +
// 2.35619449i at -1.25 + 0.25i, 0.804718956 + 1.10714872i at 0.0 + 2.0i, 0.916290732 + 0.0i at 1.5 + 0.0i.
func.func @main() {
  %operand_c64 = stablehlo.constant dense<[(0.5, -0.75), (-1.25, 0.25), (0.0, 2.0), (1.5, 0.0)]> : tensor<4xcomplex<f32>>
  %result_c64 = stablehlo.log_plus_one %operand_c64 : tensor<4xcomplex<f32>>
  check.expect_almost_eq_const %result_c64, dense<[(0x3F045C87, 0xBEED6338), (0xBF851592, 0x4016CBE4), (0x3F4E0210, 0x3F8DB70D), (0x3F6A9208, 0.0)]> : tensor<4xcomplex<f32>>
  %operand_c128 = stablehlo.constant dense<[(0.5, -0.75), (-1.25, 0.25), (0.0, 2.0), (1.5, 0.0)]> : tensor<4xcomplex<f64>>
  %result_c128 = stablehlo.log_plus_one %operand_c128 : tensor<4xcomplex<f64>>
  check.expect_almost_eq_const %result_c128, dense<[(0.5170368837652692, -0.4636476090008061), (-1.0397207708399179, 2.356194490192345), (0.8047189562170501, 1.1071487177940904), (0.9162907318741551, 0.0)]> : tensor<4xcomplex<f64>>
  return
}
