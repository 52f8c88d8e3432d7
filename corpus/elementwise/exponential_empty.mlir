// Nothing, in 0 rows of 3: the result has the same shape.
func.func @main() {
  %operand = stablehlo.constant dense<> : tensor<0x3xf32>
  %result = stablehlo.exponential %operand : tensor<0x3xf32>
  check.expect_eq_const %result, dense<> : tensor<0x3xf32>
  return
}
