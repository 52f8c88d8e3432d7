// Options of cosine in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_77_literal = stablehlo.constant dense<[96.0, -72.0, 96.0, 80.0, 128.0, -72.0]> : tensor<6xf32>
  %of_77_cosine = stablehlo.cosine %of_77_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<6xf32>
  check.expect_almost_eq_const %of_77_cosine, dense<[-0.18043044, -0.9672506, -0.18043044, -0.11038724, -0.6928958, -0.9672506]> : tensor<6xf32> loc("cosine_77")
  return
}
