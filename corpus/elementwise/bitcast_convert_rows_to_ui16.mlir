// Pairs of bytes, three of them, become words of 16 bits: the first byte is the low one.
func.func @main() {
  %operand = stablehlo.constant dense<[[1, 2], [52, 18], [254, 255]]> : tensor<3x2xui8>
  %result = stablehlo.bitcast_convert %operand : (tensor<3x2xui8>) -> tensor<3xui16>
  check.expect_eq_const %result, dense<[513, 4660, 65534]> : tensor<3xui16>
  return
}
