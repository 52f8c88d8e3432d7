// [[4, 2], [2, 2]] = L L^T with L = [[2, 0], [1, 1]]. What stands above the diagonal of L is
// implementation-defined and replaced by zeros before the check.
func.func @main() {
  %triangle = stablehlo.constant dense<[[true, false], [true, true]]> : tensor<2x2xi1>
  %a = stablehlo.constant dense<[[4.0, 2.0], [2.0, 2.0]]> : tensor<2x2xf8E5M2>
  %factor_f8e5m2 = stablehlo.cholesky %a, lower = true : tensor<2x2xf8E5M2>
  %zeros_f8e5m2 = stablehlo.constant dense<0.0> : tensor<2x2xf8E5M2>
  %result_f8e5m2 = stablehlo.select %triangle, %factor_f8e5m2, %zeros_f8e5m2 : tensor<2x2xi1>, tensor<2x2xf8E5M2>
  check.expect_almost_eq_const %result_f8e5m2, dense<[[2.0, 0.0], [1.0, 1.0]]> : tensor<2x2xf8E5M2>
  return
}
