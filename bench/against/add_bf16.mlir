// add of 16 M bf16
func.func @main(%a: tensor<16777216xbf16>, %b: tensor<16777216xbf16>) -> tensor<16777216xbf16> {
  %r = stablehlo.add %a, %b : tensor<16777216xbf16>
  return %r : tensor<16777216xbf16>
}
