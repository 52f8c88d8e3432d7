// E^z: real parts beyond the greatest logarithm: exp of the real part overflows, its products with the cosine and the
// sine do not. The parts are compared one by one; accuracy is implementation-defined, so 8 ULPs of the exact value,
// rounded once, pass.
func.func @main() {
  %operand = stablehlo.constant dense<[(88.75, -1.0), (89.0, 0.8125), (88.875, -2.1875)]> : tensor<3xcomplex<f32>>
  %result = stablehlo.exponential %operand : tensor<3xcomplex<f32>>
  %real = stablehlo.real %result : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
  %expected_real = stablehlo.constant dense<[1.8891746189177294e+38, 3.087441935429211e+38, -2.2914595818302853e+38]> : tensor<3xf32>
  check.expect_close %real, %expected_real, max_ulp_difference = 8 : tensor<3xf32>, tensor<3xf32>
  %imag = stablehlo.imag %result : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
  %expected_imag = stablehlo.constant dense<[-2.94221501488876e+38, 3.259497818921084e+38, -3.232213921522252e+38]> : tensor<3xf32>
  check.expect_close %imag, %expected_imag, max_ulp_difference = 8 : tensor<3xf32>, tensor<3xf32>
  return
}
