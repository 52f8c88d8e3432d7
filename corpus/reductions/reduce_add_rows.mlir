// Rows: 100 + 1 + 2 + 3, 100 + 4 + 5 + 6. Columns: 100 + 1 + 4, 100 + 2 + 5, 100 + 3 + 6. The initial value takes
// part once; the specification lets it take part more often, or not at all.
func.func @main() {
  %input = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %init = stablehlo.constant dense<100> : tensor<i32>
  %result_0 = stablehlo.reduce(%input init: %init) applies stablehlo.add across dimensions = [1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %result_0, dense<[106, 115]> : tensor<2xi32>
  %result_1 = stablehlo.reduce(%input init: %init) applies stablehlo.add across dimensions = [0] : (tensor<2x3xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const %result_1, dense<[105, 107, 109]> : tensor<3xi32>
  return
}
