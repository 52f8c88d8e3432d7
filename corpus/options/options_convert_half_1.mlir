// Options of convert in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_48_literal = stablehlo.constant dense<[1.0, 1.0, 0x7E00, 1.0, 0x7E00]> : tensor<5xf16>
  %of_48_convert = stablehlo.convert %of_48_literal : (tensor<5xf16>) -> tensor<5xf64>
  check.expect_eq_const %of_48_convert, dense<[1.0, 1.0, 0x7FF8000000000000, 1.0, 0x7FF8000000000000]> : tensor<5xf64> loc("convert_48")
  %of_200_literal = stablehlo.constant dense<9007199254740992.0> : tensor<5xf16>
  %of_200_convert = stablehlo.convert %of_200_literal : (tensor<5xf16>) -> tensor<5xf64>
  check.expect_eq_const %of_200_convert, dense<0x7FF0000000000000> : tensor<5xf64> loc("convert_200")
  return
}
