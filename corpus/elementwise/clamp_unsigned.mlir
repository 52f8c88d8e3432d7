// min(max(operand, min), max), element by element.
func.func @main() {
  %min = stablehlo.constant dense<[5, 1, 0]> : tensor<3xui32>
  %operand = stablehlo.constant dense<[3, 4294967295, 3]> : tensor<3xui32>
  %max = stablehlo.constant dense<[10, 7, 9]> : tensor<3xui32>
  %result = stablehlo.clamp %min, %operand, %max : tensor<3xui32>
  check.expect_eq_const %result, dense<[5, 7, 3]> : tensor<3xui32>
  return
}
