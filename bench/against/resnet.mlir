// resnet bottleneck, 28x28x256
func.func @main(%x: tensor<1x28x28x256xf32>, %k1: tensor<1x1x256x64xf32>, %k2: tensor<3x3x64x64xf32>, %k3: tensor<1x1x64x256xf32>) -> tensor<1x28x28x256xf32> {
  %a0 = stablehlo.convolution(%x, %k1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[0, 0], [0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x28x28x256xf32>, tensor<1x1x256x64xf32>) -> tensor<1x28x28x64xf32>
  %az = stablehlo.constant dense<0.0> : tensor<1x28x28x64xf32>
  %a = stablehlo.maximum %a0, %az : tensor<1x28x28x64xf32>
  %b0 = stablehlo.convolution(%a, %k2) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x28x28x64xf32>, tensor<3x3x64x64xf32>) -> tensor<1x28x28x64xf32>
  %bz = stablehlo.constant dense<0.0> : tensor<1x28x28x64xf32>
  %b = stablehlo.maximum %b0, %bz : tensor<1x28x28x64xf32>
  %c0 = stablehlo.convolution(%b, %k3) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[0, 0], [0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x28x28x64xf32>, tensor<1x1x64x256xf32>) -> tensor<1x28x28x256xf32>
  %d = stablehlo.add %x, %c0 : tensor<1x28x28x256xf32>
  %rz = stablehlo.constant dense<0.0> : tensor<1x28x28x256xf32>
  %r = stablehlo.maximum %d, %rz : tensor<1x28x28x256xf32>
  return %r : tensor<1x28x28x256xf32>
}
