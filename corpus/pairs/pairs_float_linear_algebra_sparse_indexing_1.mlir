// Pairs of ops: what takes the float result of convolution, fft, gather, scatter, select_and_scatter, triangular_solve. The
// values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75, -0.0], [0x7F800000, 0x7FC00000, 2.5, 0.25]]]> : tensor<1x2x4xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5], [3.0, 4.0]], [[-1.0, 0.5], [2.0, -0.5]]]> : tensor<2x2x2xf32>
  %i32 = stablehlo.constant dense<[1, 0, 5]> : tensor<3xi32>
  %f32__3 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5], [2.0, -0.5, 3.0]]]> : tensor<1x3x3xf32>
  %i32__2 = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
  %f32__4 = stablehlo.constant dense<[[[1.5, 2.25, 0.75, 0.5], [3.0, 1.25, 2.5, 0.25]]]> : tensor<1x2x4xf32>
  %f32__5 = stablehlo.constant dense<[[[2.0], [-0.5]]]> : tensor<1x2x1xf32>
  %f32__6 = stablehlo.constant dense<0.0> : tensor<f32>
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5)], [(0.5, -1.0), (2.0, 1.0)]]]> : tensor<1x2x2xcomplex<f32>>
  %f32__7 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %i32__3 = stablehlo.constant dense<[1, 5]> : tensor<2xi32>
  %f32__8 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25], [2.5, 0.25, 1.75]]]> : tensor<1x3x3xf32>
  %i32__4 = stablehlo.constant dense<[7, 0]> : tensor<2xi32>
  %f32__9 = stablehlo.constant dense<[[[1.0, 3.0], [2.0, 1.0]]]> : tensor<1x2x2xf32>
  %f32__10 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__11 = stablehlo.constant dense<[[[2.0, -0.5, 3.0, 4.0], [-1.0, 0.5, 2.0, -0.5]]]> : tensor<1x2x4xf32>
  %convolution = stablehlo.convolution (%f32, %f32__2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<2x2x2xf32>) -> tensor<1x2x3xf32>
  %gather = "stablehlo.gather"(%convolution, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  %scatter = "stablehlo.scatter"(%f32__3, %i32__2, %convolution) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }) : (tensor<1x3x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  %convolution_2 = stablehlo.convolution (%f32__4, %f32__2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<2x2x2xf32>) -> tensor<1x2x3xf32>
  %select_and_scatter = "stablehlo.select_and_scatter"(%convolution_2, %f32__5, %f32__6) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare = stablehlo.compare GE, %left_2, %right_2 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }, {
  ^bb0(%left_3: tensor<f32>, %right_3: tensor<f32>):
    %add_2 = stablehlo.add %left_3, %right_3 : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %fft = stablehlo.fft %complex_f32, type = IRFFT, length = [3] : (tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x3xf32>
  %gather_2 = "stablehlo.gather"(%fft, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  %scatter_2 = "stablehlo.scatter"(%fft, %i32__3, %f32__7) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_4: tensor<f32>, %right_4: tensor<f32>):
    %add_3 = stablehlo.add %left_4, %right_4 : tensor<f32>
    stablehlo.return %add_3 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %fft_2 = stablehlo.fft %complex_f32, type = IRFFT, length = [3] : (tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x3xf32>
  %select_and_scatter_2 = "stablehlo.select_and_scatter"(%fft_2, %f32__5, %f32__6) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_5: tensor<f32>, %right_5: tensor<f32>):
    %compare_2 = stablehlo.compare GE, %left_5, %right_5 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }, {
  ^bb0(%left_6: tensor<f32>, %right_6: tensor<f32>):
    %add_4 = stablehlo.add %left_6, %right_6 : tensor<f32>
    stablehlo.return %add_4 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %gather_3 = "stablehlo.gather"(%f32__8, %i32__4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x3x3xf32>, tensor<2xi32>) -> tensor<1x2x3xf32>
  %convolution_3 = stablehlo.convolution (%gather_3, %f32__2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xf32>, tensor<2x2x2xf32>) -> tensor<1x2x2xf32>
  %fft_3 = stablehlo.fft %gather_3, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  %triangular_solve = "stablehlo.triangular_solve"(%f32__9, %gather_3) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %scatter_3 = "stablehlo.scatter"(%f32__10, %i32__3, %f32__7) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_7: tensor<f32>, %right_7: tensor<f32>):
    %add_5 = stablehlo.add %left_7, %right_7 : tensor<f32>
    stablehlo.return %add_5 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %convolution_4 = stablehlo.convolution (%f32__11, %scatter_3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  %fft_4 = stablehlo.fft %scatter_3, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  %triangular_solve_2 = "stablehlo.triangular_solve"(%f32__9, %scatter_3) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %select_and_scatter_3 = "stablehlo.select_and_scatter"(%f32__10, %f32__5, %f32__6) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_8: tensor<f32>, %right_8: tensor<f32>):
    %compare_3 = stablehlo.compare GE, %left_8, %right_8 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_3 : tensor<i1>
  }, {
  ^bb0(%left_9: tensor<f32>, %right_9: tensor<f32>):
    %add_6 = stablehlo.add %left_9, %right_9 : tensor<f32>
    stablehlo.return %add_6 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %convolution_5 = stablehlo.convolution (%select_and_scatter_3, %f32__2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xf32>, tensor<2x2x2xf32>) -> tensor<1x2x2xf32>
  %fft_5 = stablehlo.fft %select_and_scatter_3, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  %triangular_solve_3 = "stablehlo.triangular_solve"(%f32__9, %select_and_scatter_3) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %triangular_solve_4 = "stablehlo.triangular_solve"(%f32__9, %f32__10) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %gather_4 = "stablehlo.gather"(%triangular_solve_4, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  %scatter_4 = "stablehlo.scatter"(%triangular_solve_4, %i32__3, %f32__7) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_10: tensor<f32>, %right_10: tensor<f32>):
    %add_7 = stablehlo.add %left_10, %right_10 : tensor<f32>
    stablehlo.return %add_7 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %triangular_solve_5 = "stablehlo.triangular_solve"(%f32__9, %f32__10) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %select_and_scatter_4 = "stablehlo.select_and_scatter"(%triangular_solve_5, %f32__5, %f32__6) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_11: tensor<f32>, %right_11: tensor<f32>):
    %compare_4 = stablehlo.compare GE, %left_11, %right_11 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_4 : tensor<i1>
  }, {
  ^bb0(%left_12: tensor<f32>, %right_12: tensor<f32>):
    %add_8 = stablehlo.add %left_12, %right_12 : tensor<f32>
    stablehlo.return %add_8 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %reshape = stablehlo.reshape %convolution_3 : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_2 = stablehlo.reshape %convolution_5 : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_3 = stablehlo.reshape %gather : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_4 = stablehlo.reshape %scatter : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_5 = stablehlo.reshape %convolution_4 : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %reshape_6 = stablehlo.reshape %select_and_scatter : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %concatenate = stablehlo.concatenate %reshape, %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, dim = 0 : (tensor<4xf32>, tensor<4xf32>, tensor<9xf32>, tensor<9xf32>, tensor<2xf32>, tensor<6xf32>) -> tensor<34xf32>
  check.expect_eq_const %concatenate, dense<[18.375, 9.375, -0.5, 4.75, -3.0, 2.5, 1.25, -3.0, 0x7FC00000, 0x7FC00000, 4.125, 0x7FC00000, 0x7FC00000, 10.0, 0x7FC00000, 0x7FC00000, 4.125, 0x7FC00000, 0x7FC00000, 7.125, 4.0, -1.0, 0.5, 0x7FC00000, 0x7FC00000, 13.0, 11.375, 13.125, 0.0, 2.0, 0.0, -0.5, 0.0, 0.0]> : tensor<34xf32> loc("convolution_of_gather, convolution_of_select_and_scatter, gather_of_convolution, scatter_of_convolution, convolution_of_scatter, select_and_scatter_of_convolution")
  %reshape_7 = stablehlo.reshape %scatter_2 : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_8 = stablehlo.reshape %select_and_scatter_2 : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_9 = stablehlo.reshape %scatter_4 : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_10 = stablehlo.reshape %select_and_scatter_4 : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_11 = stablehlo.reshape %gather_2 : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_12 = stablehlo.reshape %gather_4 : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %concatenate_2 = stablehlo.concatenate %reshape_7, %reshape_8, %reshape_9, %reshape_10, %reshape_11, %reshape_12, dim = 0 : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<9xf32>, tensor<9xf32>) -> tensor<42xf32>
  check.expect_almost_eq_const %concatenate_2, dense<[-1.6666666, 1.0446582, 1.6220084, 3.5, -1.5773503, 3.0773504, 0.0, 0.0, 2.0, -0.5, 0.0, 0.0, 1.5, 2.25, 0.75, -0.5, -2.0, 2.75, 0.0, 2.0, 0.0, 0.0, 0.0, -0.5, 1.5, -1.0773503, 0.07735027, -1.6666666, 1.0446582, 1.6220084, 1.5, -1.0773503, 0.07735027, -2.5, -1.5, -0.25, 1.5, 2.25, 0.75, -2.5, -1.5, -0.25]> : tensor<42xf32>, tolerance = 7.0e-05 loc("scatter_of_fft, select_and_scatter_of_fft, scatter_of_triangular_solve, select_and_scatter_of_triangular_solve, gather_of_fft, gather_of_triangular_solve")
  %concatenate_3 = stablehlo.concatenate %fft_3, %fft_4, %fft_5, dim = 0 : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> tensor<3x2x2xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_3, dense<[[[(4.5, 0.0), (1.5, 1.299038)], [(4.5, 0.0), (0.0, -1.299038)]], [[(4.5, 0.0), (0.0, -1.299038)], [(9.25, 0.0), (-0.875, 1.5155444)]], [[(2.0, 0.0), (-1.0, -1.7320508)], [(-0.5, 0.0), (0.25, 0.4330127)]]]> : tensor<3x2x2xcomplex<f32>> loc("fft_of_gather, fft_of_scatter, fft_of_select_and_scatter")
  %concatenate_4 = stablehlo.concatenate %triangular_solve, %triangular_solve_2, %triangular_solve_3, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<3x2x3xf32>
  check.expect_almost_eq_const %concatenate_4, dense<[[[2.5, 0.25, 1.75], [-3.5, 1.75, -2.75]], [[1.5, 2.25, 0.75], [-0.5, -2.0, 2.75]], [[0.0, 2.0, 0.0], [0.0, -4.5, 0.0]]]> : tensor<3x2x3xf32> loc("triangular_solve_of_gather, triangular_solve_of_scatter, triangular_solve_of_select_and_scatter")
  return
}
