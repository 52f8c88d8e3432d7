// Pairs of ops: what takes the float result of abs, add, atan2, bitcast_convert, broadcast_in_dim, cbrt, ceil, concatenate,
// constant, convert, cosine, divide, dot_general, dynamic_slice, dynamic_update_slice, exponential, exponential_minus_one, floor,
// imag, iota, log, log_plus_one, logistic, multiply, negate, pad, power, real, reduce_precision, reduce_window, remainder,
// reshape, reverse, round_nearest_afz, round_nearest_even, rsqrt, select, sign, sine, slice, sort, sqrt, subtract, tan, tanh,
// transpose. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %i32 = stablehlo.constant dense<[[[1069547520, -1072693248, 1061158912], [-2147483648, 2139095040, 2143289344]]]> : tensor<1x2x3xi32>
  %f32__3 = stablehlo.constant dense<[1.5, -2.25, 0.75]> : tensor<3xf32>
  %f32__4 = stablehlo.constant dense<[[[1.5], [-2.25]]]> : tensor<1x2x1xf32>
  %f32__5 = stablehlo.constant dense<[[[0.75, -0.0], [0x7F800000, 0x7FC00000]]]> : tensor<1x2x2xf32>
  %i32__2 = stablehlo.constant dense<[[[1, -2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x2x3xi32>
  %f32__6 = stablehlo.constant dense<[[[1.5, -2.25, 0.75, -0.0], [0x7F800000, 0x7FC00000, 2.5, 0.25]]]> : tensor<1x2x4xf32>
  %f32__7 = stablehlo.constant dense<[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5], [2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]> : tensor<4x3xf32>
  %i32__3 = stablehlo.constant dense<0> : tensor<i32>
  %i32__4 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<9> : tensor<i32>
  %f32__8 = stablehlo.constant dense<[[[2.0, -0.5]]]> : tensor<1x1x2xf32>
  %i32__6 = stablehlo.constant dense<1> : tensor<i32>
  %i32__7 = stablehlo.constant dense<2> : tensor<i32>
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %f32__9 = stablehlo.constant dense<[[[1.5, -2.25], [0.75, -0.0]]]> : tensor<1x2x2xf32>
  %f32__10 = stablehlo.constant dense<1.0> : tensor<f32>
  %f32__11 = stablehlo.constant dense<0.0> : tensor<f32>
  %f32__12 = stablehlo.constant dense<[[1.5, -2.25], [0.75, -0.0], [0x7F800000, 0x7FC00000]]> : tensor<3x2xf32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %f32__13 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]], [[2.5, 0.25, 1.75], [2.0, 4.0, 3.5]]]> : tensor<2x2x3xf32>
  %f32__14 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [-0.0, 0x7F800000, 0.25]]]> : tensor<1x2x3xf32>
  %f32__15 = stablehlo.constant dense<[[[1.5, -2.25]], [[0.75, -0.0]], [[0x7F800000, 0x7FC00000]]]> : tensor<3x1x2xf32>
  %abs = stablehlo.abs %f32 : tensor<1x2x3xf32>
  %sign = stablehlo.sign %abs : tensor<1x2x3xf32>
  %add = stablehlo.add %f32, %f32__2 : tensor<1x2x3xf32>
  %sign_2 = stablehlo.sign %add : tensor<1x2x3xf32>
  %atan2 = stablehlo.atan2 %f32, %f32__2 : tensor<1x2x3xf32>
  %sign_3 = stablehlo.sign %atan2 : tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %i32 : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %sign_4 = stablehlo.sign %bitcast_convert : tensor<1x2x3xf32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %f32__3, dims = [2] : (tensor<3xf32>) -> tensor<1x2x3xf32>
  %sign_5 = stablehlo.sign %broadcast_in_dim : tensor<1x2x3xf32>
  %cbrt = stablehlo.cbrt %f32 : tensor<1x2x3xf32>
  %sign_6 = stablehlo.sign %cbrt : tensor<1x2x3xf32>
  %ceil = stablehlo.ceil %f32 : tensor<1x2x3xf32>
  %sign_7 = stablehlo.sign %ceil : tensor<1x2x3xf32>
  %concatenate = stablehlo.concatenate %f32__4, %f32__5, dim = 2 : (tensor<1x2x1xf32>, tensor<1x2x2xf32>) -> tensor<1x2x3xf32>
  %sign_8 = stablehlo.sign %concatenate : tensor<1x2x3xf32>
  %constant = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %sign_9 = stablehlo.sign %constant : tensor<1x2x3xf32>
  %convert = stablehlo.convert %i32__2 : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %sign_10 = stablehlo.sign %convert : tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %f32 : tensor<1x2x3xf32>
  %sign_11 = stablehlo.sign %cosine : tensor<1x2x3xf32>
  %divide = stablehlo.divide %f32, %f32__2 : tensor<1x2x3xf32>
  %sign_12 = stablehlo.sign %divide : tensor<1x2x3xf32>
  %dot_general = stablehlo.dot_general %f32__6, %f32__7, contracting_dims = [2] x [0] : (tensor<1x2x4xf32>, tensor<4x3xf32>) -> tensor<1x2x3xf32>
  %sign_13 = stablehlo.sign %dot_general : tensor<1x2x3xf32>
  %dynamic_slice = stablehlo.dynamic_slice %f32__6, %i32__3, %i32__4, %i32__5, sizes = [1, 2, 3] : (tensor<1x2x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  %sign_14 = stablehlo.sign %dynamic_slice : tensor<1x2x3xf32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %f32, %f32__8, %i32__3, %i32__6, %i32__7 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  %sign_15 = stablehlo.sign %dynamic_update_slice : tensor<1x2x3xf32>
  %exponential = stablehlo.exponential %f32 : tensor<1x2x3xf32>
  %sign_16 = stablehlo.sign %exponential : tensor<1x2x3xf32>
  %exponential_minus_one = stablehlo.exponential_minus_one %f32 : tensor<1x2x3xf32>
  %sign_17 = stablehlo.sign %exponential_minus_one : tensor<1x2x3xf32>
  %floor = stablehlo.floor %f32 : tensor<1x2x3xf32>
  %sign_18 = stablehlo.sign %floor : tensor<1x2x3xf32>
  %imag = stablehlo.imag %complex_f32 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %sign_19 = stablehlo.sign %imag : tensor<1x2x3xf32>
  %iota = stablehlo.iota dim = 2 : tensor<1x2x3xf32>
  %sign_20 = stablehlo.sign %iota : tensor<1x2x3xf32>
  %log = stablehlo.log %f32 : tensor<1x2x3xf32>
  %sign_21 = stablehlo.sign %log : tensor<1x2x3xf32>
  %log_plus_one = stablehlo.log_plus_one %f32 : tensor<1x2x3xf32>
  %sign_22 = stablehlo.sign %log_plus_one : tensor<1x2x3xf32>
  %logistic = stablehlo.logistic %f32 : tensor<1x2x3xf32>
  %sign_23 = stablehlo.sign %logistic : tensor<1x2x3xf32>
  %multiply = stablehlo.multiply %f32, %f32__2 : tensor<1x2x3xf32>
  %sign_24 = stablehlo.sign %multiply : tensor<1x2x3xf32>
  %negate = stablehlo.negate %f32 : tensor<1x2x3xf32>
  %sign_25 = stablehlo.sign %negate : tensor<1x2x3xf32>
  %pad = stablehlo.pad %f32__9, %f32__10, low = [0, 0, 2], high = [0, 0, -1], interior = [0, 0, 0] : (tensor<1x2x2xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %sign_26 = stablehlo.sign %pad : tensor<1x2x3xf32>
  %power = stablehlo.power %f32, %f32__2 : tensor<1x2x3xf32>
  %sign_27 = stablehlo.sign %power : tensor<1x2x3xf32>
  %real = stablehlo.real %complex_f32 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %sign_28 = stablehlo.sign %real : tensor<1x2x3xf32>
  %reduce_precision = stablehlo.reduce_precision %f32, format = e5m2 : tensor<1x2x3xf32>
  %sign_29 = stablehlo.sign %reduce_precision : tensor<1x2x3xf32>
  %reduce_window = "stablehlo.reduce_window"(%f32__6, %f32__11) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add_2 = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }) : (tensor<1x2x4xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %sign_30 = stablehlo.sign %reduce_window : tensor<1x2x3xf32>
  %remainder = stablehlo.remainder %f32, %f32__2 : tensor<1x2x3xf32>
  %sign_31 = stablehlo.sign %remainder : tensor<1x2x3xf32>
  %reshape = stablehlo.reshape %f32__12 : (tensor<3x2xf32>) -> tensor<1x2x3xf32>
  %sign_32 = stablehlo.sign %reshape : tensor<1x2x3xf32>
  %reverse = stablehlo.reverse %f32, dims = [1, 2] : tensor<1x2x3xf32>
  %sign_33 = stablehlo.sign %reverse : tensor<1x2x3xf32>
  %round_nearest_afz = stablehlo.round_nearest_afz %f32 : tensor<1x2x3xf32>
  %sign_34 = stablehlo.sign %round_nearest_afz : tensor<1x2x3xf32>
  %round_nearest_even = stablehlo.round_nearest_even %f32 : tensor<1x2x3xf32>
  %sign_35 = stablehlo.sign %round_nearest_even : tensor<1x2x3xf32>
  %rsqrt = stablehlo.rsqrt %f32 : tensor<1x2x3xf32>
  %sign_36 = stablehlo.sign %rsqrt : tensor<1x2x3xf32>
  %select = stablehlo.select %i1, %f32, %f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %sign_37 = stablehlo.sign %select : tensor<1x2x3xf32>
  %sign_38 = stablehlo.sign %f32 : tensor<1x2x3xf32>
  %sign_39 = stablehlo.sign %sign_38 : tensor<1x2x3xf32>
  %sine = stablehlo.sine %f32 : tensor<1x2x3xf32>
  %sign_40 = stablehlo.sign %sine : tensor<1x2x3xf32>
  %slice = stablehlo.slice %f32__13 [1:2, 0:2, 0:3] : (tensor<2x2x3xf32>) -> tensor<1x2x3xf32>
  %sign_41 = stablehlo.sign %slice : tensor<1x2x3xf32>
  %sort = "stablehlo.sort"(%f32__14) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sign_42 = stablehlo.sign %sort : tensor<1x2x3xf32>
  %sqrt = stablehlo.sqrt %f32 : tensor<1x2x3xf32>
  %sign_43 = stablehlo.sign %sqrt : tensor<1x2x3xf32>
  %subtract = stablehlo.subtract %f32, %f32__2 : tensor<1x2x3xf32>
  %sign_44 = stablehlo.sign %subtract : tensor<1x2x3xf32>
  %tan = stablehlo.tan %f32 : tensor<1x2x3xf32>
  %sign_45 = stablehlo.sign %tan : tensor<1x2x3xf32>
  %tanh = stablehlo.tanh %f32 : tensor<1x2x3xf32>
  %sign_46 = stablehlo.sign %tanh : tensor<1x2x3xf32>
  %transpose = stablehlo.transpose %f32__15, dims = [1, 2, 0] : (tensor<3x1x2xf32>) -> tensor<1x2x3xf32>
  %sign_47 = stablehlo.sign %transpose : tensor<1x2x3xf32>
  %concatenate_2 = stablehlo.concatenate %sign, %sign_2, %sign_4, %sign_5, %sign_7, %sign_8, %sign_9, %sign_10, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_2, dense<[[[1.0, 1.0, 1.0], [0.0, 1.0, 0x7FC00000]], [[1.0, -1.0, 1.0], [1.0, 1.0, 0x7FC00000]], [[1.0, -1.0, 1.0], [-0.0, 1.0, 0x7FC00000]], [[1.0, -1.0, 1.0], [1.0, -1.0, 1.0]], [[1.0, -1.0, 1.0], [-0.0, 1.0, 0x7FC00000]], [[1.0, 1.0, -0.0], [-1.0, 1.0, 0x7FC00000]], [[1.0, -1.0, 1.0], [-0.0, 1.0, 0x7FC00000]], [[1.0, -1.0, 1.0], [1.0, -1.0, 1.0]]]> : tensor<8x2x3xf32> loc("sign_of_abs, sign_of_add, sign_of_bitcast_convert, sign_of_broadcast_in_dim, sign_of_ceil, sign_of_concatenate, sign_of_constant, sign_of_convert")
  %concatenate_3 = stablehlo.concatenate %sign_12, %sign_13, %sign_14, %sign_15, %sign_18, %sign_19, %sign_20, %sign_24, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_3, dense<[[[1.0, 1.0, 1.0], [-0.0, -1.0, 0x7FC00000]], [[-1.0, 1.0, 1.0], [0x7FC00000, 0x7FC00000, 0x7FC00000]], [[-1.0, 1.0, -0.0], [0x7FC00000, 1.0, 1.0]], [[1.0, -1.0, 1.0], [-0.0, 1.0, -1.0]], [[1.0, -1.0, 0.0], [-0.0, 1.0, 0x7FC00000]], [[1.0, 1.0, -1.0], [1.0, -1.0, -1.0]], [[0.0, 1.0, 1.0], [0.0, 1.0, 1.0]], [[1.0, 1.0, 1.0], [-0.0, -1.0, 0x7FC00000]]]> : tensor<8x2x3xf32> loc("sign_of_divide, sign_of_dot_general, sign_of_dynamic_slice, sign_of_dynamic_update_slice, sign_of_floor, sign_of_imag, sign_of_iota, sign_of_multiply")
  %concatenate_4 = stablehlo.concatenate %sign_25, %sign_26, %sign_28, %sign_29, %sign_30, %sign_31, %sign_32, %sign_33, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_4, dense<[[[-1.0, 1.0, -1.0], [0.0, -1.0, 0xFFC00000]], [[1.0, 1.0, 1.0], [1.0, 1.0, 1.0]], [[1.0, -1.0, 1.0], [1.0, -1.0, 1.0]], [[1.0, -1.0, 1.0], [-0.0, 1.0, 0x7FC00000]], [[-1.0, -1.0, 1.0], [0x7FC00000, 0x7FC00000, 1.0]], [[1.0, -1.0, 1.0], [-0.0, 0x7FC00000, 0x7FC00000]], [[1.0, -1.0, 1.0], [-0.0, 1.0, 0x7FC00000]], [[0x7FC00000, 1.0, -0.0], [1.0, -1.0, 1.0]]]> : tensor<8x2x3xf32> loc("sign_of_negate, sign_of_pad, sign_of_real, sign_of_reduce_precision, sign_of_reduce_window, sign_of_remainder, sign_of_reshape, sign_of_reverse")
  %concatenate_5 = stablehlo.concatenate %sign_34, %sign_35, %sign_37, %sign_39, %sign_41, %sign_42, %sign_43, %sign_44, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_5, dense<[[[1.0, -1.0, 1.0], [-0.0, 1.0, 0x7FC00000]], [[1.0, -1.0, 1.0], [-0.0, 1.0, 0x7FC00000]], [[1.0, -1.0, 1.0], [1.0, -1.0, 0x7FC00000]], [[1.0, -1.0, 1.0], [-0.0, 1.0, 0x7FC00000]], [[1.0, 1.0, 1.0], [1.0, 1.0, 1.0]], [[1.0, 1.0, 1.0], [1.0, 1.0, -0.0]], [[1.0, 0x7FC00000, 1.0], [-0.0, 1.0, 0x7FC00000]], [[-1.0, -1.0, -1.0], [-1.0, 1.0, 0x7FC00000]]]> : tensor<8x2x3xf32> loc("sign_of_round_nearest_afz, sign_of_round_nearest_even, sign_of_select, sign_of_sign, sign_of_slice, sign_of_sort, sign_of_sqrt, sign_of_subtract")
  check.expect_eq_const %sign_47, dense<[[[1.0, 1.0, 1.0], [-1.0, -0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("sign_of_transpose")
  %concatenate_6 = stablehlo.concatenate %sign_3, %sign_6, %sign_11, %sign_16, %sign_17, %sign_21, %sign_22, %sign_23, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_almost_eq_const %concatenate_6, dense<[[[1.0, -1.0, 1.0], [-0.0, 1.0, 0x7FC00000]], [[1.0, -1.0, 1.0], [-0.0, 1.0, 0x7FC00000]], [[1.0, -1.0, 1.0], [1.0, 0x7FC00000, 0x7FC00000]], [[1.0, 1.0, 1.0], [1.0, 1.0, 0x7FC00000]], [[1.0, -1.0, 1.0], [-0.0, 1.0, 0x7FC00000]], [[1.0, 0x7FC00000, -1.0], [-1.0, 1.0, 0x7FC00000]], [[1.0, 0x7FC00000, 1.0], [-0.0, 1.0, 0x7FC00000]], [[1.0, 1.0, 1.0], [1.0, 1.0, 0x7FC00000]]]> : tensor<8x2x3xf32>, tolerance = 2.0e-05 loc("sign_of_atan2, sign_of_cbrt, sign_of_cosine, sign_of_exponential, sign_of_exponential_minus_one, sign_of_log, sign_of_log_plus_one, sign_of_logistic")
  %concatenate_7 = stablehlo.concatenate %sign_27, %sign_36, %sign_40, %sign_45, %sign_46, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<5x2x3xf32>
  check.expect_almost_eq_const %concatenate_7, dense<[[[1.0, 0x7FC00000, 1.0], [0.0, 0.0, 0x7FC00000]], [[1.0, 0x7FC00000, 1.0], [-1.0, 0.0, 0x7FC00000]], [[1.0, -1.0, 1.0], [-0.0, 0x7FC00000, 0x7FC00000]], [[1.0, 1.0, 1.0], [-0.0, 0x7FC00000, 0x7FC00000]], [[1.0, -1.0, 1.0], [-0.0, 1.0, 0x7FC00000]]]> : tensor<5x2x3xf32>, tolerance = 2.0e-05 loc("sign_of_power, sign_of_rsqrt, sign_of_sine, sign_of_tan, sign_of_tanh")
  return
}
