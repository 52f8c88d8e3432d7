// The attribute fft_length is array<i32: 9>; it must be an i64 dense array attribute.
func.func @main(%operand: tensor<3x9xf32>) -> (tensor<3x5xcomplex<f32>>) {
  %result = "stablehlo.fft"(%operand) {fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i32: 9>} : (tensor<3x9xf32>) -> tensor<3x5xcomplex<f32>>
  return %result : tensor<3x5xcomplex<f32>>
}
