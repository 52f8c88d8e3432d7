// Pairs of ops: what takes the float result of reduce. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]], [[2.5, 0.25, 1.75], [2.0, 4.0, 3.5]]]]> : tensor<1x2x2x3xf32>
  %f32__2 = stablehlo.constant dense<0.0> : tensor<f32>
  %f32__3 = stablehlo.constant dense<1.0> : tensor<1x2x3xf32>
  %f32__4 = stablehlo.constant dense<[[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]], [[2.5, 0.25, 1.75], [2.0, 4.0, 3.5]]]]> : tensor<1x2x2x3xf32>
  %f32__5 = stablehlo.constant dense<-1.0> : tensor<f32>
  %f32__6 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__7 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__8 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__9 = stablehlo.constant dense<[[[2.0, -0.5, 3.0]]]> : tensor<1x1x3xf32>
  %f32__10 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5], [2.0, -0.5]]> : tensor<4x2xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %f32__11 = stablehlo.constant dense<[[[2.0, -0.5, 3.0, 4.0], [-1.0, 0.5, 2.0, -0.5], [3.0, 4.0, -1.0, 0.5]]]> : tensor<1x3x4xf32>
  %i32__4 = stablehlo.constant dense<2> : tensor<i32>
  %f32__12 = stablehlo.constant dense<2.0> : tensor<1x2x3xf32>
  %f32__13 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %reduce = stablehlo.reduce(%f32 init: %f32__2) across dimensions = [2] : (tensor<1x2x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  reducer(%left: tensor<f32>, %right: tensor<f32>) {
    %add = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }
  %abs = stablehlo.abs %reduce : tensor<1x2x3xf32>
  check.expect_eq_const %abs, dense<[[[1.5, 0x7F800000, 0x7FC00000], [4.5, 4.25, 5.25]]]> : tensor<1x2x3xf32> loc("abs_of_reduce")
  %add_2 = stablehlo.add %reduce, %reduce : tensor<1x2x3xf32>
  check.expect_eq_const %add_2, dense<[[[3.0, 0x7F800000, 0x7FC00000], [9.0, 8.5, 10.5]]]> : tensor<1x2x3xf32> loc("add_of_reduce")
  %atan2 = stablehlo.atan2 %reduce, %f32__3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %atan2, dense<[[[0.98279375, 1.5707964, 0x7FC00000], [1.3521274, 1.3397057, 1.3825748]]]> : tensor<1x2x3xf32> loc("atan2_of_reduce")
  %reduce_2 = stablehlo.reduce(%f32__4 init: %f32__2) across dimensions = [2] : (tensor<1x2x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  reducer(%left_2: tensor<f32>, %right_2: tensor<f32>) {
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<f32>
    stablehlo.return %add_3 : tensor<f32>
  }
  %bitcast_convert = stablehlo.bitcast_convert %reduce_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %bitcast_convert, dense<[[[1073741824, 1084751872, 1073741824], [1083179008, 1082654720, 1084751872]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_reduce")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %reduce, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[1.5, 0x7F800000, 0x7FC00000], [4.5, 4.25, 5.25]], [[1.5, 0x7F800000, 0x7FC00000], [4.5, 4.25, 5.25]]]> : tensor<2x2x3xf32> loc("broadcast_in_dim_of_reduce")
  %cbrt = stablehlo.cbrt %reduce : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cbrt, dense<[[[1.1447142, 0x7F800000, 0x7FC00000], [1.6509637, 1.6198059, 1.7380133]]]> : tensor<1x2x3xf32> loc("cbrt_of_reduce")
  %ceil = stablehlo.ceil %reduce : tensor<1x2x3xf32>
  check.expect_eq_const %ceil, dense<[[[2.0, 0x7F800000, 0x7FC00000], [5.0, 5.0, 6.0]]]> : tensor<1x2x3xf32> loc("ceil_of_reduce")
  %clamp = stablehlo.clamp %f32__5, %reduce, %f32__6 : (tensor<f32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %clamp, dense<[[[1.5, 2.0, 0x7FC00000], [2.0, 2.0, 2.0]]]> : tensor<1x2x3xf32> loc("clamp_of_reduce")
  %compare = stablehlo.compare LE, %f32__7, %reduce : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[false, true, false], [true, true, true]]]> : tensor<1x2x3xi1> loc("compare_of_reduce")
  %complex = stablehlo.complex %reduce, %reduce : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %complex, dense<[[[(1.5, 1.5), (0x7F800000, 0x7F800000), (0x7FC00000, 0x7FC00000)], [(4.5, 4.5), (4.25, 4.25), (5.25, 5.25)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_reduce")
  %concatenate = stablehlo.concatenate %f32__9, %reduce, dim = 1 : (tensor<1x1x3xf32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %concatenate, dense<[[[2.0, -0.5, 3.0], [1.5, 0x7F800000, 0x7FC00000], [4.5, 4.25, 5.25]]]> : tensor<1x3x3xf32> loc("concatenate_of_reduce")
  %convert = stablehlo.convert %reduce : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %convert, dense<true> : tensor<1x2x3xi1> loc("convert_of_reduce")
  %reduce_3 = stablehlo.reduce(%f32__4 init: %f32__2) across dimensions = [2] : (tensor<1x2x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  reducer(%left_3: tensor<f32>, %right_3: tensor<f32>) {
    %add_4 = stablehlo.add %left_3, %right_3 : tensor<f32>
    stablehlo.return %add_4 : tensor<f32>
  }
  %cosine = stablehlo.cosine %reduce_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cosine, dense<[[[-0.41614684, 0.5120855, -0.41614684], [-0.2107958, -0.44608748, 0.5120855]]]> : tensor<1x2x3xf32> loc("cosine_of_reduce")
  %divide = stablehlo.divide %reduce, %reduce : tensor<1x2x3xf32>
  check.expect_eq_const %divide, dense<[[[1.0, 0x7FC00000, 0x7FC00000], [1.0, 1.0, 1.0]]]> : tensor<1x2x3xf32> loc("divide_of_reduce")
  %dot_general = stablehlo.dot_general %f32__10, %reduce, contracting_dims = [1] x [1] : (tensor<4x2xf32>, tensor<1x2x3xf32>) -> tensor<4x1x3xf32>
  check.expect_eq_const %dot_general, dense<[[[0.75, 0x7F800000, 0x7FC00000]], [[22.5, 0x7F800000, 0x7FC00000]], [[0.75, 0xFF800000, 0x7FC00000]], [[0.75, 0x7F800000, 0x7FC00000]]]> : tensor<4x1x3xf32> loc("dot_general_of_reduce")
  %dynamic_slice = stablehlo.dynamic_slice %reduce, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %dynamic_slice, dense<[[[0x7F800000, 0x7FC00000]]]> : tensor<1x1x2xf32> loc("dynamic_slice_of_reduce")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %f32__11, %reduce, %i32, %i32__4, %i32 : (tensor<1x3x4xf32>, tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xf32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[2.0, -0.5, 3.0, 4.0], [1.5, 0x7F800000, 0x7FC00000, -0.5], [4.5, 4.25, 5.25, 0.5]]]> : tensor<1x3x4xf32> loc("dynamic_update_slice_of_reduce")
  %exponential = stablehlo.exponential %reduce : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential, dense<[[[4.481689, 0x7F800000, 0x7FC00000], [90.01713, 70.105415, 190.56627]]]> : tensor<1x2x3xf32> loc("exponential_of_reduce")
  %exponential_minus_one = stablehlo.exponential_minus_one %reduce : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[3.481689, 0x7F800000, 0x7FC00000], [89.01713, 69.105415, 189.56627]]]> : tensor<1x2x3xf32> loc("exponential_minus_one_of_reduce")
  %floor = stablehlo.floor %reduce : tensor<1x2x3xf32>
  check.expect_eq_const %floor, dense<[[[1.0, 0x7F800000, 0x7FC00000], [4.0, 4.0, 5.0]]]> : tensor<1x2x3xf32> loc("floor_of_reduce")
  %imag = stablehlo.imag %reduce : tensor<1x2x3xf32>
  check.expect_eq_const %imag, dense<0.0> : tensor<1x2x3xf32> loc("imag_of_reduce")
  %is_finite = stablehlo.is_finite %reduce : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %is_finite, dense<[[[true, false, false], [true, true, true]]]> : tensor<1x2x3xi1> loc("is_finite_of_reduce")
  %log = stablehlo.log %reduce : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log, dense<[[[0.4054651, 0x7F800000, 0x7FC00000], [1.5040774, 1.446919, 1.658228]]]> : tensor<1x2x3xf32> loc("log_of_reduce")
  %log_plus_one = stablehlo.log_plus_one %reduce : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log_plus_one, dense<[[[0.91629076, 0x7F800000, 0x7FC00000], [1.704748, 1.658228, 1.8325815]]]> : tensor<1x2x3xf32> loc("log_plus_one_of_reduce")
  %logistic = stablehlo.logistic %reduce : tensor<1x2x3xf32>
  check.expect_almost_eq_const %logistic, dense<[[[0.81757444, 1.0, 0x7FC00000], [0.9890131, 0.9859364, 0.99477994]]]> : tensor<1x2x3xf32> loc("logistic_of_reduce")
  %maximum = stablehlo.maximum %reduce, %reduce : tensor<1x2x3xf32>
  check.expect_eq_const %maximum, dense<[[[1.5, 0x7F800000, 0x7FC00000], [4.5, 4.25, 5.25]]]> : tensor<1x2x3xf32> loc("maximum_of_reduce")
  %minimum = stablehlo.minimum %reduce, %f32__8 : tensor<1x2x3xf32>
  check.expect_eq_const %minimum, dense<[[[0.0, 0.0, 0x7FC00000], [0.0, 0.0, 0.0]]]> : tensor<1x2x3xf32> loc("minimum_of_reduce")
  %multiply = stablehlo.multiply %reduce, %f32__7 : tensor<1x2x3xf32>
  check.expect_eq_const %multiply, dense<[[[3.0, 0xFF800000, 0x7FC00000], [18.0, -4.25, 2.625]]]> : tensor<1x2x3xf32> loc("multiply_of_reduce")
  %negate = stablehlo.negate %reduce : tensor<1x2x3xf32>
  check.expect_eq_const %negate, dense<[[[-1.5, 0xFF800000, 0xFFC00000], [-4.5, -4.25, -5.25]]]> : tensor<1x2x3xf32> loc("negate_of_reduce")
  %pad = stablehlo.pad %reduce, %f32__6, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x5xf32>
  check.expect_eq_const %pad, dense<[[[2.0, 2.0, 2.0, 2.0, 2.0], [1.5, 0x7F800000, 0x7FC00000, 2.0, 2.0]]]> : tensor<1x2x5xf32> loc("pad_of_reduce")
  %power = stablehlo.power %reduce, %f32__12 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %power, dense<[[[2.25, 0x7F800000, 0x7FC00000], [20.25, 18.0625, 27.5625]]]> : tensor<1x2x3xf32> loc("power_of_reduce")
  %real = stablehlo.real %reduce : tensor<1x2x3xf32>
  check.expect_eq_const %real, dense<[[[1.5, 0x7F800000, 0x7FC00000], [4.5, 4.25, 5.25]]]> : tensor<1x2x3xf32> loc("real_of_reduce")
  %reduce_4 = stablehlo.reduce(%reduce init: %f32__13) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2xf32>
  check.expect_eq_const %reduce_4, dense<[[0x7FC00000, 5.25]]> : tensor<1x2xf32> loc("reduce_of_reduce")
  %reduce_precision = stablehlo.reduce_precision %reduce, format = e5m2 : tensor<1x2x3xf32>
  check.expect_eq_const %reduce_precision, dense<[[[1.5, 0x7F800000, 0x7FC00000], [4.0, 4.0, 5.0]]]> : tensor<1x2x3xf32> loc("reduce_precision_of_reduce")
  %reduce_window = "stablehlo.reduce_window"(%reduce, %f32__2) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_4: tensor<f32>, %right_4: tensor<f32>):
    %add_5 = stablehlo.add %left_4, %right_4 : tensor<f32>
    stablehlo.return %add_5 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %reduce_window, dense<[[[1.5, 0x7F800000, 0x7FC00000], [4.5, 8.75, 9.5]]]> : tensor<1x2x3xf32> loc("reduce_window_of_reduce")
  %remainder = stablehlo.remainder %reduce, %f32__7 : tensor<1x2x3xf32>
  check.expect_eq_const %remainder, dense<[[[1.5, 0x7FC00000, 0x7FC00000], [0.5, 0.25, 0.25]]]> : tensor<1x2x3xf32> loc("remainder_of_reduce")
  %reshape = stablehlo.reshape %reduce : (tensor<1x2x3xf32>) -> tensor<3x2xf32>
  check.expect_eq_const %reshape, dense<[[1.5, 0x7F800000], [0x7FC00000, 4.5], [4.25, 5.25]]> : tensor<3x2xf32> loc("reshape_of_reduce")
  %reverse = stablehlo.reverse %reduce, dims = [1, 2] : tensor<1x2x3xf32>
  check.expect_eq_const %reverse, dense<[[[5.25, 4.25, 4.5], [0x7FC00000, 0x7F800000, 1.5]]]> : tensor<1x2x3xf32> loc("reverse_of_reduce")
  %round_nearest_afz = stablehlo.round_nearest_afz %reduce : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_afz, dense<[[[2.0, 0x7F800000, 0x7FC00000], [5.0, 4.0, 5.0]]]> : tensor<1x2x3xf32> loc("round_nearest_afz_of_reduce")
  %round_nearest_even = stablehlo.round_nearest_even %reduce : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_even, dense<[[[2.0, 0x7F800000, 0x7FC00000], [4.0, 4.0, 5.0]]]> : tensor<1x2x3xf32> loc("round_nearest_even_of_reduce")
  %rsqrt = stablehlo.rsqrt %reduce : tensor<1x2x3xf32>
  check.expect_almost_eq_const %rsqrt, dense<[[[0.8164966, 0.0, 0x7FC00000], [0.47140452, 0.48507124, 0.4364358]]]> : tensor<1x2x3xf32> loc("rsqrt_of_reduce")
  %select = stablehlo.select %i1, %reduce, %f32__7 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  check.expect_eq_const %select, dense<[[[1.5, -0.5, 0x7FC00000], [4.0, -1.0, 5.25]]]> : tensor<1x2x3xf32> loc("select_of_reduce")
  %sign = stablehlo.sign %reduce : tensor<1x2x3xf32>
  check.expect_eq_const %sign, dense<[[[1.0, 1.0, 0x7FC00000], [1.0, 1.0, 1.0]]]> : tensor<1x2x3xf32> loc("sign_of_reduce")
  %sine = stablehlo.sine %reduce_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sine, dense<[[[0.9092974, -0.8589345, 0.9092974], [-0.9775301, -0.8949894, -0.8589345]]]> : tensor<1x2x3xf32> loc("sine_of_reduce")
  %slice = stablehlo.slice %reduce [0:1, 1:2, 0:3:2] : (tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %slice, dense<[[[4.5, 5.25]]]> : tensor<1x1x2xf32> loc("slice_of_reduce")
  %sort = "stablehlo.sort"(%reduce_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_5: tensor<f32>, %right_5: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_5, %right_5, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %sort, dense<[[[5.25, 2.0, 2.0], [5.25, 4.5, 4.25]]]> : tensor<1x2x3xf32> loc("sort_of_reduce")
  %sqrt = stablehlo.sqrt %reduce : tensor<1x2x3xf32>
  check.expect_eq_const %sqrt, dense<[[[1.2247449, 0x7F800000, 0x7FC00000], [2.1213202, 2.0615528, 2.291288]]]> : tensor<1x2x3xf32> loc("sqrt_of_reduce")
  %subtract = stablehlo.subtract %reduce, %f32__7 : tensor<1x2x3xf32>
  check.expect_eq_const %subtract, dense<[[[-0.5, 0x7F800000, 0x7FC00000], [0.5, 5.25, 4.75]]]> : tensor<1x2x3xf32> loc("subtract_of_reduce")
  %tan = stablehlo.tan %reduce_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tan, dense<[[[-2.1850398, -1.6773264, -2.1850398], [4.637332, 2.006309, -1.6773264]]]> : tensor<1x2x3xf32> loc("tan_of_reduce")
  %tanh = stablehlo.tanh %reduce : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tanh, dense<[[[0.90514827, 1.0, 0x7FC00000], [0.99975324, 0.99959314, 0.9999449]]]> : tensor<1x2x3xf32> loc("tanh_of_reduce")
  %transpose = stablehlo.transpose %reduce, dims = [2, 0, 1] : (tensor<1x2x3xf32>) -> tensor<3x1x2xf32>
  check.expect_eq_const %transpose, dense<[[[1.5, 4.5]], [[0x7F800000, 4.25]], [[0x7FC00000, 5.25]]]> : tensor<3x1x2xf32> loc("transpose_of_reduce")
  return
}
