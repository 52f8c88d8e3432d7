// Pairs of ops: what takes the float result of exponential. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__3 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__4 = stablehlo.constant dense<[[[2.0, -0.5, 3.0]]]> : tensor<1x1x3xf32>
  %f32__5 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__6 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5], [2.0, -0.5]]> : tensor<4x2xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %f32__7 = stablehlo.constant dense<[[[2.0, -0.5, 3.0, 4.0], [-1.0, 0.5, 2.0, -0.5], [3.0, 4.0, -1.0, 0.5]]]> : tensor<1x3x4xf32>
  %i32__4 = stablehlo.constant dense<2> : tensor<i32>
  %f32__8 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__9 = stablehlo.constant dense<0.0> : tensor<f32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %f32__10 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [-0.0, 0x7F800000, 0.25]]]> : tensor<1x2x3xf32>
  %exponential = stablehlo.exponential %f32 : tensor<1x2x3xf32>
  %abs = stablehlo.abs %exponential : tensor<1x2x3xf32>
  %atan2 = stablehlo.atan2 %f32__2, %exponential : tensor<1x2x3xf32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %exponential, dims = [0, 2, 3] : (tensor<1x2x3xf32>) -> tensor<1x2x2x3xf32>
  %cbrt = stablehlo.cbrt %exponential : tensor<1x2x3xf32>
  %ceil = stablehlo.ceil %exponential : tensor<1x2x3xf32>
  %compare = stablehlo.compare LE, %f32__2, %exponential : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %complex = stablehlo.complex %f32__2, %exponential : tensor<1x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %f32__4, %exponential, dim = 1 : (tensor<1x1x3xf32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  %convert = stablehlo.convert %exponential : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %exponential_2 = stablehlo.exponential %f32__5 : tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %exponential_2 : tensor<1x2x3xf32>
  %divide = stablehlo.divide %exponential, %exponential : tensor<1x2x3xf32>
  %dot_general = stablehlo.dot_general %f32__6, %exponential, contracting_dims = [1] x [1] : (tensor<4x2xf32>, tensor<1x2x3xf32>) -> tensor<4x1x3xf32>
  %dynamic_slice = stablehlo.dynamic_slice %exponential, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xf32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %f32__7, %exponential, %i32, %i32__4, %i32 : (tensor<1x3x4xf32>, tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xf32>
  %exponential_3 = stablehlo.exponential %exponential : tensor<1x2x3xf32>
  %exponential_minus_one = stablehlo.exponential_minus_one %exponential : tensor<1x2x3xf32>
  %floor = stablehlo.floor %exponential : tensor<1x2x3xf32>
  %imag = stablehlo.imag %exponential : tensor<1x2x3xf32>
  %is_finite = stablehlo.is_finite %exponential : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %log = stablehlo.log %exponential : tensor<1x2x3xf32>
  %log_plus_one = stablehlo.log_plus_one %exponential : tensor<1x2x3xf32>
  %logistic = stablehlo.logistic %exponential : tensor<1x2x3xf32>
  %multiply = stablehlo.multiply %exponential, %exponential : tensor<1x2x3xf32>
  %negate = stablehlo.negate %exponential : tensor<1x2x3xf32>
  %pad = stablehlo.pad %exponential, %f32__8, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x5xf32>
  %power = stablehlo.power %exponential, %f32__2 : tensor<1x2x3xf32>
  %real = stablehlo.real %exponential : tensor<1x2x3xf32>
  %reduce_precision = stablehlo.reduce_precision %exponential, format = e5m2 : tensor<1x2x3xf32>
  %reduce_window = "stablehlo.reduce_window"(%exponential, %f32__9) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  %remainder = stablehlo.remainder %f32__2, %exponential : tensor<1x2x3xf32>
  %reshape = stablehlo.reshape %exponential : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reverse = stablehlo.reverse %exponential, dims = [2] : tensor<1x2x3xf32>
  %round_nearest_afz = stablehlo.round_nearest_afz %exponential : tensor<1x2x3xf32>
  %round_nearest_even = stablehlo.round_nearest_even %exponential : tensor<1x2x3xf32>
  %rsqrt = stablehlo.rsqrt %exponential : tensor<1x2x3xf32>
  %select = stablehlo.select %i1, %f32__2, %exponential : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %sine = stablehlo.sine %exponential_2 : tensor<1x2x3xf32>
  %slice = stablehlo.slice %exponential [0:1, 1:2, 0:3:2] : (tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  %exponential_4 = stablehlo.exponential %f32__10 : tensor<1x2x3xf32>
  %sort = "stablehlo.sort"(%exponential_4) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sqrt = stablehlo.sqrt %exponential : tensor<1x2x3xf32>
  %subtract = stablehlo.subtract %exponential, %f32__2 : tensor<1x2x3xf32>
  %tan = stablehlo.tan %exponential_2 : tensor<1x2x3xf32>
  %tanh = stablehlo.tanh %exponential : tensor<1x2x3xf32>
  %transpose = stablehlo.transpose %exponential, dims = [2, 0, 1] : (tensor<1x2x3xf32>) -> tensor<3x1x2xf32>
  %concatenate_2 = stablehlo.concatenate %abs, %atan2, %cbrt, %ceil, %divide, %floor, %imag, %log, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_almost_eq_const %concatenate_2, dense<[[[4.481689, 0.10539922, 2.117], [1.0, 0x7F800000, 0x7FC00000]], [[0.41973966, -1.3630395, 0.9562773], [1.3258177, -0.0, 0x7FC00000]], [[1.6487212, 0.47236654, 1.2840254], [1.0, 0x7F800000, 0x7FC00000]], [[5.0, 1.0, 3.0], [1.0, 0x7F800000, 0x7FC00000]], [[1.0, 1.0, 1.0], [1.0, 0x7FC00000, 0x7FC00000]], [[4.0, 0.0, 2.0], [1.0, 0x7F800000, 0x7FC00000]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[1.5, -2.25, 0.75000006], [0.0, 0x7F800000, 0x7FC00000]]]> : tensor<8x2x3xf32>, tolerance = 1.0e-04 loc("abs_of_exponential, atan2_of_exponential, cbrt_of_exponential, ceil_of_exponential, divide_of_exponential, floor_of_exponential, imag_of_exponential, log_of_exponential")
  %concatenate_3 = stablehlo.concatenate %log_plus_one, %logistic, %negate, %real, %reduce_precision, %remainder, %reverse, %round_nearest_afz, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_almost_eq_const %concatenate_3, dense<[[[1.7014133, 0.100206554, 1.136871], [0.6931472, 0x7F800000, 0x7FC00000]], [[0.9888123, 0.52632546, 0.89254457], [0.7310586, 1.0, 0x7FC00000]], [[-4.481689, -0.10539922, -2.117], [-1.0, 0xFF800000, 0xFFC00000]], [[4.481689, 0.10539922, 2.117], [1.0, 0x7F800000, 0x7FC00000]], [[4.0, 0.109375, 2.0], [1.0, 0x7F800000, 0x7FC00000]], [[2.0, -0.078403115, 0.8829999], [0.0, -1.0, 0x7FC00000]], [[2.117, 0.10539922, 4.481689], [0x7FC00000, 0x7F800000, 1.0]], [[4.0, 0.0, 2.0], [1.0, 0x7F800000, 0x7FC00000]]]> : tensor<8x2x3xf32>, tolerance = 9.0e-05 loc("log_plus_one_of_exponential, logistic_of_exponential, negate_of_exponential, real_of_exponential, reduce_precision_of_exponential, remainder_of_exponential, reverse_of_exponential, round_nearest_afz_of_exponential")
  %reshape_2 = stablehlo.reshape %round_nearest_even : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_3 = stablehlo.reshape %rsqrt : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_4 = stablehlo.reshape %select : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_5 = stablehlo.reshape %sort : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_6 = stablehlo.reshape %sqrt : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_7 = stablehlo.reshape %subtract : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_8 = stablehlo.reshape %tanh : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_9 = stablehlo.reshape %dynamic_slice : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<2xf32>) -> tensor<44xf32>
  check.expect_almost_eq_const %concatenate_4, dense<[4.0, 0.0, 2.0, 1.0, 0x7F800000, 0x7FC00000, 0.47236657, 3.080217, 0.68728924, 1.0, 0.0, 0x7FC00000, 2.0, 0.10539922, 3.0, 1.0, 0x7F800000, 0.5, 9.487736, 4.481689, 2.117, 0x7F800000, 1.2840254, 1.0, 2.117, 0.32465246, 1.4549915, 1.0, 0x7F800000, 0x7FC00000, 2.481689, 0.60539925, -0.8829999, -3.0, 0x7F800000, 0x7FC00000, 0.999744, 0.10501065, 0.9714256, 0.7615942, 1.0, 0x7FC00000, 0.10539922, 2.117]> : tensor<44xf32>, tolerance = 1.9e-04 loc("round_nearest_even_of_exponential, rsqrt_of_exponential, select_of_exponential, sort_of_exponential, sqrt_of_exponential, subtract_of_exponential, tanh_of_exponential, dynamic_slice_of_exponential")
  %reshape_10 = stablehlo.reshape %slice : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %reshape_11 = stablehlo.reshape %reduce_window : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_12 = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x2x3xf32>) -> tensor<12xf32>
  %reshape_13 = stablehlo.reshape %pad : (tensor<1x2x5xf32>) -> tensor<10xf32>
  %reshape_14 = stablehlo.reshape %concatenate : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_15 = stablehlo.reshape %dynamic_update_slice : (tensor<1x3x4xf32>) -> tensor<12xf32>
  %reshape_16 = stablehlo.reshape %transpose : (tensor<3x1x2xf32>) -> tensor<6xf32>
  %reshape_17 = stablehlo.reshape %reshape : (tensor<6xf32>) -> tensor<6xf32>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, %reshape_17, dim = 0 : (tensor<2xf32>, tensor<4xf32>, tensor<12xf32>, tensor<10xf32>, tensor<9xf32>, tensor<12xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<61xf32>
  check.expect_almost_eq_const %concatenate_5, dense<[1.0, 0x7FC00000, 4.587088, 2.2223992, 0x7F800000, 0x7FC00000, 4.481689, 0.10539922, 2.117, 1.0, 0x7F800000, 0x7FC00000, 4.481689, 0.10539922, 2.117, 1.0, 0x7F800000, 0x7FC00000, 2.0, 2.0, 2.0, 2.0, 2.0, 4.481689, 0.10539922, 2.117, 2.0, 2.0, 2.0, -0.5, 3.0, 4.481689, 0.10539922, 2.117, 1.0, 0x7F800000, 0x7FC00000, 2.0, -0.5, 3.0, 4.0, 4.481689, 0.10539922, 2.117, -0.5, 1.0, 0x7F800000, 0x7FC00000, 0.5, 4.481689, 1.0, 0.10539922, 0x7F800000, 2.117, 0x7FC00000, 4.481689, 0.10539922, 2.117, 1.0, 0x7F800000, 0x7FC00000]> : tensor<61xf32>, tolerance = 9.2e-05 loc("slice_of_exponential, reduce_window_of_exponential, broadcast_in_dim_of_exponential, pad_of_exponential, concatenate_of_exponential, dynamic_update_slice_of_exponential, transpose_of_exponential, reshape_of_exponential")
  %concatenate_6 = stablehlo.concatenate %compare, %convert, %is_finite, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<3x2x3xi1>
  check.expect_eq_const %concatenate_6, dense<[[[true, true, false], [false, true, false]], [[true, true, true], [true, true, true]], [[true, true, true], [true, false, false]]]> : tensor<3x2x3xi1> loc("compare_of_exponential, convert_of_exponential, is_finite_of_exponential")
  check.expect_almost_eq_const %complex, dense<[[[(2.0, 4.481689), (-0.5, 0.10539922), (3.0, 2.117)], [(4.0, 1.0), (-1.0, 0x7F800000), (0.5, 0x7FC00000)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 9.0e-05 loc("complex_of_exponential")
  %reshape_18 = stablehlo.reshape %cosine : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_19 = stablehlo.reshape %exponential_3 : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_20 = stablehlo.reshape %exponential_minus_one : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_21 = stablehlo.reshape %multiply : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_22 = stablehlo.reshape %power : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_23 = stablehlo.reshape %sine : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_24 = stablehlo.reshape %tan : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_25 = stablehlo.reshape %dot_general : (tensor<4x1x3xf32>) -> tensor<12xf32>
  %concatenate_7 = stablehlo.concatenate %reshape_18, %reshape_19, %reshape_20, %reshape_21, %reshape_22, %reshape_23, %reshape_24, %reshape_25, dim = 0 : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<12xf32>) -> tensor<54xf32>
  check.expect_almost_eq_const %concatenate_7, dense<[-0.22865903, -0.9980188, -0.5194471, -0.07784605, 0.3285947, -0.93980056, 88.38383, 1.1111541, 8.306182, 2.7182817, 0x7F800000, 0x7FC00000, 87.38383, 0.11115412, 7.3061824, 1.7182819, 0x7F800000, 0x7FC00000, 20.085537, 0.011108995, 4.4816895, 1.0, 0x7F800000, 0x7FC00000, 20.085537, 3.080217, 9.487737, 1.0, 0.0, 0x7FC00000, -0.97350657, -0.062916204, 0.8545026, 0.9969654, 0.944471, -0.3417235, 4.257459, 0.0630411, -1.6450233, -12.806885, 2.8742733, 0.3636128, 8.463378, 0xFF800000, 0x7FC00000, 17.445066, 0x7F800000, 0x7FC00000, -3.981689, 0x7F800000, 0x7FC00000, 8.463378, 0xFF800000, 0x7FC00000]> : tensor<54xf32>, tolerance = 1.8e-03 loc("cosine_of_exponential, exponential_of_exponential, exponential_minus_one_of_exponential, multiply_of_exponential, power_of_exponential, sine_of_exponential, tan_of_exponential, dot_general_of_exponential")
  return
}
