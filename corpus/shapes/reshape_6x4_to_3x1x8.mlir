// Row-major order is kept: element k of one is element k of the other.
func.func @main() {
  %operand = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16], [17, 18, 19, 20], [21, 22, 23, 24]]> : tensor<6x4xi32>
  %result = stablehlo.reshape %operand : (tensor<6x4xi32>) -> tensor<3x1x8xi32>
  check.expect_eq_const %result, dense<[[[1, 2, 3, 4, 5, 6, 7, 8]], [[9, 10, 11, 12, 13, 14, 15, 16]], [[17, 18, 19, 20, 21, 22, 23, 24]]]> : tensor<3x1x8xi32>
  return
}
