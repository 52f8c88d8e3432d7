// The attribute lhs_dilation is array<i32: 1>; it must be an i64 dense array attribute.
func.func @main(%lhs: tensor<2x8x4xf32>, %rhs: tensor<3x4x6xf32>, %padding: tensor<1x2xi64>) -> tensor<2x6x6xf32> {
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i32: 1>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGH>], rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>, window_strides = array<i64: 1>}> : (tensor<2x8x4xf32>, tensor<3x4x6xf32>, tensor<1x2xi64>) -> tensor<2x6x6xf32>
  return %result : tensor<2x6x6xf32>
}
