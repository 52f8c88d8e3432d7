// At the ends of the range of i32, -2147483648 to 2147483647, and between.
func.func @main() {
  %operand = stablehlo.constant dense<[-2147483648, 2147483647, 0, 1, 65536, 5, -1, -5]> : tensor<8xi32>
  %result = stablehlo.popcnt %operand : tensor<8xi32>
  check.expect_eq_const %result, dense<[1, 31, 0, 1, 1, 2, 32, 31]> : tensor<8xi32>
  return
}
