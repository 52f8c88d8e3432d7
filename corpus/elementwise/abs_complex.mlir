// The modulus: sqrt(9 + 16) = 5, sqrt(25 + 144) = 13.
func.func @main() {
  %operand = stablehlo.constant dense<[(3.0, -4.0), (0.0, 0.0), (-5.0, 12.0)]> : tensor<3xcomplex<f32>>
  %result = stablehlo.abs %operand : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
  check.expect_almost_eq_const %result, dense<[5.0, 0.0, 13.0]> : tensor<3xf32>
  return
}
