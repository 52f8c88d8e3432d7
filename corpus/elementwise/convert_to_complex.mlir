// The value becomes the real part, and the imaginary part is 0.
func.func @main() {
  %0 = stablehlo.constant dense<[1.5, -0.0]> : tensor<2xf32>
  %1 = stablehlo.convert %0 : (tensor<2xf32>) -> tensor<2xcomplex<f32>>
  check.expect_eq_const %1, dense<[(1.5, 0.0), (-0.0, 0.0)]> : tensor<2xcomplex<f32>>
  return
}
