// Pairs of ops: what takes the complex result of gather, iota, log, log_plus_one, logistic, multiply, negate, pad, power, reduce,
// reduce_window, reshape, reverse, rsqrt, scatter. The values are those of scripts/oracle.
func.func @main() {
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)], [(3.0, 3.0), (-2.0, 1.0), (1.0, -4.0)]]]> : tensor<1x3x3xcomplex<f32>>
  %i32 = stablehlo.constant dense<[7, 0]> : tensor<2xi32>
  %complex_f32__2 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)], [(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)]]]> : tensor<1x3x3xcomplex<f32>>
  %i32__2 = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %complex_f32__3 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__4 = stablehlo.constant dense<[[[(2.0, 0.0)], [(0.0, 1.0)]]]> : tensor<1x2x1xcomplex<f32>>
  %complex_f32__5 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__6 = stablehlo.constant dense<(0.0, 0.0)> : tensor<1x2x3xcomplex<f32>>
  %i32__3 = stablehlo.constant dense<[1, 0, 5]> : tensor<3xi32>
  %i32__4 = stablehlo.constant dense<[1, 5]> : tensor<2xi32>
  %complex_f32__7 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__8 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5)], [(0.5, -1.0), (2.0, 1.0)]]]> : tensor<1x2x2xcomplex<f32>>
  %complex_f32__9 = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__10 = stablehlo.constant dense<[[[(0.25, 1.0), (0.75, 1.0), (1.25, 1.0)], [(1.75, 1.0), (0.25, -2.0), (0.75, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__11 = stablehlo.constant dense<[[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]], [[(3.0, 3.0), (-2.0, 1.0), (1.0, -4.0)], [(0.25, 2.0), (5.0, 1.0), (-1.0, 0.5)]]]]> : tensor<1x2x2x3xcomplex<f32>>
  %complex_f32__12 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0), (2.0, 1.0)], [(-1.0, -2.0), (4.0, -3.0), (3.0, 3.0), (-2.0, 1.0)]]]> : tensor<1x2x4xcomplex<f32>>
  %complex_f32__13 = stablehlo.constant dense<[[(1.0, 2.0), (-3.0, 0.5)], [(0.5, -1.0), (2.0, 1.0)], [(-1.0, -2.0), (4.0, -3.0)]]> : tensor<3x2xcomplex<f32>>
  %complex_f32__14 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)]]]> : tensor<1x1x3xcomplex<f32>>
  %complex_f32__15 = stablehlo.constant dense<[[(2.0, 0.0), (0.0, 1.0)], [(1.0, 1.0), (-1.0, 0.0)], [(0.0, -2.0), (1.0, -1.0)], [(2.0, 0.0), (0.0, 1.0)]]> : tensor<4x2xcomplex<f32>>
  %i32__5 = stablehlo.constant dense<0> : tensor<i32>
  %i32__6 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__7 = stablehlo.constant dense<9> : tensor<i32>
  %complex_f32__16 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0), (-1.0, 0.0)], [(0.0, -2.0), (1.0, -1.0), (2.0, 0.0), (0.0, 1.0)], [(1.0, 1.0), (-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x3x4xcomplex<f32>>
  %i32__8 = stablehlo.constant dense<2> : tensor<i32>
  %gather = "stablehlo.gather"(%complex_f32, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x3x3xcomplex<f32>>, tensor<2xi32>) -> tensor<1x2x3xcomplex<f32>>
  %reverse = stablehlo.reverse %gather, dims = [2] : tensor<1x2x3xcomplex<f32>>
  %rsqrt = stablehlo.rsqrt %gather : tensor<1x2x3xcomplex<f32>>
  %scatter = "stablehlo.scatter"(%complex_f32__2, %i32__2, %gather) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>):
    %add = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add : tensor<complex<f32>>
  }) : (tensor<1x3x3xcomplex<f32>>, tensor<2xi32>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %select = stablehlo.select %i1, %gather, %complex_f32__3 : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  %gather_2 = "stablehlo.gather"(%complex_f32, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x3x3xcomplex<f32>>, tensor<2xi32>) -> tensor<1x2x3xcomplex<f32>>
  %select_and_scatter = "stablehlo.select_and_scatter"(%gather_2, %complex_f32__4, %complex_f32__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %real = stablehlo.real %left_2 : (tensor<complex<f32>>) -> tensor<f32>
    %real_2 = stablehlo.real %right_2 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GE, %real, %real_2 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }, {
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %add_2 = stablehlo.add %left_3, %right_3 : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %sign = stablehlo.sign %gather : tensor<1x2x3xcomplex<f32>>
  %sine = stablehlo.sine %gather_2 : tensor<1x2x3xcomplex<f32>>
  %slice = stablehlo.slice %gather [0:1, 0:2, 1:3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %sort = "stablehlo.sort"(%gather) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_4: tensor<complex<f32>>, %right_4: tensor<complex<f32>>):
    %real_3 = stablehlo.real %left_4 : (tensor<complex<f32>>) -> tensor<f32>
    %real_4 = stablehlo.real %right_4 : (tensor<complex<f32>>) -> tensor<f32>
    %compare_2 = stablehlo.compare GT, %real_3, %real_4, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %sqrt = stablehlo.sqrt %gather : tensor<1x2x3xcomplex<f32>>
  %subtract = stablehlo.subtract %gather, %complex_f32__6 : tensor<1x2x3xcomplex<f32>>
  %tan = stablehlo.tan %gather_2 : tensor<1x2x3xcomplex<f32>>
  %tanh = stablehlo.tanh %gather : tensor<1x2x3xcomplex<f32>>
  %transpose = stablehlo.transpose %gather, dims = [2, 1, 0] : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x2x1xcomplex<f32>>
  %iota = stablehlo.iota dim = 2 : tensor<1x2x3xcomplex<f32>>
  %gather_3 = "stablehlo.gather"(%iota, %i32__3) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xcomplex<f32>>, tensor<3xi32>) -> tensor<1x3x3xcomplex<f32>>
  %scatter_2 = "stablehlo.scatter"(%iota, %i32__4, %complex_f32__3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_5: tensor<complex<f32>>, %right_5: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_5, %right_5 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<2xi32>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %iota_2 = stablehlo.iota dim = 2 : tensor<1x2x3xcomplex<f32>>
  %select_and_scatter_2 = "stablehlo.select_and_scatter"(%iota_2, %complex_f32__4, %complex_f32__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_6: tensor<complex<f32>>, %right_6: tensor<complex<f32>>):
    %real_5 = stablehlo.real %left_6 : (tensor<complex<f32>>) -> tensor<f32>
    %real_6 = stablehlo.real %right_6 : (tensor<complex<f32>>) -> tensor<f32>
    %compare_3 = stablehlo.compare GE, %real_5, %real_6 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_3 : tensor<i1>
  }, {
  ^bb0(%left_7: tensor<complex<f32>>, %right_7: tensor<complex<f32>>):
    %add_4 = stablehlo.add %left_7, %right_7 : tensor<complex<f32>>
    stablehlo.return %add_4 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %log = stablehlo.log %complex_f32__7 : tensor<1x2x3xcomplex<f32>>
  %gather_4 = "stablehlo.gather"(%log, %i32__3) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xcomplex<f32>>, tensor<3xi32>) -> tensor<1x3x3xcomplex<f32>>
  %scatter_3 = "stablehlo.scatter"(%complex_f32__2, %i32__2, %log) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_8: tensor<complex<f32>>, %right_8: tensor<complex<f32>>):
    %add_5 = stablehlo.add %left_8, %right_8 : tensor<complex<f32>>
    stablehlo.return %add_5 : tensor<complex<f32>>
  }) : (tensor<1x3x3xcomplex<f32>>, tensor<2xi32>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %log_2 = stablehlo.log %complex_f32__7 : tensor<1x2x3xcomplex<f32>>
  %select_and_scatter_3 = "stablehlo.select_and_scatter"(%log_2, %complex_f32__4, %complex_f32__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_9: tensor<complex<f32>>, %right_9: tensor<complex<f32>>):
    %real_7 = stablehlo.real %left_9 : (tensor<complex<f32>>) -> tensor<f32>
    %real_8 = stablehlo.real %right_9 : (tensor<complex<f32>>) -> tensor<f32>
    %compare_4 = stablehlo.compare GE, %real_7, %real_8 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_4 : tensor<i1>
  }, {
  ^bb0(%left_10: tensor<complex<f32>>, %right_10: tensor<complex<f32>>):
    %add_6 = stablehlo.add %left_10, %right_10 : tensor<complex<f32>>
    stablehlo.return %add_6 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %log_plus_one = stablehlo.log_plus_one %complex_f32__7 : tensor<1x2x3xcomplex<f32>>
  %gather_5 = "stablehlo.gather"(%log_plus_one, %i32__3) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xcomplex<f32>>, tensor<3xi32>) -> tensor<1x3x3xcomplex<f32>>
  %scatter_4 = "stablehlo.scatter"(%log_plus_one, %i32__4, %complex_f32__3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_11: tensor<complex<f32>>, %right_11: tensor<complex<f32>>):
    %add_7 = stablehlo.add %left_11, %right_11 : tensor<complex<f32>>
    stablehlo.return %add_7 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<2xi32>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %log_plus_one_2 = stablehlo.log_plus_one %complex_f32__7 : tensor<1x2x3xcomplex<f32>>
  %select_and_scatter_4 = "stablehlo.select_and_scatter"(%log_plus_one_2, %complex_f32__4, %complex_f32__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_12: tensor<complex<f32>>, %right_12: tensor<complex<f32>>):
    %real_9 = stablehlo.real %left_12 : (tensor<complex<f32>>) -> tensor<f32>
    %real_10 = stablehlo.real %right_12 : (tensor<complex<f32>>) -> tensor<f32>
    %compare_5 = stablehlo.compare GE, %real_9, %real_10 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_5 : tensor<i1>
  }, {
  ^bb0(%left_13: tensor<complex<f32>>, %right_13: tensor<complex<f32>>):
    %add_8 = stablehlo.add %left_13, %right_13 : tensor<complex<f32>>
    stablehlo.return %add_8 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %logistic = stablehlo.logistic %complex_f32__7 : tensor<1x2x3xcomplex<f32>>
  %gather_6 = "stablehlo.gather"(%logistic, %i32__3) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xcomplex<f32>>, tensor<3xi32>) -> tensor<1x3x3xcomplex<f32>>
  %scatter_5 = "stablehlo.scatter"(%complex_f32__2, %i32__2, %logistic) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_14: tensor<complex<f32>>, %right_14: tensor<complex<f32>>):
    %add_9 = stablehlo.add %left_14, %right_14 : tensor<complex<f32>>
    stablehlo.return %add_9 : tensor<complex<f32>>
  }) : (tensor<1x3x3xcomplex<f32>>, tensor<2xi32>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %logistic_2 = stablehlo.logistic %complex_f32__7 : tensor<1x2x3xcomplex<f32>>
  %select_and_scatter_5 = "stablehlo.select_and_scatter"(%logistic_2, %complex_f32__4, %complex_f32__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_15: tensor<complex<f32>>, %right_15: tensor<complex<f32>>):
    %real_11 = stablehlo.real %left_15 : (tensor<complex<f32>>) -> tensor<f32>
    %real_12 = stablehlo.real %right_15 : (tensor<complex<f32>>) -> tensor<f32>
    %compare_6 = stablehlo.compare GE, %real_11, %real_12 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_6 : tensor<i1>
  }, {
  ^bb0(%left_16: tensor<complex<f32>>, %right_16: tensor<complex<f32>>):
    %add_10 = stablehlo.add %left_16, %right_16 : tensor<complex<f32>>
    stablehlo.return %add_10 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %multiply = stablehlo.multiply %complex_f32__7, %complex_f32__3 : tensor<1x2x3xcomplex<f32>>
  %gather_7 = "stablehlo.gather"(%multiply, %i32__3) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xcomplex<f32>>, tensor<3xi32>) -> tensor<1x3x3xcomplex<f32>>
  %scatter_6 = "stablehlo.scatter"(%multiply, %i32__4, %complex_f32__3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_17: tensor<complex<f32>>, %right_17: tensor<complex<f32>>):
    %add_11 = stablehlo.add %left_17, %right_17 : tensor<complex<f32>>
    stablehlo.return %add_11 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<2xi32>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %multiply_2 = stablehlo.multiply %complex_f32__7, %complex_f32__3 : tensor<1x2x3xcomplex<f32>>
  %select_and_scatter_6 = "stablehlo.select_and_scatter"(%multiply_2, %complex_f32__4, %complex_f32__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_18: tensor<complex<f32>>, %right_18: tensor<complex<f32>>):
    %real_13 = stablehlo.real %left_18 : (tensor<complex<f32>>) -> tensor<f32>
    %real_14 = stablehlo.real %right_18 : (tensor<complex<f32>>) -> tensor<f32>
    %compare_7 = stablehlo.compare GE, %real_13, %real_14 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_7 : tensor<i1>
  }, {
  ^bb0(%left_19: tensor<complex<f32>>, %right_19: tensor<complex<f32>>):
    %add_12 = stablehlo.add %left_19, %right_19 : tensor<complex<f32>>
    stablehlo.return %add_12 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %negate = stablehlo.negate %complex_f32__7 : tensor<1x2x3xcomplex<f32>>
  %gather_8 = "stablehlo.gather"(%negate, %i32__3) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xcomplex<f32>>, tensor<3xi32>) -> tensor<1x3x3xcomplex<f32>>
  %scatter_7 = "stablehlo.scatter"(%complex_f32__2, %i32__2, %negate) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_20: tensor<complex<f32>>, %right_20: tensor<complex<f32>>):
    %add_13 = stablehlo.add %left_20, %right_20 : tensor<complex<f32>>
    stablehlo.return %add_13 : tensor<complex<f32>>
  }) : (tensor<1x3x3xcomplex<f32>>, tensor<2xi32>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %negate_2 = stablehlo.negate %complex_f32__7 : tensor<1x2x3xcomplex<f32>>
  %select_and_scatter_7 = "stablehlo.select_and_scatter"(%negate_2, %complex_f32__4, %complex_f32__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_21: tensor<complex<f32>>, %right_21: tensor<complex<f32>>):
    %real_15 = stablehlo.real %left_21 : (tensor<complex<f32>>) -> tensor<f32>
    %real_16 = stablehlo.real %right_21 : (tensor<complex<f32>>) -> tensor<f32>
    %compare_8 = stablehlo.compare GE, %real_15, %real_16 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_8 : tensor<i1>
  }, {
  ^bb0(%left_22: tensor<complex<f32>>, %right_22: tensor<complex<f32>>):
    %add_14 = stablehlo.add %left_22, %right_22 : tensor<complex<f32>>
    stablehlo.return %add_14 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %pad = stablehlo.pad %complex_f32__8, %complex_f32__9, low = [0, 0, 2], high = [0, 0, -1], interior = [0, 0, 0] : (tensor<1x2x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %gather_9 = "stablehlo.gather"(%pad, %i32__3) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xcomplex<f32>>, tensor<3xi32>) -> tensor<1x3x3xcomplex<f32>>
  %scatter_8 = "stablehlo.scatter"(%pad, %i32__4, %complex_f32__3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_23: tensor<complex<f32>>, %right_23: tensor<complex<f32>>):
    %add_15 = stablehlo.add %left_23, %right_23 : tensor<complex<f32>>
    stablehlo.return %add_15 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<2xi32>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %pad_2 = stablehlo.pad %complex_f32__8, %complex_f32__9, low = [0, 0, 2], high = [0, 0, -1], interior = [0, 0, 0] : (tensor<1x2x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %select_and_scatter_8 = "stablehlo.select_and_scatter"(%pad_2, %complex_f32__4, %complex_f32__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_24: tensor<complex<f32>>, %right_24: tensor<complex<f32>>):
    %real_17 = stablehlo.real %left_24 : (tensor<complex<f32>>) -> tensor<f32>
    %real_18 = stablehlo.real %right_24 : (tensor<complex<f32>>) -> tensor<f32>
    %compare_9 = stablehlo.compare GE, %real_17, %real_18 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_9 : tensor<i1>
  }, {
  ^bb0(%left_25: tensor<complex<f32>>, %right_25: tensor<complex<f32>>):
    %add_16 = stablehlo.add %left_25, %right_25 : tensor<complex<f32>>
    stablehlo.return %add_16 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %power = stablehlo.power %complex_f32__7, %complex_f32__10 : tensor<1x2x3xcomplex<f32>>
  %gather_10 = "stablehlo.gather"(%power, %i32__3) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xcomplex<f32>>, tensor<3xi32>) -> tensor<1x3x3xcomplex<f32>>
  %scatter_9 = "stablehlo.scatter"(%complex_f32__2, %i32__2, %power) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_26: tensor<complex<f32>>, %right_26: tensor<complex<f32>>):
    %add_17 = stablehlo.add %left_26, %right_26 : tensor<complex<f32>>
    stablehlo.return %add_17 : tensor<complex<f32>>
  }) : (tensor<1x3x3xcomplex<f32>>, tensor<2xi32>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %power_2 = stablehlo.power %complex_f32__7, %complex_f32__10 : tensor<1x2x3xcomplex<f32>>
  %select_and_scatter_9 = "stablehlo.select_and_scatter"(%power_2, %complex_f32__4, %complex_f32__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_27: tensor<complex<f32>>, %right_27: tensor<complex<f32>>):
    %real_19 = stablehlo.real %left_27 : (tensor<complex<f32>>) -> tensor<f32>
    %real_20 = stablehlo.real %right_27 : (tensor<complex<f32>>) -> tensor<f32>
    %compare_10 = stablehlo.compare GE, %real_19, %real_20 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_10 : tensor<i1>
  }, {
  ^bb0(%left_28: tensor<complex<f32>>, %right_28: tensor<complex<f32>>):
    %add_18 = stablehlo.add %left_28, %right_28 : tensor<complex<f32>>
    stablehlo.return %add_18 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %reduce = stablehlo.reduce(%complex_f32__11 init: %complex_f32__5) across dimensions = [2] : (tensor<1x2x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  reducer(%left_29: tensor<complex<f32>>, %right_29: tensor<complex<f32>>) {
    %add_19 = stablehlo.add %left_29, %right_29 : tensor<complex<f32>>
    stablehlo.return %add_19 : tensor<complex<f32>>
  }
  %gather_11 = "stablehlo.gather"(%reduce, %i32__3) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xcomplex<f32>>, tensor<3xi32>) -> tensor<1x3x3xcomplex<f32>>
  %scatter_10 = "stablehlo.scatter"(%reduce, %i32__4, %complex_f32__3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_30: tensor<complex<f32>>, %right_30: tensor<complex<f32>>):
    %add_20 = stablehlo.add %left_30, %right_30 : tensor<complex<f32>>
    stablehlo.return %add_20 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<2xi32>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %reduce_2 = stablehlo.reduce(%complex_f32__11 init: %complex_f32__5) across dimensions = [2] : (tensor<1x2x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  reducer(%left_31: tensor<complex<f32>>, %right_31: tensor<complex<f32>>) {
    %add_21 = stablehlo.add %left_31, %right_31 : tensor<complex<f32>>
    stablehlo.return %add_21 : tensor<complex<f32>>
  }
  %select_and_scatter_10 = "stablehlo.select_and_scatter"(%reduce_2, %complex_f32__4, %complex_f32__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_32: tensor<complex<f32>>, %right_32: tensor<complex<f32>>):
    %real_21 = stablehlo.real %left_32 : (tensor<complex<f32>>) -> tensor<f32>
    %real_22 = stablehlo.real %right_32 : (tensor<complex<f32>>) -> tensor<f32>
    %compare_11 = stablehlo.compare GE, %real_21, %real_22 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_11 : tensor<i1>
  }, {
  ^bb0(%left_33: tensor<complex<f32>>, %right_33: tensor<complex<f32>>):
    %add_22 = stablehlo.add %left_33, %right_33 : tensor<complex<f32>>
    stablehlo.return %add_22 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %reduce_window = "stablehlo.reduce_window"(%complex_f32__12, %complex_f32__5) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_34: tensor<complex<f32>>, %right_34: tensor<complex<f32>>):
    %add_23 = stablehlo.add %left_34, %right_34 : tensor<complex<f32>>
    stablehlo.return %add_23 : tensor<complex<f32>>
  }) : (tensor<1x2x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %gather_12 = "stablehlo.gather"(%reduce_window, %i32__3) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xcomplex<f32>>, tensor<3xi32>) -> tensor<1x3x3xcomplex<f32>>
  %scatter_11 = "stablehlo.scatter"(%complex_f32__2, %i32__2, %reduce_window) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_35: tensor<complex<f32>>, %right_35: tensor<complex<f32>>):
    %add_24 = stablehlo.add %left_35, %right_35 : tensor<complex<f32>>
    stablehlo.return %add_24 : tensor<complex<f32>>
  }) : (tensor<1x3x3xcomplex<f32>>, tensor<2xi32>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %reduce_window_2 = "stablehlo.reduce_window"(%complex_f32__12, %complex_f32__5) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_36: tensor<complex<f32>>, %right_36: tensor<complex<f32>>):
    %add_25 = stablehlo.add %left_36, %right_36 : tensor<complex<f32>>
    stablehlo.return %add_25 : tensor<complex<f32>>
  }) : (tensor<1x2x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %select_and_scatter_11 = "stablehlo.select_and_scatter"(%reduce_window_2, %complex_f32__4, %complex_f32__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_37: tensor<complex<f32>>, %right_37: tensor<complex<f32>>):
    %real_23 = stablehlo.real %left_37 : (tensor<complex<f32>>) -> tensor<f32>
    %real_24 = stablehlo.real %right_37 : (tensor<complex<f32>>) -> tensor<f32>
    %compare_12 = stablehlo.compare GE, %real_23, %real_24 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_12 : tensor<i1>
  }, {
  ^bb0(%left_38: tensor<complex<f32>>, %right_38: tensor<complex<f32>>):
    %add_26 = stablehlo.add %left_38, %right_38 : tensor<complex<f32>>
    stablehlo.return %add_26 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %reshape = stablehlo.reshape %complex_f32__13 : (tensor<3x2xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %gather_13 = "stablehlo.gather"(%reshape, %i32__3) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xcomplex<f32>>, tensor<3xi32>) -> tensor<1x3x3xcomplex<f32>>
  %scatter_12 = "stablehlo.scatter"(%reshape, %i32__4, %complex_f32__3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_39: tensor<complex<f32>>, %right_39: tensor<complex<f32>>):
    %add_27 = stablehlo.add %left_39, %right_39 : tensor<complex<f32>>
    stablehlo.return %add_27 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<2xi32>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %reshape_2 = stablehlo.reshape %complex_f32__13 : (tensor<3x2xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %select_and_scatter_12 = "stablehlo.select_and_scatter"(%reshape_2, %complex_f32__4, %complex_f32__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_40: tensor<complex<f32>>, %right_40: tensor<complex<f32>>):
    %real_25 = stablehlo.real %left_40 : (tensor<complex<f32>>) -> tensor<f32>
    %real_26 = stablehlo.real %right_40 : (tensor<complex<f32>>) -> tensor<f32>
    %compare_13 = stablehlo.compare GE, %real_25, %real_26 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_13 : tensor<i1>
  }, {
  ^bb0(%left_41: tensor<complex<f32>>, %right_41: tensor<complex<f32>>):
    %add_28 = stablehlo.add %left_41, %right_41 : tensor<complex<f32>>
    stablehlo.return %add_28 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %reverse_2 = stablehlo.reverse %complex_f32__7, dims = [1, 2] : tensor<1x2x3xcomplex<f32>>
  %gather_14 = "stablehlo.gather"(%reverse_2, %i32__3) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xcomplex<f32>>, tensor<3xi32>) -> tensor<1x3x3xcomplex<f32>>
  %scatter_13 = "stablehlo.scatter"(%complex_f32__2, %i32__2, %reverse_2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_42: tensor<complex<f32>>, %right_42: tensor<complex<f32>>):
    %add_29 = stablehlo.add %left_42, %right_42 : tensor<complex<f32>>
    stablehlo.return %add_29 : tensor<complex<f32>>
  }) : (tensor<1x3x3xcomplex<f32>>, tensor<2xi32>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %reverse_3 = stablehlo.reverse %complex_f32__7, dims = [1, 2] : tensor<1x2x3xcomplex<f32>>
  %select_and_scatter_13 = "stablehlo.select_and_scatter"(%reverse_3, %complex_f32__4, %complex_f32__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_43: tensor<complex<f32>>, %right_43: tensor<complex<f32>>):
    %real_27 = stablehlo.real %left_43 : (tensor<complex<f32>>) -> tensor<f32>
    %real_28 = stablehlo.real %right_43 : (tensor<complex<f32>>) -> tensor<f32>
    %compare_14 = stablehlo.compare GE, %real_27, %real_28 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_14 : tensor<i1>
  }, {
  ^bb0(%left_44: tensor<complex<f32>>, %right_44: tensor<complex<f32>>):
    %add_30 = stablehlo.add %left_44, %right_44 : tensor<complex<f32>>
    stablehlo.return %add_30 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %rsqrt_2 = stablehlo.rsqrt %complex_f32__7 : tensor<1x2x3xcomplex<f32>>
  %gather_15 = "stablehlo.gather"(%rsqrt_2, %i32__3) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xcomplex<f32>>, tensor<3xi32>) -> tensor<1x3x3xcomplex<f32>>
  %scatter_14 = "stablehlo.scatter"(%rsqrt_2, %i32__4, %complex_f32__3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_45: tensor<complex<f32>>, %right_45: tensor<complex<f32>>):
    %add_31 = stablehlo.add %left_45, %right_45 : tensor<complex<f32>>
    stablehlo.return %add_31 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<2xi32>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %rsqrt_3 = stablehlo.rsqrt %complex_f32__7 : tensor<1x2x3xcomplex<f32>>
  %select_and_scatter_14 = "stablehlo.select_and_scatter"(%rsqrt_3, %complex_f32__4, %complex_f32__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_46: tensor<complex<f32>>, %right_46: tensor<complex<f32>>):
    %real_29 = stablehlo.real %left_46 : (tensor<complex<f32>>) -> tensor<f32>
    %real_30 = stablehlo.real %right_46 : (tensor<complex<f32>>) -> tensor<f32>
    %compare_15 = stablehlo.compare GE, %real_29, %real_30 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_15 : tensor<i1>
  }, {
  ^bb0(%left_47: tensor<complex<f32>>, %right_47: tensor<complex<f32>>):
    %add_32 = stablehlo.add %left_47, %right_47 : tensor<complex<f32>>
    stablehlo.return %add_32 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %scatter_15 = "stablehlo.scatter"(%complex_f32__7, %i32__4, %complex_f32__3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_48: tensor<complex<f32>>, %right_48: tensor<complex<f32>>):
    %add_33 = stablehlo.add %left_48, %right_48 : tensor<complex<f32>>
    stablehlo.return %add_33 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<2xi32>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %abs = stablehlo.abs %scatter_15 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %add_34 = stablehlo.add %scatter_15, %complex_f32__6 : tensor<1x2x3xcomplex<f32>>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %scatter_15, dims = [0, 2, 3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %complex_f32__14, %scatter_15, dim = 1 : (tensor<1x1x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %convert = stablehlo.convert %scatter_15 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %scatter_16 = "stablehlo.scatter"(%complex_f32__7, %i32__4, %complex_f32__3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_49: tensor<complex<f32>>, %right_49: tensor<complex<f32>>):
    %add_35 = stablehlo.add %left_49, %right_49 : tensor<complex<f32>>
    stablehlo.return %add_35 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<2xi32>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %cosine = stablehlo.cosine %scatter_16 : tensor<1x2x3xcomplex<f32>>
  %divide = stablehlo.divide %scatter_15, %complex_f32__3 : tensor<1x2x3xcomplex<f32>>
  %dot_general = stablehlo.dot_general %complex_f32__15, %scatter_15, contracting_dims = [1] x [1] : (tensor<4x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<4x1x3xcomplex<f32>>
  %dynamic_slice = stablehlo.dynamic_slice %scatter_15, %i32__5, %i32__6, %i32__7, sizes = [1, 1, 2] : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xcomplex<f32>>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %complex_f32__16, %scatter_15, %i32__5, %i32__8, %i32__5 : (tensor<1x3x4xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xcomplex<f32>>
  %exponential = stablehlo.exponential %scatter_15 : tensor<1x2x3xcomplex<f32>>
  %concatenate_2 = stablehlo.concatenate %reverse, %select, %select_and_scatter, %sort, %subtract, %scatter_2, %select_and_scatter_2, %scatter_6, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_eq_const %concatenate_2, dense<[[[(1.0, -4.0), (-2.0, 1.0), (3.0, 3.0)], [(0.5, -1.0), (-3.0, 0.5), (1.0, 2.0)]], [[(3.0, 3.0), (0.0, 1.0), (1.0, -4.0)], [(-1.0, 0.0), (0.0, -2.0), (0.5, -1.0)]], [[(2.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 1.0), (0.0, 0.0), (0.0, 0.0)]], [[(3.0, 3.0), (1.0, -4.0), (-2.0, 1.0)], [(1.0, 2.0), (0.5, -1.0), (-3.0, 0.5)]], [[(3.0, 3.0), (-2.0, 1.0), (1.0, -4.0)], [(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)]], [[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0)], [(2.0, 0.0), (1.0, 1.0), (3.0, 1.0)]], [[(0.0, 0.0), (0.0, 0.0), (2.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 1.0)]], [[(2.0, 4.0), (-0.5, -3.0), (1.5, -0.5)], [(0.0, -1.0), (-4.0, 3.0), (2.0, -6.0)]]]> : tensor<8x2x3xcomplex<f32>> loc("reverse_of_gather, select_of_gather, select_and_scatter_of_gather, sort_of_gather, subtract_of_gather, scatter_of_iota, select_and_scatter_of_iota, scatter_of_multiply")
  %concatenate_3 = stablehlo.concatenate %select_and_scatter_6, %select_and_scatter_7, %scatter_8, %select_and_scatter_8, %scatter_10, %select_and_scatter_10, %select_and_scatter_11, %scatter_12, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_eq_const %concatenate_3, dense<[[[(2.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 1.0)]], [[(0.0, 0.0), (2.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 1.0), (0.0, 0.0)]], [[(1.0, 0.0), (1.0, 0.0), (1.0, 2.0)], [(3.0, 0.0), (1.0, 1.0), (1.5, 0.0)]], [[(2.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 1.0), (0.0, 0.0), (0.0, 0.0)]], [[(3.0, 3.0), (-4.0, -1.5), (4.5, -4.0)], [(5.25, 5.0), (3.0, 3.0), (1.0, -2.5)]], [[(0.0, 0.0), (0.0, 0.0), (2.0, 0.0)], [(0.0, 1.0), (0.0, 0.0), (0.0, 0.0)]], [[(0.0, 0.0), (0.0, 0.0), (2.0, 0.0)], [(0.0, 0.0), (0.0, 1.0), (0.0, 0.0)]], [[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(4.0, 1.0), (-1.0, -1.0), (5.0, -2.0)]]]> : tensor<8x2x3xcomplex<f32>> loc("select_and_scatter_of_multiply, select_and_scatter_of_negate, scatter_of_pad, select_and_scatter_of_pad, scatter_of_reduce, select_and_scatter_of_reduce, select_and_scatter_of_reduce_window, scatter_of_reshape")
  %reshape_3 = stablehlo.reshape %select_and_scatter_12 : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_4 = stablehlo.reshape %select_and_scatter_13 : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_5 = stablehlo.reshape %add_34 : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_6 = stablehlo.reshape %scatter : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_7 = stablehlo.reshape %gather_3 : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_8 = stablehlo.reshape %gather_7 : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_9 = stablehlo.reshape %gather_8 : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_10 = stablehlo.reshape %scatter_7 : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %concatenate_4 = stablehlo.concatenate %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, %reshape_10, dim = 0 : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> tensor<63xcomplex<f32>>
  check.expect_eq_const %concatenate_4, dense<[(2.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 1.0), (2.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 1.0), (1.0, 2.0), (-3.0, 0.5), (0.5, -1.0), (4.0, 1.0), (-1.0, -1.0), (5.0, -2.0), (3.0, 2.0), (-3.0, 1.5), (1.5, 0.0), (-1.0, 0.0), (0.0, -2.0), (1.0, -1.0), (5.0, 3.0), (-2.0, 2.0), (2.0, -3.0), (0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (-2.0, -1.0), (-4.0, 2.0), (1.0, -7.0), (2.0, 4.0), (-0.5, -3.0), (1.5, -0.5), (-2.0, -1.0), (-4.0, 2.0), (1.0, -7.0), (-2.0, -1.0), (1.0, 2.0), (-4.0, 3.0), (-1.0, -2.0), (3.0, -0.5), (-0.5, 1.0), (-2.0, -1.0), (1.0, 2.0), (-4.0, 3.0), (0.0, -1.0), (1.0, 3.0), (-3.0, 4.0), (-1.0, 0.0), (0.0, -2.0), (1.0, -1.0), (1.0, -2.0), (3.0, 0.5), (0.5, 2.0)]> : tensor<63xcomplex<f32>> loc("select_and_scatter_of_reshape, select_and_scatter_of_reverse, add_of_scatter, scatter_of_gather, gather_of_iota, gather_of_multiply, gather_of_negate, scatter_of_negate")
  %concatenate_5 = stablehlo.concatenate %gather_9, %gather_11, %gather_12, %scatter_11, %gather_13, %gather_14, %scatter_13, %concatenate, dim = 0 : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<8x3x3xcomplex<f32>>
  check.expect_eq_const %concatenate_5, dense<[[[(1.0, 0.0), (1.0, 0.0), (0.5, -1.0)], [(1.0, 0.0), (1.0, 0.0), (1.0, 2.0)], [(1.0, 0.0), (1.0, 0.0), (0.5, -1.0)]], [[(3.25, 5.0), (3.0, 2.0), (0.0, -3.5)], [(3.0, 3.0), (-4.0, -1.5), (4.5, -4.0)], [(3.25, 5.0), (3.0, 2.0), (0.0, -3.5)]], [[(3.0, -5.0), (7.0, 0.0), (1.0, 4.0)], [(-2.0, 2.5), (-2.5, -0.5), (2.5, 0.0)], [(3.0, -5.0), (7.0, 0.0), (1.0, 4.0)]], [[(5.0, -5.0), (7.0, 1.0), (2.0, 5.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)], [(0.0, 2.5), (-2.5, 0.5), (3.5, 1.0)]], [[(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)], [(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]], [[(0.5, -1.0), (-3.0, 0.5), (1.0, 2.0)], [(4.0, -3.0), (-1.0, -2.0), (2.0, 1.0)], [(0.5, -1.0), (-3.0, 0.5), (1.0, 2.0)]], [[(2.5, -1.0), (-3.0, 1.5), (2.0, 3.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)], [(6.0, -3.0), (-1.0, -1.0), (3.0, 2.0)]], [[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(4.0, 1.0), (-1.0, -1.0), (5.0, -2.0)]]]> : tensor<8x3x3xcomplex<f32>> loc("gather_of_pad, gather_of_reduce, gather_of_reduce_window, scatter_of_reduce_window, gather_of_reshape, gather_of_reverse, scatter_of_reverse, concatenate_of_scatter")
  %reshape_11 = stablehlo.reshape %dynamic_slice : (tensor<1x1x2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  %reshape_12 = stablehlo.reshape %slice : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_13 = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x2x3xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %reshape_14 = stablehlo.reshape %dynamic_update_slice : (tensor<1x3x4xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %reshape_15 = stablehlo.reshape %transpose : (tensor<3x2x1xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_16 = stablehlo.reshape %dot_general : (tensor<4x1x3xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %concatenate_6 = stablehlo.concatenate %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, dim = 0 : (tensor<2xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<12xcomplex<f32>>) -> tensor<48xcomplex<f32>>
  check.expect_eq_const %concatenate_6, dense<[(-3.0, 0.5), (0.5, -1.0), (-2.0, 1.0), (1.0, -4.0), (-3.0, 0.5), (0.5, -1.0), (1.0, 2.0), (-3.0, 0.5), (0.5, -1.0), (4.0, 1.0), (-1.0, -1.0), (5.0, -2.0), (1.0, 2.0), (-3.0, 0.5), (0.5, -1.0), (4.0, 1.0), (-1.0, -1.0), (5.0, -2.0), (2.0, 0.0), (0.0, 1.0), (1.0, 1.0), (-1.0, 0.0), (1.0, 2.0), (-3.0, 0.5), (0.5, -1.0), (0.0, 1.0), (4.0, 1.0), (-1.0, -1.0), (5.0, -2.0), (1.0, -1.0), (3.0, 3.0), (1.0, 2.0), (-2.0, 1.0), (-3.0, 0.5), (1.0, -4.0), (0.5, -1.0), (1.0, 8.0), (-5.0, 0.0), (3.0, 3.0), (-5.0, 2.0), (-2.5, -1.5), (-3.5, 1.5), (9.0, -5.0), (-1.0, 6.0), (1.0, -8.0), (1.0, 8.0), (-5.0, 0.0), (3.0, 3.0)]> : tensor<48xcomplex<f32>> loc("dynamic_slice_of_scatter, slice_of_gather, broadcast_in_dim_of_scatter, dynamic_update_slice_of_scatter, transpose_of_gather, dot_general_of_scatter")
  %concatenate_7 = stablehlo.concatenate %rsqrt, %sign, %sqrt, %tanh, %divide, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<5x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_7, dense<[[[(0.44853592, -0.18578966), (0.15364504, -0.65085083), (0.38817468, 0.30307764)], [(0.56886446, -0.35157758), (0.047295086, -0.5714553), (0.8044959, 0.4972058)]], [[(0.7071068, 0.7071068), (-0.8944272, 0.4472136), (0.24253562, -0.9701425)], [(0.4472136, 0.8944272), (-0.9863938, 0.16439897), (0.4472136, -0.8944272)]], [[(1.9029768, 0.78823876), (0.34356076, 1.4553467), (1.6004852, -1.249621)], [(1.2720196, 0.78615135), (0.14384238, 1.7380134), (0.8994537, -0.55589294)]], [[(0.9952503, -0.0013786327), (-1.0147936, 0.033812825), (1.0028105, -0.27355307)], [(1.1667362, -0.2434582), (-0.99731636, 0.0041604266), (1.0428307, -0.80687743)]], [[(0.5, 1.0), (0.5, 3.0), (-0.25, -0.75)], [(-4.0, -1.0), (0.5, -0.5), (3.5, 1.5)]]]> : tensor<5x2x3xcomplex<f32>> loc("rsqrt_of_gather, sign_of_gather, sqrt_of_gather, tanh_of_gather, divide_of_scatter")
  %concatenate_8 = stablehlo.concatenate %sine, %tan, %cosine, %exponential, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<4x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_8, dense<[[[(1.4207486, -9.917621), (-1.4031192, -0.48905626), (22.979086, -14.744805)], [(3.1657784, 1.959601), (-0.15913059, -0.51588047), (0.7397923, -1.0313361)]], [[(-0.0013786327, 0.9952503), (0.2434582, 1.1667362), (0.0006102409, -1.0002791)], [(0.033812825, 1.0147936), (0.11162105, 0.46947), (0.19557731, -0.8429662)]], [[(2.032723, -3.0518978), (-1.1163412, 0.07353698), (1.3541807, 0.5634215)], [(-1.0086248, 0.8893952), (0.83373004, -0.9888977), (1.0671927, -3.4778845)]], [[(-1.1312044, 2.4717267), (0.043692265, 0.023869192), (0.8908079, -1.3873512)], [(29.499506, 45.94276), (0.19876611, -0.30955988), (-61.761665, -134.9517)]]]> : tensor<4x2x3xcomplex<f32>> loc("sine_of_gather, tan_of_gather, cosine_of_scatter, exponential_of_scatter")
  %concatenate_9 = stablehlo.concatenate %gather_4, %scatter_3, %gather_5, %gather_6, %scatter_5, %gather_10, %scatter_9, %gather_15, dim = 0 : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<8x3x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_9, dense<[[[(0.804719, 0.4636476), (0.804719, -2.0344439), (1.609438, -0.6435011)], [(0.804719, 1.1071488), (1.1123117, 2.976444), (0.111571774, -1.1071488)], [(0.804719, 0.4636476), (0.804719, -2.0344439), (1.609438, -0.6435011)]], [[(2.804719, 0.4636476), (0.804719, -1.0344439), (2.609438, 0.3564989)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)], [(2.804719, 1.1071488), (1.1123117, 3.976444), (1.1115718, -0.10714877)]], [[(1.1512926, 0.32175055), (0.6931472, -1.5707964), (1.7631803, -0.5404195)], [(1.0397208, 0.7853982), (0.7234595, 2.896614), (0.5893275, -0.5880026)], [(1.1512926, 0.32175055), (0.6931472, -1.5707964), (1.7631803, -0.5404195)]], [[(0.9214831, 0.097788654), (-0.021415364, -0.40343872), (1.0184602, -0.0026810304)], [(1.0214154, 0.40343872), (0.042364042, 0.021901088), (0.65621036, -0.25225034)], [(0.9214831, 0.097788654), (-0.021415364, -0.40343872), (1.0184602, -0.0026810304)]], [[(2.921483, 0.097788654), (-0.021415364, 0.5965613), (2.0184603, 0.997319)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)], [(3.0214152, 0.40343872), (0.042364042, 1.0219011), (1.6562104, 0.7477497)]], [[(-0.1164785, 2.5691726), (-0.01087841, -0.017853027), (-0.8749235, -1.5236042)], [(0.18995033, 0.3567298), (-0.11498329, -0.023673857), (1.0227684, -3.3247864)], [(-0.1164785, 2.5691726), (-0.01087841, -0.017853027), (-0.8749235, -1.5236042)]], [[(1.8835216, 2.5691726), (-0.01087841, 0.982147), (0.12507647, -0.52360415)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)], [(2.1899502, 0.3567298), (-0.11498329, 0.97632617), (2.0227685, -2.3247864)]], [[(0.65085083, -0.15364504), (0.35157758, 0.56886446), (0.42426407, 0.14142136)], [(0.56886446, -0.35157758), (0.047295086, -0.5714553), (0.8044959, 0.4972058)], [(0.65085083, -0.15364504), (0.35157758, 0.56886446), (0.42426407, 0.14142136)]]]> : tensor<8x3x3xcomplex<f32>>, tolerance = 8.0e-05 loc("gather_of_log, scatter_of_log, gather_of_log_plus_one, gather_of_logistic, scatter_of_logistic, gather_of_power, scatter_of_power, gather_of_rsqrt")
  %concatenate_10 = stablehlo.concatenate %select_and_scatter_3, %scatter_4, %select_and_scatter_4, %select_and_scatter_5, %select_and_scatter_9, %scatter_14, %select_and_scatter_14, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<7x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_10, dense<[[[(0.0, 0.0), (2.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 1.0)]], [[(1.0397208, 0.7853982), (0.7234595, 2.896614), (0.5893275, -0.5880026)], [(3.1512926, 0.32175055), (0.6931472, -0.5707964), (2.7631803, 0.45958048)]], [[(2.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 1.0)]], [[(2.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 1.0)]], [[(0.0, 0.0), (0.0, 0.0), (2.0, 0.0)], [(0.0, 0.0), (0.0, 1.0), (0.0, 0.0)]], [[(0.56886446, -0.35157758), (0.047295086, -0.5714553), (0.8044959, 0.4972058)], [(2.6508508, -0.15364504), (0.35157758, 1.5688645), (1.4242641, 1.1414213)]], [[(0.0, 0.0), (0.0, 0.0), (2.0, 0.0)], [(0.0, 1.0), (0.0, 0.0), (0.0, 0.0)]]]> : tensor<7x2x3xcomplex<f32>>, tolerance = 6.3e-05 loc("select_and_scatter_of_log, scatter_of_log_plus_one, select_and_scatter_of_log_plus_one, select_and_scatter_of_logistic, select_and_scatter_of_power, scatter_of_rsqrt, select_and_scatter_of_rsqrt")
  check.expect_almost_eq_const %abs, dense<[[[2.236068, 3.0413814, 1.118034], [4.1231055, 1.4142135, 5.3851647]]]> : tensor<1x2x3xf32> loc("abs_of_scatter")
  check.expect_eq_const %convert, dense<[[[1.0, -3.0, 0.5], [4.0, -1.0, 5.0]]]> : tensor<1x2x3xf32> loc("convert_of_scatter")
  return
}
