// Features along dimension 0, and an epsilon: sqrt(1 + 3) = 2 and sqrt(6 + 3) = 3. Row 0: (x - 1) / 2 * 4 - 1;
// row 1: (x - 2) / 3 * 6 + 0.5.
func.func @main() {
  %operand = stablehlo.constant dense<[[1.0, 2.0, 5.0], [2.0, 3.5, -1.0]]> : tensor<2x3xf32>
  %scale = stablehlo.constant dense<[4.0, 6.0]> : tensor<2xf32>
  %offset = stablehlo.constant dense<[-1.0, 0.5]> : tensor<2xf32>
  %mean = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %variance = stablehlo.constant dense<[1.0, 6.0]> : tensor<2xf32>
  %result = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{
    epsilon = 3.0 : f32,
    feature_index = 0 : i64
  }> : (tensor<2x3xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2x3xf32>
  check.expect_almost_eq_const %result, dense<[[-1.0, 1.0, 7.0], [0.5, 3.5, -5.5]]> : tensor<2x3xf32>
  return
}
