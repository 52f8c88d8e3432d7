// Column 0 has mean 2 and variance 1, column 1 mean 4 and variance 4. (x - mean) / sqrt(variance) * scale +
// offset: x - 2 + 1, and (x - 4) / 2 * 2.
func.func @main() {
  %operand = stablehlo.constant dense<[[1.0, 2.0], [3.0, 6.0]]> : tensor<2x2xf8E5M2>
  %scale = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E5M2>
  %offset = stablehlo.constant dense<[1.0, 0.0]> : tensor<2xf8E5M2>
  %output, %batch_mean, %batch_var = "stablehlo.batch_norm_training"(%operand, %scale, %offset) <{
    epsilon = 0.0 : f32,
    feature_index = 1 : i64
  }> : (tensor<2x2xf8E5M2>, tensor<2xf8E5M2>, tensor<2xf8E5M2>) -> (tensor<2x2xf8E5M2>, tensor<2xf8E5M2>, tensor<2xf8E5M2>)
  check.expect_eq_const %output, dense<[[0.0, -2.0], [2.0, 2.0]]> : tensor<2x2xf8E5M2>
  check.expect_eq_const %batch_mean, dense<[2.0, 4.0]> : tensor<2xf8E5M2>
  check.expect_eq_const %batch_var, dense<[1.0, 4.0]> : tensor<2xf8E5M2>
  return
}
