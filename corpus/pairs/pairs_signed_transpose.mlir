// Pairs of ops: what takes the signed result of transpose. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[1, -2]], [[3, 2147483647]], [[-2147483648, 7]]]> : tensor<3x1x2xi32>
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
  %transpose = stablehlo.transpose %i32, dims = [1, 2, 0] : (tensor<3x1x2xi32>) -> tensor<1x2x3xi32>
  %abs = stablehlo.abs %transpose : tensor<1x2x3xi32>
  %add = stablehlo.add %transpose, %i32__2 : tensor<1x2x3xi32>
  %and = stablehlo.and %transpose, %i32__3 : tensor<1x2x3xi32>
  %bitcast_convert = stablehlo.bitcast_convert %transpose : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %transpose, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  %clamp = stablehlo.clamp %transpose, %i32__3, %i32__5 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %compare = stablehlo.compare LT, %transpose, %i32__3 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  %concatenate = stablehlo.concatenate %i32__6, %transpose, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  %convert = stablehlo.convert %transpose : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %divide = stablehlo.divide %transpose, %i32__7 : tensor<1x2x3xi32>
  %dot_general = stablehlo.dot_general %transpose, %i32__8, contracting_dims = [2] x [0] : (tensor<1x2x3xi32>, tensor<3x2xi32>) -> tensor<1x2x2xi32>
  %dynamic_slice = stablehlo.dynamic_slice %transpose, %i32__9, %i32__10, %i32__11, sizes = [1, 2, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xi32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %transpose, %i32__12, %i32__9, %i32__13, %i32__14 : (tensor<1x2x3xi32>, tensor<1x1x2xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi32>
  %maximum = stablehlo.maximum %transpose, %i32__2 : tensor<1x2x3xi32>
  %minimum = stablehlo.minimum %transpose, %i32__3 : tensor<1x2x3xi32>
  %multiply = stablehlo.multiply %i32__3, %transpose : tensor<1x2x3xi32>
  %negate = stablehlo.negate %transpose : tensor<1x2x3xi32>
  %not = stablehlo.not %transpose : tensor<1x2x3xi32>
  %or = stablehlo.or %transpose, %i32__3 : tensor<1x2x3xi32>
  %pad = stablehlo.pad %transpose, %i32__9, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x3x3xi32>
  %popcnt = stablehlo.popcnt %transpose : tensor<1x2x3xi32>
  %power = stablehlo.power %transpose, %i32__7 : tensor<1x2x3xi32>
  %reduce = stablehlo.reduce(%transpose init: %i32__9) across dimensions = [1] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x3xi32>
  reducer(%left: tensor<i32>, %right: tensor<i32>) {
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }
  %reduce_window = "stablehlo.reduce_window"(%transpose, %i32__9) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<i32>
    stablehlo.return %add_3 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %remainder = stablehlo.remainder %transpose, %i32__3 : tensor<1x2x3xi32>
  %reshape = stablehlo.reshape %transpose : (tensor<1x2x3xi32>) -> tensor<3x2xi32>
  %reverse = stablehlo.reverse %transpose, dims = [1, 2] : tensor<1x2x3xi32>
  %select = stablehlo.select %i1, %i32__3, %transpose : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  %shift_left = stablehlo.shift_left %transpose, %i32__15 : tensor<1x2x3xi32>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %transpose, %i32__16 : tensor<1x2x3xi32>
  %shift_right_logical = stablehlo.shift_right_logical %transpose, %i32__15 : tensor<1x2x3xi32>
  %sign = stablehlo.sign %transpose : tensor<1x2x3xi32>
  %slice = stablehlo.slice %transpose [0:1, 0:2, 1:3] : (tensor<1x2x3xi32>) -> tensor<1x2x2xi32>
  %sort = "stablehlo.sort"(%transpose) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<i32>, %right_3: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %subtract = stablehlo.subtract %transpose, %i32__3 : tensor<1x2x3xi32>
  %transpose_2 = stablehlo.transpose %transpose, dims = [2, 0, 1] : (tensor<1x2x3xi32>) -> tensor<3x1x2xi32>
  %xor = stablehlo.xor %transpose, %transpose : tensor<1x2x3xi32>
  %concatenate_2 = stablehlo.concatenate %abs, %add, %and, %clamp, %divide, %dynamic_update_slice, %maximum, %minimum, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_2, dense<[[[1, 3, -2147483648], [2, 2147483647, 7]], [[1, 3, -2147483648], [-2, 2147483647, 7]], [[1, 1, -2147483648], [6, 2, 5]], [[3, 5, -2], [6, 6, 6]], [[0, 1, -1073741824], [-1, 1073741823, 3]], [[1, 3, -2147483648], [-2, 3, 5]], [[1, 3, 0], [0, 2147483647, 7]], [[1, 3, -2147483648], [-2, 2, -3]]]> : tensor<8x2x3xi32> loc("abs_of_transpose, add_of_transpose, and_of_transpose, clamp_of_transpose, divide_of_transpose, dynamic_update_slice_of_transpose, maximum_of_transpose, minimum_of_transpose")
  %concatenate_3 = stablehlo.concatenate %multiply, %negate, %not, %or, %popcnt, %power, %reduce_window, %remainder, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_3, dense<[[[3, 15, 0], [-14, -2, -21]], [[-1, -3, -2147483648], [2, -2147483647, -7]], [[-2, -4, 2147483647], [1, -2147483648, -8]], [[3, 7, -2], [-1, 2147483647, -1]], [[1, 2, 1], [31, 31, 3]], [[1, 9, 0], [4, 1, 49]], [[1, 4, -2147483645], [-2, 2147483645, -2147483642]], [[1, 3, 0], [-2, 1, 1]]]> : tensor<8x2x3xi32> loc("multiply_of_transpose, negate_of_transpose, not_of_transpose, or_of_transpose, popcnt_of_transpose, power_of_transpose, reduce_window_of_transpose, remainder_of_transpose")
  %concatenate_4 = stablehlo.concatenate %reverse, %select, %shift_left, %shift_right_arithmetic, %shift_right_logical, %sign, %sort, %subtract, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_4, dense<[[[7, 2147483647, -2], [-2147483648, 3, 1]], [[3, 3, -2], [-2, 2147483647, -3]], [[4, 6, 0], [-2, -4, 14]], [[0, 1, -1073741824], [-1, 1073741823, 3]], [[0, 1, 268435456], [-2, 536870911, 3]], [[1, 1, -1], [-1, 1, 1]], [[3, 1, -2147483648], [2147483647, 7, -2]], [[-2, -2, -2147483646], [-9, 2147483645, 10]]]> : tensor<8x2x3xi32> loc("reverse_of_transpose, select_of_transpose, shift_left_of_transpose, shift_right_arithmetic_of_transpose, shift_right_logical_of_transpose, sign_of_transpose, sort_of_transpose, subtract_of_transpose")
  %reshape_2 = stablehlo.reshape %xor : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_3 = stablehlo.reshape %dot_general : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_4 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_5 = stablehlo.reshape %slice : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_6 = stablehlo.reshape %concatenate : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_7 = stablehlo.reshape %pad : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_8 = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x2x3xi32>) -> tensor<12xi32>
  %reshape_9 = stablehlo.reshape %reduce : (tensor<1x3xi32>) -> tensor<3xi32>
  %concatenate_5 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<9xi32>, tensor<9xi32>, tensor<12xi32>, tensor<3xi32>) -> tensor<51xi32>
  check.expect_eq_const %concatenate_5, dense<[0, 0, 0, 0, 0, 0, -3, -2147483622, 10, 2147483610, 3, -2147483648, 2147483647, 7, 3, -2147483648, 2147483647, 7, 3, 5, -2, 1, 3, -2147483648, -2, 2147483647, 7, 3, -2147483648, 0, 0, 0, 0, 2147483647, 7, 0, 1, 3, -2147483648, -2, 2147483647, 7, 1, 3, -2147483648, -2, 2147483647, 7, -1, -2147483646, -2147483641]> : tensor<51xi32> loc("xor_of_transpose, dot_general_of_transpose, dynamic_slice_of_transpose, slice_of_transpose, concatenate_of_transpose, pad_of_transpose, broadcast_in_dim_of_transpose, reduce_of_transpose")
  %reshape_10 = stablehlo.reshape %transpose_2 : (tensor<3x1x2xi32>) -> tensor<6xi32>
  %reshape_11 = stablehlo.reshape %reshape : (tensor<3x2xi32>) -> tensor<6xi32>
  %concatenate_6 = stablehlo.concatenate %reshape_10, %reshape_11, dim = 0 : (tensor<6xi32>, tensor<6xi32>) -> tensor<12xi32>
  check.expect_eq_const %concatenate_6, dense<[1, -2, 3, 2147483647, -2147483648, 7, 1, 3, -2147483648, -2, 2147483647, 7]> : tensor<12xi32> loc("transpose_of_transpose, reshape_of_transpose")
  check.expect_eq_const %bitcast_convert, dense<[[[[1, 0], [3, 0], [0, -32768]], [[-2, -1], [-1, 32767], [7, 0]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_transpose")
  check.expect_eq_const %compare, dense<[[[true, true, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("compare_of_transpose")
  check.expect_eq_const %convert, dense<[[[1.0, 3.0, -2147483600.0], [-2.0, 2147483600.0, 7.0]]]> : tensor<1x2x3xf32> loc("convert_of_transpose")
  return
}
