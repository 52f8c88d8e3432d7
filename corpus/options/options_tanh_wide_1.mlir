// Options of tanh in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are those
// of scripts/oracle.
func.func @main() {
  %of_22_literal = stablehlo.constant dense<[80.0, 80.0, 96.0, 80.0, 96.0, 128.0]> : tensor<6xf64>
  %of_22_tanh = stablehlo.tanh %of_22_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<6xf64>
  check.expect_almost_eq_const %of_22_tanh, dense<1.0> : tensor<6xf64> loc("tanh_22")
  %of_36_literal = stablehlo.constant dense<[0xFFF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000]> : tensor<6xf64>
  %of_36_tanh = stablehlo.tanh %of_36_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<6xf64>
  check.expect_almost_eq_const %of_36_tanh, dense<[-1.0, 1.0, 1.0, 1.0, 1.0, 1.0]> : tensor<6xf64> loc("tanh_36")
  return
}
