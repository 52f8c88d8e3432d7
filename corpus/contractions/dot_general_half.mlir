// Row by column. Row 0: 1 * [1, 0, 2, 0] + 2 * [0, 1, 1, 2]; row 1: 3 * [1, 0, 2, 0] + [0, 1, 1, 2] + 2 * [2,
// 1, 0, 1].
func.func @main() {
  %lhs_bf16 = stablehlo.constant dense<[[1.0, 2.0, 0.0], [3.0, 1.0, 2.0]]> : tensor<2x3xbf16>
  %rhs_bf16 = stablehlo.constant dense<[[1.0, 0.0, 2.0, 0.0], [0.0, 1.0, 1.0, 2.0], [2.0, 1.0, 0.0, 1.0]]> : tensor<3x4xbf16>
  %result_bf16 = stablehlo.dot_general %lhs_bf16, %rhs_bf16, contracting_dims = [1] x [0] : (tensor<2x3xbf16>, tensor<3x4xbf16>) -> tensor<2x4xbf16>
  check.expect_eq_const %result_bf16, dense<[[1.0, 2.0, 4.0, 4.0], [7.0, 3.0, 7.0, 4.0]]> : tensor<2x4xbf16>
  %lhs_f16 = stablehlo.constant dense<[[1.0, 2.0, 0.0], [3.0, 1.0, 2.0]]> : tensor<2x3xf16>
  %rhs_f16 = stablehlo.constant dense<[[1.0, 0.0, 2.0, 0.0], [0.0, 1.0, 1.0, 2.0], [2.0, 1.0, 0.0, 1.0]]> : tensor<3x4xf16>
  %result_f16 = stablehlo.dot_general %lhs_f16, %rhs_f16, contracting_dims = [1] x [0] : (tensor<2x3xf16>, tensor<3x4xf16>) -> tensor<2x4xf16>
  check.expect_eq_const %result_f16, dense<[[1.0, 2.0, 4.0, 4.0], [7.0, 3.0, 7.0, 4.0]]> : tensor<2x4xf16>
  return
}
