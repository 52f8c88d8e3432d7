// Numbers that an unsigned type holds and a signed one of its width does not; what is behind the point is cut off.
func.func @main() {
  %f32 = stablehlo.constant dense<[128.0, 200.75, 255.0]> : tensor<3xf32>
  %ui8 = stablehlo.convert %f32 : (tensor<3xf32>) -> tensor<3xui8>
  check.expect_eq_const %ui8, dense<[128, 200, 255]> : tensor<3xui8>
  %wider = stablehlo.constant dense<[32768.0, 40000.5, 65535.0]> : tensor<3xf32>
  %ui16 = stablehlo.convert %wider : (tensor<3xf32>) -> tensor<3xui16>
  check.expect_eq_const %ui16, dense<[32768, 40000, 65535]> : tensor<3xui16>
  %f64 = stablehlo.constant dense<[2147483648.0, 3000000000.5, 4294967295.0]> : tensor<3xf64>
  %ui32 = stablehlo.convert %f64 : (tensor<3xf64>) -> tensor<3xui32>
  check.expect_eq_const %ui32, dense<[2147483648, 3000000000, 4294967295]> : tensor<3xui32>
  %widest = stablehlo.constant dense<[9223372036854775808.0, 1.0e+19, 18446744073709549568.0]> : tensor<3xf64>
  %ui64 = stablehlo.convert %widest : (tensor<3xf64>) -> tensor<3xui64>
  check.expect_eq_const %ui64, dense<[9223372036854775808, 10000000000000000000, 18446744073709549568]> : tensor<3xui64>
  return
}
