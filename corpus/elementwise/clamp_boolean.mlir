// min(max(operand, min), max), element by element.
func.func @main() {
  %min = stablehlo.constant dense<[false, true, false, false]> : tensor<4xi1>
  %operand = stablehlo.constant dense<[true, false, false, true]> : tensor<4xi1>
  %max = stablehlo.constant dense<[true, true, true, false]> : tensor<4xi1>
  %result = stablehlo.clamp %min, %operand, %max : tensor<4xi1>
  check.expect_eq_const %result, dense<[true, true, false, false]> : tensor<4xi1>
  return
}
