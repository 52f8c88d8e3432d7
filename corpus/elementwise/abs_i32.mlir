// |x| of signed integers. The least value is left out: its magnitude is no value of the type.
func.func @main() {
  %operand = stablehlo.constant dense<[-2147483647, -1, 0, 1, 2147483647]> : tensor<5xi32>
  %result = stablehlo.abs %operand : tensor<5xi32>
  check.expect_eq_const %result, dense<[2147483647, 1, 0, 1, 2147483647]> : tensor<5xi32>
  return
}
