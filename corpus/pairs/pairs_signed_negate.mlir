// Pairs of ops: what takes the signed result of negate. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[1, -2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x2x3xi32>
  %i32__2 = stablehlo.constant dense<0> : tensor<1x2x3xi32>
  %i32__3 = stablehlo.constant dense<[[[3, 5, -2], [7, 2, -3]]]> : tensor<1x2x3xi32>
  %i32__4 = stablehlo.constant dense<-3> : tensor<i32>
  %i32__5 = stablehlo.constant dense<6> : tensor<i32>
  %i32__6 = stablehlo.constant dense<[[[3, 5, -2]]]> : tensor<1x1x3xi32>
  %i32__7 = stablehlo.constant dense<2> : tensor<1x2x3xi32>
  %i32__8 = stablehlo.constant dense<[[3, 5], [-2, 7], [2, -3]]> : tensor<3x2xi32>
  %i32__9 = stablehlo.constant dense<0> : tensor<i32>
  %i32__10 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__11 = stablehlo.constant dense<9> : tensor<i32>
  %i32__12 = stablehlo.constant dense<[[[3, 5]]]> : tensor<1x1x2xi32>
  %i32__13 = stablehlo.constant dense<1> : tensor<i32>
  %i32__14 = stablehlo.constant dense<2> : tensor<i32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %i32__15 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xi32>
  %i32__16 = stablehlo.constant dense<1> : tensor<1x2x3xi32>
  %negate = stablehlo.negate %i32 : tensor<1x2x3xi32>
  %abs = stablehlo.abs %negate : tensor<1x2x3xi32>
  %add = stablehlo.add %negate, %i32__2 : tensor<1x2x3xi32>
  %and = stablehlo.and %negate, %i32__3 : tensor<1x2x3xi32>
  %bitcast_convert = stablehlo.bitcast_convert %negate : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %negate, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  %clamp = stablehlo.clamp %i32__4, %i32__3, %negate : (tensor<i32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %compare = stablehlo.compare LT, %negate, %i32__3 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  %concatenate = stablehlo.concatenate %i32__6, %negate, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  %convert = stablehlo.convert %negate : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %divide = stablehlo.divide %negate, %i32__7 : tensor<1x2x3xi32>
  %dot_general = stablehlo.dot_general %negate, %i32__8, contracting_dims = [2] x [0] : (tensor<1x2x3xi32>, tensor<3x2xi32>) -> tensor<1x2x2xi32>
  %dynamic_slice = stablehlo.dynamic_slice %negate, %i32__9, %i32__10, %i32__11, sizes = [1, 2, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xi32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %negate, %i32__12, %i32__9, %i32__13, %i32__14 : (tensor<1x2x3xi32>, tensor<1x1x2xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi32>
  %maximum = stablehlo.maximum %negate, %i32__2 : tensor<1x2x3xi32>
  %minimum = stablehlo.minimum %negate, %i32__3 : tensor<1x2x3xi32>
  %multiply = stablehlo.multiply %i32__3, %negate : tensor<1x2x3xi32>
  %negate_2 = stablehlo.negate %negate : tensor<1x2x3xi32>
  %not = stablehlo.not %negate : tensor<1x2x3xi32>
  %or = stablehlo.or %negate, %i32__3 : tensor<1x2x3xi32>
  %pad = stablehlo.pad %negate, %i32__9, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x3x3xi32>
  %popcnt = stablehlo.popcnt %negate : tensor<1x2x3xi32>
  %power = stablehlo.power %negate, %i32__7 : tensor<1x2x3xi32>
  %reduce = stablehlo.reduce(%negate init: %i32__9) across dimensions = [1] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x3xi32>
  reducer(%left: tensor<i32>, %right: tensor<i32>) {
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }
  %reduce_window = "stablehlo.reduce_window"(%negate, %i32__9) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<i32>
    stablehlo.return %add_3 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %remainder = stablehlo.remainder %negate, %i32__3 : tensor<1x2x3xi32>
  %reshape = stablehlo.reshape %negate : (tensor<1x2x3xi32>) -> tensor<3x2xi32>
  %reverse = stablehlo.reverse %negate, dims = [1, 2] : tensor<1x2x3xi32>
  %select = stablehlo.select %i1, %i32__3, %negate : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  %shift_left = stablehlo.shift_left %negate, %i32__15 : tensor<1x2x3xi32>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %negate, %i32__16 : tensor<1x2x3xi32>
  %shift_right_logical = stablehlo.shift_right_logical %negate, %i32__15 : tensor<1x2x3xi32>
  %sign = stablehlo.sign %negate : tensor<1x2x3xi32>
  %slice = stablehlo.slice %negate [0:1, 0:2, 1:3] : (tensor<1x2x3xi32>) -> tensor<1x2x2xi32>
  %sort = "stablehlo.sort"(%negate) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<i32>, %right_3: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %subtract = stablehlo.subtract %negate, %i32__3 : tensor<1x2x3xi32>
  %transpose = stablehlo.transpose %negate, dims = [2, 0, 1] : (tensor<1x2x3xi32>) -> tensor<3x1x2xi32>
  %xor = stablehlo.xor %negate, %negate : tensor<1x2x3xi32>
  %concatenate_2 = stablehlo.concatenate %abs, %add, %and, %clamp, %divide, %dynamic_update_slice, %maximum, %minimum, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_2, dense<[[[1, 2, 3], [2147483647, -2147483648, 7]], [[-1, 2, -3], [-2147483647, -2147483648, -7]], [[3, 0, -4], [1, 0, -7]], [[-1, 2, -3], [-2147483647, -2147483648, -7]], [[0, 1, -1], [-1073741823, -1073741824, -3]], [[-1, 2, -3], [-2147483647, 3, 5]], [[0, 2, 0], [0, 0, 0]], [[-1, 2, -3], [-2147483647, -2147483648, -7]]]> : tensor<8x2x3xi32> loc("abs_of_negate, add_of_negate, and_of_negate, clamp_of_negate, divide_of_negate, dynamic_update_slice_of_negate, maximum_of_negate, minimum_of_negate")
  %concatenate_3 = stablehlo.concatenate %multiply, %negate_2, %not, %or, %popcnt, %power, %reduce_window, %remainder, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_3, dense<[[[-3, 10, 6], [-2147483641, 0, 21]], [[1, -2, 3], [2147483647, -2147483648, 7]], [[0, -3, 2], [2147483646, 2147483647, 6]], [[-1, 7, -1], [-2147483641, -2147483646, -3]], [[32, 1, 31], [2, 1, 30]], [[1, 4, 9], [1, 0, 49]], [[-1, 1, -1], [-2147483647, 1, 2147483641]], [[-1, 2, -1], [-1, 0, -1]]]> : tensor<8x2x3xi32> loc("multiply_of_negate, negate_of_negate, not_of_negate, or_of_negate, popcnt_of_negate, power_of_negate, reduce_window_of_negate, remainder_of_negate")
  %concatenate_4 = stablehlo.concatenate %reverse, %select, %shift_left, %shift_right_arithmetic, %shift_right_logical, %sign, %sort, %subtract, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_4, dense<[[[-7, -2147483648, -2147483647], [-3, 2, -1]], [[3, 2, -2], [-2147483647, -2147483648, -3]], [[-4, 4, -24], [-2147483647, 0, -14]], [[-1, 1, -2], [-1073741824, -1073741824, -4]], [[1073741823, 1, 536870911], [-2147483647, 536870912, 2147483644]], [[-1, 1, -1], [-1, -1, -1]], [[2, -1, -3], [-7, -2147483647, -2147483648]], [[-4, -3, -1], [2147483642, 2147483646, -4]]]> : tensor<8x2x3xi32> loc("reverse_of_negate, select_of_negate, shift_left_of_negate, shift_right_arithmetic_of_negate, shift_right_logical_of_negate, sign_of_negate, sort_of_negate, subtract_of_negate")
  %reshape_2 = stablehlo.reshape %xor : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_3 = stablehlo.reshape %dot_general : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_4 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_5 = stablehlo.reshape %slice : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_6 = stablehlo.reshape %concatenate : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_7 = stablehlo.reshape %pad : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_8 = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x2x3xi32>) -> tensor<12xi32>
  %reshape_9 = stablehlo.reshape %reduce : (tensor<1x3xi32>) -> tensor<3xi32>
  %concatenate_5 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<9xi32>, tensor<9xi32>, tensor<12xi32>, tensor<3xi32>) -> tensor<51xi32>
  check.expect_eq_const %concatenate_5, dense<[0, 0, 0, 0, 0, 0, -13, 18, 2147483637, 26, 2, -3, -2147483648, -7, 2, -3, -2147483648, -7, 3, 5, -2, -1, 2, -3, -2147483647, -2147483648, -7, 2, -3, 0, 0, 0, 0, -2147483648, -7, 0, -1, 2, -3, -2147483647, -2147483648, -7, -1, 2, -3, -2147483647, -2147483648, -7, -2147483648, -2147483646, -10]> : tensor<51xi32> loc("xor_of_negate, dot_general_of_negate, dynamic_slice_of_negate, slice_of_negate, concatenate_of_negate, pad_of_negate, broadcast_in_dim_of_negate, reduce_of_negate")
  %reshape_10 = stablehlo.reshape %transpose : (tensor<3x1x2xi32>) -> tensor<6xi32>
  %reshape_11 = stablehlo.reshape %reshape : (tensor<3x2xi32>) -> tensor<6xi32>
  %concatenate_6 = stablehlo.concatenate %reshape_10, %reshape_11, dim = 0 : (tensor<6xi32>, tensor<6xi32>) -> tensor<12xi32>
  check.expect_eq_const %concatenate_6, dense<[-1, -2147483647, 2, -2147483648, -3, -7, -1, 2, -3, -2147483647, -2147483648, -7]> : tensor<12xi32> loc("transpose_of_negate, reshape_of_negate")
  check.expect_eq_const %bitcast_convert, dense<[[[[-1, -1], [2, 0], [-3, -1]], [[1, -32768], [0, -32768], [-7, -1]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_negate")
  check.expect_eq_const %compare, dense<true> : tensor<1x2x3xi1> loc("compare_of_negate")
  check.expect_eq_const %convert, dense<[[[-1.0, 2.0, -3.0], [-2147483600.0, -2147483600.0, -7.0]]]> : tensor<1x2x3xf32> loc("convert_of_negate")
  return
}
