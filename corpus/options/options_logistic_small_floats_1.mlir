// Options of logistic in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_3_literal = stablehlo.constant dense<[96.0, 128.0, 96.0, 80.0, 128.0, 96.0]> : tensor<6xf8E4M3FN>
  %of_3_logistic = stablehlo.logistic %of_3_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<6xf8E4M3FN>
  check.expect_almost_eq_const %of_3_logistic, dense<1.0> : tensor<6xf8E4M3FN> loc("logistic_3")
  %of_57_literal = stablehlo.constant dense<[1.0, 1.0, 1.0, 0x7E, 1.0, 1.0]> : tensor<6xf8E5M2>
  %of_57_logistic = stablehlo.logistic %of_57_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<6xf8E5M2>
  check.expect_almost_eq_const %of_57_logistic, dense<[0.6, 0.6, 0.6, 0x7E, 0.6, 0.6]> : tensor<6xf8E5M2> loc("logistic_57")
  %of_40_literal = stablehlo.constant dense<[-0.0, -0.0, 0.0, -0.0, -0.0, 0.0]> : tensor<6xf8E5M2>
  %of_40_logistic = stablehlo.logistic %of_40_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<6xf8E5M2>
  check.expect_almost_eq_const %of_40_logistic, dense<0.5> : tensor<6xf8E5M2> loc("logistic_40")
  %of_60_literal = stablehlo.constant dense<[0x7C, 0x7C, 0xFC, 0x7C, 0xFC, 0xFC]> : tensor<6xf8E5M2>
  %of_60_logistic = stablehlo.logistic %of_60_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<6xf8E5M2>
  check.expect_almost_eq_const %of_60_logistic, dense<[1.0, 1.0, 0.0, 1.0, 0.0, 0.0]> : tensor<6xf8E5M2> loc("logistic_60")
  %of_137_literal = stablehlo.constant dense<[0.0078125, -0.00390625, -0.00390625, 0.0078125, -0.00390625, -0.00390625]> : tensor<6xf8E5M2>
  %of_137_logistic = stablehlo.logistic %of_137_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<6xf8E5M2>
  check.expect_almost_eq_const %of_137_logistic, dense<0.5> : tensor<6xf8E5M2> loc("logistic_137")
  return
}
