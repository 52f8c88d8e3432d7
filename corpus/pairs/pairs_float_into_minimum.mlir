// Pairs of ops: what takes the float result of abs, add, atan2, bitcast_convert, broadcast_in_dim, cbrt, ceil, clamp,
// concatenate, constant, convert, cosine, divide, dot_general, dynamic_slice, dynamic_update_slice, exponential,
// exponential_minus_one, floor, imag, iota, log, log_plus_one, logistic, minimum, multiply, negate, pad, power, real, reduce,
// reduce_precision, reduce_window, remainder, reshape, reverse, round_nearest_afz, round_nearest_even, rsqrt, select, sign, sine,
// slice, sort, sqrt, subtract, tan, tanh, transpose. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__3 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %i32 = stablehlo.constant dense<[[[1069547520, -1072693248, 1061158912], [-2147483648, 2139095040, 2143289344]]]> : tensor<1x2x3xi32>
  %f32__4 = stablehlo.constant dense<[1.5, -2.25, 0.75]> : tensor<3xf32>
  %f32__5 = stablehlo.constant dense<-1.0> : tensor<f32>
  %f32__6 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__7 = stablehlo.constant dense<[[[1.5], [-2.25]]]> : tensor<1x2x1xf32>
  %f32__8 = stablehlo.constant dense<[[[0.75, -0.0], [0x7F800000, 0x7FC00000]]]> : tensor<1x2x2xf32>
  %i32__2 = stablehlo.constant dense<[[[1, -2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x2x3xi32>
  %f32__9 = stablehlo.constant dense<[[[1.5, -2.25, 0.75, -0.0], [0x7F800000, 0x7FC00000, 2.5, 0.25]]]> : tensor<1x2x4xf32>
  %f32__10 = stablehlo.constant dense<[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5], [2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]> : tensor<4x3xf32>
  %i32__3 = stablehlo.constant dense<0> : tensor<i32>
  %i32__4 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<9> : tensor<i32>
  %f32__11 = stablehlo.constant dense<[[[2.0, -0.5]]]> : tensor<1x1x2xf32>
  %i32__6 = stablehlo.constant dense<1> : tensor<i32>
  %i32__7 = stablehlo.constant dense<2> : tensor<i32>
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %f32__12 = stablehlo.constant dense<[[[1.5, -2.25], [0.75, -0.0]]]> : tensor<1x2x2xf32>
  %f32__13 = stablehlo.constant dense<1.0> : tensor<f32>
  %f32__14 = stablehlo.constant dense<[[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]], [[2.5, 0.25, 1.75], [2.0, 4.0, 3.5]]]]> : tensor<1x2x2x3xf32>
  %f32__15 = stablehlo.constant dense<0.0> : tensor<f32>
  %f32__16 = stablehlo.constant dense<[[1.5, -2.25], [0.75, -0.0], [0x7F800000, 0x7FC00000]]> : tensor<3x2xf32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %f32__17 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]], [[2.5, 0.25, 1.75], [2.0, 4.0, 3.5]]]> : tensor<2x2x3xf32>
  %f32__18 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [-0.0, 0x7F800000, 0.25]]]> : tensor<1x2x3xf32>
  %f32__19 = stablehlo.constant dense<[[[1.5, -2.25]], [[0.75, -0.0]], [[0x7F800000, 0x7FC00000]]]> : tensor<3x1x2xf32>
  %abs = stablehlo.abs %f32 : tensor<1x2x3xf32>
  %minimum = stablehlo.minimum %f32__2, %abs : tensor<1x2x3xf32>
  %add = stablehlo.add %f32, %f32__2 : tensor<1x2x3xf32>
  %minimum_2 = stablehlo.minimum %add, %add : tensor<1x2x3xf32>
  %atan2 = stablehlo.atan2 %f32, %f32__2 : tensor<1x2x3xf32>
  %minimum_3 = stablehlo.minimum %atan2, %f32__3 : tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %i32 : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %minimum_4 = stablehlo.minimum %bitcast_convert, %f32__2 : tensor<1x2x3xf32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %f32__4, dims = [2] : (tensor<3xf32>) -> tensor<1x2x3xf32>
  %minimum_5 = stablehlo.minimum %f32__2, %broadcast_in_dim : tensor<1x2x3xf32>
  %cbrt = stablehlo.cbrt %f32 : tensor<1x2x3xf32>
  %minimum_6 = stablehlo.minimum %cbrt, %cbrt : tensor<1x2x3xf32>
  %ceil = stablehlo.ceil %f32 : tensor<1x2x3xf32>
  %minimum_7 = stablehlo.minimum %ceil, %f32__3 : tensor<1x2x3xf32>
  %clamp = stablehlo.clamp %f32__5, %f32, %f32__6 : (tensor<f32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %minimum_8 = stablehlo.minimum %clamp, %f32__2 : tensor<1x2x3xf32>
  %concatenate = stablehlo.concatenate %f32__7, %f32__8, dim = 2 : (tensor<1x2x1xf32>, tensor<1x2x2xf32>) -> tensor<1x2x3xf32>
  %minimum_9 = stablehlo.minimum %f32__2, %concatenate : tensor<1x2x3xf32>
  %constant = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %minimum_10 = stablehlo.minimum %constant, %constant : tensor<1x2x3xf32>
  %convert = stablehlo.convert %i32__2 : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %minimum_11 = stablehlo.minimum %convert, %f32__3 : tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %f32 : tensor<1x2x3xf32>
  %minimum_12 = stablehlo.minimum %cosine, %f32__2 : tensor<1x2x3xf32>
  %divide = stablehlo.divide %f32, %f32__2 : tensor<1x2x3xf32>
  %minimum_13 = stablehlo.minimum %f32__2, %divide : tensor<1x2x3xf32>
  %dot_general = stablehlo.dot_general %f32__9, %f32__10, contracting_dims = [2] x [0] : (tensor<1x2x4xf32>, tensor<4x3xf32>) -> tensor<1x2x3xf32>
  %minimum_14 = stablehlo.minimum %dot_general, %dot_general : tensor<1x2x3xf32>
  %dynamic_slice = stablehlo.dynamic_slice %f32__9, %i32__3, %i32__4, %i32__5, sizes = [1, 2, 3] : (tensor<1x2x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  %minimum_15 = stablehlo.minimum %dynamic_slice, %f32__3 : tensor<1x2x3xf32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %f32, %f32__11, %i32__3, %i32__6, %i32__7 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  %minimum_16 = stablehlo.minimum %dynamic_update_slice, %f32__2 : tensor<1x2x3xf32>
  %exponential = stablehlo.exponential %f32 : tensor<1x2x3xf32>
  %minimum_17 = stablehlo.minimum %f32__2, %exponential : tensor<1x2x3xf32>
  %exponential_minus_one = stablehlo.exponential_minus_one %f32 : tensor<1x2x3xf32>
  %minimum_18 = stablehlo.minimum %exponential_minus_one, %exponential_minus_one : tensor<1x2x3xf32>
  %floor = stablehlo.floor %f32 : tensor<1x2x3xf32>
  %minimum_19 = stablehlo.minimum %floor, %f32__3 : tensor<1x2x3xf32>
  %imag = stablehlo.imag %complex_f32 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %minimum_20 = stablehlo.minimum %imag, %f32__2 : tensor<1x2x3xf32>
  %iota = stablehlo.iota dim = 2 : tensor<1x2x3xf32>
  %minimum_21 = stablehlo.minimum %f32__2, %iota : tensor<1x2x3xf32>
  %log = stablehlo.log %f32 : tensor<1x2x3xf32>
  %minimum_22 = stablehlo.minimum %log, %log : tensor<1x2x3xf32>
  %log_plus_one = stablehlo.log_plus_one %f32 : tensor<1x2x3xf32>
  %minimum_23 = stablehlo.minimum %log_plus_one, %f32__3 : tensor<1x2x3xf32>
  %logistic = stablehlo.logistic %f32 : tensor<1x2x3xf32>
  %minimum_24 = stablehlo.minimum %logistic, %f32__2 : tensor<1x2x3xf32>
  %minimum_25 = stablehlo.minimum %f32, %f32__2 : tensor<1x2x3xf32>
  %minimum_26 = stablehlo.minimum %f32__2, %minimum_25 : tensor<1x2x3xf32>
  %multiply = stablehlo.multiply %f32, %f32__2 : tensor<1x2x3xf32>
  %minimum_27 = stablehlo.minimum %multiply, %multiply : tensor<1x2x3xf32>
  %negate = stablehlo.negate %f32 : tensor<1x2x3xf32>
  %minimum_28 = stablehlo.minimum %negate, %f32__3 : tensor<1x2x3xf32>
  %pad = stablehlo.pad %f32__12, %f32__13, low = [0, 0, 2], high = [0, 0, -1], interior = [0, 0, 0] : (tensor<1x2x2xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %minimum_29 = stablehlo.minimum %pad, %f32__2 : tensor<1x2x3xf32>
  %power = stablehlo.power %f32, %f32__2 : tensor<1x2x3xf32>
  %minimum_30 = stablehlo.minimum %f32__2, %power : tensor<1x2x3xf32>
  %real = stablehlo.real %complex_f32 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %minimum_31 = stablehlo.minimum %real, %real : tensor<1x2x3xf32>
  %reduce = stablehlo.reduce(%f32__14 init: %f32__15) across dimensions = [2] : (tensor<1x2x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  reducer(%left: tensor<f32>, %right: tensor<f32>) {
    %add_2 = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }
  %minimum_32 = stablehlo.minimum %reduce, %f32__3 : tensor<1x2x3xf32>
  %reduce_precision = stablehlo.reduce_precision %f32, format = e5m2 : tensor<1x2x3xf32>
  %minimum_33 = stablehlo.minimum %reduce_precision, %f32__2 : tensor<1x2x3xf32>
  %reduce_window = "stablehlo.reduce_window"(%f32__9, %f32__15) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<f32>
    stablehlo.return %add_3 : tensor<f32>
  }) : (tensor<1x2x4xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %minimum_34 = stablehlo.minimum %f32__2, %reduce_window : tensor<1x2x3xf32>
  %remainder = stablehlo.remainder %f32, %f32__2 : tensor<1x2x3xf32>
  %minimum_35 = stablehlo.minimum %remainder, %remainder : tensor<1x2x3xf32>
  %reshape = stablehlo.reshape %f32__16 : (tensor<3x2xf32>) -> tensor<1x2x3xf32>
  %minimum_36 = stablehlo.minimum %reshape, %f32__3 : tensor<1x2x3xf32>
  %reverse = stablehlo.reverse %f32, dims = [1, 2] : tensor<1x2x3xf32>
  %minimum_37 = stablehlo.minimum %reverse, %f32__2 : tensor<1x2x3xf32>
  %round_nearest_afz = stablehlo.round_nearest_afz %f32 : tensor<1x2x3xf32>
  %minimum_38 = stablehlo.minimum %f32__2, %round_nearest_afz : tensor<1x2x3xf32>
  %round_nearest_even = stablehlo.round_nearest_even %f32 : tensor<1x2x3xf32>
  %minimum_39 = stablehlo.minimum %round_nearest_even, %round_nearest_even : tensor<1x2x3xf32>
  %rsqrt = stablehlo.rsqrt %f32 : tensor<1x2x3xf32>
  %minimum_40 = stablehlo.minimum %rsqrt, %f32__3 : tensor<1x2x3xf32>
  %select = stablehlo.select %i1, %f32, %f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %minimum_41 = stablehlo.minimum %select, %f32__2 : tensor<1x2x3xf32>
  %sign = stablehlo.sign %f32 : tensor<1x2x3xf32>
  %minimum_42 = stablehlo.minimum %f32__2, %sign : tensor<1x2x3xf32>
  %sine = stablehlo.sine %f32 : tensor<1x2x3xf32>
  %minimum_43 = stablehlo.minimum %sine, %sine : tensor<1x2x3xf32>
  %slice = stablehlo.slice %f32__17 [1:2, 0:2, 0:3] : (tensor<2x2x3xf32>) -> tensor<1x2x3xf32>
  %minimum_44 = stablehlo.minimum %slice, %f32__3 : tensor<1x2x3xf32>
  %sort = "stablehlo.sort"(%f32__18) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<f32>, %right_3: tensor<f32>):
    %compare = stablehlo.compare GT, %left_3, %right_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %minimum_45 = stablehlo.minimum %sort, %f32__2 : tensor<1x2x3xf32>
  %sqrt = stablehlo.sqrt %f32 : tensor<1x2x3xf32>
  %minimum_46 = stablehlo.minimum %f32__2, %sqrt : tensor<1x2x3xf32>
  %subtract = stablehlo.subtract %f32, %f32__2 : tensor<1x2x3xf32>
  %minimum_47 = stablehlo.minimum %subtract, %subtract : tensor<1x2x3xf32>
  %tan = stablehlo.tan %f32 : tensor<1x2x3xf32>
  %minimum_48 = stablehlo.minimum %tan, %f32__3 : tensor<1x2x3xf32>
  %tanh = stablehlo.tanh %f32 : tensor<1x2x3xf32>
  %minimum_49 = stablehlo.minimum %tanh, %f32__2 : tensor<1x2x3xf32>
  %transpose = stablehlo.transpose %f32__19, dims = [1, 2, 0] : (tensor<3x1x2xf32>) -> tensor<1x2x3xf32>
  %minimum_50 = stablehlo.minimum %f32__2, %transpose : tensor<1x2x3xf32>
  %concatenate_2 = stablehlo.concatenate %minimum, %minimum_2, %minimum_4, %minimum_5, %minimum_7, %minimum_8, %minimum_9, %minimum_10, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_2, dense<[[[1.5, -0.5, 0.75], [0.0, -1.0, 0x7FC00000]], [[3.5, -2.75, 3.75], [4.0, 0x7F800000, 0x7FC00000]], [[1.5, -2.25, 0.75], [-0.0, -1.0, 0x7FC00000]], [[1.5, -2.25, 0.75], [1.5, -2.25, 0.5]], [[0.0, -2.0, 0.0], [-0.0, 0.0, 0x7FC00000]], [[1.5, -1.0, 0.75], [-0.0, -1.0, 0x7FC00000]], [[1.5, -0.5, -0.0], [-2.25, -1.0, 0x7FC00000]], [[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<8x2x3xf32> loc("minimum_of_abs, minimum_of_add, minimum_of_bitcast_convert, minimum_of_broadcast_in_dim, minimum_of_ceil, minimum_of_clamp, minimum_of_concatenate, minimum_of_constant")
  %concatenate_3 = stablehlo.concatenate %minimum_11, %minimum_13, %minimum_14, %minimum_15, %minimum_16, %minimum_19, %minimum_20, %minimum_21, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_3, dense<[[[0.0, -2.0, 0.0], [0.0, -2147483600.0, 0.0]], [[0.75, -0.5, 0.25], [-0.0, 0xFF800000, 0x7FC00000]], [[-4.5, 1.125, 5.625], [0x7FC00000, 0x7FC00000, 0x7FC00000]], [[-2.25, 0.0, -0.0], [0x7FC00000, 0.0, 0.0]], [[1.5, -2.25, 0.75], [-0.0, -1.0, -0.5]], [[0.0, -3.0, 0.0], [-0.0, 0.0, 0x7FC00000]], [[2.0, -0.5, -1.0], [1.0, -2.0, -3.0]], [[0.0, -0.5, 2.0], [0.0, -1.0, 0.5]]]> : tensor<8x2x3xf32> loc("minimum_of_convert, minimum_of_divide, minimum_of_dot_general, minimum_of_dynamic_slice, minimum_of_dynamic_update_slice, minimum_of_floor, minimum_of_imag, minimum_of_iota")
  %concatenate_4 = stablehlo.concatenate %minimum_26, %minimum_27, %minimum_28, %minimum_29, %minimum_31, %minimum_32, %minimum_33, %minimum_34, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_4, dense<[[[1.5, -2.25, 0.75], [-0.0, -1.0, 0x7FC00000]], [[3.0, 1.125, 2.25], [-0.0, 0xFF800000, 0x7FC00000]], [[-1.5, 0.0, -0.75], [0.0, 0xFF800000, 0x7FC00000]], [[1.0, -0.5, 1.5], [1.0, -1.0, 0.5]], [[1.0, -3.0, 0.5], [2.0, -1.0, 4.0]], [[0.0, 0.0, 0x7FC00000], [0.0, 0.0, 0.0]], [[1.5, -2.0, 0.75], [-0.0, -1.0, 0x7FC00000]], [[-0.75, -1.5, 0.75], [0x7FC00000, 0x7FC00000, 0.5]]]> : tensor<8x2x3xf32> loc("minimum_of_minimum, minimum_of_multiply, minimum_of_negate, minimum_of_pad, minimum_of_real, minimum_of_reduce, minimum_of_reduce_precision, minimum_of_reduce_window")
  %concatenate_5 = stablehlo.concatenate %minimum_35, %minimum_36, %minimum_37, %minimum_38, %minimum_39, %minimum_41, %minimum_42, %minimum_44, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_5, dense<[[[1.5, -0.25, 0.75], [-0.0, 0x7FC00000, 0x7FC00000]], [[0.0, -2.25, 0.0], [-0.0, 0.0, 0x7FC00000]], [[0x7FC00000, -0.5, -0.0], [0.75, -2.25, 0.5]], [[2.0, -2.0, 1.0], [-0.0, -1.0, 0x7FC00000]], [[2.0, -2.0, 1.0], [-0.0, 0x7F800000, 0x7FC00000]], [[1.5, -0.5, 0.75], [4.0, -1.0, 0x7FC00000]], [[1.0, -1.0, 1.0], [-0.0, -1.0, 0x7FC00000]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]]> : tensor<8x2x3xf32> loc("minimum_of_remainder, minimum_of_reshape, minimum_of_reverse, minimum_of_round_nearest_afz, minimum_of_round_nearest_even, minimum_of_select, minimum_of_sign, minimum_of_slice")
  %concatenate_6 = stablehlo.concatenate %minimum_45, %minimum_46, %minimum_47, %minimum_50, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<4x2x3xf32>
  check.expect_eq_const %concatenate_6, dense<[[[2.0, -0.5, 0.75], [4.0, -1.0, -0.0]], [[1.2247449, 0x7FC00000, 0.8660254], [-0.0, -1.0, 0x7FC00000]], [[-0.5, -1.75, -2.25], [-4.0, 0x7F800000, 0x7FC00000]], [[1.5, -0.5, 3.0], [-2.25, -1.0, 0x7FC00000]]]> : tensor<4x2x3xf32> loc("minimum_of_sort, minimum_of_sqrt, minimum_of_subtract, minimum_of_transpose")
  %concatenate_7 = stablehlo.concatenate %minimum_3, %minimum_6, %minimum_12, %minimum_17, %minimum_18, %minimum_22, %minimum_23, %minimum_24, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_almost_eq_const %concatenate_7, dense<[[[0.0, -1.7894653, 0.0], [-0.0, 0.0, 0x7FC00000]], [[1.1447142, -1.3103707, 0.9085603], [-0.0, 0x7F800000, 0x7FC00000]], [[0.0707372, -0.62817365, 0.73168886], [1.0, 0x7FC00000, 0x7FC00000]], [[2.0, -0.5, 2.117], [1.0, -1.0, 0x7FC00000]], [[3.481689, -0.89460075, 1.117], [-0.0, 0x7F800000, 0x7FC00000]], [[0.4054651, 0x7FC00000, -0.2876821], [0xFF800000, 0x7F800000, 0x7FC00000]], [[0.0, 0x7FC00000, 0.0], [-0.0, 0.0, 0x7FC00000]], [[0.81757444, -0.5, 0.6791787], [0.5, -1.0, 0x7FC00000]]]> : tensor<8x2x3xf32>, tolerance = 7.0e-05 loc("minimum_of_atan2, minimum_of_cbrt, minimum_of_cosine, minimum_of_exponential, minimum_of_exponential_minus_one, minimum_of_log, minimum_of_log_plus_one, minimum_of_logistic")
  %concatenate_8 = stablehlo.concatenate %minimum_30, %minimum_40, %minimum_43, %minimum_48, %minimum_49, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<5x2x3xf32>
  check.expect_almost_eq_const %concatenate_8, dense<[[[2.0, 0x7FC00000, 0.421875], [0.0, -1.0, 0x7FC00000]], [[0.0, 0x7FC00000, 0.0], [0xFF800000, 0.0, 0x7FC00000]], [[0.997495, -0.7780732, 0.6816388], [-0.0, 0x7FC00000, 0x7FC00000]], [[0.0, 0.0, 0.0], [-0.0, 0x7FC00000, 0x7FC00000]], [[0.90514827, -0.9780261, 0.63514894], [-0.0, -1.0, 0x7FC00000]]]> : tensor<5x2x3xf32>, tolerance = 4.0e-05 loc("minimum_of_power, minimum_of_rsqrt, minimum_of_sine, minimum_of_tan, minimum_of_tanh")
  return
}
