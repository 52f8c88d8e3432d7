// softmax, 1024x1024
func.func @main(%a: tensor<1024x1024xf32>) -> tensor<1024x1024xf32> {
  %rmi = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %rm = stablehlo.reduce(%a init: %rmi) applies stablehlo.maximum across dimensions = [1] : (tensor<1024x1024xf32>, tensor<f32>) -> tensor<1024xf32>
  %rmb = stablehlo.broadcast_in_dim %rm, dims = [0] : (tensor<1024xf32>) -> tensor<1024x1024xf32>
  %rs = stablehlo.subtract %a, %rmb : tensor<1024x1024xf32>
  %re = stablehlo.exponential %rs : tensor<1024x1024xf32>
  %rzi = stablehlo.constant dense<0.0> : tensor<f32>
  %rz = stablehlo.reduce(%re init: %rzi) applies stablehlo.add across dimensions = [1] : (tensor<1024x1024xf32>, tensor<f32>) -> tensor<1024xf32>
  %rzb = stablehlo.broadcast_in_dim %rz, dims = [0] : (tensor<1024xf32>) -> tensor<1024x1024xf32>
  %r = stablehlo.divide %re, %rzb : tensor<1024x1024xf32>
  return %r : tensor<1024x1024xf32>
}
