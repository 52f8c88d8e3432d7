// Options of rsqrt in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are those
// of scripts/oracle.
func.func @main() {
  %of_7_literal = stablehlo.constant dense<[0.0078125, 0.015625, 0.00390625, 0.0078125, 0.015625, 0.015625]> : tensor<6xf16>
  %of_7_rsqrt = stablehlo.rsqrt %of_7_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<6xf16>
  check.expect_almost_eq_const %of_7_rsqrt, dense<[11.31, 8.0, 16.0, 11.31, 8.0, 8.0]> : tensor<6xf16> loc("rsqrt_7")
  %of_27_literal = stablehlo.constant dense<[80.0, 72.0, 72.0, 72.0, 96.0, 72.0]> : tensor<6xbf16>
  %of_27_rsqrt = stablehlo.rsqrt %of_27_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<6xbf16>
  check.expect_almost_eq_const %of_27_rsqrt, dense<[0.112, 0.1177, 0.1177, 0.1177, 0.102, 0.1177]> : tensor<6xbf16> loc("rsqrt_27")
  return
}
