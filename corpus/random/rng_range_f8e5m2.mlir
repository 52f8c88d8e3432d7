// All of 180 uniform numbers are in the interval [1.0, 2.0).
func.func @main() {
  %a = stablehlo.constant dense<1.0> : tensor<f8E5M2>
  %b = stablehlo.constant dense<2.0> : tensor<f8E5M2>
  %shape = stablehlo.constant dense<[60, 3]> : tensor<2xi64>
  %numbers = stablehlo.rng %a, %b, %shape, distribution = UNIFORM : (tensor<f8E5M2>, tensor<f8E5M2>, tensor<2xi64>) -> tensor<60x3xf8E5M2>
  %least = stablehlo.constant dense<1.0> : tensor<60x3xf8E5M2>
  %end = stablehlo.constant dense<2.0> : tensor<60x3xf8E5M2>
  %not_below = stablehlo.compare GE, %numbers, %least : (tensor<60x3xf8E5M2>, tensor<60x3xf8E5M2>) -> tensor<60x3xi1>
  %below = stablehlo.compare LT, %numbers, %end : (tensor<60x3xf8E5M2>, tensor<60x3xf8E5M2>) -> tensor<60x3xi1>
  %inside = stablehlo.and %not_below, %below : tensor<60x3xi1>
  %true = stablehlo.constant dense<true> : tensor<i1>
  %result = stablehlo.reduce(%inside init: %true) applies stablehlo.and across dimensions = [0, 1] : (tensor<60x3xi1>, tensor<i1>) -> tensor<i1>
  check.expect_eq_const %result, dense<true> : tensor<i1>
  return
}
