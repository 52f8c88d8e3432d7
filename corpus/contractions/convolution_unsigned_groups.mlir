// Two features in two groups: 2 and 3000000000 are each multiplied by two numbers of the kernel, modulo 2^32:
// 3000000000 * 3 = 9000000000 = 2 * 4294967296 + 410065408.
func.func @main() {
  %lhs = stablehlo.constant dense<[[[2, 3000000000]]]> : tensor<1x1x2xui32>
  %rhs = stablehlo.constant dense<[[[1, 2147483647, 3, 1]]]> : tensor<1x1x4xui32>
  %result = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<1x1x2xui32>, tensor<1x1x4xui32>) -> tensor<1x1x4xui32>
  check.expect_eq_const %result, dense<[[[2, 4294967294, 410065408, 3000000000]]]> : tensor<1x1x4xui32>
  return
}
