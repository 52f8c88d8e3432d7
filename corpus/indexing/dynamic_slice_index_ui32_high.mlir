// Indices have no sign: 4294967295 is behind the operand, and is clamped to 4.
func.func @main() {
  %operand = stablehlo.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>
  %start = stablehlo.constant dense<4294967295> : tensor<ui32>
  %result = stablehlo.dynamic_slice %operand, %start, sizes = [2] : (tensor<6xi32>, tensor<ui32>) -> tensor<2xi32>
  check.expect_eq_const %result, dense<[5, 6]> : tensor<2xi32>
  return
}
