// Options of tan in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are those
// of scripts/oracle.
func.func @main() {
  %of_7_literal = stablehlo.constant dense<[0xFFF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000]> : tensor<6xf64>
  %of_7_tan = stablehlo.tan %of_7_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<6xf64>
  check.expect_almost_eq_const %of_7_tan, dense<0x7FF8000000000000> : tensor<6xf64> loc("tan_7")
  %of_8_literal = stablehlo.constant dense<[80.0, 128.0, 128.0, 96.0, 96.0, 96.0]> : tensor<6xf64>
  %of_8_tan = stablehlo.tan %of_8_literal : tensor<6xf64>
  check.expect_almost_eq_const %of_8_tan, dense<[9.00365494560708, -1.0406148914328552, -1.0406148914328552, -5.451340110823241, -5.451340110823241, -5.451340110823241]> : tensor<6xf64> loc("tan_8")
  %of_26_literal = stablehlo.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000]> : tensor<6xf64>
  %of_26_tan = stablehlo.tan %of_26_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<6xf64>
  check.expect_almost_eq_const %of_26_tan, dense<0x7FF8000000000000> : tensor<6xf64> loc("tan_26")
  return
}
