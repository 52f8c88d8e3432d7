// Pairs of ops: what takes the signed result of subtract. The values are those of scripts/oracle.
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
  %subtract = stablehlo.subtract %i32, %i32__2 : tensor<1x2x3xi32>
  %abs = stablehlo.abs %subtract : tensor<1x2x3xi32>
  check.expect_eq_const %abs, dense<[[[2, 7, 5], [2147483640, 2147483646, 10]]]> : tensor<1x2x3xi32> loc("abs_of_subtract")
  %add = stablehlo.add %subtract, %i32__3 : tensor<1x2x3xi32>
  check.expect_eq_const %add, dense<[[[-2, -7, 5], [2147483640, 2147483646, 10]]]> : tensor<1x2x3xi32> loc("add_of_subtract")
  %and = stablehlo.and %subtract, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %and, dense<[[[2, 1, 4], [0, 2, 8]]]> : tensor<1x2x3xi32> loc("and_of_subtract")
  %bitcast_convert = stablehlo.bitcast_convert %subtract : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  check.expect_eq_const %bitcast_convert, dense<[[[[-2, -1], [-7, -1], [5, 0]], [[-8, 32767], [-2, 32767], [10, 0]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_subtract")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %subtract, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[-2, -7, 5], [2147483640, 2147483646, 10]], [[-2, -7, 5], [2147483640, 2147483646, 10]]]]> : tensor<1x2x2x3xi32> loc("broadcast_in_dim_of_subtract")
  %clamp = stablehlo.clamp %i32__4, %subtract, %i32__5 : (tensor<i32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %clamp, dense<[[[-2, -3, 5], [6, 6, 6]]]> : tensor<1x2x3xi32> loc("clamp_of_subtract")
  %compare = stablehlo.compare LT, %subtract, %i32__2 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[true, true, false], [false, false, false]]]> : tensor<1x2x3xi1> loc("compare_of_subtract")
  %concatenate = stablehlo.concatenate %i32__6, %subtract, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %concatenate, dense<[[[3, 5, -2], [-2, -7, 5], [2147483640, 2147483646, 10]]]> : tensor<1x3x3xi32> loc("concatenate_of_subtract")
  %convert = stablehlo.convert %subtract : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert, dense<[[[-2.0, -7.0, 5.0], [2147483600.0, 2147483600.0, 10.0]]]> : tensor<1x2x3xf32> loc("convert_of_subtract")
  %count_leading_zeros = stablehlo.count_leading_zeros %subtract : tensor<1x2x3xi32>
  check.expect_eq_const %count_leading_zeros, dense<[[[0, 0, 29], [1, 1, 28]]]> : tensor<1x2x3xi32> loc("count_leading_zeros_of_subtract")
  %divide = stablehlo.divide %subtract, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %divide, dense<[[[0, -1, -2], [306783377, 1073741823, -3]]]> : tensor<1x2x3xi32> loc("divide_of_subtract")
  %dot_general = stablehlo.dot_general %i32__7, %subtract, contracting_dims = [1] x [1] : (tensor<4x2xi32>, tensor<1x2x3xi32>) -> tensor<4x1x3xi32>
  check.expect_eq_const %dot_general, dense<[[[2147483602, 2147483617, 65]], [[2147483596, -2147483648, 60]], [[-2147483628, 2147483640, -20]], [[2147483602, 2147483617, 65]]]> : tensor<4x1x3xi32> loc("dot_general_of_subtract")
  %dynamic_slice = stablehlo.dynamic_slice %subtract, %i32__8, %i32__9, %i32__10, sizes = [1, 1, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %dynamic_slice, dense<[[[-7, 5]]]> : tensor<1x1x2xi32> loc("dynamic_slice_of_subtract")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i32__11, %subtract, %i32__8, %i32__12, %i32__8 : (tensor<1x3x4xi32>, tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[3, 5, -2, 7], [-2, -7, 5, 5], [2147483640, 2147483646, 10, -3]]]> : tensor<1x3x4xi32> loc("dynamic_update_slice_of_subtract")
  %maximum = stablehlo.maximum %subtract, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %maximum, dense<[[[3, 5, 5], [2147483640, 2147483646, 10]]]> : tensor<1x2x3xi32> loc("maximum_of_subtract")
  %minimum = stablehlo.minimum %i32__2, %subtract : tensor<1x2x3xi32>
  check.expect_eq_const %minimum, dense<[[[-2, -7, -2], [7, 2, -3]]]> : tensor<1x2x3xi32> loc("minimum_of_subtract")
  %multiply = stablehlo.multiply %subtract, %subtract : tensor<1x2x3xi32>
  check.expect_eq_const %multiply, dense<[[[4, 49, 25], [64, 4, 100]]]> : tensor<1x2x3xi32> loc("multiply_of_subtract")
  %negate = stablehlo.negate %subtract : tensor<1x2x3xi32>
  check.expect_eq_const %negate, dense<[[[2, 7, -5], [-2147483640, -2147483646, -10]]]> : tensor<1x2x3xi32> loc("negate_of_subtract")
  %not = stablehlo.not %subtract : tensor<1x2x3xi32>
  check.expect_eq_const %not, dense<[[[1, 6, -6], [-2147483641, -2147483647, -11]]]> : tensor<1x2x3xi32> loc("not_of_subtract")
  %or = stablehlo.or %i32__2, %subtract : tensor<1x2x3xi32>
  check.expect_eq_const %or, dense<[[[-1, -3, -1], [2147483647, 2147483646, -1]]]> : tensor<1x2x3xi32> loc("or_of_subtract")
  %pad = stablehlo.pad %subtract, %i32__5, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x5xi32>
  check.expect_eq_const %pad, dense<[[[6, 6, 6, 6, 6], [-2, -7, 5, 6, 6]]]> : tensor<1x2x5xi32> loc("pad_of_subtract")
  %popcnt = stablehlo.popcnt %subtract : tensor<1x2x3xi32>
  check.expect_eq_const %popcnt, dense<[[[31, 30, 2], [28, 30, 2]]]> : tensor<1x2x3xi32> loc("popcnt_of_subtract")
  %power = stablehlo.power %subtract, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %power, dense<[[[4, -7, 125], [1, 4, 10]]]> : tensor<1x2x3xi32> loc("power_of_subtract")
  %reduce = stablehlo.reduce(%subtract init: %i32__14) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2xi32>
  check.expect_eq_const %reduce, dense<[[5, 2147483646]]> : tensor<1x2xi32> loc("reduce_of_subtract")
  %reduce_window = "stablehlo.reduce_window"(%subtract, %i32__8) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %reduce_window, dense<[[[-9, -2], [-10, -2147483640]]]> : tensor<1x2x2xi32> loc("reduce_window_of_subtract")
  %remainder = stablehlo.remainder %subtract, %i32__15 : tensor<1x2x3xi32>
  check.expect_eq_const %remainder, dense<[[[0, -1, 1], [0, 0, 0]]]> : tensor<1x2x3xi32> loc("remainder_of_subtract")
  %reshape = stablehlo.reshape %subtract : (tensor<1x2x3xi32>) -> tensor<6xi32>
  check.expect_eq_const %reshape, dense<[-2, -7, 5, 2147483640, 2147483646, 10]> : tensor<6xi32> loc("reshape_of_subtract")
  %reverse = stablehlo.reverse %subtract, dims = [2] : tensor<1x2x3xi32>
  check.expect_eq_const %reverse, dense<[[[5, -7, -2], [10, 2147483646, 2147483640]]]> : tensor<1x2x3xi32> loc("reverse_of_subtract")
  %select = stablehlo.select %i1, %subtract, %i32__2 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  check.expect_eq_const %select, dense<[[[-2, 5, 5], [7, 2, 10]]]> : tensor<1x2x3xi32> loc("select_of_subtract")
  %shift_left = stablehlo.shift_left %subtract, %i32__16 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_left, dense<[[[-4, -14, 10], [-16, -4, 20]]]> : tensor<1x2x3xi32> loc("shift_left_of_subtract")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %subtract, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[-1, -4, 0], [2147483640, 536870911, 5]]]> : tensor<1x2x3xi32> loc("shift_right_arithmetic_of_subtract")
  %shift_right_logical = stablehlo.shift_right_logical %subtract, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_logical, dense<[[[1073741823, 2147483644, 0], [2147483640, 536870911, 5]]]> : tensor<1x2x3xi32> loc("shift_right_logical_of_subtract")
  %sign = stablehlo.sign %subtract : tensor<1x2x3xi32>
  check.expect_eq_const %sign, dense<[[[-1, -1, 1], [1, 1, 1]]]> : tensor<1x2x3xi32> loc("sign_of_subtract")
  %slice = stablehlo.slice %subtract [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %slice, dense<[[[2147483640, 10]]]> : tensor<1x1x2xi32> loc("slice_of_subtract")
  %sort = "stablehlo.sort"(%subtract) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %sort, dense<[[[5, -2, -7], [2147483646, 2147483640, 10]]]> : tensor<1x2x3xi32> loc("sort_of_subtract")
  %subtract_2 = stablehlo.subtract %i32__2, %subtract : tensor<1x2x3xi32>
  check.expect_eq_const %subtract_2, dense<[[[5, 12, -7], [-2147483633, -2147483644, -13]]]> : tensor<1x2x3xi32> loc("subtract_of_subtract")
  %transpose = stablehlo.transpose %subtract, dims = [2, 1, 0] : (tensor<1x2x3xi32>) -> tensor<3x2x1xi32>
  check.expect_eq_const %transpose, dense<[[[-2], [2147483640]], [[-7], [2147483646]], [[5], [10]]]> : tensor<3x2x1xi32> loc("transpose_of_subtract")
  %xor = stablehlo.xor %subtract, %i32__16 : tensor<1x2x3xi32>
  check.expect_eq_const %xor, dense<[[[-1, -8, 4], [2147483641, 2147483647, 11]]]> : tensor<1x2x3xi32> loc("xor_of_subtract")
  return
}
