// Options of triangular_solve in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The
// values are those of scripts/oracle.
func.func @main() {
  %of_211_literal = stablehlo.constant dense<> : tensor<2x1x0x0xf64>
  %of_211_literal_2 = stablehlo.constant dense<> : tensor<2x1x2x0xf64>
  %of_211_triangular_solve = "stablehlo.triangular_solve"(%of_211_literal, %of_211_literal_2) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<2x1x0x0xf64>, tensor<2x1x2x0xf64>) -> tensor<2x1x2x0xf64>
  check.expect_almost_eq_const %of_211_triangular_solve, dense<> : tensor<2x1x2x0xf64> loc("triangular_solve_211")
  %of_94_literal = stablehlo.constant dense<> : tensor<2x0x0xf64>
  %of_94_literal_2 = stablehlo.constant dense<> : tensor<2x0x2xf64>
  %of_94_triangular_solve = "stablehlo.triangular_solve"(%of_94_literal, %of_94_literal_2) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<2x0x0xf64>, tensor<2x0x2xf64>) -> tensor<2x0x2xf64>
  check.expect_almost_eq_const %of_94_triangular_solve, dense<> : tensor<2x0x2xf64> loc("triangular_solve_94")
  return
}
