// refused: do not fit the operation
func.func @main() {
  %lhs = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f32>>
  %result = stablehlo.remainder %lhs, %lhs : tensor<complex<f32>>
  check.expect_eq %result, %lhs : tensor<complex<f32>>
  return
}
