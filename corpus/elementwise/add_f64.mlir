// 2^53 + 1 is a tie between 2^53 (even) and 2^53 + 2.
func.func @main() {
  %0 = stablehlo.constant dense<[9007199254740992.0, 0.5]> : tensor<2xf64>
  %1 = stablehlo.constant dense<[1.0, 0.25]> : tensor<2xf64>
  %2 = stablehlo.add %0, %1 : tensor<2xf64>
  check.expect_eq_const %2, dense<[9007199254740992.0, 0.75]> : tensor<2xf64>
  return
}
