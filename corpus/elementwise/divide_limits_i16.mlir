// At the ends of the range of i16, -32768 to 32767.
func.func @main() {
  %lhs = stablehlo.constant dense<[-32768, 32767, -32768, 32767, -32768, 32767, 32767, -32768, 5, 32766, 32767, -32768, -7, 7]> : tensor<14xi16>
  %rhs = stablehlo.constant dense<[-32768, 32767, 32767, -32768, 1, 1, 2, 3, 32767, 32767, 7, 7, 2, -2]> : tensor<14xi16>
  %result = stablehlo.divide %lhs, %rhs : tensor<14xi16>
  check.expect_eq_const %result, dense<[1, 1, -1, 0, -32768, 32767, 16383, -10922, 0, 0, 4681, -4681, -3, -3]> : tensor<14xi16>
  return
}
