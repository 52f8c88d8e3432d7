// Options of sine in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are those
// of scripts/oracle.
func.func @main() {
  %of_14_literal = stablehlo.constant dense<[0.0, 0.0, 0.0, -0.0, -0.0, -0.0]> : tensor<6xf8E4M3FN>
  %of_14_sine = stablehlo.sine %of_14_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<6xf8E4M3FN>
  check.expect_almost_eq_const %of_14_sine, dense<[0.0, 0.0, 0.0, -0.0, -0.0, -0.0]> : tensor<6xf8E4M3FN> loc("sine_14")
  %of_25_literal = stablehlo.constant dense<[-72.0, 80.0, 96.0, 128.0, 80.0, 96.0]> : tensor<6xf8E5M2>
  %of_25_sine = stablehlo.sine %of_25_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<6xf8E5M2>
  check.expect_almost_eq_const %of_25_sine, dense<[-0.9, -1.0, 1.0, 0.8, -1.0, 1.0]> : tensor<6xf8E5M2> loc("sine_25")
  %of_26_literal = stablehlo.constant dense<[0.0078125, 0.0078125, -0.00390625, 0.0078125, -0.00390625, -0.00390625]> : tensor<6xf8E5M2>
  %of_26_sine = stablehlo.sine %of_26_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<6xf8E5M2>
  check.expect_almost_eq_const %of_26_sine, dense<[0.008, 0.008, -0.004, 0.008, -0.004, -0.004]> : tensor<6xf8E5M2> loc("sine_26")
  %of_94_literal = stablehlo.constant dense<[0xFC, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C]> : tensor<6xf8E5M2>
  %of_94_sine = stablehlo.sine %of_94_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<6xf8E5M2>
  check.expect_almost_eq_const %of_94_sine, dense<0x7E> : tensor<6xf8E5M2> loc("sine_94")
  %of_202_literal = stablehlo.constant dense<[1.0, 0x7E, 1.0, 1.0, 0x7E, 0x7E]> : tensor<6xf8E5M2>
  %of_202_sine = stablehlo.sine %of_202_literal : tensor<6xf8E5M2>
  check.expect_almost_eq_const %of_202_sine, dense<[0.9, 0x7E, 0.9, 0.9, 0x7E, 0x7E]> : tensor<6xf8E5M2> loc("sine_202")
  return
}
