// The start is clamped so that the update of two fits: 3 becomes 2, a signed negative start becomes 0. The
// indices are of type ui8.
func.func @main() {
  %operand = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %update = stablehlo.constant dense<[5, 6]> : tensor<2xi32>
  %start = stablehlo.constant dense<3> : tensor<ui8>
  %result = stablehlo.dynamic_update_slice %operand, %update, %start : (tensor<4xi32>, tensor<2xi32>, tensor<ui8>) -> tensor<4xi32>
  check.expect_eq_const %result, dense<[1, 2, 5, 6]> : tensor<4xi32>
  return
}
