// Pairs of ops: what takes the signed result of count_leading_zeros. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[1, -2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x2x3xi32>
  %i32__2 = stablehlo.constant dense<[[[3, 5, -2], [7, 2, -3]]]> : tensor<1x2x3xi32>
  %i32__3 = stablehlo.constant dense<-3> : tensor<i32>
  %i32__4 = stablehlo.constant dense<6> : tensor<i32>
  %i32__5 = stablehlo.constant dense<0> : tensor<1x2x3xi32>
  %i32__6 = stablehlo.constant dense<[[[3, 5, -2]]]> : tensor<1x1x3xi32>
  %i32__7 = stablehlo.constant dense<[[3, 5], [-2, 7], [2, -3], [3, 5]]> : tensor<4x2xi32>
  %i32__8 = stablehlo.constant dense<0> : tensor<i32>
  %i32__9 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__10 = stablehlo.constant dense<9> : tensor<i32>
  %i32__11 = stablehlo.constant dense<[[[3, 5, -2, 7], [2, -3, 3, 5], [-2, 7, 2, -3]]]> : tensor<1x3x4xi32>
  %i32__12 = stablehlo.constant dense<2> : tensor<i32>
  %i32__13 = stablehlo.constant dense<1> : tensor<1x2x3xi32>
  %i32__14 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xi32>
  %i32__15 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %count_leading_zeros = stablehlo.count_leading_zeros %i32 : tensor<1x2x3xi32>
  %abs = stablehlo.abs %count_leading_zeros : tensor<1x2x3xi32>
  check.expect_eq_const %abs, dense<[[[31, 0, 30], [1, 0, 29]]]> : tensor<1x2x3xi32> loc("abs_of_count_leading_zeros")
  %add = stablehlo.add %i32__2, %count_leading_zeros : tensor<1x2x3xi32>
  check.expect_eq_const %add, dense<[[[34, 5, 28], [8, 2, 26]]]> : tensor<1x2x3xi32> loc("add_of_count_leading_zeros")
  %and = stablehlo.and %count_leading_zeros, %count_leading_zeros : tensor<1x2x3xi32>
  check.expect_eq_const %and, dense<[[[31, 0, 30], [1, 0, 29]]]> : tensor<1x2x3xi32> loc("and_of_count_leading_zeros")
  %bitcast_convert = stablehlo.bitcast_convert %count_leading_zeros : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  check.expect_eq_const %bitcast_convert, dense<[[[[31, 0], [0, 0], [30, 0]], [[1, 0], [0, 0], [29, 0]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_count_leading_zeros")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %count_leading_zeros, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[31, 0, 30], [1, 0, 29]], [[31, 0, 30], [1, 0, 29]]]]> : tensor<1x2x2x3xi32> loc("broadcast_in_dim_of_count_leading_zeros")
  %clamp = stablehlo.clamp %i32__3, %count_leading_zeros, %i32__4 : (tensor<i32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %clamp, dense<[[[6, 0, 6], [1, 0, 6]]]> : tensor<1x2x3xi32> loc("clamp_of_count_leading_zeros")
  %compare = stablehlo.compare GE, %count_leading_zeros, %count_leading_zeros : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<true> : tensor<1x2x3xi1> loc("compare_of_count_leading_zeros")
  %concatenate = stablehlo.concatenate %i32__6, %count_leading_zeros, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %concatenate, dense<[[[3, 5, -2], [31, 0, 30], [1, 0, 29]]]> : tensor<1x3x3xi32> loc("concatenate_of_count_leading_zeros")
  %convert = stablehlo.convert %count_leading_zeros : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert, dense<[[[31.0, 0.0, 30.0], [1.0, 0.0, 29.0]]]> : tensor<1x2x3xf32> loc("convert_of_count_leading_zeros")
  %count_leading_zeros_2 = stablehlo.count_leading_zeros %count_leading_zeros : tensor<1x2x3xi32>
  check.expect_eq_const %count_leading_zeros_2, dense<[[[27, 32, 27], [31, 32, 27]]]> : tensor<1x2x3xi32> loc("count_leading_zeros_of_count_leading_zeros")
  %divide = stablehlo.divide %count_leading_zeros, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %divide, dense<[[[10, 0, -15], [0, 0, -9]]]> : tensor<1x2x3xi32> loc("divide_of_count_leading_zeros")
  %dot_general = stablehlo.dot_general %i32__7, %count_leading_zeros, contracting_dims = [1] x [1] : (tensor<4x2xi32>, tensor<1x2x3xi32>) -> tensor<4x1x3xi32>
  check.expect_eq_const %dot_general, dense<[[[98, 0, 235]], [[-55, 0, 143]], [[59, 0, -27]], [[98, 0, 235]]]> : tensor<4x1x3xi32> loc("dot_general_of_count_leading_zeros")
  %dynamic_slice = stablehlo.dynamic_slice %count_leading_zeros, %i32__8, %i32__9, %i32__10, sizes = [1, 1, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %dynamic_slice, dense<[[[0, 30]]]> : tensor<1x1x2xi32> loc("dynamic_slice_of_count_leading_zeros")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i32__11, %count_leading_zeros, %i32__8, %i32__12, %i32__8 : (tensor<1x3x4xi32>, tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[3, 5, -2, 7], [31, 0, 30, 5], [1, 0, 29, -3]]]> : tensor<1x3x4xi32> loc("dynamic_update_slice_of_count_leading_zeros")
  %maximum = stablehlo.maximum %count_leading_zeros, %count_leading_zeros : tensor<1x2x3xi32>
  check.expect_eq_const %maximum, dense<[[[31, 0, 30], [1, 0, 29]]]> : tensor<1x2x3xi32> loc("maximum_of_count_leading_zeros")
  %minimum = stablehlo.minimum %count_leading_zeros, %i32__5 : tensor<1x2x3xi32>
  check.expect_eq_const %minimum, dense<0> : tensor<1x2x3xi32> loc("minimum_of_count_leading_zeros")
  %multiply = stablehlo.multiply %count_leading_zeros, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %multiply, dense<[[[93, 0, -60], [7, 0, -87]]]> : tensor<1x2x3xi32> loc("multiply_of_count_leading_zeros")
  %negate = stablehlo.negate %count_leading_zeros : tensor<1x2x3xi32>
  check.expect_eq_const %negate, dense<[[[-31, 0, -30], [-1, 0, -29]]]> : tensor<1x2x3xi32> loc("negate_of_count_leading_zeros")
  %not = stablehlo.not %count_leading_zeros : tensor<1x2x3xi32>
  check.expect_eq_const %not, dense<[[[-32, -1, -31], [-2, -1, -30]]]> : tensor<1x2x3xi32> loc("not_of_count_leading_zeros")
  %or = stablehlo.or %count_leading_zeros, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %or, dense<[[[31, 1, 31], [1, 1, 29]]]> : tensor<1x2x3xi32> loc("or_of_count_leading_zeros")
  %pad = stablehlo.pad %count_leading_zeros, %i32__4, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x5xi32>
  check.expect_eq_const %pad, dense<[[[6, 6, 6, 6, 6], [31, 0, 30, 6, 6]]]> : tensor<1x2x5xi32> loc("pad_of_count_leading_zeros")
  %popcnt = stablehlo.popcnt %count_leading_zeros : tensor<1x2x3xi32>
  check.expect_eq_const %popcnt, dense<[[[5, 0, 4], [1, 0, 4]]]> : tensor<1x2x3xi32> loc("popcnt_of_count_leading_zeros")
  %power = stablehlo.power %count_leading_zeros, %i32__14 : tensor<1x2x3xi32>
  check.expect_eq_const %power, dense<[[[961, 0, 27000], [1, 0, 29]]]> : tensor<1x2x3xi32> loc("power_of_count_leading_zeros")
  %reduce = stablehlo.reduce(%count_leading_zeros init: %i32__15) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2xi32>
  check.expect_eq_const %reduce, dense<[[31, 29]]> : tensor<1x2xi32> loc("reduce_of_count_leading_zeros")
  %reduce_window = "stablehlo.reduce_window"(%count_leading_zeros, %i32__8) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %reduce_window, dense<[[[31, 30], [1, 29]]]> : tensor<1x2x2xi32> loc("reduce_window_of_count_leading_zeros")
  %remainder = stablehlo.remainder %count_leading_zeros, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %remainder, dense<[[[1, 0, 0], [1, 0, 2]]]> : tensor<1x2x3xi32> loc("remainder_of_count_leading_zeros")
  %reshape = stablehlo.reshape %count_leading_zeros : (tensor<1x2x3xi32>) -> tensor<6xi32>
  check.expect_eq_const %reshape, dense<[31, 0, 30, 1, 0, 29]> : tensor<6xi32> loc("reshape_of_count_leading_zeros")
  %reverse = stablehlo.reverse %count_leading_zeros, dims = [2] : tensor<1x2x3xi32>
  check.expect_eq_const %reverse, dense<[[[30, 0, 31], [29, 0, 1]]]> : tensor<1x2x3xi32> loc("reverse_of_count_leading_zeros")
  %select = stablehlo.select %i1, %count_leading_zeros, %i32__2 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  check.expect_eq_const %select, dense<[[[31, 5, 30], [7, 2, 29]]]> : tensor<1x2x3xi32> loc("select_of_count_leading_zeros")
  %shift_left = stablehlo.shift_left %count_leading_zeros, %i32__14 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_left, dense<[[[124, 0, 240], [1, 0, 58]]]> : tensor<1x2x3xi32> loc("shift_left_of_count_leading_zeros")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %count_leading_zeros, %i32__14 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[7, 0, 3], [1, 0, 14]]]> : tensor<1x2x3xi32> loc("shift_right_arithmetic_of_count_leading_zeros")
  %shift_right_logical = stablehlo.shift_right_logical %count_leading_zeros, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_logical, dense<[[[15, 0, 15], [0, 0, 14]]]> : tensor<1x2x3xi32> loc("shift_right_logical_of_count_leading_zeros")
  %sign = stablehlo.sign %count_leading_zeros : tensor<1x2x3xi32>
  check.expect_eq_const %sign, dense<[[[1, 0, 1], [1, 0, 1]]]> : tensor<1x2x3xi32> loc("sign_of_count_leading_zeros")
  %slice = stablehlo.slice %count_leading_zeros [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %slice, dense<[[[1, 29]]]> : tensor<1x1x2xi32> loc("slice_of_count_leading_zeros")
  %sort = "stablehlo.sort"(%count_leading_zeros) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %sort, dense<[[[31, 30, 0], [29, 1, 0]]]> : tensor<1x2x3xi32> loc("sort_of_count_leading_zeros")
  %subtract = stablehlo.subtract %count_leading_zeros, %i32__5 : tensor<1x2x3xi32>
  check.expect_eq_const %subtract, dense<[[[31, 0, 30], [1, 0, 29]]]> : tensor<1x2x3xi32> loc("subtract_of_count_leading_zeros")
  %transpose = stablehlo.transpose %count_leading_zeros, dims = [2, 1, 0] : (tensor<1x2x3xi32>) -> tensor<3x2x1xi32>
  check.expect_eq_const %transpose, dense<[[[31], [1]], [[0], [0]], [[30], [29]]]> : tensor<3x2x1xi32> loc("transpose_of_count_leading_zeros")
  %xor = stablehlo.xor %i32__2, %count_leading_zeros : tensor<1x2x3xi32>
  check.expect_eq_const %xor, dense<[[[28, 5, -32], [6, 2, -32]]]> : tensor<1x2x3xi32> loc("xor_of_count_leading_zeros")
  return
}
