// Two narrow elements become a wide one, the low bits first.
func.func @main() {
  %operand = stablehlo.constant dense<[[1, 2], [15, 0]]> : tensor<2x2xui4>
  %result = stablehlo.bitcast_convert %operand : (tensor<2x2xui4>) -> tensor<2xui8>
  check.expect_eq_const %result, dense<[33, 15]> : tensor<2xui8>
  return
}
