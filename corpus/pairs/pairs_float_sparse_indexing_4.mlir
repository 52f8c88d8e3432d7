// Pairs of ops: what takes the float result of scatter, select, select_and_scatter, sine, slice. The values are those of
// scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %i32 = stablehlo.constant dense<[1, 5]> : tensor<2xi32>
  %f32__3 = stablehlo.constant dense<[[[2.0], [-0.5]]]> : tensor<1x2x1xf32>
  %f32__4 = stablehlo.constant dense<0.0> : tensor<f32>
  %f32__5 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %f32__6 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [-0.0, 0x7F800000, 0.25]]]> : tensor<1x2x3xf32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %i32__2 = stablehlo.constant dense<[1, 0, 5]> : tensor<3xi32>
  %f32__7 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5], [2.0, -0.5, 3.0]]]> : tensor<1x3x3xf32>
  %i32__3 = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
  %f32__8 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__9 = stablehlo.constant dense<[[[2.0, -0.5, 3.0]]]> : tensor<1x1x3xf32>
  %f32__10 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5], [2.0, -0.5]]> : tensor<4x2xf32>
  %i32__4 = stablehlo.constant dense<0> : tensor<i32>
  %i32__5 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__6 = stablehlo.constant dense<9> : tensor<i32>
  %f32__11 = stablehlo.constant dense<[[[2.0, -0.5, 3.0, 4.0], [-1.0, 0.5, 2.0, -0.5], [3.0, 4.0, -1.0, 0.5]]]> : tensor<1x3x4xf32>
  %i32__7 = stablehlo.constant dense<2> : tensor<i32>
  %f32__12 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]], [[2.5, 0.25, 1.75], [2.0, 4.0, 3.5]]]> : tensor<2x2x3xf32>
  %scatter = "stablehlo.scatter"(%f32, %i32, %f32__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %select_and_scatter = "stablehlo.select_and_scatter"(%scatter, %f32__3, %f32__4) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare = stablehlo.compare GE, %left_2, %right_2 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }, {
  ^bb0(%left_3: tensor<f32>, %right_3: tensor<f32>):
    %add_2 = stablehlo.add %left_3, %right_3 : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %sine = stablehlo.sine %scatter : tensor<1x2x3xf32>
  %scatter_2 = "stablehlo.scatter"(%f32__5, %i32, %f32__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_4: tensor<f32>, %right_4: tensor<f32>):
    %add_3 = stablehlo.add %left_4, %right_4 : tensor<f32>
    stablehlo.return %add_3 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %slice = stablehlo.slice %scatter_2 [0:1, 1:2, 0:3:2] : (tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  %scatter_3 = "stablehlo.scatter"(%f32__6, %i32, %f32__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_5: tensor<f32>, %right_5: tensor<f32>):
    %add_4 = stablehlo.add %left_5, %right_5 : tensor<f32>
    stablehlo.return %add_4 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sort = "stablehlo.sort"(%scatter_3) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_6: tensor<f32>, %right_6: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_6, %right_6, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sqrt = stablehlo.sqrt %scatter_2 : tensor<1x2x3xf32>
  %subtract = stablehlo.subtract %scatter_2, %f32__2 : tensor<1x2x3xf32>
  %tan = stablehlo.tan %scatter : tensor<1x2x3xf32>
  %tanh = stablehlo.tanh %scatter_2 : tensor<1x2x3xf32>
  %transpose = stablehlo.transpose %scatter_2, dims = [2, 0, 1] : (tensor<1x2x3xf32>) -> tensor<3x1x2xf32>
  %select = stablehlo.select %i1, %f32__5, %f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %gather = "stablehlo.gather"(%select, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  %scatter_4 = "stablehlo.scatter"(%f32__7, %i32__3, %select) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_7: tensor<f32>, %right_7: tensor<f32>):
    %add_5 = stablehlo.add %left_7, %right_7 : tensor<f32>
    stablehlo.return %add_5 : tensor<f32>
  }) : (tensor<1x3x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  %select_2 = stablehlo.select %i1, %f32, %f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %select_and_scatter_2 = "stablehlo.select_and_scatter"(%select_2, %f32__3, %f32__4) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_8: tensor<f32>, %right_8: tensor<f32>):
    %compare_3 = stablehlo.compare GE, %left_8, %right_8 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_3 : tensor<i1>
  }, {
  ^bb0(%left_9: tensor<f32>, %right_9: tensor<f32>):
    %add_6 = stablehlo.add %left_9, %right_9 : tensor<f32>
    stablehlo.return %add_6 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %select_and_scatter_3 = "stablehlo.select_and_scatter"(%f32__5, %f32__3, %f32__4) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_10: tensor<f32>, %right_10: tensor<f32>):
    %compare_4 = stablehlo.compare GE, %left_10, %right_10 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_4 : tensor<i1>
  }, {
  ^bb0(%left_11: tensor<f32>, %right_11: tensor<f32>):
    %add_7 = stablehlo.add %left_11, %right_11 : tensor<f32>
    stablehlo.return %add_7 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %abs = stablehlo.abs %select_and_scatter_3 : tensor<1x2x3xf32>
  %atan2 = stablehlo.atan2 %select_and_scatter_3, %f32__2 : tensor<1x2x3xf32>
  %select_and_scatter_4 = "stablehlo.select_and_scatter"(%f32, %f32__3, %f32__4) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_12: tensor<f32>, %right_12: tensor<f32>):
    %compare_5 = stablehlo.compare GE, %left_12, %right_12 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_5 : tensor<i1>
  }, {
  ^bb0(%left_13: tensor<f32>, %right_13: tensor<f32>):
    %add_8 = stablehlo.add %left_13, %right_13 : tensor<f32>
    stablehlo.return %add_8 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %select_and_scatter_4 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %select_and_scatter_3, dims = [0, 2, 3] : (tensor<1x2x3xf32>) -> tensor<1x2x2x3xf32>
  %cbrt = stablehlo.cbrt %select_and_scatter_3 : tensor<1x2x3xf32>
  %ceil = stablehlo.ceil %select_and_scatter_3 : tensor<1x2x3xf32>
  %compare_6 = stablehlo.compare LE, %f32__2, %select_and_scatter_3 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %complex = stablehlo.complex %f32__2, %select_and_scatter_3 : tensor<1x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %f32__9, %select_and_scatter_3, dim = 1 : (tensor<1x1x3xf32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  %convert = stablehlo.convert %select_and_scatter_3 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %select_and_scatter_5 = "stablehlo.select_and_scatter"(%f32, %f32__3, %f32__4) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_14: tensor<f32>, %right_14: tensor<f32>):
    %compare_7 = stablehlo.compare GE, %left_14, %right_14 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_7 : tensor<i1>
  }, {
  ^bb0(%left_15: tensor<f32>, %right_15: tensor<f32>):
    %add_9 = stablehlo.add %left_15, %right_15 : tensor<f32>
    stablehlo.return %add_9 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %select_and_scatter_5 : tensor<1x2x3xf32>
  %divide = stablehlo.divide %select_and_scatter_3, %select_and_scatter_3 : tensor<1x2x3xf32>
  %dot_general = stablehlo.dot_general %f32__10, %select_and_scatter_3, contracting_dims = [1] x [1] : (tensor<4x2xf32>, tensor<1x2x3xf32>) -> tensor<4x1x3xf32>
  %dynamic_slice = stablehlo.dynamic_slice %select_and_scatter_3, %i32__4, %i32__5, %i32__6, sizes = [1, 1, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xf32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %f32__11, %select_and_scatter_3, %i32__4, %i32__7, %i32__4 : (tensor<1x3x4xf32>, tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xf32>
  %exponential = stablehlo.exponential %select_and_scatter_3 : tensor<1x2x3xf32>
  %exponential_minus_one = stablehlo.exponential_minus_one %select_and_scatter_3 : tensor<1x2x3xf32>
  %floor = stablehlo.floor %select_and_scatter_3 : tensor<1x2x3xf32>
  %gather_2 = "stablehlo.gather"(%select_and_scatter_3, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  %imag = stablehlo.imag %select_and_scatter_3 : tensor<1x2x3xf32>
  %is_finite = stablehlo.is_finite %select_and_scatter_3 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %log = stablehlo.log %select_and_scatter_3 : tensor<1x2x3xf32>
  %log_plus_one = stablehlo.log_plus_one %select_and_scatter_3 : tensor<1x2x3xf32>
  %logistic = stablehlo.logistic %select_and_scatter_3 : tensor<1x2x3xf32>
  %multiply = stablehlo.multiply %select_and_scatter_3, %f32__8 : tensor<1x2x3xf32>
  %negate = stablehlo.negate %select_and_scatter_3 : tensor<1x2x3xf32>
  %pad = stablehlo.pad %select_and_scatter_3, %f32__4, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3x3xf32>
  %power = stablehlo.power %select_and_scatter_3, %f32__2 : tensor<1x2x3xf32>
  %real = stablehlo.real %select_and_scatter_3 : tensor<1x2x3xf32>
  %reduce_precision = stablehlo.reduce_precision %select_and_scatter_3, format = e5m2 : tensor<1x2x3xf32>
  %reduce_window = "stablehlo.reduce_window"(%select_and_scatter_3, %f32__4) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_16: tensor<f32>, %right_16: tensor<f32>):
    %add_10 = stablehlo.add %left_16, %right_16 : tensor<f32>
    stablehlo.return %add_10 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %remainder = stablehlo.remainder %select_and_scatter_3, %select_and_scatter_3 : tensor<1x2x3xf32>
  %reshape = stablehlo.reshape %select_and_scatter_3 : (tensor<1x2x3xf32>) -> tensor<3x2xf32>
  %reverse = stablehlo.reverse %select_and_scatter_3, dims = [1, 2] : tensor<1x2x3xf32>
  %round_nearest_afz = stablehlo.round_nearest_afz %select_and_scatter_3 : tensor<1x2x3xf32>
  %round_nearest_even = stablehlo.round_nearest_even %select_and_scatter_3 : tensor<1x2x3xf32>
  %rsqrt = stablehlo.rsqrt %select_and_scatter_3 : tensor<1x2x3xf32>
  %scatter_5 = "stablehlo.scatter"(%select_and_scatter_3, %i32, %f32__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_17: tensor<f32>, %right_17: tensor<f32>):
    %add_11 = stablehlo.add %left_17, %right_17 : tensor<f32>
    stablehlo.return %add_11 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %select_3 = stablehlo.select %i1, %f32__2, %select_and_scatter_3 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %select_and_scatter_6 = "stablehlo.select_and_scatter"(%select_and_scatter_5, %f32__3, %f32__4) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_18: tensor<f32>, %right_18: tensor<f32>):
    %compare_8 = stablehlo.compare GE, %left_18, %right_18 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_8 : tensor<i1>
  }, {
  ^bb0(%left_19: tensor<f32>, %right_19: tensor<f32>):
    %add_12 = stablehlo.add %left_19, %right_19 : tensor<f32>
    stablehlo.return %add_12 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %sine_2 = stablehlo.sine %select_and_scatter_5 : tensor<1x2x3xf32>
  %slice_2 = stablehlo.slice %select_and_scatter_3 [0:1, 0:2, 1:3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xf32>
  %sort_2 = "stablehlo.sort"(%select_and_scatter_4) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_20: tensor<f32>, %right_20: tensor<f32>):
    %compare_9 = stablehlo.compare GT, %left_20, %right_20, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_9 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sqrt_2 = stablehlo.sqrt %select_and_scatter_3 : tensor<1x2x3xf32>
  %subtract_2 = stablehlo.subtract %select_and_scatter_3, %f32__8 : tensor<1x2x3xf32>
  %tan_2 = stablehlo.tan %select_and_scatter_5 : tensor<1x2x3xf32>
  %tanh_2 = stablehlo.tanh %select_and_scatter_3 : tensor<1x2x3xf32>
  %transpose_2 = stablehlo.transpose %select_and_scatter_3, dims = [2, 1, 0] : (tensor<1x2x3xf32>) -> tensor<3x2x1xf32>
  %sine_3 = stablehlo.sine %f32__5 : tensor<1x2x3xf32>
  %gather_3 = "stablehlo.gather"(%sine_3, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  %scatter_6 = "stablehlo.scatter"(%sine_3, %i32, %f32__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_21: tensor<f32>, %right_21: tensor<f32>):
    %add_13 = stablehlo.add %left_21, %right_21 : tensor<f32>
    stablehlo.return %add_13 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sine_4 = stablehlo.sine %f32 : tensor<1x2x3xf32>
  %select_and_scatter_7 = "stablehlo.select_and_scatter"(%sine_4, %f32__3, %f32__4) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_22: tensor<f32>, %right_22: tensor<f32>):
    %compare_10 = stablehlo.compare GE, %left_22, %right_22 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_10 : tensor<i1>
  }, {
  ^bb0(%left_23: tensor<f32>, %right_23: tensor<f32>):
    %add_14 = stablehlo.add %left_23, %right_23 : tensor<f32>
    stablehlo.return %add_14 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %slice_3 = stablehlo.slice %f32__12 [1:2, 0:2, 0:3] : (tensor<2x2x3xf32>) -> tensor<1x2x3xf32>
  %gather_4 = "stablehlo.gather"(%slice_3, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  %concatenate_2 = stablehlo.concatenate %select_and_scatter, %sort, %sqrt, %subtract, %select_and_scatter_2, %abs, %ceil, %divide, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_2, dense<[[[0.0, 2.0, 0.0], [0.0, 0.0, -0.5]], [[2.25, 1.5, 0.75], [0x7F800000, 3.25, 2.0]], [[1.2247449, 0x7FC00000, 0.8660254], [1.4142135, 0x7F800000, 0x7FC00000]], [[-0.5, -1.75, -2.25], [-2.0, 0x7F800000, 0x7FC00000]], [[2.0, 0.0, 0.0], [-0.5, 0.0, 0.0]], [[2.0, 0.0, 0.0], [0.0, 0.0, 0.5]], [[2.0, 0.0, 0.0], [0.0, 0.0, -0.0]], [[1.0, 0x7FC00000, 0x7FC00000], [0x7FC00000, 0x7FC00000, 1.0]]]> : tensor<8x2x3xf32> loc("select_and_scatter_of_scatter, sort_of_scatter, sqrt_of_scatter, subtract_of_scatter, select_and_scatter_of_select, abs_of_select_and_scatter, ceil_of_select_and_scatter, divide_of_select_and_scatter")
  %concatenate_3 = stablehlo.concatenate %floor, %imag, %multiply, %negate, %real, %reduce_precision, %reduce_window, %remainder, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_3, dense<[[[2.0, 0.0, 0.0], [0.0, 0.0, -1.0]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[0.0, 0.0, 0.0], [0.0, 0.0, -0.0]], [[-2.0, -0.0, -0.0], [-0.0, -0.0, 0.5]], [[2.0, 0.0, 0.0], [0.0, 0.0, -0.5]], [[2.0, 0.0, 0.0], [0.0, 0.0, -0.5]], [[2.0, 2.0, 0.0], [0.0, 0.0, -0.5]], [[0.0, 0x7FC00000, 0x7FC00000], [0x7FC00000, 0x7FC00000, -0.0]]]> : tensor<8x2x3xf32> loc("floor_of_select_and_scatter, imag_of_select_and_scatter, multiply_of_select_and_scatter, negate_of_select_and_scatter, real_of_select_and_scatter, reduce_precision_of_select_and_scatter, reduce_window_of_select_and_scatter, remainder_of_select_and_scatter")
  %concatenate_4 = stablehlo.concatenate %reverse, %round_nearest_afz, %round_nearest_even, %scatter_5, %select_3, %select_and_scatter_6, %sort_2, %sqrt_2, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_4, dense<[[[-0.5, 0.0, 0.0], [0.0, 0.0, 2.0]], [[2.0, 0.0, 0.0], [0.0, 0.0, -1.0]], [[2.0, 0.0, 0.0], [0.0, 0.0, -0.0]], [[2.0, 0.0, 0.0], [2.0, -0.5, 2.5]], [[2.0, 0.0, 3.0], [0.0, 0.0, 0.5]], [[0.0, 2.0, 0.0], [-0.5, 0.0, 0.0]], [[2.0, 0.0, 0.0], [0.0, 0.0, -0.5]], [[1.4142135, 0.0, 0.0], [0.0, 0.0, 0x7FC00000]]]> : tensor<8x2x3xf32> loc("reverse_of_select_and_scatter, round_nearest_afz_of_select_and_scatter, round_nearest_even_of_select_and_scatter, scatter_of_select_and_scatter, select_of_select_and_scatter, select_and_scatter_of_select_and_scatter, sort_of_select_and_scatter, sqrt_of_select_and_scatter")
  %reshape_2 = stablehlo.reshape %subtract_2 : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_3 = stablehlo.reshape %gather : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_4 = stablehlo.reshape %scatter_4 : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_5 = stablehlo.reshape %concatenate : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_6 = stablehlo.reshape %gather_2 : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_7 = stablehlo.reshape %pad : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_8 = stablehlo.reshape %gather_4 : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_9 = stablehlo.reshape %slice : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %concatenate_5 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<2xf32>) -> tensor<62xf32>
  check.expect_eq_const %concatenate_5, dense<[2.0, 0.0, 0.0, 0.0, 0.0, -0.5, 4.0, -1.0, 0x7FC00000, 1.5, -0.5, 0.75, 4.0, -1.0, 0x7FC00000, 6.0, -1.5, 0x7FC00000, 4.0, -1.0, 0.5, 3.5, -1.0, 3.75, 2.0, -0.5, 3.0, 2.0, 0.0, 0.0, 0.0, 0.0, -0.5, 0.0, 0.0, -0.5, 2.0, 0.0, 0.0, 0.0, 0.0, -0.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.5, 0.0, 2.0, 4.0, 3.5, 2.5, 0.25, 1.75, 2.0, 4.0, 3.5, 2.0, 0x7FC00000]> : tensor<62xf32> loc("subtract_of_select_and_scatter, gather_of_select, scatter_of_select, concatenate_of_select_and_scatter, gather_of_select_and_scatter, pad_of_select_and_scatter, gather_of_slice, slice_of_scatter")
  %reshape_10 = stablehlo.reshape %dynamic_slice : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %reshape_11 = stablehlo.reshape %slice_2 : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_12 = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x2x3xf32>) -> tensor<12xf32>
  %reshape_13 = stablehlo.reshape %dynamic_update_slice : (tensor<1x3x4xf32>) -> tensor<12xf32>
  %reshape_14 = stablehlo.reshape %transpose : (tensor<3x1x2xf32>) -> tensor<6xf32>
  %reshape_15 = stablehlo.reshape %reshape : (tensor<3x2xf32>) -> tensor<6xf32>
  %reshape_16 = stablehlo.reshape %transpose_2 : (tensor<3x2x1xf32>) -> tensor<6xf32>
  %reshape_17 = stablehlo.reshape %dot_general : (tensor<4x1x3xf32>) -> tensor<12xf32>
  %concatenate_6 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, %reshape_17, dim = 0 : (tensor<2xf32>, tensor<4xf32>, tensor<12xf32>, tensor<12xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<12xf32>) -> tensor<60xf32>
  check.expect_eq_const %concatenate_6, dense<[0.0, 0.0, 0.0, 0.0, 0.0, -0.5, 2.0, 0.0, 0.0, 0.0, 0.0, -0.5, 2.0, 0.0, 0.0, 0.0, 0.0, -0.5, 2.0, -0.5, 3.0, 4.0, 2.0, 0.0, 0.0, -0.5, 0.0, 0.0, -0.5, 0.5, 1.5, 2.0, -2.25, 0x7F800000, 0.75, 0x7FC00000, 2.0, 0.0, 0.0, 0.0, 0.0, -0.5, 2.0, 0.0, 0.0, 0.0, 0.0, -0.5, 4.0, 0.0, 0.25, 6.0, 0.0, -2.0, -2.0, 0.0, -0.25, 4.0, 0.0, 0.25]> : tensor<60xf32> loc("dynamic_slice_of_select_and_scatter, slice_of_select_and_scatter, broadcast_in_dim_of_select_and_scatter, dynamic_update_slice_of_select_and_scatter, transpose_of_scatter, reshape_of_select_and_scatter, transpose_of_select_and_scatter, dot_general_of_select_and_scatter")
  %concatenate_7 = stablehlo.concatenate %sine, %tan, %cosine, %exponential, %exponential_minus_one, %power, %sine_2, %tan_2, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_almost_eq_const %concatenate_7, dense<[[[0.997495, 0.7780732, 0.6816388], [0.5984721, 0.5984721, -0.8949894]], [[14.10142, -1.2386277, 0.93159646], [-0.7470223, -0.7470223, 2.006309]], [[1.0, -0.41614684, 1.0], [1.0, 0.87758255, 1.0]], [[7.389056, 1.0, 1.0], [1.0, 1.0, 0.60653067]], [[6.389056, 0.0, 0.0], [0.0, 0.0, -0.39346933]], [[4.0, 0x7F800000, 0.0], [0.0, 0x7F800000, 0x7FC00000]], [[0.0, 0.9092974, 0.0], [0.0, -0.47942555, 0.0]], [[0.0, -2.1850398, 0.0], [0.0, -0.5463025, 0.0]]]> : tensor<8x2x3xf32> loc("sine_of_scatter, tan_of_scatter, cosine_of_select_and_scatter, exponential_of_select_and_scatter, exponential_minus_one_of_select_and_scatter, power_of_select_and_scatter, sine_of_select_and_scatter, tan_of_select_and_scatter")
  %concatenate_8 = stablehlo.concatenate %tanh, %atan2, %cbrt, %log, %log_plus_one, %logistic, %rsqrt, %tanh_2, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_almost_eq_const %concatenate_8, dense<[[[0.90514827, -0.9780261, 0.63514894], [0.9640276, 1.0, 0x7FC00000]], [[0.7853982, 3.1415927, 0.0], [0.0, 3.1415927, -0.7853982]], [[1.2599211, 0.0, 0.0], [0.0, 0.0, -0.7937005]], [[0.6931472, 0xFF800000, 0xFF800000], [0xFF800000, 0xFF800000, 0x7FC00000]], [[1.0986123, 0.0, 0.0], [0.0, 0.0, -0.6931472]], [[0.880797, 0.5, 0.5], [0.5, 0.5, 0.37754068]], [[0.70710677, 0x7F800000, 0x7F800000], [0x7F800000, 0x7F800000, 0x7FC00000]], [[0.9640276, 0.0, 0.0], [0.0, 0.0, -0.46211717]]]> : tensor<8x2x3xf32> loc("tanh_of_scatter, atan2_of_select_and_scatter, cbrt_of_select_and_scatter, log_of_select_and_scatter, log_plus_one_of_select_and_scatter, logistic_of_select_and_scatter, rsqrt_of_select_and_scatter, tanh_of_select_and_scatter")
  check.expect_eq_const %bitcast_convert, dense<[[[0, 1073741824, 0], [0, -1090519040, 0]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_select_and_scatter")
  %concatenate_9 = stablehlo.concatenate %compare_6, %convert, %is_finite, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<3x2x3xi1>
  check.expect_eq_const %concatenate_9, dense<[[[true, true, false], [false, true, false]], [[true, false, false], [false, false, true]], [[true, true, true], [true, true, true]]]> : tensor<3x2x3xi1> loc("compare_of_select_and_scatter, convert_of_select_and_scatter, is_finite_of_select_and_scatter")
  check.expect_eq_const %complex, dense<[[[(2.0, 2.0), (-0.5, 0.0), (3.0, 0.0)], [(4.0, 0.0), (-1.0, 0.0), (0.5, -0.5)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_select_and_scatter")
  %reshape_18 = stablehlo.reshape %scatter_6 : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_19 = stablehlo.reshape %select_and_scatter_7 : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_20 = stablehlo.reshape %gather_3 : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %concatenate_10 = stablehlo.concatenate %reshape_18, %reshape_19, %reshape_20, dim = 0 : (tensor<6xf32>, tensor<6xf32>, tensor<9xf32>) -> tensor<21xf32>
  check.expect_almost_eq_const %concatenate_10, dense<[0.997495, -0.7780732, 0.6816388, 2.0, 0x7FC00000, 0x7FC00000, 2.0, 0.0, 0.0, 0.0, 0.0, -0.5, -0.0, 0x7FC00000, 0x7FC00000, 0.997495, -0.7780732, 0.6816388, -0.0, 0x7FC00000, 0x7FC00000]> : tensor<21xf32>, tolerance = 4.0e-05 loc("scatter_of_sine, select_and_scatter_of_sine, gather_of_sine")
  return
}
