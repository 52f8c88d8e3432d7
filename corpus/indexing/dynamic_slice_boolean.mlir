// The start is clamped so that the slice of two fits: 5 becomes 4, a signed negative start becomes 0.
func.func @main() {
  %operand = stablehlo.constant dense<[false, true, false, false, false, true]> : tensor<6xi1>
  %start = stablehlo.constant dense<5> : tensor<i64>
  %result = stablehlo.dynamic_slice %operand, %start, sizes = [2] : (tensor<6xi1>, tensor<i64>) -> tensor<2xi1>
  check.expect_eq_const %result, dense<[false, true]> : tensor<2xi1>
  return
}
