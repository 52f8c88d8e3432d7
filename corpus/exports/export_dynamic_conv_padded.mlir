// A convolution goes on by two over an image of unknown size. The padding is an operand of 32 bits: nothing above, a row below,
// a column on both sides.
func.func @main() {
  %image_known = stablehlo.constant dense<[[[[-1.0, -3.0], [1.0, -6.0], [-4.0, 2.0], [3.0, -4.0], [-1.0, 7.0]], [[5.0, -6.0], [6.0, 6.0], [-7.0, 5.0], [-1.0, 9.0], [-5.0, 7.0]], [[-1.0, -5.0], [4.0, -1.0], [-9.0, -7.0], [-9.0, 3.0], [4.0, -4.0]], [[8.0, 8.0], [8.0, -5.0], [2.0, 9.0], [5.0, 1.0], [-2.0, 6.0]]]]> : tensor<1x4x5x2xf32>
  %sizes_image = stablehlo.constant dense<[1, 4, 5, 2]> : tensor<4xi64>
  %image = stablehlo.dynamic_reshape %image_known, %sizes_image : (tensor<1x4x5x2xf32>, tensor<4xi64>) -> tensor<?x?x?x2xf32>
  %kernel = stablehlo.constant dense<[[[[0.0, 4.0, 3.0], [3.0, 2.0, -3.0]], [[-1.0, -1.0, -4.0], [-3.0, -3.0, -4.0]], [[-3.0, 3.0, -4.0], [-3.0, 3.0, -3.0]]], [[[1.0, -4.0, 0.0], [2.0, 0.0, 2.0]], [[1.0, 4.0, -3.0], [2.0, 1.0, -4.0]], [[-2.0, 0.0, 3.0], [-1.0, -2.0, 0.0]]], [[[2.0, 4.0, -1.0], [-4.0, 4.0, 1.0]], [[1.0, -2.0, 0.0], [1.0, -2.0, -3.0]], [[-4.0, -3.0, 1.0], [3.0, 1.0, -4.0]]]]> : tensor<3x3x2x3xf32>
  %padding = stablehlo.constant dense<[[0, 1], [1, 1]]> : tensor<2x2xi32>
  %unknown = "stablehlo.dynamic_conv"(%image, %kernel, %padding) <{
    batch_group_count = 1 : i64,
    dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64,
    window_strides = array<i64: 2, 2>
  }> : (tensor<?x?x?x2xf32>, tensor<3x3x2x3xf32>, tensor<2x2xi32>) -> tensor<?x?x?x3xf32>
  %sizes_result = stablehlo.constant dense<[1, 2, 3, 3]> : tensor<4xi64>
  %result = stablehlo.dynamic_reshape %unknown, %sizes_result : (tensor<?x?x?x3xf32>, tensor<4xi64>) -> tensor<1x2x3x3xf32>
  check.expect_eq_const %result, dense<[[[[-25.0, -4.0, 80.0], [38.0, -4.0, 34.0], [-36.0, -49.0, 26.0]], [[20.0, 75.0, -21.0], [52.0, 9.0, 69.0], [34.0, -44.0, -52.0]]]]> : tensor<1x2x3x3xf32>
  return
}
