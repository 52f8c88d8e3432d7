// 0, 1 and the greatest value of every unsigned type of 4 bits and more.
func.func @main() {
  %result_ui4 = stablehlo.constant dense<[0, 1, 15]> : tensor<3xui4>
  %result_ui8 = stablehlo.constant dense<[0, 1, 255]> : tensor<3xui8>
  %result_ui16 = stablehlo.constant dense<[0, 1, 65535]> : tensor<3xui16>
  %result_ui32 = stablehlo.constant dense<[0, 1, 4294967295]> : tensor<3xui32>
  %result_ui64 = stablehlo.constant dense<[0, 1, 18446744073709551615]> : tensor<3xui64>
  check.expect_eq_const %result_ui4, dense<[0, 1, 15]> : tensor<3xui4>
  check.expect_eq_const %result_ui8, dense<[0, 1, 255]> : tensor<3xui8>
  check.expect_eq_const %result_ui16, dense<[0, 1, 65535]> : tensor<3xui16>
  check.expect_eq_const %result_ui32, dense<[0, 1, 4294967295]> : tensor<3xui32>
  check.expect_eq_const %result_ui64, dense<[0, 1, 18446744073709551615]> : tensor<3xui64>
  return
}
