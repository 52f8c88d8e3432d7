// Many comparisons in the total order.
// 600 numbers count up from 0, and 600 down from 599: the first is smaller at 0 to 299. The positions of these have
// the sum 299 * 300 / 2 = 44850. All numbers are exact.
func.func @main() {
  %positions = stablehlo.iota dim = 0 : tensor<600xi64>
  %up = stablehlo.iota dim = 0 : tensor<600xf32>
  %down = stablehlo.reverse %up, dims = [0] : tensor<600xf32>
  %less = stablehlo.compare LT, %up, %down, TOTALORDER : (tensor<600xf32>, tensor<600xf32>) -> tensor<600xi1>
  %none = stablehlo.constant dense<0> : tensor<600xi64>
  %chosen = stablehlo.select %less, %positions, %none : tensor<600xi1>, tensor<600xi64>
  %zero = stablehlo.constant dense<0> : tensor<i64>
  %sum = stablehlo.reduce(%chosen init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<600xi64>, tensor<i64>) -> tensor<i64>
  check.expect_eq_const %sum, dense<44850> : tensor<i64>
  return
}
