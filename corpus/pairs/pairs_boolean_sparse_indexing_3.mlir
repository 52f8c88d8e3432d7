// Pairs of ops: what takes the boolean result of select_and_scatter, slice, sort, transpose, xor. The values are those of
// scripts/oracle.
func.func @main() {
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %i1__2 = stablehlo.constant dense<[[[true], [false]]]> : tensor<1x2x1xi1>
  %i1__3 = stablehlo.constant dense<false> : tensor<i1>
  %i1__4 = stablehlo.constant dense<[[[true, false, true, true], [false, false, true, false], [true, true, false, false]]]> : tensor<1x3x4xi1>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<2> : tensor<i32>
  %i32__3 = stablehlo.constant dense<[1, 0, 5]> : tensor<3xi32>
  %i1__5 = stablehlo.constant dense<[[[true, false, true], [true, false, false]]]> : tensor<1x2x3xi1>
  %i1__6 = stablehlo.constant dense<false> : tensor<1x2x3xi1>
  %i1__7 = stablehlo.constant dense<[[[true, false, true], [true, false, false], [true, false, true]]]> : tensor<1x3x3xi1>
  %i32__4 = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
  %i32__5 = stablehlo.constant dense<[[[5, -2, 3], [9, -4, 7]]]> : tensor<1x2x3xi32>
  %i32__6 = stablehlo.constant dense<[[[3, 5, -2], [7, 2, -3]]]> : tensor<1x2x3xi32>
  %i1__8 = stablehlo.constant dense<[[[true, false, true], [false, false, true]], [[true, true, false], [true, false, false]]]> : tensor<2x2x3xi1>
  %i32__7 = stablehlo.constant dense<[1, 5]> : tensor<2xi32>
  %i1__9 = stablehlo.constant dense<[[[true, false]], [[true, false]], [[false, true]]]> : tensor<3x1x2xi1>
  %select_and_scatter = "stablehlo.select_and_scatter"(%i1, %i1__2, %i1__3) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left: tensor<i1>, %right: tensor<i1>):
    %compare = stablehlo.compare GE, %left, %right : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }, {
  ^bb0(%left_2: tensor<i1>, %right_2: tensor<i1>):
    %or = stablehlo.or %left_2, %right_2 : tensor<i1>
    stablehlo.return %or : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<1x2x1xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i1__4, %select_and_scatter, %i32, %i32__2, %i32 : (tensor<1x3x4xi1>, tensor<1x2x3xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi1>
  %gather = "stablehlo.gather"(%select_and_scatter, %i32__3) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi1>, tensor<3xi32>) -> tensor<1x3x3xi1>
  %maximum = stablehlo.maximum %i1__5, %select_and_scatter : tensor<1x2x3xi1>
  %minimum = stablehlo.minimum %select_and_scatter, %select_and_scatter : tensor<1x2x3xi1>
  %multiply = stablehlo.multiply %select_and_scatter, %i1__6 : tensor<1x2x3xi1>
  %not = stablehlo.not %select_and_scatter : tensor<1x2x3xi1>
  %or_2 = stablehlo.or %i1__5, %select_and_scatter : tensor<1x2x3xi1>
  %pad = stablehlo.pad %select_and_scatter, %i1__3, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi1>, tensor<i1>) -> tensor<1x2x5xi1>
  %reduce = stablehlo.reduce(%select_and_scatter init: %i1__3) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi1>, tensor<i1>) -> tensor<1x2xi1>
  %reduce_window = "stablehlo.reduce_window"(%select_and_scatter, %i1__3) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_3: tensor<i1>, %right_3: tensor<i1>):
    %or_3 = stablehlo.or %left_3, %right_3 : tensor<i1>
    stablehlo.return %or_3 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<i1>) -> tensor<1x2x2xi1>
  %reshape = stablehlo.reshape %select_and_scatter : (tensor<1x2x3xi1>) -> tensor<3x2xi1>
  %reverse = stablehlo.reverse %select_and_scatter, dims = [1, 2] : tensor<1x2x3xi1>
  %scatter = "stablehlo.scatter"(%i1__7, %i32__4, %select_and_scatter) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_4: tensor<i1>, %right_4: tensor<i1>):
    %or_4 = stablehlo.or %left_4, %right_4 : tensor<i1>
    stablehlo.return %or_4 : tensor<i1>
  }) : (tensor<1x3x3xi1>, tensor<2xi32>, tensor<1x2x3xi1>) -> tensor<1x3x3xi1>
  %select = stablehlo.select %select_and_scatter, %i32__5, %i32__6 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  %select_and_scatter_2 = "stablehlo.select_and_scatter"(%i1, %i1__2, %i1__3) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_5: tensor<i1>, %right_5: tensor<i1>):
    %compare_2 = stablehlo.compare GE, %left_5, %right_5 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }, {
  ^bb0(%left_6: tensor<i1>, %right_6: tensor<i1>):
    %or_5 = stablehlo.or %left_6, %right_6 : tensor<i1>
    stablehlo.return %or_5 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<1x2x1xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  %select_and_scatter_3 = "stablehlo.select_and_scatter"(%select_and_scatter_2, %i1__2, %i1__3) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_7: tensor<i1>, %right_7: tensor<i1>):
    %compare_3 = stablehlo.compare GE, %left_7, %right_7 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare_3 : tensor<i1>
  }, {
  ^bb0(%left_8: tensor<i1>, %right_8: tensor<i1>):
    %or_6 = stablehlo.or %left_8, %right_8 : tensor<i1>
    stablehlo.return %or_6 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<1x2x1xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  %slice = stablehlo.slice %select_and_scatter [0:1, 0:2, 1:3] : (tensor<1x2x3xi1>) -> tensor<1x2x2xi1>
  %sort = "stablehlo.sort"(%select_and_scatter) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_9: tensor<i1>, %right_9: tensor<i1>):
    %compare_4 = stablehlo.compare GT, %left_9, %right_9 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare_4 : tensor<i1>
  }) : (tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  %transpose = stablehlo.transpose %select_and_scatter, dims = [2, 1, 0] : (tensor<1x2x3xi1>) -> tensor<3x2x1xi1>
  %xor = stablehlo.xor %i1__5, %select_and_scatter : tensor<1x2x3xi1>
  %slice_2 = stablehlo.slice %i1__8 [1:2, 0:2, 0:3] : (tensor<2x2x3xi1>) -> tensor<1x2x3xi1>
  %gather_2 = "stablehlo.gather"(%slice_2, %i32__3) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi1>, tensor<3xi32>) -> tensor<1x3x3xi1>
  %scatter_2 = "stablehlo.scatter"(%i1__7, %i32__4, %slice_2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_10: tensor<i1>, %right_10: tensor<i1>):
    %or_7 = stablehlo.or %left_10, %right_10 : tensor<i1>
    stablehlo.return %or_7 : tensor<i1>
  }) : (tensor<1x3x3xi1>, tensor<2xi32>, tensor<1x2x3xi1>) -> tensor<1x3x3xi1>
  %slice_3 = stablehlo.slice %i1__8 [1:2, 0:2, 0:3] : (tensor<2x2x3xi1>) -> tensor<1x2x3xi1>
  %select_and_scatter_4 = "stablehlo.select_and_scatter"(%slice_3, %i1__2, %i1__3) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_11: tensor<i1>, %right_11: tensor<i1>):
    %compare_5 = stablehlo.compare GE, %left_11, %right_11 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare_5 : tensor<i1>
  }, {
  ^bb0(%left_12: tensor<i1>, %right_12: tensor<i1>):
    %or_8 = stablehlo.or %left_12, %right_12 : tensor<i1>
    stablehlo.return %or_8 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<1x2x1xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  %sort_2 = "stablehlo.sort"(%i1) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_13: tensor<i1>, %right_13: tensor<i1>):
    %compare_6 = stablehlo.compare GT, %left_13, %right_13 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare_6 : tensor<i1>
  }) : (tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  %gather_3 = "stablehlo.gather"(%sort_2, %i32__3) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi1>, tensor<3xi32>) -> tensor<1x3x3xi1>
  %scatter_3 = "stablehlo.scatter"(%sort_2, %i32__7, %i1__5) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_14: tensor<i1>, %right_14: tensor<i1>):
    %or_9 = stablehlo.or %left_14, %right_14 : tensor<i1>
    stablehlo.return %or_9 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<2xi32>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  %sort_3 = "stablehlo.sort"(%i1) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_15: tensor<i1>, %right_15: tensor<i1>):
    %compare_7 = stablehlo.compare GT, %left_15, %right_15 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare_7 : tensor<i1>
  }) : (tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  %select_and_scatter_5 = "stablehlo.select_and_scatter"(%sort_3, %i1__2, %i1__3) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_16: tensor<i1>, %right_16: tensor<i1>):
    %compare_8 = stablehlo.compare GE, %left_16, %right_16 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare_8 : tensor<i1>
  }, {
  ^bb0(%left_17: tensor<i1>, %right_17: tensor<i1>):
    %or_10 = stablehlo.or %left_17, %right_17 : tensor<i1>
    stablehlo.return %or_10 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<1x2x1xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  %transpose_2 = stablehlo.transpose %i1__9, dims = [1, 2, 0] : (tensor<3x1x2xi1>) -> tensor<1x2x3xi1>
  %gather_4 = "stablehlo.gather"(%transpose_2, %i32__3) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi1>, tensor<3xi32>) -> tensor<1x3x3xi1>
  %scatter_4 = "stablehlo.scatter"(%i1__7, %i32__4, %transpose_2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_18: tensor<i1>, %right_18: tensor<i1>):
    %or_11 = stablehlo.or %left_18, %right_18 : tensor<i1>
    stablehlo.return %or_11 : tensor<i1>
  }) : (tensor<1x3x3xi1>, tensor<2xi32>, tensor<1x2x3xi1>) -> tensor<1x3x3xi1>
  %transpose_3 = stablehlo.transpose %i1__9, dims = [1, 2, 0] : (tensor<3x1x2xi1>) -> tensor<1x2x3xi1>
  %select_and_scatter_6 = "stablehlo.select_and_scatter"(%transpose_3, %i1__2, %i1__3) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_19: tensor<i1>, %right_19: tensor<i1>):
    %compare_9 = stablehlo.compare GE, %left_19, %right_19 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare_9 : tensor<i1>
  }, {
  ^bb0(%left_20: tensor<i1>, %right_20: tensor<i1>):
    %or_12 = stablehlo.or %left_20, %right_20 : tensor<i1>
    stablehlo.return %or_12 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<1x2x1xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  %xor_2 = stablehlo.xor %i1, %i1__5 : tensor<1x2x3xi1>
  %gather_5 = "stablehlo.gather"(%xor_2, %i32__3) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi1>, tensor<3xi32>) -> tensor<1x3x3xi1>
  %scatter_5 = "stablehlo.scatter"(%xor_2, %i32__7, %i1__5) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_21: tensor<i1>, %right_21: tensor<i1>):
    %or_13 = stablehlo.or %left_21, %right_21 : tensor<i1>
    stablehlo.return %or_13 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<2xi32>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  %xor_3 = stablehlo.xor %i1, %i1__5 : tensor<1x2x3xi1>
  %select_and_scatter_7 = "stablehlo.select_and_scatter"(%xor_3, %i1__2, %i1__3) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_22: tensor<i1>, %right_22: tensor<i1>):
    %compare_10 = stablehlo.compare GE, %left_22, %right_22 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare_10 : tensor<i1>
  }, {
  ^bb0(%left_23: tensor<i1>, %right_23: tensor<i1>):
    %or_14 = stablehlo.or %left_23, %right_23 : tensor<i1>
    stablehlo.return %or_14 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<1x2x1xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  %concatenate = stablehlo.concatenate %maximum, %minimum, %multiply, %not, %or_2, %reverse, %select_and_scatter_3, %sort, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<8x2x3xi1>
  check.expect_eq_const %concatenate, dense<[[[true, false, true], [true, false, false]], [[true, false, false], [false, false, false]], [[false, false, false], [false, false, false]], [[false, true, true], [true, true, true]], [[true, false, true], [true, false, false]], [[false, false, false], [false, false, true]], [[true, false, false], [false, false, false]], [[true, false, false], [false, false, false]]]> : tensor<8x2x3xi1> loc("maximum_of_select_and_scatter, minimum_of_select_and_scatter, multiply_of_select_and_scatter, not_of_select_and_scatter, or_of_select_and_scatter, reverse_of_select_and_scatter, select_and_scatter_of_select_and_scatter, sort_of_select_and_scatter")
  %reshape_2 = stablehlo.reshape %xor : (tensor<1x2x3xi1>) -> tensor<6xi1>
  %reshape_3 = stablehlo.reshape %select_and_scatter_4 : (tensor<1x2x3xi1>) -> tensor<6xi1>
  %reshape_4 = stablehlo.reshape %scatter_3 : (tensor<1x2x3xi1>) -> tensor<6xi1>
  %reshape_5 = stablehlo.reshape %select_and_scatter_5 : (tensor<1x2x3xi1>) -> tensor<6xi1>
  %reshape_6 = stablehlo.reshape %select_and_scatter_6 : (tensor<1x2x3xi1>) -> tensor<6xi1>
  %reshape_7 = stablehlo.reshape %scatter_5 : (tensor<1x2x3xi1>) -> tensor<6xi1>
  %reshape_8 = stablehlo.reshape %select_and_scatter_7 : (tensor<1x2x3xi1>) -> tensor<6xi1>
  %reshape_9 = stablehlo.reshape %gather : (tensor<1x3x3xi1>) -> tensor<9xi1>
  %concatenate_2 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xi1>, tensor<6xi1>, tensor<6xi1>, tensor<6xi1>, tensor<6xi1>, tensor<6xi1>, tensor<6xi1>, tensor<9xi1>) -> tensor<51xi1>
  check.expect_eq_const %concatenate_2, dense<[false, false, true, true, false, false, true, false, false, false, false, false, true, true, false, true, false, true, true, false, false, false, false, false, true, false, false, false, false, false, false, false, false, true, false, true, true, false, false, false, false, false, false, false, false, true, false, false, false, false, false]> : tensor<51xi1> loc("xor_of_select_and_scatter, select_and_scatter_of_slice, scatter_of_sort, select_and_scatter_of_sort, select_and_scatter_of_transpose, scatter_of_xor, select_and_scatter_of_xor, gather_of_select_and_scatter")
  %reshape_10 = stablehlo.reshape %scatter : (tensor<1x3x3xi1>) -> tensor<9xi1>
  %reshape_11 = stablehlo.reshape %gather_2 : (tensor<1x3x3xi1>) -> tensor<9xi1>
  %reshape_12 = stablehlo.reshape %scatter_2 : (tensor<1x3x3xi1>) -> tensor<9xi1>
  %reshape_13 = stablehlo.reshape %gather_3 : (tensor<1x3x3xi1>) -> tensor<9xi1>
  %reshape_14 = stablehlo.reshape %gather_4 : (tensor<1x3x3xi1>) -> tensor<9xi1>
  %reshape_15 = stablehlo.reshape %scatter_4 : (tensor<1x3x3xi1>) -> tensor<9xi1>
  %reshape_16 = stablehlo.reshape %gather_5 : (tensor<1x3x3xi1>) -> tensor<9xi1>
  %reshape_17 = stablehlo.reshape %reduce_window : (tensor<1x2x2xi1>) -> tensor<4xi1>
  %concatenate_3 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, %reshape_17, dim = 0 : (tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<4xi1>) -> tensor<67xi1>
  check.expect_eq_const %concatenate_3, dense<[true, false, true, true, false, false, true, false, true, true, false, false, true, true, false, true, false, false, true, false, true, true, false, false, true, true, true, true, false, false, true, true, false, true, false, false, false, false, true, true, true, false, false, false, true, true, false, true, true, false, false, true, true, true, true, false, true, false, false, false, true, false, true, true, false, false, false]> : tensor<67xi1> loc("scatter_of_select_and_scatter, gather_of_slice, scatter_of_slice, gather_of_sort, gather_of_transpose, scatter_of_transpose, gather_of_xor, reduce_window_of_select_and_scatter")
  %reshape_18 = stablehlo.reshape %slice : (tensor<1x2x2xi1>) -> tensor<4xi1>
  %reshape_19 = stablehlo.reshape %reduce : (tensor<1x2xi1>) -> tensor<2xi1>
  %reshape_20 = stablehlo.reshape %pad : (tensor<1x2x5xi1>) -> tensor<10xi1>
  %reshape_21 = stablehlo.reshape %dynamic_update_slice : (tensor<1x3x4xi1>) -> tensor<12xi1>
  %reshape_22 = stablehlo.reshape %reshape : (tensor<3x2xi1>) -> tensor<6xi1>
  %reshape_23 = stablehlo.reshape %transpose : (tensor<3x2x1xi1>) -> tensor<6xi1>
  %concatenate_4 = stablehlo.concatenate %reshape_18, %reshape_19, %reshape_20, %reshape_21, %reshape_22, %reshape_23, dim = 0 : (tensor<4xi1>, tensor<2xi1>, tensor<10xi1>, tensor<12xi1>, tensor<6xi1>, tensor<6xi1>) -> tensor<40xi1>
  check.expect_eq_const %concatenate_4, dense<[false, false, false, false, true, false, false, false, false, false, false, true, false, false, false, false, true, false, true, true, true, false, false, false, false, false, false, false, true, false, false, false, false, false, true, false, false, false, false, false]> : tensor<40xi1> loc("slice_of_select_and_scatter, reduce_of_select_and_scatter, pad_of_select_and_scatter, dynamic_update_slice_of_select_and_scatter, reshape_of_select_and_scatter, transpose_of_select_and_scatter")
  check.expect_eq_const %select, dense<[[[5, 5, -2], [7, 2, -3]]]> : tensor<1x2x3xi32> loc("select_of_select_and_scatter")
  return
}
