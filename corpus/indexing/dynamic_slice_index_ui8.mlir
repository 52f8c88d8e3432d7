// The start is clamped so that the slice of two fits: 5 becomes 4, a signed negative start becomes 0. The
// indices are of type ui8.
func.func @main() {
  %operand = stablehlo.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>
  %start = stablehlo.constant dense<5> : tensor<ui8>
  %result = stablehlo.dynamic_slice %operand, %start, sizes = [2] : (tensor<6xi32>, tensor<ui8>) -> tensor<2xi32>
  check.expect_eq_const %result, dense<[5, 6]> : tensor<2xi32>
  return
}
