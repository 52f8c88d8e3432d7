// Pairs of ops: what takes the signed result of shift_right_logical. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[1, -2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x2x3xi32>
  %i32__2 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xi32>
  %i32__3 = stablehlo.constant dense<1> : tensor<1x2x3xi32>
  %i32__4 = stablehlo.constant dense<-3> : tensor<i32>
  %i32__5 = stablehlo.constant dense<6> : tensor<i32>
  %i32__6 = stablehlo.constant dense<[[[3, 5, -2], [7, 2, -3]]]> : tensor<1x2x3xi32>
  %i32__7 = stablehlo.constant dense<0> : tensor<1x2x3xi32>
  %i32__8 = stablehlo.constant dense<[[3, 5], [-2, 7], [2, -3], [3, 5]]> : tensor<4x2xi32>
  %i32__9 = stablehlo.constant dense<0> : tensor<i32>
  %i32__10 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__11 = stablehlo.constant dense<9> : tensor<i32>
  %i32__12 = stablehlo.constant dense<[[[3, 5, -2, 7], [2, -3, 3, 5], [-2, 7, 2, -3]]]> : tensor<1x3x4xi32>
  %i32__13 = stablehlo.constant dense<2> : tensor<i32>
  %i32__14 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %shift_right_logical = stablehlo.shift_right_logical %i32, %i32__2 : tensor<1x2x3xi32>
  %abs = stablehlo.abs %shift_right_logical : tensor<1x2x3xi32>
  %add = stablehlo.add %shift_right_logical, %shift_right_logical : tensor<1x2x3xi32>
  %and = stablehlo.and %shift_right_logical, %i32__3 : tensor<1x2x3xi32>
  %bitcast_convert = stablehlo.bitcast_convert %shift_right_logical : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %shift_right_logical, dims = [0, 1, 2] : (tensor<1x2x3xi32>) -> tensor<2x2x3xi32>
  %clamp = stablehlo.clamp %i32__4, %i32__6, %shift_right_logical : (tensor<i32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %compare = stablehlo.compare LT, %shift_right_logical, %i32__7 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  %concatenate = stablehlo.concatenate %shift_right_logical, %shift_right_logical, dim = 2 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x6xi32>
  %convert = stablehlo.convert %shift_right_logical : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %divide = stablehlo.divide %shift_right_logical, %i32__6 : tensor<1x2x3xi32>
  %dot_general = stablehlo.dot_general %i32__8, %shift_right_logical, contracting_dims = [1] x [1] : (tensor<4x2xi32>, tensor<1x2x3xi32>) -> tensor<4x1x3xi32>
  %dynamic_slice = stablehlo.dynamic_slice %shift_right_logical, %i32__9, %i32__10, %i32__11, sizes = [1, 1, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i32__12, %shift_right_logical, %i32__9, %i32__13, %i32__9 : (tensor<1x3x4xi32>, tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi32>
  %maximum = stablehlo.maximum %shift_right_logical, %shift_right_logical : tensor<1x2x3xi32>
  %minimum = stablehlo.minimum %shift_right_logical, %i32__7 : tensor<1x2x3xi32>
  %multiply = stablehlo.multiply %shift_right_logical, %i32__6 : tensor<1x2x3xi32>
  %negate = stablehlo.negate %shift_right_logical : tensor<1x2x3xi32>
  %not = stablehlo.not %shift_right_logical : tensor<1x2x3xi32>
  %or = stablehlo.or %shift_right_logical, %i32__3 : tensor<1x2x3xi32>
  %pad = stablehlo.pad %shift_right_logical, %i32__5, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x5xi32>
  %popcnt = stablehlo.popcnt %shift_right_logical : tensor<1x2x3xi32>
  %power = stablehlo.power %shift_right_logical, %i32__2 : tensor<1x2x3xi32>
  %reduce = stablehlo.reduce(%shift_right_logical init: %i32__14) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2xi32>
  %reduce_window = "stablehlo.reduce_window"(%shift_right_logical, %i32__9) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x2xi32>
  %remainder = stablehlo.remainder %shift_right_logical, %i32__6 : tensor<1x2x3xi32>
  %reshape = stablehlo.reshape %shift_right_logical : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reverse = stablehlo.reverse %shift_right_logical, dims = [2] : tensor<1x2x3xi32>
  %select = stablehlo.select %i1, %shift_right_logical, %i32__6 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  %shift_left = stablehlo.shift_left %shift_right_logical, %i32__2 : tensor<1x2x3xi32>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %shift_right_logical, %i32__2 : tensor<1x2x3xi32>
  %shift_right_logical_2 = stablehlo.shift_right_logical %shift_right_logical, %i32__3 : tensor<1x2x3xi32>
  %sign = stablehlo.sign %shift_right_logical : tensor<1x2x3xi32>
  %slice = stablehlo.slice %shift_right_logical [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  %sort = "stablehlo.sort"(%shift_right_logical) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %subtract = stablehlo.subtract %shift_right_logical, %i32__7 : tensor<1x2x3xi32>
  %transpose = stablehlo.transpose %shift_right_logical, dims = [2, 1, 0] : (tensor<1x2x3xi32>) -> tensor<3x2x1xi32>
  %xor = stablehlo.xor %i32__6, %shift_right_logical : tensor<1x2x3xi32>
  %concatenate_2 = stablehlo.concatenate %abs, %add, %and, %clamp, %divide, %maximum, %minimum, %multiply, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_2, dense<[[[0, 2147483647, 0], [2147483647, 536870912, 3]], [[0, -2, 0], [-2, 1073741824, 6]], [[0, 1, 0], [1, 0, 1]], [[0, 5, -2], [7, 2, -3]], [[0, 429496729, 0], [306783378, 268435456, -1]], [[0, 2147483647, 0], [2147483647, 536870912, 3]], [[0, 0, 0], [0, 0, 0]], [[0, 2147483643, 0], [2147483641, 1073741824, -9]]]> : tensor<8x2x3xi32> loc("abs_of_shift_right_logical, add_of_shift_right_logical, and_of_shift_right_logical, clamp_of_shift_right_logical, divide_of_shift_right_logical, maximum_of_shift_right_logical, minimum_of_shift_right_logical, multiply_of_shift_right_logical")
  %concatenate_3 = stablehlo.concatenate %negate, %not, %or, %popcnt, %power, %remainder, %reverse, %select, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_3, dense<[[[0, -2147483647, 0], [-2147483647, -536870912, -3]], [[-1, -2147483648, -1], [-2147483648, -536870913, -4]], [[1, 2147483647, 1], [2147483647, 536870913, 3]], [[0, 31, 0], [31, 1, 2]], [[0, 2147483647, 0], [1, 0, 3]], [[0, 2, 0], [1, 0, 0]], [[0, 2147483647, 0], [3, 536870912, 2147483647]], [[0, 5, 0], [7, 2, 3]]]> : tensor<8x2x3xi32> loc("negate_of_shift_right_logical, not_of_shift_right_logical, or_of_shift_right_logical, popcnt_of_shift_right_logical, power_of_shift_right_logical, remainder_of_shift_right_logical, reverse_of_shift_right_logical, select_of_shift_right_logical")
  %reshape_2 = stablehlo.reshape %shift_left : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_3 = stablehlo.reshape %shift_right_arithmetic : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_4 = stablehlo.reshape %shift_right_logical_2 : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_5 = stablehlo.reshape %sign : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_6 = stablehlo.reshape %sort : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_7 = stablehlo.reshape %subtract : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_8 = stablehlo.reshape %xor : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_9 = stablehlo.reshape %dynamic_slice : (tensor<1x1x2xi32>) -> tensor<2xi32>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<2xi32>) -> tensor<44xi32>
  check.expect_eq_const %concatenate_4, dense<[0, -2, 0, 2147483647, -2147483648, 6, 0, 1073741823, 0, 2147483647, 134217728, 1, 0, 1073741823, 0, 1073741823, 268435456, 1, 0, 1, 0, 1, 1, 1, 2147483647, 0, 0, 2147483647, 536870912, 3, 0, 2147483647, 0, 2147483647, 536870912, 3, 3, 2147483642, -2, 2147483640, 536870914, -2, 2147483647, 0]> : tensor<44xi32> loc("shift_left_of_shift_right_logical, shift_right_arithmetic_of_shift_right_logical, shift_right_logical_of_shift_right_logical, sign_of_shift_right_logical, sort_of_shift_right_logical, subtract_of_shift_right_logical, xor_of_shift_right_logical, dynamic_slice_of_shift_right_logical")
  %reshape_10 = stablehlo.reshape %slice : (tensor<1x1x2xi32>) -> tensor<2xi32>
  %reshape_11 = stablehlo.reshape %reduce : (tensor<1x2xi32>) -> tensor<2xi32>
  %reshape_12 = stablehlo.reshape %reduce_window : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_13 = stablehlo.reshape %pad : (tensor<1x2x5xi32>) -> tensor<10xi32>
  %reshape_14 = stablehlo.reshape %concatenate : (tensor<1x2x6xi32>) -> tensor<12xi32>
  %reshape_15 = stablehlo.reshape %dynamic_update_slice : (tensor<1x3x4xi32>) -> tensor<12xi32>
  %reshape_16 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xi32>) -> tensor<12xi32>
  %reshape_17 = stablehlo.reshape %transpose : (tensor<3x2x1xi32>) -> tensor<6xi32>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, %reshape_17, dim = 0 : (tensor<2xi32>, tensor<2xi32>, tensor<4xi32>, tensor<10xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<6xi32>) -> tensor<60xi32>
  check.expect_eq_const %concatenate_5, dense<[2147483647, 3, 2147483647, 2147483647, 2147483647, 2147483647, -1610612737, 536870915, 6, 6, 6, 6, 6, 0, 2147483647, 0, 6, 6, 0, 2147483647, 0, 0, 2147483647, 0, 2147483647, 536870912, 3, 2147483647, 536870912, 3, 3, 5, -2, 7, 0, 2147483647, 0, 5, 2147483647, 536870912, 3, -3, 0, 2147483647, 0, 2147483647, 536870912, 3, 0, 2147483647, 0, 2147483647, 536870912, 3, 0, 2147483647, 2147483647, 536870912, 0, 3]> : tensor<60xi32> loc("slice_of_shift_right_logical, reduce_of_shift_right_logical, reduce_window_of_shift_right_logical, pad_of_shift_right_logical, concatenate_of_shift_right_logical, dynamic_update_slice_of_shift_right_logical, broadcast_in_dim_of_shift_right_logical, transpose_of_shift_right_logical")
  %reshape_18 = stablehlo.reshape %dot_general : (tensor<4x1x3xi32>) -> tensor<12xi32>
  %reshape_19 = stablehlo.reshape %reshape : (tensor<6xi32>) -> tensor<6xi32>
  %concatenate_6 = stablehlo.concatenate %reshape_18, %reshape_19, dim = 0 : (tensor<12xi32>, tensor<6xi32>) -> tensor<18xi32>
  check.expect_eq_const %concatenate_6, dense<[2147483643, 536870909, 15, 2147483641, -536870910, 21, -2147483645, -1610612738, -9, 2147483643, 536870909, 15, 0, 2147483647, 0, 2147483647, 536870912, 3]> : tensor<18xi32> loc("dot_general_of_shift_right_logical, reshape_of_shift_right_logical")
  check.expect_eq_const %bitcast_convert, dense<[[[[0, 0], [-1, 32767], [0, 0]], [[-1, 32767], [0, 8192], [3, 0]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_shift_right_logical")
  check.expect_eq_const %compare, dense<false> : tensor<1x2x3xi1> loc("compare_of_shift_right_logical")
  check.expect_eq_const %convert, dense<[[[0.0, 2147483600.0, 0.0], [2147483600.0, 536870900.0, 3.0]]]> : tensor<1x2x3xf32> loc("convert_of_shift_right_logical")
  return
}
