// The sum of softmax runs over the last but one dimension of four, a loss over all.
func.func @main() {
  %scores = stablehlo.constant dense<[[[[-5.0, 5.0, 2.0, 0.0], [-6.0, -2.0, -5.0, -3.0], [-3.0, 8.0, 2.0, -6.0]], [[-4.0, -3.0, 9.0, -4.0], [2.0, 1.0, 2.0, -6.0], [0.0, -1.0, -6.0, -2.0]]], [[[2.0, -9.0, -4.0, 8.0], [-1.0, 0.0, 0.0, -1.0], [8.0, -5.0, -1.0, 6.0]], [[-7.0, -1.0, -9.0, 0.0], [-1.0, 7.0, -5.0, 3.0], [-4.0, 8.0, -5.0, -7.0]]]]> : tensor<2x2x3x4xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %result = stablehlo.reduce(%scores init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x2x3x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %heads = stablehlo.reduce(%scores init: %zero) applies stablehlo.add across dimensions = [3] : (tensor<2x2x3x4xf32>, tensor<f32>) -> tensor<2x2x3xf32>
  %all = stablehlo.reduce(%scores init: %zero) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x2x3x4xf32>, tensor<f32>) -> tensor<f32>
  check.expect_eq_const %result, dense<[[[-1.400000e+01, 1.100000e+01, -1.000000e+00, -9.000000e+00], [-2.000000e+00, -3.000000e+00, 5.000000e+00, -1.200000e+01]], [[9.000000e+00, -1.400000e+01, -5.000000e+00, 1.300000e+01], [-1.200000e+01, 1.400000e+01, -1.900000e+01, -4.000000e+00]]]> : tensor<2x2x4xf32>
  check.expect_eq_const %heads, dense<[[[2.000000e+00, -1.600000e+01, 1.000000e+00], [-2.000000e+00, -1.000000e+00, -9.000000e+00]], [[-3.000000e+00, -2.000000e+00, 8.000000e+00], [-1.700000e+01, 4.000000e+00, -8.000000e+00]]]> : tensor<2x2x3xf32>
  check.expect_eq_const %all, dense<-4.300000e+01> : tensor<f32>
  return
}
