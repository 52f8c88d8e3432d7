// Pairs of ops: what takes the float result of dot_general. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75, -0.0], [0x7F800000, 0x7FC00000, 2.5, 0.25]]]> : tensor<1x2x4xf32>
  %f32__2 = stablehlo.constant dense<[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5], [2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]> : tensor<4x3xf32>
  %f32__3 = stablehlo.constant dense<[[[1.5, 2.25, 0.75, 0.5], [3.0, 1.25, 2.5, 0.25]]]> : tensor<1x2x4xf32>
  %f32__4 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__5 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__6 = stablehlo.constant dense<[[[2.0, -0.5, 3.0]]]> : tensor<1x1x3xf32>
  %f32__7 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5], [2.0, -0.5]]> : tensor<4x2xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %f32__8 = stablehlo.constant dense<[[[2.0, -0.5, 3.0, 4.0], [-1.0, 0.5, 2.0, -0.5], [3.0, 4.0, -1.0, 0.5]]]> : tensor<1x3x4xf32>
  %i32__4 = stablehlo.constant dense<2> : tensor<i32>
  %f32__9 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__10 = stablehlo.constant dense<2.0> : tensor<1x2x3xf32>
  %f32__11 = stablehlo.constant dense<0.0> : tensor<f32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %dot_general = stablehlo.dot_general %f32, %f32__2, contracting_dims = [2] x [0] : (tensor<1x2x4xf32>, tensor<4x3xf32>) -> tensor<1x2x3xf32>
  %abs = stablehlo.abs %dot_general : tensor<1x2x3xf32>
  %atan2 = stablehlo.atan2 %dot_general, %dot_general : tensor<1x2x3xf32>
  %dot_general_2 = stablehlo.dot_general %f32__3, %f32__2, contracting_dims = [2] x [0] : (tensor<1x2x4xf32>, tensor<4x3xf32>) -> tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %dot_general_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %dot_general, dims = [0, 2, 3] : (tensor<1x2x3xf32>) -> tensor<1x2x2x3xf32>
  %cbrt = stablehlo.cbrt %dot_general : tensor<1x2x3xf32>
  %ceil = stablehlo.ceil %dot_general : tensor<1x2x3xf32>
  %compare = stablehlo.compare LT, %dot_general, %f32__5 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %complex = stablehlo.complex %dot_general, %dot_general : tensor<1x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %f32__6, %dot_general, dim = 1 : (tensor<1x1x3xf32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  %convert = stablehlo.convert %dot_general : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %dot_general_3 = stablehlo.dot_general %f32__3, %f32__2, contracting_dims = [2] x [0] : (tensor<1x2x4xf32>, tensor<4x3xf32>) -> tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %dot_general_3 : tensor<1x2x3xf32>
  %divide = stablehlo.divide %dot_general, %f32__4 : tensor<1x2x3xf32>
  %dot_general_4 = stablehlo.dot_general %f32__7, %dot_general, contracting_dims = [1] x [1] : (tensor<4x2xf32>, tensor<1x2x3xf32>) -> tensor<4x1x3xf32>
  %dynamic_slice = stablehlo.dynamic_slice %dot_general, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xf32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %f32__8, %dot_general, %i32, %i32__4, %i32 : (tensor<1x3x4xf32>, tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xf32>
  %exponential = stablehlo.exponential %dot_general : tensor<1x2x3xf32>
  %exponential_minus_one = stablehlo.exponential_minus_one %dot_general : tensor<1x2x3xf32>
  %floor = stablehlo.floor %dot_general : tensor<1x2x3xf32>
  %imag = stablehlo.imag %dot_general : tensor<1x2x3xf32>
  %is_finite = stablehlo.is_finite %dot_general : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %log = stablehlo.log %dot_general : tensor<1x2x3xf32>
  %log_plus_one = stablehlo.log_plus_one %dot_general : tensor<1x2x3xf32>
  %logistic = stablehlo.logistic %dot_general : tensor<1x2x3xf32>
  %multiply = stablehlo.multiply %dot_general, %f32__4 : tensor<1x2x3xf32>
  %negate = stablehlo.negate %dot_general : tensor<1x2x3xf32>
  %pad = stablehlo.pad %dot_general, %f32__9, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x5xf32>
  %power = stablehlo.power %dot_general, %f32__10 : tensor<1x2x3xf32>
  %real = stablehlo.real %dot_general : tensor<1x2x3xf32>
  %reduce_precision = stablehlo.reduce_precision %dot_general, format = e5m2 : tensor<1x2x3xf32>
  %reduce_window = "stablehlo.reduce_window"(%dot_general, %f32__11) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  %remainder = stablehlo.remainder %dot_general, %f32__10 : tensor<1x2x3xf32>
  %reshape = stablehlo.reshape %dot_general : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reverse = stablehlo.reverse %dot_general, dims = [2] : tensor<1x2x3xf32>
  %round_nearest_afz = stablehlo.round_nearest_afz %dot_general : tensor<1x2x3xf32>
  %round_nearest_even = stablehlo.round_nearest_even %dot_general : tensor<1x2x3xf32>
  %rsqrt = stablehlo.rsqrt %dot_general : tensor<1x2x3xf32>
  %select = stablehlo.select %i1, %f32__4, %dot_general : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %sine = stablehlo.sine %dot_general_3 : tensor<1x2x3xf32>
  %slice = stablehlo.slice %dot_general [0:1, 1:2, 0:3:2] : (tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  %sort = "stablehlo.sort"(%dot_general_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sqrt = stablehlo.sqrt %dot_general : tensor<1x2x3xf32>
  %subtract = stablehlo.subtract %dot_general, %dot_general : tensor<1x2x3xf32>
  %tan = stablehlo.tan %dot_general_3 : tensor<1x2x3xf32>
  %tanh = stablehlo.tanh %dot_general : tensor<1x2x3xf32>
  %transpose = stablehlo.transpose %dot_general, dims = [2, 0, 1] : (tensor<1x2x3xf32>) -> tensor<3x1x2xf32>
  %concatenate_2 = stablehlo.concatenate %abs, %ceil, %divide, %floor, %imag, %multiply, %negate, %real, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_2, dense<[[[4.5, 1.125, 5.625], [0x7FC00000, 0x7FC00000, 0x7FC00000]], [[-4.0, 2.0, 6.0], [0x7FC00000, 0x7FC00000, 0x7FC00000]], [[-2.25, -2.25, 1.875], [0x7FC00000, 0x7FC00000, 0x7FC00000]], [[-5.0, 1.0, 5.0], [0x7FC00000, 0x7FC00000, 0x7FC00000]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[-9.0, -0.5625, 16.875], [0x7FC00000, 0x7FC00000, 0x7FC00000]], [[4.5, -1.125, -5.625], [0xFFC00000, 0xFFC00000, 0xFFC00000]], [[-4.5, 1.125, 5.625], [0x7FC00000, 0x7FC00000, 0x7FC00000]]]> : tensor<8x2x3xf32> loc("abs_of_dot_general, ceil_of_dot_general, divide_of_dot_general, floor_of_dot_general, imag_of_dot_general, multiply_of_dot_general, negate_of_dot_general, real_of_dot_general")
  %concatenate_3 = stablehlo.concatenate %reduce_precision, %remainder, %reverse, %round_nearest_afz, %round_nearest_even, %select, %sort, %sqrt, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_3, dense<[[[-4.0, 1.0, 6.0], [0x7FC00000, 0x7FC00000, 0x7FC00000]], [[-0.5, 1.125, 1.625], [0x7FC00000, 0x7FC00000, 0x7FC00000]], [[5.625, 1.125, -4.5], [0x7FC00000, 0x7FC00000, 0x7FC00000]], [[-5.0, 1.0, 6.0], [0x7FC00000, 0x7FC00000, 0x7FC00000]], [[-4.0, 1.0, 6.0], [0x7FC00000, 0x7FC00000, 0x7FC00000]], [[2.0, 1.125, 3.0], [0x7FC00000, 0x7FC00000, 0.5]], [[15.5, 8.125, -3.875], [17.25, 17.0, -4.25]], [[0x7FC00000, 1.0606601, 2.3717082], [0x7FC00000, 0x7FC00000, 0x7FC00000]]]> : tensor<8x2x3xf32> loc("reduce_precision_of_dot_general, remainder_of_dot_general, reverse_of_dot_general, round_nearest_afz_of_dot_general, round_nearest_even_of_dot_general, select_of_dot_general, sort_of_dot_general, sqrt_of_dot_general")
  %reshape_2 = stablehlo.reshape %subtract : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_3 = stablehlo.reshape %dynamic_slice : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %reshape_4 = stablehlo.reshape %slice : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %reshape_5 = stablehlo.reshape %reduce_window : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_6 = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x2x3xf32>) -> tensor<12xf32>
  %reshape_7 = stablehlo.reshape %pad : (tensor<1x2x5xf32>) -> tensor<10xf32>
  %reshape_8 = stablehlo.reshape %concatenate : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_9 = stablehlo.reshape %dynamic_update_slice : (tensor<1x3x4xf32>) -> tensor<12xf32>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xf32>, tensor<2xf32>, tensor<2xf32>, tensor<4xf32>, tensor<12xf32>, tensor<10xf32>, tensor<9xf32>, tensor<12xf32>) -> tensor<57xf32>
  check.expect_eq_const %concatenate_4, dense<[0.0, 0.0, 0.0, 0x7FC00000, 0x7FC00000, 0x7FC00000, 1.125, 5.625, 0x7FC00000, 0x7FC00000, -3.375, 6.75, 0x7FC00000, 0x7FC00000, -4.5, 1.125, 5.625, 0x7FC00000, 0x7FC00000, 0x7FC00000, -4.5, 1.125, 5.625, 0x7FC00000, 0x7FC00000, 0x7FC00000, 2.0, 2.0, 2.0, 2.0, 2.0, -4.5, 1.125, 5.625, 2.0, 2.0, 2.0, -0.5, 3.0, -4.5, 1.125, 5.625, 0x7FC00000, 0x7FC00000, 0x7FC00000, 2.0, -0.5, 3.0, 4.0, -4.5, 1.125, 5.625, -0.5, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0.5]> : tensor<57xf32> loc("subtract_of_dot_general, dynamic_slice_of_dot_general, slice_of_dot_general, reduce_window_of_dot_general, broadcast_in_dim_of_dot_general, pad_of_dot_general, concatenate_of_dot_general, dynamic_update_slice_of_dot_general")
  %reshape_10 = stablehlo.reshape %transpose : (tensor<3x1x2xf32>) -> tensor<6xf32>
  %reshape_11 = stablehlo.reshape %dot_general_4 : (tensor<4x1x3xf32>) -> tensor<12xf32>
  %reshape_12 = stablehlo.reshape %reshape : (tensor<6xf32>) -> tensor<6xf32>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, dim = 0 : (tensor<6xf32>, tensor<12xf32>, tensor<6xf32>) -> tensor<24xf32>
  check.expect_eq_const %concatenate_5, dense<[-4.5, 0x7FC00000, 1.125, 0x7FC00000, 5.625, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, -4.5, 1.125, 5.625, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<24xf32> loc("transpose_of_dot_general, dot_general_of_dot_general, reshape_of_dot_general")
  %concatenate_6 = stablehlo.concatenate %atan2, %cbrt, %log, %log_plus_one, %logistic, %rsqrt, %tanh, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<7x2x3xf32>
  check.expect_almost_eq_const %concatenate_6, dense<[[[-2.3561945, 0.7853982, 0.7853982], [0x7FC00000, 0x7FC00000, 0x7FC00000]], [[-1.6509637, 1.0400419, 1.7784467], [0x7FC00000, 0x7FC00000, 0x7FC00000]], [[0x7FC00000, 0.11778303, 1.7272209], [0x7FC00000, 0x7FC00000, 0x7FC00000]], [[0x7FC00000, 0.7537718, 1.8908504], [0x7FC00000, 0x7FC00000, 0x7FC00000]], [[0.010986943, 0.754915, 0.9964064], [0x7FC00000, 0x7FC00000, 0x7FC00000]], [[0x7FC00000, 0.94280905, 0.42163703], [0x7FC00000, 0x7FC00000, 0x7FC00000]], [[-0.99975324, 0.8093011, 0.999974], [0x7FC00000, 0x7FC00000, 0x7FC00000]]]> : tensor<7x2x3xf32> loc("atan2_of_dot_general, cbrt_of_dot_general, log_of_dot_general, log_plus_one_of_dot_general, logistic_of_dot_general, rsqrt_of_dot_general, tanh_of_dot_general")
  check.expect_eq_const %bitcast_convert, dense<[[[1098383360, -1065877504, 1090650112], [1099431936, -1064828928, 1099563008]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_dot_general")
  %concatenate_7 = stablehlo.concatenate %compare, %convert, %is_finite, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<3x2x3xi1>
  check.expect_eq_const %concatenate_7, dense<[[[true, false, false], [false, false, false]], [[true, true, true], [true, true, true]], [[true, true, true], [false, false, false]]]> : tensor<3x2x3xi1> loc("compare_of_dot_general, convert_of_dot_general, is_finite_of_dot_general")
  check.expect_eq_const %complex, dense<[[[(-4.5, -4.5), (1.125, 1.125), (5.625, 5.625)], [(0x7FC00000, 0x7FC00000), (0x7FC00000, 0x7FC00000), (0x7FC00000, 0x7FC00000)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_dot_general")
  %concatenate_8 = stablehlo.concatenate %cosine, %exponential, %exponential_minus_one, %power, %sine, %tan, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<6x2x3xf32>
  check.expect_almost_eq_const %concatenate_8, dense<[[[-0.97845346, -0.7428978, -0.26771277], [-0.27516335, -0.44608748, -0.02875563]], [[0.011108996, 3.080217, 277.27228], [0x7FC00000, 0x7FC00000, 0x7FC00000]], [[-0.988891, 2.080217, 276.27228], [0x7FC00000, 0x7FC00000, 0x7FC00000]], [[20.25, 1.265625, 31.640625], [0x7FC00000, 0x7FC00000, 0x7FC00000]], [[0.20646748, 0.6694048, 0.9634988], [-0.96139747, 0.8949894, -0.99958646]], [[-0.2110141, -0.90107256, -3.599002], [3.4939156, -2.006309, 34.761417]]]> : tensor<6x2x3xf32> loc("cosine_of_dot_general, exponential_of_dot_general, exponential_minus_one_of_dot_general, power_of_dot_general, sine_of_dot_general, tan_of_dot_general")
  return
}
