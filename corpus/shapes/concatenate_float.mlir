// Along dimension 1: each row of the first operand, then that row of the second.
func.func @main() {
  %input_f32_0 = stablehlo.constant dense<[[1.0], [2.0]]> : tensor<2x1xf32>
  %input_f32_1 = stablehlo.constant dense<[[3.0, 4.0], [5.0, 6.0]]> : tensor<2x2xf32>
  %result_f32 = stablehlo.concatenate %input_f32_0, %input_f32_1, dim = 1 : (tensor<2x1xf32>, tensor<2x2xf32>) -> tensor<2x3xf32>
  check.expect_eq_const %result_f32, dense<[[1.0, 3.0, 4.0], [2.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %input_f64_0 = stablehlo.constant dense<[[1.0], [2.0]]> : tensor<2x1xf64>
  %input_f64_1 = stablehlo.constant dense<[[3.0, 4.0], [5.0, 6.0]]> : tensor<2x2xf64>
  %result_f64 = stablehlo.concatenate %input_f64_0, %input_f64_1, dim = 1 : (tensor<2x1xf64>, tensor<2x2xf64>) -> tensor<2x3xf64>
  check.expect_eq_const %result_f64, dense<[[1.0, 3.0, 4.0], [2.0, 5.0, 6.0]]> : tensor<2x3xf64>
  return
}
