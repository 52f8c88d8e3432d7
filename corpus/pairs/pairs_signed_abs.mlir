// Pairs of ops: what takes the signed result of abs. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[5, -2, 3], [9, -4, 7]]]> : tensor<1x2x3xi32>
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
  %abs = stablehlo.abs %i32 : tensor<1x2x3xi32>
  %abs_2 = stablehlo.abs %abs : tensor<1x2x3xi32>
  %add = stablehlo.add %abs, %i32__2 : tensor<1x2x3xi32>
  %and = stablehlo.and %abs, %i32__3 : tensor<1x2x3xi32>
  %bitcast_convert = stablehlo.bitcast_convert %abs : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %abs, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  %clamp = stablehlo.clamp %i32__4, %abs, %i32__5 : (tensor<i32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %compare = stablehlo.compare LT, %abs, %i32__3 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  %concatenate = stablehlo.concatenate %i32__6, %abs, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  %convert = stablehlo.convert %abs : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %divide = stablehlo.divide %abs, %i32__7 : tensor<1x2x3xi32>
  %dot_general = stablehlo.dot_general %abs, %i32__8, contracting_dims = [2] x [0] : (tensor<1x2x3xi32>, tensor<3x2xi32>) -> tensor<1x2x2xi32>
  %dynamic_slice = stablehlo.dynamic_slice %abs, %i32__9, %i32__10, %i32__11, sizes = [1, 2, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xi32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %abs, %i32__12, %i32__9, %i32__13, %i32__14 : (tensor<1x2x3xi32>, tensor<1x1x2xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi32>
  %maximum = stablehlo.maximum %abs, %i32__2 : tensor<1x2x3xi32>
  %minimum = stablehlo.minimum %abs, %i32__3 : tensor<1x2x3xi32>
  %multiply = stablehlo.multiply %i32__3, %abs : tensor<1x2x3xi32>
  %negate = stablehlo.negate %abs : tensor<1x2x3xi32>
  %not = stablehlo.not %abs : tensor<1x2x3xi32>
  %or = stablehlo.or %abs, %i32__3 : tensor<1x2x3xi32>
  %pad = stablehlo.pad %abs, %i32__9, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x3x3xi32>
  %popcnt = stablehlo.popcnt %abs : tensor<1x2x3xi32>
  %power = stablehlo.power %abs, %i32__7 : tensor<1x2x3xi32>
  %reduce = stablehlo.reduce(%abs init: %i32__9) across dimensions = [1] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x3xi32>
  reducer(%left: tensor<i32>, %right: tensor<i32>) {
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }
  %reduce_window = "stablehlo.reduce_window"(%abs, %i32__9) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<i32>
    stablehlo.return %add_3 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %remainder = stablehlo.remainder %abs, %i32__3 : tensor<1x2x3xi32>
  %reshape = stablehlo.reshape %abs : (tensor<1x2x3xi32>) -> tensor<3x2xi32>
  %reverse = stablehlo.reverse %abs, dims = [1, 2] : tensor<1x2x3xi32>
  %select = stablehlo.select %i1, %i32__3, %abs : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  %shift_left = stablehlo.shift_left %abs, %i32__15 : tensor<1x2x3xi32>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %abs, %i32__16 : tensor<1x2x3xi32>
  %shift_right_logical = stablehlo.shift_right_logical %abs, %i32__15 : tensor<1x2x3xi32>
  %sign = stablehlo.sign %abs : tensor<1x2x3xi32>
  %slice = stablehlo.slice %abs [0:1, 0:2, 1:3] : (tensor<1x2x3xi32>) -> tensor<1x2x2xi32>
  %sort = "stablehlo.sort"(%abs) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<i32>, %right_3: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %subtract = stablehlo.subtract %abs, %i32__3 : tensor<1x2x3xi32>
  %transpose = stablehlo.transpose %abs, dims = [2, 0, 1] : (tensor<1x2x3xi32>) -> tensor<3x1x2xi32>
  %xor = stablehlo.xor %abs, %abs : tensor<1x2x3xi32>
  %concatenate_2 = stablehlo.concatenate %abs_2, %add, %and, %clamp, %divide, %dynamic_update_slice, %maximum, %minimum, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_2, dense<[[[5, 2, 3], [9, 4, 7]], [[5, 2, 3], [9, 4, 7]], [[1, 0, 2], [1, 0, 5]], [[5, 2, 3], [6, 4, 6]], [[2, 1, 1], [4, 2, 3]], [[5, 2, 3], [9, 3, 5]], [[5, 2, 3], [9, 4, 7]], [[3, 2, -2], [7, 2, -3]]]> : tensor<8x2x3xi32> loc("abs_of_abs, add_of_abs, and_of_abs, clamp_of_abs, divide_of_abs, dynamic_update_slice_of_abs, maximum_of_abs, minimum_of_abs")
  %concatenate_3 = stablehlo.concatenate %multiply, %negate, %not, %or, %popcnt, %power, %reduce_window, %remainder, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_3, dense<[[[15, 10, -6], [63, 8, -21]], [[-5, -2, -3], [-9, -4, -7]], [[-6, -3, -4], [-10, -5, -8]], [[7, 7, -1], [15, 6, -1]], [[2, 1, 2], [2, 1, 3]], [[25, 4, 9], [81, 16, 49]], [[5, 7, 5], [9, 13, 11]], [[2, 2, 1], [2, 0, 1]]]> : tensor<8x2x3xi32> loc("multiply_of_abs, negate_of_abs, not_of_abs, or_of_abs, popcnt_of_abs, power_of_abs, reduce_window_of_abs, remainder_of_abs")
  %concatenate_4 = stablehlo.concatenate %reverse, %select, %shift_left, %shift_right_arithmetic, %shift_right_logical, %sign, %sort, %subtract, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_4, dense<[[[7, 4, 9], [3, 2, 5]], [[3, 2, -2], [9, 4, -3]], [[20, 4, 24], [9, 16, 14]], [[2, 1, 1], [4, 2, 3]], [[1, 1, 0], [9, 1, 3]], [[1, 1, 1], [1, 1, 1]], [[5, 3, 2], [9, 7, 4]], [[2, -3, 5], [2, 2, 10]]]> : tensor<8x2x3xi32> loc("reverse_of_abs, select_of_abs, shift_left_of_abs, shift_right_arithmetic_of_abs, shift_right_logical_of_abs, sign_of_abs, sort_of_abs, subtract_of_abs")
  %reshape_2 = stablehlo.reshape %xor : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_3 = stablehlo.reshape %dot_general : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_4 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_5 = stablehlo.reshape %slice : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_6 = stablehlo.reshape %concatenate : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_7 = stablehlo.reshape %pad : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_8 = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x2x3xi32>) -> tensor<12xi32>
  %reshape_9 = stablehlo.reshape %reduce : (tensor<1x3xi32>) -> tensor<3xi32>
  %concatenate_5 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<9xi32>, tensor<9xi32>, tensor<12xi32>, tensor<3xi32>) -> tensor<51xi32>
  check.expect_eq_const %concatenate_5, dense<[0, 0, 0, 0, 0, 0, 17, 30, 33, 52, 2, 3, 4, 7, 2, 3, 4, 7, 3, 5, -2, 5, 2, 3, 9, 4, 7, 2, 3, 0, 0, 0, 0, 4, 7, 0, 5, 2, 3, 9, 4, 7, 5, 2, 3, 9, 4, 7, 14, 6, 10]> : tensor<51xi32> loc("xor_of_abs, dot_general_of_abs, dynamic_slice_of_abs, slice_of_abs, concatenate_of_abs, pad_of_abs, broadcast_in_dim_of_abs, reduce_of_abs")
  %reshape_10 = stablehlo.reshape %transpose : (tensor<3x1x2xi32>) -> tensor<6xi32>
  %reshape_11 = stablehlo.reshape %reshape : (tensor<3x2xi32>) -> tensor<6xi32>
  %concatenate_6 = stablehlo.concatenate %reshape_10, %reshape_11, dim = 0 : (tensor<6xi32>, tensor<6xi32>) -> tensor<12xi32>
  check.expect_eq_const %concatenate_6, dense<[5, 9, 2, 4, 3, 7, 5, 2, 3, 9, 4, 7]> : tensor<12xi32> loc("transpose_of_abs, reshape_of_abs")
  check.expect_eq_const %bitcast_convert, dense<[[[[5, 0], [2, 0], [3, 0]], [[9, 0], [4, 0], [7, 0]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_abs")
  check.expect_eq_const %compare, dense<[[[false, true, false], [false, false, false]]]> : tensor<1x2x3xi1> loc("compare_of_abs")
  check.expect_eq_const %convert, dense<[[[5.0, 2.0, 3.0], [9.0, 4.0, 7.0]]]> : tensor<1x2x3xf32> loc("convert_of_abs")
  return
}
