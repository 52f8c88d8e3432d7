// A kernel longer than the padded input: there is no window, and the result is empty.
func.func @main() {
  %lhs = stablehlo.constant dense<[[[1.0], [2.0]]]> : tensor<1x2x1xf32>
  %rhs = stablehlo.constant dense<[[[1.0]], [[2.0]], [[3.0]], [[4.0]]]> : tensor<4x1x1xf32>
  %result = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[1, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x1xf32>, tensor<4x1x1xf32>) -> tensor<1x0x1xf32>
  check.expect_eq_const %result, dense<> : tensor<1x0x1xf32>
  return
}
