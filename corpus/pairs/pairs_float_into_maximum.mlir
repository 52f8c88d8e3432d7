// Pairs of ops: what takes the float result of abs, add, atan2, bitcast_convert, broadcast_in_dim, cbrt, ceil, clamp,
// concatenate, constant, convert, cosine, divide, dot_general, dynamic_slice, dynamic_update_slice, exponential,
// exponential_minus_one, floor, imag, iota, log, log_plus_one, logistic, maximum, minimum, multiply, negate, pad, power, real,
// reduce, reduce_precision, reduce_window, remainder, reshape, reverse, round_nearest_afz, round_nearest_even, rsqrt, select,
// sign, sine, slice, sort, sqrt, subtract, tan, tanh, transpose. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__3 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
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
  %maximum = stablehlo.maximum %abs, %f32__2 : tensor<1x2x3xf32>
  %add = stablehlo.add %f32, %f32__3 : tensor<1x2x3xf32>
  %maximum_2 = stablehlo.maximum %add, %f32__3 : tensor<1x2x3xf32>
  %atan2 = stablehlo.atan2 %f32, %f32__3 : tensor<1x2x3xf32>
  %maximum_3 = stablehlo.maximum %f32__3, %atan2 : tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %i32 : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %maximum_4 = stablehlo.maximum %bitcast_convert, %bitcast_convert : tensor<1x2x3xf32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %f32__4, dims = [2] : (tensor<3xf32>) -> tensor<1x2x3xf32>
  %maximum_5 = stablehlo.maximum %broadcast_in_dim, %f32__2 : tensor<1x2x3xf32>
  %cbrt = stablehlo.cbrt %f32 : tensor<1x2x3xf32>
  %maximum_6 = stablehlo.maximum %cbrt, %f32__3 : tensor<1x2x3xf32>
  %ceil = stablehlo.ceil %f32 : tensor<1x2x3xf32>
  %maximum_7 = stablehlo.maximum %f32__3, %ceil : tensor<1x2x3xf32>
  %clamp = stablehlo.clamp %f32__5, %f32, %f32__6 : (tensor<f32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %maximum_8 = stablehlo.maximum %clamp, %clamp : tensor<1x2x3xf32>
  %concatenate = stablehlo.concatenate %f32__7, %f32__8, dim = 2 : (tensor<1x2x1xf32>, tensor<1x2x2xf32>) -> tensor<1x2x3xf32>
  %maximum_9 = stablehlo.maximum %concatenate, %f32__2 : tensor<1x2x3xf32>
  %constant = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %maximum_10 = stablehlo.maximum %constant, %f32__3 : tensor<1x2x3xf32>
  %convert = stablehlo.convert %i32__2 : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %maximum_11 = stablehlo.maximum %f32__3, %convert : tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %f32 : tensor<1x2x3xf32>
  %maximum_12 = stablehlo.maximum %cosine, %cosine : tensor<1x2x3xf32>
  %divide = stablehlo.divide %f32, %f32__3 : tensor<1x2x3xf32>
  %maximum_13 = stablehlo.maximum %divide, %f32__2 : tensor<1x2x3xf32>
  %dot_general = stablehlo.dot_general %f32__9, %f32__10, contracting_dims = [2] x [0] : (tensor<1x2x4xf32>, tensor<4x3xf32>) -> tensor<1x2x3xf32>
  %maximum_14 = stablehlo.maximum %dot_general, %f32__3 : tensor<1x2x3xf32>
  %dynamic_slice = stablehlo.dynamic_slice %f32__9, %i32__3, %i32__4, %i32__5, sizes = [1, 2, 3] : (tensor<1x2x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  %maximum_15 = stablehlo.maximum %f32__3, %dynamic_slice : tensor<1x2x3xf32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %f32, %f32__11, %i32__3, %i32__6, %i32__7 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  %maximum_16 = stablehlo.maximum %dynamic_update_slice, %dynamic_update_slice : tensor<1x2x3xf32>
  %exponential = stablehlo.exponential %f32 : tensor<1x2x3xf32>
  %maximum_17 = stablehlo.maximum %exponential, %f32__2 : tensor<1x2x3xf32>
  %exponential_minus_one = stablehlo.exponential_minus_one %f32 : tensor<1x2x3xf32>
  %maximum_18 = stablehlo.maximum %exponential_minus_one, %f32__3 : tensor<1x2x3xf32>
  %floor = stablehlo.floor %f32 : tensor<1x2x3xf32>
  %maximum_19 = stablehlo.maximum %f32__3, %floor : tensor<1x2x3xf32>
  %imag = stablehlo.imag %complex_f32 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %maximum_20 = stablehlo.maximum %imag, %imag : tensor<1x2x3xf32>
  %iota = stablehlo.iota dim = 2 : tensor<1x2x3xf32>
  %maximum_21 = stablehlo.maximum %iota, %f32__2 : tensor<1x2x3xf32>
  %log = stablehlo.log %f32 : tensor<1x2x3xf32>
  %maximum_22 = stablehlo.maximum %log, %f32__3 : tensor<1x2x3xf32>
  %log_plus_one = stablehlo.log_plus_one %f32 : tensor<1x2x3xf32>
  %maximum_23 = stablehlo.maximum %f32__3, %log_plus_one : tensor<1x2x3xf32>
  %logistic = stablehlo.logistic %f32 : tensor<1x2x3xf32>
  %maximum_24 = stablehlo.maximum %logistic, %logistic : tensor<1x2x3xf32>
  %maximum_25 = stablehlo.maximum %f32, %f32__3 : tensor<1x2x3xf32>
  %maximum_26 = stablehlo.maximum %maximum_25, %f32__2 : tensor<1x2x3xf32>
  %minimum = stablehlo.minimum %f32, %f32__3 : tensor<1x2x3xf32>
  %maximum_27 = stablehlo.maximum %minimum, %f32__3 : tensor<1x2x3xf32>
  %multiply = stablehlo.multiply %f32, %f32__3 : tensor<1x2x3xf32>
  %maximum_28 = stablehlo.maximum %f32__3, %multiply : tensor<1x2x3xf32>
  %negate = stablehlo.negate %f32 : tensor<1x2x3xf32>
  %maximum_29 = stablehlo.maximum %negate, %negate : tensor<1x2x3xf32>
  %pad = stablehlo.pad %f32__12, %f32__13, low = [0, 0, 2], high = [0, 0, -1], interior = [0, 0, 0] : (tensor<1x2x2xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %maximum_30 = stablehlo.maximum %pad, %f32__2 : tensor<1x2x3xf32>
  %power = stablehlo.power %f32, %f32__3 : tensor<1x2x3xf32>
  %maximum_31 = stablehlo.maximum %power, %f32__3 : tensor<1x2x3xf32>
  %real = stablehlo.real %complex_f32 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %maximum_32 = stablehlo.maximum %f32__3, %real : tensor<1x2x3xf32>
  %reduce = stablehlo.reduce(%f32__14 init: %f32__15) across dimensions = [2] : (tensor<1x2x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  reducer(%left: tensor<f32>, %right: tensor<f32>) {
    %add_2 = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }
  %maximum_33 = stablehlo.maximum %reduce, %reduce : tensor<1x2x3xf32>
  %reduce_precision = stablehlo.reduce_precision %f32, format = e5m2 : tensor<1x2x3xf32>
  %maximum_34 = stablehlo.maximum %reduce_precision, %f32__2 : tensor<1x2x3xf32>
  %reduce_window = "stablehlo.reduce_window"(%f32__9, %f32__15) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<f32>
    stablehlo.return %add_3 : tensor<f32>
  }) : (tensor<1x2x4xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %maximum_35 = stablehlo.maximum %reduce_window, %f32__3 : tensor<1x2x3xf32>
  %remainder = stablehlo.remainder %f32, %f32__3 : tensor<1x2x3xf32>
  %maximum_36 = stablehlo.maximum %f32__3, %remainder : tensor<1x2x3xf32>
  %reshape = stablehlo.reshape %f32__16 : (tensor<3x2xf32>) -> tensor<1x2x3xf32>
  %maximum_37 = stablehlo.maximum %reshape, %reshape : tensor<1x2x3xf32>
  %reverse = stablehlo.reverse %f32, dims = [1, 2] : tensor<1x2x3xf32>
  %maximum_38 = stablehlo.maximum %reverse, %f32__2 : tensor<1x2x3xf32>
  %round_nearest_afz = stablehlo.round_nearest_afz %f32 : tensor<1x2x3xf32>
  %maximum_39 = stablehlo.maximum %round_nearest_afz, %f32__3 : tensor<1x2x3xf32>
  %round_nearest_even = stablehlo.round_nearest_even %f32 : tensor<1x2x3xf32>
  %maximum_40 = stablehlo.maximum %f32__3, %round_nearest_even : tensor<1x2x3xf32>
  %rsqrt = stablehlo.rsqrt %f32 : tensor<1x2x3xf32>
  %maximum_41 = stablehlo.maximum %rsqrt, %rsqrt : tensor<1x2x3xf32>
  %select = stablehlo.select %i1, %f32, %f32__3 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %maximum_42 = stablehlo.maximum %select, %f32__2 : tensor<1x2x3xf32>
  %sign = stablehlo.sign %f32 : tensor<1x2x3xf32>
  %maximum_43 = stablehlo.maximum %sign, %f32__3 : tensor<1x2x3xf32>
  %sine = stablehlo.sine %f32 : tensor<1x2x3xf32>
  %maximum_44 = stablehlo.maximum %f32__3, %sine : tensor<1x2x3xf32>
  %slice = stablehlo.slice %f32__17 [1:2, 0:2, 0:3] : (tensor<2x2x3xf32>) -> tensor<1x2x3xf32>
  %maximum_45 = stablehlo.maximum %slice, %slice : tensor<1x2x3xf32>
  %sort = "stablehlo.sort"(%f32__18) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<f32>, %right_3: tensor<f32>):
    %compare = stablehlo.compare GT, %left_3, %right_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %maximum_46 = stablehlo.maximum %sort, %f32__2 : tensor<1x2x3xf32>
  %sqrt = stablehlo.sqrt %f32 : tensor<1x2x3xf32>
  %maximum_47 = stablehlo.maximum %sqrt, %f32__3 : tensor<1x2x3xf32>
  %subtract = stablehlo.subtract %f32, %f32__3 : tensor<1x2x3xf32>
  %maximum_48 = stablehlo.maximum %f32__3, %subtract : tensor<1x2x3xf32>
  %tan = stablehlo.tan %f32 : tensor<1x2x3xf32>
  %maximum_49 = stablehlo.maximum %tan, %tan : tensor<1x2x3xf32>
  %tanh = stablehlo.tanh %f32 : tensor<1x2x3xf32>
  %maximum_50 = stablehlo.maximum %tanh, %f32__2 : tensor<1x2x3xf32>
  %transpose = stablehlo.transpose %f32__19, dims = [1, 2, 0] : (tensor<3x1x2xf32>) -> tensor<1x2x3xf32>
  %maximum_51 = stablehlo.maximum %transpose, %f32__3 : tensor<1x2x3xf32>
  %concatenate_2 = stablehlo.concatenate %maximum, %maximum_2, %maximum_4, %maximum_5, %maximum_7, %maximum_8, %maximum_9, %maximum_10, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_2, dense<[[[1.5, 2.25, 0.75], [0.0, 0x7F800000, 0x7FC00000]], [[3.5, -0.5, 3.75], [4.0, 0x7F800000, 0x7FC00000]], [[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]], [[1.5, 0.0, 0.75], [1.5, 0.0, 0.75]], [[2.0, -0.5, 3.0], [4.0, 0x7F800000, 0x7FC00000]], [[1.5, -1.0, 0.75], [-0.0, 2.0, 0x7FC00000]], [[1.5, 0.75, 0.0], [0.0, 0x7F800000, 0x7FC00000]], [[2.0, -0.5, 3.0], [4.0, 0x7F800000, 0x7FC00000]]]> : tensor<8x2x3xf32> loc("maximum_of_abs, maximum_of_add, maximum_of_bitcast_convert, maximum_of_broadcast_in_dim, maximum_of_ceil, maximum_of_clamp, maximum_of_concatenate, maximum_of_constant")
  %concatenate_3 = stablehlo.concatenate %maximum_11, %maximum_13, %maximum_14, %maximum_15, %maximum_16, %maximum_19, %maximum_20, %maximum_21, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_3, dense<[[[2.0, -0.5, 3.0], [2147483600.0, -1.0, 7.0]], [[0.75, 4.5, 0.25], [0.0, 0.0, 0x7FC00000]], [[2.0, 1.125, 5.625], [0x7FC00000, 0x7FC00000, 0x7FC00000]], [[2.0, 0.75, 3.0], [0x7FC00000, 2.5, 0.5]], [[1.5, -2.25, 0.75], [-0.0, 2.0, -0.5]], [[2.0, -0.5, 3.0], [4.0, 0x7F800000, 0x7FC00000]], [[2.0, 0.5, -1.0], [1.0, -2.0, -3.0]], [[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]]> : tensor<8x2x3xf32> loc("maximum_of_convert, maximum_of_divide, maximum_of_dot_general, maximum_of_dynamic_slice, maximum_of_dynamic_update_slice, maximum_of_floor, maximum_of_imag, maximum_of_iota")
  %concatenate_4 = stablehlo.concatenate %maximum_26, %maximum_27, %maximum_28, %maximum_29, %maximum_30, %maximum_32, %maximum_33, %maximum_34, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_4, dense<[[[2.0, 0.0, 3.0], [4.0, 0x7F800000, 0x7FC00000]], [[2.0, -0.5, 3.0], [4.0, -1.0, 0x7FC00000]], [[3.0, 1.125, 3.0], [4.0, -1.0, 0x7FC00000]], [[-1.5, 2.25, -0.75], [0.0, 0xFF800000, 0x7FC00000]], [[1.0, 1.0, 1.5], [1.0, 1.0, 0.75]], [[2.0, -0.5, 3.0], [4.0, -1.0, 4.0]], [[1.5, 0x7F800000, 0x7FC00000], [4.5, 4.25, 5.25]], [[1.5, 0.0, 0.75], [0.0, 0x7F800000, 0x7FC00000]]]> : tensor<8x2x3xf32> loc("maximum_of_maximum, maximum_of_minimum, maximum_of_multiply, maximum_of_negate, maximum_of_pad, maximum_of_real, maximum_of_reduce, maximum_of_reduce_precision")
  %concatenate_5 = stablehlo.concatenate %maximum_35, %maximum_36, %maximum_37, %maximum_38, %maximum_39, %maximum_40, %maximum_42, %maximum_43, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_5, dense<[[[2.0, -0.5, 3.0], [0x7FC00000, 0x7FC00000, 2.75]], [[2.0, -0.25, 3.0], [4.0, 0x7FC00000, 0x7FC00000]], [[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]], [[0x7FC00000, 0x7F800000, 0.0], [0.75, 0.0, 1.5]], [[2.0, -0.5, 3.0], [4.0, 0x7F800000, 0x7FC00000]], [[2.0, -0.5, 3.0], [4.0, 0x7F800000, 0x7FC00000]], [[1.5, 0.0, 0.75], [4.0, 0.0, 0x7FC00000]], [[2.0, -0.5, 3.0], [4.0, 1.0, 0x7FC00000]]]> : tensor<8x2x3xf32> loc("maximum_of_reduce_window, maximum_of_remainder, maximum_of_reshape, maximum_of_reverse, maximum_of_round_nearest_afz, maximum_of_round_nearest_even, maximum_of_select, maximum_of_sign")
  %concatenate_6 = stablehlo.concatenate %maximum_45, %maximum_46, %maximum_47, %maximum_48, %maximum_51, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<5x2x3xf32>
  check.expect_eq_const %concatenate_6, dense<[[[2.5, 0.25, 1.75], [2.0, 4.0, 3.5]], [[2.25, 1.5, 0.75], [0x7F800000, 0.25, 0.0]], [[2.0, 0x7FC00000, 3.0], [4.0, 0x7F800000, 0x7FC00000]], [[2.0, -0.5, 3.0], [4.0, 0x7F800000, 0x7FC00000]], [[2.0, 0.75, 0x7F800000], [4.0, -0.0, 0x7FC00000]]]> : tensor<5x2x3xf32> loc("maximum_of_slice, maximum_of_sort, maximum_of_sqrt, maximum_of_subtract, maximum_of_transpose")
  %concatenate_7 = stablehlo.concatenate %maximum_3, %maximum_6, %maximum_12, %maximum_17, %maximum_18, %maximum_22, %maximum_23, %maximum_24, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_almost_eq_const %concatenate_7, dense<[[[2.0, -0.5, 3.0], [4.0, 1.5707964, 0x7FC00000]], [[2.0, -0.5, 3.0], [4.0, 0x7F800000, 0x7FC00000]], [[0.0707372, -0.62817365, 0.73168886], [1.0, 0x7FC00000, 0x7FC00000]], [[4.481689, 0.10539922, 2.117], [1.0, 0x7F800000, 0x7FC00000]], [[3.481689, -0.5, 3.0], [4.0, 0x7F800000, 0x7FC00000]], [[2.0, 0x7FC00000, 3.0], [4.0, 0x7F800000, 0x7FC00000]], [[2.0, 0x7FC00000, 3.0], [4.0, 0x7F800000, 0x7FC00000]], [[0.81757444, 0.09534947, 0.6791787], [0.5, 1.0, 0x7FC00000]]]> : tensor<8x2x3xf32>, tolerance = 9.0e-05 loc("maximum_of_atan2, maximum_of_cbrt, maximum_of_cosine, maximum_of_exponential, maximum_of_exponential_minus_one, maximum_of_log, maximum_of_log_plus_one, maximum_of_logistic")
  %concatenate_8 = stablehlo.concatenate %maximum_31, %maximum_41, %maximum_44, %maximum_49, %maximum_50, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<5x2x3xf32>
  check.expect_almost_eq_const %concatenate_8, dense<[[[2.25, 0x7FC00000, 3.0], [4.0, 0.0, 0x7FC00000]], [[0.8164966, 0x7FC00000, 1.1547005], [0xFF800000, 0.0, 0x7FC00000]], [[2.0, -0.5, 3.0], [4.0, 0x7FC00000, 0x7FC00000]], [[14.10142, 1.2386277, 0.93159646], [-0.0, 0x7FC00000, 0x7FC00000]], [[0.90514827, 0.0, 0.63514894], [0.0, 1.0, 0x7FC00000]]]> : tensor<5x2x3xf32>, tolerance = 2.8e-04 loc("maximum_of_power, maximum_of_rsqrt, maximum_of_sine, maximum_of_tan, maximum_of_tanh")
  return
}
