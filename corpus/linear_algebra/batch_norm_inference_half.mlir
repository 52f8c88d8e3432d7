// Per column, (x - mean) / sqrt(variance) * scale + offset. Column 0: x - 2 + 1; column 1: (x - 3) / 2 * 2.
func.func @main() {
  %operand_bf16 = stablehlo.constant dense<[[1.0, 2.0], [3.0, 5.0], [2.0, 7.0]]> : tensor<3x2xbf16>
  %scale_bf16 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xbf16>
  %offset_bf16 = stablehlo.constant dense<[1.0, 0.0]> : tensor<2xbf16>
  %mean_bf16 = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xbf16>
  %variance_bf16 = stablehlo.constant dense<[1.0, 4.0]> : tensor<2xbf16>
  %result_bf16 = "stablehlo.batch_norm_inference"(%operand_bf16, %scale_bf16, %offset_bf16, %mean_bf16, %variance_bf16) <{
    epsilon = 0.0 : f32,
    feature_index = 1 : i64
  }> : (tensor<3x2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>) -> tensor<3x2xbf16>
  check.expect_eq_const %result_bf16, dense<[[0.0, -1.0], [2.0, 2.0], [1.0, 4.0]]> : tensor<3x2xbf16>
  %operand_f16 = stablehlo.constant dense<[[1.0, 2.0], [3.0, 5.0], [2.0, 7.0]]> : tensor<3x2xf16>
  %scale_f16 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf16>
  %offset_f16 = stablehlo.constant dense<[1.0, 0.0]> : tensor<2xf16>
  %mean_f16 = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf16>
  %variance_f16 = stablehlo.constant dense<[1.0, 4.0]> : tensor<2xf16>
  %result_f16 = "stablehlo.batch_norm_inference"(%operand_f16, %scale_f16, %offset_f16, %mean_f16, %variance_f16) <{
    epsilon = 0.0 : f32,
    feature_index = 1 : i64
  }> : (tensor<3x2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>) -> tensor<3x2xf16>
  check.expect_eq_const %result_f16, dense<[[0.0, -1.0], [2.0, 2.0], [1.0, 4.0]]> : tensor<3x2xf16>
  return
}
