// Options of cosine in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_16_literal = stablehlo.constant dense<[1.0, 1.0, 1.0, 0x7E00, 0x7E00, 1.0]> : tensor<6xf16>
  %of_16_cosine = stablehlo.cosine %of_16_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<6xf16>
  check.expect_almost_eq_const %of_16_cosine, dense<[0.5405, 0.5405, 0.5405, 0x7E00, 0x7E00, 0.5405]> : tensor<6xf16> loc("cosine_16")
  %of_24_literal = stablehlo.constant dense<[0x7FC0, 1.0, 0x7FC0, 1.0, 1.0, 1.0]> : tensor<6xbf16>
  %of_24_cosine = stablehlo.cosine %of_24_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<6xbf16>
  check.expect_almost_eq_const %of_24_cosine, dense<[0x7FC0, 0.54, 0x7FC0, 0.54, 0.54, 0.54]> : tensor<6xbf16> loc("cosine_24")
  %of_61_literal = stablehlo.constant dense<[80.0, 96.0, 128.0, -72.0, 80.0, -72.0]> : tensor<6xbf16>
  %of_61_cosine = stablehlo.cosine %of_61_literal : tensor<6xbf16>
  check.expect_almost_eq_const %of_61_cosine, dense<[-0.1104, -0.181, -0.69, -0.97, -0.1104, -0.97]> : tensor<6xbf16> loc("cosine_61")
  return
}
