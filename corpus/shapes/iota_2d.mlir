// The index along one of the dimensions.
func.func @main() {
  %result_0 = stablehlo.iota dim = 0 : tensor<2x3xi64>
  check.expect_eq_const %result_0, dense<[[0, 0, 0], [1, 1, 1]]> : tensor<2x3xi64>
  %result_1 = stablehlo.iota dim = 1 : tensor<2x3xi64>
  check.expect_eq_const %result_1, dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xi64>
  return
}
