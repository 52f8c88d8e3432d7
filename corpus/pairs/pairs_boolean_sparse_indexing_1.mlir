// Pairs of ops: what takes the boolean result of and, broadcast_in_dim, clamp, compare, concatenate, constant, convert,
// dot_general, dynamic_slice, dynamic_update_slice, gather, is_finite, maximum, minimum. The values are those of scripts/oracle.
func.func @main() {
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %i1__2 = stablehlo.constant dense<[[[true, false, true], [true, false, false]]]> : tensor<1x2x3xi1>
  %i32 = stablehlo.constant dense<[1, 0, 5]> : tensor<3xi32>
  %i32__2 = stablehlo.constant dense<[1, 5]> : tensor<2xi32>
  %i1__3 = stablehlo.constant dense<[[[true], [false]]]> : tensor<1x2x1xi1>
  %i1__4 = stablehlo.constant dense<false> : tensor<i1>
  %i1__5 = stablehlo.constant dense<[false, false, true]> : tensor<3xi1>
  %i1__6 = stablehlo.constant dense<[[[true, false, true], [true, false, false], [true, false, true]]]> : tensor<1x3x3xi1>
  %i32__3 = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %i1__7 = stablehlo.constant dense<[[[true, false], [false, true]]]> : tensor<1x2x2xi1>
  %i32__4 = stablehlo.constant dense<[[[5, -2, 3], [9, -4, 7]]]> : tensor<1x2x3xi32>
  %i1__8 = stablehlo.constant dense<[[[true, false, true, false], [false, true, true, true]]]> : tensor<1x2x4xi1>
  %i1__9 = stablehlo.constant dense<[[true, false, true], [true, false, false], [true, false, true], [true, false, false]]> : tensor<4x3xi1>
  %i32__5 = stablehlo.constant dense<0> : tensor<i32>
  %i32__6 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__7 = stablehlo.constant dense<9> : tensor<i32>
  %i1__10 = stablehlo.constant dense<[[[true, false]]]> : tensor<1x1x2xi1>
  %i32__8 = stablehlo.constant dense<1> : tensor<i32>
  %i32__9 = stablehlo.constant dense<2> : tensor<i32>
  %i1__11 = stablehlo.constant dense<[[[true, false, true], [false, false, true], [true, true, false]]]> : tensor<1x3x3xi1>
  %i32__10 = stablehlo.constant dense<[7, 0]> : tensor<2xi32>
  %i1__12 = stablehlo.constant dense<false> : tensor<1x2x3xi1>
  %i1__13 = stablehlo.constant dense<[[[true, false, true]]]> : tensor<1x1x3xi1>
  %i1__14 = stablehlo.constant dense<[[true, false], [true, true], [false, false], [true, false]]> : tensor<4x2xi1>
  %i1__15 = stablehlo.constant dense<[[[true, false, true, true], [false, false, true, false], [true, true, false, false]]]> : tensor<1x3x4xi1>
  %i32__11 = stablehlo.constant dense<[[[3, 5, -2], [7, 2, -3]]]> : tensor<1x2x3xi32>
  %and = stablehlo.and %i1, %i1__2 : tensor<1x2x3xi1>
  %gather = "stablehlo.gather"(%and, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi1>, tensor<3xi32>) -> tensor<1x3x3xi1>
  %scatter = "stablehlo.scatter"(%and, %i32__2, %i1__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left: tensor<i1>, %right: tensor<i1>):
    %or = stablehlo.or %left, %right : tensor<i1>
    stablehlo.return %or : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<2xi32>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  %and_2 = stablehlo.and %i1, %i1__2 : tensor<1x2x3xi1>
  %select_and_scatter = "stablehlo.select_and_scatter"(%and_2, %i1__3, %i1__4) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_2: tensor<i1>, %right_2: tensor<i1>):
    %compare = stablehlo.compare GE, %left_2, %right_2 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }, {
  ^bb0(%left_3: tensor<i1>, %right_3: tensor<i1>):
    %or_2 = stablehlo.or %left_3, %right_3 : tensor<i1>
    stablehlo.return %or_2 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<1x2x1xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %i1__5, dims = [2] : (tensor<3xi1>) -> tensor<1x2x3xi1>
  %gather_2 = "stablehlo.gather"(%broadcast_in_dim, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi1>, tensor<3xi32>) -> tensor<1x3x3xi1>
  %scatter_2 = "stablehlo.scatter"(%i1__6, %i32__3, %broadcast_in_dim) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_4: tensor<i1>, %right_4: tensor<i1>):
    %or_3 = stablehlo.or %left_4, %right_4 : tensor<i1>
    stablehlo.return %or_3 : tensor<i1>
  }) : (tensor<1x3x3xi1>, tensor<2xi32>, tensor<1x2x3xi1>) -> tensor<1x3x3xi1>
  %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %i1__5, dims = [2] : (tensor<3xi1>) -> tensor<1x2x3xi1>
  %select_and_scatter_2 = "stablehlo.select_and_scatter"(%broadcast_in_dim_2, %i1__3, %i1__4) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_5: tensor<i1>, %right_5: tensor<i1>):
    %compare_2 = stablehlo.compare GE, %left_5, %right_5 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }, {
  ^bb0(%left_6: tensor<i1>, %right_6: tensor<i1>):
    %or_4 = stablehlo.or %left_6, %right_6 : tensor<i1>
    stablehlo.return %or_4 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<1x2x1xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  %clamp = stablehlo.clamp %i1__4, %i1, %i1__2 : (tensor<i1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  %gather_3 = "stablehlo.gather"(%clamp, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi1>, tensor<3xi32>) -> tensor<1x3x3xi1>
  %scatter_3 = "stablehlo.scatter"(%clamp, %i32__2, %i1__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_7: tensor<i1>, %right_7: tensor<i1>):
    %or_5 = stablehlo.or %left_7, %right_7 : tensor<i1>
    stablehlo.return %or_5 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<2xi32>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  %clamp_2 = stablehlo.clamp %i1__4, %i1, %i1__2 : (tensor<i1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  %select_and_scatter_3 = "stablehlo.select_and_scatter"(%clamp_2, %i1__3, %i1__4) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_8: tensor<i1>, %right_8: tensor<i1>):
    %compare_3 = stablehlo.compare GE, %left_8, %right_8 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare_3 : tensor<i1>
  }, {
  ^bb0(%left_9: tensor<i1>, %right_9: tensor<i1>):
    %or_6 = stablehlo.or %left_9, %right_9 : tensor<i1>
    stablehlo.return %or_6 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<1x2x1xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  %compare_4 = stablehlo.compare LT, %f32, %f32__2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %gather_4 = "stablehlo.gather"(%compare_4, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi1>, tensor<3xi32>) -> tensor<1x3x3xi1>
  %scatter_4 = "stablehlo.scatter"(%i1__6, %i32__3, %compare_4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_10: tensor<i1>, %right_10: tensor<i1>):
    %or_7 = stablehlo.or %left_10, %right_10 : tensor<i1>
    stablehlo.return %or_7 : tensor<i1>
  }) : (tensor<1x3x3xi1>, tensor<2xi32>, tensor<1x2x3xi1>) -> tensor<1x3x3xi1>
  %compare_5 = stablehlo.compare LT, %f32, %f32__2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %select_and_scatter_4 = "stablehlo.select_and_scatter"(%compare_5, %i1__3, %i1__4) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_11: tensor<i1>, %right_11: tensor<i1>):
    %compare_6 = stablehlo.compare GE, %left_11, %right_11 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare_6 : tensor<i1>
  }, {
  ^bb0(%left_12: tensor<i1>, %right_12: tensor<i1>):
    %or_8 = stablehlo.or %left_12, %right_12 : tensor<i1>
    stablehlo.return %or_8 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<1x2x1xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  %concatenate = stablehlo.concatenate %i1__3, %i1__7, dim = 2 : (tensor<1x2x1xi1>, tensor<1x2x2xi1>) -> tensor<1x2x3xi1>
  %gather_5 = "stablehlo.gather"(%concatenate, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi1>, tensor<3xi32>) -> tensor<1x3x3xi1>
  %scatter_5 = "stablehlo.scatter"(%concatenate, %i32__2, %i1__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_13: tensor<i1>, %right_13: tensor<i1>):
    %or_9 = stablehlo.or %left_13, %right_13 : tensor<i1>
    stablehlo.return %or_9 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<2xi32>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  %concatenate_2 = stablehlo.concatenate %i1__3, %i1__7, dim = 2 : (tensor<1x2x1xi1>, tensor<1x2x2xi1>) -> tensor<1x2x3xi1>
  %select_and_scatter_5 = "stablehlo.select_and_scatter"(%concatenate_2, %i1__3, %i1__4) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_14: tensor<i1>, %right_14: tensor<i1>):
    %compare_7 = stablehlo.compare GE, %left_14, %right_14 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare_7 : tensor<i1>
  }, {
  ^bb0(%left_15: tensor<i1>, %right_15: tensor<i1>):
    %or_10 = stablehlo.or %left_15, %right_15 : tensor<i1>
    stablehlo.return %or_10 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<1x2x1xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  %constant = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %gather_6 = "stablehlo.gather"(%constant, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi1>, tensor<3xi32>) -> tensor<1x3x3xi1>
  %scatter_6 = "stablehlo.scatter"(%i1__6, %i32__3, %constant) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_16: tensor<i1>, %right_16: tensor<i1>):
    %or_11 = stablehlo.or %left_16, %right_16 : tensor<i1>
    stablehlo.return %or_11 : tensor<i1>
  }) : (tensor<1x3x3xi1>, tensor<2xi32>, tensor<1x2x3xi1>) -> tensor<1x3x3xi1>
  %constant_2 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %select_and_scatter_6 = "stablehlo.select_and_scatter"(%constant_2, %i1__3, %i1__4) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_17: tensor<i1>, %right_17: tensor<i1>):
    %compare_8 = stablehlo.compare GE, %left_17, %right_17 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare_8 : tensor<i1>
  }, {
  ^bb0(%left_18: tensor<i1>, %right_18: tensor<i1>):
    %or_12 = stablehlo.or %left_18, %right_18 : tensor<i1>
    stablehlo.return %or_12 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<1x2x1xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  %convert = stablehlo.convert %i32__4 : (tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  %gather_7 = "stablehlo.gather"(%convert, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi1>, tensor<3xi32>) -> tensor<1x3x3xi1>
  %scatter_7 = "stablehlo.scatter"(%convert, %i32__2, %i1__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_19: tensor<i1>, %right_19: tensor<i1>):
    %or_13 = stablehlo.or %left_19, %right_19 : tensor<i1>
    stablehlo.return %or_13 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<2xi32>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  %convert_2 = stablehlo.convert %i32__4 : (tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  %select_and_scatter_7 = "stablehlo.select_and_scatter"(%convert_2, %i1__3, %i1__4) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_20: tensor<i1>, %right_20: tensor<i1>):
    %compare_9 = stablehlo.compare GE, %left_20, %right_20 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare_9 : tensor<i1>
  }, {
  ^bb0(%left_21: tensor<i1>, %right_21: tensor<i1>):
    %or_14 = stablehlo.or %left_21, %right_21 : tensor<i1>
    stablehlo.return %or_14 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<1x2x1xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  %dot_general = stablehlo.dot_general %i1__8, %i1__9, contracting_dims = [2] x [0] : (tensor<1x2x4xi1>, tensor<4x3xi1>) -> tensor<1x2x3xi1>
  %gather_8 = "stablehlo.gather"(%dot_general, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi1>, tensor<3xi32>) -> tensor<1x3x3xi1>
  %scatter_8 = "stablehlo.scatter"(%i1__6, %i32__3, %dot_general) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_22: tensor<i1>, %right_22: tensor<i1>):
    %or_15 = stablehlo.or %left_22, %right_22 : tensor<i1>
    stablehlo.return %or_15 : tensor<i1>
  }) : (tensor<1x3x3xi1>, tensor<2xi32>, tensor<1x2x3xi1>) -> tensor<1x3x3xi1>
  %dot_general_2 = stablehlo.dot_general %i1__8, %i1__9, contracting_dims = [2] x [0] : (tensor<1x2x4xi1>, tensor<4x3xi1>) -> tensor<1x2x3xi1>
  %select_and_scatter_8 = "stablehlo.select_and_scatter"(%dot_general_2, %i1__3, %i1__4) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_23: tensor<i1>, %right_23: tensor<i1>):
    %compare_10 = stablehlo.compare GE, %left_23, %right_23 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare_10 : tensor<i1>
  }, {
  ^bb0(%left_24: tensor<i1>, %right_24: tensor<i1>):
    %or_16 = stablehlo.or %left_24, %right_24 : tensor<i1>
    stablehlo.return %or_16 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<1x2x1xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  %dynamic_slice = stablehlo.dynamic_slice %i1__8, %i32__5, %i32__6, %i32__7, sizes = [1, 2, 3] : (tensor<1x2x4xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi1>
  %gather_9 = "stablehlo.gather"(%dynamic_slice, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi1>, tensor<3xi32>) -> tensor<1x3x3xi1>
  %scatter_9 = "stablehlo.scatter"(%dynamic_slice, %i32__2, %i1__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_25: tensor<i1>, %right_25: tensor<i1>):
    %or_17 = stablehlo.or %left_25, %right_25 : tensor<i1>
    stablehlo.return %or_17 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<2xi32>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  %dynamic_slice_2 = stablehlo.dynamic_slice %i1__8, %i32__5, %i32__6, %i32__7, sizes = [1, 2, 3] : (tensor<1x2x4xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi1>
  %select_and_scatter_9 = "stablehlo.select_and_scatter"(%dynamic_slice_2, %i1__3, %i1__4) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_26: tensor<i1>, %right_26: tensor<i1>):
    %compare_11 = stablehlo.compare GE, %left_26, %right_26 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare_11 : tensor<i1>
  }, {
  ^bb0(%left_27: tensor<i1>, %right_27: tensor<i1>):
    %or_18 = stablehlo.or %left_27, %right_27 : tensor<i1>
    stablehlo.return %or_18 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<1x2x1xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i1, %i1__10, %i32__5, %i32__8, %i32__9 : (tensor<1x2x3xi1>, tensor<1x1x2xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi1>
  %gather_10 = "stablehlo.gather"(%dynamic_update_slice, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi1>, tensor<3xi32>) -> tensor<1x3x3xi1>
  %scatter_10 = "stablehlo.scatter"(%i1__6, %i32__3, %dynamic_update_slice) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_28: tensor<i1>, %right_28: tensor<i1>):
    %or_19 = stablehlo.or %left_28, %right_28 : tensor<i1>
    stablehlo.return %or_19 : tensor<i1>
  }) : (tensor<1x3x3xi1>, tensor<2xi32>, tensor<1x2x3xi1>) -> tensor<1x3x3xi1>
  %dynamic_update_slice_2 = stablehlo.dynamic_update_slice %i1, %i1__10, %i32__5, %i32__8, %i32__9 : (tensor<1x2x3xi1>, tensor<1x1x2xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi1>
  %select_and_scatter_10 = "stablehlo.select_and_scatter"(%dynamic_update_slice_2, %i1__3, %i1__4) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_29: tensor<i1>, %right_29: tensor<i1>):
    %compare_12 = stablehlo.compare GE, %left_29, %right_29 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare_12 : tensor<i1>
  }, {
  ^bb0(%left_30: tensor<i1>, %right_30: tensor<i1>):
    %or_20 = stablehlo.or %left_30, %right_30 : tensor<i1>
    stablehlo.return %or_20 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<1x2x1xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  %gather_11 = "stablehlo.gather"(%i1__11, %i32__10) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x3x3xi1>, tensor<2xi32>) -> tensor<1x2x3xi1>
  %and_3 = stablehlo.and %i1__2, %gather_11 : tensor<1x2x3xi1>
  %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %gather_11, dims = [0, 2, 3] : (tensor<1x2x3xi1>) -> tensor<1x2x2x3xi1>
  %clamp_3 = stablehlo.clamp %i1__4, %i1__2, %gather_11 : (tensor<i1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  %compare_13 = stablehlo.compare LT, %gather_11, %i1__2 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  %concatenate_3 = stablehlo.concatenate %i1__13, %gather_11, dim = 1 : (tensor<1x1x3xi1>, tensor<1x2x3xi1>) -> tensor<1x3x3xi1>
  %convert_3 = stablehlo.convert %gather_11 : (tensor<1x2x3xi1>) -> tensor<1x2x3xf32>
  %dot_general_3 = stablehlo.dot_general %i1__14, %gather_11, contracting_dims = [1] x [1] : (tensor<4x2xi1>, tensor<1x2x3xi1>) -> tensor<4x1x3xi1>
  %dynamic_slice_3 = stablehlo.dynamic_slice %gather_11, %i32__5, %i32__6, %i32__7, sizes = [1, 1, 2] : (tensor<1x2x3xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi1>
  %dynamic_update_slice_3 = stablehlo.dynamic_update_slice %i1__15, %gather_11, %i32__5, %i32__9, %i32__5 : (tensor<1x3x4xi1>, tensor<1x2x3xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi1>
  %gather_12 = "stablehlo.gather"(%gather_11, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi1>, tensor<3xi32>) -> tensor<1x3x3xi1>
  %maximum = stablehlo.maximum %gather_11, %i1__12 : tensor<1x2x3xi1>
  %minimum = stablehlo.minimum %gather_11, %i1__2 : tensor<1x2x3xi1>
  %multiply = stablehlo.multiply %i1__2, %gather_11 : tensor<1x2x3xi1>
  %not = stablehlo.not %gather_11 : tensor<1x2x3xi1>
  %or_21 = stablehlo.or %gather_11, %i1__12 : tensor<1x2x3xi1>
  %pad = stablehlo.pad %gather_11, %i1__4, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi1>, tensor<i1>) -> tensor<1x2x5xi1>
  %reduce = stablehlo.reduce(%gather_11 init: %i1__4) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi1>, tensor<i1>) -> tensor<1x2xi1>
  %reduce_window = "stablehlo.reduce_window"(%gather_11, %i1__4) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_31: tensor<i1>, %right_31: tensor<i1>):
    %or_22 = stablehlo.or %left_31, %right_31 : tensor<i1>
    stablehlo.return %or_22 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<i1>) -> tensor<1x2x2xi1>
  %reshape = stablehlo.reshape %gather_11 : (tensor<1x2x3xi1>) -> tensor<3x2xi1>
  %reverse = stablehlo.reverse %gather_11, dims = [1, 2] : tensor<1x2x3xi1>
  %scatter_11 = "stablehlo.scatter"(%i1__6, %i32__3, %gather_11) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_32: tensor<i1>, %right_32: tensor<i1>):
    %or_23 = stablehlo.or %left_32, %right_32 : tensor<i1>
    stablehlo.return %or_23 : tensor<i1>
  }) : (tensor<1x3x3xi1>, tensor<2xi32>, tensor<1x2x3xi1>) -> tensor<1x3x3xi1>
  %select = stablehlo.select %gather_11, %i32__4, %i32__11 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  %gather_13 = "stablehlo.gather"(%i1__11, %i32__10) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x3x3xi1>, tensor<2xi32>) -> tensor<1x2x3xi1>
  %select_and_scatter_11 = "stablehlo.select_and_scatter"(%gather_13, %i1__3, %i1__4) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_33: tensor<i1>, %right_33: tensor<i1>):
    %compare_14 = stablehlo.compare GE, %left_33, %right_33 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare_14 : tensor<i1>
  }, {
  ^bb0(%left_34: tensor<i1>, %right_34: tensor<i1>):
    %or_24 = stablehlo.or %left_34, %right_34 : tensor<i1>
    stablehlo.return %or_24 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<1x2x1xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  %slice = stablehlo.slice %gather_11 [0:1, 0:2, 1:3] : (tensor<1x2x3xi1>) -> tensor<1x2x2xi1>
  %sort = "stablehlo.sort"(%gather_11) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_35: tensor<i1>, %right_35: tensor<i1>):
    %compare_15 = stablehlo.compare GT, %left_35, %right_35 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare_15 : tensor<i1>
  }) : (tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  %transpose = stablehlo.transpose %gather_11, dims = [2, 1, 0] : (tensor<1x2x3xi1>) -> tensor<3x2x1xi1>
  %xor = stablehlo.xor %gather_11, %i1__12 : tensor<1x2x3xi1>
  %is_finite = stablehlo.is_finite %f32 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %gather_14 = "stablehlo.gather"(%is_finite, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi1>, tensor<3xi32>) -> tensor<1x3x3xi1>
  %scatter_12 = "stablehlo.scatter"(%i1__6, %i32__3, %is_finite) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_36: tensor<i1>, %right_36: tensor<i1>):
    %or_25 = stablehlo.or %left_36, %right_36 : tensor<i1>
    stablehlo.return %or_25 : tensor<i1>
  }) : (tensor<1x3x3xi1>, tensor<2xi32>, tensor<1x2x3xi1>) -> tensor<1x3x3xi1>
  %is_finite_2 = stablehlo.is_finite %f32 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %select_and_scatter_12 = "stablehlo.select_and_scatter"(%is_finite_2, %i1__3, %i1__4) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_37: tensor<i1>, %right_37: tensor<i1>):
    %compare_16 = stablehlo.compare GE, %left_37, %right_37 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare_16 : tensor<i1>
  }, {
  ^bb0(%left_38: tensor<i1>, %right_38: tensor<i1>):
    %or_26 = stablehlo.or %left_38, %right_38 : tensor<i1>
    stablehlo.return %or_26 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<1x2x1xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  %maximum_2 = stablehlo.maximum %i1, %i1__2 : tensor<1x2x3xi1>
  %gather_15 = "stablehlo.gather"(%maximum_2, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi1>, tensor<3xi32>) -> tensor<1x3x3xi1>
  %scatter_13 = "stablehlo.scatter"(%maximum_2, %i32__2, %i1__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_39: tensor<i1>, %right_39: tensor<i1>):
    %or_27 = stablehlo.or %left_39, %right_39 : tensor<i1>
    stablehlo.return %or_27 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<2xi32>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  %maximum_3 = stablehlo.maximum %i1, %i1__2 : tensor<1x2x3xi1>
  %select_and_scatter_13 = "stablehlo.select_and_scatter"(%maximum_3, %i1__3, %i1__4) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_40: tensor<i1>, %right_40: tensor<i1>):
    %compare_17 = stablehlo.compare GE, %left_40, %right_40 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare_17 : tensor<i1>
  }, {
  ^bb0(%left_41: tensor<i1>, %right_41: tensor<i1>):
    %or_28 = stablehlo.or %left_41, %right_41 : tensor<i1>
    stablehlo.return %or_28 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<1x2x1xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  %minimum_2 = stablehlo.minimum %i1, %i1__2 : tensor<1x2x3xi1>
  %gather_16 = "stablehlo.gather"(%minimum_2, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi1>, tensor<3xi32>) -> tensor<1x3x3xi1>
  %concatenate_4 = stablehlo.concatenate %scatter, %select_and_scatter, %select_and_scatter_2, %scatter_3, %select_and_scatter_3, %select_and_scatter_4, %scatter_5, %select_and_scatter_5, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<8x2x3xi1>
  check.expect_eq_const %concatenate_4, dense<[[[true, false, true], [true, false, true]], [[true, false, false], [false, false, false]], [[false, false, true], [false, false, false]], [[true, false, true], [true, false, true]], [[true, false, false], [false, false, false]], [[true, false, false], [false, false, false]], [[true, true, false], [true, false, true]], [[true, false, false], [false, false, false]]]> : tensor<8x2x3xi1> loc("scatter_of_and, select_and_scatter_of_and, select_and_scatter_of_broadcast_in_dim, scatter_of_clamp, select_and_scatter_of_clamp, select_and_scatter_of_compare, scatter_of_concatenate, select_and_scatter_of_concatenate")
  %concatenate_5 = stablehlo.concatenate %select_and_scatter_6, %scatter_7, %select_and_scatter_7, %select_and_scatter_8, %scatter_9, %select_and_scatter_9, %select_and_scatter_10, %and_3, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<8x2x3xi1>
  check.expect_eq_const %concatenate_5, dense<[[[true, false, false], [false, false, false]], [[true, true, true], [true, true, true]], [[true, false, false], [false, false, false]], [[true, false, false], [false, false, false]], [[false, true, false], [true, true, true]], [[false, true, false], [false, false, false]], [[true, false, false], [false, false, false]], [[true, false, false], [true, false, false]]]> : tensor<8x2x3xi1> loc("select_and_scatter_of_constant, scatter_of_convert, select_and_scatter_of_convert, select_and_scatter_of_dot_general, scatter_of_dynamic_slice, select_and_scatter_of_dynamic_slice, select_and_scatter_of_dynamic_update_slice, and_of_gather")
  %concatenate_6 = stablehlo.concatenate %clamp_3, %compare_13, %maximum, %minimum, %multiply, %not, %or_21, %reverse, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<8x2x3xi1>
  check.expect_eq_const %concatenate_6, dense<[[[true, false, false], [true, false, false]], [[false, false, true], [false, false, false]], [[true, true, false], [true, false, true]], [[true, false, false], [true, false, false]], [[true, false, false], [true, false, false]], [[false, false, true], [false, true, false]], [[true, true, false], [true, false, true]], [[true, false, true], [false, true, true]]]> : tensor<8x2x3xi1> loc("clamp_of_gather, compare_of_gather, maximum_of_gather, minimum_of_gather, multiply_of_gather, not_of_gather, or_of_gather, reverse_of_gather")
  %reshape_2 = stablehlo.reshape %select_and_scatter_11 : (tensor<1x2x3xi1>) -> tensor<6xi1>
  %reshape_3 = stablehlo.reshape %sort : (tensor<1x2x3xi1>) -> tensor<6xi1>
  %reshape_4 = stablehlo.reshape %xor : (tensor<1x2x3xi1>) -> tensor<6xi1>
  %reshape_5 = stablehlo.reshape %select_and_scatter_12 : (tensor<1x2x3xi1>) -> tensor<6xi1>
  %reshape_6 = stablehlo.reshape %scatter_13 : (tensor<1x2x3xi1>) -> tensor<6xi1>
  %reshape_7 = stablehlo.reshape %select_and_scatter_13 : (tensor<1x2x3xi1>) -> tensor<6xi1>
  %reshape_8 = stablehlo.reshape %gather : (tensor<1x3x3xi1>) -> tensor<9xi1>
  %reshape_9 = stablehlo.reshape %gather_2 : (tensor<1x3x3xi1>) -> tensor<9xi1>
  %concatenate_7 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xi1>, tensor<6xi1>, tensor<6xi1>, tensor<6xi1>, tensor<6xi1>, tensor<6xi1>, tensor<9xi1>, tensor<9xi1>) -> tensor<54xi1>
  check.expect_eq_const %concatenate_7, dense<[true, false, false, false, false, false, true, true, false, true, true, false, true, true, false, true, false, true, true, false, false, false, false, false, true, false, true, true, false, true, true, false, false, false, false, false, false, false, false, true, false, true, false, false, false, false, false, true, false, false, true, false, false, true]> : tensor<54xi1> loc("select_and_scatter_of_gather, sort_of_gather, xor_of_gather, select_and_scatter_of_is_finite, scatter_of_maximum, select_and_scatter_of_maximum, gather_of_and, gather_of_broadcast_in_dim")
  %concatenate_8 = stablehlo.concatenate %scatter_2, %gather_3, %gather_4, %scatter_4, %gather_5, %gather_6, %scatter_6, %gather_7, dim = 0 : (tensor<1x3x3xi1>, tensor<1x3x3xi1>, tensor<1x3x3xi1>, tensor<1x3x3xi1>, tensor<1x3x3xi1>, tensor<1x3x3xi1>, tensor<1x3x3xi1>, tensor<1x3x3xi1>) -> tensor<8x3x3xi1>
  check.expect_eq_const %concatenate_8, dense<[[[true, false, true], [true, false, false], [true, false, true]], [[false, false, false], [true, false, true], [false, false, false]], [[true, false, false], [true, true, true], [true, false, false]], [[true, false, true], [true, false, false], [true, true, true]], [[false, false, true], [true, true, false], [false, false, true]], [[false, false, true], [true, false, true], [false, false, true]], [[true, false, true], [true, false, false], [true, false, true]], [[true, true, true], [true, true, true], [true, true, true]]]> : tensor<8x3x3xi1> loc("scatter_of_broadcast_in_dim, gather_of_clamp, gather_of_compare, scatter_of_compare, gather_of_concatenate, gather_of_constant, scatter_of_constant, gather_of_convert")
  %concatenate_9 = stablehlo.concatenate %gather_8, %scatter_8, %gather_9, %gather_10, %scatter_10, %concatenate_3, %gather_12, %scatter_11, dim = 0 : (tensor<1x3x3xi1>, tensor<1x3x3xi1>, tensor<1x3x3xi1>, tensor<1x3x3xi1>, tensor<1x3x3xi1>, tensor<1x3x3xi1>, tensor<1x3x3xi1>, tensor<1x3x3xi1>) -> tensor<8x3x3xi1>
  check.expect_eq_const %concatenate_9, dense<[[[true, false, true], [true, false, true], [true, false, true]], [[true, false, true], [true, false, false], [true, false, true]], [[true, true, true], [false, true, false], [true, true, true]], [[false, true, false], [true, false, true], [false, true, false]], [[true, true, true], [true, false, false], [true, false, true]], [[true, false, true], [true, true, false], [true, false, true]], [[true, false, true], [true, true, false], [true, false, true]], [[true, false, true], [true, false, false], [true, true, true]]]> : tensor<8x3x3xi1> loc("gather_of_dot_general, scatter_of_dot_general, gather_of_dynamic_slice, gather_of_dynamic_update_slice, scatter_of_dynamic_update_slice, concatenate_of_gather, gather_of_gather, scatter_of_gather")
  %reshape_10 = stablehlo.reshape %gather_14 : (tensor<1x3x3xi1>) -> tensor<9xi1>
  %reshape_11 = stablehlo.reshape %scatter_12 : (tensor<1x3x3xi1>) -> tensor<9xi1>
  %reshape_12 = stablehlo.reshape %gather_15 : (tensor<1x3x3xi1>) -> tensor<9xi1>
  %reshape_13 = stablehlo.reshape %gather_16 : (tensor<1x3x3xi1>) -> tensor<9xi1>
  %reshape_14 = stablehlo.reshape %reduce_window : (tensor<1x2x2xi1>) -> tensor<4xi1>
  %reshape_15 = stablehlo.reshape %slice : (tensor<1x2x2xi1>) -> tensor<4xi1>
  %reshape_16 = stablehlo.reshape %dynamic_slice_3 : (tensor<1x1x2xi1>) -> tensor<2xi1>
  %reshape_17 = stablehlo.reshape %reduce : (tensor<1x2xi1>) -> tensor<2xi1>
  %concatenate_10 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, %reshape_17, dim = 0 : (tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<4xi1>, tensor<4xi1>, tensor<2xi1>, tensor<2xi1>) -> tensor<48xi1>
  check.expect_eq_const %concatenate_10, dense<[true, false, false, true, true, true, true, false, false, true, false, true, true, false, false, true, true, true, true, false, true, true, false, true, true, false, true, false, false, false, true, false, true, false, false, false, true, true, true, true, true, false, false, true, true, false, true, true]> : tensor<48xi1> loc("gather_of_is_finite, scatter_of_is_finite, gather_of_maximum, gather_of_minimum, reduce_window_of_gather, slice_of_gather, dynamic_slice_of_gather, reduce_of_gather")
  %reshape_18 = stablehlo.reshape %broadcast_in_dim_3 : (tensor<1x2x2x3xi1>) -> tensor<12xi1>
  %reshape_19 = stablehlo.reshape %pad : (tensor<1x2x5xi1>) -> tensor<10xi1>
  %reshape_20 = stablehlo.reshape %dynamic_update_slice_3 : (tensor<1x3x4xi1>) -> tensor<12xi1>
  %reshape_21 = stablehlo.reshape %reshape : (tensor<3x2xi1>) -> tensor<6xi1>
  %reshape_22 = stablehlo.reshape %transpose : (tensor<3x2x1xi1>) -> tensor<6xi1>
  %reshape_23 = stablehlo.reshape %dot_general_3 : (tensor<4x1x3xi1>) -> tensor<12xi1>
  %concatenate_11 = stablehlo.concatenate %reshape_18, %reshape_19, %reshape_20, %reshape_21, %reshape_22, %reshape_23, dim = 0 : (tensor<12xi1>, tensor<10xi1>, tensor<12xi1>, tensor<6xi1>, tensor<6xi1>, tensor<12xi1>) -> tensor<58xi1>
  check.expect_eq_const %concatenate_11, dense<[true, true, false, true, false, true, true, true, false, true, false, true, false, false, false, false, false, true, true, false, false, false, true, false, true, true, true, true, false, false, true, false, true, false, true, true, false, true, false, true, true, true, true, false, false, true, true, true, false, true, true, true, false, false, false, true, true, false]> : tensor<58xi1> loc("broadcast_in_dim_of_gather, pad_of_gather, dynamic_update_slice_of_gather, reshape_of_gather, transpose_of_gather, dot_general_of_gather")
  check.expect_eq_const %convert_3, dense<[[[1.0, 1.0, 0.0], [1.0, 0.0, 1.0]]]> : tensor<1x2x3xf32> loc("convert_of_gather")
  check.expect_eq_const %select, dense<[[[5, -2, -2], [9, 2, 7]]]> : tensor<1x2x3xi32> loc("select_of_gather")
  return
}
