// Pairs of ops: what takes the signed result of select_and_scatter, shift_left, shift_right_arithmetic, shift_right_logical,
// sign, slice, sort, subtract, transpose, xor. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[1, -2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x2x3xi32>
  %i32__2 = stablehlo.constant dense<[[[3], [5]]]> : tensor<1x2x1xi32>
  %i32__3 = stablehlo.constant dense<0> : tensor<i32>
  %i32__4 = stablehlo.constant dense<[[[3, 5, -2], [7, 2, -3]]]> : tensor<1x2x3xi32>
  %i32__5 = stablehlo.constant dense<[1, 5]> : tensor<2xi32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %i32__6 = stablehlo.constant dense<[[[5, -2, 3], [9, -4, 7]]]> : tensor<1x2x3xi32>
  %i32__7 = stablehlo.constant dense<1> : tensor<1x2x3xi32>
  %i32__8 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xi32>
  %i32__9 = stablehlo.constant dense<[1, 0, 5]> : tensor<3xi32>
  %i32__10 = stablehlo.constant dense<[[[3, 5, -2], [7, 2, -3], [3, 5, -2]]]> : tensor<1x3x3xi32>
  %i32__11 = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
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
  %remainder = stablehlo.remainder %select_and_scatter, %i32__4 : tensor<1x2x3xi32>
  %reshape = stablehlo.reshape %select_and_scatter : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reverse = stablehlo.reverse %select_and_scatter, dims = [2] : tensor<1x2x3xi32>
  %scatter = "stablehlo.scatter"(%select_and_scatter, %i32__5, %i32__4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_3: tensor<i32>, %right_3: tensor<i32>):
    %add_2 = stablehlo.add %left_3, %right_3 : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %select = stablehlo.select %i1, %i32__4, %select_and_scatter : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  %select_and_scatter_2 = "stablehlo.select_and_scatter"(%i32__6, %i32__2, %i32__3) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_4: tensor<i32>, %right_4: tensor<i32>):
    %compare_2 = stablehlo.compare GE, %left_4, %right_4 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }, {
  ^bb0(%left_5: tensor<i32>, %right_5: tensor<i32>):
    %add_3 = stablehlo.add %left_5, %right_5 : tensor<i32>
    stablehlo.return %add_3 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %select_and_scatter_3 = "stablehlo.select_and_scatter"(%select_and_scatter_2, %i32__2, %i32__3) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_6: tensor<i32>, %right_6: tensor<i32>):
    %compare_3 = stablehlo.compare GE, %left_6, %right_6 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_3 : tensor<i1>
  }, {
  ^bb0(%left_7: tensor<i32>, %right_7: tensor<i32>):
    %add_4 = stablehlo.add %left_7, %right_7 : tensor<i32>
    stablehlo.return %add_4 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %shift_left = stablehlo.shift_left %select_and_scatter, %i32__7 : tensor<1x2x3xi32>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %select_and_scatter, %i32__8 : tensor<1x2x3xi32>
  %shift_right_logical = stablehlo.shift_right_logical %select_and_scatter, %i32__8 : tensor<1x2x3xi32>
  %sign = stablehlo.sign %select_and_scatter : tensor<1x2x3xi32>
  %slice = stablehlo.slice %select_and_scatter [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  %sort = "stablehlo.sort"(%select_and_scatter) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_8: tensor<i32>, %right_8: tensor<i32>):
    %compare_4 = stablehlo.compare GT, %left_8, %right_8 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_4 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %subtract = stablehlo.subtract %i32__4, %select_and_scatter : tensor<1x2x3xi32>
  %transpose = stablehlo.transpose %select_and_scatter, dims = [2, 1, 0] : (tensor<1x2x3xi32>) -> tensor<3x2x1xi32>
  %xor = stablehlo.xor %select_and_scatter, %i32__7 : tensor<1x2x3xi32>
  %shift_left_2 = stablehlo.shift_left %i32, %i32__8 : tensor<1x2x3xi32>
  %gather = "stablehlo.gather"(%shift_left_2, %i32__9) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  %scatter_2 = "stablehlo.scatter"(%i32__10, %i32__11, %shift_left_2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_9: tensor<i32>, %right_9: tensor<i32>):
    %add_5 = stablehlo.add %left_9, %right_9 : tensor<i32>
    stablehlo.return %add_5 : tensor<i32>
  }) : (tensor<1x3x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  %shift_left_3 = stablehlo.shift_left %i32__6, %i32__8 : tensor<1x2x3xi32>
  %select_and_scatter_4 = "stablehlo.select_and_scatter"(%shift_left_3, %i32__2, %i32__3) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_10: tensor<i32>, %right_10: tensor<i32>):
    %compare_5 = stablehlo.compare GE, %left_10, %right_10 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_5 : tensor<i1>
  }, {
  ^bb0(%left_11: tensor<i32>, %right_11: tensor<i32>):
    %add_6 = stablehlo.add %left_11, %right_11 : tensor<i32>
    stablehlo.return %add_6 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %shift_right_arithmetic_2 = stablehlo.shift_right_arithmetic %i32, %i32__8 : tensor<1x2x3xi32>
  %gather_2 = "stablehlo.gather"(%shift_right_arithmetic_2, %i32__9) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  %scatter_3 = "stablehlo.scatter"(%shift_right_arithmetic_2, %i32__5, %i32__4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_12: tensor<i32>, %right_12: tensor<i32>):
    %add_7 = stablehlo.add %left_12, %right_12 : tensor<i32>
    stablehlo.return %add_7 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %shift_right_arithmetic_3 = stablehlo.shift_right_arithmetic %i32__6, %i32__8 : tensor<1x2x3xi32>
  %select_and_scatter_5 = "stablehlo.select_and_scatter"(%shift_right_arithmetic_3, %i32__2, %i32__3) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_13: tensor<i32>, %right_13: tensor<i32>):
    %compare_6 = stablehlo.compare GE, %left_13, %right_13 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_6 : tensor<i1>
  }, {
  ^bb0(%left_14: tensor<i32>, %right_14: tensor<i32>):
    %add_8 = stablehlo.add %left_14, %right_14 : tensor<i32>
    stablehlo.return %add_8 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %shift_right_logical_2 = stablehlo.shift_right_logical %i32, %i32__8 : tensor<1x2x3xi32>
  %gather_3 = "stablehlo.gather"(%shift_right_logical_2, %i32__9) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  %scatter_4 = "stablehlo.scatter"(%i32__10, %i32__11, %shift_right_logical_2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_15: tensor<i32>, %right_15: tensor<i32>):
    %add_9 = stablehlo.add %left_15, %right_15 : tensor<i32>
    stablehlo.return %add_9 : tensor<i32>
  }) : (tensor<1x3x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  %shift_right_logical_3 = stablehlo.shift_right_logical %i32__6, %i32__8 : tensor<1x2x3xi32>
  %select_and_scatter_6 = "stablehlo.select_and_scatter"(%shift_right_logical_3, %i32__2, %i32__3) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_16: tensor<i32>, %right_16: tensor<i32>):
    %compare_7 = stablehlo.compare GE, %left_16, %right_16 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_7 : tensor<i1>
  }, {
  ^bb0(%left_17: tensor<i32>, %right_17: tensor<i32>):
    %add_10 = stablehlo.add %left_17, %right_17 : tensor<i32>
    stablehlo.return %add_10 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %sign_2 = stablehlo.sign %i32 : tensor<1x2x3xi32>
  %gather_4 = "stablehlo.gather"(%sign_2, %i32__9) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  %scatter_5 = "stablehlo.scatter"(%sign_2, %i32__5, %i32__4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_18: tensor<i32>, %right_18: tensor<i32>):
    %add_11 = stablehlo.add %left_18, %right_18 : tensor<i32>
    stablehlo.return %add_11 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %sign_3 = stablehlo.sign %i32__6 : tensor<1x2x3xi32>
  %select_and_scatter_7 = "stablehlo.select_and_scatter"(%sign_3, %i32__2, %i32__3) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_19: tensor<i32>, %right_19: tensor<i32>):
    %compare_8 = stablehlo.compare GE, %left_19, %right_19 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_8 : tensor<i1>
  }, {
  ^bb0(%left_20: tensor<i32>, %right_20: tensor<i32>):
    %add_12 = stablehlo.add %left_20, %right_20 : tensor<i32>
    stablehlo.return %add_12 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %slice_2 = stablehlo.slice %i32__12 [1:2, 0:2, 0:3] : (tensor<2x2x3xi32>) -> tensor<1x2x3xi32>
  %gather_5 = "stablehlo.gather"(%slice_2, %i32__9) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  %scatter_6 = "stablehlo.scatter"(%i32__10, %i32__11, %slice_2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_21: tensor<i32>, %right_21: tensor<i32>):
    %add_13 = stablehlo.add %left_21, %right_21 : tensor<i32>
    stablehlo.return %add_13 : tensor<i32>
  }) : (tensor<1x3x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  %slice_3 = stablehlo.slice %i32__13 [1:2, 0:2, 0:3] : (tensor<2x2x3xi32>) -> tensor<1x2x3xi32>
  %select_and_scatter_8 = "stablehlo.select_and_scatter"(%slice_3, %i32__2, %i32__3) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_22: tensor<i32>, %right_22: tensor<i32>):
    %compare_9 = stablehlo.compare GE, %left_22, %right_22 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_9 : tensor<i1>
  }, {
  ^bb0(%left_23: tensor<i32>, %right_23: tensor<i32>):
    %add_14 = stablehlo.add %left_23, %right_23 : tensor<i32>
    stablehlo.return %add_14 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %sort_2 = "stablehlo.sort"(%i32__6) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_24: tensor<i32>, %right_24: tensor<i32>):
    %compare_10 = stablehlo.compare GT, %left_24, %right_24 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_10 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %gather_6 = "stablehlo.gather"(%sort_2, %i32__9) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  %scatter_7 = "stablehlo.scatter"(%sort_2, %i32__5, %i32__4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_25: tensor<i32>, %right_25: tensor<i32>):
    %add_15 = stablehlo.add %left_25, %right_25 : tensor<i32>
    stablehlo.return %add_15 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %sort_3 = "stablehlo.sort"(%i32__6) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_26: tensor<i32>, %right_26: tensor<i32>):
    %compare_11 = stablehlo.compare GT, %left_26, %right_26 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_11 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %select_and_scatter_9 = "stablehlo.select_and_scatter"(%sort_3, %i32__2, %i32__3) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_27: tensor<i32>, %right_27: tensor<i32>):
    %compare_12 = stablehlo.compare GE, %left_27, %right_27 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_12 : tensor<i1>
  }, {
  ^bb0(%left_28: tensor<i32>, %right_28: tensor<i32>):
    %add_16 = stablehlo.add %left_28, %right_28 : tensor<i32>
    stablehlo.return %add_16 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %subtract_2 = stablehlo.subtract %i32, %i32__4 : tensor<1x2x3xi32>
  %gather_7 = "stablehlo.gather"(%subtract_2, %i32__9) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  %scatter_8 = "stablehlo.scatter"(%i32__10, %i32__11, %subtract_2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_29: tensor<i32>, %right_29: tensor<i32>):
    %add_17 = stablehlo.add %left_29, %right_29 : tensor<i32>
    stablehlo.return %add_17 : tensor<i32>
  }) : (tensor<1x3x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  %subtract_3 = stablehlo.subtract %i32__6, %i32__4 : tensor<1x2x3xi32>
  %select_and_scatter_10 = "stablehlo.select_and_scatter"(%subtract_3, %i32__2, %i32__3) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_30: tensor<i32>, %right_30: tensor<i32>):
    %compare_13 = stablehlo.compare GE, %left_30, %right_30 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_13 : tensor<i1>
  }, {
  ^bb0(%left_31: tensor<i32>, %right_31: tensor<i32>):
    %add_18 = stablehlo.add %left_31, %right_31 : tensor<i32>
    stablehlo.return %add_18 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %transpose_2 = stablehlo.transpose %i32__14, dims = [1, 2, 0] : (tensor<3x1x2xi32>) -> tensor<1x2x3xi32>
  %gather_8 = "stablehlo.gather"(%transpose_2, %i32__9) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  %scatter_9 = "stablehlo.scatter"(%transpose_2, %i32__5, %i32__4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_32: tensor<i32>, %right_32: tensor<i32>):
    %add_19 = stablehlo.add %left_32, %right_32 : tensor<i32>
    stablehlo.return %add_19 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %transpose_3 = stablehlo.transpose %i32__15, dims = [1, 2, 0] : (tensor<3x1x2xi32>) -> tensor<1x2x3xi32>
  %select_and_scatter_11 = "stablehlo.select_and_scatter"(%transpose_3, %i32__2, %i32__3) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_33: tensor<i32>, %right_33: tensor<i32>):
    %compare_14 = stablehlo.compare GE, %left_33, %right_33 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_14 : tensor<i1>
  }, {
  ^bb0(%left_34: tensor<i32>, %right_34: tensor<i32>):
    %add_20 = stablehlo.add %left_34, %right_34 : tensor<i32>
    stablehlo.return %add_20 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %xor_2 = stablehlo.xor %i32, %i32__4 : tensor<1x2x3xi32>
  %gather_9 = "stablehlo.gather"(%xor_2, %i32__9) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  %scatter_10 = "stablehlo.scatter"(%i32__10, %i32__11, %xor_2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_35: tensor<i32>, %right_35: tensor<i32>):
    %add_21 = stablehlo.add %left_35, %right_35 : tensor<i32>
    stablehlo.return %add_21 : tensor<i32>
  }) : (tensor<1x3x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  %xor_3 = stablehlo.xor %i32__6, %i32__4 : tensor<1x2x3xi32>
  %select_and_scatter_12 = "stablehlo.select_and_scatter"(%xor_3, %i32__2, %i32__3) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_36: tensor<i32>, %right_36: tensor<i32>):
    %compare_15 = stablehlo.compare GE, %left_36, %right_36 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_15 : tensor<i1>
  }, {
  ^bb0(%left_37: tensor<i32>, %right_37: tensor<i32>):
    %add_22 = stablehlo.add %left_37, %right_37 : tensor<i32>
    stablehlo.return %add_22 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %concatenate = stablehlo.concatenate %remainder, %reverse, %scatter, %select, %select_and_scatter_3, %shift_left, %shift_right_arithmetic, %shift_right_logical, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate, dense<[[[0, 0, 1], [5, 0, 0]], [[3, 0, 0], [0, 0, 5]], [[0, 0, 3], [8, 5, -2]], [[3, 0, -2], [5, 0, -3]], [[3, 0, 0], [5, 0, 0]], [[0, 0, 6], [10, 0, 0]], [[0, 0, 0], [5, 0, 0]], [[0, 0, 0], [5, 0, 0]]]> : tensor<8x2x3xi32> loc("remainder_of_select_and_scatter, reverse_of_select_and_scatter, scatter_of_select_and_scatter, select_of_select_and_scatter, select_and_scatter_of_select_and_scatter, shift_left_of_select_and_scatter, shift_right_arithmetic_of_select_and_scatter, shift_right_logical_of_select_and_scatter")
  %concatenate_2 = stablehlo.concatenate %sign, %sort, %subtract, %xor, %select_and_scatter_4, %scatter_3, %select_and_scatter_5, %select_and_scatter_6, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_2, dense<[[[0, 0, 1], [1, 0, 0]], [[3, 0, 0], [5, 0, 0]], [[3, 5, -5], [2, 2, -3]], [[1, 1, 2], [4, 1, 1]], [[0, 0, 3], [0, 0, 5]], [[0, -1, 0], [-2147483646, -536870907, 1]], [[3, 0, 0], [5, 0, 0]], [[0, 3, 0], [0, 5, 0]]]> : tensor<8x2x3xi32> loc("sign_of_select_and_scatter, sort_of_select_and_scatter, subtract_of_select_and_scatter, xor_of_select_and_scatter, select_and_scatter_of_shift_left, scatter_of_shift_right_arithmetic, select_and_scatter_of_shift_right_arithmetic, select_and_scatter_of_shift_right_logical")
  %concatenate_3 = stablehlo.concatenate %scatter_5, %select_and_scatter_7, %select_and_scatter_8, %scatter_7, %select_and_scatter_9, %select_and_scatter_10, %scatter_9, %select_and_scatter_11, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_3, dense<[[[1, -1, 1], [4, 4, -1]], [[3, 0, 0], [5, 0, 0]], [[0, 3, 0], [0, 5, 0]], [[5, 3, -2], [12, 12, -6]], [[3, 0, 0], [5, 0, 0]], [[0, 0, 3], [0, 0, 5]], [[1, 3, -2147483648], [1, -2147483644, 5]], [[3, 0, 0], [0, 5, 0]]]> : tensor<8x2x3xi32> loc("scatter_of_sign, select_and_scatter_of_sign, select_and_scatter_of_slice, scatter_of_sort, select_and_scatter_of_sort, select_and_scatter_of_subtract, scatter_of_transpose, select_and_scatter_of_transpose")
  %reshape_2 = stablehlo.reshape %select_and_scatter_12 : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_3 = stablehlo.reshape %gather : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_4 = stablehlo.reshape %scatter_2 : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_5 = stablehlo.reshape %gather_2 : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_6 = stablehlo.reshape %gather_3 : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_7 = stablehlo.reshape %scatter_4 : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_8 = stablehlo.reshape %gather_4 : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_9 = stablehlo.reshape %gather_5 : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>) -> tensor<69xi32>
  check.expect_eq_const %concatenate_4, dense<[3, 0, 0, 5, 0, 0, 2147483647, 0, 14, 4, -4, 24, 2147483647, 0, 14, -2147483646, 5, 12, 7, 2, -3, 7, 1, 22, 2147483647, -536870912, 3, 0, -1, 0, 2147483647, -536870912, 3, 2147483647, 536870912, 3, 0, 2147483647, 0, 2147483647, 536870912, 3, -2147483646, 536870917, 1, 7, 2, -3, 3, -2147483644, -2, 1, -1, 1, 1, -1, 1, 1, -1, 1, -3, 4, 2, -6, 8, 1, -3, 4, 2]> : tensor<69xi32> loc("select_and_scatter_of_xor, gather_of_shift_left, scatter_of_shift_left, gather_of_shift_right_arithmetic, gather_of_shift_right_logical, scatter_of_shift_right_logical, gather_of_sign, gather_of_slice")
  %reshape_10 = stablehlo.reshape %scatter_6 : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_11 = stablehlo.reshape %gather_6 : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_12 = stablehlo.reshape %gather_7 : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_13 = stablehlo.reshape %scatter_8 : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_14 = stablehlo.reshape %gather_8 : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_15 = stablehlo.reshape %gather_9 : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_16 = stablehlo.reshape %scatter_10 : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_17 = stablehlo.reshape %slice : (tensor<1x1x2xi32>) -> tensor<2xi32>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, %reshape_17, dim = 0 : (tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<2xi32>) -> tensor<65xi32>
  check.expect_eq_const %concatenate_5, dense<[0, 9, 0, 7, 2, -3, -3, 13, -1, 9, 7, -4, 5, 3, -2, 9, 7, -4, 2147483640, 2147483646, 10, -2, -7, 5, 2147483640, 2147483646, 10, 2147483643, -2147483645, 8, 7, 2, -3, 1, -2, 3, -2, 2147483647, 7, 1, 3, -2147483648, -2, 2147483647, 7, 2147483640, -2147483646, -6, 2, -5, -3, 2147483640, -2147483646, -6, 2147483643, -2147483641, -8, 7, 2, -3, 5, 0, -5, 5, 0]> : tensor<65xi32> loc("scatter_of_slice, gather_of_sort, gather_of_subtract, scatter_of_subtract, gather_of_transpose, gather_of_xor, scatter_of_xor, slice_of_select_and_scatter")
  %reshape_18 = stablehlo.reshape %transpose : (tensor<3x2x1xi32>) -> tensor<6xi32>
  %reshape_19 = stablehlo.reshape %reshape : (tensor<6xi32>) -> tensor<6xi32>
  %concatenate_6 = stablehlo.concatenate %reshape_18, %reshape_19, dim = 0 : (tensor<6xi32>, tensor<6xi32>) -> tensor<12xi32>
  check.expect_eq_const %concatenate_6, dense<[0, 5, 0, 0, 3, 0, 0, 0, 3, 5, 0, 0]> : tensor<12xi32> loc("transpose_of_select_and_scatter, reshape_of_select_and_scatter")
  return
}
