// Five output features cannot be divided into 2 feature groups.
func.func @main(%lhs: tensor<2x8x4xf32>, %rhs: tensor<3x2x5xf32>) -> tensor<?x6x?xf32> {
  %result = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<2x8x4xf32>, tensor<3x2x5xf32>) -> tensor<?x6x?xf32>
  return %result : tensor<?x6x?xf32>
}
