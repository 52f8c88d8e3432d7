// Pairs of ops: what takes the signed result of pad. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[1, -2], [3, 2147483647]]]> : tensor<1x2x2xi32>
  %i32__2 = stablehlo.constant dense<1> : tensor<i32>
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
  %pad = stablehlo.pad %i32, %i32__2, low = [0, 0, 2], high = [0, 0, -1], interior = [0, 0, 0] : (tensor<1x2x2xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %abs = stablehlo.abs %pad : tensor<1x2x3xi32>
  check.expect_eq_const %abs, dense<[[[1, 1, 1], [1, 1, 3]]]> : tensor<1x2x3xi32> loc("abs_of_pad")
  %add = stablehlo.add %i32__3, %pad : tensor<1x2x3xi32>
  check.expect_eq_const %add, dense<[[[4, 6, -1], [8, 3, 0]]]> : tensor<1x2x3xi32> loc("add_of_pad")
  %and = stablehlo.and %pad, %pad : tensor<1x2x3xi32>
  check.expect_eq_const %and, dense<[[[1, 1, 1], [1, 1, 3]]]> : tensor<1x2x3xi32> loc("and_of_pad")
  %bitcast_convert = stablehlo.bitcast_convert %pad : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  check.expect_eq_const %bitcast_convert, dense<[[[[1, 0], [1, 0], [1, 0]], [[1, 0], [1, 0], [3, 0]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_pad")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %pad, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[1, 1, 1], [1, 1, 3]], [[1, 1, 1], [1, 1, 3]]]]> : tensor<1x2x2x3xi32> loc("broadcast_in_dim_of_pad")
  %clamp = stablehlo.clamp %i32__4, %pad, %i32__5 : (tensor<i32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %clamp, dense<[[[1, 1, 1], [1, 1, 3]]]> : tensor<1x2x3xi32> loc("clamp_of_pad")
  %compare = stablehlo.compare GE, %pad, %pad : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<true> : tensor<1x2x3xi1> loc("compare_of_pad")
  %concatenate = stablehlo.concatenate %i32__7, %pad, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %concatenate, dense<[[[3, 5, -2], [1, 1, 1], [1, 1, 3]]]> : tensor<1x3x3xi32> loc("concatenate_of_pad")
  %convert = stablehlo.convert %pad : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert, dense<[[[1.0, 1.0, 1.0], [1.0, 1.0, 3.0]]]> : tensor<1x2x3xf32> loc("convert_of_pad")
  %count_leading_zeros = stablehlo.count_leading_zeros %pad : tensor<1x2x3xi32>
  check.expect_eq_const %count_leading_zeros, dense<[[[31, 31, 31], [31, 31, 30]]]> : tensor<1x2x3xi32> loc("count_leading_zeros_of_pad")
  %divide = stablehlo.divide %pad, %i32__3 : tensor<1x2x3xi32>
  check.expect_eq_const %divide, dense<[[[0, 0, 0], [0, 0, -1]]]> : tensor<1x2x3xi32> loc("divide_of_pad")
  %dot_general = stablehlo.dot_general %i32__8, %pad, contracting_dims = [1] x [1] : (tensor<4x2xi32>, tensor<1x2x3xi32>) -> tensor<4x1x3xi32>
  check.expect_eq_const %dot_general, dense<[[[8, 8, 18]], [[5, 5, 19]], [[-1, -1, -7]], [[8, 8, 18]]]> : tensor<4x1x3xi32> loc("dot_general_of_pad")
  %dynamic_slice = stablehlo.dynamic_slice %pad, %i32__9, %i32__10, %i32__11, sizes = [1, 1, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %dynamic_slice, dense<1> : tensor<1x1x2xi32> loc("dynamic_slice_of_pad")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i32__12, %pad, %i32__9, %i32__13, %i32__9 : (tensor<1x3x4xi32>, tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[3, 5, -2, 7], [1, 1, 1, 5], [1, 1, 3, -3]]]> : tensor<1x3x4xi32> loc("dynamic_update_slice_of_pad")
  %maximum = stablehlo.maximum %pad, %pad : tensor<1x2x3xi32>
  check.expect_eq_const %maximum, dense<[[[1, 1, 1], [1, 1, 3]]]> : tensor<1x2x3xi32> loc("maximum_of_pad")
  %minimum = stablehlo.minimum %pad, %i32__6 : tensor<1x2x3xi32>
  check.expect_eq_const %minimum, dense<0> : tensor<1x2x3xi32> loc("minimum_of_pad")
  %multiply = stablehlo.multiply %pad, %i32__3 : tensor<1x2x3xi32>
  check.expect_eq_const %multiply, dense<[[[3, 5, -2], [7, 2, -9]]]> : tensor<1x2x3xi32> loc("multiply_of_pad")
  %negate = stablehlo.negate %pad : tensor<1x2x3xi32>
  check.expect_eq_const %negate, dense<[[[-1, -1, -1], [-1, -1, -3]]]> : tensor<1x2x3xi32> loc("negate_of_pad")
  %not = stablehlo.not %pad : tensor<1x2x3xi32>
  check.expect_eq_const %not, dense<[[[-2, -2, -2], [-2, -2, -4]]]> : tensor<1x2x3xi32> loc("not_of_pad")
  %or = stablehlo.or %pad, %i32__14 : tensor<1x2x3xi32>
  check.expect_eq_const %or, dense<[[[1, 1, 1], [1, 1, 3]]]> : tensor<1x2x3xi32> loc("or_of_pad")
  %pad_2 = stablehlo.pad %pad, %i32__5, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x5xi32>
  check.expect_eq_const %pad_2, dense<[[[6, 6, 6, 6, 6], [1, 1, 1, 6, 6]]]> : tensor<1x2x5xi32> loc("pad_of_pad")
  %popcnt = stablehlo.popcnt %pad : tensor<1x2x3xi32>
  check.expect_eq_const %popcnt, dense<[[[1, 1, 1], [1, 1, 2]]]> : tensor<1x2x3xi32> loc("popcnt_of_pad")
  %power = stablehlo.power %pad, %i32__15 : tensor<1x2x3xi32>
  check.expect_eq_const %power, dense<[[[1, 1, 1], [1, 1, 3]]]> : tensor<1x2x3xi32> loc("power_of_pad")
  %reduce = stablehlo.reduce(%pad init: %i32__16) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2xi32>
  check.expect_eq_const %reduce, dense<[[1, 3]]> : tensor<1x2xi32> loc("reduce_of_pad")
  %reduce_window = "stablehlo.reduce_window"(%pad, %i32__9) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %reduce_window, dense<[[[2, 2], [2, 4]]]> : tensor<1x2x2xi32> loc("reduce_window_of_pad")
  %remainder = stablehlo.remainder %pad, %i32__3 : tensor<1x2x3xi32>
  check.expect_eq_const %remainder, dense<[[[1, 1, 1], [1, 1, 0]]]> : tensor<1x2x3xi32> loc("remainder_of_pad")
  %reshape = stablehlo.reshape %pad : (tensor<1x2x3xi32>) -> tensor<6xi32>
  check.expect_eq_const %reshape, dense<[1, 1, 1, 1, 1, 3]> : tensor<6xi32> loc("reshape_of_pad")
  %reverse = stablehlo.reverse %pad, dims = [2] : tensor<1x2x3xi32>
  check.expect_eq_const %reverse, dense<[[[1, 1, 1], [3, 1, 1]]]> : tensor<1x2x3xi32> loc("reverse_of_pad")
  %select = stablehlo.select %i1, %pad, %i32__3 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  check.expect_eq_const %select, dense<[[[1, 5, 1], [7, 2, 3]]]> : tensor<1x2x3xi32> loc("select_of_pad")
  %shift_left = stablehlo.shift_left %pad, %i32__15 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_left, dense<[[[4, 2, 8], [1, 4, 6]]]> : tensor<1x2x3xi32> loc("shift_left_of_pad")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %pad, %i32__15 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[0, 0, 0], [1, 0, 1]]]> : tensor<1x2x3xi32> loc("shift_right_arithmetic_of_pad")
  %shift_right_logical = stablehlo.shift_right_logical %pad, %i32__14 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_logical, dense<[[[0, 0, 0], [0, 0, 1]]]> : tensor<1x2x3xi32> loc("shift_right_logical_of_pad")
  %sign = stablehlo.sign %pad : tensor<1x2x3xi32>
  check.expect_eq_const %sign, dense<1> : tensor<1x2x3xi32> loc("sign_of_pad")
  %slice = stablehlo.slice %pad [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %slice, dense<[[[1, 3]]]> : tensor<1x1x2xi32> loc("slice_of_pad")
  %sort = "stablehlo.sort"(%pad) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %sort, dense<[[[1, 1, 1], [3, 1, 1]]]> : tensor<1x2x3xi32> loc("sort_of_pad")
  %subtract = stablehlo.subtract %pad, %i32__6 : tensor<1x2x3xi32>
  check.expect_eq_const %subtract, dense<[[[1, 1, 1], [1, 1, 3]]]> : tensor<1x2x3xi32> loc("subtract_of_pad")
  %transpose = stablehlo.transpose %pad, dims = [2, 1, 0] : (tensor<1x2x3xi32>) -> tensor<3x2x1xi32>
  check.expect_eq_const %transpose, dense<[[[1], [1]], [[1], [1]], [[1], [3]]]> : tensor<3x2x1xi32> loc("transpose_of_pad")
  %xor = stablehlo.xor %i32__3, %pad : tensor<1x2x3xi32>
  check.expect_eq_const %xor, dense<[[[2, 4, -1], [6, 3, -2]]]> : tensor<1x2x3xi32> loc("xor_of_pad")
  return
}
