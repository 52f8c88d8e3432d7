// Pairs of ops: what takes the float result of abs, atan2, bitcast_convert, broadcast_in_dim, cbrt, ceil, concatenate, constant,
// convert, cosine, divide, dot_general, dynamic_slice, dynamic_update_slice, exponential, exponential_minus_one, floor, gather.
// The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %i32 = stablehlo.constant dense<[1, 0, 5]> : tensor<3xi32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %i32__2 = stablehlo.constant dense<[1, 5]> : tensor<2xi32>
  %f32__3 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__4 = stablehlo.constant dense<[[[2.0], [-0.5]]]> : tensor<1x2x1xf32>
  %f32__5 = stablehlo.constant dense<0.0> : tensor<f32>
  %f32__6 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5], [2.0, -0.5, 3.0]]]> : tensor<1x3x3xf32>
  %i32__3 = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
  %i32__4 = stablehlo.constant dense<[[[1069547520, -1072693248, 1061158912], [-2147483648, 2139095040, 2143289344]]]> : tensor<1x2x3xi32>
  %i32__5 = stablehlo.constant dense<[[[1069547520, 1074790400, 1061158912], [1056964608, 1077936128, 1067450368]]]> : tensor<1x2x3xi32>
  %f32__7 = stablehlo.constant dense<[1.5, -2.25, 0.75]> : tensor<3xf32>
  %f32__8 = stablehlo.constant dense<[1.5, 2.25, 0.75]> : tensor<3xf32>
  %f32__9 = stablehlo.constant dense<[[[1.5], [-2.25]]]> : tensor<1x2x1xf32>
  %f32__10 = stablehlo.constant dense<[[[0.75, -0.0], [0x7F800000, 0x7FC00000]]]> : tensor<1x2x2xf32>
  %f32__11 = stablehlo.constant dense<[[[1.5], [2.25]]]> : tensor<1x2x1xf32>
  %f32__12 = stablehlo.constant dense<[[[0.75, 0.5], [3.0, 1.25]]]> : tensor<1x2x2xf32>
  %i32__6 = stablehlo.constant dense<[[[1, -2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x2x3xi32>
  %i32__7 = stablehlo.constant dense<[[[5, -2, 3], [9, -4, 7]]]> : tensor<1x2x3xi32>
  %f32__13 = stablehlo.constant dense<[[[1.5, -2.25, 0.75, -0.0], [0x7F800000, 0x7FC00000, 2.5, 0.25]]]> : tensor<1x2x4xf32>
  %f32__14 = stablehlo.constant dense<[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5], [2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]> : tensor<4x3xf32>
  %f32__15 = stablehlo.constant dense<[[[1.5, 2.25, 0.75, 0.5], [3.0, 1.25, 2.5, 0.25]]]> : tensor<1x2x4xf32>
  %i32__8 = stablehlo.constant dense<0> : tensor<i32>
  %i32__9 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__10 = stablehlo.constant dense<9> : tensor<i32>
  %f32__16 = stablehlo.constant dense<[[[2.0, -0.5]]]> : tensor<1x1x2xf32>
  %i32__11 = stablehlo.constant dense<1> : tensor<i32>
  %i32__12 = stablehlo.constant dense<2> : tensor<i32>
  %f32__17 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000], [2.5, 0.25, 1.75]]]> : tensor<1x3x3xf32>
  %i32__13 = stablehlo.constant dense<[7, 0]> : tensor<2xi32>
  %f32__18 = stablehlo.constant dense<1.0> : tensor<1x2x3xf32>
  %f32__19 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [-0.0, 0x7F800000, 0.25], [2.5, 0.25, 1.75]]]> : tensor<1x3x3xf32>
  %f32__20 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__21 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25], [2.5, 0.25, 1.75]]]> : tensor<1x3x3xf32>
  %f32__22 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf32>
  %abs = stablehlo.abs %f32 : tensor<1x2x3xf32>
  %gather = "stablehlo.gather"(%abs, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  %scatter = "stablehlo.scatter"(%abs, %i32__2, %f32__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %abs_2 = stablehlo.abs %f32__3 : tensor<1x2x3xf32>
  %select_and_scatter = "stablehlo.select_and_scatter"(%abs_2, %f32__4, %f32__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare = stablehlo.compare GE, %left_2, %right_2 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }, {
  ^bb0(%left_3: tensor<f32>, %right_3: tensor<f32>):
    %add_2 = stablehlo.add %left_3, %right_3 : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %atan2 = stablehlo.atan2 %f32, %f32__2 : tensor<1x2x3xf32>
  %gather_2 = "stablehlo.gather"(%atan2, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  %scatter_2 = "stablehlo.scatter"(%f32__6, %i32__3, %atan2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_4: tensor<f32>, %right_4: tensor<f32>):
    %add_3 = stablehlo.add %left_4, %right_4 : tensor<f32>
    stablehlo.return %add_3 : tensor<f32>
  }) : (tensor<1x3x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  %atan2__2 = stablehlo.atan2 %f32__3, %f32__2 : tensor<1x2x3xf32>
  %select_and_scatter_2 = "stablehlo.select_and_scatter"(%atan2__2, %f32__4, %f32__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_5: tensor<f32>, %right_5: tensor<f32>):
    %compare_2 = stablehlo.compare GE, %left_5, %right_5 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }, {
  ^bb0(%left_6: tensor<f32>, %right_6: tensor<f32>):
    %add_4 = stablehlo.add %left_6, %right_6 : tensor<f32>
    stablehlo.return %add_4 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %i32__4 : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %gather_3 = "stablehlo.gather"(%bitcast_convert, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  %scatter_3 = "stablehlo.scatter"(%bitcast_convert, %i32__2, %f32__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_7: tensor<f32>, %right_7: tensor<f32>):
    %add_5 = stablehlo.add %left_7, %right_7 : tensor<f32>
    stablehlo.return %add_5 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %bitcast_convert_2 = stablehlo.bitcast_convert %i32__5 : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %select_and_scatter_3 = "stablehlo.select_and_scatter"(%bitcast_convert_2, %f32__4, %f32__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_8: tensor<f32>, %right_8: tensor<f32>):
    %compare_3 = stablehlo.compare GE, %left_8, %right_8 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_3 : tensor<i1>
  }, {
  ^bb0(%left_9: tensor<f32>, %right_9: tensor<f32>):
    %add_6 = stablehlo.add %left_9, %right_9 : tensor<f32>
    stablehlo.return %add_6 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %f32__7, dims = [2] : (tensor<3xf32>) -> tensor<1x2x3xf32>
  %gather_4 = "stablehlo.gather"(%broadcast_in_dim, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  %scatter_4 = "stablehlo.scatter"(%f32__6, %i32__3, %broadcast_in_dim) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_10: tensor<f32>, %right_10: tensor<f32>):
    %add_7 = stablehlo.add %left_10, %right_10 : tensor<f32>
    stablehlo.return %add_7 : tensor<f32>
  }) : (tensor<1x3x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %f32__8, dims = [2] : (tensor<3xf32>) -> tensor<1x2x3xf32>
  %select_and_scatter_4 = "stablehlo.select_and_scatter"(%broadcast_in_dim_2, %f32__4, %f32__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_11: tensor<f32>, %right_11: tensor<f32>):
    %compare_4 = stablehlo.compare GE, %left_11, %right_11 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_4 : tensor<i1>
  }, {
  ^bb0(%left_12: tensor<f32>, %right_12: tensor<f32>):
    %add_8 = stablehlo.add %left_12, %right_12 : tensor<f32>
    stablehlo.return %add_8 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %cbrt = stablehlo.cbrt %f32 : tensor<1x2x3xf32>
  %gather_5 = "stablehlo.gather"(%cbrt, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  %scatter_5 = "stablehlo.scatter"(%cbrt, %i32__2, %f32__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_13: tensor<f32>, %right_13: tensor<f32>):
    %add_9 = stablehlo.add %left_13, %right_13 : tensor<f32>
    stablehlo.return %add_9 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %cbrt_2 = stablehlo.cbrt %f32__3 : tensor<1x2x3xf32>
  %select_and_scatter_5 = "stablehlo.select_and_scatter"(%cbrt_2, %f32__4, %f32__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_14: tensor<f32>, %right_14: tensor<f32>):
    %compare_5 = stablehlo.compare GE, %left_14, %right_14 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_5 : tensor<i1>
  }, {
  ^bb0(%left_15: tensor<f32>, %right_15: tensor<f32>):
    %add_10 = stablehlo.add %left_15, %right_15 : tensor<f32>
    stablehlo.return %add_10 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %ceil = stablehlo.ceil %f32 : tensor<1x2x3xf32>
  %gather_6 = "stablehlo.gather"(%ceil, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  %scatter_6 = "stablehlo.scatter"(%f32__6, %i32__3, %ceil) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_16: tensor<f32>, %right_16: tensor<f32>):
    %add_11 = stablehlo.add %left_16, %right_16 : tensor<f32>
    stablehlo.return %add_11 : tensor<f32>
  }) : (tensor<1x3x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  %ceil_2 = stablehlo.ceil %f32__3 : tensor<1x2x3xf32>
  %select_and_scatter_6 = "stablehlo.select_and_scatter"(%ceil_2, %f32__4, %f32__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_17: tensor<f32>, %right_17: tensor<f32>):
    %compare_6 = stablehlo.compare GE, %left_17, %right_17 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_6 : tensor<i1>
  }, {
  ^bb0(%left_18: tensor<f32>, %right_18: tensor<f32>):
    %add_12 = stablehlo.add %left_18, %right_18 : tensor<f32>
    stablehlo.return %add_12 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %concatenate = stablehlo.concatenate %f32__9, %f32__10, dim = 2 : (tensor<1x2x1xf32>, tensor<1x2x2xf32>) -> tensor<1x2x3xf32>
  %gather_7 = "stablehlo.gather"(%concatenate, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  %scatter_7 = "stablehlo.scatter"(%concatenate, %i32__2, %f32__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_19: tensor<f32>, %right_19: tensor<f32>):
    %add_13 = stablehlo.add %left_19, %right_19 : tensor<f32>
    stablehlo.return %add_13 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %concatenate_2 = stablehlo.concatenate %f32__11, %f32__12, dim = 2 : (tensor<1x2x1xf32>, tensor<1x2x2xf32>) -> tensor<1x2x3xf32>
  %select_and_scatter_7 = "stablehlo.select_and_scatter"(%concatenate_2, %f32__4, %f32__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_20: tensor<f32>, %right_20: tensor<f32>):
    %compare_7 = stablehlo.compare GE, %left_20, %right_20 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_7 : tensor<i1>
  }, {
  ^bb0(%left_21: tensor<f32>, %right_21: tensor<f32>):
    %add_14 = stablehlo.add %left_21, %right_21 : tensor<f32>
    stablehlo.return %add_14 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %constant = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %gather_8 = "stablehlo.gather"(%constant, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  %scatter_8 = "stablehlo.scatter"(%f32__6, %i32__3, %constant) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_22: tensor<f32>, %right_22: tensor<f32>):
    %add_15 = stablehlo.add %left_22, %right_22 : tensor<f32>
    stablehlo.return %add_15 : tensor<f32>
  }) : (tensor<1x3x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  %constant_2 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %select_and_scatter_8 = "stablehlo.select_and_scatter"(%constant_2, %f32__4, %f32__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_23: tensor<f32>, %right_23: tensor<f32>):
    %compare_8 = stablehlo.compare GE, %left_23, %right_23 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_8 : tensor<i1>
  }, {
  ^bb0(%left_24: tensor<f32>, %right_24: tensor<f32>):
    %add_16 = stablehlo.add %left_24, %right_24 : tensor<f32>
    stablehlo.return %add_16 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %convert = stablehlo.convert %i32__6 : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %gather_9 = "stablehlo.gather"(%convert, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  %scatter_9 = "stablehlo.scatter"(%convert, %i32__2, %f32__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_25: tensor<f32>, %right_25: tensor<f32>):
    %add_17 = stablehlo.add %left_25, %right_25 : tensor<f32>
    stablehlo.return %add_17 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %convert_2 = stablehlo.convert %i32__7 : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %select_and_scatter_9 = "stablehlo.select_and_scatter"(%convert_2, %f32__4, %f32__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_26: tensor<f32>, %right_26: tensor<f32>):
    %compare_9 = stablehlo.compare GE, %left_26, %right_26 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_9 : tensor<i1>
  }, {
  ^bb0(%left_27: tensor<f32>, %right_27: tensor<f32>):
    %add_18 = stablehlo.add %left_27, %right_27 : tensor<f32>
    stablehlo.return %add_18 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %f32 : tensor<1x2x3xf32>
  %gather_10 = "stablehlo.gather"(%cosine, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  %scatter_10 = "stablehlo.scatter"(%f32__6, %i32__3, %cosine) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_28: tensor<f32>, %right_28: tensor<f32>):
    %add_19 = stablehlo.add %left_28, %right_28 : tensor<f32>
    stablehlo.return %add_19 : tensor<f32>
  }) : (tensor<1x3x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  %cosine_2 = stablehlo.cosine %f32__3 : tensor<1x2x3xf32>
  %select_and_scatter_10 = "stablehlo.select_and_scatter"(%cosine_2, %f32__4, %f32__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_29: tensor<f32>, %right_29: tensor<f32>):
    %compare_10 = stablehlo.compare GE, %left_29, %right_29 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_10 : tensor<i1>
  }, {
  ^bb0(%left_30: tensor<f32>, %right_30: tensor<f32>):
    %add_20 = stablehlo.add %left_30, %right_30 : tensor<f32>
    stablehlo.return %add_20 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %divide = stablehlo.divide %f32, %f32__2 : tensor<1x2x3xf32>
  %gather_11 = "stablehlo.gather"(%divide, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  %scatter_11 = "stablehlo.scatter"(%divide, %i32__2, %f32__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_31: tensor<f32>, %right_31: tensor<f32>):
    %add_21 = stablehlo.add %left_31, %right_31 : tensor<f32>
    stablehlo.return %add_21 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %divide_2 = stablehlo.divide %f32__3, %f32__2 : tensor<1x2x3xf32>
  %select_and_scatter_11 = "stablehlo.select_and_scatter"(%divide_2, %f32__4, %f32__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_32: tensor<f32>, %right_32: tensor<f32>):
    %compare_11 = stablehlo.compare GE, %left_32, %right_32 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_11 : tensor<i1>
  }, {
  ^bb0(%left_33: tensor<f32>, %right_33: tensor<f32>):
    %add_22 = stablehlo.add %left_33, %right_33 : tensor<f32>
    stablehlo.return %add_22 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %dot_general = stablehlo.dot_general %f32__13, %f32__14, contracting_dims = [2] x [0] : (tensor<1x2x4xf32>, tensor<4x3xf32>) -> tensor<1x2x3xf32>
  %gather_12 = "stablehlo.gather"(%dot_general, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  %scatter_12 = "stablehlo.scatter"(%f32__6, %i32__3, %dot_general) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_34: tensor<f32>, %right_34: tensor<f32>):
    %add_23 = stablehlo.add %left_34, %right_34 : tensor<f32>
    stablehlo.return %add_23 : tensor<f32>
  }) : (tensor<1x3x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  %dot_general_2 = stablehlo.dot_general %f32__15, %f32__14, contracting_dims = [2] x [0] : (tensor<1x2x4xf32>, tensor<4x3xf32>) -> tensor<1x2x3xf32>
  %select_and_scatter_12 = "stablehlo.select_and_scatter"(%dot_general_2, %f32__4, %f32__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_35: tensor<f32>, %right_35: tensor<f32>):
    %compare_12 = stablehlo.compare GE, %left_35, %right_35 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_12 : tensor<i1>
  }, {
  ^bb0(%left_36: tensor<f32>, %right_36: tensor<f32>):
    %add_24 = stablehlo.add %left_36, %right_36 : tensor<f32>
    stablehlo.return %add_24 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %dynamic_slice = stablehlo.dynamic_slice %f32__13, %i32__8, %i32__9, %i32__10, sizes = [1, 2, 3] : (tensor<1x2x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  %gather_13 = "stablehlo.gather"(%dynamic_slice, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  %scatter_13 = "stablehlo.scatter"(%dynamic_slice, %i32__2, %f32__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_37: tensor<f32>, %right_37: tensor<f32>):
    %add_25 = stablehlo.add %left_37, %right_37 : tensor<f32>
    stablehlo.return %add_25 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %dynamic_slice_2 = stablehlo.dynamic_slice %f32__15, %i32__8, %i32__9, %i32__10, sizes = [1, 2, 3] : (tensor<1x2x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  %select_and_scatter_13 = "stablehlo.select_and_scatter"(%dynamic_slice_2, %f32__4, %f32__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_38: tensor<f32>, %right_38: tensor<f32>):
    %compare_13 = stablehlo.compare GE, %left_38, %right_38 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_13 : tensor<i1>
  }, {
  ^bb0(%left_39: tensor<f32>, %right_39: tensor<f32>):
    %add_26 = stablehlo.add %left_39, %right_39 : tensor<f32>
    stablehlo.return %add_26 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %f32, %f32__16, %i32__8, %i32__11, %i32__12 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  %gather_14 = "stablehlo.gather"(%dynamic_update_slice, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  %scatter_14 = "stablehlo.scatter"(%f32__6, %i32__3, %dynamic_update_slice) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_40: tensor<f32>, %right_40: tensor<f32>):
    %add_27 = stablehlo.add %left_40, %right_40 : tensor<f32>
    stablehlo.return %add_27 : tensor<f32>
  }) : (tensor<1x3x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  %dynamic_update_slice_2 = stablehlo.dynamic_update_slice %f32__3, %f32__16, %i32__8, %i32__11, %i32__12 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  %select_and_scatter_14 = "stablehlo.select_and_scatter"(%dynamic_update_slice_2, %f32__4, %f32__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_41: tensor<f32>, %right_41: tensor<f32>):
    %compare_14 = stablehlo.compare GE, %left_41, %right_41 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_14 : tensor<i1>
  }, {
  ^bb0(%left_42: tensor<f32>, %right_42: tensor<f32>):
    %add_28 = stablehlo.add %left_42, %right_42 : tensor<f32>
    stablehlo.return %add_28 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %exponential = stablehlo.exponential %f32 : tensor<1x2x3xf32>
  %gather_15 = "stablehlo.gather"(%exponential, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  %scatter_15 = "stablehlo.scatter"(%exponential, %i32__2, %f32__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_43: tensor<f32>, %right_43: tensor<f32>):
    %add_29 = stablehlo.add %left_43, %right_43 : tensor<f32>
    stablehlo.return %add_29 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %exponential_2 = stablehlo.exponential %f32__3 : tensor<1x2x3xf32>
  %select_and_scatter_15 = "stablehlo.select_and_scatter"(%exponential_2, %f32__4, %f32__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_44: tensor<f32>, %right_44: tensor<f32>):
    %compare_15 = stablehlo.compare GE, %left_44, %right_44 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_15 : tensor<i1>
  }, {
  ^bb0(%left_45: tensor<f32>, %right_45: tensor<f32>):
    %add_30 = stablehlo.add %left_45, %right_45 : tensor<f32>
    stablehlo.return %add_30 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %exponential_minus_one = stablehlo.exponential_minus_one %f32 : tensor<1x2x3xf32>
  %gather_16 = "stablehlo.gather"(%exponential_minus_one, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  %scatter_16 = "stablehlo.scatter"(%f32__6, %i32__3, %exponential_minus_one) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_46: tensor<f32>, %right_46: tensor<f32>):
    %add_31 = stablehlo.add %left_46, %right_46 : tensor<f32>
    stablehlo.return %add_31 : tensor<f32>
  }) : (tensor<1x3x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  %exponential_minus_one_2 = stablehlo.exponential_minus_one %f32__3 : tensor<1x2x3xf32>
  %select_and_scatter_16 = "stablehlo.select_and_scatter"(%exponential_minus_one_2, %f32__4, %f32__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_47: tensor<f32>, %right_47: tensor<f32>):
    %compare_16 = stablehlo.compare GE, %left_47, %right_47 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_16 : tensor<i1>
  }, {
  ^bb0(%left_48: tensor<f32>, %right_48: tensor<f32>):
    %add_32 = stablehlo.add %left_48, %right_48 : tensor<f32>
    stablehlo.return %add_32 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %floor = stablehlo.floor %f32 : tensor<1x2x3xf32>
  %gather_17 = "stablehlo.gather"(%floor, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  %scatter_17 = "stablehlo.scatter"(%floor, %i32__2, %f32__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_49: tensor<f32>, %right_49: tensor<f32>):
    %add_33 = stablehlo.add %left_49, %right_49 : tensor<f32>
    stablehlo.return %add_33 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %floor_2 = stablehlo.floor %f32__3 : tensor<1x2x3xf32>
  %select_and_scatter_17 = "stablehlo.select_and_scatter"(%floor_2, %f32__4, %f32__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_50: tensor<f32>, %right_50: tensor<f32>):
    %compare_17 = stablehlo.compare GE, %left_50, %right_50 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_17 : tensor<i1>
  }, {
  ^bb0(%left_51: tensor<f32>, %right_51: tensor<f32>):
    %add_34 = stablehlo.add %left_51, %right_51 : tensor<f32>
    stablehlo.return %add_34 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %gather_18 = "stablehlo.gather"(%f32__17, %i32__13) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x3x3xf32>, tensor<2xi32>) -> tensor<1x2x3xf32>
  %abs_3 = stablehlo.abs %gather_18 : tensor<1x2x3xf32>
  %atan2__3 = stablehlo.atan2 %gather_18, %f32__18 : tensor<1x2x3xf32>
  %gather_19 = "stablehlo.gather"(%f32__19, %i32__13) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x3x3xf32>, tensor<2xi32>) -> tensor<1x2x3xf32>
  %bitcast_convert_3 = stablehlo.bitcast_convert %gather_19 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %gather_18, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  %cbrt_3 = stablehlo.cbrt %gather_18 : tensor<1x2x3xf32>
  %ceil_3 = stablehlo.ceil %gather_18 : tensor<1x2x3xf32>
  %compare_18 = stablehlo.compare LT, %gather_18, %f32__2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %complex = stablehlo.complex %f32__2, %gather_18 : tensor<1x2x3xcomplex<f32>>
  %concatenate_3 = stablehlo.concatenate %gather_18, %gather_18, dim = 2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x6xf32>
  %convert_3 = stablehlo.convert %gather_18 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %gather_20 = "stablehlo.gather"(%f32__21, %i32__13) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x3x3xf32>, tensor<2xi32>) -> tensor<1x2x3xf32>
  %cosine_3 = stablehlo.cosine %gather_20 : tensor<1x2x3xf32>
  %divide_3 = stablehlo.divide %f32__2, %gather_18 : tensor<1x2x3xf32>
  %dot_general_3 = stablehlo.dot_general %gather_18, %f32__22, contracting_dims = [2] x [0] : (tensor<1x2x3xf32>, tensor<3x2xf32>) -> tensor<1x2x2xf32>
  %concatenate_4 = stablehlo.concatenate %scatter, %select_and_scatter, %scatter_3, %select_and_scatter_3, %select_and_scatter_4, %select_and_scatter_6, %scatter_7, %select_and_scatter_7, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_4, dense<[[[1.5, 2.25, 0.75], [2.0, 0x7F800000, 0x7FC00000]], [[0.0, 2.0, 0.0], [0.0, -0.5, 0.0]], [[1.5, -2.25, 0.75], [2.0, 0x7F800000, 0x7FC00000]], [[0.0, 2.0, 0.0], [0.0, -0.5, 0.0]], [[0.0, 2.0, 0.0], [0.0, -0.5, 0.0]], [[0.0, 2.0, 0.0], [0.0, -0.5, 0.0]], [[1.5, 0.75, -0.0], [-0.25, 0x7F800000, 0x7FC00000]], [[2.0, 0.0, 0.0], [0.0, -0.5, 0.0]]]> : tensor<8x2x3xf32> loc("scatter_of_abs, select_and_scatter_of_abs, scatter_of_bitcast_convert, select_and_scatter_of_bitcast_convert, select_and_scatter_of_broadcast_in_dim, select_and_scatter_of_ceil, scatter_of_concatenate, select_and_scatter_of_concatenate")
  %concatenate_5 = stablehlo.concatenate %select_and_scatter_8, %scatter_9, %select_and_scatter_9, %scatter_11, %select_and_scatter_11, %select_and_scatter_12, %scatter_13, %select_and_scatter_13, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_5, dense<[[[0.0, 2.0, 0.0], [0.0, -0.5, 0.0]], [[1.0, -2.0, 3.0], [2147483600.0, -2147483600.0, 10.0]], [[2.0, 0.0, 0.0], [-0.5, 0.0, 0.0]], [[0.75, 4.5, 0.25], [2.0, 0xFF800000, 0x7FC00000]], [[2.0, 0.0, 0.0], [0.0, 0.0, -0.5]], [[2.0, 0.0, 0.0], [0.0, 0.0, -0.5]], [[-2.25, 0.75, -0.0], [0x7FC00000, 2.0, 3.25]], [[2.0, 0.0, 0.0], [0.0, -0.5, 0.0]]]> : tensor<8x2x3xf32> loc("select_and_scatter_of_constant, scatter_of_convert, select_and_scatter_of_convert, scatter_of_divide, select_and_scatter_of_divide, select_and_scatter_of_dot_general, scatter_of_dynamic_slice, select_and_scatter_of_dynamic_slice")
  %reshape = stablehlo.reshape %select_and_scatter_14 : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_2 = stablehlo.reshape %scatter_17 : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_3 = stablehlo.reshape %select_and_scatter_17 : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_4 = stablehlo.reshape %abs_3 : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_5 = stablehlo.reshape %ceil_3 : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_6 = stablehlo.reshape %divide_3 : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_7 = stablehlo.reshape %gather : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_8 = stablehlo.reshape %gather_3 : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %concatenate_6 = stablehlo.concatenate %reshape, %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, dim = 0 : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<9xf32>, tensor<9xf32>) -> tensor<54xf32>
  check.expect_eq_const %concatenate_6, dense<[0.0, 2.0, 0.0, 0.0, -0.5, 0.0, 1.0, -3.0, 0.0, 2.0, 0x7F800000, 0x7FC00000, 0.0, 2.0, 0.0, 0.0, -0.5, 0.0, 2.5, 0.25, 1.75, 1.5, 2.25, 0.75, 3.0, 1.0, 2.0, 2.0, -2.0, 1.0, 0.8, -2.0, 1.7142857, 2.6666667, 0.44444445, 0.6666667, 0.0, 0x7F800000, 0x7FC00000, 1.5, 2.25, 0.75, 0.0, 0x7F800000, 0x7FC00000, -0.0, 0x7F800000, 0x7FC00000, 1.5, -2.25, 0.75, -0.0, 0x7F800000, 0x7FC00000]> : tensor<54xf32> loc("select_and_scatter_of_dynamic_update_slice, scatter_of_floor, select_and_scatter_of_floor, abs_of_gather, ceil_of_gather, divide_of_gather, gather_of_abs, gather_of_bitcast_convert")
  %concatenate_7 = stablehlo.concatenate %gather_4, %scatter_4, %gather_6, %scatter_6, %gather_7, %gather_8, %scatter_8, %gather_9, dim = 0 : (tensor<1x3x3xf32>, tensor<1x3x3xf32>, tensor<1x3x3xf32>, tensor<1x3x3xf32>, tensor<1x3x3xf32>, tensor<1x3x3xf32>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<8x3x3xf32>
  check.expect_eq_const %concatenate_7, dense<[[[1.5, -2.25, 0.75], [1.5, -2.25, 0.75], [1.5, -2.25, 0.75]], [[3.5, -2.75, 3.75], [4.0, -1.0, 0.5], [3.5, -2.75, 3.75]], [[-0.0, 0x7F800000, 0x7FC00000], [2.0, -2.0, 1.0], [-0.0, 0x7F800000, 0x7FC00000]], [[2.0, 0x7F800000, 0x7FC00000], [4.0, -1.0, 0.5], [4.0, -2.5, 4.0]], [[-2.25, 0x7F800000, 0x7FC00000], [1.5, 0.75, -0.0], [-2.25, 0x7F800000, 0x7FC00000]], [[-0.0, 0x7F800000, 0x7FC00000], [1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]], [[2.0, 0x7F800000, 0x7FC00000], [4.0, -1.0, 0.5], [3.5, -2.75, 3.75]], [[2147483600.0, -2147483600.0, 7.0], [1.0, -2.0, 3.0], [2147483600.0, -2147483600.0, 7.0]]]> : tensor<8x3x3xf32> loc("gather_of_broadcast_in_dim, scatter_of_broadcast_in_dim, gather_of_ceil, scatter_of_ceil, gather_of_concatenate, gather_of_constant, scatter_of_constant, gather_of_convert")
  %reshape_9 = stablehlo.reshape %gather_11 : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_10 = stablehlo.reshape %gather_12 : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_11 = stablehlo.reshape %scatter_12 : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_12 = stablehlo.reshape %gather_13 : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_13 = stablehlo.reshape %gather_14 : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_14 = stablehlo.reshape %scatter_14 : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_15 = stablehlo.reshape %gather_17 : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_16 = stablehlo.reshape %dot_general_3 : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %concatenate_8 = stablehlo.concatenate %reshape_9, %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, dim = 0 : (tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<4xf32>) -> tensor<67xf32>
  check.expect_eq_const %concatenate_8, dense<[-0.0, 0xFF800000, 0x7FC00000, 0.75, 4.5, 0.25, -0.0, 0xFF800000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, -4.5, 1.125, 5.625, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 4.0, -1.0, 0.5, -2.5, 0.625, 8.625, 0x7FC00000, 2.5, 0.25, -2.25, 0.75, -0.0, 0x7FC00000, 2.5, 0.25, -0.0, 2.0, -0.5, 1.5, -2.25, 0.75, -0.0, 2.0, -0.5, 2.0, 1.5, 2.5, 4.0, -1.0, 0.5, 3.5, -2.75, 3.75, -0.0, 0x7F800000, 0x7FC00000, 1.0, -3.0, 0.0, -0.0, 0x7F800000, 0x7FC00000, 4.0, 0.625, -4.5, -9.375]> : tensor<67xf32> loc("gather_of_divide, gather_of_dot_general, scatter_of_dot_general, gather_of_dynamic_slice, gather_of_dynamic_update_slice, scatter_of_dynamic_update_slice, gather_of_floor, dot_general_of_gather")
  %reshape_17 = stablehlo.reshape %concatenate_3 : (tensor<1x2x6xf32>) -> tensor<12xf32>
  %reshape_18 = stablehlo.reshape %broadcast_in_dim_3 : (tensor<2x2x3xf32>) -> tensor<12xf32>
  %concatenate_9 = stablehlo.concatenate %reshape_17, %reshape_18, dim = 0 : (tensor<12xf32>, tensor<12xf32>) -> tensor<24xf32>
  check.expect_eq_const %concatenate_9, dense<[2.5, 0.25, 1.75, 2.5, 0.25, 1.75, 1.5, -2.25, 0.75, 1.5, -2.25, 0.75, 2.5, 0.25, 1.75, 1.5, -2.25, 0.75, 2.5, 0.25, 1.75, 1.5, -2.25, 0.75]> : tensor<24xf32> loc("concatenate_of_gather, broadcast_in_dim_of_gather")
  %concatenate_10 = stablehlo.concatenate %gather_2, %scatter_2, %gather_5, %gather_10, %scatter_10, %gather_15, %gather_16, %scatter_16, dim = 0 : (tensor<1x3x3xf32>, tensor<1x3x3xf32>, tensor<1x3x3xf32>, tensor<1x3x3xf32>, tensor<1x3x3xf32>, tensor<1x3x3xf32>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<8x3x3xf32>
  check.expect_almost_eq_const %concatenate_10, dense<[[[-0.0, 1.5707964, 0x7FC00000], [0.6435011, -1.7894653, 0.24497867], [-0.0, 1.5707964, 0x7FC00000]], [[2.0, 1.0707964, 0x7FC00000], [4.0, -1.0, 0.5], [2.643501, -2.2894654, 3.2449787]], [[-0.0, 0x7F800000, 0x7FC00000], [1.1447142, -1.3103707, 0.9085603], [-0.0, 0x7F800000, 0x7FC00000]], [[1.0, 0x7FC00000, 0x7FC00000], [0.0707372, -0.62817365, 0.73168886], [1.0, 0x7FC00000, 0x7FC00000]], [[3.0, 0x7FC00000, 0x7FC00000], [4.0, -1.0, 0.5], [2.0707371, -1.1281736, 3.731689]], [[1.0, 0x7F800000, 0x7FC00000], [4.481689, 0.10539922, 2.117], [1.0, 0x7F800000, 0x7FC00000]], [[-0.0, 0x7F800000, 0x7FC00000], [3.481689, -0.89460075, 1.117], [-0.0, 0x7F800000, 0x7FC00000]], [[2.0, 0x7F800000, 0x7FC00000], [4.0, -1.0, 0.5], [5.481689, -1.3946007, 4.117]]]> : tensor<8x3x3xf32>, tolerance = 1.1e-04 loc("gather_of_atan2, scatter_of_atan2, gather_of_cbrt, gather_of_cosine, scatter_of_cosine, gather_of_exponential, gather_of_exponential_minus_one, scatter_of_exponential_minus_one")
  %concatenate_11 = stablehlo.concatenate %select_and_scatter_2, %scatter_5, %select_and_scatter_5, %select_and_scatter_10, %scatter_15, %select_and_scatter_15, %select_and_scatter_16, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<7x2x3xf32>
  check.expect_almost_eq_const %concatenate_11, dense<[[[0.0, 2.0, 0.0], [0.0, -0.5, 0.0]], [[1.1447142, -1.3103707, 0.9085603], [2.0, 0x7F800000, 0x7FC00000]], [[0.0, 2.0, 0.0], [0.0, -0.5, 0.0]], [[0.0, 0.0, 2.0], [-0.5, 0.0, 0.0]], [[4.481689, 0.10539922, 2.117], [3.0, 0x7F800000, 0x7FC00000]], [[0.0, 2.0, 0.0], [0.0, -0.5, 0.0]], [[0.0, 2.0, 0.0], [0.0, -0.5, 0.0]]]> : tensor<7x2x3xf32>, tolerance = 9.0e-05 loc("select_and_scatter_of_atan2, scatter_of_cbrt, select_and_scatter_of_cbrt, select_and_scatter_of_cosine, scatter_of_exponential, select_and_scatter_of_exponential, select_and_scatter_of_exponential_minus_one")
  %concatenate_12 = stablehlo.concatenate %atan2__3, %cbrt_3, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  check.expect_almost_eq_const %concatenate_12, dense<[[[1.19029, 0.24497867, 1.0516502], [0.98279375, -1.152572, 0.6435011]], [[1.3572088, 0.62996054, 1.2050711], [1.1447142, -1.3103707, 0.9085603]]]> : tensor<2x2x3xf32> loc("atan2_of_gather, cbrt_of_gather")
  check.expect_eq_const %bitcast_convert_3, dense<[[[1075838976, 1048576000, 1071644672], [1069547520, 1074790400, 1061158912]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_gather")
  %concatenate_13 = stablehlo.concatenate %compare_18, %convert_3, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<2x2x3xi1>
  check.expect_eq_const %concatenate_13, dense<[[[false, false, true], [true, true, false]], [[true, true, true], [true, true, true]]]> : tensor<2x2x3xi1> loc("compare_of_gather, convert_of_gather")
  check.expect_eq_const %complex, dense<[[[(2.0, 2.5), (-0.5, 0.25), (3.0, 1.75)], [(4.0, 1.5), (-1.0, -2.25), (0.5, 0.75)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_gather")
  check.expect_almost_eq_const %cosine_3, dense<[[[-0.8011436, 0.9689124, -0.17824605], [0.0707372, -0.62817365, 0.73168886]]]> : tensor<1x2x3xf32> loc("cosine_of_gather")
  return
}
