// Options of exponential_minus_one in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The
// values are those of scripts/oracle.
func.func @main() {
  %of_11_literal = stablehlo.constant dense<[0.0, -0.0, 0.0, -0.0, 0.0, 0.0]> : tensor<6xbf16>
  %of_11_exponential_minus_one = stablehlo.exponential_minus_one %of_11_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<6xbf16>
  check.expect_almost_eq_const %of_11_exponential_minus_one, dense<[0.0, -0.0, 0.0, -0.0, 0.0, 0.0]> : tensor<6xbf16> loc("exponential_minus_one_11")
  %of_58_literal = stablehlo.constant dense<[0xFC00, 0x7C00, 0xFC00, 0xFC00, 0x7C00, 0x7C00]> : tensor<6xf16>
  %of_58_exponential_minus_one = stablehlo.exponential_minus_one %of_58_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<6xf16>
  check.expect_almost_eq_const %of_58_exponential_minus_one, dense<[-1.0, 0x7C00, -1.0, -1.0, 0x7C00, 0x7C00]> : tensor<6xf16> loc("exponential_minus_one_58")
  return
}
