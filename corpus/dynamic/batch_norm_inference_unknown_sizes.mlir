// Sizes of operands and result are unknown until the program runs. Per column, (x - mean) / sqrt(variance) *
// scale + offset. Column 0: x - 2 + 1; column 1: (x - 3) / 2 * 2.
func.func @main() {
  %operand_known = stablehlo.constant dense<[[1.0, 2.0], [3.0, 5.0], [2.0, 7.0]]> : tensor<3x2xf32>
  %scale_known = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %offset_known = stablehlo.constant dense<[1.0, 0.0]> : tensor<2xf32>
  %mean_known = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf32>
  %variance_known = stablehlo.constant dense<[1.0, 4.0]> : tensor<2xf32>
  %shape_0 = stablehlo.constant dense<[3, 2]> : tensor<2xi64>
  %operand = stablehlo.dynamic_reshape %operand_known, %shape_0 : (tensor<3x2xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  %shape_1 = stablehlo.constant dense<[2]> : tensor<1xi64>
  %scale = stablehlo.dynamic_reshape %scale_known, %shape_1 : (tensor<2xf32>, tensor<1xi64>) -> tensor<?xf32>
  %shape_2 = stablehlo.constant dense<[2]> : tensor<1xi64>
  %offset = stablehlo.dynamic_reshape %offset_known, %shape_2 : (tensor<2xf32>, tensor<1xi64>) -> tensor<?xf32>
  %shape_3 = stablehlo.constant dense<[2]> : tensor<1xi64>
  %mean = stablehlo.dynamic_reshape %mean_known, %shape_3 : (tensor<2xf32>, tensor<1xi64>) -> tensor<?xf32>
  %shape_4 = stablehlo.constant dense<[2]> : tensor<1xi64>
  %variance = stablehlo.dynamic_reshape %variance_known, %shape_4 : (tensor<2xf32>, tensor<1xi64>) -> tensor<?xf32>
  %unknown = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{
    epsilon = 0.0 : f32,
    feature_index = 1 : i64
  }> : (tensor<?x?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %shape_5 = stablehlo.constant dense<[3, 2]> : tensor<2xi64>
  %result = stablehlo.dynamic_reshape %unknown, %shape_5 : (tensor<?x?xf32>, tensor<2xi64>) -> tensor<3x2xf32>
  check.expect_eq_const %result, dense<[[0.0, -1.0], [2.0, 2.0], [1.0, 4.0]]> : tensor<3x2xf32>
  return
}
