// Pairs of ops: what takes the complex result of convolution, fft, gather, scatter, select_and_scatter, triangular_solve. The
// values are those of scripts/oracle.
func.func @main() {
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0), (2.0, 1.0)], [(-1.0, -2.0), (4.0, -3.0), (3.0, 3.0), (-2.0, 1.0)]]]> : tensor<1x2x4xcomplex<f32>>
  %complex_f32__2 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0)], [(1.0, 1.0), (-1.0, 0.0)]], [[(0.0, -2.0), (1.0, -1.0)], [(2.0, 0.0), (0.0, 1.0)]]]> : tensor<2x2x2xcomplex<f32>>
  %i32 = stablehlo.constant dense<[1, 0, 5]> : tensor<3xi32>
  %complex_f32__3 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %i32__2 = stablehlo.constant dense<[1, 5]> : tensor<2xi32>
  %complex_f32__4 = stablehlo.constant dense<[[[(2.0, 0.0)], [(0.0, 1.0)]]]> : tensor<1x2x1xcomplex<f32>>
  %complex_f32__5 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__6 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__7 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)], [(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)]]]> : tensor<1x3x3xcomplex<f32>>
  %i32__3 = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
  %complex_f32__8 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)], [(3.0, 3.0), (-2.0, 1.0), (1.0, -4.0)]]]> : tensor<1x3x3xcomplex<f32>>
  %i32__4 = stablehlo.constant dense<[7, 0]> : tensor<2xi32>
  %complex_f32__9 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0), (-1.0, 0.0)], [(0.0, -2.0), (1.0, -1.0), (2.0, 0.0), (0.0, 1.0)]]]> : tensor<1x2x4xcomplex<f32>>
  %complex_f32__10 = stablehlo.constant dense<[[[(1.0, 0.0), (2.0, -1.0)], [(1.0, 1.0), (1.0, 0.0)]]]> : tensor<1x2x2xcomplex<f32>>
  %convolution = stablehlo.convolution (%complex_f32, %complex_f32__2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xcomplex<f32>>, tensor<2x2x2xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %gather = "stablehlo.gather"(%convolution, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xcomplex<f32>>, tensor<3xi32>) -> tensor<1x3x3xcomplex<f32>>
  %scatter = "stablehlo.scatter"(%convolution, %i32__2, %complex_f32__3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>):
    %add = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<2xi32>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %convolution_2 = stablehlo.convolution (%complex_f32, %complex_f32__2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xcomplex<f32>>, tensor<2x2x2xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %select_and_scatter = "stablehlo.select_and_scatter"(%convolution_2, %complex_f32__4, %complex_f32__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
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
  %fft = stablehlo.fft %complex_f32__6, type = FFT, length = [3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %gather_2 = "stablehlo.gather"(%fft, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xcomplex<f32>>, tensor<3xi32>) -> tensor<1x3x3xcomplex<f32>>
  %scatter_2 = "stablehlo.scatter"(%complex_f32__7, %i32__3, %fft) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_4: tensor<complex<f32>>, %right_4: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_4, %right_4 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x3x3xcomplex<f32>>, tensor<2xi32>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %fft_2 = stablehlo.fft %complex_f32__6, type = FFT, length = [3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %select_and_scatter_2 = "stablehlo.select_and_scatter"(%fft_2, %complex_f32__4, %complex_f32__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_5: tensor<complex<f32>>, %right_5: tensor<complex<f32>>):
    %real_3 = stablehlo.real %left_5 : (tensor<complex<f32>>) -> tensor<f32>
    %real_4 = stablehlo.real %right_5 : (tensor<complex<f32>>) -> tensor<f32>
    %compare_2 = stablehlo.compare GE, %real_3, %real_4 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }, {
  ^bb0(%left_6: tensor<complex<f32>>, %right_6: tensor<complex<f32>>):
    %add_4 = stablehlo.add %left_6, %right_6 : tensor<complex<f32>>
    stablehlo.return %add_4 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %gather_3 = "stablehlo.gather"(%complex_f32__8, %i32__4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x3x3xcomplex<f32>>, tensor<2xi32>) -> tensor<1x2x3xcomplex<f32>>
  %convolution_3 = stablehlo.convolution (%complex_f32__9, %gather_3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
  %fft_3 = stablehlo.fft %gather_3, type = IFFT, length = [3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %triangular_solve = "stablehlo.triangular_solve"(%complex_f32__10, %gather_3) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %scatter_3 = "stablehlo.scatter"(%complex_f32__6, %i32__2, %complex_f32__3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_7: tensor<complex<f32>>, %right_7: tensor<complex<f32>>):
    %add_5 = stablehlo.add %left_7, %right_7 : tensor<complex<f32>>
    stablehlo.return %add_5 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<2xi32>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %convolution_4 = stablehlo.convolution (%scatter_3, %complex_f32__2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xcomplex<f32>>, tensor<2x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %fft_4 = stablehlo.fft %scatter_3, type = IFFT, length = [3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %triangular_solve_2 = "stablehlo.triangular_solve"(%complex_f32__10, %scatter_3) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %select_and_scatter_3 = "stablehlo.select_and_scatter"(%complex_f32__6, %complex_f32__4, %complex_f32__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_8: tensor<complex<f32>>, %right_8: tensor<complex<f32>>):
    %real_5 = stablehlo.real %left_8 : (tensor<complex<f32>>) -> tensor<f32>
    %real_6 = stablehlo.real %right_8 : (tensor<complex<f32>>) -> tensor<f32>
    %compare_3 = stablehlo.compare GE, %real_5, %real_6 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_3 : tensor<i1>
  }, {
  ^bb0(%left_9: tensor<complex<f32>>, %right_9: tensor<complex<f32>>):
    %add_6 = stablehlo.add %left_9, %right_9 : tensor<complex<f32>>
    stablehlo.return %add_6 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %convolution_5 = stablehlo.convolution (%complex_f32__9, %select_and_scatter_3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
  %fft_5 = stablehlo.fft %select_and_scatter_3, type = IFFT, length = [3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %triangular_solve_3 = "stablehlo.triangular_solve"(%complex_f32__10, %select_and_scatter_3) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %triangular_solve_4 = "stablehlo.triangular_solve"(%complex_f32__10, %complex_f32__6) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %gather_4 = "stablehlo.gather"(%triangular_solve_4, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xcomplex<f32>>, tensor<3xi32>) -> tensor<1x3x3xcomplex<f32>>
  %scatter_4 = "stablehlo.scatter"(%complex_f32__7, %i32__3, %triangular_solve_4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_10: tensor<complex<f32>>, %right_10: tensor<complex<f32>>):
    %add_7 = stablehlo.add %left_10, %right_10 : tensor<complex<f32>>
    stablehlo.return %add_7 : tensor<complex<f32>>
  }) : (tensor<1x3x3xcomplex<f32>>, tensor<2xi32>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %triangular_solve_5 = "stablehlo.triangular_solve"(%complex_f32__10, %complex_f32__6) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %select_and_scatter_4 = "stablehlo.select_and_scatter"(%triangular_solve_5, %complex_f32__4, %complex_f32__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_11: tensor<complex<f32>>, %right_11: tensor<complex<f32>>):
    %real_7 = stablehlo.real %left_11 : (tensor<complex<f32>>) -> tensor<f32>
    %real_8 = stablehlo.real %right_11 : (tensor<complex<f32>>) -> tensor<f32>
    %compare_4 = stablehlo.compare GE, %real_7, %real_8 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_4 : tensor<i1>
  }, {
  ^bb0(%left_12: tensor<complex<f32>>, %right_12: tensor<complex<f32>>):
    %add_8 = stablehlo.add %left_12, %right_12 : tensor<complex<f32>>
    stablehlo.return %add_8 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %reshape = stablehlo.reshape %convolution_3 : (tensor<1x1x2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  %reshape_2 = stablehlo.reshape %convolution_5 : (tensor<1x1x2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  %reshape_3 = stablehlo.reshape %scatter : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_4 = stablehlo.reshape %select_and_scatter : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_5 = stablehlo.reshape %convolution_4 : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_6 = stablehlo.reshape %gather : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %concatenate = stablehlo.concatenate %reshape, %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, dim = 0 : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<9xcomplex<f32>>) -> tensor<29xcomplex<f32>>
  check.expect_eq_const %concatenate, dense<[(12.5, 0.5), (-9.0, 8.5), (4.0, 2.0), (-1.0, 2.0), (-1.5, 1.0), (-1.0, -0.5), (2.0, 5.0), (4.5, 1.5), (5.5, 2.5), (7.0, 3.0), (0.0, 0.0), (0.0, 0.0), (2.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 1.0), (5.5, 7.0), (-10.0, 1.5), (10.5, 2.5), (0.5, 7.5), (2.5, 1.5), (5.5, 1.5), (6.0, 2.0), (-1.5, 1.0), (-1.0, -0.5), (2.0, 5.0), (2.5, 1.5), (5.5, 1.5), (6.0, 2.0)]> : tensor<29xcomplex<f32>> loc("convolution_of_gather, convolution_of_select_and_scatter, scatter_of_convolution, select_and_scatter_of_convolution, convolution_of_scatter, gather_of_convolution")
  %reshape_7 = stablehlo.reshape %gather_2 : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_8 = stablehlo.reshape %scatter_2 : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_9 = stablehlo.reshape %gather_4 : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_10 = stablehlo.reshape %scatter_4 : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_11 = stablehlo.reshape %select_and_scatter_2 : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_12 = stablehlo.reshape %select_and_scatter_4 : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %concatenate_2 = stablehlo.concatenate %reshape_7, %reshape_8, %reshape_9, %reshape_10, %reshape_11, %reshape_12, dim = 0 : (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> tensor<48xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_2, dense<[(5.0, -4.0), (1.3660254, 7.8301272), (-0.36602542, -0.830127), (-1.5, 1.5), (3.5490382, 5.281089), (0.9509619, -0.7810889), (5.0, -4.0), (1.3660254, 7.8301272), (-0.36602542, -0.830127), (7.0, -4.0), (1.3660254, 8.830128), (0.63397455, 0.169873), (-1.0, 0.0), (0.0, -2.0), (1.0, -1.0), (0.5, 1.5), (3.5490382, 6.281089), (1.9509618, 0.21891111), (3.0, -2.0), (2.5, 0.5), (2.5, -2.5), (1.0, 2.0), (-3.0, 0.5), (0.5, -1.0), (3.0, -2.0), (2.5, 0.5), (2.5, -2.5), (5.0, -2.0), (2.5, 1.5), (3.5, -1.5), (-1.0, 0.0), (0.0, -2.0), (1.0, -1.0), (3.0, 2.0), (-3.0, 1.5), (1.5, 0.0), (0.0, 0.0), (2.0, 0.0), (0.0, 0.0), (0.0, 1.0), (0.0, 0.0), (0.0, 0.0), (2.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 1.0), (0.0, 0.0), (0.0, 0.0)]> : tensor<48xcomplex<f32>>, tolerance = 1.8e-04 loc("gather_of_fft, scatter_of_fft, gather_of_triangular_solve, scatter_of_triangular_solve, select_and_scatter_of_fft, select_and_scatter_of_triangular_solve")
  %concatenate_3 = stablehlo.concatenate %fft_3, %triangular_solve, %fft_4, %triangular_solve_2, %fft_5, %triangular_solve_3, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<6x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_3, dense<[[[(0.6666667, 0.0), (-0.27670902, 0.6339746), (2.6100423, 2.3660254)], [(-0.5, 0.5), (0.3169873, -0.26036298), (1.1830127, 1.760363)]], [[(3.0, 3.0), (-2.0, 1.0), (1.0, -4.0)], [(1.0, -4.0), (0.0, 1.5), (-4.5, 2.0)]], [[(-0.5, 0.5), (0.3169873, -0.26036298), (1.1830127, 1.760363)], [(2.6666667, -0.6666667), (0.37799153, -0.89871746), (0.9553418, 2.5653841)]], [[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(5.0, -2.0), (2.5, 1.5), (3.5, -1.5)]], [[(0.6666667, 0.0), (0.6666667, 0.0), (0.6666667, 0.0)], [(0.0, 0.33333334), (0.28867513, -0.16666667), (-0.28867513, -0.16666667)]], [[(2.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(-2.0, -2.0), (0.0, 0.0), (0.0, 1.0)]]]> : tensor<6x2x3xcomplex<f32>> loc("fft_of_gather, triangular_solve_of_gather, fft_of_scatter, triangular_solve_of_scatter, fft_of_select_and_scatter, triangular_solve_of_select_and_scatter")
  return
}
