// The start is clamped so that the slice of two fits: 5 becomes 4, a signed negative start becomes 0.
func.func @main() {
  %operand = stablehlo.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xui32>
  %start = stablehlo.constant dense<5> : tensor<i64>
  %result = stablehlo.dynamic_slice %operand, %start, sizes = [2] : (tensor<6xui32>, tensor<i64>) -> tensor<2xui32>
  check.expect_eq_const %result, dense<[5, 6]> : tensor<2xui32>
  return
}
