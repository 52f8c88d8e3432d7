// Options of logistic in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_1_literal = stablehlo.constant dense<[1.0, 0x7E00, 0x7E00, 1.0, 1.0, 0x7E00]> : tensor<6xf16>
  %of_1_logistic = stablehlo.logistic %of_1_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<6xf16>
  check.expect_almost_eq_const %of_1_logistic, dense<[0.731, 0x7E00, 0x7E00, 0.731, 0.731, 0x7E00]> : tensor<6xf16> loc("logistic_1")
  %of_90_literal = stablehlo.constant dense<[0.015625, 0.015625, 0.015625, -0.00390625, 0.015625, 0.0078125]> : tensor<6xf16>
  %of_90_logistic = stablehlo.logistic %of_90_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<6xf16>
  check.expect_almost_eq_const %of_90_logistic, dense<[0.504, 0.504, 0.504, 0.499, 0.504, 0.502]> : tensor<6xf16> loc("logistic_90")
  return
}
