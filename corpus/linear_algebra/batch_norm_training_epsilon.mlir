// Features along dimension 1 of 3, the mean over the other two. Feature 0 is 1, 5, 1, 5: mean 3, variance 4,
// sqrt(4 + 5) = 3, (x - 3) / 3 * 6 + 1. Feature 1 is 2, 2, 10, 10 (mean 6, variance 16): sqrt(16 + 5) stays in
// the result, so its scale is 0.
func.func @main() {
  %operand = stablehlo.constant dense<[[[1.0, 5.0], [2.0, 2.0]], [[1.0, 5.0], [10.0, 10.0]]]> : tensor<2x2x2xf32>
  %scale = stablehlo.constant dense<[6.0, 0.0]> : tensor<2xf32>
  %offset = stablehlo.constant dense<[1.0, -2.0]> : tensor<2xf32>
  %output, %batch_mean, %batch_var = "stablehlo.batch_norm_training"(%operand, %scale, %offset) <{
    epsilon = 5.0 : f32,
    feature_index = 1 : i64
  }> : (tensor<2x2x2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2x2x2xf32>, tensor<2xf32>, tensor<2xf32>)
  check.expect_almost_eq_const %output, dense<[[[-3.0, 5.0], [-2.0, -2.0]], [[-3.0, 5.0], [-2.0, -2.0]]]> : tensor<2x2x2xf32>
  check.expect_almost_eq_const %batch_mean, dense<[3.0, 6.0]> : tensor<2xf32>
  check.expect_almost_eq_const %batch_var, dense<[4.0, 16.0]> : tensor<2xf32>
  return
}
