// compare and select, 16 M
func.func @main(%a: tensor<16777216xf32>, %b: tensor<16777216xf32>) -> tensor<16777216xf32> {
  %c = stablehlo.compare LT, %a, %b : (tensor<16777216xf32>, tensor<16777216xf32>) -> tensor<16777216xi1>
  %r = stablehlo.select %c, %b, %a : tensor<16777216xi1>, tensor<16777216xf32>
  return %r : tensor<16777216xf32>
}
