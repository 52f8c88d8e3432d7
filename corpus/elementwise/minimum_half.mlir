// The smaller of each two elements.
func.func @main() {
  %lhs = stablehlo.constant dense<[-0.0, 1.0]> : tensor<2xf16>
  %rhs = stablehlo.constant dense<[0.0, 3.0]> : tensor<2xf16>
  %result = stablehlo.minimum %lhs, %rhs : tensor<2xf16>
  check.expect_eq_const %result, dense<[-0.0, 1.0]> : tensor<2xf16>
  return
}
