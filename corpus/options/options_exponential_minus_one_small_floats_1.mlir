// Options of exponential_minus_one in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The
// values are those of scripts/oracle.
func.func @main() {
  %of_24_literal = stablehlo.constant dense<[0x7C, 1.0, 1.0, 1.0, 1.0, 1.0]> : tensor<6xf8E4M3FN>
  %of_24_exponential_minus_one = stablehlo.exponential_minus_one %of_24_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<6xf8E4M3FN>
  check.expect_almost_eq_const %of_24_exponential_minus_one, dense<[0x7F, 1.8, 1.8, 1.8, 1.8, 1.8]> : tensor<6xf8E4M3FN> loc("exponential_minus_one_24")
  %of_86_literal = stablehlo.constant dense<[0.015625, -0.00390625, -0.00390625, 0.015625, 0.015625, 0.0078125]> : tensor<6xf8E4M3FN>
  %of_86_exponential_minus_one = stablehlo.exponential_minus_one %of_86_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<6xf8E4M3FN>
  check.expect_almost_eq_const %of_86_exponential_minus_one, dense<[0.016, -0.004, -0.004, 0.016, 0.016, 0.008]> : tensor<6xf8E4M3FN> loc("exponential_minus_one_86")
  %of_121_literal = stablehlo.constant dense<[0x7E, 1.0, 0x7E, 0x7E, 1.0, 0x7E]> : tensor<6xf8E5M2>
  %of_121_exponential_minus_one = stablehlo.exponential_minus_one %of_121_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<6xf8E5M2>
  check.expect_almost_eq_const %of_121_exponential_minus_one, dense<[0x7E, 1.8, 0x7E, 0x7E, 1.8, 0x7E]> : tensor<6xf8E5M2> loc("exponential_minus_one_121")
  %of_241_literal = stablehlo.constant dense<[0xFC, 0xFC, 0x7C, 0x7C, 0xFC, 0x7C]> : tensor<6xf8E5M2>
  %of_241_exponential_minus_one = stablehlo.exponential_minus_one %of_241_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<6xf8E5M2>
  check.expect_almost_eq_const %of_241_exponential_minus_one, dense<[-1.0, -1.0, 0x7C, 0x7C, -1.0, 0x7C]> : tensor<6xf8E5M2> loc("exponential_minus_one_241")
  %of_3_literal = stablehlo.constant dense<[0.0, 0.0, -0.0, -0.0, 0.0, 0.0]> : tensor<6xf8E5M2>
  %of_3_exponential_minus_one = stablehlo.exponential_minus_one %of_3_literal : tensor<6xf8E5M2>
  check.expect_almost_eq_const %of_3_exponential_minus_one, dense<[0.0, 0.0, -0.0, -0.0, 0.0, 0.0]> : tensor<6xf8E5M2> loc("exponential_minus_one_3")
  return
}
