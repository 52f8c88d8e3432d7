// Options of concatenate in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_68_literal = stablehlo.constant dense<> : tensor<2x2x0x2xf8E4M3FN>
  %of_68_concatenate = stablehlo.concatenate %of_68_literal, dim = 2 : (tensor<2x2x0x2xf8E4M3FN>) -> tensor<2x2x0x2xf8E4M3FN>
  check.expect_eq_const %of_68_concatenate, dense<> : tensor<2x2x0x2xf8E4M3FN> loc("concatenate_68")
  %of_16_literal = stablehlo.constant dense<> : tensor<0x1xf8E4M3FN>
  %of_16_literal_2 = stablehlo.constant dense<> : tensor<0x2xf8E4M3FN>
  %of_16_literal_3 = stablehlo.constant dense<> : tensor<0x2xf8E4M3FN>
  %of_16_literal_4 = stablehlo.constant dense<> : tensor<0x1xf8E4M3FN>
  %of_16_concatenate = stablehlo.concatenate %of_16_literal, %of_16_literal_2, %of_16_literal_3, %of_16_literal_4, dim = 1 : (tensor<0x1xf8E4M3FN>, tensor<0x2xf8E4M3FN>, tensor<0x2xf8E4M3FN>, tensor<0x1xf8E4M3FN>) -> tensor<0x6xf8E4M3FN>
  check.expect_eq_const %of_16_concatenate, dense<> : tensor<0x6xf8E4M3FN> loc("concatenate_16")
  %of_140_literal = stablehlo.constant dense<> : tensor<0xf8E5M2>
  %of_140_literal_2 = stablehlo.constant dense<> : tensor<0xf8E5M2>
  %of_140_concatenate = stablehlo.concatenate %of_140_literal, %of_140_literal_2, dim = 0 : (tensor<0xf8E5M2>, tensor<0xf8E5M2>) -> tensor<0xf8E5M2>
  check.expect_eq_const %of_140_concatenate, dense<> : tensor<0xf8E5M2> loc("concatenate_140")
  %of_241_literal = stablehlo.constant dense<> : tensor<0x1x2xf8E4M3FN>
  %of_241_literal_2 = stablehlo.constant dense<> : tensor<0x1x2xf8E4M3FN>
  %of_241_literal_3 = stablehlo.constant dense<> : tensor<0x1x2xf8E4M3FN>
  %of_241_literal_4 = stablehlo.constant dense<> : tensor<0x1x2xf8E4M3FN>
  %of_241_concatenate = stablehlo.concatenate %of_241_literal, %of_241_literal_2, %of_241_literal_3, %of_241_literal_4, dim = 0 : (tensor<0x1x2xf8E4M3FN>, tensor<0x1x2xf8E4M3FN>, tensor<0x1x2xf8E4M3FN>, tensor<0x1x2xf8E4M3FN>) -> tensor<0x1x2xf8E4M3FN>
  check.expect_eq_const %of_241_concatenate, dense<> : tensor<0x1x2xf8E4M3FN> loc("concatenate_241")
  return
}
