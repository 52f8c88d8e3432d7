// Options of exponential_minus_one in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The
// values are those of scripts/oracle.
func.func @main() {
  %of_10_literal = stablehlo.constant dense<[80.0, 80.0, 80.0, 81.0, 82.0, -72.0]> : tensor<6xf64>
  %of_10_exponential_minus_one = stablehlo.exponential_minus_one %of_10_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<6xf64>
  check.expect_almost_eq_const %of_10_exponential_minus_one, dense<[5.54062238439351e+34, 5.54062238439351e+34, 5.54062238439351e+34, 1.5060973145850306e+35, 4.0939969621274545e+35, -1.0]> : tensor<6xf64> loc("exponential_minus_one_10")
  %of_46_literal = stablehlo.constant dense<[0x7FF8000000000000, 0x7FF8000000000000, 1.0, 0x7FF8000000000000, 0x7FF8000000000000, 1.0]> : tensor<6xf64>
  %of_46_exponential_minus_one = stablehlo.exponential_minus_one %of_46_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<6xf64>
  check.expect_almost_eq_const %of_46_exponential_minus_one, dense<[0x7FF8000000000000, 0x7FF8000000000000, 1.7182818284590453, 0x7FF8000000000000, 0x7FF8000000000000, 1.7182818284590453]> : tensor<6xf64> loc("exponential_minus_one_46")
  return
}
