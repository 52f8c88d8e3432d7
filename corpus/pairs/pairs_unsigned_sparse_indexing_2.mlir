// Pairs of ops: what takes the unsigned result of scatter, select, select_and_scatter, shift_left, shift_right_arithmetic,
// shift_right_logical, sort, subtract, xor. The values are those of scripts/oracle.
func.func @main() {
  %ui8 = stablehlo.constant dense<[[[1, 2, 3], [255, 128, 7]]]> : tensor<1x2x3xui8>
  %ui8__2 = stablehlo.constant dense<[[[3, 5, 2], [7, 250, 4]]]> : tensor<1x2x3xui8>
  %i32 = stablehlo.constant dense<[1, 5]> : tensor<2xi32>
  %ui8__3 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xui8>
  %ui8__4 = stablehlo.constant dense<1> : tensor<1x2x3xui8>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %ui8__5 = stablehlo.constant dense<[[[3, 5, 2], [7, 250, 4], [3, 5, 2]]]> : tensor<1x3x3xui8>
  %i32__2 = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
  %ui8__6 = stablehlo.constant dense<[[[5, 2, 3], [9, 4, 7]]]> : tensor<1x2x3xui8>
  %ui8__7 = stablehlo.constant dense<[[[3], [5]]]> : tensor<1x2x1xui8>
  %ui8__8 = stablehlo.constant dense<0> : tensor<ui8>
  %ui8__9 = stablehlo.constant dense<2> : tensor<ui8>
  %ui8__10 = stablehlo.constant dense<100> : tensor<ui8>
  %ui8__11 = stablehlo.constant dense<0> : tensor<1x2x3xui8>
  %ui8__12 = stablehlo.constant dense<[[3, 5], [2, 7], [250, 4], [3, 5]]> : tensor<4x2xui8>
  %scatter = "stablehlo.scatter"(%ui8, %i32, %ui8__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left: tensor<ui8>, %right: tensor<ui8>):
    %add = stablehlo.add %left, %right : tensor<ui8>
    stablehlo.return %add : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<2xi32>, tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %scatter, %ui8__3 : tensor<1x2x3xui8>
  %shift_right_logical = stablehlo.shift_right_logical %scatter, %ui8__4 : tensor<1x2x3xui8>
  %sort = "stablehlo.sort"(%scatter) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<ui8>, %right_2: tensor<ui8>):
    %compare = stablehlo.compare GT, %left_2, %right_2 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %subtract = stablehlo.subtract %ui8__2, %scatter : tensor<1x2x3xui8>
  %xor = stablehlo.xor %scatter, %scatter : tensor<1x2x3xui8>
  %select = stablehlo.select %i1, %ui8, %ui8__2 : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  %scatter_2 = "stablehlo.scatter"(%ui8__5, %i32__2, %select) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_3: tensor<ui8>, %right_3: tensor<ui8>):
    %add_2 = stablehlo.add %left_3, %right_3 : tensor<ui8>
    stablehlo.return %add_2 : tensor<ui8>
  }) : (tensor<1x3x3xui8>, tensor<2xi32>, tensor<1x2x3xui8>) -> tensor<1x3x3xui8>
  %select_2 = stablehlo.select %i1, %ui8__6, %ui8__2 : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  %select_and_scatter = "stablehlo.select_and_scatter"(%select_2, %ui8__7, %ui8__8) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_4: tensor<ui8>, %right_4: tensor<ui8>):
    %compare_2 = stablehlo.compare GE, %left_4, %right_4 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }, {
  ^bb0(%left_5: tensor<ui8>, %right_5: tensor<ui8>):
    %add_3 = stablehlo.add %left_5, %right_5 : tensor<ui8>
    stablehlo.return %add_3 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<1x2x1xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %select_and_scatter_2 = "stablehlo.select_and_scatter"(%ui8, %ui8__7, %ui8__8) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_6: tensor<ui8>, %right_6: tensor<ui8>):
    %compare_3 = stablehlo.compare GE, %left_6, %right_6 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_3 : tensor<i1>
  }, {
  ^bb0(%left_7: tensor<ui8>, %right_7: tensor<ui8>):
    %add_4 = stablehlo.add %left_7, %right_7 : tensor<ui8>
    stablehlo.return %add_4 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<1x2x1xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %add_5 = stablehlo.add %ui8__2, %select_and_scatter_2 : tensor<1x2x3xui8>
  %and = stablehlo.and %select_and_scatter_2, %select_and_scatter_2 : tensor<1x2x3xui8>
  %bitcast_convert = stablehlo.bitcast_convert %select_and_scatter_2 : (tensor<1x2x3xui8>) -> tensor<1x2x3xi8>
  %clamp = stablehlo.clamp %ui8__9, %ui8__2, %select_and_scatter_2 : (tensor<ui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %compare_4 = stablehlo.compare LE, %ui8__2, %select_and_scatter_2 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<1x2x3xi1>
  %convert = stablehlo.convert %select_and_scatter_2 : (tensor<1x2x3xui8>) -> tensor<1x2x3xi32>
  %count_leading_zeros = stablehlo.count_leading_zeros %select_and_scatter_2 : tensor<1x2x3xui8>
  %divide = stablehlo.divide %select_and_scatter_2, %ui8__2 : tensor<1x2x3xui8>
  %dot_general = stablehlo.dot_general %ui8__12, %select_and_scatter_2, contracting_dims = [1] x [1] : (tensor<4x2xui8>, tensor<1x2x3xui8>) -> tensor<4x1x3xui8>
  %maximum = stablehlo.maximum %select_and_scatter_2, %select_and_scatter_2 : tensor<1x2x3xui8>
  %minimum = stablehlo.minimum %select_and_scatter_2, %ui8__11 : tensor<1x2x3xui8>
  %multiply = stablehlo.multiply %select_and_scatter_2, %ui8__2 : tensor<1x2x3xui8>
  %negate = stablehlo.negate %select_and_scatter_2 : tensor<1x2x3xui8>
  %not = stablehlo.not %select_and_scatter_2 : tensor<1x2x3xui8>
  %or = stablehlo.or %select_and_scatter_2, %ui8__4 : tensor<1x2x3xui8>
  %popcnt = stablehlo.popcnt %select_and_scatter_2 : tensor<1x2x3xui8>
  %power = stablehlo.power %select_and_scatter_2, %ui8__3 : tensor<1x2x3xui8>
  %reduce = stablehlo.reduce(%select_and_scatter_2 init: %ui8__8) across dimensions = [1] : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x3xui8>
  reducer(%left_8: tensor<ui8>, %right_8: tensor<ui8>) {
    %add_6 = stablehlo.add %left_8, %right_8 : tensor<ui8>
    stablehlo.return %add_6 : tensor<ui8>
  }
  %reduce_window = "stablehlo.reduce_window"(%select_and_scatter_2, %ui8__8) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_9: tensor<ui8>, %right_9: tensor<ui8>):
    %add_7 = stablehlo.add %left_9, %right_9 : tensor<ui8>
    stablehlo.return %add_7 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %remainder = stablehlo.remainder %select_and_scatter_2, %ui8__2 : tensor<1x2x3xui8>
  %scatter_3 = "stablehlo.scatter"(%ui8__5, %i32__2, %select_and_scatter_2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_10: tensor<ui8>, %right_10: tensor<ui8>):
    %add_8 = stablehlo.add %left_10, %right_10 : tensor<ui8>
    stablehlo.return %add_8 : tensor<ui8>
  }) : (tensor<1x3x3xui8>, tensor<2xi32>, tensor<1x2x3xui8>) -> tensor<1x3x3xui8>
  %select_3 = stablehlo.select %i1, %select_and_scatter_2, %ui8__2 : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  %select_and_scatter_3 = "stablehlo.select_and_scatter"(%ui8__6, %ui8__7, %ui8__8) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_11: tensor<ui8>, %right_11: tensor<ui8>):
    %compare_5 = stablehlo.compare GE, %left_11, %right_11 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_5 : tensor<i1>
  }, {
  ^bb0(%left_12: tensor<ui8>, %right_12: tensor<ui8>):
    %add_9 = stablehlo.add %left_12, %right_12 : tensor<ui8>
    stablehlo.return %add_9 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<1x2x1xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %select_and_scatter_4 = "stablehlo.select_and_scatter"(%select_and_scatter_3, %ui8__7, %ui8__8) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_13: tensor<ui8>, %right_13: tensor<ui8>):
    %compare_6 = stablehlo.compare GE, %left_13, %right_13 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_6 : tensor<i1>
  }, {
  ^bb0(%left_14: tensor<ui8>, %right_14: tensor<ui8>):
    %add_10 = stablehlo.add %left_14, %right_14 : tensor<ui8>
    stablehlo.return %add_10 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<1x2x1xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %shift_left = stablehlo.shift_left %select_and_scatter_2, %ui8__3 : tensor<1x2x3xui8>
  %shift_right_arithmetic_2 = stablehlo.shift_right_arithmetic %select_and_scatter_2, %ui8__3 : tensor<1x2x3xui8>
  %shift_right_logical_2 = stablehlo.shift_right_logical %select_and_scatter_2, %ui8__3 : tensor<1x2x3xui8>
  %sort_2 = "stablehlo.sort"(%select_and_scatter_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_15: tensor<ui8>, %right_15: tensor<ui8>):
    %compare_7 = stablehlo.compare GT, %left_15, %right_15 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_7 : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %subtract_2 = stablehlo.subtract %select_and_scatter_2, %ui8__2 : tensor<1x2x3xui8>
  %xor_2 = stablehlo.xor %ui8__2, %select_and_scatter_2 : tensor<1x2x3xui8>
  %shift_left_2 = stablehlo.shift_left %ui8, %ui8__3 : tensor<1x2x3xui8>
  %scatter_4 = "stablehlo.scatter"(%shift_left_2, %i32, %ui8__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_16: tensor<ui8>, %right_16: tensor<ui8>):
    %add_11 = stablehlo.add %left_16, %right_16 : tensor<ui8>
    stablehlo.return %add_11 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<2xi32>, tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %shift_left_3 = stablehlo.shift_left %ui8__6, %ui8__3 : tensor<1x2x3xui8>
  %select_and_scatter_5 = "stablehlo.select_and_scatter"(%shift_left_3, %ui8__7, %ui8__8) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_17: tensor<ui8>, %right_17: tensor<ui8>):
    %compare_8 = stablehlo.compare GE, %left_17, %right_17 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_8 : tensor<i1>
  }, {
  ^bb0(%left_18: tensor<ui8>, %right_18: tensor<ui8>):
    %add_12 = stablehlo.add %left_18, %right_18 : tensor<ui8>
    stablehlo.return %add_12 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<1x2x1xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %shift_right_arithmetic_3 = stablehlo.shift_right_arithmetic %ui8, %ui8__3 : tensor<1x2x3xui8>
  %scatter_5 = "stablehlo.scatter"(%shift_right_arithmetic_3, %i32, %ui8__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_19: tensor<ui8>, %right_19: tensor<ui8>):
    %add_13 = stablehlo.add %left_19, %right_19 : tensor<ui8>
    stablehlo.return %add_13 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<2xi32>, tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %shift_right_arithmetic_4 = stablehlo.shift_right_arithmetic %ui8__6, %ui8__3 : tensor<1x2x3xui8>
  %select_and_scatter_6 = "stablehlo.select_and_scatter"(%shift_right_arithmetic_4, %ui8__7, %ui8__8) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_20: tensor<ui8>, %right_20: tensor<ui8>):
    %compare_9 = stablehlo.compare GE, %left_20, %right_20 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_9 : tensor<i1>
  }, {
  ^bb0(%left_21: tensor<ui8>, %right_21: tensor<ui8>):
    %add_14 = stablehlo.add %left_21, %right_21 : tensor<ui8>
    stablehlo.return %add_14 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<1x2x1xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %shift_right_logical_3 = stablehlo.shift_right_logical %ui8, %ui8__3 : tensor<1x2x3xui8>
  %scatter_6 = "stablehlo.scatter"(%shift_right_logical_3, %i32, %ui8__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_22: tensor<ui8>, %right_22: tensor<ui8>):
    %add_15 = stablehlo.add %left_22, %right_22 : tensor<ui8>
    stablehlo.return %add_15 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<2xi32>, tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %shift_right_logical_4 = stablehlo.shift_right_logical %ui8__6, %ui8__3 : tensor<1x2x3xui8>
  %select_and_scatter_7 = "stablehlo.select_and_scatter"(%shift_right_logical_4, %ui8__7, %ui8__8) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_23: tensor<ui8>, %right_23: tensor<ui8>):
    %compare_10 = stablehlo.compare GE, %left_23, %right_23 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_10 : tensor<i1>
  }, {
  ^bb0(%left_24: tensor<ui8>, %right_24: tensor<ui8>):
    %add_16 = stablehlo.add %left_24, %right_24 : tensor<ui8>
    stablehlo.return %add_16 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<1x2x1xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %sort_3 = "stablehlo.sort"(%ui8__6) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_25: tensor<ui8>, %right_25: tensor<ui8>):
    %compare_11 = stablehlo.compare GT, %left_25, %right_25 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_11 : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %scatter_7 = "stablehlo.scatter"(%sort_3, %i32, %ui8__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_26: tensor<ui8>, %right_26: tensor<ui8>):
    %add_17 = stablehlo.add %left_26, %right_26 : tensor<ui8>
    stablehlo.return %add_17 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<2xi32>, tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %sort_4 = "stablehlo.sort"(%ui8__6) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_27: tensor<ui8>, %right_27: tensor<ui8>):
    %compare_12 = stablehlo.compare GT, %left_27, %right_27 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_12 : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %select_and_scatter_8 = "stablehlo.select_and_scatter"(%sort_4, %ui8__7, %ui8__8) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_28: tensor<ui8>, %right_28: tensor<ui8>):
    %compare_13 = stablehlo.compare GE, %left_28, %right_28 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_13 : tensor<i1>
  }, {
  ^bb0(%left_29: tensor<ui8>, %right_29: tensor<ui8>):
    %add_18 = stablehlo.add %left_29, %right_29 : tensor<ui8>
    stablehlo.return %add_18 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<1x2x1xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %subtract_3 = stablehlo.subtract %ui8, %ui8__2 : tensor<1x2x3xui8>
  %scatter_8 = "stablehlo.scatter"(%subtract_3, %i32, %ui8__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_30: tensor<ui8>, %right_30: tensor<ui8>):
    %add_19 = stablehlo.add %left_30, %right_30 : tensor<ui8>
    stablehlo.return %add_19 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<2xi32>, tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %subtract_4 = stablehlo.subtract %ui8__6, %ui8__2 : tensor<1x2x3xui8>
  %select_and_scatter_9 = "stablehlo.select_and_scatter"(%subtract_4, %ui8__7, %ui8__8) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_31: tensor<ui8>, %right_31: tensor<ui8>):
    %compare_14 = stablehlo.compare GE, %left_31, %right_31 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_14 : tensor<i1>
  }, {
  ^bb0(%left_32: tensor<ui8>, %right_32: tensor<ui8>):
    %add_20 = stablehlo.add %left_32, %right_32 : tensor<ui8>
    stablehlo.return %add_20 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<1x2x1xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %xor_3 = stablehlo.xor %ui8, %ui8__2 : tensor<1x2x3xui8>
  %scatter_9 = "stablehlo.scatter"(%xor_3, %i32, %ui8__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_33: tensor<ui8>, %right_33: tensor<ui8>):
    %add_21 = stablehlo.add %left_33, %right_33 : tensor<ui8>
    stablehlo.return %add_21 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<2xi32>, tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %xor_4 = stablehlo.xor %ui8__6, %ui8__2 : tensor<1x2x3xui8>
  %select_and_scatter_10 = "stablehlo.select_and_scatter"(%xor_4, %ui8__7, %ui8__8) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_34: tensor<ui8>, %right_34: tensor<ui8>):
    %compare_15 = stablehlo.compare GE, %left_34, %right_34 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_15 : tensor<i1>
  }, {
  ^bb0(%left_35: tensor<ui8>, %right_35: tensor<ui8>):
    %add_22 = stablehlo.add %left_35, %right_35 : tensor<ui8>
    stablehlo.return %add_22 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<1x2x1xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %concatenate = stablehlo.concatenate %shift_right_arithmetic, %shift_right_logical, %sort, %subtract, %xor, %select_and_scatter, %add_5, %and, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate, dense<[[[0, 1, 0], [2, 225, 4]], [[0, 1, 1], [1, 66, 4]], [[3, 2, 1], [133, 9, 2]], [[2, 3, 255], [5, 117, 251]], [[0, 0, 0], [0, 0, 0]], [[3, 0, 0], [0, 5, 0]], [[3, 5, 5], [12, 250, 4]], [[0, 0, 3], [5, 0, 0]]]> : tensor<8x2x3xui8> loc("shift_right_arithmetic_of_scatter, shift_right_logical_of_scatter, sort_of_scatter, subtract_of_scatter, xor_of_scatter, select_and_scatter_of_select, add_of_select_and_scatter, and_of_select_and_scatter")
  %concatenate_2 = stablehlo.concatenate %clamp, %count_leading_zeros, %divide, %maximum, %minimum, %multiply, %negate, %not, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate_2, dense<[[[0, 0, 2], [5, 0, 0]], [[8, 8, 6], [5, 8, 8]], [[0, 0, 1], [0, 0, 0]], [[0, 0, 3], [5, 0, 0]], [[0, 0, 0], [0, 0, 0]], [[0, 0, 6], [35, 0, 0]], [[0, 0, 253], [251, 0, 0]], [[255, 255, 252], [250, 255, 255]]]> : tensor<8x2x3xui8> loc("clamp_of_select_and_scatter, count_leading_zeros_of_select_and_scatter, divide_of_select_and_scatter, maximum_of_select_and_scatter, minimum_of_select_and_scatter, multiply_of_select_and_scatter, negate_of_select_and_scatter, not_of_select_and_scatter")
  %concatenate_3 = stablehlo.concatenate %or, %popcnt, %power, %reduce_window, %remainder, %select_3, %select_and_scatter_4, %shift_left, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate_3, dense<[[[1, 1, 3], [5, 1, 1]], [[0, 0, 2], [2, 0, 0]], [[0, 0, 27], [1, 0, 0]], [[0, 0, 3], [5, 5, 0]], [[0, 0, 1], [5, 0, 0]], [[0, 5, 3], [7, 250, 0]], [[3, 0, 0], [5, 0, 0]], [[0, 0, 24], [5, 0, 0]]]> : tensor<8x2x3xui8> loc("or_of_select_and_scatter, popcnt_of_select_and_scatter, power_of_select_and_scatter, reduce_window_of_select_and_scatter, remainder_of_select_and_scatter, select_of_select_and_scatter, select_and_scatter_of_select_and_scatter, shift_left_of_select_and_scatter")
  %concatenate_4 = stablehlo.concatenate %shift_right_arithmetic_2, %shift_right_logical_2, %sort_2, %subtract_2, %xor_2, %scatter_4, %select_and_scatter_5, %scatter_5, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate_4, dense<[[[0, 0, 0], [5, 0, 0]], [[0, 0, 0], [5, 0, 0]], [[3, 0, 0], [5, 0, 0]], [[253, 251, 1], [254, 6, 252]], [[3, 5, 1], [2, 250, 4]], [[4, 4, 24], [2, 5, 16]], [[0, 0, 3], [0, 5, 0]], [[0, 1, 0], [2, 229, 5]]]> : tensor<8x2x3xui8> loc("shift_right_arithmetic_of_select_and_scatter, shift_right_logical_of_select_and_scatter, sort_of_select_and_scatter, subtract_of_select_and_scatter, xor_of_select_and_scatter, scatter_of_shift_left, select_and_scatter_of_shift_left, scatter_of_shift_right_arithmetic")
  %concatenate_5 = stablehlo.concatenate %select_and_scatter_6, %scatter_6, %select_and_scatter_7, %scatter_7, %select_and_scatter_8, %scatter_8, %select_and_scatter_9, %scatter_9, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate_5, dense<[[[3, 0, 0], [5, 0, 0]], [[0, 1, 0], [2, 37, 5]], [[3, 0, 0], [5, 0, 0]], [[5, 3, 2], [12, 12, 6]], [[3, 0, 0], [5, 0, 0]], [[254, 253, 1], [251, 139, 5]], [[0, 3, 0], [0, 5, 0]], [[2, 7, 1], [251, 127, 5]]]> : tensor<8x2x3xui8> loc("select_and_scatter_of_shift_right_arithmetic, scatter_of_shift_right_logical, select_and_scatter_of_shift_right_logical, scatter_of_sort, select_and_scatter_of_sort, scatter_of_subtract, select_and_scatter_of_subtract, scatter_of_xor")
  %reshape = stablehlo.reshape %select_and_scatter_10 : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_2 = stablehlo.reshape %scatter_2 : (tensor<1x3x3xui8>) -> tensor<9xui8>
  %reshape_3 = stablehlo.reshape %scatter_3 : (tensor<1x3x3xui8>) -> tensor<9xui8>
  %reshape_4 = stablehlo.reshape %reduce : (tensor<1x3xui8>) -> tensor<3xui8>
  %reshape_5 = stablehlo.reshape %dot_general : (tensor<4x1x3xui8>) -> tensor<12xui8>
  %concatenate_6 = stablehlo.concatenate %reshape, %reshape_2, %reshape_3, %reshape_4, %reshape_5, dim = 0 : (tensor<6xui8>, tensor<9xui8>, tensor<9xui8>, tensor<3xui8>, tensor<12xui8>) -> tensor<39xui8>
  check.expect_eq_const %concatenate_6, dense<[0, 3, 0, 0, 5, 0, 10, 255, 9, 7, 250, 4, 4, 10, 5, 8, 5, 2, 7, 250, 4, 3, 5, 5, 5, 0, 3, 25, 0, 9, 35, 0, 6, 20, 0, 238, 25, 0, 9]> : tensor<39xui8> loc("select_and_scatter_of_xor, scatter_of_select, scatter_of_select_and_scatter, reduce_of_select_and_scatter, dot_general_of_select_and_scatter")
  check.expect_eq_const %bitcast_convert, dense<[[[0, 0, 3], [5, 0, 0]]]> : tensor<1x2x3xi8> loc("bitcast_convert_of_select_and_scatter")
  check.expect_eq_const %compare_4, dense<[[[false, false, true], [false, false, false]]]> : tensor<1x2x3xi1> loc("compare_of_select_and_scatter")
  check.expect_eq_const %convert, dense<[[[0, 0, 3], [5, 0, 0]]]> : tensor<1x2x3xi32> loc("convert_of_select_and_scatter")
  return
}
