// Options of cbrt in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are those
// of scripts/oracle.
func.func @main() {
  %of_0_literal = stablehlo.constant dense<[0.015625, 0.015625, -0.00390625, 0.015625, 0.015625, 0.0078125]> : tensor<6xf8E5M2>
  %of_0_cbrt = stablehlo.cbrt %of_0_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<6xf8E5M2>
  check.expect_almost_eq_const %of_0_cbrt, dense<[0.25, 0.25, -0.16, 0.25, 0.25, 0.2]> : tensor<6xf8E5M2> loc("cbrt_0")
  %of_66_literal = stablehlo.constant dense<[-0.0, 0.0, -0.0, 0.0, 0.0, -0.0]> : tensor<6xf8E4M3FN>
  %of_66_cbrt = stablehlo.cbrt %of_66_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<6xf8E4M3FN>
  check.expect_almost_eq_const %of_66_cbrt, dense<[-0.0, 0.0, -0.0, 0.0, 0.0, -0.0]> : tensor<6xf8E4M3FN> loc("cbrt_66")
  %of_25_literal = stablehlo.constant dense<[128.0, 80.0, -72.0, 80.0, 80.0, 96.0]> : tensor<6xf8E5M2>
  %of_25_cbrt = stablehlo.cbrt %of_25_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<6xf8E5M2>
  check.expect_almost_eq_const %of_25_cbrt, dense<[5.0, 4.0, -4.0, 4.0, 4.0, 5.0]> : tensor<6xf8E5M2> loc("cbrt_25")
  %of_82_literal = stablehlo.constant dense<[0x7E, 1.0, 0x7E, 1.0, 1.0, 1.0]> : tensor<6xf8E5M2>
  %of_82_cbrt = stablehlo.cbrt %of_82_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<6xf8E5M2>
  check.expect_almost_eq_const %of_82_cbrt, dense<[0x7E, 1.0, 0x7E, 1.0, 1.0, 1.0]> : tensor<6xf8E5M2> loc("cbrt_82")
  %of_15_literal = stablehlo.constant dense<[0x7C, 0x7C, 0x7C, 0xFC, 0x7C, 0x7C]> : tensor<6xf8E5M2>
  %of_15_cbrt = stablehlo.cbrt %of_15_literal : tensor<6xf8E5M2>
  check.expect_almost_eq_const %of_15_cbrt, dense<[0x7C, 0x7C, 0x7C, 0xFC, 0x7C, 0x7C]> : tensor<6xf8E5M2> loc("cbrt_15")
  return
}
