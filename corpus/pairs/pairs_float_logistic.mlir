// Pairs of ops: what takes the float result of logistic. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__3 = stablehlo.constant dense<-1.0> : tensor<f32>
  %f32__4 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__5 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__6 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__7 = stablehlo.constant dense<2.0> : tensor<1x2x3xf32>
  %f32__8 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %f32__9 = stablehlo.constant dense<[[[2.0, -0.5]]]> : tensor<1x1x2xf32>
  %i32__4 = stablehlo.constant dense<1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<2> : tensor<i32>
  %f32__10 = stablehlo.constant dense<0.0> : tensor<f32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %f32__11 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [-0.0, 0x7F800000, 0.25]]]> : tensor<1x2x3xf32>
  %logistic = stablehlo.logistic %f32 : tensor<1x2x3xf32>
  %abs = stablehlo.abs %logistic : tensor<1x2x3xf32>
  check.expect_almost_eq_const %abs, dense<[[[0.81757444, 0.09534947, 0.6791787], [0.5, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("abs_of_logistic")
  %add = stablehlo.add %logistic, %f32__2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %add, dense<[[[2.8175745, -0.40465054, 3.6791787], [4.5, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 9.0e-05 loc("add_of_logistic")
  %atan2 = stablehlo.atan2 %f32__2, %logistic : tensor<1x2x3xf32>
  check.expect_almost_eq_const %atan2, dense<[[[1.1827378, -1.3823599, 1.3481565], [1.4464413, -0.7853982, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.9e-05 loc("atan2_of_logistic")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %logistic, dims = [0, 2, 3] : (tensor<1x2x3xf32>) -> tensor<1x2x2x3xf32>
  check.expect_almost_eq_const %broadcast_in_dim, dense<[[[[0.81757444, 0.09534947, 0.6791787], [0.5, 1.0, 0x7FC00000]], [[0.81757444, 0.09534947, 0.6791787], [0.5, 1.0, 0x7FC00000]]]]> : tensor<1x2x2x3xf32>, tolerance = 2.0e-05 loc("broadcast_in_dim_of_logistic")
  %cbrt = stablehlo.cbrt %logistic : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cbrt, dense<[[[0.93506634, 0.4568491, 0.87901175], [0.7937005, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("cbrt_of_logistic")
  %ceil = stablehlo.ceil %logistic : tensor<1x2x3xf32>
  check.expect_almost_eq_const %ceil, dense<[[[1.0, 1.0, 1.0], [1.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("ceil_of_logistic")
  %clamp = stablehlo.clamp %logistic, %f32__2, %f32__4 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %clamp, dense<[[[2.0, 0.09534947, 2.0], [2.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 4.0e-05 loc("clamp_of_logistic")
  %compare = stablehlo.compare GE, %logistic, %logistic : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[true, true, true], [true, true, false]]]> : tensor<1x2x3xi1> loc("compare_of_logistic")
  %complex = stablehlo.complex %logistic, %f32__2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %complex, dense<[[[(0.81757444, 2.0), (0.09534947, -0.5), (0.6791787, 3.0)], [(0.5, 4.0), (1.0, -1.0), (0x7FC00000, 0.5)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 8.0e-05 loc("complex_of_logistic")
  %concatenate = stablehlo.concatenate %logistic, %logistic, dim = 2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x6xf32>
  check.expect_almost_eq_const %concatenate, dense<[[[0.81757444, 0.09534947, 0.6791787, 0.81757444, 0.09534947, 0.6791787], [0.5, 1.0, 0x7FC00000, 0.5, 1.0, 0x7FC00000]]]> : tensor<1x2x6xf32>, tolerance = 2.0e-05 loc("concatenate_of_logistic")
  %convert = stablehlo.convert %logistic : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %convert, dense<true> : tensor<1x2x3xi1> loc("convert_of_logistic")
  %logistic_2 = stablehlo.logistic %f32__6 : tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %logistic_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cosine, dense<[[[0.6839926, 0.6179604, 0.77808887], [0.812447, 0.57958734, 0.71280986]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("cosine_of_logistic")
  %divide = stablehlo.divide %logistic, %f32__7 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %divide, dense<[[[0.40878722, 0.047674734, 0.33958936], [0.25, 0.5, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("divide_of_logistic")
  %dot_general = stablehlo.dot_general %logistic, %f32__8, contracting_dims = [2] x [0] : (tensor<1x2x3xf32>, tensor<3x2xf32>) -> tensor<1x2x2xf32>
  check.expect_almost_eq_const %dot_general, dense<[[[1.2420186, 0.3122], [0x7FC00000, 0x7FC00000]]]> : tensor<1x2x2xf32>, tolerance = 2.5e-05 loc("dot_general_of_logistic")
  %dynamic_slice = stablehlo.dynamic_slice %logistic, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf32>
  check.expect_almost_eq_const %dynamic_slice, dense<[[[0.09534947, 0.6791787], [1.0, 0x7FC00000]]]> : tensor<1x2x2xf32>, tolerance = 2.0e-05 loc("dynamic_slice_of_logistic")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %logistic, %f32__9, %i32, %i32__4, %i32__5 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %dynamic_update_slice, dense<[[[0.81757444, 0.09534947, 0.6791787], [0.5, 2.0, -0.5]]]> : tensor<1x2x3xf32>, tolerance = 4.0e-05 loc("dynamic_update_slice_of_logistic")
  %exponential = stablehlo.exponential %logistic : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential, dense<[[[2.2649994, 1.1000432, 1.9722573], [1.6487212, 2.7182817, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 5.4e-05 loc("exponential_of_logistic")
  %exponential_minus_one = stablehlo.exponential_minus_one %logistic : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[1.2649993, 0.100043215, 0.97225726], [0.6487213, 1.7182819, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 3.4e-05 loc("exponential_minus_one_of_logistic")
  %floor = stablehlo.floor %logistic : tensor<1x2x3xf32>
  check.expect_almost_eq_const %floor, dense<[[[0.0, 0.0, 0.0], [0.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("floor_of_logistic")
  %imag = stablehlo.imag %logistic : tensor<1x2x3xf32>
  check.expect_almost_eq_const %imag, dense<0.0> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("imag_of_logistic")
  %is_finite = stablehlo.is_finite %logistic : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %is_finite, dense<[[[true, true, true], [true, true, false]]]> : tensor<1x2x3xi1> loc("is_finite_of_logistic")
  %log = stablehlo.log %logistic : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log, dense<[[[-0.20141332, -2.3502066, -0.38687098], [-0.6931472, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 4.7e-05 loc("log_of_logistic")
  %log_plus_one = stablehlo.log_plus_one %logistic : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log_plus_one, dense<[[[0.5975029, 0.09107346, 0.5183048], [0.4054651, 0.6931472, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("log_plus_one_of_logistic")
  %logistic_3 = stablehlo.logistic %logistic : tensor<1x2x3xf32>
  check.expect_almost_eq_const %logistic_3, dense<[[[0.69372123, 0.5238193, 0.6635554], [0.62245935, 0.7310586, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("logistic_of_logistic")
  %maximum = stablehlo.maximum %logistic, %f32__5 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %maximum, dense<[[[0.81757444, 0.09534947, 0.6791787], [0.5, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("maximum_of_logistic")
  %minimum = stablehlo.minimum %logistic, %f32__2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %minimum, dense<[[[0.81757444, -0.5, 0.6791787], [0.5, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("minimum_of_logistic")
  %multiply = stablehlo.multiply %f32__2, %logistic : tensor<1x2x3xf32>
  check.expect_almost_eq_const %multiply, dense<[[[1.6351489, -0.047674734, 2.0375361], [2.0, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 4.1e-05 loc("multiply_of_logistic")
  %negate = stablehlo.negate %logistic : tensor<1x2x3xf32>
  check.expect_almost_eq_const %negate, dense<[[[-0.81757444, -0.09534947, -0.6791787], [-0.5, -1.0, 0xFFC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("negate_of_logistic")
  %pad = stablehlo.pad %logistic, %f32__10, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3x3xf32>
  check.expect_almost_eq_const %pad, dense<[[[0.09534947, 0.6791787, 0.0], [0.0, 0.0, 0.0], [1.0, 0x7FC00000, 0.0]]]> : tensor<1x3x3xf32>, tolerance = 2.0e-05 loc("pad_of_logistic")
  %power = stablehlo.power %logistic, %f32__2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %power, dense<[[[0.66842794, 3.2384772, 0.31329408], [0.0625, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 6.5e-05 loc("power_of_logistic")
  %real = stablehlo.real %logistic : tensor<1x2x3xf32>
  check.expect_almost_eq_const %real, dense<[[[0.81757444, 0.09534947, 0.6791787], [0.5, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("real_of_logistic")
  %reduce = stablehlo.reduce(%logistic init: %f32__10) across dimensions = [1] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  reducer(%left: tensor<f32>, %right: tensor<f32>) {
    %add_2 = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }
  check.expect_almost_eq_const %reduce, dense<[[1.3175745, 1.0953494, 0x7FC00000]]> : tensor<1x3xf32>, tolerance = 2.6e-05 loc("reduce_of_logistic")
  %reduce_precision = stablehlo.reduce_precision %logistic, format = e5m2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %reduce_precision, dense<[[[0.875, 0.09375, 0.625], [0.5, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("reduce_precision_of_logistic")
  %reduce_window = "stablehlo.reduce_window"(%logistic, %f32__10) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<f32>
    stablehlo.return %add_3 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  check.expect_almost_eq_const %reduce_window, dense<[[[0.91292393, 0.7745282], [1.5, 0x7FC00000]]]> : tensor<1x2x2xf32>, tolerance = 3.0e-05 loc("reduce_window_of_logistic")
  %remainder = stablehlo.remainder %f32__2, %logistic : tensor<1x2x3xf32>
  check.expect_almost_eq_const %remainder, dense<[[[0.36485112, -0.023252659, 0.28328514], [0.0, -0.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("remainder_of_logistic")
  %reshape = stablehlo.reshape %logistic : (tensor<1x2x3xf32>) -> tensor<6xf32>
  check.expect_almost_eq_const %reshape, dense<[0.81757444, 0.09534947, 0.6791787, 0.5, 1.0, 0x7FC00000]> : tensor<6xf32>, tolerance = 2.0e-05 loc("reshape_of_logistic")
  %reverse = stablehlo.reverse %logistic, dims = [2] : tensor<1x2x3xf32>
  check.expect_almost_eq_const %reverse, dense<[[[0.6791787, 0.09534947, 0.81757444], [0x7FC00000, 1.0, 0.5]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("reverse_of_logistic")
  %round_nearest_afz = stablehlo.round_nearest_afz %logistic : tensor<1x2x3xf32>
  check.expect_almost_eq_const %round_nearest_afz, dense<[[[1.0, 0.0, 1.0], [1.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("round_nearest_afz_of_logistic")
  %round_nearest_even = stablehlo.round_nearest_even %logistic : tensor<1x2x3xf32>
  check.expect_almost_eq_const %round_nearest_even, dense<[[[1.0, 0.0, 1.0], [0.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("round_nearest_even_of_logistic")
  %rsqrt = stablehlo.rsqrt %logistic : tensor<1x2x3xf32>
  check.expect_almost_eq_const %rsqrt, dense<[[[1.1059521, 3.2384772, 1.2134111], [1.4142135, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 6.5e-05 loc("rsqrt_of_logistic")
  %select = stablehlo.select %i1, %f32__2, %logistic : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  check.expect_almost_eq_const %select, dense<[[[2.0, 0.09534947, 3.0], [0.5, 1.0, 0.5]]]> : tensor<1x2x3xf32>, tolerance = 6.0e-05 loc("select_of_logistic")
  %sign = stablehlo.sign %logistic : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sign, dense<[[[1.0, 1.0, 1.0], [1.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("sign_of_logistic")
  %sine = stablehlo.sine %logistic_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sine, dense<[[[0.7294889, 0.7862092, 0.6281542], [0.583035, 0.8149101, 0.7013573]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("sine_of_logistic")
  %slice = stablehlo.slice %logistic [0:1, 0:2, 1:3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xf32>
  check.expect_almost_eq_const %slice, dense<[[[0.09534947, 0.6791787], [1.0, 0x7FC00000]]]> : tensor<1x2x2xf32>, tolerance = 2.0e-05 loc("slice_of_logistic")
  %logistic_4 = stablehlo.logistic %f32__11 : tensor<1x2x3xf32>
  %sort = "stablehlo.sort"(%logistic_4) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<f32>, %right_3: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %sort, dense<[[[0.9046505, 0.81757444, 0.6791787], [1.0, 0.5621765, 0.5]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("sort_of_logistic")
  %sqrt = stablehlo.sqrt %logistic : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sqrt, dense<[[[0.9041982, 0.30878708, 0.824123], [0.70710677, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("sqrt_of_logistic")
  %subtract = stablehlo.subtract %f32__2, %logistic : tensor<1x2x3xf32>
  check.expect_almost_eq_const %subtract, dense<[[[1.1824255, -0.5953495, 2.3208213], [3.5, -2.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 7.0e-05 loc("subtract_of_logistic")
  %tan = stablehlo.tan %logistic_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tan, dense<[[[1.0665157, 1.2722647, 0.8073039], [0.71762836, 1.4060179, 0.9839332]]]> : tensor<1x2x3xf32>, tolerance = 2.8e-05 loc("tan_of_logistic")
  %tanh = stablehlo.tanh %logistic : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tanh, dense<[[[0.67374754, 0.095061556, 0.59098524], [0.46211717, 0.7615942, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("tanh_of_logistic")
  %transpose = stablehlo.transpose %logistic, dims = [2, 1, 0] : (tensor<1x2x3xf32>) -> tensor<3x2x1xf32>
  check.expect_almost_eq_const %transpose, dense<[[[0.81757444], [0.5]], [[0.09534947], [1.0]], [[0.6791787], [0x7FC00000]]]> : tensor<3x2x1xf32>, tolerance = 2.0e-05 loc("transpose_of_logistic")
  return
}
