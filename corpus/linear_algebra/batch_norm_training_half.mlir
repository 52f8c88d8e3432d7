// Column 0 has mean 2 and variance 1, column 1 mean 4 and variance 4. (x - mean) / sqrt(variance) * scale +
// offset: x - 2 + 1, and (x - 4) / 2 * 2.
func.func @main() {
  %operand_bf16 = stablehlo.constant dense<[[1.0, 2.0], [3.0, 6.0]]> : tensor<2x2xbf16>
  %scale_bf16 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xbf16>
  %offset_bf16 = stablehlo.constant dense<[1.0, 0.0]> : tensor<2xbf16>
  %output, %batch_mean, %batch_var = "stablehlo.batch_norm_training"(%operand_bf16, %scale_bf16, %offset_bf16) <{
    epsilon = 0.0 : f32,
    feature_index = 1 : i64
  }> : (tensor<2x2xbf16>, tensor<2xbf16>, tensor<2xbf16>) -> (tensor<2x2xbf16>, tensor<2xbf16>, tensor<2xbf16>)
  check.expect_eq_const %output, dense<[[0.0, -2.0], [2.0, 2.0]]> : tensor<2x2xbf16>
  check.expect_eq_const %batch_mean, dense<[2.0, 4.0]> : tensor<2xbf16>
  check.expect_eq_const %batch_var, dense<[1.0, 4.0]> : tensor<2xbf16>
  %operand_f16 = stablehlo.constant dense<[[1.0, 2.0], [3.0, 6.0]]> : tensor<2x2xf16>
  %scale_f16 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf16>
  %offset_f16 = stablehlo.constant dense<[1.0, 0.0]> : tensor<2xf16>
  %output_5, %batch_mean_6, %batch_var_7 = "stablehlo.batch_norm_training"(%operand_f16, %scale_f16, %offset_f16) <{
    epsilon = 0.0 : f32,
    feature_index = 1 : i64
  }> : (tensor<2x2xf16>, tensor<2xf16>, tensor<2xf16>) -> (tensor<2x2xf16>, tensor<2xf16>, tensor<2xf16>)
  check.expect_eq_const %output_5, dense<[[0.0, -2.0], [2.0, 2.0]]> : tensor<2x2xf16>
  check.expect_eq_const %batch_mean_6, dense<[2.0, 4.0]> : tensor<2xf16>
  check.expect_eq_const %batch_var_7, dense<[1.0, 4.0]> : tensor<2xf16>
  return
}
