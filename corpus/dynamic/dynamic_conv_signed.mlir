// Two kernels of two taps, [1, 3] and [2, 1], slide over [1, 2, 0, 3] and a zero behind it, as the padding
// operand says: 1 + 2 * 3 = 7, 2, 3 * 3 = 9, 3; 1 * 2 + 2 = 4, 2 * 2 = 4, 3, 3 * 2 = 6.
func.func @main() {
  %lhs_i32 = stablehlo.constant dense<[[[1], [2], [0], [3]]]> : tensor<1x4x1xi32>
  %rhs_i32 = stablehlo.constant dense<[[[1, 2]], [[3, 1]]]> : tensor<2x1x2xi32>
  %padding_0 = stablehlo.constant dense<[[0, 1]]> : tensor<1x2xi64>
  %result_i32 = "stablehlo.dynamic_conv"(%lhs_i32, %rhs_i32, %padding_0) <{
    batch_group_count = 1 : i64,
    dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64
  }> : (tensor<1x4x1xi32>, tensor<2x1x2xi32>, tensor<1x2xi64>) -> tensor<1x4x2xi32>
  check.expect_eq_const %result_i32, dense<[[[7, 4], [2, 4], [9, 3], [3, 6]]]> : tensor<1x4x2xi32>
  %lhs_i64 = stablehlo.constant dense<[[[1], [2], [0], [3]]]> : tensor<1x4x1xi64>
  %rhs_i64 = stablehlo.constant dense<[[[1, 2]], [[3, 1]]]> : tensor<2x1x2xi64>
  %padding_1 = stablehlo.constant dense<[[0, 1]]> : tensor<1x2xi64>
  %result_i64 = "stablehlo.dynamic_conv"(%lhs_i64, %rhs_i64, %padding_1) <{
    batch_group_count = 1 : i64,
    dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64
  }> : (tensor<1x4x1xi64>, tensor<2x1x2xi64>, tensor<1x2xi64>) -> tensor<1x4x2xi64>
  check.expect_eq_const %result_i64, dense<[[[7, 4], [2, 4], [9, 3], [3, 6]]]> : tensor<1x4x2xi64>
  %lhs_i8 = stablehlo.constant dense<[[[1], [2], [0], [3]]]> : tensor<1x4x1xi8>
  %rhs_i8 = stablehlo.constant dense<[[[1, 2]], [[3, 1]]]> : tensor<2x1x2xi8>
  %padding_2 = stablehlo.constant dense<[[0, 1]]> : tensor<1x2xi64>
  %result_i8 = "stablehlo.dynamic_conv"(%lhs_i8, %rhs_i8, %padding_2) <{
    batch_group_count = 1 : i64,
    dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64
  }> : (tensor<1x4x1xi8>, tensor<2x1x2xi8>, tensor<1x2xi64>) -> tensor<1x4x2xi8>
  check.expect_eq_const %result_i8, dense<[[[7, 4], [2, 4], [9, 3], [3, 6]]]> : tensor<1x4x2xi8>
  return
}
