// Pairs of ops: what takes the float result of sign. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__3 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [-0.0, 0x7F800000, 0.25]]]> : tensor<1x2x3xf32>
  %f32__4 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__5 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__6 = stablehlo.constant dense<2.0> : tensor<1x2x3xf32>
  %f32__7 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %f32__8 = stablehlo.constant dense<[[[2.0, -0.5]]]> : tensor<1x1x2xf32>
  %i32__4 = stablehlo.constant dense<1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<2> : tensor<i32>
  %f32__9 = stablehlo.constant dense<0.0> : tensor<f32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %sign = stablehlo.sign %f32 : tensor<1x2x3xf32>
  %abs = stablehlo.abs %sign : tensor<1x2x3xf32>
  %add = stablehlo.add %sign, %f32__2 : tensor<1x2x3xf32>
  %atan2 = stablehlo.atan2 %f32__2, %sign : tensor<1x2x3xf32>
  %sign_2 = stablehlo.sign %f32__3 : tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %sign_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %sign, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  %cbrt = stablehlo.cbrt %sign : tensor<1x2x3xf32>
  %ceil = stablehlo.ceil %sign : tensor<1x2x3xf32>
  %compare = stablehlo.compare GE, %sign, %sign : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %complex = stablehlo.complex %sign, %f32__2 : tensor<1x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %sign, %sign, dim = 2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x6xf32>
  %convert = stablehlo.convert %sign : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %sign_3 = stablehlo.sign %f32__5 : tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %sign_3 : tensor<1x2x3xf32>
  %divide = stablehlo.divide %sign, %f32__6 : tensor<1x2x3xf32>
  %dot_general = stablehlo.dot_general %sign, %f32__7, contracting_dims = [2] x [0] : (tensor<1x2x3xf32>, tensor<3x2xf32>) -> tensor<1x2x2xf32>
  %dynamic_slice = stablehlo.dynamic_slice %sign, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %sign, %f32__8, %i32, %i32__4, %i32__5 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  %exponential = stablehlo.exponential %sign : tensor<1x2x3xf32>
  %exponential_minus_one = stablehlo.exponential_minus_one %sign : tensor<1x2x3xf32>
  %floor = stablehlo.floor %sign : tensor<1x2x3xf32>
  %imag = stablehlo.imag %sign : tensor<1x2x3xf32>
  %is_finite = stablehlo.is_finite %sign : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %log = stablehlo.log %sign : tensor<1x2x3xf32>
  %log_plus_one = stablehlo.log_plus_one %sign : tensor<1x2x3xf32>
  %logistic = stablehlo.logistic %sign : tensor<1x2x3xf32>
  %multiply = stablehlo.multiply %sign, %f32__4 : tensor<1x2x3xf32>
  %negate = stablehlo.negate %sign : tensor<1x2x3xf32>
  %pad = stablehlo.pad %sign, %f32__9, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3x3xf32>
  %power = stablehlo.power %sign, %f32__2 : tensor<1x2x3xf32>
  %real = stablehlo.real %sign : tensor<1x2x3xf32>
  %reduce_precision = stablehlo.reduce_precision %sign, format = e5m2 : tensor<1x2x3xf32>
  %reduce_window = "stablehlo.reduce_window"(%sign, %f32__9) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add_2 = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %remainder = stablehlo.remainder %sign, %sign : tensor<1x2x3xf32>
  %reshape = stablehlo.reshape %sign : (tensor<1x2x3xf32>) -> tensor<3x2xf32>
  %reverse = stablehlo.reverse %sign, dims = [1, 2] : tensor<1x2x3xf32>
  %round_nearest_afz = stablehlo.round_nearest_afz %sign : tensor<1x2x3xf32>
  %round_nearest_even = stablehlo.round_nearest_even %sign : tensor<1x2x3xf32>
  %rsqrt = stablehlo.rsqrt %sign : tensor<1x2x3xf32>
  %select = stablehlo.select %i1, %sign, %f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %sine = stablehlo.sine %sign_3 : tensor<1x2x3xf32>
  %slice = stablehlo.slice %sign [0:1, 0:2, 1:3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xf32>
  %sort = "stablehlo.sort"(%sign_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sqrt = stablehlo.sqrt %sign : tensor<1x2x3xf32>
  %subtract = stablehlo.subtract %f32__2, %sign : tensor<1x2x3xf32>
  %tan = stablehlo.tan %sign_3 : tensor<1x2x3xf32>
  %tanh = stablehlo.tanh %sign : tensor<1x2x3xf32>
  %transpose = stablehlo.transpose %sign, dims = [2, 1, 0] : (tensor<1x2x3xf32>) -> tensor<3x2x1xf32>
  %concatenate_2 = stablehlo.concatenate %abs, %add, %ceil, %divide, %dynamic_update_slice, %floor, %imag, %multiply, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_2, dense<[[[1.0, 1.0, 1.0], [0.0, 1.0, 0x7FC00000]], [[3.0, -1.5, 4.0], [4.0, 0.0, 0x7FC00000]], [[1.0, -1.0, 1.0], [-0.0, 1.0, 0x7FC00000]], [[0.5, -0.5, 0.5], [-0.0, 0.5, 0x7FC00000]], [[1.0, -1.0, 1.0], [-0.0, 2.0, -0.5]], [[1.0, -1.0, 1.0], [-0.0, 1.0, 0x7FC00000]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[0.0, -0.0, 0.0], [-0.0, 0.0, 0x7FC00000]]]> : tensor<8x2x3xf32> loc("abs_of_sign, add_of_sign, ceil_of_sign, divide_of_sign, dynamic_update_slice_of_sign, floor_of_sign, imag_of_sign, multiply_of_sign")
  %concatenate_3 = stablehlo.concatenate %negate, %real, %reduce_precision, %reduce_window, %remainder, %reverse, %round_nearest_afz, %round_nearest_even, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_3, dense<[[[-1.0, 1.0, -1.0], [0.0, -1.0, 0xFFC00000]], [[1.0, -1.0, 1.0], [-0.0, 1.0, 0x7FC00000]], [[1.0, -1.0, 1.0], [-0.0, 1.0, 0x7FC00000]], [[1.0, 0.0, 0.0], [0.0, 1.0, 0x7FC00000]], [[0.0, -0.0, 0.0], [0x7FC00000, 0.0, 0x7FC00000]], [[0x7FC00000, 1.0, -0.0], [1.0, -1.0, 1.0]], [[1.0, -1.0, 1.0], [-0.0, 1.0, 0x7FC00000]], [[1.0, -1.0, 1.0], [-0.0, 1.0, 0x7FC00000]]]> : tensor<8x2x3xf32> loc("negate_of_sign, real_of_sign, reduce_precision_of_sign, reduce_window_of_sign, remainder_of_sign, reverse_of_sign, round_nearest_afz_of_sign, round_nearest_even_of_sign")
  %reshape_2 = stablehlo.reshape %select : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_3 = stablehlo.reshape %sort : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_4 = stablehlo.reshape %sqrt : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_5 = stablehlo.reshape %subtract : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_6 = stablehlo.reshape %dot_general : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_7 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_8 = stablehlo.reshape %slice : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_9 = stablehlo.reshape %concatenate : (tensor<1x2x6xf32>) -> tensor<12xf32>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<12xf32>) -> tensor<48xf32>
  check.expect_eq_const %concatenate_4, dense<[1.0, -0.5, 1.0, 4.0, -1.0, 0x7FC00000, 1.0, 1.0, 1.0, 1.0, 1.0, -0.0, 1.0, 0x7FC00000, 1.0, -0.0, 1.0, 0x7FC00000, 1.0, 0.5, 2.0, 4.0, -2.0, 0x7FC00000, -2.0, -4.0, 0x7FC00000, 0x7FC00000, -1.0, 1.0, 1.0, 0x7FC00000, -1.0, 1.0, 1.0, 0x7FC00000, 1.0, -1.0, 1.0, 1.0, -1.0, 1.0, -0.0, 1.0, 0x7FC00000, -0.0, 1.0, 0x7FC00000]> : tensor<48xf32> loc("select_of_sign, sort_of_sign, sqrt_of_sign, subtract_of_sign, dot_general_of_sign, dynamic_slice_of_sign, slice_of_sign, concatenate_of_sign")
  %reshape_10 = stablehlo.reshape %pad : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_11 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xf32>) -> tensor<12xf32>
  %reshape_12 = stablehlo.reshape %reshape : (tensor<3x2xf32>) -> tensor<6xf32>
  %reshape_13 = stablehlo.reshape %transpose : (tensor<3x2x1xf32>) -> tensor<6xf32>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, dim = 0 : (tensor<9xf32>, tensor<12xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<33xf32>
  check.expect_eq_const %concatenate_5, dense<[-1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0x7FC00000, 0.0, 1.0, -1.0, 1.0, -0.0, 1.0, 0x7FC00000, 1.0, -1.0, 1.0, -0.0, 1.0, 0x7FC00000, 1.0, -1.0, 1.0, -0.0, 1.0, 0x7FC00000, 1.0, -0.0, -1.0, 1.0, 1.0, 0x7FC00000]> : tensor<33xf32> loc("pad_of_sign, broadcast_in_dim_of_sign, reshape_of_sign, transpose_of_sign")
  %concatenate_6 = stablehlo.concatenate %atan2, %cbrt, %log, %log_plus_one, %logistic, %rsqrt, %tanh, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<7x2x3xf32>
  check.expect_almost_eq_const %concatenate_6, dense<[[[1.1071488, -2.6779451, 1.2490457], [1.5707964, -0.7853982, 0x7FC00000]], [[1.0, -1.0, 1.0], [-0.0, 1.0, 0x7FC00000]], [[0.0, 0x7FC00000, 0.0], [0xFF800000, 0.0, 0x7FC00000]], [[0.6931472, 0xFF800000, 0.6931472], [-0.0, 0.6931472, 0x7FC00000]], [[0.7310586, 0.26894143, 0.7310586], [0.5, 0.7310586, 0x7FC00000]], [[1.0, 0x7FC00000, 1.0], [0xFF800000, 1.0, 0x7FC00000]], [[0.7615942, -0.7615942, 0.7615942], [-0.0, 0.7615942, 0x7FC00000]]]> : tensor<7x2x3xf32> loc("atan2_of_sign, cbrt_of_sign, log_of_sign, log_plus_one_of_sign, logistic_of_sign, rsqrt_of_sign, tanh_of_sign")
  check.expect_eq_const %bitcast_convert, dense<[[[1065353216, 1065353216, 1065353216], [-2147483648, 1065353216, 1065353216]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_sign")
  %concatenate_7 = stablehlo.concatenate %compare, %convert, %is_finite, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<3x2x3xi1>
  check.expect_eq_const %concatenate_7, dense<[[[true, true, true], [true, true, false]], [[true, true, true], [false, true, true]], [[true, true, true], [true, true, false]]]> : tensor<3x2x3xi1> loc("compare_of_sign, convert_of_sign, is_finite_of_sign")
  check.expect_eq_const %complex, dense<[[[(1.0, 2.0), (-1.0, -0.5), (1.0, 3.0)], [(-0.0, 4.0), (1.0, -1.0), (0x7FC00000, 0.5)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_sign")
  %concatenate_8 = stablehlo.concatenate %cosine, %exponential, %exponential_minus_one, %power, %sine, %tan, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<6x2x3xf32>
  check.expect_almost_eq_const %concatenate_8, dense<[[[0.5403023, 0.5403023, 0.5403023], [0.5403023, 0.5403023, 0.5403023]], [[2.7182817, 0.36787945, 2.7182817], [1.0, 2.7182817, 0x7FC00000]], [[1.7182819, -0.63212055, 1.7182819], [-0.0, 1.7182819, 0x7FC00000]], [[1.0, 0x7FC00000, 1.0], [0.0, 1.0, 0x7FC00000]], [[0.84147096, 0.84147096, 0.84147096], [0.84147096, 0.84147096, 0.84147096]], [[1.5574077, 1.5574077, 1.5574077], [1.5574077, 1.5574077, 1.5574077]]]> : tensor<6x2x3xf32> loc("cosine_of_sign, exponential_of_sign, exponential_minus_one_of_sign, power_of_sign, sine_of_sign, tan_of_sign")
  return
}
