// Pairs of ops: what takes the float result of gather, imag, iota, log, log_plus_one, logistic, maximum. The values are those of
// scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000], [2.5, 0.25, 1.75]]]> : tensor<1x3x3xf32>
  %i32 = stablehlo.constant dense<[7, 0]> : tensor<2xi32>
  %f32__2 = stablehlo.constant dense<-1.0> : tensor<f32>
  %f32__3 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__4 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__5 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__6 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25], [2.5, 0.25, 1.75]]]> : tensor<1x3x3xf32>
  %f32__7 = stablehlo.constant dense<2.0> : tensor<1x2x3xf32>
  %f32__8 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf32>
  %i32__2 = stablehlo.constant dense<0> : tensor<i32>
  %i32__3 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__4 = stablehlo.constant dense<9> : tensor<i32>
  %f32__9 = stablehlo.constant dense<[[[2.0, -0.5]]]> : tensor<1x1x2xf32>
  %i32__5 = stablehlo.constant dense<1> : tensor<i32>
  %i32__6 = stablehlo.constant dense<2> : tensor<i32>
  %i32__7 = stablehlo.constant dense<[1, 0, 5]> : tensor<3xi32>
  %f32__10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %f32__11 = stablehlo.constant dense<0.0> : tensor<f32>
  %i32__8 = stablehlo.constant dense<[1, 5]> : tensor<2xi32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %f32__12 = stablehlo.constant dense<[[[2.0], [-0.5]]]> : tensor<1x2x1xf32>
  %f32__13 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [-0.0, 0x7F800000, 0.25], [2.5, 0.25, 1.75]]]> : tensor<1x3x3xf32>
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %f32__14 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5], [2.0, -0.5, 3.0]]]> : tensor<1x3x3xf32>
  %i32__9 = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
  %f32__15 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %f32__16 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %gather = "stablehlo.gather"(%f32, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x3x3xf32>, tensor<2xi32>) -> tensor<1x2x3xf32>
  %clamp = stablehlo.clamp %gather, %f32__4, %f32__3 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %clamp, dense<[[[2.0, 0.25, 2.0], [2.0, -1.0, 0.75]]]> : tensor<1x2x3xf32> loc("clamp_of_gather")
  %compare = stablehlo.compare GE, %gather, %gather : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<true> : tensor<1x2x3xi1> loc("compare_of_gather")
  %complex = stablehlo.complex %gather, %f32__4 : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %complex, dense<[[[(2.5, 2.0), (0.25, -0.5), (1.75, 3.0)], [(1.5, 4.0), (-2.25, -1.0), (0.75, 0.5)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_gather")
  %concatenate = stablehlo.concatenate %gather, %gather, dim = 2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x6xf32>
  check.expect_eq_const %concatenate, dense<[[[2.5, 0.25, 1.75, 2.5, 0.25, 1.75], [1.5, -2.25, 0.75, 1.5, -2.25, 0.75]]]> : tensor<1x2x6xf32> loc("concatenate_of_gather")
  %convert = stablehlo.convert %gather : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %convert, dense<true> : tensor<1x2x3xi1> loc("convert_of_gather")
  %gather_2 = "stablehlo.gather"(%f32__6, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x3x3xf32>, tensor<2xi32>) -> tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %gather_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cosine, dense<[[[-0.8011436, 0.9689124, -0.17824605], [0.0707372, -0.62817365, 0.73168886]]]> : tensor<1x2x3xf32> loc("cosine_of_gather")
  %divide = stablehlo.divide %gather, %f32__7 : tensor<1x2x3xf32>
  check.expect_eq_const %divide, dense<[[[1.25, 0.125, 0.875], [0.75, -1.125, 0.375]]]> : tensor<1x2x3xf32> loc("divide_of_gather")
  %dot_general = stablehlo.dot_general %gather, %f32__8, contracting_dims = [2] x [0] : (tensor<1x2x3xf32>, tensor<3x2xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %dot_general, dense<[[[4.0, 0.625], [-4.5, -9.375]]]> : tensor<1x2x2xf32> loc("dot_general_of_gather")
  %dynamic_slice = stablehlo.dynamic_slice %gather, %i32__2, %i32__3, %i32__4, sizes = [1, 2, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %dynamic_slice, dense<[[[0.25, 1.75], [-2.25, 0.75]]]> : tensor<1x2x2xf32> loc("dynamic_slice_of_gather")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %gather, %f32__9, %i32__2, %i32__5, %i32__6 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[2.5, 0.25, 1.75], [1.5, 2.0, -0.5]]]> : tensor<1x2x3xf32> loc("dynamic_update_slice_of_gather")
  %exponential = stablehlo.exponential %gather : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential, dense<[[[12.182494, 1.2840254, 5.754603], [4.481689, 0.10539922, 2.117]]]> : tensor<1x2x3xf32> loc("exponential_of_gather")
  %exponential_minus_one = stablehlo.exponential_minus_one %gather : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[11.182494, 0.28402543, 4.754603], [3.481689, -0.89460075, 1.117]]]> : tensor<1x2x3xf32> loc("exponential_minus_one_of_gather")
  %floor = stablehlo.floor %gather : tensor<1x2x3xf32>
  check.expect_eq_const %floor, dense<[[[2.0, 0.0, 1.0], [1.0, -3.0, 0.0]]]> : tensor<1x2x3xf32> loc("floor_of_gather")
  %gather_3 = "stablehlo.gather"(%gather, %i32__7) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %gather_3, dense<[[[1.5, -2.25, 0.75], [2.5, 0.25, 1.75], [1.5, -2.25, 0.75]]]> : tensor<1x3x3xf32> loc("gather_of_gather")
  %imag = stablehlo.imag %gather : tensor<1x2x3xf32>
  check.expect_eq_const %imag, dense<0.0> : tensor<1x2x3xf32> loc("imag_of_gather")
  %is_finite = stablehlo.is_finite %gather : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %is_finite, dense<true> : tensor<1x2x3xi1> loc("is_finite_of_gather")
  %log = stablehlo.log %gather : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log, dense<[[[0.91629076, -1.3862944, 0.5596158], [0.4054651, 0x7FC00000, -0.2876821]]]> : tensor<1x2x3xf32> loc("log_of_gather")
  %log_plus_one = stablehlo.log_plus_one %gather : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log_plus_one, dense<[[[1.2527629, 0.22314355, 1.011601], [0.91629076, 0x7FC00000, 0.5596158]]]> : tensor<1x2x3xf32> loc("log_plus_one_of_gather")
  %logistic = stablehlo.logistic %gather : tensor<1x2x3xf32>
  check.expect_almost_eq_const %logistic, dense<[[[0.9241418, 0.5621765, 0.85195273], [0.81757444, 0.09534947, 0.6791787]]]> : tensor<1x2x3xf32> loc("logistic_of_gather")
  %maximum = stablehlo.maximum %gather, %f32__4 : tensor<1x2x3xf32>
  check.expect_eq_const %maximum, dense<[[[2.5, 0.25, 3.0], [4.0, -1.0, 0.75]]]> : tensor<1x2x3xf32> loc("maximum_of_gather")
  %minimum = stablehlo.minimum %f32__4, %gather : tensor<1x2x3xf32>
  check.expect_eq_const %minimum, dense<[[[2.0, -0.5, 1.75], [1.5, -2.25, 0.5]]]> : tensor<1x2x3xf32> loc("minimum_of_gather")
  %multiply = stablehlo.multiply %gather, %gather : tensor<1x2x3xf32>
  check.expect_eq_const %multiply, dense<[[[6.25, 0.0625, 3.0625], [2.25, 5.0625, 0.5625]]]> : tensor<1x2x3xf32> loc("multiply_of_gather")
  %negate = stablehlo.negate %gather : tensor<1x2x3xf32>
  check.expect_eq_const %negate, dense<[[[-2.5, -0.25, -1.75], [-1.5, 2.25, -0.75]]]> : tensor<1x2x3xf32> loc("negate_of_gather")
  %pad = stablehlo.pad %gather, %f32__3, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x5xf32>
  check.expect_eq_const %pad, dense<[[[2.0, 2.0, 2.0, 2.0, 2.0], [2.5, 0.25, 1.75, 2.0, 2.0]]]> : tensor<1x2x5xf32> loc("pad_of_gather")
  %power = stablehlo.power %gather, %f32__4 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %power, dense<[[[6.25, 2.0, 5.359375], [5.0625, -0.44444445, 0.8660254]]]> : tensor<1x2x3xf32> loc("power_of_gather")
  %real = stablehlo.real %gather : tensor<1x2x3xf32>
  check.expect_eq_const %real, dense<[[[2.5, 0.25, 1.75], [1.5, -2.25, 0.75]]]> : tensor<1x2x3xf32> loc("real_of_gather")
  %reduce = stablehlo.reduce(%gather init: %f32__10) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2xf32>
  check.expect_eq_const %reduce, dense<[[2.5, 1.5]]> : tensor<1x2xf32> loc("reduce_of_gather")
  %reduce_precision = stablehlo.reduce_precision %gather, format = e5m2 : tensor<1x2x3xf32>
  check.expect_eq_const %reduce_precision, dense<[[[2.5, 0.25, 1.75], [1.5, -2.0, 0.75]]]> : tensor<1x2x3xf32> loc("reduce_precision_of_gather")
  %reduce_window = "stablehlo.reduce_window"(%gather, %f32__11) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %reduce_window, dense<[[[2.5, 2.75, 2.0], [1.5, -0.75, -1.5]]]> : tensor<1x2x3xf32> loc("reduce_window_of_gather")
  %remainder = stablehlo.remainder %gather, %gather : tensor<1x2x3xf32>
  check.expect_eq_const %remainder, dense<[[[0.0, 0.0, 0.0], [0.0, -0.0, 0.0]]]> : tensor<1x2x3xf32> loc("remainder_of_gather")
  %reshape = stablehlo.reshape %gather : (tensor<1x2x3xf32>) -> tensor<3x2xf32>
  check.expect_eq_const %reshape, dense<[[2.5, 0.25], [1.75, 1.5], [-2.25, 0.75]]> : tensor<3x2xf32> loc("reshape_of_gather")
  %reverse = stablehlo.reverse %gather, dims = [1, 2] : tensor<1x2x3xf32>
  check.expect_eq_const %reverse, dense<[[[0.75, -2.25, 1.5], [1.75, 0.25, 2.5]]]> : tensor<1x2x3xf32> loc("reverse_of_gather")
  %round_nearest_afz = stablehlo.round_nearest_afz %gather : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_afz, dense<[[[3.0, 0.0, 2.0], [2.0, -2.0, 1.0]]]> : tensor<1x2x3xf32> loc("round_nearest_afz_of_gather")
  %round_nearest_even = stablehlo.round_nearest_even %gather : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_even, dense<[[[2.0, 0.0, 2.0], [2.0, -2.0, 1.0]]]> : tensor<1x2x3xf32> loc("round_nearest_even_of_gather")
  %rsqrt = stablehlo.rsqrt %gather : tensor<1x2x3xf32>
  check.expect_almost_eq_const %rsqrt, dense<[[[0.6324555, 2.0, 0.75592893], [0.8164966, 0x7FC00000, 1.1547005]]]> : tensor<1x2x3xf32> loc("rsqrt_of_gather")
  %scatter = "stablehlo.scatter"(%gather, %i32__8, %f32__4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %add_2 = stablehlo.add %left_2, %right_2 : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %scatter, dense<[[[2.5, 0.25, 1.75], [3.5, -2.75, 3.75]]]> : tensor<1x2x3xf32> loc("scatter_of_gather")
  %select = stablehlo.select %i1, %f32__4, %gather : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  check.expect_eq_const %select, dense<[[[2.0, 0.25, 3.0], [1.5, -2.25, 0.5]]]> : tensor<1x2x3xf32> loc("select_of_gather")
  %select_and_scatter = "stablehlo.select_and_scatter"(%gather_2, %f32__12, %f32__11) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_3: tensor<f32>, %right_3: tensor<f32>):
    %compare_2 = stablehlo.compare GE, %left_3, %right_3 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }, {
  ^bb0(%left_4: tensor<f32>, %right_4: tensor<f32>):
    %add_3 = stablehlo.add %left_4, %right_4 : tensor<f32>
    stablehlo.return %add_3 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %select_and_scatter, dense<[[[2.0, 0.0, 0.0], [0.0, -0.5, 0.0]]]> : tensor<1x2x3xf32> loc("select_and_scatter_of_gather")
  %sign = stablehlo.sign %gather : tensor<1x2x3xf32>
  check.expect_eq_const %sign, dense<[[[1.0, 1.0, 1.0], [1.0, -1.0, 1.0]]]> : tensor<1x2x3xf32> loc("sign_of_gather")
  %sine = stablehlo.sine %gather_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sine, dense<[[[0.5984721, 0.24740396, 0.98398596], [0.997495, 0.7780732, 0.6816388]]]> : tensor<1x2x3xf32> loc("sine_of_gather")
  %slice = stablehlo.slice %gather [0:1, 1:2, 0:3:2] : (tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %slice, dense<[[[1.5, 0.75]]]> : tensor<1x1x2xf32> loc("slice_of_gather")
  %gather_4 = "stablehlo.gather"(%f32__13, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x3x3xf32>, tensor<2xi32>) -> tensor<1x2x3xf32>
  %sort = "stablehlo.sort"(%gather_4) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_5: tensor<f32>, %right_5: tensor<f32>):
    %compare_3 = stablehlo.compare GT, %left_5, %right_5, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_3 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %sort, dense<[[[2.5, 1.75, 0.25], [2.25, 1.5, 0.75]]]> : tensor<1x2x3xf32> loc("sort_of_gather")
  %sqrt = stablehlo.sqrt %gather : tensor<1x2x3xf32>
  check.expect_eq_const %sqrt, dense<[[[1.5811388, 0.5, 1.3228756], [1.2247449, 0x7FC00000, 0.8660254]]]> : tensor<1x2x3xf32> loc("sqrt_of_gather")
  %subtract = stablehlo.subtract %gather, %f32__4 : tensor<1x2x3xf32>
  check.expect_eq_const %subtract, dense<[[[0.5, 0.75, -1.25], [-2.5, -1.25, 0.25]]]> : tensor<1x2x3xf32> loc("subtract_of_gather")
  %tan = stablehlo.tan %gather_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tan, dense<[[[-0.7470223, 0.25534192, -5.52038], [14.10142, -1.2386277, 0.93159646]]]> : tensor<1x2x3xf32> loc("tan_of_gather")
  %tanh = stablehlo.tanh %gather : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tanh, dense<[[[0.9866143, 0.24491866, 0.94137555], [0.90514827, -0.9780261, 0.63514894]]]> : tensor<1x2x3xf32> loc("tanh_of_gather")
  %transpose = stablehlo.transpose %gather, dims = [2, 0, 1] : (tensor<1x2x3xf32>) -> tensor<3x1x2xf32>
  check.expect_eq_const %transpose, dense<[[[2.5, 1.5]], [[0.25, -2.25]], [[1.75, 0.75]]]> : tensor<3x1x2xf32> loc("transpose_of_gather")
  %imag_2 = stablehlo.imag %complex_f32 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %gather_5 = "stablehlo.gather"(%imag_2, %i32__7) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %gather_5, dense<[[[1.0, -2.0, -3.0], [2.0, 0.5, -1.0], [1.0, -2.0, -3.0]]]> : tensor<1x3x3xf32> loc("gather_of_imag")
  %scatter_2 = "stablehlo.scatter"(%f32__14, %i32__9, %imag_2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_6: tensor<f32>, %right_6: tensor<f32>):
    %add_4 = stablehlo.add %left_6, %right_6 : tensor<f32>
    stablehlo.return %add_4 : tensor<f32>
  }) : (tensor<1x3x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %scatter_2, dense<[[[3.0, -2.5, 0.0], [4.0, -1.0, 0.5], [4.0, 0.0, 2.0]]]> : tensor<1x3x3xf32> loc("scatter_of_imag")
  %imag_3 = stablehlo.imag %complex_f32 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %select_and_scatter_2 = "stablehlo.select_and_scatter"(%imag_3, %f32__12, %f32__11) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_7: tensor<f32>, %right_7: tensor<f32>):
    %compare_4 = stablehlo.compare GE, %left_7, %right_7 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_4 : tensor<i1>
  }, {
  ^bb0(%left_8: tensor<f32>, %right_8: tensor<f32>):
    %add_5 = stablehlo.add %left_8, %right_8 : tensor<f32>
    stablehlo.return %add_5 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %select_and_scatter_2, dense<[[[2.0, 0.0, 0.0], [-0.5, 0.0, 0.0]]]> : tensor<1x2x3xf32> loc("select_and_scatter_of_imag")
  %iota = stablehlo.iota dim = 2 : tensor<1x2x3xf32>
  %gather_6 = "stablehlo.gather"(%iota, %i32__7) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %gather_6, dense<[[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]]> : tensor<1x3x3xf32> loc("gather_of_iota")
  %scatter_3 = "stablehlo.scatter"(%iota, %i32__8, %f32__4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_9: tensor<f32>, %right_9: tensor<f32>):
    %add_6 = stablehlo.add %left_9, %right_9 : tensor<f32>
    stablehlo.return %add_6 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %scatter_3, dense<[[[0.0, 1.0, 2.0], [2.0, 0.5, 5.0]]]> : tensor<1x2x3xf32> loc("scatter_of_iota")
  %iota_2 = stablehlo.iota dim = 2 : tensor<1x2x3xf32>
  %select_and_scatter_3 = "stablehlo.select_and_scatter"(%iota_2, %f32__12, %f32__11) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_10: tensor<f32>, %right_10: tensor<f32>):
    %compare_5 = stablehlo.compare GE, %left_10, %right_10 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_5 : tensor<i1>
  }, {
  ^bb0(%left_11: tensor<f32>, %right_11: tensor<f32>):
    %add_7 = stablehlo.add %left_11, %right_11 : tensor<f32>
    stablehlo.return %add_7 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %select_and_scatter_3, dense<[[[0.0, 0.0, 2.0], [0.0, 0.0, -0.5]]]> : tensor<1x2x3xf32> loc("select_and_scatter_of_iota")
  %log_2 = stablehlo.log %f32__15 : tensor<1x2x3xf32>
  %gather_7 = "stablehlo.gather"(%log_2, %i32__7) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  check.expect_almost_eq_const %gather_7, dense<[[[0xFF800000, 0x7F800000, 0x7FC00000], [0.4054651, 0x7FC00000, -0.2876821], [0xFF800000, 0x7F800000, 0x7FC00000]]]> : tensor<1x3x3xf32>, tolerance = 2.0e-05 loc("gather_of_log")
  %scatter_4 = "stablehlo.scatter"(%f32__14, %i32__9, %log_2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_12: tensor<f32>, %right_12: tensor<f32>):
    %add_8 = stablehlo.add %left_12, %right_12 : tensor<f32>
    stablehlo.return %add_8 : tensor<f32>
  }) : (tensor<1x3x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  check.expect_almost_eq_const %scatter_4, dense<[[[0xFF800000, 0x7F800000, 0x7FC00000], [4.0, -1.0, 0.5], [2.4054651, 0x7FC00000, 2.712318]]]> : tensor<1x3x3xf32>, tolerance = 8.0e-05 loc("scatter_of_log")
  %log_3 = stablehlo.log %f32__16 : tensor<1x2x3xf32>
  %select_and_scatter_4 = "stablehlo.select_and_scatter"(%log_3, %f32__12, %f32__11) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_13: tensor<f32>, %right_13: tensor<f32>):
    %compare_6 = stablehlo.compare GE, %left_13, %right_13 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_6 : tensor<i1>
  }, {
  ^bb0(%left_14: tensor<f32>, %right_14: tensor<f32>):
    %add_9 = stablehlo.add %left_14, %right_14 : tensor<f32>
    stablehlo.return %add_9 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %select_and_scatter_4, dense<[[[0.0, 2.0, 0.0], [0.0, -0.5, 0.0]]]> : tensor<1x2x3xf32>, tolerance = 4.0e-05 loc("select_and_scatter_of_log")
  %log_plus_one_2 = stablehlo.log_plus_one %f32__15 : tensor<1x2x3xf32>
  %gather_8 = "stablehlo.gather"(%log_plus_one_2, %i32__7) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  check.expect_almost_eq_const %gather_8, dense<[[[-0.0, 0x7F800000, 0x7FC00000], [0.91629076, 0x7FC00000, 0.5596158], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x3x3xf32>, tolerance = 2.0e-05 loc("gather_of_log_plus_one")
  %scatter_5 = "stablehlo.scatter"(%log_plus_one_2, %i32__8, %f32__4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_15: tensor<f32>, %right_15: tensor<f32>):
    %add_10 = stablehlo.add %left_15, %right_15 : tensor<f32>
    stablehlo.return %add_10 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %scatter_5, dense<[[[0.91629076, 0x7FC00000, 0.5596158], [2.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 4.0e-05 loc("scatter_of_log_plus_one")
  %log_plus_one_3 = stablehlo.log_plus_one %f32__16 : tensor<1x2x3xf32>
  %select_and_scatter_5 = "stablehlo.select_and_scatter"(%log_plus_one_3, %f32__12, %f32__11) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_16: tensor<f32>, %right_16: tensor<f32>):
    %compare_7 = stablehlo.compare GE, %left_16, %right_16 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_7 : tensor<i1>
  }, {
  ^bb0(%left_17: tensor<f32>, %right_17: tensor<f32>):
    %add_11 = stablehlo.add %left_17, %right_17 : tensor<f32>
    stablehlo.return %add_11 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %select_and_scatter_5, dense<[[[0.0, 2.0, 0.0], [0.0, -0.5, 0.0]]]> : tensor<1x2x3xf32>, tolerance = 4.0e-05 loc("select_and_scatter_of_log_plus_one")
  %logistic_2 = stablehlo.logistic %f32__15 : tensor<1x2x3xf32>
  %gather_9 = "stablehlo.gather"(%logistic_2, %i32__7) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  check.expect_almost_eq_const %gather_9, dense<[[[0.5, 1.0, 0x7FC00000], [0.81757444, 0.09534947, 0.6791787], [0.5, 1.0, 0x7FC00000]]]> : tensor<1x3x3xf32>, tolerance = 2.0e-05 loc("gather_of_logistic")
  %scatter_6 = "stablehlo.scatter"(%f32__14, %i32__9, %logistic_2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_18: tensor<f32>, %right_18: tensor<f32>):
    %add_12 = stablehlo.add %left_18, %right_18 : tensor<f32>
    stablehlo.return %add_12 : tensor<f32>
  }) : (tensor<1x3x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  check.expect_almost_eq_const %scatter_6, dense<[[[2.5, 0.5, 0x7FC00000], [4.0, -1.0, 0.5], [2.8175745, -0.40465054, 3.6791787]]]> : tensor<1x3x3xf32>, tolerance = 8.0e-05 loc("scatter_of_logistic")
  %logistic_3 = stablehlo.logistic %f32__16 : tensor<1x2x3xf32>
  %select_and_scatter_6 = "stablehlo.select_and_scatter"(%logistic_3, %f32__12, %f32__11) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_19: tensor<f32>, %right_19: tensor<f32>):
    %compare_8 = stablehlo.compare GE, %left_19, %right_19 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_8 : tensor<i1>
  }, {
  ^bb0(%left_20: tensor<f32>, %right_20: tensor<f32>):
    %add_13 = stablehlo.add %left_20, %right_20 : tensor<f32>
    stablehlo.return %add_13 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %select_and_scatter_6, dense<[[[0.0, 2.0, 0.0], [0.0, -0.5, 0.0]]]> : tensor<1x2x3xf32>, tolerance = 4.0e-05 loc("select_and_scatter_of_logistic")
  %maximum_2 = stablehlo.maximum %f32__15, %f32__4 : tensor<1x2x3xf32>
  %gather_10 = "stablehlo.gather"(%maximum_2, %i32__7) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %gather_10, dense<[[[4.0, 0x7F800000, 0x7FC00000], [2.0, -0.5, 3.0], [4.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x3x3xf32> loc("gather_of_maximum")
  %scatter_7 = "stablehlo.scatter"(%maximum_2, %i32__8, %f32__4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_21: tensor<f32>, %right_21: tensor<f32>):
    %add_14 = stablehlo.add %left_21, %right_21 : tensor<f32>
    stablehlo.return %add_14 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %scatter_7, dense<[[[2.0, -0.5, 3.0], [6.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("scatter_of_maximum")
  return
}
