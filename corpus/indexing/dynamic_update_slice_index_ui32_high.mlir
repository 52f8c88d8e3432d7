// Indices have no sign: 4294967295 is behind the operand, and is clamped to 4.
func.func @main() {
  %operand = stablehlo.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>
  %update = stablehlo.constant dense<[7, 8]> : tensor<2xi32>
  %start = stablehlo.constant dense<4294967295> : tensor<ui32>
  %result = stablehlo.dynamic_update_slice %operand, %update, %start : (tensor<6xi32>, tensor<2xi32>, tensor<ui32>) -> tensor<6xi32>
  check.expect_eq_const %result, dense<[1, 2, 3, 4, 7, 8]> : tensor<6xi32>
  return
}
