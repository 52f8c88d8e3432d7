// Bits of 16, 32 and 64 as floats and integers, with and without a sign.
func.func @main() {
  %halves = stablehlo.constant dense<[1.5, -0.25, 60000.0]> : tensor<3xf16>
  %halves_as_ui16 = stablehlo.bitcast_convert %halves : (tensor<3xf16>) -> tensor<3xui16>
  check.expect_eq_const %halves_as_ui16, dense<[15872, 46080, 31571]> : tensor<3xui16>
  %halves_as_i16 = stablehlo.bitcast_convert %halves : (tensor<3xf16>) -> tensor<3xi16>
  check.expect_eq_const %halves_as_i16, dense<[15872, -19456, 31571]> : tensor<3xi16>
  %brains = stablehlo.constant dense<[-1.5, 0.25, 3.0]> : tensor<3xbf16>
  %brains_as_i16 = stablehlo.bitcast_convert %brains : (tensor<3xbf16>) -> tensor<3xi16>
  check.expect_eq_const %brains_as_i16, dense<[-16448, 16000, 16448]> : tensor<3xi16>
  %words = stablehlo.constant dense<[16256, 49152, 15990]> : tensor<3xui16>
  %words_as_bf16 = stablehlo.bitcast_convert %words : (tensor<3xui16>) -> tensor<3xbf16>
  check.expect_eq_const %words_as_bf16, dense<[1.0, -2.0, 0.24]> : tensor<3xbf16>
  %shorts = stablehlo.constant dense<[16256, -16384, 15990]> : tensor<3xi16>
  %shorts_as_bf16 = stablehlo.bitcast_convert %shorts : (tensor<3xi16>) -> tensor<3xbf16>
  check.expect_eq_const %shorts_as_bf16, dense<[1.0, -2.0, 0.24]> : tensor<3xbf16>
  %shorts_as_f16 = stablehlo.bitcast_convert %shorts : (tensor<3xi16>) -> tensor<3xf16>
  check.expect_eq_const %shorts_as_f16, dense<[1.875, -2.0, 1.615]> : tensor<3xf16>
  %signed = stablehlo.constant dense<[-1, 7, -2147483648]> : tensor<3xi32>
  %signed_as_ui32 = stablehlo.bitcast_convert %signed : (tensor<3xi32>) -> tensor<3xui32>
  check.expect_eq_const %signed_as_ui32, dense<[4294967295, 7, 2147483648]> : tensor<3xui32>
  %wides = stablehlo.constant dense<[4609434218613702656, 13835058055282163713, 3]> : tensor<3xui64>
  %wides_as_f64 = stablehlo.bitcast_convert %wides : (tensor<3xui64>) -> tensor<3xf64>
  check.expect_eq_const %wides_as_f64, dense<[1.5, -2.0000000000000004, 1.5e-323]> : tensor<3xf64>
  %wides_as_ui32 = stablehlo.bitcast_convert %wides : (tensor<3xui64>) -> tensor<3x2xui32>
  check.expect_eq_const %wides_as_ui32, dense<[[0, 1073217536], [1, 3221225472], [3, 0]]> : tensor<3x2xui32>
  %doubles = stablehlo.constant dense<[1.5, -0.1, 1.0e300]> : tensor<3xf64>
  %doubles_as_i64 = stablehlo.bitcast_convert %doubles : (tensor<3xf64>) -> tensor<3xi64>
  check.expect_eq_const %doubles_as_i64, dense<[4609434218613702656, -4631501856787818086, 9094988921128908188]> : tensor<3xi64>
  return
}
