// Options of tan in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are those
// of scripts/oracle.
func.func @main() {
  %of_6_literal = stablehlo.constant dense<[1.0, 1.0, 1.0, 1.0, 0x7FC00000, 0x7FC00000]> : tensor<6xf32>
  %of_6_tan = stablehlo.tan %of_6_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<6xf32>
  check.expect_almost_eq_const %of_6_tan, dense<[1.5574077, 1.5574077, 1.5574077, 1.5574077, 0x7FC00000, 0x7FC00000]> : tensor<6xf32> loc("tan_6")
  %of_42_literal = stablehlo.constant dense<[-72.0, 96.0, 96.0, 80.0, 80.0, 96.0]> : tensor<6xf32>
  %of_42_tan = stablehlo.tan %of_42_literal : tensor<6xf32>
  check.expect_almost_eq_const %of_42_tan, dense<[0.26241738, -5.45134, -5.45134, 9.0036545, 9.0036545, -5.45134]> : tensor<6xf32> loc("tan_42")
  return
}
