// By nothing, to the last bit, by the width of 32 bits and by more.
func.func @main() {
  %lhs = stablehlo.constant dense<[1, 1, 5, 3, 4294967295, 4294967295, 0, 0, 4294967295, 0, 4294967295, 4294967295]> : tensor<12xui32>
  %rhs = stablehlo.constant dense<[0, 1, 31, 32, 2, 31, 1, 31, 32, 32, 4294967295, 35]> : tensor<12xui32>
  %result = stablehlo.shift_right_logical %lhs, %rhs : tensor<12xui32>
  check.expect_eq_const %result, dense<[1, 0, 0, 0, 1073741823, 1, 0, 0, 0, 0, 0, 0]> : tensor<12xui32>
  return
}
