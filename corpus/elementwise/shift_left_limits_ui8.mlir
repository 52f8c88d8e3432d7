// By nothing, to the last bit, by the width of 8 bits and by more.
func.func @main() {
  %lhs = stablehlo.constant dense<[1, 1, 5, 3, 255, 255, 0, 0, 255, 0, 255, 255]> : tensor<12xui8>
  %rhs = stablehlo.constant dense<[0, 1, 7, 8, 2, 7, 1, 7, 8, 8, 255, 11]> : tensor<12xui8>
  %result = stablehlo.shift_left %lhs, %rhs : tensor<12xui8>
  check.expect_eq_const %result, dense<[1, 2, 128, 0, 252, 128, 0, 0, 0, 0, 0, 0]> : tensor<12xui8>
  return
}
