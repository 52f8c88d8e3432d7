// Options of scatter in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_64_literal = stablehlo.constant dense<[[-1, 0, 1], [2, 3, 4]]> : tensor<2x3xi32>
  %of_64_literal_2 = stablehlo.constant dense<[[3, 4, 4, 1], [1, 2, 1, 2], [1, 1, 1, 3], [3, 3, 4, 2]]> : tensor<4x4xui32>
  %of_64_literal_3 = stablehlo.constant dense<[[4, 3, 4, 4], [3, 1, 1, 3], [3, 4, 2, 3], [1, 3, 1, 4]]> : tensor<4x4xui32>
  %of_64_literal_4 = stablehlo.constant dense<[[2, 1, 4], [4, 1, 2], [1, 4, 2], [4, 2, 1]]> : tensor<4x3xui32>
  %of_64_literal_5 = stablehlo.constant dense<[[3, 3, 2], [4, 3, 3], [3, 4, 3], [3, 1, 4]]> : tensor<4x3xui32>
  %of_64_scatter:2 = "stablehlo.scatter"(%of_64_literal_2, %of_64_literal_3, %of_64_literal, %of_64_literal_4, %of_64_literal_5) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 0>, indices_are_sorted = true, unique_indices = true}> ({
  ^bb0(%of_64_value: tensor<ui32>, %of_64_value_: tensor<ui32>, %of_64_update: tensor<ui32>, %of_64_update_: tensor<ui32>):
    %of_64_or = stablehlo.or %of_64_value, %of_64_update : tensor<ui32>
    %of_64_maximum = stablehlo.maximum %of_64_value_, %of_64_update_ : tensor<ui32>
    stablehlo.return %of_64_or, %of_64_maximum : tensor<ui32>, tensor<ui32>
  }) : (tensor<4x4xui32>, tensor<4x4xui32>, tensor<2x3xi32>, tensor<4x3xui32>, tensor<4x3xui32>) -> (tensor<4x4xui32>, tensor<4x4xui32>)
  check.expect_eq_const %of_64_scatter#0, dense<[[3, 4, 4, 1], [1, 2, 1, 2], [1, 1, 1, 3], [3, 3, 4, 2]]> : tensor<4x4xui32> loc("scatter_64")
  check.expect_eq_const %of_64_scatter#1, dense<[[4, 3, 4, 4], [3, 1, 1, 3], [3, 4, 2, 3], [1, 3, 1, 4]]> : tensor<4x4xui32> loc("scatter_64_1")
  return
}
