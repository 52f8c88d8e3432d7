// Options of tanh in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are those
// of scripts/oracle.
func.func @main() {
  %of_23_literal = stablehlo.constant dense<[0x7FC0, 0x7FC0, 1.0, 1.0, 1.0, 1.0]> : tensor<6xbf16>
  %of_23_tanh = stablehlo.tanh %of_23_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<6xbf16>
  check.expect_almost_eq_const %of_23_tanh, dense<[0x7FC0, 0x7FC0, 0.76, 0.76, 0.76, 0.76]> : tensor<6xbf16> loc("tanh_23")
  %of_24_literal = stablehlo.constant dense<[0xFF80, 0xFF80, 0x7F80, 0x7F80, 0x7F80, 0xFF80]> : tensor<6xbf16>
  %of_24_tanh = stablehlo.tanh %of_24_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<6xbf16>
  check.expect_almost_eq_const %of_24_tanh, dense<[-1.0, -1.0, 1.0, 1.0, 1.0, -1.0]> : tensor<6xbf16> loc("tanh_24")
  return
}
