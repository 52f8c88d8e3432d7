// The first columns of a spectrum.
func.func @main() {
  %spectrum = stablehlo.constant dense<[[(-9.0, 0.0), (7.0, 7.0), (6.0, 7.0), (4.0, 9.0), (-8.0, 2.0)], [(-3.0, -4.0), (6.0, -8.0), (-2.0, 6.0), (-8.0, -4.0), (8.0, 5.0)], [(-4.0, 1.0), (-8.0, 2.0), (-7.0, -9.0), (-6.0, 0.0), (-2.0, -2.0)], [(4.0, 7.0), (-2.0, 1.0), (6.0, -8.0), (-2.0, 6.0), (-3.0, -9.0)]]> : tensor<4x5xcomplex<f32>>
  %result = stablehlo.slice %spectrum [0:4, 0:3] : (tensor<4x5xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
  check.expect_eq_const %result, dense<[[(-9.0, 0.0), (7.0, 7.0), (6.0, 7.0)], [(-3.0, -4.0), (6.0, -8.0), (-2.0, 6.0)], [(-4.0, 1.0), (-8.0, 2.0), (-7.0, -9.0)], [(4.0, 7.0), (-2.0, 1.0), (6.0, -8.0)]]> : tensor<4x3xcomplex<f32>>
  return
}
