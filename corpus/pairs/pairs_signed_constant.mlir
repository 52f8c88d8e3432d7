// Pairs of ops: what takes the signed result of constant. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[3, 5, -2], [7, 2, -3]]]> : tensor<1x2x3xi32>
  %i32__2 = stablehlo.constant dense<-3> : tensor<i32>
  %i32__3 = stablehlo.constant dense<6> : tensor<i32>
  %i32__4 = stablehlo.constant dense<0> : tensor<1x2x3xi32>
  %i32__5 = stablehlo.constant dense<[[[3, 5, -2]]]> : tensor<1x1x3xi32>
  %i32__6 = stablehlo.constant dense<[[3, 5], [-2, 7], [2, -3], [3, 5]]> : tensor<4x2xi32>
  %i32__7 = stablehlo.constant dense<0> : tensor<i32>
  %i32__8 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__9 = stablehlo.constant dense<9> : tensor<i32>
  %i32__10 = stablehlo.constant dense<[[[3, 5, -2, 7], [2, -3, 3, 5], [-2, 7, 2, -3]]]> : tensor<1x3x4xi32>
  %i32__11 = stablehlo.constant dense<2> : tensor<i32>
  %i32__12 = stablehlo.constant dense<1> : tensor<1x2x3xi32>
  %i32__13 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xi32>
  %i32__14 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %constant = stablehlo.constant dense<[[[1, -2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x2x3xi32>
  %abs = stablehlo.abs %constant : tensor<1x2x3xi32>
  check.expect_eq_const %abs, dense<[[[1, 2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x2x3xi32> loc("abs_of_constant")
  %add = stablehlo.add %i32, %constant : tensor<1x2x3xi32>
  check.expect_eq_const %add, dense<[[[4, 3, 1], [-2147483642, -2147483646, 4]]]> : tensor<1x2x3xi32> loc("add_of_constant")
  %and = stablehlo.and %constant, %constant : tensor<1x2x3xi32>
  check.expect_eq_const %and, dense<[[[1, -2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x2x3xi32> loc("and_of_constant")
  %bitcast_convert = stablehlo.bitcast_convert %constant : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  check.expect_eq_const %bitcast_convert, dense<[[[[1, 0], [-2, -1], [3, 0]], [[-1, 32767], [0, -32768], [7, 0]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_constant")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %constant, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[1, -2, 3], [2147483647, -2147483648, 7]], [[1, -2, 3], [2147483647, -2147483648, 7]]]]> : tensor<1x2x2x3xi32> loc("broadcast_in_dim_of_constant")
  %clamp = stablehlo.clamp %i32__2, %i32, %constant : (tensor<i32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %clamp, dense<[[[1, -2, -2], [7, -2147483648, -3]]]> : tensor<1x2x3xi32> loc("clamp_of_constant")
  %compare = stablehlo.compare GE, %constant, %constant : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<true> : tensor<1x2x3xi1> loc("compare_of_constant")
  %concatenate = stablehlo.concatenate %i32__5, %constant, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %concatenate, dense<[[[3, 5, -2], [1, -2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x3x3xi32> loc("concatenate_of_constant")
  %convert = stablehlo.convert %constant : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert, dense<[[[1.0, -2.0, 3.0], [2147483600.0, -2147483600.0, 7.0]]]> : tensor<1x2x3xf32> loc("convert_of_constant")
  %count_leading_zeros = stablehlo.count_leading_zeros %constant : tensor<1x2x3xi32>
  check.expect_eq_const %count_leading_zeros, dense<[[[31, 0, 30], [1, 0, 29]]]> : tensor<1x2x3xi32> loc("count_leading_zeros_of_constant")
  %divide = stablehlo.divide %constant, %i32 : tensor<1x2x3xi32>
  check.expect_eq_const %divide, dense<[[[0, 0, -1], [306783378, -1073741824, -2]]]> : tensor<1x2x3xi32> loc("divide_of_constant")
  %dot_general = stablehlo.dot_general %i32__6, %constant, contracting_dims = [1] x [1] : (tensor<4x2xi32>, tensor<1x2x3xi32>) -> tensor<4x1x3xi32>
  check.expect_eq_const %dot_general, dense<[[[2147483646, 2147483642, 44]], [[2147483639, -2147483644, 43]], [[-2147483643, 2147483644, -15]], [[2147483646, 2147483642, 44]]]> : tensor<4x1x3xi32> loc("dot_general_of_constant")
  %dynamic_slice = stablehlo.dynamic_slice %constant, %i32__7, %i32__8, %i32__9, sizes = [1, 1, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %dynamic_slice, dense<[[[-2, 3]]]> : tensor<1x1x2xi32> loc("dynamic_slice_of_constant")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i32__10, %constant, %i32__7, %i32__11, %i32__7 : (tensor<1x3x4xi32>, tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[3, 5, -2, 7], [1, -2, 3, 5], [2147483647, -2147483648, 7, -3]]]> : tensor<1x3x4xi32> loc("dynamic_update_slice_of_constant")
  %maximum = stablehlo.maximum %constant, %constant : tensor<1x2x3xi32>
  check.expect_eq_const %maximum, dense<[[[1, -2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x2x3xi32> loc("maximum_of_constant")
  %minimum = stablehlo.minimum %constant, %i32__4 : tensor<1x2x3xi32>
  check.expect_eq_const %minimum, dense<[[[0, -2, 0], [0, -2147483648, 0]]]> : tensor<1x2x3xi32> loc("minimum_of_constant")
  %multiply = stablehlo.multiply %constant, %i32 : tensor<1x2x3xi32>
  check.expect_eq_const %multiply, dense<[[[3, -10, -6], [2147483641, 0, -21]]]> : tensor<1x2x3xi32> loc("multiply_of_constant")
  %negate = stablehlo.negate %constant : tensor<1x2x3xi32>
  check.expect_eq_const %negate, dense<[[[-1, 2, -3], [-2147483647, -2147483648, -7]]]> : tensor<1x2x3xi32> loc("negate_of_constant")
  %not = stablehlo.not %constant : tensor<1x2x3xi32>
  check.expect_eq_const %not, dense<[[[-2, 1, -4], [-2147483648, 2147483647, -8]]]> : tensor<1x2x3xi32> loc("not_of_constant")
  %or = stablehlo.or %constant, %i32__12 : tensor<1x2x3xi32>
  check.expect_eq_const %or, dense<[[[1, -1, 3], [2147483647, -2147483647, 7]]]> : tensor<1x2x3xi32> loc("or_of_constant")
  %pad = stablehlo.pad %constant, %i32__3, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x5xi32>
  check.expect_eq_const %pad, dense<[[[6, 6, 6, 6, 6], [1, -2, 3, 6, 6]]]> : tensor<1x2x5xi32> loc("pad_of_constant")
  %popcnt = stablehlo.popcnt %constant : tensor<1x2x3xi32>
  check.expect_eq_const %popcnt, dense<[[[1, 31, 2], [31, 1, 3]]]> : tensor<1x2x3xi32> loc("popcnt_of_constant")
  %power = stablehlo.power %constant, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %power, dense<[[[1, -2, 27], [1, 0, 7]]]> : tensor<1x2x3xi32> loc("power_of_constant")
  %reduce = stablehlo.reduce(%constant init: %i32__14) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2xi32>
  check.expect_eq_const %reduce, dense<[[3, 2147483647]]> : tensor<1x2xi32> loc("reduce_of_constant")
  %reduce_window = "stablehlo.reduce_window"(%constant, %i32__7) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %reduce_window, dense<[[[-1, 1], [-1, -2147483641]]]> : tensor<1x2x2xi32> loc("reduce_window_of_constant")
  %remainder = stablehlo.remainder %constant, %i32 : tensor<1x2x3xi32>
  check.expect_eq_const %remainder, dense<[[[1, -2, 1], [1, 0, 1]]]> : tensor<1x2x3xi32> loc("remainder_of_constant")
  %reshape = stablehlo.reshape %constant : (tensor<1x2x3xi32>) -> tensor<6xi32>
  check.expect_eq_const %reshape, dense<[1, -2, 3, 2147483647, -2147483648, 7]> : tensor<6xi32> loc("reshape_of_constant")
  %reverse = stablehlo.reverse %constant, dims = [2] : tensor<1x2x3xi32>
  check.expect_eq_const %reverse, dense<[[[3, -2, 1], [7, -2147483648, 2147483647]]]> : tensor<1x2x3xi32> loc("reverse_of_constant")
  %select = stablehlo.select %i1, %constant, %i32 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  check.expect_eq_const %select, dense<[[[1, 5, 3], [7, 2, 7]]]> : tensor<1x2x3xi32> loc("select_of_constant")
  %shift_left = stablehlo.shift_left %constant, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_left, dense<[[[4, -4, 24], [2147483647, 0, 14]]]> : tensor<1x2x3xi32> loc("shift_left_of_constant")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %constant, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[0, -1, 0], [2147483647, -536870912, 3]]]> : tensor<1x2x3xi32> loc("shift_right_arithmetic_of_constant")
  %shift_right_logical = stablehlo.shift_right_logical %constant, %i32__12 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_logical, dense<[[[0, 2147483647, 1], [1073741823, 1073741824, 3]]]> : tensor<1x2x3xi32> loc("shift_right_logical_of_constant")
  %sign = stablehlo.sign %constant : tensor<1x2x3xi32>
  check.expect_eq_const %sign, dense<[[[1, -1, 1], [1, -1, 1]]]> : tensor<1x2x3xi32> loc("sign_of_constant")
  %slice = stablehlo.slice %constant [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %slice, dense<[[[2147483647, 7]]]> : tensor<1x1x2xi32> loc("slice_of_constant")
  %sort = "stablehlo.sort"(%constant) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %sort, dense<[[[3, 1, -2], [2147483647, 7, -2147483648]]]> : tensor<1x2x3xi32> loc("sort_of_constant")
  %subtract = stablehlo.subtract %constant, %i32__4 : tensor<1x2x3xi32>
  check.expect_eq_const %subtract, dense<[[[1, -2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x2x3xi32> loc("subtract_of_constant")
  %transpose = stablehlo.transpose %constant, dims = [2, 1, 0] : (tensor<1x2x3xi32>) -> tensor<3x2x1xi32>
  check.expect_eq_const %transpose, dense<[[[1], [2147483647]], [[-2], [-2147483648]], [[3], [7]]]> : tensor<3x2x1xi32> loc("transpose_of_constant")
  %xor = stablehlo.xor %i32, %constant : tensor<1x2x3xi32>
  check.expect_eq_const %xor, dense<[[[2, -5, -3], [2147483640, -2147483646, -6]]]> : tensor<1x2x3xi32> loc("xor_of_constant")
  return
}
