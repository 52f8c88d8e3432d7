// Pairs of ops: what takes the signed result of negate. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[1, -2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x2x3xi32>
  %i32__2 = stablehlo.constant dense<0> : tensor<1x2x3xi32>
  %i32__3 = stablehlo.constant dense<[[[3, 5, -2], [7, 2, -3]]]> : tensor<1x2x3xi32>
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
  %negate = stablehlo.negate %i32 : tensor<1x2x3xi32>
  %abs = stablehlo.abs %negate : tensor<1x2x3xi32>
  check.expect_eq_const %abs, dense<[[[1, 2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x2x3xi32> loc("abs_of_negate")
  %add = stablehlo.add %negate, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %add, dense<[[[-1, 2, -3], [-2147483647, -2147483648, -7]]]> : tensor<1x2x3xi32> loc("add_of_negate")
  %and = stablehlo.and %negate, %i32__3 : tensor<1x2x3xi32>
  check.expect_eq_const %and, dense<[[[3, 0, -4], [1, 0, -7]]]> : tensor<1x2x3xi32> loc("and_of_negate")
  %bitcast_convert = stablehlo.bitcast_convert %negate : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  check.expect_eq_const %bitcast_convert, dense<[[[[-1, -1], [2, 0], [-3, -1]], [[1, -32768], [0, -32768], [-7, -1]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_negate")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %negate, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[-1, 2, -3], [-2147483647, -2147483648, -7]], [[-1, 2, -3], [-2147483647, -2147483648, -7]]]]> : tensor<1x2x2x3xi32> loc("broadcast_in_dim_of_negate")
  %clamp = stablehlo.clamp %i32__4, %negate, %i32__5 : (tensor<i32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %clamp, dense<[[[-1, 2, -3], [-3, -3, -3]]]> : tensor<1x2x3xi32> loc("clamp_of_negate")
  %compare = stablehlo.compare LT, %negate, %i32__3 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<true> : tensor<1x2x3xi1> loc("compare_of_negate")
  %concatenate = stablehlo.concatenate %i32__6, %negate, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %concatenate, dense<[[[3, 5, -2], [-1, 2, -3], [-2147483647, -2147483648, -7]]]> : tensor<1x3x3xi32> loc("concatenate_of_negate")
  %convert = stablehlo.convert %negate : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert, dense<[[[-1.0, 2.0, -3.0], [-2147483600.0, -2147483600.0, -7.0]]]> : tensor<1x2x3xf32> loc("convert_of_negate")
  %count_leading_zeros = stablehlo.count_leading_zeros %negate : tensor<1x2x3xi32>
  check.expect_eq_const %count_leading_zeros, dense<[[[0, 30, 0], [0, 0, 0]]]> : tensor<1x2x3xi32> loc("count_leading_zeros_of_negate")
  %divide = stablehlo.divide %negate, %i32__3 : tensor<1x2x3xi32>
  check.expect_eq_const %divide, dense<[[[0, 0, 1], [-306783378, -1073741824, 2]]]> : tensor<1x2x3xi32> loc("divide_of_negate")
  %dot_general = stablehlo.dot_general %i32__7, %negate, contracting_dims = [1] x [1] : (tensor<4x2xi32>, tensor<1x2x3xi32>) -> tensor<4x1x3xi32>
  check.expect_eq_const %dot_general, dense<[[[-2147483646, -2147483642, -44]], [[-2147483639, 2147483644, -43]], [[2147483643, -2147483644, 15]], [[-2147483646, -2147483642, -44]]]> : tensor<4x1x3xi32> loc("dot_general_of_negate")
  %dynamic_slice = stablehlo.dynamic_slice %negate, %i32__8, %i32__9, %i32__10, sizes = [1, 1, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %dynamic_slice, dense<[[[2, -3]]]> : tensor<1x1x2xi32> loc("dynamic_slice_of_negate")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i32__11, %negate, %i32__8, %i32__12, %i32__8 : (tensor<1x3x4xi32>, tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[3, 5, -2, 7], [-1, 2, -3, 5], [-2147483647, -2147483648, -7, -3]]]> : tensor<1x3x4xi32> loc("dynamic_update_slice_of_negate")
  %maximum = stablehlo.maximum %negate, %i32__3 : tensor<1x2x3xi32>
  check.expect_eq_const %maximum, dense<[[[3, 5, -2], [7, 2, -3]]]> : tensor<1x2x3xi32> loc("maximum_of_negate")
  %minimum = stablehlo.minimum %i32__3, %negate : tensor<1x2x3xi32>
  check.expect_eq_const %minimum, dense<[[[-1, 2, -3], [-2147483647, -2147483648, -7]]]> : tensor<1x2x3xi32> loc("minimum_of_negate")
  %multiply = stablehlo.multiply %negate, %negate : tensor<1x2x3xi32>
  check.expect_eq_const %multiply, dense<[[[1, 4, 9], [1, 0, 49]]]> : tensor<1x2x3xi32> loc("multiply_of_negate")
  %negate_2 = stablehlo.negate %negate : tensor<1x2x3xi32>
  check.expect_eq_const %negate_2, dense<[[[1, -2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x2x3xi32> loc("negate_of_negate")
  %not = stablehlo.not %negate : tensor<1x2x3xi32>
  check.expect_eq_const %not, dense<[[[0, -3, 2], [2147483646, 2147483647, 6]]]> : tensor<1x2x3xi32> loc("not_of_negate")
  %or = stablehlo.or %i32__3, %negate : tensor<1x2x3xi32>
  check.expect_eq_const %or, dense<[[[-1, 7, -1], [-2147483641, -2147483646, -3]]]> : tensor<1x2x3xi32> loc("or_of_negate")
  %pad = stablehlo.pad %negate, %i32__5, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x5xi32>
  check.expect_eq_const %pad, dense<[[[6, 6, 6, 6, 6], [-1, 2, -3, 6, 6]]]> : tensor<1x2x5xi32> loc("pad_of_negate")
  %popcnt = stablehlo.popcnt %negate : tensor<1x2x3xi32>
  check.expect_eq_const %popcnt, dense<[[[32, 1, 31], [2, 1, 30]]]> : tensor<1x2x3xi32> loc("popcnt_of_negate")
  %power = stablehlo.power %negate, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %power, dense<[[[1, 2, -27], [1, 0, -7]]]> : tensor<1x2x3xi32> loc("power_of_negate")
  %reduce = stablehlo.reduce(%negate init: %i32__14) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2xi32>
  check.expect_eq_const %reduce, dense<[[2, -7]]> : tensor<1x2xi32> loc("reduce_of_negate")
  %reduce_window = "stablehlo.reduce_window"(%negate, %i32__8) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %reduce_window, dense<[[[1, -1], [1, 2147483641]]]> : tensor<1x2x2xi32> loc("reduce_window_of_negate")
  %remainder = stablehlo.remainder %negate, %i32__15 : tensor<1x2x3xi32>
  check.expect_eq_const %remainder, dense<[[[-1, 0, -1], [-1, 0, -1]]]> : tensor<1x2x3xi32> loc("remainder_of_negate")
  %reshape = stablehlo.reshape %negate : (tensor<1x2x3xi32>) -> tensor<6xi32>
  check.expect_eq_const %reshape, dense<[-1, 2, -3, -2147483647, -2147483648, -7]> : tensor<6xi32> loc("reshape_of_negate")
  %reverse = stablehlo.reverse %negate, dims = [2] : tensor<1x2x3xi32>
  check.expect_eq_const %reverse, dense<[[[-3, 2, -1], [-7, -2147483648, -2147483647]]]> : tensor<1x2x3xi32> loc("reverse_of_negate")
  %select = stablehlo.select %i1, %negate, %i32__3 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  check.expect_eq_const %select, dense<[[[-1, 5, -3], [7, 2, -7]]]> : tensor<1x2x3xi32> loc("select_of_negate")
  %shift_left = stablehlo.shift_left %negate, %i32__16 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_left, dense<[[[-2, 4, -6], [2, 0, -14]]]> : tensor<1x2x3xi32> loc("shift_left_of_negate")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %negate, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[-1, 1, -1], [-2147483647, -536870912, -4]]]> : tensor<1x2x3xi32> loc("shift_right_arithmetic_of_negate")
  %shift_right_logical = stablehlo.shift_right_logical %negate, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_logical, dense<[[[1073741823, 1, 536870911], [-2147483647, 536870912, 2147483644]]]> : tensor<1x2x3xi32> loc("shift_right_logical_of_negate")
  %sign = stablehlo.sign %negate : tensor<1x2x3xi32>
  check.expect_eq_const %sign, dense<[[[-1, 1, -1], [-1, -1, -1]]]> : tensor<1x2x3xi32> loc("sign_of_negate")
  %slice = stablehlo.slice %negate [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %slice, dense<[[[-2147483647, -7]]]> : tensor<1x1x2xi32> loc("slice_of_negate")
  %sort = "stablehlo.sort"(%negate) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %sort, dense<[[[2, -1, -3], [-7, -2147483647, -2147483648]]]> : tensor<1x2x3xi32> loc("sort_of_negate")
  %subtract = stablehlo.subtract %i32__3, %negate : tensor<1x2x3xi32>
  check.expect_eq_const %subtract, dense<[[[4, 3, 1], [-2147483642, -2147483646, 4]]]> : tensor<1x2x3xi32> loc("subtract_of_negate")
  %transpose = stablehlo.transpose %negate, dims = [2, 1, 0] : (tensor<1x2x3xi32>) -> tensor<3x2x1xi32>
  check.expect_eq_const %transpose, dense<[[[-1], [-2147483647]], [[2], [-2147483648]], [[-3], [-7]]]> : tensor<3x2x1xi32> loc("transpose_of_negate")
  %xor = stablehlo.xor %negate, %i32__16 : tensor<1x2x3xi32>
  check.expect_eq_const %xor, dense<[[[-2, 3, -4], [-2147483648, -2147483647, -8]]]> : tensor<1x2x3xi32> loc("xor_of_negate")
  return
}
