// fft, 2^20
func.func @main(%a: tensor<1048576xf32>) -> tensor<1048576xcomplex<f32>> {
  %c = stablehlo.complex %a, %a : tensor<1048576xcomplex<f32>>
  %r = stablehlo.fft %c, type = FFT, length = [1048576] : (tensor<1048576xcomplex<f32>>) -> tensor<1048576xcomplex<f32>>
  return %r : tensor<1048576xcomplex<f32>>
}
