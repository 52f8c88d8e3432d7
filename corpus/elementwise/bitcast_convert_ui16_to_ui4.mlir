// An element of 16 bits becomes four of 4 bits, the low bits first.
func.func @main() {
  %operand = stablehlo.constant dense<[4660, 65244]> : tensor<2xui16>
  %result = stablehlo.bitcast_convert %operand : (tensor<2xui16>) -> tensor<2x4xui4>
  check.expect_eq_const %result, dense<[[4, 3, 2, 1], [12, 13, 14, 15]]> : tensor<2x4xui4>
  return
}
