// The value becomes the real part, and the imaginary part is 0.
func.func @main() {
  %operand = stablehlo.constant dense<[1.5, -0.0]> : tensor<2xf32>
  %result = stablehlo.convert %operand : (tensor<2xf32>) -> tensor<2xcomplex<f32>>
  check.expect_eq_const %result, dense<[(1.5, 0.0), (-0.0, 0.0)]> : tensor<2xcomplex<f32>>
  return
}
