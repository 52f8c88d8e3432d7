// 2^53 + 1 is a tie between 2^53 (even) and 2^53 + 2.
func.func @main() {
  %lhs = stablehlo.constant dense<[9007199254740992.0, 0.5]> : tensor<2xf64>
  %rhs = stablehlo.constant dense<[1.0, 0.25]> : tensor<2xf64>
  %result = stablehlo.add %lhs, %rhs : tensor<2xf64>
  check.expect_eq_const %result, dense<[9007199254740992.0, 0.75]> : tensor<2xf64>
  return
}
