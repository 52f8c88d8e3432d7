// min(max(operand, min), max), element by element. The real parts decide, then the imaginary ones.
func.func @main() {
  %min_c64 = stablehlo.constant dense<[(1.0, 2.0), (0.0, 0.0)]> : tensor<2xcomplex<f32>>
  %operand_c64 = stablehlo.constant dense<[(1.0, 1.0), (3.0, 7.0)]> : tensor<2xcomplex<f32>>
  %max_c64 = stablehlo.constant dense<[(5.0, 0.0), (3.0, 5.0)]> : tensor<2xcomplex<f32>>
  %result_c64 = stablehlo.clamp %min_c64, %operand_c64, %max_c64 : tensor<2xcomplex<f32>>
  check.expect_eq_const %result_c64, dense<[(1.0, 2.0), (3.0, 5.0)]> : tensor<2xcomplex<f32>>
  %min_c128 = stablehlo.constant dense<[(1.0, 2.0), (0.0, 0.0)]> : tensor<2xcomplex<f64>>
  %operand_c128 = stablehlo.constant dense<[(1.0, 1.0), (3.0, 7.0)]> : tensor<2xcomplex<f64>>
  %max_c128 = stablehlo.constant dense<[(5.0, 0.0), (3.0, 5.0)]> : tensor<2xcomplex<f64>>
  %result_c128 = stablehlo.clamp %min_c128, %operand_c128, %max_c128 : tensor<2xcomplex<f64>>
  check.expect_eq_const %result_c128, dense<[(1.0, 2.0), (3.0, 5.0)]> : tensor<2xcomplex<f64>>
  return
}
