// E^z: a real part near the greatest one, one far below zero, and a small one. The parts are
// compared one by one; accuracy is implementation-defined, so 8 ULPs of the exact value, rounded once, pass.
func.func @main() {
  %operand = stablehlo.constant dense<[(88.5, 0.5), (-80.0, 2.0), (1.0e-20, -1.0)]> : tensor<3xcomplex<f32>>
  %result = stablehlo.exponential %operand : tensor<3xcomplex<f32>>
  %real = stablehlo.real %result : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
  %expected_real = stablehlo.constant dense<[2.3897343467310508e+38, -7.510832060044175e-36, 0.5403022766113281]> : tensor<3xf32>
  check.expect_close %real, %expected_real, max_ulp_difference = 8 : tensor<3xf32>, tensor<3xf32>
  %imag = stablehlo.imag %result : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
  %expected_imag = stablehlo.constant dense<[1.305517858958247e+38, 1.6411466645702702e-35, -0.8414709568023682]> : tensor<3xf32>
  check.expect_close %imag, %expected_imag, max_ulp_difference = 8 : tensor<3xf32>, tensor<3xf32>
  return
}
