// The operand rhs is of type tensor<*xf32>; it must be a ranked tensor of floats, booleans, integers, complex numbers, integers quantized per tensor or integers quantized per axis.
func.func @main(%lhs: tensor<2x8x4xf32>, %rhs: tensor<*xf32>) -> tensor<2x6x6xf32> {
  %result = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[0, 0]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGH>]} : (tensor<2x8x4xf32>, tensor<*xf32>) -> tensor<2x6x6xf32>
  return %result : tensor<2x6x6xf32>
}
