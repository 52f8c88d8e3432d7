// Options of dynamic_gather in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values
// are those of scripts/oracle.
func.func @main() {
  %of_12_literal = stablehlo.constant dense<[[2.0, -2.0, -1.0], [-1.0, -1.0, 3.0], [-2.0, -3.0, -2.0]]> : tensor<3x3xf32>
  %of_12_literal_2 = stablehlo.constant dense<[[-1, 0], [-1, 0]]> : tensor<2x2xi32>
  %of_12_literal_3 = stablehlo.constant dense<[1, 3]> : tensor<2xi64>
  %of_12_dynamic_gather = "stablehlo.dynamic_gather"(%of_12_literal, %of_12_literal_2, %of_12_literal_3) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0, 1], index_vector_dim = 1>}> : (tensor<3x3xf32>, tensor<2x2xi32>, tensor<2xi64>) -> tensor<2x1x3xf32>
  check.expect_eq_const %of_12_dynamic_gather, dense<[[[2.0, -2.0, -1.0]], [[2.0, -2.0, -1.0]]]> : tensor<2x1x3xf32> loc("dynamic_gather_12")
  return
}
