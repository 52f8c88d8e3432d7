// Pairs of ops: what takes the signed result of remainder. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[1, -2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x2x3xi32>
  %i32__2 = stablehlo.constant dense<[[[3, 5, -2], [7, 2, -3]]]> : tensor<1x2x3xi32>
  %i32__3 = stablehlo.constant dense<0> : tensor<1x2x3xi32>
  %i32__4 = stablehlo.constant dense<-3> : tensor<i32>
  %i32__5 = stablehlo.constant dense<6> : tensor<i32>
  %i32__6 = stablehlo.constant dense<[[[3, 5, -2]]]> : tensor<1x1x3xi32>
  %i32__7 = stablehlo.constant dense<[[3, 5], [-2, 7], [2, -3], [3, 5]]> : tensor<4x2xi32>
  %i32__8 = stablehlo.constant dense<0> : tensor<i32>
  %i32__9 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__10 = stablehlo.constant dense<9> : tensor<i32>
  %i32__11 = stablehlo.constant dense<[[[3, 5, -2, 7], [2, -3, 3, 5], [-2, 7, 2, -3]]]> : tensor<1x3x4xi32>
  %i32__12 = stablehlo.constant dense<2> : tensor<i32>
  %i32__13 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xi32>
  %i32__14 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %i32__15 = stablehlo.constant dense<2> : tensor<1x2x3xi32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %i32__16 = stablehlo.constant dense<1> : tensor<1x2x3xi32>
  %remainder = stablehlo.remainder %i32, %i32__2 : tensor<1x2x3xi32>
  %abs = stablehlo.abs %remainder : tensor<1x2x3xi32>
  check.expect_eq_const %abs, dense<[[[1, 2, 1], [1, 0, 1]]]> : tensor<1x2x3xi32> loc("abs_of_remainder")
  %add = stablehlo.add %remainder, %i32__3 : tensor<1x2x3xi32>
  check.expect_eq_const %add, dense<[[[1, -2, 1], [1, 0, 1]]]> : tensor<1x2x3xi32> loc("add_of_remainder")
  %and = stablehlo.and %remainder, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %and, dense<[[[1, 4, 0], [1, 0, 1]]]> : tensor<1x2x3xi32> loc("and_of_remainder")
  %bitcast_convert = stablehlo.bitcast_convert %remainder : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  check.expect_eq_const %bitcast_convert, dense<[[[[1, 0], [-2, -1], [1, 0]], [[1, 0], [0, 0], [1, 0]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_remainder")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %remainder, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[1, -2, 1], [1, 0, 1]], [[1, -2, 1], [1, 0, 1]]]]> : tensor<1x2x2x3xi32> loc("broadcast_in_dim_of_remainder")
  %clamp = stablehlo.clamp %remainder, %i32__2, %i32__5 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %clamp, dense<[[[3, 5, 1], [6, 2, 1]]]> : tensor<1x2x3xi32> loc("clamp_of_remainder")
  %compare = stablehlo.compare LT, %remainder, %i32__2 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[true, true, false], [true, true, false]]]> : tensor<1x2x3xi1> loc("compare_of_remainder")
  %concatenate = stablehlo.concatenate %i32__6, %remainder, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %concatenate, dense<[[[3, 5, -2], [1, -2, 1], [1, 0, 1]]]> : tensor<1x3x3xi32> loc("concatenate_of_remainder")
  %convert = stablehlo.convert %remainder : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert, dense<[[[1.0, -2.0, 1.0], [1.0, 0.0, 1.0]]]> : tensor<1x2x3xf32> loc("convert_of_remainder")
  %count_leading_zeros = stablehlo.count_leading_zeros %remainder : tensor<1x2x3xi32>
  check.expect_eq_const %count_leading_zeros, dense<[[[31, 0, 31], [31, 32, 31]]]> : tensor<1x2x3xi32> loc("count_leading_zeros_of_remainder")
  %divide = stablehlo.divide %remainder, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %divide, dense<0> : tensor<1x2x3xi32> loc("divide_of_remainder")
  %dot_general = stablehlo.dot_general %i32__7, %remainder, contracting_dims = [1] x [1] : (tensor<4x2xi32>, tensor<1x2x3xi32>) -> tensor<4x1x3xi32>
  check.expect_eq_const %dot_general, dense<[[[8, -6, 8]], [[5, 4, 5]], [[-1, -4, -1]], [[8, -6, 8]]]> : tensor<4x1x3xi32> loc("dot_general_of_remainder")
  %dynamic_slice = stablehlo.dynamic_slice %remainder, %i32__8, %i32__9, %i32__10, sizes = [1, 1, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %dynamic_slice, dense<[[[-2, 1]]]> : tensor<1x1x2xi32> loc("dynamic_slice_of_remainder")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i32__11, %remainder, %i32__8, %i32__12, %i32__8 : (tensor<1x3x4xi32>, tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[3, 5, -2, 7], [1, -2, 1, 5], [1, 0, 1, -3]]]> : tensor<1x3x4xi32> loc("dynamic_update_slice_of_remainder")
  %maximum = stablehlo.maximum %remainder, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %maximum, dense<[[[3, 5, 1], [7, 2, 1]]]> : tensor<1x2x3xi32> loc("maximum_of_remainder")
  %minimum = stablehlo.minimum %i32__2, %remainder : tensor<1x2x3xi32>
  check.expect_eq_const %minimum, dense<[[[1, -2, -2], [1, 0, -3]]]> : tensor<1x2x3xi32> loc("minimum_of_remainder")
  %multiply = stablehlo.multiply %remainder, %remainder : tensor<1x2x3xi32>
  check.expect_eq_const %multiply, dense<[[[1, 4, 1], [1, 0, 1]]]> : tensor<1x2x3xi32> loc("multiply_of_remainder")
  %negate = stablehlo.negate %remainder : tensor<1x2x3xi32>
  check.expect_eq_const %negate, dense<[[[-1, 2, -1], [-1, 0, -1]]]> : tensor<1x2x3xi32> loc("negate_of_remainder")
  %not = stablehlo.not %remainder : tensor<1x2x3xi32>
  check.expect_eq_const %not, dense<[[[-2, 1, -2], [-2, -1, -2]]]> : tensor<1x2x3xi32> loc("not_of_remainder")
  %or = stablehlo.or %i32__2, %remainder : tensor<1x2x3xi32>
  check.expect_eq_const %or, dense<[[[3, -1, -1], [7, 2, -3]]]> : tensor<1x2x3xi32> loc("or_of_remainder")
  %pad = stablehlo.pad %remainder, %i32__5, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x5xi32>
  check.expect_eq_const %pad, dense<[[[6, 6, 6, 6, 6], [1, -2, 1, 6, 6]]]> : tensor<1x2x5xi32> loc("pad_of_remainder")
  %popcnt = stablehlo.popcnt %remainder : tensor<1x2x3xi32>
  check.expect_eq_const %popcnt, dense<[[[1, 31, 1], [1, 0, 1]]]> : tensor<1x2x3xi32> loc("popcnt_of_remainder")
  %power = stablehlo.power %remainder, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %power, dense<[[[1, -2, 1], [1, 0, 1]]]> : tensor<1x2x3xi32> loc("power_of_remainder")
  %reduce = stablehlo.reduce(%remainder init: %i32__14) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2xi32>
  check.expect_eq_const %reduce, dense<1> : tensor<1x2xi32> loc("reduce_of_remainder")
  %reduce_window = "stablehlo.reduce_window"(%remainder, %i32__8) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %reduce_window, dense<[[[-1, -1], [1, 1]]]> : tensor<1x2x2xi32> loc("reduce_window_of_remainder")
  %remainder_2 = stablehlo.remainder %remainder, %i32__15 : tensor<1x2x3xi32>
  check.expect_eq_const %remainder_2, dense<[[[1, 0, 1], [1, 0, 1]]]> : tensor<1x2x3xi32> loc("remainder_of_remainder")
  %reshape = stablehlo.reshape %remainder : (tensor<1x2x3xi32>) -> tensor<6xi32>
  check.expect_eq_const %reshape, dense<[1, -2, 1, 1, 0, 1]> : tensor<6xi32> loc("reshape_of_remainder")
  %reverse = stablehlo.reverse %remainder, dims = [2] : tensor<1x2x3xi32>
  check.expect_eq_const %reverse, dense<[[[1, -2, 1], [1, 0, 1]]]> : tensor<1x2x3xi32> loc("reverse_of_remainder")
  %select = stablehlo.select %i1, %remainder, %i32__2 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  check.expect_eq_const %select, dense<[[[1, 5, 1], [7, 2, 1]]]> : tensor<1x2x3xi32> loc("select_of_remainder")
  %shift_left = stablehlo.shift_left %remainder, %i32__16 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_left, dense<[[[2, -4, 2], [2, 0, 2]]]> : tensor<1x2x3xi32> loc("shift_left_of_remainder")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %remainder, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[0, -1, 0], [1, 0, 0]]]> : tensor<1x2x3xi32> loc("shift_right_arithmetic_of_remainder")
  %shift_right_logical = stablehlo.shift_right_logical %remainder, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_logical, dense<[[[0, 2147483647, 0], [1, 0, 0]]]> : tensor<1x2x3xi32> loc("shift_right_logical_of_remainder")
  %sign = stablehlo.sign %remainder : tensor<1x2x3xi32>
  check.expect_eq_const %sign, dense<[[[1, -1, 1], [1, 0, 1]]]> : tensor<1x2x3xi32> loc("sign_of_remainder")
  %slice = stablehlo.slice %remainder [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %slice, dense<1> : tensor<1x1x2xi32> loc("slice_of_remainder")
  %sort = "stablehlo.sort"(%remainder) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %sort, dense<[[[1, 1, -2], [1, 1, 0]]]> : tensor<1x2x3xi32> loc("sort_of_remainder")
  %subtract = stablehlo.subtract %i32__2, %remainder : tensor<1x2x3xi32>
  check.expect_eq_const %subtract, dense<[[[2, 7, -3], [6, 2, -4]]]> : tensor<1x2x3xi32> loc("subtract_of_remainder")
  %transpose = stablehlo.transpose %remainder, dims = [2, 1, 0] : (tensor<1x2x3xi32>) -> tensor<3x2x1xi32>
  check.expect_eq_const %transpose, dense<[[[1], [1]], [[-2], [0]], [[1], [1]]]> : tensor<3x2x1xi32> loc("transpose_of_remainder")
  %xor = stablehlo.xor %remainder, %i32__16 : tensor<1x2x3xi32>
  check.expect_eq_const %xor, dense<[[[0, -1, 0], [0, 1, 0]]]> : tensor<1x2x3xi32> loc("xor_of_remainder")
  return
}
