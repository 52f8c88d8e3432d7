// Words of 32 bits in two rows of three become four bytes each, the low one first.
func.func @main() {
  %operand = stablehlo.constant dense<[[67305985, 305419896, 4293844428], [67327915, 305398738, 4293822566]]> : tensor<2x3xui32>
  %result = stablehlo.bitcast_convert %operand : (tensor<2x3xui32>) -> tensor<2x3x4xui8>
  check.expect_eq_const %result, dense<[[[1, 2, 3, 4], [120, 86, 52, 18], [204, 221, 238, 255]], [[171, 87, 3, 4], [210, 3, 52, 18], [102, 136, 238, 255]]]> : tensor<2x3x4xui8>
  return
}
