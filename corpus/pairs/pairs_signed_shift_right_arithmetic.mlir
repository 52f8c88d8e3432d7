// Pairs of ops: what takes the signed result of shift_right_arithmetic. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[1, -2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x2x3xi32>
  %i32__2 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xi32>
  %i32__3 = stablehlo.constant dense<[[[3, 5, -2], [7, 2, -3]]]> : tensor<1x2x3xi32>
  %i32__4 = stablehlo.constant dense<-3> : tensor<i32>
  %i32__5 = stablehlo.constant dense<6> : tensor<i32>
  %i32__6 = stablehlo.constant dense<0> : tensor<1x2x3xi32>
  %i32__7 = stablehlo.constant dense<[[[3, 5, -2]]]> : tensor<1x1x3xi32>
  %i32__8 = stablehlo.constant dense<[[3, 5], [-2, 7], [2, -3]]> : tensor<3x2xi32>
  %i32__9 = stablehlo.constant dense<0> : tensor<i32>
  %i32__10 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__11 = stablehlo.constant dense<9> : tensor<i32>
  %i32__12 = stablehlo.constant dense<[[[3, 5]]]> : tensor<1x1x2xi32>
  %i32__13 = stablehlo.constant dense<1> : tensor<i32>
  %i32__14 = stablehlo.constant dense<2> : tensor<i32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %i32, %i32__2 : tensor<1x2x3xi32>
  %abs = stablehlo.abs %shift_right_arithmetic : tensor<1x2x3xi32>
  %add = stablehlo.add %i32__3, %shift_right_arithmetic : tensor<1x2x3xi32>
  %and = stablehlo.and %shift_right_arithmetic, %shift_right_arithmetic : tensor<1x2x3xi32>
  %bitcast_convert = stablehlo.bitcast_convert %shift_right_arithmetic : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %shift_right_arithmetic, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  %clamp = stablehlo.clamp %shift_right_arithmetic, %i32__3, %i32__5 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %compare = stablehlo.compare GE, %shift_right_arithmetic, %shift_right_arithmetic : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  %concatenate = stablehlo.concatenate %i32__7, %shift_right_arithmetic, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  %convert = stablehlo.convert %shift_right_arithmetic : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %divide = stablehlo.divide %shift_right_arithmetic, %i32__3 : tensor<1x2x3xi32>
  %dot_general = stablehlo.dot_general %shift_right_arithmetic, %i32__8, contracting_dims = [2] x [0] : (tensor<1x2x3xi32>, tensor<3x2xi32>) -> tensor<1x2x2xi32>
  %dynamic_slice = stablehlo.dynamic_slice %shift_right_arithmetic, %i32__9, %i32__10, %i32__11, sizes = [1, 2, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xi32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %shift_right_arithmetic, %i32__12, %i32__9, %i32__13, %i32__14 : (tensor<1x2x3xi32>, tensor<1x1x2xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi32>
  %maximum = stablehlo.maximum %i32__3, %shift_right_arithmetic : tensor<1x2x3xi32>
  %minimum = stablehlo.minimum %shift_right_arithmetic, %shift_right_arithmetic : tensor<1x2x3xi32>
  %multiply = stablehlo.multiply %shift_right_arithmetic, %i32__6 : tensor<1x2x3xi32>
  %negate = stablehlo.negate %shift_right_arithmetic : tensor<1x2x3xi32>
  %not = stablehlo.not %shift_right_arithmetic : tensor<1x2x3xi32>
  %or = stablehlo.or %shift_right_arithmetic, %shift_right_arithmetic : tensor<1x2x3xi32>
  %pad = stablehlo.pad %shift_right_arithmetic, %i32__9, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x3x3xi32>
  %popcnt = stablehlo.popcnt %shift_right_arithmetic : tensor<1x2x3xi32>
  %power = stablehlo.power %shift_right_arithmetic, %i32__2 : tensor<1x2x3xi32>
  %reduce = stablehlo.reduce(%shift_right_arithmetic init: %i32__9) across dimensions = [1] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x3xi32>
  reducer(%left: tensor<i32>, %right: tensor<i32>) {
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }
  %reduce_window = "stablehlo.reduce_window"(%shift_right_arithmetic, %i32__9) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<i32>
    stablehlo.return %add_3 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %remainder = stablehlo.remainder %shift_right_arithmetic, %i32__3 : tensor<1x2x3xi32>
  %reshape = stablehlo.reshape %shift_right_arithmetic : (tensor<1x2x3xi32>) -> tensor<3x2xi32>
  %reverse = stablehlo.reverse %shift_right_arithmetic, dims = [1, 2] : tensor<1x2x3xi32>
  %select = stablehlo.select %i1, %i32__3, %shift_right_arithmetic : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  %shift_left = stablehlo.shift_left %shift_right_arithmetic, %i32__2 : tensor<1x2x3xi32>
  %shift_right_arithmetic_2 = stablehlo.shift_right_arithmetic %shift_right_arithmetic, %i32__2 : tensor<1x2x3xi32>
  %shift_right_logical = stablehlo.shift_right_logical %shift_right_arithmetic, %i32__2 : tensor<1x2x3xi32>
  %sign = stablehlo.sign %shift_right_arithmetic : tensor<1x2x3xi32>
  %slice = stablehlo.slice %shift_right_arithmetic [0:1, 0:2, 1:3] : (tensor<1x2x3xi32>) -> tensor<1x2x2xi32>
  %sort = "stablehlo.sort"(%shift_right_arithmetic) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<i32>, %right_3: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %subtract = stablehlo.subtract %shift_right_arithmetic, %shift_right_arithmetic : tensor<1x2x3xi32>
  %transpose = stablehlo.transpose %shift_right_arithmetic, dims = [2, 0, 1] : (tensor<1x2x3xi32>) -> tensor<3x1x2xi32>
  %xor = stablehlo.xor %shift_right_arithmetic, %i32__3 : tensor<1x2x3xi32>
  %concatenate_2 = stablehlo.concatenate %abs, %add, %and, %clamp, %divide, %dynamic_update_slice, %maximum, %minimum, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_2, dense<[[[0, 1, 0], [2147483647, 536870912, 3]], [[3, 4, -2], [-2147483642, -536870910, 0]], [[0, -1, 0], [2147483647, -536870912, 3]], [[3, 5, 0], [6, 2, 3]], [[0, 0, 0], [306783378, -268435456, -1]], [[0, -1, 0], [2147483647, 3, 5]], [[3, 5, 0], [2147483647, 2, 3]], [[0, -1, 0], [2147483647, -536870912, 3]]]> : tensor<8x2x3xi32> loc("abs_of_shift_right_arithmetic, add_of_shift_right_arithmetic, and_of_shift_right_arithmetic, clamp_of_shift_right_arithmetic, divide_of_shift_right_arithmetic, dynamic_update_slice_of_shift_right_arithmetic, maximum_of_shift_right_arithmetic, minimum_of_shift_right_arithmetic")
  %concatenate_3 = stablehlo.concatenate %multiply, %negate, %not, %or, %popcnt, %power, %reduce_window, %remainder, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_3, dense<[[[0, 0, 0], [0, 0, 0]], [[0, 1, 0], [-2147483647, 536870912, -3]], [[-1, 0, -1], [-2147483648, 536870911, -4]], [[0, -1, 0], [2147483647, -536870912, 3]], [[0, 32, 0], [31, 3, 2]], [[0, -1, 0], [1, 0, 3]], [[0, -1, -1], [2147483647, 1610612735, -536870909]], [[0, -1, 0], [1, 0, 0]]]> : tensor<8x2x3xi32> loc("multiply_of_shift_right_arithmetic, negate_of_shift_right_arithmetic, not_of_shift_right_arithmetic, or_of_shift_right_arithmetic, popcnt_of_shift_right_arithmetic, power_of_shift_right_arithmetic, reduce_window_of_shift_right_arithmetic, remainder_of_shift_right_arithmetic")
  %concatenate_4 = stablehlo.concatenate %reverse, %select, %shift_left, %shift_right_arithmetic_2, %shift_right_logical, %sign, %sort, %subtract, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_4, dense<[[[3, -536870912, 2147483647], [0, -1, 0]], [[3, -1, -2], [2147483647, -536870912, -3]], [[0, -2, 0], [2147483647, -2147483648, 6]], [[0, -1, 0], [2147483647, -134217728, 1]], [[0, 2147483647, 0], [2147483647, 939524096, 1]], [[0, -1, 0], [1, -1, 1]], [[0, 0, -1], [2147483647, 3, -536870912]], [[0, 0, 0], [0, 0, 0]]]> : tensor<8x2x3xi32> loc("reverse_of_shift_right_arithmetic, select_of_shift_right_arithmetic, shift_left_of_shift_right_arithmetic, shift_right_arithmetic_of_shift_right_arithmetic, shift_right_logical_of_shift_right_arithmetic, sign_of_shift_right_arithmetic, sort_of_shift_right_arithmetic, subtract_of_shift_right_arithmetic")
  %reshape_2 = stablehlo.reshape %xor : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_3 = stablehlo.reshape %dot_general : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_4 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_5 = stablehlo.reshape %slice : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_6 = stablehlo.reshape %concatenate : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_7 = stablehlo.reshape %pad : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_8 = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x2x3xi32>) -> tensor<12xi32>
  %reshape_9 = stablehlo.reshape %reduce : (tensor<1x3xi32>) -> tensor<3xi32>
  %concatenate_5 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<9xi32>, tensor<9xi32>, tensor<12xi32>, tensor<3xi32>) -> tensor<51xi32>
  check.expect_eq_const %concatenate_5, dense<[3, -6, -2, 2147483640, -536870910, -2, 2, -7, -1073741821, -1610612750, -1, 0, -536870912, 3, -1, 0, -536870912, 3, 3, 5, -2, 0, -1, 0, 2147483647, -536870912, 3, -1, 0, 0, 0, 0, 0, -536870912, 3, 0, 0, -1, 0, 2147483647, -536870912, 3, 0, -1, 0, 2147483647, -536870912, 3, 2147483647, -536870913, 3]> : tensor<51xi32> loc("xor_of_shift_right_arithmetic, dot_general_of_shift_right_arithmetic, dynamic_slice_of_shift_right_arithmetic, slice_of_shift_right_arithmetic, concatenate_of_shift_right_arithmetic, pad_of_shift_right_arithmetic, broadcast_in_dim_of_shift_right_arithmetic, reduce_of_shift_right_arithmetic")
  %reshape_10 = stablehlo.reshape %transpose : (tensor<3x1x2xi32>) -> tensor<6xi32>
  %reshape_11 = stablehlo.reshape %reshape : (tensor<3x2xi32>) -> tensor<6xi32>
  %concatenate_6 = stablehlo.concatenate %reshape_10, %reshape_11, dim = 0 : (tensor<6xi32>, tensor<6xi32>) -> tensor<12xi32>
  check.expect_eq_const %concatenate_6, dense<[0, 2147483647, -1, -536870912, 0, 3, 0, -1, 0, 2147483647, -536870912, 3]> : tensor<12xi32> loc("transpose_of_shift_right_arithmetic, reshape_of_shift_right_arithmetic")
  check.expect_eq_const %bitcast_convert, dense<[[[[0, 0], [-1, -1], [0, 0]], [[-1, 32767], [0, -8192], [3, 0]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_shift_right_arithmetic")
  check.expect_eq_const %compare, dense<true> : tensor<1x2x3xi1> loc("compare_of_shift_right_arithmetic")
  check.expect_eq_const %convert, dense<[[[0.0, -1.0, 0.0], [2147483600.0, -536870900.0, 3.0]]]> : tensor<1x2x3xf32> loc("convert_of_shift_right_arithmetic")
  return
}
