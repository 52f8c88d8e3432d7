// The values of the polynomial 1 + 2z + 3z^2 + 4z^3 at z = 1, -i, -1, i are 10, -2 + 2i, -2, -2 - 2i; the last
// is the conjugate of the second and not said.
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %result_c64 = stablehlo.fft %operand_f32, type =  RFFT, length = [4] : (tensor<4xf32>) -> tensor<3xcomplex<f32>>
  check.expect_almost_eq_const %result_c64, dense<[(10.0, 0.0), (-2.0, 2.0), (-2.0, 0.0)]> : tensor<3xcomplex<f32>>
  %operand_f64 = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf64>
  %result_c128 = stablehlo.fft %operand_f64, type =  RFFT, length = [4] : (tensor<4xf64>) -> tensor<3xcomplex<f64>>
  check.expect_almost_eq_const %result_c128, dense<[(10.0, 0.0), (-2.0, 2.0), (-2.0, 0.0)]> : tensor<3xcomplex<f64>>
  return
}
