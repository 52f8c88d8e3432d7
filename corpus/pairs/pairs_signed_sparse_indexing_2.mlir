// Pairs of ops: what takes the signed result of gather, iota, maximum, minimum, multiply, negate, not, or, pad, popcnt, power,
// reduce, reduce_window, remainder, reshape, reverse, scatter. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[1, -2, 3], [2147483647, -2147483648, 7], [-6, 8, 1]]]> : tensor<1x3x3xi32>
  %i32__2 = stablehlo.constant dense<[7, 0]> : tensor<2xi32>
  %i32__3 = stablehlo.constant dense<[[[3, 5, -2], [7, 2, -3]]]> : tensor<1x2x3xi32>
  %i32__4 = stablehlo.constant dense<[1, 5]> : tensor<2xi32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %i32__5 = stablehlo.constant dense<[[[5, -2, 3], [9, -4, 7], [-6, 8, 1]]]> : tensor<1x3x3xi32>
  %i32__6 = stablehlo.constant dense<[[[3], [5]]]> : tensor<1x2x1xi32>
  %i32__7 = stablehlo.constant dense<0> : tensor<i32>
  %i32__8 = stablehlo.constant dense<1> : tensor<1x2x3xi32>
  %i32__9 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xi32>
  %i32__10 = stablehlo.constant dense<[1, 0, 5]> : tensor<3xi32>
  %i32__11 = stablehlo.constant dense<[[[3, 5, -2], [7, 2, -3], [3, 5, -2]]]> : tensor<1x3x3xi32>
  %i32__12 = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
  %i32__13 = stablehlo.constant dense<[[[1, -2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x2x3xi32>
  %i32__14 = stablehlo.constant dense<[[[5, -2, 3], [9, -4, 7]]]> : tensor<1x2x3xi32>
  %i32__15 = stablehlo.constant dense<[[[1, -2], [3, 2147483647]]]> : tensor<1x2x2xi32>
  %i32__16 = stablehlo.constant dense<1> : tensor<i32>
  %i32__17 = stablehlo.constant dense<[[[5, -2], [3, 9]]]> : tensor<1x2x2xi32>
  %i32__18 = stablehlo.constant dense<[[[[1, -2, 3], [2147483647, -2147483648, 7]], [[-6, 8, 1], [-3, 4, 2]]]]> : tensor<1x2x2x3xi32>
  %i32__19 = stablehlo.constant dense<[[[[5, -2, 3], [9, -4, 7]], [[-6, 8, 1], [-3, 4, 2]]]]> : tensor<1x2x2x3xi32>
  %i32__20 = stablehlo.constant dense<[[[1, -2, 3, 2147483647], [-2147483648, 7, -6, 8]]]> : tensor<1x2x4xi32>
  %i32__21 = stablehlo.constant dense<[[[5, -2, 3, 9], [-4, 7, -6, 8]]]> : tensor<1x2x4xi32>
  %i32__22 = stablehlo.constant dense<[[1, -2], [3, 2147483647], [-2147483648, 7]]> : tensor<3x2xi32>
  %i32__23 = stablehlo.constant dense<[[5, -2], [3, 9], [-4, 7]]> : tensor<3x2xi32>
  %gather = "stablehlo.gather"(%i32, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x3x3xi32>, tensor<2xi32>) -> tensor<1x2x3xi32>
  %remainder = stablehlo.remainder %gather, %i32__3 : tensor<1x2x3xi32>
  %reshape = stablehlo.reshape %gather : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reverse = stablehlo.reverse %gather, dims = [2] : tensor<1x2x3xi32>
  %scatter = "stablehlo.scatter"(%gather, %i32__4, %i32__3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %select = stablehlo.select %i1, %i32__3, %gather : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  %gather_2 = "stablehlo.gather"(%i32__5, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x3x3xi32>, tensor<2xi32>) -> tensor<1x2x3xi32>
  %select_and_scatter = "stablehlo.select_and_scatter"(%gather_2, %i32__6, %i32__7) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %compare = stablehlo.compare GE, %left_2, %right_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }, {
  ^bb0(%left_3: tensor<i32>, %right_3: tensor<i32>):
    %add_2 = stablehlo.add %left_3, %right_3 : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %shift_left = stablehlo.shift_left %gather, %i32__8 : tensor<1x2x3xi32>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %gather, %i32__9 : tensor<1x2x3xi32>
  %shift_right_logical = stablehlo.shift_right_logical %gather, %i32__9 : tensor<1x2x3xi32>
  %sign = stablehlo.sign %gather : tensor<1x2x3xi32>
  %slice = stablehlo.slice %gather [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  %sort = "stablehlo.sort"(%gather) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_4: tensor<i32>, %right_4: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_4, %right_4 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %subtract = stablehlo.subtract %i32__3, %gather : tensor<1x2x3xi32>
  %transpose = stablehlo.transpose %gather, dims = [2, 1, 0] : (tensor<1x2x3xi32>) -> tensor<3x2x1xi32>
  %xor = stablehlo.xor %gather, %i32__8 : tensor<1x2x3xi32>
  %iota = stablehlo.iota dim = 2 : tensor<1x2x3xi32>
  %gather_3 = "stablehlo.gather"(%iota, %i32__10) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  %scatter_2 = "stablehlo.scatter"(%i32__11, %i32__12, %iota) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_5: tensor<i32>, %right_5: tensor<i32>):
    %add_3 = stablehlo.add %left_5, %right_5 : tensor<i32>
    stablehlo.return %add_3 : tensor<i32>
  }) : (tensor<1x3x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  %iota_2 = stablehlo.iota dim = 2 : tensor<1x2x3xi32>
  %select_and_scatter_2 = "stablehlo.select_and_scatter"(%iota_2, %i32__6, %i32__7) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_6: tensor<i32>, %right_6: tensor<i32>):
    %compare_3 = stablehlo.compare GE, %left_6, %right_6 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_3 : tensor<i1>
  }, {
  ^bb0(%left_7: tensor<i32>, %right_7: tensor<i32>):
    %add_4 = stablehlo.add %left_7, %right_7 : tensor<i32>
    stablehlo.return %add_4 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %maximum = stablehlo.maximum %i32__13, %i32__3 : tensor<1x2x3xi32>
  %gather_4 = "stablehlo.gather"(%maximum, %i32__10) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  %scatter_3 = "stablehlo.scatter"(%maximum, %i32__4, %i32__3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_8: tensor<i32>, %right_8: tensor<i32>):
    %add_5 = stablehlo.add %left_8, %right_8 : tensor<i32>
    stablehlo.return %add_5 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %maximum_2 = stablehlo.maximum %i32__14, %i32__3 : tensor<1x2x3xi32>
  %select_and_scatter_3 = "stablehlo.select_and_scatter"(%maximum_2, %i32__6, %i32__7) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_9: tensor<i32>, %right_9: tensor<i32>):
    %compare_4 = stablehlo.compare GE, %left_9, %right_9 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_4 : tensor<i1>
  }, {
  ^bb0(%left_10: tensor<i32>, %right_10: tensor<i32>):
    %add_6 = stablehlo.add %left_10, %right_10 : tensor<i32>
    stablehlo.return %add_6 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %minimum = stablehlo.minimum %i32__13, %i32__3 : tensor<1x2x3xi32>
  %gather_5 = "stablehlo.gather"(%minimum, %i32__10) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  %scatter_4 = "stablehlo.scatter"(%i32__11, %i32__12, %minimum) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_11: tensor<i32>, %right_11: tensor<i32>):
    %add_7 = stablehlo.add %left_11, %right_11 : tensor<i32>
    stablehlo.return %add_7 : tensor<i32>
  }) : (tensor<1x3x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  %minimum_2 = stablehlo.minimum %i32__14, %i32__3 : tensor<1x2x3xi32>
  %select_and_scatter_4 = "stablehlo.select_and_scatter"(%minimum_2, %i32__6, %i32__7) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_12: tensor<i32>, %right_12: tensor<i32>):
    %compare_5 = stablehlo.compare GE, %left_12, %right_12 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_5 : tensor<i1>
  }, {
  ^bb0(%left_13: tensor<i32>, %right_13: tensor<i32>):
    %add_8 = stablehlo.add %left_13, %right_13 : tensor<i32>
    stablehlo.return %add_8 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %multiply = stablehlo.multiply %i32__13, %i32__3 : tensor<1x2x3xi32>
  %gather_6 = "stablehlo.gather"(%multiply, %i32__10) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  %scatter_5 = "stablehlo.scatter"(%multiply, %i32__4, %i32__3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_14: tensor<i32>, %right_14: tensor<i32>):
    %add_9 = stablehlo.add %left_14, %right_14 : tensor<i32>
    stablehlo.return %add_9 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %multiply_2 = stablehlo.multiply %i32__14, %i32__3 : tensor<1x2x3xi32>
  %select_and_scatter_5 = "stablehlo.select_and_scatter"(%multiply_2, %i32__6, %i32__7) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_15: tensor<i32>, %right_15: tensor<i32>):
    %compare_6 = stablehlo.compare GE, %left_15, %right_15 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_6 : tensor<i1>
  }, {
  ^bb0(%left_16: tensor<i32>, %right_16: tensor<i32>):
    %add_10 = stablehlo.add %left_16, %right_16 : tensor<i32>
    stablehlo.return %add_10 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %negate = stablehlo.negate %i32__13 : tensor<1x2x3xi32>
  %gather_7 = "stablehlo.gather"(%negate, %i32__10) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  %scatter_6 = "stablehlo.scatter"(%i32__11, %i32__12, %negate) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_17: tensor<i32>, %right_17: tensor<i32>):
    %add_11 = stablehlo.add %left_17, %right_17 : tensor<i32>
    stablehlo.return %add_11 : tensor<i32>
  }) : (tensor<1x3x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  %negate_2 = stablehlo.negate %i32__14 : tensor<1x2x3xi32>
  %select_and_scatter_6 = "stablehlo.select_and_scatter"(%negate_2, %i32__6, %i32__7) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_18: tensor<i32>, %right_18: tensor<i32>):
    %compare_7 = stablehlo.compare GE, %left_18, %right_18 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_7 : tensor<i1>
  }, {
  ^bb0(%left_19: tensor<i32>, %right_19: tensor<i32>):
    %add_12 = stablehlo.add %left_19, %right_19 : tensor<i32>
    stablehlo.return %add_12 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %not = stablehlo.not %i32__13 : tensor<1x2x3xi32>
  %gather_8 = "stablehlo.gather"(%not, %i32__10) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  %scatter_7 = "stablehlo.scatter"(%not, %i32__4, %i32__3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_20: tensor<i32>, %right_20: tensor<i32>):
    %add_13 = stablehlo.add %left_20, %right_20 : tensor<i32>
    stablehlo.return %add_13 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %not_2 = stablehlo.not %i32__14 : tensor<1x2x3xi32>
  %select_and_scatter_7 = "stablehlo.select_and_scatter"(%not_2, %i32__6, %i32__7) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_21: tensor<i32>, %right_21: tensor<i32>):
    %compare_8 = stablehlo.compare GE, %left_21, %right_21 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_8 : tensor<i1>
  }, {
  ^bb0(%left_22: tensor<i32>, %right_22: tensor<i32>):
    %add_14 = stablehlo.add %left_22, %right_22 : tensor<i32>
    stablehlo.return %add_14 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %or = stablehlo.or %i32__13, %i32__3 : tensor<1x2x3xi32>
  %gather_9 = "stablehlo.gather"(%or, %i32__10) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  %scatter_8 = "stablehlo.scatter"(%i32__11, %i32__12, %or) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_23: tensor<i32>, %right_23: tensor<i32>):
    %add_15 = stablehlo.add %left_23, %right_23 : tensor<i32>
    stablehlo.return %add_15 : tensor<i32>
  }) : (tensor<1x3x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  %or_2 = stablehlo.or %i32__14, %i32__3 : tensor<1x2x3xi32>
  %select_and_scatter_8 = "stablehlo.select_and_scatter"(%or_2, %i32__6, %i32__7) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_24: tensor<i32>, %right_24: tensor<i32>):
    %compare_9 = stablehlo.compare GE, %left_24, %right_24 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_9 : tensor<i1>
  }, {
  ^bb0(%left_25: tensor<i32>, %right_25: tensor<i32>):
    %add_16 = stablehlo.add %left_25, %right_25 : tensor<i32>
    stablehlo.return %add_16 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %pad = stablehlo.pad %i32__15, %i32__16, low = [0, 0, 2], high = [0, 0, -1], interior = [0, 0, 0] : (tensor<1x2x2xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %gather_10 = "stablehlo.gather"(%pad, %i32__10) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  %scatter_9 = "stablehlo.scatter"(%pad, %i32__4, %i32__3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_26: tensor<i32>, %right_26: tensor<i32>):
    %add_17 = stablehlo.add %left_26, %right_26 : tensor<i32>
    stablehlo.return %add_17 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %pad_2 = stablehlo.pad %i32__17, %i32__16, low = [0, 0, 2], high = [0, 0, -1], interior = [0, 0, 0] : (tensor<1x2x2xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %select_and_scatter_9 = "stablehlo.select_and_scatter"(%pad_2, %i32__6, %i32__7) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_27: tensor<i32>, %right_27: tensor<i32>):
    %compare_10 = stablehlo.compare GE, %left_27, %right_27 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_10 : tensor<i1>
  }, {
  ^bb0(%left_28: tensor<i32>, %right_28: tensor<i32>):
    %add_18 = stablehlo.add %left_28, %right_28 : tensor<i32>
    stablehlo.return %add_18 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %popcnt = stablehlo.popcnt %i32__13 : tensor<1x2x3xi32>
  %gather_11 = "stablehlo.gather"(%popcnt, %i32__10) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  %scatter_10 = "stablehlo.scatter"(%i32__11, %i32__12, %popcnt) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_29: tensor<i32>, %right_29: tensor<i32>):
    %add_19 = stablehlo.add %left_29, %right_29 : tensor<i32>
    stablehlo.return %add_19 : tensor<i32>
  }) : (tensor<1x3x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  %popcnt_2 = stablehlo.popcnt %i32__14 : tensor<1x2x3xi32>
  %select_and_scatter_10 = "stablehlo.select_and_scatter"(%popcnt_2, %i32__6, %i32__7) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_30: tensor<i32>, %right_30: tensor<i32>):
    %compare_11 = stablehlo.compare GE, %left_30, %right_30 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_11 : tensor<i1>
  }, {
  ^bb0(%left_31: tensor<i32>, %right_31: tensor<i32>):
    %add_20 = stablehlo.add %left_31, %right_31 : tensor<i32>
    stablehlo.return %add_20 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %power = stablehlo.power %i32__13, %i32__9 : tensor<1x2x3xi32>
  %gather_12 = "stablehlo.gather"(%power, %i32__10) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  %scatter_11 = "stablehlo.scatter"(%power, %i32__4, %i32__3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_32: tensor<i32>, %right_32: tensor<i32>):
    %add_21 = stablehlo.add %left_32, %right_32 : tensor<i32>
    stablehlo.return %add_21 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %power_2 = stablehlo.power %i32__14, %i32__9 : tensor<1x2x3xi32>
  %select_and_scatter_11 = "stablehlo.select_and_scatter"(%power_2, %i32__6, %i32__7) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_33: tensor<i32>, %right_33: tensor<i32>):
    %compare_12 = stablehlo.compare GE, %left_33, %right_33 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_12 : tensor<i1>
  }, {
  ^bb0(%left_34: tensor<i32>, %right_34: tensor<i32>):
    %add_22 = stablehlo.add %left_34, %right_34 : tensor<i32>
    stablehlo.return %add_22 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %reduce = stablehlo.reduce(%i32__18 init: %i32__7) across dimensions = [2] : (tensor<1x2x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  reducer(%left_35: tensor<i32>, %right_35: tensor<i32>) {
    %add_23 = stablehlo.add %left_35, %right_35 : tensor<i32>
    stablehlo.return %add_23 : tensor<i32>
  }
  %gather_13 = "stablehlo.gather"(%reduce, %i32__10) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  %scatter_12 = "stablehlo.scatter"(%i32__11, %i32__12, %reduce) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_36: tensor<i32>, %right_36: tensor<i32>):
    %add_24 = stablehlo.add %left_36, %right_36 : tensor<i32>
    stablehlo.return %add_24 : tensor<i32>
  }) : (tensor<1x3x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  %reduce_2 = stablehlo.reduce(%i32__19 init: %i32__7) across dimensions = [2] : (tensor<1x2x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  reducer(%left_37: tensor<i32>, %right_37: tensor<i32>) {
    %add_25 = stablehlo.add %left_37, %right_37 : tensor<i32>
    stablehlo.return %add_25 : tensor<i32>
  }
  %select_and_scatter_12 = "stablehlo.select_and_scatter"(%reduce_2, %i32__6, %i32__7) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_38: tensor<i32>, %right_38: tensor<i32>):
    %compare_13 = stablehlo.compare GE, %left_38, %right_38 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_13 : tensor<i1>
  }, {
  ^bb0(%left_39: tensor<i32>, %right_39: tensor<i32>):
    %add_26 = stablehlo.add %left_39, %right_39 : tensor<i32>
    stablehlo.return %add_26 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %reduce_window = "stablehlo.reduce_window"(%i32__20, %i32__7) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_40: tensor<i32>, %right_40: tensor<i32>):
    %add_27 = stablehlo.add %left_40, %right_40 : tensor<i32>
    stablehlo.return %add_27 : tensor<i32>
  }) : (tensor<1x2x4xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %gather_14 = "stablehlo.gather"(%reduce_window, %i32__10) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  %scatter_13 = "stablehlo.scatter"(%reduce_window, %i32__4, %i32__3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_41: tensor<i32>, %right_41: tensor<i32>):
    %add_28 = stablehlo.add %left_41, %right_41 : tensor<i32>
    stablehlo.return %add_28 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %reduce_window_2 = "stablehlo.reduce_window"(%i32__21, %i32__7) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_42: tensor<i32>, %right_42: tensor<i32>):
    %add_29 = stablehlo.add %left_42, %right_42 : tensor<i32>
    stablehlo.return %add_29 : tensor<i32>
  }) : (tensor<1x2x4xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %select_and_scatter_13 = "stablehlo.select_and_scatter"(%reduce_window_2, %i32__6, %i32__7) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_43: tensor<i32>, %right_43: tensor<i32>):
    %compare_14 = stablehlo.compare GE, %left_43, %right_43 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_14 : tensor<i1>
  }, {
  ^bb0(%left_44: tensor<i32>, %right_44: tensor<i32>):
    %add_30 = stablehlo.add %left_44, %right_44 : tensor<i32>
    stablehlo.return %add_30 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %remainder_2 = stablehlo.remainder %i32__13, %i32__3 : tensor<1x2x3xi32>
  %gather_15 = "stablehlo.gather"(%remainder_2, %i32__10) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  %scatter_14 = "stablehlo.scatter"(%i32__11, %i32__12, %remainder_2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_45: tensor<i32>, %right_45: tensor<i32>):
    %add_31 = stablehlo.add %left_45, %right_45 : tensor<i32>
    stablehlo.return %add_31 : tensor<i32>
  }) : (tensor<1x3x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  %remainder_3 = stablehlo.remainder %i32__14, %i32__3 : tensor<1x2x3xi32>
  %select_and_scatter_14 = "stablehlo.select_and_scatter"(%remainder_3, %i32__6, %i32__7) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_46: tensor<i32>, %right_46: tensor<i32>):
    %compare_15 = stablehlo.compare GE, %left_46, %right_46 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_15 : tensor<i1>
  }, {
  ^bb0(%left_47: tensor<i32>, %right_47: tensor<i32>):
    %add_32 = stablehlo.add %left_47, %right_47 : tensor<i32>
    stablehlo.return %add_32 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %reshape_2 = stablehlo.reshape %i32__22 : (tensor<3x2xi32>) -> tensor<1x2x3xi32>
  %gather_16 = "stablehlo.gather"(%reshape_2, %i32__10) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  %scatter_15 = "stablehlo.scatter"(%reshape_2, %i32__4, %i32__3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_48: tensor<i32>, %right_48: tensor<i32>):
    %add_33 = stablehlo.add %left_48, %right_48 : tensor<i32>
    stablehlo.return %add_33 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %reshape_3 = stablehlo.reshape %i32__23 : (tensor<3x2xi32>) -> tensor<1x2x3xi32>
  %select_and_scatter_15 = "stablehlo.select_and_scatter"(%reshape_3, %i32__6, %i32__7) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_49: tensor<i32>, %right_49: tensor<i32>):
    %compare_16 = stablehlo.compare GE, %left_49, %right_49 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_16 : tensor<i1>
  }, {
  ^bb0(%left_50: tensor<i32>, %right_50: tensor<i32>):
    %add_34 = stablehlo.add %left_50, %right_50 : tensor<i32>
    stablehlo.return %add_34 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %reverse_2 = stablehlo.reverse %i32__13, dims = [1, 2] : tensor<1x2x3xi32>
  %gather_17 = "stablehlo.gather"(%reverse_2, %i32__10) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  %scatter_16 = "stablehlo.scatter"(%i32__11, %i32__12, %reverse_2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_51: tensor<i32>, %right_51: tensor<i32>):
    %add_35 = stablehlo.add %left_51, %right_51 : tensor<i32>
    stablehlo.return %add_35 : tensor<i32>
  }) : (tensor<1x3x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  %reverse_3 = stablehlo.reverse %i32__14, dims = [1, 2] : tensor<1x2x3xi32>
  %select_and_scatter_16 = "stablehlo.select_and_scatter"(%reverse_3, %i32__6, %i32__7) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_52: tensor<i32>, %right_52: tensor<i32>):
    %compare_17 = stablehlo.compare GE, %left_52, %right_52 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_17 : tensor<i1>
  }, {
  ^bb0(%left_53: tensor<i32>, %right_53: tensor<i32>):
    %add_36 = stablehlo.add %left_53, %right_53 : tensor<i32>
    stablehlo.return %add_36 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %scatter_17 = "stablehlo.scatter"(%i32__13, %i32__4, %i32__3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_54: tensor<i32>, %right_54: tensor<i32>):
    %add_37 = stablehlo.add %left_54, %right_54 : tensor<i32>
    stablehlo.return %add_37 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %abs = stablehlo.abs %scatter_17 : tensor<1x2x3xi32>
  %add_38 = stablehlo.add %scatter_17, %scatter_17 : tensor<1x2x3xi32>
  %and = stablehlo.and %scatter_17, %i32__8 : tensor<1x2x3xi32>
  %bitcast_convert = stablehlo.bitcast_convert %scatter_17 : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  %concatenate = stablehlo.concatenate %remainder, %reverse, %scatter, %select, %select_and_scatter, %shift_left, %shift_right_arithmetic, %shift_right_logical, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate, dense<[[[0, 3, 1], [1, 0, 0]], [[1, 8, -6], [3, -2, 1]], [[-6, 8, 1], [4, 3, 1]], [[3, 8, -2], [1, -2, -3]], [[0, 3, 0], [5, 0, 0]], [[-12, 16, 2], [2, -4, 6]], [[-2, 4, 0], [1, -1, 1]], [[1073741822, 4, 0], [1, 1073741823, 1]]]> : tensor<8x2x3xi32> loc("remainder_of_gather, reverse_of_gather, scatter_of_gather, select_of_gather, select_and_scatter_of_gather, shift_left_of_gather, shift_right_arithmetic_of_gather, shift_right_logical_of_gather")
  %concatenate_2 = stablehlo.concatenate %sign, %sort, %subtract, %xor, %select_and_scatter_2, %scatter_3, %select_and_scatter_3, %select_and_scatter_4, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_2, dense<[[[-1, 1, 1], [1, -1, 1]], [[8, 1, -6], [3, 1, -2]], [[9, -3, -3], [6, 4, -6]], [[-5, 9, 0], [0, -1, 2]], [[0, 0, 3], [0, 0, 5]], [[3, 5, 3], [-2147483646, 7, 5]], [[3, 0, 0], [5, 0, 0]], [[3, 0, 0], [5, 0, 0]]]> : tensor<8x2x3xi32> loc("sign_of_gather, sort_of_gather, subtract_of_gather, xor_of_gather, select_and_scatter_of_iota, scatter_of_maximum, select_and_scatter_of_maximum, select_and_scatter_of_minimum")
  %concatenate_3 = stablehlo.concatenate %scatter_5, %select_and_scatter_5, %select_and_scatter_6, %scatter_7, %select_and_scatter_7, %select_and_scatter_8, %scatter_9, %select_and_scatter_9, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_3, dense<[[[3, -10, -6], [2147483644, 5, -23]], [[3, 0, 0], [5, 0, 0]], [[0, 3, 0], [0, 5, 0]], [[-2, 1, -4], [-2147483645, -2147483644, -10]], [[0, 3, 0], [0, 5, 0]], [[3, 0, 0], [5, 0, 0]], [[1, 1, 1], [4, 6, 1]], [[0, 0, 3], [0, 0, 5]]]> : tensor<8x2x3xi32> loc("scatter_of_multiply, select_and_scatter_of_multiply, select_and_scatter_of_negate, scatter_of_not, select_and_scatter_of_not, select_and_scatter_of_or, scatter_of_pad, select_and_scatter_of_pad")
  %concatenate_4 = stablehlo.concatenate %select_and_scatter_10, %scatter_11, %select_and_scatter_11, %select_and_scatter_12, %scatter_13, %select_and_scatter_13, %select_and_scatter_14, %scatter_15, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_4, dense<[[[0, 3, 0], [0, 5, 0]], [[1, -2, 27], [4, 5, 5]], [[0, 0, 3], [0, 5, 0]], [[3, 0, 0], [0, 5, 0]], [[-1, 1, -2147483646], [-2147483638, 6, 0]], [[0, 0, 3], [5, 0, 0]], [[3, 0, 0], [5, 0, 0]], [[1, -2, 3], [-2147483646, -2147483643, 5]]]> : tensor<8x2x3xi32> loc("select_and_scatter_of_popcnt, scatter_of_power, select_and_scatter_of_power, select_and_scatter_of_reduce, scatter_of_reduce_window, select_and_scatter_of_reduce_window, select_and_scatter_of_remainder, scatter_of_reshape")
  %reshape_4 = stablehlo.reshape %select_and_scatter_15 : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_5 = stablehlo.reshape %select_and_scatter_16 : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_6 = stablehlo.reshape %abs : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_7 = stablehlo.reshape %add_38 : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_8 = stablehlo.reshape %and : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_9 = stablehlo.reshape %gather_3 : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_10 = stablehlo.reshape %scatter_2 : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_11 = stablehlo.reshape %gather_4 : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %concatenate_5 = stablehlo.concatenate %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, %reshape_10, %reshape_11, dim = 0 : (tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>) -> tensor<57xi32>
  check.expect_eq_const %concatenate_5, dense<[3, 0, 0, 5, 0, 0, 0, 0, 3, 0, 0, 5, 1, 2, 3, 2147483646, 2147483643, 5, 2, -4, 6, 4, 10, 10, 1, 0, 1, 0, 1, 1, 0, 1, 2, 0, 1, 2, 0, 1, 2, 3, 6, 0, 7, 2, -3, 3, 6, 0, 2147483647, 2, 7, 3, 5, 3, 2147483647, 2, 7]> : tensor<57xi32> loc("select_and_scatter_of_reshape, select_and_scatter_of_reverse, abs_of_scatter, add_of_scatter, and_of_scatter, gather_of_iota, scatter_of_iota, gather_of_maximum")
  %concatenate_6 = stablehlo.concatenate %gather_5, %scatter_4, %gather_6, %gather_7, %scatter_6, %gather_8, %gather_9, %scatter_8, dim = 0 : (tensor<1x3x3xi32>, tensor<1x3x3xi32>, tensor<1x3x3xi32>, tensor<1x3x3xi32>, tensor<1x3x3xi32>, tensor<1x3x3xi32>, tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<8x3x3xi32>
  check.expect_eq_const %concatenate_6, dense<[[[7, -2147483648, -3], [1, -2, -2], [7, -2147483648, -3]], [[10, -2147483643, -5], [7, 2, -3], [4, 3, -4]], [[2147483641, 0, -21], [3, -10, -6], [2147483641, 0, -21]], [[-2147483647, -2147483648, -7], [-1, 2, -3], [-2147483647, -2147483648, -7]], [[-2147483644, -2147483643, -9], [7, 2, -3], [2, 7, -5]], [[-2147483648, 2147483647, -8], [-2, 1, -4], [-2147483648, 2147483647, -8]], [[2147483647, -2147483646, -1], [3, -1, -1], [2147483647, -2147483646, -1]], [[-2147483646, -2147483641, -3], [7, 2, -3], [6, 4, -3]]]> : tensor<8x3x3xi32> loc("gather_of_minimum, scatter_of_minimum, gather_of_multiply, gather_of_negate, scatter_of_negate, gather_of_not, gather_of_or, scatter_of_or")
  %concatenate_7 = stablehlo.concatenate %gather_10, %gather_11, %scatter_10, %gather_12, %gather_13, %scatter_12, %gather_14, %gather_15, dim = 0 : (tensor<1x3x3xi32>, tensor<1x3x3xi32>, tensor<1x3x3xi32>, tensor<1x3x3xi32>, tensor<1x3x3xi32>, tensor<1x3x3xi32>, tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<8x3x3xi32>
  check.expect_eq_const %concatenate_7, dense<[[[1, 1, 3], [1, 1, 1], [1, 1, 3]], [[31, 1, 3], [1, 31, 2], [31, 1, 3]], [[34, 6, 1], [7, 2, -3], [4, 36, 0]], [[1, 0, 7], [1, -2, 27], [1, 0, 7]], [[-9, 12, 3], [-2147483648, 2147483646, 10], [-9, 12, 3]], [[-6, 17, 1], [7, 2, -3], [-2147483645, -2147483645, 8]], [[-2147483641, 1, 2], [-1, 1, -2147483646], [-2147483641, 1, 2]], [[1, 0, 1], [1, -2, 1], [1, 0, 1]]]> : tensor<8x3x3xi32> loc("gather_of_pad, gather_of_popcnt, scatter_of_popcnt, gather_of_power, gather_of_reduce, scatter_of_reduce, gather_of_reduce_window, gather_of_remainder")
  %reshape_12 = stablehlo.reshape %scatter_14 : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_13 = stablehlo.reshape %gather_16 : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_14 = stablehlo.reshape %gather_17 : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_15 = stablehlo.reshape %scatter_16 : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_16 = stablehlo.reshape %slice : (tensor<1x1x2xi32>) -> tensor<2xi32>
  %reshape_17 = stablehlo.reshape %transpose : (tensor<3x2x1xi32>) -> tensor<6xi32>
  %reshape_18 = stablehlo.reshape %reshape : (tensor<6xi32>) -> tensor<6xi32>
  %concatenate_8 = stablehlo.concatenate %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, %reshape_17, %reshape_18, dim = 0 : (tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<2xi32>, tensor<6xi32>, tensor<6xi32>) -> tensor<50xi32>
  check.expect_eq_const %concatenate_8, dense<[4, 5, -1, 7, 2, -3, 4, 3, -1, 2147483647, -2147483648, 7, 1, -2, 3, 2147483647, -2147483648, 7, 3, -2, 1, 7, -2147483648, 2147483647, 3, -2, 1, 6, 3, -1, 7, 2, -3, 10, -2147483643, 2147483645, 1, 3, -6, 1, 8, -2, 1, 3, -6, 8, 1, 1, -2, 3]> : tensor<50xi32> loc("scatter_of_remainder, gather_of_reshape, gather_of_reverse, scatter_of_reverse, slice_of_gather, transpose_of_gather, reshape_of_gather")
  check.expect_eq_const %bitcast_convert, dense<[[[[1, 0], [-2, -1], [3, 0]], [[2, -32768], [5, -32768], [5, 0]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_scatter")
  return
}
