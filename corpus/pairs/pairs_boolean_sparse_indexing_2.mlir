// Pairs of ops: what takes the boolean result of minimum, multiply, not, or, pad, reduce, reduce_window, reshape, reverse,
// scatter, select, select_and_scatter. The values are those of scripts/oracle.
func.func @main() {
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %i1__2 = stablehlo.constant dense<[[[true, false, true], [true, false, false]]]> : tensor<1x2x3xi1>
  %i1__3 = stablehlo.constant dense<[[[true, false, true], [true, false, false], [true, false, true]]]> : tensor<1x3x3xi1>
  %i32 = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
  %i1__4 = stablehlo.constant dense<[[[true], [false]]]> : tensor<1x2x1xi1>
  %i1__5 = stablehlo.constant dense<false> : tensor<i1>
  %i32__2 = stablehlo.constant dense<[1, 0, 5]> : tensor<3xi32>
  %i32__3 = stablehlo.constant dense<[1, 5]> : tensor<2xi32>
  %i1__6 = stablehlo.constant dense<[[[true, false], [true, false]]]> : tensor<1x2x2xi1>
  %i1__7 = stablehlo.constant dense<[[[[true, false, true], [false, false, true]], [[true, true, false], [true, false, false]]]]> : tensor<1x2x2x3xi1>
  %i1__8 = stablehlo.constant dense<[[[true, false, true, false], [false, true, true, true]]]> : tensor<1x2x4xi1>
  %i1__9 = stablehlo.constant dense<[[true, false], [true, false], [false, true]]> : tensor<3x2xi1>
  %i1__10 = stablehlo.constant dense<false> : tensor<1x2x3xi1>
  %i1__11 = stablehlo.constant dense<[[[true, false, true]]]> : tensor<1x1x3xi1>
  %i1__12 = stablehlo.constant dense<[[true, false], [true, true], [false, false], [true, false]]> : tensor<4x2xi1>
  %i32__4 = stablehlo.constant dense<0> : tensor<i32>
  %i32__5 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__6 = stablehlo.constant dense<9> : tensor<i32>
  %i1__13 = stablehlo.constant dense<[[[true, false, true, true], [false, false, true, false], [true, true, false, false]]]> : tensor<1x3x4xi1>
  %i32__7 = stablehlo.constant dense<2> : tensor<i32>
  %i32__8 = stablehlo.constant dense<[[[5, -2, 3], [9, -4, 7]]]> : tensor<1x2x3xi32>
  %i32__9 = stablehlo.constant dense<[[[3, 5, -2], [7, 2, -3]]]> : tensor<1x2x3xi32>
  %minimum = stablehlo.minimum %i1, %i1__2 : tensor<1x2x3xi1>
  %scatter = "stablehlo.scatter"(%i1__3, %i32, %minimum) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left: tensor<i1>, %right: tensor<i1>):
    %or = stablehlo.or %left, %right : tensor<i1>
    stablehlo.return %or : tensor<i1>
  }) : (tensor<1x3x3xi1>, tensor<2xi32>, tensor<1x2x3xi1>) -> tensor<1x3x3xi1>
  %minimum_2 = stablehlo.minimum %i1, %i1__2 : tensor<1x2x3xi1>
  %select_and_scatter = "stablehlo.select_and_scatter"(%minimum_2, %i1__4, %i1__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_2: tensor<i1>, %right_2: tensor<i1>):
    %compare = stablehlo.compare GE, %left_2, %right_2 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }, {
  ^bb0(%left_3: tensor<i1>, %right_3: tensor<i1>):
    %or_2 = stablehlo.or %left_3, %right_3 : tensor<i1>
    stablehlo.return %or_2 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<1x2x1xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  %multiply = stablehlo.multiply %i1, %i1__2 : tensor<1x2x3xi1>
  %gather = "stablehlo.gather"(%multiply, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi1>, tensor<3xi32>) -> tensor<1x3x3xi1>
  %scatter_2 = "stablehlo.scatter"(%multiply, %i32__3, %i1__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_4: tensor<i1>, %right_4: tensor<i1>):
    %or_3 = stablehlo.or %left_4, %right_4 : tensor<i1>
    stablehlo.return %or_3 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<2xi32>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  %multiply_2 = stablehlo.multiply %i1, %i1__2 : tensor<1x2x3xi1>
  %select_and_scatter_2 = "stablehlo.select_and_scatter"(%multiply_2, %i1__4, %i1__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_5: tensor<i1>, %right_5: tensor<i1>):
    %compare_2 = stablehlo.compare GE, %left_5, %right_5 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }, {
  ^bb0(%left_6: tensor<i1>, %right_6: tensor<i1>):
    %or_4 = stablehlo.or %left_6, %right_6 : tensor<i1>
    stablehlo.return %or_4 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<1x2x1xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  %not = stablehlo.not %i1 : tensor<1x2x3xi1>
  %gather_2 = "stablehlo.gather"(%not, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi1>, tensor<3xi32>) -> tensor<1x3x3xi1>
  %scatter_3 = "stablehlo.scatter"(%i1__3, %i32, %not) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_7: tensor<i1>, %right_7: tensor<i1>):
    %or_5 = stablehlo.or %left_7, %right_7 : tensor<i1>
    stablehlo.return %or_5 : tensor<i1>
  }) : (tensor<1x3x3xi1>, tensor<2xi32>, tensor<1x2x3xi1>) -> tensor<1x3x3xi1>
  %not_2 = stablehlo.not %i1 : tensor<1x2x3xi1>
  %select_and_scatter_3 = "stablehlo.select_and_scatter"(%not_2, %i1__4, %i1__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_8: tensor<i1>, %right_8: tensor<i1>):
    %compare_3 = stablehlo.compare GE, %left_8, %right_8 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare_3 : tensor<i1>
  }, {
  ^bb0(%left_9: tensor<i1>, %right_9: tensor<i1>):
    %or_6 = stablehlo.or %left_9, %right_9 : tensor<i1>
    stablehlo.return %or_6 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<1x2x1xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  %or_7 = stablehlo.or %i1, %i1__2 : tensor<1x2x3xi1>
  %gather_3 = "stablehlo.gather"(%or_7, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi1>, tensor<3xi32>) -> tensor<1x3x3xi1>
  %scatter_4 = "stablehlo.scatter"(%or_7, %i32__3, %i1__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_10: tensor<i1>, %right_10: tensor<i1>):
    %or_8 = stablehlo.or %left_10, %right_10 : tensor<i1>
    stablehlo.return %or_8 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<2xi32>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  %or_9 = stablehlo.or %i1, %i1__2 : tensor<1x2x3xi1>
  %select_and_scatter_4 = "stablehlo.select_and_scatter"(%or_9, %i1__4, %i1__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_11: tensor<i1>, %right_11: tensor<i1>):
    %compare_4 = stablehlo.compare GE, %left_11, %right_11 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare_4 : tensor<i1>
  }, {
  ^bb0(%left_12: tensor<i1>, %right_12: tensor<i1>):
    %or_10 = stablehlo.or %left_12, %right_12 : tensor<i1>
    stablehlo.return %or_10 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<1x2x1xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  %pad = stablehlo.pad %i1__6, %i1__5, low = [0, 0, 2], high = [0, 0, -1], interior = [0, 0, 0] : (tensor<1x2x2xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  %gather_4 = "stablehlo.gather"(%pad, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi1>, tensor<3xi32>) -> tensor<1x3x3xi1>
  %scatter_5 = "stablehlo.scatter"(%i1__3, %i32, %pad) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_13: tensor<i1>, %right_13: tensor<i1>):
    %or_11 = stablehlo.or %left_13, %right_13 : tensor<i1>
    stablehlo.return %or_11 : tensor<i1>
  }) : (tensor<1x3x3xi1>, tensor<2xi32>, tensor<1x2x3xi1>) -> tensor<1x3x3xi1>
  %pad_2 = stablehlo.pad %i1__6, %i1__5, low = [0, 0, 2], high = [0, 0, -1], interior = [0, 0, 0] : (tensor<1x2x2xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  %select_and_scatter_5 = "stablehlo.select_and_scatter"(%pad_2, %i1__4, %i1__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_14: tensor<i1>, %right_14: tensor<i1>):
    %compare_5 = stablehlo.compare GE, %left_14, %right_14 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare_5 : tensor<i1>
  }, {
  ^bb0(%left_15: tensor<i1>, %right_15: tensor<i1>):
    %or_12 = stablehlo.or %left_15, %right_15 : tensor<i1>
    stablehlo.return %or_12 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<1x2x1xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  %reduce = stablehlo.reduce(%i1__7 init: %i1__5) across dimensions = [2] : (tensor<1x2x2x3xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  reducer(%left_16: tensor<i1>, %right_16: tensor<i1>) {
    %or_13 = stablehlo.or %left_16, %right_16 : tensor<i1>
    stablehlo.return %or_13 : tensor<i1>
  }
  %gather_5 = "stablehlo.gather"(%reduce, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi1>, tensor<3xi32>) -> tensor<1x3x3xi1>
  %scatter_6 = "stablehlo.scatter"(%reduce, %i32__3, %i1__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_17: tensor<i1>, %right_17: tensor<i1>):
    %or_14 = stablehlo.or %left_17, %right_17 : tensor<i1>
    stablehlo.return %or_14 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<2xi32>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  %reduce_2 = stablehlo.reduce(%i1__7 init: %i1__5) across dimensions = [2] : (tensor<1x2x2x3xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  reducer(%left_18: tensor<i1>, %right_18: tensor<i1>) {
    %or_15 = stablehlo.or %left_18, %right_18 : tensor<i1>
    stablehlo.return %or_15 : tensor<i1>
  }
  %select_and_scatter_6 = "stablehlo.select_and_scatter"(%reduce_2, %i1__4, %i1__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_19: tensor<i1>, %right_19: tensor<i1>):
    %compare_6 = stablehlo.compare GE, %left_19, %right_19 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare_6 : tensor<i1>
  }, {
  ^bb0(%left_20: tensor<i1>, %right_20: tensor<i1>):
    %or_16 = stablehlo.or %left_20, %right_20 : tensor<i1>
    stablehlo.return %or_16 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<1x2x1xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  %reduce_window = "stablehlo.reduce_window"(%i1__8, %i1__5) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_21: tensor<i1>, %right_21: tensor<i1>):
    %or_17 = stablehlo.or %left_21, %right_21 : tensor<i1>
    stablehlo.return %or_17 : tensor<i1>
  }) : (tensor<1x2x4xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  %gather_6 = "stablehlo.gather"(%reduce_window, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi1>, tensor<3xi32>) -> tensor<1x3x3xi1>
  %scatter_7 = "stablehlo.scatter"(%i1__3, %i32, %reduce_window) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_22: tensor<i1>, %right_22: tensor<i1>):
    %or_18 = stablehlo.or %left_22, %right_22 : tensor<i1>
    stablehlo.return %or_18 : tensor<i1>
  }) : (tensor<1x3x3xi1>, tensor<2xi32>, tensor<1x2x3xi1>) -> tensor<1x3x3xi1>
  %reduce_window_2 = "stablehlo.reduce_window"(%i1__8, %i1__5) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_23: tensor<i1>, %right_23: tensor<i1>):
    %or_19 = stablehlo.or %left_23, %right_23 : tensor<i1>
    stablehlo.return %or_19 : tensor<i1>
  }) : (tensor<1x2x4xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  %select_and_scatter_7 = "stablehlo.select_and_scatter"(%reduce_window_2, %i1__4, %i1__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_24: tensor<i1>, %right_24: tensor<i1>):
    %compare_7 = stablehlo.compare GE, %left_24, %right_24 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare_7 : tensor<i1>
  }, {
  ^bb0(%left_25: tensor<i1>, %right_25: tensor<i1>):
    %or_20 = stablehlo.or %left_25, %right_25 : tensor<i1>
    stablehlo.return %or_20 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<1x2x1xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  %reshape = stablehlo.reshape %i1__9 : (tensor<3x2xi1>) -> tensor<1x2x3xi1>
  %gather_7 = "stablehlo.gather"(%reshape, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi1>, tensor<3xi32>) -> tensor<1x3x3xi1>
  %scatter_8 = "stablehlo.scatter"(%reshape, %i32__3, %i1__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_26: tensor<i1>, %right_26: tensor<i1>):
    %or_21 = stablehlo.or %left_26, %right_26 : tensor<i1>
    stablehlo.return %or_21 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<2xi32>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  %reshape_2 = stablehlo.reshape %i1__9 : (tensor<3x2xi1>) -> tensor<1x2x3xi1>
  %select_and_scatter_8 = "stablehlo.select_and_scatter"(%reshape_2, %i1__4, %i1__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_27: tensor<i1>, %right_27: tensor<i1>):
    %compare_8 = stablehlo.compare GE, %left_27, %right_27 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare_8 : tensor<i1>
  }, {
  ^bb0(%left_28: tensor<i1>, %right_28: tensor<i1>):
    %or_22 = stablehlo.or %left_28, %right_28 : tensor<i1>
    stablehlo.return %or_22 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<1x2x1xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  %reverse = stablehlo.reverse %i1, dims = [1, 2] : tensor<1x2x3xi1>
  %gather_8 = "stablehlo.gather"(%reverse, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi1>, tensor<3xi32>) -> tensor<1x3x3xi1>
  %scatter_9 = "stablehlo.scatter"(%i1__3, %i32, %reverse) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_29: tensor<i1>, %right_29: tensor<i1>):
    %or_23 = stablehlo.or %left_29, %right_29 : tensor<i1>
    stablehlo.return %or_23 : tensor<i1>
  }) : (tensor<1x3x3xi1>, tensor<2xi32>, tensor<1x2x3xi1>) -> tensor<1x3x3xi1>
  %reverse_2 = stablehlo.reverse %i1, dims = [1, 2] : tensor<1x2x3xi1>
  %select_and_scatter_9 = "stablehlo.select_and_scatter"(%reverse_2, %i1__4, %i1__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_30: tensor<i1>, %right_30: tensor<i1>):
    %compare_9 = stablehlo.compare GE, %left_30, %right_30 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare_9 : tensor<i1>
  }, {
  ^bb0(%left_31: tensor<i1>, %right_31: tensor<i1>):
    %or_24 = stablehlo.or %left_31, %right_31 : tensor<i1>
    stablehlo.return %or_24 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<1x2x1xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  %scatter_10 = "stablehlo.scatter"(%i1, %i32__3, %i1__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_32: tensor<i1>, %right_32: tensor<i1>):
    %or_25 = stablehlo.or %left_32, %right_32 : tensor<i1>
    stablehlo.return %or_25 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<2xi32>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  %and = stablehlo.and %i1__2, %scatter_10 : tensor<1x2x3xi1>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %scatter_10, dims = [0, 2, 3] : (tensor<1x2x3xi1>) -> tensor<1x2x2x3xi1>
  %clamp = stablehlo.clamp %i1__5, %i1__2, %scatter_10 : (tensor<i1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  %compare_10 = stablehlo.compare LT, %scatter_10, %i1__2 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  %concatenate = stablehlo.concatenate %i1__11, %scatter_10, dim = 1 : (tensor<1x1x3xi1>, tensor<1x2x3xi1>) -> tensor<1x3x3xi1>
  %convert = stablehlo.convert %scatter_10 : (tensor<1x2x3xi1>) -> tensor<1x2x3xf32>
  %dot_general = stablehlo.dot_general %i1__12, %scatter_10, contracting_dims = [1] x [1] : (tensor<4x2xi1>, tensor<1x2x3xi1>) -> tensor<4x1x3xi1>
  %dynamic_slice = stablehlo.dynamic_slice %scatter_10, %i32__4, %i32__5, %i32__6, sizes = [1, 1, 2] : (tensor<1x2x3xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi1>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i1__13, %scatter_10, %i32__4, %i32__7, %i32__4 : (tensor<1x3x4xi1>, tensor<1x2x3xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi1>
  %gather_9 = "stablehlo.gather"(%scatter_10, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi1>, tensor<3xi32>) -> tensor<1x3x3xi1>
  %maximum = stablehlo.maximum %scatter_10, %i1__10 : tensor<1x2x3xi1>
  %minimum_3 = stablehlo.minimum %scatter_10, %i1__2 : tensor<1x2x3xi1>
  %multiply_3 = stablehlo.multiply %i1__2, %scatter_10 : tensor<1x2x3xi1>
  %not_3 = stablehlo.not %scatter_10 : tensor<1x2x3xi1>
  %or_26 = stablehlo.or %scatter_10, %i1__10 : tensor<1x2x3xi1>
  %pad_3 = stablehlo.pad %scatter_10, %i1__5, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi1>, tensor<i1>) -> tensor<1x2x5xi1>
  %reduce_3 = stablehlo.reduce(%scatter_10 init: %i1__5) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi1>, tensor<i1>) -> tensor<1x2xi1>
  %reduce_window_3 = "stablehlo.reduce_window"(%scatter_10, %i1__5) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_33: tensor<i1>, %right_33: tensor<i1>):
    %or_27 = stablehlo.or %left_33, %right_33 : tensor<i1>
    stablehlo.return %or_27 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<i1>) -> tensor<1x2x2xi1>
  %reshape_3 = stablehlo.reshape %scatter_10 : (tensor<1x2x3xi1>) -> tensor<3x2xi1>
  %reverse_3 = stablehlo.reverse %scatter_10, dims = [1, 2] : tensor<1x2x3xi1>
  %scatter_11 = "stablehlo.scatter"(%i1__3, %i32, %scatter_10) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_34: tensor<i1>, %right_34: tensor<i1>):
    %or_28 = stablehlo.or %left_34, %right_34 : tensor<i1>
    stablehlo.return %or_28 : tensor<i1>
  }) : (tensor<1x3x3xi1>, tensor<2xi32>, tensor<1x2x3xi1>) -> tensor<1x3x3xi1>
  %select = stablehlo.select %scatter_10, %i32__8, %i32__9 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  %scatter_12 = "stablehlo.scatter"(%i1, %i32__3, %i1__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_35: tensor<i1>, %right_35: tensor<i1>):
    %or_29 = stablehlo.or %left_35, %right_35 : tensor<i1>
    stablehlo.return %or_29 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<2xi32>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  %select_and_scatter_10 = "stablehlo.select_and_scatter"(%scatter_12, %i1__4, %i1__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_36: tensor<i1>, %right_36: tensor<i1>):
    %compare_11 = stablehlo.compare GE, %left_36, %right_36 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare_11 : tensor<i1>
  }, {
  ^bb0(%left_37: tensor<i1>, %right_37: tensor<i1>):
    %or_30 = stablehlo.or %left_37, %right_37 : tensor<i1>
    stablehlo.return %or_30 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<1x2x1xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  %slice = stablehlo.slice %scatter_10 [0:1, 0:2, 1:3] : (tensor<1x2x3xi1>) -> tensor<1x2x2xi1>
  %sort = "stablehlo.sort"(%scatter_10) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_38: tensor<i1>, %right_38: tensor<i1>):
    %compare_12 = stablehlo.compare GT, %left_38, %right_38 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare_12 : tensor<i1>
  }) : (tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  %transpose = stablehlo.transpose %scatter_10, dims = [2, 1, 0] : (tensor<1x2x3xi1>) -> tensor<3x2x1xi1>
  %xor = stablehlo.xor %scatter_10, %i1__10 : tensor<1x2x3xi1>
  %select_2 = stablehlo.select %i1, %i1, %i1__2 : tensor<1x2x3xi1>, tensor<1x2x3xi1>
  %gather_10 = "stablehlo.gather"(%select_2, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi1>, tensor<3xi32>) -> tensor<1x3x3xi1>
  %scatter_13 = "stablehlo.scatter"(%i1__3, %i32, %select_2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_39: tensor<i1>, %right_39: tensor<i1>):
    %or_31 = stablehlo.or %left_39, %right_39 : tensor<i1>
    stablehlo.return %or_31 : tensor<i1>
  }) : (tensor<1x3x3xi1>, tensor<2xi32>, tensor<1x2x3xi1>) -> tensor<1x3x3xi1>
  %select_3 = stablehlo.select %i1, %i1, %i1__2 : tensor<1x2x3xi1>, tensor<1x2x3xi1>
  %select_and_scatter_11 = "stablehlo.select_and_scatter"(%select_3, %i1__4, %i1__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_40: tensor<i1>, %right_40: tensor<i1>):
    %compare_13 = stablehlo.compare GE, %left_40, %right_40 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare_13 : tensor<i1>
  }, {
  ^bb0(%left_41: tensor<i1>, %right_41: tensor<i1>):
    %or_32 = stablehlo.or %left_41, %right_41 : tensor<i1>
    stablehlo.return %or_32 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<1x2x1xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  %select_and_scatter_12 = "stablehlo.select_and_scatter"(%i1, %i1__4, %i1__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_42: tensor<i1>, %right_42: tensor<i1>):
    %compare_14 = stablehlo.compare GE, %left_42, %right_42 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare_14 : tensor<i1>
  }, {
  ^bb0(%left_43: tensor<i1>, %right_43: tensor<i1>):
    %or_33 = stablehlo.or %left_43, %right_43 : tensor<i1>
    stablehlo.return %or_33 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<1x2x1xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  %and_2 = stablehlo.and %select_and_scatter_12, %i1__10 : tensor<1x2x3xi1>
  %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %select_and_scatter_12, dims = [0, 2, 3] : (tensor<1x2x3xi1>) -> tensor<1x2x2x3xi1>
  %clamp_2 = stablehlo.clamp %i1__5, %i1__2, %select_and_scatter_12 : (tensor<i1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  %compare_15 = stablehlo.compare GE, %select_and_scatter_12, %select_and_scatter_12 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  %concatenate_2 = stablehlo.concatenate %i1__11, %select_and_scatter_12, dim = 1 : (tensor<1x1x3xi1>, tensor<1x2x3xi1>) -> tensor<1x3x3xi1>
  %convert_2 = stablehlo.convert %select_and_scatter_12 : (tensor<1x2x3xi1>) -> tensor<1x2x3xf32>
  %dot_general_2 = stablehlo.dot_general %i1__12, %select_and_scatter_12, contracting_dims = [1] x [1] : (tensor<4x2xi1>, tensor<1x2x3xi1>) -> tensor<4x1x3xi1>
  %dynamic_slice_2 = stablehlo.dynamic_slice %select_and_scatter_12, %i32__4, %i32__5, %i32__6, sizes = [1, 1, 2] : (tensor<1x2x3xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi1>
  %concatenate_3 = stablehlo.concatenate %select_and_scatter, %scatter_2, %select_and_scatter_2, %select_and_scatter_3, %scatter_4, %select_and_scatter_4, %select_and_scatter_5, %scatter_6, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<8x2x3xi1>
  check.expect_eq_const %concatenate_3, dense<[[[true, false, false], [false, false, false]], [[true, false, true], [true, false, true]], [[true, false, false], [false, false, false]], [[false, true, false], [false, false, false]], [[true, false, true], [true, false, true]], [[true, false, false], [false, false, false]], [[false, false, true], [false, false, false]], [[true, false, true], [true, true, true]]]> : tensor<8x2x3xi1> loc("select_and_scatter_of_minimum, scatter_of_multiply, select_and_scatter_of_multiply, select_and_scatter_of_not, scatter_of_or, select_and_scatter_of_or, select_and_scatter_of_pad, scatter_of_reduce")
  %concatenate_4 = stablehlo.concatenate %select_and_scatter_6, %select_and_scatter_7, %scatter_8, %select_and_scatter_8, %select_and_scatter_9, %and, %clamp, %compare_10, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<8x2x3xi1>
  check.expect_eq_const %concatenate_4, dense<[[[true, false, false], [false, false, false]], [[true, false, false], [false, false, false]], [[true, false, true], [true, false, true]], [[true, false, false], [false, false, false]], [[true, false, false], [false, false, false]], [[true, false, true], [true, false, false]], [[true, false, true], [true, false, false]], [[false, false, false], [false, false, false]]]> : tensor<8x2x3xi1> loc("select_and_scatter_of_reduce, select_and_scatter_of_reduce_window, scatter_of_reshape, select_and_scatter_of_reshape, select_and_scatter_of_reverse, and_of_scatter, clamp_of_scatter, compare_of_scatter")
  %concatenate_5 = stablehlo.concatenate %maximum, %minimum_3, %multiply_3, %not_3, %or_26, %reverse_3, %select_and_scatter_10, %sort, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<8x2x3xi1>
  check.expect_eq_const %concatenate_5, dense<[[[true, false, true], [true, false, true]], [[true, false, true], [true, false, false]], [[true, false, true], [true, false, false]], [[false, true, false], [false, true, false]], [[true, false, true], [true, false, true]], [[true, false, true], [true, false, true]], [[true, false, false], [false, false, false]], [[true, true, false], [true, true, false]]]> : tensor<8x2x3xi1> loc("maximum_of_scatter, minimum_of_scatter, multiply_of_scatter, not_of_scatter, or_of_scatter, reverse_of_scatter, select_and_scatter_of_scatter, sort_of_scatter")
  %reshape_4 = stablehlo.reshape %xor : (tensor<1x2x3xi1>) -> tensor<6xi1>
  %reshape_5 = stablehlo.reshape %select_and_scatter_11 : (tensor<1x2x3xi1>) -> tensor<6xi1>
  %reshape_6 = stablehlo.reshape %and_2 : (tensor<1x2x3xi1>) -> tensor<6xi1>
  %reshape_7 = stablehlo.reshape %clamp_2 : (tensor<1x2x3xi1>) -> tensor<6xi1>
  %reshape_8 = stablehlo.reshape %compare_15 : (tensor<1x2x3xi1>) -> tensor<6xi1>
  %reshape_9 = stablehlo.reshape %scatter : (tensor<1x3x3xi1>) -> tensor<9xi1>
  %reshape_10 = stablehlo.reshape %gather : (tensor<1x3x3xi1>) -> tensor<9xi1>
  %reshape_11 = stablehlo.reshape %gather_2 : (tensor<1x3x3xi1>) -> tensor<9xi1>
  %concatenate_6 = stablehlo.concatenate %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, %reshape_10, %reshape_11, dim = 0 : (tensor<6xi1>, tensor<6xi1>, tensor<6xi1>, tensor<6xi1>, tensor<6xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>) -> tensor<57xi1>
  check.expect_eq_const %concatenate_6, dense<[true, false, true, true, false, true, true, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, true, true, true, true, true, true, true, false, true, true, false, false, true, false, true, false, false, false, true, false, true, false, false, false, true, true, false, false, true, false, true, true, false]> : tensor<57xi1> loc("xor_of_scatter, select_and_scatter_of_select, and_of_select_and_scatter, clamp_of_select_and_scatter, compare_of_select_and_scatter, scatter_of_minimum, gather_of_multiply, gather_of_not")
  %concatenate_7 = stablehlo.concatenate %scatter_3, %gather_3, %gather_4, %scatter_5, %gather_5, %gather_6, %scatter_7, %gather_7, dim = 0 : (tensor<1x3x3xi1>, tensor<1x3x3xi1>, tensor<1x3x3xi1>, tensor<1x3x3xi1>, tensor<1x3x3xi1>, tensor<1x3x3xi1>, tensor<1x3x3xi1>, tensor<1x3x3xi1>) -> tensor<8x3x3xi1>
  check.expect_eq_const %concatenate_7, dense<[[[true, true, true], [true, false, false], [true, true, true]], [[true, false, true], [true, false, true], [true, false, true]], [[false, false, true], [false, false, true], [false, false, true]], [[true, false, true], [true, false, false], [true, false, true]], [[true, true, false], [true, false, true], [true, true, false]], [[true, true, true], [true, true, true], [true, true, true]], [[true, true, true], [true, false, false], [true, true, true]], [[false, false, true], [true, false, true], [false, false, true]]]> : tensor<8x3x3xi1> loc("scatter_of_not, gather_of_or, gather_of_pad, scatter_of_pad, gather_of_reduce, gather_of_reduce_window, scatter_of_reduce_window, gather_of_reshape")
  %concatenate_8 = stablehlo.concatenate %gather_8, %scatter_9, %concatenate, %gather_9, %scatter_11, %gather_10, %scatter_13, %concatenate_2, dim = 0 : (tensor<1x3x3xi1>, tensor<1x3x3xi1>, tensor<1x3x3xi1>, tensor<1x3x3xi1>, tensor<1x3x3xi1>, tensor<1x3x3xi1>, tensor<1x3x3xi1>, tensor<1x3x3xi1>) -> tensor<8x3x3xi1>
  check.expect_eq_const %concatenate_8, dense<[[[true, false, true], [true, false, false], [true, false, true]], [[true, false, true], [true, false, false], [true, false, true]], [[true, false, true], [true, false, true], [true, false, true]], [[true, false, true], [true, false, true], [true, false, true]], [[true, false, true], [true, false, false], [true, false, true]], [[true, false, true], [true, false, true], [true, false, true]], [[true, false, true], [true, false, false], [true, false, true]], [[true, false, true], [true, false, false], [false, false, false]]]> : tensor<8x3x3xi1> loc("gather_of_reverse, scatter_of_reverse, concatenate_of_scatter, gather_of_scatter, scatter_of_scatter, gather_of_select, scatter_of_select, concatenate_of_select_and_scatter")
  %reshape_12 = stablehlo.reshape %dynamic_slice : (tensor<1x1x2xi1>) -> tensor<2xi1>
  %reshape_13 = stablehlo.reshape %dynamic_slice_2 : (tensor<1x1x2xi1>) -> tensor<2xi1>
  %reshape_14 = stablehlo.reshape %reduce_window_3 : (tensor<1x2x2xi1>) -> tensor<4xi1>
  %reshape_15 = stablehlo.reshape %slice : (tensor<1x2x2xi1>) -> tensor<4xi1>
  %reshape_16 = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x2x3xi1>) -> tensor<12xi1>
  %reshape_17 = stablehlo.reshape %broadcast_in_dim_2 : (tensor<1x2x2x3xi1>) -> tensor<12xi1>
  %reshape_18 = stablehlo.reshape %dot_general : (tensor<4x1x3xi1>) -> tensor<12xi1>
  %reshape_19 = stablehlo.reshape %dot_general_2 : (tensor<4x1x3xi1>) -> tensor<12xi1>
  %concatenate_9 = stablehlo.concatenate %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, %reshape_17, %reshape_18, %reshape_19, dim = 0 : (tensor<2xi1>, tensor<2xi1>, tensor<4xi1>, tensor<4xi1>, tensor<12xi1>, tensor<12xi1>, tensor<12xi1>, tensor<12xi1>) -> tensor<60xi1>
  check.expect_eq_const %concatenate_9, dense<[false, true, false, false, true, true, true, true, false, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, false, false, false, false, true, false, false, false, false, false, true, false, true, true, false, true, false, false, false, true, false, true, true, false, false, true, false, false, false, false, false, true, false, false]> : tensor<60xi1> loc("dynamic_slice_of_scatter, dynamic_slice_of_select_and_scatter, reduce_window_of_scatter, slice_of_scatter, broadcast_in_dim_of_scatter, broadcast_in_dim_of_select_and_scatter, dot_general_of_scatter, dot_general_of_select_and_scatter")
  %reshape_20 = stablehlo.reshape %reduce_3 : (tensor<1x2xi1>) -> tensor<2xi1>
  %reshape_21 = stablehlo.reshape %pad_3 : (tensor<1x2x5xi1>) -> tensor<10xi1>
  %reshape_22 = stablehlo.reshape %dynamic_update_slice : (tensor<1x3x4xi1>) -> tensor<12xi1>
  %reshape_23 = stablehlo.reshape %reshape_3 : (tensor<3x2xi1>) -> tensor<6xi1>
  %reshape_24 = stablehlo.reshape %transpose : (tensor<3x2x1xi1>) -> tensor<6xi1>
  %concatenate_10 = stablehlo.concatenate %reshape_20, %reshape_21, %reshape_22, %reshape_23, %reshape_24, dim = 0 : (tensor<2xi1>, tensor<10xi1>, tensor<12xi1>, tensor<6xi1>, tensor<6xi1>) -> tensor<36xi1>
  check.expect_eq_const %concatenate_10, dense<[true, true, false, false, false, false, false, true, false, true, false, false, true, false, true, true, true, false, true, false, true, false, true, false, true, false, true, true, false, true, true, true, false, false, true, true]> : tensor<36xi1> loc("reduce_of_scatter, pad_of_scatter, dynamic_update_slice_of_scatter, reshape_of_scatter, transpose_of_scatter")
  %concatenate_11 = stablehlo.concatenate %convert, %convert_2, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  check.expect_eq_const %concatenate_11, dense<[[[1.0, 0.0, 1.0], [1.0, 0.0, 1.0]], [[1.0, 0.0, 0.0], [0.0, 0.0, 0.0]]]> : tensor<2x2x3xf32> loc("convert_of_scatter, convert_of_select_and_scatter")
  check.expect_eq_const %select, dense<[[[5, 5, 3], [9, 2, 7]]]> : tensor<1x2x3xi32> loc("select_of_scatter")
  return
}
