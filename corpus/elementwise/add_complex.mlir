// Part by part, as floats.
func.func @main() {
  %0 = stablehlo.constant dense<[(1.0, 2.0), (-0.0, 0.5)]> : tensor<2xcomplex<f32>>
  %1 = stablehlo.constant dense<[(0.5, -2.0), (-0.0, 0.25)]> : tensor<2xcomplex<f32>>
  %2 = stablehlo.add %0, %1 : tensor<2xcomplex<f32>>
  check.expect_eq_const %2, dense<[(1.5, 0.0), (-0.0, 0.75)]> : tensor<2xcomplex<f32>>
  return
}
