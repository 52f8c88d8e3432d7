// Each value is converted to the other type.
func.func @main() {
  %operand_c64 = stablehlo.constant dense<[(0.0, 0.0), (5.0, 0.0), (7.0, 0.0)]> : tensor<3xcomplex<f32>>
  %result_0 = stablehlo.convert %operand_c64 : (tensor<3xcomplex<f32>>) -> tensor<3xi4>
  check.expect_eq_const %result_0, dense<[0, 5, 7]> : tensor<3xi4>
  %operand_c128 = stablehlo.constant dense<[(0.0, 0.0), (5.0, 0.0), (7.0, 0.0)]> : tensor<3xcomplex<f64>>
  %result_1 = stablehlo.convert %operand_c128 : (tensor<3xcomplex<f64>>) -> tensor<3xi4>
  check.expect_eq_const %result_1, dense<[0, 5, 7]> : tensor<3xi4>
  return
}
