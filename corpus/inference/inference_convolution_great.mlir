// convolution_great: 10^9 elements with 4 between each two. Source: the specification, convolution C25.
func.func @main(%operand_0: tensor<2x1000000000x1xi8>, %operand_1: tensor<1x1x1xi8>) -> tensor<2x4999999996x1xi32> {
  %result_0 = stablehlo.convolution(%operand_0, %operand_1) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {lhs_dilate = [5]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x1000000000x1xi8>, tensor<1x1x1xi8>) -> tensor<2x4999999996x1xi32>
  return %result_0 : tensor<2x4999999996x1xi32>
}
