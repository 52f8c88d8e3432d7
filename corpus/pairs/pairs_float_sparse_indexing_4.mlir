// Pairs of ops: what takes the float result of scatter, select, select_and_scatter. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %i32 = stablehlo.constant dense<[1, 5]> : tensor<2xi32>
  %i32__2 = stablehlo.constant dense<[1, 0, 5]> : tensor<3xi32>
  %f32__3 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__4 = stablehlo.constant dense<0.0> : tensor<f32>
  %f32__5 = stablehlo.constant dense<2.0> : tensor<1x2x3xf32>
  %f32__6 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5], [2.0, -0.5, 3.0]]]> : tensor<1x3x3xf32>
  %i32__3 = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %f32__7 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__8 = stablehlo.constant dense<[[[2.0], [-0.5]]]> : tensor<1x2x1xf32>
  %f32__9 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [-0.0, 0x7F800000, 0.25]]]> : tensor<1x2x3xf32>
  %f32__10 = stablehlo.constant dense<-1.0> : tensor<f32>
  %f32__11 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__12 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf32>
  %i32__4 = stablehlo.constant dense<0> : tensor<i32>
  %i32__5 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__6 = stablehlo.constant dense<9> : tensor<i32>
  %f32__13 = stablehlo.constant dense<[[[2.0, -0.5]]]> : tensor<1x1x2xf32>
  %i32__7 = stablehlo.constant dense<1> : tensor<i32>
  %i32__8 = stablehlo.constant dense<2> : tensor<i32>
  %scatter = "stablehlo.scatter"(%f32, %i32, %f32__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %exponential_minus_one = stablehlo.exponential_minus_one %scatter : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[3.481689, -0.89460075, 1.117], [6.389056, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("exponential_minus_one_of_scatter")
  %floor = stablehlo.floor %scatter : tensor<1x2x3xf32>
  check.expect_eq_const %floor, dense<[[[1.0, -3.0, 0.0], [2.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("floor_of_scatter")
  %gather = "stablehlo.gather"(%scatter, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %gather, dense<[[[2.0, 0x7F800000, 0x7FC00000], [1.5, -2.25, 0.75], [2.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x3x3xf32> loc("gather_of_scatter")
  %imag = stablehlo.imag %scatter : tensor<1x2x3xf32>
  check.expect_eq_const %imag, dense<0.0> : tensor<1x2x3xf32> loc("imag_of_scatter")
  %is_finite = stablehlo.is_finite %scatter : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %is_finite, dense<[[[true, true, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("is_finite_of_scatter")
  %log = stablehlo.log %scatter : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log, dense<[[[0.4054651, 0x7FC00000, -0.2876821], [0.6931472, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("log_of_scatter")
  %log_plus_one = stablehlo.log_plus_one %scatter : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log_plus_one, dense<[[[0.91629076, 0x7FC00000, 0.5596158], [1.0986123, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("log_plus_one_of_scatter")
  %logistic = stablehlo.logistic %scatter : tensor<1x2x3xf32>
  check.expect_almost_eq_const %logistic, dense<[[[0.81757444, 0.09534947, 0.6791787], [0.880797, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("logistic_of_scatter")
  %maximum = stablehlo.maximum %f32__2, %scatter : tensor<1x2x3xf32>
  check.expect_eq_const %maximum, dense<[[[2.0, -0.5, 3.0], [4.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("maximum_of_scatter")
  %minimum = stablehlo.minimum %scatter, %scatter : tensor<1x2x3xf32>
  check.expect_eq_const %minimum, dense<[[[1.5, -2.25, 0.75], [2.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("minimum_of_scatter")
  %multiply = stablehlo.multiply %scatter, %f32__3 : tensor<1x2x3xf32>
  check.expect_eq_const %multiply, dense<[[[0.0, -0.0, 0.0], [0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("multiply_of_scatter")
  %negate = stablehlo.negate %scatter : tensor<1x2x3xf32>
  check.expect_eq_const %negate, dense<[[[-1.5, 2.25, -0.75], [-2.0, 0xFF800000, 0xFFC00000]]]> : tensor<1x2x3xf32> loc("negate_of_scatter")
  %pad = stablehlo.pad %scatter, %f32__4, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %pad, dense<[[[-2.25, 0.75, 0.0], [0.0, 0.0, 0.0], [0x7F800000, 0x7FC00000, 0.0]]]> : tensor<1x3x3xf32> loc("pad_of_scatter")
  %power = stablehlo.power %scatter, %f32__2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %power, dense<[[[2.25, 0x7FC00000, 0.421875], [16.0, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("power_of_scatter")
  %real = stablehlo.real %scatter : tensor<1x2x3xf32>
  check.expect_eq_const %real, dense<[[[1.5, -2.25, 0.75], [2.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("real_of_scatter")
  %reduce = stablehlo.reduce(%scatter init: %f32__4) across dimensions = [1] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  reducer(%left_2: tensor<f32>, %right_2: tensor<f32>) {
    %add_2 = stablehlo.add %left_2, %right_2 : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }
  check.expect_eq_const %reduce, dense<[[3.5, 0x7F800000, 0x7FC00000]]> : tensor<1x3xf32> loc("reduce_of_scatter")
  %reduce_precision = stablehlo.reduce_precision %scatter, format = e5m2 : tensor<1x2x3xf32>
  check.expect_eq_const %reduce_precision, dense<[[[1.5, -2.0, 0.75], [2.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("reduce_precision_of_scatter")
  %reduce_window = "stablehlo.reduce_window"(%scatter, %f32__4) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_3: tensor<f32>, %right_3: tensor<f32>):
    %add_3 = stablehlo.add %left_3, %right_3 : tensor<f32>
    stablehlo.return %add_3 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %reduce_window, dense<[[[-0.75, -1.5], [0x7F800000, 0x7FC00000]]]> : tensor<1x2x2xf32> loc("reduce_window_of_scatter")
  %remainder = stablehlo.remainder %scatter, %f32__5 : tensor<1x2x3xf32>
  check.expect_eq_const %remainder, dense<[[[1.5, -0.25, 0.75], [0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("remainder_of_scatter")
  %reshape = stablehlo.reshape %scatter : (tensor<1x2x3xf32>) -> tensor<6xf32>
  check.expect_eq_const %reshape, dense<[1.5, -2.25, 0.75, 2.0, 0x7F800000, 0x7FC00000]> : tensor<6xf32> loc("reshape_of_scatter")
  %reverse = stablehlo.reverse %scatter, dims = [2] : tensor<1x2x3xf32>
  check.expect_eq_const %reverse, dense<[[[0.75, -2.25, 1.5], [0x7FC00000, 0x7F800000, 2.0]]]> : tensor<1x2x3xf32> loc("reverse_of_scatter")
  %round_nearest_afz = stablehlo.round_nearest_afz %scatter : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_afz, dense<[[[2.0, -2.0, 1.0], [2.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("round_nearest_afz_of_scatter")
  %round_nearest_even = stablehlo.round_nearest_even %scatter : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_even, dense<[[[2.0, -2.0, 1.0], [2.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("round_nearest_even_of_scatter")
  %rsqrt = stablehlo.rsqrt %scatter : tensor<1x2x3xf32>
  check.expect_almost_eq_const %rsqrt, dense<[[[0.8164966, 0x7FC00000, 1.1547005], [0.70710677, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("rsqrt_of_scatter")
  %scatter_2 = "stablehlo.scatter"(%f32__6, %i32__3, %scatter) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_4: tensor<f32>, %right_4: tensor<f32>):
    %add_4 = stablehlo.add %left_4, %right_4 : tensor<f32>
    stablehlo.return %add_4 : tensor<f32>
  }) : (tensor<1x3x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %scatter_2, dense<[[[4.0, 0x7F800000, 0x7FC00000], [4.0, -1.0, 0.5], [3.5, -2.75, 3.75]]]> : tensor<1x3x3xf32> loc("scatter_of_scatter")
  %select = stablehlo.select %i1, %scatter, %f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  check.expect_eq_const %select, dense<[[[1.5, -0.5, 0.75], [4.0, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("select_of_scatter")
  %scatter_3 = "stablehlo.scatter"(%f32__7, %i32, %f32__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_5: tensor<f32>, %right_5: tensor<f32>):
    %add_5 = stablehlo.add %left_5, %right_5 : tensor<f32>
    stablehlo.return %add_5 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %select_and_scatter = "stablehlo.select_and_scatter"(%scatter_3, %f32__8, %f32__4) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_6: tensor<f32>, %right_6: tensor<f32>):
    %compare = stablehlo.compare GE, %left_6, %right_6 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }, {
  ^bb0(%left_7: tensor<f32>, %right_7: tensor<f32>):
    %add_6 = stablehlo.add %left_7, %right_7 : tensor<f32>
    stablehlo.return %add_6 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %select_and_scatter, dense<[[[0.0, 2.0, 0.0], [0.0, 0.0, -0.5]]]> : tensor<1x2x3xf32> loc("select_and_scatter_of_scatter")
  %sign = stablehlo.sign %scatter : tensor<1x2x3xf32>
  check.expect_eq_const %sign, dense<[[[1.0, -1.0, 1.0], [1.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("sign_of_scatter")
  %sine = stablehlo.sine %scatter_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sine, dense<[[[0.997495, 0.7780732, 0.6816388], [0.5984721, 0.5984721, -0.8949894]]]> : tensor<1x2x3xf32> loc("sine_of_scatter")
  %slice = stablehlo.slice %scatter [0:1, 0:2, 1:3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %slice, dense<[[[-2.25, 0.75], [0x7F800000, 0x7FC00000]]]> : tensor<1x2x2xf32> loc("slice_of_scatter")
  %scatter_4 = "stablehlo.scatter"(%f32__9, %i32, %f32__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_8: tensor<f32>, %right_8: tensor<f32>):
    %add_7 = stablehlo.add %left_8, %right_8 : tensor<f32>
    stablehlo.return %add_7 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sort = "stablehlo.sort"(%scatter_4) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_9: tensor<f32>, %right_9: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_9, %right_9, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %sort, dense<[[[2.25, 1.5, 0.75], [0x7F800000, 3.25, 2.0]]]> : tensor<1x2x3xf32> loc("sort_of_scatter")
  %sqrt = stablehlo.sqrt %scatter : tensor<1x2x3xf32>
  check.expect_eq_const %sqrt, dense<[[[1.2247449, 0x7FC00000, 0.8660254], [1.4142135, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("sqrt_of_scatter")
  %subtract = stablehlo.subtract %f32__2, %scatter : tensor<1x2x3xf32>
  check.expect_eq_const %subtract, dense<[[[0.5, 1.75, 2.25], [2.0, 0xFF800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("subtract_of_scatter")
  %tan = stablehlo.tan %scatter_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tan, dense<[[[14.10142, -1.2386277, 0.93159646], [-0.7470223, -0.7470223, 2.006309]]]> : tensor<1x2x3xf32> loc("tan_of_scatter")
  %tanh = stablehlo.tanh %scatter : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tanh, dense<[[[0.90514827, -0.9780261, 0.63514894], [0.9640276, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("tanh_of_scatter")
  %transpose = stablehlo.transpose %scatter, dims = [2, 1, 0] : (tensor<1x2x3xf32>) -> tensor<3x2x1xf32>
  check.expect_eq_const %transpose, dense<[[[1.5], [2.0]], [[-2.25], [0x7F800000]], [[0.75], [0x7FC00000]]]> : tensor<3x2x1xf32> loc("transpose_of_scatter")
  %select_2 = stablehlo.select %i1, %f32, %f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %gather_2 = "stablehlo.gather"(%select_2, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %gather_2, dense<[[[4.0, -1.0, 0x7FC00000], [1.5, -0.5, 0.75], [4.0, -1.0, 0x7FC00000]]]> : tensor<1x3x3xf32> loc("gather_of_select")
  %scatter_5 = "stablehlo.scatter"(%select_2, %i32, %f32__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_10: tensor<f32>, %right_10: tensor<f32>):
    %add_8 = stablehlo.add %left_10, %right_10 : tensor<f32>
    stablehlo.return %add_8 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %scatter_5, dense<[[[1.5, -0.5, 0.75], [6.0, -1.5, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("scatter_of_select")
  %select_3 = stablehlo.select %i1, %f32__7, %f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %select_and_scatter_2 = "stablehlo.select_and_scatter"(%select_3, %f32__8, %f32__4) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_11: tensor<f32>, %right_11: tensor<f32>):
    %compare_3 = stablehlo.compare GE, %left_11, %right_11 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_3 : tensor<i1>
  }, {
  ^bb0(%left_12: tensor<f32>, %right_12: tensor<f32>):
    %add_9 = stablehlo.add %left_12, %right_12 : tensor<f32>
    stablehlo.return %add_9 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %select_and_scatter_2, dense<[[[2.0, 0.0, 0.0], [-0.5, 0.0, 0.0]]]> : tensor<1x2x3xf32> loc("select_and_scatter_of_select")
  %select_and_scatter_3 = "stablehlo.select_and_scatter"(%f32, %f32__8, %f32__4) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_13: tensor<f32>, %right_13: tensor<f32>):
    %compare_4 = stablehlo.compare GE, %left_13, %right_13 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_4 : tensor<i1>
  }, {
  ^bb0(%left_14: tensor<f32>, %right_14: tensor<f32>):
    %add_10 = stablehlo.add %left_14, %right_14 : tensor<f32>
    stablehlo.return %add_10 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %abs = stablehlo.abs %select_and_scatter_3 : tensor<1x2x3xf32>
  check.expect_eq_const %abs, dense<[[[2.0, 0.0, 0.0], [0.0, 0.0, 0.5]]]> : tensor<1x2x3xf32> loc("abs_of_select_and_scatter")
  %add_11 = stablehlo.add %f32__2, %select_and_scatter_3 : tensor<1x2x3xf32>
  check.expect_eq_const %add_11, dense<[[[4.0, -0.5, 3.0], [4.0, -1.0, 0.0]]]> : tensor<1x2x3xf32> loc("add_of_select_and_scatter")
  %atan2 = stablehlo.atan2 %select_and_scatter_3, %select_and_scatter_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %atan2, dense<[[[0.7853982, 0.0, 0.0], [0.0, 0.0, -2.3561945]]]> : tensor<1x2x3xf32> loc("atan2_of_select_and_scatter")
  %select_and_scatter_4 = "stablehlo.select_and_scatter"(%f32__7, %f32__8, %f32__4) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_15: tensor<f32>, %right_15: tensor<f32>):
    %compare_5 = stablehlo.compare GE, %left_15, %right_15 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_5 : tensor<i1>
  }, {
  ^bb0(%left_16: tensor<f32>, %right_16: tensor<f32>):
    %add_12 = stablehlo.add %left_16, %right_16 : tensor<f32>
    stablehlo.return %add_12 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %select_and_scatter_4 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %bitcast_convert, dense<[[[0, 1073741824, 0], [0, -1090519040, 0]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_select_and_scatter")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %select_and_scatter_3, dims = [0, 2, 3] : (tensor<1x2x3xf32>) -> tensor<1x2x2x3xf32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[2.0, 0.0, 0.0], [0.0, 0.0, -0.5]], [[2.0, 0.0, 0.0], [0.0, 0.0, -0.5]]]]> : tensor<1x2x2x3xf32> loc("broadcast_in_dim_of_select_and_scatter")
  %cbrt = stablehlo.cbrt %select_and_scatter_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cbrt, dense<[[[1.2599211, 0.0, 0.0], [0.0, 0.0, -0.7937005]]]> : tensor<1x2x3xf32> loc("cbrt_of_select_and_scatter")
  %ceil = stablehlo.ceil %select_and_scatter_3 : tensor<1x2x3xf32>
  check.expect_eq_const %ceil, dense<[[[2.0, 0.0, 0.0], [0.0, 0.0, -0.0]]]> : tensor<1x2x3xf32> loc("ceil_of_select_and_scatter")
  %clamp = stablehlo.clamp %select_and_scatter_3, %f32__2, %f32__11 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %clamp, dense<[[[2.0, 0.0, 2.0], [2.0, 0.0, 0.5]]]> : tensor<1x2x3xf32> loc("clamp_of_select_and_scatter")
  %compare_6 = stablehlo.compare LT, %select_and_scatter_3, %f32__2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare_6, dense<[[[false, false, true], [true, false, true]]]> : tensor<1x2x3xi1> loc("compare_of_select_and_scatter")
  %complex = stablehlo.complex %select_and_scatter_3, %f32__2 : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %complex, dense<[[[(2.0, 2.0), (0.0, -0.5), (0.0, 3.0)], [(0.0, 4.0), (0.0, -1.0), (-0.5, 0.5)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_select_and_scatter")
  %concatenate = stablehlo.concatenate %select_and_scatter_3, %select_and_scatter_3, dim = 2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x6xf32>
  check.expect_eq_const %concatenate, dense<[[[2.0, 0.0, 0.0, 2.0, 0.0, 0.0], [0.0, 0.0, -0.5, 0.0, 0.0, -0.5]]]> : tensor<1x2x6xf32> loc("concatenate_of_select_and_scatter")
  %convert = stablehlo.convert %select_and_scatter_3 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %convert, dense<[[[true, false, false], [false, false, true]]]> : tensor<1x2x3xi1> loc("convert_of_select_and_scatter")
  %select_and_scatter_5 = "stablehlo.select_and_scatter"(%f32__7, %f32__8, %f32__4) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_17: tensor<f32>, %right_17: tensor<f32>):
    %compare_7 = stablehlo.compare GE, %left_17, %right_17 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_7 : tensor<i1>
  }, {
  ^bb0(%left_18: tensor<f32>, %right_18: tensor<f32>):
    %add_13 = stablehlo.add %left_18, %right_18 : tensor<f32>
    stablehlo.return %add_13 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %select_and_scatter_5 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cosine, dense<[[[1.0, -0.41614684, 1.0], [1.0, 0.87758255, 1.0]]]> : tensor<1x2x3xf32> loc("cosine_of_select_and_scatter")
  %divide = stablehlo.divide %f32__2, %select_and_scatter_3 : tensor<1x2x3xf32>
  check.expect_eq_const %divide, dense<[[[1.0, 0xFF800000, 0x7F800000], [0x7F800000, 0xFF800000, -1.0]]]> : tensor<1x2x3xf32> loc("divide_of_select_and_scatter")
  %dot_general = stablehlo.dot_general %select_and_scatter_3, %f32__12, contracting_dims = [2] x [0] : (tensor<1x2x3xf32>, tensor<3x2xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %dot_general, dense<[[[4.0, -1.0], [0.5, -0.25]]]> : tensor<1x2x2xf32> loc("dot_general_of_select_and_scatter")
  %dynamic_slice = stablehlo.dynamic_slice %select_and_scatter_3, %i32__4, %i32__5, %i32__6, sizes = [1, 2, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %dynamic_slice, dense<[[[0.0, 0.0], [0.0, -0.5]]]> : tensor<1x2x2xf32> loc("dynamic_slice_of_select_and_scatter")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %select_and_scatter_3, %f32__13, %i32__4, %i32__7, %i32__8 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[2.0, 0.0, 0.0], [0.0, 2.0, -0.5]]]> : tensor<1x2x3xf32> loc("dynamic_update_slice_of_select_and_scatter")
  %exponential = stablehlo.exponential %select_and_scatter_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential, dense<[[[7.389056, 1.0, 1.0], [1.0, 1.0, 0.60653067]]]> : tensor<1x2x3xf32> loc("exponential_of_select_and_scatter")
  %exponential_minus_one_2 = stablehlo.exponential_minus_one %select_and_scatter_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential_minus_one_2, dense<[[[6.389056, 0.0, 0.0], [0.0, 0.0, -0.39346933]]]> : tensor<1x2x3xf32> loc("exponential_minus_one_of_select_and_scatter")
  %floor_2 = stablehlo.floor %select_and_scatter_3 : tensor<1x2x3xf32>
  check.expect_eq_const %floor_2, dense<[[[2.0, 0.0, 0.0], [0.0, 0.0, -1.0]]]> : tensor<1x2x3xf32> loc("floor_of_select_and_scatter")
  %gather_3 = "stablehlo.gather"(%select_and_scatter_3, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %gather_3, dense<[[[0.0, 0.0, -0.5], [2.0, 0.0, 0.0], [0.0, 0.0, -0.5]]]> : tensor<1x3x3xf32> loc("gather_of_select_and_scatter")
  %imag_2 = stablehlo.imag %select_and_scatter_3 : tensor<1x2x3xf32>
  check.expect_eq_const %imag_2, dense<0.0> : tensor<1x2x3xf32> loc("imag_of_select_and_scatter")
  %is_finite_2 = stablehlo.is_finite %select_and_scatter_3 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %is_finite_2, dense<true> : tensor<1x2x3xi1> loc("is_finite_of_select_and_scatter")
  %log_2 = stablehlo.log %select_and_scatter_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log_2, dense<[[[0.6931472, 0xFF800000, 0xFF800000], [0xFF800000, 0xFF800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("log_of_select_and_scatter")
  %log_plus_one_2 = stablehlo.log_plus_one %select_and_scatter_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log_plus_one_2, dense<[[[1.0986123, 0.0, 0.0], [0.0, 0.0, -0.6931472]]]> : tensor<1x2x3xf32> loc("log_plus_one_of_select_and_scatter")
  return
}
