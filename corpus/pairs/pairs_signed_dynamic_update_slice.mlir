// Pairs of ops: what takes the signed result of dynamic_update_slice. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[1, -2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x2x3xi32>
  %i32__2 = stablehlo.constant dense<[[[3, 5]]]> : tensor<1x1x2xi32>
  %i32__3 = stablehlo.constant dense<0> : tensor<i32>
  %i32__4 = stablehlo.constant dense<1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<2> : tensor<i32>
  %i32__6 = stablehlo.constant dense<0> : tensor<1x2x3xi32>
  %i32__7 = stablehlo.constant dense<[[[3, 5, -2], [7, 2, -3]]]> : tensor<1x2x3xi32>
  %i32__8 = stablehlo.constant dense<-3> : tensor<i32>
  %i32__9 = stablehlo.constant dense<6> : tensor<i32>
  %i32__10 = stablehlo.constant dense<[[[3, 5, -2]]]> : tensor<1x1x3xi32>
  %i32__11 = stablehlo.constant dense<2> : tensor<1x2x3xi32>
  %i32__12 = stablehlo.constant dense<[[3, 5], [-2, 7], [2, -3]]> : tensor<3x2xi32>
  %i32__13 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__14 = stablehlo.constant dense<9> : tensor<i32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %i32__15 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xi32>
  %i32__16 = stablehlo.constant dense<1> : tensor<1x2x3xi32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i32, %i32__2, %i32__3, %i32__4, %i32__5 : (tensor<1x2x3xi32>, tensor<1x1x2xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi32>
  %abs = stablehlo.abs %dynamic_update_slice : tensor<1x2x3xi32>
  %add = stablehlo.add %dynamic_update_slice, %i32__6 : tensor<1x2x3xi32>
  %and = stablehlo.and %dynamic_update_slice, %i32__7 : tensor<1x2x3xi32>
  %bitcast_convert = stablehlo.bitcast_convert %dynamic_update_slice : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %dynamic_update_slice, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  %clamp = stablehlo.clamp %i32__8, %dynamic_update_slice, %i32__9 : (tensor<i32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %compare = stablehlo.compare LT, %dynamic_update_slice, %i32__7 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  %concatenate = stablehlo.concatenate %i32__10, %dynamic_update_slice, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  %convert = stablehlo.convert %dynamic_update_slice : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %divide = stablehlo.divide %dynamic_update_slice, %i32__11 : tensor<1x2x3xi32>
  %dot_general = stablehlo.dot_general %dynamic_update_slice, %i32__12, contracting_dims = [2] x [0] : (tensor<1x2x3xi32>, tensor<3x2xi32>) -> tensor<1x2x2xi32>
  %dynamic_slice = stablehlo.dynamic_slice %dynamic_update_slice, %i32__3, %i32__13, %i32__14, sizes = [1, 2, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xi32>
  %dynamic_update_slice_2 = stablehlo.dynamic_update_slice %dynamic_update_slice, %i32__2, %i32__3, %i32__4, %i32__5 : (tensor<1x2x3xi32>, tensor<1x1x2xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi32>
  %maximum = stablehlo.maximum %dynamic_update_slice, %i32__6 : tensor<1x2x3xi32>
  %minimum = stablehlo.minimum %dynamic_update_slice, %i32__7 : tensor<1x2x3xi32>
  %multiply = stablehlo.multiply %i32__7, %dynamic_update_slice : tensor<1x2x3xi32>
  %negate = stablehlo.negate %dynamic_update_slice : tensor<1x2x3xi32>
  %not = stablehlo.not %dynamic_update_slice : tensor<1x2x3xi32>
  %or = stablehlo.or %dynamic_update_slice, %i32__7 : tensor<1x2x3xi32>
  %pad = stablehlo.pad %dynamic_update_slice, %i32__3, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x3x3xi32>
  %popcnt = stablehlo.popcnt %dynamic_update_slice : tensor<1x2x3xi32>
  %power = stablehlo.power %dynamic_update_slice, %i32__11 : tensor<1x2x3xi32>
  %reduce = stablehlo.reduce(%dynamic_update_slice init: %i32__3) across dimensions = [1] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x3xi32>
  reducer(%left: tensor<i32>, %right: tensor<i32>) {
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }
  %reduce_window = "stablehlo.reduce_window"(%dynamic_update_slice, %i32__3) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<i32>
    stablehlo.return %add_3 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %remainder = stablehlo.remainder %dynamic_update_slice, %i32__7 : tensor<1x2x3xi32>
  %reshape = stablehlo.reshape %dynamic_update_slice : (tensor<1x2x3xi32>) -> tensor<3x2xi32>
  %reverse = stablehlo.reverse %dynamic_update_slice, dims = [1, 2] : tensor<1x2x3xi32>
  %select = stablehlo.select %i1, %i32__7, %dynamic_update_slice : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  %shift_left = stablehlo.shift_left %dynamic_update_slice, %i32__15 : tensor<1x2x3xi32>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %dynamic_update_slice, %i32__16 : tensor<1x2x3xi32>
  %shift_right_logical = stablehlo.shift_right_logical %dynamic_update_slice, %i32__15 : tensor<1x2x3xi32>
  %sign = stablehlo.sign %dynamic_update_slice : tensor<1x2x3xi32>
  %slice = stablehlo.slice %dynamic_update_slice [0:1, 0:2, 1:3] : (tensor<1x2x3xi32>) -> tensor<1x2x2xi32>
  %sort = "stablehlo.sort"(%dynamic_update_slice) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<i32>, %right_3: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %subtract = stablehlo.subtract %dynamic_update_slice, %i32__7 : tensor<1x2x3xi32>
  %transpose = stablehlo.transpose %dynamic_update_slice, dims = [2, 0, 1] : (tensor<1x2x3xi32>) -> tensor<3x1x2xi32>
  %xor = stablehlo.xor %dynamic_update_slice, %dynamic_update_slice : tensor<1x2x3xi32>
  %concatenate_2 = stablehlo.concatenate %abs, %add, %and, %clamp, %divide, %dynamic_update_slice_2, %maximum, %minimum, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_2, dense<[[[1, 2, 3], [2147483647, 3, 5]], [[1, -2, 3], [2147483647, 3, 5]], [[1, 4, 2], [7, 2, 5]], [[1, -2, 3], [6, 3, 5]], [[0, -1, 1], [1073741823, 1, 2]], [[1, -2, 3], [2147483647, 3, 5]], [[1, 0, 3], [2147483647, 3, 5]], [[1, -2, -2], [7, 2, -3]]]> : tensor<8x2x3xi32> loc("abs_of_dynamic_update_slice, add_of_dynamic_update_slice, and_of_dynamic_update_slice, clamp_of_dynamic_update_slice, divide_of_dynamic_update_slice, dynamic_update_slice_of_dynamic_update_slice, maximum_of_dynamic_update_slice, minimum_of_dynamic_update_slice")
  %concatenate_3 = stablehlo.concatenate %multiply, %negate, %not, %or, %popcnt, %power, %reduce_window, %remainder, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_3, dense<[[[3, -10, -6], [2147483641, 6, -15]], [[-1, 2, -3], [-2147483647, -3, -5]], [[-2, 1, -4], [-2147483648, -4, -6]], [[3, -1, -1], [2147483647, 3, -3]], [[1, 31, 2], [31, 2, 2]], [[1, 4, 9], [1, 9, 25]], [[1, -1, 1], [2147483647, -2147483646, 8]], [[1, -2, 1], [1, 1, 2]]]> : tensor<8x2x3xi32> loc("multiply_of_dynamic_update_slice, negate_of_dynamic_update_slice, not_of_dynamic_update_slice, or_of_dynamic_update_slice, popcnt_of_dynamic_update_slice, power_of_dynamic_update_slice, reduce_window_of_dynamic_update_slice, remainder_of_dynamic_update_slice")
  %concatenate_4 = stablehlo.concatenate %reverse, %select, %shift_left, %shift_right_arithmetic, %shift_right_logical, %sign, %sort, %subtract, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_4, dense<[[[5, 3, 2147483647], [3, -2, 1]], [[3, -2, -2], [2147483647, 3, -3]], [[4, -4, 24], [2147483647, 12, 10]], [[0, -1, 1], [1073741823, 1, 2]], [[0, 2147483647, 0], [2147483647, 0, 2]], [[1, -1, 1], [1, 1, 1]], [[3, 1, -2], [2147483647, 5, 3]], [[-2, -7, 5], [2147483640, 1, 8]]]> : tensor<8x2x3xi32> loc("reverse_of_dynamic_update_slice, select_of_dynamic_update_slice, shift_left_of_dynamic_update_slice, shift_right_arithmetic_of_dynamic_update_slice, shift_right_logical_of_dynamic_update_slice, sign_of_dynamic_update_slice, sort_of_dynamic_update_slice, subtract_of_dynamic_update_slice")
  %reshape_2 = stablehlo.reshape %xor : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_3 = stablehlo.reshape %dot_general : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_4 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_5 = stablehlo.reshape %slice : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_6 = stablehlo.reshape %concatenate : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_7 = stablehlo.reshape %pad : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_8 = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x2x3xi32>) -> tensor<12xi32>
  %reshape_9 = stablehlo.reshape %reduce : (tensor<1x3xi32>) -> tensor<3xi32>
  %concatenate_5 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<9xi32>, tensor<9xi32>, tensor<12xi32>, tensor<3xi32>) -> tensor<51xi32>
  check.expect_eq_const %concatenate_5, dense<[0, 0, 0, 0, 0, 0, 13, -18, -2147483647, -2147483647, -2, 3, 3, 5, -2, 3, 3, 5, 3, 5, -2, 1, -2, 3, 2147483647, 3, 5, -2, 3, 0, 0, 0, 0, 3, 5, 0, 1, -2, 3, 2147483647, 3, 5, 1, -2, 3, 2147483647, 3, 5, -2147483648, 1, 8]> : tensor<51xi32> loc("xor_of_dynamic_update_slice, dot_general_of_dynamic_update_slice, dynamic_slice_of_dynamic_update_slice, slice_of_dynamic_update_slice, concatenate_of_dynamic_update_slice, pad_of_dynamic_update_slice, broadcast_in_dim_of_dynamic_update_slice, reduce_of_dynamic_update_slice")
  %reshape_10 = stablehlo.reshape %transpose : (tensor<3x1x2xi32>) -> tensor<6xi32>
  %reshape_11 = stablehlo.reshape %reshape : (tensor<3x2xi32>) -> tensor<6xi32>
  %concatenate_6 = stablehlo.concatenate %reshape_10, %reshape_11, dim = 0 : (tensor<6xi32>, tensor<6xi32>) -> tensor<12xi32>
  check.expect_eq_const %concatenate_6, dense<[1, 2147483647, -2, 3, 3, 5, 1, -2, 3, 2147483647, 3, 5]> : tensor<12xi32> loc("transpose_of_dynamic_update_slice, reshape_of_dynamic_update_slice")
  check.expect_eq_const %bitcast_convert, dense<[[[[1, 0], [-2, -1], [3, 0]], [[-1, 32767], [3, 0], [5, 0]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_dynamic_update_slice")
  check.expect_eq_const %compare, dense<[[[true, true, false], [false, false, false]]]> : tensor<1x2x3xi1> loc("compare_of_dynamic_update_slice")
  check.expect_eq_const %convert, dense<[[[1.0, -2.0, 3.0], [2147483600.0, 3.0, 5.0]]]> : tensor<1x2x3xf32> loc("convert_of_dynamic_update_slice")
  return
}
