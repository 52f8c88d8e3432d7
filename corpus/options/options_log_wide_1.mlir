// Options of log in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are those
// of scripts/oracle.
func.func @main() {
  %of_26_literal = stablehlo.constant dense<[1.0, 0x7FF8000000000000, 1.0, 1.0, 0x7FF8000000000000, 0x7FF8000000000000]> : tensor<6xf64>
  %of_26_log = stablehlo.log %of_26_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<6xf64>
  check.expect_almost_eq_const %of_26_log, dense<[0.0, 0x7FF8000000000000, 0.0, 0.0, 0x7FF8000000000000, 0x7FF8000000000000]> : tensor<6xf64> loc("log_26")
  %of_48_literal = stablehlo.constant dense<[96.0, 96.0, 96.0, 96.0, 128.0, 72.0]> : tensor<6xf64>
  %of_48_log = stablehlo.log %of_48_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<6xf64>
  check.expect_almost_eq_const %of_48_log, dense<[4.564348191467836, 4.564348191467836, 4.564348191467836, 4.564348191467836, 4.852030263919617, 4.276666119016055]> : tensor<6xf64> loc("log_48")
  return
}
