// The start is clamped so that the slice of two fits: 5 becomes 4, a signed negative start becomes 0.
func.func @main() {
  %operand = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xbf16>
  %start = stablehlo.constant dense<5> : tensor<i64>
  %result = stablehlo.dynamic_slice %operand, %start, sizes = [2] : (tensor<6xbf16>, tensor<i64>) -> tensor<2xbf16>
  check.expect_eq_const %result, dense<[5.0, 6.0]> : tensor<2xbf16>
  return
}
