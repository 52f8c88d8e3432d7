// At the ends of the range of ui16, 0 to 65535.
func.func @main() {
  %lhs = stablehlo.constant dense<[65535, 0, 0, 65535, 65535, 0, 5, 65534, 65535, 0, 7, 7]> : tensor<12xui16>
  %rhs = stablehlo.constant dense<[65535, 65535, 1, 1, 2, 3, 65535, 65535, 7, 7, 2, 2]> : tensor<12xui16>
  %result = stablehlo.remainder %lhs, %rhs : tensor<12xui16>
  check.expect_eq_const %result, dense<[0, 0, 0, 0, 1, 0, 5, 65534, 1, 0, 1, 1]> : tensor<12xui16>
  return
}
