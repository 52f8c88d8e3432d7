// Pairs of ops: what takes the signed result of abs, add, and, bitcast_convert, broadcast_in_dim, clamp, concatenate, constant,
// convert, count_leading_zeros, divide, dot_general, dynamic_slice, dynamic_update_slice, iota, maximum, minimum, multiply,
// negate, not, or, pad, popcnt, power, reduce, reduce_window, remainder, reshape, reverse, select, shift_left,
// shift_right_arithmetic, shift_right_logical, sign, slice, sort, subtract, transpose, xor. The values are those of
// scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[5, -2, 3], [9, -4, 7]]]> : tensor<1x2x3xi32>
  %i32__2 = stablehlo.constant dense<[[[1, -2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x2x3xi32>
  %i32__3 = stablehlo.constant dense<[[[3, 5, -2], [7, 2, -3]]]> : tensor<1x2x3xi32>
  %f32 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [-0.0, 0x7F800000, 0.25]]]> : tensor<1x2x3xf32>
  %i32__4 = stablehlo.constant dense<[1, -2, 3]> : tensor<3xi32>
  %i32__5 = stablehlo.constant dense<-3> : tensor<i32>
  %i32__6 = stablehlo.constant dense<6> : tensor<i32>
  %i32__7 = stablehlo.constant dense<[[[1], [-2]]]> : tensor<1x2x1xi32>
  %i32__8 = stablehlo.constant dense<[[[3, 2147483647], [-2147483648, 7]]]> : tensor<1x2x2xi32>
  %f32__2 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %i32__9 = stablehlo.constant dense<[[[1, -2, 3, 2147483647], [-2147483648, 7, -6, 8]]]> : tensor<1x2x4xi32>
  %i32__10 = stablehlo.constant dense<[[3, 5, -2], [7, 2, -3], [3, 5, -2], [7, 2, -3]]> : tensor<4x3xi32>
  %i32__11 = stablehlo.constant dense<0> : tensor<i32>
  %i32__12 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__13 = stablehlo.constant dense<9> : tensor<i32>
  %i32__14 = stablehlo.constant dense<[[[3, 5]]]> : tensor<1x1x2xi32>
  %i32__15 = stablehlo.constant dense<1> : tensor<i32>
  %i32__16 = stablehlo.constant dense<2> : tensor<i32>
  %i32__17 = stablehlo.constant dense<[[[1, -2], [3, 2147483647]]]> : tensor<1x2x2xi32>
  %i32__18 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xi32>
  %i32__19 = stablehlo.constant dense<[[[[1, -2, 3], [2147483647, -2147483648, 7]], [[-6, 8, 1], [-3, 4, 2]]]]> : tensor<1x2x2x3xi32>
  %i32__20 = stablehlo.constant dense<[[1, -2], [3, 2147483647], [-2147483648, 7]]> : tensor<3x2xi32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %i32__21 = stablehlo.constant dense<[[[1, -2, 3], [2147483647, -2147483648, 7]], [[-6, 8, 1], [-3, 4, 2]]]> : tensor<2x2x3xi32>
  %i32__22 = stablehlo.constant dense<[[[1, -2]], [[3, 2147483647]], [[-2147483648, 7]]]> : tensor<3x1x2xi32>
  %abs = stablehlo.abs %i32 : tensor<1x2x3xi32>
  %count_leading_zeros = stablehlo.count_leading_zeros %abs : tensor<1x2x3xi32>
  %add = stablehlo.add %i32__2, %i32__3 : tensor<1x2x3xi32>
  %count_leading_zeros_2 = stablehlo.count_leading_zeros %add : tensor<1x2x3xi32>
  %and = stablehlo.and %i32__2, %i32__3 : tensor<1x2x3xi32>
  %count_leading_zeros_3 = stablehlo.count_leading_zeros %and : tensor<1x2x3xi32>
  %bitcast_convert = stablehlo.bitcast_convert %f32 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  %count_leading_zeros_4 = stablehlo.count_leading_zeros %bitcast_convert : tensor<1x2x3xi32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %i32__4, dims = [2] : (tensor<3xi32>) -> tensor<1x2x3xi32>
  %count_leading_zeros_5 = stablehlo.count_leading_zeros %broadcast_in_dim : tensor<1x2x3xi32>
  %clamp = stablehlo.clamp %i32__5, %i32__2, %i32__6 : (tensor<i32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %count_leading_zeros_6 = stablehlo.count_leading_zeros %clamp : tensor<1x2x3xi32>
  %concatenate = stablehlo.concatenate %i32__7, %i32__8, dim = 2 : (tensor<1x2x1xi32>, tensor<1x2x2xi32>) -> tensor<1x2x3xi32>
  %count_leading_zeros_7 = stablehlo.count_leading_zeros %concatenate : tensor<1x2x3xi32>
  %constant = stablehlo.constant dense<[[[1, -2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x2x3xi32>
  %count_leading_zeros_8 = stablehlo.count_leading_zeros %constant : tensor<1x2x3xi32>
  %convert = stablehlo.convert %f32__2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  %count_leading_zeros_9 = stablehlo.count_leading_zeros %convert : tensor<1x2x3xi32>
  %count_leading_zeros_10 = stablehlo.count_leading_zeros %i32__2 : tensor<1x2x3xi32>
  %count_leading_zeros_11 = stablehlo.count_leading_zeros %count_leading_zeros_10 : tensor<1x2x3xi32>
  %divide = stablehlo.divide %i32__2, %i32__3 : tensor<1x2x3xi32>
  %count_leading_zeros_12 = stablehlo.count_leading_zeros %divide : tensor<1x2x3xi32>
  %dot_general = stablehlo.dot_general %i32__9, %i32__10, contracting_dims = [2] x [0] : (tensor<1x2x4xi32>, tensor<4x3xi32>) -> tensor<1x2x3xi32>
  %count_leading_zeros_13 = stablehlo.count_leading_zeros %dot_general : tensor<1x2x3xi32>
  %dynamic_slice = stablehlo.dynamic_slice %i32__9, %i32__11, %i32__12, %i32__13, sizes = [1, 2, 3] : (tensor<1x2x4xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi32>
  %count_leading_zeros_14 = stablehlo.count_leading_zeros %dynamic_slice : tensor<1x2x3xi32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i32__2, %i32__14, %i32__11, %i32__15, %i32__16 : (tensor<1x2x3xi32>, tensor<1x1x2xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi32>
  %count_leading_zeros_15 = stablehlo.count_leading_zeros %dynamic_update_slice : tensor<1x2x3xi32>
  %iota = stablehlo.iota dim = 2 : tensor<1x2x3xi32>
  %count_leading_zeros_16 = stablehlo.count_leading_zeros %iota : tensor<1x2x3xi32>
  %maximum = stablehlo.maximum %i32__2, %i32__3 : tensor<1x2x3xi32>
  %count_leading_zeros_17 = stablehlo.count_leading_zeros %maximum : tensor<1x2x3xi32>
  %minimum = stablehlo.minimum %i32__2, %i32__3 : tensor<1x2x3xi32>
  %count_leading_zeros_18 = stablehlo.count_leading_zeros %minimum : tensor<1x2x3xi32>
  %multiply = stablehlo.multiply %i32__2, %i32__3 : tensor<1x2x3xi32>
  %count_leading_zeros_19 = stablehlo.count_leading_zeros %multiply : tensor<1x2x3xi32>
  %negate = stablehlo.negate %i32__2 : tensor<1x2x3xi32>
  %count_leading_zeros_20 = stablehlo.count_leading_zeros %negate : tensor<1x2x3xi32>
  %not = stablehlo.not %i32__2 : tensor<1x2x3xi32>
  %count_leading_zeros_21 = stablehlo.count_leading_zeros %not : tensor<1x2x3xi32>
  %or = stablehlo.or %i32__2, %i32__3 : tensor<1x2x3xi32>
  %count_leading_zeros_22 = stablehlo.count_leading_zeros %or : tensor<1x2x3xi32>
  %pad = stablehlo.pad %i32__17, %i32__15, low = [0, 0, 2], high = [0, 0, -1], interior = [0, 0, 0] : (tensor<1x2x2xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %count_leading_zeros_23 = stablehlo.count_leading_zeros %pad : tensor<1x2x3xi32>
  %popcnt = stablehlo.popcnt %i32__2 : tensor<1x2x3xi32>
  %count_leading_zeros_24 = stablehlo.count_leading_zeros %popcnt : tensor<1x2x3xi32>
  %power = stablehlo.power %i32__2, %i32__18 : tensor<1x2x3xi32>
  %count_leading_zeros_25 = stablehlo.count_leading_zeros %power : tensor<1x2x3xi32>
  %reduce = stablehlo.reduce(%i32__19 init: %i32__11) across dimensions = [2] : (tensor<1x2x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  reducer(%left: tensor<i32>, %right: tensor<i32>) {
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }
  %count_leading_zeros_26 = stablehlo.count_leading_zeros %reduce : tensor<1x2x3xi32>
  %reduce_window = "stablehlo.reduce_window"(%i32__9, %i32__11) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<i32>
    stablehlo.return %add_3 : tensor<i32>
  }) : (tensor<1x2x4xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %count_leading_zeros_27 = stablehlo.count_leading_zeros %reduce_window : tensor<1x2x3xi32>
  %remainder = stablehlo.remainder %i32__2, %i32__3 : tensor<1x2x3xi32>
  %count_leading_zeros_28 = stablehlo.count_leading_zeros %remainder : tensor<1x2x3xi32>
  %reshape = stablehlo.reshape %i32__20 : (tensor<3x2xi32>) -> tensor<1x2x3xi32>
  %count_leading_zeros_29 = stablehlo.count_leading_zeros %reshape : tensor<1x2x3xi32>
  %reverse = stablehlo.reverse %i32__2, dims = [1, 2] : tensor<1x2x3xi32>
  %count_leading_zeros_30 = stablehlo.count_leading_zeros %reverse : tensor<1x2x3xi32>
  %select = stablehlo.select %i1, %i32__2, %i32__3 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  %count_leading_zeros_31 = stablehlo.count_leading_zeros %select : tensor<1x2x3xi32>
  %shift_left = stablehlo.shift_left %i32__2, %i32__18 : tensor<1x2x3xi32>
  %count_leading_zeros_32 = stablehlo.count_leading_zeros %shift_left : tensor<1x2x3xi32>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %i32__2, %i32__18 : tensor<1x2x3xi32>
  %count_leading_zeros_33 = stablehlo.count_leading_zeros %shift_right_arithmetic : tensor<1x2x3xi32>
  %shift_right_logical = stablehlo.shift_right_logical %i32__2, %i32__18 : tensor<1x2x3xi32>
  %count_leading_zeros_34 = stablehlo.count_leading_zeros %shift_right_logical : tensor<1x2x3xi32>
  %sign = stablehlo.sign %i32__2 : tensor<1x2x3xi32>
  %count_leading_zeros_35 = stablehlo.count_leading_zeros %sign : tensor<1x2x3xi32>
  %slice = stablehlo.slice %i32__21 [1:2, 0:2, 0:3] : (tensor<2x2x3xi32>) -> tensor<1x2x3xi32>
  %count_leading_zeros_36 = stablehlo.count_leading_zeros %slice : tensor<1x2x3xi32>
  %sort = "stablehlo.sort"(%i32) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<i32>, %right_3: tensor<i32>):
    %compare = stablehlo.compare GT, %left_3, %right_3 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %count_leading_zeros_37 = stablehlo.count_leading_zeros %sort : tensor<1x2x3xi32>
  %subtract = stablehlo.subtract %i32__2, %i32__3 : tensor<1x2x3xi32>
  %count_leading_zeros_38 = stablehlo.count_leading_zeros %subtract : tensor<1x2x3xi32>
  %transpose = stablehlo.transpose %i32__22, dims = [1, 2, 0] : (tensor<3x1x2xi32>) -> tensor<1x2x3xi32>
  %count_leading_zeros_39 = stablehlo.count_leading_zeros %transpose : tensor<1x2x3xi32>
  %xor = stablehlo.xor %i32__2, %i32__3 : tensor<1x2x3xi32>
  %count_leading_zeros_40 = stablehlo.count_leading_zeros %xor : tensor<1x2x3xi32>
  %concatenate_2 = stablehlo.concatenate %count_leading_zeros, %count_leading_zeros_2, %count_leading_zeros_3, %count_leading_zeros_4, %count_leading_zeros_5, %count_leading_zeros_6, %count_leading_zeros_7, %count_leading_zeros_8, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_2, dense<[[[29, 30, 30], [28, 29, 29]], [[29, 30, 31], [0, 0, 29]], [[31, 29, 30], [29, 32, 29]], [[2, 1, 2], [0, 1, 2]], [[31, 0, 30], [31, 0, 30]], [[31, 0, 30], [29, 0, 29]], [[31, 30, 1], [0, 0, 29]], [[31, 0, 30], [1, 0, 29]]]> : tensor<8x2x3xi32> loc("count_leading_zeros_of_abs, count_leading_zeros_of_add, count_leading_zeros_of_and, count_leading_zeros_of_bitcast_convert, count_leading_zeros_of_broadcast_in_dim, count_leading_zeros_of_clamp, count_leading_zeros_of_concatenate, count_leading_zeros_of_constant")
  %concatenate_3 = stablehlo.concatenate %count_leading_zeros_9, %count_leading_zeros_11, %count_leading_zeros_12, %count_leading_zeros_13, %count_leading_zeros_14, %count_leading_zeros_15, %count_leading_zeros_16, %count_leading_zeros_17, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_3, dense<[[[31, 30, 32], [32, 30, 31]], [[27, 32, 27], [31, 32, 27]], [[32, 32, 0], [3, 0, 0]], [[1, 28, 0], [0, 0, 0]], [[0, 30, 1], [29, 0, 28]], [[31, 0, 30], [1, 30, 29]], [[32, 31, 30], [32, 31, 30]], [[30, 29, 30], [1, 30, 29]]]> : tensor<8x2x3xi32> loc("count_leading_zeros_of_convert, count_leading_zeros_of_count_leading_zeros, count_leading_zeros_of_divide, count_leading_zeros_of_dot_general, count_leading_zeros_of_dynamic_slice, count_leading_zeros_of_dynamic_update_slice, count_leading_zeros_of_iota, count_leading_zeros_of_maximum")
  %concatenate_4 = stablehlo.concatenate %count_leading_zeros_18, %count_leading_zeros_19, %count_leading_zeros_20, %count_leading_zeros_21, %count_leading_zeros_22, %count_leading_zeros_23, %count_leading_zeros_24, %count_leading_zeros_25, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_4, dense<[[[31, 0, 0], [29, 0, 0]], [[30, 0, 0], [1, 32, 0]], [[0, 30, 0], [0, 0, 0]], [[0, 31, 0], [0, 1, 0]], [[30, 0, 0], [1, 0, 0]], [[31, 31, 31], [31, 31, 30]], [[31, 27, 30], [27, 31, 30]], [[31, 0, 27], [31, 32, 29]]]> : tensor<8x2x3xi32> loc("count_leading_zeros_of_minimum, count_leading_zeros_of_multiply, count_leading_zeros_of_negate, count_leading_zeros_of_not, count_leading_zeros_of_or, count_leading_zeros_of_pad, count_leading_zeros_of_popcnt, count_leading_zeros_of_power")
  %concatenate_5 = stablehlo.concatenate %count_leading_zeros_26, %count_leading_zeros_27, %count_leading_zeros_28, %count_leading_zeros_29, %count_leading_zeros_30, %count_leading_zeros_31, %count_leading_zeros_32, %count_leading_zeros_33, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_5, dense<[[[0, 1, 28], [0, 28, 30]], [[0, 31, 0], [0, 31, 30]], [[31, 0, 31], [31, 32, 31]], [[31, 0, 30], [1, 0, 29]], [[29, 0, 1], [30, 0, 31]], [[31, 29, 30], [29, 30, 29]], [[29, 0, 27], [1, 32, 28]], [[32, 0, 32], [1, 0, 30]]]> : tensor<8x2x3xi32> loc("count_leading_zeros_of_reduce, count_leading_zeros_of_reduce_window, count_leading_zeros_of_remainder, count_leading_zeros_of_reshape, count_leading_zeros_of_reverse, count_leading_zeros_of_select, count_leading_zeros_of_shift_left, count_leading_zeros_of_shift_right_arithmetic")
  %concatenate_6 = stablehlo.concatenate %count_leading_zeros_34, %count_leading_zeros_35, %count_leading_zeros_36, %count_leading_zeros_37, %count_leading_zeros_38, %count_leading_zeros_39, %count_leading_zeros_40, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<7x2x3xi32>
  check.expect_eq_const %concatenate_6, dense<[[[32, 1, 32], [1, 2, 30]], [[31, 0, 31], [31, 0, 31]], [[0, 28, 31], [0, 29, 30]], [[29, 30, 0], [28, 29, 0]], [[0, 0, 29], [1, 1, 28]], [[31, 30, 0], [0, 1, 29]], [[30, 0, 0], [1, 0, 0]]]> : tensor<7x2x3xi32> loc("count_leading_zeros_of_shift_right_logical, count_leading_zeros_of_sign, count_leading_zeros_of_slice, count_leading_zeros_of_sort, count_leading_zeros_of_subtract, count_leading_zeros_of_transpose, count_leading_zeros_of_xor")
  return
}
