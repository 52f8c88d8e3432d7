// Per column, (x - mean) / sqrt(variance) * scale + offset. Column 0: x - 2 + 1; column 1: (x - 3) / 2 * 2.
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[[1.0, 2.0], [3.0, 5.0], [2.0, 7.0]]> : tensor<3x2xf32>
  %scale_f32 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %offset_f32 = stablehlo.constant dense<[1.0, 0.0]> : tensor<2xf32>
  %mean_f32 = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf32>
  %variance_f32 = stablehlo.constant dense<[1.0, 4.0]> : tensor<2xf32>
  %result_f32 = "stablehlo.batch_norm_inference"(%operand_f32, %scale_f32, %offset_f32, %mean_f32, %variance_f32) <{
    epsilon = 0.0 : f32,
    feature_index = 1 : i64
  }> : (tensor<3x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<3x2xf32>
  check.expect_eq_const %result_f32, dense<[[0.0, -1.0], [2.0, 2.0], [1.0, 4.0]]> : tensor<3x2xf32>
  %operand_f64 = stablehlo.constant dense<[[1.0, 2.0], [3.0, 5.0], [2.0, 7.0]]> : tensor<3x2xf64>
  %scale_f64 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf64>
  %offset_f64 = stablehlo.constant dense<[1.0, 0.0]> : tensor<2xf64>
  %mean_f64 = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf64>
  %variance_f64 = stablehlo.constant dense<[1.0, 4.0]> : tensor<2xf64>
  %result_f64 = "stablehlo.batch_norm_inference"(%operand_f64, %scale_f64, %offset_f64, %mean_f64, %variance_f64) <{
    epsilon = 0.0 : f32,
    feature_index = 1 : i64
  }> : (tensor<3x2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>) -> tensor<3x2xf64>
  check.expect_eq_const %result_f64, dense<[[0.0, -1.0], [2.0, 2.0], [1.0, 4.0]]> : tensor<3x2xf64>
  return
}
