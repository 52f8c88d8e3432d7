// Options of exponential in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_22_literal = stablehlo.constant dense<[0x7FC00000, 1.0, 1.0, 1.0, 1.0, 0x7FC00000]> : tensor<6xf32>
  %of_22_exponential = stablehlo.exponential %of_22_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<6xf32>
  check.expect_almost_eq_const %of_22_exponential, dense<[0x7FC00000, 2.7182817, 2.7182817, 2.7182817, 2.7182817, 0x7FC00000]> : tensor<6xf32> loc("exponential_22")
  %of_6_literal = stablehlo.constant dense<[0xFF800000, 0x7F800000, 0xFF800000, 0x7F800000, 0x7F800000, 0xFF800000]> : tensor<6xf32>
  %of_6_exponential = stablehlo.exponential %of_6_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<6xf32>
  check.expect_almost_eq_const %of_6_exponential, dense<[0.0, 0x7F800000, 0.0, 0x7F800000, 0x7F800000, 0.0]> : tensor<6xf32> loc("exponential_6")
  return
}
