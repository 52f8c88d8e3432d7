// Row by column. Row 0: 1 * [1, 0, 2, 0] + 2 * [0, 1, 1, 2]; row 1: 3 * [1, 0, 2, 0] + [0, 1, 1, 2] + 2 * [2,
// 1, 0, 1].
func.func @main() {
  %lhs_f8e5m2 = stablehlo.constant dense<[[1.0, 2.0, 0.0], [3.0, 1.0, 2.0]]> : tensor<2x3xf8E5M2>
  %rhs_f8e5m2 = stablehlo.constant dense<[[1.0, 0.0, 2.0, 0.0], [0.0, 1.0, 1.0, 2.0], [2.0, 1.0, 0.0, 1.0]]> : tensor<3x4xf8E5M2>
  %result_f8e5m2 = stablehlo.dot_general %lhs_f8e5m2, %rhs_f8e5m2, contracting_dims = [1] x [0] : (tensor<2x3xf8E5M2>, tensor<3x4xf8E5M2>) -> tensor<2x4xf8E5M2>
  check.expect_eq_const %result_f8e5m2, dense<[[1.0, 2.0, 4.0, 4.0], [7.0, 3.0, 7.0, 4.0]]> : tensor<2x4xf8E5M2>
  %lhs_f8e4m3fn = stablehlo.constant dense<[[1.0, 2.0, 0.0], [3.0, 1.0, 2.0]]> : tensor<2x3xf8E4M3FN>
  %rhs_f8e4m3fn = stablehlo.constant dense<[[1.0, 0.0, 2.0, 0.0], [0.0, 1.0, 1.0, 2.0], [2.0, 1.0, 0.0, 1.0]]> : tensor<3x4xf8E4M3FN>
  %result_f8e4m3fn = stablehlo.dot_general %lhs_f8e4m3fn, %rhs_f8e4m3fn, contracting_dims = [1] x [0] : (tensor<2x3xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> tensor<2x4xf8E4M3FN>
  check.expect_eq_const %result_f8e4m3fn, dense<[[1.0, 2.0, 4.0, 4.0], [7.0, 3.0, 7.0, 4.0]]> : tensor<2x4xf8E4M3FN>
  return
}
