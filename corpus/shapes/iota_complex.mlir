// The index is the real part.
func.func @main() {
  %result = stablehlo.iota dim = 0 : tensor<3xcomplex<f32>>
  check.expect_eq_const %result, dense<[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0)]> : tensor<3xcomplex<f32>>
  return
}
