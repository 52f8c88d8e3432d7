// By nothing, to the last bit, by the width of 16 bits and by more.
func.func @main() {
  %lhs = stablehlo.constant dense<[1, 1, 5, 3, 65535, 65535, 0, 0, 65535, 0, 65535, 65535]> : tensor<12xui16>
  %rhs = stablehlo.constant dense<[0, 1, 15, 16, 2, 15, 1, 15, 16, 16, 65535, 19]> : tensor<12xui16>
  %result = stablehlo.shift_left %lhs, %rhs : tensor<12xui16>
  check.expect_eq_const %result, dense<[1, 2, 32768, 0, 65532, 32768, 0, 0, 0, 0, 0, 0]> : tensor<12xui16>
  return
}
