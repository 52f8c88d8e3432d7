// Index i of dimension d becomes size - 1 - i for d in [0], and stays otherwise.
func.func @main() {
  %operand = stablehlo.constant dense<[[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]], [[13, 14, 15, 16], [17, 18, 19, 20], [21, 22, 23, 24]]]> : tensor<2x3x4xi32>
  %result = stablehlo.reverse %operand, dims = [0] : tensor<2x3x4xi32>
  check.expect_eq_const %result, dense<[[[13, 14, 15, 16], [17, 18, 19, 20], [21, 22, 23, 24]], [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]]> : tensor<2x3x4xi32>
  return
}
