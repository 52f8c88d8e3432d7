// Each value is converted to the other type. f8E3M4 came with release 1.7.0.
func.func @main() {
  %operand = stablehlo.constant dense<[0, 5, 7]> : tensor<3xui4>
  %result = stablehlo.convert %operand : (tensor<3xui4>) -> tensor<3xf8E3M4>
  check.expect_eq_const %result, dense<[0.0, 5.0, 7.0]> : tensor<3xf8E3M4>
  return
}
