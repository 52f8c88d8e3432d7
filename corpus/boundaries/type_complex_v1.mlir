// Complex numbers: every release knows it.
func.func @main() {
  %value = stablehlo.constant dense<[(1.0, -2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>
  check.expect_eq_const %value, dense<[(1.0, -2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>
  return
}
