// Pairs of ops: what takes the float result of real. The values are those of scripts/oracle.
func.func @main() {
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %f32 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__3 = stablehlo.constant dense<-1.0> : tensor<f32>
  %f32__4 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__5 = stablehlo.constant dense<2.0> : tensor<1x2x3xf32>
  %f32__6 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %f32__7 = stablehlo.constant dense<[[[2.0, -0.5]]]> : tensor<1x1x2xf32>
  %i32__4 = stablehlo.constant dense<1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<2> : tensor<i32>
  %f32__8 = stablehlo.constant dense<0.0> : tensor<f32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %real = stablehlo.real %complex_f32 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %abs = stablehlo.abs %real : tensor<1x2x3xf32>
  check.expect_eq_const %abs, dense<[[[1.0, 3.0, 0.5], [2.0, 1.0, 4.0]]]> : tensor<1x2x3xf32> loc("abs_of_real")
  %add = stablehlo.add %real, %f32 : tensor<1x2x3xf32>
  check.expect_eq_const %add, dense<[[[1.0, -3.0, 0.5], [2.0, -1.0, 4.0]]]> : tensor<1x2x3xf32> loc("add_of_real")
  %atan2 = stablehlo.atan2 %real, %f32__2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %atan2, dense<[[[0.4636476, -1.735945, 0.16514868], [0.4636476, -2.3561945, 1.4464413]]]> : tensor<1x2x3xf32> loc("atan2_of_real")
  %real_2 = stablehlo.real %complex_f32 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %real_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %bitcast_convert, dense<[[[1065353216, -1069547520, 1056964608], [1073741824, -1082130432, 1082130432]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_real")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %real, dims = [0, 2, 3] : (tensor<1x2x3xf32>) -> tensor<1x2x2x3xf32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[1.0, -3.0, 0.5], [2.0, -1.0, 4.0]], [[1.0, -3.0, 0.5], [2.0, -1.0, 4.0]]]]> : tensor<1x2x2x3xf32> loc("broadcast_in_dim_of_real")
  %cbrt = stablehlo.cbrt %real : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cbrt, dense<[[[1.0, -1.4422495, 0.7937005], [1.2599211, -1.0, 1.587401]]]> : tensor<1x2x3xf32> loc("cbrt_of_real")
  %ceil = stablehlo.ceil %real : tensor<1x2x3xf32>
  check.expect_eq_const %ceil, dense<[[[1.0, -3.0, 1.0], [2.0, -1.0, 4.0]]]> : tensor<1x2x3xf32> loc("ceil_of_real")
  %clamp = stablehlo.clamp %f32__3, %real, %f32__4 : (tensor<f32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %clamp, dense<[[[1.0, -1.0, 0.5], [2.0, -1.0, 2.0]]]> : tensor<1x2x3xf32> loc("clamp_of_real")
  %compare = stablehlo.compare GE, %real, %real : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<true> : tensor<1x2x3xi1> loc("compare_of_real")
  %complex = stablehlo.complex %real, %real : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %complex, dense<[[[(1.0, 1.0), (-3.0, -3.0), (0.5, 0.5)], [(2.0, 2.0), (-1.0, -1.0), (4.0, 4.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_real")
  %concatenate = stablehlo.concatenate %real, %real, dim = 2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x6xf32>
  check.expect_eq_const %concatenate, dense<[[[1.0, -3.0, 0.5, 1.0, -3.0, 0.5], [2.0, -1.0, 4.0, 2.0, -1.0, 4.0]]]> : tensor<1x2x6xf32> loc("concatenate_of_real")
  %convert = stablehlo.convert %real : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %convert, dense<true> : tensor<1x2x3xi1> loc("convert_of_real")
  %real_3 = stablehlo.real %complex_f32 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %real_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cosine, dense<[[[0.5403023, -0.9899925, 0.87758255], [-0.41614684, 0.5403023, -0.6536436]]]> : tensor<1x2x3xf32> loc("cosine_of_real")
  %divide = stablehlo.divide %real, %f32__5 : tensor<1x2x3xf32>
  check.expect_eq_const %divide, dense<[[[0.5, -1.5, 0.25], [1.0, -0.5, 2.0]]]> : tensor<1x2x3xf32> loc("divide_of_real")
  %dot_general = stablehlo.dot_general %real, %f32__6, contracting_dims = [2] x [0] : (tensor<1x2x3xf32>, tensor<3x2xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %dot_general, dense<[[[-7.5, -12.25], [-3.0, -3.0]]]> : tensor<1x2x2xf32> loc("dot_general_of_real")
  %dynamic_slice = stablehlo.dynamic_slice %real, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %dynamic_slice, dense<[[[-3.0, 0.5], [-1.0, 4.0]]]> : tensor<1x2x2xf32> loc("dynamic_slice_of_real")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %real, %f32__7, %i32, %i32__4, %i32__5 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[1.0, -3.0, 0.5], [2.0, 2.0, -0.5]]]> : tensor<1x2x3xf32> loc("dynamic_update_slice_of_real")
  %exponential = stablehlo.exponential %real : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential, dense<[[[2.7182817, 0.049787067, 1.6487212], [7.389056, 0.36787945, 54.59815]]]> : tensor<1x2x3xf32> loc("exponential_of_real")
  %exponential_minus_one = stablehlo.exponential_minus_one %real : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[1.7182819, -0.95021296, 0.6487213], [6.389056, -0.63212055, 53.59815]]]> : tensor<1x2x3xf32> loc("exponential_minus_one_of_real")
  %floor = stablehlo.floor %real : tensor<1x2x3xf32>
  check.expect_eq_const %floor, dense<[[[1.0, -3.0, 0.0], [2.0, -1.0, 4.0]]]> : tensor<1x2x3xf32> loc("floor_of_real")
  %imag = stablehlo.imag %real : tensor<1x2x3xf32>
  check.expect_eq_const %imag, dense<0.0> : tensor<1x2x3xf32> loc("imag_of_real")
  %is_finite = stablehlo.is_finite %real : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %is_finite, dense<true> : tensor<1x2x3xi1> loc("is_finite_of_real")
  %log = stablehlo.log %real : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log, dense<[[[0.0, 0x7FC00000, -0.6931472], [0.6931472, 0x7FC00000, 1.3862944]]]> : tensor<1x2x3xf32> loc("log_of_real")
  %log_plus_one = stablehlo.log_plus_one %real : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log_plus_one, dense<[[[0.6931472, 0x7FC00000, 0.4054651], [1.0986123, 0xFF800000, 1.609438]]]> : tensor<1x2x3xf32> loc("log_plus_one_of_real")
  %logistic = stablehlo.logistic %real : tensor<1x2x3xf32>
  check.expect_almost_eq_const %logistic, dense<[[[0.7310586, 0.047425874, 0.62245935], [0.880797, 0.26894143, 0.98201376]]]> : tensor<1x2x3xf32> loc("logistic_of_real")
  %maximum = stablehlo.maximum %real, %f32 : tensor<1x2x3xf32>
  check.expect_eq_const %maximum, dense<[[[1.0, 0.0, 0.5], [2.0, 0.0, 4.0]]]> : tensor<1x2x3xf32> loc("maximum_of_real")
  %minimum = stablehlo.minimum %real, %f32__2 : tensor<1x2x3xf32>
  check.expect_eq_const %minimum, dense<[[[1.0, -3.0, 0.5], [2.0, -1.0, 0.5]]]> : tensor<1x2x3xf32> loc("minimum_of_real")
  %multiply = stablehlo.multiply %f32__2, %real : tensor<1x2x3xf32>
  check.expect_eq_const %multiply, dense<[[[2.0, 1.5, 1.5], [8.0, 1.0, 2.0]]]> : tensor<1x2x3xf32> loc("multiply_of_real")
  %negate = stablehlo.negate %real : tensor<1x2x3xf32>
  check.expect_eq_const %negate, dense<[[[-1.0, 3.0, -0.5], [-2.0, 1.0, -4.0]]]> : tensor<1x2x3xf32> loc("negate_of_real")
  %pad = stablehlo.pad %real, %f32__8, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %pad, dense<[[[-3.0, 0.5, 0.0], [0.0, 0.0, 0.0], [-1.0, 4.0, 0.0]]]> : tensor<1x3x3xf32> loc("pad_of_real")
  %power = stablehlo.power %real, %f32__2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %power, dense<[[[1.0, 0x7FC00000, 0.125], [16.0, -1.0, 2.0]]]> : tensor<1x2x3xf32> loc("power_of_real")
  %real_4 = stablehlo.real %real : tensor<1x2x3xf32>
  check.expect_eq_const %real_4, dense<[[[1.0, -3.0, 0.5], [2.0, -1.0, 4.0]]]> : tensor<1x2x3xf32> loc("real_of_real")
  %reduce = stablehlo.reduce(%real init: %f32__8) across dimensions = [1] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  reducer(%left: tensor<f32>, %right: tensor<f32>) {
    %add_2 = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }
  check.expect_eq_const %reduce, dense<[[3.0, -4.0, 4.5]]> : tensor<1x3xf32> loc("reduce_of_real")
  %reduce_precision = stablehlo.reduce_precision %real, format = e5m2 : tensor<1x2x3xf32>
  check.expect_eq_const %reduce_precision, dense<[[[1.0, -3.0, 0.5], [2.0, -1.0, 4.0]]]> : tensor<1x2x3xf32> loc("reduce_precision_of_real")
  %reduce_window = "stablehlo.reduce_window"(%real, %f32__8) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<f32>
    stablehlo.return %add_3 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %reduce_window, dense<[[[-2.0, -2.5], [1.0, 3.0]]]> : tensor<1x2x2xf32> loc("reduce_window_of_real")
  %remainder = stablehlo.remainder %f32__2, %real : tensor<1x2x3xf32>
  check.expect_eq_const %remainder, dense<[[[0.0, -0.5, 0.0], [0.0, -0.0, 0.5]]]> : tensor<1x2x3xf32> loc("remainder_of_real")
  %reshape = stablehlo.reshape %real : (tensor<1x2x3xf32>) -> tensor<6xf32>
  check.expect_eq_const %reshape, dense<[1.0, -3.0, 0.5, 2.0, -1.0, 4.0]> : tensor<6xf32> loc("reshape_of_real")
  %reverse = stablehlo.reverse %real, dims = [2] : tensor<1x2x3xf32>
  check.expect_eq_const %reverse, dense<[[[0.5, -3.0, 1.0], [4.0, -1.0, 2.0]]]> : tensor<1x2x3xf32> loc("reverse_of_real")
  %round_nearest_afz = stablehlo.round_nearest_afz %real : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_afz, dense<[[[1.0, -3.0, 1.0], [2.0, -1.0, 4.0]]]> : tensor<1x2x3xf32> loc("round_nearest_afz_of_real")
  %round_nearest_even = stablehlo.round_nearest_even %real : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_even, dense<[[[1.0, -3.0, 0.0], [2.0, -1.0, 4.0]]]> : tensor<1x2x3xf32> loc("round_nearest_even_of_real")
  %rsqrt = stablehlo.rsqrt %real : tensor<1x2x3xf32>
  check.expect_almost_eq_const %rsqrt, dense<[[[1.0, 0x7FC00000, 1.4142135], [0.70710677, 0x7FC00000, 0.5]]]> : tensor<1x2x3xf32> loc("rsqrt_of_real")
  %select = stablehlo.select %i1, %f32__2, %real : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  check.expect_eq_const %select, dense<[[[2.0, -3.0, 3.0], [2.0, -1.0, 0.5]]]> : tensor<1x2x3xf32> loc("select_of_real")
  %sign = stablehlo.sign %real : tensor<1x2x3xf32>
  check.expect_eq_const %sign, dense<[[[1.0, -1.0, 1.0], [1.0, -1.0, 1.0]]]> : tensor<1x2x3xf32> loc("sign_of_real")
  %sine = stablehlo.sine %real_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sine, dense<[[[0.84147096, -0.14112, 0.47942555], [0.9092974, -0.84147096, -0.7568025]]]> : tensor<1x2x3xf32> loc("sine_of_real")
  %slice = stablehlo.slice %real [0:1, 0:2, 1:3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %slice, dense<[[[-3.0, 0.5], [-1.0, 4.0]]]> : tensor<1x2x2xf32> loc("slice_of_real")
  %sort = "stablehlo.sort"(%real_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<f32>, %right_3: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %sort, dense<[[[1.0, 0.5, -3.0], [4.0, 2.0, -1.0]]]> : tensor<1x2x3xf32> loc("sort_of_real")
  %sqrt = stablehlo.sqrt %real : tensor<1x2x3xf32>
  check.expect_eq_const %sqrt, dense<[[[1.0, 0x7FC00000, 0.70710677], [1.4142135, 0x7FC00000, 2.0]]]> : tensor<1x2x3xf32> loc("sqrt_of_real")
  %subtract = stablehlo.subtract %f32__2, %real : tensor<1x2x3xf32>
  check.expect_eq_const %subtract, dense<[[[1.0, 2.5, 2.5], [2.0, 0.0, -3.5]]]> : tensor<1x2x3xf32> loc("subtract_of_real")
  %tan = stablehlo.tan %real_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tan, dense<[[[1.5574077, 0.14254655, 0.5463025], [-2.1850398, -1.5574077, 1.1578213]]]> : tensor<1x2x3xf32> loc("tan_of_real")
  %tanh = stablehlo.tanh %real : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tanh, dense<[[[0.7615942, -0.9950548, 0.46211717], [0.9640276, -0.7615942, 0.9993293]]]> : tensor<1x2x3xf32> loc("tanh_of_real")
  %transpose = stablehlo.transpose %real, dims = [2, 1, 0] : (tensor<1x2x3xf32>) -> tensor<3x2x1xf32>
  check.expect_eq_const %transpose, dense<[[[1.0], [2.0]], [[-3.0], [-1.0]], [[0.5], [4.0]]]> : tensor<3x2x1xf32> loc("transpose_of_real")
  return
}
