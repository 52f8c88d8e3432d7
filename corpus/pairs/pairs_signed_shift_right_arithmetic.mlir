// Pairs of ops: what takes the signed result of shift_right_arithmetic. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[1, -2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x2x3xi32>
  %i32__2 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xi32>
  %i32__3 = stablehlo.constant dense<[[[3, 5, -2], [7, 2, -3]]]> : tensor<1x2x3xi32>
  %i32__4 = stablehlo.constant dense<-3> : tensor<i32>
  %i32__5 = stablehlo.constant dense<6> : tensor<i32>
  %i32__6 = stablehlo.constant dense<0> : tensor<1x2x3xi32>
  %i32__7 = stablehlo.constant dense<[[[3, 5, -2]]]> : tensor<1x1x3xi32>
  %i32__8 = stablehlo.constant dense<[[3, 5], [-2, 7], [2, -3], [3, 5]]> : tensor<4x2xi32>
  %i32__9 = stablehlo.constant dense<0> : tensor<i32>
  %i32__10 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__11 = stablehlo.constant dense<9> : tensor<i32>
  %i32__12 = stablehlo.constant dense<[[[3, 5, -2, 7], [2, -3, 3, 5], [-2, 7, 2, -3]]]> : tensor<1x3x4xi32>
  %i32__13 = stablehlo.constant dense<2> : tensor<i32>
  %i32__14 = stablehlo.constant dense<1> : tensor<1x2x3xi32>
  %i32__15 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %i32, %i32__2 : tensor<1x2x3xi32>
  %abs = stablehlo.abs %shift_right_arithmetic : tensor<1x2x3xi32>
  check.expect_eq_const %abs, dense<[[[0, 1, 0], [2147483647, 536870912, 3]]]> : tensor<1x2x3xi32> loc("abs_of_shift_right_arithmetic")
  %add = stablehlo.add %i32__3, %shift_right_arithmetic : tensor<1x2x3xi32>
  check.expect_eq_const %add, dense<[[[3, 4, -2], [-2147483642, -536870910, 0]]]> : tensor<1x2x3xi32> loc("add_of_shift_right_arithmetic")
  %and = stablehlo.and %shift_right_arithmetic, %shift_right_arithmetic : tensor<1x2x3xi32>
  check.expect_eq_const %and, dense<[[[0, -1, 0], [2147483647, -536870912, 3]]]> : tensor<1x2x3xi32> loc("and_of_shift_right_arithmetic")
  %bitcast_convert = stablehlo.bitcast_convert %shift_right_arithmetic : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  check.expect_eq_const %bitcast_convert, dense<[[[[0, 0], [-1, -1], [0, 0]], [[-1, 32767], [0, -8192], [3, 0]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_shift_right_arithmetic")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %shift_right_arithmetic, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[0, -1, 0], [2147483647, -536870912, 3]], [[0, -1, 0], [2147483647, -536870912, 3]]]]> : tensor<1x2x2x3xi32> loc("broadcast_in_dim_of_shift_right_arithmetic")
  %clamp = stablehlo.clamp %i32__4, %i32__3, %shift_right_arithmetic : (tensor<i32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %clamp, dense<[[[0, -1, -2], [7, -536870912, -3]]]> : tensor<1x2x3xi32> loc("clamp_of_shift_right_arithmetic")
  %compare = stablehlo.compare GE, %shift_right_arithmetic, %shift_right_arithmetic : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<true> : tensor<1x2x3xi1> loc("compare_of_shift_right_arithmetic")
  %concatenate = stablehlo.concatenate %i32__7, %shift_right_arithmetic, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %concatenate, dense<[[[3, 5, -2], [0, -1, 0], [2147483647, -536870912, 3]]]> : tensor<1x3x3xi32> loc("concatenate_of_shift_right_arithmetic")
  %convert = stablehlo.convert %shift_right_arithmetic : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert, dense<[[[0.0, -1.0, 0.0], [2147483600.0, -536870900.0, 3.0]]]> : tensor<1x2x3xf32> loc("convert_of_shift_right_arithmetic")
  %count_leading_zeros = stablehlo.count_leading_zeros %shift_right_arithmetic : tensor<1x2x3xi32>
  check.expect_eq_const %count_leading_zeros, dense<[[[32, 0, 32], [1, 0, 30]]]> : tensor<1x2x3xi32> loc("count_leading_zeros_of_shift_right_arithmetic")
  %divide = stablehlo.divide %shift_right_arithmetic, %i32__3 : tensor<1x2x3xi32>
  check.expect_eq_const %divide, dense<[[[0, 0, 0], [306783378, -268435456, -1]]]> : tensor<1x2x3xi32> loc("divide_of_shift_right_arithmetic")
  %dot_general = stablehlo.dot_general %i32__8, %shift_right_arithmetic, contracting_dims = [1] x [1] : (tensor<4x2xi32>, tensor<1x2x3xi32>) -> tensor<4x1x3xi32>
  check.expect_eq_const %dot_general, dense<[[[2147483643, 1610612733, 15]], [[2147483641, 536870914, 21]], [[-2147483645, 1610612734, -9]], [[2147483643, 1610612733, 15]]]> : tensor<4x1x3xi32> loc("dot_general_of_shift_right_arithmetic")
  %dynamic_slice = stablehlo.dynamic_slice %shift_right_arithmetic, %i32__9, %i32__10, %i32__11, sizes = [1, 1, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %dynamic_slice, dense<[[[-1, 0]]]> : tensor<1x1x2xi32> loc("dynamic_slice_of_shift_right_arithmetic")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i32__12, %shift_right_arithmetic, %i32__9, %i32__13, %i32__9 : (tensor<1x3x4xi32>, tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[3, 5, -2, 7], [0, -1, 0, 5], [2147483647, -536870912, 3, -3]]]> : tensor<1x3x4xi32> loc("dynamic_update_slice_of_shift_right_arithmetic")
  %maximum = stablehlo.maximum %shift_right_arithmetic, %shift_right_arithmetic : tensor<1x2x3xi32>
  check.expect_eq_const %maximum, dense<[[[0, -1, 0], [2147483647, -536870912, 3]]]> : tensor<1x2x3xi32> loc("maximum_of_shift_right_arithmetic")
  %minimum = stablehlo.minimum %shift_right_arithmetic, %i32__6 : tensor<1x2x3xi32>
  check.expect_eq_const %minimum, dense<[[[0, -1, 0], [0, -536870912, 0]]]> : tensor<1x2x3xi32> loc("minimum_of_shift_right_arithmetic")
  %multiply = stablehlo.multiply %shift_right_arithmetic, %i32__3 : tensor<1x2x3xi32>
  check.expect_eq_const %multiply, dense<[[[0, -5, 0], [2147483641, -1073741824, -9]]]> : tensor<1x2x3xi32> loc("multiply_of_shift_right_arithmetic")
  %negate = stablehlo.negate %shift_right_arithmetic : tensor<1x2x3xi32>
  check.expect_eq_const %negate, dense<[[[0, 1, 0], [-2147483647, 536870912, -3]]]> : tensor<1x2x3xi32> loc("negate_of_shift_right_arithmetic")
  %not = stablehlo.not %shift_right_arithmetic : tensor<1x2x3xi32>
  check.expect_eq_const %not, dense<[[[-1, 0, -1], [-2147483648, 536870911, -4]]]> : tensor<1x2x3xi32> loc("not_of_shift_right_arithmetic")
  %or = stablehlo.or %shift_right_arithmetic, %i32__14 : tensor<1x2x3xi32>
  check.expect_eq_const %or, dense<[[[1, -1, 1], [2147483647, -536870911, 3]]]> : tensor<1x2x3xi32> loc("or_of_shift_right_arithmetic")
  %pad = stablehlo.pad %shift_right_arithmetic, %i32__5, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x5xi32>
  check.expect_eq_const %pad, dense<[[[6, 6, 6, 6, 6], [0, -1, 0, 6, 6]]]> : tensor<1x2x5xi32> loc("pad_of_shift_right_arithmetic")
  %popcnt = stablehlo.popcnt %shift_right_arithmetic : tensor<1x2x3xi32>
  check.expect_eq_const %popcnt, dense<[[[0, 32, 0], [31, 3, 2]]]> : tensor<1x2x3xi32> loc("popcnt_of_shift_right_arithmetic")
  %power = stablehlo.power %shift_right_arithmetic, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %power, dense<[[[0, -1, 0], [1, 0, 3]]]> : tensor<1x2x3xi32> loc("power_of_shift_right_arithmetic")
  %reduce = stablehlo.reduce(%shift_right_arithmetic init: %i32__15) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2xi32>
  check.expect_eq_const %reduce, dense<[[0, 2147483647]]> : tensor<1x2xi32> loc("reduce_of_shift_right_arithmetic")
  %reduce_window = "stablehlo.reduce_window"(%shift_right_arithmetic, %i32__9) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %reduce_window, dense<[[[-1, -1], [1610612735, -536870909]]]> : tensor<1x2x2xi32> loc("reduce_window_of_shift_right_arithmetic")
  %remainder = stablehlo.remainder %shift_right_arithmetic, %i32__3 : tensor<1x2x3xi32>
  check.expect_eq_const %remainder, dense<[[[0, -1, 0], [1, 0, 0]]]> : tensor<1x2x3xi32> loc("remainder_of_shift_right_arithmetic")
  %reshape = stablehlo.reshape %shift_right_arithmetic : (tensor<1x2x3xi32>) -> tensor<6xi32>
  check.expect_eq_const %reshape, dense<[0, -1, 0, 2147483647, -536870912, 3]> : tensor<6xi32> loc("reshape_of_shift_right_arithmetic")
  %reverse = stablehlo.reverse %shift_right_arithmetic, dims = [2] : tensor<1x2x3xi32>
  check.expect_eq_const %reverse, dense<[[[0, -1, 0], [3, -536870912, 2147483647]]]> : tensor<1x2x3xi32> loc("reverse_of_shift_right_arithmetic")
  %select = stablehlo.select %i1, %shift_right_arithmetic, %i32__3 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  check.expect_eq_const %select, dense<[[[0, 5, 0], [7, 2, 3]]]> : tensor<1x2x3xi32> loc("select_of_shift_right_arithmetic")
  %shift_left = stablehlo.shift_left %shift_right_arithmetic, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_left, dense<[[[0, -2, 0], [2147483647, -2147483648, 6]]]> : tensor<1x2x3xi32> loc("shift_left_of_shift_right_arithmetic")
  %shift_right_arithmetic_2 = stablehlo.shift_right_arithmetic %shift_right_arithmetic, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_arithmetic_2, dense<[[[0, -1, 0], [2147483647, -134217728, 1]]]> : tensor<1x2x3xi32> loc("shift_right_arithmetic_of_shift_right_arithmetic")
  %shift_right_logical = stablehlo.shift_right_logical %shift_right_arithmetic, %i32__14 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_logical, dense<[[[0, 2147483647, 0], [1073741823, 1879048192, 1]]]> : tensor<1x2x3xi32> loc("shift_right_logical_of_shift_right_arithmetic")
  %sign = stablehlo.sign %shift_right_arithmetic : tensor<1x2x3xi32>
  check.expect_eq_const %sign, dense<[[[0, -1, 0], [1, -1, 1]]]> : tensor<1x2x3xi32> loc("sign_of_shift_right_arithmetic")
  %slice = stablehlo.slice %shift_right_arithmetic [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %slice, dense<[[[2147483647, 3]]]> : tensor<1x1x2xi32> loc("slice_of_shift_right_arithmetic")
  %sort = "stablehlo.sort"(%shift_right_arithmetic) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %sort, dense<[[[0, 0, -1], [2147483647, 3, -536870912]]]> : tensor<1x2x3xi32> loc("sort_of_shift_right_arithmetic")
  %subtract = stablehlo.subtract %shift_right_arithmetic, %i32__6 : tensor<1x2x3xi32>
  check.expect_eq_const %subtract, dense<[[[0, -1, 0], [2147483647, -536870912, 3]]]> : tensor<1x2x3xi32> loc("subtract_of_shift_right_arithmetic")
  %transpose = stablehlo.transpose %shift_right_arithmetic, dims = [2, 1, 0] : (tensor<1x2x3xi32>) -> tensor<3x2x1xi32>
  check.expect_eq_const %transpose, dense<[[[0], [2147483647]], [[-1], [-536870912]], [[0], [3]]]> : tensor<3x2x1xi32> loc("transpose_of_shift_right_arithmetic")
  %xor = stablehlo.xor %i32__3, %shift_right_arithmetic : tensor<1x2x3xi32>
  check.expect_eq_const %xor, dense<[[[3, -6, -2], [2147483640, -536870910, -2]]]> : tensor<1x2x3xi32> loc("xor_of_shift_right_arithmetic")
  return
}
