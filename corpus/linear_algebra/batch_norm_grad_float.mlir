// x - mean = -1, 1, -1, 1. The gradients sum up to 12, and times x - mean to 4. So the gradient of x is 2 / 4 *
// (4 g - 12 - 4 (x - mean)) = 2 / 4 * (-4, -8, 4, 8).
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[[1.0], [3.0], [1.0], [3.0]]> : tensor<4x1xf32>
  %scale_f32 = stablehlo.constant dense<[2.0]> : tensor<1xf32>
  %mean_f32 = stablehlo.constant dense<[2.0]> : tensor<1xf32>
  %variance_f32 = stablehlo.constant dense<[1.0]> : tensor<1xf32>
  %grad_output_f32 = stablehlo.constant dense<[[1.0], [2.0], [3.0], [6.0]]> : tensor<4x1xf32>
  %grad_operand, %grad_scale, %grad_offset = "stablehlo.batch_norm_grad"(%operand_f32, %scale_f32, %mean_f32, %variance_f32, %grad_output_f32) <{
    epsilon = 0.0 : f32,
    feature_index = 1 : i64
  }> : (tensor<4x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<4x1xf32>) -> (tensor<4x1xf32>, tensor<1xf32>, tensor<1xf32>)
  check.expect_eq_const %grad_operand, dense<[[-2.0], [-4.0], [2.0], [4.0]]> : tensor<4x1xf32>
  check.expect_eq_const %grad_scale, dense<[4.0]> : tensor<1xf32>
  check.expect_eq_const %grad_offset, dense<[12.0]> : tensor<1xf32>
  %operand_f64 = stablehlo.constant dense<[[1.0], [3.0], [1.0], [3.0]]> : tensor<4x1xf64>
  %scale_f64 = stablehlo.constant dense<[2.0]> : tensor<1xf64>
  %mean_f64 = stablehlo.constant dense<[2.0]> : tensor<1xf64>
  %variance_f64 = stablehlo.constant dense<[1.0]> : tensor<1xf64>
  %grad_output_f64 = stablehlo.constant dense<[[1.0], [2.0], [3.0], [6.0]]> : tensor<4x1xf64>
  %grad_operand_9, %grad_scale_10, %grad_offset_11 = "stablehlo.batch_norm_grad"(%operand_f64, %scale_f64, %mean_f64, %variance_f64, %grad_output_f64) <{
    epsilon = 0.0 : f32,
    feature_index = 1 : i64
  }> : (tensor<4x1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<4x1xf64>) -> (tensor<4x1xf64>, tensor<1xf64>, tensor<1xf64>)
  check.expect_eq_const %grad_operand_9, dense<[[-2.0], [-4.0], [2.0], [4.0]]> : tensor<4x1xf64>
  check.expect_eq_const %grad_scale_10, dense<[4.0]> : tensor<1xf64>
  check.expect_eq_const %grad_offset_11, dense<[12.0]> : tensor<1xf64>
  return
}
