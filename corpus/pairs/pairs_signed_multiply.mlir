// Pairs of ops: what takes the signed result of multiply. The values are those of scripts/oracle.
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
  %multiply = stablehlo.multiply %i32, %i32__2 : tensor<1x2x3xi32>
  %abs = stablehlo.abs %multiply : tensor<1x2x3xi32>
  %add = stablehlo.add %multiply, %multiply : tensor<1x2x3xi32>
  %and = stablehlo.and %multiply, %i32__3 : tensor<1x2x3xi32>
  %bitcast_convert = stablehlo.bitcast_convert %multiply : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %multiply, dims = [0, 1, 2] : (tensor<1x2x3xi32>) -> tensor<2x2x3xi32>
  %clamp = stablehlo.clamp %multiply, %i32__2, %i32__5 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %compare = stablehlo.compare LT, %multiply, %i32__6 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  %concatenate = stablehlo.concatenate %multiply, %multiply, dim = 2 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x6xi32>
  %convert = stablehlo.convert %multiply : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %divide = stablehlo.divide %multiply, %i32__2 : tensor<1x2x3xi32>
  %dot_general = stablehlo.dot_general %i32__7, %multiply, contracting_dims = [1] x [1] : (tensor<4x2xi32>, tensor<1x2x3xi32>) -> tensor<4x1x3xi32>
  %dynamic_slice = stablehlo.dynamic_slice %multiply, %i32__8, %i32__9, %i32__10, sizes = [1, 1, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i32__11, %multiply, %i32__8, %i32__12, %i32__8 : (tensor<1x3x4xi32>, tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi32>
  %maximum = stablehlo.maximum %multiply, %multiply : tensor<1x2x3xi32>
  %minimum = stablehlo.minimum %multiply, %i32__6 : tensor<1x2x3xi32>
  %multiply_2 = stablehlo.multiply %multiply, %i32__2 : tensor<1x2x3xi32>
  %negate = stablehlo.negate %multiply : tensor<1x2x3xi32>
  %not = stablehlo.not %multiply : tensor<1x2x3xi32>
  %or = stablehlo.or %multiply, %i32__3 : tensor<1x2x3xi32>
  %pad = stablehlo.pad %multiply, %i32__5, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x5xi32>
  %popcnt = stablehlo.popcnt %multiply : tensor<1x2x3xi32>
  %power = stablehlo.power %multiply, %i32__13 : tensor<1x2x3xi32>
  %reduce = stablehlo.reduce(%multiply init: %i32__14) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2xi32>
  %reduce_window = "stablehlo.reduce_window"(%multiply, %i32__8) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x2xi32>
  %remainder = stablehlo.remainder %multiply, %i32__2 : tensor<1x2x3xi32>
  %reshape = stablehlo.reshape %multiply : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reverse = stablehlo.reverse %multiply, dims = [2] : tensor<1x2x3xi32>
  %select = stablehlo.select %i1, %multiply, %i32__2 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  %shift_left = stablehlo.shift_left %multiply, %i32__13 : tensor<1x2x3xi32>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %multiply, %i32__13 : tensor<1x2x3xi32>
  %shift_right_logical = stablehlo.shift_right_logical %multiply, %i32__3 : tensor<1x2x3xi32>
  %sign = stablehlo.sign %multiply : tensor<1x2x3xi32>
  %slice = stablehlo.slice %multiply [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  %sort = "stablehlo.sort"(%multiply) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %subtract = stablehlo.subtract %multiply, %i32__6 : tensor<1x2x3xi32>
  %transpose = stablehlo.transpose %multiply, dims = [2, 1, 0] : (tensor<1x2x3xi32>) -> tensor<3x2x1xi32>
  %xor = stablehlo.xor %i32__2, %multiply : tensor<1x2x3xi32>
  %concatenate_2 = stablehlo.concatenate %abs, %add, %and, %clamp, %divide, %maximum, %minimum, %multiply_2, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_2, dense<[[[3, 10, 6], [2147483641, 0, 21]], [[6, -20, -12], [-14, 0, -42]], [[1, 0, 0], [1, 0, 1]], [[3, 5, -2], [6, 2, -3]], [[1, -2, 3], [306783377, 0, 7]], [[3, -10, -6], [2147483641, 0, -21]], [[0, -10, -6], [0, 0, -21]], [[9, -50, 12], [2147483599, 0, 63]]]> : tensor<8x2x3xi32> loc("abs_of_multiply, add_of_multiply, and_of_multiply, clamp_of_multiply, divide_of_multiply, maximum_of_multiply, minimum_of_multiply, multiply_of_multiply")
  %concatenate_3 = stablehlo.concatenate %negate, %not, %or, %popcnt, %power, %remainder, %reverse, %select, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_3, dense<[[[-3, 10, 6], [-2147483641, 0, 21]], [[-4, 9, 5], [-2147483642, -1, 20]], [[3, -9, -5], [2147483641, 1, -21]], [[2, 30, 30], [29, 0, 30]], [[9, -10, -216], [1, 0, -21]], [[0, 0, 0], [2, 0, 0]], [[-6, -10, 3], [-21, 0, 2147483641]], [[3, 5, -6], [7, 2, -21]]]> : tensor<8x2x3xi32> loc("negate_of_multiply, not_of_multiply, or_of_multiply, popcnt_of_multiply, power_of_multiply, remainder_of_multiply, reverse_of_multiply, select_of_multiply")
  %reshape_2 = stablehlo.reshape %shift_left : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_3 = stablehlo.reshape %shift_right_arithmetic : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_4 = stablehlo.reshape %shift_right_logical : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_5 = stablehlo.reshape %sign : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_6 = stablehlo.reshape %sort : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_7 = stablehlo.reshape %subtract : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_8 = stablehlo.reshape %xor : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_9 = stablehlo.reshape %dynamic_slice : (tensor<1x1x2xi32>) -> tensor<2xi32>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<2xi32>) -> tensor<44xi32>
  check.expect_eq_const %concatenate_4, dense<[12, -20, -48, 2147483641, 0, -42, 0, -5, -1, 2147483641, 0, -11, 1, 2147483643, 2147483645, 1073741820, 0, 2147483637, 1, -1, -1, 1, 0, -1, 3, -6, -10, 2147483641, 0, -21, 3, -10, -6, 2147483641, 0, -21, 0, -13, 4, 2147483646, 2, 22, -10, -6]> : tensor<44xi32> loc("shift_left_of_multiply, shift_right_arithmetic_of_multiply, shift_right_logical_of_multiply, sign_of_multiply, sort_of_multiply, subtract_of_multiply, xor_of_multiply, dynamic_slice_of_multiply")
  %reshape_10 = stablehlo.reshape %slice : (tensor<1x1x2xi32>) -> tensor<2xi32>
  %reshape_11 = stablehlo.reshape %reduce : (tensor<1x2xi32>) -> tensor<2xi32>
  %reshape_12 = stablehlo.reshape %reduce_window : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_13 = stablehlo.reshape %pad : (tensor<1x2x5xi32>) -> tensor<10xi32>
  %reshape_14 = stablehlo.reshape %concatenate : (tensor<1x2x6xi32>) -> tensor<12xi32>
  %reshape_15 = stablehlo.reshape %dynamic_update_slice : (tensor<1x3x4xi32>) -> tensor<12xi32>
  %reshape_16 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xi32>) -> tensor<12xi32>
  %reshape_17 = stablehlo.reshape %transpose : (tensor<3x2x1xi32>) -> tensor<6xi32>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, %reshape_17, dim = 0 : (tensor<2xi32>, tensor<2xi32>, tensor<4xi32>, tensor<10xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<6xi32>) -> tensor<60xi32>
  check.expect_eq_const %concatenate_5, dense<[2147483641, -21, 3, 2147483641, -7, -16, 2147483641, -21, 6, 6, 6, 6, 6, 3, -10, -6, 6, 6, 3, -10, -6, 3, -10, -6, 2147483641, 0, -21, 2147483641, 0, -21, 3, 5, -2, 7, 3, -10, -6, 5, 2147483641, 0, -21, -3, 3, -10, -6, 2147483641, 0, -21, 3, -10, -6, 2147483641, 0, -21, 3, 2147483641, -10, 0, -6, -21]> : tensor<60xi32> loc("slice_of_multiply, reduce_of_multiply, reduce_window_of_multiply, pad_of_multiply, concatenate_of_multiply, dynamic_update_slice_of_multiply, broadcast_in_dim_of_multiply, transpose_of_multiply")
  %reshape_18 = stablehlo.reshape %dot_general : (tensor<4x1x3xi32>) -> tensor<12xi32>
  %reshape_19 = stablehlo.reshape %reshape : (tensor<6xi32>) -> tensor<6xi32>
  %concatenate_6 = stablehlo.concatenate %reshape_18, %reshape_19, dim = 0 : (tensor<12xi32>, tensor<6xi32>) -> tensor<18xi32>
  check.expect_eq_const %concatenate_6, dense<[2147483622, -30, -123, 2147483593, 20, -135, -2147483621, -20, 51, 2147483622, -30, -123, 3, -10, -6, 2147483641, 0, -21]> : tensor<18xi32> loc("dot_general_of_multiply, reshape_of_multiply")
  check.expect_eq_const %bitcast_convert, dense<[[[[3, 0], [-10, -1], [-6, -1]], [[-7, 32767], [0, 0], [-21, -1]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_multiply")
  check.expect_eq_const %compare, dense<[[[false, true, true], [false, false, true]]]> : tensor<1x2x3xi1> loc("compare_of_multiply")
  check.expect_eq_const %convert, dense<[[[3.0, -10.0, -6.0], [2147483600.0, 0.0, -21.0]]]> : tensor<1x2x3xf32> loc("convert_of_multiply")
  return
}
