// Three matrices of one element: roots of 4, 9 and 2.25.
func.func @main() {
  %a = stablehlo.constant dense<[[[4.0]], [[9.0]], [[2.25]]]> : tensor<3x1x1xf32>
  %result = stablehlo.cholesky %a, lower = true : tensor<3x1x1xf32>
  check.expect_almost_eq_const %result, dense<[[[2.0]], [[3.0]], [[1.5]]]> : tensor<3x1x1xf32>
  return
}
