// Options of cbrt in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are those
// of scripts/oracle.
func.func @main() {
  %of_63_literal = stablehlo.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000]> : tensor<6xf64>
  %of_63_cbrt = stablehlo.cbrt %of_63_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<6xf64>
  check.expect_almost_eq_const %of_63_cbrt, dense<[0x7FF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000]> : tensor<6xf64> loc("cbrt_63")
  %of_20_literal = stablehlo.constant dense<[-0.0, -0.0, -0.0, 0.0, -0.0, 0.0]> : tensor<6xf64>
  %of_20_cbrt = stablehlo.cbrt %of_20_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<6xf64>
  check.expect_almost_eq_const %of_20_cbrt, dense<[-0.0, -0.0, -0.0, 0.0, -0.0, 0.0]> : tensor<6xf64> loc("cbrt_20")
  return
}
