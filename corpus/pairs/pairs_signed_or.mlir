// Pairs of ops: what takes the signed result of or. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[1, -2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x2x3xi32>
  %i32__2 = stablehlo.constant dense<[[[3, 5, -2], [7, 2, -3]]]> : tensor<1x2x3xi32>
  %i32__3 = stablehlo.constant dense<1> : tensor<1x2x3xi32>
  %i32__4 = stablehlo.constant dense<-3> : tensor<i32>
  %i32__5 = stablehlo.constant dense<6> : tensor<i32>
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
  %or = stablehlo.or %i32, %i32__2 : tensor<1x2x3xi32>
  %abs = stablehlo.abs %or : tensor<1x2x3xi32>
  %add = stablehlo.add %or, %or : tensor<1x2x3xi32>
  %and = stablehlo.and %or, %i32__3 : tensor<1x2x3xi32>
  %bitcast_convert = stablehlo.bitcast_convert %or : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %or, dims = [0, 1, 2] : (tensor<1x2x3xi32>) -> tensor<2x2x3xi32>
  %clamp = stablehlo.clamp %i32__4, %i32__2, %or : (tensor<i32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %compare = stablehlo.compare LT, %or, %i32__6 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  %concatenate = stablehlo.concatenate %or, %or, dim = 2 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x6xi32>
  %convert = stablehlo.convert %or : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %divide = stablehlo.divide %or, %i32__2 : tensor<1x2x3xi32>
  %dot_general = stablehlo.dot_general %i32__7, %or, contracting_dims = [1] x [1] : (tensor<4x2xi32>, tensor<1x2x3xi32>) -> tensor<4x1x3xi32>
  %dynamic_slice = stablehlo.dynamic_slice %or, %i32__8, %i32__9, %i32__10, sizes = [1, 1, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i32__11, %or, %i32__8, %i32__12, %i32__8 : (tensor<1x3x4xi32>, tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi32>
  %maximum = stablehlo.maximum %or, %or : tensor<1x2x3xi32>
  %minimum = stablehlo.minimum %or, %i32__6 : tensor<1x2x3xi32>
  %multiply = stablehlo.multiply %or, %i32__2 : tensor<1x2x3xi32>
  %negate = stablehlo.negate %or : tensor<1x2x3xi32>
  %not = stablehlo.not %or : tensor<1x2x3xi32>
  %or_2 = stablehlo.or %or, %i32__3 : tensor<1x2x3xi32>
  %pad = stablehlo.pad %or, %i32__5, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x5xi32>
  %popcnt = stablehlo.popcnt %or : tensor<1x2x3xi32>
  %power = stablehlo.power %or, %i32__13 : tensor<1x2x3xi32>
  %reduce = stablehlo.reduce(%or init: %i32__14) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2xi32>
  %reduce_window = "stablehlo.reduce_window"(%or, %i32__8) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x2xi32>
  %remainder = stablehlo.remainder %or, %i32__2 : tensor<1x2x3xi32>
  %reshape = stablehlo.reshape %or : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reverse = stablehlo.reverse %or, dims = [2] : tensor<1x2x3xi32>
  %select = stablehlo.select %i1, %or, %i32__2 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  %shift_left = stablehlo.shift_left %or, %i32__13 : tensor<1x2x3xi32>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %or, %i32__13 : tensor<1x2x3xi32>
  %shift_right_logical = stablehlo.shift_right_logical %or, %i32__3 : tensor<1x2x3xi32>
  %sign = stablehlo.sign %or : tensor<1x2x3xi32>
  %slice = stablehlo.slice %or [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  %sort = "stablehlo.sort"(%or) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %subtract = stablehlo.subtract %or, %i32__6 : tensor<1x2x3xi32>
  %transpose = stablehlo.transpose %or, dims = [2, 1, 0] : (tensor<1x2x3xi32>) -> tensor<3x2x1xi32>
  %xor = stablehlo.xor %i32__2, %or : tensor<1x2x3xi32>
  %concatenate_2 = stablehlo.concatenate %abs, %add, %and, %clamp, %divide, %maximum, %minimum, %multiply, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_2, dense<[[[3, 1, 1], [2147483647, 2147483646, 1]], [[6, -2, -2], [-2, 4, -2]], [[1, 1, 1], [1, 0, 1]], [[3, -1, -2], [7, -2147483646, -3]], [[1, 0, 0], [306783378, -1073741823, 0]], [[3, -1, -1], [2147483647, -2147483646, -1]], [[0, -1, -1], [0, -2147483646, -1]], [[9, -5, 2], [2147483641, 4, 3]]]> : tensor<8x2x3xi32> loc("abs_of_or, add_of_or, and_of_or, clamp_of_or, divide_of_or, maximum_of_or, minimum_of_or, multiply_of_or")
  %concatenate_3 = stablehlo.concatenate %negate, %not, %or_2, %popcnt, %power, %remainder, %reverse, %select, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_3, dense<[[[-3, 1, 1], [-2147483647, 2147483646, 1]], [[-4, 0, 0], [-2147483648, 2147483645, 0]], [[3, -1, -1], [2147483647, -2147483645, -1]], [[2, 32, 32], [31, 2, 32]], [[9, -1, -1], [1, 4, -1]], [[0, -1, -1], [1, 0, -1]], [[-1, -1, 3], [-1, -2147483646, 2147483647]], [[3, 5, -1], [7, 2, -1]]]> : tensor<8x2x3xi32> loc("negate_of_or, not_of_or, or_of_or, popcnt_of_or, power_of_or, remainder_of_or, reverse_of_or, select_of_or")
  %reshape_2 = stablehlo.reshape %shift_left : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_3 = stablehlo.reshape %shift_right_arithmetic : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_4 = stablehlo.reshape %shift_right_logical : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_5 = stablehlo.reshape %sign : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_6 = stablehlo.reshape %sort : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_7 = stablehlo.reshape %subtract : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_8 = stablehlo.reshape %xor : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_9 = stablehlo.reshape %dynamic_slice : (tensor<1x1x2xi32>) -> tensor<2xi32>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<2xi32>) -> tensor<44xi32>
  check.expect_eq_const %concatenate_4, dense<[12, -2, -8, 2147483647, 8, -2, 0, -1, -1, 2147483647, -536870912, -1, 1, 2147483647, 2147483647, 1073741823, 1073741825, 2147483647, 1, -1, -1, 1, -1, -1, 3, -1, -1, 2147483647, -1, -2147483646, 3, -1, -1, 2147483647, -2147483646, -1, 0, -6, 1, 2147483640, -2147483648, 2, -1, -1]> : tensor<44xi32> loc("shift_left_of_or, shift_right_arithmetic_of_or, shift_right_logical_of_or, sign_of_or, sort_of_or, subtract_of_or, xor_of_or, dynamic_slice_of_or")
  %reshape_10 = stablehlo.reshape %slice : (tensor<1x1x2xi32>) -> tensor<2xi32>
  %reshape_11 = stablehlo.reshape %reduce : (tensor<1x2xi32>) -> tensor<2xi32>
  %reshape_12 = stablehlo.reshape %reduce_window : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_13 = stablehlo.reshape %pad : (tensor<1x2x5xi32>) -> tensor<10xi32>
  %reshape_14 = stablehlo.reshape %concatenate : (tensor<1x2x6xi32>) -> tensor<12xi32>
  %reshape_15 = stablehlo.reshape %dynamic_update_slice : (tensor<1x3x4xi32>) -> tensor<12xi32>
  %reshape_16 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xi32>) -> tensor<12xi32>
  %reshape_17 = stablehlo.reshape %transpose : (tensor<3x2x1xi32>) -> tensor<6xi32>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, %reshape_17, dim = 0 : (tensor<2xi32>, tensor<2xi32>, tensor<4xi32>, tensor<10xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<6xi32>) -> tensor<60xi32>
  check.expect_eq_const %concatenate_5, dense<[2147483647, -1, 3, 2147483647, 2, -2, 1, -2147483647, 6, 6, 6, 6, 6, 3, -1, -1, 6, 6, 3, -1, -1, 3, -1, -1, 2147483647, -2147483646, -1, 2147483647, -2147483646, -1, 3, 5, -2, 7, 3, -1, -1, 5, 2147483647, -2147483646, -1, -3, 3, -1, -1, 2147483647, -2147483646, -1, 3, -1, -1, 2147483647, -2147483646, -1, 3, 2147483647, -1, -2147483646, -1, -1]> : tensor<60xi32> loc("slice_of_or, reduce_of_or, reduce_window_of_or, pad_of_or, concatenate_of_or, dynamic_update_slice_of_or, broadcast_in_dim_of_or, transpose_of_or")
  %reshape_18 = stablehlo.reshape %dot_general : (tensor<4x1x3xi32>) -> tensor<12xi32>
  %reshape_19 = stablehlo.reshape %reshape : (tensor<6xi32>) -> tensor<6xi32>
  %concatenate_6 = stablehlo.concatenate %reshape_18, %reshape_19, dim = 0 : (tensor<12xi32>, tensor<6xi32>) -> tensor<18xi32>
  check.expect_eq_const %concatenate_6, dense<[-2147483644, -2147483641, -8, 2147483635, -2147483632, -5, -2147483639, 2147483640, 1, -2147483644, -2147483641, -8, 3, -1, -1, 2147483647, -2147483646, -1]> : tensor<18xi32> loc("dot_general_of_or, reshape_of_or")
  check.expect_eq_const %bitcast_convert, dense<[[[[3, 0], [-1, -1], [-1, -1]], [[-1, 32767], [2, -32768], [-1, -1]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_or")
  check.expect_eq_const %compare, dense<[[[false, true, true], [false, true, true]]]> : tensor<1x2x3xi1> loc("compare_of_or")
  check.expect_eq_const %convert, dense<[[[3.0, -1.0, -1.0], [2147483600.0, -2147483600.0, -1.0]]]> : tensor<1x2x3xf32> loc("convert_of_or")
  return
}
