// Pairs of ops: what takes the signed result of reduce_window. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[1, -2, 3, 2147483647], [-2147483648, 7, -6, 8]]]> : tensor<1x2x4xi32>
  %i32__2 = stablehlo.constant dense<0> : tensor<i32>
  %i32__3 = stablehlo.constant dense<0> : tensor<1x2x3xi32>
  %i32__4 = stablehlo.constant dense<[[[3, 5, -2], [7, 2, -3]]]> : tensor<1x2x3xi32>
  %i32__5 = stablehlo.constant dense<-3> : tensor<i32>
  %i32__6 = stablehlo.constant dense<6> : tensor<i32>
  %i32__7 = stablehlo.constant dense<[[[3, 5, -2]]]> : tensor<1x1x3xi32>
  %i32__8 = stablehlo.constant dense<2> : tensor<1x2x3xi32>
  %i32__9 = stablehlo.constant dense<[[3, 5], [-2, 7], [2, -3]]> : tensor<3x2xi32>
  %i32__10 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__11 = stablehlo.constant dense<9> : tensor<i32>
  %i32__12 = stablehlo.constant dense<[[[3, 5]]]> : tensor<1x1x2xi32>
  %i32__13 = stablehlo.constant dense<1> : tensor<i32>
  %i32__14 = stablehlo.constant dense<2> : tensor<i32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %i32__15 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xi32>
  %i32__16 = stablehlo.constant dense<1> : tensor<1x2x3xi32>
  %reduce_window = "stablehlo.reduce_window"(%i32, %i32__2) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add : tensor<i32>
  }) : (tensor<1x2x4xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %abs = stablehlo.abs %reduce_window : tensor<1x2x3xi32>
  %add_2 = stablehlo.add %reduce_window, %i32__3 : tensor<1x2x3xi32>
  %and = stablehlo.and %reduce_window, %i32__4 : tensor<1x2x3xi32>
  %bitcast_convert = stablehlo.bitcast_convert %reduce_window : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %reduce_window, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  %clamp = stablehlo.clamp %reduce_window, %i32__4, %i32__6 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %compare = stablehlo.compare LT, %reduce_window, %i32__4 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  %concatenate = stablehlo.concatenate %i32__7, %reduce_window, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  %convert = stablehlo.convert %reduce_window : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %divide = stablehlo.divide %reduce_window, %i32__8 : tensor<1x2x3xi32>
  %dot_general = stablehlo.dot_general %reduce_window, %i32__9, contracting_dims = [2] x [0] : (tensor<1x2x3xi32>, tensor<3x2xi32>) -> tensor<1x2x2xi32>
  %dynamic_slice = stablehlo.dynamic_slice %reduce_window, %i32__2, %i32__10, %i32__11, sizes = [1, 2, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xi32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %reduce_window, %i32__12, %i32__2, %i32__13, %i32__14 : (tensor<1x2x3xi32>, tensor<1x1x2xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi32>
  %maximum = stablehlo.maximum %reduce_window, %i32__3 : tensor<1x2x3xi32>
  %minimum = stablehlo.minimum %reduce_window, %i32__4 : tensor<1x2x3xi32>
  %multiply = stablehlo.multiply %i32__4, %reduce_window : tensor<1x2x3xi32>
  %negate = stablehlo.negate %reduce_window : tensor<1x2x3xi32>
  %not = stablehlo.not %reduce_window : tensor<1x2x3xi32>
  %or = stablehlo.or %reduce_window, %i32__4 : tensor<1x2x3xi32>
  %pad = stablehlo.pad %reduce_window, %i32__2, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x3x3xi32>
  %popcnt = stablehlo.popcnt %reduce_window : tensor<1x2x3xi32>
  %power = stablehlo.power %reduce_window, %i32__8 : tensor<1x2x3xi32>
  %reduce = stablehlo.reduce(%reduce_window init: %i32__2) across dimensions = [1] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x3xi32>
  reducer(%left_2: tensor<i32>, %right_2: tensor<i32>) {
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<i32>
    stablehlo.return %add_3 : tensor<i32>
  }
  %reduce_window_2 = "stablehlo.reduce_window"(%reduce_window, %i32__2) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_3: tensor<i32>, %right_3: tensor<i32>):
    %add_4 = stablehlo.add %left_3, %right_3 : tensor<i32>
    stablehlo.return %add_4 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %remainder = stablehlo.remainder %reduce_window, %i32__4 : tensor<1x2x3xi32>
  %reshape = stablehlo.reshape %reduce_window : (tensor<1x2x3xi32>) -> tensor<3x2xi32>
  %reverse = stablehlo.reverse %reduce_window, dims = [1, 2] : tensor<1x2x3xi32>
  %select = stablehlo.select %i1, %i32__4, %reduce_window : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  %shift_left = stablehlo.shift_left %reduce_window, %i32__15 : tensor<1x2x3xi32>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %reduce_window, %i32__16 : tensor<1x2x3xi32>
  %shift_right_logical = stablehlo.shift_right_logical %reduce_window, %i32__15 : tensor<1x2x3xi32>
  %sign = stablehlo.sign %reduce_window : tensor<1x2x3xi32>
  %slice = stablehlo.slice %reduce_window [0:1, 0:2, 1:3] : (tensor<1x2x3xi32>) -> tensor<1x2x2xi32>
  %sort = "stablehlo.sort"(%reduce_window) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_4: tensor<i32>, %right_4: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_4, %right_4 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %subtract = stablehlo.subtract %reduce_window, %i32__4 : tensor<1x2x3xi32>
  %transpose = stablehlo.transpose %reduce_window, dims = [2, 0, 1] : (tensor<1x2x3xi32>) -> tensor<3x1x2xi32>
  %xor = stablehlo.xor %reduce_window, %reduce_window : tensor<1x2x3xi32>
  %concatenate_2 = stablehlo.concatenate %abs, %add_2, %and, %clamp, %divide, %dynamic_update_slice, %maximum, %minimum, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_2, dense<[[[1, 1, 2147483646], [2147483641, 1, 2]], [[-1, 1, -2147483646], [-2147483641, 1, 2]], [[3, 1, -2147483646], [7, 0, 0]], [[3, 5, -2], [6, 2, 2]], [[0, 0, -1073741823], [-1073741820, 0, 1]], [[-1, 1, -2147483646], [-2147483641, 3, 5]], [[0, 1, 0], [0, 1, 2]], [[-1, 1, -2147483646], [-2147483641, 1, -3]]]> : tensor<8x2x3xi32> loc("abs_of_reduce_window, add_of_reduce_window, and_of_reduce_window, clamp_of_reduce_window, divide_of_reduce_window, dynamic_update_slice_of_reduce_window, maximum_of_reduce_window, minimum_of_reduce_window")
  %concatenate_3 = stablehlo.concatenate %multiply, %negate, %not, %or, %popcnt, %power, %reduce_window_2, %remainder, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_3, dense<[[[-3, 5, -4], [-2147483599, 2, -6]], [[1, -1, 2147483646], [2147483641, -1, -2]], [[0, -2, 2147483645], [2147483640, -2, -3]], [[-1, 5, -2], [-2147483641, 3, -1]], [[32, 1, 2], [4, 1, 1]], [[1, 1, 4], [49, 1, 4]], [[-1, 0, -2147483645], [-2147483641, -2147483640, 3]], [[-1, 1, 0], [-2, 1, 2]]]> : tensor<8x2x3xi32> loc("multiply_of_reduce_window, negate_of_reduce_window, not_of_reduce_window, or_of_reduce_window, popcnt_of_reduce_window, power_of_reduce_window, reduce_window_of_reduce_window, remainder_of_reduce_window")
  %concatenate_4 = stablehlo.concatenate %reverse, %select, %shift_left, %shift_right_arithmetic, %shift_right_logical, %sign, %sort, %subtract, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_4, dense<[[[2, 1, -2147483641], [-2147483646, 1, -1]], [[3, 1, -2], [-2147483641, 1, -3]], [[-4, 2, 16], [-2147483641, 4, 4]], [[-1, 0, -1073741823], [-1073741821, 0, 1]], [[1073741823, 0, 268435456], [-2147483641, 0, 1]], [[-1, 1, -1], [-1, 1, 1]], [[1, -1, -2147483646], [2, 1, -2147483641]], [[-4, -4, -2147483644], [-2147483648, -1, 5]]]> : tensor<8x2x3xi32> loc("reverse_of_reduce_window, select_of_reduce_window, shift_left_of_reduce_window, shift_right_arithmetic_of_reduce_window, shift_right_logical_of_reduce_window, sign_of_reduce_window, sort_of_reduce_window, subtract_of_reduce_window")
  %reshape_2 = stablehlo.reshape %xor : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_3 = stablehlo.reshape %dot_general : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_4 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_5 = stablehlo.reshape %slice : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_6 = stablehlo.reshape %concatenate : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_7 = stablehlo.reshape %pad : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_8 = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x2x3xi32>) -> tensor<12xi32>
  %reshape_9 = stablehlo.reshape %reduce : (tensor<1x3xi32>) -> tensor<3xi32>
  %concatenate_5 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<9xi32>, tensor<9xi32>, tensor<12xi32>, tensor<3xi32>) -> tensor<51xi32>
  check.expect_eq_const %concatenate_5, dense<[0, 0, 0, 0, 0, 0, -1, 2147483644, -2147483625, -2147483612, 1, -2147483646, 1, 2, 1, -2147483646, 1, 2, 3, 5, -2, -1, 1, -2147483646, -2147483641, 1, 2, 1, -2147483646, 0, 0, 0, 0, 1, 2, 0, -1, 1, -2147483646, -2147483641, 1, 2, -1, 1, -2147483646, -2147483641, 1, 2, -2147483642, 2, -2147483644]> : tensor<51xi32> loc("xor_of_reduce_window, dot_general_of_reduce_window, dynamic_slice_of_reduce_window, slice_of_reduce_window, concatenate_of_reduce_window, pad_of_reduce_window, broadcast_in_dim_of_reduce_window, reduce_of_reduce_window")
  %reshape_10 = stablehlo.reshape %transpose : (tensor<3x1x2xi32>) -> tensor<6xi32>
  %reshape_11 = stablehlo.reshape %reshape : (tensor<3x2xi32>) -> tensor<6xi32>
  %concatenate_6 = stablehlo.concatenate %reshape_10, %reshape_11, dim = 0 : (tensor<6xi32>, tensor<6xi32>) -> tensor<12xi32>
  check.expect_eq_const %concatenate_6, dense<[-1, -2147483641, 1, 1, -2147483646, 2, -1, 1, -2147483646, -2147483641, 1, 2]> : tensor<12xi32> loc("transpose_of_reduce_window, reshape_of_reduce_window")
  check.expect_eq_const %bitcast_convert, dense<[[[[-1, -1], [1, 0], [2, -32768]], [[7, -32768], [1, 0], [2, 0]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_reduce_window")
  check.expect_eq_const %compare, dense<[[[true, true, true], [true, true, false]]]> : tensor<1x2x3xi1> loc("compare_of_reduce_window")
  check.expect_eq_const %convert, dense<[[[-1.0, 1.0, -2147483600.0], [-2147483600.0, 1.0, 2.0]]]> : tensor<1x2x3xf32> loc("convert_of_reduce_window")
  return
}
