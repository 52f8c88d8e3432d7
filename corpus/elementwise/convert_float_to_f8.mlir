// Each value is converted to the other type.
func.func @main() {
  %operand = stablehlo.constant dense<[1.0625, 1.1875]> : tensor<2xf32>
  %result = stablehlo.convert %operand : (tensor<2xf32>) -> tensor<2xf8E4M3FN>
  check.expect_eq_const %result, dense<[1.0, 1.25]> : tensor<2xf8E4M3FN>
  return
}
