// x - mean = -1, 1, -1, 1. The gradients sum up to 12, and times x - mean to 4. So the gradient of x is 2 / 4 *
// (4 g - 12 - 4 (x - mean)) = 2 / 4 * (-4, -8, 4, 8).
func.func @main() {
  %operand_bf16 = stablehlo.constant dense<[[1.0], [3.0], [1.0], [3.0]]> : tensor<4x1xbf16>
  %scale_bf16 = stablehlo.constant dense<[2.0]> : tensor<1xbf16>
  %mean_bf16 = stablehlo.constant dense<[2.0]> : tensor<1xbf16>
  %variance_bf16 = stablehlo.constant dense<[1.0]> : tensor<1xbf16>
  %grad_output_bf16 = stablehlo.constant dense<[[1.0], [2.0], [3.0], [6.0]]> : tensor<4x1xbf16>
  %grad_operand, %grad_scale, %grad_offset = "stablehlo.batch_norm_grad"(%operand_bf16, %scale_bf16, %mean_bf16, %variance_bf16, %grad_output_bf16) <{
    epsilon = 0.0 : f32,
    feature_index = 1 : i64
  }> : (tensor<4x1xbf16>, tensor<1xbf16>, tensor<1xbf16>, tensor<1xbf16>, tensor<4x1xbf16>) -> (tensor<4x1xbf16>, tensor<1xbf16>, tensor<1xbf16>)
  check.expect_eq_const %grad_operand, dense<[[-2.0], [-4.0], [2.0], [4.0]]> : tensor<4x1xbf16>
  check.expect_eq_const %grad_scale, dense<[4.0]> : tensor<1xbf16>
  check.expect_eq_const %grad_offset, dense<[12.0]> : tensor<1xbf16>
  %operand_f16 = stablehlo.constant dense<[[1.0], [3.0], [1.0], [3.0]]> : tensor<4x1xf16>
  %scale_f16 = stablehlo.constant dense<[2.0]> : tensor<1xf16>
  %mean_f16 = stablehlo.constant dense<[2.0]> : tensor<1xf16>
  %variance_f16 = stablehlo.constant dense<[1.0]> : tensor<1xf16>
  %grad_output_f16 = stablehlo.constant dense<[[1.0], [2.0], [3.0], [6.0]]> : tensor<4x1xf16>
  %grad_operand_9, %grad_scale_10, %grad_offset_11 = "stablehlo.batch_norm_grad"(%operand_f16, %scale_f16, %mean_f16, %variance_f16, %grad_output_f16) <{
    epsilon = 0.0 : f32,
    feature_index = 1 : i64
  }> : (tensor<4x1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<4x1xf16>) -> (tensor<4x1xf16>, tensor<1xf16>, tensor<1xf16>)
  check.expect_eq_const %grad_operand_9, dense<[[-2.0], [-4.0], [2.0], [4.0]]> : tensor<4x1xf16>
  check.expect_eq_const %grad_scale_10, dense<[4.0]> : tensor<1xf16>
  check.expect_eq_const %grad_offset_11, dense<[12.0]> : tensor<1xf16>
  return
}
