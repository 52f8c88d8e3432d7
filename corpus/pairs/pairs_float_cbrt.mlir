// Pairs of ops: what takes the float result of cbrt. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__3 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__4 = stablehlo.constant dense<-1.0> : tensor<f32>
  %f32__5 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__6 = stablehlo.constant dense<[[[2.0, -0.5, 3.0]]]> : tensor<1x1x3xf32>
  %f32__7 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__8 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5], [2.0, -0.5]]> : tensor<4x2xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %f32__9 = stablehlo.constant dense<[[[2.0, -0.5, 3.0, 4.0], [-1.0, 0.5, 2.0, -0.5], [3.0, 4.0, -1.0, 0.5]]]> : tensor<1x3x4xf32>
  %i32__4 = stablehlo.constant dense<2> : tensor<i32>
  %f32__10 = stablehlo.constant dense<2.0> : tensor<1x2x3xf32>
  %f32__11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %f32__12 = stablehlo.constant dense<0.0> : tensor<f32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %f32__13 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [-0.0, 0x7F800000, 0.25]]]> : tensor<1x2x3xf32>
  %cbrt = stablehlo.cbrt %f32 : tensor<1x2x3xf32>
  %abs = stablehlo.abs %cbrt : tensor<1x2x3xf32>
  check.expect_almost_eq_const %abs, dense<[[[1.1447142, 1.3103707, 0.9085603], [0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.6e-05 loc("abs_of_cbrt")
  %add = stablehlo.add %cbrt, %f32__2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %add, dense<[[[1.1447142, -1.3103707, 0.9085603], [0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.6e-05 loc("add_of_cbrt")
  %atan2 = stablehlo.atan2 %cbrt, %f32__3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %atan2, dense<[[[0.51984584, -1.9353157, 0.29407257], [-0.0, 1.5707964, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 3.9e-05 loc("atan2_of_cbrt")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %cbrt, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  check.expect_almost_eq_const %broadcast_in_dim, dense<[[[1.1447142, -1.3103707, 0.9085603], [-0.0, 0x7F800000, 0x7FC00000]], [[1.1447142, -1.3103707, 0.9085603], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<2x2x3xf32>, tolerance = 2.6e-05 loc("broadcast_in_dim_of_cbrt")
  %cbrt_2 = stablehlo.cbrt %cbrt : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cbrt_2, dense<[[[1.0460819, -1.0942874, 0.9685408], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.2e-05 loc("cbrt_of_cbrt")
  %ceil = stablehlo.ceil %cbrt : tensor<1x2x3xf32>
  check.expect_almost_eq_const %ceil, dense<[[[2.0, -1.0, 1.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 4.0e-05 loc("ceil_of_cbrt")
  %clamp = stablehlo.clamp %f32__4, %f32__3, %cbrt : (tensor<f32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %clamp, dense<[[[1.1447142, -1.3103707, 0.9085603], [-0.0, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.6e-05 loc("clamp_of_cbrt")
  %compare = stablehlo.compare LE, %f32__3, %cbrt : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[false, false, false], [false, true, false]]]> : tensor<1x2x3xi1> loc("compare_of_cbrt")
  %complex = stablehlo.complex %f32__3, %cbrt : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %complex, dense<[[[(2.0, 1.1447142), (-0.5, -1.3103707), (3.0, 0.9085603)], [(4.0, -0.0), (-1.0, 0x7F800000), (0.5, 0x7FC00000)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 8.0e-05 loc("complex_of_cbrt")
  %concatenate = stablehlo.concatenate %f32__6, %cbrt, dim = 1 : (tensor<1x1x3xf32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  check.expect_almost_eq_const %concatenate, dense<[[[2.0, -0.5, 3.0], [1.1447142, -1.3103707, 0.9085603], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x3x3xf32>, tolerance = 6.0e-05 loc("concatenate_of_cbrt")
  %convert = stablehlo.convert %cbrt : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %convert, dense<[[[true, true, true], [false, true, true]]]> : tensor<1x2x3xi1> loc("convert_of_cbrt")
  %cbrt_3 = stablehlo.cbrt %f32__7 : tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %cbrt_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cosine, dense<[[[0.41330636, 0.25749186, 0.61488175], [0.7012118, 0.12819307, 0.47378072]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("cosine_of_cbrt")
  %divide = stablehlo.divide %cbrt, %cbrt : tensor<1x2x3xf32>
  check.expect_almost_eq_const %divide, dense<[[[1.0, 1.0, 1.0], [0x7FC00000, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("divide_of_cbrt")
  %dot_general = stablehlo.dot_general %f32__8, %cbrt, contracting_dims = [1] x [1] : (tensor<4x2xf32>, tensor<1x2x3xf32>) -> tensor<4x1x3xf32>
  check.expect_almost_eq_const %dot_general, dense<[[[2.2894285, 0xFF800000, 0x7FC00000]], [[3.4341426, 0x7F800000, 0x7FC00000]], [[-1.1447142, 0x7F800000, 0x7FC00000]], [[2.2894285, 0xFF800000, 0x7FC00000]]]> : tensor<4x1x3xf32>, tolerance = 6.9e-05 loc("dot_general_of_cbrt")
  %dynamic_slice = stablehlo.dynamic_slice %cbrt, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xf32>
  check.expect_almost_eq_const %dynamic_slice, dense<[[[-1.3103707, 0.9085603]]]> : tensor<1x1x2xf32>, tolerance = 2.6e-05 loc("dynamic_slice_of_cbrt")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %f32__9, %cbrt, %i32, %i32__4, %i32 : (tensor<1x3x4xf32>, tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xf32>
  check.expect_almost_eq_const %dynamic_update_slice, dense<[[[2.0, -0.5, 3.0, 4.0], [1.1447142, -1.3103707, 0.9085603, -0.5], [-0.0, 0x7F800000, 0x7FC00000, 0.5]]]> : tensor<1x3x4xf32>, tolerance = 8.0e-05 loc("dynamic_update_slice_of_cbrt")
  %exponential = stablehlo.exponential %cbrt : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential, dense<[[[3.1415434, 0.26972005, 2.4807484], [1.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 6.3e-05 loc("exponential_of_cbrt")
  %exponential_minus_one = stablehlo.exponential_minus_one %cbrt : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[2.1415434, -0.7302799, 1.4807484], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 4.3e-05 loc("exponential_minus_one_of_cbrt")
  %floor = stablehlo.floor %cbrt : tensor<1x2x3xf32>
  check.expect_almost_eq_const %floor, dense<[[[1.0, -2.0, 0.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 4.0e-05 loc("floor_of_cbrt")
  %imag = stablehlo.imag %cbrt : tensor<1x2x3xf32>
  check.expect_almost_eq_const %imag, dense<0.0> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("imag_of_cbrt")
  %is_finite = stablehlo.is_finite %cbrt : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %is_finite, dense<[[[true, true, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("is_finite_of_cbrt")
  %log = stablehlo.log %cbrt : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log, dense<[[[0.13515504, 0x7FC00000, -0.095894046], [0xFF800000, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("log_of_cbrt")
  %log_plus_one = stablehlo.log_plus_one %cbrt : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log_plus_one, dense<[[[0.7630063, 0x7FC00000, 0.6463492], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("log_plus_one_of_cbrt")
  %logistic = stablehlo.logistic %cbrt : tensor<1x2x3xf32>
  check.expect_almost_eq_const %logistic, dense<[[[0.7585441, 0.2124248, 0.71270543], [0.5, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("logistic_of_cbrt")
  %maximum = stablehlo.maximum %cbrt, %cbrt : tensor<1x2x3xf32>
  check.expect_almost_eq_const %maximum, dense<[[[1.1447142, -1.3103707, 0.9085603], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.6e-05 loc("maximum_of_cbrt")
  %minimum = stablehlo.minimum %cbrt, %f32__2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %minimum, dense<[[[0.0, -1.3103707, 0.0], [-0.0, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.6e-05 loc("minimum_of_cbrt")
  %multiply = stablehlo.multiply %cbrt, %f32__3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %multiply, dense<[[[2.2894285, 0.65518534, 2.7256808], [-0.0, 0xFF800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 5.5e-05 loc("multiply_of_cbrt")
  %negate = stablehlo.negate %cbrt : tensor<1x2x3xf32>
  check.expect_almost_eq_const %negate, dense<[[[-1.1447142, 1.3103707, -0.9085603], [0.0, 0xFF800000, 0xFFC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.6e-05 loc("negate_of_cbrt")
  %pad = stablehlo.pad %cbrt, %f32__5, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x5xf32>
  check.expect_almost_eq_const %pad, dense<[[[2.0, 2.0, 2.0, 2.0, 2.0], [1.1447142, -1.3103707, 0.9085603, 2.0, 2.0]]]> : tensor<1x2x5xf32>, tolerance = 4.0e-05 loc("pad_of_cbrt")
  %power = stablehlo.power %cbrt, %f32__10 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %power, dense<[[[1.3103707, 1.7170713, 0.8254818], [0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 3.4e-05 loc("power_of_cbrt")
  %real = stablehlo.real %cbrt : tensor<1x2x3xf32>
  check.expect_almost_eq_const %real, dense<[[[1.1447142, -1.3103707, 0.9085603], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.6e-05 loc("real_of_cbrt")
  %reduce = stablehlo.reduce(%cbrt init: %f32__11) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2xf32>
  check.expect_almost_eq_const %reduce, dense<[[1.1447142, 0x7FC00000]]> : tensor<1x2xf32>, tolerance = 2.3e-05 loc("reduce_of_cbrt")
  %reduce_precision = stablehlo.reduce_precision %cbrt, format = e5m2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %reduce_precision, dense<[[[1.25, -1.25, 0.875], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.5e-05 loc("reduce_precision_of_cbrt")
  %reduce_window = "stablehlo.reduce_window"(%cbrt, %f32__12) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add_2 = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %reduce_window, dense<[[[1.1447142, -0.16565645, -0.4018104], [0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.3e-05 loc("reduce_window_of_cbrt")
  %remainder = stablehlo.remainder %cbrt, %f32__3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %remainder, dense<[[[1.1447142, -0.31037068, 0.9085603], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.3e-05 loc("remainder_of_cbrt")
  %reshape = stablehlo.reshape %cbrt : (tensor<1x2x3xf32>) -> tensor<3x2xf32>
  check.expect_almost_eq_const %reshape, dense<[[1.1447142, -1.3103707], [0.9085603, -0.0], [0x7F800000, 0x7FC00000]]> : tensor<3x2xf32>, tolerance = 2.6e-05 loc("reshape_of_cbrt")
  %reverse = stablehlo.reverse %cbrt, dims = [1, 2] : tensor<1x2x3xf32>
  check.expect_almost_eq_const %reverse, dense<[[[0x7FC00000, 0x7F800000, -0.0], [0.9085603, -1.3103707, 1.1447142]]]> : tensor<1x2x3xf32>, tolerance = 2.6e-05 loc("reverse_of_cbrt")
  %round_nearest_afz = stablehlo.round_nearest_afz %cbrt : tensor<1x2x3xf32>
  check.expect_almost_eq_const %round_nearest_afz, dense<[[[1.0, -1.0, 1.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("round_nearest_afz_of_cbrt")
  %round_nearest_even = stablehlo.round_nearest_even %cbrt : tensor<1x2x3xf32>
  check.expect_almost_eq_const %round_nearest_even, dense<[[[1.0, -1.0, 1.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("round_nearest_even_of_cbrt")
  %rsqrt = stablehlo.rsqrt %cbrt : tensor<1x2x3xf32>
  check.expect_almost_eq_const %rsqrt, dense<[[[0.93465525, 0x7FC00000, 1.0491151], [0xFF800000, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.1e-05 loc("rsqrt_of_cbrt")
  %select = stablehlo.select %i1, %cbrt, %f32__3 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  check.expect_almost_eq_const %select, dense<[[[1.1447142, -0.5, 0.9085603], [4.0, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 8.0e-05 loc("select_of_cbrt")
  %sign = stablehlo.sign %cbrt : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sign, dense<[[[1.0, -1.0, 1.0], [-0.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("sign_of_cbrt")
  %sine = stablehlo.sine %cbrt_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sine, dense<[[[0.910592, 0.96628046, 0.7886193], [0.712953, 0.9917492, 0.88064283]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("sine_of_cbrt")
  %slice = stablehlo.slice %cbrt [0:1, 1:2, 0:3:2] : (tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  check.expect_almost_eq_const %slice, dense<[[[-0.0, 0x7FC00000]]]> : tensor<1x1x2xf32>, tolerance = 2.0e-05 loc("slice_of_cbrt")
  %cbrt_4 = stablehlo.cbrt %f32__13 : tensor<1x2x3xf32>
  %sort = "stablehlo.sort"(%cbrt_4) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %sort, dense<[[[1.3103707, 1.1447142, 0.9085603], [0x7F800000, 0.62996054, -0.0]]]> : tensor<1x2x3xf32>, tolerance = 2.6e-05 loc("sort_of_cbrt")
  %sqrt = stablehlo.sqrt %cbrt : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sqrt, dense<[[[1.0699131, 0x7FC00000, 0.9531843], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.1e-05 loc("sqrt_of_cbrt")
  %subtract = stablehlo.subtract %cbrt, %f32__3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %subtract, dense<[[[-0.85528576, -0.8103707, -2.0914397], [-4.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 8.0e-05 loc("subtract_of_cbrt")
  %tan = stablehlo.tan %cbrt_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tan, dense<[[[2.203189, 3.752664, 1.2825544], [1.0167441, 7.7363725, 1.8587562]]]> : tensor<1x2x3xf32>, tolerance = 1.5e-04 loc("tan_of_cbrt")
  %tanh = stablehlo.tanh %cbrt : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tanh, dense<[[[0.81599545, -0.86436915, 0.7204405], [-0.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("tanh_of_cbrt")
  %transpose = stablehlo.transpose %cbrt, dims = [2, 0, 1] : (tensor<1x2x3xf32>) -> tensor<3x1x2xf32>
  check.expect_almost_eq_const %transpose, dense<[[[1.1447142, -0.0]], [[-1.3103707, 0x7F800000]], [[0.9085603, 0x7FC00000]]]> : tensor<3x1x2xf32>, tolerance = 2.6e-05 loc("transpose_of_cbrt")
  return
}
