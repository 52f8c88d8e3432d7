// Pairs of ops: what takes the signed result of scatter, select, select_and_scatter. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[1, -2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x2x3xi32>
  %i32__2 = stablehlo.constant dense<[[[3, 5, -2], [7, 2, -3]]]> : tensor<1x2x3xi32>
  %i32__3 = stablehlo.constant dense<[1, 5]> : tensor<2xi32>
  %i32__4 = stablehlo.constant dense<0> : tensor<1x2x3xi32>
  %i32__5 = stablehlo.constant dense<-3> : tensor<i32>
  %i32__6 = stablehlo.constant dense<6> : tensor<i32>
  %i32__7 = stablehlo.constant dense<[[[3, 5, -2]]]> : tensor<1x1x3xi32>
  %i32__8 = stablehlo.constant dense<[[3, 5], [-2, 7], [2, -3], [3, 5]]> : tensor<4x2xi32>
  %i32__9 = stablehlo.constant dense<0> : tensor<i32>
  %i32__10 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__11 = stablehlo.constant dense<9> : tensor<i32>
  %i32__12 = stablehlo.constant dense<[[[3, 5, -2, 7], [2, -3, 3, 5], [-2, 7, 2, -3]]]> : tensor<1x3x4xi32>
  %i32__13 = stablehlo.constant dense<2> : tensor<i32>
  %i32__14 = stablehlo.constant dense<[1, 0, 5]> : tensor<3xi32>
  %i32__15 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xi32>
  %i32__16 = stablehlo.constant dense<[[[3, 5, -2], [7, 2, -3], [3, 5, -2]]]> : tensor<1x3x3xi32>
  %i32__17 = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %i32__18 = stablehlo.constant dense<[[[5, -2, 3], [9, -4, 7]]]> : tensor<1x2x3xi32>
  %i32__19 = stablehlo.constant dense<[[[3], [5]]]> : tensor<1x2x1xi32>
  %i32__20 = stablehlo.constant dense<1> : tensor<1x2x3xi32>
  %scatter = "stablehlo.scatter"(%i32, %i32__3, %i32__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %abs = stablehlo.abs %scatter : tensor<1x2x3xi32>
  check.expect_eq_const %abs, dense<[[[1, 2, 3], [2147483646, 2147483643, 5]]]> : tensor<1x2x3xi32> loc("abs_of_scatter")
  %add_2 = stablehlo.add %scatter, %i32__4 : tensor<1x2x3xi32>
  check.expect_eq_const %add_2, dense<[[[1, -2, 3], [-2147483646, -2147483643, 5]]]> : tensor<1x2x3xi32> loc("add_of_scatter")
  %and = stablehlo.and %scatter, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %and, dense<[[[1, 4, 2], [2, 0, 5]]]> : tensor<1x2x3xi32> loc("and_of_scatter")
  %bitcast_convert = stablehlo.bitcast_convert %scatter : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  check.expect_eq_const %bitcast_convert, dense<[[[[1, 0], [-2, -1], [3, 0]], [[2, -32768], [5, -32768], [5, 0]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_scatter")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %scatter, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[1, -2, 3], [-2147483646, -2147483643, 5]], [[1, -2, 3], [-2147483646, -2147483643, 5]]]]> : tensor<1x2x2x3xi32> loc("broadcast_in_dim_of_scatter")
  %clamp = stablehlo.clamp %i32__5, %i32__2, %scatter : (tensor<i32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %clamp, dense<[[[1, -2, -2], [-2147483646, -2147483643, -3]]]> : tensor<1x2x3xi32> loc("clamp_of_scatter")
  %compare = stablehlo.compare LT, %scatter, %i32__2 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[true, true, false], [true, true, false]]]> : tensor<1x2x3xi1> loc("compare_of_scatter")
  %concatenate = stablehlo.concatenate %i32__7, %scatter, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %concatenate, dense<[[[3, 5, -2], [1, -2, 3], [-2147483646, -2147483643, 5]]]> : tensor<1x3x3xi32> loc("concatenate_of_scatter")
  %convert = stablehlo.convert %scatter : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert, dense<[[[1.0, -2.0, 3.0], [-2147483600.0, -2147483600.0, 5.0]]]> : tensor<1x2x3xf32> loc("convert_of_scatter")
  %count_leading_zeros = stablehlo.count_leading_zeros %scatter : tensor<1x2x3xi32>
  check.expect_eq_const %count_leading_zeros, dense<[[[31, 0, 30], [0, 0, 29]]]> : tensor<1x2x3xi32> loc("count_leading_zeros_of_scatter")
  %divide = stablehlo.divide %scatter, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %divide, dense<[[[0, 0, -1], [-306783378, -1073741821, -1]]]> : tensor<1x2x3xi32> loc("divide_of_scatter")
  %dot_general = stablehlo.dot_general %i32__8, %scatter, contracting_dims = [1] x [1] : (tensor<4x2xi32>, tensor<1x2x3xi32>) -> tensor<4x1x3xi32>
  check.expect_eq_const %dot_general, dense<[[[-2147483635, -2147483629, 34]], [[-2147483636, -2147483609, 29]], [[2147483644, 2147483629, -9]], [[-2147483635, -2147483629, 34]]]> : tensor<4x1x3xi32> loc("dot_general_of_scatter")
  %dynamic_slice = stablehlo.dynamic_slice %scatter, %i32__9, %i32__10, %i32__11, sizes = [1, 1, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %dynamic_slice, dense<[[[-2, 3]]]> : tensor<1x1x2xi32> loc("dynamic_slice_of_scatter")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i32__12, %scatter, %i32__9, %i32__13, %i32__9 : (tensor<1x3x4xi32>, tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[3, 5, -2, 7], [1, -2, 3, 5], [-2147483646, -2147483643, 5, -3]]]> : tensor<1x3x4xi32> loc("dynamic_update_slice_of_scatter")
  %gather = "stablehlo.gather"(%scatter, %i32__14) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %gather, dense<[[[-2147483646, -2147483643, 5], [1, -2, 3], [-2147483646, -2147483643, 5]]]> : tensor<1x3x3xi32> loc("gather_of_scatter")
  %maximum = stablehlo.maximum %i32__2, %scatter : tensor<1x2x3xi32>
  check.expect_eq_const %maximum, dense<[[[3, 5, 3], [7, 2, 5]]]> : tensor<1x2x3xi32> loc("maximum_of_scatter")
  %minimum = stablehlo.minimum %scatter, %scatter : tensor<1x2x3xi32>
  check.expect_eq_const %minimum, dense<[[[1, -2, 3], [-2147483646, -2147483643, 5]]]> : tensor<1x2x3xi32> loc("minimum_of_scatter")
  %multiply = stablehlo.multiply %scatter, %i32__4 : tensor<1x2x3xi32>
  check.expect_eq_const %multiply, dense<0> : tensor<1x2x3xi32> loc("multiply_of_scatter")
  %negate = stablehlo.negate %scatter : tensor<1x2x3xi32>
  check.expect_eq_const %negate, dense<[[[-1, 2, -3], [2147483646, 2147483643, -5]]]> : tensor<1x2x3xi32> loc("negate_of_scatter")
  %not = stablehlo.not %scatter : tensor<1x2x3xi32>
  check.expect_eq_const %not, dense<[[[-2, 1, -4], [2147483645, 2147483642, -6]]]> : tensor<1x2x3xi32> loc("not_of_scatter")
  %or = stablehlo.or %scatter, %scatter : tensor<1x2x3xi32>
  check.expect_eq_const %or, dense<[[[1, -2, 3], [-2147483646, -2147483643, 5]]]> : tensor<1x2x3xi32> loc("or_of_scatter")
  %pad = stablehlo.pad %scatter, %i32__9, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %pad, dense<[[[-2, 3, 0], [0, 0, 0], [-2147483643, 5, 0]]]> : tensor<1x3x3xi32> loc("pad_of_scatter")
  %popcnt = stablehlo.popcnt %scatter : tensor<1x2x3xi32>
  check.expect_eq_const %popcnt, dense<[[[1, 31, 2], [2, 3, 2]]]> : tensor<1x2x3xi32> loc("popcnt_of_scatter")
  %power = stablehlo.power %scatter, %i32__15 : tensor<1x2x3xi32>
  check.expect_eq_const %power, dense<[[[1, -2, 27], [1, 25, 5]]]> : tensor<1x2x3xi32> loc("power_of_scatter")
  %reduce = stablehlo.reduce(%scatter init: %i32__9) across dimensions = [1] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x3xi32>
  reducer(%left_2: tensor<i32>, %right_2: tensor<i32>) {
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<i32>
    stablehlo.return %add_3 : tensor<i32>
  }
  check.expect_eq_const %reduce, dense<[[-2147483645, -2147483645, 8]]> : tensor<1x3xi32> loc("reduce_of_scatter")
  %reduce_window = "stablehlo.reduce_window"(%scatter, %i32__9) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_3: tensor<i32>, %right_3: tensor<i32>):
    %add_4 = stablehlo.add %left_3, %right_3 : tensor<i32>
    stablehlo.return %add_4 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %reduce_window, dense<[[[1, -1, 1], [-2147483646, 7, -2147483638]]]> : tensor<1x2x3xi32> loc("reduce_window_of_scatter")
  %remainder = stablehlo.remainder %scatter, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %remainder, dense<[[[1, -2, 1], [0, -1, 2]]]> : tensor<1x2x3xi32> loc("remainder_of_scatter")
  %reshape = stablehlo.reshape %scatter : (tensor<1x2x3xi32>) -> tensor<3x2xi32>
  check.expect_eq_const %reshape, dense<[[1, -2], [3, -2147483646], [-2147483643, 5]]> : tensor<3x2xi32> loc("reshape_of_scatter")
  %reverse = stablehlo.reverse %scatter, dims = [1, 2] : tensor<1x2x3xi32>
  check.expect_eq_const %reverse, dense<[[[5, -2147483643, -2147483646], [3, -2, 1]]]> : tensor<1x2x3xi32> loc("reverse_of_scatter")
  %scatter_2 = "stablehlo.scatter"(%i32__16, %i32__17, %scatter) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_4: tensor<i32>, %right_4: tensor<i32>):
    %add_5 = stablehlo.add %left_4, %right_4 : tensor<i32>
    stablehlo.return %add_5 : tensor<i32>
  }) : (tensor<1x3x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %scatter_2, dense<[[[-2147483643, -2147483638, 3], [7, 2, -3], [4, 3, 1]]]> : tensor<1x3x3xi32> loc("scatter_of_scatter")
  %select = stablehlo.select %i1, %scatter, %i32__2 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  check.expect_eq_const %select, dense<[[[1, 5, 3], [7, 2, 5]]]> : tensor<1x2x3xi32> loc("select_of_scatter")
  %scatter_3 = "stablehlo.scatter"(%i32__18, %i32__3, %i32__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_5: tensor<i32>, %right_5: tensor<i32>):
    %add_6 = stablehlo.add %left_5, %right_5 : tensor<i32>
    stablehlo.return %add_6 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %select_and_scatter = "stablehlo.select_and_scatter"(%scatter_3, %i32__19, %i32__9) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_6: tensor<i32>, %right_6: tensor<i32>):
    %compare_2 = stablehlo.compare GE, %left_6, %right_6 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }, {
  ^bb0(%left_7: tensor<i32>, %right_7: tensor<i32>):
    %add_7 = stablehlo.add %left_7, %right_7 : tensor<i32>
    stablehlo.return %add_7 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %select_and_scatter, dense<[[[3, 0, 0], [5, 0, 0]]]> : tensor<1x2x3xi32> loc("select_and_scatter_of_scatter")
  %shift_left = stablehlo.shift_left %scatter, %i32__15 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_left, dense<[[[4, -4, 24], [-2147483646, 20, 10]]]> : tensor<1x2x3xi32> loc("shift_left_of_scatter")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %scatter, %i32__20 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[0, -1, 1], [-1073741823, -1073741822, 2]]]> : tensor<1x2x3xi32> loc("shift_right_arithmetic_of_scatter")
  %shift_right_logical = stablehlo.shift_right_logical %scatter, %i32__15 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_logical, dense<[[[0, 2147483647, 0], [-2147483646, 536870913, 2]]]> : tensor<1x2x3xi32> loc("shift_right_logical_of_scatter")
  %sign = stablehlo.sign %scatter : tensor<1x2x3xi32>
  check.expect_eq_const %sign, dense<[[[1, -1, 1], [-1, -1, 1]]]> : tensor<1x2x3xi32> loc("sign_of_scatter")
  %slice = stablehlo.slice %scatter [0:1, 0:2, 1:3] : (tensor<1x2x3xi32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %slice, dense<[[[-2, 3], [-2147483643, 5]]]> : tensor<1x2x2xi32> loc("slice_of_scatter")
  %sort = "stablehlo.sort"(%scatter) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_8: tensor<i32>, %right_8: tensor<i32>):
    %compare_3 = stablehlo.compare GT, %left_8, %right_8 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_3 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %sort, dense<[[[3, 1, -2], [5, -2147483643, -2147483646]]]> : tensor<1x2x3xi32> loc("sort_of_scatter")
  %subtract = stablehlo.subtract %scatter, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %subtract, dense<[[[-2, -7, 5], [2147483643, -2147483645, 8]]]> : tensor<1x2x3xi32> loc("subtract_of_scatter")
  %transpose = stablehlo.transpose %scatter, dims = [2, 0, 1] : (tensor<1x2x3xi32>) -> tensor<3x1x2xi32>
  check.expect_eq_const %transpose, dense<[[[1, -2147483646]], [[-2, -2147483643]], [[3, 5]]]> : tensor<3x1x2xi32> loc("transpose_of_scatter")
  %xor = stablehlo.xor %scatter, %scatter : tensor<1x2x3xi32>
  check.expect_eq_const %xor, dense<0> : tensor<1x2x3xi32> loc("xor_of_scatter")
  %select_2 = stablehlo.select %i1, %i32, %i32__2 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  %gather_2 = "stablehlo.gather"(%select_2, %i32__14) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %gather_2, dense<[[[7, 2, 7], [1, 5, 3], [7, 2, 7]]]> : tensor<1x3x3xi32> loc("gather_of_select")
  %scatter_4 = "stablehlo.scatter"(%select_2, %i32__3, %i32__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_9: tensor<i32>, %right_9: tensor<i32>):
    %add_8 = stablehlo.add %left_9, %right_9 : tensor<i32>
    stablehlo.return %add_8 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %scatter_4, dense<[[[1, 5, 3], [10, 7, 5]]]> : tensor<1x2x3xi32> loc("scatter_of_select")
  %select_3 = stablehlo.select %i1, %i32__18, %i32__2 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  %select_and_scatter_2 = "stablehlo.select_and_scatter"(%select_3, %i32__19, %i32__9) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_10: tensor<i32>, %right_10: tensor<i32>):
    %compare_4 = stablehlo.compare GE, %left_10, %right_10 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_4 : tensor<i1>
  }, {
  ^bb0(%left_11: tensor<i32>, %right_11: tensor<i32>):
    %add_9 = stablehlo.add %left_11, %right_11 : tensor<i32>
    stablehlo.return %add_9 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %select_and_scatter_2, dense<[[[3, 0, 0], [5, 0, 0]]]> : tensor<1x2x3xi32> loc("select_and_scatter_of_select")
  %select_and_scatter_3 = "stablehlo.select_and_scatter"(%i32, %i32__19, %i32__9) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_12: tensor<i32>, %right_12: tensor<i32>):
    %compare_5 = stablehlo.compare GE, %left_12, %right_12 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_5 : tensor<i1>
  }, {
  ^bb0(%left_13: tensor<i32>, %right_13: tensor<i32>):
    %add_10 = stablehlo.add %left_13, %right_13 : tensor<i32>
    stablehlo.return %add_10 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %abs_2 = stablehlo.abs %select_and_scatter_3 : tensor<1x2x3xi32>
  check.expect_eq_const %abs_2, dense<[[[0, 0, 3], [5, 0, 0]]]> : tensor<1x2x3xi32> loc("abs_of_select_and_scatter")
  %add_11 = stablehlo.add %select_and_scatter_3, %i32__4 : tensor<1x2x3xi32>
  check.expect_eq_const %add_11, dense<[[[0, 0, 3], [5, 0, 0]]]> : tensor<1x2x3xi32> loc("add_of_select_and_scatter")
  %and_2 = stablehlo.and %select_and_scatter_3, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %and_2, dense<[[[0, 0, 2], [5, 0, 0]]]> : tensor<1x2x3xi32> loc("and_of_select_and_scatter")
  %bitcast_convert_2 = stablehlo.bitcast_convert %select_and_scatter_3 : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  check.expect_eq_const %bitcast_convert_2, dense<[[[[0, 0], [0, 0], [3, 0]], [[5, 0], [0, 0], [0, 0]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_select_and_scatter")
  %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %select_and_scatter_3, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  check.expect_eq_const %broadcast_in_dim_2, dense<[[[[0, 0, 3], [5, 0, 0]], [[0, 0, 3], [5, 0, 0]]]]> : tensor<1x2x2x3xi32> loc("broadcast_in_dim_of_select_and_scatter")
  %clamp_2 = stablehlo.clamp %select_and_scatter_3, %i32__2, %i32__6 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %clamp_2, dense<[[[3, 5, 3], [6, 2, 0]]]> : tensor<1x2x3xi32> loc("clamp_of_select_and_scatter")
  %compare_6 = stablehlo.compare LT, %select_and_scatter_3, %i32__2 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare_6, dense<[[[true, true, false], [true, true, false]]]> : tensor<1x2x3xi1> loc("compare_of_select_and_scatter")
  %concatenate_2 = stablehlo.concatenate %i32__7, %select_and_scatter_3, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %concatenate_2, dense<[[[3, 5, -2], [0, 0, 3], [5, 0, 0]]]> : tensor<1x3x3xi32> loc("concatenate_of_select_and_scatter")
  %convert_2 = stablehlo.convert %select_and_scatter_3 : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert_2, dense<[[[0.0, 0.0, 3.0], [5.0, 0.0, 0.0]]]> : tensor<1x2x3xf32> loc("convert_of_select_and_scatter")
  %count_leading_zeros_2 = stablehlo.count_leading_zeros %select_and_scatter_3 : tensor<1x2x3xi32>
  check.expect_eq_const %count_leading_zeros_2, dense<[[[32, 32, 30], [29, 32, 32]]]> : tensor<1x2x3xi32> loc("count_leading_zeros_of_select_and_scatter")
  %divide_2 = stablehlo.divide %select_and_scatter_3, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %divide_2, dense<[[[0, 0, -1], [0, 0, 0]]]> : tensor<1x2x3xi32> loc("divide_of_select_and_scatter")
  %dot_general_2 = stablehlo.dot_general %i32__8, %select_and_scatter_3, contracting_dims = [1] x [1] : (tensor<4x2xi32>, tensor<1x2x3xi32>) -> tensor<4x1x3xi32>
  check.expect_eq_const %dot_general_2, dense<[[[25, 0, 9]], [[35, 0, -6]], [[-15, 0, 6]], [[25, 0, 9]]]> : tensor<4x1x3xi32> loc("dot_general_of_select_and_scatter")
  %dynamic_slice_2 = stablehlo.dynamic_slice %select_and_scatter_3, %i32__9, %i32__10, %i32__11, sizes = [1, 1, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %dynamic_slice_2, dense<[[[0, 3]]]> : tensor<1x1x2xi32> loc("dynamic_slice_of_select_and_scatter")
  %dynamic_update_slice_2 = stablehlo.dynamic_update_slice %i32__12, %select_and_scatter_3, %i32__9, %i32__13, %i32__9 : (tensor<1x3x4xi32>, tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi32>
  check.expect_eq_const %dynamic_update_slice_2, dense<[[[3, 5, -2, 7], [0, 0, 3, 5], [5, 0, 0, -3]]]> : tensor<1x3x4xi32> loc("dynamic_update_slice_of_select_and_scatter")
  %gather_3 = "stablehlo.gather"(%select_and_scatter_3, %i32__14) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %gather_3, dense<[[[5, 0, 0], [0, 0, 3], [5, 0, 0]]]> : tensor<1x3x3xi32> loc("gather_of_select_and_scatter")
  %maximum_2 = stablehlo.maximum %i32__2, %select_and_scatter_3 : tensor<1x2x3xi32>
  check.expect_eq_const %maximum_2, dense<[[[3, 5, 3], [7, 2, 0]]]> : tensor<1x2x3xi32> loc("maximum_of_select_and_scatter")
  %minimum_2 = stablehlo.minimum %select_and_scatter_3, %select_and_scatter_3 : tensor<1x2x3xi32>
  check.expect_eq_const %minimum_2, dense<[[[0, 0, 3], [5, 0, 0]]]> : tensor<1x2x3xi32> loc("minimum_of_select_and_scatter")
  %multiply_2 = stablehlo.multiply %select_and_scatter_3, %i32__4 : tensor<1x2x3xi32>
  check.expect_eq_const %multiply_2, dense<0> : tensor<1x2x3xi32> loc("multiply_of_select_and_scatter")
  %negate_2 = stablehlo.negate %select_and_scatter_3 : tensor<1x2x3xi32>
  check.expect_eq_const %negate_2, dense<[[[0, 0, -3], [-5, 0, 0]]]> : tensor<1x2x3xi32> loc("negate_of_select_and_scatter")
  %not_2 = stablehlo.not %select_and_scatter_3 : tensor<1x2x3xi32>
  check.expect_eq_const %not_2, dense<[[[-1, -1, -4], [-6, -1, -1]]]> : tensor<1x2x3xi32> loc("not_of_select_and_scatter")
  return
}
