// Options of log in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are those
// of scripts/oracle.
func.func @main() {
  %of_4_literal = stablehlo.constant dense<[72.0, 72.0, 72.0, 80.0, 72.0, 128.0]> : tensor<6xf8E4M3FN>
  %of_4_log = stablehlo.log %of_4_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<6xf8E4M3FN>
  check.expect_almost_eq_const %of_4_log, dense<[4.5, 4.5, 4.5, 4.5, 4.5, 5.0]> : tensor<6xf8E4M3FN> loc("log_4")
  %of_19_literal = stablehlo.constant dense<[0.00390625, 0.015625, 0.00390625, 0.0078125, 0.00390625, 0.0078125]> : tensor<6xf8E4M3FN>
  %of_19_log = stablehlo.log %of_19_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<6xf8E4M3FN>
  check.expect_almost_eq_const %of_19_log, dense<[-5.5, -4.0, -5.5, -5.0, -5.5, -5.0]> : tensor<6xf8E4M3FN> loc("log_19")
  %of_17_literal = stablehlo.constant dense<[0.0, -0.0, -0.0, 0.0, -0.0, -0.0]> : tensor<6xf8E5M2>
  %of_17_log = stablehlo.log %of_17_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<6xf8E5M2>
  check.expect_almost_eq_const %of_17_log, dense<0xFC> : tensor<6xf8E5M2> loc("log_17")
  %of_54_literal = stablehlo.constant dense<0x7C> : tensor<6xf8E5M2>
  %of_54_log = stablehlo.log %of_54_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<6xf8E5M2>
  check.expect_almost_eq_const %of_54_log, dense<0x7C> : tensor<6xf8E5M2> loc("log_54")
  %of_94_literal = stablehlo.constant dense<[1.0, 0x7E, 0x7E, 0x7E, 0x7E, 1.0]> : tensor<6xf8E5M2>
  %of_94_log = stablehlo.log %of_94_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<6xf8E5M2>
  check.expect_almost_eq_const %of_94_log, dense<[0.0, 0x7E, 0x7E, 0x7E, 0x7E, 0.0]> : tensor<6xf8E5M2> loc("log_94")
  return
}
