// Pairs of ops: what takes the signed result of concatenate. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[1], [-2]]]> : tensor<1x2x1xi32>
  %i32__2 = stablehlo.constant dense<[[[3, 2147483647], [-2147483648, 7]]]> : tensor<1x2x2xi32>
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
  %i32__15 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xi32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %concatenate = stablehlo.concatenate %i32, %i32__2, dim = 2 : (tensor<1x2x1xi32>, tensor<1x2x2xi32>) -> tensor<1x2x3xi32>
  %abs = stablehlo.abs %concatenate : tensor<1x2x3xi32>
  %add = stablehlo.add %i32__3, %concatenate : tensor<1x2x3xi32>
  %and = stablehlo.and %concatenate, %concatenate : tensor<1x2x3xi32>
  %bitcast_convert = stablehlo.bitcast_convert %concatenate : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %concatenate, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  %clamp = stablehlo.clamp %i32__4, %concatenate, %i32__5 : (tensor<i32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %compare = stablehlo.compare GE, %concatenate, %concatenate : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  %concatenate_2 = stablehlo.concatenate %i32__7, %concatenate, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  %convert = stablehlo.convert %concatenate : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %divide = stablehlo.divide %concatenate, %i32__3 : tensor<1x2x3xi32>
  %dot_general = stablehlo.dot_general %concatenate, %i32__8, contracting_dims = [2] x [0] : (tensor<1x2x3xi32>, tensor<3x2xi32>) -> tensor<1x2x2xi32>
  %dynamic_slice = stablehlo.dynamic_slice %concatenate, %i32__9, %i32__10, %i32__11, sizes = [1, 2, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xi32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %concatenate, %i32__12, %i32__9, %i32__13, %i32__14 : (tensor<1x2x3xi32>, tensor<1x1x2xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi32>
  %maximum = stablehlo.maximum %i32__3, %concatenate : tensor<1x2x3xi32>
  %minimum = stablehlo.minimum %concatenate, %concatenate : tensor<1x2x3xi32>
  %multiply = stablehlo.multiply %concatenate, %i32__6 : tensor<1x2x3xi32>
  %negate = stablehlo.negate %concatenate : tensor<1x2x3xi32>
  %not = stablehlo.not %concatenate : tensor<1x2x3xi32>
  %or = stablehlo.or %concatenate, %concatenate : tensor<1x2x3xi32>
  %pad = stablehlo.pad %concatenate, %i32__9, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x3x3xi32>
  %popcnt = stablehlo.popcnt %concatenate : tensor<1x2x3xi32>
  %power = stablehlo.power %concatenate, %i32__15 : tensor<1x2x3xi32>
  %reduce = stablehlo.reduce(%concatenate init: %i32__9) across dimensions = [1] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x3xi32>
  reducer(%left: tensor<i32>, %right: tensor<i32>) {
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }
  %reduce_window = "stablehlo.reduce_window"(%concatenate, %i32__9) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<i32>
    stablehlo.return %add_3 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %remainder = stablehlo.remainder %concatenate, %i32__3 : tensor<1x2x3xi32>
  %reshape = stablehlo.reshape %concatenate : (tensor<1x2x3xi32>) -> tensor<3x2xi32>
  %reverse = stablehlo.reverse %concatenate, dims = [1, 2] : tensor<1x2x3xi32>
  %select = stablehlo.select %i1, %i32__3, %concatenate : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  %shift_left = stablehlo.shift_left %concatenate, %i32__15 : tensor<1x2x3xi32>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %concatenate, %i32__15 : tensor<1x2x3xi32>
  %shift_right_logical = stablehlo.shift_right_logical %concatenate, %i32__15 : tensor<1x2x3xi32>
  %sign = stablehlo.sign %concatenate : tensor<1x2x3xi32>
  %slice = stablehlo.slice %concatenate [0:1, 0:2, 1:3] : (tensor<1x2x3xi32>) -> tensor<1x2x2xi32>
  %sort = "stablehlo.sort"(%concatenate) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<i32>, %right_3: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %subtract = stablehlo.subtract %concatenate, %concatenate : tensor<1x2x3xi32>
  %transpose = stablehlo.transpose %concatenate, dims = [2, 0, 1] : (tensor<1x2x3xi32>) -> tensor<3x1x2xi32>
  %xor = stablehlo.xor %concatenate, %i32__3 : tensor<1x2x3xi32>
  %concatenate_3 = stablehlo.concatenate %abs, %add, %and, %clamp, %divide, %dynamic_update_slice, %maximum, %minimum, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_3, dense<[[[1, 3, 2147483647], [2, -2147483648, 7]], [[4, 8, 2147483645], [5, -2147483646, 4]], [[1, 3, 2147483647], [-2, -2147483648, 7]], [[1, 3, 6], [-2, -3, 6]], [[0, 0, -1073741823], [0, -1073741824, -2]], [[1, 3, 2147483647], [-2, 3, 5]], [[3, 5, 2147483647], [7, 2, 7]], [[1, 3, 2147483647], [-2, -2147483648, 7]]]> : tensor<8x2x3xi32> loc("abs_of_concatenate, add_of_concatenate, and_of_concatenate, clamp_of_concatenate, divide_of_concatenate, dynamic_update_slice_of_concatenate, maximum_of_concatenate, minimum_of_concatenate")
  %concatenate_4 = stablehlo.concatenate %multiply, %negate, %not, %or, %popcnt, %power, %reduce_window, %remainder, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_4, dense<[[[0, 0, 0], [0, 0, 0]], [[-1, -3, -2147483647], [2, -2147483648, -7]], [[-2, -4, -2147483648], [1, 2147483647, -8]], [[1, 3, 2147483647], [-2, -2147483648, 7]], [[1, 2, 31], [31, 1, 3]], [[1, 3, 2147483647], [1, 0, 7]], [[1, 4, -2147483646], [-2, 2147483646, -2147483641]], [[1, 3, 1], [-2, 0, 1]]]> : tensor<8x2x3xi32> loc("multiply_of_concatenate, negate_of_concatenate, not_of_concatenate, or_of_concatenate, popcnt_of_concatenate, power_of_concatenate, reduce_window_of_concatenate, remainder_of_concatenate")
  %concatenate_5 = stablehlo.concatenate %reverse, %select, %shift_left, %shift_right_arithmetic, %shift_right_logical, %sign, %sort, %subtract, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_5, dense<[[[7, -2147483648, -2], [2147483647, 3, 1]], [[3, 3, -2], [-2, -2147483648, -3]], [[4, 6, -8], [-2, 0, 14]], [[0, 1, 268435455], [-2, -536870912, 3]], [[0, 1, 268435455], [-2, 536870912, 3]], [[1, 1, 1], [-1, -1, 1]], [[2147483647, 3, 1], [7, -2, -2147483648]], [[0, 0, 0], [0, 0, 0]]]> : tensor<8x2x3xi32> loc("reverse_of_concatenate, select_of_concatenate, shift_left_of_concatenate, shift_right_arithmetic_of_concatenate, shift_right_logical_of_concatenate, sign_of_concatenate, sort_of_concatenate, subtract_of_concatenate")
  %reshape_2 = stablehlo.reshape %xor : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_3 = stablehlo.reshape %dot_general : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_4 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_5 = stablehlo.reshape %slice : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_6 = stablehlo.reshape %concatenate_2 : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_7 = stablehlo.reshape %pad : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_8 = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x2x3xi32>) -> tensor<12xi32>
  %reshape_9 = stablehlo.reshape %reduce : (tensor<1x3xi32>) -> tensor<3xi32>
  %concatenate_6 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<9xi32>, tensor<9xi32>, tensor<12xi32>, tensor<3xi32>) -> tensor<51xi32>
  check.expect_eq_const %concatenate_6, dense<[2, 6, -2147483647, -7, -2147483646, -6, -5, -2147483619, 8, 2147483617, 3, 2147483647, -2147483648, 7, 3, 2147483647, -2147483648, 7, 3, 5, -2, 1, 3, 2147483647, -2, -2147483648, 7, 3, 2147483647, 0, 0, 0, 0, -2147483648, 7, 0, 1, 3, 2147483647, -2, -2147483648, 7, 1, 3, 2147483647, -2, -2147483648, 7, -1, -2147483645, -2147483642]> : tensor<51xi32> loc("xor_of_concatenate, dot_general_of_concatenate, dynamic_slice_of_concatenate, slice_of_concatenate, concatenate_of_concatenate, pad_of_concatenate, broadcast_in_dim_of_concatenate, reduce_of_concatenate")
  %reshape_10 = stablehlo.reshape %transpose : (tensor<3x1x2xi32>) -> tensor<6xi32>
  %reshape_11 = stablehlo.reshape %reshape : (tensor<3x2xi32>) -> tensor<6xi32>
  %concatenate_7 = stablehlo.concatenate %reshape_10, %reshape_11, dim = 0 : (tensor<6xi32>, tensor<6xi32>) -> tensor<12xi32>
  check.expect_eq_const %concatenate_7, dense<[1, -2, 3, -2147483648, 2147483647, 7, 1, 3, 2147483647, -2, -2147483648, 7]> : tensor<12xi32> loc("transpose_of_concatenate, reshape_of_concatenate")
  check.expect_eq_const %bitcast_convert, dense<[[[[1, 0], [3, 0], [-1, 32767]], [[-2, -1], [0, -32768], [7, 0]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_concatenate")
  check.expect_eq_const %compare, dense<true> : tensor<1x2x3xi1> loc("compare_of_concatenate")
  check.expect_eq_const %convert, dense<[[[1.0, 3.0, 2147483600.0], [-2.0, -2147483600.0, 7.0]]]> : tensor<1x2x3xf32> loc("convert_of_concatenate")
  return
}
