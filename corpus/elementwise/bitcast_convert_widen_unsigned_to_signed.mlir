// Two narrow elements become a wide one, the low bits first.
func.func @main() {
  %operand = stablehlo.constant dense<[[2, 1], [3, 0]]> : tensor<2x2xui16>
  %result = stablehlo.bitcast_convert %operand : (tensor<2x2xui16>) -> tensor<2xi32>
  check.expect_eq_const %result, dense<[65538, 3]> : tensor<2xi32>
  return
}
