// Pairs of ops: what takes the signed result of maximum. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[1, -2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x2x3xi32>
  %i32__2 = stablehlo.constant dense<[[[3, 5, -2], [7, 2, -3]]]> : tensor<1x2x3xi32>
  %i32__3 = stablehlo.constant dense<-3> : tensor<i32>
  %i32__4 = stablehlo.constant dense<6> : tensor<i32>
  %i32__5 = stablehlo.constant dense<0> : tensor<1x2x3xi32>
  %i32__6 = stablehlo.constant dense<[[3, 5], [-2, 7], [2, -3], [3, 5]]> : tensor<4x2xi32>
  %i32__7 = stablehlo.constant dense<0> : tensor<i32>
  %i32__8 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__9 = stablehlo.constant dense<9> : tensor<i32>
  %i32__10 = stablehlo.constant dense<[[[3, 5, -2, 7], [2, -3, 3, 5], [-2, 7, 2, -3]]]> : tensor<1x3x4xi32>
  %i32__11 = stablehlo.constant dense<2> : tensor<i32>
  %i32__12 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xi32>
  %i32__13 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %i32__14 = stablehlo.constant dense<2> : tensor<1x2x3xi32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %i32__15 = stablehlo.constant dense<1> : tensor<1x2x3xi32>
  %maximum = stablehlo.maximum %i32, %i32__2 : tensor<1x2x3xi32>
  %abs = stablehlo.abs %maximum : tensor<1x2x3xi32>
  %add = stablehlo.add %maximum, %i32__2 : tensor<1x2x3xi32>
  %and = stablehlo.and %i32__2, %maximum : tensor<1x2x3xi32>
  %bitcast_convert = stablehlo.bitcast_convert %maximum : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %maximum, dims = [0, 1, 2] : (tensor<1x2x3xi32>) -> tensor<2x2x3xi32>
  %clamp = stablehlo.clamp %i32__3, %i32__2, %maximum : (tensor<i32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %compare = stablehlo.compare LE, %i32__2, %maximum : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  %concatenate = stablehlo.concatenate %maximum, %maximum, dim = 2 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x6xi32>
  %convert = stablehlo.convert %maximum : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %divide = stablehlo.divide %maximum, %i32__2 : tensor<1x2x3xi32>
  %dot_general = stablehlo.dot_general %i32__6, %maximum, contracting_dims = [1] x [1] : (tensor<4x2xi32>, tensor<1x2x3xi32>) -> tensor<4x1x3xi32>
  %dynamic_slice = stablehlo.dynamic_slice %maximum, %i32__7, %i32__8, %i32__9, sizes = [1, 1, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i32__10, %maximum, %i32__7, %i32__11, %i32__7 : (tensor<1x3x4xi32>, tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi32>
  %maximum_2 = stablehlo.maximum %maximum, %i32__2 : tensor<1x2x3xi32>
  %minimum = stablehlo.minimum %i32__2, %maximum : tensor<1x2x3xi32>
  %multiply = stablehlo.multiply %maximum, %maximum : tensor<1x2x3xi32>
  %negate = stablehlo.negate %maximum : tensor<1x2x3xi32>
  %not = stablehlo.not %maximum : tensor<1x2x3xi32>
  %or = stablehlo.or %i32__2, %maximum : tensor<1x2x3xi32>
  %pad = stablehlo.pad %maximum, %i32__4, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x5xi32>
  %popcnt = stablehlo.popcnt %maximum : tensor<1x2x3xi32>
  %power = stablehlo.power %maximum, %i32__12 : tensor<1x2x3xi32>
  %reduce = stablehlo.reduce(%maximum init: %i32__13) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2xi32>
  %reduce_window = "stablehlo.reduce_window"(%maximum, %i32__7) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x2xi32>
  %remainder = stablehlo.remainder %maximum, %i32__14 : tensor<1x2x3xi32>
  %reshape = stablehlo.reshape %maximum : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reverse = stablehlo.reverse %maximum, dims = [2] : tensor<1x2x3xi32>
  %select = stablehlo.select %i1, %maximum, %i32__2 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  %shift_left = stablehlo.shift_left %maximum, %i32__15 : tensor<1x2x3xi32>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %maximum, %i32__12 : tensor<1x2x3xi32>
  %shift_right_logical = stablehlo.shift_right_logical %maximum, %i32__12 : tensor<1x2x3xi32>
  %sign = stablehlo.sign %maximum : tensor<1x2x3xi32>
  %slice = stablehlo.slice %maximum [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  %sort = "stablehlo.sort"(%maximum) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %subtract = stablehlo.subtract %i32__2, %maximum : tensor<1x2x3xi32>
  %transpose = stablehlo.transpose %maximum, dims = [2, 1, 0] : (tensor<1x2x3xi32>) -> tensor<3x2x1xi32>
  %xor = stablehlo.xor %maximum, %i32__15 : tensor<1x2x3xi32>
  %concatenate_2 = stablehlo.concatenate %abs, %add, %and, %clamp, %divide, %maximum_2, %minimum, %multiply, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_2, dense<[[[3, 5, 3], [2147483647, 2, 7]], [[6, 10, 1], [-2147483642, 4, 4]], [[3, 5, 2], [7, 2, 5]], [[3, 5, -2], [7, 2, -3]], [[1, 1, -1], [306783378, 1, -2]], [[3, 5, 3], [2147483647, 2, 7]], [[3, 5, -2], [7, 2, -3]], [[9, 25, 9], [1, 4, 49]]]> : tensor<8x2x3xi32> loc("abs_of_maximum, add_of_maximum, and_of_maximum, clamp_of_maximum, divide_of_maximum, maximum_of_maximum, minimum_of_maximum, multiply_of_maximum")
  %concatenate_3 = stablehlo.concatenate %negate, %not, %or, %popcnt, %power, %remainder, %reverse, %select, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_3, dense<[[[-3, -5, -3], [-2147483647, -2, -7]], [[-4, -6, -4], [-2147483648, -3, -8]], [[3, 5, -1], [2147483647, 2, -1]], [[2, 2, 2], [31, 1, 3]], [[9, 5, 27], [1, 4, 7]], [[1, 1, 1], [1, 0, 1]], [[3, 5, 3], [7, 2, 2147483647]], [[3, 5, 3], [7, 2, 7]]]> : tensor<8x2x3xi32> loc("negate_of_maximum, not_of_maximum, or_of_maximum, popcnt_of_maximum, power_of_maximum, remainder_of_maximum, reverse_of_maximum, select_of_maximum")
  %reshape_2 = stablehlo.reshape %shift_left : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_3 = stablehlo.reshape %shift_right_arithmetic : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_4 = stablehlo.reshape %shift_right_logical : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_5 = stablehlo.reshape %sign : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_6 = stablehlo.reshape %sort : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_7 = stablehlo.reshape %subtract : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_8 = stablehlo.reshape %xor : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_9 = stablehlo.reshape %dynamic_slice : (tensor<1x1x2xi32>) -> tensor<2xi32>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<2xi32>) -> tensor<44xi32>
  check.expect_eq_const %concatenate_4, dense<[6, 10, 6, -2, 4, 14, 0, 2, 0, 2147483647, 0, 3, 0, 2, 0, 2147483647, 0, 3, 1, 1, 1, 1, 1, 1, 5, 3, 3, 2147483647, 7, 2, 0, 0, -5, -2147483640, 0, -10, 2, 4, 2, 2147483646, 3, 6, 5, 3]> : tensor<44xi32> loc("shift_left_of_maximum, shift_right_arithmetic_of_maximum, shift_right_logical_of_maximum, sign_of_maximum, sort_of_maximum, subtract_of_maximum, xor_of_maximum, dynamic_slice_of_maximum")
  %reshape_10 = stablehlo.reshape %slice : (tensor<1x1x2xi32>) -> tensor<2xi32>
  %reshape_11 = stablehlo.reshape %reduce : (tensor<1x2xi32>) -> tensor<2xi32>
  %reshape_12 = stablehlo.reshape %reduce_window : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_13 = stablehlo.reshape %pad : (tensor<1x2x5xi32>) -> tensor<10xi32>
  %reshape_14 = stablehlo.reshape %concatenate : (tensor<1x2x6xi32>) -> tensor<12xi32>
  %reshape_15 = stablehlo.reshape %dynamic_update_slice : (tensor<1x3x4xi32>) -> tensor<12xi32>
  %reshape_16 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xi32>) -> tensor<12xi32>
  %reshape_17 = stablehlo.reshape %transpose : (tensor<3x2x1xi32>) -> tensor<6xi32>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, %reshape_17, dim = 0 : (tensor<2xi32>, tensor<2xi32>, tensor<4xi32>, tensor<10xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<6xi32>) -> tensor<60xi32>
  check.expect_eq_const %concatenate_5, dense<[2147483647, 7, 5, 2147483647, 8, 8, -2147483647, 9, 6, 6, 6, 6, 6, 3, 5, 3, 6, 6, 3, 5, 3, 3, 5, 3, 2147483647, 2, 7, 2147483647, 2, 7, 3, 5, -2, 7, 3, 5, 3, 5, 2147483647, 2, 7, -3, 3, 5, 3, 2147483647, 2, 7, 3, 5, 3, 2147483647, 2, 7, 3, 2147483647, 5, 2, 3, 7]> : tensor<60xi32> loc("slice_of_maximum, reduce_of_maximum, reduce_window_of_maximum, pad_of_maximum, concatenate_of_maximum, dynamic_update_slice_of_maximum, broadcast_in_dim_of_maximum, transpose_of_maximum")
  %reshape_18 = stablehlo.reshape %dot_general : (tensor<4x1x3xi32>) -> tensor<12xi32>
  %reshape_19 = stablehlo.reshape %reshape : (tensor<6xi32>) -> tensor<6xi32>
  %concatenate_6 = stablehlo.concatenate %reshape_18, %reshape_19, dim = 0 : (tensor<12xi32>, tensor<6xi32>) -> tensor<18xi32>
  check.expect_eq_const %concatenate_6, dense<[-2147483644, 25, 44, 2147483635, 4, 43, -2147483639, 4, -15, -2147483644, 25, 44, 3, 5, 3, 2147483647, 2, 7]> : tensor<18xi32> loc("dot_general_of_maximum, reshape_of_maximum")
  check.expect_eq_const %bitcast_convert, dense<[[[[3, 0], [5, 0], [3, 0]], [[-1, 32767], [2, 0], [7, 0]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_maximum")
  check.expect_eq_const %compare, dense<true> : tensor<1x2x3xi1> loc("compare_of_maximum")
  check.expect_eq_const %convert, dense<[[[3.0, 5.0, 3.0], [2147483600.0, 2.0, 7.0]]]> : tensor<1x2x3xf32> loc("convert_of_maximum")
  return
}
