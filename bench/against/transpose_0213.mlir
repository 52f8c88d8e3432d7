// transpose 0213, 8x512x16x256
func.func @main(%a: tensor<8x512x16x256xf32>) -> tensor<8x16x512x256xf32> {
  %r = stablehlo.transpose %a, dims = [0, 2, 1, 3] : (tensor<8x512x16x256xf32>) -> tensor<8x16x512x256xf32>
  return %r : tensor<8x16x512x256xf32>
}
