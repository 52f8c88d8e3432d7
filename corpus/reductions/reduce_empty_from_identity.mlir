// Of nothing, the initial value: each is the identity of its reducer, so it does not matter how often it takes part.
func.func @main() {
  %input = stablehlo.constant dense<> : tensor<2x0xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %sum = stablehlo.reduce(%input init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<2x0xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %sum, dense<[0, 0]> : tensor<2xi32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %product = stablehlo.reduce(%input init: %one) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %product, dense<[1, 1]> : tensor<2xi32>
  %least = stablehlo.constant dense<-2147483648> : tensor<i32>
  %maximum = stablehlo.reduce(%input init: %least) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %maximum, dense<[-2147483648, -2147483648]> : tensor<2xi32>
  return
}
