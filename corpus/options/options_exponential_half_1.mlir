// Options of exponential in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_69_literal = stablehlo.constant dense<[96.0, -90.0, 96.0, -90.0, -90.0, -90.0]> : tensor<6xbf16>
  %of_69_exponential = stablehlo.exponential %of_69_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<6xbf16>
  check.expect_almost_eq_const %of_69_exponential, dense<[0x7F80, 8.0e-40, 0x7F80, 8.0e-40, 8.0e-40, 8.0e-40]> : tensor<6xbf16> loc("exponential_69")
  %of_4_literal = stablehlo.constant dense<[-90.0, 96.0, -90.0, -90.0, -90.0, 96.0]> : tensor<6xbf16>
  %of_4_exponential = stablehlo.exponential %of_4_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<6xbf16>
  check.expect_almost_eq_const %of_4_exponential, dense<[8.0e-40, 0x7F80, 8.0e-40, 8.0e-40, 8.0e-40, 0x7F80]> : tensor<6xbf16> loc("exponential_4")
  return
}
