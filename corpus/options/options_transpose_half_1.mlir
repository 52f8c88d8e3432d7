// Options of transpose in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_114_literal = stablehlo.constant dense<> : tensor<0x0xbf16>
  %of_114_transpose = stablehlo.transpose %of_114_literal, dims = [0, 1] : (tensor<0x0xbf16>) -> tensor<0x0xbf16>
  check.expect_eq_const %of_114_transpose, dense<> : tensor<0x0xbf16> loc("transpose_114")
  return
}
