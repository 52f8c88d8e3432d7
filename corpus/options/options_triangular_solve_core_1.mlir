// Options of triangular_solve in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The
// values are those of scripts/oracle.
func.func @main() {
  %of_193_literal = stablehlo.constant dense<> : tensor<2x2x0x0xf32>
  %of_193_literal_2 = stablehlo.constant dense<> : tensor<2x2x0x1xf32>
  %of_193_triangular_solve = "stablehlo.triangular_solve"(%of_193_literal, %of_193_literal_2) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<2x2x0x0xf32>, tensor<2x2x0x1xf32>) -> tensor<2x2x0x1xf32>
  check.expect_almost_eq_const %of_193_triangular_solve, dense<> : tensor<2x2x0x1xf32> loc("triangular_solve_193")
  return
}
