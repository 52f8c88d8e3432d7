// Options of sine in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are those
// of scripts/oracle.
func.func @main() {
  %of_38_literal = stablehlo.constant dense<[-72.0, 96.0, 128.0, 96.0, -72.0, 80.0]> : tensor<6xf64>
  %of_38_sine = stablehlo.sine %of_38_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<6xf64>
  check.expect_almost_eq_const %of_38_sine, dense<[-0.25382336276203626, 0.9835877454343449, 0.7210377105017316, 0.9835877454343449, -0.25382336276203626, -0.9938886539233752]> : tensor<6xf64> loc("sine_38")
  %of_3_literal = stablehlo.constant dense<[0x7FF8000000000000, 1.0, 1.0, 1.0, 1.0, 0x7FF8000000000000]> : tensor<6xf64>
  %of_3_sine = stablehlo.sine %of_3_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<6xf64>
  check.expect_almost_eq_const %of_3_sine, dense<[0x7FF8000000000000, 0.8414709848078965, 0.8414709848078965, 0.8414709848078965, 0.8414709848078965, 0x7FF8000000000000]> : tensor<6xf64> loc("sine_3")
  %of_9_literal = stablehlo.constant dense<[0x7FF8000000000000, 0x7FF8000000000000, 1.0, 1.0, 0x7FF8000000000000, 0x7FF8000000000000]> : tensor<6xf64>
  %of_9_sine = stablehlo.sine %of_9_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<6xf64>
  check.expect_almost_eq_const %of_9_sine, dense<[0x7FF8000000000000, 0x7FF8000000000000, 0.8414709848078965, 0.8414709848078965, 0x7FF8000000000000, 0x7FF8000000000000]> : tensor<6xf64> loc("sine_9")
  %of_43_literal = stablehlo.constant dense<[0xFFF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000]> : tensor<6xf64>
  %of_43_sine = stablehlo.sine %of_43_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<6xf64>
  check.expect_almost_eq_const %of_43_sine, dense<0x7FF8000000000000> : tensor<6xf64> loc("sine_43")
  return
}
