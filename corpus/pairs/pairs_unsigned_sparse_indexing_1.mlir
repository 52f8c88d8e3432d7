// Pairs of ops: what takes the unsigned result of add, and, bitcast_convert, clamp, convert, count_leading_zeros, divide,
// dot_general, iota, maximum, minimum, multiply, negate, not, or, popcnt, power, reduce, reduce_window, remainder, scatter. The
// values are those of scripts/oracle.
func.func @main() {
  %ui8 = stablehlo.constant dense<[[[1, 2, 3], [255, 128, 7]]]> : tensor<1x2x3xui8>
  %ui8__2 = stablehlo.constant dense<[[[3, 5, 2], [7, 250, 4]]]> : tensor<1x2x3xui8>
  %i32 = stablehlo.constant dense<[1, 5]> : tensor<2xi32>
  %ui8__3 = stablehlo.constant dense<[[[5, 2, 3], [9, 4, 7]]]> : tensor<1x2x3xui8>
  %ui8__4 = stablehlo.constant dense<[[[3], [5]]]> : tensor<1x2x1xui8>
  %ui8__5 = stablehlo.constant dense<0> : tensor<ui8>
  %i8 = stablehlo.constant dense<[[[-1, 2, -3], [127, -128, 7]]]> : tensor<1x2x3xi8>
  %ui8__6 = stablehlo.constant dense<2> : tensor<ui8>
  %ui8__7 = stablehlo.constant dense<100> : tensor<ui8>
  %i32__2 = stablehlo.constant dense<[[[300, 2, 3], [255, 128, 7]]]> : tensor<1x2x3xi32>
  %ui8__8 = stablehlo.constant dense<[[[1, 2, 3, 255], [128, 7, 6, 8]]]> : tensor<1x2x4xui8>
  %ui8__9 = stablehlo.constant dense<[[3, 5, 2], [7, 250, 4], [3, 5, 2], [7, 250, 4]]> : tensor<4x3xui8>
  %ui8__10 = stablehlo.constant dense<[[[5, 2, 3, 9], [4, 7, 6, 8]]]> : tensor<1x2x4xui8>
  %ui8__11 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xui8>
  %ui8__12 = stablehlo.constant dense<[[[[1, 2, 3], [255, 128, 7]], [[6, 8, 1], [10, 12, 11]]]]> : tensor<1x2x2x3xui8>
  %ui8__13 = stablehlo.constant dense<[[[[5, 2, 3], [9, 4, 7]], [[6, 8, 1], [10, 12, 11]]]]> : tensor<1x2x2x3xui8>
  %ui8__14 = stablehlo.constant dense<1> : tensor<1x2x3xui8>
  %ui8__15 = stablehlo.constant dense<0> : tensor<1x2x3xui8>
  %ui8__16 = stablehlo.constant dense<[[3, 5], [2, 7], [250, 4]]> : tensor<3x2xui8>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %add = stablehlo.add %ui8, %ui8__2 : tensor<1x2x3xui8>
  %scatter = "stablehlo.scatter"(%add, %i32, %ui8__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left: tensor<ui8>, %right: tensor<ui8>):
    %add_2 = stablehlo.add %left, %right : tensor<ui8>
    stablehlo.return %add_2 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<2xi32>, tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %add_3 = stablehlo.add %ui8__3, %ui8__2 : tensor<1x2x3xui8>
  %select_and_scatter = "stablehlo.select_and_scatter"(%add_3, %ui8__4, %ui8__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_2: tensor<ui8>, %right_2: tensor<ui8>):
    %compare = stablehlo.compare GE, %left_2, %right_2 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }, {
  ^bb0(%left_3: tensor<ui8>, %right_3: tensor<ui8>):
    %add_4 = stablehlo.add %left_3, %right_3 : tensor<ui8>
    stablehlo.return %add_4 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<1x2x1xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %and = stablehlo.and %ui8, %ui8__2 : tensor<1x2x3xui8>
  %scatter_2 = "stablehlo.scatter"(%and, %i32, %ui8__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_4: tensor<ui8>, %right_4: tensor<ui8>):
    %add_5 = stablehlo.add %left_4, %right_4 : tensor<ui8>
    stablehlo.return %add_5 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<2xi32>, tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %and_2 = stablehlo.and %ui8__3, %ui8__2 : tensor<1x2x3xui8>
  %select_and_scatter_2 = "stablehlo.select_and_scatter"(%and_2, %ui8__4, %ui8__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_5: tensor<ui8>, %right_5: tensor<ui8>):
    %compare_2 = stablehlo.compare GE, %left_5, %right_5 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }, {
  ^bb0(%left_6: tensor<ui8>, %right_6: tensor<ui8>):
    %add_6 = stablehlo.add %left_6, %right_6 : tensor<ui8>
    stablehlo.return %add_6 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<1x2x1xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %bitcast_convert = stablehlo.bitcast_convert %i8 : (tensor<1x2x3xi8>) -> tensor<1x2x3xui8>
  %scatter_3 = "stablehlo.scatter"(%bitcast_convert, %i32, %ui8__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_7: tensor<ui8>, %right_7: tensor<ui8>):
    %add_7 = stablehlo.add %left_7, %right_7 : tensor<ui8>
    stablehlo.return %add_7 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<2xi32>, tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %bitcast_convert_2 = stablehlo.bitcast_convert %i8 : (tensor<1x2x3xi8>) -> tensor<1x2x3xui8>
  %select_and_scatter_3 = "stablehlo.select_and_scatter"(%bitcast_convert_2, %ui8__4, %ui8__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_8: tensor<ui8>, %right_8: tensor<ui8>):
    %compare_3 = stablehlo.compare GE, %left_8, %right_8 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_3 : tensor<i1>
  }, {
  ^bb0(%left_9: tensor<ui8>, %right_9: tensor<ui8>):
    %add_8 = stablehlo.add %left_9, %right_9 : tensor<ui8>
    stablehlo.return %add_8 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<1x2x1xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %clamp = stablehlo.clamp %ui8__6, %ui8, %ui8__7 : (tensor<ui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %scatter_4 = "stablehlo.scatter"(%clamp, %i32, %ui8__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_10: tensor<ui8>, %right_10: tensor<ui8>):
    %add_9 = stablehlo.add %left_10, %right_10 : tensor<ui8>
    stablehlo.return %add_9 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<2xi32>, tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %clamp_2 = stablehlo.clamp %ui8__6, %ui8__3, %ui8__7 : (tensor<ui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %select_and_scatter_4 = "stablehlo.select_and_scatter"(%clamp_2, %ui8__4, %ui8__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_11: tensor<ui8>, %right_11: tensor<ui8>):
    %compare_4 = stablehlo.compare GE, %left_11, %right_11 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_4 : tensor<i1>
  }, {
  ^bb0(%left_12: tensor<ui8>, %right_12: tensor<ui8>):
    %add_10 = stablehlo.add %left_12, %right_12 : tensor<ui8>
    stablehlo.return %add_10 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<1x2x1xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %convert = stablehlo.convert %i32__2 : (tensor<1x2x3xi32>) -> tensor<1x2x3xui8>
  %scatter_5 = "stablehlo.scatter"(%convert, %i32, %ui8__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_13: tensor<ui8>, %right_13: tensor<ui8>):
    %add_11 = stablehlo.add %left_13, %right_13 : tensor<ui8>
    stablehlo.return %add_11 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<2xi32>, tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %convert_2 = stablehlo.convert %i32__2 : (tensor<1x2x3xi32>) -> tensor<1x2x3xui8>
  %select_and_scatter_5 = "stablehlo.select_and_scatter"(%convert_2, %ui8__4, %ui8__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_14: tensor<ui8>, %right_14: tensor<ui8>):
    %compare_5 = stablehlo.compare GE, %left_14, %right_14 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_5 : tensor<i1>
  }, {
  ^bb0(%left_15: tensor<ui8>, %right_15: tensor<ui8>):
    %add_12 = stablehlo.add %left_15, %right_15 : tensor<ui8>
    stablehlo.return %add_12 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<1x2x1xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %count_leading_zeros = stablehlo.count_leading_zeros %ui8 : tensor<1x2x3xui8>
  %scatter_6 = "stablehlo.scatter"(%count_leading_zeros, %i32, %ui8__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_16: tensor<ui8>, %right_16: tensor<ui8>):
    %add_13 = stablehlo.add %left_16, %right_16 : tensor<ui8>
    stablehlo.return %add_13 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<2xi32>, tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %count_leading_zeros_2 = stablehlo.count_leading_zeros %ui8__3 : tensor<1x2x3xui8>
  %select_and_scatter_6 = "stablehlo.select_and_scatter"(%count_leading_zeros_2, %ui8__4, %ui8__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_17: tensor<ui8>, %right_17: tensor<ui8>):
    %compare_6 = stablehlo.compare GE, %left_17, %right_17 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_6 : tensor<i1>
  }, {
  ^bb0(%left_18: tensor<ui8>, %right_18: tensor<ui8>):
    %add_14 = stablehlo.add %left_18, %right_18 : tensor<ui8>
    stablehlo.return %add_14 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<1x2x1xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %divide = stablehlo.divide %ui8, %ui8__2 : tensor<1x2x3xui8>
  %scatter_7 = "stablehlo.scatter"(%divide, %i32, %ui8__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_19: tensor<ui8>, %right_19: tensor<ui8>):
    %add_15 = stablehlo.add %left_19, %right_19 : tensor<ui8>
    stablehlo.return %add_15 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<2xi32>, tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %divide_2 = stablehlo.divide %ui8__3, %ui8__2 : tensor<1x2x3xui8>
  %select_and_scatter_7 = "stablehlo.select_and_scatter"(%divide_2, %ui8__4, %ui8__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_20: tensor<ui8>, %right_20: tensor<ui8>):
    %compare_7 = stablehlo.compare GE, %left_20, %right_20 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_7 : tensor<i1>
  }, {
  ^bb0(%left_21: tensor<ui8>, %right_21: tensor<ui8>):
    %add_16 = stablehlo.add %left_21, %right_21 : tensor<ui8>
    stablehlo.return %add_16 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<1x2x1xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %dot_general = stablehlo.dot_general %ui8__8, %ui8__9, contracting_dims = [2] x [0] : (tensor<1x2x4xui8>, tensor<4x3xui8>) -> tensor<1x2x3xui8>
  %scatter_8 = "stablehlo.scatter"(%dot_general, %i32, %ui8__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_22: tensor<ui8>, %right_22: tensor<ui8>):
    %add_17 = stablehlo.add %left_22, %right_22 : tensor<ui8>
    stablehlo.return %add_17 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<2xi32>, tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %dot_general_2 = stablehlo.dot_general %ui8__10, %ui8__9, contracting_dims = [2] x [0] : (tensor<1x2x4xui8>, tensor<4x3xui8>) -> tensor<1x2x3xui8>
  %select_and_scatter_8 = "stablehlo.select_and_scatter"(%dot_general_2, %ui8__4, %ui8__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_23: tensor<ui8>, %right_23: tensor<ui8>):
    %compare_8 = stablehlo.compare GE, %left_23, %right_23 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_8 : tensor<i1>
  }, {
  ^bb0(%left_24: tensor<ui8>, %right_24: tensor<ui8>):
    %add_18 = stablehlo.add %left_24, %right_24 : tensor<ui8>
    stablehlo.return %add_18 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<1x2x1xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %iota = stablehlo.iota dim = 2 : tensor<1x2x3xui8>
  %scatter_9 = "stablehlo.scatter"(%iota, %i32, %ui8__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_25: tensor<ui8>, %right_25: tensor<ui8>):
    %add_19 = stablehlo.add %left_25, %right_25 : tensor<ui8>
    stablehlo.return %add_19 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<2xi32>, tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %iota_2 = stablehlo.iota dim = 2 : tensor<1x2x3xui8>
  %select_and_scatter_9 = "stablehlo.select_and_scatter"(%iota_2, %ui8__4, %ui8__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_26: tensor<ui8>, %right_26: tensor<ui8>):
    %compare_9 = stablehlo.compare GE, %left_26, %right_26 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_9 : tensor<i1>
  }, {
  ^bb0(%left_27: tensor<ui8>, %right_27: tensor<ui8>):
    %add_20 = stablehlo.add %left_27, %right_27 : tensor<ui8>
    stablehlo.return %add_20 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<1x2x1xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %maximum = stablehlo.maximum %ui8, %ui8__2 : tensor<1x2x3xui8>
  %scatter_10 = "stablehlo.scatter"(%maximum, %i32, %ui8__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_28: tensor<ui8>, %right_28: tensor<ui8>):
    %add_21 = stablehlo.add %left_28, %right_28 : tensor<ui8>
    stablehlo.return %add_21 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<2xi32>, tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %maximum_2 = stablehlo.maximum %ui8__3, %ui8__2 : tensor<1x2x3xui8>
  %select_and_scatter_10 = "stablehlo.select_and_scatter"(%maximum_2, %ui8__4, %ui8__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_29: tensor<ui8>, %right_29: tensor<ui8>):
    %compare_10 = stablehlo.compare GE, %left_29, %right_29 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_10 : tensor<i1>
  }, {
  ^bb0(%left_30: tensor<ui8>, %right_30: tensor<ui8>):
    %add_22 = stablehlo.add %left_30, %right_30 : tensor<ui8>
    stablehlo.return %add_22 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<1x2x1xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %minimum = stablehlo.minimum %ui8, %ui8__2 : tensor<1x2x3xui8>
  %scatter_11 = "stablehlo.scatter"(%minimum, %i32, %ui8__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_31: tensor<ui8>, %right_31: tensor<ui8>):
    %add_23 = stablehlo.add %left_31, %right_31 : tensor<ui8>
    stablehlo.return %add_23 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<2xi32>, tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %minimum_2 = stablehlo.minimum %ui8__3, %ui8__2 : tensor<1x2x3xui8>
  %select_and_scatter_11 = "stablehlo.select_and_scatter"(%minimum_2, %ui8__4, %ui8__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_32: tensor<ui8>, %right_32: tensor<ui8>):
    %compare_11 = stablehlo.compare GE, %left_32, %right_32 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_11 : tensor<i1>
  }, {
  ^bb0(%left_33: tensor<ui8>, %right_33: tensor<ui8>):
    %add_24 = stablehlo.add %left_33, %right_33 : tensor<ui8>
    stablehlo.return %add_24 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<1x2x1xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %multiply = stablehlo.multiply %ui8, %ui8__2 : tensor<1x2x3xui8>
  %scatter_12 = "stablehlo.scatter"(%multiply, %i32, %ui8__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_34: tensor<ui8>, %right_34: tensor<ui8>):
    %add_25 = stablehlo.add %left_34, %right_34 : tensor<ui8>
    stablehlo.return %add_25 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<2xi32>, tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %multiply_2 = stablehlo.multiply %ui8__3, %ui8__2 : tensor<1x2x3xui8>
  %select_and_scatter_12 = "stablehlo.select_and_scatter"(%multiply_2, %ui8__4, %ui8__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_35: tensor<ui8>, %right_35: tensor<ui8>):
    %compare_12 = stablehlo.compare GE, %left_35, %right_35 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_12 : tensor<i1>
  }, {
  ^bb0(%left_36: tensor<ui8>, %right_36: tensor<ui8>):
    %add_26 = stablehlo.add %left_36, %right_36 : tensor<ui8>
    stablehlo.return %add_26 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<1x2x1xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %negate = stablehlo.negate %ui8 : tensor<1x2x3xui8>
  %scatter_13 = "stablehlo.scatter"(%negate, %i32, %ui8__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_37: tensor<ui8>, %right_37: tensor<ui8>):
    %add_27 = stablehlo.add %left_37, %right_37 : tensor<ui8>
    stablehlo.return %add_27 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<2xi32>, tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %negate_2 = stablehlo.negate %ui8__3 : tensor<1x2x3xui8>
  %select_and_scatter_13 = "stablehlo.select_and_scatter"(%negate_2, %ui8__4, %ui8__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_38: tensor<ui8>, %right_38: tensor<ui8>):
    %compare_13 = stablehlo.compare GE, %left_38, %right_38 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_13 : tensor<i1>
  }, {
  ^bb0(%left_39: tensor<ui8>, %right_39: tensor<ui8>):
    %add_28 = stablehlo.add %left_39, %right_39 : tensor<ui8>
    stablehlo.return %add_28 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<1x2x1xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %not = stablehlo.not %ui8 : tensor<1x2x3xui8>
  %scatter_14 = "stablehlo.scatter"(%not, %i32, %ui8__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_40: tensor<ui8>, %right_40: tensor<ui8>):
    %add_29 = stablehlo.add %left_40, %right_40 : tensor<ui8>
    stablehlo.return %add_29 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<2xi32>, tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %not_2 = stablehlo.not %ui8__3 : tensor<1x2x3xui8>
  %select_and_scatter_14 = "stablehlo.select_and_scatter"(%not_2, %ui8__4, %ui8__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_41: tensor<ui8>, %right_41: tensor<ui8>):
    %compare_14 = stablehlo.compare GE, %left_41, %right_41 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_14 : tensor<i1>
  }, {
  ^bb0(%left_42: tensor<ui8>, %right_42: tensor<ui8>):
    %add_30 = stablehlo.add %left_42, %right_42 : tensor<ui8>
    stablehlo.return %add_30 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<1x2x1xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %or = stablehlo.or %ui8, %ui8__2 : tensor<1x2x3xui8>
  %scatter_15 = "stablehlo.scatter"(%or, %i32, %ui8__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_43: tensor<ui8>, %right_43: tensor<ui8>):
    %add_31 = stablehlo.add %left_43, %right_43 : tensor<ui8>
    stablehlo.return %add_31 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<2xi32>, tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %or_2 = stablehlo.or %ui8__3, %ui8__2 : tensor<1x2x3xui8>
  %select_and_scatter_15 = "stablehlo.select_and_scatter"(%or_2, %ui8__4, %ui8__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_44: tensor<ui8>, %right_44: tensor<ui8>):
    %compare_15 = stablehlo.compare GE, %left_44, %right_44 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_15 : tensor<i1>
  }, {
  ^bb0(%left_45: tensor<ui8>, %right_45: tensor<ui8>):
    %add_32 = stablehlo.add %left_45, %right_45 : tensor<ui8>
    stablehlo.return %add_32 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<1x2x1xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %popcnt = stablehlo.popcnt %ui8 : tensor<1x2x3xui8>
  %scatter_16 = "stablehlo.scatter"(%popcnt, %i32, %ui8__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_46: tensor<ui8>, %right_46: tensor<ui8>):
    %add_33 = stablehlo.add %left_46, %right_46 : tensor<ui8>
    stablehlo.return %add_33 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<2xi32>, tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %popcnt_2 = stablehlo.popcnt %ui8__3 : tensor<1x2x3xui8>
  %select_and_scatter_16 = "stablehlo.select_and_scatter"(%popcnt_2, %ui8__4, %ui8__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_47: tensor<ui8>, %right_47: tensor<ui8>):
    %compare_16 = stablehlo.compare GE, %left_47, %right_47 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_16 : tensor<i1>
  }, {
  ^bb0(%left_48: tensor<ui8>, %right_48: tensor<ui8>):
    %add_34 = stablehlo.add %left_48, %right_48 : tensor<ui8>
    stablehlo.return %add_34 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<1x2x1xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %power = stablehlo.power %ui8, %ui8__11 : tensor<1x2x3xui8>
  %scatter_17 = "stablehlo.scatter"(%power, %i32, %ui8__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_49: tensor<ui8>, %right_49: tensor<ui8>):
    %add_35 = stablehlo.add %left_49, %right_49 : tensor<ui8>
    stablehlo.return %add_35 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<2xi32>, tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %power_2 = stablehlo.power %ui8__3, %ui8__11 : tensor<1x2x3xui8>
  %select_and_scatter_17 = "stablehlo.select_and_scatter"(%power_2, %ui8__4, %ui8__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_50: tensor<ui8>, %right_50: tensor<ui8>):
    %compare_17 = stablehlo.compare GE, %left_50, %right_50 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_17 : tensor<i1>
  }, {
  ^bb0(%left_51: tensor<ui8>, %right_51: tensor<ui8>):
    %add_36 = stablehlo.add %left_51, %right_51 : tensor<ui8>
    stablehlo.return %add_36 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<1x2x1xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %reduce = stablehlo.reduce(%ui8__12 init: %ui8__5) across dimensions = [2] : (tensor<1x2x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  reducer(%left_52: tensor<ui8>, %right_52: tensor<ui8>) {
    %add_37 = stablehlo.add %left_52, %right_52 : tensor<ui8>
    stablehlo.return %add_37 : tensor<ui8>
  }
  %scatter_18 = "stablehlo.scatter"(%reduce, %i32, %ui8__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_53: tensor<ui8>, %right_53: tensor<ui8>):
    %add_38 = stablehlo.add %left_53, %right_53 : tensor<ui8>
    stablehlo.return %add_38 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<2xi32>, tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %reduce_2 = stablehlo.reduce(%ui8__13 init: %ui8__5) across dimensions = [2] : (tensor<1x2x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  reducer(%left_54: tensor<ui8>, %right_54: tensor<ui8>) {
    %add_39 = stablehlo.add %left_54, %right_54 : tensor<ui8>
    stablehlo.return %add_39 : tensor<ui8>
  }
  %select_and_scatter_18 = "stablehlo.select_and_scatter"(%reduce_2, %ui8__4, %ui8__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_55: tensor<ui8>, %right_55: tensor<ui8>):
    %compare_18 = stablehlo.compare GE, %left_55, %right_55 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_18 : tensor<i1>
  }, {
  ^bb0(%left_56: tensor<ui8>, %right_56: tensor<ui8>):
    %add_40 = stablehlo.add %left_56, %right_56 : tensor<ui8>
    stablehlo.return %add_40 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<1x2x1xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %reduce_window = "stablehlo.reduce_window"(%ui8__8, %ui8__5) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_57: tensor<ui8>, %right_57: tensor<ui8>):
    %add_41 = stablehlo.add %left_57, %right_57 : tensor<ui8>
    stablehlo.return %add_41 : tensor<ui8>
  }) : (tensor<1x2x4xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %scatter_19 = "stablehlo.scatter"(%reduce_window, %i32, %ui8__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_58: tensor<ui8>, %right_58: tensor<ui8>):
    %add_42 = stablehlo.add %left_58, %right_58 : tensor<ui8>
    stablehlo.return %add_42 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<2xi32>, tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %reduce_window_2 = "stablehlo.reduce_window"(%ui8__10, %ui8__5) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_59: tensor<ui8>, %right_59: tensor<ui8>):
    %add_43 = stablehlo.add %left_59, %right_59 : tensor<ui8>
    stablehlo.return %add_43 : tensor<ui8>
  }) : (tensor<1x2x4xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %select_and_scatter_19 = "stablehlo.select_and_scatter"(%reduce_window_2, %ui8__4, %ui8__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_60: tensor<ui8>, %right_60: tensor<ui8>):
    %compare_19 = stablehlo.compare GE, %left_60, %right_60 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_19 : tensor<i1>
  }, {
  ^bb0(%left_61: tensor<ui8>, %right_61: tensor<ui8>):
    %add_44 = stablehlo.add %left_61, %right_61 : tensor<ui8>
    stablehlo.return %add_44 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<1x2x1xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %remainder = stablehlo.remainder %ui8, %ui8__2 : tensor<1x2x3xui8>
  %scatter_20 = "stablehlo.scatter"(%remainder, %i32, %ui8__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_62: tensor<ui8>, %right_62: tensor<ui8>):
    %add_45 = stablehlo.add %left_62, %right_62 : tensor<ui8>
    stablehlo.return %add_45 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<2xi32>, tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %remainder_2 = stablehlo.remainder %ui8__3, %ui8__2 : tensor<1x2x3xui8>
  %select_and_scatter_20 = "stablehlo.select_and_scatter"(%remainder_2, %ui8__4, %ui8__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_63: tensor<ui8>, %right_63: tensor<ui8>):
    %compare_20 = stablehlo.compare GE, %left_63, %right_63 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_20 : tensor<i1>
  }, {
  ^bb0(%left_64: tensor<ui8>, %right_64: tensor<ui8>):
    %add_46 = stablehlo.add %left_64, %right_64 : tensor<ui8>
    stablehlo.return %add_46 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<1x2x1xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %scatter_21 = "stablehlo.scatter"(%ui8, %i32, %ui8__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_65: tensor<ui8>, %right_65: tensor<ui8>):
    %add_47 = stablehlo.add %left_65, %right_65 : tensor<ui8>
    stablehlo.return %add_47 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<2xi32>, tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %add_48 = stablehlo.add %scatter_21, %scatter_21 : tensor<1x2x3xui8>
  %and_3 = stablehlo.and %scatter_21, %ui8__14 : tensor<1x2x3xui8>
  %bitcast_convert_3 = stablehlo.bitcast_convert %scatter_21 : (tensor<1x2x3xui8>) -> tensor<1x2x3xi8>
  %clamp_3 = stablehlo.clamp %scatter_21, %ui8__2, %ui8__7 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %compare_21 = stablehlo.compare GE, %scatter_21, %scatter_21 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<1x2x3xi1>
  %convert_3 = stablehlo.convert %scatter_21 : (tensor<1x2x3xui8>) -> tensor<1x2x3xi32>
  %count_leading_zeros_3 = stablehlo.count_leading_zeros %scatter_21 : tensor<1x2x3xui8>
  %divide_3 = stablehlo.divide %scatter_21, %ui8__2 : tensor<1x2x3xui8>
  %dot_general_3 = stablehlo.dot_general %scatter_21, %ui8__16, contracting_dims = [2] x [0] : (tensor<1x2x3xui8>, tensor<3x2xui8>) -> tensor<1x2x2xui8>
  %maximum_3 = stablehlo.maximum %scatter_21, %ui8__15 : tensor<1x2x3xui8>
  %minimum_3 = stablehlo.minimum %scatter_21, %ui8__2 : tensor<1x2x3xui8>
  %multiply_3 = stablehlo.multiply %ui8__2, %scatter_21 : tensor<1x2x3xui8>
  %negate_3 = stablehlo.negate %scatter_21 : tensor<1x2x3xui8>
  %not_3 = stablehlo.not %scatter_21 : tensor<1x2x3xui8>
  %or_3 = stablehlo.or %scatter_21, %ui8__2 : tensor<1x2x3xui8>
  %popcnt_3 = stablehlo.popcnt %scatter_21 : tensor<1x2x3xui8>
  %power_3 = stablehlo.power %scatter_21, %ui8__11 : tensor<1x2x3xui8>
  %reduce_3 = stablehlo.reduce(%scatter_21 init: %ui8__5) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2xui8>
  %reduce_window_3 = "stablehlo.reduce_window"(%scatter_21, %ui8__5) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_66: tensor<ui8>, %right_66: tensor<ui8>):
    %add_49 = stablehlo.add %left_66, %right_66 : tensor<ui8>
    stablehlo.return %add_49 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x2xui8>
  %remainder_3 = stablehlo.remainder %scatter_21, %ui8__2 : tensor<1x2x3xui8>
  %scatter_22 = "stablehlo.scatter"(%scatter_21, %i32, %ui8__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_67: tensor<ui8>, %right_67: tensor<ui8>):
    %add_50 = stablehlo.add %left_67, %right_67 : tensor<ui8>
    stablehlo.return %add_50 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<2xi32>, tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %select = stablehlo.select %i1, %ui8__2, %scatter_21 : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  %scatter_23 = "stablehlo.scatter"(%ui8__3, %i32, %ui8__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_68: tensor<ui8>, %right_68: tensor<ui8>):
    %add_51 = stablehlo.add %left_68, %right_68 : tensor<ui8>
    stablehlo.return %add_51 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<2xi32>, tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %select_and_scatter_21 = "stablehlo.select_and_scatter"(%scatter_23, %ui8__4, %ui8__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_69: tensor<ui8>, %right_69: tensor<ui8>):
    %compare_22 = stablehlo.compare GE, %left_69, %right_69 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_22 : tensor<i1>
  }, {
  ^bb0(%left_70: tensor<ui8>, %right_70: tensor<ui8>):
    %add_52 = stablehlo.add %left_70, %right_70 : tensor<ui8>
    stablehlo.return %add_52 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<1x2x1xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %shift_left = stablehlo.shift_left %scatter_21, %ui8__11 : tensor<1x2x3xui8>
  %concatenate = stablehlo.concatenate %scatter, %select_and_scatter, %scatter_2, %select_and_scatter_2, %scatter_3, %select_and_scatter_3, %scatter_4, %select_and_scatter_4, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate, dense<[[[4, 7, 5], [9, 127, 13]], [[3, 0, 0], [0, 5, 0]], [[1, 0, 2], [10, 133, 6]], [[0, 0, 3], [0, 0, 5]], [[255, 2, 253], [130, 133, 9]], [[3, 0, 0], [0, 5, 0]], [[2, 2, 3], [103, 105, 9]], [[3, 0, 0], [5, 0, 0]]]> : tensor<8x2x3xui8> loc("scatter_of_add, select_and_scatter_of_add, scatter_of_and, select_and_scatter_of_and, scatter_of_bitcast_convert, select_and_scatter_of_bitcast_convert, scatter_of_clamp, select_and_scatter_of_clamp")
  %concatenate_2 = stablehlo.concatenate %scatter_5, %select_and_scatter_5, %scatter_6, %select_and_scatter_6, %scatter_7, %select_and_scatter_7, %scatter_8, %select_and_scatter_8, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate_2, dense<[[[44, 2, 3], [2, 133, 9]], [[3, 0, 0], [5, 0, 0]], [[7, 6, 6], [3, 5, 7]], [[0, 3, 0], [0, 5, 0]], [[0, 0, 1], [39, 5, 3]], [[3, 0, 0], [5, 0, 0]], [[19, 14, 12], [254, 73, 74]], [[0, 3, 0], [0, 5, 0]]]> : tensor<8x2x3xui8> loc("scatter_of_convert, select_and_scatter_of_convert, scatter_of_count_leading_zeros, select_and_scatter_of_count_leading_zeros, scatter_of_divide, select_and_scatter_of_divide, scatter_of_dot_general, select_and_scatter_of_dot_general")
  %concatenate_3 = stablehlo.concatenate %scatter_9, %select_and_scatter_9, %scatter_10, %select_and_scatter_10, %scatter_11, %select_and_scatter_11, %scatter_12, %select_and_scatter_12, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate_3, dense<[[[0, 1, 2], [3, 6, 4]], [[0, 0, 3], [0, 0, 5]], [[3, 5, 3], [2, 255, 9]], [[3, 0, 0], [0, 5, 0]], [[1, 2, 2], [10, 133, 6]], [[3, 0, 0], [5, 0, 0]], [[3, 10, 6], [252, 5, 30]], [[3, 0, 0], [0, 5, 0]]]> : tensor<8x2x3xui8> loc("scatter_of_iota, select_and_scatter_of_iota, scatter_of_maximum, select_and_scatter_of_maximum, scatter_of_minimum, select_and_scatter_of_minimum, scatter_of_multiply, select_and_scatter_of_multiply")
  %concatenate_4 = stablehlo.concatenate %scatter_13, %select_and_scatter_13, %scatter_14, %select_and_scatter_14, %scatter_15, %select_and_scatter_15, %scatter_16, %select_and_scatter_16, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate_4, dense<[[[255, 254, 253], [4, 133, 251]], [[0, 3, 0], [0, 5, 0]], [[254, 253, 252], [3, 132, 250]], [[0, 3, 0], [0, 5, 0]], [[3, 7, 3], [2, 255, 9]], [[3, 0, 0], [0, 5, 0]], [[1, 1, 2], [11, 6, 5]], [[3, 0, 0], [0, 0, 5]]]> : tensor<8x2x3xui8> loc("scatter_of_negate, select_and_scatter_of_negate, scatter_of_not, select_and_scatter_of_not, scatter_of_or, select_and_scatter_of_or, scatter_of_popcnt, select_and_scatter_of_popcnt")
  %concatenate_5 = stablehlo.concatenate %scatter_17, %select_and_scatter_17, %scatter_18, %select_and_scatter_18, %scatter_19, %select_and_scatter_19, %scatter_20, %select_and_scatter_20, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate_5, dense<[[[1, 2, 27], [4, 5, 9]], [[0, 0, 3], [0, 5, 0]], [[0, 130, 10], [19, 25, 14]], [[3, 0, 0], [0, 5, 0]], [[3, 5, 2], [138, 18, 16]], [[0, 0, 3], [0, 0, 5]], [[1, 2, 1], [6, 133, 5]], [[3, 0, 0], [0, 5, 0]]]> : tensor<8x2x3xui8> loc("scatter_of_power, select_and_scatter_of_power, scatter_of_reduce, select_and_scatter_of_reduce, scatter_of_reduce_window, select_and_scatter_of_reduce_window, scatter_of_remainder, select_and_scatter_of_remainder")
  %concatenate_6 = stablehlo.concatenate %add_48, %and_3, %clamp_3, %count_leading_zeros_3, %divide_3, %maximum_3, %minimum_3, %multiply_3, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate_6, dense<[[[2, 4, 6], [4, 10, 18]], [[1, 0, 1], [0, 1, 1]], [[3, 5, 3], [7, 100, 9]], [[7, 6, 6], [6, 0, 4]], [[0, 0, 1], [0, 0, 2]], [[1, 2, 3], [2, 133, 9]], [[1, 2, 2], [2, 133, 4]], [[3, 10, 6], [14, 226, 36]]]> : tensor<8x2x3xui8> loc("add_of_scatter, and_of_scatter, clamp_of_scatter, count_leading_zeros_of_scatter, divide_of_scatter, maximum_of_scatter, minimum_of_scatter, multiply_of_scatter")
  %concatenate_7 = stablehlo.concatenate %negate_3, %not_3, %or_3, %popcnt_3, %power_3, %remainder_3, %scatter_22, %select, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate_7, dense<[[[255, 254, 253], [254, 123, 247]], [[254, 253, 252], [253, 122, 246]], [[3, 7, 3], [7, 255, 13]], [[1, 1, 2], [1, 3, 2]], [[1, 2, 27], [1, 25, 9]], [[1, 2, 1], [2, 133, 1]], [[1, 2, 3], [5, 138, 11]], [[3, 2, 2], [2, 133, 4]]]> : tensor<8x2x3xui8> loc("negate_of_scatter, not_of_scatter, or_of_scatter, popcnt_of_scatter, power_of_scatter, remainder_of_scatter, scatter_of_scatter, select_of_scatter")
  %reshape = stablehlo.reshape %select_and_scatter_21 : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_2 = stablehlo.reshape %shift_left : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_3 = stablehlo.reshape %dot_general_3 : (tensor<1x2x2xui8>) -> tensor<4xui8>
  %reshape_4 = stablehlo.reshape %reduce_window_3 : (tensor<1x2x2xui8>) -> tensor<4xui8>
  %reshape_5 = stablehlo.reshape %reduce_3 : (tensor<1x2xui8>) -> tensor<2xui8>
  %concatenate_8 = stablehlo.concatenate %reshape, %reshape_2, %reshape_3, %reshape_4, %reshape_5, dim = 0 : (tensor<6xui8>, tensor<6xui8>, tensor<4xui8>, tensor<4xui8>, tensor<2xui8>) -> tensor<22xui8>
  check.expect_eq_const %concatenate_8, dense<[3, 0, 0, 5, 0, 0, 4, 4, 24, 2, 20, 18, 245, 31, 218, 209, 3, 5, 135, 142, 3, 133]> : tensor<22xui8> loc("select_and_scatter_of_scatter, shift_left_of_scatter, dot_general_of_scatter, reduce_window_of_scatter, reduce_of_scatter")
  check.expect_eq_const %bitcast_convert_3, dense<[[[1, 2, 3], [2, -123, 9]]]> : tensor<1x2x3xi8> loc("bitcast_convert_of_scatter")
  check.expect_eq_const %compare_21, dense<true> : tensor<1x2x3xi1> loc("compare_of_scatter")
  check.expect_eq_const %convert_3, dense<[[[1, 2, 3], [2, 133, 9]]]> : tensor<1x2x3xi32> loc("convert_of_scatter")
  return
}
