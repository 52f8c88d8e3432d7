// Sums along dimension 1. The sum of booleans is their or.
func.func @main() {
  %input = stablehlo.constant dense<[[false, true, false], [false, false, false]]> : tensor<2x3xi1>
  %init = stablehlo.constant dense<false> : tensor<i1>
  %result = stablehlo.reduce(%input init: %init) applies stablehlo.add across dimensions = [1] : (tensor<2x3xi1>, tensor<i1>) -> tensor<2xi1>
  check.expect_eq_const %result, dense<[true, false]> : tensor<2xi1>
  return
}
