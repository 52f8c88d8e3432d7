// Pairs of ops: what takes the signed result of not. The values are those of scripts/oracle.
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
  %not = stablehlo.not %i32 : tensor<1x2x3xi32>
  %abs = stablehlo.abs %not : tensor<1x2x3xi32>
  check.expect_eq_const %abs, dense<[[[2, 1, 4], [-2147483648, 2147483647, 8]]]> : tensor<1x2x3xi32> loc("abs_of_not")
  %add = stablehlo.add %i32__2, %not : tensor<1x2x3xi32>
  check.expect_eq_const %add, dense<[[[1, 6, -6], [-2147483641, -2147483647, -11]]]> : tensor<1x2x3xi32> loc("add_of_not")
  %and = stablehlo.and %not, %not : tensor<1x2x3xi32>
  check.expect_eq_const %and, dense<[[[-2, 1, -4], [-2147483648, 2147483647, -8]]]> : tensor<1x2x3xi32> loc("and_of_not")
  %bitcast_convert = stablehlo.bitcast_convert %not : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  check.expect_eq_const %bitcast_convert, dense<[[[[-2, -1], [1, 0], [-4, -1]], [[0, -32768], [-1, 32767], [-8, -1]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_not")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %not, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[-2, 1, -4], [-2147483648, 2147483647, -8]], [[-2, 1, -4], [-2147483648, 2147483647, -8]]]]> : tensor<1x2x2x3xi32> loc("broadcast_in_dim_of_not")
  %clamp = stablehlo.clamp %i32__3, %i32__2, %not : (tensor<i32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %clamp, dense<[[[-2, 1, -4], [-2147483648, 2, -8]]]> : tensor<1x2x3xi32> loc("clamp_of_not")
  %compare = stablehlo.compare GE, %not, %not : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<true> : tensor<1x2x3xi1> loc("compare_of_not")
  %concatenate = stablehlo.concatenate %i32__6, %not, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %concatenate, dense<[[[3, 5, -2], [-2, 1, -4], [-2147483648, 2147483647, -8]]]> : tensor<1x3x3xi32> loc("concatenate_of_not")
  %convert = stablehlo.convert %not : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert, dense<[[[-2.0, 1.0, -4.0], [-2147483600.0, 2147483600.0, -8.0]]]> : tensor<1x2x3xf32> loc("convert_of_not")
  %count_leading_zeros = stablehlo.count_leading_zeros %not : tensor<1x2x3xi32>
  check.expect_eq_const %count_leading_zeros, dense<[[[0, 31, 0], [0, 1, 0]]]> : tensor<1x2x3xi32> loc("count_leading_zeros_of_not")
  %divide = stablehlo.divide %not, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %divide, dense<[[[0, 0, 2], [-306783378, 1073741823, 2]]]> : tensor<1x2x3xi32> loc("divide_of_not")
  %dot_general = stablehlo.dot_general %i32__7, %not, contracting_dims = [1] x [1] : (tensor<4x2xi32>, tensor<1x2x3xi32>) -> tensor<4x1x3xi32>
  check.expect_eq_const %dot_general, dense<[[[2147483642, 2147483646, -52]], [[-2147483644, 2147483639, -48]], [[2147483644, -2147483643, 16]], [[2147483642, 2147483646, -52]]]> : tensor<4x1x3xi32> loc("dot_general_of_not")
  %dynamic_slice = stablehlo.dynamic_slice %not, %i32__8, %i32__9, %i32__10, sizes = [1, 1, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %dynamic_slice, dense<[[[1, -4]]]> : tensor<1x1x2xi32> loc("dynamic_slice_of_not")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i32__11, %not, %i32__8, %i32__12, %i32__8 : (tensor<1x3x4xi32>, tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[3, 5, -2, 7], [-2, 1, -4, 5], [-2147483648, 2147483647, -8, -3]]]> : tensor<1x3x4xi32> loc("dynamic_update_slice_of_not")
  %maximum = stablehlo.maximum %not, %not : tensor<1x2x3xi32>
  check.expect_eq_const %maximum, dense<[[[-2, 1, -4], [-2147483648, 2147483647, -8]]]> : tensor<1x2x3xi32> loc("maximum_of_not")
  %minimum = stablehlo.minimum %not, %i32__5 : tensor<1x2x3xi32>
  check.expect_eq_const %minimum, dense<[[[-2, 0, -4], [-2147483648, 0, -8]]]> : tensor<1x2x3xi32> loc("minimum_of_not")
  %multiply = stablehlo.multiply %not, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %multiply, dense<[[[-6, 5, 8], [-2147483648, -2, 24]]]> : tensor<1x2x3xi32> loc("multiply_of_not")
  %negate = stablehlo.negate %not : tensor<1x2x3xi32>
  check.expect_eq_const %negate, dense<[[[2, -1, 4], [-2147483648, -2147483647, 8]]]> : tensor<1x2x3xi32> loc("negate_of_not")
  %not_2 = stablehlo.not %not : tensor<1x2x3xi32>
  check.expect_eq_const %not_2, dense<[[[1, -2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x2x3xi32> loc("not_of_not")
  %or = stablehlo.or %not, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %or, dense<[[[-1, 1, -3], [-2147483647, 2147483647, -7]]]> : tensor<1x2x3xi32> loc("or_of_not")
  %pad = stablehlo.pad %not, %i32__4, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x5xi32>
  check.expect_eq_const %pad, dense<[[[6, 6, 6, 6, 6], [-2, 1, -4, 6, 6]]]> : tensor<1x2x5xi32> loc("pad_of_not")
  %popcnt = stablehlo.popcnt %not : tensor<1x2x3xi32>
  check.expect_eq_const %popcnt, dense<[[[31, 1, 30], [1, 31, 29]]]> : tensor<1x2x3xi32> loc("popcnt_of_not")
  %power = stablehlo.power %not, %i32__14 : tensor<1x2x3xi32>
  check.expect_eq_const %power, dense<[[[4, 1, -64], [1, 1, -8]]]> : tensor<1x2x3xi32> loc("power_of_not")
  %reduce = stablehlo.reduce(%not init: %i32__15) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2xi32>
  check.expect_eq_const %reduce, dense<[[1, 2147483647]]> : tensor<1x2xi32> loc("reduce_of_not")
  %reduce_window = "stablehlo.reduce_window"(%not, %i32__8) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %reduce_window, dense<[[[-1, -3], [-1, 2147483639]]]> : tensor<1x2x2xi32> loc("reduce_window_of_not")
  %remainder = stablehlo.remainder %not, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %remainder, dense<[[[-2, 1, 0], [-2, 1, -2]]]> : tensor<1x2x3xi32> loc("remainder_of_not")
  %reshape = stablehlo.reshape %not : (tensor<1x2x3xi32>) -> tensor<6xi32>
  check.expect_eq_const %reshape, dense<[-2, 1, -4, -2147483648, 2147483647, -8]> : tensor<6xi32> loc("reshape_of_not")
  %reverse = stablehlo.reverse %not, dims = [2] : tensor<1x2x3xi32>
  check.expect_eq_const %reverse, dense<[[[-4, 1, -2], [-8, 2147483647, -2147483648]]]> : tensor<1x2x3xi32> loc("reverse_of_not")
  %select = stablehlo.select %i1, %not, %i32__2 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  check.expect_eq_const %select, dense<[[[-2, 5, -4], [7, 2, -8]]]> : tensor<1x2x3xi32> loc("select_of_not")
  %shift_left = stablehlo.shift_left %not, %i32__14 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_left, dense<[[[-8, 2, -32], [-2147483648, -4, -16]]]> : tensor<1x2x3xi32> loc("shift_left_of_not")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %not, %i32__14 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[-1, 0, -1], [-2147483648, 536870911, -4]]]> : tensor<1x2x3xi32> loc("shift_right_arithmetic_of_not")
  %shift_right_logical = stablehlo.shift_right_logical %not, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_logical, dense<[[[2147483647, 0, 2147483646], [1073741824, 1073741823, 2147483644]]]> : tensor<1x2x3xi32> loc("shift_right_logical_of_not")
  %sign = stablehlo.sign %not : tensor<1x2x3xi32>
  check.expect_eq_const %sign, dense<[[[-1, 1, -1], [-1, 1, -1]]]> : tensor<1x2x3xi32> loc("sign_of_not")
  %slice = stablehlo.slice %not [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %slice, dense<[[[-2147483648, -8]]]> : tensor<1x1x2xi32> loc("slice_of_not")
  %sort = "stablehlo.sort"(%not) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %sort, dense<[[[1, -2, -4], [2147483647, -8, -2147483648]]]> : tensor<1x2x3xi32> loc("sort_of_not")
  %subtract = stablehlo.subtract %not, %i32__5 : tensor<1x2x3xi32>
  check.expect_eq_const %subtract, dense<[[[-2, 1, -4], [-2147483648, 2147483647, -8]]]> : tensor<1x2x3xi32> loc("subtract_of_not")
  %transpose = stablehlo.transpose %not, dims = [2, 1, 0] : (tensor<1x2x3xi32>) -> tensor<3x2x1xi32>
  check.expect_eq_const %transpose, dense<[[[-2], [-2147483648]], [[1], [2147483647]], [[-4], [-8]]]> : tensor<3x2x1xi32> loc("transpose_of_not")
  %xor = stablehlo.xor %i32__2, %not : tensor<1x2x3xi32>
  check.expect_eq_const %xor, dense<[[[-3, 4, 2], [-2147483641, 2147483645, 5]]]> : tensor<1x2x3xi32> loc("xor_of_not")
  return
}
