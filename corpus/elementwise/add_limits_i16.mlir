// At the ends of the range of i16, -32768 to 32767, where results wrap.
func.func @main() {
  %lhs = stablehlo.constant dense<[-32768, 32767, -32768, 32767, -32768, 32767, 32767, -32768, 5, 32766]> : tensor<10xi16>
  %rhs = stablehlo.constant dense<[-32768, 32767, 32767, -32768, 1, 1, 2, 3, 32767, 32767]> : tensor<10xi16>
  %result = stablehlo.add %lhs, %rhs : tensor<10xi16>
  check.expect_eq_const %result, dense<[0, -2, -1, -1, -32767, -32768, -32767, -32765, -32764, -3]> : tensor<10xi16>
  return
}
