// Two rows of 5,000 columns, twice: column k has 2k.
func.func @main() {
  %input = stablehlo.iota dim = 2 : tensor<2x2x5000xi32>
  %init = stablehlo.constant dense<0> : tensor<i32>
  %sums = stablehlo.reduce(%input init: %init) applies stablehlo.add across dimensions = [1] : (tensor<2x2x5000xi32>, tensor<i32>) -> tensor<2x5000xi32>
  %first = stablehlo.slice %sums [0:2, 0:3] : (tensor<2x5000xi32>) -> tensor<2x3xi32>
  %last = stablehlo.slice %sums [0:2, 4997:5000] : (tensor<2x5000xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %first, dense<[[0, 2, 4], [0, 2, 4]]> : tensor<2x3xi32>
  check.expect_eq_const %last, dense<[[9994, 9996, 9998], [9994, 9996, 9998]]> : tensor<2x3xi32>
  return
}
