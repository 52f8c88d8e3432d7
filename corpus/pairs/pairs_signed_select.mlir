// Pairs of ops: what takes the signed result of select. The values are those of scripts/oracle.
func.func @main() {
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %i32 = stablehlo.constant dense<[[[1, -2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x2x3xi32>
  %i32__2 = stablehlo.constant dense<[[[3, 5, -2], [7, 2, -3]]]> : tensor<1x2x3xi32>
  %i32__3 = stablehlo.constant dense<0> : tensor<1x2x3xi32>
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
  %i32__15 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xi32>
  %i32__16 = stablehlo.constant dense<1> : tensor<1x2x3xi32>
  %select = stablehlo.select %i1, %i32, %i32__2 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  %abs = stablehlo.abs %select : tensor<1x2x3xi32>
  %add = stablehlo.add %select, %i32__3 : tensor<1x2x3xi32>
  %and = stablehlo.and %select, %i32__2 : tensor<1x2x3xi32>
  %bitcast_convert = stablehlo.bitcast_convert %select : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %select, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  %clamp = stablehlo.clamp %i32__4, %i32__2, %select : (tensor<i32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %compare = stablehlo.compare LT, %select, %i32__2 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  %concatenate = stablehlo.concatenate %i32__6, %select, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  %convert = stablehlo.convert %select : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %divide = stablehlo.divide %select, %i32__7 : tensor<1x2x3xi32>
  %dot_general = stablehlo.dot_general %select, %i32__8, contracting_dims = [2] x [0] : (tensor<1x2x3xi32>, tensor<3x2xi32>) -> tensor<1x2x2xi32>
  %dynamic_slice = stablehlo.dynamic_slice %select, %i32__9, %i32__10, %i32__11, sizes = [1, 2, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xi32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %select, %i32__12, %i32__9, %i32__13, %i32__14 : (tensor<1x2x3xi32>, tensor<1x1x2xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi32>
  %maximum = stablehlo.maximum %select, %i32__3 : tensor<1x2x3xi32>
  %minimum = stablehlo.minimum %select, %i32__2 : tensor<1x2x3xi32>
  %multiply = stablehlo.multiply %i32__2, %select : tensor<1x2x3xi32>
  %negate = stablehlo.negate %select : tensor<1x2x3xi32>
  %not = stablehlo.not %select : tensor<1x2x3xi32>
  %or = stablehlo.or %select, %i32__2 : tensor<1x2x3xi32>
  %pad = stablehlo.pad %select, %i32__9, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x3x3xi32>
  %popcnt = stablehlo.popcnt %select : tensor<1x2x3xi32>
  %power = stablehlo.power %select, %i32__7 : tensor<1x2x3xi32>
  %reduce = stablehlo.reduce(%select init: %i32__9) across dimensions = [1] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x3xi32>
  reducer(%left: tensor<i32>, %right: tensor<i32>) {
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }
  %reduce_window = "stablehlo.reduce_window"(%select, %i32__9) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<i32>
    stablehlo.return %add_3 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %remainder = stablehlo.remainder %select, %i32__2 : tensor<1x2x3xi32>
  %reshape = stablehlo.reshape %select : (tensor<1x2x3xi32>) -> tensor<3x2xi32>
  %reverse = stablehlo.reverse %select, dims = [1, 2] : tensor<1x2x3xi32>
  %select_2 = stablehlo.select %i1, %i32__2, %select : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  %shift_left = stablehlo.shift_left %select, %i32__15 : tensor<1x2x3xi32>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %select, %i32__16 : tensor<1x2x3xi32>
  %shift_right_logical = stablehlo.shift_right_logical %select, %i32__15 : tensor<1x2x3xi32>
  %sign = stablehlo.sign %select : tensor<1x2x3xi32>
  %slice = stablehlo.slice %select [0:1, 0:2, 1:3] : (tensor<1x2x3xi32>) -> tensor<1x2x2xi32>
  %sort = "stablehlo.sort"(%select) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<i32>, %right_3: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %subtract = stablehlo.subtract %select, %i32__2 : tensor<1x2x3xi32>
  %transpose = stablehlo.transpose %select, dims = [2, 0, 1] : (tensor<1x2x3xi32>) -> tensor<3x1x2xi32>
  %xor = stablehlo.xor %select, %select : tensor<1x2x3xi32>
  %concatenate_2 = stablehlo.concatenate %abs, %add, %and, %clamp, %divide, %dynamic_update_slice, %maximum, %minimum, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_2, dense<[[[1, 5, 3], [7, 2, 7]], [[1, 5, 3], [7, 2, 7]], [[1, 5, 2], [7, 2, 5]], [[1, 5, -2], [7, 2, -3]], [[0, 2, 1], [3, 1, 3]], [[1, 5, 3], [7, 3, 5]], [[1, 5, 3], [7, 2, 7]], [[1, 5, -2], [7, 2, -3]]]> : tensor<8x2x3xi32> loc("abs_of_select, add_of_select, and_of_select, clamp_of_select, divide_of_select, dynamic_update_slice_of_select, maximum_of_select, minimum_of_select")
  %concatenate_3 = stablehlo.concatenate %multiply, %negate, %not, %or, %popcnt, %power, %reduce_window, %remainder, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_3, dense<[[[3, 25, -6], [49, 4, -21]], [[-1, -5, -3], [-7, -2, -7]], [[-2, -6, -4], [-8, -3, -8]], [[3, 5, -1], [7, 2, -1]], [[1, 2, 2], [3, 1, 3]], [[1, 25, 9], [49, 4, 49]], [[1, 6, 8], [7, 9, 9]], [[1, 0, 1], [0, 0, 1]]]> : tensor<8x2x3xi32> loc("multiply_of_select, negate_of_select, not_of_select, or_of_select, popcnt_of_select, power_of_select, reduce_window_of_select, remainder_of_select")
  %concatenate_4 = stablehlo.concatenate %reverse, %select_2, %shift_left, %shift_right_arithmetic, %shift_right_logical, %sign, %sort, %subtract, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_4, dense<[[[7, 2, 7], [3, 5, 1]], [[3, 5, -2], [7, 2, -3]], [[4, 10, 24], [7, 8, 14]], [[0, 2, 1], [3, 1, 3]], [[0, 2, 0], [7, 0, 3]], [[1, 1, 1], [1, 1, 1]], [[5, 3, 1], [7, 7, 2]], [[-2, 0, 5], [0, 0, 10]]]> : tensor<8x2x3xi32> loc("reverse_of_select, select_of_select, shift_left_of_select, shift_right_arithmetic_of_select, shift_right_logical_of_select, sign_of_select, sort_of_select, subtract_of_select")
  %reshape_2 = stablehlo.reshape %xor : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_3 = stablehlo.reshape %dot_general : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_4 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_5 = stablehlo.reshape %slice : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_6 = stablehlo.reshape %concatenate : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_7 = stablehlo.reshape %pad : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_8 = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x2x3xi32>) -> tensor<12xi32>
  %reshape_9 = stablehlo.reshape %reduce : (tensor<1x3xi32>) -> tensor<3xi32>
  %concatenate_5 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<9xi32>, tensor<9xi32>, tensor<12xi32>, tensor<3xi32>) -> tensor<51xi32>
  check.expect_eq_const %concatenate_5, dense<[0, 0, 0, 0, 0, 0, -1, 31, 31, 28, 5, 3, 2, 7, 5, 3, 2, 7, 3, 5, -2, 1, 5, 3, 7, 2, 7, 5, 3, 0, 0, 0, 0, 2, 7, 0, 1, 5, 3, 7, 2, 7, 1, 5, 3, 7, 2, 7, 8, 7, 10]> : tensor<51xi32> loc("xor_of_select, dot_general_of_select, dynamic_slice_of_select, slice_of_select, concatenate_of_select, pad_of_select, broadcast_in_dim_of_select, reduce_of_select")
  %reshape_10 = stablehlo.reshape %transpose : (tensor<3x1x2xi32>) -> tensor<6xi32>
  %reshape_11 = stablehlo.reshape %reshape : (tensor<3x2xi32>) -> tensor<6xi32>
  %concatenate_6 = stablehlo.concatenate %reshape_10, %reshape_11, dim = 0 : (tensor<6xi32>, tensor<6xi32>) -> tensor<12xi32>
  check.expect_eq_const %concatenate_6, dense<[1, 7, 5, 2, 3, 7, 1, 5, 3, 7, 2, 7]> : tensor<12xi32> loc("transpose_of_select, reshape_of_select")
  check.expect_eq_const %bitcast_convert, dense<[[[[1, 0], [5, 0], [3, 0]], [[7, 0], [2, 0], [7, 0]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_select")
  check.expect_eq_const %compare, dense<[[[true, false, false], [false, false, false]]]> : tensor<1x2x3xi1> loc("compare_of_select")
  check.expect_eq_const %convert, dense<[[[1.0, 5.0, 3.0], [7.0, 2.0, 7.0]]]> : tensor<1x2x3xf32> loc("convert_of_select")
  return
}
