// Pairs of ops: what takes the signed result of maximum. The values are those of scripts/oracle.
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
  %maximum = stablehlo.maximum %i32, %i32__2 : tensor<1x2x3xi32>
  %abs = stablehlo.abs %maximum : tensor<1x2x3xi32>
  check.expect_eq_const %abs, dense<[[[3, 5, 3], [2147483647, 2, 7]]]> : tensor<1x2x3xi32> loc("abs_of_maximum")
  %add = stablehlo.add %i32__2, %maximum : tensor<1x2x3xi32>
  check.expect_eq_const %add, dense<[[[6, 10, 1], [-2147483642, 4, 4]]]> : tensor<1x2x3xi32> loc("add_of_maximum")
  %and = stablehlo.and %maximum, %maximum : tensor<1x2x3xi32>
  check.expect_eq_const %and, dense<[[[3, 5, 3], [2147483647, 2, 7]]]> : tensor<1x2x3xi32> loc("and_of_maximum")
  %bitcast_convert = stablehlo.bitcast_convert %maximum : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  check.expect_eq_const %bitcast_convert, dense<[[[[3, 0], [5, 0], [3, 0]], [[-1, 32767], [2, 0], [7, 0]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_maximum")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %maximum, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[3, 5, 3], [2147483647, 2, 7]], [[3, 5, 3], [2147483647, 2, 7]]]]> : tensor<1x2x2x3xi32> loc("broadcast_in_dim_of_maximum")
  %clamp = stablehlo.clamp %i32__3, %maximum, %i32__4 : (tensor<i32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %clamp, dense<[[[3, 5, 3], [6, 2, 6]]]> : tensor<1x2x3xi32> loc("clamp_of_maximum")
  %compare = stablehlo.compare GE, %maximum, %maximum : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<true> : tensor<1x2x3xi1> loc("compare_of_maximum")
  %concatenate = stablehlo.concatenate %i32__6, %maximum, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %concatenate, dense<[[[3, 5, -2], [3, 5, 3], [2147483647, 2, 7]]]> : tensor<1x3x3xi32> loc("concatenate_of_maximum")
  %convert = stablehlo.convert %maximum : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert, dense<[[[3.0, 5.0, 3.0], [2147483600.0, 2.0, 7.0]]]> : tensor<1x2x3xf32> loc("convert_of_maximum")
  %count_leading_zeros = stablehlo.count_leading_zeros %maximum : tensor<1x2x3xi32>
  check.expect_eq_const %count_leading_zeros, dense<[[[30, 29, 30], [1, 30, 29]]]> : tensor<1x2x3xi32> loc("count_leading_zeros_of_maximum")
  %divide = stablehlo.divide %maximum, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %divide, dense<[[[1, 1, -1], [306783378, 1, -2]]]> : tensor<1x2x3xi32> loc("divide_of_maximum")
  %dot_general = stablehlo.dot_general %i32__7, %maximum, contracting_dims = [1] x [1] : (tensor<4x2xi32>, tensor<1x2x3xi32>) -> tensor<4x1x3xi32>
  check.expect_eq_const %dot_general, dense<[[[-2147483644, 25, 44]], [[2147483635, 4, 43]], [[-2147483639, 4, -15]], [[-2147483644, 25, 44]]]> : tensor<4x1x3xi32> loc("dot_general_of_maximum")
  %dynamic_slice = stablehlo.dynamic_slice %maximum, %i32__8, %i32__9, %i32__10, sizes = [1, 1, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %dynamic_slice, dense<[[[5, 3]]]> : tensor<1x1x2xi32> loc("dynamic_slice_of_maximum")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i32__11, %maximum, %i32__8, %i32__12, %i32__8 : (tensor<1x3x4xi32>, tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[3, 5, -2, 7], [3, 5, 3, 5], [2147483647, 2, 7, -3]]]> : tensor<1x3x4xi32> loc("dynamic_update_slice_of_maximum")
  %maximum_2 = stablehlo.maximum %maximum, %maximum : tensor<1x2x3xi32>
  check.expect_eq_const %maximum_2, dense<[[[3, 5, 3], [2147483647, 2, 7]]]> : tensor<1x2x3xi32> loc("maximum_of_maximum")
  %minimum = stablehlo.minimum %maximum, %i32__5 : tensor<1x2x3xi32>
  check.expect_eq_const %minimum, dense<0> : tensor<1x2x3xi32> loc("minimum_of_maximum")
  %multiply = stablehlo.multiply %maximum, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %multiply, dense<[[[9, 25, -6], [2147483641, 4, -21]]]> : tensor<1x2x3xi32> loc("multiply_of_maximum")
  %negate = stablehlo.negate %maximum : tensor<1x2x3xi32>
  check.expect_eq_const %negate, dense<[[[-3, -5, -3], [-2147483647, -2, -7]]]> : tensor<1x2x3xi32> loc("negate_of_maximum")
  %not = stablehlo.not %maximum : tensor<1x2x3xi32>
  check.expect_eq_const %not, dense<[[[-4, -6, -4], [-2147483648, -3, -8]]]> : tensor<1x2x3xi32> loc("not_of_maximum")
  %or = stablehlo.or %maximum, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %or, dense<[[[3, 5, 3], [2147483647, 3, 7]]]> : tensor<1x2x3xi32> loc("or_of_maximum")
  %pad = stablehlo.pad %maximum, %i32__4, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x5xi32>
  check.expect_eq_const %pad, dense<[[[6, 6, 6, 6, 6], [3, 5, 3, 6, 6]]]> : tensor<1x2x5xi32> loc("pad_of_maximum")
  %popcnt = stablehlo.popcnt %maximum : tensor<1x2x3xi32>
  check.expect_eq_const %popcnt, dense<[[[2, 2, 2], [31, 1, 3]]]> : tensor<1x2x3xi32> loc("popcnt_of_maximum")
  %power = stablehlo.power %maximum, %i32__14 : tensor<1x2x3xi32>
  check.expect_eq_const %power, dense<[[[9, 5, 27], [1, 4, 7]]]> : tensor<1x2x3xi32> loc("power_of_maximum")
  %reduce = stablehlo.reduce(%maximum init: %i32__15) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2xi32>
  check.expect_eq_const %reduce, dense<[[5, 2147483647]]> : tensor<1x2xi32> loc("reduce_of_maximum")
  %reduce_window = "stablehlo.reduce_window"(%maximum, %i32__8) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %reduce_window, dense<[[[8, 8], [-2147483647, 9]]]> : tensor<1x2x2xi32> loc("reduce_window_of_maximum")
  %remainder = stablehlo.remainder %maximum, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %remainder, dense<[[[0, 0, 1], [1, 0, 1]]]> : tensor<1x2x3xi32> loc("remainder_of_maximum")
  %reshape = stablehlo.reshape %maximum : (tensor<1x2x3xi32>) -> tensor<6xi32>
  check.expect_eq_const %reshape, dense<[3, 5, 3, 2147483647, 2, 7]> : tensor<6xi32> loc("reshape_of_maximum")
  %reverse = stablehlo.reverse %maximum, dims = [2] : tensor<1x2x3xi32>
  check.expect_eq_const %reverse, dense<[[[3, 5, 3], [7, 2, 2147483647]]]> : tensor<1x2x3xi32> loc("reverse_of_maximum")
  %select = stablehlo.select %i1, %maximum, %i32__2 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  check.expect_eq_const %select, dense<[[[3, 5, 3], [7, 2, 7]]]> : tensor<1x2x3xi32> loc("select_of_maximum")
  %shift_left = stablehlo.shift_left %maximum, %i32__14 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_left, dense<[[[12, 10, 24], [2147483647, 8, 14]]]> : tensor<1x2x3xi32> loc("shift_left_of_maximum")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %maximum, %i32__14 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[0, 2, 0], [2147483647, 0, 3]]]> : tensor<1x2x3xi32> loc("shift_right_arithmetic_of_maximum")
  %shift_right_logical = stablehlo.shift_right_logical %maximum, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_logical, dense<[[[1, 2, 1], [1073741823, 1, 3]]]> : tensor<1x2x3xi32> loc("shift_right_logical_of_maximum")
  %sign = stablehlo.sign %maximum : tensor<1x2x3xi32>
  check.expect_eq_const %sign, dense<1> : tensor<1x2x3xi32> loc("sign_of_maximum")
  %slice = stablehlo.slice %maximum [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %slice, dense<[[[2147483647, 7]]]> : tensor<1x1x2xi32> loc("slice_of_maximum")
  %sort = "stablehlo.sort"(%maximum) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %sort, dense<[[[5, 3, 3], [2147483647, 7, 2]]]> : tensor<1x2x3xi32> loc("sort_of_maximum")
  %subtract = stablehlo.subtract %maximum, %i32__5 : tensor<1x2x3xi32>
  check.expect_eq_const %subtract, dense<[[[3, 5, 3], [2147483647, 2, 7]]]> : tensor<1x2x3xi32> loc("subtract_of_maximum")
  %transpose = stablehlo.transpose %maximum, dims = [2, 1, 0] : (tensor<1x2x3xi32>) -> tensor<3x2x1xi32>
  check.expect_eq_const %transpose, dense<[[[3], [2147483647]], [[5], [2]], [[3], [7]]]> : tensor<3x2x1xi32> loc("transpose_of_maximum")
  %xor = stablehlo.xor %i32__2, %maximum : tensor<1x2x3xi32>
  check.expect_eq_const %xor, dense<[[[0, 0, -3], [2147483640, 0, -6]]]> : tensor<1x2x3xi32> loc("xor_of_maximum")
  return
}
