// Pairs of ops: what takes the float result of slice, sort, sqrt, subtract, tan, tanh, transpose. The values are those of
// scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]], [[2.5, 0.25, 1.75], [2.0, 4.0, 3.5]]]> : tensor<2x2x3xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5], [2.0, -0.5, 3.0]]]> : tensor<1x3x3xf32>
  %i32 = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
  %f32__3 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]], [[2.5, 0.25, 1.75], [2.0, 4.0, 3.5]]]> : tensor<2x2x3xf32>
  %f32__4 = stablehlo.constant dense<[[[2.0], [-0.5]]]> : tensor<1x2x1xf32>
  %f32__5 = stablehlo.constant dense<0.0> : tensor<f32>
  %f32__6 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [-0.0, 0x7F800000, 0.25]]]> : tensor<1x2x3xf32>
  %i32__2 = stablehlo.constant dense<[1, 0, 5]> : tensor<3xi32>
  %f32__7 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %i32__3 = stablehlo.constant dense<[1, 5]> : tensor<2xi32>
  %f32__8 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__9 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %f32__10 = stablehlo.constant dense<[[[2.25, 4.0, 0.25], [9.0, 1.0, 6.25]]]> : tensor<1x2x3xf32>
  %f32__11 = stablehlo.constant dense<[[[1.5, -2.25]], [[0.75, -0.0]], [[0x7F800000, 0x7FC00000]]]> : tensor<3x1x2xf32>
  %f32__12 = stablehlo.constant dense<[[[1.5, 2.25]], [[0.75, 0.5]], [[3.0, 1.25]]]> : tensor<3x1x2xf32>
  %slice = stablehlo.slice %f32 [1:2, 0:2, 0:3] : (tensor<2x2x3xf32>) -> tensor<1x2x3xf32>
  %scatter = "stablehlo.scatter"(%f32__2, %i32, %slice) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }) : (tensor<1x3x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  %slice_2 = stablehlo.slice %f32__3 [1:2, 0:2, 0:3] : (tensor<2x2x3xf32>) -> tensor<1x2x3xf32>
  %select_and_scatter = "stablehlo.select_and_scatter"(%slice_2, %f32__4, %f32__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare = stablehlo.compare GE, %left_2, %right_2 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }, {
  ^bb0(%left_3: tensor<f32>, %right_3: tensor<f32>):
    %add_2 = stablehlo.add %left_3, %right_3 : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %sort = "stablehlo.sort"(%f32__6) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_4: tensor<f32>, %right_4: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_4, %right_4, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %gather = "stablehlo.gather"(%sort, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  %scatter_2 = "stablehlo.scatter"(%sort, %i32__3, %f32__7) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_5: tensor<f32>, %right_5: tensor<f32>):
    %add_3 = stablehlo.add %left_5, %right_5 : tensor<f32>
    stablehlo.return %add_3 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sort_2 = "stablehlo.sort"(%f32__8) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_6: tensor<f32>, %right_6: tensor<f32>):
    %compare_3 = stablehlo.compare GT, %left_6, %right_6, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_3 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %select_and_scatter_2 = "stablehlo.select_and_scatter"(%sort_2, %f32__4, %f32__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_7: tensor<f32>, %right_7: tensor<f32>):
    %compare_4 = stablehlo.compare GE, %left_7, %right_7 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_4 : tensor<i1>
  }, {
  ^bb0(%left_8: tensor<f32>, %right_8: tensor<f32>):
    %add_4 = stablehlo.add %left_8, %right_8 : tensor<f32>
    stablehlo.return %add_4 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %sqrt = stablehlo.sqrt %f32__9 : tensor<1x2x3xf32>
  %gather_2 = "stablehlo.gather"(%sqrt, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  %scatter_3 = "stablehlo.scatter"(%f32__2, %i32, %sqrt) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_9: tensor<f32>, %right_9: tensor<f32>):
    %add_5 = stablehlo.add %left_9, %right_9 : tensor<f32>
    stablehlo.return %add_5 : tensor<f32>
  }) : (tensor<1x3x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  %sqrt_2 = stablehlo.sqrt %f32__10 : tensor<1x2x3xf32>
  %select_and_scatter_3 = "stablehlo.select_and_scatter"(%sqrt_2, %f32__4, %f32__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_10: tensor<f32>, %right_10: tensor<f32>):
    %compare_5 = stablehlo.compare GE, %left_10, %right_10 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_5 : tensor<i1>
  }, {
  ^bb0(%left_11: tensor<f32>, %right_11: tensor<f32>):
    %add_6 = stablehlo.add %left_11, %right_11 : tensor<f32>
    stablehlo.return %add_6 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %subtract = stablehlo.subtract %f32__9, %f32__7 : tensor<1x2x3xf32>
  %gather_3 = "stablehlo.gather"(%subtract, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  %scatter_4 = "stablehlo.scatter"(%subtract, %i32__3, %f32__7) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_12: tensor<f32>, %right_12: tensor<f32>):
    %add_7 = stablehlo.add %left_12, %right_12 : tensor<f32>
    stablehlo.return %add_7 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %subtract_2 = stablehlo.subtract %f32__8, %f32__7 : tensor<1x2x3xf32>
  %select_and_scatter_4 = "stablehlo.select_and_scatter"(%subtract_2, %f32__4, %f32__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_13: tensor<f32>, %right_13: tensor<f32>):
    %compare_6 = stablehlo.compare GE, %left_13, %right_13 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_6 : tensor<i1>
  }, {
  ^bb0(%left_14: tensor<f32>, %right_14: tensor<f32>):
    %add_8 = stablehlo.add %left_14, %right_14 : tensor<f32>
    stablehlo.return %add_8 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %tan = stablehlo.tan %f32__9 : tensor<1x2x3xf32>
  %gather_4 = "stablehlo.gather"(%tan, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  %scatter_5 = "stablehlo.scatter"(%f32__2, %i32, %tan) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_15: tensor<f32>, %right_15: tensor<f32>):
    %add_9 = stablehlo.add %left_15, %right_15 : tensor<f32>
    stablehlo.return %add_9 : tensor<f32>
  }) : (tensor<1x3x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  %tan_2 = stablehlo.tan %f32__8 : tensor<1x2x3xf32>
  %select_and_scatter_5 = "stablehlo.select_and_scatter"(%tan_2, %f32__4, %f32__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_16: tensor<f32>, %right_16: tensor<f32>):
    %compare_7 = stablehlo.compare GE, %left_16, %right_16 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_7 : tensor<i1>
  }, {
  ^bb0(%left_17: tensor<f32>, %right_17: tensor<f32>):
    %add_10 = stablehlo.add %left_17, %right_17 : tensor<f32>
    stablehlo.return %add_10 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %tanh = stablehlo.tanh %f32__9 : tensor<1x2x3xf32>
  %gather_5 = "stablehlo.gather"(%tanh, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  %scatter_6 = "stablehlo.scatter"(%tanh, %i32__3, %f32__7) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_18: tensor<f32>, %right_18: tensor<f32>):
    %add_11 = stablehlo.add %left_18, %right_18 : tensor<f32>
    stablehlo.return %add_11 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %tanh_2 = stablehlo.tanh %f32__8 : tensor<1x2x3xf32>
  %select_and_scatter_6 = "stablehlo.select_and_scatter"(%tanh_2, %f32__4, %f32__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_19: tensor<f32>, %right_19: tensor<f32>):
    %compare_8 = stablehlo.compare GE, %left_19, %right_19 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_8 : tensor<i1>
  }, {
  ^bb0(%left_20: tensor<f32>, %right_20: tensor<f32>):
    %add_12 = stablehlo.add %left_20, %right_20 : tensor<f32>
    stablehlo.return %add_12 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %transpose = stablehlo.transpose %f32__11, dims = [1, 2, 0] : (tensor<3x1x2xf32>) -> tensor<1x2x3xf32>
  %gather_6 = "stablehlo.gather"(%transpose, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  %scatter_7 = "stablehlo.scatter"(%f32__2, %i32, %transpose) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_21: tensor<f32>, %right_21: tensor<f32>):
    %add_13 = stablehlo.add %left_21, %right_21 : tensor<f32>
    stablehlo.return %add_13 : tensor<f32>
  }) : (tensor<1x3x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  %transpose_2 = stablehlo.transpose %f32__12, dims = [1, 2, 0] : (tensor<3x1x2xf32>) -> tensor<1x2x3xf32>
  %select_and_scatter_7 = "stablehlo.select_and_scatter"(%transpose_2, %f32__4, %f32__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_22: tensor<f32>, %right_22: tensor<f32>):
    %compare_9 = stablehlo.compare GE, %left_22, %right_22 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_9 : tensor<i1>
  }, {
  ^bb0(%left_23: tensor<f32>, %right_23: tensor<f32>):
    %add_14 = stablehlo.add %left_23, %right_23 : tensor<f32>
    stablehlo.return %add_14 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %reshape = stablehlo.reshape %select_and_scatter : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_2 = stablehlo.reshape %scatter_2 : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_3 = stablehlo.reshape %select_and_scatter_2 : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_4 = stablehlo.reshape %select_and_scatter_3 : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_5 = stablehlo.reshape %scatter_4 : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_6 = stablehlo.reshape %select_and_scatter_4 : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_7 = stablehlo.reshape %select_and_scatter_7 : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_8 = stablehlo.reshape %scatter : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %concatenate = stablehlo.concatenate %reshape, %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, dim = 0 : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<9xf32>) -> tensor<51xf32>
  check.expect_eq_const %concatenate, dense<[2.0, 0.0, 0.0, 0.0, -0.5, 0.0, 2.25, 1.5, 0.75, 0x7F800000, -0.25, 3.0, 2.0, 0.0, 0.0, -0.5, 0.0, 0.0, 0.0, 2.0, 0.0, -0.5, 0.0, 0.0, -0.5, -1.75, -2.25, -2.0, 0x7F800000, 0x7FC00000, 0.0, 2.0, 0.0, 0.0, -0.5, 0.0, 0.0, 0.0, 2.0, -0.5, 0.0, 0.0, 4.0, 3.5, 6.5, 4.0, -1.0, 0.5, 4.5, -0.25, 4.75]> : tensor<51xf32> loc("select_and_scatter_of_slice, scatter_of_sort, select_and_scatter_of_sort, select_and_scatter_of_sqrt, scatter_of_subtract, select_and_scatter_of_subtract, select_and_scatter_of_transpose, scatter_of_slice")
  %concatenate_2 = stablehlo.concatenate %gather, %gather_2, %scatter_3, %gather_3, %gather_6, %scatter_7, dim = 0 : (tensor<1x3x3xf32>, tensor<1x3x3xf32>, tensor<1x3x3xf32>, tensor<1x3x3xf32>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<6x3x3xf32>
  check.expect_eq_const %concatenate_2, dense<[[[0x7F800000, 0.25, -0.0], [2.25, 1.5, 0.75], [0x7F800000, 0.25, -0.0]], [[-0.0, 0x7F800000, 0x7FC00000], [1.2247449, 0x7FC00000, 0.8660254], [-0.0, 0x7F800000, 0x7FC00000]], [[2.0, 0x7F800000, 0x7FC00000], [4.0, -1.0, 0.5], [3.2247448, 0x7FC00000, 3.8660254]], [[-4.0, 0x7F800000, 0x7FC00000], [-0.5, -1.75, -2.25], [-4.0, 0x7F800000, 0x7FC00000]], [[-2.25, -0.0, 0x7FC00000], [1.5, 0.75, 0x7F800000], [-2.25, -0.0, 0x7FC00000]], [[-0.25, -0.5, 0x7FC00000], [4.0, -1.0, 0.5], [3.5, 0.25, 0x7F800000]]]> : tensor<6x3x3xf32> loc("gather_of_sort, gather_of_sqrt, scatter_of_sqrt, gather_of_subtract, gather_of_transpose, scatter_of_transpose")
  %reshape_9 = stablehlo.reshape %select_and_scatter_5 : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_10 = stablehlo.reshape %scatter_6 : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_11 = stablehlo.reshape %select_and_scatter_6 : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_12 = stablehlo.reshape %gather_4 : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_13 = stablehlo.reshape %scatter_5 : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_14 = stablehlo.reshape %gather_5 : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %concatenate_3 = stablehlo.concatenate %reshape_9, %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, dim = 0 : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>) -> tensor<45xf32>
  check.expect_almost_eq_const %concatenate_3, dense<[2.0, 0.0, 0.0, 0.0, 0.0, -0.5, 0.90514827, -0.9780261, 0.63514894, 2.0, 0.5, 0x7FC00000, 0.0, 2.0, 0.0, 0.0, -0.5, 0.0, -0.0, 0x7FC00000, 0x7FC00000, 14.10142, 1.2386277, 0.93159646, -0.0, 0x7FC00000, 0x7FC00000, 2.0, 0x7FC00000, 0x7FC00000, 4.0, -1.0, 0.5, 16.101421, 0.7386277, 3.9315965, -0.0, 1.0, 0x7FC00000, 0.90514827, -0.9780261, 0.63514894, -0.0, 1.0, 0x7FC00000]> : tensor<45xf32>, tolerance = 3.2e-04 loc("select_and_scatter_of_tan, scatter_of_tanh, select_and_scatter_of_tanh, gather_of_tan, scatter_of_tan, gather_of_tanh")
  return
}
