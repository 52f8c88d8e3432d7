// Pairs of ops: what takes the signed result of reduce_window. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[1, -2, 3, 2147483647], [-2147483648, 7, -6, 8]]]> : tensor<1x2x4xi32>
  %i32__2 = stablehlo.constant dense<0> : tensor<i32>
  %i32__3 = stablehlo.constant dense<[[[3, 5, -2], [7, 2, -3]]]> : tensor<1x2x3xi32>
  %i32__4 = stablehlo.constant dense<-3> : tensor<i32>
  %i32__5 = stablehlo.constant dense<6> : tensor<i32>
  %i32__6 = stablehlo.constant dense<0> : tensor<1x2x3xi32>
  %i32__7 = stablehlo.constant dense<[[[3, 5, -2]]]> : tensor<1x1x3xi32>
  %i32__8 = stablehlo.constant dense<[[3, 5], [-2, 7], [2, -3], [3, 5]]> : tensor<4x2xi32>
  %i32__9 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__10 = stablehlo.constant dense<9> : tensor<i32>
  %i32__11 = stablehlo.constant dense<[[[3, 5, -2, 7], [2, -3, 3, 5], [-2, 7, 2, -3]]]> : tensor<1x3x4xi32>
  %i32__12 = stablehlo.constant dense<2> : tensor<i32>
  %i32__13 = stablehlo.constant dense<1> : tensor<1x2x3xi32>
  %i32__14 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xi32>
  %i32__15 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %reduce_window = "stablehlo.reduce_window"(%i32, %i32__2) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add : tensor<i32>
  }) : (tensor<1x2x4xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %abs = stablehlo.abs %reduce_window : tensor<1x2x3xi32>
  check.expect_eq_const %abs, dense<[[[1, 1, 2147483646], [2147483641, 1, 2]]]> : tensor<1x2x3xi32> loc("abs_of_reduce_window")
  %add_2 = stablehlo.add %i32__3, %reduce_window : tensor<1x2x3xi32>
  check.expect_eq_const %add_2, dense<[[[2, 6, -2147483648], [-2147483634, 3, -1]]]> : tensor<1x2x3xi32> loc("add_of_reduce_window")
  %and = stablehlo.and %reduce_window, %reduce_window : tensor<1x2x3xi32>
  check.expect_eq_const %and, dense<[[[-1, 1, -2147483646], [-2147483641, 1, 2]]]> : tensor<1x2x3xi32> loc("and_of_reduce_window")
  %bitcast_convert = stablehlo.bitcast_convert %reduce_window : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  check.expect_eq_const %bitcast_convert, dense<[[[[-1, -1], [1, 0], [2, -32768]], [[7, -32768], [1, 0], [2, 0]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_reduce_window")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %reduce_window, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[-1, 1, -2147483646], [-2147483641, 1, 2]], [[-1, 1, -2147483646], [-2147483641, 1, 2]]]]> : tensor<1x2x2x3xi32> loc("broadcast_in_dim_of_reduce_window")
  %clamp = stablehlo.clamp %i32__4, %i32__3, %reduce_window : (tensor<i32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %clamp, dense<[[[-1, 1, -2147483646], [-2147483641, 1, -3]]]> : tensor<1x2x3xi32> loc("clamp_of_reduce_window")
  %compare = stablehlo.compare GE, %reduce_window, %reduce_window : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<true> : tensor<1x2x3xi1> loc("compare_of_reduce_window")
  %concatenate = stablehlo.concatenate %i32__7, %reduce_window, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %concatenate, dense<[[[3, 5, -2], [-1, 1, -2147483646], [-2147483641, 1, 2]]]> : tensor<1x3x3xi32> loc("concatenate_of_reduce_window")
  %convert = stablehlo.convert %reduce_window : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert, dense<[[[-1.0, 1.0, -2147483600.0], [-2147483600.0, 1.0, 2.0]]]> : tensor<1x2x3xf32> loc("convert_of_reduce_window")
  %count_leading_zeros = stablehlo.count_leading_zeros %reduce_window : tensor<1x2x3xi32>
  check.expect_eq_const %count_leading_zeros, dense<[[[0, 31, 0], [0, 31, 30]]]> : tensor<1x2x3xi32> loc("count_leading_zeros_of_reduce_window")
  %divide = stablehlo.divide %reduce_window, %i32__3 : tensor<1x2x3xi32>
  check.expect_eq_const %divide, dense<[[[0, 0, 1073741823], [-306783377, 0, 0]]]> : tensor<1x2x3xi32> loc("divide_of_reduce_window")
  %dot_general = stablehlo.dot_general %i32__8, %reduce_window, contracting_dims = [1] x [1] : (tensor<4x2xi32>, tensor<1x2x3xi32>) -> tensor<4x1x3xi32>
  check.expect_eq_const %dot_general, dense<[[[-2147483616, 8, -2147483632]], [[-2147483597, 5, 10]], [[2147483625, -1, -2]], [[-2147483616, 8, -2147483632]]]> : tensor<4x1x3xi32> loc("dot_general_of_reduce_window")
  %dynamic_slice = stablehlo.dynamic_slice %reduce_window, %i32__2, %i32__9, %i32__10, sizes = [1, 1, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %dynamic_slice, dense<[[[1, -2147483646]]]> : tensor<1x1x2xi32> loc("dynamic_slice_of_reduce_window")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i32__11, %reduce_window, %i32__2, %i32__12, %i32__2 : (tensor<1x3x4xi32>, tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[3, 5, -2, 7], [-1, 1, -2147483646, 5], [-2147483641, 1, 2, -3]]]> : tensor<1x3x4xi32> loc("dynamic_update_slice_of_reduce_window")
  %maximum = stablehlo.maximum %reduce_window, %reduce_window : tensor<1x2x3xi32>
  check.expect_eq_const %maximum, dense<[[[-1, 1, -2147483646], [-2147483641, 1, 2]]]> : tensor<1x2x3xi32> loc("maximum_of_reduce_window")
  %minimum = stablehlo.minimum %reduce_window, %i32__6 : tensor<1x2x3xi32>
  check.expect_eq_const %minimum, dense<[[[-1, 0, -2147483646], [-2147483641, 0, 0]]]> : tensor<1x2x3xi32> loc("minimum_of_reduce_window")
  %multiply = stablehlo.multiply %reduce_window, %i32__3 : tensor<1x2x3xi32>
  check.expect_eq_const %multiply, dense<[[[-3, 5, -4], [-2147483599, 2, -6]]]> : tensor<1x2x3xi32> loc("multiply_of_reduce_window")
  %negate = stablehlo.negate %reduce_window : tensor<1x2x3xi32>
  check.expect_eq_const %negate, dense<[[[1, -1, 2147483646], [2147483641, -1, -2]]]> : tensor<1x2x3xi32> loc("negate_of_reduce_window")
  %not = stablehlo.not %reduce_window : tensor<1x2x3xi32>
  check.expect_eq_const %not, dense<[[[0, -2, 2147483645], [2147483640, -2, -3]]]> : tensor<1x2x3xi32> loc("not_of_reduce_window")
  %or = stablehlo.or %reduce_window, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %or, dense<[[[-1, 1, -2147483645], [-2147483641, 1, 3]]]> : tensor<1x2x3xi32> loc("or_of_reduce_window")
  %pad = stablehlo.pad %reduce_window, %i32__5, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x5xi32>
  check.expect_eq_const %pad, dense<[[[6, 6, 6, 6, 6], [-1, 1, -2147483646, 6, 6]]]> : tensor<1x2x5xi32> loc("pad_of_reduce_window")
  %popcnt = stablehlo.popcnt %reduce_window : tensor<1x2x3xi32>
  check.expect_eq_const %popcnt, dense<[[[32, 1, 2], [4, 1, 1]]]> : tensor<1x2x3xi32> loc("popcnt_of_reduce_window")
  %power = stablehlo.power %reduce_window, %i32__14 : tensor<1x2x3xi32>
  check.expect_eq_const %power, dense<[[[1, 1, 8], [1, 1, 2]]]> : tensor<1x2x3xi32> loc("power_of_reduce_window")
  %reduce = stablehlo.reduce(%reduce_window init: %i32__15) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2xi32>
  check.expect_eq_const %reduce, dense<[[1, 2]]> : tensor<1x2xi32> loc("reduce_of_reduce_window")
  %reduce_window_2 = "stablehlo.reduce_window"(%reduce_window, %i32__2) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<i32>
    stablehlo.return %add_3 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %reduce_window_2, dense<[[[0, -2147483645], [-2147483640, 3]]]> : tensor<1x2x2xi32> loc("reduce_window_of_reduce_window")
  %remainder = stablehlo.remainder %reduce_window, %i32__3 : tensor<1x2x3xi32>
  check.expect_eq_const %remainder, dense<[[[-1, 1, 0], [-2, 1, 2]]]> : tensor<1x2x3xi32> loc("remainder_of_reduce_window")
  %reshape = stablehlo.reshape %reduce_window : (tensor<1x2x3xi32>) -> tensor<6xi32>
  check.expect_eq_const %reshape, dense<[-1, 1, -2147483646, -2147483641, 1, 2]> : tensor<6xi32> loc("reshape_of_reduce_window")
  %reverse = stablehlo.reverse %reduce_window, dims = [2] : tensor<1x2x3xi32>
  check.expect_eq_const %reverse, dense<[[[-2147483646, 1, -1], [2, 1, -2147483641]]]> : tensor<1x2x3xi32> loc("reverse_of_reduce_window")
  %select = stablehlo.select %i1, %reduce_window, %i32__3 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  check.expect_eq_const %select, dense<[[[-1, 5, -2147483646], [7, 2, 2]]]> : tensor<1x2x3xi32> loc("select_of_reduce_window")
  %shift_left = stablehlo.shift_left %reduce_window, %i32__14 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_left, dense<[[[-4, 2, 16], [-2147483641, 4, 4]]]> : tensor<1x2x3xi32> loc("shift_left_of_reduce_window")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %reduce_window, %i32__14 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[-1, 0, -268435456], [-2147483641, 0, 1]]]> : tensor<1x2x3xi32> loc("shift_right_arithmetic_of_reduce_window")
  %shift_right_logical = stablehlo.shift_right_logical %reduce_window, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_logical, dense<[[[2147483647, 0, 1073741825], [1073741827, 0, 1]]]> : tensor<1x2x3xi32> loc("shift_right_logical_of_reduce_window")
  %sign = stablehlo.sign %reduce_window : tensor<1x2x3xi32>
  check.expect_eq_const %sign, dense<[[[-1, 1, -1], [-1, 1, 1]]]> : tensor<1x2x3xi32> loc("sign_of_reduce_window")
  %slice = stablehlo.slice %reduce_window [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %slice, dense<[[[-2147483641, 2]]]> : tensor<1x1x2xi32> loc("slice_of_reduce_window")
  %sort = "stablehlo.sort"(%reduce_window) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<i32>, %right_3: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %sort, dense<[[[1, -1, -2147483646], [2, 1, -2147483641]]]> : tensor<1x2x3xi32> loc("sort_of_reduce_window")
  %subtract = stablehlo.subtract %reduce_window, %i32__6 : tensor<1x2x3xi32>
  check.expect_eq_const %subtract, dense<[[[-1, 1, -2147483646], [-2147483641, 1, 2]]]> : tensor<1x2x3xi32> loc("subtract_of_reduce_window")
  %transpose = stablehlo.transpose %reduce_window, dims = [2, 1, 0] : (tensor<1x2x3xi32>) -> tensor<3x2x1xi32>
  check.expect_eq_const %transpose, dense<[[[-1], [-2147483641]], [[1], [1]], [[-2147483646], [2]]]> : tensor<3x2x1xi32> loc("transpose_of_reduce_window")
  %xor = stablehlo.xor %i32__3, %reduce_window : tensor<1x2x3xi32>
  check.expect_eq_const %xor, dense<[[[-4, 4, 2147483644], [-2147483648, 3, -1]]]> : tensor<1x2x3xi32> loc("xor_of_reduce_window")
  return
}
