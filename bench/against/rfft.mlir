// rfft, 1000 of 1024
func.func @main(%a: tensor<1000x1024xf32>) -> tensor<1000x513xcomplex<f32>> {
  %r = stablehlo.fft %a, type = RFFT, length = [1024] : (tensor<1000x1024xf32>) -> tensor<1000x513xcomplex<f32>>
  return %r : tensor<1000x513xcomplex<f32>>
}
