// Pairs of ops: what takes the signed result of multiply. The values are those of scripts/oracle.
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
  %multiply = stablehlo.multiply %i32, %i32__2 : tensor<1x2x3xi32>
  %abs = stablehlo.abs %multiply : tensor<1x2x3xi32>
  check.expect_eq_const %abs, dense<[[[3, 10, 6], [2147483641, 0, 21]]]> : tensor<1x2x3xi32> loc("abs_of_multiply")
  %add = stablehlo.add %i32__2, %multiply : tensor<1x2x3xi32>
  check.expect_eq_const %add, dense<[[[6, -5, -8], [-2147483648, 2, -24]]]> : tensor<1x2x3xi32> loc("add_of_multiply")
  %and = stablehlo.and %multiply, %multiply : tensor<1x2x3xi32>
  check.expect_eq_const %and, dense<[[[3, -10, -6], [2147483641, 0, -21]]]> : tensor<1x2x3xi32> loc("and_of_multiply")
  %bitcast_convert = stablehlo.bitcast_convert %multiply : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  check.expect_eq_const %bitcast_convert, dense<[[[[3, 0], [-10, -1], [-6, -1]], [[-7, 32767], [0, 0], [-21, -1]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_multiply")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %multiply, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[3, -10, -6], [2147483641, 0, -21]], [[3, -10, -6], [2147483641, 0, -21]]]]> : tensor<1x2x2x3xi32> loc("broadcast_in_dim_of_multiply")
  %clamp = stablehlo.clamp %multiply, %i32__2, %i32__4 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %clamp, dense<[[[3, 5, -2], [6, 2, -3]]]> : tensor<1x2x3xi32> loc("clamp_of_multiply")
  %compare = stablehlo.compare GE, %multiply, %multiply : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<true> : tensor<1x2x3xi1> loc("compare_of_multiply")
  %concatenate = stablehlo.concatenate %i32__6, %multiply, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %concatenate, dense<[[[3, 5, -2], [3, -10, -6], [2147483641, 0, -21]]]> : tensor<1x3x3xi32> loc("concatenate_of_multiply")
  %convert = stablehlo.convert %multiply : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert, dense<[[[3.0, -10.0, -6.0], [2147483600.0, 0.0, -21.0]]]> : tensor<1x2x3xf32> loc("convert_of_multiply")
  %count_leading_zeros = stablehlo.count_leading_zeros %multiply : tensor<1x2x3xi32>
  check.expect_eq_const %count_leading_zeros, dense<[[[30, 0, 0], [1, 32, 0]]]> : tensor<1x2x3xi32> loc("count_leading_zeros_of_multiply")
  %divide = stablehlo.divide %multiply, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %divide, dense<[[[1, -2, 3], [306783377, 0, 7]]]> : tensor<1x2x3xi32> loc("divide_of_multiply")
  %dot_general = stablehlo.dot_general %i32__7, %multiply, contracting_dims = [1] x [1] : (tensor<4x2xi32>, tensor<1x2x3xi32>) -> tensor<4x1x3xi32>
  check.expect_eq_const %dot_general, dense<[[[2147483622, -30, -123]], [[2147483593, 20, -135]], [[-2147483621, -20, 51]], [[2147483622, -30, -123]]]> : tensor<4x1x3xi32> loc("dot_general_of_multiply")
  %dynamic_slice = stablehlo.dynamic_slice %multiply, %i32__8, %i32__9, %i32__10, sizes = [1, 1, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %dynamic_slice, dense<[[[-10, -6]]]> : tensor<1x1x2xi32> loc("dynamic_slice_of_multiply")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i32__11, %multiply, %i32__8, %i32__12, %i32__8 : (tensor<1x3x4xi32>, tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[3, 5, -2, 7], [3, -10, -6, 5], [2147483641, 0, -21, -3]]]> : tensor<1x3x4xi32> loc("dynamic_update_slice_of_multiply")
  %maximum = stablehlo.maximum %multiply, %multiply : tensor<1x2x3xi32>
  check.expect_eq_const %maximum, dense<[[[3, -10, -6], [2147483641, 0, -21]]]> : tensor<1x2x3xi32> loc("maximum_of_multiply")
  %minimum = stablehlo.minimum %multiply, %i32__5 : tensor<1x2x3xi32>
  check.expect_eq_const %minimum, dense<[[[0, -10, -6], [0, 0, -21]]]> : tensor<1x2x3xi32> loc("minimum_of_multiply")
  %multiply_2 = stablehlo.multiply %multiply, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %multiply_2, dense<[[[9, -50, 12], [2147483599, 0, 63]]]> : tensor<1x2x3xi32> loc("multiply_of_multiply")
  %negate = stablehlo.negate %multiply : tensor<1x2x3xi32>
  check.expect_eq_const %negate, dense<[[[-3, 10, 6], [-2147483641, 0, 21]]]> : tensor<1x2x3xi32> loc("negate_of_multiply")
  %not = stablehlo.not %multiply : tensor<1x2x3xi32>
  check.expect_eq_const %not, dense<[[[-4, 9, 5], [-2147483642, -1, 20]]]> : tensor<1x2x3xi32> loc("not_of_multiply")
  %or = stablehlo.or %multiply, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %or, dense<[[[3, -9, -5], [2147483641, 1, -21]]]> : tensor<1x2x3xi32> loc("or_of_multiply")
  %pad = stablehlo.pad %multiply, %i32__4, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x5xi32>
  check.expect_eq_const %pad, dense<[[[6, 6, 6, 6, 6], [3, -10, -6, 6, 6]]]> : tensor<1x2x5xi32> loc("pad_of_multiply")
  %popcnt = stablehlo.popcnt %multiply : tensor<1x2x3xi32>
  check.expect_eq_const %popcnt, dense<[[[2, 30, 30], [29, 0, 30]]]> : tensor<1x2x3xi32> loc("popcnt_of_multiply")
  %power = stablehlo.power %multiply, %i32__14 : tensor<1x2x3xi32>
  check.expect_eq_const %power, dense<[[[9, -10, -216], [1, 0, -21]]]> : tensor<1x2x3xi32> loc("power_of_multiply")
  %reduce = stablehlo.reduce(%multiply init: %i32__15) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2xi32>
  check.expect_eq_const %reduce, dense<[[3, 2147483641]]> : tensor<1x2xi32> loc("reduce_of_multiply")
  %reduce_window = "stablehlo.reduce_window"(%multiply, %i32__8) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %reduce_window, dense<[[[-7, -16], [2147483641, -21]]]> : tensor<1x2x2xi32> loc("reduce_window_of_multiply")
  %remainder = stablehlo.remainder %multiply, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %remainder, dense<[[[0, 0, 0], [2, 0, 0]]]> : tensor<1x2x3xi32> loc("remainder_of_multiply")
  %reshape = stablehlo.reshape %multiply : (tensor<1x2x3xi32>) -> tensor<6xi32>
  check.expect_eq_const %reshape, dense<[3, -10, -6, 2147483641, 0, -21]> : tensor<6xi32> loc("reshape_of_multiply")
  %reverse = stablehlo.reverse %multiply, dims = [2] : tensor<1x2x3xi32>
  check.expect_eq_const %reverse, dense<[[[-6, -10, 3], [-21, 0, 2147483641]]]> : tensor<1x2x3xi32> loc("reverse_of_multiply")
  %select = stablehlo.select %i1, %multiply, %i32__2 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  check.expect_eq_const %select, dense<[[[3, 5, -6], [7, 2, -21]]]> : tensor<1x2x3xi32> loc("select_of_multiply")
  %shift_left = stablehlo.shift_left %multiply, %i32__14 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_left, dense<[[[12, -20, -48], [2147483641, 0, -42]]]> : tensor<1x2x3xi32> loc("shift_left_of_multiply")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %multiply, %i32__14 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[0, -5, -1], [2147483641, 0, -11]]]> : tensor<1x2x3xi32> loc("shift_right_arithmetic_of_multiply")
  %shift_right_logical = stablehlo.shift_right_logical %multiply, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_logical, dense<[[[1, 2147483643, 2147483645], [1073741820, 0, 2147483637]]]> : tensor<1x2x3xi32> loc("shift_right_logical_of_multiply")
  %sign = stablehlo.sign %multiply : tensor<1x2x3xi32>
  check.expect_eq_const %sign, dense<[[[1, -1, -1], [1, 0, -1]]]> : tensor<1x2x3xi32> loc("sign_of_multiply")
  %slice = stablehlo.slice %multiply [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %slice, dense<[[[2147483641, -21]]]> : tensor<1x1x2xi32> loc("slice_of_multiply")
  %sort = "stablehlo.sort"(%multiply) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %sort, dense<[[[3, -6, -10], [2147483641, 0, -21]]]> : tensor<1x2x3xi32> loc("sort_of_multiply")
  %subtract = stablehlo.subtract %multiply, %i32__5 : tensor<1x2x3xi32>
  check.expect_eq_const %subtract, dense<[[[3, -10, -6], [2147483641, 0, -21]]]> : tensor<1x2x3xi32> loc("subtract_of_multiply")
  %transpose = stablehlo.transpose %multiply, dims = [2, 1, 0] : (tensor<1x2x3xi32>) -> tensor<3x2x1xi32>
  check.expect_eq_const %transpose, dense<[[[3], [2147483641]], [[-10], [0]], [[-6], [-21]]]> : tensor<3x2x1xi32> loc("transpose_of_multiply")
  %xor = stablehlo.xor %i32__2, %multiply : tensor<1x2x3xi32>
  check.expect_eq_const %xor, dense<[[[0, -13, 4], [2147483646, 2, 22]]]> : tensor<1x2x3xi32> loc("xor_of_multiply")
  return
}
