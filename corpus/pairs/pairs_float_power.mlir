// Pairs of ops: what takes the float result of power. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__3 = stablehlo.constant dense<-1.0> : tensor<f32>
  %f32__4 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__5 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__6 = stablehlo.constant dense<[[[2.0, -0.5, 3.0]]]> : tensor<1x1x3xf32>
  %f32__7 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__8 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5], [2.0, -0.5]]> : tensor<4x2xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %f32__9 = stablehlo.constant dense<[[[2.0, -0.5, 3.0, 4.0], [-1.0, 0.5, 2.0, -0.5], [3.0, 4.0, -1.0, 0.5]]]> : tensor<1x3x4xf32>
  %i32__4 = stablehlo.constant dense<2> : tensor<i32>
  %f32__10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %f32__11 = stablehlo.constant dense<0.0> : tensor<f32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %f32__12 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [-0.0, 0x7F800000, 0.25]]]> : tensor<1x2x3xf32>
  %power = stablehlo.power %f32, %f32__2 : tensor<1x2x3xf32>
  %abs = stablehlo.abs %power : tensor<1x2x3xf32>
  check.expect_almost_eq_const %abs, dense<[[[2.25, 0x7FC00000, 0.421875], [0.0, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 4.5e-05 loc("abs_of_power")
  %add = stablehlo.add %f32__2, %power : tensor<1x2x3xf32>
  check.expect_almost_eq_const %add, dense<[[[4.25, 0x7FC00000, 3.421875], [4.0, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 8.5e-05 loc("add_of_power")
  %atan2 = stablehlo.atan2 %power, %power : tensor<1x2x3xf32>
  check.expect_almost_eq_const %atan2, dense<[[[0.7853982, 0x7FC00000, 0.7853982], [0.0, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("atan2_of_power")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %power, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  check.expect_almost_eq_const %broadcast_in_dim, dense<[[[2.25, 0x7FC00000, 0.421875], [0.0, 0.0, 0x7FC00000]], [[2.25, 0x7FC00000, 0.421875], [0.0, 0.0, 0x7FC00000]]]> : tensor<2x2x3xf32>, tolerance = 4.5e-05 loc("broadcast_in_dim_of_power")
  %cbrt = stablehlo.cbrt %power : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cbrt, dense<[[[1.3103707, 0x7FC00000, 0.75], [0.0, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.6e-05 loc("cbrt_of_power")
  %ceil = stablehlo.ceil %power : tensor<1x2x3xf32>
  check.expect_almost_eq_const %ceil, dense<[[[3.0, 0x7FC00000, 1.0], [0.0, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 6.0e-05 loc("ceil_of_power")
  %clamp = stablehlo.clamp %f32__3, %power, %f32__4 : (tensor<f32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %clamp, dense<[[[2.0, 0x7FC00000, 0.421875], [0.0, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 4.0e-05 loc("clamp_of_power")
  %compare = stablehlo.compare LT, %power, %f32__5 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<false> : tensor<1x2x3xi1> loc("compare_of_power")
  %complex = stablehlo.complex %power, %power : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %complex, dense<[[[(2.25, 2.25), (0x7FC00000, 0x7FC00000), (0.421875, 0.421875)], [(0.0, 0.0), (0.0, 0.0), (0x7FC00000, 0x7FC00000)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 4.5e-05 loc("complex_of_power")
  %concatenate = stablehlo.concatenate %f32__6, %power, dim = 1 : (tensor<1x1x3xf32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  check.expect_almost_eq_const %concatenate, dense<[[[2.0, -0.5, 3.0], [2.25, 0x7FC00000, 0.421875], [0.0, 0.0, 0x7FC00000]]]> : tensor<1x3x3xf32>, tolerance = 6.0e-05 loc("concatenate_of_power")
  %convert = stablehlo.convert %power : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %convert, dense<[[[true, true, true], [false, false, true]]]> : tensor<1x2x3xi1> loc("convert_of_power")
  %power_2 = stablehlo.power %f32__7, %f32__2 : tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %power_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cosine, dense<[[[-0.62817365, 0.78588724, 0.91232276], [0.99804753, 0.94495696, 0.43745118]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("cosine_of_power")
  %divide = stablehlo.divide %power, %f32__2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %divide, dense<[[[1.125, 0x7FC00000, 0.140625], [0.0, -0.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.3e-05 loc("divide_of_power")
  %dot_general = stablehlo.dot_general %f32__8, %power, contracting_dims = [1] x [1] : (tensor<4x2xf32>, tensor<1x2x3xf32>) -> tensor<4x1x3xf32>
  check.expect_almost_eq_const %dot_general, dense<[[[4.5, 0x7FC00000, 0x7FC00000]], [[6.75, 0x7FC00000, 0x7FC00000]], [[-2.25, 0x7FC00000, 0x7FC00000]], [[4.5, 0x7FC00000, 0x7FC00000]]]> : tensor<4x1x3xf32>, tolerance = 1.4e-04 loc("dot_general_of_power")
  %dynamic_slice = stablehlo.dynamic_slice %power, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xf32>
  check.expect_almost_eq_const %dynamic_slice, dense<[[[0x7FC00000, 0.421875]]]> : tensor<1x1x2xf32>, tolerance = 2.0e-05 loc("dynamic_slice_of_power")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %f32__9, %power, %i32, %i32__4, %i32 : (tensor<1x3x4xf32>, tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xf32>
  check.expect_almost_eq_const %dynamic_update_slice, dense<[[[2.0, -0.5, 3.0, 4.0], [2.25, 0x7FC00000, 0.421875, -0.5], [0.0, 0.0, 0x7FC00000, 0.5]]]> : tensor<1x3x4xf32>, tolerance = 8.0e-05 loc("dynamic_update_slice_of_power")
  %exponential = stablehlo.exponential %power : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential, dense<[[[9.487736, 0x7FC00000, 1.524818], [1.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 1.9e-04 loc("exponential_of_power")
  %exponential_minus_one = stablehlo.exponential_minus_one %power : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[8.487736, 0x7FC00000, 0.5248179], [0.0, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 1.7e-04 loc("exponential_minus_one_of_power")
  %floor = stablehlo.floor %power : tensor<1x2x3xf32>
  check.expect_almost_eq_const %floor, dense<[[[2.0, 0x7FC00000, 0.0], [0.0, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 4.0e-05 loc("floor_of_power")
  %imag = stablehlo.imag %power : tensor<1x2x3xf32>
  check.expect_almost_eq_const %imag, dense<0.0> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("imag_of_power")
  %is_finite = stablehlo.is_finite %power : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %is_finite, dense<[[[true, false, true], [true, true, false]]]> : tensor<1x2x3xi1> loc("is_finite_of_power")
  %log = stablehlo.log %power : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log, dense<[[[0.8109302, 0x7FC00000, -0.8630462], [0xFF800000, 0xFF800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("log_of_power")
  %log_plus_one = stablehlo.log_plus_one %power : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log_plus_one, dense<[[[1.178655, 0x7FC00000, 0.35197642], [0.0, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.4e-05 loc("log_plus_one_of_power")
  %logistic = stablehlo.logistic %power : tensor<1x2x3xf32>
  check.expect_almost_eq_const %logistic, dense<[[[0.9046505, 0x7FC00000, 0.6039318], [0.5, 0.5, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("logistic_of_power")
  %maximum = stablehlo.maximum %power, %f32__2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %maximum, dense<[[[2.25, 0x7FC00000, 3.0], [4.0, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 8.0e-05 loc("maximum_of_power")
  %minimum = stablehlo.minimum %f32__2, %power : tensor<1x2x3xf32>
  check.expect_almost_eq_const %minimum, dense<[[[2.0, 0x7FC00000, 0.421875], [0.0, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 4.0e-05 loc("minimum_of_power")
  %multiply = stablehlo.multiply %power, %power : tensor<1x2x3xf32>
  check.expect_almost_eq_const %multiply, dense<[[[5.0625, 0x7FC00000, 0.17797852], [0.0, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 1.0e-04 loc("multiply_of_power")
  %negate = stablehlo.negate %power : tensor<1x2x3xf32>
  check.expect_almost_eq_const %negate, dense<[[[-2.25, 0xFFC00000, -0.421875], [-0.0, -0.0, 0xFFC00000]]]> : tensor<1x2x3xf32>, tolerance = 4.5e-05 loc("negate_of_power")
  %pad = stablehlo.pad %power, %f32__4, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x5xf32>
  check.expect_almost_eq_const %pad, dense<[[[2.0, 2.0, 2.0, 2.0, 2.0], [2.25, 0x7FC00000, 0.421875, 2.0, 2.0]]]> : tensor<1x2x5xf32>, tolerance = 4.5e-05 loc("pad_of_power")
  %power_3 = stablehlo.power %power, %f32__2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %power_3, dense<[[[5.0625, 0x7FC00000, 0.07508469], [0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 1.0e-04 loc("power_of_power")
  %real = stablehlo.real %power : tensor<1x2x3xf32>
  check.expect_almost_eq_const %real, dense<[[[2.25, 0x7FC00000, 0.421875], [0.0, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 4.5e-05 loc("real_of_power")
  %reduce = stablehlo.reduce(%power init: %f32__10) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2xf32>
  check.expect_almost_eq_const %reduce, dense<0x7FC00000> : tensor<1x2xf32>, tolerance = 2.0e-05 loc("reduce_of_power")
  %reduce_precision = stablehlo.reduce_precision %power, format = e5m2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %reduce_precision, dense<[[[2.0, 0x7FC00000, 0.4375], [0.0, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 4.0e-05 loc("reduce_precision_of_power")
  %reduce_window = "stablehlo.reduce_window"(%power, %f32__11) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add_2 = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %reduce_window, dense<[[[2.25, 0x7FC00000, 0x7FC00000], [0.0, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 4.5e-05 loc("reduce_window_of_power")
  %remainder = stablehlo.remainder %power, %power : tensor<1x2x3xf32>
  check.expect_almost_eq_const %remainder, dense<[[[0.0, 0x7FC00000, 0.0], [0x7FC00000, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("remainder_of_power")
  %reshape = stablehlo.reshape %power : (tensor<1x2x3xf32>) -> tensor<3x2xf32>
  check.expect_almost_eq_const %reshape, dense<[[2.25, 0x7FC00000], [0.421875, 0.0], [0.0, 0x7FC00000]]> : tensor<3x2xf32>, tolerance = 4.5e-05 loc("reshape_of_power")
  %reverse = stablehlo.reverse %power, dims = [1, 2] : tensor<1x2x3xf32>
  check.expect_almost_eq_const %reverse, dense<[[[0x7FC00000, 0.0, 0.0], [0.421875, 0x7FC00000, 2.25]]]> : tensor<1x2x3xf32>, tolerance = 4.5e-05 loc("reverse_of_power")
  %round_nearest_afz = stablehlo.round_nearest_afz %power : tensor<1x2x3xf32>
  check.expect_almost_eq_const %round_nearest_afz, dense<[[[2.0, 0x7FC00000, 0.0], [0.0, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 4.0e-05 loc("round_nearest_afz_of_power")
  %round_nearest_even = stablehlo.round_nearest_even %power : tensor<1x2x3xf32>
  check.expect_almost_eq_const %round_nearest_even, dense<[[[2.0, 0x7FC00000, 0.0], [0.0, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 4.0e-05 loc("round_nearest_even_of_power")
  %rsqrt = stablehlo.rsqrt %power : tensor<1x2x3xf32>
  check.expect_almost_eq_const %rsqrt, dense<[[[0.6666667, 0x7FC00000, 1.5396007], [0x7F800000, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 3.1e-05 loc("rsqrt_of_power")
  %select = stablehlo.select %i1, %power, %f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  check.expect_almost_eq_const %select, dense<[[[2.25, -0.5, 0.421875], [4.0, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 8.0e-05 loc("select_of_power")
  %sign = stablehlo.sign %power : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sign, dense<[[[1.0, 0x7FC00000, 1.0], [0.0, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("sign_of_power")
  %sine = stablehlo.sine %power_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sine, dense<[[[0.7780732, 0.6183698, 0.40947178], [0.062459316, 0.32719472, 0.89924216]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("sine_of_power")
  %slice = stablehlo.slice %power [0:1, 1:2, 0:3:2] : (tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  check.expect_almost_eq_const %slice, dense<[[[0.0, 0x7FC00000]]]> : tensor<1x1x2xf32>, tolerance = 2.0e-05 loc("slice_of_power")
  %power_4 = stablehlo.power %f32__12, %f32__2 : tensor<1x2x3xf32>
  %sort = "stablehlo.sort"(%power_4) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %sort, dense<[[[2.25, 0.6666667, 0.421875], [0.5, 0.0, 0.0]]]> : tensor<1x2x3xf32>, tolerance = 4.5e-05 loc("sort_of_power")
  %sqrt = stablehlo.sqrt %power : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sqrt, dense<[[[1.5, 0x7FC00000, 0.649519], [0.0, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 3.0e-05 loc("sqrt_of_power")
  %subtract = stablehlo.subtract %power, %power : tensor<1x2x3xf32>
  check.expect_almost_eq_const %subtract, dense<[[[0.0, 0x7FC00000, 0.0], [0.0, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("subtract_of_power")
  %tan = stablehlo.tan %power_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tan, dense<[[[-1.2386277, 0.78684294, 0.44882336], [0.06258151, 0.34625357, 2.05564]]]> : tensor<1x2x3xf32>, tolerance = 4.1e-05 loc("tan_of_power")
  %tanh = stablehlo.tanh %power : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tanh, dense<[[[0.9780261, 0x7FC00000, 0.39850885], [0.0, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("tanh_of_power")
  %transpose = stablehlo.transpose %power, dims = [2, 0, 1] : (tensor<1x2x3xf32>) -> tensor<3x1x2xf32>
  check.expect_almost_eq_const %transpose, dense<[[[2.25, 0.0]], [[0x7FC00000, 0.0]], [[0.421875, 0x7FC00000]]]> : tensor<3x1x2xf32>, tolerance = 4.5e-05 loc("transpose_of_power")
  return
}
