// All of 120 uniform numbers are in the interval [200, 203).
func.func @main() {
  %a = stablehlo.constant dense<200> : tensor<ui8>
  %b = stablehlo.constant dense<203> : tensor<ui8>
  %shape = stablehlo.constant dense<[40, 3]> : tensor<2xi64>
  %numbers = stablehlo.rng %a, %b, %shape, distribution = UNIFORM : (tensor<ui8>, tensor<ui8>, tensor<2xi64>) -> tensor<40x3xui8>
  %least = stablehlo.constant dense<200> : tensor<40x3xui8>
  %end = stablehlo.constant dense<203> : tensor<40x3xui8>
  %not_below = stablehlo.compare GE, %numbers, %least : (tensor<40x3xui8>, tensor<40x3xui8>) -> tensor<40x3xi1>
  %below = stablehlo.compare LT, %numbers, %end : (tensor<40x3xui8>, tensor<40x3xui8>) -> tensor<40x3xi1>
  %inside = stablehlo.and %not_below, %below : tensor<40x3xi1>
  %true = stablehlo.constant dense<true> : tensor<i1>
  %result = stablehlo.reduce(%inside init: %true) applies stablehlo.and across dimensions = [0, 1] : (tensor<40x3xi1>, tensor<i1>) -> tensor<i1>
  check.expect_eq_const %result, dense<true> : tensor<i1>
  return
}
