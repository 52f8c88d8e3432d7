// Columns of lhs with rows of rhs: 1*5 + 3*6 = 23, 1*7 + 3*8 = 31, 2*5 + 4*6 = 34, 2*7 + 4*8 = 46.
func.func @main() {
  %0 = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %1 = stablehlo.constant dense<[[5.0, 6.0], [7.0, 8.0]]> : tensor<2x2xf32>
  %2 = stablehlo.dot_general %0, %1, contracting_dims = [0] x [1] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %2, dense<[[23.0, 31.0], [34.0, 46.0]]> : tensor<2x2xf32>
  return
}
