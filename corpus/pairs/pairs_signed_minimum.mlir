// Pairs of ops: what takes the signed result of minimum. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[1, -2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x2x3xi32>
  %i32__2 = stablehlo.constant dense<[[[3, 5, -2], [7, 2, -3]]]> : tensor<1x2x3xi32>
  %i32__3 = stablehlo.constant dense<-3> : tensor<i32>
  %i32__4 = stablehlo.constant dense<6> : tensor<i32>
  %i32__5 = stablehlo.constant dense<0> : tensor<1x2x3xi32>
  %i32__6 = stablehlo.constant dense<[[[3, 5, -2]]]> : tensor<1x1x3xi32>
  %i32__7 = stablehlo.constant dense<[[3, 5], [-2, 7], [2, -3]]> : tensor<3x2xi32>
  %i32__8 = stablehlo.constant dense<0> : tensor<i32>
  %i32__9 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__10 = stablehlo.constant dense<9> : tensor<i32>
  %i32__11 = stablehlo.constant dense<[[[3, 5]]]> : tensor<1x1x2xi32>
  %i32__12 = stablehlo.constant dense<1> : tensor<i32>
  %i32__13 = stablehlo.constant dense<2> : tensor<i32>
  %i32__14 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xi32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %minimum = stablehlo.minimum %i32, %i32__2 : tensor<1x2x3xi32>
  %abs = stablehlo.abs %minimum : tensor<1x2x3xi32>
  %add = stablehlo.add %i32__2, %minimum : tensor<1x2x3xi32>
  %and = stablehlo.and %minimum, %minimum : tensor<1x2x3xi32>
  %bitcast_convert = stablehlo.bitcast_convert %minimum : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %minimum, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  %clamp = stablehlo.clamp %i32__3, %minimum, %i32__4 : (tensor<i32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %compare = stablehlo.compare GE, %minimum, %minimum : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  %concatenate = stablehlo.concatenate %i32__6, %minimum, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  %convert = stablehlo.convert %minimum : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %divide = stablehlo.divide %minimum, %i32__2 : tensor<1x2x3xi32>
  %dot_general = stablehlo.dot_general %minimum, %i32__7, contracting_dims = [2] x [0] : (tensor<1x2x3xi32>, tensor<3x2xi32>) -> tensor<1x2x2xi32>
  %dynamic_slice = stablehlo.dynamic_slice %minimum, %i32__8, %i32__9, %i32__10, sizes = [1, 2, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xi32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %minimum, %i32__11, %i32__8, %i32__12, %i32__13 : (tensor<1x2x3xi32>, tensor<1x1x2xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi32>
  %maximum = stablehlo.maximum %i32__2, %minimum : tensor<1x2x3xi32>
  %minimum_2 = stablehlo.minimum %minimum, %minimum : tensor<1x2x3xi32>
  %multiply = stablehlo.multiply %minimum, %i32__5 : tensor<1x2x3xi32>
  %negate = stablehlo.negate %minimum : tensor<1x2x3xi32>
  %not = stablehlo.not %minimum : tensor<1x2x3xi32>
  %or = stablehlo.or %minimum, %minimum : tensor<1x2x3xi32>
  %pad = stablehlo.pad %minimum, %i32__8, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x3x3xi32>
  %popcnt = stablehlo.popcnt %minimum : tensor<1x2x3xi32>
  %power = stablehlo.power %minimum, %i32__14 : tensor<1x2x3xi32>
  %reduce = stablehlo.reduce(%minimum init: %i32__8) across dimensions = [1] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x3xi32>
  reducer(%left: tensor<i32>, %right: tensor<i32>) {
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }
  %reduce_window = "stablehlo.reduce_window"(%minimum, %i32__8) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<i32>
    stablehlo.return %add_3 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %remainder = stablehlo.remainder %minimum, %i32__2 : tensor<1x2x3xi32>
  %reshape = stablehlo.reshape %minimum : (tensor<1x2x3xi32>) -> tensor<3x2xi32>
  %reverse = stablehlo.reverse %minimum, dims = [1, 2] : tensor<1x2x3xi32>
  %select = stablehlo.select %i1, %i32__2, %minimum : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  %shift_left = stablehlo.shift_left %minimum, %i32__14 : tensor<1x2x3xi32>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %minimum, %i32__14 : tensor<1x2x3xi32>
  %shift_right_logical = stablehlo.shift_right_logical %minimum, %i32__14 : tensor<1x2x3xi32>
  %sign = stablehlo.sign %minimum : tensor<1x2x3xi32>
  %slice = stablehlo.slice %minimum [0:1, 0:2, 1:3] : (tensor<1x2x3xi32>) -> tensor<1x2x2xi32>
  %sort = "stablehlo.sort"(%minimum) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<i32>, %right_3: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %subtract = stablehlo.subtract %minimum, %minimum : tensor<1x2x3xi32>
  %transpose = stablehlo.transpose %minimum, dims = [2, 0, 1] : (tensor<1x2x3xi32>) -> tensor<3x1x2xi32>
  %xor = stablehlo.xor %minimum, %i32__2 : tensor<1x2x3xi32>
  %concatenate_2 = stablehlo.concatenate %abs, %add, %and, %clamp, %divide, %dynamic_update_slice, %maximum, %minimum_2, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_2, dense<[[[1, 2, 2], [7, -2147483648, 3]], [[4, 3, -4], [14, -2147483646, -6]], [[1, -2, -2], [7, -2147483648, -3]], [[1, -2, -2], [6, -3, -3]], [[0, 0, 1], [1, -1073741824, 1]], [[1, -2, -2], [7, 3, 5]], [[3, 5, -2], [7, 2, -3]], [[1, -2, -2], [7, -2147483648, -3]]]> : tensor<8x2x3xi32> loc("abs_of_minimum, add_of_minimum, and_of_minimum, clamp_of_minimum, divide_of_minimum, dynamic_update_slice_of_minimum, maximum_of_minimum, minimum_of_minimum")
  %concatenate_3 = stablehlo.concatenate %multiply, %negate, %not, %or, %popcnt, %power, %reduce_window, %remainder, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_3, dense<[[[0, 0, 0], [0, 0, 0]], [[-1, 2, 2], [-7, -2147483648, 3]], [[-2, 1, 1], [-8, 2147483647, 2]], [[1, -2, -2], [7, -2147483648, -3]], [[1, 31, 31], [3, 1, 31]], [[1, -2, -8], [1, 0, -3]], [[1, -1, -4], [7, -2147483641, 2147483645]], [[1, -2, 0], [0, 0, 0]]]> : tensor<8x2x3xi32> loc("multiply_of_minimum, negate_of_minimum, not_of_minimum, or_of_minimum, popcnt_of_minimum, power_of_minimum, reduce_window_of_minimum, remainder_of_minimum")
  %concatenate_4 = stablehlo.concatenate %reverse, %select, %shift_left, %shift_right_arithmetic, %shift_right_logical, %sign, %sort, %subtract, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_4, dense<[[[-3, -2147483648, 7], [-2, -2, 1]], [[3, -2, -2], [7, -2147483648, -3]], [[4, -4, -16], [7, 0, -6]], [[0, -1, -1], [7, -536870912, -2]], [[0, 2147483647, 536870911], [7, 536870912, 2147483646]], [[1, -1, -1], [1, -1, -1]], [[1, -2, -2], [7, -3, -2147483648]], [[0, 0, 0], [0, 0, 0]]]> : tensor<8x2x3xi32> loc("reverse_of_minimum, select_of_minimum, shift_left_of_minimum, shift_right_arithmetic_of_minimum, shift_right_logical_of_minimum, sign_of_minimum, sort_of_minimum, subtract_of_minimum")
  %reshape_2 = stablehlo.reshape %xor : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_3 = stablehlo.reshape %dot_general : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_4 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_5 = stablehlo.reshape %slice : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_6 = stablehlo.reshape %concatenate : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_7 = stablehlo.reshape %pad : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_8 = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x2x3xi32>) -> tensor<12xi32>
  %reshape_9 = stablehlo.reshape %reduce : (tensor<1x3xi32>) -> tensor<3xi32>
  %concatenate_5 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<9xi32>, tensor<9xi32>, tensor<12xi32>, tensor<3xi32>) -> tensor<51xi32>
  check.expect_eq_const %concatenate_5, dense<[2, -5, 0, 0, -2147483646, 0, 3, -3, 15, -2147483604, -2, -2, -2147483648, -3, -2, -2, -2147483648, -3, 3, 5, -2, 1, -2, -2, 7, -2147483648, -3, -2, -2, 0, 0, 0, 0, -2147483648, -3, 0, 1, -2, -2, 7, -2147483648, -3, 1, -2, -2, 7, -2147483648, -3, 8, 2147483646, -5]> : tensor<51xi32> loc("xor_of_minimum, dot_general_of_minimum, dynamic_slice_of_minimum, slice_of_minimum, concatenate_of_minimum, pad_of_minimum, broadcast_in_dim_of_minimum, reduce_of_minimum")
  %reshape_10 = stablehlo.reshape %transpose : (tensor<3x1x2xi32>) -> tensor<6xi32>
  %reshape_11 = stablehlo.reshape %reshape : (tensor<3x2xi32>) -> tensor<6xi32>
  %concatenate_6 = stablehlo.concatenate %reshape_10, %reshape_11, dim = 0 : (tensor<6xi32>, tensor<6xi32>) -> tensor<12xi32>
  check.expect_eq_const %concatenate_6, dense<[1, 7, -2, -2147483648, -2, -3, 1, -2, -2, 7, -2147483648, -3]> : tensor<12xi32> loc("transpose_of_minimum, reshape_of_minimum")
  check.expect_eq_const %bitcast_convert, dense<[[[[1, 0], [-2, -1], [-2, -1]], [[7, 0], [0, -32768], [-3, -1]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_minimum")
  check.expect_eq_const %compare, dense<true> : tensor<1x2x3xi1> loc("compare_of_minimum")
  check.expect_eq_const %convert, dense<[[[1.0, -2.0, -2.0], [7.0, -2147483600.0, -3.0]]]> : tensor<1x2x3xf32> loc("convert_of_minimum")
  return
}
