// Each value is converted to the other type.
func.func @main() {
  %operand_0 = stablehlo.constant dense<[0, 5, 7]> : tensor<3xi4>
  %result_c64 = stablehlo.convert %operand_0 : (tensor<3xi4>) -> tensor<3xcomplex<f32>>
  check.expect_eq_const %result_c64, dense<[(0.0, 0.0), (5.0, 0.0), (7.0, 0.0)]> : tensor<3xcomplex<f32>>
  %operand_1 = stablehlo.constant dense<[0, 5, 7]> : tensor<3xi4>
  %result_c128 = stablehlo.convert %operand_1 : (tensor<3xi4>) -> tensor<3xcomplex<f64>>
  check.expect_eq_const %result_c128, dense<[(0.0, 0.0), (5.0, 0.0), (7.0, 0.0)]> : tensor<3xcomplex<f64>>
  return
}
