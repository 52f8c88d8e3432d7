// Pairs of ops: what takes the signed result of concatenate. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[1], [-2]]]> : tensor<1x2x1xi32>
  %i32__2 = stablehlo.constant dense<[[[3, 2147483647], [-2147483648, 7]]]> : tensor<1x2x2xi32>
  %i32__3 = stablehlo.constant dense<0> : tensor<1x2x3xi32>
  %i32__4 = stablehlo.constant dense<[[[3, 5, -2], [7, 2, -3]]]> : tensor<1x2x3xi32>
  %i32__5 = stablehlo.constant dense<-3> : tensor<i32>
  %i32__6 = stablehlo.constant dense<6> : tensor<i32>
  %i32__7 = stablehlo.constant dense<[[[3, 5, -2]]]> : tensor<1x1x3xi32>
  %i32__8 = stablehlo.constant dense<[[3, 5], [-2, 7], [2, -3], [3, 5]]> : tensor<4x2xi32>
  %i32__9 = stablehlo.constant dense<0> : tensor<i32>
  %i32__10 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__11 = stablehlo.constant dense<9> : tensor<i32>
  %i32__12 = stablehlo.constant dense<[[[3, 5, -2, 7], [2, -3, 3, 5], [-2, 7, 2, -3]]]> : tensor<1x3x4xi32>
  %i32__13 = stablehlo.constant dense<2> : tensor<i32>
  %i32__14 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xi32>
  %i32__15 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %i32__16 = stablehlo.constant dense<2> : tensor<1x2x3xi32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %i32__17 = stablehlo.constant dense<1> : tensor<1x2x3xi32>
  %concatenate = stablehlo.concatenate %i32, %i32__2, dim = 2 : (tensor<1x2x1xi32>, tensor<1x2x2xi32>) -> tensor<1x2x3xi32>
  %abs = stablehlo.abs %concatenate : tensor<1x2x3xi32>
  check.expect_eq_const %abs, dense<[[[1, 3, 2147483647], [2, -2147483648, 7]]]> : tensor<1x2x3xi32> loc("abs_of_concatenate")
  %add = stablehlo.add %concatenate, %i32__3 : tensor<1x2x3xi32>
  check.expect_eq_const %add, dense<[[[1, 3, 2147483647], [-2, -2147483648, 7]]]> : tensor<1x2x3xi32> loc("add_of_concatenate")
  %and = stablehlo.and %concatenate, %i32__4 : tensor<1x2x3xi32>
  check.expect_eq_const %and, dense<[[[1, 1, 2147483646], [6, 0, 5]]]> : tensor<1x2x3xi32> loc("and_of_concatenate")
  %bitcast_convert = stablehlo.bitcast_convert %concatenate : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  check.expect_eq_const %bitcast_convert, dense<[[[[1, 0], [3, 0], [-1, 32767]], [[-2, -1], [0, -32768], [7, 0]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_concatenate")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %concatenate, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[1, 3, 2147483647], [-2, -2147483648, 7]], [[1, 3, 2147483647], [-2, -2147483648, 7]]]]> : tensor<1x2x2x3xi32> loc("broadcast_in_dim_of_concatenate")
  %clamp = stablehlo.clamp %i32__5, %concatenate, %i32__6 : (tensor<i32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %clamp, dense<[[[1, 3, 6], [-2, -3, 6]]]> : tensor<1x2x3xi32> loc("clamp_of_concatenate")
  %compare = stablehlo.compare LT, %concatenate, %i32__4 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[true, true, false], [true, true, false]]]> : tensor<1x2x3xi1> loc("compare_of_concatenate")
  %concatenate_2 = stablehlo.concatenate %i32__7, %concatenate, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %concatenate_2, dense<[[[3, 5, -2], [1, 3, 2147483647], [-2, -2147483648, 7]]]> : tensor<1x3x3xi32> loc("concatenate_of_concatenate")
  %convert = stablehlo.convert %concatenate : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert, dense<[[[1.0, 3.0, 2147483600.0], [-2.0, -2147483600.0, 7.0]]]> : tensor<1x2x3xf32> loc("convert_of_concatenate")
  %count_leading_zeros = stablehlo.count_leading_zeros %concatenate : tensor<1x2x3xi32>
  check.expect_eq_const %count_leading_zeros, dense<[[[31, 30, 1], [0, 0, 29]]]> : tensor<1x2x3xi32> loc("count_leading_zeros_of_concatenate")
  %divide = stablehlo.divide %concatenate, %i32__4 : tensor<1x2x3xi32>
  check.expect_eq_const %divide, dense<[[[0, 0, -1073741823], [0, -1073741824, -2]]]> : tensor<1x2x3xi32> loc("divide_of_concatenate")
  %dot_general = stablehlo.dot_general %i32__8, %concatenate, contracting_dims = [1] x [1] : (tensor<4x2xi32>, tensor<1x2x3xi32>) -> tensor<4x1x3xi32>
  check.expect_eq_const %dot_general, dense<[[[-7, -2147483639, -2147483616]], [[-16, 2147483642, 51]], [[8, -2147483642, -23]], [[-7, -2147483639, -2147483616]]]> : tensor<4x1x3xi32> loc("dot_general_of_concatenate")
  %dynamic_slice = stablehlo.dynamic_slice %concatenate, %i32__9, %i32__10, %i32__11, sizes = [1, 1, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %dynamic_slice, dense<[[[3, 2147483647]]]> : tensor<1x1x2xi32> loc("dynamic_slice_of_concatenate")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i32__12, %concatenate, %i32__9, %i32__13, %i32__9 : (tensor<1x3x4xi32>, tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[3, 5, -2, 7], [1, 3, 2147483647, 5], [-2, -2147483648, 7, -3]]]> : tensor<1x3x4xi32> loc("dynamic_update_slice_of_concatenate")
  %maximum = stablehlo.maximum %concatenate, %i32__4 : tensor<1x2x3xi32>
  check.expect_eq_const %maximum, dense<[[[3, 5, 2147483647], [7, 2, 7]]]> : tensor<1x2x3xi32> loc("maximum_of_concatenate")
  %minimum = stablehlo.minimum %i32__4, %concatenate : tensor<1x2x3xi32>
  check.expect_eq_const %minimum, dense<[[[1, 3, -2], [-2, -2147483648, -3]]]> : tensor<1x2x3xi32> loc("minimum_of_concatenate")
  %multiply = stablehlo.multiply %concatenate, %concatenate : tensor<1x2x3xi32>
  check.expect_eq_const %multiply, dense<[[[1, 9, 1], [4, 0, 49]]]> : tensor<1x2x3xi32> loc("multiply_of_concatenate")
  %negate = stablehlo.negate %concatenate : tensor<1x2x3xi32>
  check.expect_eq_const %negate, dense<[[[-1, -3, -2147483647], [2, -2147483648, -7]]]> : tensor<1x2x3xi32> loc("negate_of_concatenate")
  %not = stablehlo.not %concatenate : tensor<1x2x3xi32>
  check.expect_eq_const %not, dense<[[[-2, -4, -2147483648], [1, 2147483647, -8]]]> : tensor<1x2x3xi32> loc("not_of_concatenate")
  %or = stablehlo.or %i32__4, %concatenate : tensor<1x2x3xi32>
  check.expect_eq_const %or, dense<[[[3, 7, -1], [-1, -2147483646, -1]]]> : tensor<1x2x3xi32> loc("or_of_concatenate")
  %pad = stablehlo.pad %concatenate, %i32__6, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x5xi32>
  check.expect_eq_const %pad, dense<[[[6, 6, 6, 6, 6], [1, 3, 2147483647, 6, 6]]]> : tensor<1x2x5xi32> loc("pad_of_concatenate")
  %popcnt = stablehlo.popcnt %concatenate : tensor<1x2x3xi32>
  check.expect_eq_const %popcnt, dense<[[[1, 2, 31], [31, 1, 3]]]> : tensor<1x2x3xi32> loc("popcnt_of_concatenate")
  %power = stablehlo.power %concatenate, %i32__14 : tensor<1x2x3xi32>
  check.expect_eq_const %power, dense<[[[1, 3, 2147483647], [1, 0, 7]]]> : tensor<1x2x3xi32> loc("power_of_concatenate")
  %reduce = stablehlo.reduce(%concatenate init: %i32__15) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2xi32>
  check.expect_eq_const %reduce, dense<[[2147483647, 7]]> : tensor<1x2xi32> loc("reduce_of_concatenate")
  %reduce_window = "stablehlo.reduce_window"(%concatenate, %i32__9) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %reduce_window, dense<[[[4, -2147483646], [2147483646, -2147483641]]]> : tensor<1x2x2xi32> loc("reduce_window_of_concatenate")
  %remainder = stablehlo.remainder %concatenate, %i32__16 : tensor<1x2x3xi32>
  check.expect_eq_const %remainder, dense<[[[1, 1, 1], [0, 0, 1]]]> : tensor<1x2x3xi32> loc("remainder_of_concatenate")
  %reshape = stablehlo.reshape %concatenate : (tensor<1x2x3xi32>) -> tensor<6xi32>
  check.expect_eq_const %reshape, dense<[1, 3, 2147483647, -2, -2147483648, 7]> : tensor<6xi32> loc("reshape_of_concatenate")
  %reverse = stablehlo.reverse %concatenate, dims = [2] : tensor<1x2x3xi32>
  check.expect_eq_const %reverse, dense<[[[2147483647, 3, 1], [7, -2147483648, -2]]]> : tensor<1x2x3xi32> loc("reverse_of_concatenate")
  %select = stablehlo.select %i1, %concatenate, %i32__4 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  check.expect_eq_const %select, dense<[[[1, 5, 2147483647], [7, 2, 7]]]> : tensor<1x2x3xi32> loc("select_of_concatenate")
  %shift_left = stablehlo.shift_left %concatenate, %i32__17 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_left, dense<[[[2, 6, -2], [-4, 0, 14]]]> : tensor<1x2x3xi32> loc("shift_left_of_concatenate")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %concatenate, %i32__14 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[0, 1, 268435455], [-2, -536870912, 3]]]> : tensor<1x2x3xi32> loc("shift_right_arithmetic_of_concatenate")
  %shift_right_logical = stablehlo.shift_right_logical %concatenate, %i32__14 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_logical, dense<[[[0, 1, 268435455], [-2, 536870912, 3]]]> : tensor<1x2x3xi32> loc("shift_right_logical_of_concatenate")
  %sign = stablehlo.sign %concatenate : tensor<1x2x3xi32>
  check.expect_eq_const %sign, dense<[[[1, 1, 1], [-1, -1, 1]]]> : tensor<1x2x3xi32> loc("sign_of_concatenate")
  %slice = stablehlo.slice %concatenate [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %slice, dense<[[[-2, 7]]]> : tensor<1x1x2xi32> loc("slice_of_concatenate")
  %sort = "stablehlo.sort"(%concatenate) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %sort, dense<[[[2147483647, 3, 1], [7, -2, -2147483648]]]> : tensor<1x2x3xi32> loc("sort_of_concatenate")
  %subtract = stablehlo.subtract %i32__4, %concatenate : tensor<1x2x3xi32>
  check.expect_eq_const %subtract, dense<[[[2, 2, 2147483647], [9, -2147483646, -10]]]> : tensor<1x2x3xi32> loc("subtract_of_concatenate")
  %transpose = stablehlo.transpose %concatenate, dims = [2, 1, 0] : (tensor<1x2x3xi32>) -> tensor<3x2x1xi32>
  check.expect_eq_const %transpose, dense<[[[1], [-2]], [[3], [-2147483648]], [[2147483647], [7]]]> : tensor<3x2x1xi32> loc("transpose_of_concatenate")
  %xor = stablehlo.xor %concatenate, %i32__17 : tensor<1x2x3xi32>
  check.expect_eq_const %xor, dense<[[[0, 2, 2147483646], [-1, -2147483647, 6]]]> : tensor<1x2x3xi32> loc("xor_of_concatenate")
  return
}
