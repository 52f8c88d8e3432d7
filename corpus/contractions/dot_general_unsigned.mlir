// Row by column. Row 0: 1 * [1, 0, 2, 0] + 2 * [0, 1, 1, 2]; row 1: 3 * [1, 0, 2, 0] + [0, 1, 1, 2] + 2 * [2,
// 1, 0, 1].
func.func @main() {
  %lhs_ui32 = stablehlo.constant dense<[[1, 2, 0], [3, 1, 2]]> : tensor<2x3xui32>
  %rhs_ui32 = stablehlo.constant dense<[[1, 0, 2, 0], [0, 1, 1, 2], [2, 1, 0, 1]]> : tensor<3x4xui32>
  %result_ui32 = stablehlo.dot_general %lhs_ui32, %rhs_ui32, contracting_dims = [1] x [0] : (tensor<2x3xui32>, tensor<3x4xui32>) -> tensor<2x4xui32>
  check.expect_eq_const %result_ui32, dense<[[1, 2, 4, 4], [7, 3, 7, 4]]> : tensor<2x4xui32>
  %lhs_ui64 = stablehlo.constant dense<[[1, 2, 0], [3, 1, 2]]> : tensor<2x3xui64>
  %rhs_ui64 = stablehlo.constant dense<[[1, 0, 2, 0], [0, 1, 1, 2], [2, 1, 0, 1]]> : tensor<3x4xui64>
  %result_ui64 = stablehlo.dot_general %lhs_ui64, %rhs_ui64, contracting_dims = [1] x [0] : (tensor<2x3xui64>, tensor<3x4xui64>) -> tensor<2x4xui64>
  check.expect_eq_const %result_ui64, dense<[[1, 2, 4, 4], [7, 3, 7, 4]]> : tensor<2x4xui64>
  %lhs_ui16 = stablehlo.constant dense<[[1, 2, 0], [3, 1, 2]]> : tensor<2x3xui16>
  %rhs_ui16 = stablehlo.constant dense<[[1, 0, 2, 0], [0, 1, 1, 2], [2, 1, 0, 1]]> : tensor<3x4xui16>
  %result_ui16 = stablehlo.dot_general %lhs_ui16, %rhs_ui16, contracting_dims = [1] x [0] : (tensor<2x3xui16>, tensor<3x4xui16>) -> tensor<2x4xui16>
  check.expect_eq_const %result_ui16, dense<[[1, 2, 4, 4], [7, 3, 7, 4]]> : tensor<2x4xui16>
  %lhs_ui8 = stablehlo.constant dense<[[1, 2, 0], [3, 1, 2]]> : tensor<2x3xui8>
  %rhs_ui8 = stablehlo.constant dense<[[1, 0, 2, 0], [0, 1, 1, 2], [2, 1, 0, 1]]> : tensor<3x4xui8>
  %result_ui8 = stablehlo.dot_general %lhs_ui8, %rhs_ui8, contracting_dims = [1] x [0] : (tensor<2x3xui8>, tensor<3x4xui8>) -> tensor<2x4xui8>
  check.expect_eq_const %result_ui8, dense<[[1, 2, 4, 4], [7, 3, 7, 4]]> : tensor<2x4xui8>
  return
}
