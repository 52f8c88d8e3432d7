// Pairs of ops: what takes the signed result of reshape. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[1, -2], [3, 2147483647], [-2147483648, 7]]> : tensor<3x2xi32>
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
  %reshape = stablehlo.reshape %i32 : (tensor<3x2xi32>) -> tensor<1x2x3xi32>
  %abs = stablehlo.abs %reshape : tensor<1x2x3xi32>
  check.expect_eq_const %abs, dense<[[[1, 2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x2x3xi32> loc("abs_of_reshape")
  %add = stablehlo.add %i32__2, %reshape : tensor<1x2x3xi32>
  check.expect_eq_const %add, dense<[[[4, 3, 1], [-2147483642, -2147483646, 4]]]> : tensor<1x2x3xi32> loc("add_of_reshape")
  %and = stablehlo.and %reshape, %reshape : tensor<1x2x3xi32>
  check.expect_eq_const %and, dense<[[[1, -2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x2x3xi32> loc("and_of_reshape")
  %bitcast_convert = stablehlo.bitcast_convert %reshape : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  check.expect_eq_const %bitcast_convert, dense<[[[[1, 0], [-2, -1], [3, 0]], [[-1, 32767], [0, -32768], [7, 0]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_reshape")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %reshape, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[1, -2, 3], [2147483647, -2147483648, 7]], [[1, -2, 3], [2147483647, -2147483648, 7]]]]> : tensor<1x2x2x3xi32> loc("broadcast_in_dim_of_reshape")
  %clamp = stablehlo.clamp %i32__3, %reshape, %i32__4 : (tensor<i32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %clamp, dense<[[[1, -2, 3], [6, -3, 6]]]> : tensor<1x2x3xi32> loc("clamp_of_reshape")
  %compare = stablehlo.compare GE, %reshape, %reshape : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<true> : tensor<1x2x3xi1> loc("compare_of_reshape")
  %concatenate = stablehlo.concatenate %i32__6, %reshape, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %concatenate, dense<[[[3, 5, -2], [1, -2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x3x3xi32> loc("concatenate_of_reshape")
  %convert = stablehlo.convert %reshape : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert, dense<[[[1.0, -2.0, 3.0], [2147483600.0, -2147483600.0, 7.0]]]> : tensor<1x2x3xf32> loc("convert_of_reshape")
  %count_leading_zeros = stablehlo.count_leading_zeros %reshape : tensor<1x2x3xi32>
  check.expect_eq_const %count_leading_zeros, dense<[[[31, 0, 30], [1, 0, 29]]]> : tensor<1x2x3xi32> loc("count_leading_zeros_of_reshape")
  %divide = stablehlo.divide %reshape, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %divide, dense<[[[0, 0, -1], [306783378, -1073741824, -2]]]> : tensor<1x2x3xi32> loc("divide_of_reshape")
  %dot_general = stablehlo.dot_general %i32__7, %reshape, contracting_dims = [1] x [1] : (tensor<4x2xi32>, tensor<1x2x3xi32>) -> tensor<4x1x3xi32>
  check.expect_eq_const %dot_general, dense<[[[2147483646, 2147483642, 44]], [[2147483639, -2147483644, 43]], [[-2147483643, 2147483644, -15]], [[2147483646, 2147483642, 44]]]> : tensor<4x1x3xi32> loc("dot_general_of_reshape")
  %dynamic_slice = stablehlo.dynamic_slice %reshape, %i32__8, %i32__9, %i32__10, sizes = [1, 1, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %dynamic_slice, dense<[[[-2, 3]]]> : tensor<1x1x2xi32> loc("dynamic_slice_of_reshape")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i32__11, %reshape, %i32__8, %i32__12, %i32__8 : (tensor<1x3x4xi32>, tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[3, 5, -2, 7], [1, -2, 3, 5], [2147483647, -2147483648, 7, -3]]]> : tensor<1x3x4xi32> loc("dynamic_update_slice_of_reshape")
  %maximum = stablehlo.maximum %reshape, %reshape : tensor<1x2x3xi32>
  check.expect_eq_const %maximum, dense<[[[1, -2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x2x3xi32> loc("maximum_of_reshape")
  %minimum = stablehlo.minimum %reshape, %i32__5 : tensor<1x2x3xi32>
  check.expect_eq_const %minimum, dense<[[[0, -2, 0], [0, -2147483648, 0]]]> : tensor<1x2x3xi32> loc("minimum_of_reshape")
  %multiply = stablehlo.multiply %reshape, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %multiply, dense<[[[3, -10, -6], [2147483641, 0, -21]]]> : tensor<1x2x3xi32> loc("multiply_of_reshape")
  %negate = stablehlo.negate %reshape : tensor<1x2x3xi32>
  check.expect_eq_const %negate, dense<[[[-1, 2, -3], [-2147483647, -2147483648, -7]]]> : tensor<1x2x3xi32> loc("negate_of_reshape")
  %not = stablehlo.not %reshape : tensor<1x2x3xi32>
  check.expect_eq_const %not, dense<[[[-2, 1, -4], [-2147483648, 2147483647, -8]]]> : tensor<1x2x3xi32> loc("not_of_reshape")
  %or = stablehlo.or %reshape, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %or, dense<[[[1, -1, 3], [2147483647, -2147483647, 7]]]> : tensor<1x2x3xi32> loc("or_of_reshape")
  %pad = stablehlo.pad %reshape, %i32__4, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x5xi32>
  check.expect_eq_const %pad, dense<[[[6, 6, 6, 6, 6], [1, -2, 3, 6, 6]]]> : tensor<1x2x5xi32> loc("pad_of_reshape")
  %popcnt = stablehlo.popcnt %reshape : tensor<1x2x3xi32>
  check.expect_eq_const %popcnt, dense<[[[1, 31, 2], [31, 1, 3]]]> : tensor<1x2x3xi32> loc("popcnt_of_reshape")
  %power = stablehlo.power %reshape, %i32__14 : tensor<1x2x3xi32>
  check.expect_eq_const %power, dense<[[[1, -2, 27], [1, 0, 7]]]> : tensor<1x2x3xi32> loc("power_of_reshape")
  %reduce = stablehlo.reduce(%reshape init: %i32__15) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2xi32>
  check.expect_eq_const %reduce, dense<[[3, 2147483647]]> : tensor<1x2xi32> loc("reduce_of_reshape")
  %reduce_window = "stablehlo.reduce_window"(%reshape, %i32__8) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %reduce_window, dense<[[[-1, 1], [-1, -2147483641]]]> : tensor<1x2x2xi32> loc("reduce_window_of_reshape")
  %remainder = stablehlo.remainder %reshape, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %remainder, dense<[[[1, -2, 1], [1, 0, 1]]]> : tensor<1x2x3xi32> loc("remainder_of_reshape")
  %reshape_2 = stablehlo.reshape %reshape : (tensor<1x2x3xi32>) -> tensor<6xi32>
  check.expect_eq_const %reshape_2, dense<[1, -2, 3, 2147483647, -2147483648, 7]> : tensor<6xi32> loc("reshape_of_reshape")
  %reverse = stablehlo.reverse %reshape, dims = [2] : tensor<1x2x3xi32>
  check.expect_eq_const %reverse, dense<[[[3, -2, 1], [7, -2147483648, 2147483647]]]> : tensor<1x2x3xi32> loc("reverse_of_reshape")
  %select = stablehlo.select %i1, %reshape, %i32__2 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  check.expect_eq_const %select, dense<[[[1, 5, 3], [7, 2, 7]]]> : tensor<1x2x3xi32> loc("select_of_reshape")
  %shift_left = stablehlo.shift_left %reshape, %i32__14 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_left, dense<[[[4, -4, 24], [2147483647, 0, 14]]]> : tensor<1x2x3xi32> loc("shift_left_of_reshape")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %reshape, %i32__14 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[0, -1, 0], [2147483647, -536870912, 3]]]> : tensor<1x2x3xi32> loc("shift_right_arithmetic_of_reshape")
  %shift_right_logical = stablehlo.shift_right_logical %reshape, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_logical, dense<[[[0, 2147483647, 1], [1073741823, 1073741824, 3]]]> : tensor<1x2x3xi32> loc("shift_right_logical_of_reshape")
  %sign = stablehlo.sign %reshape : tensor<1x2x3xi32>
  check.expect_eq_const %sign, dense<[[[1, -1, 1], [1, -1, 1]]]> : tensor<1x2x3xi32> loc("sign_of_reshape")
  %slice = stablehlo.slice %reshape [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %slice, dense<[[[2147483647, 7]]]> : tensor<1x1x2xi32> loc("slice_of_reshape")
  %sort = "stablehlo.sort"(%reshape) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %sort, dense<[[[3, 1, -2], [2147483647, 7, -2147483648]]]> : tensor<1x2x3xi32> loc("sort_of_reshape")
  %subtract = stablehlo.subtract %reshape, %i32__5 : tensor<1x2x3xi32>
  check.expect_eq_const %subtract, dense<[[[1, -2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x2x3xi32> loc("subtract_of_reshape")
  %transpose = stablehlo.transpose %reshape, dims = [2, 1, 0] : (tensor<1x2x3xi32>) -> tensor<3x2x1xi32>
  check.expect_eq_const %transpose, dense<[[[1], [2147483647]], [[-2], [-2147483648]], [[3], [7]]]> : tensor<3x2x1xi32> loc("transpose_of_reshape")
  %xor = stablehlo.xor %i32__2, %reshape : tensor<1x2x3xi32>
  check.expect_eq_const %xor, dense<[[[2, -5, -3], [2147483640, -2147483646, -6]]]> : tensor<1x2x3xi32> loc("xor_of_reshape")
  return
}
