// Row by column. Row 0: 1 * [1, 0, 2, 0] + 2 * [0, 1, 1, 2]; row 1: 3 * [1, 0, 2, 0] + [0, 1, 1, 2] + 2 * [2,
// 1, 0, 1].
func.func @main() {
  %lhs_f32 = stablehlo.constant dense<[[1.0, 2.0, 0.0], [3.0, 1.0, 2.0]]> : tensor<2x3xf32>
  %rhs_f32 = stablehlo.constant dense<[[1.0, 0.0, 2.0, 0.0], [0.0, 1.0, 1.0, 2.0], [2.0, 1.0, 0.0, 1.0]]> : tensor<3x4xf32>
  %result_f32 = stablehlo.dot %lhs_f32, %rhs_f32 : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  check.expect_eq_const %result_f32, dense<[[1.0, 2.0, 4.0, 4.0], [7.0, 3.0, 7.0, 4.0]]> : tensor<2x4xf32>
  %lhs_f64 = stablehlo.constant dense<[[1.0, 2.0, 0.0], [3.0, 1.0, 2.0]]> : tensor<2x3xf64>
  %rhs_f64 = stablehlo.constant dense<[[1.0, 0.0, 2.0, 0.0], [0.0, 1.0, 1.0, 2.0], [2.0, 1.0, 0.0, 1.0]]> : tensor<3x4xf64>
  %result_f64 = stablehlo.dot %lhs_f64, %rhs_f64 : (tensor<2x3xf64>, tensor<3x4xf64>) -> tensor<2x4xf64>
  check.expect_eq_const %result_f64, dense<[[1.0, 2.0, 4.0, 4.0], [7.0, 3.0, 7.0, 4.0]]> : tensor<2x4xf64>
  return
}
