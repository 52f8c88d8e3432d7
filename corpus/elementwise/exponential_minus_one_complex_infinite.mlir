// e^z - 1: e^-inf is 0 whatever the imaginary part. Signs of zeros are free: accuracy is
// implementation-defined, so 8 ULPs pass.
func.func @main() {
  %operand = stablehlo.constant dense<[(0xFF800000, 2.0), (0xFF800000, -2.0), (0xFF800000, 0.0), (0x7F800000, 2.0), (0x7F800000, -2.0)]> : tensor<5xcomplex<f32>>
  %result = stablehlo.exponential_minus_one %operand : tensor<5xcomplex<f32>>
  %real = stablehlo.real %result : (tensor<5xcomplex<f32>>) -> tensor<5xf32>
  %expected_real = stablehlo.constant dense<[-1.0, -1.0, -1.0, 0xFF800000, 0xFF800000]> : tensor<5xf32>
  check.expect_close %real, %expected_real, max_ulp_difference = 8 : tensor<5xf32>, tensor<5xf32>
  %imag = stablehlo.imag %result : (tensor<5xcomplex<f32>>) -> tensor<5xf32>
  %expected_imag = stablehlo.constant dense<[0.0, -0.0, 0.0, 0x7F800000, 0xFF800000]> : tensor<5xf32>
  check.expect_close %imag, %expected_imag, max_ulp_difference = 8 : tensor<5xf32>, tensor<5xf32>
  return
}
