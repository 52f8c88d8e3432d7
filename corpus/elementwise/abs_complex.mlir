// The modulus: sqrt(9 + 16) = 5, sqrt(25 + 144) = 13.
func.func @main() {
  %0 = stablehlo.constant dense<[(3.0, -4.0), (0.0, 0.0), (-5.0, 12.0)]> : tensor<3xcomplex<f32>>
  %1 = stablehlo.abs %0 : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
  check.expect_almost_eq_const %1, dense<[5.0, 0.0, 13.0]> : tensor<3xf32>
  return
}
