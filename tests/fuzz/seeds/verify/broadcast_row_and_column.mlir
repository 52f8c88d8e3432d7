// The same vector as a row (its dimension is dimension 1 of the result) and as a column (dimension 0).
func.func @main() {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<2xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %1, dense<[[1, 2], [1, 2]]> : tensor<2x2xi32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<2xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %2, dense<[[1, 1], [2, 2]]> : tensor<2x2xi32>
  return
}
