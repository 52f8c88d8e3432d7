// reduce (max), 4096x4096 to a scalar
func.func @main(%a: tensor<4096x4096xf32>) -> tensor<f32> {
  %ri = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %r = stablehlo.reduce(%a init: %ri) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<4096x4096xf32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}
