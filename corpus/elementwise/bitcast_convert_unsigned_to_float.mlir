// The bits stay as they are and are read as another type: 1065353216 = 0x3F800000 is 1, -1073741824 =
// 0xC0000000 is -2.
func.func @main() {
  %operand = stablehlo.constant dense<[1065353216, 3221225472]> : tensor<2xui32>
  %result = stablehlo.bitcast_convert %operand : (tensor<2xui32>) -> tensor<2xf32>
  check.expect_eq_const %result, dense<[1.0, -2.0]> : tensor<2xf32>
  return
}
