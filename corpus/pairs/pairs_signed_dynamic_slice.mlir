// Pairs of ops: what takes the signed result of dynamic_slice. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[1, -2, 3, 2147483647], [-2147483648, 7, -6, 8]]]> : tensor<1x2x4xi32>
  %i32__2 = stablehlo.constant dense<0> : tensor<i32>
  %i32__3 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__4 = stablehlo.constant dense<9> : tensor<i32>
  %i32__5 = stablehlo.constant dense<1> : tensor<1x2x3xi32>
  %i32__6 = stablehlo.constant dense<-3> : tensor<i32>
  %i32__7 = stablehlo.constant dense<6> : tensor<i32>
  %i32__8 = stablehlo.constant dense<[[[3, 5, -2], [7, 2, -3]]]> : tensor<1x2x3xi32>
  %i32__9 = stablehlo.constant dense<0> : tensor<1x2x3xi32>
  %i32__10 = stablehlo.constant dense<[[3, 5], [-2, 7], [2, -3], [3, 5]]> : tensor<4x2xi32>
  %i32__11 = stablehlo.constant dense<[[[3, 5, -2, 7], [2, -3, 3, 5], [-2, 7, 2, -3]]]> : tensor<1x3x4xi32>
  %i32__12 = stablehlo.constant dense<2> : tensor<i32>
  %i32__13 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xi32>
  %i32__14 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %dynamic_slice = stablehlo.dynamic_slice %i32, %i32__2, %i32__3, %i32__4, sizes = [1, 2, 3] : (tensor<1x2x4xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi32>
  %abs = stablehlo.abs %dynamic_slice : tensor<1x2x3xi32>
  %add = stablehlo.add %dynamic_slice, %dynamic_slice : tensor<1x2x3xi32>
  %and = stablehlo.and %dynamic_slice, %i32__5 : tensor<1x2x3xi32>
  %bitcast_convert = stablehlo.bitcast_convert %dynamic_slice : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %dynamic_slice, dims = [0, 1, 2] : (tensor<1x2x3xi32>) -> tensor<2x2x3xi32>
  %clamp = stablehlo.clamp %i32__6, %i32__8, %dynamic_slice : (tensor<i32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %compare = stablehlo.compare LT, %dynamic_slice, %i32__9 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  %concatenate = stablehlo.concatenate %dynamic_slice, %dynamic_slice, dim = 2 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x6xi32>
  %convert = stablehlo.convert %dynamic_slice : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %divide = stablehlo.divide %dynamic_slice, %i32__8 : tensor<1x2x3xi32>
  %dot_general = stablehlo.dot_general %i32__10, %dynamic_slice, contracting_dims = [1] x [1] : (tensor<4x2xi32>, tensor<1x2x3xi32>) -> tensor<4x1x3xi32>
  %dynamic_slice_2 = stablehlo.dynamic_slice %dynamic_slice, %i32__2, %i32__3, %i32__4, sizes = [1, 1, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i32__11, %dynamic_slice, %i32__2, %i32__12, %i32__2 : (tensor<1x3x4xi32>, tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi32>
  %maximum = stablehlo.maximum %dynamic_slice, %dynamic_slice : tensor<1x2x3xi32>
  %minimum = stablehlo.minimum %dynamic_slice, %i32__9 : tensor<1x2x3xi32>
  %multiply = stablehlo.multiply %dynamic_slice, %i32__8 : tensor<1x2x3xi32>
  %negate = stablehlo.negate %dynamic_slice : tensor<1x2x3xi32>
  %not = stablehlo.not %dynamic_slice : tensor<1x2x3xi32>
  %or = stablehlo.or %dynamic_slice, %i32__5 : tensor<1x2x3xi32>
  %pad = stablehlo.pad %dynamic_slice, %i32__7, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x5xi32>
  %popcnt = stablehlo.popcnt %dynamic_slice : tensor<1x2x3xi32>
  %power = stablehlo.power %dynamic_slice, %i32__13 : tensor<1x2x3xi32>
  %reduce = stablehlo.reduce(%dynamic_slice init: %i32__14) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2xi32>
  %reduce_window = "stablehlo.reduce_window"(%dynamic_slice, %i32__2) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x2xi32>
  %remainder = stablehlo.remainder %dynamic_slice, %i32__8 : tensor<1x2x3xi32>
  %reshape = stablehlo.reshape %dynamic_slice : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reverse = stablehlo.reverse %dynamic_slice, dims = [2] : tensor<1x2x3xi32>
  %select = stablehlo.select %i1, %dynamic_slice, %i32__8 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  %shift_left = stablehlo.shift_left %dynamic_slice, %i32__13 : tensor<1x2x3xi32>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %dynamic_slice, %i32__13 : tensor<1x2x3xi32>
  %shift_right_logical = stablehlo.shift_right_logical %dynamic_slice, %i32__5 : tensor<1x2x3xi32>
  %sign = stablehlo.sign %dynamic_slice : tensor<1x2x3xi32>
  %slice = stablehlo.slice %dynamic_slice [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  %sort = "stablehlo.sort"(%dynamic_slice) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %subtract = stablehlo.subtract %dynamic_slice, %i32__9 : tensor<1x2x3xi32>
  %transpose = stablehlo.transpose %dynamic_slice, dims = [2, 1, 0] : (tensor<1x2x3xi32>) -> tensor<3x2x1xi32>
  %xor = stablehlo.xor %i32__8, %dynamic_slice : tensor<1x2x3xi32>
  %concatenate_2 = stablehlo.concatenate %abs, %add, %and, %clamp, %divide, %maximum, %minimum, %multiply, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_2, dense<[[[2, 3, 2147483647], [7, 6, 8]], [[-4, 6, -2], [14, -12, 16]], [[0, 1, 1], [1, 0, 0]], [[-2, 3, -2], [7, -6, -3]], [[0, 0, -1073741823], [1, -3, -2]], [[-2, 3, 2147483647], [7, -6, 8]], [[-2, 0, 0], [0, -6, 0]], [[-6, 15, 2], [49, -12, -24]]]> : tensor<8x2x3xi32> loc("abs_of_dynamic_slice, add_of_dynamic_slice, and_of_dynamic_slice, clamp_of_dynamic_slice, divide_of_dynamic_slice, maximum_of_dynamic_slice, minimum_of_dynamic_slice, multiply_of_dynamic_slice")
  %concatenate_3 = stablehlo.concatenate %negate, %not, %or, %popcnt, %power, %remainder, %reverse, %select, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_3, dense<[[[2, -3, -2147483647], [-7, 6, -8]], [[1, -4, -2147483648], [-8, 5, -9]], [[-1, 3, 2147483647], [7, -5, 9]], [[31, 2, 31], [3, 30, 1]], [[4, 3, 2147483647], [1, 36, 8]], [[-2, 3, 1], [0, 0, 2]], [[2147483647, 3, -2], [8, -6, 7]], [[-2, 5, 2147483647], [7, 2, 8]]]> : tensor<8x2x3xi32> loc("negate_of_dynamic_slice, not_of_dynamic_slice, or_of_dynamic_slice, popcnt_of_dynamic_slice, power_of_dynamic_slice, remainder_of_dynamic_slice, reverse_of_dynamic_slice, select_of_dynamic_slice")
  %reshape_2 = stablehlo.reshape %shift_left : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_3 = stablehlo.reshape %shift_right_arithmetic : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_4 = stablehlo.reshape %shift_right_logical : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_5 = stablehlo.reshape %sign : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_6 = stablehlo.reshape %sort : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_7 = stablehlo.reshape %subtract : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_8 = stablehlo.reshape %xor : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_9 = stablehlo.reshape %dynamic_slice_2 : (tensor<1x1x2xi32>) -> tensor<2xi32>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<2xi32>) -> tensor<44xi32>
  check.expect_eq_const %concatenate_4, dense<[-8, 6, -8, 7, -24, 16, -1, 1, 268435455, 7, -2, 4, 2147483647, 1, 1073741823, 3, 2147483645, 4, -1, 1, 1, 1, -1, 1, 2147483647, 3, -2, 8, 7, -6, -2, 3, 2147483647, 7, -6, 8, -3, 6, -2147483647, 0, -8, -11, 3, 2147483647]> : tensor<44xi32> loc("shift_left_of_dynamic_slice, shift_right_arithmetic_of_dynamic_slice, shift_right_logical_of_dynamic_slice, sign_of_dynamic_slice, sort_of_dynamic_slice, subtract_of_dynamic_slice, xor_of_dynamic_slice, dynamic_slice_of_dynamic_slice")
  %reshape_10 = stablehlo.reshape %slice : (tensor<1x1x2xi32>) -> tensor<2xi32>
  %reshape_11 = stablehlo.reshape %reduce : (tensor<1x2xi32>) -> tensor<2xi32>
  %reshape_12 = stablehlo.reshape %reduce_window : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_13 = stablehlo.reshape %pad : (tensor<1x2x5xi32>) -> tensor<10xi32>
  %reshape_14 = stablehlo.reshape %concatenate : (tensor<1x2x6xi32>) -> tensor<12xi32>
  %reshape_15 = stablehlo.reshape %dynamic_update_slice : (tensor<1x3x4xi32>) -> tensor<12xi32>
  %reshape_16 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xi32>) -> tensor<12xi32>
  %reshape_17 = stablehlo.reshape %transpose : (tensor<3x2x1xi32>) -> tensor<6xi32>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, %reshape_17, dim = 0 : (tensor<2xi32>, tensor<2xi32>, tensor<4xi32>, tensor<10xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<6xi32>) -> tensor<60xi32>
  check.expect_eq_const %concatenate_5, dense<[7, 8, 2147483647, 8, 1, -2147483646, 1, 2, 6, 6, 6, 6, 6, -2, 3, 2147483647, 6, 6, -2, 3, 2147483647, -2, 3, 2147483647, 7, -6, 8, 7, -6, 8, 3, 5, -2, 7, -2, 3, 2147483647, 5, 7, -6, 8, -3, -2, 3, 2147483647, 7, -6, 8, -2, 3, 2147483647, 7, -6, 8, -2, 7, 3, -6, 2147483647, 8]> : tensor<60xi32> loc("slice_of_dynamic_slice, reduce_of_dynamic_slice, reduce_window_of_dynamic_slice, pad_of_dynamic_slice, concatenate_of_dynamic_slice, dynamic_update_slice_of_dynamic_slice, broadcast_in_dim_of_dynamic_slice, transpose_of_dynamic_slice")
  %reshape_18 = stablehlo.reshape %dot_general : (tensor<4x1x3xi32>) -> tensor<12xi32>
  %reshape_19 = stablehlo.reshape %reshape : (tensor<6xi32>) -> tensor<6xi32>
  %concatenate_6 = stablehlo.concatenate %reshape_18, %reshape_19, dim = 0 : (tensor<12xi32>, tensor<6xi32>) -> tensor<18xi32>
  check.expect_eq_const %concatenate_6, dense<[29, -21, -2147483611, 53, -48, 58, -25, 24, -26, 29, -21, -2147483611, -2, 3, 2147483647, 7, -6, 8]> : tensor<18xi32> loc("dot_general_of_dynamic_slice, reshape_of_dynamic_slice")
  check.expect_eq_const %bitcast_convert, dense<[[[[-2, -1], [3, 0], [-1, 32767]], [[7, 0], [-6, -1], [8, 0]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_dynamic_slice")
  check.expect_eq_const %compare, dense<[[[true, false, false], [false, true, false]]]> : tensor<1x2x3xi1> loc("compare_of_dynamic_slice")
  check.expect_eq_const %convert, dense<[[[-2.0, 3.0, 2147483600.0], [7.0, -6.0, 8.0]]]> : tensor<1x2x3xf32> loc("convert_of_dynamic_slice")
  return
}
