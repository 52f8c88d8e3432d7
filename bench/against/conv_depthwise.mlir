// convolution, 56x56x64, 3x3, depthwise
func.func @main(%a: tensor<1x56x56x64xf32>, %k: tensor<3x3x1x64xf32>) -> tensor<1x56x56x64xf32> {
  %r = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 64 : i64} : (tensor<1x56x56x64xf32>, tensor<3x3x1x64xf32>) -> tensor<1x56x56x64xf32>
  return %r : tensor<1x56x56x64xf32>
}
