// Options of rsqrt in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are those
// of scripts/oracle.
func.func @main() {
  %of_15_literal = stablehlo.constant dense<[0.0, 0.0, -0.0, -0.0, -0.0, -0.0]> : tensor<6xf8E4M3FN>
  %of_15_rsqrt = stablehlo.rsqrt %of_15_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<6xf8E4M3FN>
  check.expect_almost_eq_const %of_15_rsqrt, dense<[0x7F, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF]> : tensor<6xf8E4M3FN> loc("rsqrt_15")
  %of_54_literal = stablehlo.constant dense<[96.0, 72.0, 128.0, 80.0, 80.0, 80.0]> : tensor<6xf8E5M2>
  %of_54_rsqrt = stablehlo.rsqrt %of_54_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<6xf8E5M2>
  check.expect_almost_eq_const %of_54_rsqrt, dense<[0.11, 0.12, 0.09, 0.11, 0.11, 0.11]> : tensor<6xf8E5M2> loc("rsqrt_54")
  %of_111_literal = stablehlo.constant dense<[0x7E, 0x7E, 1.0, 1.0, 0x7E, 0x7E]> : tensor<6xf8E5M2>
  %of_111_rsqrt = stablehlo.rsqrt %of_111_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<6xf8E5M2>
  check.expect_almost_eq_const %of_111_rsqrt, dense<[0x7E, 0x7E, 1.0, 1.0, 0x7E, 0x7E]> : tensor<6xf8E5M2> loc("rsqrt_111")
  %of_173_literal = stablehlo.constant dense<0x7C> : tensor<6xf8E5M2>
  %of_173_rsqrt = stablehlo.rsqrt %of_173_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<6xf8E5M2>
  check.expect_almost_eq_const %of_173_rsqrt, dense<0.0> : tensor<6xf8E5M2> loc("rsqrt_173")
  %of_25_literal = stablehlo.constant dense<[0.0078125, 0.00390625, 0.015625, 0.0078125, 0.0078125, 0.00390625]> : tensor<6xf8E5M2>
  %of_25_rsqrt = stablehlo.rsqrt %of_25_literal : tensor<6xf8E5M2>
  check.expect_almost_eq_const %of_25_rsqrt, dense<[12.0, 16.0, 8.0, 12.0, 12.0, 16.0]> : tensor<6xf8E5M2> loc("rsqrt_25")
  return
}
