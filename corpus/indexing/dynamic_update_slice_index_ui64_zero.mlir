// Unsigned start indices of 0 and of more than there is: the second is clamped.
func.func @main() {
  %operand = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xi32>
  %update = stablehlo.constant dense<[[-1, -2], [-3, -4]]> : tensor<2x2xi32>
  %row = stablehlo.constant dense<0> : tensor<ui64>
  %column = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %result = stablehlo.dynamic_update_slice %operand, %update, %row, %column : (tensor<3x4xi32>, tensor<2x2xi32>, tensor<ui64>, tensor<ui64>) -> tensor<3x4xi32>
  check.expect_eq_const %result, dense<[[1, 2, -1, -2], [5, 6, -3, -4], [9, 10, 11, 12]]> : tensor<3x4xi32>
  return
}
