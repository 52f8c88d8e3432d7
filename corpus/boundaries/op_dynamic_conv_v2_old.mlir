// Says nothing that dynamic_conv_v2 alone can say: every release since 0.9.0 takes it, each in its
// own version of the op.
func.func @main() {
  %image = stablehlo.constant dense<[[[1], [2], [3], [4]]]> : tensor<1x4x1xi32>
  %kernel = stablehlo.constant dense<[[[1]], [[10]]]> : tensor<2x1x1xi32>
  %padding = stablehlo.constant dense<[[1, 0]]> : tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%image, %kernel, %padding) <{
    batch_group_count = 1 : i64,
    dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>,
    feature_group_count = 1 : i64
  }> : (tensor<1x4x1xi32>, tensor<2x1x1xi32>, tensor<1x2xi64>) -> tensor<1x4x1xi32>
  check.expect_eq_const %result, dense<[[[10], [21], [32], [43]]]> : tensor<1x4x1xi32>
  return
}
