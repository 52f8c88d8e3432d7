// Options of sine in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are those
// of scripts/oracle.
func.func @main() {
  %of_39_literal = stablehlo.constant dense<[128.0, 128.0, -72.0, 128.0, 128.0, -72.0]> : tensor<6xf16>
  %of_39_sine = stablehlo.sine %of_39_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<6xf16>
  check.expect_almost_eq_const %of_39_sine, dense<[0.721, 0.721, -0.254, 0.721, 0.721, -0.254]> : tensor<6xf16> loc("sine_39")
  %of_47_literal = stablehlo.constant dense<[0.0078125, -0.00390625, 0.0078125, 0.0078125, 0.015625, 0.015625]> : tensor<6xf16>
  %of_47_sine = stablehlo.sine %of_47_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<6xf16>
  check.expect_almost_eq_const %of_47_sine, dense<[0.007812, -0.003906, 0.007812, 0.007812, 0.015625, 0.015625]> : tensor<6xf16> loc("sine_47")
  return
}
