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
  check.expect_eq_const %dynamic_update_slice, dense<[[[true, false, true, true], [true, false, false, false], [false, false, false, false]]]> : tensor<1x3x4xi1> loc("dynamic_update_slice_of_select_and_scatter")
  %gather = "stablehlo.gather"(%select_and_scatter, %i32__3) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi1>, tensor<3xi32>) -> tensor<1x3x3xi1>
  check.expect_eq_const %gather, dense<[[[false, false, false], [true, false, false], [false, false, false]]]> : tensor<1x3x3xi1> loc("gather_of_select_and_scatter")
  %maximum = stablehlo.maximum %i1__5, %select_and_scatter : tensor<1x2x3xi1>
  check.expect_eq_const %maximum, dense<[[[true, false, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("maximum_of_select_and_scatter")
  %minimum = stablehlo.minimum %select_and_scatter, %select_and_scatter : tensor<1x2x3xi1>
  check.expect_eq_const %minimum, dense<[[[true, false, false], [false, false, false]]]> : tensor<1x2x3xi1> loc("minimum_of_select_and_scatter")
  %multiply = stablehlo.multiply %select_and_scatter, %i1__6 : tensor<1x2x3xi1>
  check.expect_eq_const %multiply, dense<false> : tensor<1x2x3xi1> loc("multiply_of_select_and_scatter")
  %not = stablehlo.not %select_and_scatter : tensor<1x2x3xi1>
  check.expect_eq_const %not, dense<[[[false, true, true], [true, true, true]]]> : tensor<1x2x3xi1> loc("not_of_select_and_scatter")
  %or_2 = stablehlo.or %i1__5, %select_and_scatter : tensor<1x2x3xi1>
  check.expect_eq_const %or_2, dense<[[[true, false, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("or_of_select_and_scatter")
  %pad = stablehlo.pad %select_and_scatter, %i1__3, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi1>, tensor<i1>) -> tensor<1x2x5xi1>
  check.expect_eq_const %pad, dense<[[[false, false, false, false, false], [true, false, false, false, false]]]> : tensor<1x2x5xi1> loc("pad_of_select_and_scatter")
  %reduce = stablehlo.reduce(%select_and_scatter init: %i1__3) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi1>, tensor<i1>) -> tensor<1x2xi1>
  check.expect_eq_const %reduce, dense<[[true, false]]> : tensor<1x2xi1> loc("reduce_of_select_and_scatter")
  %reduce_window = "stablehlo.reduce_window"(%select_and_scatter, %i1__3) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_3: tensor<i1>, %right_3: tensor<i1>):
    %or_3 = stablehlo.or %left_3, %right_3 : tensor<i1>
    stablehlo.return %or_3 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<i1>) -> tensor<1x2x2xi1>
  check.expect_eq_const %reduce_window, dense<[[[true, false], [false, false]]]> : tensor<1x2x2xi1> loc("reduce_window_of_select_and_scatter")
  %reshape = stablehlo.reshape %select_and_scatter : (tensor<1x2x3xi1>) -> tensor<3x2xi1>
  check.expect_eq_const %reshape, dense<[[true, false], [false, false], [false, false]]> : tensor<3x2xi1> loc("reshape_of_select_and_scatter")
  %reverse = stablehlo.reverse %select_and_scatter, dims = [1, 2] : tensor<1x2x3xi1>
  check.expect_eq_const %reverse, dense<[[[false, false, false], [false, false, true]]]> : tensor<1x2x3xi1> loc("reverse_of_select_and_scatter")
  %scatter = "stablehlo.scatter"(%i1__7, %i32__4, %select_and_scatter) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_4: tensor<i1>, %right_4: tensor<i1>):
    %or_4 = stablehlo.or %left_4, %right_4 : tensor<i1>
    stablehlo.return %or_4 : tensor<i1>
  }) : (tensor<1x3x3xi1>, tensor<2xi32>, tensor<1x2x3xi1>) -> tensor<1x3x3xi1>
  check.expect_eq_const %scatter, dense<[[[true, false, true], [true, false, false], [true, false, true]]]> : tensor<1x3x3xi1> loc("scatter_of_select_and_scatter")
  %select = stablehlo.select %select_and_scatter, %i32__5, %i32__6 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  check.expect_eq_const %select, dense<[[[5, 5, -2], [7, 2, -3]]]> : tensor<1x2x3xi32> loc("select_of_select_and_scatter")
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
  check.expect_eq_const %select_and_scatter_3, dense<[[[true, false, false], [false, false, false]]]> : tensor<1x2x3xi1> loc("select_and_scatter_of_select_and_scatter")
  %slice = stablehlo.slice %select_and_scatter [0:1, 0:2, 1:3] : (tensor<1x2x3xi1>) -> tensor<1x2x2xi1>
  check.expect_eq_const %slice, dense<false> : tensor<1x2x2xi1> loc("slice_of_select_and_scatter")
  %sort = "stablehlo.sort"(%select_and_scatter) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_9: tensor<i1>, %right_9: tensor<i1>):
    %compare_4 = stablehlo.compare GT, %left_9, %right_9 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare_4 : tensor<i1>
  }) : (tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  check.expect_eq_const %sort, dense<[[[true, false, false], [false, false, false]]]> : tensor<1x2x3xi1> loc("sort_of_select_and_scatter")
  %transpose = stablehlo.transpose %select_and_scatter, dims = [2, 1, 0] : (tensor<1x2x3xi1>) -> tensor<3x2x1xi1>
  check.expect_eq_const %transpose, dense<[[[true], [false]], [[false], [false]], [[false], [false]]]> : tensor<3x2x1xi1> loc("transpose_of_select_and_scatter")
  %xor = stablehlo.xor %i1__5, %select_and_scatter : tensor<1x2x3xi1>
  check.expect_eq_const %xor, dense<[[[false, false, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("xor_of_select_and_scatter")
  %slice_2 = stablehlo.slice %i1__8 [1:2, 0:2, 0:3] : (tensor<2x2x3xi1>) -> tensor<1x2x3xi1>
  %gather_2 = "stablehlo.gather"(%slice_2, %i32__3) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi1>, tensor<3xi32>) -> tensor<1x3x3xi1>
  check.expect_eq_const %gather_2, dense<[[[true, false, false], [true, true, false], [true, false, false]]]> : tensor<1x3x3xi1> loc("gather_of_slice")
  %scatter_2 = "stablehlo.scatter"(%i1__7, %i32__4, %slice_2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_10: tensor<i1>, %right_10: tensor<i1>):
    %or_7 = stablehlo.or %left_10, %right_10 : tensor<i1>
    stablehlo.return %or_7 : tensor<i1>
  }) : (tensor<1x3x3xi1>, tensor<2xi32>, tensor<1x2x3xi1>) -> tensor<1x3x3xi1>
  check.expect_eq_const %scatter_2, dense<[[[true, false, true], [true, false, false], [true, true, true]]]> : tensor<1x3x3xi1> loc("scatter_of_slice")
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
  check.expect_eq_const %select_and_scatter_4, dense<[[[true, false, false], [false, false, false]]]> : tensor<1x2x3xi1> loc("select_and_scatter_of_slice")
  %sort_2 = "stablehlo.sort"(%i1) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_13: tensor<i1>, %right_13: tensor<i1>):
    %compare_6 = stablehlo.compare GT, %left_13, %right_13 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare_6 : tensor<i1>
  }) : (tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  %gather_3 = "stablehlo.gather"(%sort_2, %i32__3) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi1>, tensor<3xi32>) -> tensor<1x3x3xi1>
  check.expect_eq_const %gather_3, dense<[[[true, false, false], [true, true, false], [true, false, false]]]> : tensor<1x3x3xi1> loc("gather_of_sort")
  %scatter_3 = "stablehlo.scatter"(%sort_2, %i32__7, %i1__5) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_14: tensor<i1>, %right_14: tensor<i1>):
    %or_9 = stablehlo.or %left_14, %right_14 : tensor<i1>
    stablehlo.return %or_9 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<2xi32>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  check.expect_eq_const %scatter_3, dense<[[[true, true, false], [true, false, true]]]> : tensor<1x2x3xi1> loc("scatter_of_sort")
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
  check.expect_eq_const %select_and_scatter_5, dense<[[[true, false, false], [false, false, false]]]> : tensor<1x2x3xi1> loc("select_and_scatter_of_sort")
  %transpose_2 = stablehlo.transpose %i1__9, dims = [1, 2, 0] : (tensor<3x1x2xi1>) -> tensor<1x2x3xi1>
  %gather_4 = "stablehlo.gather"(%transpose_2, %i32__3) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi1>, tensor<3xi32>) -> tensor<1x3x3xi1>
  check.expect_eq_const %gather_4, dense<[[[false, false, true], [true, true, false], [false, false, true]]]> : tensor<1x3x3xi1> loc("gather_of_transpose")
  %scatter_4 = "stablehlo.scatter"(%i1__7, %i32__4, %transpose_2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_18: tensor<i1>, %right_18: tensor<i1>):
    %or_11 = stablehlo.or %left_18, %right_18 : tensor<i1>
    stablehlo.return %or_11 : tensor<i1>
  }) : (tensor<1x3x3xi1>, tensor<2xi32>, tensor<1x2x3xi1>) -> tensor<1x3x3xi1>
  check.expect_eq_const %scatter_4, dense<[[[true, false, true], [true, false, false], [true, true, true]]]> : tensor<1x3x3xi1> loc("scatter_of_transpose")
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
  check.expect_eq_const %select_and_scatter_6, dense<[[[true, false, false], [false, false, false]]]> : tensor<1x2x3xi1> loc("select_and_scatter_of_transpose")
  %xor_2 = stablehlo.xor %i1, %i1__5 : tensor<1x2x3xi1>
  %gather_5 = "stablehlo.gather"(%xor_2, %i32__3) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi1>, tensor<3xi32>) -> tensor<1x3x3xi1>
  check.expect_eq_const %gather_5, dense<[[[true, false, true], [false, false, false], [true, false, true]]]> : tensor<1x3x3xi1> loc("gather_of_xor")
  %scatter_5 = "stablehlo.scatter"(%xor_2, %i32__7, %i1__5) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_21: tensor<i1>, %right_21: tensor<i1>):
    %or_13 = stablehlo.or %left_21, %right_21 : tensor<i1>
    stablehlo.return %or_13 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<2xi32>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  check.expect_eq_const %scatter_5, dense<[[[false, false, false], [true, false, true]]]> : tensor<1x2x3xi1> loc("scatter_of_xor")
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
  check.expect_eq_const %select_and_scatter_7, dense<[[[true, false, false], [false, false, false]]]> : tensor<1x2x3xi1> loc("select_and_scatter_of_xor")
  return
}
