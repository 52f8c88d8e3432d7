// Options of cbrt in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are those
// of scripts/oracle.
func.func @main() {
  %of_6_literal = stablehlo.constant dense<[0.0078125, -0.00390625, 0.015625, 0.015625, -0.00390625, 0.0078125]> : tensor<6xf16>
  %of_6_cbrt = stablehlo.cbrt %of_6_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<6xf16>
  check.expect_almost_eq_const %of_6_cbrt, dense<[0.1984, -0.1575, 0.25, 0.25, -0.1575, 0.1984]> : tensor<6xf16> loc("cbrt_6")
  %of_9_literal = stablehlo.constant dense<[0xFF80, 0x7F80, 0xFF80, 0xFF80, 0xFF80, 0x7F80]> : tensor<6xbf16>
  %of_9_cbrt = stablehlo.cbrt %of_9_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<6xbf16>
  check.expect_almost_eq_const %of_9_cbrt, dense<[0xFF80, 0x7F80, 0xFF80, 0xFF80, 0xFF80, 0x7F80]> : tensor<6xbf16> loc("cbrt_9")
  %of_81_literal = stablehlo.constant dense<[0x7E00, 1.0, 1.0, 0x7E00, 1.0, 0x7E00]> : tensor<6xf16>
  %of_81_cbrt = stablehlo.cbrt %of_81_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<6xf16>
  check.expect_almost_eq_const %of_81_cbrt, dense<[0x7E00, 1.0, 1.0, 0x7E00, 1.0, 0x7E00]> : tensor<6xf16> loc("cbrt_81")
  return
}
