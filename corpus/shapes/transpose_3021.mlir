// Dimension d of the result is dimension permutation[d] of the operand: [2, 3, 1, 4] becomes [4, 2, 1, 3]. The
// elements count up, so that each says where it came from.
func.func @main() {
  %operand = stablehlo.constant dense<[[[[1, 2, 3, 4]], [[5, 6, 7, 8]], [[9, 10, 11, 12]]], [[[13, 14, 15, 16]], [[17, 18, 19, 20]], [[21, 22, 23, 24]]]]> : tensor<2x3x1x4xi32>
  %result = stablehlo.transpose %operand, dims = [3, 0, 2, 1] : (tensor<2x3x1x4xi32>) -> tensor<4x2x1x3xi32>
  check.expect_eq_const %result, dense<[[[[1, 5, 9]], [[13, 17, 21]]], [[[2, 6, 10]], [[14, 18, 22]]], [[[3, 7, 11]], [[15, 19, 23]]], [[[4, 8, 12]], [[16, 20, 24]]]]> : tensor<4x2x1x3xi32>
  return
}
