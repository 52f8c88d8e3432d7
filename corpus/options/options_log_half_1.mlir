// Options of log in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are those
// of scripts/oracle.
func.func @main() {
  %of_15_literal = stablehlo.constant dense<0x7F80> : tensor<6xbf16>
  %of_15_log = stablehlo.log %of_15_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<6xbf16>
  check.expect_almost_eq_const %of_15_log, dense<0x7F80> : tensor<6xbf16> loc("log_15")
  %of_8_literal = stablehlo.constant dense<[128.0, 80.0, 72.0, 96.0, 128.0, 72.0]> : tensor<6xbf16>
  %of_8_log = stablehlo.log %of_8_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<6xbf16>
  check.expect_almost_eq_const %of_8_log, dense<[4.84, 4.38, 4.28, 4.56, 4.84, 4.28]> : tensor<6xbf16> loc("log_8")
  return
}
