// Rows: 1 + 2 + 3, 4 + 5 + 6. Columns: 1 + 4, 2 + 5, 3 + 6. The sums begin with zero, so it does not matter how often the
// initial value takes part.
func.func @main() {
  %input = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %init = stablehlo.constant dense<0> : tensor<i32>
  %rows = stablehlo.reduce(%input init: %init) applies stablehlo.add across dimensions = [1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %rows, dense<[6, 15]> : tensor<2xi32>
  %columns = stablehlo.reduce(%input init: %init) applies stablehlo.add across dimensions = [0] : (tensor<2x3xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const %columns, dense<[5, 7, 9]> : tensor<3xi32>
  return
}
