// The matrix was made from the factor [[2, -3, 1], [0, 1, 4], [0, 0, 5]]. Only its upper, the default, triangle
// is read: the other one holds 99. Of the result only the same triangle is defined, the other is replaced by
// zeros before the check.
func.func @main() {
  %a = stablehlo.constant dense<[[4.0, -6.0, 2.0], [99.0, 10.0, 1.0], [99.0, 99.0, 42.0]]> : tensor<3x3xf32>
  %factor = stablehlo.cholesky %a : tensor<3x3xf32>
  %triangle = stablehlo.constant dense<[[true, true, true], [false, true, true], [false, false, true]]> : tensor<3x3xi1>
  %zeros = stablehlo.constant dense<0.0> : tensor<3x3xf32>
  %result = stablehlo.select %triangle, %factor, %zeros : tensor<3x3xi1>, tensor<3x3xf32>
  check.expect_almost_eq_const %result, dense<[[2.0, -3.0, 1.0], [0.0, 1.0, 4.0], [0.0, 0.0, 5.0]]> : tensor<3x3xf32>
  return
}
