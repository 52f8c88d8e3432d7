// Pairs of ops: what takes the signed result of count_leading_zeros. The values are those of scripts/oracle.
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
  %count_leading_zeros = stablehlo.count_leading_zeros %i32 : tensor<1x2x3xi32>
  %abs = stablehlo.abs %count_leading_zeros : tensor<1x2x3xi32>
  %add = stablehlo.add %i32__2, %count_leading_zeros : tensor<1x2x3xi32>
  %and = stablehlo.and %count_leading_zeros, %count_leading_zeros : tensor<1x2x3xi32>
  %bitcast_convert = stablehlo.bitcast_convert %count_leading_zeros : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %count_leading_zeros, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  %clamp = stablehlo.clamp %count_leading_zeros, %i32__2, %i32__4 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %compare = stablehlo.compare GE, %count_leading_zeros, %count_leading_zeros : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  %concatenate = stablehlo.concatenate %i32__6, %count_leading_zeros, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  %convert = stablehlo.convert %count_leading_zeros : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %divide = stablehlo.divide %count_leading_zeros, %i32__2 : tensor<1x2x3xi32>
  %dot_general = stablehlo.dot_general %count_leading_zeros, %i32__7, contracting_dims = [2] x [0] : (tensor<1x2x3xi32>, tensor<3x2xi32>) -> tensor<1x2x2xi32>
  %dynamic_slice = stablehlo.dynamic_slice %count_leading_zeros, %i32__8, %i32__9, %i32__10, sizes = [1, 2, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xi32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %count_leading_zeros, %i32__11, %i32__8, %i32__12, %i32__13 : (tensor<1x2x3xi32>, tensor<1x1x2xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi32>
  %maximum = stablehlo.maximum %i32__2, %count_leading_zeros : tensor<1x2x3xi32>
  %minimum = stablehlo.minimum %count_leading_zeros, %count_leading_zeros : tensor<1x2x3xi32>
  %multiply = stablehlo.multiply %count_leading_zeros, %i32__5 : tensor<1x2x3xi32>
  %negate = stablehlo.negate %count_leading_zeros : tensor<1x2x3xi32>
  %not = stablehlo.not %count_leading_zeros : tensor<1x2x3xi32>
  %or = stablehlo.or %count_leading_zeros, %count_leading_zeros : tensor<1x2x3xi32>
  %pad = stablehlo.pad %count_leading_zeros, %i32__8, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x3x3xi32>
  %popcnt = stablehlo.popcnt %count_leading_zeros : tensor<1x2x3xi32>
  %power = stablehlo.power %count_leading_zeros, %i32__14 : tensor<1x2x3xi32>
  %reduce = stablehlo.reduce(%count_leading_zeros init: %i32__8) across dimensions = [1] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x3xi32>
  reducer(%left: tensor<i32>, %right: tensor<i32>) {
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }
  %reduce_window = "stablehlo.reduce_window"(%count_leading_zeros, %i32__8) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<i32>
    stablehlo.return %add_3 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %remainder = stablehlo.remainder %count_leading_zeros, %i32__2 : tensor<1x2x3xi32>
  %reshape = stablehlo.reshape %count_leading_zeros : (tensor<1x2x3xi32>) -> tensor<3x2xi32>
  %reverse = stablehlo.reverse %count_leading_zeros, dims = [1, 2] : tensor<1x2x3xi32>
  %select = stablehlo.select %i1, %i32__2, %count_leading_zeros : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  %shift_left = stablehlo.shift_left %count_leading_zeros, %i32__14 : tensor<1x2x3xi32>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %count_leading_zeros, %i32__14 : tensor<1x2x3xi32>
  %shift_right_logical = stablehlo.shift_right_logical %count_leading_zeros, %i32__14 : tensor<1x2x3xi32>
  %sign = stablehlo.sign %count_leading_zeros : tensor<1x2x3xi32>
  %slice = stablehlo.slice %count_leading_zeros [0:1, 0:2, 1:3] : (tensor<1x2x3xi32>) -> tensor<1x2x2xi32>
  %sort = "stablehlo.sort"(%count_leading_zeros) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<i32>, %right_3: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %subtract = stablehlo.subtract %count_leading_zeros, %count_leading_zeros : tensor<1x2x3xi32>
  %transpose = stablehlo.transpose %count_leading_zeros, dims = [2, 0, 1] : (tensor<1x2x3xi32>) -> tensor<3x1x2xi32>
  %xor = stablehlo.xor %count_leading_zeros, %i32__2 : tensor<1x2x3xi32>
  %concatenate_2 = stablehlo.concatenate %abs, %add, %and, %clamp, %divide, %dynamic_update_slice, %maximum, %minimum, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_2, dense<[[[31, 0, 30], [1, 0, 29]], [[34, 5, 28], [8, 2, 26]], [[31, 0, 30], [1, 0, 29]], [[6, 5, 6], [6, 2, 6]], [[10, 0, -15], [0, 0, -9]], [[31, 0, 30], [1, 3, 5]], [[31, 5, 30], [7, 2, 29]], [[31, 0, 30], [1, 0, 29]]]> : tensor<8x2x3xi32> loc("abs_of_count_leading_zeros, add_of_count_leading_zeros, and_of_count_leading_zeros, clamp_of_count_leading_zeros, divide_of_count_leading_zeros, dynamic_update_slice_of_count_leading_zeros, maximum_of_count_leading_zeros, minimum_of_count_leading_zeros")
  %concatenate_3 = stablehlo.concatenate %multiply, %negate, %not, %or, %popcnt, %power, %reduce_window, %remainder, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_3, dense<[[[0, 0, 0], [0, 0, 0]], [[-31, 0, -30], [-1, 0, -29]], [[-32, -1, -31], [-2, -1, -30]], [[31, 0, 30], [1, 0, 29]], [[5, 0, 4], [1, 0, 4]], [[961, 0, 27000], [1, 0, 29]], [[31, 31, 30], [1, 1, 29]], [[1, 0, 0], [1, 0, 2]]]> : tensor<8x2x3xi32> loc("multiply_of_count_leading_zeros, negate_of_count_leading_zeros, not_of_count_leading_zeros, or_of_count_leading_zeros, popcnt_of_count_leading_zeros, power_of_count_leading_zeros, reduce_window_of_count_leading_zeros, remainder_of_count_leading_zeros")
  %concatenate_4 = stablehlo.concatenate %reverse, %select, %shift_left, %shift_right_arithmetic, %shift_right_logical, %sign, %sort, %subtract, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_4, dense<[[[29, 0, 1], [30, 0, 31]], [[3, 0, -2], [1, 0, -3]], [[124, 0, 240], [1, 0, 58]], [[7, 0, 3], [1, 0, 14]], [[7, 0, 3], [1, 0, 14]], [[1, 0, 1], [1, 0, 1]], [[31, 30, 0], [29, 1, 0]], [[0, 0, 0], [0, 0, 0]]]> : tensor<8x2x3xi32> loc("reverse_of_count_leading_zeros, select_of_count_leading_zeros, shift_left_of_count_leading_zeros, shift_right_arithmetic_of_count_leading_zeros, shift_right_logical_of_count_leading_zeros, sign_of_count_leading_zeros, sort_of_count_leading_zeros, subtract_of_count_leading_zeros")
  %reshape_2 = stablehlo.reshape %xor : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_3 = stablehlo.reshape %dot_general : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_4 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_5 = stablehlo.reshape %slice : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_6 = stablehlo.reshape %concatenate : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_7 = stablehlo.reshape %pad : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_8 = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x2x3xi32>) -> tensor<12xi32>
  %reshape_9 = stablehlo.reshape %reduce : (tensor<1x3xi32>) -> tensor<3xi32>
  %concatenate_5 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<9xi32>, tensor<9xi32>, tensor<12xi32>, tensor<3xi32>) -> tensor<51xi32>
  check.expect_eq_const %concatenate_5, dense<[28, 5, -32, 6, 2, -32, 153, 65, 61, -82, 0, 30, 0, 29, 0, 30, 0, 29, 3, 5, -2, 31, 0, 30, 1, 0, 29, 0, 30, 0, 0, 0, 0, 0, 29, 0, 31, 0, 30, 1, 0, 29, 31, 0, 30, 1, 0, 29, 32, 0, 59]> : tensor<51xi32> loc("xor_of_count_leading_zeros, dot_general_of_count_leading_zeros, dynamic_slice_of_count_leading_zeros, slice_of_count_leading_zeros, concatenate_of_count_leading_zeros, pad_of_count_leading_zeros, broadcast_in_dim_of_count_leading_zeros, reduce_of_count_leading_zeros")
  %reshape_10 = stablehlo.reshape %transpose : (tensor<3x1x2xi32>) -> tensor<6xi32>
  %reshape_11 = stablehlo.reshape %reshape : (tensor<3x2xi32>) -> tensor<6xi32>
  %concatenate_6 = stablehlo.concatenate %reshape_10, %reshape_11, dim = 0 : (tensor<6xi32>, tensor<6xi32>) -> tensor<12xi32>
  check.expect_eq_const %concatenate_6, dense<[31, 1, 0, 0, 30, 29, 31, 0, 30, 1, 0, 29]> : tensor<12xi32> loc("transpose_of_count_leading_zeros, reshape_of_count_leading_zeros")
  check.expect_eq_const %bitcast_convert, dense<[[[[31, 0], [0, 0], [30, 0]], [[1, 0], [0, 0], [29, 0]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_count_leading_zeros")
  check.expect_eq_const %compare, dense<true> : tensor<1x2x3xi1> loc("compare_of_count_leading_zeros")
  check.expect_eq_const %convert, dense<[[[31.0, 0.0, 30.0], [1.0, 0.0, 29.0]]]> : tensor<1x2x3xf32> loc("convert_of_count_leading_zeros")
  return
}
