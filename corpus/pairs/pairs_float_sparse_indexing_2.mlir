// Pairs of ops: what takes the float result of gather, imag, iota, log, log_plus_one, logistic, multiply, negate, pad, power,
// real. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000], [2.5, 0.25, 1.75]]]> : tensor<1x3x3xf32>
  %i32 = stablehlo.constant dense<[7, 0]> : tensor<2xi32>
  %i32__2 = stablehlo.constant dense<0> : tensor<i32>
  %i32__3 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__4 = stablehlo.constant dense<9> : tensor<i32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5]]]> : tensor<1x1x2xf32>
  %i32__5 = stablehlo.constant dense<1> : tensor<i32>
  %i32__6 = stablehlo.constant dense<2> : tensor<i32>
  %i32__7 = stablehlo.constant dense<[1, 0, 5]> : tensor<3xi32>
  %f32__3 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__4 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__5 = stablehlo.constant dense<0.0> : tensor<f32>
  %f32__6 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5], [2.0, -0.5, 3.0]]]> : tensor<1x3x3xf32>
  %i32__8 = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %f32__7 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25], [2.5, 0.25, 1.75]]]> : tensor<1x3x3xf32>
  %f32__8 = stablehlo.constant dense<[[[2.0], [-0.5]]]> : tensor<1x2x1xf32>
  %f32__9 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [-0.0, 0x7F800000, 0.25], [2.5, 0.25, 1.75]]]> : tensor<1x3x3xf32>
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %i32__9 = stablehlo.constant dense<[1, 5]> : tensor<2xi32>
  %f32__10 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %f32__11 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__12 = stablehlo.constant dense<[[[1.5, -2.25], [0.75, -0.0]]]> : tensor<1x2x2xf32>
  %f32__13 = stablehlo.constant dense<1.0> : tensor<f32>
  %f32__14 = stablehlo.constant dense<[[[1.5, 2.25], [0.75, 0.5]]]> : tensor<1x2x2xf32>
  %gather = "stablehlo.gather"(%f32, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x3x3xf32>, tensor<2xi32>) -> tensor<1x2x3xf32>
  %dynamic_slice = stablehlo.dynamic_slice %gather, %i32__2, %i32__3, %i32__4, sizes = [1, 2, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %gather, %f32__2, %i32__2, %i32__5, %i32__6 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  %exponential = stablehlo.exponential %gather : tensor<1x2x3xf32>
  %exponential_minus_one = stablehlo.exponential_minus_one %gather : tensor<1x2x3xf32>
  %floor = stablehlo.floor %gather : tensor<1x2x3xf32>
  %gather_2 = "stablehlo.gather"(%gather, %i32__7) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  %imag = stablehlo.imag %gather : tensor<1x2x3xf32>
  %is_finite = stablehlo.is_finite %gather : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %log = stablehlo.log %gather : tensor<1x2x3xf32>
  %log_plus_one = stablehlo.log_plus_one %gather : tensor<1x2x3xf32>
  %logistic = stablehlo.logistic %gather : tensor<1x2x3xf32>
  %multiply = stablehlo.multiply %gather, %gather : tensor<1x2x3xf32>
  %negate = stablehlo.negate %gather : tensor<1x2x3xf32>
  %pad = stablehlo.pad %gather, %f32__3, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x5xf32>
  %power = stablehlo.power %gather, %f32__4 : tensor<1x2x3xf32>
  %real = stablehlo.real %gather : tensor<1x2x3xf32>
  %reduce_precision = stablehlo.reduce_precision %gather, format = e5m2 : tensor<1x2x3xf32>
  %reduce_window = "stablehlo.reduce_window"(%gather, %f32__5) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  %remainder = stablehlo.remainder %f32__4, %gather : tensor<1x2x3xf32>
  %reshape = stablehlo.reshape %gather : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reverse = stablehlo.reverse %gather, dims = [2] : tensor<1x2x3xf32>
  %round_nearest_afz = stablehlo.round_nearest_afz %gather : tensor<1x2x3xf32>
  %round_nearest_even = stablehlo.round_nearest_even %gather : tensor<1x2x3xf32>
  %rsqrt = stablehlo.rsqrt %gather : tensor<1x2x3xf32>
  %scatter = "stablehlo.scatter"(%f32__6, %i32__8, %gather) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %add_2 = stablehlo.add %left_2, %right_2 : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }) : (tensor<1x3x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  %select = stablehlo.select %i1, %gather, %f32__4 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %gather_3 = "stablehlo.gather"(%f32__7, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x3x3xf32>, tensor<2xi32>) -> tensor<1x2x3xf32>
  %select_and_scatter = "stablehlo.select_and_scatter"(%gather_3, %f32__8, %f32__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_3: tensor<f32>, %right_3: tensor<f32>):
    %compare = stablehlo.compare GE, %left_3, %right_3 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }, {
  ^bb0(%left_4: tensor<f32>, %right_4: tensor<f32>):
    %add_3 = stablehlo.add %left_4, %right_4 : tensor<f32>
    stablehlo.return %add_3 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %sine = stablehlo.sine %gather_3 : tensor<1x2x3xf32>
  %slice = stablehlo.slice %gather [0:1, 1:2, 0:3:2] : (tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  %gather_4 = "stablehlo.gather"(%f32__9, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x3x3xf32>, tensor<2xi32>) -> tensor<1x2x3xf32>
  %sort = "stablehlo.sort"(%gather_4) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_5: tensor<f32>, %right_5: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_5, %right_5, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sqrt = stablehlo.sqrt %gather : tensor<1x2x3xf32>
  %subtract = stablehlo.subtract %gather, %gather : tensor<1x2x3xf32>
  %tan = stablehlo.tan %gather_3 : tensor<1x2x3xf32>
  %tanh = stablehlo.tanh %gather : tensor<1x2x3xf32>
  %transpose = stablehlo.transpose %gather, dims = [2, 0, 1] : (tensor<1x2x3xf32>) -> tensor<3x1x2xf32>
  %imag_2 = stablehlo.imag %complex_f32 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %gather_5 = "stablehlo.gather"(%imag_2, %i32__7) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  %scatter_2 = "stablehlo.scatter"(%f32__6, %i32__8, %imag_2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_6: tensor<f32>, %right_6: tensor<f32>):
    %add_4 = stablehlo.add %left_6, %right_6 : tensor<f32>
    stablehlo.return %add_4 : tensor<f32>
  }) : (tensor<1x3x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  %imag_3 = stablehlo.imag %complex_f32 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %select_and_scatter_2 = "stablehlo.select_and_scatter"(%imag_3, %f32__8, %f32__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_7: tensor<f32>, %right_7: tensor<f32>):
    %compare_3 = stablehlo.compare GE, %left_7, %right_7 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_3 : tensor<i1>
  }, {
  ^bb0(%left_8: tensor<f32>, %right_8: tensor<f32>):
    %add_5 = stablehlo.add %left_8, %right_8 : tensor<f32>
    stablehlo.return %add_5 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %iota = stablehlo.iota dim = 2 : tensor<1x2x3xf32>
  %gather_6 = "stablehlo.gather"(%iota, %i32__7) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  %scatter_3 = "stablehlo.scatter"(%iota, %i32__9, %f32__4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_9: tensor<f32>, %right_9: tensor<f32>):
    %add_6 = stablehlo.add %left_9, %right_9 : tensor<f32>
    stablehlo.return %add_6 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %iota_2 = stablehlo.iota dim = 2 : tensor<1x2x3xf32>
  %select_and_scatter_3 = "stablehlo.select_and_scatter"(%iota_2, %f32__8, %f32__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_10: tensor<f32>, %right_10: tensor<f32>):
    %compare_4 = stablehlo.compare GE, %left_10, %right_10 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_4 : tensor<i1>
  }, {
  ^bb0(%left_11: tensor<f32>, %right_11: tensor<f32>):
    %add_7 = stablehlo.add %left_11, %right_11 : tensor<f32>
    stablehlo.return %add_7 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %log_2 = stablehlo.log %f32__10 : tensor<1x2x3xf32>
  %gather_7 = "stablehlo.gather"(%log_2, %i32__7) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  %scatter_4 = "stablehlo.scatter"(%f32__6, %i32__8, %log_2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_12: tensor<f32>, %right_12: tensor<f32>):
    %add_8 = stablehlo.add %left_12, %right_12 : tensor<f32>
    stablehlo.return %add_8 : tensor<f32>
  }) : (tensor<1x3x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  %log_3 = stablehlo.log %f32__11 : tensor<1x2x3xf32>
  %select_and_scatter_4 = "stablehlo.select_and_scatter"(%log_3, %f32__8, %f32__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_13: tensor<f32>, %right_13: tensor<f32>):
    %compare_5 = stablehlo.compare GE, %left_13, %right_13 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_5 : tensor<i1>
  }, {
  ^bb0(%left_14: tensor<f32>, %right_14: tensor<f32>):
    %add_9 = stablehlo.add %left_14, %right_14 : tensor<f32>
    stablehlo.return %add_9 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %log_plus_one_2 = stablehlo.log_plus_one %f32__10 : tensor<1x2x3xf32>
  %gather_8 = "stablehlo.gather"(%log_plus_one_2, %i32__7) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  %scatter_5 = "stablehlo.scatter"(%log_plus_one_2, %i32__9, %f32__4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_15: tensor<f32>, %right_15: tensor<f32>):
    %add_10 = stablehlo.add %left_15, %right_15 : tensor<f32>
    stablehlo.return %add_10 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %log_plus_one_3 = stablehlo.log_plus_one %f32__11 : tensor<1x2x3xf32>
  %select_and_scatter_5 = "stablehlo.select_and_scatter"(%log_plus_one_3, %f32__8, %f32__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_16: tensor<f32>, %right_16: tensor<f32>):
    %compare_6 = stablehlo.compare GE, %left_16, %right_16 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_6 : tensor<i1>
  }, {
  ^bb0(%left_17: tensor<f32>, %right_17: tensor<f32>):
    %add_11 = stablehlo.add %left_17, %right_17 : tensor<f32>
    stablehlo.return %add_11 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %logistic_2 = stablehlo.logistic %f32__10 : tensor<1x2x3xf32>
  %gather_9 = "stablehlo.gather"(%logistic_2, %i32__7) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  %scatter_6 = "stablehlo.scatter"(%f32__6, %i32__8, %logistic_2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_18: tensor<f32>, %right_18: tensor<f32>):
    %add_12 = stablehlo.add %left_18, %right_18 : tensor<f32>
    stablehlo.return %add_12 : tensor<f32>
  }) : (tensor<1x3x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  %logistic_3 = stablehlo.logistic %f32__11 : tensor<1x2x3xf32>
  %select_and_scatter_6 = "stablehlo.select_and_scatter"(%logistic_3, %f32__8, %f32__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_19: tensor<f32>, %right_19: tensor<f32>):
    %compare_7 = stablehlo.compare GE, %left_19, %right_19 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_7 : tensor<i1>
  }, {
  ^bb0(%left_20: tensor<f32>, %right_20: tensor<f32>):
    %add_13 = stablehlo.add %left_20, %right_20 : tensor<f32>
    stablehlo.return %add_13 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %multiply_2 = stablehlo.multiply %f32__10, %f32__4 : tensor<1x2x3xf32>
  %gather_10 = "stablehlo.gather"(%multiply_2, %i32__7) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  %scatter_7 = "stablehlo.scatter"(%multiply_2, %i32__9, %f32__4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_21: tensor<f32>, %right_21: tensor<f32>):
    %add_14 = stablehlo.add %left_21, %right_21 : tensor<f32>
    stablehlo.return %add_14 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %multiply_3 = stablehlo.multiply %f32__11, %f32__4 : tensor<1x2x3xf32>
  %select_and_scatter_7 = "stablehlo.select_and_scatter"(%multiply_3, %f32__8, %f32__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_22: tensor<f32>, %right_22: tensor<f32>):
    %compare_8 = stablehlo.compare GE, %left_22, %right_22 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_8 : tensor<i1>
  }, {
  ^bb0(%left_23: tensor<f32>, %right_23: tensor<f32>):
    %add_15 = stablehlo.add %left_23, %right_23 : tensor<f32>
    stablehlo.return %add_15 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %negate_2 = stablehlo.negate %f32__10 : tensor<1x2x3xf32>
  %gather_11 = "stablehlo.gather"(%negate_2, %i32__7) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  %scatter_8 = "stablehlo.scatter"(%f32__6, %i32__8, %negate_2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_24: tensor<f32>, %right_24: tensor<f32>):
    %add_16 = stablehlo.add %left_24, %right_24 : tensor<f32>
    stablehlo.return %add_16 : tensor<f32>
  }) : (tensor<1x3x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  %negate_3 = stablehlo.negate %f32__11 : tensor<1x2x3xf32>
  %select_and_scatter_8 = "stablehlo.select_and_scatter"(%negate_3, %f32__8, %f32__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_25: tensor<f32>, %right_25: tensor<f32>):
    %compare_9 = stablehlo.compare GE, %left_25, %right_25 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_9 : tensor<i1>
  }, {
  ^bb0(%left_26: tensor<f32>, %right_26: tensor<f32>):
    %add_17 = stablehlo.add %left_26, %right_26 : tensor<f32>
    stablehlo.return %add_17 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %pad_2 = stablehlo.pad %f32__12, %f32__13, low = [0, 0, 2], high = [0, 0, -1], interior = [0, 0, 0] : (tensor<1x2x2xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %gather_12 = "stablehlo.gather"(%pad_2, %i32__7) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  %scatter_9 = "stablehlo.scatter"(%pad_2, %i32__9, %f32__4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_27: tensor<f32>, %right_27: tensor<f32>):
    %add_18 = stablehlo.add %left_27, %right_27 : tensor<f32>
    stablehlo.return %add_18 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %pad_3 = stablehlo.pad %f32__14, %f32__13, low = [0, 0, 2], high = [0, 0, -1], interior = [0, 0, 0] : (tensor<1x2x2xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %select_and_scatter_9 = "stablehlo.select_and_scatter"(%pad_3, %f32__8, %f32__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_28: tensor<f32>, %right_28: tensor<f32>):
    %compare_10 = stablehlo.compare GE, %left_28, %right_28 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_10 : tensor<i1>
  }, {
  ^bb0(%left_29: tensor<f32>, %right_29: tensor<f32>):
    %add_19 = stablehlo.add %left_29, %right_29 : tensor<f32>
    stablehlo.return %add_19 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %power_2 = stablehlo.power %f32__10, %f32__4 : tensor<1x2x3xf32>
  %gather_13 = "stablehlo.gather"(%power_2, %i32__7) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  %scatter_10 = "stablehlo.scatter"(%f32__6, %i32__8, %power_2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_30: tensor<f32>, %right_30: tensor<f32>):
    %add_20 = stablehlo.add %left_30, %right_30 : tensor<f32>
    stablehlo.return %add_20 : tensor<f32>
  }) : (tensor<1x3x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  %power_3 = stablehlo.power %f32__11, %f32__4 : tensor<1x2x3xf32>
  %select_and_scatter_10 = "stablehlo.select_and_scatter"(%power_3, %f32__8, %f32__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_31: tensor<f32>, %right_31: tensor<f32>):
    %compare_11 = stablehlo.compare GE, %left_31, %right_31 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_11 : tensor<i1>
  }, {
  ^bb0(%left_32: tensor<f32>, %right_32: tensor<f32>):
    %add_21 = stablehlo.add %left_32, %right_32 : tensor<f32>
    stablehlo.return %add_21 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %real_2 = stablehlo.real %complex_f32 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %gather_14 = "stablehlo.gather"(%real_2, %i32__7) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  %scatter_11 = "stablehlo.scatter"(%real_2, %i32__9, %f32__4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_33: tensor<f32>, %right_33: tensor<f32>):
    %add_22 = stablehlo.add %left_33, %right_33 : tensor<f32>
    stablehlo.return %add_22 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %concatenate = stablehlo.concatenate %dynamic_update_slice, %floor, %imag, %multiply, %negate, %real, %reduce_precision, %remainder, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate, dense<[[[2.5, 0.25, 1.75], [1.5, 2.0, -0.5]], [[2.0, 0.0, 1.0], [1.0, -3.0, 0.0]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[6.25, 0.0625, 3.0625], [2.25, 5.0625, 0.5625]], [[-2.5, -0.25, -1.75], [-1.5, 2.25, -0.75]], [[2.5, 0.25, 1.75], [1.5, -2.25, 0.75]], [[2.5, 0.25, 1.75], [1.5, -2.0, 0.75]], [[2.0, -0.0, 1.25], [1.0, -1.0, 0.5]]]> : tensor<8x2x3xf32> loc("dynamic_update_slice_of_gather, floor_of_gather, imag_of_gather, multiply_of_gather, negate_of_gather, real_of_gather, reduce_precision_of_gather, remainder_of_gather")
  %concatenate_2 = stablehlo.concatenate %reverse, %round_nearest_afz, %round_nearest_even, %select, %select_and_scatter, %sort, %sqrt, %subtract, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_2, dense<[[[1.75, 0.25, 2.5], [0.75, -2.25, 1.5]], [[3.0, 0.0, 2.0], [2.0, -2.0, 1.0]], [[2.0, 0.0, 2.0], [2.0, -2.0, 1.0]], [[2.5, -0.5, 1.75], [4.0, -1.0, 0.75]], [[2.0, 0.0, 0.0], [0.0, -0.5, 0.0]], [[2.5, 1.75, 0.25], [2.25, 1.5, 0.75]], [[1.5811388, 0.5, 1.3228756], [1.2247449, 0x7FC00000, 0.8660254]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]]> : tensor<8x2x3xf32> loc("reverse_of_gather, round_nearest_afz_of_gather, round_nearest_even_of_gather, select_of_gather, select_and_scatter_of_gather, sort_of_gather, sqrt_of_gather, subtract_of_gather")
  %concatenate_3 = stablehlo.concatenate %select_and_scatter_2, %scatter_3, %select_and_scatter_3, %scatter_7, %select_and_scatter_7, %select_and_scatter_8, %scatter_9, %select_and_scatter_9, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_3, dense<[[[2.0, 0.0, 0.0], [-0.5, 0.0, 0.0]], [[0.0, 1.0, 2.0], [2.0, 0.5, 5.0]], [[0.0, 0.0, 2.0], [0.0, 0.0, -0.5]], [[3.0, 1.125, 2.25], [2.0, 0xFF800000, 0x7FC00000]], [[2.0, 0.0, 0.0], [-0.5, 0.0, 0.0]], [[0.0, 0.0, 2.0], [-0.5, 0.0, 0.0]], [[1.0, 1.0, 1.5], [3.0, 0.5, 3.75]], [[0.0, 0.0, 2.0], [-0.5, 0.0, 0.0]]]> : tensor<8x2x3xf32> loc("select_and_scatter_of_imag, scatter_of_iota, select_and_scatter_of_iota, scatter_of_multiply, select_and_scatter_of_multiply, select_and_scatter_of_negate, scatter_of_pad, select_and_scatter_of_pad")
  %reshape_2 = stablehlo.reshape %scatter_11 : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_3 = stablehlo.reshape %gather_2 : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_4 = stablehlo.reshape %scatter : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_5 = stablehlo.reshape %gather_5 : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_6 = stablehlo.reshape %scatter_2 : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_7 = stablehlo.reshape %gather_6 : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_8 = stablehlo.reshape %gather_10 : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_9 = stablehlo.reshape %gather_11 : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>) -> tensor<69xf32>
  check.expect_eq_const %concatenate_4, dense<[1.0, -3.0, 0.5, 4.0, -1.5, 7.0, 1.5, -2.25, 0.75, 2.5, 0.25, 1.75, 1.5, -2.25, 0.75, 3.5, -2.75, 3.75, 4.0, -1.0, 0.5, 4.5, -0.25, 4.75, 1.0, -2.0, -3.0, 2.0, 0.5, -1.0, 1.0, -2.0, -3.0, 3.0, -2.5, 0.0, 4.0, -1.0, 0.5, 4.0, 0.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, -0.0, 0xFF800000, 0x7FC00000, 3.0, 1.125, 2.25, -0.0, 0xFF800000, 0x7FC00000, 0.0, 0xFF800000, 0xFFC00000, -1.5, 2.25, -0.75, 0.0, 0xFF800000, 0xFFC00000]> : tensor<69xf32> loc("scatter_of_real, gather_of_gather, scatter_of_gather, gather_of_imag, scatter_of_imag, gather_of_iota, gather_of_multiply, gather_of_negate")
  %reshape_10 = stablehlo.reshape %scatter_8 : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_11 = stablehlo.reshape %gather_12 : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_12 = stablehlo.reshape %gather_14 : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_13 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_14 = stablehlo.reshape %reduce_window : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_15 = stablehlo.reshape %slice : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %reshape_16 = stablehlo.reshape %pad : (tensor<1x2x5xf32>) -> tensor<10xf32>
  %reshape_17 = stablehlo.reshape %transpose : (tensor<3x1x2xf32>) -> tensor<6xf32>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, %reshape_17, dim = 0 : (tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2xf32>, tensor<10xf32>, tensor<6xf32>) -> tensor<53xf32>
  check.expect_eq_const %concatenate_5, dense<[2.0, 0xFF800000, 0x7FC00000, 4.0, -1.0, 0.5, 0.5, 1.75, 2.25, 1.0, 1.0, 0.75, 1.0, 1.0, 1.5, 1.0, 1.0, 0.75, 2.0, -1.0, 4.0, 1.0, -3.0, 0.5, 2.0, -1.0, 4.0, 0.25, 1.75, -2.25, 0.75, 2.75, 2.0, -0.75, -1.5, 1.5, 0.75, 2.0, 2.0, 2.0, 2.0, 2.0, 2.5, 0.25, 1.75, 2.0, 2.0, 2.5, 1.5, 0.25, -2.25, 1.75, 0.75]> : tensor<53xf32> loc("scatter_of_negate, gather_of_pad, gather_of_real, dynamic_slice_of_gather, reduce_window_of_gather, slice_of_gather, pad_of_gather, transpose_of_gather")
  check.expect_eq_const %reshape, dense<[2.5, 0.25, 1.75, 1.5, -2.25, 0.75]> : tensor<6xf32> loc("reshape_of_gather")
  %concatenate_6 = stablehlo.concatenate %exponential, %exponential_minus_one, %power, %sine, %tan, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<5x2x3xf32>
  check.expect_almost_eq_const %concatenate_6, dense<[[[12.182494, 1.2840254, 5.754603], [4.481689, 0.10539922, 2.117]], [[11.182494, 0.28402543, 4.754603], [3.481689, -0.89460075, 1.117]], [[6.25, 2.0, 5.359375], [5.0625, -0.44444445, 0.8660254]], [[0.5984721, 0.24740396, 0.98398596], [0.997495, 0.7780732, 0.6816388]], [[-0.7470223, 0.25534192, -5.52038], [14.10142, -1.2386277, 0.93159646]]]> : tensor<5x2x3xf32> loc("exponential_of_gather, exponential_minus_one_of_gather, power_of_gather, sine_of_gather, tan_of_gather")
  check.expect_eq_const %is_finite, dense<true> : tensor<1x2x3xi1> loc("is_finite_of_gather")
  %concatenate_7 = stablehlo.concatenate %log, %log_plus_one, %logistic, %rsqrt, %tanh, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<5x2x3xf32>
  check.expect_almost_eq_const %concatenate_7, dense<[[[0.91629076, -1.3862944, 0.5596158], [0.4054651, 0x7FC00000, -0.2876821]], [[1.2527629, 0.22314355, 1.011601], [0.91629076, 0x7FC00000, 0.5596158]], [[0.9241418, 0.5621765, 0.85195273], [0.81757444, 0.09534947, 0.6791787]], [[0.6324555, 2.0, 0.75592893], [0.8164966, 0x7FC00000, 1.1547005]], [[0.9866143, 0.24491866, 0.94137555], [0.90514827, -0.9780261, 0.63514894]]]> : tensor<5x2x3xf32> loc("log_of_gather, log_plus_one_of_gather, logistic_of_gather, rsqrt_of_gather, tanh_of_gather")
  %reshape_18 = stablehlo.reshape %gather_7 : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_19 = stablehlo.reshape %scatter_4 : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_20 = stablehlo.reshape %gather_8 : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_21 = stablehlo.reshape %gather_9 : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_22 = stablehlo.reshape %scatter_6 : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_23 = stablehlo.reshape %gather_13 : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_24 = stablehlo.reshape %scatter_10 : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_25 = stablehlo.reshape %select_and_scatter_4 : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %concatenate_8 = stablehlo.concatenate %reshape_18, %reshape_19, %reshape_20, %reshape_21, %reshape_22, %reshape_23, %reshape_24, %reshape_25, dim = 0 : (tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<6xf32>) -> tensor<69xf32>
  check.expect_almost_eq_const %concatenate_8, dense<[0xFF800000, 0x7F800000, 0x7FC00000, 0.4054651, 0x7FC00000, -0.2876821, 0xFF800000, 0x7F800000, 0x7FC00000, 0xFF800000, 0x7F800000, 0x7FC00000, 4.0, -1.0, 0.5, 2.4054651, 0x7FC00000, 2.712318, -0.0, 0x7F800000, 0x7FC00000, 0.91629076, 0x7FC00000, 0.5596158, -0.0, 0x7F800000, 0x7FC00000, 0.5, 1.0, 0x7FC00000, 0.81757444, 0.09534947, 0.6791787, 0.5, 1.0, 0x7FC00000, 2.5, 0.5, 0x7FC00000, 4.0, -1.0, 0.5, 2.8175745, -0.40465054, 3.6791787, 0.0, 0.0, 0x7FC00000, 2.25, 0x7FC00000, 0.421875, 0.0, 0.0, 0x7FC00000, 2.0, -0.5, 0x7FC00000, 4.0, -1.0, 0.5, 4.25, 0x7FC00000, 3.421875, 0.0, 2.0, 0.0, 0.0, -0.5, 0.0]> : tensor<69xf32>, tolerance = 8.5e-05 loc("gather_of_log, scatter_of_log, gather_of_log_plus_one, gather_of_logistic, scatter_of_logistic, gather_of_power, scatter_of_power, select_and_scatter_of_log")
  %concatenate_9 = stablehlo.concatenate %scatter_5, %select_and_scatter_5, %select_and_scatter_6, %select_and_scatter_10, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<4x2x3xf32>
  check.expect_almost_eq_const %concatenate_9, dense<[[[0.91629076, 0x7FC00000, 0.5596158], [2.0, 0x7F800000, 0x7FC00000]], [[0.0, 2.0, 0.0], [0.0, -0.5, 0.0]], [[0.0, 2.0, 0.0], [0.0, -0.5, 0.0]], [[2.0, 0.0, 0.0], [0.0, 0.0, -0.5]]]> : tensor<4x2x3xf32>, tolerance = 4.0e-05 loc("scatter_of_log_plus_one, select_and_scatter_of_log_plus_one, select_and_scatter_of_logistic, select_and_scatter_of_power")
  return
}
