// Options of scatter in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_114_literal = stablehlo.constant dense<[[[1, 1, 120, 4]], [[0, 1, 4, 120]], [[1, 4, 1, 4]]]> : tensor<3x1x4xi8>
  %of_114_literal_2 = stablehlo.constant dense<[[[3, 3, 1, 0], [0, 2, 2, 3], [3, 2, 3, 2], [0, 3, 2, 1]], [[1, 0, 2, 3], [0, 1, 1, 0], [2, 1, 1, 1], [2, 2, 0, 2]], [[0, 2, 1, 2], [3, 2, 3, 0], [3, 2, 3, 2], [0, 2, 0, 0]]]> : tensor<3x4x4xui4>
  %of_114_literal_3 = stablehlo.constant dense<[[[2], [1], [2], [0]], [[2], [3], [3], [2]], [[0], [3], [0], [3]]]> : tensor<3x4x1xui4>
  %of_114_scatter = "stablehlo.scatter"(%of_114_literal_2, %of_114_literal, %of_114_literal_3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], input_batching_dims = [0, 2], scatter_indices_batching_dims = [0, 2], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%of_114_value: tensor<ui4>, %of_114_update: tensor<ui4>):
    %of_114_and = stablehlo.and %of_114_value, %of_114_update : tensor<ui4>
    stablehlo.return %of_114_and : tensor<ui4>
  }) : (tensor<3x4x4xui4>, tensor<3x1x4xi8>, tensor<3x4x1xui4>) -> tensor<3x4x4xui4>
  check.expect_eq_const %of_114_scatter, dense<[[[3, 3, 1, 0], [0, 0, 2, 3], [3, 2, 3, 2], [0, 3, 2, 1]], [[0, 0, 2, 3], [0, 1, 1, 0], [2, 1, 1, 1], [2, 2, 0, 2]], [[0, 2, 1, 2], [0, 2, 0, 0], [3, 2, 3, 2], [0, 2, 0, 0]]]> : tensor<3x4x4xui4> loc("scatter_114")
  %of_119_literal = stablehlo.constant dense<[[0, 1, 2], [3, 4, 5], [6, 7, 8], [9, 10, 11]]> : tensor<4x3xui32>
  %of_119_literal_2 = stablehlo.constant dense<[[[3, 2, 1], [2, 0, 1], [0, 1, 0]], [[1, 0, 0], [3, 2, 2], [2, 0, 1]], [[2, 2, 1], [1, 2, 2], [0, 1, 1]], [[3, 0, 1], [3, 0, 2], [0, 2, 0]]]> : tensor<4x3x3xui4>
  %of_119_literal_3 = stablehlo.constant dense<[[[3, 2, 3], [3, 0, 0], [1, 3, 0]], [[0, 2, 2], [0, 2, 1], [3, 1, 1]], [[3, 0, 2], [0, 1, 1], [3, 0, 0]], [[1, 1, 1], [0, 0, 1], [1, 3, 3]]]> : tensor<4x3x3xui4>
  %of_119_literal_4 = stablehlo.constant dense<[[[0], [0], [2]], [[2], [3], [3]], [[2], [1], [0]], [[1], [1], [2]]]> : tensor<4x3x1xui4>
  %of_119_literal_5 = stablehlo.constant dense<[[[0], [3], [0]], [[3], [3], [3]], [[3], [3], [1]], [[2], [1], [0]]]> : tensor<4x3x1xui4>
  %of_119_scatter:2 = "stablehlo.scatter"(%of_119_literal_2, %of_119_literal_3, %of_119_literal, %of_119_literal_4, %of_119_literal_5) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, indices_are_sorted = true}> ({
  ^bb0(%of_119_value: tensor<ui4>, %of_119_value_: tensor<ui4>, %of_119_update: tensor<ui4>, %of_119_update_: tensor<ui4>):
    %of_119_maximum = stablehlo.maximum %of_119_value, %of_119_update : tensor<ui4>
    %of_119_or = stablehlo.or %of_119_value_, %of_119_update_ : tensor<ui4>
    stablehlo.return %of_119_maximum, %of_119_or : tensor<ui4>, tensor<ui4>
  }) : (tensor<4x3x3xui4>, tensor<4x3x3xui4>, tensor<4x3xui32>, tensor<4x3x1xui4>, tensor<4x3x1xui4>) -> (tensor<4x3x3xui4>, tensor<4x3x3xui4>)
  check.expect_eq_const %of_119_scatter#0, dense<[[[3, 2, 2], [2, 0, 1], [0, 1, 0]], [[1, 0, 0], [3, 2, 2], [2, 0, 1]], [[2, 2, 1], [1, 2, 2], [0, 1, 1]], [[3, 0, 1], [3, 0, 2], [0, 2, 0]]]> : tensor<4x3x3xui4> loc("scatter_119")
  check.expect_eq_const %of_119_scatter#1, dense<[[[3, 3, 3], [3, 0, 0], [1, 3, 0]], [[0, 2, 2], [0, 2, 1], [3, 1, 1]], [[3, 0, 2], [0, 1, 1], [3, 0, 0]], [[1, 1, 1], [0, 0, 1], [1, 3, 3]]]> : tensor<4x3x3xui4> loc("scatter_119_1")
  %of_343_literal = stablehlo.constant dense<[2, 1, 0]> : tensor<3xi8>
  %of_343_literal_2 = stablehlo.constant dense<[[1, 3], [2, 2], [2, 0], [0, 3], [2, 2], [0, 1], [0, 0], [2, 1], [2, 2], [3, 1], [1, 3], [3, 2], [1, 2], [0, 0], [1, 2], [3, 0], [2, 0], [0, 0], [0, 2], [1, 3], [1, 2], [3, 2], [0, 2], [2, 2], [3, 1], [1, 0], [0, 0], [0, 2], [1, 3], [3, 3], [3, 0], [3, 2], [0, 2], [1, 1], [1, 0], [3, 2], [1, 1], [1, 0], [0, 0], [0, 2], [1, 1], [3, 1], [3, 2], [3, 0], [1, 0], [0, 0], [0, 2], [3, 3], [0, 0], [3, 3], [2, 0], [1, 0], [0, 0], [1, 3], [3, 0], [3, 1], [0, 1], [2, 0], [1, 1], [3, 0], [2, 1], [1, 2], [2, 2], [0, 0], [0, 3], [1, 3], [2, 0], [3, 1], [3, 1], [0, 2], [3, 3], [3, 1], [1, 1], [2, 1], [0, 0], [0, 0], [2, 0], [2, 2], [2, 2], [0, 2], [0, 2], [3, 1], [1, 3], [1, 2], [3, 3], [1, 3], [3, 1], [2, 0], [0, 2], [2, 0], [0, 3], [1, 0], [2, 3], [0, 3], [0, 0], [1, 3], [1, 1], [1, 2], [0, 0], [1, 2], [3, 3], [1, 0], [1, 2], [1, 0], [1, 3], [2, 0], [1, 2], [3, 3], [3, 3], [1, 0], [1, 0], [1, 3], [0, 0], [0, 1], [1, 2], [2, 3], [2, 0], [0, 0], [1, 0], [3, 3], [1, 1], [2, 2], [0, 0], [1, 3], [0, 3], [2, 2], [0, 3], [2, 3], [0, 2], [3, 2], [1, 0], [3, 1], [0, 1], [0, 0], [1, 0], [2, 0], [3, 1], [0, 2], [1, 1], [2, 3], [0, 3], [1, 1], [0, 2], [3, 0], [3, 1], [0, 3], [3, 1], [3, 1], [2, 1], [3, 1], [3, 2], [3, 0], [1, 1], [2, 2], [1, 1], [1, 3], [2, 1], [2, 2], [2, 2], [0, 2], [0, 3], [2, 0], [0, 3], [2, 3], [1, 3], [2, 3], [2, 2], [1, 1], [2, 3], [0, 2], [0, 1], [3, 3], [2, 2], [0, 3], [1, 3], [3, 1], [2, 0], [3, 0], [1, 2], [1, 2], [3, 2], [3, 3], [3, 2], [2, 0], [3, 0], [0, 1], [2, 2], [2, 1], [3, 1], [1, 0], [2, 3], [2, 0], [3, 0], [0, 0], [0, 1], [0, 1], [0, 1], [0, 3], [2, 3], [0, 2], [2, 3], [0, 1], [2, 2], [1, 0], [2, 3], [3, 0], [3, 1], [1, 1], [1, 0], [1, 0], [2, 2], [0, 1], [1, 0], [0, 3], [0, 3], [0, 1], [2, 0], [1, 3], [0, 1], [3, 1], [1, 3], [0, 0], [2, 3], [2, 1], [0, 3], [3, 0], [1, 2], [0, 1], [1, 0], [1, 2], [0, 0], [1, 3], [3, 0], [0, 2], [2, 0], [0, 3], [2, 3], [0, 1], [3, 0], [1, 0], [2, 0], [1, 1], [1, 3], [1, 1], [3, 3], [3, 1], [1, 2], [2, 0], [0, 0], [2, 0], [1, 3], [0, 2], [1, 2], [1, 2], [1, 3], [1, 1], [3, 2], [2, 2], [1, 1], [2, 1]]> : tensor<260x2xui4>
  %of_343_literal_3 = stablehlo.constant dense<[[3, 1, 2]]> : tensor<1x3xui4>
  %of_343_scatter = "stablehlo.scatter"(%of_343_literal_2, %of_343_literal, %of_343_literal_3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
  ^bb0(%of_343_value: tensor<ui4>, %of_343_update: tensor<ui4>):
    %of_343_multiply = stablehlo.multiply %of_343_value, %of_343_update : tensor<ui4>
    stablehlo.return %of_343_multiply : tensor<ui4>
  }) : (tensor<260x2xui4>, tensor<3xi8>, tensor<1x3xui4>) -> tensor<260x2xui4>
  check.expect_eq_const %of_343_scatter, dense<[[2, 3], [2, 2], [6, 0], [0, 3], [2, 2], [0, 1], [0, 0], [2, 1], [2, 2], [3, 1], [1, 3], [3, 2], [1, 2], [0, 0], [1, 2], [3, 0], [2, 0], [0, 0], [0, 2], [1, 3], [1, 2], [3, 2], [0, 2], [2, 2], [3, 1], [1, 0], [0, 0], [0, 2], [1, 3], [3, 3], [3, 0], [3, 2], [0, 2], [1, 1], [1, 0], [3, 2], [1, 1], [1, 0], [0, 0], [0, 2], [1, 1], [3, 1], [3, 2], [3, 0], [1, 0], [0, 0], [0, 2], [3, 3], [0, 0], [3, 3], [2, 0], [1, 0], [0, 0], [1, 3], [3, 0], [3, 1], [0, 1], [2, 0], [1, 1], [3, 0], [2, 1], [1, 2], [2, 2], [0, 0], [0, 3], [1, 3], [2, 0], [3, 1], [3, 1], [0, 2], [3, 3], [3, 1], [1, 1], [2, 1], [0, 0], [0, 0], [2, 0], [2, 2], [2, 2], [0, 2], [0, 2], [3, 1], [1, 3], [1, 2], [3, 3], [1, 3], [3, 1], [2, 0], [0, 2], [2, 0], [0, 3], [1, 0], [2, 3], [0, 3], [0, 0], [1, 3], [1, 1], [1, 2], [0, 0], [1, 2], [3, 3], [1, 0], [1, 2], [1, 0], [1, 3], [2, 0], [1, 2], [3, 3], [3, 3], [1, 0], [1, 0], [1, 3], [0, 0], [0, 1], [1, 2], [2, 3], [2, 0], [0, 0], [1, 0], [3, 3], [1, 1], [2, 2], [0, 0], [1, 3], [0, 3], [2, 2], [0, 3], [2, 3], [0, 2], [3, 2], [1, 0], [3, 1], [0, 1], [0, 0], [1, 0], [2, 0], [3, 1], [0, 2], [1, 1], [2, 3], [0, 3], [1, 1], [0, 2], [3, 0], [3, 1], [0, 3], [3, 1], [3, 1], [2, 1], [3, 1], [3, 2], [3, 0], [1, 1], [2, 2], [1, 1], [1, 3], [2, 1], [2, 2], [2, 2], [0, 2], [0, 3], [2, 0], [0, 3], [2, 3], [1, 3], [2, 3], [2, 2], [1, 1], [2, 3], [0, 2], [0, 1], [3, 3], [2, 2], [0, 3], [1, 3], [3, 1], [2, 0], [3, 0], [1, 2], [1, 2], [3, 2], [3, 3], [3, 2], [2, 0], [3, 0], [0, 1], [2, 2], [2, 1], [3, 1], [1, 0], [2, 3], [2, 0], [3, 0], [0, 0], [0, 1], [0, 1], [0, 1], [0, 3], [2, 3], [0, 2], [2, 3], [0, 1], [2, 2], [1, 0], [2, 3], [3, 0], [3, 1], [1, 1], [1, 0], [1, 0], [2, 2], [0, 1], [1, 0], [0, 3], [0, 3], [0, 1], [2, 0], [1, 3], [0, 1], [3, 1], [1, 3], [0, 0], [2, 3], [2, 1], [0, 3], [3, 0], [1, 2], [0, 1], [1, 0], [1, 2], [0, 0], [1, 3], [3, 0], [0, 2], [2, 0], [0, 3], [2, 3], [0, 1], [3, 0], [1, 0], [2, 0], [1, 1], [1, 3], [1, 1], [3, 3], [3, 1], [1, 2], [2, 0], [0, 0], [2, 0], [1, 3], [0, 2], [1, 2], [1, 2], [1, 3], [1, 1], [3, 2], [2, 2], [1, 1], [2, 1]]> : tensor<260x2xui4> loc("scatter_343")
  %of_163_literal = stablehlo.constant dense<[[[-2], [0]], [[0], [1]], [[1], [1]]]> : tensor<3x2x1xi64>
  %of_163_literal_2 = stablehlo.constant dense<[[0, 2, 2], [0, 1, 1], [2, 2, 2], [2, 0, 0]]> : tensor<4x3xi4>
  %of_163_literal_3 = stablehlo.constant dense<[[[0, 1, 0, 1], [0, 3, 0, 0]], [[3, 0, 1, 0], [1, 0, 0, 0]], [[3, 3, 0, 0], [3, 3, 2, 1]]]> : tensor<3x2x4xi4>
  %of_163_scatter = "stablehlo.scatter"(%of_163_literal_2, %of_163_literal, %of_163_literal_3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], input_batching_dims = [1], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = true}> ({
  ^bb0(%of_163_value: tensor<i4>, %of_163_update: tensor<i4>):
    %of_163_or = stablehlo.or %of_163_value, %of_163_update : tensor<i4>
    stablehlo.return %of_163_or : tensor<i4>
  }) : (tensor<4x3xi4>, tensor<3x2x1xi64>, tensor<3x2x4xi4>) -> tensor<4x3xi4>
  check.expect_eq_const %of_163_scatter, dense<[[0, 3, 2], [3, 1, 3], [2, 3, 3], [2, 0, 2]]> : tensor<4x3xi4> loc("scatter_163")
  %of_87_literal = stablehlo.constant dense<[[[0], [0], [0]], [[0], [1], [1]], [[1], [1], [1]]]> : tensor<3x3x1xui8>
  %of_87_literal_2 = stablehlo.constant dense<[[[3, 0, 2], [1, 0, 0]], [[3, 3, 1], [1, 2, 1]], [[1, 3, 2], [0, 3, 2]]]> : tensor<3x2x3xui4>
  %of_87_literal_3 = stablehlo.constant dense<[[2, 0, 1], [0, 1, 3], [3, 2, 1]]> : tensor<3x3xui4>
  %of_87_scatter = "stablehlo.scatter"(%of_87_literal_2, %of_87_literal, %of_87_literal_3) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>}> ({
  ^bb0(%of_87_value: tensor<ui4>, %of_87_update: tensor<ui4>):
    %of_87_minimum = stablehlo.minimum %of_87_value, %of_87_update : tensor<ui4>
    stablehlo.return %of_87_minimum : tensor<ui4>
  }) : (tensor<3x2x3xui4>, tensor<3x3x1xui8>, tensor<3x3xui4>) -> tensor<3x2x3xui4>
  check.expect_eq_const %of_87_scatter, dense<[[[2, 0, 2], [1, 0, 0]], [[0, 3, 1], [1, 1, 1]], [[1, 3, 2], [0, 3, 1]]]> : tensor<3x2x3xui4> loc("scatter_87")
  %of_55_literal = stablehlo.constant dense<[116, 239, 49]> : tensor<3xui8>
  %of_55_literal_2 = stablehlo.constant dense<[2, 1, 2, 1, 3, 2, 3, 3, 2, 3, 0, 1, 1, 1, 3, 1, 0, 0, 0, 0, 2, 2, 0, 2, 3, 3, 2, 2, 1, 3, 3, 3, 0, 0, 0, 2, 0, 1, 2, 1, 3, 3, 0, 1, 1, 1, 2, 0, 1, 3, 2, 1, 2, 3, 0, 3, 0, 1, 3, 2, 2, 1, 2, 0, 0, 3, 3, 0, 1, 3, 3, 1, 1, 3, 3, 0, 0, 3, 2, 0, 3, 1, 1, 0, 3, 2, 3, 1, 2, 0, 0, 2, 1, 3, 2, 1, 3, 0, 1, 2, 0, 3, 0, 2, 2, 0, 3, 2, 3, 2, 0, 1, 1, 3, 1, 2, 0, 2, 0, 2, 2, 0, 2, 1, 1, 1, 3, 0, 1, 1, 3, 3, 0, 2, 0, 2, 1, 2, 1, 2, 0, 3, 0, 2, 1, 1, 3, 1, 1, 3, 1, 2, 0, 3, 2, 0, 3, 3, 3, 3, 1, 1, 0, 0, 1, 2, 3, 1, 3, 3, 1, 1, 2, 2, 3, 0, 2, 3, 1, 2, 2, 0, 2, 1, 2, 1, 1, 0, 0, 0, 0, 3, 2, 0, 3, 1, 1, 0, 3, 0, 1, 1, 3, 2, 1, 0, 0, 1, 2, 2, 2, 1, 0, 0, 1, 2, 0, 2, 1, 0, 3, 0, 2, 1, 3, 3, 1, 3, 2, 1, 1, 3, 1, 3, 2, 1, 2, 1, 3, 3, 0, 2, 1, 3, 2, 3, 0, 1, 2, 0, 3, 0, 1, 2, 0, 1, 0, 1, 1, 1]> : tensor<260xui4>
  %of_55_literal_3 = stablehlo.constant dense<[[0, 2, 2], [3, 1, 0]]> : tensor<2x3xui4>
  %of_55_scatter = "stablehlo.scatter"(%of_55_literal_2, %of_55_literal, %of_55_literal_3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%of_55_value: tensor<ui4>, %of_55_update: tensor<ui4>):
    stablehlo.return %of_55_update : tensor<ui4>
  }) : (tensor<260xui4>, tensor<3xui8>, tensor<2x3xui4>) -> tensor<260xui4>
  check.expect_eq_const %of_55_scatter, dense<[2, 1, 2, 1, 3, 2, 3, 3, 2, 3, 0, 1, 1, 1, 3, 1, 0, 0, 0, 0, 2, 2, 0, 2, 3, 3, 2, 2, 1, 3, 3, 3, 0, 0, 0, 2, 0, 1, 2, 1, 3, 3, 0, 1, 1, 1, 2, 0, 1, 2, 0, 1, 2, 3, 0, 3, 0, 1, 3, 2, 2, 1, 2, 0, 0, 3, 3, 0, 1, 3, 3, 1, 1, 3, 3, 0, 0, 3, 2, 0, 3, 1, 1, 0, 3, 2, 3, 1, 2, 0, 0, 2, 1, 3, 2, 1, 3, 0, 1, 2, 0, 3, 0, 2, 2, 0, 3, 2, 3, 2, 0, 1, 1, 3, 1, 2, 0, 3, 0, 2, 2, 0, 2, 1, 1, 1, 3, 0, 1, 1, 3, 3, 0, 2, 0, 2, 1, 2, 1, 2, 0, 3, 0, 2, 1, 1, 3, 1, 1, 3, 1, 2, 0, 3, 2, 0, 3, 3, 3, 3, 1, 1, 0, 0, 1, 2, 3, 1, 3, 3, 1, 1, 2, 2, 3, 0, 2, 3, 1, 2, 2, 0, 2, 1, 2, 1, 1, 0, 0, 0, 0, 3, 2, 0, 3, 1, 1, 0, 3, 0, 1, 1, 3, 2, 1, 0, 0, 1, 2, 2, 2, 1, 0, 0, 1, 2, 0, 2, 1, 0, 3, 0, 2, 1, 3, 3, 1, 3, 2, 1, 1, 3, 1, 3, 2, 1, 2, 1, 3, 2, 1, 2, 1, 3, 2, 3, 0, 1, 2, 0, 3, 0, 1, 2, 0, 1, 0, 1, 1, 1]> : tensor<260xui4> loc("scatter_55")
  %of_160_literal = stablehlo.constant dense<[[0, 1], [0, 0]]> : tensor<2x2xi8>
  %of_160_literal_2 = stablehlo.constant dense<[[1, 3, 2], [1, 1, 3]]> : tensor<2x3xui4>
  %of_160_literal_3 = stablehlo.constant dense<[[[3, 3]], [[0, 0]]]> : tensor<2x1x2xui4>
  %of_160_scatter = "stablehlo.scatter"(%of_160_literal_2, %of_160_literal, %of_160_literal_3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 1>}> ({
  ^bb0(%of_160_value: tensor<ui4>, %of_160_update: tensor<ui4>):
    %of_160_maximum = stablehlo.maximum %of_160_value, %of_160_update : tensor<ui4>
    stablehlo.return %of_160_maximum : tensor<ui4>
  }) : (tensor<2x3xui4>, tensor<2x2xi8>, tensor<2x1x2xui4>) -> tensor<2x3xui4>
  check.expect_eq_const %of_160_scatter, dense<[[1, 3, 2], [3, 3, 3]]> : tensor<2x3xui4> loc("scatter_160")
  %of_79_literal = stablehlo.constant dense<[[1, 120], [1, 4]]> : tensor<2x2xui32>
  %of_79_literal_2 = stablehlo.constant dense<[[0, 0, 2, 2], [0, 1, 1, 0], [1, 1, 3, 1], [3, 0, 0, 0]]> : tensor<4x4xi4>
  %of_79_literal_3 = stablehlo.constant dense<[[3, 3, 3, 2], [0, 0, 1, 3], [3, 1, 3, 2], [2, 0, 2, 1]]> : tensor<4x4xi4>
  %of_79_literal_4 = stablehlo.constant dense<[[3], [2]]> : tensor<2x1xi4>
  %of_79_literal_5 = stablehlo.constant dense<2> : tensor<2x1xi4>
  %of_79_scatter:2 = "stablehlo.scatter"(%of_79_literal_2, %of_79_literal_3, %of_79_literal, %of_79_literal_4, %of_79_literal_5) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 0>}> ({
  ^bb0(%of_79_value: tensor<i4>, %of_79_value_: tensor<i4>, %of_79_update: tensor<i4>, %of_79_update_: tensor<i4>):
    stablehlo.return %of_79_update, %of_79_update_ : tensor<i4>, tensor<i4>
  }) : (tensor<4x4xi4>, tensor<4x4xi4>, tensor<2x2xui32>, tensor<2x1xi4>, tensor<2x1xi4>) -> (tensor<4x4xi4>, tensor<4x4xi4>)
  check.expect_eq_const %of_79_scatter#0, dense<[[0, 0, 2, 2], [0, 3, 1, 0], [1, 1, 3, 1], [3, 0, 0, 0]]> : tensor<4x4xi4> loc("scatter_79")
  check.expect_eq_const %of_79_scatter#1, dense<[[3, 3, 3, 2], [0, 2, 1, 3], [3, 1, 3, 2], [2, 0, 2, 1]]> : tensor<4x4xi4> loc("scatter_79_1")
  return
}
