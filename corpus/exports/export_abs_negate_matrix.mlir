// The signs of a matrix of 24 numbers of 64 bits: the absolute values, and all signs exchanged.
func.func @main() {
  %matrix = stablehlo.constant dense<[[-2.0, -8.0, -4.0, -6.0, 3.0, 5.0], [4.0, -1.0, 9.0, 2.0, -4.0, 3.0], [8.0, -3.0, -7.0, 1.0, -9.0, 7.0], [-4.0, 0.0, 7.0, 0.0, 4.0, -4.0]]> : tensor<4x6xf64>
  %sizes = stablehlo.abs %matrix : tensor<4x6xf64>
  %turned = stablehlo.negate %matrix : tensor<4x6xf64>
  check.expect_eq_const %sizes, dense<[[2.0, 8.0, 4.0, 6.0, 3.0, 5.0], [4.0, 1.0, 9.0, 2.0, 4.0, 3.0], [8.0, 3.0, 7.0, 1.0, 9.0, 7.0], [4.0, 0.0, 7.0, 0.0, 4.0, 4.0]]> : tensor<4x6xf64>
  check.expect_eq_const %turned, dense<[[2.0, 8.0, 4.0, 6.0, -3.0, -5.0], [-4.0, 1.0, -9.0, -2.0, 4.0, -3.0], [-8.0, 3.0, 7.0, -1.0, 9.0, -7.0], [4.0, -0.0, -7.0, -0.0, -4.0, 4.0]]> : tensor<4x6xf64>
  return
}
