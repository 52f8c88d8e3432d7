// Options of rsqrt in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are those
// of scripts/oracle.
func.func @main() {
  %of_63_literal = stablehlo.constant dense<[0x7FC00000, 0x7FC00000, 1.0, 1.0, 1.0, 0x7FC00000]> : tensor<6xf32>
  %of_63_rsqrt = stablehlo.rsqrt %of_63_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<6xf32>
  check.expect_almost_eq_const %of_63_rsqrt, dense<[0x7FC00000, 0x7FC00000, 1.0, 1.0, 1.0, 0x7FC00000]> : tensor<6xf32> loc("rsqrt_63")
  return
}
