// Pairs of ops: what takes the signed result of shift_right_logical. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[1, -2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x2x3xi32>
  %i32__2 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xi32>
  %i32__3 = stablehlo.constant dense<0> : tensor<1x2x3xi32>
  %i32__4 = stablehlo.constant dense<[[[3, 5, -2], [7, 2, -3]]]> : tensor<1x2x3xi32>
  %i32__5 = stablehlo.constant dense<-3> : tensor<i32>
  %i32__6 = stablehlo.constant dense<6> : tensor<i32>
  %i32__7 = stablehlo.constant dense<[[[3, 5, -2]]]> : tensor<1x1x3xi32>
  %i32__8 = stablehlo.constant dense<[[3, 5], [-2, 7], [2, -3], [3, 5]]> : tensor<4x2xi32>
  %i32__9 = stablehlo.constant dense<0> : tensor<i32>
  %i32__10 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__11 = stablehlo.constant dense<9> : tensor<i32>
  %i32__12 = stablehlo.constant dense<[[[3, 5, -2, 7], [2, -3, 3, 5], [-2, 7, 2, -3]]]> : tensor<1x3x4xi32>
  %i32__13 = stablehlo.constant dense<2> : tensor<i32>
  %i32__14 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %i32__15 = stablehlo.constant dense<2> : tensor<1x2x3xi32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %i32__16 = stablehlo.constant dense<1> : tensor<1x2x3xi32>
  %shift_right_logical = stablehlo.shift_right_logical %i32, %i32__2 : tensor<1x2x3xi32>
  %abs = stablehlo.abs %shift_right_logical : tensor<1x2x3xi32>
  check.expect_eq_const %abs, dense<[[[0, 2147483647, 0], [2147483647, 536870912, 3]]]> : tensor<1x2x3xi32> loc("abs_of_shift_right_logical")
  %add = stablehlo.add %shift_right_logical, %i32__3 : tensor<1x2x3xi32>
  check.expect_eq_const %add, dense<[[[0, 2147483647, 0], [2147483647, 536870912, 3]]]> : tensor<1x2x3xi32> loc("add_of_shift_right_logical")
  %and = stablehlo.and %shift_right_logical, %i32__4 : tensor<1x2x3xi32>
  check.expect_eq_const %and, dense<[[[0, 5, 0], [7, 0, 1]]]> : tensor<1x2x3xi32> loc("and_of_shift_right_logical")
  %bitcast_convert = stablehlo.bitcast_convert %shift_right_logical : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  check.expect_eq_const %bitcast_convert, dense<[[[[0, 0], [-1, 32767], [0, 0]], [[-1, 32767], [0, 8192], [3, 0]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_shift_right_logical")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %shift_right_logical, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[0, 2147483647, 0], [2147483647, 536870912, 3]], [[0, 2147483647, 0], [2147483647, 536870912, 3]]]]> : tensor<1x2x2x3xi32> loc("broadcast_in_dim_of_shift_right_logical")
  %clamp = stablehlo.clamp %shift_right_logical, %i32__4, %i32__6 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %clamp, dense<[[[3, 6, 0], [6, 6, 3]]]> : tensor<1x2x3xi32> loc("clamp_of_shift_right_logical")
  %compare = stablehlo.compare LT, %shift_right_logical, %i32__4 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[true, false, false], [false, false, false]]]> : tensor<1x2x3xi1> loc("compare_of_shift_right_logical")
  %concatenate = stablehlo.concatenate %i32__7, %shift_right_logical, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %concatenate, dense<[[[3, 5, -2], [0, 2147483647, 0], [2147483647, 536870912, 3]]]> : tensor<1x3x3xi32> loc("concatenate_of_shift_right_logical")
  %convert = stablehlo.convert %shift_right_logical : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert, dense<[[[0.0, 2147483600.0, 0.0], [2147483600.0, 536870900.0, 3.0]]]> : tensor<1x2x3xf32> loc("convert_of_shift_right_logical")
  %count_leading_zeros = stablehlo.count_leading_zeros %shift_right_logical : tensor<1x2x3xi32>
  check.expect_eq_const %count_leading_zeros, dense<[[[32, 1, 32], [1, 2, 30]]]> : tensor<1x2x3xi32> loc("count_leading_zeros_of_shift_right_logical")
  %divide = stablehlo.divide %shift_right_logical, %i32__4 : tensor<1x2x3xi32>
  check.expect_eq_const %divide, dense<[[[0, 429496729, 0], [306783378, 268435456, -1]]]> : tensor<1x2x3xi32> loc("divide_of_shift_right_logical")
  %dot_general = stablehlo.dot_general %i32__8, %shift_right_logical, contracting_dims = [1] x [1] : (tensor<4x2xi32>, tensor<1x2x3xi32>) -> tensor<4x1x3xi32>
  check.expect_eq_const %dot_general, dense<[[[2147483643, 536870909, 15]], [[2147483641, -536870910, 21]], [[-2147483645, -1610612738, -9]], [[2147483643, 536870909, 15]]]> : tensor<4x1x3xi32> loc("dot_general_of_shift_right_logical")
  %dynamic_slice = stablehlo.dynamic_slice %shift_right_logical, %i32__9, %i32__10, %i32__11, sizes = [1, 1, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %dynamic_slice, dense<[[[2147483647, 0]]]> : tensor<1x1x2xi32> loc("dynamic_slice_of_shift_right_logical")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i32__12, %shift_right_logical, %i32__9, %i32__13, %i32__9 : (tensor<1x3x4xi32>, tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[3, 5, -2, 7], [0, 2147483647, 0, 5], [2147483647, 536870912, 3, -3]]]> : tensor<1x3x4xi32> loc("dynamic_update_slice_of_shift_right_logical")
  %maximum = stablehlo.maximum %shift_right_logical, %i32__4 : tensor<1x2x3xi32>
  check.expect_eq_const %maximum, dense<[[[3, 2147483647, 0], [2147483647, 536870912, 3]]]> : tensor<1x2x3xi32> loc("maximum_of_shift_right_logical")
  %minimum = stablehlo.minimum %i32__4, %shift_right_logical : tensor<1x2x3xi32>
  check.expect_eq_const %minimum, dense<[[[0, 5, -2], [7, 2, -3]]]> : tensor<1x2x3xi32> loc("minimum_of_shift_right_logical")
  %multiply = stablehlo.multiply %shift_right_logical, %shift_right_logical : tensor<1x2x3xi32>
  check.expect_eq_const %multiply, dense<[[[0, 1, 0], [1, 0, 9]]]> : tensor<1x2x3xi32> loc("multiply_of_shift_right_logical")
  %negate = stablehlo.negate %shift_right_logical : tensor<1x2x3xi32>
  check.expect_eq_const %negate, dense<[[[0, -2147483647, 0], [-2147483647, -536870912, -3]]]> : tensor<1x2x3xi32> loc("negate_of_shift_right_logical")
  %not = stablehlo.not %shift_right_logical : tensor<1x2x3xi32>
  check.expect_eq_const %not, dense<[[[-1, -2147483648, -1], [-2147483648, -536870913, -4]]]> : tensor<1x2x3xi32> loc("not_of_shift_right_logical")
  %or = stablehlo.or %i32__4, %shift_right_logical : tensor<1x2x3xi32>
  check.expect_eq_const %or, dense<[[[3, 2147483647, -2], [2147483647, 536870914, -1]]]> : tensor<1x2x3xi32> loc("or_of_shift_right_logical")
  %pad = stablehlo.pad %shift_right_logical, %i32__6, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x5xi32>
  check.expect_eq_const %pad, dense<[[[6, 6, 6, 6, 6], [0, 2147483647, 0, 6, 6]]]> : tensor<1x2x5xi32> loc("pad_of_shift_right_logical")
  %popcnt = stablehlo.popcnt %shift_right_logical : tensor<1x2x3xi32>
  check.expect_eq_const %popcnt, dense<[[[0, 31, 0], [31, 1, 2]]]> : tensor<1x2x3xi32> loc("popcnt_of_shift_right_logical")
  %power = stablehlo.power %shift_right_logical, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %power, dense<[[[0, 2147483647, 0], [1, 0, 3]]]> : tensor<1x2x3xi32> loc("power_of_shift_right_logical")
  %reduce = stablehlo.reduce(%shift_right_logical init: %i32__14) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2xi32>
  check.expect_eq_const %reduce, dense<2147483647> : tensor<1x2xi32> loc("reduce_of_shift_right_logical")
  %reduce_window = "stablehlo.reduce_window"(%shift_right_logical, %i32__9) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %reduce_window, dense<[[[2147483647, 2147483647], [-1610612737, 536870915]]]> : tensor<1x2x2xi32> loc("reduce_window_of_shift_right_logical")
  %remainder = stablehlo.remainder %shift_right_logical, %i32__15 : tensor<1x2x3xi32>
  check.expect_eq_const %remainder, dense<[[[0, 1, 0], [1, 0, 1]]]> : tensor<1x2x3xi32> loc("remainder_of_shift_right_logical")
  %reshape = stablehlo.reshape %shift_right_logical : (tensor<1x2x3xi32>) -> tensor<6xi32>
  check.expect_eq_const %reshape, dense<[0, 2147483647, 0, 2147483647, 536870912, 3]> : tensor<6xi32> loc("reshape_of_shift_right_logical")
  %reverse = stablehlo.reverse %shift_right_logical, dims = [2] : tensor<1x2x3xi32>
  check.expect_eq_const %reverse, dense<[[[0, 2147483647, 0], [3, 536870912, 2147483647]]]> : tensor<1x2x3xi32> loc("reverse_of_shift_right_logical")
  %select = stablehlo.select %i1, %shift_right_logical, %i32__4 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  check.expect_eq_const %select, dense<[[[0, 5, 0], [7, 2, 3]]]> : tensor<1x2x3xi32> loc("select_of_shift_right_logical")
  %shift_left = stablehlo.shift_left %shift_right_logical, %i32__16 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_left, dense<[[[0, -2, 0], [-2, 1073741824, 6]]]> : tensor<1x2x3xi32> loc("shift_left_of_shift_right_logical")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %shift_right_logical, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[0, 1073741823, 0], [2147483647, 134217728, 1]]]> : tensor<1x2x3xi32> loc("shift_right_arithmetic_of_shift_right_logical")
  %shift_right_logical_2 = stablehlo.shift_right_logical %shift_right_logical, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_logical_2, dense<[[[0, 1073741823, 0], [2147483647, 134217728, 1]]]> : tensor<1x2x3xi32> loc("shift_right_logical_of_shift_right_logical")
  %sign = stablehlo.sign %shift_right_logical : tensor<1x2x3xi32>
  check.expect_eq_const %sign, dense<[[[0, 1, 0], [1, 1, 1]]]> : tensor<1x2x3xi32> loc("sign_of_shift_right_logical")
  %slice = stablehlo.slice %shift_right_logical [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %slice, dense<[[[2147483647, 3]]]> : tensor<1x1x2xi32> loc("slice_of_shift_right_logical")
  %sort = "stablehlo.sort"(%shift_right_logical) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %sort, dense<[[[2147483647, 0, 0], [2147483647, 536870912, 3]]]> : tensor<1x2x3xi32> loc("sort_of_shift_right_logical")
  %subtract = stablehlo.subtract %i32__4, %shift_right_logical : tensor<1x2x3xi32>
  check.expect_eq_const %subtract, dense<[[[3, -2147483642, -2], [-2147483640, -536870910, -6]]]> : tensor<1x2x3xi32> loc("subtract_of_shift_right_logical")
  %transpose = stablehlo.transpose %shift_right_logical, dims = [2, 1, 0] : (tensor<1x2x3xi32>) -> tensor<3x2x1xi32>
  check.expect_eq_const %transpose, dense<[[[0], [2147483647]], [[2147483647], [536870912]], [[0], [3]]]> : tensor<3x2x1xi32> loc("transpose_of_shift_right_logical")
  %xor = stablehlo.xor %shift_right_logical, %i32__16 : tensor<1x2x3xi32>
  check.expect_eq_const %xor, dense<[[[1, 2147483646, 1], [2147483646, 536870913, 2]]]> : tensor<1x2x3xi32> loc("xor_of_shift_right_logical")
  return
}
