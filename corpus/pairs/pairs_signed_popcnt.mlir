// Pairs of ops: what takes the signed result of popcnt. The values are those of scripts/oracle.
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
  %popcnt = stablehlo.popcnt %i32 : tensor<1x2x3xi32>
  %abs = stablehlo.abs %popcnt : tensor<1x2x3xi32>
  check.expect_eq_const %abs, dense<[[[1, 31, 2], [31, 1, 3]]]> : tensor<1x2x3xi32> loc("abs_of_popcnt")
  %add = stablehlo.add %popcnt, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %add, dense<[[[1, 31, 2], [31, 1, 3]]]> : tensor<1x2x3xi32> loc("add_of_popcnt")
  %and = stablehlo.and %popcnt, %i32__3 : tensor<1x2x3xi32>
  check.expect_eq_const %and, dense<[[[1, 5, 2], [7, 0, 1]]]> : tensor<1x2x3xi32> loc("and_of_popcnt")
  %bitcast_convert = stablehlo.bitcast_convert %popcnt : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  check.expect_eq_const %bitcast_convert, dense<[[[[1, 0], [31, 0], [2, 0]], [[31, 0], [1, 0], [3, 0]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_popcnt")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %popcnt, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[1, 31, 2], [31, 1, 3]], [[1, 31, 2], [31, 1, 3]]]]> : tensor<1x2x2x3xi32> loc("broadcast_in_dim_of_popcnt")
  %clamp = stablehlo.clamp %i32__4, %i32__3, %popcnt : (tensor<i32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %clamp, dense<[[[1, 5, -2], [7, 1, -3]]]> : tensor<1x2x3xi32> loc("clamp_of_popcnt")
  %compare = stablehlo.compare LT, %popcnt, %i32__3 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[true, false, false], [false, true, false]]]> : tensor<1x2x3xi1> loc("compare_of_popcnt")
  %concatenate = stablehlo.concatenate %i32__6, %popcnt, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %concatenate, dense<[[[3, 5, -2], [1, 31, 2], [31, 1, 3]]]> : tensor<1x3x3xi32> loc("concatenate_of_popcnt")
  %convert = stablehlo.convert %popcnt : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert, dense<[[[1.0, 31.0, 2.0], [31.0, 1.0, 3.0]]]> : tensor<1x2x3xf32> loc("convert_of_popcnt")
  %count_leading_zeros = stablehlo.count_leading_zeros %popcnt : tensor<1x2x3xi32>
  check.expect_eq_const %count_leading_zeros, dense<[[[31, 27, 30], [27, 31, 30]]]> : tensor<1x2x3xi32> loc("count_leading_zeros_of_popcnt")
  %divide = stablehlo.divide %popcnt, %i32__3 : tensor<1x2x3xi32>
  check.expect_eq_const %divide, dense<[[[0, 6, -1], [4, 0, -1]]]> : tensor<1x2x3xi32> loc("divide_of_popcnt")
  %dot_general = stablehlo.dot_general %i32__7, %popcnt, contracting_dims = [1] x [1] : (tensor<4x2xi32>, tensor<1x2x3xi32>) -> tensor<4x1x3xi32>
  check.expect_eq_const %dot_general, dense<[[[158, 98, 21]], [[215, -55, 17]], [[-91, 59, -5]], [[158, 98, 21]]]> : tensor<4x1x3xi32> loc("dot_general_of_popcnt")
  %dynamic_slice = stablehlo.dynamic_slice %popcnt, %i32__8, %i32__9, %i32__10, sizes = [1, 1, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %dynamic_slice, dense<[[[31, 2]]]> : tensor<1x1x2xi32> loc("dynamic_slice_of_popcnt")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i32__11, %popcnt, %i32__8, %i32__12, %i32__8 : (tensor<1x3x4xi32>, tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[3, 5, -2, 7], [1, 31, 2, 5], [31, 1, 3, -3]]]> : tensor<1x3x4xi32> loc("dynamic_update_slice_of_popcnt")
  %maximum = stablehlo.maximum %popcnt, %i32__3 : tensor<1x2x3xi32>
  check.expect_eq_const %maximum, dense<[[[3, 31, 2], [31, 2, 3]]]> : tensor<1x2x3xi32> loc("maximum_of_popcnt")
  %minimum = stablehlo.minimum %i32__3, %popcnt : tensor<1x2x3xi32>
  check.expect_eq_const %minimum, dense<[[[1, 5, -2], [7, 1, -3]]]> : tensor<1x2x3xi32> loc("minimum_of_popcnt")
  %multiply = stablehlo.multiply %popcnt, %popcnt : tensor<1x2x3xi32>
  check.expect_eq_const %multiply, dense<[[[1, 961, 4], [961, 1, 9]]]> : tensor<1x2x3xi32> loc("multiply_of_popcnt")
  %negate = stablehlo.negate %popcnt : tensor<1x2x3xi32>
  check.expect_eq_const %negate, dense<[[[-1, -31, -2], [-31, -1, -3]]]> : tensor<1x2x3xi32> loc("negate_of_popcnt")
  %not = stablehlo.not %popcnt : tensor<1x2x3xi32>
  check.expect_eq_const %not, dense<[[[-2, -32, -3], [-32, -2, -4]]]> : tensor<1x2x3xi32> loc("not_of_popcnt")
  %or = stablehlo.or %i32__3, %popcnt : tensor<1x2x3xi32>
  check.expect_eq_const %or, dense<[[[3, 31, -2], [31, 3, -1]]]> : tensor<1x2x3xi32> loc("or_of_popcnt")
  %pad = stablehlo.pad %popcnt, %i32__5, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x5xi32>
  check.expect_eq_const %pad, dense<[[[6, 6, 6, 6, 6], [1, 31, 2, 6, 6]]]> : tensor<1x2x5xi32> loc("pad_of_popcnt")
  %popcnt_2 = stablehlo.popcnt %popcnt : tensor<1x2x3xi32>
  check.expect_eq_const %popcnt_2, dense<[[[1, 5, 1], [5, 1, 2]]]> : tensor<1x2x3xi32> loc("popcnt_of_popcnt")
  %power = stablehlo.power %popcnt, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %power, dense<[[[1, 31, 8], [1, 1, 3]]]> : tensor<1x2x3xi32> loc("power_of_popcnt")
  %reduce = stablehlo.reduce(%popcnt init: %i32__14) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2xi32>
  check.expect_eq_const %reduce, dense<31> : tensor<1x2xi32> loc("reduce_of_popcnt")
  %reduce_window = "stablehlo.reduce_window"(%popcnt, %i32__8) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %reduce_window, dense<[[[32, 33], [32, 4]]]> : tensor<1x2x2xi32> loc("reduce_window_of_popcnt")
  %remainder = stablehlo.remainder %popcnt, %i32__15 : tensor<1x2x3xi32>
  check.expect_eq_const %remainder, dense<[[[1, 1, 0], [1, 1, 1]]]> : tensor<1x2x3xi32> loc("remainder_of_popcnt")
  %reshape = stablehlo.reshape %popcnt : (tensor<1x2x3xi32>) -> tensor<6xi32>
  check.expect_eq_const %reshape, dense<[1, 31, 2, 31, 1, 3]> : tensor<6xi32> loc("reshape_of_popcnt")
  %reverse = stablehlo.reverse %popcnt, dims = [2] : tensor<1x2x3xi32>
  check.expect_eq_const %reverse, dense<[[[2, 31, 1], [3, 1, 31]]]> : tensor<1x2x3xi32> loc("reverse_of_popcnt")
  %select = stablehlo.select %i1, %popcnt, %i32__3 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  check.expect_eq_const %select, dense<[[[1, 5, 2], [7, 2, 3]]]> : tensor<1x2x3xi32> loc("select_of_popcnt")
  %shift_left = stablehlo.shift_left %popcnt, %i32__16 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_left, dense<[[[2, 62, 4], [62, 2, 6]]]> : tensor<1x2x3xi32> loc("shift_left_of_popcnt")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %popcnt, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[0, 15, 0], [31, 0, 1]]]> : tensor<1x2x3xi32> loc("shift_right_arithmetic_of_popcnt")
  %shift_right_logical = stablehlo.shift_right_logical %popcnt, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_logical, dense<[[[0, 15, 0], [31, 0, 1]]]> : tensor<1x2x3xi32> loc("shift_right_logical_of_popcnt")
  %sign = stablehlo.sign %popcnt : tensor<1x2x3xi32>
  check.expect_eq_const %sign, dense<1> : tensor<1x2x3xi32> loc("sign_of_popcnt")
  %slice = stablehlo.slice %popcnt [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %slice, dense<[[[31, 3]]]> : tensor<1x1x2xi32> loc("slice_of_popcnt")
  %sort = "stablehlo.sort"(%popcnt) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %sort, dense<[[[31, 2, 1], [31, 3, 1]]]> : tensor<1x2x3xi32> loc("sort_of_popcnt")
  %subtract = stablehlo.subtract %i32__3, %popcnt : tensor<1x2x3xi32>
  check.expect_eq_const %subtract, dense<[[[2, -26, -4], [-24, 1, -6]]]> : tensor<1x2x3xi32> loc("subtract_of_popcnt")
  %transpose = stablehlo.transpose %popcnt, dims = [2, 1, 0] : (tensor<1x2x3xi32>) -> tensor<3x2x1xi32>
  check.expect_eq_const %transpose, dense<[[[1], [31]], [[31], [1]], [[2], [3]]]> : tensor<3x2x1xi32> loc("transpose_of_popcnt")
  %xor = stablehlo.xor %popcnt, %i32__16 : tensor<1x2x3xi32>
  check.expect_eq_const %xor, dense<[[[0, 30, 3], [30, 0, 2]]]> : tensor<1x2x3xi32> loc("xor_of_popcnt")
  return
}
