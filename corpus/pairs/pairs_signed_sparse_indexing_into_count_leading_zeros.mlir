// Pairs of ops: what takes the signed result of gather, scatter, select_and_scatter. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[1, -2, 3], [2147483647, -2147483648, 7], [-6, 8, 1]]]> : tensor<1x3x3xi32>
  %i32__2 = stablehlo.constant dense<[7, 0]> : tensor<2xi32>
  %i32__3 = stablehlo.constant dense<[[[1, -2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x2x3xi32>
  %i32__4 = stablehlo.constant dense<[[[3, 5, -2], [7, 2, -3]]]> : tensor<1x2x3xi32>
  %i32__5 = stablehlo.constant dense<[1, 5]> : tensor<2xi32>
  %i32__6 = stablehlo.constant dense<[[[3], [5]]]> : tensor<1x2x1xi32>
  %i32__7 = stablehlo.constant dense<0> : tensor<i32>
  %gather = "stablehlo.gather"(%i32, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x3x3xi32>, tensor<2xi32>) -> tensor<1x2x3xi32>
  %count_leading_zeros = stablehlo.count_leading_zeros %gather : tensor<1x2x3xi32>
  %scatter = "stablehlo.scatter"(%i32__3, %i32__5, %i32__4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %count_leading_zeros_2 = stablehlo.count_leading_zeros %scatter : tensor<1x2x3xi32>
  %select_and_scatter = "stablehlo.select_and_scatter"(%i32__3, %i32__6, %i32__7) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %compare = stablehlo.compare GE, %left_2, %right_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }, {
  ^bb0(%left_3: tensor<i32>, %right_3: tensor<i32>):
    %add_2 = stablehlo.add %left_3, %right_3 : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %count_leading_zeros_3 = stablehlo.count_leading_zeros %select_and_scatter : tensor<1x2x3xi32>
  %concatenate = stablehlo.concatenate %count_leading_zeros, %count_leading_zeros_2, %count_leading_zeros_3, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<3x2x3xi32>
  check.expect_eq_const %concatenate, dense<[[[0, 28, 31], [31, 0, 30]], [[31, 0, 30], [0, 0, 29]], [[32, 32, 30], [29, 32, 32]]]> : tensor<3x2x3xi32> loc("count_leading_zeros_of_gather, count_leading_zeros_of_scatter, count_leading_zeros_of_select_and_scatter")
  return
}
