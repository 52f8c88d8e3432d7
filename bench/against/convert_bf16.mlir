// convert, 16 M f32 to bf16
func.func @main(%a: tensor<16777216xf32>) -> tensor<16777216xbf16> {
  %r = stablehlo.convert %a : (tensor<16777216xf32>) -> tensor<16777216xbf16>
  return %r : tensor<16777216xbf16>
}
