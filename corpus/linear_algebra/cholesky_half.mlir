// [[4, 2], [2, 2]] = L L^T with L = [[2, 0], [1, 1]]. What stands above the diagonal of L is
// implementation-defined and replaced by zeros before the check.
func.func @main() {
  %triangle = stablehlo.constant dense<[[true, false], [true, true]]> : tensor<2x2xi1>
  %a_bf16 = stablehlo.constant dense<[[4.0, 2.0], [2.0, 2.0]]> : tensor<2x2xbf16>
  %factor_bf16 = stablehlo.cholesky %a_bf16, lower = true : tensor<2x2xbf16>
  %zeros_bf16 = stablehlo.constant dense<0.0> : tensor<2x2xbf16>
  %result_bf16 = stablehlo.select %triangle, %factor_bf16, %zeros_bf16 : tensor<2x2xi1>, tensor<2x2xbf16>
  check.expect_almost_eq_const %result_bf16, dense<[[2.0, 0.0], [1.0, 1.0]]> : tensor<2x2xbf16>
  %a_f16 = stablehlo.constant dense<[[4.0, 2.0], [2.0, 2.0]]> : tensor<2x2xf16>
  %factor_f16 = stablehlo.cholesky %a_f16, lower = true : tensor<2x2xf16>
  %zeros_f16 = stablehlo.constant dense<0.0> : tensor<2x2xf16>
  %result_f16 = stablehlo.select %triangle, %factor_f16, %zeros_f16 : tensor<2x2xi1>, tensor<2x2xf16>
  check.expect_almost_eq_const %result_f16, dense<[[2.0, 0.0], [1.0, 1.0]]> : tensor<2x2xf16>
  return
}
