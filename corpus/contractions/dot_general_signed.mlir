// Row by column. Row 0: 1 * [1, 0, 2, 0] + 2 * [0, 1, 1, 2]; row 1: 3 * [1, 0, 2, 0] + [0, 1, 1, 2] + 2 * [2,
// 1, 0, 1]. 100 * 2 + 2 * 2 = 204 = 256 - 52.
func.func @main() {
  %lhs_i32 = stablehlo.constant dense<[[1, 2, 0], [3, 1, 2]]> : tensor<2x3xi32>
  %rhs_i32 = stablehlo.constant dense<[[1, 0, 2, 0], [0, 1, 1, 2], [2, 1, 0, 1]]> : tensor<3x4xi32>
  %result_i32 = stablehlo.dot_general %lhs_i32, %rhs_i32, contracting_dims = [1] x [0] : (tensor<2x3xi32>, tensor<3x4xi32>) -> tensor<2x4xi32>
  check.expect_eq_const %result_i32, dense<[[1, 2, 4, 4], [7, 3, 7, 4]]> : tensor<2x4xi32>
  %lhs_i64 = stablehlo.constant dense<[[1, 2, 0], [3, 1, 2]]> : tensor<2x3xi64>
  %rhs_i64 = stablehlo.constant dense<[[1, 0, 2, 0], [0, 1, 1, 2], [2, 1, 0, 1]]> : tensor<3x4xi64>
  %result_i64 = stablehlo.dot_general %lhs_i64, %rhs_i64, contracting_dims = [1] x [0] : (tensor<2x3xi64>, tensor<3x4xi64>) -> tensor<2x4xi64>
  check.expect_eq_const %result_i64, dense<[[1, 2, 4, 4], [7, 3, 7, 4]]> : tensor<2x4xi64>
  %lhs_i16 = stablehlo.constant dense<[[1, 2, 0], [3, 1, 2]]> : tensor<2x3xi16>
  %rhs_i16 = stablehlo.constant dense<[[1, 0, 2, 0], [0, 1, 1, 2], [2, 1, 0, 1]]> : tensor<3x4xi16>
  %result_i16 = stablehlo.dot_general %lhs_i16, %rhs_i16, contracting_dims = [1] x [0] : (tensor<2x3xi16>, tensor<3x4xi16>) -> tensor<2x4xi16>
  check.expect_eq_const %result_i16, dense<[[1, 2, 4, 4], [7, 3, 7, 4]]> : tensor<2x4xi16>
  %lhs_i8_0 = stablehlo.constant dense<[[1, 2, 0], [3, 1, 2]]> : tensor<2x3xi8>
  %rhs_i8_0 = stablehlo.constant dense<[[1, 0, 2, 0], [0, 1, 1, 2], [2, 1, 0, 1]]> : tensor<3x4xi8>
  %result_i8_0 = stablehlo.dot_general %lhs_i8_0, %rhs_i8_0, contracting_dims = [1] x [0] : (tensor<2x3xi8>, tensor<3x4xi8>) -> tensor<2x4xi8>
  check.expect_eq_const %result_i8_0, dense<[[1, 2, 4, 4], [7, 3, 7, 4]]> : tensor<2x4xi8>
  %lhs_i8_1 = stablehlo.constant dense<[[100, 2, 0], [3, 1, 1]]> : tensor<2x3xi8>
  %rhs_i8_1 = stablehlo.constant dense<[[2, 0, 1, 1], [2, 1, 0, 3], [0, 0, 5, 2]]> : tensor<3x4xi8>
  %result_i8_1 = stablehlo.dot_general %lhs_i8_1, %rhs_i8_1, contracting_dims = [1] x [0] : (tensor<2x3xi8>, tensor<3x4xi8>) -> tensor<2x4xi8>
  check.expect_eq_const %result_i8_1, dense<[[-52, 2, 100, 106], [8, 1, 8, 8]]> : tensor<2x4xi8>
  return
}
