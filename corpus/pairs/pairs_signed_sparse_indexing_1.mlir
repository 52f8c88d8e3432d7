// Pairs of ops: what takes the signed result of abs, add, and, bitcast_convert, broadcast_in_dim, clamp, concatenate, constant,
// convert, count_leading_zeros, divide, dot_general, dynamic_slice, dynamic_update_slice, gather. The values are those of
// scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[5, -2, 3], [9, -4, 7]]]> : tensor<1x2x3xi32>
  %i32__2 = stablehlo.constant dense<[1, 0, 5]> : tensor<3xi32>
  %i32__3 = stablehlo.constant dense<[[[3, 5, -2], [7, 2, -3], [3, 5, -2]]]> : tensor<1x3x3xi32>
  %i32__4 = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
  %i32__5 = stablehlo.constant dense<[[[3], [5]]]> : tensor<1x2x1xi32>
  %i32__6 = stablehlo.constant dense<0> : tensor<i32>
  %i32__7 = stablehlo.constant dense<[[[1, -2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x2x3xi32>
  %i32__8 = stablehlo.constant dense<[[[3, 5, -2], [7, 2, -3]]]> : tensor<1x2x3xi32>
  %i32__9 = stablehlo.constant dense<[1, 5]> : tensor<2xi32>
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
  %i32__30 = stablehlo.constant dense<[[3, 5], [-2, 7], [2, -3], [3, 5]]> : tensor<4x2xi32>
  %i32__31 = stablehlo.constant dense<[[[3, 5, -2, 7], [2, -3, 3, 5], [-2, 7, 2, -3]]]> : tensor<1x3x4xi32>
  %abs = stablehlo.abs %i32 : tensor<1x2x3xi32>
  %gather = "stablehlo.gather"(%abs, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %gather, dense<[[[9, 4, 7], [5, 2, 3], [9, 4, 7]]]> : tensor<1x3x3xi32> loc("gather_of_abs")
  %scatter = "stablehlo.scatter"(%i32__3, %i32__4, %abs) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add : tensor<i32>
  }) : (tensor<1x3x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %scatter, dense<[[[12, 9, 5], [7, 2, -3], [8, 7, 1]]]> : tensor<1x3x3xi32> loc("scatter_of_abs")
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
  check.expect_eq_const %select_and_scatter, dense<[[[3, 0, 0], [5, 0, 0]]]> : tensor<1x2x3xi32> loc("select_and_scatter_of_abs")
  %add_3 = stablehlo.add %i32__7, %i32__8 : tensor<1x2x3xi32>
  %gather_2 = "stablehlo.gather"(%add_3, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %gather_2, dense<[[[-2147483642, -2147483646, 4], [4, 3, 1], [-2147483642, -2147483646, 4]]]> : tensor<1x3x3xi32> loc("gather_of_add")
  %scatter_2 = "stablehlo.scatter"(%add_3, %i32__9, %i32__8) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_4: tensor<i32>, %right_4: tensor<i32>):
    %add_4 = stablehlo.add %left_4, %right_4 : tensor<i32>
    stablehlo.return %add_4 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %scatter_2, dense<[[[4, 3, 1], [-2147483639, -2147483641, 2]]]> : tensor<1x2x3xi32> loc("scatter_of_add")
  %add_5 = stablehlo.add %i32, %i32__8 : tensor<1x2x3xi32>
  %select_and_scatter_2 = "stablehlo.select_and_scatter"(%add_5, %i32__5, %i32__6) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_5: tensor<i32>, %right_5: tensor<i32>):
    %compare_2 = stablehlo.compare GE, %left_5, %right_5 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }, {
  ^bb0(%left_6: tensor<i32>, %right_6: tensor<i32>):
    %add_6 = stablehlo.add %left_6, %right_6 : tensor<i32>
    stablehlo.return %add_6 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %select_and_scatter_2, dense<[[[3, 0, 0], [5, 0, 0]]]> : tensor<1x2x3xi32> loc("select_and_scatter_of_add")
  %and = stablehlo.and %i32__7, %i32__8 : tensor<1x2x3xi32>
  %gather_3 = "stablehlo.gather"(%and, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %gather_3, dense<[[[7, 0, 5], [1, 4, 2], [7, 0, 5]]]> : tensor<1x3x3xi32> loc("gather_of_and")
  %scatter_3 = "stablehlo.scatter"(%i32__3, %i32__4, %and) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_7: tensor<i32>, %right_7: tensor<i32>):
    %add_7 = stablehlo.add %left_7, %right_7 : tensor<i32>
    stablehlo.return %add_7 : tensor<i32>
  }) : (tensor<1x3x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %scatter_3, dense<[[[10, 5, 3], [7, 2, -3], [4, 9, 0]]]> : tensor<1x3x3xi32> loc("scatter_of_and")
  %and_2 = stablehlo.and %i32, %i32__8 : tensor<1x2x3xi32>
  %select_and_scatter_3 = "stablehlo.select_and_scatter"(%and_2, %i32__5, %i32__6) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_8: tensor<i32>, %right_8: tensor<i32>):
    %compare_3 = stablehlo.compare GE, %left_8, %right_8 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_3 : tensor<i1>
  }, {
  ^bb0(%left_9: tensor<i32>, %right_9: tensor<i32>):
    %add_8 = stablehlo.add %left_9, %right_9 : tensor<i32>
    stablehlo.return %add_8 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %select_and_scatter_3, dense<[[[0, 3, 0], [0, 0, 5]]]> : tensor<1x2x3xi32> loc("select_and_scatter_of_and")
  %bitcast_convert = stablehlo.bitcast_convert %f32 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  %gather_4 = "stablehlo.gather"(%bitcast_convert, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %gather_4, dense<[[[-2147483648, 2139095040, 1048576000], [1069547520, 1074790400, 1061158912], [-2147483648, 2139095040, 1048576000]]]> : tensor<1x3x3xi32> loc("gather_of_bitcast_convert")
  %scatter_4 = "stablehlo.scatter"(%bitcast_convert, %i32__9, %i32__8) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_10: tensor<i32>, %right_10: tensor<i32>):
    %add_9 = stablehlo.add %left_10, %right_10 : tensor<i32>
    stablehlo.return %add_9 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %scatter_4, dense<[[[1069547520, 1074790400, 1061158912], [-2147483645, 2139095045, 1048575998]]]> : tensor<1x2x3xi32> loc("scatter_of_bitcast_convert")
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
  check.expect_eq_const %select_and_scatter_4, dense<[[[0, 3, 0], [0, 5, 0]]]> : tensor<1x2x3xi32> loc("select_and_scatter_of_bitcast_convert")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %i32__10, dims = [2] : (tensor<3xi32>) -> tensor<1x2x3xi32>
  %gather_5 = "stablehlo.gather"(%broadcast_in_dim, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %gather_5, dense<[[[1, -2, 3], [1, -2, 3], [1, -2, 3]]]> : tensor<1x3x3xi32> loc("gather_of_broadcast_in_dim")
  %scatter_5 = "stablehlo.scatter"(%i32__3, %i32__4, %broadcast_in_dim) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_13: tensor<i32>, %right_13: tensor<i32>):
    %add_11 = stablehlo.add %left_13, %right_13 : tensor<i32>
    stablehlo.return %add_11 : tensor<i32>
  }) : (tensor<1x3x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %scatter_5, dense<[[[4, 3, 1], [7, 2, -3], [4, 3, 1]]]> : tensor<1x3x3xi32> loc("scatter_of_broadcast_in_dim")
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
  check.expect_eq_const %select_and_scatter_5, dense<[[[3, 0, 0], [5, 0, 0]]]> : tensor<1x2x3xi32> loc("select_and_scatter_of_broadcast_in_dim")
  %clamp = stablehlo.clamp %i32__12, %i32__7, %i32__13 : (tensor<i32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %gather_6 = "stablehlo.gather"(%clamp, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %gather_6, dense<[[[6, -3, 6], [1, -2, 3], [6, -3, 6]]]> : tensor<1x3x3xi32> loc("gather_of_clamp")
  %scatter_6 = "stablehlo.scatter"(%clamp, %i32__9, %i32__8) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_16: tensor<i32>, %right_16: tensor<i32>):
    %add_13 = stablehlo.add %left_16, %right_16 : tensor<i32>
    stablehlo.return %add_13 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %scatter_6, dense<[[[1, -2, 3], [9, 2, 4]]]> : tensor<1x2x3xi32> loc("scatter_of_clamp")
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
  check.expect_eq_const %select_and_scatter_6, dense<[[[3, 0, 0], [5, 0, 0]]]> : tensor<1x2x3xi32> loc("select_and_scatter_of_clamp")
  %concatenate = stablehlo.concatenate %i32__14, %i32__15, dim = 2 : (tensor<1x2x1xi32>, tensor<1x2x2xi32>) -> tensor<1x2x3xi32>
  %gather_7 = "stablehlo.gather"(%concatenate, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %gather_7, dense<[[[-2, -2147483648, 7], [1, 3, 2147483647], [-2, -2147483648, 7]]]> : tensor<1x3x3xi32> loc("gather_of_concatenate")
  %scatter_7 = "stablehlo.scatter"(%i32__3, %i32__4, %concatenate) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_19: tensor<i32>, %right_19: tensor<i32>):
    %add_15 = stablehlo.add %left_19, %right_19 : tensor<i32>
    stablehlo.return %add_15 : tensor<i32>
  }) : (tensor<1x3x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %scatter_7, dense<[[[1, -2147483643, 5], [7, 2, -3], [4, 8, 2147483645]]]> : tensor<1x3x3xi32> loc("scatter_of_concatenate")
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
  check.expect_eq_const %select_and_scatter_7, dense<[[[0, 0, 3], [0, 0, 5]]]> : tensor<1x2x3xi32> loc("select_and_scatter_of_concatenate")
  %constant = stablehlo.constant dense<[[[1, -2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x2x3xi32>
  %gather_8 = "stablehlo.gather"(%constant, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %gather_8, dense<[[[2147483647, -2147483648, 7], [1, -2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x3x3xi32> loc("gather_of_constant")
  %scatter_8 = "stablehlo.scatter"(%constant, %i32__9, %i32__8) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_22: tensor<i32>, %right_22: tensor<i32>):
    %add_17 = stablehlo.add %left_22, %right_22 : tensor<i32>
    stablehlo.return %add_17 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %scatter_8, dense<[[[1, -2, 3], [-2147483646, -2147483643, 5]]]> : tensor<1x2x3xi32> loc("scatter_of_constant")
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
  check.expect_eq_const %select_and_scatter_8, dense<[[[3, 0, 0], [5, 0, 0]]]> : tensor<1x2x3xi32> loc("select_and_scatter_of_constant")
  %convert = stablehlo.convert %f32__2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  %gather_9 = "stablehlo.gather"(%convert, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %gather_9, dense<[[[0, 3, 1], [1, 2, 0], [0, 3, 1]]]> : tensor<1x3x3xi32> loc("gather_of_convert")
  %scatter_9 = "stablehlo.scatter"(%i32__3, %i32__4, %convert) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_25: tensor<i32>, %right_25: tensor<i32>):
    %add_19 = stablehlo.add %left_25, %right_25 : tensor<i32>
    stablehlo.return %add_19 : tensor<i32>
  }) : (tensor<1x3x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %scatter_9, dense<[[[3, 8, -1], [7, 2, -3], [4, 7, -2]]]> : tensor<1x3x3xi32> loc("scatter_of_convert")
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
  check.expect_eq_const %select_and_scatter_9, dense<[[[0, 3, 0], [0, 5, 0]]]> : tensor<1x2x3xi32> loc("select_and_scatter_of_convert")
  %count_leading_zeros = stablehlo.count_leading_zeros %i32__7 : tensor<1x2x3xi32>
  %gather_10 = "stablehlo.gather"(%count_leading_zeros, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %gather_10, dense<[[[1, 0, 29], [31, 0, 30], [1, 0, 29]]]> : tensor<1x3x3xi32> loc("gather_of_count_leading_zeros")
  %scatter_10 = "stablehlo.scatter"(%count_leading_zeros, %i32__9, %i32__8) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_28: tensor<i32>, %right_28: tensor<i32>):
    %add_21 = stablehlo.add %left_28, %right_28 : tensor<i32>
    stablehlo.return %add_21 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %scatter_10, dense<[[[31, 0, 30], [4, 5, 27]]]> : tensor<1x2x3xi32> loc("scatter_of_count_leading_zeros")
  %count_leading_zeros_2 = stablehlo.count_leading_zeros %i32 : tensor<1x2x3xi32>
  %select_and_scatter_10 = "stablehlo.select_and_scatter"(%count_leading_zeros_2, %i32__5, %i32__6) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_29: tensor<i32>, %right_29: tensor<i32>):
    %compare_10 = stablehlo.compare GE, %left_29, %right_29 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_10 : tensor<i1>
  }, {
  ^bb0(%left_30: tensor<i32>, %right_30: tensor<i32>):
    %add_22 = stablehlo.add %left_30, %right_30 : tensor<i32>
    stablehlo.return %add_22 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %select_and_scatter_10, dense<[[[0, 0, 3], [0, 0, 5]]]> : tensor<1x2x3xi32> loc("select_and_scatter_of_count_leading_zeros")
  %divide = stablehlo.divide %i32__7, %i32__8 : tensor<1x2x3xi32>
  %gather_11 = "stablehlo.gather"(%divide, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %gather_11, dense<[[[306783378, -1073741824, -2], [0, 0, -1], [306783378, -1073741824, -2]]]> : tensor<1x3x3xi32> loc("gather_of_divide")
  %scatter_11 = "stablehlo.scatter"(%i32__3, %i32__4, %divide) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_31: tensor<i32>, %right_31: tensor<i32>):
    %add_23 = stablehlo.add %left_31, %right_31 : tensor<i32>
    stablehlo.return %add_23 : tensor<i32>
  }) : (tensor<1x3x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %scatter_11, dense<[[[306783381, -1073741819, -4], [7, 2, -3], [3, 5, -3]]]> : tensor<1x3x3xi32> loc("scatter_of_divide")
  %divide_2 = stablehlo.divide %i32, %i32__8 : tensor<1x2x3xi32>
  %select_and_scatter_11 = "stablehlo.select_and_scatter"(%divide_2, %i32__5, %i32__6) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_32: tensor<i32>, %right_32: tensor<i32>):
    %compare_11 = stablehlo.compare GE, %left_32, %right_32 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_11 : tensor<i1>
  }, {
  ^bb0(%left_33: tensor<i32>, %right_33: tensor<i32>):
    %add_24 = stablehlo.add %left_33, %right_33 : tensor<i32>
    stablehlo.return %add_24 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %select_and_scatter_11, dense<[[[3, 0, 0], [5, 0, 0]]]> : tensor<1x2x3xi32> loc("select_and_scatter_of_divide")
  %dot_general = stablehlo.dot_general %i32__18, %i32__19, contracting_dims = [2] x [0] : (tensor<1x2x4xi32>, tensor<4x3xi32>) -> tensor<1x2x3xi32>
  %gather_12 = "stablehlo.gather"(%dot_general, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %gather_12, dense<[[[-2147483561, -2147483648, -33], [2147483639, 14, -2147483647], [-2147483561, -2147483648, -33]]]> : tensor<1x3x3xi32> loc("gather_of_dot_general")
  %scatter_12 = "stablehlo.scatter"(%dot_general, %i32__9, %i32__8) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_34: tensor<i32>, %right_34: tensor<i32>):
    %add_25 = stablehlo.add %left_34, %right_34 : tensor<i32>
    stablehlo.return %add_25 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %scatter_12, dense<[[[2147483639, 14, -2147483647], [-2147483558, -2147483643, -35]]]> : tensor<1x2x3xi32> loc("scatter_of_dot_general")
  %dot_general_2 = stablehlo.dot_general %i32__20, %i32__19, contracting_dims = [2] x [0] : (tensor<1x2x4xi32>, tensor<4x3xi32>) -> tensor<1x2x3xi32>
  %select_and_scatter_12 = "stablehlo.select_and_scatter"(%dot_general_2, %i32__5, %i32__6) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_35: tensor<i32>, %right_35: tensor<i32>):
    %compare_12 = stablehlo.compare GE, %left_35, %right_35 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_12 : tensor<i1>
  }, {
  ^bb0(%left_36: tensor<i32>, %right_36: tensor<i32>):
    %add_26 = stablehlo.add %left_36, %right_36 : tensor<i32>
    stablehlo.return %add_26 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %select_and_scatter_12, dense<[[[3, 0, 0], [5, 0, 0]]]> : tensor<1x2x3xi32> loc("select_and_scatter_of_dot_general")
  %dynamic_slice = stablehlo.dynamic_slice %i32__18, %i32__6, %i32__21, %i32__22, sizes = [1, 2, 3] : (tensor<1x2x4xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi32>
  %gather_13 = "stablehlo.gather"(%dynamic_slice, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %gather_13, dense<[[[7, -6, 8], [-2, 3, 2147483647], [7, -6, 8]]]> : tensor<1x3x3xi32> loc("gather_of_dynamic_slice")
  %scatter_13 = "stablehlo.scatter"(%i32__3, %i32__4, %dynamic_slice) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_37: tensor<i32>, %right_37: tensor<i32>):
    %add_27 = stablehlo.add %left_37, %right_37 : tensor<i32>
    stablehlo.return %add_27 : tensor<i32>
  }) : (tensor<1x3x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %scatter_13, dense<[[[10, -1, 6], [7, 2, -3], [1, 8, 2147483645]]]> : tensor<1x3x3xi32> loc("scatter_of_dynamic_slice")
  %dynamic_slice_2 = stablehlo.dynamic_slice %i32__20, %i32__6, %i32__21, %i32__22, sizes = [1, 2, 3] : (tensor<1x2x4xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi32>
  %select_and_scatter_13 = "stablehlo.select_and_scatter"(%dynamic_slice_2, %i32__5, %i32__6) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_38: tensor<i32>, %right_38: tensor<i32>):
    %compare_13 = stablehlo.compare GE, %left_38, %right_38 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_13 : tensor<i1>
  }, {
  ^bb0(%left_39: tensor<i32>, %right_39: tensor<i32>):
    %add_28 = stablehlo.add %left_39, %right_39 : tensor<i32>
    stablehlo.return %add_28 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %select_and_scatter_13, dense<[[[0, 0, 3], [0, 0, 5]]]> : tensor<1x2x3xi32> loc("select_and_scatter_of_dynamic_slice")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i32__7, %i32__23, %i32__6, %i32__24, %i32__25 : (tensor<1x2x3xi32>, tensor<1x1x2xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi32>
  %gather_14 = "stablehlo.gather"(%dynamic_update_slice, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %gather_14, dense<[[[2147483647, 3, 5], [1, -2, 3], [2147483647, 3, 5]]]> : tensor<1x3x3xi32> loc("gather_of_dynamic_update_slice")
  %scatter_14 = "stablehlo.scatter"(%dynamic_update_slice, %i32__9, %i32__8) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_40: tensor<i32>, %right_40: tensor<i32>):
    %add_29 = stablehlo.add %left_40, %right_40 : tensor<i32>
    stablehlo.return %add_29 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %scatter_14, dense<[[[1, -2, 3], [-2147483646, 8, 3]]]> : tensor<1x2x3xi32> loc("scatter_of_dynamic_update_slice")
  %dynamic_update_slice_2 = stablehlo.dynamic_update_slice %i32, %i32__23, %i32__6, %i32__24, %i32__25 : (tensor<1x2x3xi32>, tensor<1x1x2xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi32>
  %select_and_scatter_14 = "stablehlo.select_and_scatter"(%dynamic_update_slice_2, %i32__5, %i32__6) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_41: tensor<i32>, %right_41: tensor<i32>):
    %compare_14 = stablehlo.compare GE, %left_41, %right_41 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_14 : tensor<i1>
  }, {
  ^bb0(%left_42: tensor<i32>, %right_42: tensor<i32>):
    %add_30 = stablehlo.add %left_42, %right_42 : tensor<i32>
    stablehlo.return %add_30 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %select_and_scatter_14, dense<[[[3, 0, 0], [5, 0, 0]]]> : tensor<1x2x3xi32> loc("select_and_scatter_of_dynamic_update_slice")
  %gather_15 = "stablehlo.gather"(%i32__26, %i32__27) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x3x3xi32>, tensor<2xi32>) -> tensor<1x2x3xi32>
  %abs_3 = stablehlo.abs %gather_15 : tensor<1x2x3xi32>
  check.expect_eq_const %abs_3, dense<[[[6, 8, 1], [1, 2, 3]]]> : tensor<1x2x3xi32> loc("abs_of_gather")
  %add_31 = stablehlo.add %i32__8, %gather_15 : tensor<1x2x3xi32>
  check.expect_eq_const %add_31, dense<[[[-3, 13, -1], [8, 0, 0]]]> : tensor<1x2x3xi32> loc("add_of_gather")
  %and_3 = stablehlo.and %gather_15, %gather_15 : tensor<1x2x3xi32>
  check.expect_eq_const %and_3, dense<[[[-6, 8, 1], [1, -2, 3]]]> : tensor<1x2x3xi32> loc("and_of_gather")
  %bitcast_convert_3 = stablehlo.bitcast_convert %gather_15 : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  check.expect_eq_const %bitcast_convert_3, dense<[[[[-6, -1], [8, 0], [1, 0]], [[1, 0], [-2, -1], [3, 0]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_gather")
  %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %gather_15, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  check.expect_eq_const %broadcast_in_dim_3, dense<[[[[-6, 8, 1], [1, -2, 3]], [[-6, 8, 1], [1, -2, 3]]]]> : tensor<1x2x2x3xi32> loc("broadcast_in_dim_of_gather")
  %clamp_3 = stablehlo.clamp %i32__12, %gather_15, %i32__13 : (tensor<i32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %clamp_3, dense<[[[-3, 6, 1], [1, -2, 3]]]> : tensor<1x2x3xi32> loc("clamp_of_gather")
  %compare_15 = stablehlo.compare GE, %gather_15, %gather_15 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare_15, dense<true> : tensor<1x2x3xi1> loc("compare_of_gather")
  %concatenate_3 = stablehlo.concatenate %i32__29, %gather_15, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %concatenate_3, dense<[[[3, 5, -2], [-6, 8, 1], [1, -2, 3]]]> : tensor<1x3x3xi32> loc("concatenate_of_gather")
  %convert_3 = stablehlo.convert %gather_15 : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert_3, dense<[[[-6.0, 8.0, 1.0], [1.0, -2.0, 3.0]]]> : tensor<1x2x3xf32> loc("convert_of_gather")
  %count_leading_zeros_3 = stablehlo.count_leading_zeros %gather_15 : tensor<1x2x3xi32>
  check.expect_eq_const %count_leading_zeros_3, dense<[[[0, 28, 31], [31, 0, 30]]]> : tensor<1x2x3xi32> loc("count_leading_zeros_of_gather")
  %divide_3 = stablehlo.divide %gather_15, %i32__8 : tensor<1x2x3xi32>
  check.expect_eq_const %divide_3, dense<[[[-2, 1, 0], [0, -1, -1]]]> : tensor<1x2x3xi32> loc("divide_of_gather")
  %dot_general_3 = stablehlo.dot_general %i32__30, %gather_15, contracting_dims = [1] x [1] : (tensor<4x2xi32>, tensor<1x2x3xi32>) -> tensor<4x1x3xi32>
  check.expect_eq_const %dot_general_3, dense<[[[-13, 14, 18]], [[19, -30, 19]], [[-15, 22, -7]], [[-13, 14, 18]]]> : tensor<4x1x3xi32> loc("dot_general_of_gather")
  %dynamic_slice_3 = stablehlo.dynamic_slice %gather_15, %i32__6, %i32__21, %i32__22, sizes = [1, 1, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %dynamic_slice_3, dense<[[[8, 1]]]> : tensor<1x1x2xi32> loc("dynamic_slice_of_gather")
  %dynamic_update_slice_3 = stablehlo.dynamic_update_slice %i32__31, %gather_15, %i32__6, %i32__25, %i32__6 : (tensor<1x3x4xi32>, tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi32>
  check.expect_eq_const %dynamic_update_slice_3, dense<[[[3, 5, -2, 7], [-6, 8, 1, 5], [1, -2, 3, -3]]]> : tensor<1x3x4xi32> loc("dynamic_update_slice_of_gather")
  %gather_16 = "stablehlo.gather"(%gather_15, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %gather_16, dense<[[[1, -2, 3], [-6, 8, 1], [1, -2, 3]]]> : tensor<1x3x3xi32> loc("gather_of_gather")
  %maximum = stablehlo.maximum %gather_15, %i32__28 : tensor<1x2x3xi32>
  check.expect_eq_const %maximum, dense<[[[0, 8, 1], [1, 0, 3]]]> : tensor<1x2x3xi32> loc("maximum_of_gather")
  %minimum = stablehlo.minimum %gather_15, %i32__8 : tensor<1x2x3xi32>
  check.expect_eq_const %minimum, dense<[[[-6, 5, -2], [1, -2, -3]]]> : tensor<1x2x3xi32> loc("minimum_of_gather")
  %multiply = stablehlo.multiply %i32__8, %gather_15 : tensor<1x2x3xi32>
  check.expect_eq_const %multiply, dense<[[[-18, 40, -2], [7, -4, -9]]]> : tensor<1x2x3xi32> loc("multiply_of_gather")
  %negate = stablehlo.negate %gather_15 : tensor<1x2x3xi32>
  check.expect_eq_const %negate, dense<[[[6, -8, -1], [-1, 2, -3]]]> : tensor<1x2x3xi32> loc("negate_of_gather")
  %not = stablehlo.not %gather_15 : tensor<1x2x3xi32>
  check.expect_eq_const %not, dense<[[[5, -9, -2], [-2, 1, -4]]]> : tensor<1x2x3xi32> loc("not_of_gather")
  %or = stablehlo.or %gather_15, %i32__8 : tensor<1x2x3xi32>
  check.expect_eq_const %or, dense<[[[-5, 13, -1], [7, -2, -1]]]> : tensor<1x2x3xi32> loc("or_of_gather")
  %pad = stablehlo.pad %gather_15, %i32__6, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %pad, dense<[[[8, 1, 0], [0, 0, 0], [-2, 3, 0]]]> : tensor<1x3x3xi32> loc("pad_of_gather")
  return
}
