// Options of sqrt in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are those
// of scripts/oracle.
func.func @main() {
  %of_8_literal = stablehlo.constant dense<[0.0, -0.0, 0.0, 0.0, 0.0, 0.0]> : tensor<6xf64>
  %of_8_sqrt = stablehlo.sqrt %of_8_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<6xf64>
  check.expect_eq_const %of_8_sqrt, dense<[0.0, -0.0, 0.0, 0.0, 0.0, 0.0]> : tensor<6xf64> loc("sqrt_8")
  %of_17_literal = stablehlo.constant dense<[0x7FF8000000000000, 0x7FF8000000000000, 1.0, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000]> : tensor<6xf64>
  %of_17_sqrt = stablehlo.sqrt %of_17_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<6xf64>
  check.expect_eq_const %of_17_sqrt, dense<[0x7FF8000000000000, 0x7FF8000000000000, 1.0, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000]> : tensor<6xf64> loc("sqrt_17")
  %of_147_literal = stablehlo.constant dense<0x7FF0000000000000> : tensor<6xf64>
  %of_147_sqrt = stablehlo.sqrt %of_147_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<6xf64>
  check.expect_eq_const %of_147_sqrt, dense<0x7FF0000000000000> : tensor<6xf64> loc("sqrt_147")
  return
}
