// min(max(operand, min), max), element by element.
func.func @main() {
  %min = stablehlo.constant dense<[5, -5, 0]> : tensor<3xi4>
  %operand = stablehlo.constant dense<[3, 3, 3]> : tensor<3xi4>
  %max = stablehlo.constant dense<[6, 1, 7]> : tensor<3xi4>
  %result = stablehlo.clamp %min, %operand, %max : tensor<3xi4>
  check.expect_eq_const %result, dense<[5, 1, 3]> : tensor<3xi4>
  return
}
