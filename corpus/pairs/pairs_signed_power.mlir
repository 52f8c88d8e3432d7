// Pairs of ops: what takes the signed result of power. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[1, -2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x2x3xi32>
  %i32__2 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xi32>
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
  %i32__15 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %power = stablehlo.power %i32, %i32__2 : tensor<1x2x3xi32>
  %abs = stablehlo.abs %power : tensor<1x2x3xi32>
  check.expect_eq_const %abs, dense<[[[1, 2, 27], [1, 0, 7]]]> : tensor<1x2x3xi32> loc("abs_of_power")
  %add = stablehlo.add %i32__3, %power : tensor<1x2x3xi32>
  check.expect_eq_const %add, dense<[[[4, 3, 25], [8, 2, 4]]]> : tensor<1x2x3xi32> loc("add_of_power")
  %and = stablehlo.and %power, %power : tensor<1x2x3xi32>
  check.expect_eq_const %and, dense<[[[1, -2, 27], [1, 0, 7]]]> : tensor<1x2x3xi32> loc("and_of_power")
  %bitcast_convert = stablehlo.bitcast_convert %power : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  check.expect_eq_const %bitcast_convert, dense<[[[[1, 0], [-2, -1], [27, 0]], [[1, 0], [0, 0], [7, 0]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_power")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %power, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[1, -2, 27], [1, 0, 7]], [[1, -2, 27], [1, 0, 7]]]]> : tensor<1x2x2x3xi32> loc("broadcast_in_dim_of_power")
  %clamp = stablehlo.clamp %power, %i32__3, %i32__5 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %clamp, dense<[[[3, 5, 6], [6, 2, 6]]]> : tensor<1x2x3xi32> loc("clamp_of_power")
  %compare = stablehlo.compare GE, %power, %power : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<true> : tensor<1x2x3xi1> loc("compare_of_power")
  %concatenate = stablehlo.concatenate %i32__7, %power, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %concatenate, dense<[[[3, 5, -2], [1, -2, 27], [1, 0, 7]]]> : tensor<1x3x3xi32> loc("concatenate_of_power")
  %convert = stablehlo.convert %power : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %convert, dense<[[[1.0, -2.0, 27.0], [1.0, 0.0, 7.0]]]> : tensor<1x2x3xf32>, tolerance = 5.4e-04 loc("convert_of_power")
  %count_leading_zeros = stablehlo.count_leading_zeros %power : tensor<1x2x3xi32>
  check.expect_eq_const %count_leading_zeros, dense<[[[31, 0, 27], [31, 32, 29]]]> : tensor<1x2x3xi32> loc("count_leading_zeros_of_power")
  %divide = stablehlo.divide %power, %i32__3 : tensor<1x2x3xi32>
  check.expect_eq_const %divide, dense<[[[0, 0, -13], [0, 0, -2]]]> : tensor<1x2x3xi32> loc("divide_of_power")
  %dot_general = stablehlo.dot_general %i32__8, %power, contracting_dims = [1] x [1] : (tensor<4x2xi32>, tensor<1x2x3xi32>) -> tensor<4x1x3xi32>
  check.expect_eq_const %dot_general, dense<[[[8, -6, 116]], [[5, 4, -5]], [[-1, -4, 33]], [[8, -6, 116]]]> : tensor<4x1x3xi32> loc("dot_general_of_power")
  %dynamic_slice = stablehlo.dynamic_slice %power, %i32__9, %i32__10, %i32__11, sizes = [1, 1, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %dynamic_slice, dense<[[[-2, 27]]]> : tensor<1x1x2xi32> loc("dynamic_slice_of_power")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i32__12, %power, %i32__9, %i32__13, %i32__9 : (tensor<1x3x4xi32>, tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[3, 5, -2, 7], [1, -2, 27, 5], [1, 0, 7, -3]]]> : tensor<1x3x4xi32> loc("dynamic_update_slice_of_power")
  %maximum = stablehlo.maximum %power, %power : tensor<1x2x3xi32>
  check.expect_eq_const %maximum, dense<[[[1, -2, 27], [1, 0, 7]]]> : tensor<1x2x3xi32> loc("maximum_of_power")
  %minimum = stablehlo.minimum %power, %i32__6 : tensor<1x2x3xi32>
  check.expect_eq_const %minimum, dense<[[[0, -2, 0], [0, 0, 0]]]> : tensor<1x2x3xi32> loc("minimum_of_power")
  %multiply = stablehlo.multiply %power, %i32__3 : tensor<1x2x3xi32>
  check.expect_eq_const %multiply, dense<[[[3, -10, -54], [7, 0, -21]]]> : tensor<1x2x3xi32> loc("multiply_of_power")
  %negate = stablehlo.negate %power : tensor<1x2x3xi32>
  check.expect_eq_const %negate, dense<[[[-1, 2, -27], [-1, 0, -7]]]> : tensor<1x2x3xi32> loc("negate_of_power")
  %not = stablehlo.not %power : tensor<1x2x3xi32>
  check.expect_eq_const %not, dense<[[[-2, 1, -28], [-2, -1, -8]]]> : tensor<1x2x3xi32> loc("not_of_power")
  %or = stablehlo.or %power, %i32__14 : tensor<1x2x3xi32>
  check.expect_eq_const %or, dense<[[[1, -1, 27], [1, 1, 7]]]> : tensor<1x2x3xi32> loc("or_of_power")
  %pad = stablehlo.pad %power, %i32__5, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x5xi32>
  check.expect_eq_const %pad, dense<[[[6, 6, 6, 6, 6], [1, -2, 27, 6, 6]]]> : tensor<1x2x5xi32> loc("pad_of_power")
  %popcnt = stablehlo.popcnt %power : tensor<1x2x3xi32>
  check.expect_eq_const %popcnt, dense<[[[1, 31, 4], [1, 0, 3]]]> : tensor<1x2x3xi32> loc("popcnt_of_power")
  %power_2 = stablehlo.power %power, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %power_2, dense<[[[1, -2, 19683], [1, 0, 7]]]> : tensor<1x2x3xi32> loc("power_of_power")
  %reduce = stablehlo.reduce(%power init: %i32__15) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2xi32>
  check.expect_eq_const %reduce, dense<[[27, 7]]> : tensor<1x2xi32> loc("reduce_of_power")
  %reduce_window = "stablehlo.reduce_window"(%power, %i32__9) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %reduce_window, dense<[[[-1, 25], [1, 7]]]> : tensor<1x2x2xi32> loc("reduce_window_of_power")
  %remainder = stablehlo.remainder %power, %i32__3 : tensor<1x2x3xi32>
  check.expect_eq_const %remainder, dense<[[[1, -2, 1], [1, 0, 1]]]> : tensor<1x2x3xi32> loc("remainder_of_power")
  %reshape = stablehlo.reshape %power : (tensor<1x2x3xi32>) -> tensor<6xi32>
  check.expect_eq_const %reshape, dense<[1, -2, 27, 1, 0, 7]> : tensor<6xi32> loc("reshape_of_power")
  %reverse = stablehlo.reverse %power, dims = [2] : tensor<1x2x3xi32>
  check.expect_eq_const %reverse, dense<[[[27, -2, 1], [7, 0, 1]]]> : tensor<1x2x3xi32> loc("reverse_of_power")
  %select = stablehlo.select %i1, %power, %i32__3 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  check.expect_eq_const %select, dense<[[[1, 5, 27], [7, 2, 7]]]> : tensor<1x2x3xi32> loc("select_of_power")
  %shift_left = stablehlo.shift_left %power, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_left, dense<[[[4, -4, 216], [1, 0, 14]]]> : tensor<1x2x3xi32> loc("shift_left_of_power")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %power, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[0, -1, 3], [1, 0, 3]]]> : tensor<1x2x3xi32> loc("shift_right_arithmetic_of_power")
  %shift_right_logical = stablehlo.shift_right_logical %power, %i32__14 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_logical, dense<[[[0, 2147483647, 13], [0, 0, 3]]]> : tensor<1x2x3xi32> loc("shift_right_logical_of_power")
  %sign = stablehlo.sign %power : tensor<1x2x3xi32>
  check.expect_eq_const %sign, dense<[[[1, -1, 1], [1, 0, 1]]]> : tensor<1x2x3xi32> loc("sign_of_power")
  %slice = stablehlo.slice %power [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %slice, dense<[[[1, 7]]]> : tensor<1x1x2xi32> loc("slice_of_power")
  %sort = "stablehlo.sort"(%power) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %sort, dense<[[[27, 1, -2], [7, 1, 0]]]> : tensor<1x2x3xi32> loc("sort_of_power")
  %subtract = stablehlo.subtract %power, %i32__6 : tensor<1x2x3xi32>
  check.expect_eq_const %subtract, dense<[[[1, -2, 27], [1, 0, 7]]]> : tensor<1x2x3xi32> loc("subtract_of_power")
  %transpose = stablehlo.transpose %power, dims = [2, 1, 0] : (tensor<1x2x3xi32>) -> tensor<3x2x1xi32>
  check.expect_eq_const %transpose, dense<[[[1], [1]], [[-2], [0]], [[27], [7]]]> : tensor<3x2x1xi32> loc("transpose_of_power")
  %xor = stablehlo.xor %i32__3, %power : tensor<1x2x3xi32>
  check.expect_eq_const %xor, dense<[[[2, -5, -27], [6, 2, -6]]]> : tensor<1x2x3xi32> loc("xor_of_power")
  return
}
