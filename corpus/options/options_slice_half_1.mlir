// Options of slice in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are those
// of scripts/oracle.
func.func @main() {
  %of_69_literal = stablehlo.constant dense<1.0> : tensor<1x1x1x1xbf16>
  %of_69_slice = stablehlo.slice %of_69_literal [0:1:2, 0:1, 0:0, 0:0:2] : (tensor<1x1x1x1xbf16>) -> tensor<1x1x0x0xbf16>
  check.expect_eq_const %of_69_slice, dense<> : tensor<1x1x0x0xbf16> loc("slice_69")
  %of_13_literal = stablehlo.constant dense<[[[2.0, 3.0, -1.0]], [[3.0, -3.0, 2.0]]]> : tensor<2x1x3xbf16>
  %of_13_slice = stablehlo.slice %of_13_literal [0:1, 0:1, 1:3] : (tensor<2x1x3xbf16>) -> tensor<1x1x2xbf16>
  check.expect_eq_const %of_13_slice, dense<[[[3.0, -1.0]]]> : tensor<1x1x2xbf16> loc("slice_13")
  return
}
