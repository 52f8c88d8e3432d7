// Columns of lhs with rows of rhs: 1*5 + 3*6 = 23, 1*7 + 3*8 = 31, 2*5 + 4*6 = 34, 2*7 + 4*8 = 46.
func.func @main() {
  %lhs = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %rhs = stablehlo.constant dense<[[5.0, 6.0], [7.0, 8.0]]> : tensor<2x2xf32>
  %result = stablehlo.dot_general %lhs, %rhs, contracting_dims = [0] x [1] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %result, dense<[[23.0, 31.0], [34.0, 46.0]]> : tensor<2x2xf32>
  return
}
