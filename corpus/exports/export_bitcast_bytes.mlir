// Bytes of floats, floats of halves, and words of random bits: the first element is the lowest part. 1.5 is 0x3FC00000.
func.func @main() {
  %numbers = stablehlo.constant dense<[1.5, -2.25]> : tensor<2xf32>
  %bytes = stablehlo.bitcast_convert %numbers : (tensor<2xf32>) -> tensor<2x4xui8>
  %halves = stablehlo.constant dense<[[1, 16320], [52429, 15820]]> : tensor<2x2xui16>
  %floats = stablehlo.bitcast_convert %halves : (tensor<2x2xui16>) -> tensor<2xf32>
  %words = stablehlo.constant dense<[[1, 2], [4294967295, 2147483648]]> : tensor<2x2xui32>
  %wide = stablehlo.bitcast_convert %words : (tensor<2x2xui32>) -> tensor<2xui64>
  check.expect_eq_const %bytes, dense<[[0, 0, 192, 63], [0, 0, 16, 192]]> : tensor<2x4xui8>
  check.expect_eq_const %floats, dense<[1.50000012, 1.000000e-01]> : tensor<2xf32>
  check.expect_eq_const %wide, dense<[8589934593, 9223372041149743103]> : tensor<2xui64>
  return
}
