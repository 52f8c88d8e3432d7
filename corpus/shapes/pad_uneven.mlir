// Low [1, 0], high [0, 2], interior [0, 0]: between each two elements of a dimension goes the interior padding,
// then the edges are padded, or cut where the number is negative.
func.func @main() {
  %operand = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %padding = stablehlo.constant dense<-7> : tensor<i32>
  %result = stablehlo.pad %operand, %padding, low = [1, 0], high = [0, 2], interior = [0, 0] : (tensor<2x3xi32>, tensor<i32>) -> tensor<3x5xi32>
  check.expect_eq_const %result, dense<[[-7, -7, -7, -7, -7], [1, 2, 3, -7, -7], [4, 5, 6, -7, -7]]> : tensor<3x5xi32>
  return
}
