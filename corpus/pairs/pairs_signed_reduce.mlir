// Pairs of ops: what takes the signed result of reduce. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[[1, -2, 3], [2147483647, -2147483648, 7]], [[-6, 8, 1], [-3, 4, 2]]]]> : tensor<1x2x2x3xi32>
  %i32__2 = stablehlo.constant dense<0> : tensor<i32>
  %i32__3 = stablehlo.constant dense<0> : tensor<1x2x3xi32>
  %i32__4 = stablehlo.constant dense<[[[3, 5, -2], [7, 2, -3]]]> : tensor<1x2x3xi32>
  %i32__5 = stablehlo.constant dense<-3> : tensor<i32>
  %i32__6 = stablehlo.constant dense<6> : tensor<i32>
  %i32__7 = stablehlo.constant dense<[[[3, 5, -2]]]> : tensor<1x1x3xi32>
  %i32__8 = stablehlo.constant dense<[[3, 5], [-2, 7], [2, -3], [3, 5]]> : tensor<4x2xi32>
  %i32__9 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__10 = stablehlo.constant dense<9> : tensor<i32>
  %i32__11 = stablehlo.constant dense<[[[3, 5, -2, 7], [2, -3, 3, 5], [-2, 7, 2, -3]]]> : tensor<1x3x4xi32>
  %i32__12 = stablehlo.constant dense<2> : tensor<i32>
  %i32__13 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xi32>
  %i32__14 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %i32__15 = stablehlo.constant dense<2> : tensor<1x2x3xi32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %i32__16 = stablehlo.constant dense<1> : tensor<1x2x3xi32>
  %reduce = stablehlo.reduce(%i32 init: %i32__2) across dimensions = [2] : (tensor<1x2x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  reducer(%left: tensor<i32>, %right: tensor<i32>) {
    %add = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add : tensor<i32>
  }
  %abs = stablehlo.abs %reduce : tensor<1x2x3xi32>
  check.expect_eq_const %abs, dense<[[[-2147483648, 2147483646, 10], [9, 12, 3]]]> : tensor<1x2x3xi32> loc("abs_of_reduce")
  %add_2 = stablehlo.add %reduce, %i32__3 : tensor<1x2x3xi32>
  check.expect_eq_const %add_2, dense<[[[-2147483648, 2147483646, 10], [-9, 12, 3]]]> : tensor<1x2x3xi32> loc("add_of_reduce")
  %and = stablehlo.and %reduce, %i32__4 : tensor<1x2x3xi32>
  check.expect_eq_const %and, dense<[[[0, 4, 10], [7, 0, 1]]]> : tensor<1x2x3xi32> loc("and_of_reduce")
  %bitcast_convert = stablehlo.bitcast_convert %reduce : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  check.expect_eq_const %bitcast_convert, dense<[[[[0, -32768], [-2, 32767], [10, 0]], [[-9, -1], [12, 0], [3, 0]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_reduce")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %reduce, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[-2147483648, 2147483646, 10], [-9, 12, 3]], [[-2147483648, 2147483646, 10], [-9, 12, 3]]]]> : tensor<1x2x2x3xi32> loc("broadcast_in_dim_of_reduce")
  %clamp = stablehlo.clamp %i32__5, %reduce, %i32__6 : (tensor<i32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %clamp, dense<[[[-3, 6, 6], [-3, 6, 3]]]> : tensor<1x2x3xi32> loc("clamp_of_reduce")
  %compare = stablehlo.compare LT, %reduce, %i32__4 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[true, false, false], [true, false, false]]]> : tensor<1x2x3xi1> loc("compare_of_reduce")
  %concatenate = stablehlo.concatenate %i32__7, %reduce, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %concatenate, dense<[[[3, 5, -2], [-2147483648, 2147483646, 10], [-9, 12, 3]]]> : tensor<1x3x3xi32> loc("concatenate_of_reduce")
  %convert = stablehlo.convert %reduce : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert, dense<[[[-2147483600.0, 2147483600.0, 10.0], [-9.0, 12.0, 3.0]]]> : tensor<1x2x3xf32> loc("convert_of_reduce")
  %count_leading_zeros = stablehlo.count_leading_zeros %reduce : tensor<1x2x3xi32>
  check.expect_eq_const %count_leading_zeros, dense<[[[0, 1, 28], [0, 28, 30]]]> : tensor<1x2x3xi32> loc("count_leading_zeros_of_reduce")
  %divide = stablehlo.divide %reduce, %i32__4 : tensor<1x2x3xi32>
  check.expect_eq_const %divide, dense<[[[-715827882, 429496729, -5], [-1, 6, -1]]]> : tensor<1x2x3xi32> loc("divide_of_reduce")
  %dot_general = stablehlo.dot_general %i32__8, %reduce, contracting_dims = [1] x [1] : (tensor<4x2xi32>, tensor<1x2x3xi32>) -> tensor<4x1x3xi32>
  check.expect_eq_const %dot_general, dense<[[[2147483603, -2147483594, 45]], [[-63, 88, 1]], [[27, -40, 11]], [[2147483603, -2147483594, 45]]]> : tensor<4x1x3xi32> loc("dot_general_of_reduce")
  %dynamic_slice = stablehlo.dynamic_slice %reduce, %i32__2, %i32__9, %i32__10, sizes = [1, 1, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %dynamic_slice, dense<[[[2147483646, 10]]]> : tensor<1x1x2xi32> loc("dynamic_slice_of_reduce")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i32__11, %reduce, %i32__2, %i32__12, %i32__2 : (tensor<1x3x4xi32>, tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[3, 5, -2, 7], [-2147483648, 2147483646, 10, 5], [-9, 12, 3, -3]]]> : tensor<1x3x4xi32> loc("dynamic_update_slice_of_reduce")
  %maximum = stablehlo.maximum %reduce, %i32__4 : tensor<1x2x3xi32>
  check.expect_eq_const %maximum, dense<[[[3, 2147483646, 10], [7, 12, 3]]]> : tensor<1x2x3xi32> loc("maximum_of_reduce")
  %minimum = stablehlo.minimum %i32__4, %reduce : tensor<1x2x3xi32>
  check.expect_eq_const %minimum, dense<[[[-2147483648, 5, -2], [-9, 2, -3]]]> : tensor<1x2x3xi32> loc("minimum_of_reduce")
  %multiply = stablehlo.multiply %reduce, %reduce : tensor<1x2x3xi32>
  check.expect_eq_const %multiply, dense<[[[0, 4, 100], [81, 144, 9]]]> : tensor<1x2x3xi32> loc("multiply_of_reduce")
  %negate = stablehlo.negate %reduce : tensor<1x2x3xi32>
  check.expect_eq_const %negate, dense<[[[-2147483648, -2147483646, -10], [9, -12, -3]]]> : tensor<1x2x3xi32> loc("negate_of_reduce")
  %not = stablehlo.not %reduce : tensor<1x2x3xi32>
  check.expect_eq_const %not, dense<[[[2147483647, -2147483647, -11], [8, -13, -4]]]> : tensor<1x2x3xi32> loc("not_of_reduce")
  %or = stablehlo.or %i32__4, %reduce : tensor<1x2x3xi32>
  check.expect_eq_const %or, dense<[[[-2147483645, 2147483647, -2], [-9, 14, -1]]]> : tensor<1x2x3xi32> loc("or_of_reduce")
  %pad = stablehlo.pad %reduce, %i32__6, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x5xi32>
  check.expect_eq_const %pad, dense<[[[6, 6, 6, 6, 6], [-2147483648, 2147483646, 10, 6, 6]]]> : tensor<1x2x5xi32> loc("pad_of_reduce")
  %popcnt = stablehlo.popcnt %reduce : tensor<1x2x3xi32>
  check.expect_eq_const %popcnt, dense<[[[1, 30, 2], [31, 2, 2]]]> : tensor<1x2x3xi32> loc("popcnt_of_reduce")
  %power = stablehlo.power %reduce, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %power, dense<[[[0, 2147483646, 1000], [1, 144, 3]]]> : tensor<1x2x3xi32> loc("power_of_reduce")
  %reduce_2 = stablehlo.reduce(%reduce init: %i32__14) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2xi32>
  check.expect_eq_const %reduce_2, dense<[[2147483646, 12]]> : tensor<1x2xi32> loc("reduce_of_reduce")
  %reduce_window = "stablehlo.reduce_window"(%reduce, %i32__2) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<i32>
    stablehlo.return %add_3 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %reduce_window, dense<[[[-2, -2147483640], [3, 15]]]> : tensor<1x2x2xi32> loc("reduce_window_of_reduce")
  %remainder = stablehlo.remainder %reduce, %i32__15 : tensor<1x2x3xi32>
  check.expect_eq_const %remainder, dense<[[[0, 0, 0], [-1, 0, 1]]]> : tensor<1x2x3xi32> loc("remainder_of_reduce")
  %reshape = stablehlo.reshape %reduce : (tensor<1x2x3xi32>) -> tensor<6xi32>
  check.expect_eq_const %reshape, dense<[-2147483648, 2147483646, 10, -9, 12, 3]> : tensor<6xi32> loc("reshape_of_reduce")
  %reverse = stablehlo.reverse %reduce, dims = [2] : tensor<1x2x3xi32>
  check.expect_eq_const %reverse, dense<[[[10, 2147483646, -2147483648], [3, 12, -9]]]> : tensor<1x2x3xi32> loc("reverse_of_reduce")
  %select = stablehlo.select %i1, %reduce, %i32__4 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  check.expect_eq_const %select, dense<[[[-2147483648, 5, 10], [7, 2, 3]]]> : tensor<1x2x3xi32> loc("select_of_reduce")
  %shift_left = stablehlo.shift_left %reduce, %i32__16 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_left, dense<[[[0, -4, 20], [-18, 24, 6]]]> : tensor<1x2x3xi32> loc("shift_left_of_reduce")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %reduce, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[-536870912, 1073741823, 1], [-9, 3, 1]]]> : tensor<1x2x3xi32> loc("shift_right_arithmetic_of_reduce")
  %shift_right_logical = stablehlo.shift_right_logical %reduce, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_logical, dense<[[[536870912, 1073741823, 1], [-9, 3, 1]]]> : tensor<1x2x3xi32> loc("shift_right_logical_of_reduce")
  %sign = stablehlo.sign %reduce : tensor<1x2x3xi32>
  check.expect_eq_const %sign, dense<[[[-1, 1, 1], [-1, 1, 1]]]> : tensor<1x2x3xi32> loc("sign_of_reduce")
  %slice = stablehlo.slice %reduce [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %slice, dense<[[[-9, 3]]]> : tensor<1x1x2xi32> loc("slice_of_reduce")
  %sort = "stablehlo.sort"(%reduce) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<i32>, %right_3: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %sort, dense<[[[2147483646, 10, -2147483648], [12, 3, -9]]]> : tensor<1x2x3xi32> loc("sort_of_reduce")
  %subtract = stablehlo.subtract %i32__4, %reduce : tensor<1x2x3xi32>
  check.expect_eq_const %subtract, dense<[[[-2147483645, -2147483641, -12], [16, -10, -6]]]> : tensor<1x2x3xi32> loc("subtract_of_reduce")
  %transpose = stablehlo.transpose %reduce, dims = [2, 1, 0] : (tensor<1x2x3xi32>) -> tensor<3x2x1xi32>
  check.expect_eq_const %transpose, dense<[[[-2147483648], [-9]], [[2147483646], [12]], [[10], [3]]]> : tensor<3x2x1xi32> loc("transpose_of_reduce")
  %xor = stablehlo.xor %reduce, %i32__16 : tensor<1x2x3xi32>
  check.expect_eq_const %xor, dense<[[[-2147483647, 2147483647, 11], [-10, 13, 2]]]> : tensor<1x2x3xi32> loc("xor_of_reduce")
  return
}
