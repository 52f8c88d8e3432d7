// fft_great: a length above 2^32. Broken: fft C5. Source: the specification, fft C5.
func.func @main(%operand_a: tensor<2xcomplex<f32>>) -> (tensor<4294967298xf32>) {
%r = "stablehlo.fft"(%operand_a) {fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 4294967298>} : (tensor<2xcomplex<f32>>) -> tensor<4294967298xf32>
return %r : tensor<4294967298xf32>
}
