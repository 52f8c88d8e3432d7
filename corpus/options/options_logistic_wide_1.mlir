// Options of logistic in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_0_literal = stablehlo.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000]> : tensor<6xf64>
  %of_0_logistic = stablehlo.logistic %of_0_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<6xf64>
  check.expect_almost_eq_const %of_0_logistic, dense<[1.0, 0.0, 0.0, 0.0, 0.0, 0.0]> : tensor<6xf64> loc("logistic_0")
  %of_50_literal = stablehlo.constant dense<[0xFFF0000000000000, 0xFFF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000]> : tensor<6xf64>
  %of_50_logistic = stablehlo.logistic %of_50_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<6xf64>
  check.expect_almost_eq_const %of_50_logistic, dense<[0.0, 0.0, 1.0, 0.0, 0.0, 0.0]> : tensor<6xf64> loc("logistic_50")
  return
}
