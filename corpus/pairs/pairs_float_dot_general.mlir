// Pairs of ops: what takes the float result of dot_general. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75, -0.0], [0x7F800000, 0x7FC00000, 2.5, 0.25]]]> : tensor<1x2x4xf32>
  %f32__2 = stablehlo.constant dense<[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5], [2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]> : tensor<4x3xf32>
  %f32__3 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__4 = stablehlo.constant dense<[[[1.5, 2.25, 0.75, 0.5], [3.0, 1.25, 2.5, 0.25]]]> : tensor<1x2x4xf32>
  %f32__5 = stablehlo.constant dense<-1.0> : tensor<f32>
  %f32__6 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__7 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__8 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %f32__9 = stablehlo.constant dense<[[[2.0, -0.5]]]> : tensor<1x1x2xf32>
  %i32__4 = stablehlo.constant dense<1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<2> : tensor<i32>
  %f32__10 = stablehlo.constant dense<0.0> : tensor<f32>
  %f32__11 = stablehlo.constant dense<2.0> : tensor<1x2x3xf32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %dot_general = stablehlo.dot_general %f32, %f32__2, contracting_dims = [2] x [0] : (tensor<1x2x4xf32>, tensor<4x3xf32>) -> tensor<1x2x3xf32>
  %abs = stablehlo.abs %dot_general : tensor<1x2x3xf32>
  check.expect_eq_const %abs, dense<[[[4.5, 1.125, 5.625], [0x7FC00000, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("abs_of_dot_general")
  %add = stablehlo.add %f32__3, %dot_general : tensor<1x2x3xf32>
  check.expect_eq_const %add, dense<[[[-2.5, 0.625, 8.625], [0x7FC00000, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("add_of_dot_general")
  %atan2 = stablehlo.atan2 %dot_general, %dot_general : tensor<1x2x3xf32>
  check.expect_almost_eq_const %atan2, dense<[[[-2.3561945, 0.7853982, 0.7853982], [0x7FC00000, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("atan2_of_dot_general")
  %dot_general_2 = stablehlo.dot_general %f32__4, %f32__2, contracting_dims = [2] x [0] : (tensor<1x2x4xf32>, tensor<4x3xf32>) -> tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %dot_general_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %bitcast_convert, dense<[[[1098383360, -1065877504, 1090650112], [1099431936, -1064828928, 1099563008]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_dot_general")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %dot_general, dims = [0, 2, 3] : (tensor<1x2x3xf32>) -> tensor<1x2x2x3xf32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[-4.5, 1.125, 5.625], [0x7FC00000, 0x7FC00000, 0x7FC00000]], [[-4.5, 1.125, 5.625], [0x7FC00000, 0x7FC00000, 0x7FC00000]]]]> : tensor<1x2x2x3xf32> loc("broadcast_in_dim_of_dot_general")
  %cbrt = stablehlo.cbrt %dot_general : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cbrt, dense<[[[-1.6509637, 1.0400419, 1.7784467], [0x7FC00000, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("cbrt_of_dot_general")
  %ceil = stablehlo.ceil %dot_general : tensor<1x2x3xf32>
  check.expect_eq_const %ceil, dense<[[[-4.0, 2.0, 6.0], [0x7FC00000, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("ceil_of_dot_general")
  %clamp = stablehlo.clamp %dot_general, %f32__3, %f32__6 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %clamp, dense<[[[2.0, 1.125, 2.0], [0x7FC00000, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("clamp_of_dot_general")
  %compare = stablehlo.compare LT, %dot_general, %f32__3 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[true, false, false], [false, false, false]]]> : tensor<1x2x3xi1> loc("compare_of_dot_general")
  %complex = stablehlo.complex %dot_general, %f32__3 : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %complex, dense<[[[(-4.5, 2.0), (1.125, -0.5), (5.625, 3.0)], [(0x7FC00000, 4.0), (0x7FC00000, -1.0), (0x7FC00000, 0.5)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_dot_general")
  %concatenate = stablehlo.concatenate %dot_general, %dot_general, dim = 2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x6xf32>
  check.expect_eq_const %concatenate, dense<[[[-4.5, 1.125, 5.625, -4.5, 1.125, 5.625], [0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x6xf32> loc("concatenate_of_dot_general")
  %convert = stablehlo.convert %dot_general : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %convert, dense<true> : tensor<1x2x3xi1> loc("convert_of_dot_general")
  %dot_general_3 = stablehlo.dot_general %f32__4, %f32__2, contracting_dims = [2] x [0] : (tensor<1x2x4xf32>, tensor<4x3xf32>) -> tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %dot_general_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cosine, dense<[[[-0.97845346, -0.7428978, -0.26771277], [-0.27516335, -0.44608748, -0.02875563]]]> : tensor<1x2x3xf32> loc("cosine_of_dot_general")
  %divide = stablehlo.divide %f32__3, %dot_general : tensor<1x2x3xf32>
  check.expect_eq_const %divide, dense<[[[-0.44444445, -0.44444445, 0.53333336], [0x7FC00000, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("divide_of_dot_general")
  %dot_general_4 = stablehlo.dot_general %dot_general, %f32__8, contracting_dims = [2] x [0] : (tensor<1x2x3xf32>, tensor<3x2xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %dot_general_4, dense<[[[-11.25, 9.5625], [0x7FC00000, 0x7FC00000]]]> : tensor<1x2x2xf32> loc("dot_general_of_dot_general")
  %dynamic_slice = stablehlo.dynamic_slice %dot_general, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %dynamic_slice, dense<[[[1.125, 5.625], [0x7FC00000, 0x7FC00000]]]> : tensor<1x2x2xf32> loc("dynamic_slice_of_dot_general")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %dot_general, %f32__9, %i32, %i32__4, %i32__5 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[-4.5, 1.125, 5.625], [0x7FC00000, 2.0, -0.5]]]> : tensor<1x2x3xf32> loc("dynamic_update_slice_of_dot_general")
  %exponential = stablehlo.exponential %dot_general : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential, dense<[[[0.011108996, 3.080217, 277.27228], [0x7FC00000, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("exponential_of_dot_general")
  %exponential_minus_one = stablehlo.exponential_minus_one %dot_general : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[-0.988891, 2.080217, 276.27228], [0x7FC00000, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("exponential_minus_one_of_dot_general")
  %floor = stablehlo.floor %dot_general : tensor<1x2x3xf32>
  check.expect_eq_const %floor, dense<[[[-5.0, 1.0, 5.0], [0x7FC00000, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("floor_of_dot_general")
  %imag = stablehlo.imag %dot_general : tensor<1x2x3xf32>
  check.expect_eq_const %imag, dense<0.0> : tensor<1x2x3xf32> loc("imag_of_dot_general")
  %is_finite = stablehlo.is_finite %dot_general : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %is_finite, dense<[[[true, true, true], [false, false, false]]]> : tensor<1x2x3xi1> loc("is_finite_of_dot_general")
  %log = stablehlo.log %dot_general : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log, dense<[[[0x7FC00000, 0.11778303, 1.7272209], [0x7FC00000, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("log_of_dot_general")
  %log_plus_one = stablehlo.log_plus_one %dot_general : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log_plus_one, dense<[[[0x7FC00000, 0.7537718, 1.8908504], [0x7FC00000, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("log_plus_one_of_dot_general")
  %logistic = stablehlo.logistic %dot_general : tensor<1x2x3xf32>
  check.expect_almost_eq_const %logistic, dense<[[[0.010986943, 0.754915, 0.9964064], [0x7FC00000, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("logistic_of_dot_general")
  %maximum = stablehlo.maximum %f32__3, %dot_general : tensor<1x2x3xf32>
  check.expect_eq_const %maximum, dense<[[[2.0, 1.125, 5.625], [0x7FC00000, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("maximum_of_dot_general")
  %minimum = stablehlo.minimum %dot_general, %dot_general : tensor<1x2x3xf32>
  check.expect_eq_const %minimum, dense<[[[-4.5, 1.125, 5.625], [0x7FC00000, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("minimum_of_dot_general")
  %multiply = stablehlo.multiply %dot_general, %f32__7 : tensor<1x2x3xf32>
  check.expect_eq_const %multiply, dense<[[[-0.0, 0.0, 0.0], [0x7FC00000, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("multiply_of_dot_general")
  %negate = stablehlo.negate %dot_general : tensor<1x2x3xf32>
  check.expect_eq_const %negate, dense<[[[4.5, -1.125, -5.625], [0xFFC00000, 0xFFC00000, 0xFFC00000]]]> : tensor<1x2x3xf32> loc("negate_of_dot_general")
  %pad = stablehlo.pad %dot_general, %f32__10, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %pad, dense<[[[1.125, 5.625, 0.0], [0.0, 0.0, 0.0], [0x7FC00000, 0x7FC00000, 0.0]]]> : tensor<1x3x3xf32> loc("pad_of_dot_general")
  %power = stablehlo.power %dot_general, %f32__3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %power, dense<[[[20.25, 0.94280905, 177.97852], [0x7FC00000, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("power_of_dot_general")
  %real = stablehlo.real %dot_general : tensor<1x2x3xf32>
  check.expect_eq_const %real, dense<[[[-4.5, 1.125, 5.625], [0x7FC00000, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("real_of_dot_general")
  %reduce = stablehlo.reduce(%dot_general init: %f32__10) across dimensions = [1] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  reducer(%left: tensor<f32>, %right: tensor<f32>) {
    %add_2 = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }
  check.expect_eq_const %reduce, dense<0x7FC00000> : tensor<1x3xf32> loc("reduce_of_dot_general")
  %reduce_precision = stablehlo.reduce_precision %dot_general, format = e5m2 : tensor<1x2x3xf32>
  check.expect_eq_const %reduce_precision, dense<[[[-4.0, 1.0, 6.0], [0x7FC00000, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("reduce_precision_of_dot_general")
  %reduce_window = "stablehlo.reduce_window"(%dot_general, %f32__10) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<f32>
    stablehlo.return %add_3 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %reduce_window, dense<[[[-3.375, 6.75], [0x7FC00000, 0x7FC00000]]]> : tensor<1x2x2xf32> loc("reduce_window_of_dot_general")
  %remainder = stablehlo.remainder %dot_general, %f32__11 : tensor<1x2x3xf32>
  check.expect_eq_const %remainder, dense<[[[-0.5, 1.125, 1.625], [0x7FC00000, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("remainder_of_dot_general")
  %reshape = stablehlo.reshape %dot_general : (tensor<1x2x3xf32>) -> tensor<6xf32>
  check.expect_eq_const %reshape, dense<[-4.5, 1.125, 5.625, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<6xf32> loc("reshape_of_dot_general")
  %reverse = stablehlo.reverse %dot_general, dims = [2] : tensor<1x2x3xf32>
  check.expect_eq_const %reverse, dense<[[[5.625, 1.125, -4.5], [0x7FC00000, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("reverse_of_dot_general")
  %round_nearest_afz = stablehlo.round_nearest_afz %dot_general : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_afz, dense<[[[-5.0, 1.0, 6.0], [0x7FC00000, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("round_nearest_afz_of_dot_general")
  %round_nearest_even = stablehlo.round_nearest_even %dot_general : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_even, dense<[[[-4.0, 1.0, 6.0], [0x7FC00000, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("round_nearest_even_of_dot_general")
  %rsqrt = stablehlo.rsqrt %dot_general : tensor<1x2x3xf32>
  check.expect_almost_eq_const %rsqrt, dense<[[[0x7FC00000, 0.94280905, 0.42163703], [0x7FC00000, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("rsqrt_of_dot_general")
  %select = stablehlo.select %i1, %f32__3, %dot_general : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  check.expect_eq_const %select, dense<[[[2.0, 1.125, 3.0], [0x7FC00000, 0x7FC00000, 0.5]]]> : tensor<1x2x3xf32> loc("select_of_dot_general")
  %sign = stablehlo.sign %dot_general : tensor<1x2x3xf32>
  check.expect_eq_const %sign, dense<[[[-1.0, 1.0, 1.0], [0x7FC00000, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("sign_of_dot_general")
  %sine = stablehlo.sine %dot_general_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sine, dense<[[[0.20646748, 0.6694048, 0.9634988], [-0.96139747, 0.8949894, -0.99958646]]]> : tensor<1x2x3xf32> loc("sine_of_dot_general")
  %slice = stablehlo.slice %dot_general [0:1, 0:2, 1:3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %slice, dense<[[[1.125, 5.625], [0x7FC00000, 0x7FC00000]]]> : tensor<1x2x2xf32> loc("slice_of_dot_general")
  %sort = "stablehlo.sort"(%dot_general_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<f32>, %right_3: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %sort, dense<[[[15.5, 8.125, -3.875], [17.25, 17.0, -4.25]]]> : tensor<1x2x3xf32> loc("sort_of_dot_general")
  %sqrt = stablehlo.sqrt %dot_general : tensor<1x2x3xf32>
  check.expect_eq_const %sqrt, dense<[[[0x7FC00000, 1.0606601, 2.3717082], [0x7FC00000, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("sqrt_of_dot_general")
  %subtract = stablehlo.subtract %dot_general, %f32__7 : tensor<1x2x3xf32>
  check.expect_eq_const %subtract, dense<[[[-4.5, 1.125, 5.625], [0x7FC00000, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("subtract_of_dot_general")
  %tan = stablehlo.tan %dot_general_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tan, dense<[[[-0.2110141, -0.90107256, -3.599002], [3.4939156, -2.006309, 34.761417]]]> : tensor<1x2x3xf32> loc("tan_of_dot_general")
  %tanh = stablehlo.tanh %dot_general : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tanh, dense<[[[-0.99975324, 0.8093011, 0.999974], [0x7FC00000, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("tanh_of_dot_general")
  %transpose = stablehlo.transpose %dot_general, dims = [2, 1, 0] : (tensor<1x2x3xf32>) -> tensor<3x2x1xf32>
  check.expect_eq_const %transpose, dense<[[[-4.5], [0x7FC00000]], [[1.125], [0x7FC00000]], [[5.625], [0x7FC00000]]]> : tensor<3x2x1xf32> loc("transpose_of_dot_general")
  return
}
