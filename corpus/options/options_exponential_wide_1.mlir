// Options of exponential in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_39_literal = stablehlo.constant dense<[0.015625, 0.015625, 0.015625, -0.00390625, -0.00390625, 0.0078125]> : tensor<6xf64>
  %of_39_exponential = stablehlo.exponential %of_39_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<6xf64>
  check.expect_almost_eq_const %of_39_exponential, dense<[1.0157477085866857, 1.0157477085866857, 1.0157477085866857, 0.9961013694701175, 0.9961013694701175, 1.007843097206448]> : tensor<6xf64> loc("exponential_39")
  %of_66_literal = stablehlo.constant dense<[0x7FF8000000000000, 1.0, 0x7FF8000000000000, 1.0, 1.0, 1.0]> : tensor<6xf64>
  %of_66_exponential = stablehlo.exponential %of_66_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<6xf64>
  check.expect_almost_eq_const %of_66_exponential, dense<[0x7FF8000000000000, 2.718281828459045, 0x7FF8000000000000, 2.718281828459045, 2.718281828459045, 2.718281828459045]> : tensor<6xf64> loc("exponential_66")
  return
}
