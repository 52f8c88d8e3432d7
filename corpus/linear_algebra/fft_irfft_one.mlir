// Back from the one value of a transform of length 1, which is its sum and its only element.
func.func @main() {
  %operand_c64 = stablehlo.constant dense<[[(3.5, 0.0)], [(-2.0, 0.0)]]> : tensor<2x1xcomplex<f32>>
  %result_f32 = stablehlo.fft %operand_c64, type =  IRFFT, length = [1] : (tensor<2x1xcomplex<f32>>) -> tensor<2x1xf32>
  check.expect_almost_eq_const %result_f32, dense<[[3.5], [-2.0]]> : tensor<2x1xf32>
  %operand_c128 = stablehlo.constant dense<[[(3.5, 0.0)], [(-2.0, 0.0)]]> : tensor<2x1xcomplex<f64>>
  %result_f64 = stablehlo.fft %operand_c128, type =  IRFFT, length = [1] : (tensor<2x1xcomplex<f64>>) -> tensor<2x1xf64>
  check.expect_almost_eq_const %result_f64, dense<[[3.5], [-2.0]]> : tensor<2x1xf64>
  return
}
