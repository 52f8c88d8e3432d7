// Options of tanh in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are those
// of scripts/oracle.
func.func @main() {
  %of_2_literal = stablehlo.constant dense<[0.015625, 0.015625, 0.0078125, -0.00390625, 0.0078125, 0.0078125]> : tensor<6xf8E5M2>
  %of_2_tanh = stablehlo.tanh %of_2_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<6xf8E5M2>
  check.expect_almost_eq_const %of_2_tanh, dense<[0.016, 0.016, 0.008, -0.004, 0.008, 0.008]> : tensor<6xf8E5M2> loc("tanh_2")
  %of_11_literal = stablehlo.constant dense<[1.0, 0x7E, 1.0, 1.0, 0x7E, 1.0]> : tensor<6xf8E5M2>
  %of_11_tanh = stablehlo.tanh %of_11_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<6xf8E5M2>
  check.expect_almost_eq_const %of_11_tanh, dense<[0.8, 0x7E, 0.8, 0.8, 0x7E, 0.8]> : tensor<6xf8E5M2> loc("tanh_11")
  %of_20_literal = stablehlo.constant dense<[0.0, -0.0, -0.0, 0.0, -0.0, 0.0]> : tensor<6xf8E5M2>
  %of_20_tanh = stablehlo.tanh %of_20_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<6xf8E5M2>
  check.expect_almost_eq_const %of_20_tanh, dense<[0.0, -0.0, -0.0, 0.0, -0.0, 0.0]> : tensor<6xf8E5M2> loc("tanh_20")
  %of_8_literal = stablehlo.constant dense<[0x7C, 1.0, 0x7C, 1.0, 0x7C, 1.0]> : tensor<6xf8E4M3FN>
  %of_8_tanh = stablehlo.tanh %of_8_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<6xf8E4M3FN>
  check.expect_almost_eq_const %of_8_tanh, dense<[1.0, 0.75, 1.0, 0.75, 1.0, 0.75]> : tensor<6xf8E4M3FN> loc("tanh_8")
  %of_48_literal = stablehlo.constant dense<0x7C> : tensor<6xf8E5M2>
  %of_48_tanh = stablehlo.tanh %of_48_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<6xf8E5M2>
  check.expect_almost_eq_const %of_48_tanh, dense<1.0> : tensor<6xf8E5M2> loc("tanh_48")
  return
}
