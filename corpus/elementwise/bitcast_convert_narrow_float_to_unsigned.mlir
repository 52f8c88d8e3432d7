// One wide element becomes two narrow ones, the low bits first: 1065353216 = 0x3F800000 is 1, -1073741824 =
// 0xC0000000 is -2.
func.func @main() {
  %operand = stablehlo.constant dense<[1.0, -2.0]> : tensor<2xf32>
  %result = stablehlo.bitcast_convert %operand : (tensor<2xf32>) -> tensor<2x2xui16>
  check.expect_eq_const %result, dense<[[0, 16256], [0, 49152]]> : tensor<2x2xui16>
  return
}
