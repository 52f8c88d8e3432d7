// Options of atan2 in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are those
// of scripts/oracle.
func.func @main() {
  %of_1_literal = stablehlo.constant dense<-0.0> : tensor<4xf8E5M2>
  %of_1_literal_2 = stablehlo.constant dense<[0xFC, 0x7C, 0xFC, 0xFC]> : tensor<4xf8E5M2>
  %of_1_atan2 = stablehlo.atan2 %of_1_literal, %of_1_literal_2 : tensor<4xf8E5M2>
  check.expect_almost_eq_const %of_1_atan2, dense<[-3.0, -0.0, -3.0, -3.0]> : tensor<4xf8E5M2> loc("atan2_1")
  %of_16_literal = stablehlo.constant dense<[0x7E, 1.0, 1.0, 0x7E]> : tensor<4xf8E5M2>
  %of_16_literal_2 = stablehlo.constant dense<[-0.0, 0.0, 0.0, 0.0]> : tensor<4xf8E5M2>
  %of_16_atan2 = stablehlo.atan2 %of_16_literal, %of_16_literal_2 : tensor<4xf8E5M2>
  check.expect_almost_eq_const %of_16_atan2, dense<[0x7E, 1.5, 1.5, 0x7E]> : tensor<4xf8E5M2> loc("atan2_16")
  %of_31_literal = stablehlo.constant dense<0x7C> : tensor<4xf8E5M2>
  %of_31_literal_2 = stablehlo.constant dense<[1.0, 0x7E, 0x7E, 0x7E]> : tensor<4xf8E5M2>
  %of_31_atan2 = stablehlo.atan2 %of_31_literal, %of_31_literal_2 : tensor<4xf8E5M2>
  check.expect_almost_eq_const %of_31_atan2, dense<[1.5, 0x7E, 0x7E, 0x7E]> : tensor<4xf8E5M2> loc("atan2_31")
  return
}
