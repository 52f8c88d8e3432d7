// Pairs of ops: what takes the signed result of scatter, select, select_and_scatter. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[1, -2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x2x3xi32>
  %i32__2 = stablehlo.constant dense<[[[3, 5, -2], [7, 2, -3]]]> : tensor<1x2x3xi32>
  %i32__3 = stablehlo.constant dense<[1, 5]> : tensor<2xi32>
  %i32__4 = stablehlo.constant dense<-3> : tensor<i32>
  %i32__5 = stablehlo.constant dense<6> : tensor<i32>
  %i32__6 = stablehlo.constant dense<0> : tensor<1x2x3xi32>
  %i32__7 = stablehlo.constant dense<[[3, 5], [-2, 7], [2, -3], [3, 5]]> : tensor<4x2xi32>
  %i32__8 = stablehlo.constant dense<0> : tensor<i32>
  %i32__9 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__10 = stablehlo.constant dense<9> : tensor<i32>
  %i32__11 = stablehlo.constant dense<[[[3, 5, -2, 7], [2, -3, 3, 5], [-2, 7, 2, -3]]]> : tensor<1x3x4xi32>
  %i32__12 = stablehlo.constant dense<2> : tensor<i32>
  %i32__13 = stablehlo.constant dense<[1, 0, 5]> : tensor<3xi32>
  %i32__14 = stablehlo.constant dense<2> : tensor<1x2x3xi32>
  %i32__15 = stablehlo.constant dense<[[[3, 5, -2], [7, 2, -3], [3, 5, -2]]]> : tensor<1x3x3xi32>
  %i32__16 = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %i32__17 = stablehlo.constant dense<[[[5, -2, 3], [9, -4, 7]]]> : tensor<1x2x3xi32>
  %i32__18 = stablehlo.constant dense<[[[3], [5]]]> : tensor<1x2x1xi32>
  %i32__19 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xi32>
  %i32__20 = stablehlo.constant dense<[[[3, 5, -2]]]> : tensor<1x1x3xi32>
  %i32__21 = stablehlo.constant dense<[[3, 5], [-2, 7], [2, -3]]> : tensor<3x2xi32>
  %i32__22 = stablehlo.constant dense<[[[3, 5]]]> : tensor<1x1x2xi32>
  %i32__23 = stablehlo.constant dense<1> : tensor<i32>
  %i32__24 = stablehlo.constant dense<1> : tensor<1x2x3xi32>
  %i32__25 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %scatter = "stablehlo.scatter"(%i32, %i32__3, %i32__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %scatter, dims = [0, 1, 2] : (tensor<1x2x3xi32>) -> tensor<2x2x3xi32>
  %clamp = stablehlo.clamp %scatter, %i32__2, %i32__5 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %compare = stablehlo.compare LT, %scatter, %i32__6 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  %concatenate = stablehlo.concatenate %scatter, %scatter, dim = 2 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x6xi32>
  %convert = stablehlo.convert %scatter : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %divide = stablehlo.divide %scatter, %i32__2 : tensor<1x2x3xi32>
  %dot_general = stablehlo.dot_general %i32__7, %scatter, contracting_dims = [1] x [1] : (tensor<4x2xi32>, tensor<1x2x3xi32>) -> tensor<4x1x3xi32>
  %dynamic_slice = stablehlo.dynamic_slice %scatter, %i32__8, %i32__9, %i32__10, sizes = [1, 1, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i32__11, %scatter, %i32__8, %i32__12, %i32__8 : (tensor<1x3x4xi32>, tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi32>
  %gather = "stablehlo.gather"(%scatter, %i32__13) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  %maximum = stablehlo.maximum %scatter, %i32__6 : tensor<1x2x3xi32>
  %minimum = stablehlo.minimum %scatter, %i32__2 : tensor<1x2x3xi32>
  %multiply = stablehlo.multiply %i32__2, %scatter : tensor<1x2x3xi32>
  %negate = stablehlo.negate %scatter : tensor<1x2x3xi32>
  %not = stablehlo.not %scatter : tensor<1x2x3xi32>
  %or = stablehlo.or %scatter, %i32__2 : tensor<1x2x3xi32>
  %pad = stablehlo.pad %scatter, %i32__8, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x3x3xi32>
  %popcnt = stablehlo.popcnt %scatter : tensor<1x2x3xi32>
  %power = stablehlo.power %scatter, %i32__14 : tensor<1x2x3xi32>
  %reduce = stablehlo.reduce(%scatter init: %i32__8) across dimensions = [1] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x3xi32>
  reducer(%left_2: tensor<i32>, %right_2: tensor<i32>) {
    %add_2 = stablehlo.add %left_2, %right_2 : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }
  %reduce_window = "stablehlo.reduce_window"(%scatter, %i32__8) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_3: tensor<i32>, %right_3: tensor<i32>):
    %add_3 = stablehlo.add %left_3, %right_3 : tensor<i32>
    stablehlo.return %add_3 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %remainder = stablehlo.remainder %scatter, %i32__2 : tensor<1x2x3xi32>
  %reshape = stablehlo.reshape %scatter : (tensor<1x2x3xi32>) -> tensor<3x2xi32>
  %reverse = stablehlo.reverse %scatter, dims = [1, 2] : tensor<1x2x3xi32>
  %scatter_2 = "stablehlo.scatter"(%i32__15, %i32__16, %scatter) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_4: tensor<i32>, %right_4: tensor<i32>):
    %add_4 = stablehlo.add %left_4, %right_4 : tensor<i32>
    stablehlo.return %add_4 : tensor<i32>
  }) : (tensor<1x3x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  %select = stablehlo.select %i1, %scatter, %i32__2 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  %scatter_3 = "stablehlo.scatter"(%i32__17, %i32__3, %i32__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_5: tensor<i32>, %right_5: tensor<i32>):
    %add_5 = stablehlo.add %left_5, %right_5 : tensor<i32>
    stablehlo.return %add_5 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %select_and_scatter = "stablehlo.select_and_scatter"(%scatter_3, %i32__18, %i32__8) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_6: tensor<i32>, %right_6: tensor<i32>):
    %compare_2 = stablehlo.compare GE, %left_6, %right_6 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }, {
  ^bb0(%left_7: tensor<i32>, %right_7: tensor<i32>):
    %add_6 = stablehlo.add %left_7, %right_7 : tensor<i32>
    stablehlo.return %add_6 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %shift_left = stablehlo.shift_left %scatter, %i32__19 : tensor<1x2x3xi32>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %scatter, %i32__19 : tensor<1x2x3xi32>
  %shift_right_logical = stablehlo.shift_right_logical %scatter, %i32__19 : tensor<1x2x3xi32>
  %sign = stablehlo.sign %scatter : tensor<1x2x3xi32>
  %slice = stablehlo.slice %scatter [0:1, 0:2, 1:3] : (tensor<1x2x3xi32>) -> tensor<1x2x2xi32>
  %sort = "stablehlo.sort"(%scatter) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_8: tensor<i32>, %right_8: tensor<i32>):
    %compare_3 = stablehlo.compare GT, %left_8, %right_8 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_3 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %subtract = stablehlo.subtract %scatter, %scatter : tensor<1x2x3xi32>
  %transpose = stablehlo.transpose %scatter, dims = [2, 0, 1] : (tensor<1x2x3xi32>) -> tensor<3x1x2xi32>
  %xor = stablehlo.xor %scatter, %i32__2 : tensor<1x2x3xi32>
  %select_2 = stablehlo.select %i1, %i32, %i32__2 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  %gather_2 = "stablehlo.gather"(%select_2, %i32__13) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  %scatter_4 = "stablehlo.scatter"(%select_2, %i32__3, %i32__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_9: tensor<i32>, %right_9: tensor<i32>):
    %add_7 = stablehlo.add %left_9, %right_9 : tensor<i32>
    stablehlo.return %add_7 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %select_3 = stablehlo.select %i1, %i32__17, %i32__2 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  %select_and_scatter_2 = "stablehlo.select_and_scatter"(%select_3, %i32__18, %i32__8) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_10: tensor<i32>, %right_10: tensor<i32>):
    %compare_4 = stablehlo.compare GE, %left_10, %right_10 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_4 : tensor<i1>
  }, {
  ^bb0(%left_11: tensor<i32>, %right_11: tensor<i32>):
    %add_8 = stablehlo.add %left_11, %right_11 : tensor<i32>
    stablehlo.return %add_8 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %select_and_scatter_3 = "stablehlo.select_and_scatter"(%i32, %i32__18, %i32__8) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_12: tensor<i32>, %right_12: tensor<i32>):
    %compare_5 = stablehlo.compare GE, %left_12, %right_12 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_5 : tensor<i1>
  }, {
  ^bb0(%left_13: tensor<i32>, %right_13: tensor<i32>):
    %add_9 = stablehlo.add %left_13, %right_13 : tensor<i32>
    stablehlo.return %add_9 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %abs = stablehlo.abs %select_and_scatter_3 : tensor<1x2x3xi32>
  %add_10 = stablehlo.add %i32__2, %select_and_scatter_3 : tensor<1x2x3xi32>
  %and = stablehlo.and %select_and_scatter_3, %select_and_scatter_3 : tensor<1x2x3xi32>
  %bitcast_convert = stablehlo.bitcast_convert %select_and_scatter_3 : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %select_and_scatter_3, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  %clamp_2 = stablehlo.clamp %i32__4, %i32__2, %select_and_scatter_3 : (tensor<i32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %compare_6 = stablehlo.compare GE, %select_and_scatter_3, %select_and_scatter_3 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  %concatenate_2 = stablehlo.concatenate %i32__20, %select_and_scatter_3, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  %convert_2 = stablehlo.convert %select_and_scatter_3 : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %divide_2 = stablehlo.divide %select_and_scatter_3, %i32__2 : tensor<1x2x3xi32>
  %dot_general_2 = stablehlo.dot_general %select_and_scatter_3, %i32__21, contracting_dims = [2] x [0] : (tensor<1x2x3xi32>, tensor<3x2xi32>) -> tensor<1x2x2xi32>
  %dynamic_slice_2 = stablehlo.dynamic_slice %select_and_scatter_3, %i32__8, %i32__9, %i32__10, sizes = [1, 2, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xi32>
  %dynamic_update_slice_2 = stablehlo.dynamic_update_slice %select_and_scatter_3, %i32__22, %i32__8, %i32__23, %i32__12 : (tensor<1x2x3xi32>, tensor<1x1x2xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi32>
  %gather_3 = "stablehlo.gather"(%select_and_scatter_3, %i32__13) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  %maximum_2 = stablehlo.maximum %select_and_scatter_3, %select_and_scatter_3 : tensor<1x2x3xi32>
  %minimum_2 = stablehlo.minimum %select_and_scatter_3, %i32__6 : tensor<1x2x3xi32>
  %multiply_2 = stablehlo.multiply %select_and_scatter_3, %i32__2 : tensor<1x2x3xi32>
  %negate_2 = stablehlo.negate %select_and_scatter_3 : tensor<1x2x3xi32>
  %not_2 = stablehlo.not %select_and_scatter_3 : tensor<1x2x3xi32>
  %or_2 = stablehlo.or %select_and_scatter_3, %i32__24 : tensor<1x2x3xi32>
  %pad_2 = stablehlo.pad %select_and_scatter_3, %i32__5, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x5xi32>
  %popcnt_2 = stablehlo.popcnt %select_and_scatter_3 : tensor<1x2x3xi32>
  %power_2 = stablehlo.power %select_and_scatter_3, %i32__19 : tensor<1x2x3xi32>
  %reduce_2 = stablehlo.reduce(%select_and_scatter_3 init: %i32__25) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2xi32>
  %reduce_window_2 = "stablehlo.reduce_window"(%select_and_scatter_3, %i32__8) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_14: tensor<i32>, %right_14: tensor<i32>):
    %add_11 = stablehlo.add %left_14, %right_14 : tensor<i32>
    stablehlo.return %add_11 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x2xi32>
  %concatenate_3 = stablehlo.concatenate %clamp, %divide, %maximum, %minimum, %multiply, %negate, %not, %or, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_3, dense<[[[3, 5, 3], [6, 2, 5]], [[0, 0, -1], [-306783378, -1073741821, -1]], [[1, 0, 3], [0, 0, 5]], [[1, -2, -2], [-2147483646, -2147483643, -3]], [[3, -10, -6], [-2147483634, 10, -15]], [[-1, 2, -3], [2147483646, 2147483643, -5]], [[-2, 1, -4], [2147483645, 2147483642, -6]], [[3, -1, -1], [-2147483641, -2147483641, -3]]]> : tensor<8x2x3xi32> loc("clamp_of_scatter, divide_of_scatter, maximum_of_scatter, minimum_of_scatter, multiply_of_scatter, negate_of_scatter, not_of_scatter, or_of_scatter")
  %concatenate_4 = stablehlo.concatenate %popcnt, %power, %reduce_window, %remainder, %reverse, %select, %select_and_scatter, %shift_left, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_4, dense<[[[1, 31, 2], [2, 3, 2]], [[1, 4, 9], [4, 25, 25]], [[1, -1, 1], [-2147483646, 7, -2147483638]], [[1, -2, 1], [0, -1, 2]], [[5, -2147483643, -2147483646], [3, -2, 1]], [[1, 5, 3], [7, 2, 5]], [[3, 0, 0], [5, 0, 0]], [[4, -4, 24], [-2147483646, 20, 10]]]> : tensor<8x2x3xi32> loc("popcnt_of_scatter, power_of_scatter, reduce_window_of_scatter, remainder_of_scatter, reverse_of_scatter, select_of_scatter, select_and_scatter_of_scatter, shift_left_of_scatter")
  %concatenate_5 = stablehlo.concatenate %shift_right_arithmetic, %shift_right_logical, %sign, %sort, %subtract, %xor, %scatter_4, %select_and_scatter_2, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_5, dense<[[[0, -1, 0], [-2147483646, -536870911, 2]], [[0, 2147483647, 0], [-2147483646, 536870913, 2]], [[1, -1, 1], [-1, -1, 1]], [[3, 1, -2], [5, -2147483643, -2147483646]], [[0, 0, 0], [0, 0, 0]], [[2, -5, -3], [-2147483643, -2147483641, -8]], [[1, 5, 3], [10, 7, 5]], [[3, 0, 0], [5, 0, 0]]]> : tensor<8x2x3xi32> loc("shift_right_arithmetic_of_scatter, shift_right_logical_of_scatter, sign_of_scatter, sort_of_scatter, subtract_of_scatter, xor_of_scatter, scatter_of_select, select_and_scatter_of_select")
  %concatenate_6 = stablehlo.concatenate %abs, %add_10, %and, %clamp_2, %divide_2, %dynamic_update_slice_2, %maximum_2, %minimum_2, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_6, dense<[[[0, 0, 3], [5, 0, 0]], [[3, 5, 1], [12, 2, -3]], [[0, 0, 3], [5, 0, 0]], [[0, 0, -2], [5, 0, -3]], [[0, 0, -1], [0, 0, 0]], [[0, 0, 3], [5, 3, 5]], [[0, 0, 3], [5, 0, 0]], [[0, 0, 0], [0, 0, 0]]]> : tensor<8x2x3xi32> loc("abs_of_select_and_scatter, add_of_select_and_scatter, and_of_select_and_scatter, clamp_of_select_and_scatter, divide_of_select_and_scatter, dynamic_update_slice_of_select_and_scatter, maximum_of_select_and_scatter, minimum_of_select_and_scatter")
  %reshape_2 = stablehlo.reshape %multiply_2 : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_3 = stablehlo.reshape %negate_2 : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_4 = stablehlo.reshape %not_2 : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_5 = stablehlo.reshape %or_2 : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_6 = stablehlo.reshape %popcnt_2 : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_7 = stablehlo.reshape %power_2 : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_8 = stablehlo.reshape %gather : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_9 = stablehlo.reshape %pad : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %concatenate_7 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<9xi32>, tensor<9xi32>) -> tensor<54xi32>
  check.expect_eq_const %concatenate_7, dense<[0, 0, -6, 35, 0, 0, 0, 0, -3, -5, 0, 0, -1, -1, -4, -6, -1, -1, 1, 1, 3, 5, 1, 1, 0, 0, 2, 2, 0, 0, 0, 0, 27, 1, 0, 0, -2147483646, -2147483643, 5, 1, -2, 3, -2147483646, -2147483643, 5, -2, 3, 0, 0, 0, 0, -2147483643, 5, 0]> : tensor<54xi32> loc("multiply_of_select_and_scatter, negate_of_select_and_scatter, not_of_select_and_scatter, or_of_select_and_scatter, popcnt_of_select_and_scatter, power_of_select_and_scatter, gather_of_scatter, pad_of_scatter")
  %reshape_10 = stablehlo.reshape %scatter_2 : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_11 = stablehlo.reshape %gather_2 : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_12 = stablehlo.reshape %concatenate_2 : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_13 = stablehlo.reshape %gather_3 : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_14 = stablehlo.reshape %slice : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_15 = stablehlo.reshape %dot_general_2 : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_16 = stablehlo.reshape %dynamic_slice_2 : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_17 = stablehlo.reshape %reduce_window_2 : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %concatenate_8 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, %reshape_17, dim = 0 : (tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<52xi32>
  check.expect_eq_const %concatenate_8, dense<[-2147483643, -2147483638, 3, 7, 2, -3, 4, 3, 1, 7, 2, 7, 1, 5, 3, 7, 2, 7, 3, 5, -2, 0, 0, 3, 5, 0, 0, 5, 0, 0, 0, 0, 3, 5, 0, 0, -2, 3, -2147483643, 5, 6, -9, 15, 25, 0, 3, 0, 0, 0, 3, 5, 0]> : tensor<52xi32> loc("scatter_of_scatter, gather_of_select, concatenate_of_select_and_scatter, gather_of_select_and_scatter, slice_of_scatter, dot_general_of_select_and_scatter, dynamic_slice_of_select_and_scatter, reduce_window_of_select_and_scatter")
  %reshape_18 = stablehlo.reshape %dynamic_slice : (tensor<1x1x2xi32>) -> tensor<2xi32>
  %reshape_19 = stablehlo.reshape %reduce_2 : (tensor<1x2xi32>) -> tensor<2xi32>
  %reshape_20 = stablehlo.reshape %broadcast_in_dim_2 : (tensor<1x2x2x3xi32>) -> tensor<12xi32>
  %reshape_21 = stablehlo.reshape %pad_2 : (tensor<1x2x5xi32>) -> tensor<10xi32>
  %reshape_22 = stablehlo.reshape %concatenate : (tensor<1x2x6xi32>) -> tensor<12xi32>
  %reshape_23 = stablehlo.reshape %reduce : (tensor<1x3xi32>) -> tensor<3xi32>
  %reshape_24 = stablehlo.reshape %dynamic_update_slice : (tensor<1x3x4xi32>) -> tensor<12xi32>
  %reshape_25 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xi32>) -> tensor<12xi32>
  %concatenate_9 = stablehlo.concatenate %reshape_18, %reshape_19, %reshape_20, %reshape_21, %reshape_22, %reshape_23, %reshape_24, %reshape_25, dim = 0 : (tensor<2xi32>, tensor<2xi32>, tensor<12xi32>, tensor<10xi32>, tensor<12xi32>, tensor<3xi32>, tensor<12xi32>, tensor<12xi32>) -> tensor<65xi32>
  check.expect_eq_const %concatenate_9, dense<[-2, 3, 3, 5, 0, 0, 3, 5, 0, 0, 0, 0, 3, 5, 0, 0, 6, 6, 6, 6, 6, 0, 0, 3, 6, 6, 1, -2, 3, 1, -2, 3, -2147483646, -2147483643, 5, -2147483646, -2147483643, 5, -2147483645, -2147483645, 8, 3, 5, -2, 7, 1, -2, 3, 5, -2147483646, -2147483643, 5, -3, 1, -2, 3, -2147483646, -2147483643, 5, 1, -2, 3, -2147483646, -2147483643, 5]> : tensor<65xi32> loc("dynamic_slice_of_scatter, reduce_of_select_and_scatter, broadcast_in_dim_of_select_and_scatter, pad_of_select_and_scatter, concatenate_of_scatter, reduce_of_scatter, dynamic_update_slice_of_scatter, broadcast_in_dim_of_scatter")
  %reshape_26 = stablehlo.reshape %transpose : (tensor<3x1x2xi32>) -> tensor<6xi32>
  %reshape_27 = stablehlo.reshape %reshape : (tensor<3x2xi32>) -> tensor<6xi32>
  %reshape_28 = stablehlo.reshape %dot_general : (tensor<4x1x3xi32>) -> tensor<12xi32>
  %concatenate_10 = stablehlo.concatenate %reshape_26, %reshape_27, %reshape_28, dim = 0 : (tensor<6xi32>, tensor<6xi32>, tensor<12xi32>) -> tensor<24xi32>
  check.expect_eq_const %concatenate_10, dense<[1, -2147483646, -2, -2147483643, 3, 5, 1, -2, 3, -2147483646, -2147483643, 5, -2147483635, -2147483629, 34, -2147483636, -2147483609, 29, 2147483644, 2147483629, -9, -2147483635, -2147483629, 34]> : tensor<24xi32> loc("transpose_of_scatter, reshape_of_scatter, dot_general_of_scatter")
  %concatenate_11 = stablehlo.concatenate %compare, %compare_6, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<2x2x3xi1>
  check.expect_eq_const %concatenate_11, dense<[[[false, true, false], [true, true, false]], [[true, true, true], [true, true, true]]]> : tensor<2x2x3xi1> loc("compare_of_scatter, compare_of_select_and_scatter")
  %concatenate_12 = stablehlo.concatenate %convert, %convert_2, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  check.expect_eq_const %concatenate_12, dense<[[[1.0, -2.0, 3.0], [-2147483600.0, -2147483600.0, 5.0]], [[0.0, 0.0, 3.0], [5.0, 0.0, 0.0]]]> : tensor<2x2x3xf32> loc("convert_of_scatter, convert_of_select_and_scatter")
  check.expect_eq_const %bitcast_convert, dense<[[[[0, 0], [0, 0], [3, 0]], [[5, 0], [0, 0], [0, 0]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_select_and_scatter")
  return
}
