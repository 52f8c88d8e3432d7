// Options of log_plus_one in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values
// are those of scripts/oracle.
func.func @main() {
  %of_4_literal = stablehlo.constant dense<[1.0, 0x7FC0, 0x7FC0, 0x7FC0, 1.0, 0x7FC0]> : tensor<6xbf16>
  %of_4_log_plus_one = stablehlo.log_plus_one %of_4_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<6xbf16>
  check.expect_almost_eq_const %of_4_log_plus_one, dense<[0.69, 0x7FC0, 0x7FC0, 0x7FC0, 0.69, 0x7FC0]> : tensor<6xbf16> loc("log_plus_one_4")
  %of_220_literal = stablehlo.constant dense<[72.0, 80.0, 72.0, 80.0, 96.0, 128.0]> : tensor<6xbf16>
  %of_220_log_plus_one = stablehlo.log_plus_one %of_220_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<6xbf16>
  check.expect_almost_eq_const %of_220_log_plus_one, dense<[4.28, 4.4, 4.28, 4.4, 4.56, 4.88]> : tensor<6xbf16> loc("log_plus_one_220")
  %of_33_literal = stablehlo.constant dense<0x7C00> : tensor<6xf16>
  %of_33_log_plus_one = stablehlo.log_plus_one %of_33_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<6xf16>
  check.expect_almost_eq_const %of_33_log_plus_one, dense<0x7C00> : tensor<6xf16> loc("log_plus_one_33")
  return
}
