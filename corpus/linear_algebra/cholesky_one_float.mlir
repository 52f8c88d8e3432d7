// [[4, 2], [2, 2]] = L L^T with L = [[2, 0], [1, 1]]. What stands above the diagonal of L is
// implementation-defined and not checked.
func.func @main() {
  %a = stablehlo.constant dense<[[4.0]]> : tensor<1x1xf32>
  %result = stablehlo.cholesky %a, lower = true : tensor<1x1xf32>
  check.expect_eq_const %result, dense<[[2.0]]> : tensor<1x1xf32>
  return
}
