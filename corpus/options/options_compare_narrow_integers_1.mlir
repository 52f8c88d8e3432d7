// Options of compare in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_4_literal = stablehlo.constant dense<[15, 1, 0, 15, 15, 0]> : tensor<6xui4>
  %of_4_literal_2 = stablehlo.constant dense<[1, 0, 1, 1, 0, 15]> : tensor<6xui4>
  %of_4_compare = stablehlo.compare NE, %of_4_literal, %of_4_literal_2, UNSIGNED : (tensor<6xui4>, tensor<6xui4>) -> tensor<6xi1>
  check.expect_eq_const %of_4_compare, dense<true> : tensor<6xi1> loc("compare_4")
  %of_42_literal = stablehlo.constant dense<[3, 1, 0, 1, 0, 2]> : tensor<6xi4>
  %of_42_literal_2 = stablehlo.constant dense<[0, 3, 2, 1, 0, 2]> : tensor<6xi4>
  %of_42_compare = stablehlo.compare LE, %of_42_literal, %of_42_literal_2, SIGNED : (tensor<6xi4>, tensor<6xi4>) -> tensor<6xi1>
  check.expect_eq_const %of_42_compare, dense<[false, true, true, true, true, true]> : tensor<6xi1> loc("compare_42")
  return
}
