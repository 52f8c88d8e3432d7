// Pairs of ops: what takes the float result of log. The values are those of scripts/oracle.
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
  %log = stablehlo.log %f32 : tensor<1x2x3xf32>
  %abs = stablehlo.abs %log : tensor<1x2x3xf32>
  check.expect_almost_eq_const %abs, dense<[[[0.4054651, 0x7FC00000, 0.2876821], [0x7F800000, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("abs_of_log")
  %add = stablehlo.add %log, %f32__2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %add, dense<[[[2.4054651, 0x7FC00000, 2.712318], [0xFF800000, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 5.4e-05 loc("add_of_log")
  %atan2 = stablehlo.atan2 %f32__2, %log : tensor<1x2x3xf32>
  check.expect_almost_eq_const %atan2, dense<[[[1.3707747, 0x7FC00000, 1.666398], [3.1415927, -0.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 6.3e-05 loc("atan2_of_log")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %log, dims = [0, 2, 3] : (tensor<1x2x3xf32>) -> tensor<1x2x2x3xf32>
  check.expect_almost_eq_const %broadcast_in_dim, dense<[[[[0.4054651, 0x7FC00000, -0.2876821], [0xFF800000, 0x7F800000, 0x7FC00000]], [[0.4054651, 0x7FC00000, -0.2876821], [0xFF800000, 0x7F800000, 0x7FC00000]]]]> : tensor<1x2x2x3xf32>, tolerance = 2.0e-05 loc("broadcast_in_dim_of_log")
  %cbrt = stablehlo.cbrt %log : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cbrt, dense<[[[0.74014676, 0x7FC00000, -0.66014236], [0xFF800000, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("cbrt_of_log")
  %ceil = stablehlo.ceil %log : tensor<1x2x3xf32>
  check.expect_almost_eq_const %ceil, dense<[[[1.0, 0x7FC00000, -0.0], [0xFF800000, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("ceil_of_log")
  %clamp = stablehlo.clamp %f32__3, %log, %f32__4 : (tensor<f32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %clamp, dense<[[[0.4054651, 0x7FC00000, -0.2876821], [-1.0, 2.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 4.0e-05 loc("clamp_of_log")
  %compare = stablehlo.compare GE, %log, %log : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[true, false, true], [true, true, false]]]> : tensor<1x2x3xi1> loc("compare_of_log")
  %complex = stablehlo.complex %log, %log : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %complex, dense<[[[(0.4054651, 0.4054651), (0x7FC00000, 0x7FC00000), (-0.2876821, -0.2876821)], [(0xFF800000, 0xFF800000), (0x7F800000, 0x7F800000), (0x7FC00000, 0x7FC00000)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("complex_of_log")
  %concatenate = stablehlo.concatenate %log, %log, dim = 2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x6xf32>
  check.expect_almost_eq_const %concatenate, dense<[[[0.4054651, 0x7FC00000, -0.2876821, 0.4054651, 0x7FC00000, -0.2876821], [0xFF800000, 0x7F800000, 0x7FC00000, 0xFF800000, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x6xf32>, tolerance = 2.0e-05 loc("concatenate_of_log")
  %convert = stablehlo.convert %log : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %convert, dense<true> : tensor<1x2x3xi1> loc("convert_of_log")
  %log_2 = stablehlo.log %f32__6 : tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %log_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cosine, dense<[[[0.918919, 0.6888244, 0.9589041], [0.7692389, 0.4548324, 0.9752066]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("cosine_of_log")
  %divide = stablehlo.divide %log, %f32__7 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %divide, dense<[[[0.20273255, 0x7FC00000, -0.14384104], [0xFF800000, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("divide_of_log")
  %dot_general = stablehlo.dot_general %log, %f32__8, contracting_dims = [2] x [0] : (tensor<1x2x3xf32>, tensor<3x2xf32>) -> tensor<1x2x2xf32>
  check.expect_almost_eq_const %dot_general, dense<0x7FC00000> : tensor<1x2x2xf32>, tolerance = 2.0e-05 loc("dot_general_of_log")
  %dynamic_slice = stablehlo.dynamic_slice %log, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf32>
  check.expect_almost_eq_const %dynamic_slice, dense<[[[0x7FC00000, -0.2876821], [0x7F800000, 0x7FC00000]]]> : tensor<1x2x2xf32>, tolerance = 2.0e-05 loc("dynamic_slice_of_log")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %log, %f32__9, %i32, %i32__4, %i32__5 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %dynamic_update_slice, dense<[[[0.4054651, 0x7FC00000, -0.2876821], [0xFF800000, 2.0, -0.5]]]> : tensor<1x2x3xf32>, tolerance = 4.0e-05 loc("dynamic_update_slice_of_log")
  %exponential = stablehlo.exponential %log : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential, dense<[[[1.5, 0x7FC00000, 0.75], [0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 3.0e-05 loc("exponential_of_log")
  %exponential_minus_one = stablehlo.exponential_minus_one %log : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[0.49999997, 0x7FC00000, -0.25], [-1.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("exponential_minus_one_of_log")
  %floor = stablehlo.floor %log : tensor<1x2x3xf32>
  check.expect_almost_eq_const %floor, dense<[[[0.0, 0x7FC00000, -1.0], [0xFF800000, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("floor_of_log")
  %imag = stablehlo.imag %log : tensor<1x2x3xf32>
  check.expect_almost_eq_const %imag, dense<0.0> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("imag_of_log")
  %is_finite = stablehlo.is_finite %log : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %is_finite, dense<[[[true, false, true], [false, false, false]]]> : tensor<1x2x3xi1> loc("is_finite_of_log")
  %log_3 = stablehlo.log %log : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log_3, dense<[[[-0.9027205, 0x7FC00000, 0x7FC00000], [0x7FC00000, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("log_of_log")
  %log_plus_one = stablehlo.log_plus_one %log : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log_plus_one, dense<[[[0.34036827, 0x7FC00000, -0.33923095], [0x7FC00000, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("log_plus_one_of_log")
  %logistic = stablehlo.logistic %log : tensor<1x2x3xf32>
  check.expect_almost_eq_const %logistic, dense<[[[0.59999996, 0x7FC00000, 0.4285714], [0.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("logistic_of_log")
  %maximum = stablehlo.maximum %log, %f32__5 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %maximum, dense<[[[0.4054651, 0x7FC00000, 0.0], [0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("maximum_of_log")
  %minimum = stablehlo.minimum %log, %f32__2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %minimum, dense<[[[0.4054651, 0x7FC00000, -0.2876821], [0xFF800000, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("minimum_of_log")
  %multiply = stablehlo.multiply %f32__2, %log : tensor<1x2x3xf32>
  check.expect_almost_eq_const %multiply, dense<[[[0.8109302, 0x7FC00000, -0.8630463], [0xFF800000, 0xFF800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("multiply_of_log")
  %negate = stablehlo.negate %log : tensor<1x2x3xf32>
  check.expect_almost_eq_const %negate, dense<[[[-0.4054651, 0xFFC00000, 0.2876821], [0x7F800000, 0xFF800000, 0xFFC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("negate_of_log")
  %pad = stablehlo.pad %log, %f32__10, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3x3xf32>
  check.expect_almost_eq_const %pad, dense<[[[0x7FC00000, -0.2876821, 0.0], [0.0, 0.0, 0.0], [0x7F800000, 0x7FC00000, 0.0]]]> : tensor<1x3x3xf32>, tolerance = 2.0e-05 loc("pad_of_log")
  %power = stablehlo.power %log, %f32__2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %power, dense<[[[0.16440195, 0x7FC00000, -0.023808852], [0x7F800000, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("power_of_log")
  %real = stablehlo.real %log : tensor<1x2x3xf32>
  check.expect_almost_eq_const %real, dense<[[[0.4054651, 0x7FC00000, -0.2876821], [0xFF800000, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("real_of_log")
  %reduce = stablehlo.reduce(%log init: %f32__10) across dimensions = [1] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  reducer(%left: tensor<f32>, %right: tensor<f32>) {
    %add_2 = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }
  check.expect_almost_eq_const %reduce, dense<[[0xFF800000, 0x7FC00000, 0x7FC00000]]> : tensor<1x3xf32>, tolerance = 2.0e-05 loc("reduce_of_log")
  %reduce_precision = stablehlo.reduce_precision %log, format = e5m2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %reduce_precision, dense<[[[0.375, 0x7FC00000, -0.3125], [0xFF800000, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("reduce_precision_of_log")
  %reduce_window = "stablehlo.reduce_window"(%log, %f32__10) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<f32>
    stablehlo.return %add_3 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  check.expect_almost_eq_const %reduce_window, dense<0x7FC00000> : tensor<1x2x2xf32>, tolerance = 2.0e-05 loc("reduce_window_of_log")
  %remainder = stablehlo.remainder %f32__2, %log : tensor<1x2x3xf32>
  check.expect_almost_eq_const %remainder, dense<[[[0.37813962, 0x7FC00000, 0.12317914], [4.0, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 8.0e-05 loc("remainder_of_log")
  %reshape = stablehlo.reshape %log : (tensor<1x2x3xf32>) -> tensor<6xf32>
  check.expect_almost_eq_const %reshape, dense<[0.4054651, 0x7FC00000, -0.2876821, 0xFF800000, 0x7F800000, 0x7FC00000]> : tensor<6xf32>, tolerance = 2.0e-05 loc("reshape_of_log")
  %reverse = stablehlo.reverse %log, dims = [2] : tensor<1x2x3xf32>
  check.expect_almost_eq_const %reverse, dense<[[[-0.2876821, 0x7FC00000, 0.4054651], [0x7FC00000, 0x7F800000, 0xFF800000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("reverse_of_log")
  %round_nearest_afz = stablehlo.round_nearest_afz %log : tensor<1x2x3xf32>
  check.expect_almost_eq_const %round_nearest_afz, dense<[[[0.0, 0x7FC00000, -0.0], [0xFF800000, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("round_nearest_afz_of_log")
  %round_nearest_even = stablehlo.round_nearest_even %log : tensor<1x2x3xf32>
  check.expect_almost_eq_const %round_nearest_even, dense<[[[0.0, 0x7FC00000, -0.0], [0xFF800000, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("round_nearest_even_of_log")
  %rsqrt = stablehlo.rsqrt %log : tensor<1x2x3xf32>
  check.expect_almost_eq_const %rsqrt, dense<[[[1.570447, 0x7FC00000, 0x7FC00000], [0x7FC00000, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 3.1e-05 loc("rsqrt_of_log")
  %select = stablehlo.select %i1, %f32__2, %log : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  check.expect_almost_eq_const %select, dense<[[[2.0, 0x7FC00000, 3.0], [0xFF800000, 0x7F800000, 0.5]]]> : tensor<1x2x3xf32>, tolerance = 6.0e-05 loc("select_of_log")
  %sign = stablehlo.sign %log : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sign, dense<[[[1.0, 0x7FC00000, -1.0], [-1.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("sign_of_log")
  %sine = stablehlo.sine %log_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sine, dense<[[[0.3944462, 0.7249282, -0.28373033], [-0.63896126, 0.8905771, 0.22129633]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("sine_of_log")
  %slice = stablehlo.slice %log [0:1, 0:2, 1:3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xf32>
  check.expect_almost_eq_const %slice, dense<[[[0x7FC00000, -0.2876821], [0x7F800000, 0x7FC00000]]]> : tensor<1x2x2xf32>, tolerance = 2.0e-05 loc("slice_of_log")
  %log_4 = stablehlo.log %f32__11 : tensor<1x2x3xf32>
  %sort = "stablehlo.sort"(%log_4) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<f32>, %right_3: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %sort, dense<[[[0.8109302, 0.4054651, -0.2876821], [0x7F800000, -1.3862944, 0xFF800000]]]> : tensor<1x2x3xf32>, tolerance = 2.8e-05 loc("sort_of_log")
  %sqrt = stablehlo.sqrt %log : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sqrt, dense<[[[0.6367614, 0x7FC00000, 0x7FC00000], [0x7FC00000, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("sqrt_of_log")
  %subtract = stablehlo.subtract %f32__2, %log : tensor<1x2x3xf32>
  check.expect_almost_eq_const %subtract, dense<[[[1.5945349, 0x7FC00000, 3.287682], [0x7F800000, 0xFF800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 6.6e-05 loc("subtract_of_log")
  %tan = stablehlo.tan %log_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tan, dense<[[[0.4292502, 1.0524137, -0.2958902], [-0.83064085, 1.9580334, 0.2269225]]]> : tensor<1x2x3xf32>, tolerance = 3.9e-05 loc("tan_of_log")
  %tanh = stablehlo.tanh %log : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tanh, dense<[[[0.38461536, 0x7FC00000, -0.28], [-1.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("tanh_of_log")
  %transpose = stablehlo.transpose %log, dims = [2, 1, 0] : (tensor<1x2x3xf32>) -> tensor<3x2x1xf32>
  check.expect_almost_eq_const %transpose, dense<[[[0.4054651], [0xFF800000]], [[0x7FC00000], [0x7F800000]], [[-0.2876821], [0x7FC00000]]]> : tensor<3x2x1xf32>, tolerance = 2.0e-05 loc("transpose_of_log")
  return
}
