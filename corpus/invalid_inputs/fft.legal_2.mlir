// A legal fft, which programs beside it break by one edit each.
func.func @main(%operand: tensor<3x9xf32>) -> (tensor<3x5xcomplex<f32>>) {
  %result = "stablehlo.fft"(%operand) {fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 9>} : (tensor<3x9xf32>) -> tensor<3x5xcomplex<f32>>
  return %result : tensor<3x5xcomplex<f32>>
}
