// fft_bounded: a dimension that is not transformed stays bounded. Source: TypeInference.cpp inferFftOp.
func.func @main(%operand_0: tensor<?x4xcomplex<f32>, #stablehlo.bounds<3, ?>>) -> tensor<?x4xcomplex<f32>, #stablehlo.bounds<3, ?>> {
  %result_0 = stablehlo.fft %operand_0, type = FFT, length = [4] : (tensor<?x4xcomplex<f32>, #stablehlo.bounds<3, ?>>) -> tensor<?x4xcomplex<f32>, #stablehlo.bounds<3, ?>>
  return %result_0 : tensor<?x4xcomplex<f32>, #stablehlo.bounds<3, ?>>
}
