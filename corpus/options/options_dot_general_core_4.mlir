// Options of dot_general in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_17_literal = stablehlo.constant dense<[[true, false, true], [true, false, false], [false, false, false]]> : tensor<3x3xi1>
  %of_17_literal_2 = stablehlo.constant dense<[[false, false, true], [false, false, false], [false, false, false]]> : tensor<3x3xi1>
  %of_17_dot_general = stablehlo.dot_general %of_17_literal, %of_17_literal_2, batching_dims = [1, 0] x [0, 1], contracting_dims = [] x [], precision = [HIGHEST, DEFAULT] : (tensor<3x3xi1>, tensor<3x3xi1>) -> tensor<3x3xi1>
  check.expect_eq_const %of_17_dot_general, dense<false> : tensor<3x3xi1> loc("dot_general_17")
  return
}
