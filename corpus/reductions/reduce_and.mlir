// Whether all elements of a row are true.
func.func @main() {
  %input = stablehlo.constant dense<[[true, true], [true, false]]> : tensor<2x2xi1>
  %init = stablehlo.constant dense<true> : tensor<i1>
  %result = stablehlo.reduce(%input init: %init) applies stablehlo.and across dimensions = [1] : (tensor<2x2xi1>, tensor<i1>) -> tensor<2xi1>
  check.expect_eq_const %result, dense<[true, false]> : tensor<2xi1>
  return
}
