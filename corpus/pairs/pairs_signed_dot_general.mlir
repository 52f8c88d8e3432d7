// Pairs of ops: what takes the signed result of dot_general. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[1, -2, 3, 2147483647], [-2147483648, 7, -6, 8]]]> : tensor<1x2x4xi32>
  %i32__2 = stablehlo.constant dense<[[3, 5, -2], [7, 2, -3], [3, 5, -2], [7, 2, -3]]> : tensor<4x3xi32>
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
  %dot_general = stablehlo.dot_general %i32, %i32__2, contracting_dims = [2] x [0] : (tensor<1x2x4xi32>, tensor<4x3xi32>) -> tensor<1x2x3xi32>
  %abs = stablehlo.abs %dot_general : tensor<1x2x3xi32>
  %add = stablehlo.add %i32__3, %dot_general : tensor<1x2x3xi32>
  %and = stablehlo.and %dot_general, %dot_general : tensor<1x2x3xi32>
  %bitcast_convert = stablehlo.bitcast_convert %dot_general : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %dot_general, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  %clamp = stablehlo.clamp %dot_general, %i32__3, %i32__5 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %compare = stablehlo.compare GE, %dot_general, %dot_general : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  %concatenate = stablehlo.concatenate %i32__7, %dot_general, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  %convert = stablehlo.convert %dot_general : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %divide = stablehlo.divide %dot_general, %i32__3 : tensor<1x2x3xi32>
  %dot_general_2 = stablehlo.dot_general %dot_general, %i32__8, contracting_dims = [2] x [0] : (tensor<1x2x3xi32>, tensor<3x2xi32>) -> tensor<1x2x2xi32>
  %dynamic_slice = stablehlo.dynamic_slice %dot_general, %i32__9, %i32__10, %i32__11, sizes = [1, 2, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xi32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %dot_general, %i32__12, %i32__9, %i32__13, %i32__14 : (tensor<1x2x3xi32>, tensor<1x1x2xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi32>
  %maximum = stablehlo.maximum %i32__3, %dot_general : tensor<1x2x3xi32>
  %minimum = stablehlo.minimum %dot_general, %dot_general : tensor<1x2x3xi32>
  %multiply = stablehlo.multiply %dot_general, %i32__6 : tensor<1x2x3xi32>
  %negate = stablehlo.negate %dot_general : tensor<1x2x3xi32>
  %not = stablehlo.not %dot_general : tensor<1x2x3xi32>
  %or = stablehlo.or %dot_general, %dot_general : tensor<1x2x3xi32>
  %pad = stablehlo.pad %dot_general, %i32__9, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x3x3xi32>
  %popcnt = stablehlo.popcnt %dot_general : tensor<1x2x3xi32>
  %power = stablehlo.power %dot_general, %i32__15 : tensor<1x2x3xi32>
  %reduce = stablehlo.reduce(%dot_general init: %i32__9) across dimensions = [1] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x3xi32>
  reducer(%left: tensor<i32>, %right: tensor<i32>) {
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }
  %reduce_window = "stablehlo.reduce_window"(%dot_general, %i32__9) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<i32>
    stablehlo.return %add_3 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %remainder = stablehlo.remainder %dot_general, %i32__3 : tensor<1x2x3xi32>
  %reshape = stablehlo.reshape %dot_general : (tensor<1x2x3xi32>) -> tensor<3x2xi32>
  %reverse = stablehlo.reverse %dot_general, dims = [1, 2] : tensor<1x2x3xi32>
  %select = stablehlo.select %i1, %i32__3, %dot_general : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  %shift_left = stablehlo.shift_left %dot_general, %i32__15 : tensor<1x2x3xi32>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %dot_general, %i32__15 : tensor<1x2x3xi32>
  %shift_right_logical = stablehlo.shift_right_logical %dot_general, %i32__15 : tensor<1x2x3xi32>
  %sign = stablehlo.sign %dot_general : tensor<1x2x3xi32>
  %slice = stablehlo.slice %dot_general [0:1, 0:2, 1:3] : (tensor<1x2x3xi32>) -> tensor<1x2x2xi32>
  %sort = "stablehlo.sort"(%dot_general) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<i32>, %right_3: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %subtract = stablehlo.subtract %dot_general, %dot_general : tensor<1x2x3xi32>
  %transpose = stablehlo.transpose %dot_general, dims = [2, 0, 1] : (tensor<1x2x3xi32>) -> tensor<3x1x2xi32>
  %xor = stablehlo.xor %dot_general, %i32__3 : tensor<1x2x3xi32>
  %concatenate_2 = stablehlo.concatenate %abs, %add, %and, %clamp, %divide, %dynamic_update_slice, %maximum, %minimum, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_2, dense<[[[2147483639, 14, 2147483647], [2147483561, -2147483648, 33]], [[2147483642, 19, 2147483647], [-2147483554, -2147483646, -36]], [[2147483639, 14, -2147483647], [-2147483561, -2147483648, -33]], [[6, 6, -2], [6, 2, -3]], [[715827879, 2, 1073741823], [-306783365, -1073741824, 11]], [[2147483639, 14, -2147483647], [-2147483561, 3, 5]], [[2147483639, 14, -2], [7, 2, -3]], [[2147483639, 14, -2147483647], [-2147483561, -2147483648, -33]]]> : tensor<8x2x3xi32> loc("abs_of_dot_general, add_of_dot_general, and_of_dot_general, clamp_of_dot_general, divide_of_dot_general, dynamic_update_slice_of_dot_general, maximum_of_dot_general, minimum_of_dot_general")
  %concatenate_3 = stablehlo.concatenate %multiply, %negate, %not, %or, %popcnt, %power, %reduce_window, %remainder, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_3, dense<[[[0, 0, 0], [0, 0, 0]], [[-2147483639, -14, 2147483647], [2147483561, -2147483648, 33]], [[-2147483640, -15, 2147483646], [2147483560, 2147483647, 32]], [[2147483639, 14, -2147483647], [-2147483561, -2147483648, -33]], [[30, 3, 2], [6, 1, 31]], [[81, 14, -2147483647], [1, 0, -33]], [[2147483639, -2147483643, -2147483633], [-2147483561, 87, 2147483615]], [[2, 4, -1], [-6, 0, 0]]]> : tensor<8x2x3xi32> loc("multiply_of_dot_general, negate_of_dot_general, not_of_dot_general, or_of_dot_general, popcnt_of_dot_general, power_of_dot_general, reduce_window_of_dot_general, remainder_of_dot_general")
  %concatenate_4 = stablehlo.concatenate %reverse, %select, %shift_left, %shift_right_arithmetic, %shift_right_logical, %sign, %sort, %subtract, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_4, dense<[[[-33, -2147483648, -2147483561], [-2147483647, 14, 2147483639]], [[3, 14, -2], [-2147483561, -2147483648, -3]], [[-36, 28, 8], [-2147483561, 0, -66]], [[536870909, 7, -268435456], [-2147483561, -536870912, -17]], [[536870909, 7, 268435456], [-2147483561, 536870912, 2147483631]], [[1, 1, -1], [-1, -1, -1]], [[2147483639, 14, -2147483647], [-33, -2147483561, -2147483648]], [[0, 0, 0], [0, 0, 0]]]> : tensor<8x2x3xi32> loc("reverse_of_dot_general, select_of_dot_general, shift_left_of_dot_general, shift_right_arithmetic_of_dot_general, shift_right_logical_of_dot_general, sign_of_dot_general, sort_of_dot_general, subtract_of_dot_general")
  %reshape_2 = stablehlo.reshape %xor : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_3 = stablehlo.reshape %dot_general_2 : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_4 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_5 = stablehlo.reshape %slice : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_6 = stablehlo.reshape %concatenate : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_7 = stablehlo.reshape %pad : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_8 = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x2x3xi32>) -> tensor<12xi32>
  %reshape_9 = stablehlo.reshape %reduce : (tensor<1x3xi32>) -> tensor<3xi32>
  %concatenate_5 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<9xi32>, tensor<9xi32>, tensor<12xi32>, tensor<3xi32>) -> tensor<51xi32>
  check.expect_eq_const %concatenate_5, dense<[2147483636, 11, 2147483647, -2147483568, -2147483646, 34, 2147483595, 50, -2147483453, 534, 14, -2147483647, -2147483648, -33, 14, -2147483647, -2147483648, -33, 3, 5, -2, 2147483639, 14, -2147483647, -2147483561, -2147483648, -33, 14, -2147483647, 0, 0, 0, 0, -2147483648, -33, 0, 2147483639, 14, -2147483647, -2147483561, -2147483648, -33, 2147483639, 14, -2147483647, -2147483561, -2147483648, -33, 78, -2147483634, 2147483616]> : tensor<51xi32> loc("xor_of_dot_general, dot_general_of_dot_general, dynamic_slice_of_dot_general, slice_of_dot_general, concatenate_of_dot_general, pad_of_dot_general, broadcast_in_dim_of_dot_general, reduce_of_dot_general")
  %reshape_10 = stablehlo.reshape %transpose : (tensor<3x1x2xi32>) -> tensor<6xi32>
  %reshape_11 = stablehlo.reshape %reshape : (tensor<3x2xi32>) -> tensor<6xi32>
  %concatenate_6 = stablehlo.concatenate %reshape_10, %reshape_11, dim = 0 : (tensor<6xi32>, tensor<6xi32>) -> tensor<12xi32>
  check.expect_eq_const %concatenate_6, dense<[2147483639, -2147483561, 14, -2147483648, -2147483647, -33, 2147483639, 14, -2147483647, -2147483561, -2147483648, -33]> : tensor<12xi32> loc("transpose_of_dot_general, reshape_of_dot_general")
  check.expect_eq_const %bitcast_convert, dense<[[[[-9, 32767], [14, 0], [1, -32768]], [[87, -32768], [0, -32768], [-33, -1]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_dot_general")
  check.expect_eq_const %compare, dense<true> : tensor<1x2x3xi1> loc("compare_of_dot_general")
  check.expect_eq_const %convert, dense<[[[2147483600.0, 14.0, -2147483600.0], [-2147483500.0, -2147483600.0, -33.0]]]> : tensor<1x2x3xf32> loc("convert_of_dot_general")
  return
}
