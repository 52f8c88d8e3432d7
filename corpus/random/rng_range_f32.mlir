// All of 120 uniform numbers are in the interval [-2.5, 7.25).
func.func @main() {
  %a = stablehlo.constant dense<-2.5> : tensor<f32>
  %b = stablehlo.constant dense<7.25> : tensor<f32>
  %shape = stablehlo.constant dense<[40, 3]> : tensor<2xi64>
  %numbers = stablehlo.rng %a, %b, %shape, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<40x3xf32>
  %least = stablehlo.constant dense<-2.5> : tensor<40x3xf32>
  %end = stablehlo.constant dense<7.25> : tensor<40x3xf32>
  %not_below = stablehlo.compare GE, %numbers, %least : (tensor<40x3xf32>, tensor<40x3xf32>) -> tensor<40x3xi1>
  %below = stablehlo.compare LT, %numbers, %end : (tensor<40x3xf32>, tensor<40x3xf32>) -> tensor<40x3xi1>
  %inside = stablehlo.and %not_below, %below : tensor<40x3xi1>
  %true = stablehlo.constant dense<true> : tensor<i1>
  %result = stablehlo.reduce(%inside init: %true) applies stablehlo.and across dimensions = [0, 1] : (tensor<40x3xi1>, tensor<i1>) -> tensor<i1>
  check.expect_eq_const %result, dense<true> : tensor<i1>
  return
}
