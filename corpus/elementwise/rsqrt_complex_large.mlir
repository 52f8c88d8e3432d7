// 1 / sqrt(z): parts whose squares leave the range of f32 on either side. The parts are
// compared one by one; accuracy is implementation-defined, so 8 ULPs of the exact value, rounded once, pass.
func.func @main() {
  %operand = stablehlo.constant dense<[(3.0e+30, 4.0e+30), (-3.0e+30, 4.0e+30), (3.0e-30, -4.0e-30)]> : tensor<3xcomplex<f32>>
  %result = stablehlo.rsqrt %operand : tensor<3xcomplex<f32>>
  %real = stablehlo.real %result : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
  %expected_real = stablehlo.constant dense<[4.000000067449534e-16, 2.000000033724767e-16, 400000001507328.0]> : tensor<3xf32>
  check.expect_close %real, %expected_real, max_ulp_difference = 8 : tensor<3xf32>, tensor<3xf32>
  %imag = stablehlo.imag %result : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
  %expected_imag = stablehlo.constant dense<[-2.000000033724767e-16, -4.000000067449534e-16, 200000000753664.0]> : tensor<3xf32>
  check.expect_close %imag, %expected_imag, max_ulp_difference = 8 : tensor<3xf32>, tensor<3xf32>
  return
}
