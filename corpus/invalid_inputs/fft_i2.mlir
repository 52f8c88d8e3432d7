// The attribute fft_type is "text"; it must be a type of Fourier transform.
func.func @main(%operand: tensor<3x9xf32>) -> (tensor<3x5xcomplex<f32>>) {
  %result = "stablehlo.fft"(%operand) {fft_type = "text", fft_length = array<i64: 9>} : (tensor<3x9xf32>) -> tensor<3x5xcomplex<f32>>
  return %result : tensor<3x5xcomplex<f32>>
}
