// fft_unknown_known: a size that one type knows and the other does not fits; what both know must agree. Broken: fft C5. Source:
// TypeInference.cpp, StablehloOps.td, fft.
func.func @main(%operand_a: tensor<?x2xcomplex<f32>>) -> (tensor<3x5xcomplex<f32>>) {
%r = "stablehlo.fft"(%operand_a) {fft_type = #stablehlo<fft_type FFT>, fft_length = array<i64: 2>} : (tensor<?x2xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
return %r : tensor<3x5xcomplex<f32>>
}
