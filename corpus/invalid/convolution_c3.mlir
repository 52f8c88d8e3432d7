// The window would never move: its stride is 0.
func.func @main(%lhs: tensor<2x8x4xf32>, %rhs: tensor<3x4x6xf32>) -> tensor<2x6x6xf32> {
  %result = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [0], pad = [[0, 0]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGH>]} : (tensor<2x8x4xf32>, tensor<3x4x6xf32>) -> tensor<2x6x6xf32>
  return %result : tensor<2x6x6xf32>
}
