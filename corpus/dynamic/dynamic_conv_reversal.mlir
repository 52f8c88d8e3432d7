// The kernel is turned upside down, its columns stay. The padding is an operand.
func.func @main() {
  %lhs = stablehlo.constant dense<[[[[-2], [2], [-5], [-1]], [[3], [-4], [0], [4]], [[-3], [1], [5], [-2]]]]> : tensor<1x3x4x1xi32>
  %rhs = stablehlo.constant dense<[[[[-2]], [[1]], [[-3]]], [[[0]], [[3]], [[-1]]]]> : tensor<2x3x1x1xi32>
  %padding = stablehlo.constant dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{
    batch_group_count = 1 : i64,
    dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, window_reversal = array<i1: true,
    false>
  }> : (tensor<1x3x4x1xi32>, tensor<2x3x1x1xi32>, tensor<2x2xi64>) -> tensor<1x2x2x1xi32>
  check.expect_eq_const %result, dense<[[[[1], [-18]], [[-20], [5]]]]> : tensor<1x2x2x1xi32>
  return
}
