// One zero before the four numbers, as the operand says, then each number and the next with weights 10 and 1:
// 0 * 10 + 1, 1 * 10 + 2, 2 * 10 + 3, 3 * 10 + 4.
func.func @main() {
  %lhs = stablehlo.constant dense<[[[1], [2], [3], [4]]]> : tensor<1x4x1xi32>
  %rhs = stablehlo.constant dense<[[[10]], [[1]]]> : tensor<2x1x1xi32>
  %padding = stablehlo.constant dense<[[1, 0]]> : tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{
    batch_group_count = 1 : i64,
    dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>,
    feature_group_count = 1 : i64
  }> : (tensor<1x4x1xi32>, tensor<2x1x1xi32>, tensor<1x2xi64>) -> tensor<1x4x1xi32>
  check.expect_eq_const %result, dense<[[[1], [12], [23], [34]]]> : tensor<1x4x1xi32>
  return
}
