// Pairs of ops: what takes the float result of abs, add, atan2, bitcast_convert, broadcast_in_dim, cbrt, ceil, concatenate,
// constant, convert, cosine, divide, dot_general, dynamic_slice, dynamic_update_slice, exponential, exponential_minus_one, floor,
// imag, iota, log, log_plus_one, logistic, multiply, negate, pad, power, real, reduce_precision, reduce_window, remainder,
// reshape, reverse, round_nearest_afz, round_nearest_even, rsqrt, select, sine, slice, sort, sqrt, subtract, tan, tanh,
// transpose. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__3 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %i32 = stablehlo.constant dense<[[[1069547520, -1072693248, 1061158912], [-2147483648, 2139095040, 2143289344]]]> : tensor<1x2x3xi32>
  %f32__4 = stablehlo.constant dense<[1.5, -2.25, 0.75]> : tensor<3xf32>
  %f32__5 = stablehlo.constant dense<[[[1.5], [-2.25]]]> : tensor<1x2x1xf32>
  %f32__6 = stablehlo.constant dense<[[[0.75, -0.0], [0x7F800000, 0x7FC00000]]]> : tensor<1x2x2xf32>
  %i32__2 = stablehlo.constant dense<[[[1, -2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x2x3xi32>
  %f32__7 = stablehlo.constant dense<[[[1.5, -2.25, 0.75, -0.0], [0x7F800000, 0x7FC00000, 2.5, 0.25]]]> : tensor<1x2x4xf32>
  %f32__8 = stablehlo.constant dense<[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5], [2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]> : tensor<4x3xf32>
  %i32__3 = stablehlo.constant dense<0> : tensor<i32>
  %i32__4 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<9> : tensor<i32>
  %f32__9 = stablehlo.constant dense<[[[2.0, -0.5]]]> : tensor<1x1x2xf32>
  %i32__6 = stablehlo.constant dense<1> : tensor<i32>
  %i32__7 = stablehlo.constant dense<2> : tensor<i32>
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %f32__10 = stablehlo.constant dense<[[[1.5, -2.25], [0.75, -0.0]]]> : tensor<1x2x2xf32>
  %f32__11 = stablehlo.constant dense<1.0> : tensor<f32>
  %f32__12 = stablehlo.constant dense<0.0> : tensor<f32>
  %f32__13 = stablehlo.constant dense<[[1.5, -2.25], [0.75, -0.0], [0x7F800000, 0x7FC00000]]> : tensor<3x2xf32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %f32__14 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]], [[2.5, 0.25, 1.75], [2.0, 4.0, 3.5]]]> : tensor<2x2x3xf32>
  %f32__15 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [-0.0, 0x7F800000, 0.25]]]> : tensor<1x2x3xf32>
  %f32__16 = stablehlo.constant dense<[[[1.5, -2.25]], [[0.75, -0.0]], [[0x7F800000, 0x7FC00000]]]> : tensor<3x1x2xf32>
  %abs = stablehlo.abs %f32 : tensor<1x2x3xf32>
  %add = stablehlo.add %abs, %abs : tensor<1x2x3xf32>
  %add_2 = stablehlo.add %f32, %f32__2 : tensor<1x2x3xf32>
  %add_3 = stablehlo.add %add_2, %f32__3 : tensor<1x2x3xf32>
  %atan2 = stablehlo.atan2 %f32, %f32__2 : tensor<1x2x3xf32>
  %add_4 = stablehlo.add %atan2, %f32__2 : tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %i32 : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %add_5 = stablehlo.add %f32__2, %bitcast_convert : tensor<1x2x3xf32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %f32__4, dims = [2] : (tensor<3xf32>) -> tensor<1x2x3xf32>
  %add_6 = stablehlo.add %broadcast_in_dim, %broadcast_in_dim : tensor<1x2x3xf32>
  %cbrt = stablehlo.cbrt %f32 : tensor<1x2x3xf32>
  %add_7 = stablehlo.add %cbrt, %f32__3 : tensor<1x2x3xf32>
  %ceil = stablehlo.ceil %f32 : tensor<1x2x3xf32>
  %add_8 = stablehlo.add %ceil, %f32__2 : tensor<1x2x3xf32>
  %concatenate = stablehlo.concatenate %f32__5, %f32__6, dim = 2 : (tensor<1x2x1xf32>, tensor<1x2x2xf32>) -> tensor<1x2x3xf32>
  %add_9 = stablehlo.add %f32__2, %concatenate : tensor<1x2x3xf32>
  %constant = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %add_10 = stablehlo.add %constant, %constant : tensor<1x2x3xf32>
  %convert = stablehlo.convert %i32__2 : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %add_11 = stablehlo.add %convert, %f32__3 : tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %f32 : tensor<1x2x3xf32>
  %add_12 = stablehlo.add %cosine, %f32__2 : tensor<1x2x3xf32>
  %divide = stablehlo.divide %f32, %f32__2 : tensor<1x2x3xf32>
  %add_13 = stablehlo.add %f32__2, %divide : tensor<1x2x3xf32>
  %dot_general = stablehlo.dot_general %f32__7, %f32__8, contracting_dims = [2] x [0] : (tensor<1x2x4xf32>, tensor<4x3xf32>) -> tensor<1x2x3xf32>
  %add_14 = stablehlo.add %dot_general, %dot_general : tensor<1x2x3xf32>
  %dynamic_slice = stablehlo.dynamic_slice %f32__7, %i32__3, %i32__4, %i32__5, sizes = [1, 2, 3] : (tensor<1x2x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  %add_15 = stablehlo.add %dynamic_slice, %f32__3 : tensor<1x2x3xf32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %f32, %f32__9, %i32__3, %i32__6, %i32__7 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  %add_16 = stablehlo.add %dynamic_update_slice, %f32__2 : tensor<1x2x3xf32>
  %exponential = stablehlo.exponential %f32 : tensor<1x2x3xf32>
  %add_17 = stablehlo.add %f32__2, %exponential : tensor<1x2x3xf32>
  %exponential_minus_one = stablehlo.exponential_minus_one %f32 : tensor<1x2x3xf32>
  %add_18 = stablehlo.add %exponential_minus_one, %exponential_minus_one : tensor<1x2x3xf32>
  %floor = stablehlo.floor %f32 : tensor<1x2x3xf32>
  %add_19 = stablehlo.add %floor, %f32__3 : tensor<1x2x3xf32>
  %imag = stablehlo.imag %complex_f32 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %add_20 = stablehlo.add %imag, %f32__2 : tensor<1x2x3xf32>
  %iota = stablehlo.iota dim = 2 : tensor<1x2x3xf32>
  %add_21 = stablehlo.add %f32__2, %iota : tensor<1x2x3xf32>
  %log = stablehlo.log %f32 : tensor<1x2x3xf32>
  %add_22 = stablehlo.add %log, %log : tensor<1x2x3xf32>
  %log_plus_one = stablehlo.log_plus_one %f32 : tensor<1x2x3xf32>
  %add_23 = stablehlo.add %log_plus_one, %f32__3 : tensor<1x2x3xf32>
  %logistic = stablehlo.logistic %f32 : tensor<1x2x3xf32>
  %add_24 = stablehlo.add %logistic, %f32__2 : tensor<1x2x3xf32>
  %multiply = stablehlo.multiply %f32, %f32__2 : tensor<1x2x3xf32>
  %add_25 = stablehlo.add %f32__2, %multiply : tensor<1x2x3xf32>
  %negate = stablehlo.negate %f32 : tensor<1x2x3xf32>
  %add_26 = stablehlo.add %negate, %negate : tensor<1x2x3xf32>
  %pad = stablehlo.pad %f32__10, %f32__11, low = [0, 0, 2], high = [0, 0, -1], interior = [0, 0, 0] : (tensor<1x2x2xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %add_27 = stablehlo.add %pad, %f32__3 : tensor<1x2x3xf32>
  %power = stablehlo.power %f32, %f32__2 : tensor<1x2x3xf32>
  %add_28 = stablehlo.add %power, %f32__2 : tensor<1x2x3xf32>
  %real = stablehlo.real %complex_f32 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %add_29 = stablehlo.add %f32__2, %real : tensor<1x2x3xf32>
  %reduce_precision = stablehlo.reduce_precision %f32, format = e5m2 : tensor<1x2x3xf32>
  %add_30 = stablehlo.add %reduce_precision, %reduce_precision : tensor<1x2x3xf32>
  %reduce_window = "stablehlo.reduce_window"(%f32__7, %f32__12) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add_31 = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add_31 : tensor<f32>
  }) : (tensor<1x2x4xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %add_32 = stablehlo.add %reduce_window, %f32__3 : tensor<1x2x3xf32>
  %remainder = stablehlo.remainder %f32, %f32__2 : tensor<1x2x3xf32>
  %add_33 = stablehlo.add %remainder, %f32__2 : tensor<1x2x3xf32>
  %reshape = stablehlo.reshape %f32__13 : (tensor<3x2xf32>) -> tensor<1x2x3xf32>
  %add_34 = stablehlo.add %f32__2, %reshape : tensor<1x2x3xf32>
  %reverse = stablehlo.reverse %f32, dims = [1, 2] : tensor<1x2x3xf32>
  %add_35 = stablehlo.add %reverse, %reverse : tensor<1x2x3xf32>
  %round_nearest_afz = stablehlo.round_nearest_afz %f32 : tensor<1x2x3xf32>
  %add_36 = stablehlo.add %round_nearest_afz, %f32__3 : tensor<1x2x3xf32>
  %round_nearest_even = stablehlo.round_nearest_even %f32 : tensor<1x2x3xf32>
  %add_37 = stablehlo.add %round_nearest_even, %f32__2 : tensor<1x2x3xf32>
  %rsqrt = stablehlo.rsqrt %f32 : tensor<1x2x3xf32>
  %add_38 = stablehlo.add %f32__2, %rsqrt : tensor<1x2x3xf32>
  %select = stablehlo.select %i1, %f32, %f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %add_39 = stablehlo.add %select, %select : tensor<1x2x3xf32>
  %sine = stablehlo.sine %f32 : tensor<1x2x3xf32>
  %add_40 = stablehlo.add %sine, %f32__3 : tensor<1x2x3xf32>
  %slice = stablehlo.slice %f32__14 [1:2, 0:2, 0:3] : (tensor<2x2x3xf32>) -> tensor<1x2x3xf32>
  %add_41 = stablehlo.add %slice, %f32__2 : tensor<1x2x3xf32>
  %sort = "stablehlo.sort"(%f32__15) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %add_42 = stablehlo.add %f32__2, %sort : tensor<1x2x3xf32>
  %sqrt = stablehlo.sqrt %f32 : tensor<1x2x3xf32>
  %add_43 = stablehlo.add %sqrt, %sqrt : tensor<1x2x3xf32>
  %subtract = stablehlo.subtract %f32, %f32__2 : tensor<1x2x3xf32>
  %add_44 = stablehlo.add %subtract, %f32__3 : tensor<1x2x3xf32>
  %tan = stablehlo.tan %f32 : tensor<1x2x3xf32>
  %add_45 = stablehlo.add %tan, %f32__2 : tensor<1x2x3xf32>
  %tanh = stablehlo.tanh %f32 : tensor<1x2x3xf32>
  %add_46 = stablehlo.add %f32__2, %tanh : tensor<1x2x3xf32>
  %transpose = stablehlo.transpose %f32__16, dims = [1, 2, 0] : (tensor<3x1x2xf32>) -> tensor<1x2x3xf32>
  %add_47 = stablehlo.add %transpose, %transpose : tensor<1x2x3xf32>
  %concatenate_2 = stablehlo.concatenate %add, %add_3, %add_5, %add_6, %add_8, %add_9, %add_10, %add_11, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_2, dense<[[[3.0, 4.5, 1.5], [0.0, 0x7F800000, 0x7FC00000]], [[3.5, -2.75, 3.75], [4.0, 0x7F800000, 0x7FC00000]], [[3.5, -2.75, 3.75], [4.0, 0x7F800000, 0x7FC00000]], [[3.0, -4.5, 1.5], [3.0, -4.5, 1.5]], [[4.0, -2.5, 4.0], [4.0, 0x7F800000, 0x7FC00000]], [[3.5, 0.25, 3.0], [1.75, 0x7F800000, 0x7FC00000]], [[3.0, -4.5, 1.5], [-0.0, 0x7F800000, 0x7FC00000]], [[1.0, -2.0, 3.0], [2147483600.0, -2147483600.0, 7.0]]]> : tensor<8x2x3xf32> loc("add_of_abs, add_of_add, add_of_bitcast_convert, add_of_broadcast_in_dim, add_of_ceil, add_of_concatenate, add_of_constant, add_of_convert")
  %concatenate_3 = stablehlo.concatenate %add_13, %add_14, %add_15, %add_16, %add_19, %add_20, %add_21, %add_25, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_3, dense<[[[2.75, 4.0, 3.25], [4.0, 0xFF800000, 0x7FC00000]], [[-9.0, 2.25, 11.25], [0x7FC00000, 0x7FC00000, 0x7FC00000]], [[-2.25, 0.75, 0.0], [0x7FC00000, 2.5, 0.25]], [[3.5, -2.75, 3.75], [4.0, 1.0, 0.0]], [[1.0, -3.0, 0.0], [0.0, 0x7F800000, 0x7FC00000]], [[4.0, 0.0, 2.0], [5.0, -3.0, -2.5]], [[2.0, 0.5, 5.0], [4.0, 0.0, 2.5]], [[5.0, 0.625, 5.25], [4.0, 0xFF800000, 0x7FC00000]]]> : tensor<8x2x3xf32> loc("add_of_divide, add_of_dot_general, add_of_dynamic_slice, add_of_dynamic_update_slice, add_of_floor, add_of_imag, add_of_iota, add_of_multiply")
  %concatenate_4 = stablehlo.concatenate %add_26, %add_27, %add_29, %add_30, %add_32, %add_33, %add_34, %add_35, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_4, dense<[[[-3.0, 4.5, -1.5], [0.0, 0xFF800000, 0x7FC00000]], [[1.0, 1.0, 1.5], [1.0, 1.0, 0.75]], [[3.0, -3.5, 3.5], [6.0, -2.0, 4.5]], [[3.0, -4.0, 1.5], [-0.0, 0x7F800000, 0x7FC00000]], [[-0.75, -1.5, 0.75], [0x7FC00000, 0x7FC00000, 2.75]], [[3.5, -0.75, 3.75], [4.0, 0x7FC00000, 0x7FC00000]], [[3.5, -2.75, 3.75], [4.0, 0x7F800000, 0x7FC00000]], [[0x7FC00000, 0x7F800000, -0.0], [1.5, -4.5, 3.0]]]> : tensor<8x2x3xf32> loc("add_of_negate, add_of_pad, add_of_real, add_of_reduce_precision, add_of_reduce_window, add_of_remainder, add_of_reshape, add_of_reverse")
  %concatenate_5 = stablehlo.concatenate %add_36, %add_37, %add_39, %add_41, %add_42, %add_43, %add_44, %add_47, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_5, dense<[[[2.0, -2.0, 1.0], [0.0, 0x7F800000, 0x7FC00000]], [[4.0, -2.5, 4.0], [4.0, 0x7F800000, 0x7FC00000]], [[3.0, -1.0, 1.5], [8.0, -2.0, 0x7FC00000]], [[4.5, -0.25, 4.75], [6.0, 3.0, 4.0]], [[4.25, 1.0, 3.75], [0x7F800000, -0.75, 0.5]], [[2.4494898, 0x7FC00000, 1.7320508], [-0.0, 0x7F800000, 0x7FC00000]], [[-0.5, -1.75, -2.25], [-4.0, 0x7F800000, 0x7FC00000]], [[3.0, 1.5, 0x7F800000], [-4.5, -0.0, 0x7FC00000]]]> : tensor<8x2x3xf32> loc("add_of_round_nearest_afz, add_of_round_nearest_even, add_of_select, add_of_slice, add_of_sort, add_of_sqrt, add_of_subtract, add_of_transpose")
  %concatenate_6 = stablehlo.concatenate %add_4, %add_7, %add_12, %add_17, %add_18, %add_22, %add_23, %add_24, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_almost_eq_const %concatenate_6, dense<[[[2.643501, -2.2894654, 3.2449787], [4.0, 0.5707964, 0x7FC00000]], [[1.1447142, -1.3103707, 0.9085603], [0.0, 0x7F800000, 0x7FC00000]], [[2.0707371, -1.1281736, 3.731689], [5.0, 0x7FC00000, 0x7FC00000]], [[6.481689, -0.39460078, 5.117], [5.0, 0x7F800000, 0x7FC00000]], [[6.963378, -1.7892015, 2.234], [-0.0, 0x7F800000, 0x7FC00000]], [[0.8109302, 0x7FC00000, -0.5753642], [0xFF800000, 0x7F800000, 0x7FC00000]], [[0.91629076, 0x7FC00000, 0.5596158], [0.0, 0x7F800000, 0x7FC00000]], [[2.8175745, -0.40465054, 3.6791787], [4.5, 0.0, 0x7FC00000]]]> : tensor<8x2x3xf32>, tolerance = 1.4e-04 loc("add_of_atan2, add_of_cbrt, add_of_cosine, add_of_exponential, add_of_exponential_minus_one, add_of_log, add_of_log_plus_one, add_of_logistic")
  %concatenate_7 = stablehlo.concatenate %add_28, %add_38, %add_40, %add_45, %add_46, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<5x2x3xf32>
  check.expect_almost_eq_const %concatenate_7, dense<[[[4.25, 0x7FC00000, 3.421875], [4.0, -1.0, 0x7FC00000]], [[2.8164966, 0x7FC00000, 4.1547003], [0xFF800000, -1.0, 0x7FC00000]], [[0.997495, -0.7780732, 0.6816388], [0.0, 0x7FC00000, 0x7FC00000]], [[16.101421, 0.7386277, 3.9315965], [4.0, 0x7FC00000, 0x7FC00000]], [[2.9051483, -1.4780262, 3.635149], [4.0, 0.0, 0x7FC00000]]]> : tensor<5x2x3xf32>, tolerance = 3.2e-04 loc("add_of_power, add_of_rsqrt, add_of_sine, add_of_tan, add_of_tanh")
  return
}
