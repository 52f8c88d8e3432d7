// Pairs of ops: what takes the signed result of dot_general. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[1, -2, 3, 2147483647], [-2147483648, 7, -6, 8]]]> : tensor<1x2x4xi32>
  %i32__2 = stablehlo.constant dense<[[3, 5, -2], [7, 2, -3], [3, 5, -2], [7, 2, -3]]> : tensor<4x3xi32>
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
  %i32__15 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xi32>
  %i32__16 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %dot_general = stablehlo.dot_general %i32, %i32__2, contracting_dims = [2] x [0] : (tensor<1x2x4xi32>, tensor<4x3xi32>) -> tensor<1x2x3xi32>
  %abs = stablehlo.abs %dot_general : tensor<1x2x3xi32>
  check.expect_eq_const %abs, dense<[[[2147483639, 14, 2147483647], [2147483561, -2147483648, 33]]]> : tensor<1x2x3xi32> loc("abs_of_dot_general")
  %add = stablehlo.add %i32__3, %dot_general : tensor<1x2x3xi32>
  check.expect_eq_const %add, dense<[[[2147483642, 19, 2147483647], [-2147483554, -2147483646, -36]]]> : tensor<1x2x3xi32> loc("add_of_dot_general")
  %and = stablehlo.and %dot_general, %dot_general : tensor<1x2x3xi32>
  check.expect_eq_const %and, dense<[[[2147483639, 14, -2147483647], [-2147483561, -2147483648, -33]]]> : tensor<1x2x3xi32> loc("and_of_dot_general")
  %bitcast_convert = stablehlo.bitcast_convert %dot_general : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  check.expect_eq_const %bitcast_convert, dense<[[[[-9, 32767], [14, 0], [1, -32768]], [[87, -32768], [0, -32768], [-33, -1]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_dot_general")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %dot_general, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[2147483639, 14, -2147483647], [-2147483561, -2147483648, -33]], [[2147483639, 14, -2147483647], [-2147483561, -2147483648, -33]]]]> : tensor<1x2x2x3xi32> loc("broadcast_in_dim_of_dot_general")
  %clamp = stablehlo.clamp %dot_general, %i32__3, %i32__5 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %clamp, dense<[[[6, 6, -2], [6, 2, -3]]]> : tensor<1x2x3xi32> loc("clamp_of_dot_general")
  %compare = stablehlo.compare GE, %dot_general, %dot_general : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<true> : tensor<1x2x3xi1> loc("compare_of_dot_general")
  %concatenate = stablehlo.concatenate %i32__7, %dot_general, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %concatenate, dense<[[[3, 5, -2], [2147483639, 14, -2147483647], [-2147483561, -2147483648, -33]]]> : tensor<1x3x3xi32> loc("concatenate_of_dot_general")
  %convert = stablehlo.convert %dot_general : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert, dense<[[[2147483600.0, 14.0, -2147483600.0], [-2147483500.0, -2147483600.0, -33.0]]]> : tensor<1x2x3xf32> loc("convert_of_dot_general")
  %count_leading_zeros = stablehlo.count_leading_zeros %dot_general : tensor<1x2x3xi32>
  check.expect_eq_const %count_leading_zeros, dense<[[[1, 28, 0], [0, 0, 0]]]> : tensor<1x2x3xi32> loc("count_leading_zeros_of_dot_general")
  %divide = stablehlo.divide %dot_general, %i32__3 : tensor<1x2x3xi32>
  check.expect_eq_const %divide, dense<[[[715827879, 2, 1073741823], [-306783365, -1073741824, 11]]]> : tensor<1x2x3xi32> loc("divide_of_dot_general")
  %dot_general_2 = stablehlo.dot_general %i32__8, %dot_general, contracting_dims = [1] x [1] : (tensor<4x2xi32>, tensor<1x2x3xi32>) -> tensor<4x1x3xi32>
  check.expect_eq_const %dot_general_2, dense<[[[408, -2147483606, 2147483486]], [[-2147483021, 2147483620, -233]], [[2147483369, -2147483620, 101]], [[408, -2147483606, 2147483486]]]> : tensor<4x1x3xi32> loc("dot_general_of_dot_general")
  %dynamic_slice = stablehlo.dynamic_slice %dot_general, %i32__9, %i32__10, %i32__11, sizes = [1, 1, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %dynamic_slice, dense<[[[14, -2147483647]]]> : tensor<1x1x2xi32> loc("dynamic_slice_of_dot_general")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i32__12, %dot_general, %i32__9, %i32__13, %i32__9 : (tensor<1x3x4xi32>, tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[3, 5, -2, 7], [2147483639, 14, -2147483647, 5], [-2147483561, -2147483648, -33, -3]]]> : tensor<1x3x4xi32> loc("dynamic_update_slice_of_dot_general")
  %maximum = stablehlo.maximum %dot_general, %dot_general : tensor<1x2x3xi32>
  check.expect_eq_const %maximum, dense<[[[2147483639, 14, -2147483647], [-2147483561, -2147483648, -33]]]> : tensor<1x2x3xi32> loc("maximum_of_dot_general")
  %minimum = stablehlo.minimum %dot_general, %i32__6 : tensor<1x2x3xi32>
  check.expect_eq_const %minimum, dense<[[[0, 0, -2147483647], [-2147483561, -2147483648, -33]]]> : tensor<1x2x3xi32> loc("minimum_of_dot_general")
  %multiply = stablehlo.multiply %dot_general, %i32__3 : tensor<1x2x3xi32>
  check.expect_eq_const %multiply, dense<[[[2147483621, 70, -2], [-2147483039, 0, 99]]]> : tensor<1x2x3xi32> loc("multiply_of_dot_general")
  %negate = stablehlo.negate %dot_general : tensor<1x2x3xi32>
  check.expect_eq_const %negate, dense<[[[-2147483639, -14, 2147483647], [2147483561, -2147483648, 33]]]> : tensor<1x2x3xi32> loc("negate_of_dot_general")
  %not = stablehlo.not %dot_general : tensor<1x2x3xi32>
  check.expect_eq_const %not, dense<[[[-2147483640, -15, 2147483646], [2147483560, 2147483647, 32]]]> : tensor<1x2x3xi32> loc("not_of_dot_general")
  %or = stablehlo.or %dot_general, %i32__14 : tensor<1x2x3xi32>
  check.expect_eq_const %or, dense<[[[2147483639, 15, -2147483647], [-2147483561, -2147483647, -33]]]> : tensor<1x2x3xi32> loc("or_of_dot_general")
  %pad = stablehlo.pad %dot_general, %i32__5, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x5xi32>
  check.expect_eq_const %pad, dense<[[[6, 6, 6, 6, 6], [2147483639, 14, -2147483647, 6, 6]]]> : tensor<1x2x5xi32> loc("pad_of_dot_general")
  %popcnt = stablehlo.popcnt %dot_general : tensor<1x2x3xi32>
  check.expect_eq_const %popcnt, dense<[[[30, 3, 2], [6, 1, 31]]]> : tensor<1x2x3xi32> loc("popcnt_of_dot_general")
  %power = stablehlo.power %dot_general, %i32__15 : tensor<1x2x3xi32>
  check.expect_eq_const %power, dense<[[[81, 14, -2147483647], [1, 0, -33]]]> : tensor<1x2x3xi32> loc("power_of_dot_general")
  %reduce = stablehlo.reduce(%dot_general init: %i32__16) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2xi32>
  check.expect_eq_const %reduce, dense<[[2147483639, -33]]> : tensor<1x2xi32> loc("reduce_of_dot_general")
  %reduce_window = "stablehlo.reduce_window"(%dot_general, %i32__9) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %reduce_window, dense<[[[-2147483643, -2147483633], [87, 2147483615]]]> : tensor<1x2x2xi32> loc("reduce_window_of_dot_general")
  %remainder = stablehlo.remainder %dot_general, %i32__3 : tensor<1x2x3xi32>
  check.expect_eq_const %remainder, dense<[[[2, 4, -1], [-6, 0, 0]]]> : tensor<1x2x3xi32> loc("remainder_of_dot_general")
  %reshape = stablehlo.reshape %dot_general : (tensor<1x2x3xi32>) -> tensor<6xi32>
  check.expect_eq_const %reshape, dense<[2147483639, 14, -2147483647, -2147483561, -2147483648, -33]> : tensor<6xi32> loc("reshape_of_dot_general")
  %reverse = stablehlo.reverse %dot_general, dims = [2] : tensor<1x2x3xi32>
  check.expect_eq_const %reverse, dense<[[[-2147483647, 14, 2147483639], [-33, -2147483648, -2147483561]]]> : tensor<1x2x3xi32> loc("reverse_of_dot_general")
  %select = stablehlo.select %i1, %dot_general, %i32__3 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  check.expect_eq_const %select, dense<[[[2147483639, 5, -2147483647], [7, 2, -33]]]> : tensor<1x2x3xi32> loc("select_of_dot_general")
  %shift_left = stablehlo.shift_left %dot_general, %i32__15 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_left, dense<[[[-36, 28, 8], [-2147483561, 0, -66]]]> : tensor<1x2x3xi32> loc("shift_left_of_dot_general")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %dot_general, %i32__15 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[536870909, 7, -268435456], [-2147483561, -536870912, -17]]]> : tensor<1x2x3xi32> loc("shift_right_arithmetic_of_dot_general")
  %shift_right_logical = stablehlo.shift_right_logical %dot_general, %i32__14 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_logical, dense<[[[1073741819, 7, 1073741824], [1073741867, 1073741824, 2147483631]]]> : tensor<1x2x3xi32> loc("shift_right_logical_of_dot_general")
  %sign = stablehlo.sign %dot_general : tensor<1x2x3xi32>
  check.expect_eq_const %sign, dense<[[[1, 1, -1], [-1, -1, -1]]]> : tensor<1x2x3xi32> loc("sign_of_dot_general")
  %slice = stablehlo.slice %dot_general [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %slice, dense<[[[-2147483561, -33]]]> : tensor<1x1x2xi32> loc("slice_of_dot_general")
  %sort = "stablehlo.sort"(%dot_general) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %sort, dense<[[[2147483639, 14, -2147483647], [-33, -2147483561, -2147483648]]]> : tensor<1x2x3xi32> loc("sort_of_dot_general")
  %subtract = stablehlo.subtract %dot_general, %i32__6 : tensor<1x2x3xi32>
  check.expect_eq_const %subtract, dense<[[[2147483639, 14, -2147483647], [-2147483561, -2147483648, -33]]]> : tensor<1x2x3xi32> loc("subtract_of_dot_general")
  %transpose = stablehlo.transpose %dot_general, dims = [2, 1, 0] : (tensor<1x2x3xi32>) -> tensor<3x2x1xi32>
  check.expect_eq_const %transpose, dense<[[[2147483639], [-2147483561]], [[14], [-2147483648]], [[-2147483647], [-33]]]> : tensor<3x2x1xi32> loc("transpose_of_dot_general")
  %xor = stablehlo.xor %i32__3, %dot_general : tensor<1x2x3xi32>
  check.expect_eq_const %xor, dense<[[[2147483636, 11, 2147483647], [-2147483568, -2147483646, 34]]]> : tensor<1x2x3xi32> loc("xor_of_dot_general")
  return
}
