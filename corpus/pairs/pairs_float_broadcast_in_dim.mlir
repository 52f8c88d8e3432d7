// Pairs of ops: what takes the float result of broadcast_in_dim. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[1.5, -2.25, 0.75]> : tensor<3xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__3 = stablehlo.constant dense<[1.5, 2.25, 0.75]> : tensor<3xf32>
  %f32__4 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__5 = stablehlo.constant dense<[[[2.0, -0.5, 3.0]]]> : tensor<1x1x3xf32>
  %f32__6 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5], [2.0, -0.5]]> : tensor<4x2xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %f32__7 = stablehlo.constant dense<[[[2.0, -0.5, 3.0, 4.0], [-1.0, 0.5, 2.0, -0.5], [3.0, 4.0, -1.0, 0.5]]]> : tensor<1x3x4xf32>
  %i32__4 = stablehlo.constant dense<2> : tensor<i32>
  %f32__8 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__9 = stablehlo.constant dense<0.0> : tensor<f32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %f32, dims = [2] : (tensor<3xf32>) -> tensor<1x2x3xf32>
  %abs = stablehlo.abs %broadcast_in_dim : tensor<1x2x3xf32>
  %atan2 = stablehlo.atan2 %broadcast_in_dim, %f32__2 : tensor<1x2x3xf32>
  %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %f32__3, dims = [2] : (tensor<3xf32>) -> tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %broadcast_in_dim_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %broadcast_in_dim, dims = [0, 2, 3] : (tensor<1x2x3xf32>) -> tensor<1x2x2x3xf32>
  %cbrt = stablehlo.cbrt %broadcast_in_dim : tensor<1x2x3xf32>
  %ceil = stablehlo.ceil %broadcast_in_dim : tensor<1x2x3xf32>
  %compare = stablehlo.compare LE, %f32__2, %broadcast_in_dim : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %complex = stablehlo.complex %f32__2, %broadcast_in_dim : tensor<1x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %f32__5, %broadcast_in_dim, dim = 1 : (tensor<1x1x3xf32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  %convert = stablehlo.convert %broadcast_in_dim : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %broadcast_in_dim_4 = stablehlo.broadcast_in_dim %f32__3, dims = [2] : (tensor<3xf32>) -> tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %broadcast_in_dim_4 : tensor<1x2x3xf32>
  %divide = stablehlo.divide %broadcast_in_dim, %broadcast_in_dim : tensor<1x2x3xf32>
  %dot_general = stablehlo.dot_general %f32__6, %broadcast_in_dim, contracting_dims = [1] x [1] : (tensor<4x2xf32>, tensor<1x2x3xf32>) -> tensor<4x1x3xf32>
  %dynamic_slice = stablehlo.dynamic_slice %broadcast_in_dim, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xf32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %f32__7, %broadcast_in_dim, %i32, %i32__4, %i32 : (tensor<1x3x4xf32>, tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xf32>
  %exponential = stablehlo.exponential %broadcast_in_dim : tensor<1x2x3xf32>
  %exponential_minus_one = stablehlo.exponential_minus_one %broadcast_in_dim : tensor<1x2x3xf32>
  %floor = stablehlo.floor %broadcast_in_dim : tensor<1x2x3xf32>
  %imag = stablehlo.imag %broadcast_in_dim : tensor<1x2x3xf32>
  %is_finite = stablehlo.is_finite %broadcast_in_dim : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %log = stablehlo.log %broadcast_in_dim : tensor<1x2x3xf32>
  %log_plus_one = stablehlo.log_plus_one %broadcast_in_dim : tensor<1x2x3xf32>
  %logistic = stablehlo.logistic %broadcast_in_dim : tensor<1x2x3xf32>
  %multiply = stablehlo.multiply %broadcast_in_dim, %broadcast_in_dim : tensor<1x2x3xf32>
  %negate = stablehlo.negate %broadcast_in_dim : tensor<1x2x3xf32>
  %pad = stablehlo.pad %broadcast_in_dim, %f32__8, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x5xf32>
  %power = stablehlo.power %broadcast_in_dim, %f32__2 : tensor<1x2x3xf32>
  %real = stablehlo.real %broadcast_in_dim : tensor<1x2x3xf32>
  %reduce_precision = stablehlo.reduce_precision %broadcast_in_dim, format = e5m2 : tensor<1x2x3xf32>
  %reduce_window = "stablehlo.reduce_window"(%broadcast_in_dim, %f32__9) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  %remainder = stablehlo.remainder %f32__2, %broadcast_in_dim : tensor<1x2x3xf32>
  %reshape = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reverse = stablehlo.reverse %broadcast_in_dim, dims = [2] : tensor<1x2x3xf32>
  %round_nearest_afz = stablehlo.round_nearest_afz %broadcast_in_dim : tensor<1x2x3xf32>
  %round_nearest_even = stablehlo.round_nearest_even %broadcast_in_dim : tensor<1x2x3xf32>
  %rsqrt = stablehlo.rsqrt %broadcast_in_dim : tensor<1x2x3xf32>
  %select = stablehlo.select %i1, %f32__2, %broadcast_in_dim : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %sine = stablehlo.sine %broadcast_in_dim_4 : tensor<1x2x3xf32>
  %slice = stablehlo.slice %broadcast_in_dim [0:1, 1:2, 0:3:2] : (tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  %sort = "stablehlo.sort"(%broadcast_in_dim_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sqrt = stablehlo.sqrt %broadcast_in_dim : tensor<1x2x3xf32>
  %subtract = stablehlo.subtract %broadcast_in_dim, %f32__2 : tensor<1x2x3xf32>
  %tan = stablehlo.tan %broadcast_in_dim_4 : tensor<1x2x3xf32>
  %tanh = stablehlo.tanh %broadcast_in_dim : tensor<1x2x3xf32>
  %transpose = stablehlo.transpose %broadcast_in_dim, dims = [2, 0, 1] : (tensor<1x2x3xf32>) -> tensor<3x1x2xf32>
  %concatenate_2 = stablehlo.concatenate %abs, %ceil, %divide, %floor, %imag, %multiply, %negate, %real, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_2, dense<[[[1.5, 2.25, 0.75], [1.5, 2.25, 0.75]], [[2.0, -2.0, 1.0], [2.0, -2.0, 1.0]], [[1.0, 1.0, 1.0], [1.0, 1.0, 1.0]], [[1.0, -3.0, 0.0], [1.0, -3.0, 0.0]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[2.25, 5.0625, 0.5625], [2.25, 5.0625, 0.5625]], [[-1.5, 2.25, -0.75], [-1.5, 2.25, -0.75]], [[1.5, -2.25, 0.75], [1.5, -2.25, 0.75]]]> : tensor<8x2x3xf32> loc("abs_of_broadcast_in_dim, ceil_of_broadcast_in_dim, divide_of_broadcast_in_dim, floor_of_broadcast_in_dim, imag_of_broadcast_in_dim, multiply_of_broadcast_in_dim, negate_of_broadcast_in_dim, real_of_broadcast_in_dim")
  %concatenate_3 = stablehlo.concatenate %reduce_precision, %remainder, %reverse, %round_nearest_afz, %round_nearest_even, %select, %sort, %sqrt, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_3, dense<[[[1.5, -2.0, 0.75], [1.5, -2.0, 0.75]], [[0.5, -0.5, 0.0], [1.0, -1.0, 0.5]], [[0.75, -2.25, 1.5], [0.75, -2.25, 1.5]], [[2.0, -2.0, 1.0], [2.0, -2.0, 1.0]], [[2.0, -2.0, 1.0], [2.0, -2.0, 1.0]], [[2.0, -2.25, 3.0], [1.5, -2.25, 0.5]], [[2.25, 1.5, 0.75], [2.25, 1.5, 0.75]], [[1.2247449, 0x7FC00000, 0.8660254], [1.2247449, 0x7FC00000, 0.8660254]]]> : tensor<8x2x3xf32> loc("reduce_precision_of_broadcast_in_dim, remainder_of_broadcast_in_dim, reverse_of_broadcast_in_dim, round_nearest_afz_of_broadcast_in_dim, round_nearest_even_of_broadcast_in_dim, select_of_broadcast_in_dim, sort_of_broadcast_in_dim, sqrt_of_broadcast_in_dim")
  %reshape_2 = stablehlo.reshape %subtract : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_3 = stablehlo.reshape %dynamic_slice : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %reshape_4 = stablehlo.reshape %slice : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %reshape_5 = stablehlo.reshape %reduce_window : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_6 = stablehlo.reshape %broadcast_in_dim_3 : (tensor<1x2x2x3xf32>) -> tensor<12xf32>
  %reshape_7 = stablehlo.reshape %pad : (tensor<1x2x5xf32>) -> tensor<10xf32>
  %reshape_8 = stablehlo.reshape %concatenate : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_9 = stablehlo.reshape %dynamic_update_slice : (tensor<1x3x4xf32>) -> tensor<12xf32>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xf32>, tensor<2xf32>, tensor<2xf32>, tensor<4xf32>, tensor<12xf32>, tensor<10xf32>, tensor<9xf32>, tensor<12xf32>) -> tensor<57xf32>
  check.expect_eq_const %concatenate_4, dense<[-0.5, -1.75, -2.25, -2.5, -1.25, 0.25, -2.25, 0.75, 1.5, 0.75, -0.75, -1.5, -0.75, -1.5, 1.5, -2.25, 0.75, 1.5, -2.25, 0.75, 1.5, -2.25, 0.75, 1.5, -2.25, 0.75, 2.0, 2.0, 2.0, 2.0, 2.0, 1.5, -2.25, 0.75, 2.0, 2.0, 2.0, -0.5, 3.0, 1.5, -2.25, 0.75, 1.5, -2.25, 0.75, 2.0, -0.5, 3.0, 4.0, 1.5, -2.25, 0.75, -0.5, 1.5, -2.25, 0.75, 0.5]> : tensor<57xf32> loc("subtract_of_broadcast_in_dim, dynamic_slice_of_broadcast_in_dim, slice_of_broadcast_in_dim, reduce_window_of_broadcast_in_dim, broadcast_in_dim_of_broadcast_in_dim, pad_of_broadcast_in_dim, concatenate_of_broadcast_in_dim, dynamic_update_slice_of_broadcast_in_dim")
  %reshape_10 = stablehlo.reshape %transpose : (tensor<3x1x2xf32>) -> tensor<6xf32>
  %reshape_11 = stablehlo.reshape %dot_general : (tensor<4x1x3xf32>) -> tensor<12xf32>
  %reshape_12 = stablehlo.reshape %reshape : (tensor<6xf32>) -> tensor<6xf32>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, dim = 0 : (tensor<6xf32>, tensor<12xf32>, tensor<6xf32>) -> tensor<24xf32>
  check.expect_eq_const %concatenate_5, dense<[1.5, 1.5, -2.25, -2.25, 0.75, 0.75, 2.25, -3.375, 1.125, 10.5, -15.75, 5.25, -0.75, 1.125, -0.375, 2.25, -3.375, 1.125, 1.5, -2.25, 0.75, 1.5, -2.25, 0.75]> : tensor<24xf32> loc("transpose_of_broadcast_in_dim, dot_general_of_broadcast_in_dim, reshape_of_broadcast_in_dim")
  %concatenate_6 = stablehlo.concatenate %atan2, %cbrt, %log, %log_plus_one, %logistic, %rsqrt, %tanh, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<7x2x3xf32>
  check.expect_almost_eq_const %concatenate_6, dense<[[[0.6435011, -1.7894653, 0.24497867], [0.35877067, -1.9890207, 0.98279375]], [[1.1447142, -1.3103707, 0.9085603], [1.1447142, -1.3103707, 0.9085603]], [[0.4054651, 0x7FC00000, -0.2876821], [0.4054651, 0x7FC00000, -0.2876821]], [[0.91629076, 0x7FC00000, 0.5596158], [0.91629076, 0x7FC00000, 0.5596158]], [[0.81757444, 0.09534947, 0.6791787], [0.81757444, 0.09534947, 0.6791787]], [[0.8164966, 0x7FC00000, 1.1547005], [0.8164966, 0x7FC00000, 1.1547005]], [[0.90514827, -0.9780261, 0.63514894], [0.90514827, -0.9780261, 0.63514894]]]> : tensor<7x2x3xf32> loc("atan2_of_broadcast_in_dim, cbrt_of_broadcast_in_dim, log_of_broadcast_in_dim, log_plus_one_of_broadcast_in_dim, logistic_of_broadcast_in_dim, rsqrt_of_broadcast_in_dim, tanh_of_broadcast_in_dim")
  check.expect_eq_const %bitcast_convert, dense<[[[1069547520, 1074790400, 1061158912], [1069547520, 1074790400, 1061158912]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_broadcast_in_dim")
  %concatenate_7 = stablehlo.concatenate %compare, %convert, %is_finite, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<3x2x3xi1>
  check.expect_eq_const %concatenate_7, dense<[[[false, false, false], [false, false, true]], [[true, true, true], [true, true, true]], [[true, true, true], [true, true, true]]]> : tensor<3x2x3xi1> loc("compare_of_broadcast_in_dim, convert_of_broadcast_in_dim, is_finite_of_broadcast_in_dim")
  check.expect_eq_const %complex, dense<[[[(2.0, 1.5), (-0.5, -2.25), (3.0, 0.75)], [(4.0, 1.5), (-1.0, -2.25), (0.5, 0.75)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_broadcast_in_dim")
  %concatenate_8 = stablehlo.concatenate %cosine, %exponential, %exponential_minus_one, %power, %sine, %tan, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<6x2x3xf32>
  check.expect_almost_eq_const %concatenate_8, dense<[[[0.0707372, -0.62817365, 0.73168886], [0.0707372, -0.62817365, 0.73168886]], [[4.481689, 0.10539922, 2.117], [4.481689, 0.10539922, 2.117]], [[3.481689, -0.89460075, 1.117], [3.481689, -0.89460075, 1.117]], [[2.25, 0x7FC00000, 0.421875], [5.0625, -0.44444445, 0.8660254]], [[0.997495, 0.7780732, 0.6816388], [0.997495, 0.7780732, 0.6816388]], [[14.10142, -1.2386277, 0.93159646], [14.10142, -1.2386277, 0.93159646]]]> : tensor<6x2x3xf32> loc("cosine_of_broadcast_in_dim, exponential_of_broadcast_in_dim, exponential_minus_one_of_broadcast_in_dim, power_of_broadcast_in_dim, sine_of_broadcast_in_dim, tan_of_broadcast_in_dim")
  return
}
