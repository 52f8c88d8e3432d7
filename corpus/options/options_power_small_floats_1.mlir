// Options of power in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are those
// of scripts/oracle.
func.func @main() {
  %of_52_literal = stablehlo.constant dense<[0x7C, 0xFC, 0x7C, 0x7C]> : tensor<4xf8E5M2>
  %of_52_literal_2 = stablehlo.constant dense<[1.0, 1.0, 1.0, 0x7E]> : tensor<4xf8E5M2>
  %of_52_power = stablehlo.power %of_52_literal, %of_52_literal_2 : tensor<4xf8E5M2>
  check.expect_almost_eq_const %of_52_power, dense<[0x7C, 0xFC, 0x7C, 0x7E]> : tensor<4xf8E5M2> loc("power_52")
  %of_59_literal = stablehlo.constant dense<[1.0, 1.0, 0x7E, 0x7E]> : tensor<4xf8E5M2>
  %of_59_literal_2 = stablehlo.constant dense<[0xFC, 0xFC, 0x7C, 0x7C]> : tensor<4xf8E5M2>
  %of_59_power = stablehlo.power %of_59_literal, %of_59_literal_2 : tensor<4xf8E5M2>
  check.expect_almost_eq_const %of_59_power, dense<[1.0, 1.0, 0x7E, 0x7E]> : tensor<4xf8E5M2> loc("power_59")
  %of_74_literal = stablehlo.constant dense<[0.0, -0.0, 0.0, 0.0]> : tensor<4xf8E5M2>
  %of_74_literal_2 = stablehlo.constant dense<[-2.0, -2.0, -1.5, -2.0]> : tensor<4xf8E5M2>
  %of_74_power = stablehlo.power %of_74_literal, %of_74_literal_2 : tensor<4xf8E5M2>
  check.expect_almost_eq_const %of_74_power, dense<0x7C> : tensor<4xf8E5M2> loc("power_74")
  %of_116_literal = stablehlo.constant dense<[-2.0, -1.5, -2.0, -2.0]> : tensor<4xf8E4M3FN>
  %of_116_literal_2 = stablehlo.constant dense<[0.0, -0.0, 0.0, -0.0]> : tensor<4xf8E4M3FN>
  %of_116_power = stablehlo.power %of_116_literal, %of_116_literal_2 : tensor<4xf8E4M3FN>
  check.expect_almost_eq_const %of_116_power, dense<1.0> : tensor<4xf8E4M3FN> loc("power_116")
  return
}
