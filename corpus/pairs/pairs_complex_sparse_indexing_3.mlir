// Pairs of ops: what takes the complex result of scatter, select, select_and_scatter. The values are those of scripts/oracle.
func.func @main() {
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__2 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %i32 = stablehlo.constant dense<[1, 5]> : tensor<2xi32>
  %i32__2 = stablehlo.constant dense<[1, 0, 5]> : tensor<3xi32>
  %complex_f32__3 = stablehlo.constant dense<(0.0, 0.0)> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__4 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__5 = stablehlo.constant dense<[[[(0.25, 1.0), (0.75, 1.0), (1.25, 1.0)], [(1.75, 1.0), (0.25, -2.0), (0.75, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__6 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)], [(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)]]]> : tensor<1x3x3xcomplex<f32>>
  %i32__3 = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %complex_f32__7 = stablehlo.constant dense<[[[(2.0, 0.0)], [(0.0, 1.0)]]]> : tensor<1x2x1xcomplex<f32>>
  %complex_f32__8 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)]]]> : tensor<1x1x3xcomplex<f32>>
  %complex_f32__9 = stablehlo.constant dense<[[(2.0, 0.0), (0.0, 1.0)], [(1.0, 1.0), (-1.0, 0.0)], [(0.0, -2.0), (1.0, -1.0)], [(2.0, 0.0), (0.0, 1.0)]]> : tensor<4x2xcomplex<f32>>
  %i32__4 = stablehlo.constant dense<0> : tensor<i32>
  %i32__5 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__6 = stablehlo.constant dense<9> : tensor<i32>
  %complex_f32__10 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0), (-1.0, 0.0)], [(0.0, -2.0), (1.0, -1.0), (2.0, 0.0), (0.0, 1.0)], [(1.0, 1.0), (-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x3x4xcomplex<f32>>
  %i32__7 = stablehlo.constant dense<2> : tensor<i32>
  %scatter = "stablehlo.scatter"(%complex_f32, %i32, %complex_f32__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>):
    %add = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<2xi32>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %exponential_minus_one = stablehlo.exponential_minus_one %scatter : tensor<1x2x3xcomplex<f32>>
  %gather = "stablehlo.gather"(%scatter, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xcomplex<f32>>, tensor<3xi32>) -> tensor<1x3x3xcomplex<f32>>
  %imag = stablehlo.imag %scatter : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %log = stablehlo.log %scatter : tensor<1x2x3xcomplex<f32>>
  %log_plus_one = stablehlo.log_plus_one %scatter : tensor<1x2x3xcomplex<f32>>
  %logistic = stablehlo.logistic %scatter : tensor<1x2x3xcomplex<f32>>
  %multiply = stablehlo.multiply %scatter, %complex_f32__3 : tensor<1x2x3xcomplex<f32>>
  %negate = stablehlo.negate %scatter : tensor<1x2x3xcomplex<f32>>
  %pad = stablehlo.pad %scatter, %complex_f32__4, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %power = stablehlo.power %scatter, %complex_f32__5 : tensor<1x2x3xcomplex<f32>>
  %real = stablehlo.real %scatter : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %reduce = stablehlo.reduce(%scatter init: %complex_f32__4) across dimensions = [1] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
  reducer(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>) {
    %add_2 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }
  %reduce_window = "stablehlo.reduce_window"(%scatter, %complex_f32__4) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_3, %right_3 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %reshape = stablehlo.reshape %scatter : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reverse = stablehlo.reverse %scatter, dims = [2] : tensor<1x2x3xcomplex<f32>>
  %rsqrt = stablehlo.rsqrt %scatter : tensor<1x2x3xcomplex<f32>>
  %scatter_2 = "stablehlo.scatter"(%complex_f32__6, %i32__3, %scatter) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_4: tensor<complex<f32>>, %right_4: tensor<complex<f32>>):
    %add_4 = stablehlo.add %left_4, %right_4 : tensor<complex<f32>>
    stablehlo.return %add_4 : tensor<complex<f32>>
  }) : (tensor<1x3x3xcomplex<f32>>, tensor<2xi32>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %select = stablehlo.select %i1, %scatter, %complex_f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  %scatter_3 = "stablehlo.scatter"(%complex_f32, %i32, %complex_f32__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_5: tensor<complex<f32>>, %right_5: tensor<complex<f32>>):
    %add_5 = stablehlo.add %left_5, %right_5 : tensor<complex<f32>>
    stablehlo.return %add_5 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<2xi32>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %select_and_scatter = "stablehlo.select_and_scatter"(%scatter_3, %complex_f32__7, %complex_f32__4) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_6: tensor<complex<f32>>, %right_6: tensor<complex<f32>>):
    %real_2 = stablehlo.real %left_6 : (tensor<complex<f32>>) -> tensor<f32>
    %real_3 = stablehlo.real %right_6 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GE, %real_2, %real_3 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }, {
  ^bb0(%left_7: tensor<complex<f32>>, %right_7: tensor<complex<f32>>):
    %add_6 = stablehlo.add %left_7, %right_7 : tensor<complex<f32>>
    stablehlo.return %add_6 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %sign = stablehlo.sign %scatter : tensor<1x2x3xcomplex<f32>>
  %sine = stablehlo.sine %scatter_3 : tensor<1x2x3xcomplex<f32>>
  %slice = stablehlo.slice %scatter [0:1, 0:2, 1:3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %sort = "stablehlo.sort"(%scatter) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_8: tensor<complex<f32>>, %right_8: tensor<complex<f32>>):
    %real_4 = stablehlo.real %left_8 : (tensor<complex<f32>>) -> tensor<f32>
    %real_5 = stablehlo.real %right_8 : (tensor<complex<f32>>) -> tensor<f32>
    %compare_2 = stablehlo.compare GT, %real_4, %real_5, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %sqrt = stablehlo.sqrt %scatter : tensor<1x2x3xcomplex<f32>>
  %subtract = stablehlo.subtract %complex_f32__2, %scatter : tensor<1x2x3xcomplex<f32>>
  %tan = stablehlo.tan %scatter_3 : tensor<1x2x3xcomplex<f32>>
  %tanh = stablehlo.tanh %scatter : tensor<1x2x3xcomplex<f32>>
  %transpose = stablehlo.transpose %scatter, dims = [2, 1, 0] : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x2x1xcomplex<f32>>
  %select_2 = stablehlo.select %i1, %complex_f32, %complex_f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  %gather_2 = "stablehlo.gather"(%select_2, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xcomplex<f32>>, tensor<3xi32>) -> tensor<1x3x3xcomplex<f32>>
  %scatter_4 = "stablehlo.scatter"(%select_2, %i32, %complex_f32__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_9: tensor<complex<f32>>, %right_9: tensor<complex<f32>>):
    %add_7 = stablehlo.add %left_9, %right_9 : tensor<complex<f32>>
    stablehlo.return %add_7 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<2xi32>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %select_3 = stablehlo.select %i1, %complex_f32, %complex_f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  %select_and_scatter_2 = "stablehlo.select_and_scatter"(%select_3, %complex_f32__7, %complex_f32__4) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_10: tensor<complex<f32>>, %right_10: tensor<complex<f32>>):
    %real_6 = stablehlo.real %left_10 : (tensor<complex<f32>>) -> tensor<f32>
    %real_7 = stablehlo.real %right_10 : (tensor<complex<f32>>) -> tensor<f32>
    %compare_3 = stablehlo.compare GE, %real_6, %real_7 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_3 : tensor<i1>
  }, {
  ^bb0(%left_11: tensor<complex<f32>>, %right_11: tensor<complex<f32>>):
    %add_8 = stablehlo.add %left_11, %right_11 : tensor<complex<f32>>
    stablehlo.return %add_8 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %select_and_scatter_3 = "stablehlo.select_and_scatter"(%complex_f32, %complex_f32__7, %complex_f32__4) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_12: tensor<complex<f32>>, %right_12: tensor<complex<f32>>):
    %real_8 = stablehlo.real %left_12 : (tensor<complex<f32>>) -> tensor<f32>
    %real_9 = stablehlo.real %right_12 : (tensor<complex<f32>>) -> tensor<f32>
    %compare_4 = stablehlo.compare GE, %real_8, %real_9 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_4 : tensor<i1>
  }, {
  ^bb0(%left_13: tensor<complex<f32>>, %right_13: tensor<complex<f32>>):
    %add_9 = stablehlo.add %left_13, %right_13 : tensor<complex<f32>>
    stablehlo.return %add_9 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %abs = stablehlo.abs %select_and_scatter_3 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %add_10 = stablehlo.add %complex_f32__2, %select_and_scatter_3 : tensor<1x2x3xcomplex<f32>>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %select_and_scatter_3, dims = [0, 2, 3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %complex_f32__8, %select_and_scatter_3, dim = 1 : (tensor<1x1x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %convert = stablehlo.convert %select_and_scatter_3 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %select_and_scatter_4 = "stablehlo.select_and_scatter"(%complex_f32, %complex_f32__7, %complex_f32__4) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_14: tensor<complex<f32>>, %right_14: tensor<complex<f32>>):
    %real_10 = stablehlo.real %left_14 : (tensor<complex<f32>>) -> tensor<f32>
    %real_11 = stablehlo.real %right_14 : (tensor<complex<f32>>) -> tensor<f32>
    %compare_5 = stablehlo.compare GE, %real_10, %real_11 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_5 : tensor<i1>
  }, {
  ^bb0(%left_15: tensor<complex<f32>>, %right_15: tensor<complex<f32>>):
    %add_11 = stablehlo.add %left_15, %right_15 : tensor<complex<f32>>
    stablehlo.return %add_11 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %cosine = stablehlo.cosine %select_and_scatter_4 : tensor<1x2x3xcomplex<f32>>
  %divide = stablehlo.divide %select_and_scatter_3, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %dot_general = stablehlo.dot_general %complex_f32__9, %select_and_scatter_3, contracting_dims = [1] x [1] : (tensor<4x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<4x1x3xcomplex<f32>>
  %dynamic_slice = stablehlo.dynamic_slice %select_and_scatter_3, %i32__4, %i32__5, %i32__6, sizes = [1, 1, 2] : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xcomplex<f32>>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %complex_f32__10, %select_and_scatter_3, %i32__4, %i32__7, %i32__4 : (tensor<1x3x4xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xcomplex<f32>>
  %exponential = stablehlo.exponential %select_and_scatter_3 : tensor<1x2x3xcomplex<f32>>
  %exponential_minus_one_2 = stablehlo.exponential_minus_one %select_and_scatter_3 : tensor<1x2x3xcomplex<f32>>
  %gather_3 = "stablehlo.gather"(%select_and_scatter_3, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xcomplex<f32>>, tensor<3xi32>) -> tensor<1x3x3xcomplex<f32>>
  %imag_2 = stablehlo.imag %select_and_scatter_3 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %log_2 = stablehlo.log %select_and_scatter_3 : tensor<1x2x3xcomplex<f32>>
  %log_plus_one_2 = stablehlo.log_plus_one %select_and_scatter_3 : tensor<1x2x3xcomplex<f32>>
  %logistic_2 = stablehlo.logistic %select_and_scatter_3 : tensor<1x2x3xcomplex<f32>>
  %multiply_2 = stablehlo.multiply %complex_f32__2, %select_and_scatter_3 : tensor<1x2x3xcomplex<f32>>
  %negate_2 = stablehlo.negate %select_and_scatter_3 : tensor<1x2x3xcomplex<f32>>
  %pad_2 = stablehlo.pad %select_and_scatter_3, %complex_f32__4, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %real_12 = stablehlo.real %select_and_scatter_3 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %reduce_2 = stablehlo.reduce(%select_and_scatter_3 init: %complex_f32__4) across dimensions = [1] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
  reducer(%left_16: tensor<complex<f32>>, %right_16: tensor<complex<f32>>) {
    %add_12 = stablehlo.add %left_16, %right_16 : tensor<complex<f32>>
    stablehlo.return %add_12 : tensor<complex<f32>>
  }
  %reduce_window_2 = "stablehlo.reduce_window"(%select_and_scatter_3, %complex_f32__4) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_17: tensor<complex<f32>>, %right_17: tensor<complex<f32>>):
    %add_13 = stablehlo.add %left_17, %right_17 : tensor<complex<f32>>
    stablehlo.return %add_13 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %reshape_2 = stablehlo.reshape %select_and_scatter_3 : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  %reverse_2 = stablehlo.reverse %select_and_scatter_3, dims = [1, 2] : tensor<1x2x3xcomplex<f32>>
  %scatter_5 = "stablehlo.scatter"(%complex_f32__6, %i32__3, %select_and_scatter_3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_18: tensor<complex<f32>>, %right_18: tensor<complex<f32>>):
    %add_14 = stablehlo.add %left_18, %right_18 : tensor<complex<f32>>
    stablehlo.return %add_14 : tensor<complex<f32>>
  }) : (tensor<1x3x3xcomplex<f32>>, tensor<2xi32>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %select_4 = stablehlo.select %i1, %select_and_scatter_3, %complex_f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  %select_and_scatter_5 = "stablehlo.select_and_scatter"(%select_and_scatter_4, %complex_f32__7, %complex_f32__4) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_19: tensor<complex<f32>>, %right_19: tensor<complex<f32>>):
    %real_13 = stablehlo.real %left_19 : (tensor<complex<f32>>) -> tensor<f32>
    %real_14 = stablehlo.real %right_19 : (tensor<complex<f32>>) -> tensor<f32>
    %compare_6 = stablehlo.compare GE, %real_13, %real_14 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_6 : tensor<i1>
  }, {
  ^bb0(%left_20: tensor<complex<f32>>, %right_20: tensor<complex<f32>>):
    %add_15 = stablehlo.add %left_20, %right_20 : tensor<complex<f32>>
    stablehlo.return %add_15 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %sign_2 = stablehlo.sign %select_and_scatter_3 : tensor<1x2x3xcomplex<f32>>
  %sine_2 = stablehlo.sine %select_and_scatter_4 : tensor<1x2x3xcomplex<f32>>
  %slice_2 = stablehlo.slice %select_and_scatter_3 [0:1, 0:2, 1:3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %sort_2 = "stablehlo.sort"(%select_and_scatter_3) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_21: tensor<complex<f32>>, %right_21: tensor<complex<f32>>):
    %real_15 = stablehlo.real %left_21 : (tensor<complex<f32>>) -> tensor<f32>
    %real_16 = stablehlo.real %right_21 : (tensor<complex<f32>>) -> tensor<f32>
    %compare_7 = stablehlo.compare GT, %real_15, %real_16, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_7 : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %sqrt_2 = stablehlo.sqrt %select_and_scatter_3 : tensor<1x2x3xcomplex<f32>>
  %concatenate_2 = stablehlo.concatenate %exponential_minus_one, %power, %sine, %tan, %cosine, %exponential, %exponential_minus_one_2, %sine_2, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_2, dense<[[[(-2.1312044, 2.4717267), (-0.9563077, 0.023869192), (-0.109192096, -1.3873512)], [(28.499506, 45.94276), (-0.8012339, -0.30955988), (-62.761665, -134.9517)]], [[(0.18995033, 0.3567298), (-0.11498329, -0.023673857), (1.0227684, -3.3247864)], [(-2.5313952, 8.988254), (0.0027881477, -0.009391202), (-0.9370065, -2.227203)]], [[(3.1657784, 1.959601), (-0.15913059, -0.51588047), (0.7397923, -1.0313361)], [(-1.1678072, -0.7681628), (-1.2984576, -0.6349639), (-3.6076608, -1.0288031)]], [[(0.033812825, 1.0147936), (0.11162105, 0.46947), (0.19557731, -0.8429662)], [(0.27355307, 1.0028105), (-0.2717526, -1.0839233), (-0.020553017, -1.031008)]], [[(-0.41614684, -0.0), (1.0, -0.0), (1.0, -0.0)], [(1.0, -0.0), (1.0, -0.0), (1.5430807, -0.0)]], [[(7.389056, 0.0), (1.0, 0.0), (1.0, 0.0)], [(1.0, 0.0), (1.0, 0.0), (0.5403023, 0.84147096)]], [[(6.389056, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (-0.4596977, 0.84147096)]], [[(0.9092974, -0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 1.1752012)]]]> : tensor<8x2x3xcomplex<f32>> loc("exponential_minus_one_of_scatter, power_of_scatter, sine_of_scatter, tan_of_scatter, cosine_of_select_and_scatter, exponential_of_select_and_scatter, exponential_minus_one_of_select_and_scatter, sine_of_select_and_scatter")
  %concatenate_3 = stablehlo.concatenate %multiply, %negate, %reduce_window, %reverse, %select, %select_and_scatter, %sort, %subtract, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_eq_const %concatenate_3, dense<[[[(0.0, 0.0), (-0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, -0.0), (0.0, 0.0)]], [[(-1.0, -2.0), (3.0, -0.5), (-0.5, 1.0)], [(-4.0, -1.0), (1.0, 1.0), (-5.0, 2.0)]], [[(1.0, 2.0), (-2.0, 2.5), (-2.5, -0.5)], [(4.0, 1.0), (3.0, 0.0), (4.0, -3.0)]], [[(0.5, -1.0), (-3.0, 0.5), (1.0, 2.0)], [(5.0, -2.0), (-1.0, -1.0), (4.0, 1.0)]], [[(1.0, 2.0), (0.0, 1.0), (0.5, -1.0)], [(-1.0, 0.0), (0.0, -2.0), (5.0, -2.0)]], [[(2.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 1.0)]], [[(1.0, 2.0), (0.5, -1.0), (-3.0, 0.5)], [(5.0, -2.0), (4.0, 1.0), (-1.0, -1.0)]], [[(1.0, -2.0), (3.0, 0.5), (0.5, 2.0)], [(-5.0, -1.0), (1.0, -1.0), (-4.0, 1.0)]]]> : tensor<8x2x3xcomplex<f32>> loc("multiply_of_scatter, negate_of_scatter, reduce_window_of_scatter, reverse_of_scatter, select_of_scatter, select_and_scatter_of_scatter, sort_of_scatter, subtract_of_scatter")
  %concatenate_4 = stablehlo.concatenate %scatter_4, %select_and_scatter_2, %add_10, %multiply_2, %negate_2, %reverse_2, %select_4, %select_and_scatter_5, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_eq_const %concatenate_4, dense<[[[(1.0, 2.0), (0.0, 1.0), (0.5, -1.0)], [(1.0, 0.0), (0.0, -1.0), (5.0, -2.0)]], [[(2.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 1.0)]], [[(4.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, 0.0)]], [[(4.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(-0.0, 0.0), (0.0, 0.0), (1.0, 1.0)]], [[(-2.0, -0.0), (-0.0, -0.0), (-0.0, -0.0)], [(-0.0, -0.0), (-0.0, -0.0), (-0.0, -1.0)]], [[(0.0, 1.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (2.0, 0.0)]], [[(2.0, 0.0), (0.0, 1.0), (0.0, 0.0)], [(-1.0, 0.0), (0.0, -2.0), (0.0, 1.0)]], [[(2.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 1.0), (0.0, 0.0), (0.0, 0.0)]]]> : tensor<8x2x3xcomplex<f32>> loc("scatter_of_select, select_and_scatter_of_select, add_of_select_and_scatter, multiply_of_select_and_scatter, negate_of_select_and_scatter, reverse_of_select_and_scatter, select_of_select_and_scatter, select_and_scatter_of_select_and_scatter")
  %reshape_3 = stablehlo.reshape %sort_2 : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_4 = stablehlo.reshape %gather : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_5 = stablehlo.reshape %pad : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_6 = stablehlo.reshape %scatter_2 : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_7 = stablehlo.reshape %gather_2 : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_8 = stablehlo.reshape %concatenate : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_9 = stablehlo.reshape %gather_3 : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_10 = stablehlo.reshape %pad_2 : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %concatenate_5 = stablehlo.concatenate %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, %reshape_10, dim = 0 : (tensor<6xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> tensor<69xcomplex<f32>>
  check.expect_eq_const %concatenate_5, dense<[(2.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 1.0), (4.0, 1.0), (-1.0, -1.0), (5.0, -2.0), (1.0, 2.0), (-3.0, 0.5), (0.5, -1.0), (4.0, 1.0), (-1.0, -1.0), (5.0, -2.0), (-3.0, 0.5), (0.5, -1.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (-1.0, -1.0), (5.0, -2.0), (0.0, 0.0), (6.0, 1.0), (-1.0, 0.0), (6.0, -1.0), (-1.0, 0.0), (0.0, -2.0), (1.0, -1.0), (3.0, 2.0), (-3.0, 1.5), (1.5, 0.0), (-1.0, 0.0), (0.0, -2.0), (4.0, -3.0), (1.0, 2.0), (0.0, 1.0), (0.5, -1.0), (-1.0, 0.0), (0.0, -2.0), (4.0, -3.0), (2.0, 0.0), (0.0, 1.0), (1.0, 1.0), (2.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 1.0), (0.0, 0.0), (0.0, 0.0), (0.0, 1.0), (2.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 1.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 1.0), (0.0, 0.0)]> : tensor<69xcomplex<f32>> loc("sort_of_select_and_scatter, gather_of_scatter, pad_of_scatter, scatter_of_scatter, gather_of_select, concatenate_of_select_and_scatter, gather_of_select_and_scatter, pad_of_select_and_scatter")
  %reshape_11 = stablehlo.reshape %scatter_5 : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_12 = stablehlo.reshape %slice : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_13 = stablehlo.reshape %reduce_window_2 : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_14 = stablehlo.reshape %slice_2 : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_15 = stablehlo.reshape %reduce : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  %reshape_16 = stablehlo.reshape %reduce_2 : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  %reshape_17 = stablehlo.reshape %dynamic_slice : (tensor<1x1x2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  %reshape_18 = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x2x3xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %concatenate_6 = stablehlo.concatenate %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, %reshape_17, %reshape_18, dim = 0 : (tensor<9xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<12xcomplex<f32>>) -> tensor<41xcomplex<f32>>
  check.expect_eq_const %concatenate_6, dense<[(2.0, 0.0), (0.0, 1.0), (1.0, 2.0), (-1.0, 0.0), (0.0, -2.0), (1.0, -1.0), (4.0, 0.0), (0.0, 1.0), (1.0, 1.0), (-3.0, 0.5), (0.5, -1.0), (-1.0, -1.0), (5.0, -2.0), (2.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 1.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 1.0), (5.0, 3.0), (-4.0, -0.5), (5.5, -3.0), (2.0, 0.0), (0.0, 0.0), (0.0, 1.0), (0.0, 0.0), (0.0, 0.0), (2.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 1.0), (2.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 1.0)]> : tensor<41xcomplex<f32>> loc("scatter_of_select_and_scatter, slice_of_scatter, reduce_window_of_select_and_scatter, slice_of_select_and_scatter, reduce_of_scatter, reduce_of_select_and_scatter, dynamic_slice_of_select_and_scatter, broadcast_in_dim_of_select_and_scatter")
  %reshape_19 = stablehlo.reshape %dynamic_update_slice : (tensor<1x3x4xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %reshape_20 = stablehlo.reshape %reshape_2 : (tensor<3x2xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_21 = stablehlo.reshape %transpose : (tensor<3x2x1xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_22 = stablehlo.reshape %dot_general : (tensor<4x1x3xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %reshape_23 = stablehlo.reshape %reshape : (tensor<6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %concatenate_7 = stablehlo.concatenate %reshape_19, %reshape_20, %reshape_21, %reshape_22, %reshape_23, dim = 0 : (tensor<12xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<6xcomplex<f32>>) -> tensor<42xcomplex<f32>>
  check.expect_eq_const %concatenate_7, dense<[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0), (-1.0, 0.0), (2.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 1.0), (0.0, 0.0), (0.0, 0.0), (0.0, 1.0), (1.0, -1.0), (2.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 1.0), (1.0, 2.0), (4.0, 1.0), (-3.0, 0.5), (-1.0, -1.0), (0.5, -1.0), (5.0, -2.0), (4.0, 0.0), (0.0, 0.0), (-1.0, 0.0), (2.0, 2.0), (0.0, 0.0), (0.0, -1.0), (0.0, -4.0), (0.0, 0.0), (1.0, 1.0), (4.0, 0.0), (0.0, 0.0), (-1.0, 0.0), (1.0, 2.0), (-3.0, 0.5), (0.5, -1.0), (4.0, 1.0), (-1.0, -1.0), (5.0, -2.0)]> : tensor<42xcomplex<f32>> loc("dynamic_update_slice_of_select_and_scatter, reshape_of_select_and_scatter, transpose_of_scatter, dot_general_of_select_and_scatter, reshape_of_scatter")
  %concatenate_8 = stablehlo.concatenate %imag, %real, %convert, %imag_2, %real_12, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<5x2x3xf32>
  check.expect_eq_const %concatenate_8, dense<[[[2.0, 0.5, -1.0], [1.0, -1.0, -2.0]], [[1.0, -3.0, 0.5], [4.0, -1.0, 5.0]], [[2.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[0.0, 0.0, 0.0], [0.0, 0.0, 1.0]], [[2.0, 0.0, 0.0], [0.0, 0.0, 0.0]]]> : tensor<5x2x3xf32> loc("imag_of_scatter, real_of_scatter, convert_of_select_and_scatter, imag_of_select_and_scatter, real_of_select_and_scatter")
  %concatenate_9 = stablehlo.concatenate %log, %log_plus_one, %logistic, %rsqrt, %sign, %sqrt, %tanh, %divide, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_9, dense<[[[(0.804719, 1.1071488), (1.1123117, 2.976444), (0.111571774, -1.1071488)], [(1.4166067, 0.24497867), (0.3465736, -2.3561945), (1.6836479, -0.38050637)]], [[(1.0397208, 0.7853982), (0.7234595, 2.896614), (0.5893275, -0.5880026)], [(1.6290482, 0.19739556), (0.0, -1.5707964), (1.8444397, -0.32175055)]], [[(1.0214154, 0.40343872), (0.042364042, 0.021901088), (0.65621036, -0.25225034)], [(0.98997045, 0.015107994), (0.21795844, -0.20194823), (1.002774, -0.006161069)]], [[(0.56886446, -0.35157758), (0.047295086, -0.5714553), (0.8044959, 0.4972058)], [(0.4887892, -0.0601727), (0.32179713, 0.776887), (0.4231484, 0.081490934)]], [[(0.4472136, 0.8944272), (-0.9863938, 0.16439897), (0.4472136, -0.8944272)], [(0.9701425, 0.24253562), (-0.7071068, -0.7071068), (0.9284767, -0.37139067)]], [[(1.2720196, 0.78615135), (0.14384238, 1.7380134), (0.8994537, -0.55589294)], [(2.0153294, 0.24809839), (0.45508987, -1.0986841), (2.278724, -0.43884212)]], [[(1.1667362, -0.2434582), (-0.99731636, 0.0041604266), (1.0428307, -0.80687743)], [(1.0002791, 0.0006102409), (-1.0839233, -0.2717526), (1.0000594, 0.00006872164)]], [[(1.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, -0.0), (0.0, 0.0), (-0.5, 0.5)]]]> : tensor<8x2x3xcomplex<f32>> loc("log_of_scatter, log_plus_one_of_scatter, logistic_of_scatter, rsqrt_of_scatter, sign_of_scatter, sqrt_of_scatter, tanh_of_scatter, divide_of_select_and_scatter")
  %concatenate_10 = stablehlo.concatenate %log_2, %log_plus_one_2, %logistic_2, %sign_2, %sqrt_2, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<5x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_10, dense<[[[(0.6931472, 0.0), (0xFF800000, 0.0), (0xFF800000, 0.0)], [(0xFF800000, 0.0), (0xFF800000, 0.0), (0.0, 1.5707964)]], [[(1.0986123, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (0.3465736, 0.7853982)]], [[(0.8807971, 0.0), (0.5, 0.0), (0.5, 0.0)], [(0.5, 0.0), (0.5, 0.0), (0.5, 0.27315125)]], [[(1.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 1.0)]], [[(1.4142135, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (0.70710677, 0.70710677)]]]> : tensor<5x2x3xcomplex<f32>> loc("log_of_select_and_scatter, log_plus_one_of_select_and_scatter, logistic_of_select_and_scatter, sign_of_select_and_scatter, sqrt_of_select_and_scatter")
  check.expect_almost_eq_const %abs, dense<[[[2.0, 0.0, 0.0], [0.0, 0.0, 1.0]]]> : tensor<1x2x3xf32> loc("abs_of_select_and_scatter")
  return
}
