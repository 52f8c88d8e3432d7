// Pairs of ops: what takes the signed result of broadcast_in_dim. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[1, -2, 3]> : tensor<3xi32>
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
  %broadcast_in_dim = stablehlo.broadcast_in_dim %i32, dims = [2] : (tensor<3xi32>) -> tensor<1x2x3xi32>
  %abs = stablehlo.abs %broadcast_in_dim : tensor<1x2x3xi32>
  %add = stablehlo.add %broadcast_in_dim, %i32__2 : tensor<1x2x3xi32>
  %and = stablehlo.and %broadcast_in_dim, %i32__3 : tensor<1x2x3xi32>
  %bitcast_convert = stablehlo.bitcast_convert %broadcast_in_dim : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %broadcast_in_dim, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  %clamp = stablehlo.clamp %broadcast_in_dim, %i32__3, %i32__5 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %compare = stablehlo.compare LT, %broadcast_in_dim, %i32__3 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  %concatenate = stablehlo.concatenate %i32__6, %broadcast_in_dim, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  %convert = stablehlo.convert %broadcast_in_dim : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %divide = stablehlo.divide %broadcast_in_dim, %i32__7 : tensor<1x2x3xi32>
  %dot_general = stablehlo.dot_general %broadcast_in_dim, %i32__8, contracting_dims = [2] x [0] : (tensor<1x2x3xi32>, tensor<3x2xi32>) -> tensor<1x2x2xi32>
  %dynamic_slice = stablehlo.dynamic_slice %broadcast_in_dim, %i32__9, %i32__10, %i32__11, sizes = [1, 2, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xi32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %broadcast_in_dim, %i32__12, %i32__9, %i32__13, %i32__14 : (tensor<1x2x3xi32>, tensor<1x1x2xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi32>
  %maximum = stablehlo.maximum %broadcast_in_dim, %i32__2 : tensor<1x2x3xi32>
  %minimum = stablehlo.minimum %broadcast_in_dim, %i32__3 : tensor<1x2x3xi32>
  %multiply = stablehlo.multiply %i32__3, %broadcast_in_dim : tensor<1x2x3xi32>
  %negate = stablehlo.negate %broadcast_in_dim : tensor<1x2x3xi32>
  %not = stablehlo.not %broadcast_in_dim : tensor<1x2x3xi32>
  %or = stablehlo.or %broadcast_in_dim, %i32__3 : tensor<1x2x3xi32>
  %pad = stablehlo.pad %broadcast_in_dim, %i32__9, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x3x3xi32>
  %popcnt = stablehlo.popcnt %broadcast_in_dim : tensor<1x2x3xi32>
  %power = stablehlo.power %broadcast_in_dim, %i32__7 : tensor<1x2x3xi32>
  %reduce = stablehlo.reduce(%broadcast_in_dim init: %i32__9) across dimensions = [1] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x3xi32>
  reducer(%left: tensor<i32>, %right: tensor<i32>) {
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }
  %reduce_window = "stablehlo.reduce_window"(%broadcast_in_dim, %i32__9) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<i32>
    stablehlo.return %add_3 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %remainder = stablehlo.remainder %broadcast_in_dim, %i32__3 : tensor<1x2x3xi32>
  %reshape = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x3xi32>) -> tensor<3x2xi32>
  %reverse = stablehlo.reverse %broadcast_in_dim, dims = [1, 2] : tensor<1x2x3xi32>
  %select = stablehlo.select %i1, %i32__3, %broadcast_in_dim : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  %shift_left = stablehlo.shift_left %broadcast_in_dim, %i32__15 : tensor<1x2x3xi32>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %broadcast_in_dim, %i32__16 : tensor<1x2x3xi32>
  %shift_right_logical = stablehlo.shift_right_logical %broadcast_in_dim, %i32__15 : tensor<1x2x3xi32>
  %sign = stablehlo.sign %broadcast_in_dim : tensor<1x2x3xi32>
  %slice = stablehlo.slice %broadcast_in_dim [0:1, 0:2, 1:3] : (tensor<1x2x3xi32>) -> tensor<1x2x2xi32>
  %sort = "stablehlo.sort"(%broadcast_in_dim) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<i32>, %right_3: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %subtract = stablehlo.subtract %broadcast_in_dim, %i32__3 : tensor<1x2x3xi32>
  %transpose = stablehlo.transpose %broadcast_in_dim, dims = [2, 0, 1] : (tensor<1x2x3xi32>) -> tensor<3x1x2xi32>
  %xor = stablehlo.xor %broadcast_in_dim, %broadcast_in_dim : tensor<1x2x3xi32>
  %concatenate_2 = stablehlo.concatenate %abs, %add, %and, %clamp, %divide, %dynamic_update_slice, %maximum, %minimum, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_2, dense<[[[1, 2, 3], [1, 2, 3]], [[1, -2, 3], [1, -2, 3]], [[1, 4, 2], [1, 2, 1]], [[3, 5, 3], [6, 2, 3]], [[0, -1, 1], [0, -1, 1]], [[1, -2, 3], [1, 3, 5]], [[1, 0, 3], [1, 0, 3]], [[1, -2, -2], [1, -2, -3]]]> : tensor<8x2x3xi32> loc("abs_of_broadcast_in_dim, add_of_broadcast_in_dim, and_of_broadcast_in_dim, clamp_of_broadcast_in_dim, divide_of_broadcast_in_dim, dynamic_update_slice_of_broadcast_in_dim, maximum_of_broadcast_in_dim, minimum_of_broadcast_in_dim")
  %concatenate_3 = stablehlo.concatenate %multiply, %negate, %not, %or, %popcnt, %power, %reduce_window, %remainder, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_3, dense<[[[3, -10, -6], [7, -4, -9]], [[-1, 2, -3], [-1, 2, -3]], [[-2, 1, -4], [-2, 1, -4]], [[3, -1, -1], [7, -2, -1]], [[1, 31, 2], [1, 31, 2]], [[1, 4, 9], [1, 4, 9]], [[1, -1, 1], [1, -1, 1]], [[1, -2, 1], [1, 0, 0]]]> : tensor<8x2x3xi32> loc("multiply_of_broadcast_in_dim, negate_of_broadcast_in_dim, not_of_broadcast_in_dim, or_of_broadcast_in_dim, popcnt_of_broadcast_in_dim, power_of_broadcast_in_dim, reduce_window_of_broadcast_in_dim, remainder_of_broadcast_in_dim")
  %concatenate_4 = stablehlo.concatenate %reverse, %select, %shift_left, %shift_right_arithmetic, %shift_right_logical, %sign, %sort, %subtract, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_4, dense<[[[3, -2, 1], [3, -2, 1]], [[3, -2, -2], [1, -2, -3]], [[4, -4, 24], [1, -8, 6]], [[0, -1, 1], [0, -1, 1]], [[0, 2147483647, 0], [1, 1073741823, 1]], [[1, -1, 1], [1, -1, 1]], [[3, 1, -2], [3, 1, -2]], [[-2, -7, 5], [-6, -4, 6]]]> : tensor<8x2x3xi32> loc("reverse_of_broadcast_in_dim, select_of_broadcast_in_dim, shift_left_of_broadcast_in_dim, shift_right_arithmetic_of_broadcast_in_dim, shift_right_logical_of_broadcast_in_dim, sign_of_broadcast_in_dim, sort_of_broadcast_in_dim, subtract_of_broadcast_in_dim")
  %reshape_2 = stablehlo.reshape %xor : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_3 = stablehlo.reshape %dot_general : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_4 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_5 = stablehlo.reshape %slice : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_6 = stablehlo.reshape %concatenate : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_7 = stablehlo.reshape %pad : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_8 = stablehlo.reshape %broadcast_in_dim_2 : (tensor<1x2x2x3xi32>) -> tensor<12xi32>
  %reshape_9 = stablehlo.reshape %reduce : (tensor<1x3xi32>) -> tensor<3xi32>
  %concatenate_5 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<9xi32>, tensor<9xi32>, tensor<12xi32>, tensor<3xi32>) -> tensor<51xi32>
  check.expect_eq_const %concatenate_5, dense<[0, 0, 0, 0, 0, 0, 13, -18, 13, -18, -2, 3, -2, 3, -2, 3, -2, 3, 3, 5, -2, 1, -2, 3, 1, -2, 3, -2, 3, 0, 0, 0, 0, -2, 3, 0, 1, -2, 3, 1, -2, 3, 1, -2, 3, 1, -2, 3, 2, -4, 6]> : tensor<51xi32> loc("xor_of_broadcast_in_dim, dot_general_of_broadcast_in_dim, dynamic_slice_of_broadcast_in_dim, slice_of_broadcast_in_dim, concatenate_of_broadcast_in_dim, pad_of_broadcast_in_dim, broadcast_in_dim_of_broadcast_in_dim, reduce_of_broadcast_in_dim")
  %reshape_10 = stablehlo.reshape %transpose : (tensor<3x1x2xi32>) -> tensor<6xi32>
  %reshape_11 = stablehlo.reshape %reshape : (tensor<3x2xi32>) -> tensor<6xi32>
  %concatenate_6 = stablehlo.concatenate %reshape_10, %reshape_11, dim = 0 : (tensor<6xi32>, tensor<6xi32>) -> tensor<12xi32>
  check.expect_eq_const %concatenate_6, dense<[1, 1, -2, -2, 3, 3, 1, -2, 3, 1, -2, 3]> : tensor<12xi32> loc("transpose_of_broadcast_in_dim, reshape_of_broadcast_in_dim")
  check.expect_eq_const %bitcast_convert, dense<[[[[1, 0], [-2, -1], [3, 0]], [[1, 0], [-2, -1], [3, 0]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_broadcast_in_dim")
  check.expect_eq_const %compare, dense<[[[true, true, false], [true, true, false]]]> : tensor<1x2x3xi1> loc("compare_of_broadcast_in_dim")
  check.expect_eq_const %convert, dense<[[[1.0, -2.0, 3.0], [1.0, -2.0, 3.0]]]> : tensor<1x2x3xf32> loc("convert_of_broadcast_in_dim")
  return
}
