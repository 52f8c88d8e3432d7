// 0, 1 and the greatest value of every unsigned type of 4 bits and more.
func.func @main() {
  %0 = stablehlo.constant dense<[0, 1, 15]> : tensor<3xui4>
  %1 = stablehlo.constant dense<[0, 1, 255]> : tensor<3xui8>
  %2 = stablehlo.constant dense<[0, 1, 65535]> : tensor<3xui16>
  %3 = stablehlo.constant dense<[0, 1, 4294967295]> : tensor<3xui32>
  %4 = stablehlo.constant dense<[0, 1, 18446744073709551615]> : tensor<3xui64>
  check.expect_eq_const %0, dense<[0, 1, 15]> : tensor<3xui4>
  check.expect_eq_const %1, dense<[0, 1, 255]> : tensor<3xui8>
  check.expect_eq_const %2, dense<[0, 1, 65535]> : tensor<3xui16>
  check.expect_eq_const %3, dense<[0, 1, 4294967295]> : tensor<3xui32>
  check.expect_eq_const %4, dense<[0, 1, 18446744073709551615]> : tensor<3xui64>
  return
}
