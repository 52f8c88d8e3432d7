// Pairs of ops: what takes the complex result of select_and_scatter, sign, sine, slice, sort, sqrt, subtract, tan, tanh,
// transpose. The values are those of scripts/oracle.
func.func @main() {
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__2 = stablehlo.constant dense<[[[(2.0, 0.0)], [(0.0, 1.0)]]]> : tensor<1x2x1xcomplex<f32>>
  %complex_f32__3 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__4 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %i32 = stablehlo.constant dense<[1, 0, 5]> : tensor<3xi32>
  %i32__2 = stablehlo.constant dense<[1, 5]> : tensor<2xi32>
  %complex_f32__5 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)], [(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)]]]> : tensor<1x3x3xcomplex<f32>>
  %i32__3 = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
  %complex_f32__6 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]], [[(3.0, 3.0), (-2.0, 1.0), (1.0, -4.0)], [(0.25, 2.0), (5.0, 1.0), (-1.0, 0.5)]]]> : tensor<2x2x3xcomplex<f32>>
  %complex_f32__7 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5)]], [[(0.5, -1.0), (2.0, 1.0)]], [[(-1.0, -2.0), (4.0, -3.0)]]]> : tensor<3x1x2xcomplex<f32>>
  %select_and_scatter = "stablehlo.select_and_scatter"(%complex_f32, %complex_f32__2, %complex_f32__3) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>):
    %real = stablehlo.real %left : (tensor<complex<f32>>) -> tensor<f32>
    %real_2 = stablehlo.real %right : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GE, %real, %real_2 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }, {
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %subtract = stablehlo.subtract %complex_f32__4, %select_and_scatter : tensor<1x2x3xcomplex<f32>>
  %select_and_scatter_2 = "stablehlo.select_and_scatter"(%complex_f32, %complex_f32__2, %complex_f32__3) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real_3 = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_4 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare_2 = stablehlo.compare GE, %real_3, %real_4 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }, {
  ^bb0(%left_4: tensor<complex<f32>>, %right_4: tensor<complex<f32>>):
    %add_2 = stablehlo.add %left_4, %right_4 : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %tan = stablehlo.tan %select_and_scatter_2 : tensor<1x2x3xcomplex<f32>>
  %tanh = stablehlo.tanh %select_and_scatter : tensor<1x2x3xcomplex<f32>>
  %transpose = stablehlo.transpose %select_and_scatter, dims = [2, 1, 0] : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x2x1xcomplex<f32>>
  %sign = stablehlo.sign %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %gather = "stablehlo.gather"(%sign, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xcomplex<f32>>, tensor<3xi32>) -> tensor<1x3x3xcomplex<f32>>
  %scatter = "stablehlo.scatter"(%sign, %i32__2, %complex_f32__4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_5: tensor<complex<f32>>, %right_5: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_5, %right_5 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<2xi32>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %sign_2 = stablehlo.sign %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %select_and_scatter_3 = "stablehlo.select_and_scatter"(%sign_2, %complex_f32__2, %complex_f32__3) <{window_dimensions = array<i64: 1, 1, 3>}> ({
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
  %sine = stablehlo.sine %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %gather_2 = "stablehlo.gather"(%sine, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xcomplex<f32>>, tensor<3xi32>) -> tensor<1x3x3xcomplex<f32>>
  %scatter_2 = "stablehlo.scatter"(%complex_f32__5, %i32__3, %sine) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_8: tensor<complex<f32>>, %right_8: tensor<complex<f32>>):
    %add_5 = stablehlo.add %left_8, %right_8 : tensor<complex<f32>>
    stablehlo.return %add_5 : tensor<complex<f32>>
  }) : (tensor<1x3x3xcomplex<f32>>, tensor<2xi32>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %sine_2 = stablehlo.sine %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %select_and_scatter_4 = "stablehlo.select_and_scatter"(%sine_2, %complex_f32__2, %complex_f32__3) <{window_dimensions = array<i64: 1, 1, 3>}> ({
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
  %slice = stablehlo.slice %complex_f32__6 [1:2, 0:2, 0:3] : (tensor<2x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %gather_3 = "stablehlo.gather"(%slice, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xcomplex<f32>>, tensor<3xi32>) -> tensor<1x3x3xcomplex<f32>>
  %scatter_3 = "stablehlo.scatter"(%slice, %i32__2, %complex_f32__4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_11: tensor<complex<f32>>, %right_11: tensor<complex<f32>>):
    %add_7 = stablehlo.add %left_11, %right_11 : tensor<complex<f32>>
    stablehlo.return %add_7 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<2xi32>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %slice_2 = stablehlo.slice %complex_f32__6 [1:2, 0:2, 0:3] : (tensor<2x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %select_and_scatter_5 = "stablehlo.select_and_scatter"(%slice_2, %complex_f32__2, %complex_f32__3) <{window_dimensions = array<i64: 1, 1, 3>}> ({
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
  %sort = "stablehlo.sort"(%complex_f32) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_14: tensor<complex<f32>>, %right_14: tensor<complex<f32>>):
    %real_11 = stablehlo.real %left_14 : (tensor<complex<f32>>) -> tensor<f32>
    %real_12 = stablehlo.real %right_14 : (tensor<complex<f32>>) -> tensor<f32>
    %compare_6 = stablehlo.compare GT, %real_11, %real_12, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_6 : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %gather_4 = "stablehlo.gather"(%sort, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xcomplex<f32>>, tensor<3xi32>) -> tensor<1x3x3xcomplex<f32>>
  %scatter_4 = "stablehlo.scatter"(%complex_f32__5, %i32__3, %sort) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_15: tensor<complex<f32>>, %right_15: tensor<complex<f32>>):
    %add_9 = stablehlo.add %left_15, %right_15 : tensor<complex<f32>>
    stablehlo.return %add_9 : tensor<complex<f32>>
  }) : (tensor<1x3x3xcomplex<f32>>, tensor<2xi32>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %sort_2 = "stablehlo.sort"(%complex_f32) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_16: tensor<complex<f32>>, %right_16: tensor<complex<f32>>):
    %real_13 = stablehlo.real %left_16 : (tensor<complex<f32>>) -> tensor<f32>
    %real_14 = stablehlo.real %right_16 : (tensor<complex<f32>>) -> tensor<f32>
    %compare_7 = stablehlo.compare GT, %real_13, %real_14, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_7 : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %select_and_scatter_6 = "stablehlo.select_and_scatter"(%sort_2, %complex_f32__2, %complex_f32__3) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_17: tensor<complex<f32>>, %right_17: tensor<complex<f32>>):
    %real_15 = stablehlo.real %left_17 : (tensor<complex<f32>>) -> tensor<f32>
    %real_16 = stablehlo.real %right_17 : (tensor<complex<f32>>) -> tensor<f32>
    %compare_8 = stablehlo.compare GE, %real_15, %real_16 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_8 : tensor<i1>
  }, {
  ^bb0(%left_18: tensor<complex<f32>>, %right_18: tensor<complex<f32>>):
    %add_10 = stablehlo.add %left_18, %right_18 : tensor<complex<f32>>
    stablehlo.return %add_10 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %sqrt = stablehlo.sqrt %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %gather_5 = "stablehlo.gather"(%sqrt, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xcomplex<f32>>, tensor<3xi32>) -> tensor<1x3x3xcomplex<f32>>
  %scatter_5 = "stablehlo.scatter"(%sqrt, %i32__2, %complex_f32__4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_19: tensor<complex<f32>>, %right_19: tensor<complex<f32>>):
    %add_11 = stablehlo.add %left_19, %right_19 : tensor<complex<f32>>
    stablehlo.return %add_11 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<2xi32>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %sqrt_2 = stablehlo.sqrt %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %select_and_scatter_7 = "stablehlo.select_and_scatter"(%sqrt_2, %complex_f32__2, %complex_f32__3) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_20: tensor<complex<f32>>, %right_20: tensor<complex<f32>>):
    %real_17 = stablehlo.real %left_20 : (tensor<complex<f32>>) -> tensor<f32>
    %real_18 = stablehlo.real %right_20 : (tensor<complex<f32>>) -> tensor<f32>
    %compare_9 = stablehlo.compare GE, %real_17, %real_18 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_9 : tensor<i1>
  }, {
  ^bb0(%left_21: tensor<complex<f32>>, %right_21: tensor<complex<f32>>):
    %add_12 = stablehlo.add %left_21, %right_21 : tensor<complex<f32>>
    stablehlo.return %add_12 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %subtract_2 = stablehlo.subtract %complex_f32, %complex_f32__4 : tensor<1x2x3xcomplex<f32>>
  %gather_6 = "stablehlo.gather"(%subtract_2, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xcomplex<f32>>, tensor<3xi32>) -> tensor<1x3x3xcomplex<f32>>
  %scatter_6 = "stablehlo.scatter"(%complex_f32__5, %i32__3, %subtract_2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_22: tensor<complex<f32>>, %right_22: tensor<complex<f32>>):
    %add_13 = stablehlo.add %left_22, %right_22 : tensor<complex<f32>>
    stablehlo.return %add_13 : tensor<complex<f32>>
  }) : (tensor<1x3x3xcomplex<f32>>, tensor<2xi32>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %subtract_3 = stablehlo.subtract %complex_f32, %complex_f32__4 : tensor<1x2x3xcomplex<f32>>
  %select_and_scatter_8 = "stablehlo.select_and_scatter"(%subtract_3, %complex_f32__2, %complex_f32__3) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_23: tensor<complex<f32>>, %right_23: tensor<complex<f32>>):
    %real_19 = stablehlo.real %left_23 : (tensor<complex<f32>>) -> tensor<f32>
    %real_20 = stablehlo.real %right_23 : (tensor<complex<f32>>) -> tensor<f32>
    %compare_10 = stablehlo.compare GE, %real_19, %real_20 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_10 : tensor<i1>
  }, {
  ^bb0(%left_24: tensor<complex<f32>>, %right_24: tensor<complex<f32>>):
    %add_14 = stablehlo.add %left_24, %right_24 : tensor<complex<f32>>
    stablehlo.return %add_14 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %tan_2 = stablehlo.tan %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %gather_7 = "stablehlo.gather"(%tan_2, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xcomplex<f32>>, tensor<3xi32>) -> tensor<1x3x3xcomplex<f32>>
  %scatter_7 = "stablehlo.scatter"(%tan_2, %i32__2, %complex_f32__4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_25: tensor<complex<f32>>, %right_25: tensor<complex<f32>>):
    %add_15 = stablehlo.add %left_25, %right_25 : tensor<complex<f32>>
    stablehlo.return %add_15 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<2xi32>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %tan_3 = stablehlo.tan %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %select_and_scatter_9 = "stablehlo.select_and_scatter"(%tan_3, %complex_f32__2, %complex_f32__3) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_26: tensor<complex<f32>>, %right_26: tensor<complex<f32>>):
    %real_21 = stablehlo.real %left_26 : (tensor<complex<f32>>) -> tensor<f32>
    %real_22 = stablehlo.real %right_26 : (tensor<complex<f32>>) -> tensor<f32>
    %compare_11 = stablehlo.compare GE, %real_21, %real_22 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_11 : tensor<i1>
  }, {
  ^bb0(%left_27: tensor<complex<f32>>, %right_27: tensor<complex<f32>>):
    %add_16 = stablehlo.add %left_27, %right_27 : tensor<complex<f32>>
    stablehlo.return %add_16 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %tanh_2 = stablehlo.tanh %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %gather_8 = "stablehlo.gather"(%tanh_2, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xcomplex<f32>>, tensor<3xi32>) -> tensor<1x3x3xcomplex<f32>>
  %scatter_8 = "stablehlo.scatter"(%complex_f32__5, %i32__3, %tanh_2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_28: tensor<complex<f32>>, %right_28: tensor<complex<f32>>):
    %add_17 = stablehlo.add %left_28, %right_28 : tensor<complex<f32>>
    stablehlo.return %add_17 : tensor<complex<f32>>
  }) : (tensor<1x3x3xcomplex<f32>>, tensor<2xi32>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %tanh_3 = stablehlo.tanh %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %select_and_scatter_10 = "stablehlo.select_and_scatter"(%tanh_3, %complex_f32__2, %complex_f32__3) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_29: tensor<complex<f32>>, %right_29: tensor<complex<f32>>):
    %real_23 = stablehlo.real %left_29 : (tensor<complex<f32>>) -> tensor<f32>
    %real_24 = stablehlo.real %right_29 : (tensor<complex<f32>>) -> tensor<f32>
    %compare_12 = stablehlo.compare GE, %real_23, %real_24 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_12 : tensor<i1>
  }, {
  ^bb0(%left_30: tensor<complex<f32>>, %right_30: tensor<complex<f32>>):
    %add_18 = stablehlo.add %left_30, %right_30 : tensor<complex<f32>>
    stablehlo.return %add_18 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %transpose_2 = stablehlo.transpose %complex_f32__7, dims = [1, 2, 0] : (tensor<3x1x2xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %gather_9 = "stablehlo.gather"(%transpose_2, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xcomplex<f32>>, tensor<3xi32>) -> tensor<1x3x3xcomplex<f32>>
  %scatter_9 = "stablehlo.scatter"(%transpose_2, %i32__2, %complex_f32__4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_31: tensor<complex<f32>>, %right_31: tensor<complex<f32>>):
    %add_19 = stablehlo.add %left_31, %right_31 : tensor<complex<f32>>
    stablehlo.return %add_19 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<2xi32>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %transpose_3 = stablehlo.transpose %complex_f32__7, dims = [1, 2, 0] : (tensor<3x1x2xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %select_and_scatter_11 = "stablehlo.select_and_scatter"(%transpose_3, %complex_f32__2, %complex_f32__3) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_32: tensor<complex<f32>>, %right_32: tensor<complex<f32>>):
    %real_25 = stablehlo.real %left_32 : (tensor<complex<f32>>) -> tensor<f32>
    %real_26 = stablehlo.real %right_32 : (tensor<complex<f32>>) -> tensor<f32>
    %compare_13 = stablehlo.compare GE, %real_25, %real_26 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_13 : tensor<i1>
  }, {
  ^bb0(%left_33: tensor<complex<f32>>, %right_33: tensor<complex<f32>>):
    %add_20 = stablehlo.add %left_33, %right_33 : tensor<complex<f32>>
    stablehlo.return %add_20 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %reshape = stablehlo.reshape %subtract : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_2 = stablehlo.reshape %scatter_3 : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_3 = stablehlo.reshape %select_and_scatter_5 : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_4 = stablehlo.reshape %select_and_scatter_6 : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_5 = stablehlo.reshape %select_and_scatter_8 : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_6 = stablehlo.reshape %scatter_9 : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_7 = stablehlo.reshape %select_and_scatter_11 : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_8 = stablehlo.reshape %gather_3 : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %concatenate = stablehlo.concatenate %reshape, %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, dim = 0 : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<9xcomplex<f32>>) -> tensor<51xcomplex<f32>>
  check.expect_eq_const %concatenate, dense<[(0.0, 0.0), (0.0, 1.0), (1.0, 1.0), (-1.0, 0.0), (0.0, -2.0), (1.0, -2.0), (3.0, 3.0), (-2.0, 1.0), (1.0, -4.0), (2.25, 2.0), (5.0, 2.0), (0.0, 1.5), (2.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 1.0), (0.0, 0.0), (2.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 1.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (2.0, 0.0), (0.0, 1.0), (0.0, 0.0), (0.0, 0.0), (1.0, 2.0), (0.5, -1.0), (-1.0, -2.0), (-1.0, 0.5), (2.0, 2.0), (5.0, -2.0), (2.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 1.0), (0.25, 2.0), (5.0, 1.0), (-1.0, 0.5), (3.0, 3.0), (-2.0, 1.0), (1.0, -4.0), (0.25, 2.0), (5.0, 1.0), (-1.0, 0.5)]> : tensor<51xcomplex<f32>> loc("subtract_of_select_and_scatter, scatter_of_slice, select_and_scatter_of_slice, select_and_scatter_of_sort, select_and_scatter_of_subtract, scatter_of_transpose, select_and_scatter_of_transpose, gather_of_slice")
  %reshape_9 = stablehlo.reshape %gather_4 : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_10 = stablehlo.reshape %scatter_4 : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_11 = stablehlo.reshape %gather_6 : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_12 = stablehlo.reshape %scatter_6 : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_13 = stablehlo.reshape %gather_9 : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_14 = stablehlo.reshape %transpose : (tensor<3x2x1xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %concatenate_2 = stablehlo.concatenate %reshape_9, %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, dim = 0 : (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<6xcomplex<f32>>) -> tensor<51xcomplex<f32>>
  check.expect_eq_const %concatenate_2, dense<[(4.0, -3.0), (2.0, 1.0), (-1.0, -2.0), (1.0, 2.0), (0.5, -1.0), (-3.0, 0.5), (4.0, -3.0), (2.0, 1.0), (-1.0, -2.0), (6.0, -3.0), (2.0, 2.0), (0.0, -1.0), (-1.0, 0.0), (0.0, -2.0), (1.0, -1.0), (3.0, 2.0), (0.5, 0.0), (-2.0, 1.5), (3.0, 1.0), (-1.0, 0.0), (3.0, -2.0), (-1.0, 2.0), (-3.0, -0.5), (-0.5, -2.0), (3.0, 1.0), (-1.0, 0.0), (3.0, -2.0), (5.0, 1.0), (-1.0, 1.0), (4.0, -1.0), (-1.0, 0.0), (0.0, -2.0), (1.0, -1.0), (1.0, 2.0), (-3.0, 0.5), (0.5, -1.0), (-3.0, 0.5), (2.0, 1.0), (4.0, -3.0), (1.0, 2.0), (0.5, -1.0), (-1.0, -2.0), (-3.0, 0.5), (2.0, 1.0), (4.0, -3.0), (2.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 1.0)]> : tensor<51xcomplex<f32>> loc("gather_of_sort, scatter_of_sort, gather_of_subtract, scatter_of_subtract, gather_of_transpose, transpose_of_select_and_scatter")
  check.expect_almost_eq_const %tan, dense<[[[(-2.1850398, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 0.7615942)]]]> : tensor<1x2x3xcomplex<f32>> loc("tan_of_select_and_scatter")
  %reshape_15 = stablehlo.reshape %tanh : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_16 = stablehlo.reshape %scatter : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_17 = stablehlo.reshape %select_and_scatter_3 : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_18 = stablehlo.reshape %scatter_5 : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_19 = stablehlo.reshape %select_and_scatter_7 : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_20 = stablehlo.reshape %gather : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_21 = stablehlo.reshape %gather_5 : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %concatenate_3 = stablehlo.concatenate %reshape_15, %reshape_16, %reshape_17, %reshape_18, %reshape_19, %reshape_20, %reshape_21, dim = 0 : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> tensor<48xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_3, dense<[(0.9640276, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 1.5574077), (0.4472136, 0.8944272), (-0.9863938, 0.16439897), (0.4472136, -0.8944272), (2.8944273, 0.4472136), (-0.4472136, 0.10557282), (1.8, 0.39999998), (2.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 1.0), (0.0, 0.0), (0.0, 0.0), (1.2720196, 0.78615135), (0.14384238, 1.7380134), (0.8994537, -0.55589294), (3.4553466, 0.34356076), (0.78615135, -0.27201962), (3.1213202, 0.29289323), (2.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 1.0), (0.8944272, 0.4472136), (-0.4472136, -0.8944272), (0.8, -0.6), (0.4472136, 0.8944272), (-0.9863938, 0.16439897), (0.4472136, -0.8944272), (0.8944272, 0.4472136), (-0.4472136, -0.8944272), (0.8, -0.6), (1.4553467, 0.34356076), (0.78615135, -1.2720196), (2.1213202, -0.70710677), (1.2720196, 0.78615135), (0.14384238, 1.7380134), (0.8994537, -0.55589294), (1.4553467, 0.34356076), (0.78615135, -1.2720196), (2.1213202, -0.70710677)]> : tensor<48xcomplex<f32>> loc("tanh_of_select_and_scatter, scatter_of_sign, select_and_scatter_of_sign, scatter_of_sqrt, select_and_scatter_of_sqrt, gather_of_sign, gather_of_sqrt")
  %reshape_22 = stablehlo.reshape %gather_2 : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_23 = stablehlo.reshape %scatter_2 : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_24 = stablehlo.reshape %gather_7 : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_25 = stablehlo.reshape %gather_8 : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_26 = stablehlo.reshape %scatter_8 : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_27 = stablehlo.reshape %select_and_scatter_4 : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_28 = stablehlo.reshape %scatter_7 : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_29 = stablehlo.reshape %select_and_scatter_9 : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %concatenate_4 = stablehlo.concatenate %reshape_22, %reshape_23, %reshape_24, %reshape_25, %reshape_26, %reshape_27, %reshape_28, %reshape_29, dim = 0 : (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> tensor<63xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_4, dense<[(1.4031192, -0.48905626), (-3.1657784, -1.959601), (-7.6192317, 6.54812), (3.1657784, 1.959601), (-0.15913059, -0.51588047), (0.7397923, -1.0313361), (1.4031192, -0.48905626), (-3.1657784, -1.959601), (-7.6192317, 6.54812), (3.403119, -0.48905626), (-3.1657784, -0.95960104), (-6.6192317, 7.54812), (-1.0, 0.0), (0.0, -2.0), (1.0, -1.0), (5.165778, 1.959601), (-0.15913059, 0.48411953), (1.7397923, -0.03133607), (-0.2434582, 1.1667362), (-0.033812825, -1.0147936), (0.004908258, -1.0007095), (0.033812825, 1.0147936), (0.11162105, 0.46947), (0.19557731, -0.8429662), (-0.2434582, 1.1667362), (-0.033812825, -1.0147936), (0.004908258, -1.0007095), (1.0147936, 0.033812825), (-1.1667362, 0.2434582), (0.999356, 0.0001873462), (1.1667362, -0.2434582), (-0.99731636, 0.0041604266), (1.0428307, -0.80687743), (1.0147936, 0.033812825), (-1.1667362, 0.2434582), (0.999356, 0.0001873462), (3.0147936, 0.033812825), (-1.1667362, 1.2434582), (1.999356, 1.0001874), (-1.0, 0.0), (0.0, -2.0), (1.0, -1.0), (3.1667361, -0.2434582), (-0.99731636, 1.0041604), (2.0428307, 0.19312257), (2.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 1.0), (0.0, 0.0), (0.0, 0.0), (0.033812825, 1.0147936), (0.11162105, 0.46947), (0.19557731, -0.8429662), (1.7565418, 1.1667362), (-0.033812825, -0.014793634), (1.0049082, -0.0007095337), (0.0, 0.0), (0.0, 0.0), (2.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 1.0)]> : tensor<63xcomplex<f32>>, tolerance = 1.5e-04 loc("gather_of_sine, scatter_of_sine, gather_of_tan, gather_of_tanh, scatter_of_tanh, select_and_scatter_of_sine, scatter_of_tan, select_and_scatter_of_tan")
  check.expect_almost_eq_const %select_and_scatter_10, dense<[[[(2.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 1.0), (0.0, 0.0), (0.0, 0.0)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 4.0e-05 loc("select_and_scatter_of_tanh")
  return
}
