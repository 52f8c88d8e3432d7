// The bits stay as they are and are read as another type: 1065353216 = 0x3F800000 is 1, -1073741824 =
// 0xC0000000 is -2.
func.func @main() {
  %operand = stablehlo.constant dense<[1.0, -2.0]> : tensor<2xf64>
  %result = stablehlo.bitcast_convert %operand : (tensor<2xf64>) -> tensor<2xui64>
  check.expect_eq_const %result, dense<[4607182418800017408, 13835058055282163712]> : tensor<2xui64>
  return
}
