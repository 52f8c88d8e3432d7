// add of 16 M
func.func @main(%a: tensor<16777216xf32>, %b: tensor<16777216xf32>) -> tensor<16777216xf32> {
  %r = stablehlo.add %a, %b : tensor<16777216xf32>
  return %r : tensor<16777216xf32>
}
