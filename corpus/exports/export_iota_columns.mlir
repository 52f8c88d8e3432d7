// Numbers of columns: 64 bits without a sign, and bytes in a matrix of 20.
func.func @main() {
  %wide = stablehlo.iota dim = 1 : tensor<3x4xui64>
  %bytes = stablehlo.iota dim = 1 : tensor<4x5xui8>
  check.expect_eq_const %wide, dense<[[0, 1, 2, 3], [0, 1, 2, 3], [0, 1, 2, 3]]> : tensor<3x4xui64>
  check.expect_eq_const %bytes, dense<[[0, 1, 2, 3, 4], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4]]> : tensor<4x5xui8>
  return
}
