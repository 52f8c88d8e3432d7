// Pairs of ops: what takes the signed result of sign. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[1, -2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x2x3xi32>
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
  %sign = stablehlo.sign %i32 : tensor<1x2x3xi32>
  %abs = stablehlo.abs %sign : tensor<1x2x3xi32>
  %add = stablehlo.add %sign, %i32__2 : tensor<1x2x3xi32>
  %and = stablehlo.and %sign, %i32__3 : tensor<1x2x3xi32>
  %bitcast_convert = stablehlo.bitcast_convert %sign : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %sign, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  %clamp = stablehlo.clamp %i32__4, %sign, %i32__5 : (tensor<i32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %compare = stablehlo.compare LT, %sign, %i32__3 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  %concatenate = stablehlo.concatenate %i32__6, %sign, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  %convert = stablehlo.convert %sign : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %divide = stablehlo.divide %sign, %i32__7 : tensor<1x2x3xi32>
  %dot_general = stablehlo.dot_general %sign, %i32__8, contracting_dims = [2] x [0] : (tensor<1x2x3xi32>, tensor<3x2xi32>) -> tensor<1x2x2xi32>
  %dynamic_slice = stablehlo.dynamic_slice %sign, %i32__9, %i32__10, %i32__11, sizes = [1, 2, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xi32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %sign, %i32__12, %i32__9, %i32__13, %i32__14 : (tensor<1x2x3xi32>, tensor<1x1x2xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi32>
  %maximum = stablehlo.maximum %sign, %i32__2 : tensor<1x2x3xi32>
  %minimum = stablehlo.minimum %sign, %i32__3 : tensor<1x2x3xi32>
  %multiply = stablehlo.multiply %i32__3, %sign : tensor<1x2x3xi32>
  %negate = stablehlo.negate %sign : tensor<1x2x3xi32>
  %not = stablehlo.not %sign : tensor<1x2x3xi32>
  %or = stablehlo.or %sign, %i32__3 : tensor<1x2x3xi32>
  %pad = stablehlo.pad %sign, %i32__9, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x3x3xi32>
  %popcnt = stablehlo.popcnt %sign : tensor<1x2x3xi32>
  %power = stablehlo.power %sign, %i32__7 : tensor<1x2x3xi32>
  %reduce = stablehlo.reduce(%sign init: %i32__9) across dimensions = [1] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x3xi32>
  reducer(%left: tensor<i32>, %right: tensor<i32>) {
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }
  %reduce_window = "stablehlo.reduce_window"(%sign, %i32__9) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<i32>
    stablehlo.return %add_3 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %remainder = stablehlo.remainder %sign, %i32__3 : tensor<1x2x3xi32>
  %reshape = stablehlo.reshape %sign : (tensor<1x2x3xi32>) -> tensor<3x2xi32>
  %reverse = stablehlo.reverse %sign, dims = [1, 2] : tensor<1x2x3xi32>
  %select = stablehlo.select %i1, %i32__3, %sign : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  %shift_left = stablehlo.shift_left %sign, %i32__15 : tensor<1x2x3xi32>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %sign, %i32__16 : tensor<1x2x3xi32>
  %shift_right_logical = stablehlo.shift_right_logical %sign, %i32__15 : tensor<1x2x3xi32>
  %sign_2 = stablehlo.sign %sign : tensor<1x2x3xi32>
  %slice = stablehlo.slice %sign [0:1, 0:2, 1:3] : (tensor<1x2x3xi32>) -> tensor<1x2x2xi32>
  %sort = "stablehlo.sort"(%sign) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<i32>, %right_3: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %subtract = stablehlo.subtract %sign, %i32__3 : tensor<1x2x3xi32>
  %transpose = stablehlo.transpose %sign, dims = [2, 0, 1] : (tensor<1x2x3xi32>) -> tensor<3x1x2xi32>
  %xor = stablehlo.xor %sign, %sign : tensor<1x2x3xi32>
  %concatenate_2 = stablehlo.concatenate %abs, %add, %and, %clamp, %divide, %dynamic_update_slice, %maximum, %minimum, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_2, dense<[[[1, 1, 1], [1, 1, 1]], [[1, -1, 1], [1, -1, 1]], [[1, 5, 0], [1, 2, 1]], [[1, -1, 1], [1, -1, 1]], [[0, 0, 0], [0, 0, 0]], [[1, -1, 1], [1, 3, 5]], [[1, 0, 1], [1, 0, 1]], [[1, -1, -2], [1, -1, -3]]]> : tensor<8x2x3xi32> loc("abs_of_sign, add_of_sign, and_of_sign, clamp_of_sign, divide_of_sign, dynamic_update_slice_of_sign, maximum_of_sign, minimum_of_sign")
  %concatenate_3 = stablehlo.concatenate %multiply, %negate, %not, %or, %popcnt, %power, %reduce_window, %remainder, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_3, dense<[[[3, -5, -2], [7, -2, -3]], [[-1, 1, -1], [-1, 1, -1]], [[-2, 0, -2], [-2, 0, -2]], [[3, -1, -1], [7, -1, -3]], [[1, 32, 1], [1, 32, 1]], [[1, 1, 1], [1, 1, 1]], [[1, 0, 0], [1, 0, 0]], [[1, -1, 1], [1, -1, 1]]]> : tensor<8x2x3xi32> loc("multiply_of_sign, negate_of_sign, not_of_sign, or_of_sign, popcnt_of_sign, power_of_sign, reduce_window_of_sign, remainder_of_sign")
  %concatenate_4 = stablehlo.concatenate %reverse, %select, %shift_left, %shift_right_arithmetic, %shift_right_logical, %sign_2, %sort, %subtract, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_4, dense<[[[1, -1, 1], [1, -1, 1]], [[3, -1, -2], [1, -1, -3]], [[4, -2, 8], [1, -4, 2]], [[0, -1, 0], [0, -1, 0]], [[0, 2147483647, 0], [1, 1073741823, 0]], [[1, -1, 1], [1, -1, 1]], [[1, 1, -1], [1, 1, -1]], [[-2, -6, 3], [-6, -3, 4]]]> : tensor<8x2x3xi32> loc("reverse_of_sign, select_of_sign, shift_left_of_sign, shift_right_arithmetic_of_sign, shift_right_logical_of_sign, sign_of_sign, sort_of_sign, subtract_of_sign")
  %reshape_2 = stablehlo.reshape %xor : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_3 = stablehlo.reshape %dot_general : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_4 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_5 = stablehlo.reshape %slice : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_6 = stablehlo.reshape %concatenate : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_7 = stablehlo.reshape %pad : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_8 = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x2x3xi32>) -> tensor<12xi32>
  %reshape_9 = stablehlo.reshape %reduce : (tensor<1x3xi32>) -> tensor<3xi32>
  %concatenate_5 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<9xi32>, tensor<9xi32>, tensor<12xi32>, tensor<3xi32>) -> tensor<51xi32>
  check.expect_eq_const %concatenate_5, dense<[0, 0, 0, 0, 0, 0, 7, -5, 7, -5, -1, 1, -1, 1, -1, 1, -1, 1, 3, 5, -2, 1, -1, 1, 1, -1, 1, -1, 1, 0, 0, 0, 0, -1, 1, 0, 1, -1, 1, 1, -1, 1, 1, -1, 1, 1, -1, 1, 2, -2, 2]> : tensor<51xi32> loc("xor_of_sign, dot_general_of_sign, dynamic_slice_of_sign, slice_of_sign, concatenate_of_sign, pad_of_sign, broadcast_in_dim_of_sign, reduce_of_sign")
  %reshape_10 = stablehlo.reshape %transpose : (tensor<3x1x2xi32>) -> tensor<6xi32>
  %reshape_11 = stablehlo.reshape %reshape : (tensor<3x2xi32>) -> tensor<6xi32>
  %concatenate_6 = stablehlo.concatenate %reshape_10, %reshape_11, dim = 0 : (tensor<6xi32>, tensor<6xi32>) -> tensor<12xi32>
  check.expect_eq_const %concatenate_6, dense<[1, 1, -1, -1, 1, 1, 1, -1, 1, 1, -1, 1]> : tensor<12xi32> loc("transpose_of_sign, reshape_of_sign")
  check.expect_eq_const %bitcast_convert, dense<[[[[1, 0], [-1, -1], [1, 0]], [[1, 0], [-1, -1], [1, 0]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_sign")
  check.expect_eq_const %compare, dense<[[[true, true, false], [true, true, false]]]> : tensor<1x2x3xi1> loc("compare_of_sign")
  check.expect_eq_const %convert, dense<[[[1.0, -1.0, 1.0], [1.0, -1.0, 1.0]]]> : tensor<1x2x3xf32> loc("convert_of_sign")
  return
}
