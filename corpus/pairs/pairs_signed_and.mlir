// Pairs of ops: what takes the signed result of and. The values are those of scripts/oracle.
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
  %and = stablehlo.and %i32, %i32__2 : tensor<1x2x3xi32>
  %abs = stablehlo.abs %and : tensor<1x2x3xi32>
  %add = stablehlo.add %i32__2, %and : tensor<1x2x3xi32>
  %and_2 = stablehlo.and %and, %and : tensor<1x2x3xi32>
  %bitcast_convert = stablehlo.bitcast_convert %and : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %and, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  %clamp = stablehlo.clamp %i32__3, %i32__2, %and : (tensor<i32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %compare = stablehlo.compare GE, %and, %and : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  %concatenate = stablehlo.concatenate %i32__6, %and, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  %convert = stablehlo.convert %and : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %divide = stablehlo.divide %and, %i32__2 : tensor<1x2x3xi32>
  %dot_general = stablehlo.dot_general %and, %i32__7, contracting_dims = [2] x [0] : (tensor<1x2x3xi32>, tensor<3x2xi32>) -> tensor<1x2x2xi32>
  %dynamic_slice = stablehlo.dynamic_slice %and, %i32__8, %i32__9, %i32__10, sizes = [1, 2, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xi32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %and, %i32__11, %i32__8, %i32__12, %i32__13 : (tensor<1x2x3xi32>, tensor<1x1x2xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi32>
  %maximum = stablehlo.maximum %i32__2, %and : tensor<1x2x3xi32>
  %minimum = stablehlo.minimum %and, %and : tensor<1x2x3xi32>
  %multiply = stablehlo.multiply %and, %i32__5 : tensor<1x2x3xi32>
  %negate = stablehlo.negate %and : tensor<1x2x3xi32>
  %not = stablehlo.not %and : tensor<1x2x3xi32>
  %or = stablehlo.or %and, %and : tensor<1x2x3xi32>
  %pad = stablehlo.pad %and, %i32__8, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x3x3xi32>
  %popcnt = stablehlo.popcnt %and : tensor<1x2x3xi32>
  %power = stablehlo.power %and, %i32__14 : tensor<1x2x3xi32>
  %reduce = stablehlo.reduce(%and init: %i32__8) across dimensions = [1] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x3xi32>
  reducer(%left: tensor<i32>, %right: tensor<i32>) {
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }
  %reduce_window = "stablehlo.reduce_window"(%and, %i32__8) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<i32>
    stablehlo.return %add_3 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %remainder = stablehlo.remainder %and, %i32__2 : tensor<1x2x3xi32>
  %reshape = stablehlo.reshape %and : (tensor<1x2x3xi32>) -> tensor<3x2xi32>
  %reverse = stablehlo.reverse %and, dims = [1, 2] : tensor<1x2x3xi32>
  %select = stablehlo.select %i1, %i32__2, %and : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  %shift_left = stablehlo.shift_left %and, %i32__14 : tensor<1x2x3xi32>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %and, %i32__14 : tensor<1x2x3xi32>
  %shift_right_logical = stablehlo.shift_right_logical %and, %i32__14 : tensor<1x2x3xi32>
  %sign = stablehlo.sign %and : tensor<1x2x3xi32>
  %slice = stablehlo.slice %and [0:1, 0:2, 1:3] : (tensor<1x2x3xi32>) -> tensor<1x2x2xi32>
  %sort = "stablehlo.sort"(%and) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<i32>, %right_3: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %subtract = stablehlo.subtract %and, %and : tensor<1x2x3xi32>
  %transpose = stablehlo.transpose %and, dims = [2, 0, 1] : (tensor<1x2x3xi32>) -> tensor<3x1x2xi32>
  %xor = stablehlo.xor %and, %i32__2 : tensor<1x2x3xi32>
  %concatenate_2 = stablehlo.concatenate %abs, %add, %and_2, %clamp, %divide, %dynamic_update_slice, %maximum, %minimum, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_2, dense<[[[1, 4, 2], [7, 0, 5]], [[4, 9, 0], [14, 2, 2]], [[1, 4, 2], [7, 0, 5]], [[1, 4, -2], [7, 0, -3]], [[0, 0, -1], [1, 0, -1]], [[1, 4, 2], [7, 3, 5]], [[3, 5, 2], [7, 2, 5]], [[1, 4, 2], [7, 0, 5]]]> : tensor<8x2x3xi32> loc("abs_of_and, add_of_and, and_of_and, clamp_of_and, divide_of_and, dynamic_update_slice_of_and, maximum_of_and, minimum_of_and")
  %concatenate_3 = stablehlo.concatenate %multiply, %negate, %not, %or, %popcnt, %power, %reduce_window, %remainder, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_3, dense<[[[0, 0, 0], [0, 0, 0]], [[-1, -4, -2], [-7, 0, -5]], [[-2, -5, -3], [-8, -1, -6]], [[1, 4, 2], [7, 0, 5]], [[1, 1, 1], [3, 0, 2]], [[1, 4, 8], [1, 0, 5]], [[1, 5, 6], [7, 7, 5]], [[1, 4, 0], [0, 0, 2]]]> : tensor<8x2x3xi32> loc("multiply_of_and, negate_of_and, not_of_and, or_of_and, popcnt_of_and, power_of_and, reduce_window_of_and, remainder_of_and")
  %concatenate_4 = stablehlo.concatenate %reverse, %select, %shift_left, %shift_right_arithmetic, %shift_right_logical, %sign, %sort, %subtract, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_4, dense<[[[5, 0, 7], [2, 4, 1]], [[3, 4, -2], [7, 0, -3]], [[4, 8, 16], [7, 0, 10]], [[0, 2, 0], [7, 0, 2]], [[0, 2, 0], [7, 0, 2]], [[1, 1, 1], [1, 0, 1]], [[4, 2, 1], [7, 5, 0]], [[0, 0, 0], [0, 0, 0]]]> : tensor<8x2x3xi32> loc("reverse_of_and, select_of_and, shift_left_of_and, shift_right_arithmetic_of_and, shift_right_logical_of_and, sign_of_and, sort_of_and, subtract_of_and")
  %reshape_2 = stablehlo.reshape %xor : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_3 = stablehlo.reshape %dot_general : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_4 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_5 = stablehlo.reshape %slice : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_6 = stablehlo.reshape %concatenate : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_7 = stablehlo.reshape %pad : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_8 = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x2x3xi32>) -> tensor<12xi32>
  %reshape_9 = stablehlo.reshape %reduce : (tensor<1x3xi32>) -> tensor<3xi32>
  %concatenate_5 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<9xi32>, tensor<9xi32>, tensor<12xi32>, tensor<3xi32>) -> tensor<51xi32>
  check.expect_eq_const %concatenate_5, dense<[2, 1, -4, 0, 2, -8, -1, 27, 31, 20, 4, 2, 0, 5, 4, 2, 0, 5, 3, 5, -2, 1, 4, 2, 7, 0, 5, 4, 2, 0, 0, 0, 0, 0, 5, 0, 1, 4, 2, 7, 0, 5, 1, 4, 2, 7, 0, 5, 8, 4, 7]> : tensor<51xi32> loc("xor_of_and, dot_general_of_and, dynamic_slice_of_and, slice_of_and, concatenate_of_and, pad_of_and, broadcast_in_dim_of_and, reduce_of_and")
  %reshape_10 = stablehlo.reshape %transpose : (tensor<3x1x2xi32>) -> tensor<6xi32>
  %reshape_11 = stablehlo.reshape %reshape : (tensor<3x2xi32>) -> tensor<6xi32>
  %concatenate_6 = stablehlo.concatenate %reshape_10, %reshape_11, dim = 0 : (tensor<6xi32>, tensor<6xi32>) -> tensor<12xi32>
  check.expect_eq_const %concatenate_6, dense<[1, 7, 4, 0, 2, 5, 1, 4, 2, 7, 0, 5]> : tensor<12xi32> loc("transpose_of_and, reshape_of_and")
  check.expect_eq_const %bitcast_convert, dense<[[[[1, 0], [4, 0], [2, 0]], [[7, 0], [0, 0], [5, 0]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_and")
  check.expect_eq_const %compare, dense<true> : tensor<1x2x3xi1> loc("compare_of_and")
  check.expect_eq_const %convert, dense<[[[1.0, 4.0, 2.0], [7.0, 0.0, 5.0]]]> : tensor<1x2x3xf32> loc("convert_of_and")
  return
}
