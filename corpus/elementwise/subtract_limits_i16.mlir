// At the ends of the range of i16, -32768 to 32767, where results wrap.
func.func @main() {
  %lhs = stablehlo.constant dense<[-32768, 32767, -32768, 32767, -32768, 32767, 32767, -32768, 5, 32766]> : tensor<10xi16>
  %rhs = stablehlo.constant dense<[-32768, 32767, 32767, -32768, 1, 1, 2, 3, 32767, 32767]> : tensor<10xi16>
  %result = stablehlo.subtract %lhs, %rhs : tensor<10xi16>
  check.expect_eq_const %result, dense<[0, 0, 1, -1, 32767, 32766, 32765, 32765, -32762, -1]> : tensor<10xi16>
  return
}
