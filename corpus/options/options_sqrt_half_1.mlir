// Options of sqrt in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are those
// of scripts/oracle.
func.func @main() {
  %of_9_literal = stablehlo.constant dense<[96.0, 72.0, 96.0, 96.0, 96.0, 128.0]> : tensor<6xf16>
  %of_9_sqrt = stablehlo.sqrt %of_9_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<6xf16>
  check.expect_eq_const %of_9_sqrt, dense<[9.8, 8.484, 9.8, 9.8, 9.8, 11.31]> : tensor<6xf16> loc("sqrt_9")
  %of_38_literal = stablehlo.constant dense<[1.0, 1.0, 1.0, 1.0, 0x7E00, 0x7E00]> : tensor<6xf16>
  %of_38_sqrt = stablehlo.sqrt %of_38_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<6xf16>
  check.expect_eq_const %of_38_sqrt, dense<[1.0, 1.0, 1.0, 1.0, 0x7E00, 0x7E00]> : tensor<6xf16> loc("sqrt_38")
  return
}
