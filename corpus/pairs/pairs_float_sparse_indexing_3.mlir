// Pairs of ops: what takes the float result of real, reduce_precision, reduce_window, remainder, reshape, reverse,
// round_nearest_afz, round_nearest_even, rsqrt, scatter. The values are those of scripts/oracle.
func.func @main() {
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %f32 = stablehlo.constant dense<[[[2.0], [-0.5]]]> : tensor<1x2x1xf32>
  %f32__2 = stablehlo.constant dense<0.0> : tensor<f32>
  %f32__3 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %i32 = stablehlo.constant dense<[1, 0, 5]> : tensor<3xi32>
  %f32__4 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5], [2.0, -0.5, 3.0]]]> : tensor<1x3x3xf32>
  %i32__2 = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
  %f32__5 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__6 = stablehlo.constant dense<[[[1.5, -2.25, 0.75, -0.0], [0x7F800000, 0x7FC00000, 2.5, 0.25]]]> : tensor<1x2x4xf32>
  %f32__7 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %i32__3 = stablehlo.constant dense<[1, 5]> : tensor<2xi32>
  %f32__8 = stablehlo.constant dense<[[[1.5, 2.25, 0.75, 0.5], [3.0, 1.25, 2.5, 0.25]]]> : tensor<1x2x4xf32>
  %f32__9 = stablehlo.constant dense<[[1.5, -2.25], [0.75, -0.0], [0x7F800000, 0x7FC00000]]> : tensor<3x2xf32>
  %f32__10 = stablehlo.constant dense<[[1.5, 2.25], [0.75, 0.5], [3.0, 1.25]]> : tensor<3x2xf32>
  %f32__11 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [-0.0, 0x7F800000, 0.25]]]> : tensor<1x2x3xf32>
  %f32__12 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__13 = stablehlo.constant dense<2.0> : tensor<1x2x3xf32>
  %f32__14 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf32>
  %i32__4 = stablehlo.constant dense<0> : tensor<i32>
  %i32__5 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__6 = stablehlo.constant dense<9> : tensor<i32>
  %f32__15 = stablehlo.constant dense<[[[2.0, -0.5]]]> : tensor<1x1x2xf32>
  %i32__7 = stablehlo.constant dense<1> : tensor<i32>
  %i32__8 = stablehlo.constant dense<2> : tensor<i32>
  %f32__16 = stablehlo.constant dense<2.0> : tensor<f32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %real = stablehlo.real %complex_f32 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %select_and_scatter = "stablehlo.select_and_scatter"(%real, %f32, %f32__2) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %compare = stablehlo.compare GE, %left, %right : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }, {
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %add = stablehlo.add %left_2, %right_2 : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %reduce_precision = stablehlo.reduce_precision %f32__3, format = e5m2 : tensor<1x2x3xf32>
  %gather = "stablehlo.gather"(%reduce_precision, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  %scatter = "stablehlo.scatter"(%f32__4, %i32__2, %reduce_precision) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_3: tensor<f32>, %right_3: tensor<f32>):
    %add_2 = stablehlo.add %left_3, %right_3 : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }) : (tensor<1x3x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  %reduce_precision_2 = stablehlo.reduce_precision %f32__5, format = e5m2 : tensor<1x2x3xf32>
  %select_and_scatter_2 = "stablehlo.select_and_scatter"(%reduce_precision_2, %f32, %f32__2) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_4: tensor<f32>, %right_4: tensor<f32>):
    %compare_2 = stablehlo.compare GE, %left_4, %right_4 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }, {
  ^bb0(%left_5: tensor<f32>, %right_5: tensor<f32>):
    %add_3 = stablehlo.add %left_5, %right_5 : tensor<f32>
    stablehlo.return %add_3 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %reduce_window = "stablehlo.reduce_window"(%f32__6, %f32__2) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_6: tensor<f32>, %right_6: tensor<f32>):
    %add_4 = stablehlo.add %left_6, %right_6 : tensor<f32>
    stablehlo.return %add_4 : tensor<f32>
  }) : (tensor<1x2x4xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %gather_2 = "stablehlo.gather"(%reduce_window, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  %scatter_2 = "stablehlo.scatter"(%reduce_window, %i32__3, %f32__7) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_7: tensor<f32>, %right_7: tensor<f32>):
    %add_5 = stablehlo.add %left_7, %right_7 : tensor<f32>
    stablehlo.return %add_5 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %reduce_window_2 = "stablehlo.reduce_window"(%f32__8, %f32__2) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_8: tensor<f32>, %right_8: tensor<f32>):
    %add_6 = stablehlo.add %left_8, %right_8 : tensor<f32>
    stablehlo.return %add_6 : tensor<f32>
  }) : (tensor<1x2x4xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %select_and_scatter_3 = "stablehlo.select_and_scatter"(%reduce_window_2, %f32, %f32__2) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_9: tensor<f32>, %right_9: tensor<f32>):
    %compare_3 = stablehlo.compare GE, %left_9, %right_9 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_3 : tensor<i1>
  }, {
  ^bb0(%left_10: tensor<f32>, %right_10: tensor<f32>):
    %add_7 = stablehlo.add %left_10, %right_10 : tensor<f32>
    stablehlo.return %add_7 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %remainder = stablehlo.remainder %f32__3, %f32__7 : tensor<1x2x3xf32>
  %gather_3 = "stablehlo.gather"(%remainder, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  %scatter_3 = "stablehlo.scatter"(%f32__4, %i32__2, %remainder) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_11: tensor<f32>, %right_11: tensor<f32>):
    %add_8 = stablehlo.add %left_11, %right_11 : tensor<f32>
    stablehlo.return %add_8 : tensor<f32>
  }) : (tensor<1x3x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  %remainder_2 = stablehlo.remainder %f32__5, %f32__7 : tensor<1x2x3xf32>
  %select_and_scatter_4 = "stablehlo.select_and_scatter"(%remainder_2, %f32, %f32__2) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_12: tensor<f32>, %right_12: tensor<f32>):
    %compare_4 = stablehlo.compare GE, %left_12, %right_12 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_4 : tensor<i1>
  }, {
  ^bb0(%left_13: tensor<f32>, %right_13: tensor<f32>):
    %add_9 = stablehlo.add %left_13, %right_13 : tensor<f32>
    stablehlo.return %add_9 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %reshape = stablehlo.reshape %f32__9 : (tensor<3x2xf32>) -> tensor<1x2x3xf32>
  %gather_4 = "stablehlo.gather"(%reshape, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  %scatter_4 = "stablehlo.scatter"(%reshape, %i32__3, %f32__7) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_14: tensor<f32>, %right_14: tensor<f32>):
    %add_10 = stablehlo.add %left_14, %right_14 : tensor<f32>
    stablehlo.return %add_10 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %reshape_2 = stablehlo.reshape %f32__10 : (tensor<3x2xf32>) -> tensor<1x2x3xf32>
  %select_and_scatter_5 = "stablehlo.select_and_scatter"(%reshape_2, %f32, %f32__2) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_15: tensor<f32>, %right_15: tensor<f32>):
    %compare_5 = stablehlo.compare GE, %left_15, %right_15 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_5 : tensor<i1>
  }, {
  ^bb0(%left_16: tensor<f32>, %right_16: tensor<f32>):
    %add_11 = stablehlo.add %left_16, %right_16 : tensor<f32>
    stablehlo.return %add_11 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %reverse = stablehlo.reverse %f32__3, dims = [1, 2] : tensor<1x2x3xf32>
  %gather_5 = "stablehlo.gather"(%reverse, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  %scatter_5 = "stablehlo.scatter"(%f32__4, %i32__2, %reverse) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_17: tensor<f32>, %right_17: tensor<f32>):
    %add_12 = stablehlo.add %left_17, %right_17 : tensor<f32>
    stablehlo.return %add_12 : tensor<f32>
  }) : (tensor<1x3x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  %reverse_2 = stablehlo.reverse %f32__5, dims = [1, 2] : tensor<1x2x3xf32>
  %select_and_scatter_6 = "stablehlo.select_and_scatter"(%reverse_2, %f32, %f32__2) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_18: tensor<f32>, %right_18: tensor<f32>):
    %compare_6 = stablehlo.compare GE, %left_18, %right_18 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_6 : tensor<i1>
  }, {
  ^bb0(%left_19: tensor<f32>, %right_19: tensor<f32>):
    %add_13 = stablehlo.add %left_19, %right_19 : tensor<f32>
    stablehlo.return %add_13 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %round_nearest_afz = stablehlo.round_nearest_afz %f32__3 : tensor<1x2x3xf32>
  %gather_6 = "stablehlo.gather"(%round_nearest_afz, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  %scatter_6 = "stablehlo.scatter"(%round_nearest_afz, %i32__3, %f32__7) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_20: tensor<f32>, %right_20: tensor<f32>):
    %add_14 = stablehlo.add %left_20, %right_20 : tensor<f32>
    stablehlo.return %add_14 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %round_nearest_afz_2 = stablehlo.round_nearest_afz %f32__5 : tensor<1x2x3xf32>
  %select_and_scatter_7 = "stablehlo.select_and_scatter"(%round_nearest_afz_2, %f32, %f32__2) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_21: tensor<f32>, %right_21: tensor<f32>):
    %compare_7 = stablehlo.compare GE, %left_21, %right_21 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_7 : tensor<i1>
  }, {
  ^bb0(%left_22: tensor<f32>, %right_22: tensor<f32>):
    %add_15 = stablehlo.add %left_22, %right_22 : tensor<f32>
    stablehlo.return %add_15 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %round_nearest_even = stablehlo.round_nearest_even %f32__3 : tensor<1x2x3xf32>
  %gather_7 = "stablehlo.gather"(%round_nearest_even, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  %scatter_7 = "stablehlo.scatter"(%f32__4, %i32__2, %round_nearest_even) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_23: tensor<f32>, %right_23: tensor<f32>):
    %add_16 = stablehlo.add %left_23, %right_23 : tensor<f32>
    stablehlo.return %add_16 : tensor<f32>
  }) : (tensor<1x3x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  %round_nearest_even_2 = stablehlo.round_nearest_even %f32__5 : tensor<1x2x3xf32>
  %select_and_scatter_8 = "stablehlo.select_and_scatter"(%round_nearest_even_2, %f32, %f32__2) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_24: tensor<f32>, %right_24: tensor<f32>):
    %compare_8 = stablehlo.compare GE, %left_24, %right_24 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_8 : tensor<i1>
  }, {
  ^bb0(%left_25: tensor<f32>, %right_25: tensor<f32>):
    %add_17 = stablehlo.add %left_25, %right_25 : tensor<f32>
    stablehlo.return %add_17 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %rsqrt = stablehlo.rsqrt %f32__3 : tensor<1x2x3xf32>
  %gather_8 = "stablehlo.gather"(%rsqrt, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  %scatter_8 = "stablehlo.scatter"(%rsqrt, %i32__3, %f32__7) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_26: tensor<f32>, %right_26: tensor<f32>):
    %add_18 = stablehlo.add %left_26, %right_26 : tensor<f32>
    stablehlo.return %add_18 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %rsqrt_2 = stablehlo.rsqrt %f32__5 : tensor<1x2x3xf32>
  %select_and_scatter_9 = "stablehlo.select_and_scatter"(%rsqrt_2, %f32, %f32__2) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_27: tensor<f32>, %right_27: tensor<f32>):
    %compare_9 = stablehlo.compare GE, %left_27, %right_27 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_9 : tensor<i1>
  }, {
  ^bb0(%left_28: tensor<f32>, %right_28: tensor<f32>):
    %add_19 = stablehlo.add %left_28, %right_28 : tensor<f32>
    stablehlo.return %add_19 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %scatter_9 = "stablehlo.scatter"(%f32__3, %i32__3, %f32__7) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_29: tensor<f32>, %right_29: tensor<f32>):
    %add_20 = stablehlo.add %left_29, %right_29 : tensor<f32>
    stablehlo.return %add_20 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %abs = stablehlo.abs %scatter_9 : tensor<1x2x3xf32>
  %atan2 = stablehlo.atan2 %f32__7, %scatter_9 : tensor<1x2x3xf32>
  %scatter_10 = "stablehlo.scatter"(%f32__11, %i32__3, %f32__7) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_30: tensor<f32>, %right_30: tensor<f32>):
    %add_21 = stablehlo.add %left_30, %right_30 : tensor<f32>
    stablehlo.return %add_21 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %scatter_10 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %scatter_9, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  %cbrt = stablehlo.cbrt %scatter_9 : tensor<1x2x3xf32>
  %ceil = stablehlo.ceil %scatter_9 : tensor<1x2x3xf32>
  %compare_10 = stablehlo.compare GE, %scatter_9, %scatter_9 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %complex = stablehlo.complex %f32__7, %scatter_9 : tensor<1x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %scatter_9, %scatter_9, dim = 2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x6xf32>
  %convert = stablehlo.convert %scatter_9 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %scatter_11 = "stablehlo.scatter"(%f32__5, %i32__3, %f32__7) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_31: tensor<f32>, %right_31: tensor<f32>):
    %add_22 = stablehlo.add %left_31, %right_31 : tensor<f32>
    stablehlo.return %add_22 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %scatter_11 : tensor<1x2x3xf32>
  %divide = stablehlo.divide %scatter_9, %f32__13 : tensor<1x2x3xf32>
  %dot_general = stablehlo.dot_general %scatter_9, %f32__14, contracting_dims = [2] x [0] : (tensor<1x2x3xf32>, tensor<3x2xf32>) -> tensor<1x2x2xf32>
  %dynamic_slice = stablehlo.dynamic_slice %scatter_9, %i32__4, %i32__5, %i32__6, sizes = [1, 2, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %scatter_9, %f32__15, %i32__4, %i32__7, %i32__8 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  %exponential = stablehlo.exponential %scatter_9 : tensor<1x2x3xf32>
  %exponential_minus_one = stablehlo.exponential_minus_one %scatter_9 : tensor<1x2x3xf32>
  %floor = stablehlo.floor %scatter_9 : tensor<1x2x3xf32>
  %gather_9 = "stablehlo.gather"(%scatter_9, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  %imag = stablehlo.imag %scatter_9 : tensor<1x2x3xf32>
  %is_finite = stablehlo.is_finite %scatter_9 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %log = stablehlo.log %scatter_9 : tensor<1x2x3xf32>
  %log_plus_one = stablehlo.log_plus_one %scatter_9 : tensor<1x2x3xf32>
  %logistic = stablehlo.logistic %scatter_9 : tensor<1x2x3xf32>
  %multiply = stablehlo.multiply %scatter_9, %f32__7 : tensor<1x2x3xf32>
  %negate = stablehlo.negate %scatter_9 : tensor<1x2x3xf32>
  %pad = stablehlo.pad %scatter_9, %f32__16, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x5xf32>
  %power = stablehlo.power %scatter_9, %f32__13 : tensor<1x2x3xf32>
  %real_2 = stablehlo.real %scatter_9 : tensor<1x2x3xf32>
  %reduce_precision_3 = stablehlo.reduce_precision %scatter_9, format = e5m2 : tensor<1x2x3xf32>
  %reduce_window_3 = "stablehlo.reduce_window"(%scatter_9, %f32__2) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_32: tensor<f32>, %right_32: tensor<f32>):
    %add_23 = stablehlo.add %left_32, %right_32 : tensor<f32>
    stablehlo.return %add_23 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  %remainder_3 = stablehlo.remainder %scatter_9, %f32__13 : tensor<1x2x3xf32>
  %reshape_3 = stablehlo.reshape %scatter_9 : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reverse_3 = stablehlo.reverse %scatter_9, dims = [2] : tensor<1x2x3xf32>
  %round_nearest_afz_3 = stablehlo.round_nearest_afz %scatter_9 : tensor<1x2x3xf32>
  %round_nearest_even_3 = stablehlo.round_nearest_even %scatter_9 : tensor<1x2x3xf32>
  %rsqrt_3 = stablehlo.rsqrt %scatter_9 : tensor<1x2x3xf32>
  %scatter_12 = "stablehlo.scatter"(%f32__4, %i32__2, %scatter_9) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_33: tensor<f32>, %right_33: tensor<f32>):
    %add_24 = stablehlo.add %left_33, %right_33 : tensor<f32>
    stablehlo.return %add_24 : tensor<f32>
  }) : (tensor<1x3x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  %select = stablehlo.select %i1, %scatter_9, %f32__7 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %concatenate_2 = stablehlo.concatenate %select_and_scatter, %select_and_scatter_2, %scatter_2, %select_and_scatter_3, %select_and_scatter_4, %scatter_4, %select_and_scatter_5, %select_and_scatter_6, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_2, dense<[[[2.0, 0.0, 0.0], [0.0, 0.0, -0.5]], [[0.0, 2.0, 0.0], [0.0, -0.5, 0.0]], [[-0.75, -1.5, 0.75], [0x7FC00000, 0x7FC00000, 5.75]], [[2.0, 0.0, 0.0], [-0.5, 0.0, 0.0]], [[2.0, 0.0, 0.0], [-0.5, 0.0, 0.0]], [[1.5, -2.25, 0.75], [2.0, 0x7F800000, 0x7FC00000]], [[0.0, 2.0, 0.0], [0.0, -0.5, 0.0]], [[0.0, 2.0, 0.0], [0.0, -0.5, 0.0]]]> : tensor<8x2x3xf32> loc("select_and_scatter_of_real, select_and_scatter_of_reduce_precision, scatter_of_reduce_window, select_and_scatter_of_reduce_window, select_and_scatter_of_remainder, scatter_of_reshape, select_and_scatter_of_reshape, select_and_scatter_of_reverse")
  %concatenate_3 = stablehlo.concatenate %scatter_6, %select_and_scatter_7, %select_and_scatter_8, %abs, %ceil, %divide, %dynamic_update_slice, %floor, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_3, dense<[[[2.0, -2.0, 1.0], [2.0, 0x7F800000, 0x7FC00000]], [[2.0, 0.0, 0.0], [0.0, -0.5, 0.0]], [[2.0, 0.0, 0.0], [0.0, -0.5, 0.0]], [[1.5, 2.25, 0.75], [2.0, 0x7F800000, 0x7FC00000]], [[2.0, -2.0, 1.0], [2.0, 0x7F800000, 0x7FC00000]], [[0.75, -1.125, 0.375], [1.0, 0x7F800000, 0x7FC00000]], [[1.5, -2.25, 0.75], [2.0, 2.0, -0.5]], [[1.0, -3.0, 0.0], [2.0, 0x7F800000, 0x7FC00000]]]> : tensor<8x2x3xf32> loc("scatter_of_round_nearest_afz, select_and_scatter_of_round_nearest_afz, select_and_scatter_of_round_nearest_even, abs_of_scatter, ceil_of_scatter, divide_of_scatter, dynamic_update_slice_of_scatter, floor_of_scatter")
  %concatenate_4 = stablehlo.concatenate %imag, %multiply, %negate, %real_2, %reduce_precision_3, %remainder_3, %reverse_3, %round_nearest_afz_3, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_4, dense<[[[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[3.0, 1.125, 2.25], [8.0, 0xFF800000, 0x7FC00000]], [[-1.5, 2.25, -0.75], [-2.0, 0xFF800000, 0xFFC00000]], [[1.5, -2.25, 0.75], [2.0, 0x7F800000, 0x7FC00000]], [[1.5, -2.0, 0.75], [2.0, 0x7F800000, 0x7FC00000]], [[1.5, -0.25, 0.75], [0.0, 0x7FC00000, 0x7FC00000]], [[0.75, -2.25, 1.5], [0x7FC00000, 0x7F800000, 2.0]], [[2.0, -2.0, 1.0], [2.0, 0x7F800000, 0x7FC00000]]]> : tensor<8x2x3xf32> loc("imag_of_scatter, multiply_of_scatter, negate_of_scatter, real_of_scatter, reduce_precision_of_scatter, remainder_of_scatter, reverse_of_scatter, round_nearest_afz_of_scatter")
  %reshape_4 = stablehlo.reshape %round_nearest_even_3 : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_5 = stablehlo.reshape %select : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_6 = stablehlo.reshape %gather : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_7 = stablehlo.reshape %scatter : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_8 = stablehlo.reshape %gather_2 : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_9 = stablehlo.reshape %gather_3 : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_10 = stablehlo.reshape %scatter_3 : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_11 = stablehlo.reshape %gather_4 : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %concatenate_5 = stablehlo.concatenate %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, %reshape_10, %reshape_11, dim = 0 : (tensor<6xf32>, tensor<6xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>) -> tensor<66xf32>
  check.expect_eq_const %concatenate_5, dense<[2.0, -2.0, 1.0, 2.0, 0x7F800000, 0x7FC00000, 1.5, -0.5, 0.75, 4.0, -1.0, 0x7FC00000, -0.0, 0x7F800000, 0x7FC00000, 1.5, -2.0, 0.75, -0.0, 0x7F800000, 0x7FC00000, 2.0, 0x7F800000, 0x7FC00000, 4.0, -1.0, 0.5, 3.5, -2.5, 3.75, 0x7FC00000, 0x7FC00000, 2.75, -0.75, -1.5, 0.75, 0x7FC00000, 0x7FC00000, 2.75, -0.0, 0x7FC00000, 0x7FC00000, 1.5, -0.25, 0.75, -0.0, 0x7FC00000, 0x7FC00000, 2.0, 0x7FC00000, 0x7FC00000, 4.0, -1.0, 0.5, 3.5, -0.75, 3.75, -0.0, 0x7F800000, 0x7FC00000, 1.5, -2.25, 0.75, -0.0, 0x7F800000, 0x7FC00000]> : tensor<66xf32> loc("round_nearest_even_of_scatter, select_of_scatter, gather_of_reduce_precision, scatter_of_reduce_precision, gather_of_reduce_window, gather_of_remainder, scatter_of_remainder, gather_of_reshape")
  %reshape_12 = stablehlo.reshape %gather_5 : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_13 = stablehlo.reshape %scatter_5 : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_14 = stablehlo.reshape %gather_6 : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_15 = stablehlo.reshape %gather_7 : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_16 = stablehlo.reshape %scatter_7 : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_17 = stablehlo.reshape %gather_9 : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_18 = stablehlo.reshape %scatter_12 : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_19 = stablehlo.reshape %dot_general : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %concatenate_6 = stablehlo.concatenate %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, %reshape_17, %reshape_18, %reshape_19, dim = 0 : (tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<4xf32>) -> tensor<67xf32>
  check.expect_eq_const %concatenate_6, dense<[0.75, -2.25, 1.5, 0x7FC00000, 0x7F800000, -0.0, 0.75, -2.25, 1.5, 2.75, -2.75, 4.5, 4.0, -1.0, 0.5, 0x7FC00000, 0x7F800000, 3.0, -0.0, 0x7F800000, 0x7FC00000, 2.0, -2.0, 1.0, -0.0, 0x7F800000, 0x7FC00000, -0.0, 0x7F800000, 0x7FC00000, 2.0, -2.0, 1.0, -0.0, 0x7F800000, 0x7FC00000, 2.0, 0x7F800000, 0x7FC00000, 4.0, -1.0, 0.5, 4.0, -2.5, 4.0, 2.0, 0x7F800000, 0x7FC00000, 1.5, -2.25, 0.75, 2.0, 0x7F800000, 0x7FC00000, 4.0, 0x7F800000, 0x7FC00000, 4.0, -1.0, 0.5, 3.5, -2.75, 3.75, -4.5, -9.375, 0x7FC00000, 0x7FC00000]> : tensor<67xf32> loc("gather_of_reverse, scatter_of_reverse, gather_of_round_nearest_afz, gather_of_round_nearest_even, scatter_of_round_nearest_even, gather_of_scatter, scatter_of_scatter, dot_general_of_scatter")
  %reshape_20 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_21 = stablehlo.reshape %reduce_window_3 : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_22 = stablehlo.reshape %pad : (tensor<1x2x5xf32>) -> tensor<10xf32>
  %reshape_23 = stablehlo.reshape %concatenate : (tensor<1x2x6xf32>) -> tensor<12xf32>
  %reshape_24 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xf32>) -> tensor<12xf32>
  %reshape_25 = stablehlo.reshape %reshape_3 : (tensor<6xf32>) -> tensor<6xf32>
  %concatenate_7 = stablehlo.concatenate %reshape_20, %reshape_21, %reshape_22, %reshape_23, %reshape_24, %reshape_25, dim = 0 : (tensor<4xf32>, tensor<4xf32>, tensor<10xf32>, tensor<12xf32>, tensor<12xf32>, tensor<6xf32>) -> tensor<48xf32>
  check.expect_eq_const %concatenate_7, dense<[-2.25, 0.75, 0x7F800000, 0x7FC00000, -0.75, -1.5, 0x7F800000, 0x7FC00000, 2.0, 2.0, 2.0, 2.0, 2.0, 1.5, -2.25, 0.75, 2.0, 2.0, 1.5, -2.25, 0.75, 1.5, -2.25, 0.75, 2.0, 0x7F800000, 0x7FC00000, 2.0, 0x7F800000, 0x7FC00000, 1.5, -2.25, 0.75, 2.0, 0x7F800000, 0x7FC00000, 1.5, -2.25, 0.75, 2.0, 0x7F800000, 0x7FC00000, 1.5, -2.25, 0.75, 2.0, 0x7F800000, 0x7FC00000]> : tensor<48xf32> loc("dynamic_slice_of_scatter, reduce_window_of_scatter, pad_of_scatter, concatenate_of_scatter, broadcast_in_dim_of_scatter, reshape_of_scatter")
  %reshape_26 = stablehlo.reshape %scatter_8 : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_27 = stablehlo.reshape %select_and_scatter_9 : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_28 = stablehlo.reshape %gather_8 : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %concatenate_8 = stablehlo.concatenate %reshape_26, %reshape_27, %reshape_28, dim = 0 : (tensor<6xf32>, tensor<6xf32>, tensor<9xf32>) -> tensor<21xf32>
  check.expect_almost_eq_const %concatenate_8, dense<[0.8164966, 0x7FC00000, 1.1547005, 0xFF800000, -0.5, 0x7FC00000, 0.0, 0.0, 2.0, -0.5, 0.0, 0.0, 0xFF800000, 0.0, 0x7FC00000, 0.8164966, 0x7FC00000, 1.1547005, 0xFF800000, 0.0, 0x7FC00000]> : tensor<21xf32>, tolerance = 4.0e-05 loc("scatter_of_rsqrt, select_and_scatter_of_rsqrt, gather_of_rsqrt")
  %concatenate_9 = stablehlo.concatenate %atan2, %cbrt, %log, %log_plus_one, %logistic, %rsqrt_3, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<6x2x3xf32>
  check.expect_almost_eq_const %concatenate_9, dense<[[[0.9272952, -2.9229238, 1.3258177], [1.1071488, -0.0, 0x7FC00000]], [[1.1447142, -1.3103707, 0.9085603], [1.2599211, 0x7F800000, 0x7FC00000]], [[0.4054651, 0x7FC00000, -0.2876821], [0.6931472, 0x7F800000, 0x7FC00000]], [[0.91629076, 0x7FC00000, 0.5596158], [1.0986123, 0x7F800000, 0x7FC00000]], [[0.81757444, 0.09534947, 0.6791787], [0.880797, 1.0, 0x7FC00000]], [[0.8164966, 0x7FC00000, 1.1547005], [0.70710677, 0.0, 0x7FC00000]]]> : tensor<6x2x3xf32> loc("atan2_of_scatter, cbrt_of_scatter, log_of_scatter, log_plus_one_of_scatter, logistic_of_scatter, rsqrt_of_scatter")
  check.expect_eq_const %bitcast_convert, dense<[[[1069547520, 1074790400, 1061158912], [1073741824, 2139095040, 1078984704]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_scatter")
  %concatenate_10 = stablehlo.concatenate %compare_10, %convert, %is_finite, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<3x2x3xi1>
  check.expect_eq_const %concatenate_10, dense<[[[true, true, true], [true, true, false]], [[true, true, true], [true, true, true]], [[true, true, true], [true, false, false]]]> : tensor<3x2x3xi1> loc("compare_of_scatter, convert_of_scatter, is_finite_of_scatter")
  check.expect_eq_const %complex, dense<[[[(2.0, 1.5), (-0.5, -2.25), (3.0, 0.75)], [(4.0, 2.0), (-1.0, 0x7F800000), (0.5, 0x7FC00000)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_scatter")
  %concatenate_11 = stablehlo.concatenate %cosine, %exponential, %exponential_minus_one, %power, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<4x2x3xf32>
  check.expect_almost_eq_const %concatenate_11, dense<[[[0.0707372, -0.62817365, 0.73168886], [-0.8011436, -0.8011436, -0.44608748]], [[4.481689, 0.10539922, 2.117], [7.389056, 0x7F800000, 0x7FC00000]], [[3.481689, -0.89460075, 1.117], [6.389056, 0x7F800000, 0x7FC00000]], [[2.25, 5.0625, 0.5625], [4.0, 0x7F800000, 0x7FC00000]]]> : tensor<4x2x3xf32> loc("cosine_of_scatter, exponential_of_scatter, exponential_minus_one_of_scatter, power_of_scatter")
  return
}
