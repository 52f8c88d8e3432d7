// fft_unknown_known: a size that one type knows and the other does not fits; what both know must agree. Source:
// TypeInference.cpp, StablehloOps.td, fft.
func.func @main(%operand_0: tensor<?x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>> {
  %result_0 = stablehlo.fft %operand_0, type = FFT, length = [2] : (tensor<?x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  return %result_0 : tensor<3x2xcomplex<f32>>
}
