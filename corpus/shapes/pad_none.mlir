// Low [0, 0], high [0, 0], interior [0, 0]: between each two elements of a dimension goes the interior padding,
// then the edges are padded, or cut where the number is negative.
func.func @main() {
  %operand = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %padding = stablehlo.constant dense<-7> : tensor<i32>
  %result = stablehlo.pad %operand, %padding, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<2x3xi32>, tensor<i32>) -> tensor<2x3xi32>
  check.expect_eq_const %result, dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  return
}
