// One wide element becomes two narrow ones, the low bits first.
func.func @main() {
  %operand = stablehlo.constant dense<[65538, 3]> : tensor<2xi32>
  %result = stablehlo.bitcast_convert %operand : (tensor<2xi32>) -> tensor<2x2xui16>
  check.expect_eq_const %result, dense<[[2, 1], [3, 0]]> : tensor<2x2xui16>
  return
}
