// Pairs of ops: what takes the float result of add. The values are those of scripts/oracle.
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
  %add = stablehlo.add %f32, %f32__2 : tensor<1x2x3xf32>
  %abs = stablehlo.abs %add : tensor<1x2x3xf32>
  %atan2 = stablehlo.atan2 %f32__2, %add : tensor<1x2x3xf32>
  %add_2 = stablehlo.add %f32__3, %f32__2 : tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %add_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %add, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  %cbrt = stablehlo.cbrt %add : tensor<1x2x3xf32>
  %ceil = stablehlo.ceil %add : tensor<1x2x3xf32>
  %compare = stablehlo.compare GE, %add, %add : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %complex = stablehlo.complex %add, %f32__2 : tensor<1x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %add, %add, dim = 2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x6xf32>
  %convert = stablehlo.convert %add : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %add_3 = stablehlo.add %f32__5, %f32__2 : tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %add_3 : tensor<1x2x3xf32>
  %divide = stablehlo.divide %add, %f32__6 : tensor<1x2x3xf32>
  %dot_general = stablehlo.dot_general %add, %f32__7, contracting_dims = [2] x [0] : (tensor<1x2x3xf32>, tensor<3x2xf32>) -> tensor<1x2x2xf32>
  %dynamic_slice = stablehlo.dynamic_slice %add, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %add, %f32__8, %i32, %i32__4, %i32__5 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  %exponential = stablehlo.exponential %add : tensor<1x2x3xf32>
  %exponential_minus_one = stablehlo.exponential_minus_one %add : tensor<1x2x3xf32>
  %floor = stablehlo.floor %add : tensor<1x2x3xf32>
  %imag = stablehlo.imag %add : tensor<1x2x3xf32>
  %is_finite = stablehlo.is_finite %add : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %log = stablehlo.log %add : tensor<1x2x3xf32>
  %log_plus_one = stablehlo.log_plus_one %add : tensor<1x2x3xf32>
  %logistic = stablehlo.logistic %add : tensor<1x2x3xf32>
  %multiply = stablehlo.multiply %add, %f32__4 : tensor<1x2x3xf32>
  %negate = stablehlo.negate %add : tensor<1x2x3xf32>
  %pad = stablehlo.pad %add, %f32__9, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3x3xf32>
  %power = stablehlo.power %add, %f32__2 : tensor<1x2x3xf32>
  %real = stablehlo.real %add : tensor<1x2x3xf32>
  %reduce_precision = stablehlo.reduce_precision %add, format = e5m2 : tensor<1x2x3xf32>
  %reduce_window = "stablehlo.reduce_window"(%add, %f32__9) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add_4 = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add_4 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %remainder = stablehlo.remainder %add, %add : tensor<1x2x3xf32>
  %reshape = stablehlo.reshape %add : (tensor<1x2x3xf32>) -> tensor<3x2xf32>
  %reverse = stablehlo.reverse %add, dims = [1, 2] : tensor<1x2x3xf32>
  %round_nearest_afz = stablehlo.round_nearest_afz %add : tensor<1x2x3xf32>
  %round_nearest_even = stablehlo.round_nearest_even %add : tensor<1x2x3xf32>
  %rsqrt = stablehlo.rsqrt %add : tensor<1x2x3xf32>
  %select = stablehlo.select %i1, %add, %f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %sine = stablehlo.sine %add_3 : tensor<1x2x3xf32>
  %slice = stablehlo.slice %add [0:1, 0:2, 1:3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xf32>
  %sort = "stablehlo.sort"(%add_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sqrt = stablehlo.sqrt %add : tensor<1x2x3xf32>
  %subtract = stablehlo.subtract %f32__2, %add : tensor<1x2x3xf32>
  %tan = stablehlo.tan %add_3 : tensor<1x2x3xf32>
  %tanh = stablehlo.tanh %add : tensor<1x2x3xf32>
  %transpose = stablehlo.transpose %add, dims = [2, 1, 0] : (tensor<1x2x3xf32>) -> tensor<3x2x1xf32>
  %concatenate_2 = stablehlo.concatenate %abs, %ceil, %divide, %dynamic_update_slice, %floor, %imag, %multiply, %negate, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_2, dense<[[[3.5, 2.75, 3.75], [4.0, 0x7F800000, 0x7FC00000]], [[4.0, -2.0, 4.0], [4.0, 0x7F800000, 0x7FC00000]], [[1.75, -1.375, 1.875], [2.0, 0x7F800000, 0x7FC00000]], [[3.5, -2.75, 3.75], [4.0, 2.0, -0.5]], [[3.0, -3.0, 3.0], [4.0, 0x7F800000, 0x7FC00000]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[0.0, -0.0, 0.0], [0.0, 0x7FC00000, 0x7FC00000]], [[-3.5, 2.75, -3.75], [-4.0, 0xFF800000, 0xFFC00000]]]> : tensor<8x2x3xf32> loc("abs_of_add, ceil_of_add, divide_of_add, dynamic_update_slice_of_add, floor_of_add, imag_of_add, multiply_of_add, negate_of_add")
  %concatenate_3 = stablehlo.concatenate %real, %reduce_precision, %reduce_window, %remainder, %reverse, %round_nearest_afz, %round_nearest_even, %select, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_3, dense<[[[3.5, -2.75, 3.75], [4.0, 0x7F800000, 0x7FC00000]], [[3.5, -3.0, 4.0], [4.0, 0x7F800000, 0x7FC00000]], [[3.5, 0.75, 1.0], [4.0, 0x7F800000, 0x7FC00000]], [[0.0, -0.0, 0.0], [0.0, 0x7FC00000, 0x7FC00000]], [[0x7FC00000, 0x7F800000, 4.0], [3.75, -2.75, 3.5]], [[4.0, -3.0, 4.0], [4.0, 0x7F800000, 0x7FC00000]], [[4.0, -3.0, 4.0], [4.0, 0x7F800000, 0x7FC00000]], [[3.5, -0.5, 3.75], [4.0, -1.0, 0x7FC00000]]]> : tensor<8x2x3xf32> loc("real_of_add, reduce_precision_of_add, reduce_window_of_add, remainder_of_add, reverse_of_add, round_nearest_afz_of_add, round_nearest_even_of_add, select_of_add")
  %reshape_2 = stablehlo.reshape %sort : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_3 = stablehlo.reshape %sqrt : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_4 = stablehlo.reshape %subtract : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_5 = stablehlo.reshape %dot_general : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_6 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_7 = stablehlo.reshape %slice : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_8 = stablehlo.reshape %concatenate : (tensor<1x2x6xf32>) -> tensor<12xf32>
  %reshape_9 = stablehlo.reshape %pad : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<12xf32>, tensor<9xf32>) -> tensor<51xf32>
  check.expect_eq_const %concatenate_4, dense<[3.75, 3.5, 1.75, 0x7F800000, 4.0, 0.75, 1.8708287, 0x7FC00000, 1.9364917, 2.0, 0x7F800000, 0x7FC00000, -1.5, 2.25, -0.75, 0.0, 0xFF800000, 0x7FC00000, -5.0, -10.875, 0x7FC00000, 0x7FC00000, -2.75, 3.75, 0x7F800000, 0x7FC00000, -2.75, 3.75, 0x7F800000, 0x7FC00000, 3.5, -2.75, 3.75, 3.5, -2.75, 3.75, 4.0, 0x7F800000, 0x7FC00000, 4.0, 0x7F800000, 0x7FC00000, -2.75, 3.75, 0.0, 0.0, 0.0, 0.0, 0x7F800000, 0x7FC00000, 0.0]> : tensor<51xf32> loc("sort_of_add, sqrt_of_add, subtract_of_add, dot_general_of_add, dynamic_slice_of_add, slice_of_add, concatenate_of_add, pad_of_add")
  %reshape_10 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xf32>) -> tensor<12xf32>
  %reshape_11 = stablehlo.reshape %reshape : (tensor<3x2xf32>) -> tensor<6xf32>
  %reshape_12 = stablehlo.reshape %transpose : (tensor<3x2x1xf32>) -> tensor<6xf32>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, dim = 0 : (tensor<12xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<24xf32>
  check.expect_eq_const %concatenate_5, dense<[3.5, -2.75, 3.75, 4.0, 0x7F800000, 0x7FC00000, 3.5, -2.75, 3.75, 4.0, 0x7F800000, 0x7FC00000, 3.5, -2.75, 3.75, 4.0, 0x7F800000, 0x7FC00000, 3.5, 4.0, -2.75, 0x7F800000, 3.75, 0x7FC00000]> : tensor<24xf32> loc("broadcast_in_dim_of_add, reshape_of_add, transpose_of_add")
  %concatenate_6 = stablehlo.concatenate %atan2, %cbrt, %log, %log_plus_one, %logistic, %rsqrt, %tanh, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<7x2x3xf32>
  check.expect_almost_eq_const %concatenate_6, dense<[[[0.5191461, -2.961739, 0.67474097], [0.7853982, -0.0, 0x7FC00000]], [[1.5182945, -1.4010197, 1.5536163], [1.587401, 0x7F800000, 0x7FC00000]], [[1.2527629, 0x7FC00000, 1.3217559], [1.3862944, 0x7F800000, 0x7FC00000]], [[1.5040774, 0x7FC00000, 1.5581446], [1.609438, 0x7F800000, 0x7FC00000]], [[0.97068775, 0.060086653, 0.97702265], [0.98201376, 1.0, 0x7FC00000]], [[0.5345225, 0x7FC00000, 0.5163978], [0.5, 0.0, 0x7FC00000]], [[0.9981779, -0.99185973, 0.99889445], [0.9993293, 1.0, 0x7FC00000]]]> : tensor<7x2x3xf32> loc("atan2_of_add, cbrt_of_add, log_of_add, log_plus_one_of_add, logistic_of_add, rsqrt_of_add, tanh_of_add")
  check.expect_eq_const %bitcast_convert, dense<[[[1080033280, 1071644672, 1081081856], [1082130432, 2139095040, 1061158912]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_add")
  %concatenate_7 = stablehlo.concatenate %compare, %convert, %is_finite, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<3x2x3xi1>
  check.expect_eq_const %concatenate_7, dense<[[[true, true, true], [true, true, false]], [[true, true, true], [true, true, true]], [[true, true, true], [true, false, false]]]> : tensor<3x2x3xi1> loc("compare_of_add, convert_of_add, is_finite_of_add")
  check.expect_eq_const %complex, dense<[[[(3.5, 2.0), (-2.75, -0.5), (3.75, 3.0)], [(4.0, 4.0), (0x7F800000, -1.0), (0x7FC00000, 0.5)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_add")
  %concatenate_8 = stablehlo.concatenate %cosine, %exponential, %exponential_minus_one, %power, %sine, %tan, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<6x2x3xf32>
  check.expect_almost_eq_const %concatenate_8, dense<[[[-0.9364567, -0.17824605, -0.8205594], [-0.2107958, -0.41614684, -0.17824605]], [[33.11545, 0.06392786, 42.521084], [54.59815, 0x7F800000, 0x7FC00000]], [[32.11545, -0.9360721, 41.521084], [53.59815, 0x7F800000, 0x7FC00000]], [[12.25, 0x7FC00000, 52.734375], [256.0, 0.0, 0x7FC00000]], [[-0.35078323, 0.98398596, -0.57156134], [-0.9775301, 0.9092974, 0.98398596]], [[0.37458563, -5.52038, 0.69655085], [4.637332, -2.1850398, -5.52038]]]> : tensor<6x2x3xf32> loc("cosine_of_add, exponential_of_add, exponential_minus_one_of_add, power_of_add, sine_of_add, tan_of_add")
  return
}
