// Options of pad in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are those
// of scripts/oracle.
func.func @main() {
  %of_125_literal = stablehlo.constant dense<[[[-3.0, -2.0, -1.0, 1.0], [1.0, 2.0, -3.0, 1.0], [-1.0, 1.0, -2.0, 2.0]], [[-3.0, -2.0, -3.0, 2.0], [1.0, -3.0, -1.0, -1.0], [-3.0, -2.0, 1.0, 2.0]], [[-1.0, -1.0, -3.0, 3.0], [-3.0, -3.0, -3.0, 2.0], [1.0, -1.0, -3.0, -1.0]]]> : tensor<3x3x4xf16>
  %of_125_literal_2 = stablehlo.constant dense<-2.0> : tensor<f16>
  %of_125_pad = stablehlo.pad %of_125_literal, %of_125_literal_2, low = [0, 1, 2], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<3x3x4xf16>, tensor<f16>) -> tensor<3x4x6xf16>
  check.expect_eq_const %of_125_pad, dense<[[[-2.0, -2.0, -2.0, -2.0, -2.0, -2.0], [-2.0, -2.0, -3.0, -2.0, -1.0, 1.0], [-2.0, -2.0, 1.0, 2.0, -3.0, 1.0], [-2.0, -2.0, -1.0, 1.0, -2.0, 2.0]], [[-2.0, -2.0, -2.0, -2.0, -2.0, -2.0], [-2.0, -2.0, -3.0, -2.0, -3.0, 2.0], [-2.0, -2.0, 1.0, -3.0, -1.0, -1.0], [-2.0, -2.0, -3.0, -2.0, 1.0, 2.0]], [[-2.0, -2.0, -2.0, -2.0, -2.0, -2.0], [-2.0, -2.0, -1.0, -1.0, -3.0, 3.0], [-2.0, -2.0, -3.0, -3.0, -3.0, 2.0], [-2.0, -2.0, 1.0, -1.0, -3.0, -1.0]]]> : tensor<3x4x6xf16> loc("pad_125")
  %of_176_literal = stablehlo.constant dense<[[[], [], [], []], [[], [], [], []], [[], [], [], []], [[], [], [], []]]> : tensor<4x4x0xbf16>
  %of_176_literal_2 = stablehlo.constant dense<-2.0> : tensor<bf16>
  %of_176_pad = stablehlo.pad %of_176_literal, %of_176_literal_2, low = [0, 0, 0], high = [0, 0, 0], interior = [0, 0, 1] : (tensor<4x4x0xbf16>, tensor<bf16>) -> tensor<4x4x0xbf16>
  check.expect_eq_const %of_176_pad, dense<> : tensor<4x4x0xbf16> loc("pad_176")
  %of_8_literal = stablehlo.constant dense<[[-1.0, 1.0], [3.0, -2.0]]> : tensor<2x2xf16>
  %of_8_literal_2 = stablehlo.constant dense<2.0> : tensor<f16>
  %of_8_pad = stablehlo.pad %of_8_literal, %of_8_literal_2, low = [-1, -1], high = [-1, -2], interior = [0, 2] : (tensor<2x2xf16>, tensor<f16>) -> tensor<0x1xf16>
  check.expect_eq_const %of_8_pad, dense<> : tensor<0x1xf16> loc("pad_8")
  %of_386_literal = stablehlo.constant dense<[]> : tensor<0xf16>
  %of_386_literal_2 = stablehlo.constant dense<-3.0> : tensor<f16>
  %of_386_pad = stablehlo.pad %of_386_literal, %of_386_literal_2, low = [-1], high = [1], interior = [0] : (tensor<0xf16>, tensor<f16>) -> tensor<0xf16>
  check.expect_eq_const %of_386_pad, dense<> : tensor<0xf16> loc("pad_386")
  return
}
