// z / |z|: parts whose squares leave the range of f32 on either side. The parts are
// compared one by one; accuracy is implementation-defined, so 8 ULPs of the exact value, rounded once, pass.
func.func @main() {
  %operand = stablehlo.constant dense<[(3.0e+30, 4.0e+30), (-3.0e-30, 4.0e-30)]> : tensor<2xcomplex<f32>>
  %result = stablehlo.sign %operand : tensor<2xcomplex<f32>>
  %real = stablehlo.real %result : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  %expected_real = stablehlo.constant dense<[0.5999999642372131, -0.6000000238418579]> : tensor<2xf32>
  check.expect_close %real, %expected_real, max_ulp_difference = 8 : tensor<2xf32>, tensor<2xf32>
  %imag = stablehlo.imag %result : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  %expected_imag = stablehlo.constant dense<[0.800000011920929, 0.800000011920929]> : tensor<2xf32>
  check.expect_close %imag, %expected_imag, max_ulp_difference = 8 : tensor<2xf32>, tensor<2xf32>
  return
}
