// Pairs of ops: what takes the signed result of count_leading_zeros. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[1, -2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x2x3xi32>
  %i32__2 = stablehlo.constant dense<[1, 0, 5]> : tensor<3xi32>
  %i32__3 = stablehlo.constant dense<[[[3, 5, -2], [7, 2, -3], [3, 5, -2]]]> : tensor<1x3x3xi32>
  %i32__4 = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
  %i32__5 = stablehlo.constant dense<[[[5, -2, 3], [9, -4, 7]]]> : tensor<1x2x3xi32>
  %i32__6 = stablehlo.constant dense<[[[3], [5]]]> : tensor<1x2x1xi32>
  %i32__7 = stablehlo.constant dense<0> : tensor<i32>
  %count_leading_zeros = stablehlo.count_leading_zeros %i32 : tensor<1x2x3xi32>
  %gather = "stablehlo.gather"(%count_leading_zeros, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  %scatter = "stablehlo.scatter"(%i32__3, %i32__4, %count_leading_zeros) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add : tensor<i32>
  }) : (tensor<1x3x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  %count_leading_zeros_2 = stablehlo.count_leading_zeros %i32__5 : tensor<1x2x3xi32>
  %select_and_scatter = "stablehlo.select_and_scatter"(%count_leading_zeros_2, %i32__6, %i32__7) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %compare = stablehlo.compare GE, %left_2, %right_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }, {
  ^bb0(%left_3: tensor<i32>, %right_3: tensor<i32>):
    %add_2 = stablehlo.add %left_3, %right_3 : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %reshape = stablehlo.reshape %gather : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_2 = stablehlo.reshape %scatter : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_3 = stablehlo.reshape %select_and_scatter : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %concatenate = stablehlo.concatenate %reshape, %reshape_2, %reshape_3, dim = 0 : (tensor<9xi32>, tensor<9xi32>, tensor<6xi32>) -> tensor<24xi32>
  check.expect_eq_const %concatenate, dense<[1, 0, 29, 31, 0, 30, 1, 0, 29, 4, 5, 27, 7, 2, -3, 34, 5, 28, 0, 0, 3, 0, 0, 5]> : tensor<24xi32> loc("gather_of_count_leading_zeros, scatter_of_count_leading_zeros, select_and_scatter_of_count_leading_zeros")
  return
}
