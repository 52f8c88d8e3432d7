// Sums in the middle of two half floats go to the even one: 2048 + 1 to 2048, 2050 + 1 to 2052.
func.func @main() {
  %lhs = stablehlo.constant dense<[[2048.0, 1.0], [2050.0, 1.0], [-2050.0, -1.0]]> : tensor<3x2xf16>
  %rhs = stablehlo.constant dense<[[1.0], [1.0]]> : tensor<2x1xf16>
  %result = stablehlo.dot_general %lhs, %rhs, contracting_dims = [1] x [0] : (tensor<3x2xf16>, tensor<2x1xf16>) -> tensor<3x1xf16>
  check.expect_eq_const %result, dense<[[2048.0], [2052.0], [-2052.0]]> : tensor<3x1xf16>
  return
}
