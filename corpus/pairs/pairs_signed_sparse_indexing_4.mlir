// Pairs of ops: what takes the signed result of select_and_scatter, shift_left, shift_right_arithmetic, shift_right_logical,
// sign, slice, sort, subtract, transpose, xor. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[1, -2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x2x3xi32>
  %i32__2 = stablehlo.constant dense<[[[3], [5]]]> : tensor<1x2x1xi32>
  %i32__3 = stablehlo.constant dense<0> : tensor<i32>
  %i32__4 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xi32>
  %i32__5 = stablehlo.constant dense<[[[3, 5, -2], [7, 2, -3]]]> : tensor<1x2x3xi32>
  %i32__6 = stablehlo.constant dense<[[[3, 5, -2], [7, 2, -3], [3, 5, -2]]]> : tensor<1x3x3xi32>
  %i32__7 = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %i32__8 = stablehlo.constant dense<[[[5, -2, 3], [9, -4, 7]]]> : tensor<1x2x3xi32>
  %i32__9 = stablehlo.constant dense<1> : tensor<1x2x3xi32>
  %i32__10 = stablehlo.constant dense<[1, 0, 5]> : tensor<3xi32>
  %i32__11 = stablehlo.constant dense<[1, 5]> : tensor<2xi32>
  %i32__12 = stablehlo.constant dense<[[[1, -2, 3], [2147483647, -2147483648, 7]], [[-6, 8, 1], [-3, 4, 2]]]> : tensor<2x2x3xi32>
  %i32__13 = stablehlo.constant dense<[[[5, -2, 3], [9, -4, 7]], [[-6, 8, 1], [-3, 4, 2]]]> : tensor<2x2x3xi32>
  %i32__14 = stablehlo.constant dense<[[[1, -2]], [[3, 2147483647]], [[-2147483648, 7]]]> : tensor<3x1x2xi32>
  %i32__15 = stablehlo.constant dense<[[[5, -2]], [[3, 9]], [[-4, 7]]]> : tensor<3x1x2xi32>
  %select_and_scatter = "stablehlo.select_and_scatter"(%i32, %i32__2, %i32__3) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %compare = stablehlo.compare GE, %left, %right : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }, {
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %add = stablehlo.add %left_2, %right_2 : tensor<i32>
    stablehlo.return %add : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %or = stablehlo.or %select_and_scatter, %select_and_scatter : tensor<1x2x3xi32>
  check.expect_eq_const %or, dense<[[[0, 0, 3], [5, 0, 0]]]> : tensor<1x2x3xi32> loc("or_of_select_and_scatter")
  %pad = stablehlo.pad %select_and_scatter, %i32__3, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %pad, dense<[[[0, 3, 0], [0, 0, 0], [0, 0, 0]]]> : tensor<1x3x3xi32> loc("pad_of_select_and_scatter")
  %popcnt = stablehlo.popcnt %select_and_scatter : tensor<1x2x3xi32>
  check.expect_eq_const %popcnt, dense<[[[0, 0, 2], [2, 0, 0]]]> : tensor<1x2x3xi32> loc("popcnt_of_select_and_scatter")
  %power = stablehlo.power %select_and_scatter, %i32__4 : tensor<1x2x3xi32>
  check.expect_eq_const %power, dense<[[[0, 0, 27], [1, 0, 0]]]> : tensor<1x2x3xi32> loc("power_of_select_and_scatter")
  %reduce = stablehlo.reduce(%select_and_scatter init: %i32__3) across dimensions = [1] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x3xi32>
  reducer(%left_3: tensor<i32>, %right_3: tensor<i32>) {
    %add_2 = stablehlo.add %left_3, %right_3 : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }
  check.expect_eq_const %reduce, dense<[[5, 0, 3]]> : tensor<1x3xi32> loc("reduce_of_select_and_scatter")
  %reduce_window = "stablehlo.reduce_window"(%select_and_scatter, %i32__3) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_4: tensor<i32>, %right_4: tensor<i32>):
    %add_3 = stablehlo.add %left_4, %right_4 : tensor<i32>
    stablehlo.return %add_3 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %reduce_window, dense<[[[0, 0, 3], [5, 5, 0]]]> : tensor<1x2x3xi32> loc("reduce_window_of_select_and_scatter")
  %remainder = stablehlo.remainder %select_and_scatter, %i32__5 : tensor<1x2x3xi32>
  check.expect_eq_const %remainder, dense<[[[0, 0, 1], [5, 0, 0]]]> : tensor<1x2x3xi32> loc("remainder_of_select_and_scatter")
  %reshape = stablehlo.reshape %select_and_scatter : (tensor<1x2x3xi32>) -> tensor<3x2xi32>
  check.expect_eq_const %reshape, dense<[[0, 0], [3, 5], [0, 0]]> : tensor<3x2xi32> loc("reshape_of_select_and_scatter")
  %reverse = stablehlo.reverse %select_and_scatter, dims = [1, 2] : tensor<1x2x3xi32>
  check.expect_eq_const %reverse, dense<[[[0, 0, 5], [3, 0, 0]]]> : tensor<1x2x3xi32> loc("reverse_of_select_and_scatter")
  %scatter = "stablehlo.scatter"(%i32__6, %i32__7, %select_and_scatter) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_5: tensor<i32>, %right_5: tensor<i32>):
    %add_4 = stablehlo.add %left_5, %right_5 : tensor<i32>
    stablehlo.return %add_4 : tensor<i32>
  }) : (tensor<1x3x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %scatter, dense<[[[8, 5, -2], [7, 2, -3], [3, 5, 1]]]> : tensor<1x3x3xi32> loc("scatter_of_select_and_scatter")
  %select = stablehlo.select %i1, %select_and_scatter, %i32__5 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  check.expect_eq_const %select, dense<[[[0, 5, 3], [7, 2, 0]]]> : tensor<1x2x3xi32> loc("select_of_select_and_scatter")
  %select_and_scatter_2 = "stablehlo.select_and_scatter"(%i32__8, %i32__2, %i32__3) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_6: tensor<i32>, %right_6: tensor<i32>):
    %compare_2 = stablehlo.compare GE, %left_6, %right_6 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }, {
  ^bb0(%left_7: tensor<i32>, %right_7: tensor<i32>):
    %add_5 = stablehlo.add %left_7, %right_7 : tensor<i32>
    stablehlo.return %add_5 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %select_and_scatter_3 = "stablehlo.select_and_scatter"(%select_and_scatter_2, %i32__2, %i32__3) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_8: tensor<i32>, %right_8: tensor<i32>):
    %compare_3 = stablehlo.compare GE, %left_8, %right_8 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_3 : tensor<i1>
  }, {
  ^bb0(%left_9: tensor<i32>, %right_9: tensor<i32>):
    %add_6 = stablehlo.add %left_9, %right_9 : tensor<i32>
    stablehlo.return %add_6 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %select_and_scatter_3, dense<[[[3, 0, 0], [5, 0, 0]]]> : tensor<1x2x3xi32> loc("select_and_scatter_of_select_and_scatter")
  %shift_left = stablehlo.shift_left %select_and_scatter, %i32__4 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_left, dense<[[[0, 0, 24], [5, 0, 0]]]> : tensor<1x2x3xi32> loc("shift_left_of_select_and_scatter")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %select_and_scatter, %i32__9 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[0, 0, 1], [2, 0, 0]]]> : tensor<1x2x3xi32> loc("shift_right_arithmetic_of_select_and_scatter")
  %shift_right_logical = stablehlo.shift_right_logical %select_and_scatter, %i32__4 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_logical, dense<[[[0, 0, 0], [5, 0, 0]]]> : tensor<1x2x3xi32> loc("shift_right_logical_of_select_and_scatter")
  %sign = stablehlo.sign %select_and_scatter : tensor<1x2x3xi32>
  check.expect_eq_const %sign, dense<[[[0, 0, 1], [1, 0, 0]]]> : tensor<1x2x3xi32> loc("sign_of_select_and_scatter")
  %slice = stablehlo.slice %select_and_scatter [0:1, 0:2, 1:3] : (tensor<1x2x3xi32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %slice, dense<[[[0, 3], [0, 0]]]> : tensor<1x2x2xi32> loc("slice_of_select_and_scatter")
  %sort = "stablehlo.sort"(%select_and_scatter) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_10: tensor<i32>, %right_10: tensor<i32>):
    %compare_4 = stablehlo.compare GT, %left_10, %right_10 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_4 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %sort, dense<[[[3, 0, 0], [5, 0, 0]]]> : tensor<1x2x3xi32> loc("sort_of_select_and_scatter")
  %subtract = stablehlo.subtract %select_and_scatter, %i32__5 : tensor<1x2x3xi32>
  check.expect_eq_const %subtract, dense<[[[-3, -5, 5], [-2, -2, 3]]]> : tensor<1x2x3xi32> loc("subtract_of_select_and_scatter")
  %transpose = stablehlo.transpose %select_and_scatter, dims = [2, 0, 1] : (tensor<1x2x3xi32>) -> tensor<3x1x2xi32>
  check.expect_eq_const %transpose, dense<[[[0, 5]], [[0, 0]], [[3, 0]]]> : tensor<3x1x2xi32> loc("transpose_of_select_and_scatter")
  %xor = stablehlo.xor %select_and_scatter, %select_and_scatter : tensor<1x2x3xi32>
  check.expect_eq_const %xor, dense<0> : tensor<1x2x3xi32> loc("xor_of_select_and_scatter")
  %shift_left_2 = stablehlo.shift_left %i32, %i32__4 : tensor<1x2x3xi32>
  %gather = "stablehlo.gather"(%shift_left_2, %i32__10) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %gather, dense<[[[2147483647, 0, 14], [4, -4, 24], [2147483647, 0, 14]]]> : tensor<1x3x3xi32> loc("gather_of_shift_left")
  %scatter_2 = "stablehlo.scatter"(%shift_left_2, %i32__11, %i32__5) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_11: tensor<i32>, %right_11: tensor<i32>):
    %add_7 = stablehlo.add %left_11, %right_11 : tensor<i32>
    stablehlo.return %add_7 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %scatter_2, dense<[[[4, -4, 24], [-2147483646, 5, 12]]]> : tensor<1x2x3xi32> loc("scatter_of_shift_left")
  %shift_left_3 = stablehlo.shift_left %i32__8, %i32__4 : tensor<1x2x3xi32>
  %select_and_scatter_4 = "stablehlo.select_and_scatter"(%shift_left_3, %i32__2, %i32__3) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_12: tensor<i32>, %right_12: tensor<i32>):
    %compare_5 = stablehlo.compare GE, %left_12, %right_12 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_5 : tensor<i1>
  }, {
  ^bb0(%left_13: tensor<i32>, %right_13: tensor<i32>):
    %add_8 = stablehlo.add %left_13, %right_13 : tensor<i32>
    stablehlo.return %add_8 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %select_and_scatter_4, dense<[[[0, 0, 3], [0, 0, 5]]]> : tensor<1x2x3xi32> loc("select_and_scatter_of_shift_left")
  %shift_right_arithmetic_2 = stablehlo.shift_right_arithmetic %i32, %i32__4 : tensor<1x2x3xi32>
  %gather_2 = "stablehlo.gather"(%shift_right_arithmetic_2, %i32__10) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %gather_2, dense<[[[2147483647, -536870912, 3], [0, -1, 0], [2147483647, -536870912, 3]]]> : tensor<1x3x3xi32> loc("gather_of_shift_right_arithmetic")
  %scatter_3 = "stablehlo.scatter"(%i32__6, %i32__7, %shift_right_arithmetic_2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_14: tensor<i32>, %right_14: tensor<i32>):
    %add_9 = stablehlo.add %left_14, %right_14 : tensor<i32>
    stablehlo.return %add_9 : tensor<i32>
  }) : (tensor<1x3x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %scatter_3, dense<[[[-2147483646, -536870907, 1], [7, 2, -3], [3, 4, -2]]]> : tensor<1x3x3xi32> loc("scatter_of_shift_right_arithmetic")
  %shift_right_arithmetic_3 = stablehlo.shift_right_arithmetic %i32__8, %i32__4 : tensor<1x2x3xi32>
  %select_and_scatter_5 = "stablehlo.select_and_scatter"(%shift_right_arithmetic_3, %i32__2, %i32__3) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_15: tensor<i32>, %right_15: tensor<i32>):
    %compare_6 = stablehlo.compare GE, %left_15, %right_15 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_6 : tensor<i1>
  }, {
  ^bb0(%left_16: tensor<i32>, %right_16: tensor<i32>):
    %add_10 = stablehlo.add %left_16, %right_16 : tensor<i32>
    stablehlo.return %add_10 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %select_and_scatter_5, dense<[[[3, 0, 0], [5, 0, 0]]]> : tensor<1x2x3xi32> loc("select_and_scatter_of_shift_right_arithmetic")
  %shift_right_logical_2 = stablehlo.shift_right_logical %i32, %i32__4 : tensor<1x2x3xi32>
  %gather_3 = "stablehlo.gather"(%shift_right_logical_2, %i32__10) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %gather_3, dense<[[[2147483647, 536870912, 3], [0, 2147483647, 0], [2147483647, 536870912, 3]]]> : tensor<1x3x3xi32> loc("gather_of_shift_right_logical")
  %scatter_4 = "stablehlo.scatter"(%shift_right_logical_2, %i32__11, %i32__5) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_17: tensor<i32>, %right_17: tensor<i32>):
    %add_11 = stablehlo.add %left_17, %right_17 : tensor<i32>
    stablehlo.return %add_11 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %scatter_4, dense<[[[0, 2147483647, 0], [-2147483646, 536870917, 1]]]> : tensor<1x2x3xi32> loc("scatter_of_shift_right_logical")
  %shift_right_logical_3 = stablehlo.shift_right_logical %i32__8, %i32__4 : tensor<1x2x3xi32>
  %select_and_scatter_6 = "stablehlo.select_and_scatter"(%shift_right_logical_3, %i32__2, %i32__3) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_18: tensor<i32>, %right_18: tensor<i32>):
    %compare_7 = stablehlo.compare GE, %left_18, %right_18 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_7 : tensor<i1>
  }, {
  ^bb0(%left_19: tensor<i32>, %right_19: tensor<i32>):
    %add_12 = stablehlo.add %left_19, %right_19 : tensor<i32>
    stablehlo.return %add_12 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %select_and_scatter_6, dense<[[[0, 3, 0], [0, 5, 0]]]> : tensor<1x2x3xi32> loc("select_and_scatter_of_shift_right_logical")
  %sign_2 = stablehlo.sign %i32 : tensor<1x2x3xi32>
  %gather_4 = "stablehlo.gather"(%sign_2, %i32__10) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %gather_4, dense<[[[1, -1, 1], [1, -1, 1], [1, -1, 1]]]> : tensor<1x3x3xi32> loc("gather_of_sign")
  %scatter_5 = "stablehlo.scatter"(%i32__6, %i32__7, %sign_2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_20: tensor<i32>, %right_20: tensor<i32>):
    %add_13 = stablehlo.add %left_20, %right_20 : tensor<i32>
    stablehlo.return %add_13 : tensor<i32>
  }) : (tensor<1x3x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %scatter_5, dense<[[[4, 4, -1], [7, 2, -3], [4, 4, -1]]]> : tensor<1x3x3xi32> loc("scatter_of_sign")
  %sign_3 = stablehlo.sign %i32__8 : tensor<1x2x3xi32>
  %select_and_scatter_7 = "stablehlo.select_and_scatter"(%sign_3, %i32__2, %i32__3) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_21: tensor<i32>, %right_21: tensor<i32>):
    %compare_8 = stablehlo.compare GE, %left_21, %right_21 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_8 : tensor<i1>
  }, {
  ^bb0(%left_22: tensor<i32>, %right_22: tensor<i32>):
    %add_14 = stablehlo.add %left_22, %right_22 : tensor<i32>
    stablehlo.return %add_14 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %select_and_scatter_7, dense<[[[3, 0, 0], [5, 0, 0]]]> : tensor<1x2x3xi32> loc("select_and_scatter_of_sign")
  %slice_2 = stablehlo.slice %i32__12 [1:2, 0:2, 0:3] : (tensor<2x2x3xi32>) -> tensor<1x2x3xi32>
  %gather_5 = "stablehlo.gather"(%slice_2, %i32__10) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %gather_5, dense<[[[-3, 4, 2], [-6, 8, 1], [-3, 4, 2]]]> : tensor<1x3x3xi32> loc("gather_of_slice")
  %scatter_6 = "stablehlo.scatter"(%slice_2, %i32__11, %i32__5) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_23: tensor<i32>, %right_23: tensor<i32>):
    %add_15 = stablehlo.add %left_23, %right_23 : tensor<i32>
    stablehlo.return %add_15 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %scatter_6, dense<[[[-6, 8, 1], [0, 9, 0]]]> : tensor<1x2x3xi32> loc("scatter_of_slice")
  %slice_3 = stablehlo.slice %i32__13 [1:2, 0:2, 0:3] : (tensor<2x2x3xi32>) -> tensor<1x2x3xi32>
  %select_and_scatter_8 = "stablehlo.select_and_scatter"(%slice_3, %i32__2, %i32__3) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_24: tensor<i32>, %right_24: tensor<i32>):
    %compare_9 = stablehlo.compare GE, %left_24, %right_24 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_9 : tensor<i1>
  }, {
  ^bb0(%left_25: tensor<i32>, %right_25: tensor<i32>):
    %add_16 = stablehlo.add %left_25, %right_25 : tensor<i32>
    stablehlo.return %add_16 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %select_and_scatter_8, dense<[[[0, 3, 0], [0, 5, 0]]]> : tensor<1x2x3xi32> loc("select_and_scatter_of_slice")
  %sort_2 = "stablehlo.sort"(%i32__8) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_26: tensor<i32>, %right_26: tensor<i32>):
    %compare_10 = stablehlo.compare GT, %left_26, %right_26 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_10 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %gather_6 = "stablehlo.gather"(%sort_2, %i32__10) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %gather_6, dense<[[[9, 7, -4], [5, 3, -2], [9, 7, -4]]]> : tensor<1x3x3xi32> loc("gather_of_sort")
  %scatter_7 = "stablehlo.scatter"(%i32__6, %i32__7, %sort_2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_27: tensor<i32>, %right_27: tensor<i32>):
    %add_17 = stablehlo.add %left_27, %right_27 : tensor<i32>
    stablehlo.return %add_17 : tensor<i32>
  }) : (tensor<1x3x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %scatter_7, dense<[[[12, 12, -6], [7, 2, -3], [8, 8, -4]]]> : tensor<1x3x3xi32> loc("scatter_of_sort")
  %sort_3 = "stablehlo.sort"(%i32__8) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_28: tensor<i32>, %right_28: tensor<i32>):
    %compare_11 = stablehlo.compare GT, %left_28, %right_28 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_11 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %select_and_scatter_9 = "stablehlo.select_and_scatter"(%sort_3, %i32__2, %i32__3) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_29: tensor<i32>, %right_29: tensor<i32>):
    %compare_12 = stablehlo.compare GE, %left_29, %right_29 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_12 : tensor<i1>
  }, {
  ^bb0(%left_30: tensor<i32>, %right_30: tensor<i32>):
    %add_18 = stablehlo.add %left_30, %right_30 : tensor<i32>
    stablehlo.return %add_18 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %select_and_scatter_9, dense<[[[3, 0, 0], [5, 0, 0]]]> : tensor<1x2x3xi32> loc("select_and_scatter_of_sort")
  %subtract_2 = stablehlo.subtract %i32, %i32__5 : tensor<1x2x3xi32>
  %gather_7 = "stablehlo.gather"(%subtract_2, %i32__10) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %gather_7, dense<[[[2147483640, 2147483646, 10], [-2, -7, 5], [2147483640, 2147483646, 10]]]> : tensor<1x3x3xi32> loc("gather_of_subtract")
  %scatter_8 = "stablehlo.scatter"(%subtract_2, %i32__11, %i32__5) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_31: tensor<i32>, %right_31: tensor<i32>):
    %add_19 = stablehlo.add %left_31, %right_31 : tensor<i32>
    stablehlo.return %add_19 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %scatter_8, dense<[[[-2, -7, 5], [2147483643, -2147483645, 8]]]> : tensor<1x2x3xi32> loc("scatter_of_subtract")
  %subtract_3 = stablehlo.subtract %i32__8, %i32__5 : tensor<1x2x3xi32>
  %select_and_scatter_10 = "stablehlo.select_and_scatter"(%subtract_3, %i32__2, %i32__3) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_32: tensor<i32>, %right_32: tensor<i32>):
    %compare_13 = stablehlo.compare GE, %left_32, %right_32 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_13 : tensor<i1>
  }, {
  ^bb0(%left_33: tensor<i32>, %right_33: tensor<i32>):
    %add_20 = stablehlo.add %left_33, %right_33 : tensor<i32>
    stablehlo.return %add_20 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %select_and_scatter_10, dense<[[[0, 0, 3], [0, 0, 5]]]> : tensor<1x2x3xi32> loc("select_and_scatter_of_subtract")
  %transpose_2 = stablehlo.transpose %i32__14, dims = [1, 2, 0] : (tensor<3x1x2xi32>) -> tensor<1x2x3xi32>
  %gather_8 = "stablehlo.gather"(%transpose_2, %i32__10) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %gather_8, dense<[[[-2, 2147483647, 7], [1, 3, -2147483648], [-2, 2147483647, 7]]]> : tensor<1x3x3xi32> loc("gather_of_transpose")
  %scatter_9 = "stablehlo.scatter"(%i32__6, %i32__7, %transpose_2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_34: tensor<i32>, %right_34: tensor<i32>):
    %add_21 = stablehlo.add %left_34, %right_34 : tensor<i32>
    stablehlo.return %add_21 : tensor<i32>
  }) : (tensor<1x3x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %scatter_9, dense<[[[1, -2147483644, 5], [7, 2, -3], [4, 8, 2147483646]]]> : tensor<1x3x3xi32> loc("scatter_of_transpose")
  %transpose_3 = stablehlo.transpose %i32__15, dims = [1, 2, 0] : (tensor<3x1x2xi32>) -> tensor<1x2x3xi32>
  %select_and_scatter_11 = "stablehlo.select_and_scatter"(%transpose_3, %i32__2, %i32__3) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_35: tensor<i32>, %right_35: tensor<i32>):
    %compare_14 = stablehlo.compare GE, %left_35, %right_35 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_14 : tensor<i1>
  }, {
  ^bb0(%left_36: tensor<i32>, %right_36: tensor<i32>):
    %add_22 = stablehlo.add %left_36, %right_36 : tensor<i32>
    stablehlo.return %add_22 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %select_and_scatter_11, dense<[[[3, 0, 0], [0, 5, 0]]]> : tensor<1x2x3xi32> loc("select_and_scatter_of_transpose")
  %xor_2 = stablehlo.xor %i32, %i32__5 : tensor<1x2x3xi32>
  %gather_9 = "stablehlo.gather"(%xor_2, %i32__10) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %gather_9, dense<[[[2147483640, -2147483646, -6], [2, -5, -3], [2147483640, -2147483646, -6]]]> : tensor<1x3x3xi32> loc("gather_of_xor")
  %scatter_10 = "stablehlo.scatter"(%xor_2, %i32__11, %i32__5) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_37: tensor<i32>, %right_37: tensor<i32>):
    %add_23 = stablehlo.add %left_37, %right_37 : tensor<i32>
    stablehlo.return %add_23 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %scatter_10, dense<[[[2, -5, -3], [2147483643, -2147483641, -8]]]> : tensor<1x2x3xi32> loc("scatter_of_xor")
  %xor_3 = stablehlo.xor %i32__8, %i32__5 : tensor<1x2x3xi32>
  %select_and_scatter_12 = "stablehlo.select_and_scatter"(%xor_3, %i32__2, %i32__3) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_38: tensor<i32>, %right_38: tensor<i32>):
    %compare_15 = stablehlo.compare GE, %left_38, %right_38 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_15 : tensor<i1>
  }, {
  ^bb0(%left_39: tensor<i32>, %right_39: tensor<i32>):
    %add_24 = stablehlo.add %left_39, %right_39 : tensor<i32>
    stablehlo.return %add_24 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %select_and_scatter_12, dense<[[[3, 0, 0], [5, 0, 0]]]> : tensor<1x2x3xi32> loc("select_and_scatter_of_xor")
  return
}
