// The element type i32 of an operand: every release knows it.
func.func @main() {
  %operand = stablehlo.constant dense<[1, 0]> : tensor<2xi32>
  %result = stablehlo.reshape %operand : (tensor<2xi32>) -> tensor<2x1xi32>
  %back = stablehlo.reshape %result : (tensor<2x1xi32>) -> tensor<2xi32>
  check.expect_eq_const %back, dense<[1, 0]> : tensor<2xi32>
  return
}
