// Sine: imaginary parts near the limit, for which exp overflows although the sine, half as large, does not. The parts
// are compared one by one; accuracy is implementation-defined, so 8 ULPs of the exact value, rounded once, pass.
func.func @main() {
  %operand = stablehlo.constant dense<[(0.5, 88.75), (-2.0, -89.0), (1.0, -88.5), (0.25, 89.375)]> : tensor<4xcomplex<f32>>
  %result = stablehlo.sine %operand : tensor<4xcomplex<f32>>
  %real = stablehlo.real %result : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  %expected_real = stablehlo.constant dense<[8.381590666034552e+37, -2.0411967551476916e+38, 1.1456996715368812e+38, 8.080643821757249e+37]> : tensor<4xf32>
  check.expect_close %real, %expected_real, max_ulp_difference = 8 : tensor<4xf32>, tensor<4xf32>
  %imag = stablehlo.imag %result : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  %expected_imag = stablehlo.constant dense<[1.5342398539333305e+38, 9.34169046941853e+37, -7.356453288015505e+37, 3.164636583556613e+38]> : tensor<4xf32>
  check.expect_close %imag, %expected_imag, max_ulp_difference = 8 : tensor<4xf32>, tensor<4xf32>
  return
}
