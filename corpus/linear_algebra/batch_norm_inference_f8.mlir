// Per column, (x - mean) / sqrt(variance) * scale + offset. Column 0: x - 2 + 1; column 1: (x - 3) / 2 * 2.
func.func @main() {
  %operand = stablehlo.constant dense<[[1.0, 2.0], [3.0, 5.0], [2.0, 7.0]]> : tensor<3x2xf8E5M2>
  %scale = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E5M2>
  %offset = stablehlo.constant dense<[1.0, 0.0]> : tensor<2xf8E5M2>
  %mean = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf8E5M2>
  %variance = stablehlo.constant dense<[1.0, 4.0]> : tensor<2xf8E5M2>
  %result = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{
    epsilon = 0.0 : f32,
    feature_index = 1 : i64
  }> : (tensor<3x2xf8E5M2>, tensor<2xf8E5M2>, tensor<2xf8E5M2>, tensor<2xf8E5M2>, tensor<2xf8E5M2>) -> tensor<3x2xf8E5M2>
  check.expect_eq_const %result, dense<[[0.0, -1.0], [2.0, 2.0], [1.0, 4.0]]> : tensor<3x2xf8E5M2>
  return
}
