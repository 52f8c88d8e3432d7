// Pairs of ops: what takes the signed result of pad. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[1, -2], [3, 2147483647]]]> : tensor<1x2x2xi32>
  %i32__2 = stablehlo.constant dense<1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<0> : tensor<1x2x3xi32>
  %i32__4 = stablehlo.constant dense<[[[3, 5, -2], [7, 2, -3]]]> : tensor<1x2x3xi32>
  %i32__5 = stablehlo.constant dense<-3> : tensor<i32>
  %i32__6 = stablehlo.constant dense<6> : tensor<i32>
  %i32__7 = stablehlo.constant dense<[[[3, 5, -2]]]> : tensor<1x1x3xi32>
  %i32__8 = stablehlo.constant dense<2> : tensor<1x2x3xi32>
  %i32__9 = stablehlo.constant dense<[[3, 5], [-2, 7], [2, -3]]> : tensor<3x2xi32>
  %i32__10 = stablehlo.constant dense<0> : tensor<i32>
  %i32__11 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__12 = stablehlo.constant dense<9> : tensor<i32>
  %i32__13 = stablehlo.constant dense<[[[3, 5]]]> : tensor<1x1x2xi32>
  %i32__14 = stablehlo.constant dense<2> : tensor<i32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %i32__15 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xi32>
  %i32__16 = stablehlo.constant dense<1> : tensor<1x2x3xi32>
  %pad = stablehlo.pad %i32, %i32__2, low = [0, 0, 2], high = [0, 0, -1], interior = [0, 0, 0] : (tensor<1x2x2xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %abs = stablehlo.abs %pad : tensor<1x2x3xi32>
  %add = stablehlo.add %pad, %i32__3 : tensor<1x2x3xi32>
  %and = stablehlo.and %pad, %i32__4 : tensor<1x2x3xi32>
  %bitcast_convert = stablehlo.bitcast_convert %pad : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %pad, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  %clamp = stablehlo.clamp %i32__5, %pad, %i32__6 : (tensor<i32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %compare = stablehlo.compare LT, %pad, %i32__4 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  %concatenate = stablehlo.concatenate %i32__7, %pad, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  %convert = stablehlo.convert %pad : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %divide = stablehlo.divide %pad, %i32__8 : tensor<1x2x3xi32>
  %dot_general = stablehlo.dot_general %pad, %i32__9, contracting_dims = [2] x [0] : (tensor<1x2x3xi32>, tensor<3x2xi32>) -> tensor<1x2x2xi32>
  %dynamic_slice = stablehlo.dynamic_slice %pad, %i32__10, %i32__11, %i32__12, sizes = [1, 2, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xi32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %pad, %i32__13, %i32__10, %i32__2, %i32__14 : (tensor<1x2x3xi32>, tensor<1x1x2xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi32>
  %maximum = stablehlo.maximum %pad, %i32__3 : tensor<1x2x3xi32>
  %minimum = stablehlo.minimum %pad, %i32__4 : tensor<1x2x3xi32>
  %multiply = stablehlo.multiply %i32__4, %pad : tensor<1x2x3xi32>
  %negate = stablehlo.negate %pad : tensor<1x2x3xi32>
  %not = stablehlo.not %pad : tensor<1x2x3xi32>
  %or = stablehlo.or %pad, %i32__4 : tensor<1x2x3xi32>
  %pad_2 = stablehlo.pad %pad, %i32__10, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x3x3xi32>
  %popcnt = stablehlo.popcnt %pad : tensor<1x2x3xi32>
  %power = stablehlo.power %pad, %i32__8 : tensor<1x2x3xi32>
  %reduce = stablehlo.reduce(%pad init: %i32__10) across dimensions = [1] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x3xi32>
  reducer(%left: tensor<i32>, %right: tensor<i32>) {
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }
  %reduce_window = "stablehlo.reduce_window"(%pad, %i32__10) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<i32>
    stablehlo.return %add_3 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %remainder = stablehlo.remainder %pad, %i32__4 : tensor<1x2x3xi32>
  %reshape = stablehlo.reshape %pad : (tensor<1x2x3xi32>) -> tensor<3x2xi32>
  %reverse = stablehlo.reverse %pad, dims = [1, 2] : tensor<1x2x3xi32>
  %select = stablehlo.select %i1, %i32__4, %pad : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  %shift_left = stablehlo.shift_left %pad, %i32__15 : tensor<1x2x3xi32>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %pad, %i32__16 : tensor<1x2x3xi32>
  %shift_right_logical = stablehlo.shift_right_logical %pad, %i32__15 : tensor<1x2x3xi32>
  %sign = stablehlo.sign %pad : tensor<1x2x3xi32>
  %slice = stablehlo.slice %pad [0:1, 0:2, 1:3] : (tensor<1x2x3xi32>) -> tensor<1x2x2xi32>
  %sort = "stablehlo.sort"(%pad) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<i32>, %right_3: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %subtract = stablehlo.subtract %pad, %i32__4 : tensor<1x2x3xi32>
  %transpose = stablehlo.transpose %pad, dims = [2, 0, 1] : (tensor<1x2x3xi32>) -> tensor<3x1x2xi32>
  %xor = stablehlo.xor %pad, %pad : tensor<1x2x3xi32>
  %concatenate_2 = stablehlo.concatenate %abs, %add, %and, %clamp, %divide, %dynamic_update_slice, %maximum, %minimum, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_2, dense<[[[1, 1, 1], [1, 1, 3]], [[1, 1, 1], [1, 1, 3]], [[1, 1, 0], [1, 0, 1]], [[1, 1, 1], [1, 1, 3]], [[0, 0, 0], [0, 0, 1]], [[1, 1, 1], [1, 3, 5]], [[1, 1, 1], [1, 1, 3]], [[1, 1, -2], [1, 1, -3]]]> : tensor<8x2x3xi32> loc("abs_of_pad, add_of_pad, and_of_pad, clamp_of_pad, divide_of_pad, dynamic_update_slice_of_pad, maximum_of_pad, minimum_of_pad")
  %concatenate_3 = stablehlo.concatenate %multiply, %negate, %not, %or, %popcnt, %power, %reduce_window, %remainder, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_3, dense<[[[3, 5, -2], [7, 2, -9]], [[-1, -1, -1], [-1, -1, -3]], [[-2, -2, -2], [-2, -2, -4]], [[3, 5, -1], [7, 3, -1]], [[1, 1, 1], [1, 1, 2]], [[1, 1, 1], [1, 1, 9]], [[1, 2, 2], [1, 2, 4]], [[1, 1, 1], [1, 1, 0]]]> : tensor<8x2x3xi32> loc("multiply_of_pad, negate_of_pad, not_of_pad, or_of_pad, popcnt_of_pad, power_of_pad, reduce_window_of_pad, remainder_of_pad")
  %concatenate_4 = stablehlo.concatenate %reverse, %select, %shift_left, %shift_right_arithmetic, %shift_right_logical, %sign, %sort, %subtract, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_4, dense<[[[3, 1, 1], [1, 1, 1]], [[3, 1, -2], [1, 1, -3]], [[4, 2, 8], [1, 4, 6]], [[0, 0, 0], [0, 0, 1]], [[0, 0, 0], [1, 0, 1]], [[1, 1, 1], [1, 1, 1]], [[1, 1, 1], [3, 1, 1]], [[-2, -4, 3], [-6, -1, 6]]]> : tensor<8x2x3xi32> loc("reverse_of_pad, select_of_pad, shift_left_of_pad, shift_right_arithmetic_of_pad, shift_right_logical_of_pad, sign_of_pad, sort_of_pad, subtract_of_pad")
  %reshape_2 = stablehlo.reshape %xor : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_3 = stablehlo.reshape %dot_general : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_4 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_5 = stablehlo.reshape %slice : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_6 = stablehlo.reshape %concatenate : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_7 = stablehlo.reshape %pad_2 : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_8 = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x2x3xi32>) -> tensor<12xi32>
  %reshape_9 = stablehlo.reshape %reduce : (tensor<1x3xi32>) -> tensor<3xi32>
  %concatenate_5 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<9xi32>, tensor<9xi32>, tensor<12xi32>, tensor<3xi32>) -> tensor<51xi32>
  check.expect_eq_const %concatenate_5, dense<[0, 0, 0, 0, 0, 0, 3, 9, 7, 3, 1, 1, 1, 3, 1, 1, 1, 3, 3, 5, -2, 1, 1, 1, 1, 1, 3, 1, 1, 0, 0, 0, 0, 1, 3, 0, 1, 1, 1, 1, 1, 3, 1, 1, 1, 1, 1, 3, 2, 2, 4]> : tensor<51xi32> loc("xor_of_pad, dot_general_of_pad, dynamic_slice_of_pad, slice_of_pad, concatenate_of_pad, pad_of_pad, broadcast_in_dim_of_pad, reduce_of_pad")
  %reshape_10 = stablehlo.reshape %transpose : (tensor<3x1x2xi32>) -> tensor<6xi32>
  %reshape_11 = stablehlo.reshape %reshape : (tensor<3x2xi32>) -> tensor<6xi32>
  %concatenate_6 = stablehlo.concatenate %reshape_10, %reshape_11, dim = 0 : (tensor<6xi32>, tensor<6xi32>) -> tensor<12xi32>
  check.expect_eq_const %concatenate_6, dense<[1, 1, 1, 1, 1, 3, 1, 1, 1, 1, 1, 3]> : tensor<12xi32> loc("transpose_of_pad, reshape_of_pad")
  check.expect_eq_const %bitcast_convert, dense<[[[[1, 0], [1, 0], [1, 0]], [[1, 0], [1, 0], [3, 0]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_pad")
  check.expect_eq_const %compare, dense<[[[true, true, false], [true, true, false]]]> : tensor<1x2x3xi1> loc("compare_of_pad")
  check.expect_eq_const %convert, dense<[[[1.0, 1.0, 1.0], [1.0, 1.0, 3.0]]]> : tensor<1x2x3xf32> loc("convert_of_pad")
  return
}
