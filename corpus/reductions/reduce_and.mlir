// Whether all elements of a row are true.
func.func @main() {
  %0 = stablehlo.constant dense<[[true, true], [true, false]]> : tensor<2x2xi1>
  %1 = stablehlo.constant dense<true> : tensor<i1>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.and across dimensions = [1] : (tensor<2x2xi1>, tensor<i1>) -> tensor<2xi1>
  check.expect_eq_const %2, dense<[true, false]> : tensor<2xi1>
  return
}
