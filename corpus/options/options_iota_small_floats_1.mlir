// Options of iota in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are those
// of scripts/oracle.
func.func @main() {
  %of_3_iota = stablehlo.iota dim = 0 : tensor<1x1x1xf8E4M3FN>
  check.expect_eq_const %of_3_iota, dense<0.0> : tensor<1x1x1xf8E4M3FN> loc("iota_3")
  %of_189_iota = stablehlo.iota dim = 1 : tensor<0x2x3xf8E5M2>
  check.expect_eq_const %of_189_iota, dense<> : tensor<0x2x3xf8E5M2> loc("iota_189")
  %of_4_iota = stablehlo.iota dim = 1 : tensor<2x2xf8E4M3FN>
  check.expect_eq_const %of_4_iota, dense<[[0.0, 1.0], [0.0, 1.0]]> : tensor<2x2xf8E4M3FN> loc("iota_4")
  return
}
