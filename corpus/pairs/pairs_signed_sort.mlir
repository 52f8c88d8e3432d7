// Pairs of ops: what takes the signed result of sort. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[5, -2, 3], [9, -4, 7]]]> : tensor<1x2x3xi32>
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
  %sort = "stablehlo.sort"(%i32) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %compare = stablehlo.compare GT, %left, %right : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %abs = stablehlo.abs %sort : tensor<1x2x3xi32>
  %add = stablehlo.add %i32__2, %sort : tensor<1x2x3xi32>
  %and = stablehlo.and %sort, %sort : tensor<1x2x3xi32>
  %bitcast_convert = stablehlo.bitcast_convert %sort : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %sort, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  %clamp = stablehlo.clamp %i32__3, %i32__2, %sort : (tensor<i32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %compare_2 = stablehlo.compare GE, %sort, %sort : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  %concatenate = stablehlo.concatenate %i32__6, %sort, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  %convert = stablehlo.convert %sort : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %divide = stablehlo.divide %sort, %i32__2 : tensor<1x2x3xi32>
  %dot_general = stablehlo.dot_general %sort, %i32__7, contracting_dims = [2] x [0] : (tensor<1x2x3xi32>, tensor<3x2xi32>) -> tensor<1x2x2xi32>
  %dynamic_slice = stablehlo.dynamic_slice %sort, %i32__8, %i32__9, %i32__10, sizes = [1, 2, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xi32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %sort, %i32__11, %i32__8, %i32__12, %i32__13 : (tensor<1x2x3xi32>, tensor<1x1x2xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi32>
  %maximum = stablehlo.maximum %i32__2, %sort : tensor<1x2x3xi32>
  %minimum = stablehlo.minimum %sort, %sort : tensor<1x2x3xi32>
  %multiply = stablehlo.multiply %sort, %i32__5 : tensor<1x2x3xi32>
  %negate = stablehlo.negate %sort : tensor<1x2x3xi32>
  %not = stablehlo.not %sort : tensor<1x2x3xi32>
  %or = stablehlo.or %sort, %sort : tensor<1x2x3xi32>
  %pad = stablehlo.pad %sort, %i32__8, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x3x3xi32>
  %popcnt = stablehlo.popcnt %sort : tensor<1x2x3xi32>
  %power = stablehlo.power %sort, %i32__14 : tensor<1x2x3xi32>
  %reduce = stablehlo.reduce(%sort init: %i32__8) across dimensions = [1] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x3xi32>
  reducer(%left_2: tensor<i32>, %right_2: tensor<i32>) {
    %add_2 = stablehlo.add %left_2, %right_2 : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }
  %reduce_window = "stablehlo.reduce_window"(%sort, %i32__8) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_3: tensor<i32>, %right_3: tensor<i32>):
    %add_3 = stablehlo.add %left_3, %right_3 : tensor<i32>
    stablehlo.return %add_3 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %remainder = stablehlo.remainder %sort, %i32__2 : tensor<1x2x3xi32>
  %reshape = stablehlo.reshape %sort : (tensor<1x2x3xi32>) -> tensor<3x2xi32>
  %reverse = stablehlo.reverse %sort, dims = [1, 2] : tensor<1x2x3xi32>
  %select = stablehlo.select %i1, %i32__2, %sort : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  %shift_left = stablehlo.shift_left %sort, %i32__14 : tensor<1x2x3xi32>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %sort, %i32__14 : tensor<1x2x3xi32>
  %shift_right_logical = stablehlo.shift_right_logical %sort, %i32__14 : tensor<1x2x3xi32>
  %sign = stablehlo.sign %sort : tensor<1x2x3xi32>
  %slice = stablehlo.slice %sort [0:1, 0:2, 1:3] : (tensor<1x2x3xi32>) -> tensor<1x2x2xi32>
  %sort_2 = "stablehlo.sort"(%sort) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_4: tensor<i32>, %right_4: tensor<i32>):
    %compare_3 = stablehlo.compare GT, %left_4, %right_4 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_3 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %subtract = stablehlo.subtract %sort, %sort : tensor<1x2x3xi32>
  %transpose = stablehlo.transpose %sort, dims = [2, 0, 1] : (tensor<1x2x3xi32>) -> tensor<3x1x2xi32>
  %xor = stablehlo.xor %sort, %i32__2 : tensor<1x2x3xi32>
  %concatenate_2 = stablehlo.concatenate %abs, %add, %and, %clamp, %divide, %dynamic_update_slice, %maximum, %minimum, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_2, dense<[[[5, 3, 2], [9, 7, 4]], [[8, 8, -4], [16, 9, -7]], [[5, 3, -2], [9, 7, -4]], [[3, 3, -2], [7, 2, -4]], [[1, 0, 1], [1, 3, 1]], [[5, 3, -2], [9, 3, 5]], [[5, 5, -2], [9, 7, -3]], [[5, 3, -2], [9, 7, -4]]]> : tensor<8x2x3xi32> loc("abs_of_sort, add_of_sort, and_of_sort, clamp_of_sort, divide_of_sort, dynamic_update_slice_of_sort, maximum_of_sort, minimum_of_sort")
  %concatenate_3 = stablehlo.concatenate %multiply, %negate, %not, %or, %popcnt, %power, %reduce_window, %remainder, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_3, dense<[[[0, 0, 0], [0, 0, 0]], [[-5, -3, 2], [-9, -7, 4]], [[-6, -4, 1], [-10, -8, 3]], [[5, 3, -2], [9, 7, -4]], [[2, 2, 31], [2, 3, 30]], [[25, 3, -8], [1, 49, -4]], [[5, 8, 1], [9, 16, 3]], [[2, 3, 0], [2, 1, -1]]]> : tensor<8x2x3xi32> loc("multiply_of_sort, negate_of_sort, not_of_sort, or_of_sort, popcnt_of_sort, power_of_sort, reduce_window_of_sort, remainder_of_sort")
  %concatenate_4 = stablehlo.concatenate %reverse, %select, %shift_left, %shift_right_arithmetic, %shift_right_logical, %sign, %sort_2, %subtract, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_4, dense<[[[-4, 7, 9], [-2, 3, 5]], [[3, 3, -2], [9, 7, -3]], [[20, 6, -16], [9, 28, -8]], [[1, 1, -1], [9, 1, -2]], [[1, 1, 536870911], [9, 1, 2147483646]], [[1, 1, -1], [1, 1, -1]], [[5, 3, -2], [9, 7, -4]], [[0, 0, 0], [0, 0, 0]]]> : tensor<8x2x3xi32> loc("reverse_of_sort, select_of_sort, shift_left_of_sort, shift_right_arithmetic_of_sort, shift_right_logical_of_sort, sign_of_sort, sort_of_sort, subtract_of_sort")
  %reshape_2 = stablehlo.reshape %xor : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_3 = stablehlo.reshape %dot_general : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_4 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_5 = stablehlo.reshape %slice : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_6 = stablehlo.reshape %concatenate : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_7 = stablehlo.reshape %pad : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_8 = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x2x3xi32>) -> tensor<12xi32>
  %reshape_9 = stablehlo.reshape %reduce : (tensor<1x3xi32>) -> tensor<3xi32>
  %concatenate_5 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<9xi32>, tensor<9xi32>, tensor<12xi32>, tensor<3xi32>) -> tensor<51xi32>
  check.expect_eq_const %concatenate_5, dense<[6, 6, 0, 14, 5, 1, 5, 52, 5, 106, 3, -2, 7, -4, 3, -2, 7, -4, 3, 5, -2, 5, 3, -2, 9, 7, -4, 3, -2, 0, 0, 0, 0, 7, -4, 0, 5, 3, -2, 9, 7, -4, 5, 3, -2, 9, 7, -4, 14, 10, -6]> : tensor<51xi32> loc("xor_of_sort, dot_general_of_sort, dynamic_slice_of_sort, slice_of_sort, concatenate_of_sort, pad_of_sort, broadcast_in_dim_of_sort, reduce_of_sort")
  %reshape_10 = stablehlo.reshape %transpose : (tensor<3x1x2xi32>) -> tensor<6xi32>
  %reshape_11 = stablehlo.reshape %reshape : (tensor<3x2xi32>) -> tensor<6xi32>
  %concatenate_6 = stablehlo.concatenate %reshape_10, %reshape_11, dim = 0 : (tensor<6xi32>, tensor<6xi32>) -> tensor<12xi32>
  check.expect_eq_const %concatenate_6, dense<[5, 9, 3, 7, -2, -4, 5, 3, -2, 9, 7, -4]> : tensor<12xi32> loc("transpose_of_sort, reshape_of_sort")
  check.expect_eq_const %bitcast_convert, dense<[[[[5, 0], [3, 0], [-2, -1]], [[9, 0], [7, 0], [-4, -1]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_sort")
  check.expect_eq_const %compare_2, dense<true> : tensor<1x2x3xi1> loc("compare_of_sort")
  check.expect_eq_const %convert, dense<[[[5.0, 3.0, -2.0], [9.0, 7.0, -4.0]]]> : tensor<1x2x3xf32> loc("convert_of_sort")
  return
}
