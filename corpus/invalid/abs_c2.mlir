// The absolute value of a complex<f32> is an f32, but the result holds f64.
func.func @main(%operand: tensor<2xcomplex<f32>>) -> tensor<2xf64> {
  %result = stablehlo.abs %operand : (tensor<2xcomplex<f32>>) -> tensor<2xf64>
  return %result : tensor<2xf64>
}
