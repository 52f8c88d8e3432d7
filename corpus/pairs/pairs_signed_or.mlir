// Pairs of ops: what takes the signed result of or. The values are those of scripts/oracle.
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
  %or = stablehlo.or %i32, %i32__2 : tensor<1x2x3xi32>
  %abs = stablehlo.abs %or : tensor<1x2x3xi32>
  check.expect_eq_const %abs, dense<[[[3, 1, 1], [2147483647, 2147483646, 1]]]> : tensor<1x2x3xi32> loc("abs_of_or")
  %add = stablehlo.add %or, %i32__3 : tensor<1x2x3xi32>
  check.expect_eq_const %add, dense<[[[3, -1, -1], [2147483647, -2147483646, -1]]]> : tensor<1x2x3xi32> loc("add_of_or")
  %and = stablehlo.and %or, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %and, dense<[[[3, 5, -2], [7, 2, -3]]]> : tensor<1x2x3xi32> loc("and_of_or")
  %bitcast_convert = stablehlo.bitcast_convert %or : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  check.expect_eq_const %bitcast_convert, dense<[[[[3, 0], [-1, -1], [-1, -1]], [[-1, 32767], [2, -32768], [-1, -1]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_or")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %or, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[3, -1, -1], [2147483647, -2147483646, -1]], [[3, -1, -1], [2147483647, -2147483646, -1]]]]> : tensor<1x2x2x3xi32> loc("broadcast_in_dim_of_or")
  %clamp = stablehlo.clamp %or, %i32__2, %i32__5 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %clamp, dense<[[[3, 5, -1], [6, 2, -1]]]> : tensor<1x2x3xi32> loc("clamp_of_or")
  %compare = stablehlo.compare LT, %or, %i32__2 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[false, true, false], [false, true, false]]]> : tensor<1x2x3xi1> loc("compare_of_or")
  %concatenate = stablehlo.concatenate %i32__6, %or, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %concatenate, dense<[[[3, 5, -2], [3, -1, -1], [2147483647, -2147483646, -1]]]> : tensor<1x3x3xi32> loc("concatenate_of_or")
  %convert = stablehlo.convert %or : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert, dense<[[[3.0, -1.0, -1.0], [2147483600.0, -2147483600.0, -1.0]]]> : tensor<1x2x3xf32> loc("convert_of_or")
  %count_leading_zeros = stablehlo.count_leading_zeros %or : tensor<1x2x3xi32>
  check.expect_eq_const %count_leading_zeros, dense<[[[30, 0, 0], [1, 0, 0]]]> : tensor<1x2x3xi32> loc("count_leading_zeros_of_or")
  %divide = stablehlo.divide %or, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %divide, dense<[[[1, 0, 0], [306783378, -1073741823, 0]]]> : tensor<1x2x3xi32> loc("divide_of_or")
  %dot_general = stablehlo.dot_general %i32__7, %or, contracting_dims = [1] x [1] : (tensor<4x2xi32>, tensor<1x2x3xi32>) -> tensor<4x1x3xi32>
  check.expect_eq_const %dot_general, dense<[[[-2147483644, -2147483641, -8]], [[2147483635, -2147483632, -5]], [[-2147483639, 2147483640, 1]], [[-2147483644, -2147483641, -8]]]> : tensor<4x1x3xi32> loc("dot_general_of_or")
  %dynamic_slice = stablehlo.dynamic_slice %or, %i32__8, %i32__9, %i32__10, sizes = [1, 1, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %dynamic_slice, dense<-1> : tensor<1x1x2xi32> loc("dynamic_slice_of_or")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i32__11, %or, %i32__8, %i32__12, %i32__8 : (tensor<1x3x4xi32>, tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[3, 5, -2, 7], [3, -1, -1, 5], [2147483647, -2147483646, -1, -3]]]> : tensor<1x3x4xi32> loc("dynamic_update_slice_of_or")
  %maximum = stablehlo.maximum %or, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %maximum, dense<[[[3, 5, -1], [2147483647, 2, -1]]]> : tensor<1x2x3xi32> loc("maximum_of_or")
  %minimum = stablehlo.minimum %i32__2, %or : tensor<1x2x3xi32>
  check.expect_eq_const %minimum, dense<[[[3, -1, -2], [7, -2147483646, -3]]]> : tensor<1x2x3xi32> loc("minimum_of_or")
  %multiply = stablehlo.multiply %or, %or : tensor<1x2x3xi32>
  check.expect_eq_const %multiply, dense<[[[9, 1, 1], [1, 4, 1]]]> : tensor<1x2x3xi32> loc("multiply_of_or")
  %negate = stablehlo.negate %or : tensor<1x2x3xi32>
  check.expect_eq_const %negate, dense<[[[-3, 1, 1], [-2147483647, 2147483646, 1]]]> : tensor<1x2x3xi32> loc("negate_of_or")
  %not = stablehlo.not %or : tensor<1x2x3xi32>
  check.expect_eq_const %not, dense<[[[-4, 0, 0], [-2147483648, 2147483645, 0]]]> : tensor<1x2x3xi32> loc("not_of_or")
  %or_2 = stablehlo.or %i32__2, %or : tensor<1x2x3xi32>
  check.expect_eq_const %or_2, dense<[[[3, -1, -1], [2147483647, -2147483646, -1]]]> : tensor<1x2x3xi32> loc("or_of_or")
  %pad = stablehlo.pad %or, %i32__5, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x5xi32>
  check.expect_eq_const %pad, dense<[[[6, 6, 6, 6, 6], [3, -1, -1, 6, 6]]]> : tensor<1x2x5xi32> loc("pad_of_or")
  %popcnt = stablehlo.popcnt %or : tensor<1x2x3xi32>
  check.expect_eq_const %popcnt, dense<[[[2, 32, 32], [31, 2, 32]]]> : tensor<1x2x3xi32> loc("popcnt_of_or")
  %power = stablehlo.power %or, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %power, dense<[[[9, -1, -1], [1, 4, -1]]]> : tensor<1x2x3xi32> loc("power_of_or")
  %reduce = stablehlo.reduce(%or init: %i32__14) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2xi32>
  check.expect_eq_const %reduce, dense<[[3, 2147483647]]> : tensor<1x2xi32> loc("reduce_of_or")
  %reduce_window = "stablehlo.reduce_window"(%or, %i32__8) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %reduce_window, dense<[[[2, -2], [1, -2147483647]]]> : tensor<1x2x2xi32> loc("reduce_window_of_or")
  %remainder = stablehlo.remainder %or, %i32__15 : tensor<1x2x3xi32>
  check.expect_eq_const %remainder, dense<[[[1, -1, -1], [1, 0, -1]]]> : tensor<1x2x3xi32> loc("remainder_of_or")
  %reshape = stablehlo.reshape %or : (tensor<1x2x3xi32>) -> tensor<6xi32>
  check.expect_eq_const %reshape, dense<[3, -1, -1, 2147483647, -2147483646, -1]> : tensor<6xi32> loc("reshape_of_or")
  %reverse = stablehlo.reverse %or, dims = [2] : tensor<1x2x3xi32>
  check.expect_eq_const %reverse, dense<[[[-1, -1, 3], [-1, -2147483646, 2147483647]]]> : tensor<1x2x3xi32> loc("reverse_of_or")
  %select = stablehlo.select %i1, %or, %i32__2 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  check.expect_eq_const %select, dense<[[[3, 5, -1], [7, 2, -1]]]> : tensor<1x2x3xi32> loc("select_of_or")
  %shift_left = stablehlo.shift_left %or, %i32__16 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_left, dense<[[[6, -2, -2], [-2, 4, -2]]]> : tensor<1x2x3xi32> loc("shift_left_of_or")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %or, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[0, -1, -1], [2147483647, -536870912, -1]]]> : tensor<1x2x3xi32> loc("shift_right_arithmetic_of_or")
  %shift_right_logical = stablehlo.shift_right_logical %or, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_logical, dense<[[[0, 2147483647, 536870911], [2147483647, 536870912, 2147483647]]]> : tensor<1x2x3xi32> loc("shift_right_logical_of_or")
  %sign = stablehlo.sign %or : tensor<1x2x3xi32>
  check.expect_eq_const %sign, dense<[[[1, -1, -1], [1, -1, -1]]]> : tensor<1x2x3xi32> loc("sign_of_or")
  %slice = stablehlo.slice %or [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %slice, dense<[[[2147483647, -1]]]> : tensor<1x1x2xi32> loc("slice_of_or")
  %sort = "stablehlo.sort"(%or) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %sort, dense<[[[3, -1, -1], [2147483647, -1, -2147483646]]]> : tensor<1x2x3xi32> loc("sort_of_or")
  %subtract = stablehlo.subtract %i32__2, %or : tensor<1x2x3xi32>
  check.expect_eq_const %subtract, dense<[[[0, 6, -1], [-2147483640, -2147483648, -2]]]> : tensor<1x2x3xi32> loc("subtract_of_or")
  %transpose = stablehlo.transpose %or, dims = [2, 1, 0] : (tensor<1x2x3xi32>) -> tensor<3x2x1xi32>
  check.expect_eq_const %transpose, dense<[[[3], [2147483647]], [[-1], [-2147483646]], [[-1], [-1]]]> : tensor<3x2x1xi32> loc("transpose_of_or")
  %xor = stablehlo.xor %or, %i32__16 : tensor<1x2x3xi32>
  check.expect_eq_const %xor, dense<[[[2, -2, -2], [2147483646, -2147483645, -2]]]> : tensor<1x2x3xi32> loc("xor_of_or")
  return
}
