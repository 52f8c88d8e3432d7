// Options of iota in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are those
// of scripts/oracle.
func.func @main() {
  %of_266_iota = stablehlo.iota dim = 1 : tensor<2x1x3xui4>
  check.expect_eq_const %of_266_iota, dense<0> : tensor<2x1x3xui4> loc("iota_266")
  %of_347_iota = stablehlo.iota dim = 2 : tensor<3x4x0xui4>
  check.expect_eq_const %of_347_iota, dense<> : tensor<3x4x0xui4> loc("iota_347")
  %of_203_iota = stablehlo.iota dim = 0 : tensor<3x3xui4>
  check.expect_eq_const %of_203_iota, dense<[[0, 0, 0], [1, 1, 1], [2, 2, 2]]> : tensor<3x3xui4> loc("iota_203")
  return
}
