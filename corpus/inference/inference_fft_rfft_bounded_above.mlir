// fft_rfft_bounded: the last dimension is known, the others stay bounded. Broken: fft C5. Source: TypeInference.cpp inferFftOp.
func.func @main(%operand_a: tensor<?x4xf32, #stablehlo.bounds<3, ?>>) -> (tensor<?x4xcomplex<f32>, #stablehlo.bounds<3, ?>>) {
%r = "stablehlo.fft"(%operand_a) {fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 4>} : (tensor<?x4xf32, #stablehlo.bounds<3, ?>>) -> tensor<?x4xcomplex<f32>, #stablehlo.bounds<3, ?>>
return %r : tensor<?x4xcomplex<f32>, #stablehlo.bounds<3, ?>>
}
