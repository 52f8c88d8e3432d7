// Negative padding takes both elements away. A padded size of 0 is legal and has no window.
func.func @main() {
  %lhs = stablehlo.constant dense<[[[3], [4]]]> : tensor<1x2x1xi32>
  %rhs = stablehlo.constant dense<2> : tensor<1x1x1xi32>
  %result = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[-1, -1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x1xi32>, tensor<1x1x1xi32>) -> tensor<1x0x1xi32>
  check.expect_eq_const %result, dense<> : tensor<1x0x1xi32>
  return
}
