// Two kernels of two taps, [1, 3] and [2, 1], slide over [1, 2, 0, 3]: 1 + 2 * 3 = 7, 2, 3 * 3 = 9; 1 * 2 + 2 =
// 4, 2 * 2 = 4, 3.
func.func @main() {
  %lhs_i32 = stablehlo.constant dense<[[[1], [2], [0], [3]]]> : tensor<1x4x1xi32>
  %rhs_i32 = stablehlo.constant dense<[[[1, 2]], [[3, 1]]]> : tensor<2x1x2xi32>
  %result_i32 = stablehlo.convolution(%lhs_i32, %rhs_i32) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x1xi32>, tensor<2x1x2xi32>) -> tensor<1x3x2xi32>
  check.expect_eq_const %result_i32, dense<[[[7, 4], [2, 4], [9, 3]]]> : tensor<1x3x2xi32>
  %lhs_i64 = stablehlo.constant dense<[[[1], [2], [0], [3]]]> : tensor<1x4x1xi64>
  %rhs_i64 = stablehlo.constant dense<[[[1, 2]], [[3, 1]]]> : tensor<2x1x2xi64>
  %result_i64 = stablehlo.convolution(%lhs_i64, %rhs_i64) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x1xi64>, tensor<2x1x2xi64>) -> tensor<1x3x2xi64>
  check.expect_eq_const %result_i64, dense<[[[7, 4], [2, 4], [9, 3]]]> : tensor<1x3x2xi64>
  %lhs_i8 = stablehlo.constant dense<[[[1], [2], [0], [3]]]> : tensor<1x4x1xi8>
  %rhs_i8 = stablehlo.constant dense<[[[1, 2]], [[3, 1]]]> : tensor<2x1x2xi8>
  %result_i8 = stablehlo.convolution(%lhs_i8, %rhs_i8) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x1xi8>, tensor<2x1x2xi8>) -> tensor<1x3x2xi8>
  check.expect_eq_const %result_i8, dense<[[[7, 4], [2, 4], [9, 3]]]> : tensor<1x3x2xi8>
  return
}
