// Pairs of ops: what takes the float result of sine. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<1.0> : tensor<1x2x3xf32>
  %f32__3 = stablehlo.constant dense<-1.0> : tensor<f32>
  %f32__4 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__5 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__6 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__7 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
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
  %sine = stablehlo.sine %f32 : tensor<1x2x3xf32>
  %abs = stablehlo.abs %sine : tensor<1x2x3xf32>
  check.expect_almost_eq_const %abs, dense<[[[0.997495, 0.7780732, 0.6816388], [0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("abs_of_sine")
  %add = stablehlo.add %sine, %sine : tensor<1x2x3xf32>
  check.expect_almost_eq_const %add, dense<[[[1.99499, -1.5561464, 1.3632776], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 4.0e-05 loc("add_of_sine")
  %atan2 = stablehlo.atan2 %sine, %f32__2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %atan2, dense<[[[0.7841441, -0.6612272, 0.5982964], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("atan2_of_sine")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %sine, dims = [0, 2, 3] : (tensor<1x2x3xf32>) -> tensor<1x2x2x3xf32>
  check.expect_almost_eq_const %broadcast_in_dim, dense<[[[[0.997495, -0.7780732, 0.6816388], [-0.0, 0x7FC00000, 0x7FC00000]], [[0.997495, -0.7780732, 0.6816388], [-0.0, 0x7FC00000, 0x7FC00000]]]]> : tensor<1x2x2x3xf32>, tolerance = 2.0e-05 loc("broadcast_in_dim_of_sine")
  %cbrt = stablehlo.cbrt %sine : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cbrt, dense<[[[0.9991643, -0.9197578, 0.88007176], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("cbrt_of_sine")
  %ceil = stablehlo.ceil %sine : tensor<1x2x3xf32>
  check.expect_almost_eq_const %ceil, dense<[[[1.0, -0.0, 1.0], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("ceil_of_sine")
  %clamp = stablehlo.clamp %sine, %f32__5, %f32__4 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %clamp, dense<[[[2.0, -0.5, 2.0], [2.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 4.0e-05 loc("clamp_of_sine")
  %compare = stablehlo.compare LT, %sine, %f32__5 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[true, true, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("compare_of_sine")
  %complex = stablehlo.complex %sine, %f32__5 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %complex, dense<[[[(0.997495, 2.0), (-0.7780732, -0.5), (0.6816388, 3.0)], [(-0.0, 4.0), (0x7FC00000, -1.0), (0x7FC00000, 0.5)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 8.0e-05 loc("complex_of_sine")
  %concatenate = stablehlo.concatenate %sine, %sine, dim = 2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x6xf32>
  check.expect_almost_eq_const %concatenate, dense<[[[0.997495, -0.7780732, 0.6816388, 0.997495, -0.7780732, 0.6816388], [-0.0, 0x7FC00000, 0x7FC00000, -0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x6xf32>, tolerance = 2.0e-05 loc("concatenate_of_sine")
  %convert = stablehlo.convert %sine : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %convert, dense<[[[true, true, true], [false, true, true]]]> : tensor<1x2x3xi1> loc("convert_of_sine")
  %sine_2 = stablehlo.sine %f32__7 : tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %sine_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cosine, dense<[[[0.5424085, 0.7122673, 0.77654123], [0.88726, 0.9900591, 0.5825087]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("cosine_of_sine")
  %divide = stablehlo.divide %f32__5, %sine : tensor<1x2x3xf32>
  check.expect_almost_eq_const %divide, dense<[[[2.0050225, 0.64261305, 4.401158], [0xFF800000, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 8.8e-05 loc("divide_of_sine")
  %dot_general = stablehlo.dot_general %sine, %f32__8, contracting_dims = [2] x [0] : (tensor<1x2x3xf32>, tensor<3x2xf32>) -> tensor<1x2x2xf32>
  check.expect_almost_eq_const %dot_general, dense<[[[-1.0208683, -3.270221], [0x7FC00000, 0x7FC00000]]]> : tensor<1x2x2xf32>, tolerance = 6.5e-05 loc("dot_general_of_sine")
  %dynamic_slice = stablehlo.dynamic_slice %sine, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf32>
  check.expect_almost_eq_const %dynamic_slice, dense<[[[-0.7780732, 0.6816388], [0x7FC00000, 0x7FC00000]]]> : tensor<1x2x2xf32>, tolerance = 2.0e-05 loc("dynamic_slice_of_sine")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %sine, %f32__9, %i32, %i32__4, %i32__5 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %dynamic_update_slice, dense<[[[0.997495, -0.7780732, 0.6816388], [-0.0, 2.0, -0.5]]]> : tensor<1x2x3xf32>, tolerance = 4.0e-05 loc("dynamic_update_slice_of_sine")
  %exponential = stablehlo.exponential %sine : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential, dense<[[[2.711481, 0.45929012, 1.9771152], [1.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 5.4e-05 loc("exponential_of_sine")
  %exponential_minus_one = stablehlo.exponential_minus_one %sine : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[1.7114811, -0.54070985, 0.97711515], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 3.4e-05 loc("exponential_minus_one_of_sine")
  %floor = stablehlo.floor %sine : tensor<1x2x3xf32>
  check.expect_almost_eq_const %floor, dense<[[[0.0, -1.0, 0.0], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("floor_of_sine")
  %imag = stablehlo.imag %sine : tensor<1x2x3xf32>
  check.expect_almost_eq_const %imag, dense<0.0> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("imag_of_sine")
  %is_finite = stablehlo.is_finite %sine : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %is_finite, dense<[[[true, true, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("is_finite_of_sine")
  %log = stablehlo.log %sine : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log, dense<[[[-0.0025081472, 0x7FC00000, -0.38325542], [0xFF800000, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("log_of_sine")
  %log_plus_one = stablehlo.log_plus_one %sine : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log_plus_one, dense<[[[0.6918939, -1.5054077, 0.5197688], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 3.0e-05 loc("log_plus_one_of_sine")
  %logistic = stablehlo.logistic %sine : tensor<1x2x3xf32>
  check.expect_almost_eq_const %logistic, dense<[[[0.7305658, 0.3147353, 0.6641044], [0.5, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("logistic_of_sine")
  %maximum = stablehlo.maximum %f32__5, %sine : tensor<1x2x3xf32>
  check.expect_almost_eq_const %maximum, dense<[[[2.0, -0.5, 3.0], [4.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 8.0e-05 loc("maximum_of_sine")
  %minimum = stablehlo.minimum %sine, %sine : tensor<1x2x3xf32>
  check.expect_almost_eq_const %minimum, dense<[[[0.997495, -0.7780732, 0.6816388], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("minimum_of_sine")
  %multiply = stablehlo.multiply %sine, %f32__6 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %multiply, dense<[[[0.0, -0.0, 0.0], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("multiply_of_sine")
  %negate = stablehlo.negate %sine : tensor<1x2x3xf32>
  check.expect_almost_eq_const %negate, dense<[[[-0.997495, 0.7780732, -0.6816388], [0.0, 0xFFC00000, 0xFFC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("negate_of_sine")
  %pad = stablehlo.pad %sine, %f32__10, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3x3xf32>
  check.expect_almost_eq_const %pad, dense<[[[-0.7780732, 0.6816388, 0.0], [0.0, 0.0, 0.0], [0x7FC00000, 0x7FC00000, 0.0]]]> : tensor<1x3x3xf32>, tolerance = 2.0e-05 loc("pad_of_sine")
  %power = stablehlo.power %sine, %f32__5 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %power, dense<[[[0.99499625, 0x7FC00000, 0.3167108], [0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("power_of_sine")
  %real = stablehlo.real %sine : tensor<1x2x3xf32>
  check.expect_almost_eq_const %real, dense<[[[0.997495, -0.7780732, 0.6816388], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("real_of_sine")
  %reduce = stablehlo.reduce(%sine init: %f32__10) across dimensions = [1] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  reducer(%left: tensor<f32>, %right: tensor<f32>) {
    %add_2 = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }
  check.expect_almost_eq_const %reduce, dense<[[0.997495, 0x7FC00000, 0x7FC00000]]> : tensor<1x3xf32>, tolerance = 2.0e-05 loc("reduce_of_sine")
  %reduce_precision = stablehlo.reduce_precision %sine, format = e5m2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %reduce_precision, dense<[[[1.0, -0.75, 0.625], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("reduce_precision_of_sine")
  %reduce_window = "stablehlo.reduce_window"(%sine, %f32__10) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<f32>
    stablehlo.return %add_3 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  check.expect_almost_eq_const %reduce_window, dense<[[[0.2194218, -0.096434414], [0x7FC00000, 0x7FC00000]]]> : tensor<1x2x2xf32>, tolerance = 2.0e-05 loc("reduce_window_of_sine")
  %remainder = stablehlo.remainder %sine, %f32__11 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %remainder, dense<[[[0.997495, -0.7780732, 0.6816388], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("remainder_of_sine")
  %reshape = stablehlo.reshape %sine : (tensor<1x2x3xf32>) -> tensor<6xf32>
  check.expect_almost_eq_const %reshape, dense<[0.997495, -0.7780732, 0.6816388, -0.0, 0x7FC00000, 0x7FC00000]> : tensor<6xf32>, tolerance = 2.0e-05 loc("reshape_of_sine")
  %reverse = stablehlo.reverse %sine, dims = [2] : tensor<1x2x3xf32>
  check.expect_almost_eq_const %reverse, dense<[[[0.6816388, -0.7780732, 0.997495], [0x7FC00000, 0x7FC00000, -0.0]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("reverse_of_sine")
  %round_nearest_afz = stablehlo.round_nearest_afz %sine : tensor<1x2x3xf32>
  check.expect_almost_eq_const %round_nearest_afz, dense<[[[1.0, -1.0, 1.0], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("round_nearest_afz_of_sine")
  %round_nearest_even = stablehlo.round_nearest_even %sine : tensor<1x2x3xf32>
  check.expect_almost_eq_const %round_nearest_even, dense<[[[1.0, -1.0, 1.0], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("round_nearest_even_of_sine")
  %rsqrt = stablehlo.rsqrt %sine : tensor<1x2x3xf32>
  check.expect_almost_eq_const %rsqrt, dense<[[[1.0012549, 0x7FC00000, 1.2112195], [0xFF800000, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.4e-05 loc("rsqrt_of_sine")
  %select = stablehlo.select %i1, %f32__5, %sine : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  check.expect_almost_eq_const %select, dense<[[[2.0, -0.7780732, 3.0], [-0.0, 0x7FC00000, 0.5]]]> : tensor<1x2x3xf32>, tolerance = 6.0e-05 loc("select_of_sine")
  %sign = stablehlo.sign %sine : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sign, dense<[[[1.0, -1.0, 1.0], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("sign_of_sine")
  %sine_3 = stablehlo.sine %sine_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sine_3, dense<[[[0.8401149, 0.70190835, 0.63006645], [0.46126956, 0.14065208, 0.8128245]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("sine_of_sine")
  %slice = stablehlo.slice %sine [0:1, 0:2, 1:3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xf32>
  check.expect_almost_eq_const %slice, dense<[[[-0.7780732, 0.6816388], [0x7FC00000, 0x7FC00000]]]> : tensor<1x2x2xf32>, tolerance = 2.0e-05 loc("slice_of_sine")
  %sine_4 = stablehlo.sine %f32__7 : tensor<1x2x3xf32>
  %sort = "stablehlo.sort"(%sine_4) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<f32>, %right_3: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %sort, dense<[[[0.997495, 0.7780732, 0.6816388], [0.9489846, 0.47942555, 0.14112]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("sort_of_sine")
  %sqrt = stablehlo.sqrt %sine : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sqrt, dense<[[[0.9987467, 0x7FC00000, 0.82561415], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("sqrt_of_sine")
  %subtract = stablehlo.subtract %sine, %f32__6 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %subtract, dense<[[[0.997495, -0.7780732, 0.6816388], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("subtract_of_sine")
  %tan = stablehlo.tan %sine_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tan, dense<[[[1.5488601, 0.98545635, 0.8113754], [0.5198809, 0.14206432, 1.395386]]]> : tensor<1x2x3xf32>, tolerance = 3.1e-05 loc("tan_of_sine")
  %tanh = stablehlo.tanh %sine : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tanh, dense<[[[0.7605401, -0.65159935, 0.5925837], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("tanh_of_sine")
  %transpose = stablehlo.transpose %sine, dims = [2, 1, 0] : (tensor<1x2x3xf32>) -> tensor<3x2x1xf32>
  check.expect_almost_eq_const %transpose, dense<[[[0.997495], [-0.0]], [[-0.7780732], [0x7FC00000]], [[0.6816388], [0x7FC00000]]]> : tensor<3x2x1xf32>, tolerance = 2.0e-05 loc("transpose_of_sine")
  return
}
