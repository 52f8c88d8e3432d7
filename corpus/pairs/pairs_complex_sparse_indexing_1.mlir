// Pairs of ops: what takes the complex result of add, broadcast_in_dim, complex, concatenate, constant, convert, cosine, divide,
// dot_general, dynamic_slice, dynamic_update_slice, exponential, exponential_minus_one, gather. The values are those of
// scripts/oracle.
func.func @main() {
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__2 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %i32 = stablehlo.constant dense<[1, 0, 5]> : tensor<3xi32>
  %i32__2 = stablehlo.constant dense<[1, 5]> : tensor<2xi32>
  %complex_f32__3 = stablehlo.constant dense<[[[(2.0, 0.0)], [(0.0, 1.0)]]]> : tensor<1x2x1xcomplex<f32>>
  %complex_f32__4 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__5 = stablehlo.constant dense<[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)]> : tensor<3xcomplex<f32>>
  %complex_f32__6 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)], [(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)]]]> : tensor<1x3x3xcomplex<f32>>
  %i32__3 = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
  %f32 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %complex_f32__7 = stablehlo.constant dense<[[[(1.0, 2.0)], [(-3.0, 0.5)]]]> : tensor<1x2x1xcomplex<f32>>
  %complex_f32__8 = stablehlo.constant dense<[[[(0.5, -1.0), (2.0, 1.0)], [(-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x2xcomplex<f32>>
  %complex_f32__9 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0), (2.0, 1.0)], [(-1.0, -2.0), (4.0, -3.0), (3.0, 3.0), (-2.0, 1.0)]]]> : tensor<1x2x4xcomplex<f32>>
  %complex_f32__10 = stablehlo.constant dense<[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)], [(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]> : tensor<4x3xcomplex<f32>>
  %i32__4 = stablehlo.constant dense<0> : tensor<i32>
  %i32__5 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__6 = stablehlo.constant dense<9> : tensor<i32>
  %complex_f32__11 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0)]]]> : tensor<1x1x2xcomplex<f32>>
  %i32__7 = stablehlo.constant dense<1> : tensor<i32>
  %i32__8 = stablehlo.constant dense<2> : tensor<i32>
  %complex_f32__12 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)], [(3.0, 3.0), (-2.0, 1.0), (1.0, -4.0)]]]> : tensor<1x3x3xcomplex<f32>>
  %i32__9 = stablehlo.constant dense<[7, 0]> : tensor<2xi32>
  %complex_f32__13 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)]]]> : tensor<1x1x3xcomplex<f32>>
  %complex_f32__14 = stablehlo.constant dense<[[(2.0, 0.0), (0.0, 1.0)], [(1.0, 1.0), (-1.0, 0.0)], [(0.0, -2.0), (1.0, -1.0)], [(2.0, 0.0), (0.0, 1.0)]]> : tensor<4x2xcomplex<f32>>
  %complex_f32__15 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0), (-1.0, 0.0)], [(0.0, -2.0), (1.0, -1.0), (2.0, 0.0), (0.0, 1.0)], [(1.0, 1.0), (-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x3x4xcomplex<f32>>
  %complex_f32__16 = stablehlo.constant dense<[[[(0.25, 1.0), (0.75, 1.0), (1.25, 1.0)], [(1.75, 1.0), (0.25, -2.0), (0.75, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %add = stablehlo.add %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %gather = "stablehlo.gather"(%add, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xcomplex<f32>>, tensor<3xi32>) -> tensor<1x3x3xcomplex<f32>>
  %scatter = "stablehlo.scatter"(%add, %i32__2, %complex_f32__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>):
    %add_2 = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<2xi32>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %add_3 = stablehlo.add %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %select_and_scatter = "stablehlo.select_and_scatter"(%add_3, %complex_f32__3, %complex_f32__4) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %real = stablehlo.real %left_2 : (tensor<complex<f32>>) -> tensor<f32>
    %real_2 = stablehlo.real %right_2 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GE, %real, %real_2 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }, {
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %add_4 = stablehlo.add %left_3, %right_3 : tensor<complex<f32>>
    stablehlo.return %add_4 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %complex_f32__5, dims = [2] : (tensor<3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %gather_2 = "stablehlo.gather"(%broadcast_in_dim, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xcomplex<f32>>, tensor<3xi32>) -> tensor<1x3x3xcomplex<f32>>
  %scatter_2 = "stablehlo.scatter"(%complex_f32__6, %i32__3, %broadcast_in_dim) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_4: tensor<complex<f32>>, %right_4: tensor<complex<f32>>):
    %add_5 = stablehlo.add %left_4, %right_4 : tensor<complex<f32>>
    stablehlo.return %add_5 : tensor<complex<f32>>
  }) : (tensor<1x3x3xcomplex<f32>>, tensor<2xi32>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %complex_f32__5, dims = [2] : (tensor<3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %select_and_scatter_2 = "stablehlo.select_and_scatter"(%broadcast_in_dim_2, %complex_f32__3, %complex_f32__4) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_5: tensor<complex<f32>>, %right_5: tensor<complex<f32>>):
    %real_3 = stablehlo.real %left_5 : (tensor<complex<f32>>) -> tensor<f32>
    %real_4 = stablehlo.real %right_5 : (tensor<complex<f32>>) -> tensor<f32>
    %compare_2 = stablehlo.compare GE, %real_3, %real_4 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }, {
  ^bb0(%left_6: tensor<complex<f32>>, %right_6: tensor<complex<f32>>):
    %add_6 = stablehlo.add %left_6, %right_6 : tensor<complex<f32>>
    stablehlo.return %add_6 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %complex = stablehlo.complex %f32, %f32__2 : tensor<1x2x3xcomplex<f32>>
  %gather_3 = "stablehlo.gather"(%complex, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xcomplex<f32>>, tensor<3xi32>) -> tensor<1x3x3xcomplex<f32>>
  %scatter_3 = "stablehlo.scatter"(%complex, %i32__2, %complex_f32__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_7: tensor<complex<f32>>, %right_7: tensor<complex<f32>>):
    %add_7 = stablehlo.add %left_7, %right_7 : tensor<complex<f32>>
    stablehlo.return %add_7 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<2xi32>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %complex_2 = stablehlo.complex %f32, %f32__2 : tensor<1x2x3xcomplex<f32>>
  %select_and_scatter_3 = "stablehlo.select_and_scatter"(%complex_2, %complex_f32__3, %complex_f32__4) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_8: tensor<complex<f32>>, %right_8: tensor<complex<f32>>):
    %real_5 = stablehlo.real %left_8 : (tensor<complex<f32>>) -> tensor<f32>
    %real_6 = stablehlo.real %right_8 : (tensor<complex<f32>>) -> tensor<f32>
    %compare_3 = stablehlo.compare GE, %real_5, %real_6 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_3 : tensor<i1>
  }, {
  ^bb0(%left_9: tensor<complex<f32>>, %right_9: tensor<complex<f32>>):
    %add_8 = stablehlo.add %left_9, %right_9 : tensor<complex<f32>>
    stablehlo.return %add_8 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %complex_f32__7, %complex_f32__8, dim = 2 : (tensor<1x2x1xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %gather_4 = "stablehlo.gather"(%concatenate, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xcomplex<f32>>, tensor<3xi32>) -> tensor<1x3x3xcomplex<f32>>
  %scatter_4 = "stablehlo.scatter"(%complex_f32__6, %i32__3, %concatenate) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_10: tensor<complex<f32>>, %right_10: tensor<complex<f32>>):
    %add_9 = stablehlo.add %left_10, %right_10 : tensor<complex<f32>>
    stablehlo.return %add_9 : tensor<complex<f32>>
  }) : (tensor<1x3x3xcomplex<f32>>, tensor<2xi32>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %concatenate_2 = stablehlo.concatenate %complex_f32__7, %complex_f32__8, dim = 2 : (tensor<1x2x1xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %select_and_scatter_4 = "stablehlo.select_and_scatter"(%concatenate_2, %complex_f32__3, %complex_f32__4) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_11: tensor<complex<f32>>, %right_11: tensor<complex<f32>>):
    %real_7 = stablehlo.real %left_11 : (tensor<complex<f32>>) -> tensor<f32>
    %real_8 = stablehlo.real %right_11 : (tensor<complex<f32>>) -> tensor<f32>
    %compare_4 = stablehlo.compare GE, %real_7, %real_8 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_4 : tensor<i1>
  }, {
  ^bb0(%left_12: tensor<complex<f32>>, %right_12: tensor<complex<f32>>):
    %add_10 = stablehlo.add %left_12, %right_12 : tensor<complex<f32>>
    stablehlo.return %add_10 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %constant = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %gather_5 = "stablehlo.gather"(%constant, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xcomplex<f32>>, tensor<3xi32>) -> tensor<1x3x3xcomplex<f32>>
  %scatter_5 = "stablehlo.scatter"(%constant, %i32__2, %complex_f32__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_13: tensor<complex<f32>>, %right_13: tensor<complex<f32>>):
    %add_11 = stablehlo.add %left_13, %right_13 : tensor<complex<f32>>
    stablehlo.return %add_11 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<2xi32>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %constant_2 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %select_and_scatter_5 = "stablehlo.select_and_scatter"(%constant_2, %complex_f32__3, %complex_f32__4) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_14: tensor<complex<f32>>, %right_14: tensor<complex<f32>>):
    %real_9 = stablehlo.real %left_14 : (tensor<complex<f32>>) -> tensor<f32>
    %real_10 = stablehlo.real %right_14 : (tensor<complex<f32>>) -> tensor<f32>
    %compare_5 = stablehlo.compare GE, %real_9, %real_10 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_5 : tensor<i1>
  }, {
  ^bb0(%left_15: tensor<complex<f32>>, %right_15: tensor<complex<f32>>):
    %add_12 = stablehlo.add %left_15, %right_15 : tensor<complex<f32>>
    stablehlo.return %add_12 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %convert = stablehlo.convert %f32 : (tensor<1x2x3xf32>) -> tensor<1x2x3xcomplex<f32>>
  %gather_6 = "stablehlo.gather"(%convert, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xcomplex<f32>>, tensor<3xi32>) -> tensor<1x3x3xcomplex<f32>>
  %scatter_6 = "stablehlo.scatter"(%complex_f32__6, %i32__3, %convert) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_16: tensor<complex<f32>>, %right_16: tensor<complex<f32>>):
    %add_13 = stablehlo.add %left_16, %right_16 : tensor<complex<f32>>
    stablehlo.return %add_13 : tensor<complex<f32>>
  }) : (tensor<1x3x3xcomplex<f32>>, tensor<2xi32>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %convert_2 = stablehlo.convert %f32 : (tensor<1x2x3xf32>) -> tensor<1x2x3xcomplex<f32>>
  %select_and_scatter_6 = "stablehlo.select_and_scatter"(%convert_2, %complex_f32__3, %complex_f32__4) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_17: tensor<complex<f32>>, %right_17: tensor<complex<f32>>):
    %real_11 = stablehlo.real %left_17 : (tensor<complex<f32>>) -> tensor<f32>
    %real_12 = stablehlo.real %right_17 : (tensor<complex<f32>>) -> tensor<f32>
    %compare_6 = stablehlo.compare GE, %real_11, %real_12 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_6 : tensor<i1>
  }, {
  ^bb0(%left_18: tensor<complex<f32>>, %right_18: tensor<complex<f32>>):
    %add_14 = stablehlo.add %left_18, %right_18 : tensor<complex<f32>>
    stablehlo.return %add_14 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %cosine = stablehlo.cosine %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %gather_7 = "stablehlo.gather"(%cosine, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xcomplex<f32>>, tensor<3xi32>) -> tensor<1x3x3xcomplex<f32>>
  %scatter_7 = "stablehlo.scatter"(%cosine, %i32__2, %complex_f32__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_19: tensor<complex<f32>>, %right_19: tensor<complex<f32>>):
    %add_15 = stablehlo.add %left_19, %right_19 : tensor<complex<f32>>
    stablehlo.return %add_15 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<2xi32>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %cosine_2 = stablehlo.cosine %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %select_and_scatter_7 = "stablehlo.select_and_scatter"(%cosine_2, %complex_f32__3, %complex_f32__4) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_20: tensor<complex<f32>>, %right_20: tensor<complex<f32>>):
    %real_13 = stablehlo.real %left_20 : (tensor<complex<f32>>) -> tensor<f32>
    %real_14 = stablehlo.real %right_20 : (tensor<complex<f32>>) -> tensor<f32>
    %compare_7 = stablehlo.compare GE, %real_13, %real_14 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_7 : tensor<i1>
  }, {
  ^bb0(%left_21: tensor<complex<f32>>, %right_21: tensor<complex<f32>>):
    %add_16 = stablehlo.add %left_21, %right_21 : tensor<complex<f32>>
    stablehlo.return %add_16 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %divide = stablehlo.divide %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %gather_8 = "stablehlo.gather"(%divide, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xcomplex<f32>>, tensor<3xi32>) -> tensor<1x3x3xcomplex<f32>>
  %scatter_8 = "stablehlo.scatter"(%complex_f32__6, %i32__3, %divide) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_22: tensor<complex<f32>>, %right_22: tensor<complex<f32>>):
    %add_17 = stablehlo.add %left_22, %right_22 : tensor<complex<f32>>
    stablehlo.return %add_17 : tensor<complex<f32>>
  }) : (tensor<1x3x3xcomplex<f32>>, tensor<2xi32>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %divide_2 = stablehlo.divide %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %select_and_scatter_8 = "stablehlo.select_and_scatter"(%divide_2, %complex_f32__3, %complex_f32__4) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_23: tensor<complex<f32>>, %right_23: tensor<complex<f32>>):
    %real_15 = stablehlo.real %left_23 : (tensor<complex<f32>>) -> tensor<f32>
    %real_16 = stablehlo.real %right_23 : (tensor<complex<f32>>) -> tensor<f32>
    %compare_8 = stablehlo.compare GE, %real_15, %real_16 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_8 : tensor<i1>
  }, {
  ^bb0(%left_24: tensor<complex<f32>>, %right_24: tensor<complex<f32>>):
    %add_18 = stablehlo.add %left_24, %right_24 : tensor<complex<f32>>
    stablehlo.return %add_18 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %dot_general = stablehlo.dot_general %complex_f32__9, %complex_f32__10, contracting_dims = [2] x [0] : (tensor<1x2x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %gather_9 = "stablehlo.gather"(%dot_general, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xcomplex<f32>>, tensor<3xi32>) -> tensor<1x3x3xcomplex<f32>>
  %scatter_9 = "stablehlo.scatter"(%dot_general, %i32__2, %complex_f32__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_25: tensor<complex<f32>>, %right_25: tensor<complex<f32>>):
    %add_19 = stablehlo.add %left_25, %right_25 : tensor<complex<f32>>
    stablehlo.return %add_19 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<2xi32>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %dot_general_2 = stablehlo.dot_general %complex_f32__9, %complex_f32__10, contracting_dims = [2] x [0] : (tensor<1x2x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %select_and_scatter_9 = "stablehlo.select_and_scatter"(%dot_general_2, %complex_f32__3, %complex_f32__4) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_26: tensor<complex<f32>>, %right_26: tensor<complex<f32>>):
    %real_17 = stablehlo.real %left_26 : (tensor<complex<f32>>) -> tensor<f32>
    %real_18 = stablehlo.real %right_26 : (tensor<complex<f32>>) -> tensor<f32>
    %compare_9 = stablehlo.compare GE, %real_17, %real_18 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_9 : tensor<i1>
  }, {
  ^bb0(%left_27: tensor<complex<f32>>, %right_27: tensor<complex<f32>>):
    %add_20 = stablehlo.add %left_27, %right_27 : tensor<complex<f32>>
    stablehlo.return %add_20 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %dynamic_slice = stablehlo.dynamic_slice %complex_f32__9, %i32__4, %i32__5, %i32__6, sizes = [1, 2, 3] : (tensor<1x2x4xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  %gather_10 = "stablehlo.gather"(%dynamic_slice, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xcomplex<f32>>, tensor<3xi32>) -> tensor<1x3x3xcomplex<f32>>
  %scatter_10 = "stablehlo.scatter"(%complex_f32__6, %i32__3, %dynamic_slice) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_28: tensor<complex<f32>>, %right_28: tensor<complex<f32>>):
    %add_21 = stablehlo.add %left_28, %right_28 : tensor<complex<f32>>
    stablehlo.return %add_21 : tensor<complex<f32>>
  }) : (tensor<1x3x3xcomplex<f32>>, tensor<2xi32>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %dynamic_slice_2 = stablehlo.dynamic_slice %complex_f32__9, %i32__4, %i32__5, %i32__6, sizes = [1, 2, 3] : (tensor<1x2x4xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  %select_and_scatter_10 = "stablehlo.select_and_scatter"(%dynamic_slice_2, %complex_f32__3, %complex_f32__4) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_29: tensor<complex<f32>>, %right_29: tensor<complex<f32>>):
    %real_19 = stablehlo.real %left_29 : (tensor<complex<f32>>) -> tensor<f32>
    %real_20 = stablehlo.real %right_29 : (tensor<complex<f32>>) -> tensor<f32>
    %compare_10 = stablehlo.compare GE, %real_19, %real_20 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_10 : tensor<i1>
  }, {
  ^bb0(%left_30: tensor<complex<f32>>, %right_30: tensor<complex<f32>>):
    %add_22 = stablehlo.add %left_30, %right_30 : tensor<complex<f32>>
    stablehlo.return %add_22 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %complex_f32, %complex_f32__11, %i32__4, %i32__7, %i32__8 : (tensor<1x2x3xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  %gather_11 = "stablehlo.gather"(%dynamic_update_slice, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xcomplex<f32>>, tensor<3xi32>) -> tensor<1x3x3xcomplex<f32>>
  %scatter_11 = "stablehlo.scatter"(%dynamic_update_slice, %i32__2, %complex_f32__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_31: tensor<complex<f32>>, %right_31: tensor<complex<f32>>):
    %add_23 = stablehlo.add %left_31, %right_31 : tensor<complex<f32>>
    stablehlo.return %add_23 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<2xi32>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %dynamic_update_slice_2 = stablehlo.dynamic_update_slice %complex_f32, %complex_f32__11, %i32__4, %i32__7, %i32__8 : (tensor<1x2x3xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  %select_and_scatter_11 = "stablehlo.select_and_scatter"(%dynamic_update_slice_2, %complex_f32__3, %complex_f32__4) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_32: tensor<complex<f32>>, %right_32: tensor<complex<f32>>):
    %real_21 = stablehlo.real %left_32 : (tensor<complex<f32>>) -> tensor<f32>
    %real_22 = stablehlo.real %right_32 : (tensor<complex<f32>>) -> tensor<f32>
    %compare_11 = stablehlo.compare GE, %real_21, %real_22 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_11 : tensor<i1>
  }, {
  ^bb0(%left_33: tensor<complex<f32>>, %right_33: tensor<complex<f32>>):
    %add_24 = stablehlo.add %left_33, %right_33 : tensor<complex<f32>>
    stablehlo.return %add_24 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %exponential = stablehlo.exponential %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %gather_12 = "stablehlo.gather"(%exponential, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xcomplex<f32>>, tensor<3xi32>) -> tensor<1x3x3xcomplex<f32>>
  %scatter_12 = "stablehlo.scatter"(%complex_f32__6, %i32__3, %exponential) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_34: tensor<complex<f32>>, %right_34: tensor<complex<f32>>):
    %add_25 = stablehlo.add %left_34, %right_34 : tensor<complex<f32>>
    stablehlo.return %add_25 : tensor<complex<f32>>
  }) : (tensor<1x3x3xcomplex<f32>>, tensor<2xi32>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %exponential_2 = stablehlo.exponential %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %select_and_scatter_12 = "stablehlo.select_and_scatter"(%exponential_2, %complex_f32__3, %complex_f32__4) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_35: tensor<complex<f32>>, %right_35: tensor<complex<f32>>):
    %real_23 = stablehlo.real %left_35 : (tensor<complex<f32>>) -> tensor<f32>
    %real_24 = stablehlo.real %right_35 : (tensor<complex<f32>>) -> tensor<f32>
    %compare_12 = stablehlo.compare GE, %real_23, %real_24 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_12 : tensor<i1>
  }, {
  ^bb0(%left_36: tensor<complex<f32>>, %right_36: tensor<complex<f32>>):
    %add_26 = stablehlo.add %left_36, %right_36 : tensor<complex<f32>>
    stablehlo.return %add_26 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %exponential_minus_one = stablehlo.exponential_minus_one %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %gather_13 = "stablehlo.gather"(%exponential_minus_one, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xcomplex<f32>>, tensor<3xi32>) -> tensor<1x3x3xcomplex<f32>>
  %scatter_13 = "stablehlo.scatter"(%exponential_minus_one, %i32__2, %complex_f32__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_37: tensor<complex<f32>>, %right_37: tensor<complex<f32>>):
    %add_27 = stablehlo.add %left_37, %right_37 : tensor<complex<f32>>
    stablehlo.return %add_27 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<2xi32>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %exponential_minus_one_2 = stablehlo.exponential_minus_one %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %select_and_scatter_13 = "stablehlo.select_and_scatter"(%exponential_minus_one_2, %complex_f32__3, %complex_f32__4) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_38: tensor<complex<f32>>, %right_38: tensor<complex<f32>>):
    %real_25 = stablehlo.real %left_38 : (tensor<complex<f32>>) -> tensor<f32>
    %real_26 = stablehlo.real %right_38 : (tensor<complex<f32>>) -> tensor<f32>
    %compare_13 = stablehlo.compare GE, %real_25, %real_26 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_13 : tensor<i1>
  }, {
  ^bb0(%left_39: tensor<complex<f32>>, %right_39: tensor<complex<f32>>):
    %add_28 = stablehlo.add %left_39, %right_39 : tensor<complex<f32>>
    stablehlo.return %add_28 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %gather_14 = "stablehlo.gather"(%complex_f32__12, %i32__9) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x3x3xcomplex<f32>>, tensor<2xi32>) -> tensor<1x2x3xcomplex<f32>>
  %abs = stablehlo.abs %gather_14 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %add_29 = stablehlo.add %complex_f32__2, %gather_14 : tensor<1x2x3xcomplex<f32>>
  %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %gather_14, dims = [0, 2, 3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x2x3xcomplex<f32>>
  %concatenate_3 = stablehlo.concatenate %complex_f32__13, %gather_14, dim = 1 : (tensor<1x1x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %convert_3 = stablehlo.convert %gather_14 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %gather_15 = "stablehlo.gather"(%complex_f32__12, %i32__9) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x3x3xcomplex<f32>>, tensor<2xi32>) -> tensor<1x2x3xcomplex<f32>>
  %cosine_3 = stablehlo.cosine %gather_15 : tensor<1x2x3xcomplex<f32>>
  %divide_3 = stablehlo.divide %gather_14, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %dot_general_3 = stablehlo.dot_general %complex_f32__14, %gather_14, contracting_dims = [1] x [1] : (tensor<4x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<4x1x3xcomplex<f32>>
  %dynamic_slice_3 = stablehlo.dynamic_slice %gather_14, %i32__4, %i32__5, %i32__6, sizes = [1, 1, 2] : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xcomplex<f32>>
  %dynamic_update_slice_3 = stablehlo.dynamic_update_slice %complex_f32__15, %gather_14, %i32__4, %i32__8, %i32__4 : (tensor<1x3x4xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xcomplex<f32>>
  %exponential_3 = stablehlo.exponential %gather_14 : tensor<1x2x3xcomplex<f32>>
  %exponential_minus_one_3 = stablehlo.exponential_minus_one %gather_14 : tensor<1x2x3xcomplex<f32>>
  %gather_16 = "stablehlo.gather"(%gather_14, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xcomplex<f32>>, tensor<3xi32>) -> tensor<1x3x3xcomplex<f32>>
  %imag = stablehlo.imag %gather_14 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %log = stablehlo.log %gather_14 : tensor<1x2x3xcomplex<f32>>
  %log_plus_one = stablehlo.log_plus_one %gather_14 : tensor<1x2x3xcomplex<f32>>
  %logistic = stablehlo.logistic %gather_14 : tensor<1x2x3xcomplex<f32>>
  %multiply = stablehlo.multiply %complex_f32__2, %gather_14 : tensor<1x2x3xcomplex<f32>>
  %negate = stablehlo.negate %gather_14 : tensor<1x2x3xcomplex<f32>>
  %pad = stablehlo.pad %gather_14, %complex_f32__4, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %power = stablehlo.power %gather_14, %complex_f32__16 : tensor<1x2x3xcomplex<f32>>
  %real_27 = stablehlo.real %gather_14 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %reduce = stablehlo.reduce(%gather_14 init: %complex_f32__4) across dimensions = [1] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
  reducer(%left_40: tensor<complex<f32>>, %right_40: tensor<complex<f32>>) {
    %add_30 = stablehlo.add %left_40, %right_40 : tensor<complex<f32>>
    stablehlo.return %add_30 : tensor<complex<f32>>
  }
  %reduce_window = "stablehlo.reduce_window"(%gather_14, %complex_f32__4) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_41: tensor<complex<f32>>, %right_41: tensor<complex<f32>>):
    %add_31 = stablehlo.add %left_41, %right_41 : tensor<complex<f32>>
    stablehlo.return %add_31 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %reshape = stablehlo.reshape %gather_14 : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %concatenate_4 = stablehlo.concatenate %scatter, %select_and_scatter, %select_and_scatter_2, %scatter_3, %select_and_scatter_3, %select_and_scatter_4, %scatter_5, %select_and_scatter_5, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_eq_const %concatenate_4, dense<[[[(3.0, 2.0), (-3.0, 1.5), (1.5, 0.0)], [(3.0, 1.0), (-1.0, -3.0), (6.0, -3.0)]], [[(2.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 1.0)]], [[(2.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 1.0), (0.0, 0.0), (0.0, 0.0)]], [[(1.5, 2.0), (2.25, -0.5), (0.75, 3.0)], [(2.5, 4.0), (3.0, 0.0), (2.25, 1.5)]], [[(0.0, 0.0), (2.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 1.0), (0.0, 0.0)]], [[(0.0, 0.0), (0.0, 0.0), (2.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 1.0)]], [[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(4.0, 1.0), (-1.0, -1.0), (5.0, -2.0)]], [[(2.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 1.0)]]]> : tensor<8x2x3xcomplex<f32>> loc("scatter_of_add, select_and_scatter_of_add, select_and_scatter_of_broadcast_in_dim, scatter_of_complex, select_and_scatter_of_complex, select_and_scatter_of_concatenate, scatter_of_constant, select_and_scatter_of_constant")
  %concatenate_5 = stablehlo.concatenate %select_and_scatter_6, %scatter_9, %select_and_scatter_9, %select_and_scatter_10, %scatter_11, %select_and_scatter_11, %add_29, %multiply, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_eq_const %concatenate_5, dense<[[[(0.0, 0.0), (2.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 1.0), (0.0, 0.0)]], [[(4.0, 0.5), (2.0, 3.5), (1.0, 5.0)], [(4.0, 4.0), (-5.0, -1.0), (2.0, 0.0)]], [[(2.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 1.0), (0.0, 0.0), (0.0, 0.0)]], [[(0.0, 0.0), (0.0, 0.0), (2.0, 0.0)], [(0.0, 1.0), (0.0, 0.0), (0.0, 0.0)]], [[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(4.0, 1.0), (2.0, 1.0), (1.0, 2.0)]], [[(2.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 1.0), (0.0, 0.0), (0.0, 0.0)]], [[(5.0, 3.0), (-2.0, 2.0), (2.0, -3.0)], [(0.0, 2.0), (-3.0, -1.5), (1.5, -2.0)]], [[(6.0, 6.0), (-1.0, -2.0), (5.0, -3.0)], [(-1.0, -2.0), (1.0, 6.0), (-0.5, -1.5)]]]> : tensor<8x2x3xcomplex<f32>> loc("select_and_scatter_of_convert, scatter_of_dot_general, select_and_scatter_of_dot_general, select_and_scatter_of_dynamic_slice, scatter_of_dynamic_update_slice, select_and_scatter_of_dynamic_update_slice, add_of_gather, multiply_of_gather")
  %reshape_2 = stablehlo.reshape %negate : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_3 = stablehlo.reshape %reduce_window : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_4 = stablehlo.reshape %gather : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_5 = stablehlo.reshape %gather_2 : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_6 = stablehlo.reshape %scatter_2 : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_7 = stablehlo.reshape %gather_3 : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_8 = stablehlo.reshape %gather_4 : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_9 = stablehlo.reshape %scatter_4 : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %concatenate_6 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> tensor<66xcomplex<f32>>
  check.expect_eq_const %concatenate_6, dense<[(-3.0, -3.0), (2.0, -1.0), (-1.0, 4.0), (-1.0, -2.0), (3.0, -0.5), (-0.5, 1.0), (3.0, 3.0), (1.0, 4.0), (-1.0, -3.0), (1.0, 2.0), (-2.0, 2.5), (-2.5, -0.5), (1.0, 1.0), (-1.0, -4.0), (5.0, -4.0), (3.0, 2.0), (-3.0, 1.5), (1.5, 0.0), (1.0, 1.0), (-1.0, -4.0), (5.0, -4.0), (1.0, 2.0), (-3.0, 0.5), (0.5, -1.0), (1.0, 2.0), (-3.0, 0.5), (0.5, -1.0), (1.0, 2.0), (-3.0, 0.5), (0.5, -1.0), (3.0, 2.0), (-3.0, 1.5), (1.5, 0.0), (-1.0, 0.0), (0.0, -2.0), (1.0, -1.0), (3.0, 2.0), (-3.0, 1.5), (1.5, 0.0), (0.5, 4.0), (3.0, -1.0), (1.25, 0.5), (1.5, 2.0), (2.25, -0.5), (0.75, 3.0), (0.5, 4.0), (3.0, -1.0), (1.25, 0.5), (-3.0, 0.5), (-1.0, -2.0), (4.0, -3.0), (1.0, 2.0), (0.5, -1.0), (2.0, 1.0), (-3.0, 0.5), (-1.0, -2.0), (4.0, -3.0), (-1.0, 0.5), (-1.0, -1.0), (5.0, -2.0), (-1.0, 0.0), (0.0, -2.0), (1.0, -1.0), (3.0, 2.0), (0.5, 0.0), (3.0, 2.0)]> : tensor<66xcomplex<f32>> loc("negate_of_gather, reduce_window_of_gather, gather_of_add, gather_of_broadcast_in_dim, scatter_of_broadcast_in_dim, gather_of_complex, gather_of_concatenate, scatter_of_concatenate")
  %concatenate_7 = stablehlo.concatenate %gather_5, %gather_6, %scatter_6, %gather_9, %gather_10, %scatter_10, %gather_11, %concatenate_3, dim = 0 : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<8x3x3xcomplex<f32>>
  check.expect_eq_const %concatenate_7, dense<[[[(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)], [(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]], [[(0.5, 0.0), (3.0, 0.0), (1.25, 0.0)], [(1.5, 0.0), (2.25, 0.0), (0.75, 0.0)], [(0.5, 0.0), (3.0, 0.0), (1.25, 0.0)]], [[(2.5, 0.0), (3.0, 1.0), (2.25, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)], [(3.5, 0.0), (2.25, 1.0), (1.75, 1.0)]], [[(2.0, 4.0), (-5.0, -2.0), (1.0, -1.0)], [(4.0, 0.5), (2.0, 3.5), (1.0, 5.0)], [(2.0, 4.0), (-5.0, -2.0), (1.0, -1.0)]], [[(4.0, -3.0), (3.0, 3.0), (-2.0, 1.0)], [(-3.0, 0.5), (0.5, -1.0), (2.0, 1.0)], [(4.0, -3.0), (3.0, 3.0), (-2.0, 1.0)]], [[(6.0, -3.0), (3.0, 4.0), (-1.0, 2.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)], [(-1.0, 0.5), (0.5, 0.0), (3.0, 2.0)]], [[(2.0, 1.0), (2.0, 0.0), (0.0, 1.0)], [(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (2.0, 0.0), (0.0, 1.0)]], [[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(3.0, 3.0), (-2.0, 1.0), (1.0, -4.0)], [(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)]]]> : tensor<8x3x3xcomplex<f32>> loc("gather_of_constant, gather_of_convert, scatter_of_convert, gather_of_dot_general, gather_of_dynamic_slice, scatter_of_dynamic_slice, gather_of_dynamic_update_slice, concatenate_of_gather")
  %reshape_10 = stablehlo.reshape %gather_16 : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_11 = stablehlo.reshape %pad : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_12 = stablehlo.reshape %dynamic_slice_3 : (tensor<1x1x2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  %reshape_13 = stablehlo.reshape %broadcast_in_dim_3 : (tensor<1x2x2x3xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %reshape_14 = stablehlo.reshape %reduce : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  %reshape_15 = stablehlo.reshape %dynamic_update_slice_3 : (tensor<1x3x4xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %reshape_16 = stablehlo.reshape %dot_general_3 : (tensor<4x1x3xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %reshape_17 = stablehlo.reshape %reshape : (tensor<6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %concatenate_8 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, %reshape_17, dim = 0 : (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<6xcomplex<f32>>) -> tensor<65xcomplex<f32>>
  check.expect_eq_const %concatenate_8, dense<[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0), (3.0, 3.0), (-2.0, 1.0), (1.0, -4.0), (1.0, 2.0), (-3.0, 0.5), (0.5, -1.0), (-2.0, 1.0), (1.0, -4.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (-3.0, 0.5), (0.5, -1.0), (0.0, 0.0), (-2.0, 1.0), (1.0, -4.0), (3.0, 3.0), (-2.0, 1.0), (1.0, -4.0), (1.0, 2.0), (-3.0, 0.5), (0.5, -1.0), (3.0, 3.0), (-2.0, 1.0), (1.0, -4.0), (1.0, 2.0), (-3.0, 0.5), (0.5, -1.0), (4.0, 5.0), (-5.0, 1.5), (1.5, -5.0), (2.0, 0.0), (0.0, 1.0), (1.0, 1.0), (-1.0, 0.0), (3.0, 3.0), (-2.0, 1.0), (1.0, -4.0), (0.0, 1.0), (1.0, 2.0), (-3.0, 0.5), (0.5, -1.0), (1.0, -1.0), (4.0, 7.0), (-4.5, -1.0), (3.0, -7.5), (-1.0, 4.0), (0.0, -1.5), (4.5, -2.0), (9.0, -5.0), (-0.5, 7.5), (-8.5, -3.5), (4.0, 7.0), (-4.5, -1.0), (3.0, -7.5), (3.0, 3.0), (-2.0, 1.0), (1.0, -4.0), (1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)]> : tensor<65xcomplex<f32>> loc("gather_of_gather, pad_of_gather, dynamic_slice_of_gather, broadcast_in_dim_of_gather, reduce_of_gather, dynamic_update_slice_of_gather, dot_general_of_gather, reshape_of_gather")
  %reshape_18 = stablehlo.reshape %scatter_7 : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_19 = stablehlo.reshape %select_and_scatter_7 : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_20 = stablehlo.reshape %select_and_scatter_12 : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_21 = stablehlo.reshape %scatter_13 : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_22 = stablehlo.reshape %select_and_scatter_13 : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_23 = stablehlo.reshape %gather_7 : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_24 = stablehlo.reshape %gather_12 : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_25 = stablehlo.reshape %scatter_12 : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %concatenate_9 = stablehlo.concatenate %reshape_18, %reshape_19, %reshape_20, %reshape_21, %reshape_22, %reshape_23, %reshape_24, %reshape_25, dim = 0 : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> tensor<57xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_9, dense<[(2.032723, -3.0518978), (-1.1163412, 0.07353698), (1.3541807, 0.5634215), (1.3578519, -1.0686074), (2.032723, -2.0518978), (-5.580663, -6.5815525), (2.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 1.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (2.0, 0.0), (0.0, 1.0), (0.0, 0.0), (0.0, 0.0), (-2.1312044, 2.4717267), (-0.9563077, 0.023869192), (-0.109192096, -1.3873512), (4.992324, 6.217676), (-1.1530919, 0.6654882), (-54.051758, -6.704891), (0.0, 0.0), (0.0, 0.0), (2.0, 0.0), (0.0, 1.0), (0.0, 0.0), (0.0, 0.0), (-0.64214814, -1.0686074), (2.032723, -3.0518978), (-6.580663, -7.5815525), (2.032723, -3.0518978), (-1.1163412, 0.07353698), (1.3541807, 0.5634215), (-0.64214814, -1.0686074), (2.032723, -3.0518978), (-6.580663, -7.5815525), (3.992324, 6.217676), (-0.15309186, -0.33451182), (-54.051758, -7.704891), (-1.1312044, 2.4717267), (0.043692265, 0.023869192), (0.8908079, -1.3873512), (3.992324, 6.217676), (-0.15309186, -0.33451182), (-54.051758, -7.704891), (5.992324, 6.217676), (-0.15309186, 0.6654882), (-53.051758, -6.704891), (-1.0, 0.0), (0.0, -2.0), (1.0, -1.0), (0.86879563, 2.4717267), (0.043692265, 1.0238692), (1.8908079, -0.38735116)]> : tensor<57xcomplex<f32>>, tolerance = 1.1e-03 loc("scatter_of_cosine, select_and_scatter_of_cosine, select_and_scatter_of_exponential, scatter_of_exponential_minus_one, select_and_scatter_of_exponential_minus_one, gather_of_cosine, gather_of_exponential, scatter_of_exponential")
  check.expect_almost_eq_const %gather_13, dense<[[[(2.992324, 6.217676), (-1.1530919, -0.33451182), (-55.051758, -7.704891)], [(-2.1312044, 2.4717267), (-0.9563077, 0.023869192), (-0.109192096, -1.3873512)], [(2.992324, 6.217676), (-1.1530919, -0.33451182), (-55.051758, -7.704891)]]]> : tensor<1x3x3xcomplex<f32>>, tolerance = 1.1e-03 loc("gather_of_exponential_minus_one")
  %reshape_26 = stablehlo.reshape %select_and_scatter_8 : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_27 = stablehlo.reshape %divide_3 : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_28 = stablehlo.reshape %log : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_29 = stablehlo.reshape %log_plus_one : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_30 = stablehlo.reshape %logistic : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_31 = stablehlo.reshape %gather_8 : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_32 = stablehlo.reshape %scatter_8 : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %concatenate_10 = stablehlo.concatenate %reshape_26, %reshape_27, %reshape_28, %reshape_29, %reshape_30, %reshape_31, %reshape_32, dim = 0 : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> tensor<48xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_10, dense<[(2.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 1.0), (1.5, 1.5), (1.0, 2.0), (-1.5, -2.5), (-1.0, -2.0), (-0.25, -1.5), (0.75, -0.25), (1.4451859, 0.7853982), (0.804719, 2.6779451), (1.4166067, -1.3258177), (0.804719, 1.1071488), (1.1123117, 2.976444), (0.111571774, -1.1071488), (1.609438, 0.6435011), (0.3465736, 2.3561945), (1.4978662, -1.1071488), (1.0397208, 0.7853982), (0.7234595, 2.896614), (0.5893275, -0.5880026), (1.0517867, 0.0077729207), (0.0785169, 0.097788654), (1.1606433, 0.42543906), (1.0214154, 0.40343872), (0.042364042, 0.021901088), (0.65621036, -0.25225034), (-2.0, -1.0), (1.0, -0.5), (3.5, 0.5), (0.5, 1.0), (0.5, 3.0), (-0.25, -0.75), (-2.0, -1.0), (1.0, -0.5), (3.5, 0.5), (0.0, -1.0), (1.0, 0.5), (4.5, 1.5), (-1.0, 0.0), (0.0, -2.0), (1.0, -1.0), (2.5, 1.0), (0.5, 4.0), (0.75, 0.25)]> : tensor<48xcomplex<f32>> loc("select_and_scatter_of_divide, divide_of_gather, log_of_gather, log_plus_one_of_gather, logistic_of_gather, gather_of_divide, scatter_of_divide")
  check.expect_almost_eq_const %abs, dense<[[[4.2426405, 2.236068, 4.1231055], [2.236068, 3.0413814, 1.118034]]]> : tensor<1x2x3xf32> loc("abs_of_gather")
  %concatenate_11 = stablehlo.concatenate %convert_3, %imag, %real_27, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<3x2x3xf32>
  check.expect_eq_const %concatenate_11, dense<[[[3.0, -2.0, 1.0], [1.0, -3.0, 0.5]], [[3.0, 1.0, -4.0], [2.0, 0.5, -1.0]], [[3.0, -2.0, 1.0], [1.0, -3.0, 0.5]]]> : tensor<3x2x3xf32> loc("convert_of_gather, imag_of_gather, real_of_gather")
  %concatenate_12 = stablehlo.concatenate %cosine_3, %exponential_3, %exponential_minus_one_3, %power, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<4x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_12, dense<[[[(-9.966909, -1.4137226), (-0.64214814, 1.0686074), (14.754702, 22.963673)], [(2.032723, -3.0518978), (-1.1163412, 0.07353698), (1.3541807, 0.5634215)]], [[(-19.884531, 2.8344712), (0.073121965, 0.113880716), (-1.7767875, 2.0572026)], [(-1.1312044, 2.4717267), (0.043692265, 0.023869192), (0.8908079, -1.3873512)]], [[(-20.884531, 2.8344712), (-0.92687804, 0.113880716), (-2.7767875, 2.0572026)], [(-2.1312044, 2.4717267), (-0.9563077, 0.023869192), (-0.109192096, -1.3873512)]], [[(-0.04625005, 0.6527208), (-0.118916675, 0.040521424), (21.484509, -5.272773)], [(-1.2450172, 0.5254509), (45.824066, -506.17618), (0.21137647, -0.29060188)]]]> : tensor<4x2x3xcomplex<f32>> loc("cosine_of_gather, exponential_of_gather, exponential_minus_one_of_gather, power_of_gather")
  return
}
