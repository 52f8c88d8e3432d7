// result[i, j] = operand[j, i].
func.func @main() {
  %0 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<2x3xi32>) -> tensor<3x2xi32>
  check.expect_eq_const %1, dense<[[1, 4], [2, 5], [3, 6]]> : tensor<3x2xi32>
  return
}
