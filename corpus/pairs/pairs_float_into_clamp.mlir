// Pairs of ops: what takes the float result of abs, add, atan2, bitcast_convert, broadcast_in_dim, cbrt, ceil, clamp,
// concatenate, constant, convert, cosine, divide, dot_general, dynamic_slice, dynamic_update_slice, exponential,
// exponential_minus_one, floor, imag, iota, log, log_plus_one, logistic, multiply, negate, pad, power, real, reduce,
// reduce_precision, reduce_window, remainder, reshape, reverse, round_nearest_afz, round_nearest_even, rsqrt, select, sign, sine,
// slice, sort, sqrt, subtract, tan, tanh, transpose. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<-1.0> : tensor<f32>
  %f32__3 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__4 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %i32 = stablehlo.constant dense<[[[1069547520, -1072693248, 1061158912], [-2147483648, 2139095040, 2143289344]]]> : tensor<1x2x3xi32>
  %f32__5 = stablehlo.constant dense<[1.5, -2.25, 0.75]> : tensor<3xf32>
  %f32__6 = stablehlo.constant dense<[[[1.5], [-2.25]]]> : tensor<1x2x1xf32>
  %f32__7 = stablehlo.constant dense<[[[0.75, -0.0], [0x7F800000, 0x7FC00000]]]> : tensor<1x2x2xf32>
  %i32__2 = stablehlo.constant dense<[[[1, -2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x2x3xi32>
  %f32__8 = stablehlo.constant dense<[[[1.5, -2.25, 0.75, -0.0], [0x7F800000, 0x7FC00000, 2.5, 0.25]]]> : tensor<1x2x4xf32>
  %f32__9 = stablehlo.constant dense<[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5], [2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]> : tensor<4x3xf32>
  %i32__3 = stablehlo.constant dense<0> : tensor<i32>
  %i32__4 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<9> : tensor<i32>
  %f32__10 = stablehlo.constant dense<[[[2.0, -0.5]]]> : tensor<1x1x2xf32>
  %i32__6 = stablehlo.constant dense<1> : tensor<i32>
  %i32__7 = stablehlo.constant dense<2> : tensor<i32>
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %f32__11 = stablehlo.constant dense<[[[1.5, -2.25], [0.75, -0.0]]]> : tensor<1x2x2xf32>
  %f32__12 = stablehlo.constant dense<1.0> : tensor<f32>
  %f32__13 = stablehlo.constant dense<[[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]], [[2.5, 0.25, 1.75], [2.0, 4.0, 3.5]]]]> : tensor<1x2x2x3xf32>
  %f32__14 = stablehlo.constant dense<0.0> : tensor<f32>
  %f32__15 = stablehlo.constant dense<[[1.5, -2.25], [0.75, -0.0], [0x7F800000, 0x7FC00000]]> : tensor<3x2xf32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %f32__16 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]], [[2.5, 0.25, 1.75], [2.0, 4.0, 3.5]]]> : tensor<2x2x3xf32>
  %f32__17 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [-0.0, 0x7F800000, 0.25]]]> : tensor<1x2x3xf32>
  %f32__18 = stablehlo.constant dense<[[[1.5, -2.25]], [[0.75, -0.0]], [[0x7F800000, 0x7FC00000]]]> : tensor<3x1x2xf32>
  %abs = stablehlo.abs %f32 : tensor<1x2x3xf32>
  %clamp = stablehlo.clamp %f32__2, %f32__4, %abs : (tensor<f32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %add = stablehlo.add %f32, %f32__4 : tensor<1x2x3xf32>
  %clamp_2 = stablehlo.clamp %f32__2, %add, %f32__3 : (tensor<f32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %atan2 = stablehlo.atan2 %f32, %f32__4 : tensor<1x2x3xf32>
  %clamp_3 = stablehlo.clamp %atan2, %f32__4, %f32__3 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %i32 : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %clamp_4 = stablehlo.clamp %f32__2, %f32__4, %bitcast_convert : (tensor<f32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %f32__5, dims = [2] : (tensor<3xf32>) -> tensor<1x2x3xf32>
  %clamp_5 = stablehlo.clamp %f32__2, %broadcast_in_dim, %f32__3 : (tensor<f32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %cbrt = stablehlo.cbrt %f32 : tensor<1x2x3xf32>
  %clamp_6 = stablehlo.clamp %cbrt, %f32__4, %f32__3 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %ceil = stablehlo.ceil %f32 : tensor<1x2x3xf32>
  %clamp_7 = stablehlo.clamp %f32__2, %f32__4, %ceil : (tensor<f32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %clamp_8 = stablehlo.clamp %f32__2, %f32, %f32__3 : (tensor<f32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %clamp_9 = stablehlo.clamp %f32__2, %clamp_8, %f32__3 : (tensor<f32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %concatenate = stablehlo.concatenate %f32__6, %f32__7, dim = 2 : (tensor<1x2x1xf32>, tensor<1x2x2xf32>) -> tensor<1x2x3xf32>
  %clamp_10 = stablehlo.clamp %concatenate, %f32__4, %f32__3 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %constant = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %clamp_11 = stablehlo.clamp %f32__2, %f32__4, %constant : (tensor<f32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %convert = stablehlo.convert %i32__2 : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %clamp_12 = stablehlo.clamp %f32__2, %convert, %f32__3 : (tensor<f32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %f32 : tensor<1x2x3xf32>
  %clamp_13 = stablehlo.clamp %cosine, %f32__4, %f32__3 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %divide = stablehlo.divide %f32, %f32__4 : tensor<1x2x3xf32>
  %clamp_14 = stablehlo.clamp %f32__2, %f32__4, %divide : (tensor<f32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %dot_general = stablehlo.dot_general %f32__8, %f32__9, contracting_dims = [2] x [0] : (tensor<1x2x4xf32>, tensor<4x3xf32>) -> tensor<1x2x3xf32>
  %clamp_15 = stablehlo.clamp %f32__2, %dot_general, %f32__3 : (tensor<f32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %dynamic_slice = stablehlo.dynamic_slice %f32__8, %i32__3, %i32__4, %i32__5, sizes = [1, 2, 3] : (tensor<1x2x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  %clamp_16 = stablehlo.clamp %dynamic_slice, %f32__4, %f32__3 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %f32, %f32__10, %i32__3, %i32__6, %i32__7 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  %clamp_17 = stablehlo.clamp %f32__2, %f32__4, %dynamic_update_slice : (tensor<f32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %exponential = stablehlo.exponential %f32 : tensor<1x2x3xf32>
  %clamp_18 = stablehlo.clamp %f32__2, %exponential, %f32__3 : (tensor<f32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %exponential_minus_one = stablehlo.exponential_minus_one %f32 : tensor<1x2x3xf32>
  %clamp_19 = stablehlo.clamp %exponential_minus_one, %f32__4, %f32__3 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %floor = stablehlo.floor %f32 : tensor<1x2x3xf32>
  %clamp_20 = stablehlo.clamp %f32__2, %f32__4, %floor : (tensor<f32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %imag = stablehlo.imag %complex_f32 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %clamp_21 = stablehlo.clamp %f32__2, %imag, %f32__3 : (tensor<f32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %iota = stablehlo.iota dim = 2 : tensor<1x2x3xf32>
  %clamp_22 = stablehlo.clamp %iota, %f32__4, %f32__3 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %log = stablehlo.log %f32 : tensor<1x2x3xf32>
  %clamp_23 = stablehlo.clamp %f32__2, %f32__4, %log : (tensor<f32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %log_plus_one = stablehlo.log_plus_one %f32 : tensor<1x2x3xf32>
  %clamp_24 = stablehlo.clamp %f32__2, %log_plus_one, %f32__3 : (tensor<f32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %logistic = stablehlo.logistic %f32 : tensor<1x2x3xf32>
  %clamp_25 = stablehlo.clamp %logistic, %f32__4, %f32__3 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %multiply = stablehlo.multiply %f32, %f32__4 : tensor<1x2x3xf32>
  %clamp_26 = stablehlo.clamp %f32__2, %f32__4, %multiply : (tensor<f32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %negate = stablehlo.negate %f32 : tensor<1x2x3xf32>
  %clamp_27 = stablehlo.clamp %f32__2, %negate, %f32__3 : (tensor<f32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %pad = stablehlo.pad %f32__11, %f32__12, low = [0, 0, 2], high = [0, 0, -1], interior = [0, 0, 0] : (tensor<1x2x2xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %clamp_28 = stablehlo.clamp %pad, %f32__4, %f32__3 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %power = stablehlo.power %f32, %f32__4 : tensor<1x2x3xf32>
  %clamp_29 = stablehlo.clamp %f32__2, %f32__4, %power : (tensor<f32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %real = stablehlo.real %complex_f32 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %clamp_30 = stablehlo.clamp %f32__2, %real, %f32__3 : (tensor<f32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %reduce = stablehlo.reduce(%f32__13 init: %f32__14) across dimensions = [2] : (tensor<1x2x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  reducer(%left: tensor<f32>, %right: tensor<f32>) {
    %add_2 = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }
  %clamp_31 = stablehlo.clamp %reduce, %f32__4, %f32__3 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %reduce_precision = stablehlo.reduce_precision %f32, format = e5m2 : tensor<1x2x3xf32>
  %clamp_32 = stablehlo.clamp %f32__2, %f32__4, %reduce_precision : (tensor<f32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %reduce_window = "stablehlo.reduce_window"(%f32__8, %f32__14) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<f32>
    stablehlo.return %add_3 : tensor<f32>
  }) : (tensor<1x2x4xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %clamp_33 = stablehlo.clamp %f32__2, %reduce_window, %f32__3 : (tensor<f32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %remainder = stablehlo.remainder %f32, %f32__4 : tensor<1x2x3xf32>
  %clamp_34 = stablehlo.clamp %remainder, %f32__4, %f32__3 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %reshape = stablehlo.reshape %f32__15 : (tensor<3x2xf32>) -> tensor<1x2x3xf32>
  %clamp_35 = stablehlo.clamp %f32__2, %f32__4, %reshape : (tensor<f32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %reverse = stablehlo.reverse %f32, dims = [1, 2] : tensor<1x2x3xf32>
  %clamp_36 = stablehlo.clamp %f32__2, %reverse, %f32__3 : (tensor<f32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %round_nearest_afz = stablehlo.round_nearest_afz %f32 : tensor<1x2x3xf32>
  %clamp_37 = stablehlo.clamp %round_nearest_afz, %f32__4, %f32__3 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %round_nearest_even = stablehlo.round_nearest_even %f32 : tensor<1x2x3xf32>
  %clamp_38 = stablehlo.clamp %f32__2, %f32__4, %round_nearest_even : (tensor<f32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %rsqrt = stablehlo.rsqrt %f32 : tensor<1x2x3xf32>
  %clamp_39 = stablehlo.clamp %f32__2, %rsqrt, %f32__3 : (tensor<f32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %select = stablehlo.select %i1, %f32, %f32__4 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %clamp_40 = stablehlo.clamp %select, %f32__4, %f32__3 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %sign = stablehlo.sign %f32 : tensor<1x2x3xf32>
  %clamp_41 = stablehlo.clamp %f32__2, %f32__4, %sign : (tensor<f32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sine = stablehlo.sine %f32 : tensor<1x2x3xf32>
  %clamp_42 = stablehlo.clamp %f32__2, %sine, %f32__3 : (tensor<f32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %slice = stablehlo.slice %f32__16 [1:2, 0:2, 0:3] : (tensor<2x2x3xf32>) -> tensor<1x2x3xf32>
  %clamp_43 = stablehlo.clamp %slice, %f32__4, %f32__3 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %sort = "stablehlo.sort"(%f32__17) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<f32>, %right_3: tensor<f32>):
    %compare = stablehlo.compare GT, %left_3, %right_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %clamp_44 = stablehlo.clamp %f32__2, %f32__4, %sort : (tensor<f32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sqrt = stablehlo.sqrt %f32 : tensor<1x2x3xf32>
  %clamp_45 = stablehlo.clamp %f32__2, %sqrt, %f32__3 : (tensor<f32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %subtract = stablehlo.subtract %f32, %f32__4 : tensor<1x2x3xf32>
  %clamp_46 = stablehlo.clamp %subtract, %f32__4, %f32__3 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %tan = stablehlo.tan %f32 : tensor<1x2x3xf32>
  %clamp_47 = stablehlo.clamp %f32__2, %f32__4, %tan : (tensor<f32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %tanh = stablehlo.tanh %f32 : tensor<1x2x3xf32>
  %clamp_48 = stablehlo.clamp %f32__2, %tanh, %f32__3 : (tensor<f32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %transpose = stablehlo.transpose %f32__18, dims = [1, 2, 0] : (tensor<3x1x2xf32>) -> tensor<1x2x3xf32>
  %clamp_49 = stablehlo.clamp %transpose, %f32__4, %f32__3 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %concatenate_2 = stablehlo.concatenate %clamp, %clamp_2, %clamp_4, %clamp_5, %clamp_7, %clamp_9, %clamp_10, %clamp_11, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_2, dense<[[[1.5, -0.5, 0.75], [0.0, -1.0, 0x7FC00000]], [[2.0, -1.0, 2.0], [2.0, 2.0, 0x7FC00000]], [[1.5, -2.25, 0.75], [-0.0, -1.0, 0x7FC00000]], [[1.5, -1.0, 0.75], [1.5, -1.0, 0.75]], [[2.0, -2.0, 1.0], [-0.0, -1.0, 0x7FC00000]], [[1.5, -1.0, 0.75], [-0.0, 2.0, 0x7FC00000]], [[2.0, 0.75, 2.0], [2.0, 2.0, 0x7FC00000]], [[1.5, -2.25, 0.75], [-0.0, -1.0, 0x7FC00000]]]> : tensor<8x2x3xf32> loc("clamp_of_abs, clamp_of_add, clamp_of_bitcast_convert, clamp_of_broadcast_in_dim, clamp_of_ceil, clamp_of_clamp, clamp_of_concatenate, clamp_of_constant")
  %concatenate_3 = stablehlo.concatenate %clamp_12, %clamp_14, %clamp_15, %clamp_16, %clamp_17, %clamp_20, %clamp_21, %clamp_22, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_3, dense<[[[1.0, -1.0, 2.0], [2.0, -1.0, 2.0]], [[0.75, -0.5, 0.25], [-0.0, 0xFF800000, 0x7FC00000]], [[-1.0, 1.125, 2.0], [0x7FC00000, 0x7FC00000, 0x7FC00000]], [[2.0, 0.75, 2.0], [0x7FC00000, 2.0, 0.5]], [[1.5, -2.25, 0.75], [-0.0, -1.0, -0.5]], [[1.0, -3.0, 0.0], [-0.0, -1.0, 0x7FC00000]], [[2.0, 0.5, -1.0], [1.0, -1.0, -1.0]], [[2.0, 1.0, 2.0], [2.0, 1.0, 2.0]]]> : tensor<8x2x3xf32> loc("clamp_of_convert, clamp_of_divide, clamp_of_dot_general, clamp_of_dynamic_slice, clamp_of_dynamic_update_slice, clamp_of_floor, clamp_of_imag, clamp_of_iota")
  %concatenate_4 = stablehlo.concatenate %clamp_26, %clamp_27, %clamp_28, %clamp_30, %clamp_31, %clamp_32, %clamp_33, %clamp_34, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_4, dense<[[[2.0, -0.5, 2.25], [-0.0, 0xFF800000, 0x7FC00000]], [[-1.0, 2.0, -0.75], [0.0, -1.0, 0x7FC00000]], [[2.0, 1.0, 2.0], [2.0, 1.0, 0.75]], [[1.0, -1.0, 0.5], [2.0, -1.0, 2.0]], [[2.0, 2.0, 0x7FC00000], [2.0, 2.0, 2.0]], [[1.5, -2.0, 0.75], [-0.0, -1.0, 0x7FC00000]], [[-0.75, -1.0, 0.75], [0x7FC00000, 0x7FC00000, 2.0]], [[2.0, -0.25, 2.0], [2.0, 0x7FC00000, 0x7FC00000]]]> : tensor<8x2x3xf32> loc("clamp_of_multiply, clamp_of_negate, clamp_of_pad, clamp_of_real, clamp_of_reduce, clamp_of_reduce_precision, clamp_of_reduce_window, clamp_of_remainder")
  %concatenate_5 = stablehlo.concatenate %clamp_35, %clamp_36, %clamp_37, %clamp_38, %clamp_40, %clamp_41, %clamp_43, %clamp_44, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_5, dense<[[[1.5, -2.25, 0.75], [-0.0, -1.0, 0x7FC00000]], [[0x7FC00000, 2.0, -0.0], [0.75, -1.0, 1.5]], [[2.0, -0.5, 2.0], [2.0, 2.0, 0x7FC00000]], [[2.0, -2.0, 1.0], [-0.0, -1.0, 0x7FC00000]], [[2.0, -0.5, 2.0], [2.0, -1.0, 0x7FC00000]], [[1.0, -1.0, 1.0], [-0.0, -1.0, 0x7FC00000]], [[2.0, 0.25, 2.0], [2.0, 2.0, 2.0]], [[2.0, -0.5, 0.75], [4.0, -1.0, -0.0]]]> : tensor<8x2x3xf32> loc("clamp_of_reshape, clamp_of_reverse, clamp_of_round_nearest_afz, clamp_of_round_nearest_even, clamp_of_select, clamp_of_sign, clamp_of_slice, clamp_of_sort")
  %concatenate_6 = stablehlo.concatenate %clamp_45, %clamp_46, %clamp_49, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<3x2x3xf32>
  check.expect_eq_const %concatenate_6, dense<[[[1.2247449, 0x7FC00000, 0.8660254], [-0.0, 2.0, 0x7FC00000]], [[2.0, -0.5, 2.0], [2.0, 2.0, 0x7FC00000]], [[2.0, 0.75, 2.0], [2.0, -0.0, 0x7FC00000]]]> : tensor<3x2x3xf32> loc("clamp_of_sqrt, clamp_of_subtract, clamp_of_transpose")
  %concatenate_7 = stablehlo.concatenate %clamp_3, %clamp_6, %clamp_13, %clamp_18, %clamp_19, %clamp_23, %clamp_24, %clamp_25, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_almost_eq_const %concatenate_7, dense<[[[2.0, -0.5, 2.0], [2.0, 1.5707964, 0x7FC00000]], [[2.0, -0.5, 2.0], [2.0, 2.0, 0x7FC00000]], [[2.0, -0.5, 2.0], [2.0, 0x7FC00000, 0x7FC00000]], [[2.0, 0.10539922, 2.0], [1.0, 2.0, 0x7FC00000]], [[2.0, -0.5, 2.0], [2.0, 2.0, 0x7FC00000]], [[0.4054651, 0x7FC00000, -0.2876821], [0xFF800000, -1.0, 0x7FC00000]], [[0.91629076, 0x7FC00000, 0.5596158], [-0.0, 2.0, 0x7FC00000]], [[2.0, 0.09534947, 2.0], [2.0, 1.0, 0x7FC00000]]]> : tensor<8x2x3xf32>, tolerance = 4.0e-05 loc("clamp_of_atan2, clamp_of_cbrt, clamp_of_cosine, clamp_of_exponential, clamp_of_exponential_minus_one, clamp_of_log, clamp_of_log_plus_one, clamp_of_logistic")
  %concatenate_8 = stablehlo.concatenate %clamp_29, %clamp_39, %clamp_42, %clamp_47, %clamp_48, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<5x2x3xf32>
  check.expect_almost_eq_const %concatenate_8, dense<[[[2.0, 0x7FC00000, 0.421875], [0.0, -1.0, 0x7FC00000]], [[0.8164966, 0x7FC00000, 1.1547005], [-1.0, 0.0, 0x7FC00000]], [[0.997495, -0.7780732, 0.6816388], [-0.0, 0x7FC00000, 0x7FC00000]], [[2.0, -0.5, 0.93159646], [-0.0, 0x7FC00000, 0x7FC00000]], [[0.90514827, -0.9780261, 0.63514894], [-0.0, 1.0, 0x7FC00000]]]> : tensor<5x2x3xf32>, tolerance = 4.0e-05 loc("clamp_of_power, clamp_of_rsqrt, clamp_of_sine, clamp_of_tan, clamp_of_tanh")
  return
}
