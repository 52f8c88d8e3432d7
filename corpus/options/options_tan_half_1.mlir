// Options of tan in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are those
// of scripts/oracle.
func.func @main() {
  %of_3_literal = stablehlo.constant dense<[96.0, -72.0, -72.0, 80.0, -72.0, -72.0]> : tensor<6xbf16>
  %of_3_tan = stablehlo.tan %of_3_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<6xbf16>
  check.expect_almost_eq_const %of_3_tan, dense<[-5.44, 0.262, 0.262, 9.0, 0.262, 0.262]> : tensor<6xbf16> loc("tan_3")
  %of_15_literal = stablehlo.constant dense<[1.0, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 1.0]> : tensor<6xf16>
  %of_15_tan = stablehlo.tan %of_15_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<6xf16>
  check.expect_almost_eq_const %of_15_tan, dense<[1.558, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 1.558]> : tensor<6xf16> loc("tan_15")
  return
}
