// At the ends of the range of ui16, 0 to 65535.
func.func @main() {
  %lhs = stablehlo.constant dense<[0, 65535, 0, 65535, 0, 65535, 65535, 0, 5, 65534]> : tensor<10xui16>
  %rhs = stablehlo.constant dense<[0, 65535, 65535, 0, 1, 1, 2, 3, 65535, 65535]> : tensor<10xui16>
  %result = stablehlo.minimum %lhs, %rhs : tensor<10xui16>
  check.expect_eq_const %result, dense<[0, 65535, 0, 0, 0, 1, 2, 0, 5, 65534]> : tensor<10xui16>
  return
}
