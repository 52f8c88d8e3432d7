// Options of sqrt in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are those
// of scripts/oracle.
func.func @main() {
  %of_27_literal = stablehlo.constant dense<[0.015625, 0.015625, 0.0078125, 0.015625, 0.00390625, 0.00390625]> : tensor<6xf8E5M2>
  %of_27_sqrt = stablehlo.sqrt %of_27_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<6xf8E5M2>
  check.expect_eq_const %of_27_sqrt, dense<[0.12, 0.12, 0.09, 0.12, 0.06, 0.06]> : tensor<6xf8E5M2> loc("sqrt_27")
  %of_37_literal = stablehlo.constant dense<[1.0, 0x7C, 1.0, 0x7C, 0x7C, 1.0]> : tensor<6xf8E4M3FN>
  %of_37_sqrt = stablehlo.sqrt %of_37_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<6xf8E4M3FN>
  check.expect_eq_const %of_37_sqrt, dense<[1.0, 20.0, 1.0, 20.0, 20.0, 1.0]> : tensor<6xf8E4M3FN> loc("sqrt_37")
  %of_173_literal = stablehlo.constant dense<0x7C> : tensor<6xf8E5M2>
  %of_173_sqrt = stablehlo.sqrt %of_173_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<6xf8E5M2>
  check.expect_eq_const %of_173_sqrt, dense<0x7C> : tensor<6xf8E5M2> loc("sqrt_173")
  %of_21_literal = stablehlo.constant dense<[1.0, 0x7E, 1.0, 1.0, 0x7E, 0x7E]> : tensor<6xf8E5M2>
  %of_21_sqrt = stablehlo.sqrt %of_21_literal : tensor<6xf8E5M2>
  check.expect_eq_const %of_21_sqrt, dense<[1.0, 0x7E, 1.0, 1.0, 0x7E, 0x7E]> : tensor<6xf8E5M2> loc("sqrt_21")
  %of_62_literal = stablehlo.constant dense<[-0.0, 0.0, 0.0, 0.0, 0.0, -0.0]> : tensor<6xf8E4M3FN>
  %of_62_sqrt = stablehlo.sqrt %of_62_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<6xf8E4M3FN>
  check.expect_eq_const %of_62_sqrt, dense<[-0.0, 0.0, 0.0, 0.0, 0.0, -0.0]> : tensor<6xf8E4M3FN> loc("sqrt_62")
  return
}
