// Row by row; an odd number of trues is true for xor.
func.func @main() {
  %input = stablehlo.constant dense<[[true, true, true], [true, false, true]]> : tensor<2x3xi1>
  %init = stablehlo.constant dense<false> : tensor<i1>
  %result = stablehlo.reduce(%input init: %init) applies stablehlo.xor across dimensions = [1] : (tensor<2x3xi1>, tensor<i1>) -> tensor<2xi1>
  check.expect_eq_const %result, dense<[true, false]> : tensor<2xi1>
  return
}
