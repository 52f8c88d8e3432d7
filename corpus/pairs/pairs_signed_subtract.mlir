// Pairs of ops: what takes the signed result of subtract. The values are those of scripts/oracle.
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
  %subtract = stablehlo.subtract %i32, %i32__2 : tensor<1x2x3xi32>
  %abs = stablehlo.abs %subtract : tensor<1x2x3xi32>
  %add = stablehlo.add %subtract, %subtract : tensor<1x2x3xi32>
  %and = stablehlo.and %subtract, %i32__3 : tensor<1x2x3xi32>
  %bitcast_convert = stablehlo.bitcast_convert %subtract : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %subtract, dims = [0, 1, 2] : (tensor<1x2x3xi32>) -> tensor<2x2x3xi32>
  %clamp = stablehlo.clamp %i32__4, %subtract, %i32__5 : (tensor<i32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %compare = stablehlo.compare LT, %subtract, %i32__6 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  %concatenate = stablehlo.concatenate %subtract, %subtract, dim = 2 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x6xi32>
  %convert = stablehlo.convert %subtract : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %divide = stablehlo.divide %subtract, %i32__2 : tensor<1x2x3xi32>
  %dot_general = stablehlo.dot_general %i32__7, %subtract, contracting_dims = [1] x [1] : (tensor<4x2xi32>, tensor<1x2x3xi32>) -> tensor<4x1x3xi32>
  %dynamic_slice = stablehlo.dynamic_slice %subtract, %i32__8, %i32__9, %i32__10, sizes = [1, 1, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i32__11, %subtract, %i32__8, %i32__12, %i32__8 : (tensor<1x3x4xi32>, tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi32>
  %maximum = stablehlo.maximum %subtract, %subtract : tensor<1x2x3xi32>
  %minimum = stablehlo.minimum %subtract, %i32__6 : tensor<1x2x3xi32>
  %multiply = stablehlo.multiply %subtract, %i32__2 : tensor<1x2x3xi32>
  %negate = stablehlo.negate %subtract : tensor<1x2x3xi32>
  %not = stablehlo.not %subtract : tensor<1x2x3xi32>
  %or = stablehlo.or %subtract, %i32__3 : tensor<1x2x3xi32>
  %pad = stablehlo.pad %subtract, %i32__5, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x5xi32>
  %popcnt = stablehlo.popcnt %subtract : tensor<1x2x3xi32>
  %power = stablehlo.power %subtract, %i32__13 : tensor<1x2x3xi32>
  %reduce = stablehlo.reduce(%subtract init: %i32__14) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2xi32>
  %reduce_window = "stablehlo.reduce_window"(%subtract, %i32__8) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x2xi32>
  %remainder = stablehlo.remainder %subtract, %i32__2 : tensor<1x2x3xi32>
  %reshape = stablehlo.reshape %subtract : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reverse = stablehlo.reverse %subtract, dims = [2] : tensor<1x2x3xi32>
  %select = stablehlo.select %i1, %subtract, %i32__2 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  %shift_left = stablehlo.shift_left %subtract, %i32__13 : tensor<1x2x3xi32>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %subtract, %i32__13 : tensor<1x2x3xi32>
  %shift_right_logical = stablehlo.shift_right_logical %subtract, %i32__3 : tensor<1x2x3xi32>
  %sign = stablehlo.sign %subtract : tensor<1x2x3xi32>
  %slice = stablehlo.slice %subtract [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  %sort = "stablehlo.sort"(%subtract) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %subtract_2 = stablehlo.subtract %subtract, %i32__6 : tensor<1x2x3xi32>
  %transpose = stablehlo.transpose %subtract, dims = [2, 1, 0] : (tensor<1x2x3xi32>) -> tensor<3x2x1xi32>
  %xor = stablehlo.xor %i32__2, %subtract : tensor<1x2x3xi32>
  %concatenate_2 = stablehlo.concatenate %abs, %add, %and, %clamp, %divide, %maximum, %minimum, %multiply, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_2, dense<[[[2, 7, 5], [2147483640, 2147483646, 10]], [[-4, -14, 10], [-16, -4, 20]], [[0, 1, 1], [0, 0, 0]], [[-2, -3, 5], [6, 6, 6]], [[0, -1, -2], [306783377, 1073741823, -3]], [[-2, -7, 5], [2147483640, 2147483646, 10]], [[-2, -7, 0], [0, 0, 0]], [[-6, -35, -10], [2147483592, -4, -30]]]> : tensor<8x2x3xi32> loc("abs_of_subtract, add_of_subtract, and_of_subtract, clamp_of_subtract, divide_of_subtract, maximum_of_subtract, minimum_of_subtract, multiply_of_subtract")
  %concatenate_3 = stablehlo.concatenate %negate, %not, %or, %popcnt, %power, %remainder, %reverse, %select, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_3, dense<[[[2, 7, -5], [-2147483640, -2147483646, -10]], [[1, 6, -6], [-2147483641, -2147483647, -11]], [[-1, -7, 5], [2147483641, 2147483647, 11]], [[31, 30, 2], [28, 30, 2]], [[4, -7, 125], [1, 4, 10]], [[-2, -2, 1], [1, 0, 1]], [[5, -7, -2], [10, 2147483646, 2147483640]], [[-2, 5, 5], [7, 2, 10]]]> : tensor<8x2x3xi32> loc("negate_of_subtract, not_of_subtract, or_of_subtract, popcnt_of_subtract, power_of_subtract, remainder_of_subtract, reverse_of_subtract, select_of_subtract")
  %reshape_2 = stablehlo.reshape %shift_left : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_3 = stablehlo.reshape %shift_right_arithmetic : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_4 = stablehlo.reshape %shift_right_logical : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_5 = stablehlo.reshape %sign : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_6 = stablehlo.reshape %sort : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_7 = stablehlo.reshape %subtract_2 : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_8 = stablehlo.reshape %xor : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_9 = stablehlo.reshape %dynamic_slice : (tensor<1x1x2xi32>) -> tensor<2xi32>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<2xi32>) -> tensor<44xi32>
  check.expect_eq_const %concatenate_4, dense<[-8, -14, 40, 2147483640, -8, 20, -1, -4, 0, 2147483640, 536870911, 5, 2147483647, 2147483644, 2, 1073741820, 1073741823, 5, -1, -1, 1, 1, 1, 1, 5, -2, -7, 2147483646, 2147483640, 10, -2, -7, 5, 2147483640, 2147483646, 10, -3, -4, -5, 2147483647, 2147483644, -9, -7, 5]> : tensor<44xi32> loc("shift_left_of_subtract, shift_right_arithmetic_of_subtract, shift_right_logical_of_subtract, sign_of_subtract, sort_of_subtract, subtract_of_subtract, xor_of_subtract, dynamic_slice_of_subtract")
  %reshape_10 = stablehlo.reshape %slice : (tensor<1x1x2xi32>) -> tensor<2xi32>
  %reshape_11 = stablehlo.reshape %reduce : (tensor<1x2xi32>) -> tensor<2xi32>
  %reshape_12 = stablehlo.reshape %reduce_window : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_13 = stablehlo.reshape %pad : (tensor<1x2x5xi32>) -> tensor<10xi32>
  %reshape_14 = stablehlo.reshape %concatenate : (tensor<1x2x6xi32>) -> tensor<12xi32>
  %reshape_15 = stablehlo.reshape %dynamic_update_slice : (tensor<1x3x4xi32>) -> tensor<12xi32>
  %reshape_16 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xi32>) -> tensor<12xi32>
  %reshape_17 = stablehlo.reshape %transpose : (tensor<3x2x1xi32>) -> tensor<6xi32>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, %reshape_17, dim = 0 : (tensor<2xi32>, tensor<2xi32>, tensor<4xi32>, tensor<10xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<6xi32>) -> tensor<60xi32>
  check.expect_eq_const %concatenate_5, dense<[2147483640, 10, 5, 2147483646, -9, -2, -10, -2147483640, 6, 6, 6, 6, 6, -2, -7, 5, 6, 6, -2, -7, 5, -2, -7, 5, 2147483640, 2147483646, 10, 2147483640, 2147483646, 10, 3, 5, -2, 7, -2, -7, 5, 5, 2147483640, 2147483646, 10, -3, -2, -7, 5, 2147483640, 2147483646, 10, -2, -7, 5, 2147483640, 2147483646, 10, -2, 2147483640, -7, 2147483646, 5, 10]> : tensor<60xi32> loc("slice_of_subtract, reduce_of_subtract, reduce_window_of_subtract, pad_of_subtract, concatenate_of_subtract, dynamic_update_slice_of_subtract, broadcast_in_dim_of_subtract, transpose_of_subtract")
  %reshape_18 = stablehlo.reshape %dot_general : (tensor<4x1x3xi32>) -> tensor<12xi32>
  %reshape_19 = stablehlo.reshape %reshape : (tensor<6xi32>) -> tensor<6xi32>
  %concatenate_6 = stablehlo.concatenate %reshape_18, %reshape_19, dim = 0 : (tensor<12xi32>, tensor<6xi32>) -> tensor<18xi32>
  check.expect_eq_const %concatenate_6, dense<[2147483602, 2147483617, 65, 2147483596, -2147483648, 60, -2147483628, 2147483640, -20, 2147483602, 2147483617, 65, -2, -7, 5, 2147483640, 2147483646, 10]> : tensor<18xi32> loc("dot_general_of_subtract, reshape_of_subtract")
  check.expect_eq_const %bitcast_convert, dense<[[[[-2, -1], [-7, -1], [5, 0]], [[-8, 32767], [-2, 32767], [10, 0]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_subtract")
  check.expect_eq_const %compare, dense<[[[true, true, false], [false, false, false]]]> : tensor<1x2x3xi1> loc("compare_of_subtract")
  check.expect_eq_const %convert, dense<[[[-2.0, -7.0, 5.0], [2147483600.0, 2147483600.0, 10.0]]]> : tensor<1x2x3xf32> loc("convert_of_subtract")
  return
}
