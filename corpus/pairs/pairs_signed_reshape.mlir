// Pairs of ops: what takes the signed result of reshape. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[1, -2], [3, 2147483647], [-2147483648, 7]]> : tensor<3x2xi32>
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
  %reshape = stablehlo.reshape %i32 : (tensor<3x2xi32>) -> tensor<1x2x3xi32>
  %abs = stablehlo.abs %reshape : tensor<1x2x3xi32>
  %add = stablehlo.add %i32__2, %reshape : tensor<1x2x3xi32>
  %and = stablehlo.and %reshape, %reshape : tensor<1x2x3xi32>
  %bitcast_convert = stablehlo.bitcast_convert %reshape : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %reshape, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  %clamp = stablehlo.clamp %i32__3, %reshape, %i32__4 : (tensor<i32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %compare = stablehlo.compare GE, %reshape, %reshape : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  %concatenate = stablehlo.concatenate %i32__6, %reshape, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  %convert = stablehlo.convert %reshape : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %divide = stablehlo.divide %reshape, %i32__2 : tensor<1x2x3xi32>
  %dot_general = stablehlo.dot_general %reshape, %i32__7, contracting_dims = [2] x [0] : (tensor<1x2x3xi32>, tensor<3x2xi32>) -> tensor<1x2x2xi32>
  %dynamic_slice = stablehlo.dynamic_slice %reshape, %i32__8, %i32__9, %i32__10, sizes = [1, 2, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xi32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %reshape, %i32__11, %i32__8, %i32__12, %i32__13 : (tensor<1x2x3xi32>, tensor<1x1x2xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi32>
  %maximum = stablehlo.maximum %i32__2, %reshape : tensor<1x2x3xi32>
  %minimum = stablehlo.minimum %reshape, %reshape : tensor<1x2x3xi32>
  %multiply = stablehlo.multiply %reshape, %i32__5 : tensor<1x2x3xi32>
  %negate = stablehlo.negate %reshape : tensor<1x2x3xi32>
  %not = stablehlo.not %reshape : tensor<1x2x3xi32>
  %or = stablehlo.or %reshape, %reshape : tensor<1x2x3xi32>
  %pad = stablehlo.pad %reshape, %i32__8, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x3x3xi32>
  %popcnt = stablehlo.popcnt %reshape : tensor<1x2x3xi32>
  %power = stablehlo.power %reshape, %i32__14 : tensor<1x2x3xi32>
  %reduce = stablehlo.reduce(%reshape init: %i32__8) across dimensions = [1] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x3xi32>
  reducer(%left: tensor<i32>, %right: tensor<i32>) {
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }
  %reduce_window = "stablehlo.reduce_window"(%reshape, %i32__8) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<i32>
    stablehlo.return %add_3 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %remainder = stablehlo.remainder %reshape, %i32__2 : tensor<1x2x3xi32>
  %reshape_2 = stablehlo.reshape %reshape : (tensor<1x2x3xi32>) -> tensor<3x2xi32>
  %reverse = stablehlo.reverse %reshape, dims = [1, 2] : tensor<1x2x3xi32>
  %select = stablehlo.select %i1, %i32__2, %reshape : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  %shift_left = stablehlo.shift_left %reshape, %i32__14 : tensor<1x2x3xi32>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %reshape, %i32__14 : tensor<1x2x3xi32>
  %shift_right_logical = stablehlo.shift_right_logical %reshape, %i32__14 : tensor<1x2x3xi32>
  %sign = stablehlo.sign %reshape : tensor<1x2x3xi32>
  %slice = stablehlo.slice %reshape [0:1, 0:2, 1:3] : (tensor<1x2x3xi32>) -> tensor<1x2x2xi32>
  %sort = "stablehlo.sort"(%reshape) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<i32>, %right_3: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %subtract = stablehlo.subtract %reshape, %reshape : tensor<1x2x3xi32>
  %transpose = stablehlo.transpose %reshape, dims = [2, 0, 1] : (tensor<1x2x3xi32>) -> tensor<3x1x2xi32>
  %xor = stablehlo.xor %reshape, %i32__2 : tensor<1x2x3xi32>
  %concatenate_2 = stablehlo.concatenate %abs, %add, %and, %clamp, %divide, %dynamic_update_slice, %maximum, %minimum, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_2, dense<[[[1, 2, 3], [2147483647, -2147483648, 7]], [[4, 3, 1], [-2147483642, -2147483646, 4]], [[1, -2, 3], [2147483647, -2147483648, 7]], [[1, -2, 3], [6, -3, 6]], [[0, 0, -1], [306783378, -1073741824, -2]], [[1, -2, 3], [2147483647, 3, 5]], [[3, 5, 3], [2147483647, 2, 7]], [[1, -2, 3], [2147483647, -2147483648, 7]]]> : tensor<8x2x3xi32> loc("abs_of_reshape, add_of_reshape, and_of_reshape, clamp_of_reshape, divide_of_reshape, dynamic_update_slice_of_reshape, maximum_of_reshape, minimum_of_reshape")
  %concatenate_3 = stablehlo.concatenate %multiply, %negate, %not, %or, %popcnt, %power, %reduce_window, %remainder, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_3, dense<[[[0, 0, 0], [0, 0, 0]], [[-1, 2, -3], [-2147483647, -2147483648, -7]], [[-2, 1, -4], [-2147483648, 2147483647, -8]], [[1, -2, 3], [2147483647, -2147483648, 7]], [[1, 31, 2], [31, 1, 3]], [[1, -2, 27], [1, 0, 7]], [[1, -1, 1], [2147483647, -1, -2147483641]], [[1, -2, 1], [1, 0, 1]]]> : tensor<8x2x3xi32> loc("multiply_of_reshape, negate_of_reshape, not_of_reshape, or_of_reshape, popcnt_of_reshape, power_of_reshape, reduce_window_of_reshape, remainder_of_reshape")
  %concatenate_4 = stablehlo.concatenate %reverse, %select, %shift_left, %shift_right_arithmetic, %shift_right_logical, %sign, %sort, %subtract, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_4, dense<[[[7, -2147483648, 2147483647], [3, -2, 1]], [[3, -2, -2], [2147483647, -2147483648, -3]], [[4, -4, 24], [2147483647, 0, 14]], [[0, -1, 0], [2147483647, -536870912, 3]], [[0, 2147483647, 0], [2147483647, 536870912, 3]], [[1, -1, 1], [1, -1, 1]], [[3, 1, -2], [2147483647, 7, -2147483648]], [[0, 0, 0], [0, 0, 0]]]> : tensor<8x2x3xi32> loc("reverse_of_reshape, select_of_reshape, shift_left_of_reshape, shift_right_arithmetic_of_reshape, shift_right_logical_of_reshape, sign_of_reshape, sort_of_reshape, subtract_of_reshape")
  %reshape_3 = stablehlo.reshape %xor : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_4 = stablehlo.reshape %dot_general : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_5 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_6 = stablehlo.reshape %slice : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_7 = stablehlo.reshape %concatenate : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_8 = stablehlo.reshape %pad : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_9 = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x2x3xi32>) -> tensor<12xi32>
  %reshape_10 = stablehlo.reshape %reduce : (tensor<1x3xi32>) -> tensor<3xi32>
  %concatenate_5 = stablehlo.concatenate %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, %reshape_10, dim = 0 : (tensor<6xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<9xi32>, tensor<9xi32>, tensor<12xi32>, tensor<3xi32>) -> tensor<51xi32>
  check.expect_eq_const %concatenate_5, dense<[2, -5, -3, 2147483640, -2147483646, -6, 13, -18, -2147483637, -26, -2, 3, -2147483648, 7, -2, 3, -2147483648, 7, 3, 5, -2, 1, -2, 3, 2147483647, -2147483648, 7, -2, 3, 0, 0, 0, 0, -2147483648, 7, 0, 1, -2, 3, 2147483647, -2147483648, 7, 1, -2, 3, 2147483647, -2147483648, 7, -2147483648, 2147483646, 10]> : tensor<51xi32> loc("xor_of_reshape, dot_general_of_reshape, dynamic_slice_of_reshape, slice_of_reshape, concatenate_of_reshape, pad_of_reshape, broadcast_in_dim_of_reshape, reduce_of_reshape")
  %reshape_11 = stablehlo.reshape %transpose : (tensor<3x1x2xi32>) -> tensor<6xi32>
  %reshape_12 = stablehlo.reshape %reshape_2 : (tensor<3x2xi32>) -> tensor<6xi32>
  %concatenate_6 = stablehlo.concatenate %reshape_11, %reshape_12, dim = 0 : (tensor<6xi32>, tensor<6xi32>) -> tensor<12xi32>
  check.expect_eq_const %concatenate_6, dense<[1, 2147483647, -2, -2147483648, 3, 7, 1, -2, 3, 2147483647, -2147483648, 7]> : tensor<12xi32> loc("transpose_of_reshape, reshape_of_reshape")
  check.expect_eq_const %bitcast_convert, dense<[[[[1, 0], [-2, -1], [3, 0]], [[-1, 32767], [0, -32768], [7, 0]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_reshape")
  check.expect_eq_const %compare, dense<true> : tensor<1x2x3xi1> loc("compare_of_reshape")
  check.expect_eq_const %convert, dense<[[[1.0, -2.0, 3.0], [2147483600.0, -2147483600.0, 7.0]]]> : tensor<1x2x3xf32> loc("convert_of_reshape")
  return
}
