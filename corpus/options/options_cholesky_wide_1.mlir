// Options of cholesky in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_5_literal = stablehlo.constant dense<> : tensor<1x2x0x0xf64>
  %of_5_cholesky = stablehlo.cholesky %of_5_literal : tensor<1x2x0x0xf64>
  %of_5_literal_2 = stablehlo.constant dense<> : tensor<1x2x0x0xi1>
  %of_5_literal_3 = stablehlo.constant dense<> : tensor<1x2x0x0xf64>
  %of_5_select = stablehlo.select %of_5_literal_2, %of_5_cholesky, %of_5_literal_3 : tensor<1x2x0x0xi1>, tensor<1x2x0x0xf64>
  check.expect_almost_eq_const %of_5_select, dense<> : tensor<1x2x0x0xf64> loc("cholesky_5")
  %of_30_literal = stablehlo.constant dense<[[[1.0]], [[4.0]]]> : tensor<2x1x1xf64>
  %of_30_cholesky = stablehlo.cholesky %of_30_literal, lower = true : tensor<2x1x1xf64>
  %of_30_literal_2 = stablehlo.constant dense<true> : tensor<2x1x1xi1>
  %of_30_literal_3 = stablehlo.constant dense<0.0> : tensor<2x1x1xf64>
  %of_30_select = stablehlo.select %of_30_literal_2, %of_30_cholesky, %of_30_literal_3 : tensor<2x1x1xi1>, tensor<2x1x1xf64>
  check.expect_almost_eq_const %of_30_select, dense<[[[1.0]], [[2.0]]]> : tensor<2x1x1xf64> loc("cholesky_30")
  return
}
