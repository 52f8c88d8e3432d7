// Options of tan in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are those
// of scripts/oracle.
func.func @main() {
  %of_28_literal = stablehlo.constant dense<[1.0, 1.0, 0x7E, 1.0, 0x7E, 0x7E]> : tensor<6xf8E5M2>
  %of_28_tan = stablehlo.tan %of_28_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<6xf8E5M2>
  check.expect_almost_eq_const %of_28_tan, dense<[1.5, 1.5, 0x7E, 1.5, 0x7E, 0x7E]> : tensor<6xf8E5M2> loc("tan_28")
  %of_70_literal = stablehlo.constant dense<[0.0, -0.0, -0.0, -0.0, 0.0, 0.0]> : tensor<6xf8E5M2>
  %of_70_tan = stablehlo.tan %of_70_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<6xf8E5M2>
  check.expect_almost_eq_const %of_70_tan, dense<[0.0, -0.0, -0.0, -0.0, 0.0, 0.0]> : tensor<6xf8E5M2> loc("tan_70")
  %of_124_literal = stablehlo.constant dense<[-0.00390625, 0.0078125, 0.015625, 0.0078125, -0.00390625, 0.015625]> : tensor<6xf8E5M2>
  %of_124_tan = stablehlo.tan %of_124_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<6xf8E5M2>
  check.expect_almost_eq_const %of_124_tan, dense<[-0.004, 0.008, 0.016, 0.008, -0.004, 0.016]> : tensor<6xf8E5M2> loc("tan_124")
  %of_9_literal = stablehlo.constant dense<[96.0, -72.0, 128.0, 80.0, -72.0, 96.0]> : tensor<6xf8E5M2>
  %of_9_tan = stablehlo.tan %of_9_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<6xf8E5M2>
  check.expect_almost_eq_const %of_9_tan, dense<[-5.0, -2.5, -1.0, 10.0, -2.5, -5.0]> : tensor<6xf8E5M2> loc("tan_9")
  %of_29_literal = stablehlo.constant dense<[0x7C, 0xFC, 0xFC, 0x7C, 0x7C, 0xFC]> : tensor<6xf8E5M2>
  %of_29_tan = stablehlo.tan %of_29_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<6xf8E5M2>
  check.expect_almost_eq_const %of_29_tan, dense<0x7E> : tensor<6xf8E5M2> loc("tan_29")
  return
}
