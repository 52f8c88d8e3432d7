// Options of exponential in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_3_literal = stablehlo.constant dense<[80.0, -72.0, 80.0, 80.0, 80.0, 80.0]> : tensor<6xf8E5M2>
  %of_3_exponential = stablehlo.exponential %of_3_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<6xf8E5M2>
  check.expect_almost_eq_const %of_3_exponential, dense<[0x7C, 0.0, 0x7C, 0x7C, 0x7C, 0x7C]> : tensor<6xf8E5M2> loc("exponential_3")
  %of_58_literal = stablehlo.constant dense<[0.0, 0.0, -0.0, 0.0, 0.0, -0.0]> : tensor<6xf8E4M3FN>
  %of_58_exponential = stablehlo.exponential %of_58_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<6xf8E4M3FN>
  check.expect_almost_eq_const %of_58_exponential, dense<1.0> : tensor<6xf8E4M3FN> loc("exponential_58")
  %of_104_literal = stablehlo.constant dense<[0xFC, 0x7C, 0x7C, 0x7C, 0x7C, 0xFC]> : tensor<6xf8E5M2>
  %of_104_exponential = stablehlo.exponential %of_104_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<6xf8E5M2>
  check.expect_almost_eq_const %of_104_exponential, dense<[0.0, 0x7C, 0x7C, 0x7C, 0x7C, 0.0]> : tensor<6xf8E5M2> loc("exponential_104")
  %of_107_literal = stablehlo.constant dense<[0.015625, 0.0078125, 0.015625, 0.015625, 0.015625, -0.00390625]> : tensor<6xf8E4M3FN>
  %of_107_exponential = stablehlo.exponential %of_107_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<6xf8E4M3FN>
  check.expect_almost_eq_const %of_107_exponential, dense<1.0> : tensor<6xf8E4M3FN> loc("exponential_107")
  %of_142_literal = stablehlo.constant dense<[0x7E, 1.0, 0x7E, 0x7E, 1.0, 0x7E]> : tensor<6xf8E5M2>
  %of_142_exponential = stablehlo.exponential %of_142_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<6xf8E5M2>
  check.expect_almost_eq_const %of_142_exponential, dense<[0x7E, 2.5, 0x7E, 0x7E, 2.5, 0x7E]> : tensor<6xf8E5M2> loc("exponential_142")
  return
}
