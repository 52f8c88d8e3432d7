// Options of scatter in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_18_literal = stablehlo.constant dense<[[0], [1], [2]]> : tensor<3x1xi64>
  %of_18_literal_2 = stablehlo.constant dense<[1.0, -2.0]> : tensor<2xf32>
  %of_18_literal_3 = stablehlo.constant dense<[2.0, -1.0, 2.0]> : tensor<3xf32>
  %of_18_scatter = "stablehlo.scatter"(%of_18_literal_2, %of_18_literal, %of_18_literal_3) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = true}> ({
  ^bb0(%of_18_value: tensor<f32>, %of_18_update: tensor<f32>):
    %of_18_minimum = stablehlo.minimum %of_18_value, %of_18_update : tensor<f32>
    stablehlo.return %of_18_minimum : tensor<f32>
  }) : (tensor<2xf32>, tensor<3x1xi64>, tensor<3xf32>) -> tensor<2xf32>
  check.expect_eq_const %of_18_scatter, dense<[1.0, -2.0]> : tensor<2xf32> loc("scatter_18")
  %of_117_literal = stablehlo.constant dense<[0, 1]> : tensor<2xi64>
  %of_117_literal_2 = stablehlo.constant dense<[[3, 4, 1], [4, 3, 1], [3, 4, 1]]> : tensor<3x3xui8>
  %of_117_literal_3 = stablehlo.constant dense<[[1], [3], [2]]> : tensor<3x1xui8>
  %of_117_scatter = "stablehlo.scatter"(%of_117_literal_2, %of_117_literal, %of_117_literal_3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>}> ({
  ^bb0(%of_117_value: tensor<ui8>, %of_117_update: tensor<ui8>):
    %of_117_or = stablehlo.or %of_117_value, %of_117_update : tensor<ui8>
    stablehlo.return %of_117_or : tensor<ui8>
  }) : (tensor<3x3xui8>, tensor<2xi64>, tensor<3x1xui8>) -> tensor<3x3xui8>
  check.expect_eq_const %of_117_scatter, dense<[[3, 4, 1], [5, 3, 1], [3, 4, 1]]> : tensor<3x3xui8> loc("scatter_117")
  return
}
