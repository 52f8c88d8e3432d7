// Options of cosine in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_26_literal = stablehlo.constant dense<[128.0, 96.0, -72.0, 80.0, -72.0, 96.0]> : tensor<6xf64>
  %of_26_cosine = stablehlo.cosine %of_26_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<6xf64>
  check.expect_almost_eq_const %of_26_cosine, dense<[-0.6928958219201651, -0.18043044929108396, -0.9672505882738824, -0.11038724383904756, -0.9672505882738824, -0.18043044929108396]> : tensor<6xf64> loc("cosine_26")
  %of_35_literal = stablehlo.constant dense<[0xFFF0000000000000, 0xFFF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000]> : tensor<6xf64>
  %of_35_cosine = stablehlo.cosine %of_35_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<6xf64>
  check.expect_almost_eq_const %of_35_cosine, dense<0x7FF8000000000000> : tensor<6xf64> loc("cosine_35")
  %of_1_literal = stablehlo.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF0000000000000]> : tensor<6xf64>
  %of_1_cosine = stablehlo.cosine %of_1_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<6xf64>
  check.expect_almost_eq_const %of_1_cosine, dense<0x7FF8000000000000> : tensor<6xf64> loc("cosine_1")
  return
}
