// Sums along dimension 1.
func.func @main() {
  %input = stablehlo.constant dense<[[1, 2, 0], [3, 0, 3]]> : tensor<2x3xi4>
  %init = stablehlo.constant dense<0> : tensor<i4>
  %result = stablehlo.reduce(%input init: %init) applies stablehlo.add across dimensions = [1] : (tensor<2x3xi4>, tensor<i4>) -> tensor<2xi4>
  check.expect_eq_const %result, dense<[3, 6]> : tensor<2xi4>
  return
}
