// Rows: 100 + 1 + 2 + 3, 100 + 4 + 5 + 6. Columns: 100 + 1 + 4, 100 + 2 + 5, 100 + 3 + 6. The initial value takes
// part once.
func.func @main() {
  %0 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %1 = stablehlo.constant dense<100> : tensor<i32>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %2, dense<[106, 115]> : tensor<2xi32>
  %3 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<2x3xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const %3, dense<[105, 107, 109]> : tensor<3xi32>
  return
}
