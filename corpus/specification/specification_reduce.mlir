// The specification's own example (docs/spec.md of 1.20.0, "reduce"): values as it gives them.
func.func @main() {
  %input = stablehlo.constant dense<[[0, 1, 2, 3, 4, 5]]> : tensor<1x6xi64>
  %init = stablehlo.constant dense<0> : tensor<i64>
  %result = stablehlo.reduce(%input init: %init) applies stablehlo.add across dimensions = [1] : (tensor<1x6xi64>, tensor<i64>) -> tensor<1xi64>
  check.expect_eq_const %result, dense<[15]> : tensor<1xi64>
  return
}
