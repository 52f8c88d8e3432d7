// Each row back to front.
func.func @main() {
  %operand_c64 = stablehlo.constant dense<[[(1.0, 0.0), (2.0, 0.0), (3.0, 0.0)], [(4.0, 0.0), (5.0, 0.0), (6.0, 0.0)]]> : tensor<2x3xcomplex<f32>>
  %result_c64 = stablehlo.reverse %operand_c64, dims = [1] : tensor<2x3xcomplex<f32>>
  check.expect_eq_const %result_c64, dense<[[(3.0, 0.0), (2.0, 0.0), (1.0, 0.0)], [(6.0, 0.0), (5.0, 0.0), (4.0, 0.0)]]> : tensor<2x3xcomplex<f32>>
  %operand_c128 = stablehlo.constant dense<[[(1.0, 0.0), (2.0, 0.0), (3.0, 0.0)], [(4.0, 0.0), (5.0, 0.0), (6.0, 0.0)]]> : tensor<2x3xcomplex<f64>>
  %result_c128 = stablehlo.reverse %operand_c128, dims = [1] : tensor<2x3xcomplex<f64>>
  check.expect_eq_const %result_c128, dense<[[(3.0, 0.0), (2.0, 0.0), (1.0, 0.0)], [(6.0, 0.0), (5.0, 0.0), (4.0, 0.0)]]> : tensor<2x3xcomplex<f64>>
  return
}
