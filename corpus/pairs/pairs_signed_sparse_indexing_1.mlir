// Pairs of ops: what takes the signed result of abs, add, and, bitcast_convert, broadcast_in_dim, clamp, concatenate, constant,
// convert, divide, dot_general, dynamic_slice, dynamic_update_slice, gather. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[5, -2, 3], [9, -4, 7]]]> : tensor<1x2x3xi32>
  %i32__2 = stablehlo.constant dense<[1, 0, 5]> : tensor<3xi32>
  %i32__3 = stablehlo.constant dense<[[[3, 5, -2], [7, 2, -3]]]> : tensor<1x2x3xi32>
  %i32__4 = stablehlo.constant dense<[1, 5]> : tensor<2xi32>
  %i32__5 = stablehlo.constant dense<[[[3], [5]]]> : tensor<1x2x1xi32>
  %i32__6 = stablehlo.constant dense<0> : tensor<i32>
  %i32__7 = stablehlo.constant dense<[[[1, -2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x2x3xi32>
  %i32__8 = stablehlo.constant dense<[[[3, 5, -2], [7, 2, -3], [3, 5, -2]]]> : tensor<1x3x3xi32>
  %i32__9 = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
  %f32 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [-0.0, 0x7F800000, 0.25]]]> : tensor<1x2x3xf32>
  %i32__10 = stablehlo.constant dense<[1, -2, 3]> : tensor<3xi32>
  %i32__11 = stablehlo.constant dense<[5, -2, 3]> : tensor<3xi32>
  %i32__12 = stablehlo.constant dense<-3> : tensor<i32>
  %i32__13 = stablehlo.constant dense<6> : tensor<i32>
  %i32__14 = stablehlo.constant dense<[[[1], [-2]]]> : tensor<1x2x1xi32>
  %i32__15 = stablehlo.constant dense<[[[3, 2147483647], [-2147483648, 7]]]> : tensor<1x2x2xi32>
  %i32__16 = stablehlo.constant dense<[[[5], [-2]]]> : tensor<1x2x1xi32>
  %i32__17 = stablehlo.constant dense<[[[3, 9], [-4, 7]]]> : tensor<1x2x2xi32>
  %f32__2 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %i32__18 = stablehlo.constant dense<[[[1, -2, 3, 2147483647], [-2147483648, 7, -6, 8]]]> : tensor<1x2x4xi32>
  %i32__19 = stablehlo.constant dense<[[3, 5, -2], [7, 2, -3], [3, 5, -2], [7, 2, -3]]> : tensor<4x3xi32>
  %i32__20 = stablehlo.constant dense<[[[5, -2, 3, 9], [-4, 7, -6, 8]]]> : tensor<1x2x4xi32>
  %i32__21 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__22 = stablehlo.constant dense<9> : tensor<i32>
  %i32__23 = stablehlo.constant dense<[[[3, 5]]]> : tensor<1x1x2xi32>
  %i32__24 = stablehlo.constant dense<1> : tensor<i32>
  %i32__25 = stablehlo.constant dense<2> : tensor<i32>
  %i32__26 = stablehlo.constant dense<[[[1, -2, 3], [2147483647, -2147483648, 7], [-6, 8, 1]]]> : tensor<1x3x3xi32>
  %i32__27 = stablehlo.constant dense<[7, 0]> : tensor<2xi32>
  %i32__28 = stablehlo.constant dense<0> : tensor<1x2x3xi32>
  %i32__29 = stablehlo.constant dense<[[[3, 5, -2]]]> : tensor<1x1x3xi32>
  %i32__30 = stablehlo.constant dense<[[3, 5], [-2, 7], [2, -3]]> : tensor<3x2xi32>
  %i32__31 = stablehlo.constant dense<1> : tensor<1x2x3xi32>
  %i32__32 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xi32>
  %i32__33 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %abs = stablehlo.abs %i32 : tensor<1x2x3xi32>
  %gather = "stablehlo.gather"(%abs, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  %scatter = "stablehlo.scatter"(%abs, %i32__4, %i32__3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %abs_2 = stablehlo.abs %i32 : tensor<1x2x3xi32>
  %select_and_scatter = "stablehlo.select_and_scatter"(%abs_2, %i32__5, %i32__6) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %compare = stablehlo.compare GE, %left_2, %right_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }, {
  ^bb0(%left_3: tensor<i32>, %right_3: tensor<i32>):
    %add_2 = stablehlo.add %left_3, %right_3 : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %add_3 = stablehlo.add %i32__7, %i32__3 : tensor<1x2x3xi32>
  %gather_2 = "stablehlo.gather"(%add_3, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  %scatter_2 = "stablehlo.scatter"(%i32__8, %i32__9, %add_3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_4: tensor<i32>, %right_4: tensor<i32>):
    %add_4 = stablehlo.add %left_4, %right_4 : tensor<i32>
    stablehlo.return %add_4 : tensor<i32>
  }) : (tensor<1x3x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  %add_5 = stablehlo.add %i32, %i32__3 : tensor<1x2x3xi32>
  %select_and_scatter_2 = "stablehlo.select_and_scatter"(%add_5, %i32__5, %i32__6) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_5: tensor<i32>, %right_5: tensor<i32>):
    %compare_2 = stablehlo.compare GE, %left_5, %right_5 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }, {
  ^bb0(%left_6: tensor<i32>, %right_6: tensor<i32>):
    %add_6 = stablehlo.add %left_6, %right_6 : tensor<i32>
    stablehlo.return %add_6 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %and = stablehlo.and %i32__7, %i32__3 : tensor<1x2x3xi32>
  %gather_3 = "stablehlo.gather"(%and, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  %scatter_3 = "stablehlo.scatter"(%and, %i32__4, %i32__3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_7: tensor<i32>, %right_7: tensor<i32>):
    %add_7 = stablehlo.add %left_7, %right_7 : tensor<i32>
    stablehlo.return %add_7 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %and_2 = stablehlo.and %i32, %i32__3 : tensor<1x2x3xi32>
  %select_and_scatter_3 = "stablehlo.select_and_scatter"(%and_2, %i32__5, %i32__6) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_8: tensor<i32>, %right_8: tensor<i32>):
    %compare_3 = stablehlo.compare GE, %left_8, %right_8 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_3 : tensor<i1>
  }, {
  ^bb0(%left_9: tensor<i32>, %right_9: tensor<i32>):
    %add_8 = stablehlo.add %left_9, %right_9 : tensor<i32>
    stablehlo.return %add_8 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %bitcast_convert = stablehlo.bitcast_convert %f32 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  %gather_4 = "stablehlo.gather"(%bitcast_convert, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  %scatter_4 = "stablehlo.scatter"(%i32__8, %i32__9, %bitcast_convert) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_10: tensor<i32>, %right_10: tensor<i32>):
    %add_9 = stablehlo.add %left_10, %right_10 : tensor<i32>
    stablehlo.return %add_9 : tensor<i32>
  }) : (tensor<1x3x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  %bitcast_convert_2 = stablehlo.bitcast_convert %f32 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  %select_and_scatter_4 = "stablehlo.select_and_scatter"(%bitcast_convert_2, %i32__5, %i32__6) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_11: tensor<i32>, %right_11: tensor<i32>):
    %compare_4 = stablehlo.compare GE, %left_11, %right_11 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_4 : tensor<i1>
  }, {
  ^bb0(%left_12: tensor<i32>, %right_12: tensor<i32>):
    %add_10 = stablehlo.add %left_12, %right_12 : tensor<i32>
    stablehlo.return %add_10 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %i32__10, dims = [2] : (tensor<3xi32>) -> tensor<1x2x3xi32>
  %gather_5 = "stablehlo.gather"(%broadcast_in_dim, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  %scatter_5 = "stablehlo.scatter"(%broadcast_in_dim, %i32__4, %i32__3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_13: tensor<i32>, %right_13: tensor<i32>):
    %add_11 = stablehlo.add %left_13, %right_13 : tensor<i32>
    stablehlo.return %add_11 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %i32__11, dims = [2] : (tensor<3xi32>) -> tensor<1x2x3xi32>
  %select_and_scatter_5 = "stablehlo.select_and_scatter"(%broadcast_in_dim_2, %i32__5, %i32__6) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_14: tensor<i32>, %right_14: tensor<i32>):
    %compare_5 = stablehlo.compare GE, %left_14, %right_14 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_5 : tensor<i1>
  }, {
  ^bb0(%left_15: tensor<i32>, %right_15: tensor<i32>):
    %add_12 = stablehlo.add %left_15, %right_15 : tensor<i32>
    stablehlo.return %add_12 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %clamp = stablehlo.clamp %i32__12, %i32__7, %i32__13 : (tensor<i32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %gather_6 = "stablehlo.gather"(%clamp, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  %scatter_6 = "stablehlo.scatter"(%i32__8, %i32__9, %clamp) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_16: tensor<i32>, %right_16: tensor<i32>):
    %add_13 = stablehlo.add %left_16, %right_16 : tensor<i32>
    stablehlo.return %add_13 : tensor<i32>
  }) : (tensor<1x3x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  %clamp_2 = stablehlo.clamp %i32__12, %i32, %i32__13 : (tensor<i32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %select_and_scatter_6 = "stablehlo.select_and_scatter"(%clamp_2, %i32__5, %i32__6) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_17: tensor<i32>, %right_17: tensor<i32>):
    %compare_6 = stablehlo.compare GE, %left_17, %right_17 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_6 : tensor<i1>
  }, {
  ^bb0(%left_18: tensor<i32>, %right_18: tensor<i32>):
    %add_14 = stablehlo.add %left_18, %right_18 : tensor<i32>
    stablehlo.return %add_14 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %concatenate = stablehlo.concatenate %i32__14, %i32__15, dim = 2 : (tensor<1x2x1xi32>, tensor<1x2x2xi32>) -> tensor<1x2x3xi32>
  %gather_7 = "stablehlo.gather"(%concatenate, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  %scatter_7 = "stablehlo.scatter"(%concatenate, %i32__4, %i32__3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_19: tensor<i32>, %right_19: tensor<i32>):
    %add_15 = stablehlo.add %left_19, %right_19 : tensor<i32>
    stablehlo.return %add_15 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %concatenate_2 = stablehlo.concatenate %i32__16, %i32__17, dim = 2 : (tensor<1x2x1xi32>, tensor<1x2x2xi32>) -> tensor<1x2x3xi32>
  %select_and_scatter_7 = "stablehlo.select_and_scatter"(%concatenate_2, %i32__5, %i32__6) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_20: tensor<i32>, %right_20: tensor<i32>):
    %compare_7 = stablehlo.compare GE, %left_20, %right_20 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_7 : tensor<i1>
  }, {
  ^bb0(%left_21: tensor<i32>, %right_21: tensor<i32>):
    %add_16 = stablehlo.add %left_21, %right_21 : tensor<i32>
    stablehlo.return %add_16 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %constant = stablehlo.constant dense<[[[1, -2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x2x3xi32>
  %gather_8 = "stablehlo.gather"(%constant, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  %scatter_8 = "stablehlo.scatter"(%i32__8, %i32__9, %constant) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_22: tensor<i32>, %right_22: tensor<i32>):
    %add_17 = stablehlo.add %left_22, %right_22 : tensor<i32>
    stablehlo.return %add_17 : tensor<i32>
  }) : (tensor<1x3x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  %constant_2 = stablehlo.constant dense<[[[5, -2, 3], [9, -4, 7]]]> : tensor<1x2x3xi32>
  %select_and_scatter_8 = "stablehlo.select_and_scatter"(%constant_2, %i32__5, %i32__6) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_23: tensor<i32>, %right_23: tensor<i32>):
    %compare_8 = stablehlo.compare GE, %left_23, %right_23 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_8 : tensor<i1>
  }, {
  ^bb0(%left_24: tensor<i32>, %right_24: tensor<i32>):
    %add_18 = stablehlo.add %left_24, %right_24 : tensor<i32>
    stablehlo.return %add_18 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %convert = stablehlo.convert %f32__2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  %gather_9 = "stablehlo.gather"(%convert, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  %scatter_9 = "stablehlo.scatter"(%convert, %i32__4, %i32__3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_25: tensor<i32>, %right_25: tensor<i32>):
    %add_19 = stablehlo.add %left_25, %right_25 : tensor<i32>
    stablehlo.return %add_19 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %convert_2 = stablehlo.convert %f32__2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  %select_and_scatter_9 = "stablehlo.select_and_scatter"(%convert_2, %i32__5, %i32__6) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_26: tensor<i32>, %right_26: tensor<i32>):
    %compare_9 = stablehlo.compare GE, %left_26, %right_26 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_9 : tensor<i1>
  }, {
  ^bb0(%left_27: tensor<i32>, %right_27: tensor<i32>):
    %add_20 = stablehlo.add %left_27, %right_27 : tensor<i32>
    stablehlo.return %add_20 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %divide = stablehlo.divide %i32__7, %i32__3 : tensor<1x2x3xi32>
  %gather_10 = "stablehlo.gather"(%divide, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  %scatter_10 = "stablehlo.scatter"(%i32__8, %i32__9, %divide) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_28: tensor<i32>, %right_28: tensor<i32>):
    %add_21 = stablehlo.add %left_28, %right_28 : tensor<i32>
    stablehlo.return %add_21 : tensor<i32>
  }) : (tensor<1x3x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  %divide_2 = stablehlo.divide %i32, %i32__3 : tensor<1x2x3xi32>
  %select_and_scatter_10 = "stablehlo.select_and_scatter"(%divide_2, %i32__5, %i32__6) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_29: tensor<i32>, %right_29: tensor<i32>):
    %compare_10 = stablehlo.compare GE, %left_29, %right_29 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_10 : tensor<i1>
  }, {
  ^bb0(%left_30: tensor<i32>, %right_30: tensor<i32>):
    %add_22 = stablehlo.add %left_30, %right_30 : tensor<i32>
    stablehlo.return %add_22 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %dot_general = stablehlo.dot_general %i32__18, %i32__19, contracting_dims = [2] x [0] : (tensor<1x2x4xi32>, tensor<4x3xi32>) -> tensor<1x2x3xi32>
  %gather_11 = "stablehlo.gather"(%dot_general, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  %scatter_11 = "stablehlo.scatter"(%dot_general, %i32__4, %i32__3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_31: tensor<i32>, %right_31: tensor<i32>):
    %add_23 = stablehlo.add %left_31, %right_31 : tensor<i32>
    stablehlo.return %add_23 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %dot_general_2 = stablehlo.dot_general %i32__20, %i32__19, contracting_dims = [2] x [0] : (tensor<1x2x4xi32>, tensor<4x3xi32>) -> tensor<1x2x3xi32>
  %select_and_scatter_11 = "stablehlo.select_and_scatter"(%dot_general_2, %i32__5, %i32__6) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_32: tensor<i32>, %right_32: tensor<i32>):
    %compare_11 = stablehlo.compare GE, %left_32, %right_32 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_11 : tensor<i1>
  }, {
  ^bb0(%left_33: tensor<i32>, %right_33: tensor<i32>):
    %add_24 = stablehlo.add %left_33, %right_33 : tensor<i32>
    stablehlo.return %add_24 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %dynamic_slice = stablehlo.dynamic_slice %i32__18, %i32__6, %i32__21, %i32__22, sizes = [1, 2, 3] : (tensor<1x2x4xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi32>
  %gather_12 = "stablehlo.gather"(%dynamic_slice, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  %scatter_12 = "stablehlo.scatter"(%i32__8, %i32__9, %dynamic_slice) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_34: tensor<i32>, %right_34: tensor<i32>):
    %add_25 = stablehlo.add %left_34, %right_34 : tensor<i32>
    stablehlo.return %add_25 : tensor<i32>
  }) : (tensor<1x3x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  %dynamic_slice_2 = stablehlo.dynamic_slice %i32__20, %i32__6, %i32__21, %i32__22, sizes = [1, 2, 3] : (tensor<1x2x4xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi32>
  %select_and_scatter_12 = "stablehlo.select_and_scatter"(%dynamic_slice_2, %i32__5, %i32__6) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_35: tensor<i32>, %right_35: tensor<i32>):
    %compare_12 = stablehlo.compare GE, %left_35, %right_35 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_12 : tensor<i1>
  }, {
  ^bb0(%left_36: tensor<i32>, %right_36: tensor<i32>):
    %add_26 = stablehlo.add %left_36, %right_36 : tensor<i32>
    stablehlo.return %add_26 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i32__7, %i32__23, %i32__6, %i32__24, %i32__25 : (tensor<1x2x3xi32>, tensor<1x1x2xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi32>
  %gather_13 = "stablehlo.gather"(%dynamic_update_slice, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  %scatter_13 = "stablehlo.scatter"(%dynamic_update_slice, %i32__4, %i32__3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_37: tensor<i32>, %right_37: tensor<i32>):
    %add_27 = stablehlo.add %left_37, %right_37 : tensor<i32>
    stablehlo.return %add_27 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %dynamic_update_slice_2 = stablehlo.dynamic_update_slice %i32, %i32__23, %i32__6, %i32__24, %i32__25 : (tensor<1x2x3xi32>, tensor<1x1x2xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi32>
  %select_and_scatter_13 = "stablehlo.select_and_scatter"(%dynamic_update_slice_2, %i32__5, %i32__6) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_38: tensor<i32>, %right_38: tensor<i32>):
    %compare_13 = stablehlo.compare GE, %left_38, %right_38 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_13 : tensor<i1>
  }, {
  ^bb0(%left_39: tensor<i32>, %right_39: tensor<i32>):
    %add_28 = stablehlo.add %left_39, %right_39 : tensor<i32>
    stablehlo.return %add_28 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %gather_14 = "stablehlo.gather"(%i32__26, %i32__27) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x3x3xi32>, tensor<2xi32>) -> tensor<1x2x3xi32>
  %abs_3 = stablehlo.abs %gather_14 : tensor<1x2x3xi32>
  %add_29 = stablehlo.add %i32__3, %gather_14 : tensor<1x2x3xi32>
  %and_3 = stablehlo.and %gather_14, %gather_14 : tensor<1x2x3xi32>
  %bitcast_convert_3 = stablehlo.bitcast_convert %gather_14 : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %gather_14, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  %clamp_3 = stablehlo.clamp %i32__12, %gather_14, %i32__13 : (tensor<i32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %compare_14 = stablehlo.compare GE, %gather_14, %gather_14 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  %concatenate_3 = stablehlo.concatenate %i32__29, %gather_14, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  %convert_3 = stablehlo.convert %gather_14 : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %divide_3 = stablehlo.divide %gather_14, %i32__3 : tensor<1x2x3xi32>
  %dot_general_3 = stablehlo.dot_general %gather_14, %i32__30, contracting_dims = [2] x [0] : (tensor<1x2x3xi32>, tensor<3x2xi32>) -> tensor<1x2x2xi32>
  %dynamic_slice_3 = stablehlo.dynamic_slice %gather_14, %i32__6, %i32__21, %i32__22, sizes = [1, 2, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xi32>
  %dynamic_update_slice_3 = stablehlo.dynamic_update_slice %gather_14, %i32__23, %i32__6, %i32__24, %i32__25 : (tensor<1x2x3xi32>, tensor<1x1x2xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi32>
  %gather_15 = "stablehlo.gather"(%gather_14, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  %maximum = stablehlo.maximum %gather_14, %gather_14 : tensor<1x2x3xi32>
  %minimum = stablehlo.minimum %gather_14, %i32__28 : tensor<1x2x3xi32>
  %multiply = stablehlo.multiply %gather_14, %i32__3 : tensor<1x2x3xi32>
  %negate = stablehlo.negate %gather_14 : tensor<1x2x3xi32>
  %not = stablehlo.not %gather_14 : tensor<1x2x3xi32>
  %or = stablehlo.or %gather_14, %i32__31 : tensor<1x2x3xi32>
  %pad = stablehlo.pad %gather_14, %i32__13, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x5xi32>
  %popcnt = stablehlo.popcnt %gather_14 : tensor<1x2x3xi32>
  %power = stablehlo.power %gather_14, %i32__32 : tensor<1x2x3xi32>
  %reduce = stablehlo.reduce(%gather_14 init: %i32__33) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2xi32>
  %reduce_window = "stablehlo.reduce_window"(%gather_14, %i32__6) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_40: tensor<i32>, %right_40: tensor<i32>):
    %add_30 = stablehlo.add %left_40, %right_40 : tensor<i32>
    stablehlo.return %add_30 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x2xi32>
  %concatenate_4 = stablehlo.concatenate %scatter, %select_and_scatter, %select_and_scatter_2, %scatter_3, %select_and_scatter_3, %select_and_scatter_4, %scatter_5, %select_and_scatter_5, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_4, dense<[[[5, 2, 3], [12, 9, 5]], [[3, 0, 0], [5, 0, 0]], [[3, 0, 0], [5, 0, 0]], [[1, 4, 2], [10, 5, 3]], [[0, 3, 0], [0, 0, 5]], [[0, 3, 0], [0, 5, 0]], [[1, -2, 3], [4, 3, 1]], [[3, 0, 0], [5, 0, 0]]]> : tensor<8x2x3xi32> loc("scatter_of_abs, select_and_scatter_of_abs, select_and_scatter_of_add, scatter_of_and, select_and_scatter_of_and, select_and_scatter_of_bitcast_convert, scatter_of_broadcast_in_dim, select_and_scatter_of_broadcast_in_dim")
  %concatenate_5 = stablehlo.concatenate %select_and_scatter_6, %scatter_7, %select_and_scatter_7, %select_and_scatter_8, %scatter_9, %select_and_scatter_9, %select_and_scatter_10, %scatter_11, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_5, dense<[[[3, 0, 0], [5, 0, 0]], [[1, 3, 2147483647], [1, -2147483643, 5]], [[0, 0, 3], [0, 0, 5]], [[3, 0, 0], [5, 0, 0]], [[1, 2, 0], [3, 8, -1]], [[0, 3, 0], [0, 5, 0]], [[3, 0, 0], [5, 0, 0]], [[2147483639, 14, -2147483647], [-2147483558, -2147483643, -35]]]> : tensor<8x2x3xi32> loc("select_and_scatter_of_clamp, scatter_of_concatenate, select_and_scatter_of_concatenate, select_and_scatter_of_constant, scatter_of_convert, select_and_scatter_of_convert, select_and_scatter_of_divide, scatter_of_dot_general")
  %concatenate_6 = stablehlo.concatenate %select_and_scatter_11, %select_and_scatter_12, %scatter_13, %select_and_scatter_13, %abs_3, %add_29, %and_3, %clamp_3, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_6, dense<[[[3, 0, 0], [5, 0, 0]], [[0, 0, 3], [0, 0, 5]], [[1, -2, 3], [-2147483646, 8, 3]], [[3, 0, 0], [5, 0, 0]], [[6, 8, 1], [1, 2, 3]], [[-3, 13, -1], [8, 0, 0]], [[-6, 8, 1], [1, -2, 3]], [[-3, 6, 1], [1, -2, 3]]]> : tensor<8x2x3xi32> loc("select_and_scatter_of_dot_general, select_and_scatter_of_dynamic_slice, scatter_of_dynamic_update_slice, select_and_scatter_of_dynamic_update_slice, abs_of_gather, add_of_gather, and_of_gather, clamp_of_gather")
  %concatenate_7 = stablehlo.concatenate %divide_3, %dynamic_update_slice_3, %maximum, %minimum, %multiply, %negate, %not, %or, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_7, dense<[[[-2, 1, 0], [0, -1, -1]], [[-6, 8, 1], [1, 3, 5]], [[-6, 8, 1], [1, -2, 3]], [[-6, 0, 0], [0, -2, 0]], [[-18, 40, -2], [7, -4, -9]], [[6, -8, -1], [-1, 2, -3]], [[5, -9, -2], [-2, 1, -4]], [[-5, 9, 1], [1, -1, 3]]]> : tensor<8x2x3xi32> loc("divide_of_gather, dynamic_update_slice_of_gather, maximum_of_gather, minimum_of_gather, multiply_of_gather, negate_of_gather, not_of_gather, or_of_gather")
  %reshape = stablehlo.reshape %popcnt : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_2 = stablehlo.reshape %power : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_3 = stablehlo.reshape %gather : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_4 = stablehlo.reshape %gather_2 : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_5 = stablehlo.reshape %scatter_2 : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_6 = stablehlo.reshape %gather_3 : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_7 = stablehlo.reshape %gather_4 : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_8 = stablehlo.reshape %scatter_4 : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %concatenate_8 = stablehlo.concatenate %reshape, %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, dim = 0 : (tensor<6xi32>, tensor<6xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>) -> tensor<66xi32>
  check.expect_eq_const %concatenate_8, dense<[30, 1, 1, 1, 31, 2, 36, 8, 1, 1, 4, 3, 9, 4, 7, 5, 2, 3, 9, 4, 7, -2147483642, -2147483646, 4, 4, 3, 1, -2147483642, -2147483646, 4, -2147483639, -2147483641, 2, 7, 2, -3, 7, 8, -1, 7, 0, 5, 1, 4, 2, 7, 0, 5, -2147483648, 2139095040, 1048576000, 1069547520, 1074790400, 1061158912, -2147483648, 2139095040, 1048576000, -2147483645, 2139095045, 1048575998, 7, 2, -3, 1069547523, 1074790405, 1061158910]> : tensor<66xi32> loc("popcnt_of_gather, power_of_gather, gather_of_abs, gather_of_add, scatter_of_add, gather_of_and, gather_of_bitcast_convert, scatter_of_bitcast_convert")
  %concatenate_9 = stablehlo.concatenate %gather_5, %gather_6, %scatter_6, %gather_7, %gather_8, %scatter_8, %gather_9, %gather_10, dim = 0 : (tensor<1x3x3xi32>, tensor<1x3x3xi32>, tensor<1x3x3xi32>, tensor<1x3x3xi32>, tensor<1x3x3xi32>, tensor<1x3x3xi32>, tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<8x3x3xi32>
  check.expect_eq_const %concatenate_9, dense<[[[1, -2, 3], [1, -2, 3], [1, -2, 3]], [[6, -3, 6], [1, -2, 3], [6, -3, 6]], [[9, 2, 4], [7, 2, -3], [4, 3, 1]], [[-2, -2147483648, 7], [1, 3, 2147483647], [-2, -2147483648, 7]], [[2147483647, -2147483648, 7], [1, -2, 3], [2147483647, -2147483648, 7]], [[-2147483646, -2147483643, 5], [7, 2, -3], [4, 3, 1]], [[0, 3, 1], [1, 2, 0], [0, 3, 1]], [[306783378, -1073741824, -2], [0, 0, -1], [306783378, -1073741824, -2]]]> : tensor<8x3x3xi32> loc("gather_of_broadcast_in_dim, gather_of_clamp, scatter_of_clamp, gather_of_concatenate, gather_of_constant, scatter_of_constant, gather_of_convert, gather_of_divide")
  %reshape_9 = stablehlo.reshape %scatter_10 : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_10 = stablehlo.reshape %gather_11 : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_11 = stablehlo.reshape %gather_12 : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_12 = stablehlo.reshape %scatter_12 : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_13 = stablehlo.reshape %gather_13 : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_14 = stablehlo.reshape %concatenate_3 : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_15 = stablehlo.reshape %gather_15 : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_16 = stablehlo.reshape %dot_general_3 : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %concatenate_10 = stablehlo.concatenate %reshape_9, %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, dim = 0 : (tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<4xi32>) -> tensor<67xi32>
  check.expect_eq_const %concatenate_10, dense<[306783381, -1073741819, -4, 7, 2, -3, 3, 5, -3, -2147483561, -2147483648, -33, 2147483639, 14, -2147483647, -2147483561, -2147483648, -33, 7, -6, 8, -2, 3, 2147483647, 7, -6, 8, 10, -1, 6, 7, 2, -3, 1, 8, 2147483645, 2147483647, 3, 5, 1, -2, 3, 2147483647, 3, 5, 3, 5, -2, -6, 8, 1, 1, -2, 3, 1, -2, 3, -6, 8, 1, 1, -2, 3, -32, 23, 13, -18]> : tensor<67xi32> loc("scatter_of_divide, gather_of_dot_general, gather_of_dynamic_slice, scatter_of_dynamic_slice, gather_of_dynamic_update_slice, concatenate_of_gather, gather_of_gather, dot_general_of_gather")
  %reshape_17 = stablehlo.reshape %dynamic_slice_3 : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_18 = stablehlo.reshape %reduce_window : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_19 = stablehlo.reshape %reduce : (tensor<1x2xi32>) -> tensor<2xi32>
  %reshape_20 = stablehlo.reshape %broadcast_in_dim_3 : (tensor<1x2x2x3xi32>) -> tensor<12xi32>
  %reshape_21 = stablehlo.reshape %pad : (tensor<1x2x5xi32>) -> tensor<10xi32>
  %concatenate_11 = stablehlo.concatenate %reshape_17, %reshape_18, %reshape_19, %reshape_20, %reshape_21, dim = 0 : (tensor<4xi32>, tensor<4xi32>, tensor<2xi32>, tensor<12xi32>, tensor<10xi32>) -> tensor<32xi32>
  check.expect_eq_const %concatenate_11, dense<[8, 1, -2, 3, 2, 9, -1, 1, 8, 3, -6, 8, 1, 1, -2, 3, -6, 8, 1, 1, -2, 3, 6, 6, 6, 6, 6, -6, 8, 1, 6, 6]> : tensor<32xi32> loc("dynamic_slice_of_gather, reduce_window_of_gather, reduce_of_gather, broadcast_in_dim_of_gather, pad_of_gather")
  check.expect_eq_const %bitcast_convert_3, dense<[[[[-6, -1], [8, 0], [1, 0]], [[1, 0], [-2, -1], [3, 0]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_gather")
  check.expect_eq_const %compare_14, dense<true> : tensor<1x2x3xi1> loc("compare_of_gather")
  check.expect_eq_const %convert_3, dense<[[[-6.0, 8.0, 1.0], [1.0, -2.0, 3.0]]]> : tensor<1x2x3xf32> loc("convert_of_gather")
  return
}
