// 1/sqrt(z): the inverse of an infinite root is 0. Signs of zeros are free: accuracy is
// implementation-defined, so 8 ULPs pass.
func.func @main() {
  %operand = stablehlo.constant dense<[(0x7F800000, 2.0), (0x7F800000, -2.0), (0xFF800000, 2.0), (0xFF800000, -2.0), (2.0, 0x7F800000), (2.0, 0xFF800000)]> : tensor<6xcomplex<f32>>
  %result = stablehlo.rsqrt %operand : tensor<6xcomplex<f32>>
  %real = stablehlo.real %result : (tensor<6xcomplex<f32>>) -> tensor<6xf32>
  %expected_real = stablehlo.constant dense<[0.0, 0.0, 0.0, 0.0, 0.0, 0.0]> : tensor<6xf32>
  check.expect_close %real, %expected_real, max_ulp_difference = 8 : tensor<6xf32>, tensor<6xf32>
  %imag = stablehlo.imag %result : (tensor<6xcomplex<f32>>) -> tensor<6xf32>
  %expected_imag = stablehlo.constant dense<[-0.0, 0.0, -0.0, 0.0, -0.0, 0.0]> : tensor<6xf32>
  check.expect_close %imag, %expected_imag, max_ulp_difference = 8 : tensor<6xf32>, tensor<6xf32>
  return
}
