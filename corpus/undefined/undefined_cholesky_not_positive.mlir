// A matrix that is not positive definite has no decomposition: the first one of the batch, [-1], is open. The second one,
// [4] = [2] * [2], stays exact, and so does the sum of another tensor.
func.func @main() -> (tensor<2x1x1xf32>) {
  %neighbour = stablehlo.constant dense<[3, -5, 127]> : tensor<3xi32>
  %operand = stablehlo.constant dense<[[[-1.0]], [[4.0]]]> : tensor<2x1x1xf32>
  %open = stablehlo.cholesky %operand, lower = true : tensor<2x1x1xf32>
  %second = stablehlo.slice %open [1:2, 0:1, 0:1] : (tensor<2x1x1xf32>) -> tensor<1x1x1xf32>
  check.expect_almost_eq_const %second, dense<2.0> : tensor<1x1x1xf32>
  %untouched = stablehlo.add %neighbour, %neighbour : tensor<3xi32>
  check.expect_eq_const %untouched, dense<[6, -10, 254]> : tensor<3xi32>
  return %open : tensor<2x1x1xf32>
}
