// Sizes of operands and result are unknown until the program runs. x - mean = -1, 1, -1, 1. The gradients sum
// up to 12, and times x - mean to 4. So the gradient of x is 2 / 4 * (4 g - 12 - 4 (x - mean)) = 2 / 4 * (-4,
// -8, 4, 8).
func.func @main() {
  %operand_known = stablehlo.constant dense<[[1.0], [3.0], [1.0], [3.0]]> : tensor<4x1xf32>
  %scale_known = stablehlo.constant dense<[2.0]> : tensor<1xf32>
  %mean_known = stablehlo.constant dense<[2.0]> : tensor<1xf32>
  %variance_known = stablehlo.constant dense<[1.0]> : tensor<1xf32>
  %grad_output_known = stablehlo.constant dense<[[1.0], [2.0], [3.0], [6.0]]> : tensor<4x1xf32>
  %shape_0 = stablehlo.constant dense<[4, 1]> : tensor<2xi64>
  %operand = stablehlo.dynamic_reshape %operand_known, %shape_0 : (tensor<4x1xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  %shape_1 = stablehlo.constant dense<[1]> : tensor<1xi64>
  %scale = stablehlo.dynamic_reshape %scale_known, %shape_1 : (tensor<1xf32>, tensor<1xi64>) -> tensor<?xf32>
  %shape_2 = stablehlo.constant dense<[1]> : tensor<1xi64>
  %mean = stablehlo.dynamic_reshape %mean_known, %shape_2 : (tensor<1xf32>, tensor<1xi64>) -> tensor<?xf32>
  %shape_3 = stablehlo.constant dense<[1]> : tensor<1xi64>
  %variance = stablehlo.dynamic_reshape %variance_known, %shape_3 : (tensor<1xf32>, tensor<1xi64>) -> tensor<?xf32>
  %shape_4 = stablehlo.constant dense<[4, 1]> : tensor<2xi64>
  %grad_output = stablehlo.dynamic_reshape %grad_output_known, %shape_4 : (tensor<4x1xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  %grad_operand, %grad_scale, %grad_offset = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{
    epsilon = 0.0 : f32,
    feature_index = 1 : i64
  }> : (tensor<?x?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?xf32>, tensor<?xf32>)
  %shape_5 = stablehlo.constant dense<[4, 1]> : tensor<2xi64>
  %result_0 = stablehlo.dynamic_reshape %grad_operand, %shape_5 : (tensor<?x?xf32>, tensor<2xi64>) -> tensor<4x1xf32>
  %shape_6 = stablehlo.constant dense<[1]> : tensor<1xi64>
  %result_1 = stablehlo.dynamic_reshape %grad_scale, %shape_6 : (tensor<?xf32>, tensor<1xi64>) -> tensor<1xf32>
  %shape_7 = stablehlo.constant dense<[1]> : tensor<1xi64>
  %result_2 = stablehlo.dynamic_reshape %grad_offset, %shape_7 : (tensor<?xf32>, tensor<1xi64>) -> tensor<1xf32>
  check.expect_eq_const %result_0, dense<[[-2.0], [-4.0], [2.0], [4.0]]> : tensor<4x1xf32>
  check.expect_eq_const %result_1, dense<[4.0]> : tensor<1xf32>
  check.expect_eq_const %result_2, dense<[12.0]> : tensor<1xf32>
  return
}
