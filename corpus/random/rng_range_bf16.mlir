// All of 180 uniform numbers are in the interval [3.0, 3.25).
func.func @main() {
  %a = stablehlo.constant dense<3.0> : tensor<bf16>
  %b = stablehlo.constant dense<3.25> : tensor<bf16>
  %shape = stablehlo.constant dense<[60, 3]> : tensor<2xi64>
  %numbers = stablehlo.rng %a, %b, %shape, distribution = UNIFORM : (tensor<bf16>, tensor<bf16>, tensor<2xi64>) -> tensor<60x3xbf16>
  %least = stablehlo.constant dense<3.0> : tensor<60x3xbf16>
  %end = stablehlo.constant dense<3.25> : tensor<60x3xbf16>
  %not_below = stablehlo.compare GE, %numbers, %least : (tensor<60x3xbf16>, tensor<60x3xbf16>) -> tensor<60x3xi1>
  %below = stablehlo.compare LT, %numbers, %end : (tensor<60x3xbf16>, tensor<60x3xbf16>) -> tensor<60x3xi1>
  %inside = stablehlo.and %not_below, %below : tensor<60x3xi1>
  %true = stablehlo.constant dense<true> : tensor<i1>
  %result = stablehlo.reduce(%inside init: %true) applies stablehlo.and across dimensions = [0, 1] : (tensor<60x3xi1>, tensor<i1>) -> tensor<i1>
  check.expect_eq_const %result, dense<true> : tensor<i1>
  return
}
