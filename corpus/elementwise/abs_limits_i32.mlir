// At the ends of the range of i32, -2147483648 to 2147483647, and between. The most negative number has no
// counterpart and stays.
func.func @main() {
  %operand = stablehlo.constant dense<[-2147483648, 2147483647, 0, 1, 65536, 5, -1, -5]> : tensor<8xi32>
  %result = stablehlo.abs %operand : tensor<8xi32>
  check.expect_eq_const %result, dense<[-2147483648, 2147483647, 0, 1, 65536, 5, 1, 5]> : tensor<8xi32>
  return
}
