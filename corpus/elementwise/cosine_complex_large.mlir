// Cosine: imaginary parts for which the hyperbolic functions are large, and a small one. The parts are
// compared one by one; accuracy is implementation-defined, so 8 ULPs of the exact value, rounded once, pass.
func.func @main() {
  %operand = stablehlo.constant dense<[(0.5, 80.0), (-2.0, -60.0), (1.0, 1.0e-20)]> : tensor<3xcomplex<f32>>
  %result = stablehlo.cosine %operand : tensor<3xcomplex<f32>>
  %real = stablehlo.real %result : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
  %expected_real = stablehlo.constant dense<[2.431176825812126e+34, -2.376213879090382e+25, 0.5403022766113281]> : tensor<3xf32>
  check.expect_close %real, %expected_real, max_ulp_difference = 8 : tensor<3xf32>, tensor<3xf32>
  %imag = stablehlo.imag %result : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
  %expected_imag = stablehlo.constant dense<[-1.3281578907043966e+34, -5.192122044078696e+25, -8.414709654284482e-21]> : tensor<3xf32>
  check.expect_close %imag, %expected_imag, max_ulp_difference = 8 : tensor<3xf32>, tensor<3xf32>
  return
}
