// One wide element becomes two narrow ones, the low bits first.
func.func @main() {
  %operand = stablehlo.constant dense<[33, 15]> : tensor<2xui8>
  %result = stablehlo.bitcast_convert %operand : (tensor<2xui8>) -> tensor<2x2xui4>
  check.expect_eq_const %result, dense<[[1, 2], [15, 0]]> : tensor<2x2xui4>
  return
}
