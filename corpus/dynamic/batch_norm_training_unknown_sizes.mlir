// Sizes of operands and result are unknown until the program runs. Column 0 has mean 2 and variance 1, column 1
// mean 4 and variance 4. (x - mean) / sqrt(variance) * scale + offset: x - 2 + 1, and (x - 4) / 2 * 2.
func.func @main() {
  %operand_known = stablehlo.constant dense<[[1.0, 2.0], [3.0, 6.0]]> : tensor<2x2xf32>
  %scale_known = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %offset_known = stablehlo.constant dense<[1.0, 0.0]> : tensor<2xf32>
  %shape_0 = stablehlo.constant dense<[2, 2]> : tensor<2xi64>
  %operand = stablehlo.dynamic_reshape %operand_known, %shape_0 : (tensor<2x2xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  %shape_1 = stablehlo.constant dense<[2]> : tensor<1xi64>
  %scale = stablehlo.dynamic_reshape %scale_known, %shape_1 : (tensor<2xf32>, tensor<1xi64>) -> tensor<?xf32>
  %shape_2 = stablehlo.constant dense<[2]> : tensor<1xi64>
  %offset = stablehlo.dynamic_reshape %offset_known, %shape_2 : (tensor<2xf32>, tensor<1xi64>) -> tensor<?xf32>
  %output, %batch_mean, %batch_var = "stablehlo.batch_norm_training"(%operand, %scale, %offset) <{
    epsilon = 0.0 : f32,
    feature_index = 1 : i64
  }> : (tensor<?x?xf32>, tensor<?xf32>, tensor<?xf32>) -> (tensor<?x?xf32>, tensor<?xf32>, tensor<?xf32>)
  %shape_3 = stablehlo.constant dense<[2, 2]> : tensor<2xi64>
  %result_0 = stablehlo.dynamic_reshape %output, %shape_3 : (tensor<?x?xf32>, tensor<2xi64>) -> tensor<2x2xf32>
  %shape_4 = stablehlo.constant dense<[2]> : tensor<1xi64>
  %result_1 = stablehlo.dynamic_reshape %batch_mean, %shape_4 : (tensor<?xf32>, tensor<1xi64>) -> tensor<2xf32>
  %shape_5 = stablehlo.constant dense<[2]> : tensor<1xi64>
  %result_2 = stablehlo.dynamic_reshape %batch_var, %shape_5 : (tensor<?xf32>, tensor<1xi64>) -> tensor<2xf32>
  check.expect_eq_const %result_0, dense<[[0.0, -2.0], [2.0, 2.0]]> : tensor<2x2xf32>
  check.expect_eq_const %result_1, dense<[2.0, 4.0]> : tensor<2xf32>
  check.expect_eq_const %result_2, dense<[1.0, 4.0]> : tensor<2xf32>
  return
}
