// fft_great: a length above 2^32. Source: the specification, fft C5.
func.func @main(%operand_0: tensor<2147483650xcomplex<f32>>) -> tensor<4294967298xf32> {
  %result_0 = stablehlo.fft %operand_0, type = IRFFT, length = [4294967298] : (tensor<2147483650xcomplex<f32>>) -> tensor<4294967298xf32>
  return %result_0 : tensor<4294967298xf32>
}
