// Options of log_plus_one in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values
// are those of scripts/oracle.
func.func @main() {
  %of_43_literal = stablehlo.constant dense<[-0.0, -0.0, 0.0, 0.0, -0.0, 0.0]> : tensor<6xf8E4M3FN>
  %of_43_log_plus_one = stablehlo.log_plus_one %of_43_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<6xf8E4M3FN>
  check.expect_almost_eq_const %of_43_log_plus_one, dense<[-0.0, -0.0, 0.0, 0.0, -0.0, 0.0]> : tensor<6xf8E4M3FN> loc("log_plus_one_43")
  %of_97_literal = stablehlo.constant dense<[0x7C, 0x7C, 1.0, 0x7C, 1.0, 1.0]> : tensor<6xf8E4M3FN>
  %of_97_log_plus_one = stablehlo.log_plus_one %of_97_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<6xf8E4M3FN>
  check.expect_almost_eq_const %of_97_log_plus_one, dense<[6.0, 6.0, 0.7, 6.0, 0.7, 0.7]> : tensor<6xf8E4M3FN> loc("log_plus_one_97")
  %of_123_literal = stablehlo.constant dense<0x7C> : tensor<6xf8E5M2>
  %of_123_log_plus_one = stablehlo.log_plus_one %of_123_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<6xf8E5M2>
  check.expect_almost_eq_const %of_123_log_plus_one, dense<0x7C> : tensor<6xf8E5M2> loc("log_plus_one_123")
  %of_30_literal = stablehlo.constant dense<[0.0078125, 0.0078125, -0.00390625, 0.0078125, 0.0078125, 0.015625]> : tensor<6xf8E5M2>
  %of_30_log_plus_one = stablehlo.log_plus_one %of_30_literal : tensor<6xf8E5M2>
  check.expect_almost_eq_const %of_30_log_plus_one, dense<[0.008, 0.008, -0.004, 0.008, 0.008, 0.016]> : tensor<6xf8E5M2> loc("log_plus_one_30")
  %of_142_literal = stablehlo.constant dense<[0x7E, 0x7E, 0x7E, 0x7E, 1.0, 0x7E]> : tensor<6xf8E5M2>
  %of_142_log_plus_one = stablehlo.log_plus_one %of_142_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<6xf8E5M2>
  check.expect_almost_eq_const %of_142_log_plus_one, dense<[0x7E, 0x7E, 0x7E, 0x7E, 0.8, 0x7E]> : tensor<6xf8E5M2> loc("log_plus_one_142")
  return
}
