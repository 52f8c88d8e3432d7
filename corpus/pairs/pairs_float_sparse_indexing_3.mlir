// Pairs of ops: what takes the float result of maximum, minimum, multiply, negate, pad, power, real, reduce, reduce_precision,
// reduce_window, remainder, reshape, reverse, round_nearest_afz, round_nearest_even, rsqrt, scatter. The values are those of
// scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__3 = stablehlo.constant dense<[[[2.0], [-0.5]]]> : tensor<1x2x1xf32>
  %f32__4 = stablehlo.constant dense<0.0> : tensor<f32>
  %f32__5 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %i32 = stablehlo.constant dense<[1, 0, 5]> : tensor<3xi32>
  %f32__6 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5], [2.0, -0.5, 3.0]]]> : tensor<1x3x3xf32>
  %i32__2 = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
  %i32__3 = stablehlo.constant dense<[1, 5]> : tensor<2xi32>
  %f32__7 = stablehlo.constant dense<[[[1.5, -2.25], [0.75, -0.0]]]> : tensor<1x2x2xf32>
  %f32__8 = stablehlo.constant dense<1.0> : tensor<f32>
  %f32__9 = stablehlo.constant dense<[[[1.5, 2.25], [0.75, 0.5]]]> : tensor<1x2x2xf32>
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %f32__10 = stablehlo.constant dense<[[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]], [[2.5, 0.25, 1.75], [2.0, 4.0, 3.5]]]]> : tensor<1x2x2x3xf32>
  %f32__11 = stablehlo.constant dense<[[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]], [[2.5, 0.25, 1.75], [2.0, 4.0, 3.5]]]]> : tensor<1x2x2x3xf32>
  %f32__12 = stablehlo.constant dense<[[[1.5, -2.25, 0.75, -0.0], [0x7F800000, 0x7FC00000, 2.5, 0.25]]]> : tensor<1x2x4xf32>
  %f32__13 = stablehlo.constant dense<[[[1.5, 2.25, 0.75, 0.5], [3.0, 1.25, 2.5, 0.25]]]> : tensor<1x2x4xf32>
  %f32__14 = stablehlo.constant dense<[[1.5, -2.25], [0.75, -0.0], [0x7F800000, 0x7FC00000]]> : tensor<3x2xf32>
  %f32__15 = stablehlo.constant dense<[[1.5, 2.25], [0.75, 0.5], [3.0, 1.25]]> : tensor<3x2xf32>
  %f32__16 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [-0.0, 0x7F800000, 0.25]]]> : tensor<1x2x3xf32>
  %f32__17 = stablehlo.constant dense<-1.0> : tensor<f32>
  %f32__18 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__19 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__20 = stablehlo.constant dense<[[[2.0, -0.5, 3.0]]]> : tensor<1x1x3xf32>
  %f32__21 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5], [2.0, -0.5]]> : tensor<4x2xf32>
  %i32__4 = stablehlo.constant dense<0> : tensor<i32>
  %i32__5 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__6 = stablehlo.constant dense<9> : tensor<i32>
  %f32__22 = stablehlo.constant dense<[[[2.0, -0.5, 3.0, 4.0], [-1.0, 0.5, 2.0, -0.5], [3.0, 4.0, -1.0, 0.5]]]> : tensor<1x3x4xf32>
  %i32__7 = stablehlo.constant dense<2> : tensor<i32>
  %maximum = stablehlo.maximum %f32, %f32__2 : tensor<1x2x3xf32>
  %select_and_scatter = "stablehlo.select_and_scatter"(%maximum, %f32__3, %f32__4) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %compare = stablehlo.compare GE, %left, %right : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }, {
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %add = stablehlo.add %left_2, %right_2 : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %select_and_scatter, dense<[[[0.0, 0.0, 2.0], [-0.5, 0.0, 0.0]]]> : tensor<1x2x3xf32> loc("select_and_scatter_of_maximum")
  %minimum = stablehlo.minimum %f32__5, %f32__2 : tensor<1x2x3xf32>
  %gather = "stablehlo.gather"(%minimum, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %gather, dense<[[[-0.0, -1.0, 0x7FC00000], [1.5, -2.25, 0.75], [-0.0, -1.0, 0x7FC00000]]]> : tensor<1x3x3xf32> loc("gather_of_minimum")
  %scatter = "stablehlo.scatter"(%f32__6, %i32__2, %minimum) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_3: tensor<f32>, %right_3: tensor<f32>):
    %add_2 = stablehlo.add %left_3, %right_3 : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }) : (tensor<1x3x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %scatter, dense<[[[2.0, -1.5, 0x7FC00000], [4.0, -1.0, 0.5], [3.5, -2.75, 3.75]]]> : tensor<1x3x3xf32> loc("scatter_of_minimum")
  %minimum_2 = stablehlo.minimum %f32, %f32__2 : tensor<1x2x3xf32>
  %select_and_scatter_2 = "stablehlo.select_and_scatter"(%minimum_2, %f32__3, %f32__4) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_4: tensor<f32>, %right_4: tensor<f32>):
    %compare_2 = stablehlo.compare GE, %left_4, %right_4 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }, {
  ^bb0(%left_5: tensor<f32>, %right_5: tensor<f32>):
    %add_3 = stablehlo.add %left_5, %right_5 : tensor<f32>
    stablehlo.return %add_3 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %select_and_scatter_2, dense<[[[2.0, 0.0, 0.0], [-0.5, 0.0, 0.0]]]> : tensor<1x2x3xf32> loc("select_and_scatter_of_minimum")
  %multiply = stablehlo.multiply %f32__5, %f32__2 : tensor<1x2x3xf32>
  %gather_2 = "stablehlo.gather"(%multiply, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %gather_2, dense<[[[-0.0, 0xFF800000, 0x7FC00000], [3.0, 1.125, 2.25], [-0.0, 0xFF800000, 0x7FC00000]]]> : tensor<1x3x3xf32> loc("gather_of_multiply")
  %scatter_2 = "stablehlo.scatter"(%multiply, %i32__3, %f32__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_6: tensor<f32>, %right_6: tensor<f32>):
    %add_4 = stablehlo.add %left_6, %right_6 : tensor<f32>
    stablehlo.return %add_4 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %scatter_2, dense<[[[3.0, 1.125, 2.25], [2.0, 0xFF800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("scatter_of_multiply")
  %multiply_2 = stablehlo.multiply %f32, %f32__2 : tensor<1x2x3xf32>
  %select_and_scatter_3 = "stablehlo.select_and_scatter"(%multiply_2, %f32__3, %f32__4) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_7: tensor<f32>, %right_7: tensor<f32>):
    %compare_3 = stablehlo.compare GE, %left_7, %right_7 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_3 : tensor<i1>
  }, {
  ^bb0(%left_8: tensor<f32>, %right_8: tensor<f32>):
    %add_5 = stablehlo.add %left_8, %right_8 : tensor<f32>
    stablehlo.return %add_5 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %select_and_scatter_3, dense<[[[2.0, 0.0, 0.0], [-0.5, 0.0, 0.0]]]> : tensor<1x2x3xf32> loc("select_and_scatter_of_multiply")
  %negate = stablehlo.negate %f32__5 : tensor<1x2x3xf32>
  %gather_3 = "stablehlo.gather"(%negate, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %gather_3, dense<[[[0.0, 0xFF800000, 0xFFC00000], [-1.5, 2.25, -0.75], [0.0, 0xFF800000, 0xFFC00000]]]> : tensor<1x3x3xf32> loc("gather_of_negate")
  %scatter_3 = "stablehlo.scatter"(%f32__6, %i32__2, %negate) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_9: tensor<f32>, %right_9: tensor<f32>):
    %add_6 = stablehlo.add %left_9, %right_9 : tensor<f32>
    stablehlo.return %add_6 : tensor<f32>
  }) : (tensor<1x3x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %scatter_3, dense<[[[2.0, 0xFF800000, 0x7FC00000], [4.0, -1.0, 0.5], [0.5, 1.75, 2.25]]]> : tensor<1x3x3xf32> loc("scatter_of_negate")
  %negate_2 = stablehlo.negate %f32 : tensor<1x2x3xf32>
  %select_and_scatter_4 = "stablehlo.select_and_scatter"(%negate_2, %f32__3, %f32__4) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_10: tensor<f32>, %right_10: tensor<f32>):
    %compare_4 = stablehlo.compare GE, %left_10, %right_10 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_4 : tensor<i1>
  }, {
  ^bb0(%left_11: tensor<f32>, %right_11: tensor<f32>):
    %add_7 = stablehlo.add %left_11, %right_11 : tensor<f32>
    stablehlo.return %add_7 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %select_and_scatter_4, dense<[[[0.0, 0.0, 2.0], [-0.5, 0.0, 0.0]]]> : tensor<1x2x3xf32> loc("select_and_scatter_of_negate")
  %pad = stablehlo.pad %f32__7, %f32__8, low = [0, 0, 2], high = [0, 0, -1], interior = [0, 0, 0] : (tensor<1x2x2xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %gather_4 = "stablehlo.gather"(%pad, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %gather_4, dense<[[[1.0, 1.0, 0.75], [1.0, 1.0, 1.5], [1.0, 1.0, 0.75]]]> : tensor<1x3x3xf32> loc("gather_of_pad")
  %scatter_4 = "stablehlo.scatter"(%pad, %i32__3, %f32__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_12: tensor<f32>, %right_12: tensor<f32>):
    %add_8 = stablehlo.add %left_12, %right_12 : tensor<f32>
    stablehlo.return %add_8 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %scatter_4, dense<[[[1.0, 1.0, 1.5], [3.0, 0.5, 3.75]]]> : tensor<1x2x3xf32> loc("scatter_of_pad")
  %pad_2 = stablehlo.pad %f32__9, %f32__8, low = [0, 0, 2], high = [0, 0, -1], interior = [0, 0, 0] : (tensor<1x2x2xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %select_and_scatter_5 = "stablehlo.select_and_scatter"(%pad_2, %f32__3, %f32__4) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_13: tensor<f32>, %right_13: tensor<f32>):
    %compare_5 = stablehlo.compare GE, %left_13, %right_13 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_5 : tensor<i1>
  }, {
  ^bb0(%left_14: tensor<f32>, %right_14: tensor<f32>):
    %add_9 = stablehlo.add %left_14, %right_14 : tensor<f32>
    stablehlo.return %add_9 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %select_and_scatter_5, dense<[[[0.0, 0.0, 2.0], [-0.5, 0.0, 0.0]]]> : tensor<1x2x3xf32> loc("select_and_scatter_of_pad")
  %power = stablehlo.power %f32__5, %f32__2 : tensor<1x2x3xf32>
  %gather_5 = "stablehlo.gather"(%power, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  check.expect_almost_eq_const %gather_5, dense<[[[0.0, 0.0, 0x7FC00000], [2.25, 0x7FC00000, 0.421875], [0.0, 0.0, 0x7FC00000]]]> : tensor<1x3x3xf32>, tolerance = 4.5e-05 loc("gather_of_power")
  %scatter_5 = "stablehlo.scatter"(%f32__6, %i32__2, %power) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_15: tensor<f32>, %right_15: tensor<f32>):
    %add_10 = stablehlo.add %left_15, %right_15 : tensor<f32>
    stablehlo.return %add_10 : tensor<f32>
  }) : (tensor<1x3x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  check.expect_almost_eq_const %scatter_5, dense<[[[2.0, -0.5, 0x7FC00000], [4.0, -1.0, 0.5], [4.25, 0x7FC00000, 3.421875]]]> : tensor<1x3x3xf32>, tolerance = 8.5e-05 loc("scatter_of_power")
  %power_2 = stablehlo.power %f32, %f32__2 : tensor<1x2x3xf32>
  %select_and_scatter_6 = "stablehlo.select_and_scatter"(%power_2, %f32__3, %f32__4) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_16: tensor<f32>, %right_16: tensor<f32>):
    %compare_6 = stablehlo.compare GE, %left_16, %right_16 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_6 : tensor<i1>
  }, {
  ^bb0(%left_17: tensor<f32>, %right_17: tensor<f32>):
    %add_11 = stablehlo.add %left_17, %right_17 : tensor<f32>
    stablehlo.return %add_11 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %select_and_scatter_6, dense<[[[2.0, 0.0, 0.0], [0.0, 0.0, -0.5]]]> : tensor<1x2x3xf32>, tolerance = 4.0e-05 loc("select_and_scatter_of_power")
  %real = stablehlo.real %complex_f32 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %gather_6 = "stablehlo.gather"(%real, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %gather_6, dense<[[[2.0, -1.0, 4.0], [1.0, -3.0, 0.5], [2.0, -1.0, 4.0]]]> : tensor<1x3x3xf32> loc("gather_of_real")
  %scatter_6 = "stablehlo.scatter"(%real, %i32__3, %f32__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_18: tensor<f32>, %right_18: tensor<f32>):
    %add_12 = stablehlo.add %left_18, %right_18 : tensor<f32>
    stablehlo.return %add_12 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %scatter_6, dense<[[[1.0, -3.0, 0.5], [4.0, -1.5, 7.0]]]> : tensor<1x2x3xf32> loc("scatter_of_real")
  %real_2 = stablehlo.real %complex_f32 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %select_and_scatter_7 = "stablehlo.select_and_scatter"(%real_2, %f32__3, %f32__4) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_19: tensor<f32>, %right_19: tensor<f32>):
    %compare_7 = stablehlo.compare GE, %left_19, %right_19 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_7 : tensor<i1>
  }, {
  ^bb0(%left_20: tensor<f32>, %right_20: tensor<f32>):
    %add_13 = stablehlo.add %left_20, %right_20 : tensor<f32>
    stablehlo.return %add_13 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %select_and_scatter_7, dense<[[[2.0, 0.0, 0.0], [0.0, 0.0, -0.5]]]> : tensor<1x2x3xf32> loc("select_and_scatter_of_real")
  %reduce = stablehlo.reduce(%f32__10 init: %f32__4) across dimensions = [2] : (tensor<1x2x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  reducer(%left_21: tensor<f32>, %right_21: tensor<f32>) {
    %add_14 = stablehlo.add %left_21, %right_21 : tensor<f32>
    stablehlo.return %add_14 : tensor<f32>
  }
  %gather_7 = "stablehlo.gather"(%reduce, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %gather_7, dense<[[[4.5, 4.25, 5.25], [1.5, 0x7F800000, 0x7FC00000], [4.5, 4.25, 5.25]]]> : tensor<1x3x3xf32> loc("gather_of_reduce")
  %scatter_7 = "stablehlo.scatter"(%f32__6, %i32__2, %reduce) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_22: tensor<f32>, %right_22: tensor<f32>):
    %add_15 = stablehlo.add %left_22, %right_22 : tensor<f32>
    stablehlo.return %add_15 : tensor<f32>
  }) : (tensor<1x3x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %scatter_7, dense<[[[6.5, 3.75, 8.25], [4.0, -1.0, 0.5], [3.5, 0x7F800000, 0x7FC00000]]]> : tensor<1x3x3xf32> loc("scatter_of_reduce")
  %reduce_2 = stablehlo.reduce(%f32__11 init: %f32__4) across dimensions = [2] : (tensor<1x2x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  reducer(%left_23: tensor<f32>, %right_23: tensor<f32>) {
    %add_16 = stablehlo.add %left_23, %right_23 : tensor<f32>
    stablehlo.return %add_16 : tensor<f32>
  }
  %select_and_scatter_8 = "stablehlo.select_and_scatter"(%reduce_2, %f32__3, %f32__4) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_24: tensor<f32>, %right_24: tensor<f32>):
    %compare_8 = stablehlo.compare GE, %left_24, %right_24 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_8 : tensor<i1>
  }, {
  ^bb0(%left_25: tensor<f32>, %right_25: tensor<f32>):
    %add_17 = stablehlo.add %left_25, %right_25 : tensor<f32>
    stablehlo.return %add_17 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %select_and_scatter_8, dense<[[[0.0, 2.0, 0.0], [0.0, 0.0, -0.5]]]> : tensor<1x2x3xf32> loc("select_and_scatter_of_reduce")
  %reduce_precision = stablehlo.reduce_precision %f32__5, format = e5m2 : tensor<1x2x3xf32>
  %gather_8 = "stablehlo.gather"(%reduce_precision, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %gather_8, dense<[[[-0.0, 0x7F800000, 0x7FC00000], [1.5, -2.0, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x3x3xf32> loc("gather_of_reduce_precision")
  %scatter_8 = "stablehlo.scatter"(%reduce_precision, %i32__3, %f32__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_26: tensor<f32>, %right_26: tensor<f32>):
    %add_18 = stablehlo.add %left_26, %right_26 : tensor<f32>
    stablehlo.return %add_18 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %scatter_8, dense<[[[1.5, -2.0, 0.75], [2.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("scatter_of_reduce_precision")
  %reduce_precision_2 = stablehlo.reduce_precision %f32, format = e5m2 : tensor<1x2x3xf32>
  %select_and_scatter_9 = "stablehlo.select_and_scatter"(%reduce_precision_2, %f32__3, %f32__4) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_27: tensor<f32>, %right_27: tensor<f32>):
    %compare_9 = stablehlo.compare GE, %left_27, %right_27 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_9 : tensor<i1>
  }, {
  ^bb0(%left_28: tensor<f32>, %right_28: tensor<f32>):
    %add_19 = stablehlo.add %left_28, %right_28 : tensor<f32>
    stablehlo.return %add_19 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %select_and_scatter_9, dense<[[[0.0, 2.0, 0.0], [0.0, -0.5, 0.0]]]> : tensor<1x2x3xf32> loc("select_and_scatter_of_reduce_precision")
  %reduce_window = "stablehlo.reduce_window"(%f32__12, %f32__4) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_29: tensor<f32>, %right_29: tensor<f32>):
    %add_20 = stablehlo.add %left_29, %right_29 : tensor<f32>
    stablehlo.return %add_20 : tensor<f32>
  }) : (tensor<1x2x4xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %gather_9 = "stablehlo.gather"(%reduce_window, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %gather_9, dense<[[[0x7FC00000, 0x7FC00000, 2.75], [-0.75, -1.5, 0.75], [0x7FC00000, 0x7FC00000, 2.75]]]> : tensor<1x3x3xf32> loc("gather_of_reduce_window")
  %scatter_9 = "stablehlo.scatter"(%f32__6, %i32__2, %reduce_window) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_30: tensor<f32>, %right_30: tensor<f32>):
    %add_21 = stablehlo.add %left_30, %right_30 : tensor<f32>
    stablehlo.return %add_21 : tensor<f32>
  }) : (tensor<1x3x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %scatter_9, dense<[[[0x7FC00000, 0x7FC00000, 5.75], [4.0, -1.0, 0.5], [1.25, -2.0, 3.75]]]> : tensor<1x3x3xf32> loc("scatter_of_reduce_window")
  %reduce_window_2 = "stablehlo.reduce_window"(%f32__13, %f32__4) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_31: tensor<f32>, %right_31: tensor<f32>):
    %add_22 = stablehlo.add %left_31, %right_31 : tensor<f32>
    stablehlo.return %add_22 : tensor<f32>
  }) : (tensor<1x2x4xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %select_and_scatter_10 = "stablehlo.select_and_scatter"(%reduce_window_2, %f32__3, %f32__4) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_32: tensor<f32>, %right_32: tensor<f32>):
    %compare_10 = stablehlo.compare GE, %left_32, %right_32 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_10 : tensor<i1>
  }, {
  ^bb0(%left_33: tensor<f32>, %right_33: tensor<f32>):
    %add_23 = stablehlo.add %left_33, %right_33 : tensor<f32>
    stablehlo.return %add_23 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %select_and_scatter_10, dense<[[[2.0, 0.0, 0.0], [-0.5, 0.0, 0.0]]]> : tensor<1x2x3xf32> loc("select_and_scatter_of_reduce_window")
  %remainder = stablehlo.remainder %f32__5, %f32__2 : tensor<1x2x3xf32>
  %gather_10 = "stablehlo.gather"(%remainder, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %gather_10, dense<[[[-0.0, 0x7FC00000, 0x7FC00000], [1.5, -0.25, 0.75], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x3x3xf32> loc("gather_of_remainder")
  %scatter_10 = "stablehlo.scatter"(%remainder, %i32__3, %f32__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_34: tensor<f32>, %right_34: tensor<f32>):
    %add_24 = stablehlo.add %left_34, %right_34 : tensor<f32>
    stablehlo.return %add_24 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %scatter_10, dense<[[[1.5, -0.25, 0.75], [2.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("scatter_of_remainder")
  %remainder_2 = stablehlo.remainder %f32, %f32__2 : tensor<1x2x3xf32>
  %select_and_scatter_11 = "stablehlo.select_and_scatter"(%remainder_2, %f32__3, %f32__4) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_35: tensor<f32>, %right_35: tensor<f32>):
    %compare_11 = stablehlo.compare GE, %left_35, %right_35 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_11 : tensor<i1>
  }, {
  ^bb0(%left_36: tensor<f32>, %right_36: tensor<f32>):
    %add_25 = stablehlo.add %left_36, %right_36 : tensor<f32>
    stablehlo.return %add_25 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %select_and_scatter_11, dense<[[[2.0, 0.0, 0.0], [-0.5, 0.0, 0.0]]]> : tensor<1x2x3xf32> loc("select_and_scatter_of_remainder")
  %reshape = stablehlo.reshape %f32__14 : (tensor<3x2xf32>) -> tensor<1x2x3xf32>
  %gather_11 = "stablehlo.gather"(%reshape, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %gather_11, dense<[[[-0.0, 0x7F800000, 0x7FC00000], [1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x3x3xf32> loc("gather_of_reshape")
  %scatter_11 = "stablehlo.scatter"(%f32__6, %i32__2, %reshape) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_37: tensor<f32>, %right_37: tensor<f32>):
    %add_26 = stablehlo.add %left_37, %right_37 : tensor<f32>
    stablehlo.return %add_26 : tensor<f32>
  }) : (tensor<1x3x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %scatter_11, dense<[[[2.0, 0x7F800000, 0x7FC00000], [4.0, -1.0, 0.5], [3.5, -2.75, 3.75]]]> : tensor<1x3x3xf32> loc("scatter_of_reshape")
  %reshape_2 = stablehlo.reshape %f32__15 : (tensor<3x2xf32>) -> tensor<1x2x3xf32>
  %select_and_scatter_12 = "stablehlo.select_and_scatter"(%reshape_2, %f32__3, %f32__4) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_38: tensor<f32>, %right_38: tensor<f32>):
    %compare_12 = stablehlo.compare GE, %left_38, %right_38 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_12 : tensor<i1>
  }, {
  ^bb0(%left_39: tensor<f32>, %right_39: tensor<f32>):
    %add_27 = stablehlo.add %left_39, %right_39 : tensor<f32>
    stablehlo.return %add_27 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %select_and_scatter_12, dense<[[[0.0, 2.0, 0.0], [0.0, -0.5, 0.0]]]> : tensor<1x2x3xf32> loc("select_and_scatter_of_reshape")
  %reverse = stablehlo.reverse %f32__5, dims = [1, 2] : tensor<1x2x3xf32>
  %gather_12 = "stablehlo.gather"(%reverse, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %gather_12, dense<[[[0.75, -2.25, 1.5], [0x7FC00000, 0x7F800000, -0.0], [0.75, -2.25, 1.5]]]> : tensor<1x3x3xf32> loc("gather_of_reverse")
  %scatter_12 = "stablehlo.scatter"(%reverse, %i32__3, %f32__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_40: tensor<f32>, %right_40: tensor<f32>):
    %add_28 = stablehlo.add %left_40, %right_40 : tensor<f32>
    stablehlo.return %add_28 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %scatter_12, dense<[[[0x7FC00000, 0x7F800000, -0.0], [2.75, -2.75, 4.5]]]> : tensor<1x2x3xf32> loc("scatter_of_reverse")
  %reverse_2 = stablehlo.reverse %f32, dims = [1, 2] : tensor<1x2x3xf32>
  %select_and_scatter_13 = "stablehlo.select_and_scatter"(%reverse_2, %f32__3, %f32__4) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_41: tensor<f32>, %right_41: tensor<f32>):
    %compare_13 = stablehlo.compare GE, %left_41, %right_41 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_13 : tensor<i1>
  }, {
  ^bb0(%left_42: tensor<f32>, %right_42: tensor<f32>):
    %add_29 = stablehlo.add %left_42, %right_42 : tensor<f32>
    stablehlo.return %add_29 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %select_and_scatter_13, dense<[[[0.0, 2.0, 0.0], [0.0, -0.5, 0.0]]]> : tensor<1x2x3xf32> loc("select_and_scatter_of_reverse")
  %round_nearest_afz = stablehlo.round_nearest_afz %f32__5 : tensor<1x2x3xf32>
  %gather_13 = "stablehlo.gather"(%round_nearest_afz, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %gather_13, dense<[[[-0.0, 0x7F800000, 0x7FC00000], [2.0, -2.0, 1.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x3x3xf32> loc("gather_of_round_nearest_afz")
  %scatter_13 = "stablehlo.scatter"(%f32__6, %i32__2, %round_nearest_afz) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_43: tensor<f32>, %right_43: tensor<f32>):
    %add_30 = stablehlo.add %left_43, %right_43 : tensor<f32>
    stablehlo.return %add_30 : tensor<f32>
  }) : (tensor<1x3x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %scatter_13, dense<[[[2.0, 0x7F800000, 0x7FC00000], [4.0, -1.0, 0.5], [4.0, -2.5, 4.0]]]> : tensor<1x3x3xf32> loc("scatter_of_round_nearest_afz")
  %round_nearest_afz_2 = stablehlo.round_nearest_afz %f32 : tensor<1x2x3xf32>
  %select_and_scatter_14 = "stablehlo.select_and_scatter"(%round_nearest_afz_2, %f32__3, %f32__4) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_44: tensor<f32>, %right_44: tensor<f32>):
    %compare_14 = stablehlo.compare GE, %left_44, %right_44 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_14 : tensor<i1>
  }, {
  ^bb0(%left_45: tensor<f32>, %right_45: tensor<f32>):
    %add_31 = stablehlo.add %left_45, %right_45 : tensor<f32>
    stablehlo.return %add_31 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %select_and_scatter_14, dense<[[[2.0, 0.0, 0.0], [0.0, -0.5, 0.0]]]> : tensor<1x2x3xf32> loc("select_and_scatter_of_round_nearest_afz")
  %round_nearest_even = stablehlo.round_nearest_even %f32__5 : tensor<1x2x3xf32>
  %gather_14 = "stablehlo.gather"(%round_nearest_even, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %gather_14, dense<[[[-0.0, 0x7F800000, 0x7FC00000], [2.0, -2.0, 1.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x3x3xf32> loc("gather_of_round_nearest_even")
  %scatter_14 = "stablehlo.scatter"(%round_nearest_even, %i32__3, %f32__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_46: tensor<f32>, %right_46: tensor<f32>):
    %add_32 = stablehlo.add %left_46, %right_46 : tensor<f32>
    stablehlo.return %add_32 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %scatter_14, dense<[[[2.0, -2.0, 1.0], [2.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("scatter_of_round_nearest_even")
  %round_nearest_even_2 = stablehlo.round_nearest_even %f32 : tensor<1x2x3xf32>
  %select_and_scatter_15 = "stablehlo.select_and_scatter"(%round_nearest_even_2, %f32__3, %f32__4) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_47: tensor<f32>, %right_47: tensor<f32>):
    %compare_15 = stablehlo.compare GE, %left_47, %right_47 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_15 : tensor<i1>
  }, {
  ^bb0(%left_48: tensor<f32>, %right_48: tensor<f32>):
    %add_33 = stablehlo.add %left_48, %right_48 : tensor<f32>
    stablehlo.return %add_33 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %select_and_scatter_15, dense<[[[2.0, 0.0, 0.0], [0.0, -0.5, 0.0]]]> : tensor<1x2x3xf32> loc("select_and_scatter_of_round_nearest_even")
  %rsqrt = stablehlo.rsqrt %f32__5 : tensor<1x2x3xf32>
  %gather_15 = "stablehlo.gather"(%rsqrt, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  check.expect_almost_eq_const %gather_15, dense<[[[0xFF800000, 0.0, 0x7FC00000], [0.8164966, 0x7FC00000, 1.1547005], [0xFF800000, 0.0, 0x7FC00000]]]> : tensor<1x3x3xf32>, tolerance = 2.3e-05 loc("gather_of_rsqrt")
  %scatter_15 = "stablehlo.scatter"(%f32__6, %i32__2, %rsqrt) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_49: tensor<f32>, %right_49: tensor<f32>):
    %add_34 = stablehlo.add %left_49, %right_49 : tensor<f32>
    stablehlo.return %add_34 : tensor<f32>
  }) : (tensor<1x3x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  check.expect_almost_eq_const %scatter_15, dense<[[[0xFF800000, -0.5, 0x7FC00000], [4.0, -1.0, 0.5], [2.8164966, 0x7FC00000, 4.1547003]]]> : tensor<1x3x3xf32>, tolerance = 8.3e-05 loc("scatter_of_rsqrt")
  %rsqrt_2 = stablehlo.rsqrt %f32 : tensor<1x2x3xf32>
  %select_and_scatter_16 = "stablehlo.select_and_scatter"(%rsqrt_2, %f32__3, %f32__4) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_50: tensor<f32>, %right_50: tensor<f32>):
    %compare_16 = stablehlo.compare GE, %left_50, %right_50 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_16 : tensor<i1>
  }, {
  ^bb0(%left_51: tensor<f32>, %right_51: tensor<f32>):
    %add_35 = stablehlo.add %left_51, %right_51 : tensor<f32>
    stablehlo.return %add_35 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %select_and_scatter_16, dense<[[[0.0, 0.0, 2.0], [-0.5, 0.0, 0.0]]]> : tensor<1x2x3xf32>, tolerance = 4.0e-05 loc("select_and_scatter_of_rsqrt")
  %scatter_16 = "stablehlo.scatter"(%f32__5, %i32__3, %f32__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_52: tensor<f32>, %right_52: tensor<f32>):
    %add_36 = stablehlo.add %left_52, %right_52 : tensor<f32>
    stablehlo.return %add_36 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %abs = stablehlo.abs %scatter_16 : tensor<1x2x3xf32>
  check.expect_eq_const %abs, dense<[[[1.5, 2.25, 0.75], [2.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("abs_of_scatter")
  %add_37 = stablehlo.add %scatter_16, %f32__2 : tensor<1x2x3xf32>
  check.expect_eq_const %add_37, dense<[[[3.5, -2.75, 3.75], [6.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("add_of_scatter")
  %atan2 = stablehlo.atan2 %f32__2, %scatter_16 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %atan2, dense<[[[0.9272952, -2.9229238, 1.3258177], [1.1071488, -0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("atan2_of_scatter")
  %scatter_17 = "stablehlo.scatter"(%f32__16, %i32__3, %f32__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_53: tensor<f32>, %right_53: tensor<f32>):
    %add_38 = stablehlo.add %left_53, %right_53 : tensor<f32>
    stablehlo.return %add_38 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %scatter_17 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %bitcast_convert, dense<[[[1069547520, 1074790400, 1061158912], [1073741824, 2139095040, 1078984704]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_scatter")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %scatter_16, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[1.5, -2.25, 0.75], [2.0, 0x7F800000, 0x7FC00000]], [[1.5, -2.25, 0.75], [2.0, 0x7F800000, 0x7FC00000]]]> : tensor<2x2x3xf32> loc("broadcast_in_dim_of_scatter")
  %cbrt = stablehlo.cbrt %scatter_16 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cbrt, dense<[[[1.1447142, -1.3103707, 0.9085603], [1.2599211, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("cbrt_of_scatter")
  %ceil = stablehlo.ceil %scatter_16 : tensor<1x2x3xf32>
  check.expect_eq_const %ceil, dense<[[[2.0, -2.0, 1.0], [2.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("ceil_of_scatter")
  %clamp = stablehlo.clamp %scatter_16, %f32__2, %f32__18 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %clamp, dense<[[[2.0, -0.5, 2.0], [2.0, 2.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("clamp_of_scatter")
  %compare_17 = stablehlo.compare LT, %scatter_16, %f32__19 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare_17, dense<[[[false, true, false], [false, false, false]]]> : tensor<1x2x3xi1> loc("compare_of_scatter")
  %complex = stablehlo.complex %scatter_16, %f32__2 : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %complex, dense<[[[(1.5, 2.0), (-2.25, -0.5), (0.75, 3.0)], [(2.0, 4.0), (0x7F800000, -1.0), (0x7FC00000, 0.5)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_scatter")
  %concatenate = stablehlo.concatenate %f32__20, %scatter_16, dim = 1 : (tensor<1x1x3xf32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %concatenate, dense<[[[2.0, -0.5, 3.0], [1.5, -2.25, 0.75], [2.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x3x3xf32> loc("concatenate_of_scatter")
  %convert = stablehlo.convert %scatter_16 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %convert, dense<true> : tensor<1x2x3xi1> loc("convert_of_scatter")
  %scatter_18 = "stablehlo.scatter"(%f32, %i32__3, %f32__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_54: tensor<f32>, %right_54: tensor<f32>):
    %add_39 = stablehlo.add %left_54, %right_54 : tensor<f32>
    stablehlo.return %add_39 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %scatter_18 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cosine, dense<[[[0.0707372, -0.62817365, 0.73168886], [-0.8011436, -0.8011436, -0.44608748]]]> : tensor<1x2x3xf32> loc("cosine_of_scatter")
  %divide = stablehlo.divide %scatter_16, %f32__2 : tensor<1x2x3xf32>
  check.expect_eq_const %divide, dense<[[[0.75, 4.5, 0.25], [0.5, 0xFF800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("divide_of_scatter")
  %dot_general = stablehlo.dot_general %f32__21, %scatter_16, contracting_dims = [1] x [1] : (tensor<4x2xf32>, tensor<1x2x3xf32>) -> tensor<4x1x3xf32>
  check.expect_eq_const %dot_general, dense<[[[2.0, 0xFF800000, 0x7FC00000]], [[12.5, 0x7F800000, 0x7FC00000]], [[-0.5, 0x7F800000, 0x7FC00000]], [[2.0, 0xFF800000, 0x7FC00000]]]> : tensor<4x1x3xf32> loc("dot_general_of_scatter")
  %dynamic_slice = stablehlo.dynamic_slice %scatter_16, %i32__4, %i32__5, %i32__6, sizes = [1, 1, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %dynamic_slice, dense<[[[-2.25, 0.75]]]> : tensor<1x1x2xf32> loc("dynamic_slice_of_scatter")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %f32__22, %scatter_16, %i32__4, %i32__7, %i32__4 : (tensor<1x3x4xf32>, tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xf32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[2.0, -0.5, 3.0, 4.0], [1.5, -2.25, 0.75, -0.5], [2.0, 0x7F800000, 0x7FC00000, 0.5]]]> : tensor<1x3x4xf32> loc("dynamic_update_slice_of_scatter")
  %exponential = stablehlo.exponential %scatter_16 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential, dense<[[[4.481689, 0.10539922, 2.117], [7.389056, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("exponential_of_scatter")
  return
}
