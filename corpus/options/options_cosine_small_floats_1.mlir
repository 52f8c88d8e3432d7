// Options of cosine in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_2_literal = stablehlo.constant dense<[-0.00390625, 0.015625, -0.00390625, 0.0078125, 0.0078125, 0.0078125]> : tensor<6xf8E5M2>
  %of_2_cosine = stablehlo.cosine %of_2_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<6xf8E5M2>
  check.expect_almost_eq_const %of_2_cosine, dense<1.0> : tensor<6xf8E5M2> loc("cosine_2")
  %of_12_literal = stablehlo.constant dense<[0x7C, 0x7C, 0x7C, 1.0, 1.0, 0x7C]> : tensor<6xf8E4M3FN>
  %of_12_cosine = stablehlo.cosine %of_12_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<6xf8E4M3FN>
  check.expect_almost_eq_const %of_12_cosine, dense<[0.75, 0.75, 0.75, 0.56, 0.56, 0.75]> : tensor<6xf8E4M3FN> loc("cosine_12")
  %of_151_literal = stablehlo.constant dense<[-0.0, 0.0, 0.0, -0.0, -0.0, 0.0]> : tensor<6xf8E5M2>
  %of_151_cosine = stablehlo.cosine %of_151_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<6xf8E5M2>
  check.expect_almost_eq_const %of_151_cosine, dense<1.0> : tensor<6xf8E5M2> loc("cosine_151")
  %of_68_literal = stablehlo.constant dense<[1.0, 1.0, 1.0, 0x7E, 1.0, 0x7E]> : tensor<6xf8E5M2>
  %of_68_cosine = stablehlo.cosine %of_68_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<6xf8E5M2>
  check.expect_almost_eq_const %of_68_cosine, dense<[0.5, 0.5, 0.5, 0x7E, 0.5, 0x7E]> : tensor<6xf8E5M2> loc("cosine_68")
  %of_172_literal = stablehlo.constant dense<[0xFC, 0x7C, 0x7C, 0xFC, 0x7C, 0xFC]> : tensor<6xf8E5M2>
  %of_172_cosine = stablehlo.cosine %of_172_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<6xf8E5M2>
  check.expect_almost_eq_const %of_172_cosine, dense<0x7E> : tensor<6xf8E5M2> loc("cosine_172")
  return
}
