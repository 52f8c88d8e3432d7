// The attribute dimension_numbers is "text"; it must be a list of the dimensions of a convolution.
func.func @main(%lhs: tensor<2x8x4xf32>, %rhs: tensor<3x4x6xf32>) -> (tensor<2x6x6xf32>) {
  %result = "stablehlo.convolution"(%lhs, %rhs) {dimension_numbers = "text", feature_group_count = 1 : i64, batch_group_count = 1 : i64, window_strides = array<i64: 1>, padding = dense<0> : tensor<1x2xi64>, lhs_dilation = array<i64: 1>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGH>]} : (tensor<2x8x4xf32>, tensor<3x4x6xf32>) -> tensor<2x6x6xf32>
  return %result : tensor<2x6x6xf32>
}
