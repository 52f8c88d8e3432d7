// Pairs of ops: what takes the signed result of reverse. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[1, -2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x2x3xi32>
  %i32__2 = stablehlo.constant dense<1> : tensor<1x2x3xi32>
  %i32__3 = stablehlo.constant dense<-3> : tensor<i32>
  %i32__4 = stablehlo.constant dense<6> : tensor<i32>
  %i32__5 = stablehlo.constant dense<[[[3, 5, -2], [7, 2, -3]]]> : tensor<1x2x3xi32>
  %i32__6 = stablehlo.constant dense<0> : tensor<1x2x3xi32>
  %i32__7 = stablehlo.constant dense<[[3, 5], [-2, 7], [2, -3], [3, 5]]> : tensor<4x2xi32>
  %i32__8 = stablehlo.constant dense<0> : tensor<i32>
  %i32__9 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__10 = stablehlo.constant dense<9> : tensor<i32>
  %i32__11 = stablehlo.constant dense<[[[3, 5, -2, 7], [2, -3, 3, 5], [-2, 7, 2, -3]]]> : tensor<1x3x4xi32>
  %i32__12 = stablehlo.constant dense<2> : tensor<i32>
  %i32__13 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xi32>
  %i32__14 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %reverse = stablehlo.reverse %i32, dims = [1, 2] : tensor<1x2x3xi32>
  %abs = stablehlo.abs %reverse : tensor<1x2x3xi32>
  %add = stablehlo.add %reverse, %reverse : tensor<1x2x3xi32>
  %and = stablehlo.and %reverse, %i32__2 : tensor<1x2x3xi32>
  %bitcast_convert = stablehlo.bitcast_convert %reverse : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %reverse, dims = [0, 1, 2] : (tensor<1x2x3xi32>) -> tensor<2x2x3xi32>
  %clamp = stablehlo.clamp %reverse, %i32__5, %i32__4 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %compare = stablehlo.compare LT, %reverse, %i32__6 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  %concatenate = stablehlo.concatenate %reverse, %reverse, dim = 2 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x6xi32>
  %convert = stablehlo.convert %reverse : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %divide = stablehlo.divide %reverse, %i32__5 : tensor<1x2x3xi32>
  %dot_general = stablehlo.dot_general %i32__7, %reverse, contracting_dims = [1] x [1] : (tensor<4x2xi32>, tensor<1x2x3xi32>) -> tensor<4x1x3xi32>
  %dynamic_slice = stablehlo.dynamic_slice %reverse, %i32__8, %i32__9, %i32__10, sizes = [1, 1, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i32__11, %reverse, %i32__8, %i32__12, %i32__8 : (tensor<1x3x4xi32>, tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi32>
  %maximum = stablehlo.maximum %reverse, %reverse : tensor<1x2x3xi32>
  %minimum = stablehlo.minimum %reverse, %i32__6 : tensor<1x2x3xi32>
  %multiply = stablehlo.multiply %reverse, %i32__5 : tensor<1x2x3xi32>
  %negate = stablehlo.negate %reverse : tensor<1x2x3xi32>
  %not = stablehlo.not %reverse : tensor<1x2x3xi32>
  %or = stablehlo.or %reverse, %i32__2 : tensor<1x2x3xi32>
  %pad = stablehlo.pad %reverse, %i32__4, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x5xi32>
  %popcnt = stablehlo.popcnt %reverse : tensor<1x2x3xi32>
  %power = stablehlo.power %reverse, %i32__13 : tensor<1x2x3xi32>
  %reduce = stablehlo.reduce(%reverse init: %i32__14) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2xi32>
  %reduce_window = "stablehlo.reduce_window"(%reverse, %i32__8) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x2xi32>
  %remainder = stablehlo.remainder %reverse, %i32__5 : tensor<1x2x3xi32>
  %reshape = stablehlo.reshape %reverse : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reverse_2 = stablehlo.reverse %reverse, dims = [2] : tensor<1x2x3xi32>
  %select = stablehlo.select %i1, %reverse, %i32__5 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  %shift_left = stablehlo.shift_left %reverse, %i32__13 : tensor<1x2x3xi32>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %reverse, %i32__13 : tensor<1x2x3xi32>
  %shift_right_logical = stablehlo.shift_right_logical %reverse, %i32__2 : tensor<1x2x3xi32>
  %sign = stablehlo.sign %reverse : tensor<1x2x3xi32>
  %slice = stablehlo.slice %reverse [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  %sort = "stablehlo.sort"(%reverse) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %subtract = stablehlo.subtract %reverse, %i32__6 : tensor<1x2x3xi32>
  %transpose = stablehlo.transpose %reverse, dims = [2, 1, 0] : (tensor<1x2x3xi32>) -> tensor<3x2x1xi32>
  %xor = stablehlo.xor %i32__5, %reverse : tensor<1x2x3xi32>
  %concatenate_2 = stablehlo.concatenate %abs, %add, %and, %clamp, %divide, %maximum, %minimum, %multiply, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_2, dense<[[[7, -2147483648, 2147483647], [3, 2, 1]], [[14, 0, -2], [6, -4, 2]], [[1, 0, 1], [1, 0, 1]], [[6, 5, 6], [6, 2, 1]], [[2, -429496729, -1073741823], [0, -1, 0]], [[7, -2147483648, 2147483647], [3, -2, 1]], [[0, -2147483648, 0], [0, -2, 0]], [[21, -2147483648, 2], [21, -4, -3]]]> : tensor<8x2x3xi32> loc("abs_of_reverse, add_of_reverse, and_of_reverse, clamp_of_reverse, divide_of_reverse, maximum_of_reverse, minimum_of_reverse, multiply_of_reverse")
  %concatenate_3 = stablehlo.concatenate %negate, %not, %or, %popcnt, %power, %remainder, %reverse_2, %select, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_3, dense<[[[-7, -2147483648, -2147483647], [-3, 2, -1]], [[-8, 2147483647, -2147483648], [-4, 1, -2]], [[7, -2147483647, 2147483647], [3, -1, 1]], [[3, 1, 31], [2, 31, 1]], [[49, -2147483648, 2147483647], [1, 4, 1]], [[1, -3, 1], [3, 0, 1]], [[2147483647, -2147483648, 7], [1, -2, 3]], [[7, 5, 2147483647], [7, 2, 1]]]> : tensor<8x2x3xi32> loc("negate_of_reverse, not_of_reverse, or_of_reverse, popcnt_of_reverse, power_of_reverse, remainder_of_reverse, reverse_of_reverse, select_of_reverse")
  %reshape_2 = stablehlo.reshape %shift_left : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_3 = stablehlo.reshape %shift_right_arithmetic : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_4 = stablehlo.reshape %shift_right_logical : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_5 = stablehlo.reshape %sign : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_6 = stablehlo.reshape %sort : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_7 = stablehlo.reshape %subtract : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_8 = stablehlo.reshape %xor : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_9 = stablehlo.reshape %dynamic_slice : (tensor<1x1x2xi32>) -> tensor<2xi32>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<2xi32>) -> tensor<44xi32>
  check.expect_eq_const %concatenate_4, dense<[28, 0, -8, 3, -8, 2, 1, -1073741824, 268435455, 3, -1, 0, 3, 1073741824, 1073741823, 1, 2147483647, 0, 1, -1, 1, 1, -1, 1, 2147483647, 7, -2147483648, 3, 1, -2, 7, -2147483648, 2147483647, 3, -2, 1, 4, -2147483643, -2147483647, 4, -4, -4, -2147483648, 2147483647]> : tensor<44xi32> loc("shift_left_of_reverse, shift_right_arithmetic_of_reverse, shift_right_logical_of_reverse, sign_of_reverse, sort_of_reverse, subtract_of_reverse, xor_of_reverse, dynamic_slice_of_reverse")
  %reshape_10 = stablehlo.reshape %slice : (tensor<1x1x2xi32>) -> tensor<2xi32>
  %reshape_11 = stablehlo.reshape %reduce : (tensor<1x2xi32>) -> tensor<2xi32>
  %reshape_12 = stablehlo.reshape %reduce_window : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_13 = stablehlo.reshape %pad : (tensor<1x2x5xi32>) -> tensor<10xi32>
  %reshape_14 = stablehlo.reshape %concatenate : (tensor<1x2x6xi32>) -> tensor<12xi32>
  %reshape_15 = stablehlo.reshape %dynamic_update_slice : (tensor<1x3x4xi32>) -> tensor<12xi32>
  %reshape_16 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xi32>) -> tensor<12xi32>
  %reshape_17 = stablehlo.reshape %transpose : (tensor<3x2x1xi32>) -> tensor<6xi32>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, %reshape_17, dim = 0 : (tensor<2xi32>, tensor<2xi32>, tensor<4xi32>, tensor<10xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<6xi32>) -> tensor<60xi32>
  check.expect_eq_const %concatenate_5, dense<[3, 1, 2147483647, 3, -2147483641, -1, 1, -1, 6, 6, 6, 6, 6, 7, -2147483648, 2147483647, 6, 6, 7, -2147483648, 2147483647, 7, -2147483648, 2147483647, 3, -2, 1, 3, -2, 1, 3, 5, -2, 7, 7, -2147483648, 2147483647, 5, 3, -2, 1, -3, 7, -2147483648, 2147483647, 3, -2, 1, 7, -2147483648, 2147483647, 3, -2, 1, 7, 3, -2147483648, -2, 2147483647, 1]> : tensor<60xi32> loc("slice_of_reverse, reduce_of_reverse, reduce_window_of_reverse, pad_of_reverse, concatenate_of_reverse, dynamic_update_slice_of_reverse, broadcast_in_dim_of_reverse, transpose_of_reverse")
  %reshape_18 = stablehlo.reshape %dot_general : (tensor<4x1x3xi32>) -> tensor<12xi32>
  %reshape_19 = stablehlo.reshape %reshape : (tensor<6xi32>) -> tensor<6xi32>
  %concatenate_6 = stablehlo.concatenate %reshape_18, %reshape_19, dim = 0 : (tensor<12xi32>, tensor<6xi32>) -> tensor<18xi32>
  check.expect_eq_const %concatenate_6, dense<[36, 2147483638, -2147483646, 7, -14, 9, 5, 6, -5, 36, 2147483638, -2147483646, 7, -2147483648, 2147483647, 3, -2, 1]> : tensor<18xi32> loc("dot_general_of_reverse, reshape_of_reverse")
  check.expect_eq_const %bitcast_convert, dense<[[[[7, 0], [0, -32768], [-1, 32767]], [[3, 0], [-2, -1], [1, 0]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_reverse")
  check.expect_eq_const %compare, dense<[[[false, true, false], [false, true, false]]]> : tensor<1x2x3xi1> loc("compare_of_reverse")
  check.expect_eq_const %convert, dense<[[[7.0, -2147483600.0, 2147483600.0], [3.0, -2.0, 1.0]]]> : tensor<1x2x3xf32> loc("convert_of_reverse")
  return
}
