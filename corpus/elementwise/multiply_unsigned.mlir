// Elements are multiplied one by one. Integers wrap: 65536 * 65537 = 65536 modulo 2^32.
func.func @main() {
  %lhs = stablehlo.constant dense<[65536, 3]> : tensor<2xui32>
  %rhs = stablehlo.constant dense<[65537, 5]> : tensor<2xui32>
  %result = stablehlo.multiply %lhs, %rhs : tensor<2xui32>
  check.expect_eq_const %result, dense<[65536, 15]> : tensor<2xui32>
  return
}
