// Options of iota in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are those
// of scripts/oracle.
func.func @main() {
  %of_17_iota = stablehlo.iota dim = 0 : tensor<1x4x4xf16>
  check.expect_eq_const %of_17_iota, dense<0.0> : tensor<1x4x4xf16> loc("iota_17")
  %of_89_iota = stablehlo.iota dim = 0 : tensor<0xf16>
  check.expect_eq_const %of_89_iota, dense<> : tensor<0xf16> loc("iota_89")
  %of_13_iota = stablehlo.iota dim = 1 : tensor<2x2x3xbf16>
  check.expect_eq_const %of_13_iota, dense<[[[0.0, 0.0, 0.0], [1.0, 1.0, 1.0]], [[0.0, 0.0, 0.0], [1.0, 1.0, 1.0]]]> : tensor<2x2x3xbf16> loc("iota_13")
  return
}
