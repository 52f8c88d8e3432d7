// fft_rfft_bounded: the last dimension is known, the others stay bounded. Source: TypeInference.cpp inferFftOp.
func.func @main(%operand_0: tensor<?x4xf32, #stablehlo.bounds<3, ?>>) -> tensor<?x3xcomplex<f32>, #stablehlo.bounds<3, ?>> {
  %result_0 = stablehlo.fft %operand_0, type = RFFT, length = [4] : (tensor<?x4xf32, #stablehlo.bounds<3, ?>>) -> tensor<?x3xcomplex<f32>, #stablehlo.bounds<3, ?>>
  return %result_0 : tensor<?x3xcomplex<f32>, #stablehlo.bounds<3, ?>>
}
