// Pairs of ops: what takes the signed result of and. The values are those of scripts/oracle.
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
  %and = stablehlo.and %i32, %i32__2 : tensor<1x2x3xi32>
  %abs = stablehlo.abs %and : tensor<1x2x3xi32>
  check.expect_eq_const %abs, dense<[[[1, 4, 2], [7, 0, 5]]]> : tensor<1x2x3xi32> loc("abs_of_and")
  %add = stablehlo.add %and, %i32__3 : tensor<1x2x3xi32>
  check.expect_eq_const %add, dense<[[[1, 4, 2], [7, 0, 5]]]> : tensor<1x2x3xi32> loc("add_of_and")
  %and_2 = stablehlo.and %and, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %and_2, dense<[[[1, 4, 2], [7, 0, 5]]]> : tensor<1x2x3xi32> loc("and_of_and")
  %bitcast_convert = stablehlo.bitcast_convert %and : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  check.expect_eq_const %bitcast_convert, dense<[[[[1, 0], [4, 0], [2, 0]], [[7, 0], [0, 0], [5, 0]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_and")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %and, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[1, 4, 2], [7, 0, 5]], [[1, 4, 2], [7, 0, 5]]]]> : tensor<1x2x2x3xi32> loc("broadcast_in_dim_of_and")
  %clamp = stablehlo.clamp %and, %i32__2, %i32__5 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %clamp, dense<[[[3, 5, 2], [6, 2, 5]]]> : tensor<1x2x3xi32> loc("clamp_of_and")
  %compare = stablehlo.compare LT, %and, %i32__2 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[true, true, false], [false, true, false]]]> : tensor<1x2x3xi1> loc("compare_of_and")
  %concatenate = stablehlo.concatenate %i32__6, %and, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %concatenate, dense<[[[3, 5, -2], [1, 4, 2], [7, 0, 5]]]> : tensor<1x3x3xi32> loc("concatenate_of_and")
  %convert = stablehlo.convert %and : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert, dense<[[[1.0, 4.0, 2.0], [7.0, 0.0, 5.0]]]> : tensor<1x2x3xf32> loc("convert_of_and")
  %count_leading_zeros = stablehlo.count_leading_zeros %and : tensor<1x2x3xi32>
  check.expect_eq_const %count_leading_zeros, dense<[[[31, 29, 30], [29, 32, 29]]]> : tensor<1x2x3xi32> loc("count_leading_zeros_of_and")
  %divide = stablehlo.divide %and, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %divide, dense<[[[0, 0, -1], [1, 0, -1]]]> : tensor<1x2x3xi32> loc("divide_of_and")
  %dot_general = stablehlo.dot_general %i32__7, %and, contracting_dims = [1] x [1] : (tensor<4x2xi32>, tensor<1x2x3xi32>) -> tensor<4x1x3xi32>
  check.expect_eq_const %dot_general, dense<[[[38, 12, 31]], [[47, -8, 31]], [[-19, 8, -11]], [[38, 12, 31]]]> : tensor<4x1x3xi32> loc("dot_general_of_and")
  %dynamic_slice = stablehlo.dynamic_slice %and, %i32__8, %i32__9, %i32__10, sizes = [1, 1, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %dynamic_slice, dense<[[[4, 2]]]> : tensor<1x1x2xi32> loc("dynamic_slice_of_and")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i32__11, %and, %i32__8, %i32__12, %i32__8 : (tensor<1x3x4xi32>, tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[3, 5, -2, 7], [1, 4, 2, 5], [7, 0, 5, -3]]]> : tensor<1x3x4xi32> loc("dynamic_update_slice_of_and")
  %maximum = stablehlo.maximum %and, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %maximum, dense<[[[3, 5, 2], [7, 2, 5]]]> : tensor<1x2x3xi32> loc("maximum_of_and")
  %minimum = stablehlo.minimum %i32__2, %and : tensor<1x2x3xi32>
  check.expect_eq_const %minimum, dense<[[[1, 4, -2], [7, 0, -3]]]> : tensor<1x2x3xi32> loc("minimum_of_and")
  %multiply = stablehlo.multiply %and, %and : tensor<1x2x3xi32>
  check.expect_eq_const %multiply, dense<[[[1, 16, 4], [49, 0, 25]]]> : tensor<1x2x3xi32> loc("multiply_of_and")
  %negate = stablehlo.negate %and : tensor<1x2x3xi32>
  check.expect_eq_const %negate, dense<[[[-1, -4, -2], [-7, 0, -5]]]> : tensor<1x2x3xi32> loc("negate_of_and")
  %not = stablehlo.not %and : tensor<1x2x3xi32>
  check.expect_eq_const %not, dense<[[[-2, -5, -3], [-8, -1, -6]]]> : tensor<1x2x3xi32> loc("not_of_and")
  %or = stablehlo.or %i32__2, %and : tensor<1x2x3xi32>
  check.expect_eq_const %or, dense<[[[3, 5, -2], [7, 2, -3]]]> : tensor<1x2x3xi32> loc("or_of_and")
  %pad = stablehlo.pad %and, %i32__5, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x5xi32>
  check.expect_eq_const %pad, dense<[[[6, 6, 6, 6, 6], [1, 4, 2, 6, 6]]]> : tensor<1x2x5xi32> loc("pad_of_and")
  %popcnt = stablehlo.popcnt %and : tensor<1x2x3xi32>
  check.expect_eq_const %popcnt, dense<[[[1, 1, 1], [3, 0, 2]]]> : tensor<1x2x3xi32> loc("popcnt_of_and")
  %power = stablehlo.power %and, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %power, dense<[[[1, 4, 8], [1, 0, 5]]]> : tensor<1x2x3xi32> loc("power_of_and")
  %reduce = stablehlo.reduce(%and init: %i32__14) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2xi32>
  check.expect_eq_const %reduce, dense<[[4, 7]]> : tensor<1x2xi32> loc("reduce_of_and")
  %reduce_window = "stablehlo.reduce_window"(%and, %i32__8) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %reduce_window, dense<[[[5, 6], [7, 5]]]> : tensor<1x2x2xi32> loc("reduce_window_of_and")
  %remainder = stablehlo.remainder %and, %i32__15 : tensor<1x2x3xi32>
  check.expect_eq_const %remainder, dense<[[[1, 0, 0], [1, 0, 1]]]> : tensor<1x2x3xi32> loc("remainder_of_and")
  %reshape = stablehlo.reshape %and : (tensor<1x2x3xi32>) -> tensor<6xi32>
  check.expect_eq_const %reshape, dense<[1, 4, 2, 7, 0, 5]> : tensor<6xi32> loc("reshape_of_and")
  %reverse = stablehlo.reverse %and, dims = [2] : tensor<1x2x3xi32>
  check.expect_eq_const %reverse, dense<[[[2, 4, 1], [5, 0, 7]]]> : tensor<1x2x3xi32> loc("reverse_of_and")
  %select = stablehlo.select %i1, %and, %i32__2 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  check.expect_eq_const %select, dense<[[[1, 5, 2], [7, 2, 5]]]> : tensor<1x2x3xi32> loc("select_of_and")
  %shift_left = stablehlo.shift_left %and, %i32__16 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_left, dense<[[[2, 8, 4], [14, 0, 10]]]> : tensor<1x2x3xi32> loc("shift_left_of_and")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %and, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[0, 2, 0], [7, 0, 2]]]> : tensor<1x2x3xi32> loc("shift_right_arithmetic_of_and")
  %shift_right_logical = stablehlo.shift_right_logical %and, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_logical, dense<[[[0, 2, 0], [7, 0, 2]]]> : tensor<1x2x3xi32> loc("shift_right_logical_of_and")
  %sign = stablehlo.sign %and : tensor<1x2x3xi32>
  check.expect_eq_const %sign, dense<[[[1, 1, 1], [1, 0, 1]]]> : tensor<1x2x3xi32> loc("sign_of_and")
  %slice = stablehlo.slice %and [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %slice, dense<[[[7, 5]]]> : tensor<1x1x2xi32> loc("slice_of_and")
  %sort = "stablehlo.sort"(%and) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %sort, dense<[[[4, 2, 1], [7, 5, 0]]]> : tensor<1x2x3xi32> loc("sort_of_and")
  %subtract = stablehlo.subtract %i32__2, %and : tensor<1x2x3xi32>
  check.expect_eq_const %subtract, dense<[[[2, 1, -4], [0, 2, -8]]]> : tensor<1x2x3xi32> loc("subtract_of_and")
  %transpose = stablehlo.transpose %and, dims = [2, 1, 0] : (tensor<1x2x3xi32>) -> tensor<3x2x1xi32>
  check.expect_eq_const %transpose, dense<[[[1], [7]], [[4], [0]], [[2], [5]]]> : tensor<3x2x1xi32> loc("transpose_of_and")
  %xor = stablehlo.xor %and, %i32__16 : tensor<1x2x3xi32>
  check.expect_eq_const %xor, dense<[[[0, 5, 3], [6, 1, 4]]]> : tensor<1x2x3xi32> loc("xor_of_and")
  return
}
