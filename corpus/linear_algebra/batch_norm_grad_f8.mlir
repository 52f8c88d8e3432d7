// x - mean = -1, 1, -1, 1. The gradients sum up to 12, and times x - mean to 4. So the gradient of x is 2 / 4 *
// (4 g - 12 - 4 (x - mean)) = 2 / 4 * (-4, -8, 4, 8).
func.func @main() {
  %operand = stablehlo.constant dense<[[1.0], [3.0], [1.0], [3.0]]> : tensor<4x1xf8E5M2>
  %scale = stablehlo.constant dense<[2.0]> : tensor<1xf8E5M2>
  %mean = stablehlo.constant dense<[2.0]> : tensor<1xf8E5M2>
  %variance = stablehlo.constant dense<[1.0]> : tensor<1xf8E5M2>
  %grad_output = stablehlo.constant dense<[[1.0], [2.0], [3.0], [6.0]]> : tensor<4x1xf8E5M2>
  %grad_operand, %grad_scale, %grad_offset = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{
    epsilon = 0.0 : f32,
    feature_index = 1 : i64
  }> : (tensor<4x1xf8E5M2>, tensor<1xf8E5M2>, tensor<1xf8E5M2>, tensor<1xf8E5M2>, tensor<4x1xf8E5M2>) -> (tensor<4x1xf8E5M2>, tensor<1xf8E5M2>, tensor<1xf8E5M2>)
  check.expect_eq_const %grad_operand, dense<[[-2.0], [-4.0], [2.0], [4.0]]> : tensor<4x1xf8E5M2>
  check.expect_eq_const %grad_scale, dense<[4.0]> : tensor<1xf8E5M2>
  check.expect_eq_const %grad_offset, dense<[12.0]> : tensor<1xf8E5M2>
  return
}
