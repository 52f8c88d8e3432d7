// As many groups as input features, of two output features each. Kernels along the line: (1, 0) and (0, 1) of feature
// 0, (1, 1) and (2, -1) of feature 1. Window 0: 1, 2, 4 + 5 = 9, 8 - 5 = 3; window 1: 2, 3, 5 + 6 = 11, 10 - 6 = 4.
func.func @main() {
  %lhs = stablehlo.constant dense<[[[1, 4], [2, 5], [3, 6]]]> : tensor<1x3x2xi32>
  %rhs = stablehlo.constant dense<[[[1, 0, 1, 2]], [[0, 1, 1, -1]]]> : tensor<2x1x4xi32>
  %result = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<1x3x2xi32>, tensor<2x1x4xi32>) -> tensor<1x2x4xi32>
  check.expect_eq_const %result, dense<[[[1, 2, 9, 3], [2, 3, 11, 4]]]> : tensor<1x2x4xi32>
  return
}
