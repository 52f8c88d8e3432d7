// Options of cholesky in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_76_literal = stablehlo.constant dense<> : tensor<1x1x0x0xf32>
  %of_76_cholesky = stablehlo.cholesky %of_76_literal, lower = true : tensor<1x1x0x0xf32>
  %of_76_literal_2 = stablehlo.constant dense<> : tensor<1x1x0x0xi1>
  %of_76_literal_3 = stablehlo.constant dense<> : tensor<1x1x0x0xf32>
  %of_76_select = stablehlo.select %of_76_literal_2, %of_76_cholesky, %of_76_literal_3 : tensor<1x1x0x0xi1>, tensor<1x1x0x0xf32>
  check.expect_almost_eq_const %of_76_select, dense<> : tensor<1x1x0x0xf32> loc("cholesky_76")
  return
}
