// Every element changes its sign.
func.func @main() {
  %operand_c64 = stablehlo.constant dense<[(1.0, -2.0)]> : tensor<1xcomplex<f32>>
  %result_c64 = stablehlo.negate %operand_c64 : tensor<1xcomplex<f32>>
  check.expect_eq_const %result_c64, dense<[(-1.0, 2.0)]> : tensor<1xcomplex<f32>>
  %operand_c128 = stablehlo.constant dense<[(1.0, -2.0)]> : tensor<1xcomplex<f64>>
  %result_c128 = stablehlo.negate %operand_c128 : tensor<1xcomplex<f64>>
  check.expect_eq_const %result_c128, dense<[(-1.0, 2.0)]> : tensor<1xcomplex<f64>>
  return
}
