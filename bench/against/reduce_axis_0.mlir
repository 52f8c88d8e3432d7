// reduce (add), 4096x4096 along axis 0
func.func @main(%a: tensor<4096x4096xf32>) -> tensor<4096xf32> {
  %ri = stablehlo.constant dense<0.0> : tensor<f32>
  %r = stablehlo.reduce(%a init: %ri) applies stablehlo.add across dimensions = [0] : (tensor<4096x4096xf32>, tensor<f32>) -> tensor<4096xf32>
  return %r : tensor<4096xf32>
}
