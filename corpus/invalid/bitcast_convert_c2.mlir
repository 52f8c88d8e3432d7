// The result is complex, the operand is not; only complex bits convert to complex bits.
func.func @main(%operand: tensor<2xf64>) -> tensor<2xcomplex<f32>> {
  %result = stablehlo.bitcast_convert %operand : (tensor<2xf64>) -> tensor<2xcomplex<f32>>
  return %result : tensor<2xcomplex<f32>>
}
