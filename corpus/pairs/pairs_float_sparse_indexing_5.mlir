// Pairs of ops: what takes the float result of select_and_scatter, sign, sine, slice, sort, sqrt, subtract, tan, tanh, transpose.
// The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0], [-0.5]]]> : tensor<1x2x1xf32>
  %f32__3 = stablehlo.constant dense<0.0> : tensor<f32>
  %f32__4 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__5 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__6 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__7 = stablehlo.constant dense<2.0> : tensor<1x2x3xf32>
  %f32__8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %i32 = stablehlo.constant dense<[1, 5]> : tensor<2xi32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %f32__9 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %i32__2 = stablehlo.constant dense<[1, 0, 5]> : tensor<3xi32>
  %f32__10 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5], [2.0, -0.5, 3.0]]]> : tensor<1x3x3xf32>
  %i32__3 = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
  %f32__11 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]], [[2.5, 0.25, 1.75], [2.0, 4.0, 3.5]]]> : tensor<2x2x3xf32>
  %f32__12 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]], [[2.5, 0.25, 1.75], [2.0, 4.0, 3.5]]]> : tensor<2x2x3xf32>
  %f32__13 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [-0.0, 0x7F800000, 0.25]]]> : tensor<1x2x3xf32>
  %f32__14 = stablehlo.constant dense<[[[2.25, 4.0, 0.25], [9.0, 1.0, 6.25]]]> : tensor<1x2x3xf32>
  %f32__15 = stablehlo.constant dense<[[[1.5, -2.25]], [[0.75, -0.0]], [[0x7F800000, 0x7FC00000]]]> : tensor<3x1x2xf32>
  %f32__16 = stablehlo.constant dense<[[[1.5, 2.25]], [[0.75, 0.5]], [[3.0, 1.25]]]> : tensor<3x1x2xf32>
  %select_and_scatter = "stablehlo.select_and_scatter"(%f32, %f32__2, %f32__3) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %compare = stablehlo.compare GE, %left, %right : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }, {
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %add = stablehlo.add %left_2, %right_2 : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %logistic = stablehlo.logistic %select_and_scatter : tensor<1x2x3xf32>
  check.expect_almost_eq_const %logistic, dense<[[[0.880797, 0.5, 0.5], [0.5, 0.5, 0.37754068]]]> : tensor<1x2x3xf32> loc("logistic_of_select_and_scatter")
  %maximum = stablehlo.maximum %select_and_scatter, %select_and_scatter : tensor<1x2x3xf32>
  check.expect_eq_const %maximum, dense<[[[2.0, 0.0, 0.0], [0.0, 0.0, -0.5]]]> : tensor<1x2x3xf32> loc("maximum_of_select_and_scatter")
  %minimum = stablehlo.minimum %select_and_scatter, %f32__4 : tensor<1x2x3xf32>
  check.expect_eq_const %minimum, dense<[[[0.0, 0.0, 0.0], [0.0, 0.0, -0.5]]]> : tensor<1x2x3xf32> loc("minimum_of_select_and_scatter")
  %multiply = stablehlo.multiply %select_and_scatter, %f32__5 : tensor<1x2x3xf32>
  check.expect_eq_const %multiply, dense<[[[4.0, -0.0, 0.0], [0.0, -0.0, -0.25]]]> : tensor<1x2x3xf32> loc("multiply_of_select_and_scatter")
  %negate = stablehlo.negate %select_and_scatter : tensor<1x2x3xf32>
  check.expect_eq_const %negate, dense<[[[-2.0, -0.0, -0.0], [-0.0, -0.0, 0.5]]]> : tensor<1x2x3xf32> loc("negate_of_select_and_scatter")
  %pad = stablehlo.pad %select_and_scatter, %f32__6, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x5xf32>
  check.expect_eq_const %pad, dense<[[[2.0, 2.0, 2.0, 2.0, 2.0], [2.0, 0.0, 0.0, 2.0, 2.0]]]> : tensor<1x2x5xf32> loc("pad_of_select_and_scatter")
  %power = stablehlo.power %select_and_scatter, %f32__7 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %power, dense<[[[4.0, 0.0, 0.0], [0.0, 0.0, 0.25]]]> : tensor<1x2x3xf32> loc("power_of_select_and_scatter")
  %real = stablehlo.real %select_and_scatter : tensor<1x2x3xf32>
  check.expect_eq_const %real, dense<[[[2.0, 0.0, 0.0], [0.0, 0.0, -0.5]]]> : tensor<1x2x3xf32> loc("real_of_select_and_scatter")
  %reduce = stablehlo.reduce(%select_and_scatter init: %f32__8) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2xf32>
  check.expect_eq_const %reduce, dense<[[2.0, 0.0]]> : tensor<1x2xf32> loc("reduce_of_select_and_scatter")
  %reduce_precision = stablehlo.reduce_precision %select_and_scatter, format = e5m2 : tensor<1x2x3xf32>
  check.expect_eq_const %reduce_precision, dense<[[[2.0, 0.0, 0.0], [0.0, 0.0, -0.5]]]> : tensor<1x2x3xf32> loc("reduce_precision_of_select_and_scatter")
  %reduce_window = "stablehlo.reduce_window"(%select_and_scatter, %f32__3) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_3: tensor<f32>, %right_3: tensor<f32>):
    %add_2 = stablehlo.add %left_3, %right_3 : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %reduce_window, dense<[[[2.0, 2.0, 0.0], [0.0, 0.0, -0.5]]]> : tensor<1x2x3xf32> loc("reduce_window_of_select_and_scatter")
  %remainder = stablehlo.remainder %select_and_scatter, %f32__5 : tensor<1x2x3xf32>
  check.expect_eq_const %remainder, dense<[[[0.0, 0.0, 0.0], [0.0, 0.0, -0.0]]]> : tensor<1x2x3xf32> loc("remainder_of_select_and_scatter")
  %reshape = stablehlo.reshape %select_and_scatter : (tensor<1x2x3xf32>) -> tensor<3x2xf32>
  check.expect_eq_const %reshape, dense<[[2.0, 0.0], [0.0, 0.0], [0.0, -0.5]]> : tensor<3x2xf32> loc("reshape_of_select_and_scatter")
  %reverse = stablehlo.reverse %select_and_scatter, dims = [1, 2] : tensor<1x2x3xf32>
  check.expect_eq_const %reverse, dense<[[[-0.5, 0.0, 0.0], [0.0, 0.0, 2.0]]]> : tensor<1x2x3xf32> loc("reverse_of_select_and_scatter")
  %round_nearest_afz = stablehlo.round_nearest_afz %select_and_scatter : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_afz, dense<[[[2.0, 0.0, 0.0], [0.0, 0.0, -1.0]]]> : tensor<1x2x3xf32> loc("round_nearest_afz_of_select_and_scatter")
  %round_nearest_even = stablehlo.round_nearest_even %select_and_scatter : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_even, dense<[[[2.0, 0.0, 0.0], [0.0, 0.0, -0.0]]]> : tensor<1x2x3xf32> loc("round_nearest_even_of_select_and_scatter")
  %rsqrt = stablehlo.rsqrt %select_and_scatter : tensor<1x2x3xf32>
  check.expect_almost_eq_const %rsqrt, dense<[[[0.70710677, 0x7F800000, 0x7F800000], [0x7F800000, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("rsqrt_of_select_and_scatter")
  %scatter = "stablehlo.scatter"(%select_and_scatter, %i32, %f32__5) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_4: tensor<f32>, %right_4: tensor<f32>):
    %add_3 = stablehlo.add %left_4, %right_4 : tensor<f32>
    stablehlo.return %add_3 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %scatter, dense<[[[2.0, 0.0, 0.0], [2.0, -0.5, 2.5]]]> : tensor<1x2x3xf32> loc("scatter_of_select_and_scatter")
  %select = stablehlo.select %i1, %f32__5, %select_and_scatter : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  check.expect_eq_const %select, dense<[[[2.0, 0.0, 3.0], [0.0, 0.0, 0.5]]]> : tensor<1x2x3xf32> loc("select_of_select_and_scatter")
  %select_and_scatter_2 = "stablehlo.select_and_scatter"(%f32__9, %f32__2, %f32__3) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_5: tensor<f32>, %right_5: tensor<f32>):
    %compare_2 = stablehlo.compare GE, %left_5, %right_5 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }, {
  ^bb0(%left_6: tensor<f32>, %right_6: tensor<f32>):
    %add_4 = stablehlo.add %left_6, %right_6 : tensor<f32>
    stablehlo.return %add_4 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %select_and_scatter_3 = "stablehlo.select_and_scatter"(%select_and_scatter_2, %f32__2, %f32__3) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_7: tensor<f32>, %right_7: tensor<f32>):
    %compare_3 = stablehlo.compare GE, %left_7, %right_7 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_3 : tensor<i1>
  }, {
  ^bb0(%left_8: tensor<f32>, %right_8: tensor<f32>):
    %add_5 = stablehlo.add %left_8, %right_8 : tensor<f32>
    stablehlo.return %add_5 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %select_and_scatter_3, dense<[[[0.0, 2.0, 0.0], [-0.5, 0.0, 0.0]]]> : tensor<1x2x3xf32> loc("select_and_scatter_of_select_and_scatter")
  %sign = stablehlo.sign %select_and_scatter : tensor<1x2x3xf32>
  check.expect_eq_const %sign, dense<[[[1.0, 0.0, 0.0], [0.0, 0.0, -1.0]]]> : tensor<1x2x3xf32> loc("sign_of_select_and_scatter")
  %sine = stablehlo.sine %select_and_scatter_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sine, dense<[[[0.0, 0.9092974, 0.0], [0.0, -0.47942555, 0.0]]]> : tensor<1x2x3xf32> loc("sine_of_select_and_scatter")
  %slice = stablehlo.slice %select_and_scatter [0:1, 1:2, 0:3:2] : (tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %slice, dense<[[[0.0, -0.5]]]> : tensor<1x1x2xf32> loc("slice_of_select_and_scatter")
  %select_and_scatter_4 = "stablehlo.select_and_scatter"(%f32__9, %f32__2, %f32__3) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_9: tensor<f32>, %right_9: tensor<f32>):
    %compare_4 = stablehlo.compare GE, %left_9, %right_9 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_4 : tensor<i1>
  }, {
  ^bb0(%left_10: tensor<f32>, %right_10: tensor<f32>):
    %add_6 = stablehlo.add %left_10, %right_10 : tensor<f32>
    stablehlo.return %add_6 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %sort = "stablehlo.sort"(%select_and_scatter_4) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_11: tensor<f32>, %right_11: tensor<f32>):
    %compare_5 = stablehlo.compare GT, %left_11, %right_11, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_5 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %sort, dense<[[[2.0, 0.0, 0.0], [0.0, 0.0, -0.5]]]> : tensor<1x2x3xf32> loc("sort_of_select_and_scatter")
  %sqrt = stablehlo.sqrt %select_and_scatter : tensor<1x2x3xf32>
  check.expect_eq_const %sqrt, dense<[[[1.4142135, 0.0, 0.0], [0.0, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("sqrt_of_select_and_scatter")
  %subtract = stablehlo.subtract %select_and_scatter, %select_and_scatter : tensor<1x2x3xf32>
  check.expect_eq_const %subtract, dense<0.0> : tensor<1x2x3xf32> loc("subtract_of_select_and_scatter")
  %tan = stablehlo.tan %select_and_scatter_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tan, dense<[[[0.0, -2.1850398, 0.0], [0.0, -0.5463025, 0.0]]]> : tensor<1x2x3xf32> loc("tan_of_select_and_scatter")
  %tanh = stablehlo.tanh %select_and_scatter : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tanh, dense<[[[0.9640276, 0.0, 0.0], [0.0, 0.0, -0.46211717]]]> : tensor<1x2x3xf32> loc("tanh_of_select_and_scatter")
  %transpose = stablehlo.transpose %select_and_scatter, dims = [2, 0, 1] : (tensor<1x2x3xf32>) -> tensor<3x1x2xf32>
  check.expect_eq_const %transpose, dense<[[[2.0, 0.0]], [[0.0, 0.0]], [[0.0, -0.5]]]> : tensor<3x1x2xf32> loc("transpose_of_select_and_scatter")
  %sign_2 = stablehlo.sign %f32 : tensor<1x2x3xf32>
  %gather = "stablehlo.gather"(%sign_2, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %gather, dense<[[[-0.0, 1.0, 0x7FC00000], [1.0, -1.0, 1.0], [-0.0, 1.0, 0x7FC00000]]]> : tensor<1x3x3xf32> loc("gather_of_sign")
  %scatter_2 = "stablehlo.scatter"(%f32__10, %i32__3, %sign_2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_12: tensor<f32>, %right_12: tensor<f32>):
    %add_7 = stablehlo.add %left_12, %right_12 : tensor<f32>
    stablehlo.return %add_7 : tensor<f32>
  }) : (tensor<1x3x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %scatter_2, dense<[[[2.0, 0.5, 0x7FC00000], [4.0, -1.0, 0.5], [3.0, -1.5, 4.0]]]> : tensor<1x3x3xf32> loc("scatter_of_sign")
  %sign_3 = stablehlo.sign %f32__9 : tensor<1x2x3xf32>
  %select_and_scatter_5 = "stablehlo.select_and_scatter"(%sign_3, %f32__2, %f32__3) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_13: tensor<f32>, %right_13: tensor<f32>):
    %compare_6 = stablehlo.compare GE, %left_13, %right_13 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_6 : tensor<i1>
  }, {
  ^bb0(%left_14: tensor<f32>, %right_14: tensor<f32>):
    %add_8 = stablehlo.add %left_14, %right_14 : tensor<f32>
    stablehlo.return %add_8 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %select_and_scatter_5, dense<[[[2.0, 0.0, 0.0], [-0.5, 0.0, 0.0]]]> : tensor<1x2x3xf32> loc("select_and_scatter_of_sign")
  %sine_2 = stablehlo.sine %f32 : tensor<1x2x3xf32>
  %gather_2 = "stablehlo.gather"(%sine_2, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  check.expect_almost_eq_const %gather_2, dense<[[[-0.0, 0x7FC00000, 0x7FC00000], [0.997495, -0.7780732, 0.6816388], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x3x3xf32>, tolerance = 2.0e-05 loc("gather_of_sine")
  %scatter_3 = "stablehlo.scatter"(%sine_2, %i32, %f32__5) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_15: tensor<f32>, %right_15: tensor<f32>):
    %add_9 = stablehlo.add %left_15, %right_15 : tensor<f32>
    stablehlo.return %add_9 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %scatter_3, dense<[[[0.997495, -0.7780732, 0.6816388], [2.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 4.0e-05 loc("scatter_of_sine")
  %sine_3 = stablehlo.sine %f32__9 : tensor<1x2x3xf32>
  %select_and_scatter_6 = "stablehlo.select_and_scatter"(%sine_3, %f32__2, %f32__3) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_16: tensor<f32>, %right_16: tensor<f32>):
    %compare_7 = stablehlo.compare GE, %left_16, %right_16 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_7 : tensor<i1>
  }, {
  ^bb0(%left_17: tensor<f32>, %right_17: tensor<f32>):
    %add_10 = stablehlo.add %left_17, %right_17 : tensor<f32>
    stablehlo.return %add_10 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %select_and_scatter_6, dense<[[[2.0, 0.0, 0.0], [0.0, 0.0, -0.5]]]> : tensor<1x2x3xf32>, tolerance = 4.0e-05 loc("select_and_scatter_of_sine")
  %slice_2 = stablehlo.slice %f32__11 [1:2, 0:2, 0:3] : (tensor<2x2x3xf32>) -> tensor<1x2x3xf32>
  %gather_3 = "stablehlo.gather"(%slice_2, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %gather_3, dense<[[[2.0, 4.0, 3.5], [2.5, 0.25, 1.75], [2.0, 4.0, 3.5]]]> : tensor<1x3x3xf32> loc("gather_of_slice")
  %scatter_4 = "stablehlo.scatter"(%f32__10, %i32__3, %slice_2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_18: tensor<f32>, %right_18: tensor<f32>):
    %add_11 = stablehlo.add %left_18, %right_18 : tensor<f32>
    stablehlo.return %add_11 : tensor<f32>
  }) : (tensor<1x3x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %scatter_4, dense<[[[4.0, 3.5, 6.5], [4.0, -1.0, 0.5], [4.5, -0.25, 4.75]]]> : tensor<1x3x3xf32> loc("scatter_of_slice")
  %slice_3 = stablehlo.slice %f32__12 [1:2, 0:2, 0:3] : (tensor<2x2x3xf32>) -> tensor<1x2x3xf32>
  %select_and_scatter_7 = "stablehlo.select_and_scatter"(%slice_3, %f32__2, %f32__3) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_19: tensor<f32>, %right_19: tensor<f32>):
    %compare_8 = stablehlo.compare GE, %left_19, %right_19 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_8 : tensor<i1>
  }, {
  ^bb0(%left_20: tensor<f32>, %right_20: tensor<f32>):
    %add_12 = stablehlo.add %left_20, %right_20 : tensor<f32>
    stablehlo.return %add_12 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %select_and_scatter_7, dense<[[[2.0, 0.0, 0.0], [0.0, -0.5, 0.0]]]> : tensor<1x2x3xf32> loc("select_and_scatter_of_slice")
  %sort_2 = "stablehlo.sort"(%f32__13) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_21: tensor<f32>, %right_21: tensor<f32>):
    %compare_9 = stablehlo.compare GT, %left_21, %right_21, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_9 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %gather_4 = "stablehlo.gather"(%sort_2, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %gather_4, dense<[[[0x7F800000, 0.25, -0.0], [2.25, 1.5, 0.75], [0x7F800000, 0.25, -0.0]]]> : tensor<1x3x3xf32> loc("gather_of_sort")
  %scatter_5 = "stablehlo.scatter"(%sort_2, %i32, %f32__5) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_22: tensor<f32>, %right_22: tensor<f32>):
    %add_13 = stablehlo.add %left_22, %right_22 : tensor<f32>
    stablehlo.return %add_13 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %scatter_5, dense<[[[2.25, 1.5, 0.75], [0x7F800000, -0.25, 3.0]]]> : tensor<1x2x3xf32> loc("scatter_of_sort")
  %sort_3 = "stablehlo.sort"(%f32__9) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_23: tensor<f32>, %right_23: tensor<f32>):
    %compare_10 = stablehlo.compare GT, %left_23, %right_23, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_10 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %select_and_scatter_8 = "stablehlo.select_and_scatter"(%sort_3, %f32__2, %f32__3) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_24: tensor<f32>, %right_24: tensor<f32>):
    %compare_11 = stablehlo.compare GE, %left_24, %right_24 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_11 : tensor<i1>
  }, {
  ^bb0(%left_25: tensor<f32>, %right_25: tensor<f32>):
    %add_14 = stablehlo.add %left_25, %right_25 : tensor<f32>
    stablehlo.return %add_14 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %select_and_scatter_8, dense<[[[2.0, 0.0, 0.0], [-0.5, 0.0, 0.0]]]> : tensor<1x2x3xf32> loc("select_and_scatter_of_sort")
  %sqrt_2 = stablehlo.sqrt %f32 : tensor<1x2x3xf32>
  %gather_5 = "stablehlo.gather"(%sqrt_2, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %gather_5, dense<[[[-0.0, 0x7F800000, 0x7FC00000], [1.2247449, 0x7FC00000, 0.8660254], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x3x3xf32> loc("gather_of_sqrt")
  %scatter_6 = "stablehlo.scatter"(%f32__10, %i32__3, %sqrt_2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_26: tensor<f32>, %right_26: tensor<f32>):
    %add_15 = stablehlo.add %left_26, %right_26 : tensor<f32>
    stablehlo.return %add_15 : tensor<f32>
  }) : (tensor<1x3x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %scatter_6, dense<[[[2.0, 0x7F800000, 0x7FC00000], [4.0, -1.0, 0.5], [3.2247448, 0x7FC00000, 3.8660254]]]> : tensor<1x3x3xf32> loc("scatter_of_sqrt")
  %sqrt_3 = stablehlo.sqrt %f32__14 : tensor<1x2x3xf32>
  %select_and_scatter_9 = "stablehlo.select_and_scatter"(%sqrt_3, %f32__2, %f32__3) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_27: tensor<f32>, %right_27: tensor<f32>):
    %compare_12 = stablehlo.compare GE, %left_27, %right_27 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_12 : tensor<i1>
  }, {
  ^bb0(%left_28: tensor<f32>, %right_28: tensor<f32>):
    %add_16 = stablehlo.add %left_28, %right_28 : tensor<f32>
    stablehlo.return %add_16 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %select_and_scatter_9, dense<[[[0.0, 2.0, 0.0], [-0.5, 0.0, 0.0]]]> : tensor<1x2x3xf32> loc("select_and_scatter_of_sqrt")
  %subtract_2 = stablehlo.subtract %f32, %f32__5 : tensor<1x2x3xf32>
  %gather_6 = "stablehlo.gather"(%subtract_2, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %gather_6, dense<[[[-4.0, 0x7F800000, 0x7FC00000], [-0.5, -1.75, -2.25], [-4.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x3x3xf32> loc("gather_of_subtract")
  %scatter_7 = "stablehlo.scatter"(%subtract_2, %i32, %f32__5) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_29: tensor<f32>, %right_29: tensor<f32>):
    %add_17 = stablehlo.add %left_29, %right_29 : tensor<f32>
    stablehlo.return %add_17 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %scatter_7, dense<[[[-0.5, -1.75, -2.25], [-2.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("scatter_of_subtract")
  %subtract_3 = stablehlo.subtract %f32__9, %f32__5 : tensor<1x2x3xf32>
  %select_and_scatter_10 = "stablehlo.select_and_scatter"(%subtract_3, %f32__2, %f32__3) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_30: tensor<f32>, %right_30: tensor<f32>):
    %compare_13 = stablehlo.compare GE, %left_30, %right_30 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_13 : tensor<i1>
  }, {
  ^bb0(%left_31: tensor<f32>, %right_31: tensor<f32>):
    %add_18 = stablehlo.add %left_31, %right_31 : tensor<f32>
    stablehlo.return %add_18 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %select_and_scatter_10, dense<[[[0.0, 2.0, 0.0], [0.0, -0.5, 0.0]]]> : tensor<1x2x3xf32> loc("select_and_scatter_of_subtract")
  %tan_2 = stablehlo.tan %f32 : tensor<1x2x3xf32>
  %gather_7 = "stablehlo.gather"(%tan_2, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  check.expect_almost_eq_const %gather_7, dense<[[[-0.0, 0x7FC00000, 0x7FC00000], [14.10142, 1.2386277, 0.93159646], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x3x3xf32>, tolerance = 2.8e-04 loc("gather_of_tan")
  %scatter_8 = "stablehlo.scatter"(%f32__10, %i32__3, %tan_2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_32: tensor<f32>, %right_32: tensor<f32>):
    %add_19 = stablehlo.add %left_32, %right_32 : tensor<f32>
    stablehlo.return %add_19 : tensor<f32>
  }) : (tensor<1x3x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  check.expect_almost_eq_const %scatter_8, dense<[[[2.0, 0x7FC00000, 0x7FC00000], [4.0, -1.0, 0.5], [16.101421, 0.7386277, 3.9315965]]]> : tensor<1x3x3xf32>, tolerance = 3.2e-04 loc("scatter_of_tan")
  %tan_3 = stablehlo.tan %f32__9 : tensor<1x2x3xf32>
  %select_and_scatter_11 = "stablehlo.select_and_scatter"(%tan_3, %f32__2, %f32__3) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_33: tensor<f32>, %right_33: tensor<f32>):
    %compare_14 = stablehlo.compare GE, %left_33, %right_33 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_14 : tensor<i1>
  }, {
  ^bb0(%left_34: tensor<f32>, %right_34: tensor<f32>):
    %add_20 = stablehlo.add %left_34, %right_34 : tensor<f32>
    stablehlo.return %add_20 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %select_and_scatter_11, dense<[[[2.0, 0.0, 0.0], [0.0, 0.0, -0.5]]]> : tensor<1x2x3xf32>, tolerance = 4.0e-05 loc("select_and_scatter_of_tan")
  %tanh_2 = stablehlo.tanh %f32 : tensor<1x2x3xf32>
  %gather_8 = "stablehlo.gather"(%tanh_2, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  check.expect_almost_eq_const %gather_8, dense<[[[-0.0, 1.0, 0x7FC00000], [0.90514827, -0.9780261, 0.63514894], [-0.0, 1.0, 0x7FC00000]]]> : tensor<1x3x3xf32>, tolerance = 2.0e-05 loc("gather_of_tanh")
  %scatter_9 = "stablehlo.scatter"(%tanh_2, %i32, %f32__5) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_35: tensor<f32>, %right_35: tensor<f32>):
    %add_21 = stablehlo.add %left_35, %right_35 : tensor<f32>
    stablehlo.return %add_21 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %scatter_9, dense<[[[0.90514827, -0.9780261, 0.63514894], [2.0, 0.5, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 4.0e-05 loc("scatter_of_tanh")
  %tanh_3 = stablehlo.tanh %f32__9 : tensor<1x2x3xf32>
  %select_and_scatter_12 = "stablehlo.select_and_scatter"(%tanh_3, %f32__2, %f32__3) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_36: tensor<f32>, %right_36: tensor<f32>):
    %compare_15 = stablehlo.compare GE, %left_36, %right_36 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_15 : tensor<i1>
  }, {
  ^bb0(%left_37: tensor<f32>, %right_37: tensor<f32>):
    %add_22 = stablehlo.add %left_37, %right_37 : tensor<f32>
    stablehlo.return %add_22 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %select_and_scatter_12, dense<[[[0.0, 2.0, 0.0], [0.0, -0.5, 0.0]]]> : tensor<1x2x3xf32>, tolerance = 4.0e-05 loc("select_and_scatter_of_tanh")
  %transpose_2 = stablehlo.transpose %f32__15, dims = [1, 2, 0] : (tensor<3x1x2xf32>) -> tensor<1x2x3xf32>
  %gather_9 = "stablehlo.gather"(%transpose_2, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %gather_9, dense<[[[-2.25, -0.0, 0x7FC00000], [1.5, 0.75, 0x7F800000], [-2.25, -0.0, 0x7FC00000]]]> : tensor<1x3x3xf32> loc("gather_of_transpose")
  %scatter_10 = "stablehlo.scatter"(%f32__10, %i32__3, %transpose_2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_38: tensor<f32>, %right_38: tensor<f32>):
    %add_23 = stablehlo.add %left_38, %right_38 : tensor<f32>
    stablehlo.return %add_23 : tensor<f32>
  }) : (tensor<1x3x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %scatter_10, dense<[[[-0.25, -0.5, 0x7FC00000], [4.0, -1.0, 0.5], [3.5, 0.25, 0x7F800000]]]> : tensor<1x3x3xf32> loc("scatter_of_transpose")
  %transpose_3 = stablehlo.transpose %f32__16, dims = [1, 2, 0] : (tensor<3x1x2xf32>) -> tensor<1x2x3xf32>
  %select_and_scatter_13 = "stablehlo.select_and_scatter"(%transpose_3, %f32__2, %f32__3) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_39: tensor<f32>, %right_39: tensor<f32>):
    %compare_16 = stablehlo.compare GE, %left_39, %right_39 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_16 : tensor<i1>
  }, {
  ^bb0(%left_40: tensor<f32>, %right_40: tensor<f32>):
    %add_24 = stablehlo.add %left_40, %right_40 : tensor<f32>
    stablehlo.return %add_24 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %select_and_scatter_13, dense<[[[0.0, 0.0, 2.0], [-0.5, 0.0, 0.0]]]> : tensor<1x2x3xf32> loc("select_and_scatter_of_transpose")
  return
}
