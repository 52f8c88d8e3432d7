// E^z - 1: a real part near the greatest one, and one far below zero. The parts are
// compared one by one; accuracy is implementation-defined, so 8 ULPs of the exact value, rounded once, pass.
func.func @main() {
  %operand = stablehlo.constant dense<[(88.0, 0.5), (-80.0, 2.0)]> : tensor<2xcomplex<f32>>
  %result = stablehlo.exponential_minus_one %operand : tensor<2xcomplex<f32>>
  %real = stablehlo.real %result : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  %expected_real = stablehlo.constant dense<[1.4494472123443043e+38, -1.0]> : tensor<2xf32>
  check.expect_close %real, %expected_real, max_ulp_difference = 8 : tensor<2xf32>, tensor<2xf32>
  %imag = stablehlo.imag %result : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  %expected_imag = stablehlo.constant dense<[7.9183657836991525e+37, 1.6411466645702702e-35]> : tensor<2xf32>
  check.expect_close %imag, %expected_imag, max_ulp_difference = 8 : tensor<2xf32>, tensor<2xf32>
  return
}
