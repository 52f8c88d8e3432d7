// Two groups of one feature each: the infinity of the first one is multiplied by 3, and the NaN of the other row by 3, too.
// The second feature is 2 * 5 and 4 * 5, to which the first one adds nothing, not even its product with zero.
func.func @main() {
  %lhs = stablehlo.constant dense<[[[0x7FF0000000000000, 2.0], [0x7FF8000000000000, 4.0]]]> : tensor<1x2x2xf64>
  %rhs = stablehlo.constant dense<[[[3.0, 5.0]]]> : tensor<1x1x2xf64>
  %result = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<1x2x2xf64>, tensor<1x1x2xf64>) -> tensor<1x2x2xf64>
  check.expect_eq_const %result, dense<[[[0x7FF0000000000000, 10.0], [0x7FF8000000000000, 20.0]]]> : tensor<1x2x2xf64>
  return
}
