// Back from the values of 1 + 2z + 3z^2 + 4z^3 at z = 1, -i, -1, i to the coefficients, of which the last value
// is the conjugate of the second.
func.func @main() {
  %operand_c64 = stablehlo.constant dense<[(10.0, 0.0), (-2.0, 2.0), (-2.0, 0.0)]> : tensor<3xcomplex<f32>>
  %result_f32 = stablehlo.fft %operand_c64, type =  IRFFT, length = [4] : (tensor<3xcomplex<f32>>) -> tensor<4xf32>
  check.expect_almost_eq_const %result_f32, dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %operand_c128 = stablehlo.constant dense<[(10.0, 0.0), (-2.0, 2.0), (-2.0, 0.0)]> : tensor<3xcomplex<f64>>
  %result_f64 = stablehlo.fft %operand_c128, type =  IRFFT, length = [4] : (tensor<3xcomplex<f64>>) -> tensor<4xf64>
  check.expect_almost_eq_const %result_f64, dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf64>
  return
}
