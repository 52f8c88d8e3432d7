// The most negative number by -1, and numbers by 0: the specification leaves the results open. XLA defines
// them: x / 0 is -1, x rem 0 is x, and the most negative number by -1 wraps.
func.func @main() {
  %lhs = stablehlo.constant dense<[-2147483648, 7, -7]> : tensor<3xi32>
  %rhs = stablehlo.constant dense<[-1, 0, 0]> : tensor<3xi32>
  %result = stablehlo.divide %lhs, %rhs : tensor<3xi32>
  check.expect_eq_const %result, dense<[-2147483648, -1, -1]> : tensor<3xi32>
  return
}
