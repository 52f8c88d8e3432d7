// Sums of up to 12 products that are not exact, fewer at the padded edge: a window of 4 over 9 positions of 3 features, stride
// 2, one element of padding in front. The expected values are exact sums, rounded once. The error is at most n * epsilon *
// (sum of |a| * |b|) with the n products of the element.
func.func @main() {
  %input_f32 = stablehlo.constant dense<[[[2.692, -47.378, 4.678], [2.516, -8.556, -32.427], [-0.301, -4.204, -3.632], [0.55, -0.102, -8.896], [-4.173, -8.545, 77.295], [-0.217, 2.565, -0.297], [5.037, 3.479, -7.861], [7.089, -6.321, 0.553], [-0.587, 0.055, 65.485]]]> : tensor<1x9x3xf32>
  %kernel_f32 = stablehlo.constant dense<[[[-60.951, 67.023], [0.913, -4.587], [-1.877, -1.086]], [[8.162, -2.628], [-0.436, -6.389], [5.217, -0.423]], [[0.024, -9.833], [-4.142, 4.727], [4.285, -1.292]], [[-0.129, -7.15], [-7.393, 7.423], [9.26, 4.614]]]> : tensor<4x3x2xf32>
  %result_f32 = stablehlo.convolution(%input_f32, %kernel_f32) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [2], pad = [[1, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x9x3xf32>, tensor<4x3x2xf32>) -> tensor<1x4x2xf32>
  check.expect_almost_eq_const %result_f32, dense<[[[-38.92963, 224.54411], [621.9087, 600.9285], [244.93025, 48.038097], [649.4915, 148.32664]]]> : tensor<1x4x2xf32>
  %input_f64 = stablehlo.constant dense<[[[-0.616, -2.443, -31.484], [0.854, 31.995, -4.704], [7.914, -0.171, 0.773], [-77.893, 28.431, -69.92], [6.037, 5.991, -9.669], [68.113, -0.24, -0.117], [-1.641, -14.786, 96.586], [9.055, 0.539, -2.064], [-0.066, 2.125, -0.019]]]> : tensor<1x9x3xf64>
  %kernel_f64 = stablehlo.constant dense<[[[0.959, 23.821], [-26.435, -5.06], [1.985, 29.4]], [[40.444, -0.251], [0.114, -16.303], [-28.494, -4.291]], [[5.658, 2.842], [76.19, -2.589], [-0.985, -5.998]], [[0.701, 9.017], [6.37, 0.982], [-63.782, -4.494]]]> : tensor<4x3x2xf64>
  %result_f64 = stablehlo.convolution(%input_f64, %kernel_f64) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [2], pad = [[1, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x9x3xf64>, tensor<4x3x2xf64>) -> tensor<1x4x2xf64>
  check.expect_almost_eq_const %result_f64, dense<[[[3274.23247, 190.60604800000002], [1897.135442, -54.193037999999966], [-6333.284597999999, -4381.168855], [-2639.708688, 1485.607621]]]> : tensor<1x4x2xf64>
  return
}
