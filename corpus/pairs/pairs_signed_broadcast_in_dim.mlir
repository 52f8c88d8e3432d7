// Pairs of ops: what takes the signed result of broadcast_in_dim. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[1, -2, 3]> : tensor<3xi32>
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
  %broadcast_in_dim = stablehlo.broadcast_in_dim %i32, dims = [2] : (tensor<3xi32>) -> tensor<1x2x3xi32>
  %abs = stablehlo.abs %broadcast_in_dim : tensor<1x2x3xi32>
  check.expect_eq_const %abs, dense<[[[1, 2, 3], [1, 2, 3]]]> : tensor<1x2x3xi32> loc("abs_of_broadcast_in_dim")
  %add = stablehlo.add %broadcast_in_dim, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %add, dense<[[[1, -2, 3], [1, -2, 3]]]> : tensor<1x2x3xi32> loc("add_of_broadcast_in_dim")
  %and = stablehlo.and %broadcast_in_dim, %i32__3 : tensor<1x2x3xi32>
  check.expect_eq_const %and, dense<[[[1, 4, 2], [1, 2, 1]]]> : tensor<1x2x3xi32> loc("and_of_broadcast_in_dim")
  %bitcast_convert = stablehlo.bitcast_convert %broadcast_in_dim : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  check.expect_eq_const %bitcast_convert, dense<[[[[1, 0], [-2, -1], [3, 0]], [[1, 0], [-2, -1], [3, 0]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_broadcast_in_dim")
  %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %broadcast_in_dim, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  check.expect_eq_const %broadcast_in_dim_2, dense<[[[[1, -2, 3], [1, -2, 3]], [[1, -2, 3], [1, -2, 3]]]]> : tensor<1x2x2x3xi32> loc("broadcast_in_dim_of_broadcast_in_dim")
  %clamp = stablehlo.clamp %i32__4, %i32__3, %broadcast_in_dim : (tensor<i32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %clamp, dense<[[[1, -2, -2], [1, -2, -3]]]> : tensor<1x2x3xi32> loc("clamp_of_broadcast_in_dim")
  %compare = stablehlo.compare LT, %broadcast_in_dim, %i32__3 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[true, true, false], [true, true, false]]]> : tensor<1x2x3xi1> loc("compare_of_broadcast_in_dim")
  %concatenate = stablehlo.concatenate %i32__6, %broadcast_in_dim, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %concatenate, dense<[[[3, 5, -2], [1, -2, 3], [1, -2, 3]]]> : tensor<1x3x3xi32> loc("concatenate_of_broadcast_in_dim")
  %convert = stablehlo.convert %broadcast_in_dim : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert, dense<[[[1.0, -2.0, 3.0], [1.0, -2.0, 3.0]]]> : tensor<1x2x3xf32> loc("convert_of_broadcast_in_dim")
  %count_leading_zeros = stablehlo.count_leading_zeros %broadcast_in_dim : tensor<1x2x3xi32>
  check.expect_eq_const %count_leading_zeros, dense<[[[31, 0, 30], [31, 0, 30]]]> : tensor<1x2x3xi32> loc("count_leading_zeros_of_broadcast_in_dim")
  %divide = stablehlo.divide %broadcast_in_dim, %i32__3 : tensor<1x2x3xi32>
  check.expect_eq_const %divide, dense<[[[0, 0, -1], [0, -1, -1]]]> : tensor<1x2x3xi32> loc("divide_of_broadcast_in_dim")
  %dot_general = stablehlo.dot_general %i32__7, %broadcast_in_dim, contracting_dims = [1] x [1] : (tensor<4x2xi32>, tensor<1x2x3xi32>) -> tensor<4x1x3xi32>
  check.expect_eq_const %dot_general, dense<[[[8, -16, 24]], [[5, -10, 15]], [[-1, 2, -3]], [[8, -16, 24]]]> : tensor<4x1x3xi32> loc("dot_general_of_broadcast_in_dim")
  %dynamic_slice = stablehlo.dynamic_slice %broadcast_in_dim, %i32__8, %i32__9, %i32__10, sizes = [1, 1, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %dynamic_slice, dense<[[[-2, 3]]]> : tensor<1x1x2xi32> loc("dynamic_slice_of_broadcast_in_dim")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i32__11, %broadcast_in_dim, %i32__8, %i32__12, %i32__8 : (tensor<1x3x4xi32>, tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[3, 5, -2, 7], [1, -2, 3, 5], [1, -2, 3, -3]]]> : tensor<1x3x4xi32> loc("dynamic_update_slice_of_broadcast_in_dim")
  %maximum = stablehlo.maximum %broadcast_in_dim, %i32__3 : tensor<1x2x3xi32>
  check.expect_eq_const %maximum, dense<[[[3, 5, 3], [7, 2, 3]]]> : tensor<1x2x3xi32> loc("maximum_of_broadcast_in_dim")
  %minimum = stablehlo.minimum %i32__3, %broadcast_in_dim : tensor<1x2x3xi32>
  check.expect_eq_const %minimum, dense<[[[1, -2, -2], [1, -2, -3]]]> : tensor<1x2x3xi32> loc("minimum_of_broadcast_in_dim")
  %multiply = stablehlo.multiply %broadcast_in_dim, %broadcast_in_dim : tensor<1x2x3xi32>
  check.expect_eq_const %multiply, dense<[[[1, 4, 9], [1, 4, 9]]]> : tensor<1x2x3xi32> loc("multiply_of_broadcast_in_dim")
  %negate = stablehlo.negate %broadcast_in_dim : tensor<1x2x3xi32>
  check.expect_eq_const %negate, dense<[[[-1, 2, -3], [-1, 2, -3]]]> : tensor<1x2x3xi32> loc("negate_of_broadcast_in_dim")
  %not = stablehlo.not %broadcast_in_dim : tensor<1x2x3xi32>
  check.expect_eq_const %not, dense<[[[-2, 1, -4], [-2, 1, -4]]]> : tensor<1x2x3xi32> loc("not_of_broadcast_in_dim")
  %or = stablehlo.or %i32__3, %broadcast_in_dim : tensor<1x2x3xi32>
  check.expect_eq_const %or, dense<[[[3, -1, -1], [7, -2, -1]]]> : tensor<1x2x3xi32> loc("or_of_broadcast_in_dim")
  %pad = stablehlo.pad %broadcast_in_dim, %i32__5, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x5xi32>
  check.expect_eq_const %pad, dense<[[[6, 6, 6, 6, 6], [1, -2, 3, 6, 6]]]> : tensor<1x2x5xi32> loc("pad_of_broadcast_in_dim")
  %popcnt = stablehlo.popcnt %broadcast_in_dim : tensor<1x2x3xi32>
  check.expect_eq_const %popcnt, dense<[[[1, 31, 2], [1, 31, 2]]]> : tensor<1x2x3xi32> loc("popcnt_of_broadcast_in_dim")
  %power = stablehlo.power %broadcast_in_dim, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %power, dense<[[[1, -2, 27], [1, 4, 3]]]> : tensor<1x2x3xi32> loc("power_of_broadcast_in_dim")
  %reduce = stablehlo.reduce(%broadcast_in_dim init: %i32__14) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2xi32>
  check.expect_eq_const %reduce, dense<3> : tensor<1x2xi32> loc("reduce_of_broadcast_in_dim")
  %reduce_window = "stablehlo.reduce_window"(%broadcast_in_dim, %i32__8) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %reduce_window, dense<[[[-1, 1], [-1, 1]]]> : tensor<1x2x2xi32> loc("reduce_window_of_broadcast_in_dim")
  %remainder = stablehlo.remainder %broadcast_in_dim, %i32__15 : tensor<1x2x3xi32>
  check.expect_eq_const %remainder, dense<[[[1, 0, 1], [1, 0, 1]]]> : tensor<1x2x3xi32> loc("remainder_of_broadcast_in_dim")
  %reshape = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x3xi32>) -> tensor<6xi32>
  check.expect_eq_const %reshape, dense<[1, -2, 3, 1, -2, 3]> : tensor<6xi32> loc("reshape_of_broadcast_in_dim")
  %reverse = stablehlo.reverse %broadcast_in_dim, dims = [2] : tensor<1x2x3xi32>
  check.expect_eq_const %reverse, dense<[[[3, -2, 1], [3, -2, 1]]]> : tensor<1x2x3xi32> loc("reverse_of_broadcast_in_dim")
  %select = stablehlo.select %i1, %broadcast_in_dim, %i32__3 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  check.expect_eq_const %select, dense<[[[1, 5, 3], [7, 2, 3]]]> : tensor<1x2x3xi32> loc("select_of_broadcast_in_dim")
  %shift_left = stablehlo.shift_left %broadcast_in_dim, %i32__16 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_left, dense<[[[2, -4, 6], [2, -4, 6]]]> : tensor<1x2x3xi32> loc("shift_left_of_broadcast_in_dim")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %broadcast_in_dim, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[0, -1, 0], [1, -1, 1]]]> : tensor<1x2x3xi32> loc("shift_right_arithmetic_of_broadcast_in_dim")
  %shift_right_logical = stablehlo.shift_right_logical %broadcast_in_dim, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_logical, dense<[[[0, 2147483647, 0], [1, 1073741823, 1]]]> : tensor<1x2x3xi32> loc("shift_right_logical_of_broadcast_in_dim")
  %sign = stablehlo.sign %broadcast_in_dim : tensor<1x2x3xi32>
  check.expect_eq_const %sign, dense<[[[1, -1, 1], [1, -1, 1]]]> : tensor<1x2x3xi32> loc("sign_of_broadcast_in_dim")
  %slice = stablehlo.slice %broadcast_in_dim [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %slice, dense<[[[1, 3]]]> : tensor<1x1x2xi32> loc("slice_of_broadcast_in_dim")
  %sort = "stablehlo.sort"(%broadcast_in_dim) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %sort, dense<[[[3, 1, -2], [3, 1, -2]]]> : tensor<1x2x3xi32> loc("sort_of_broadcast_in_dim")
  %subtract = stablehlo.subtract %i32__3, %broadcast_in_dim : tensor<1x2x3xi32>
  check.expect_eq_const %subtract, dense<[[[2, 7, -5], [6, 4, -6]]]> : tensor<1x2x3xi32> loc("subtract_of_broadcast_in_dim")
  %transpose = stablehlo.transpose %broadcast_in_dim, dims = [2, 1, 0] : (tensor<1x2x3xi32>) -> tensor<3x2x1xi32>
  check.expect_eq_const %transpose, dense<[[[1], [1]], [[-2], [-2]], [[3], [3]]]> : tensor<3x2x1xi32> loc("transpose_of_broadcast_in_dim")
  %xor = stablehlo.xor %broadcast_in_dim, %i32__16 : tensor<1x2x3xi32>
  check.expect_eq_const %xor, dense<[[[0, -1, 2], [0, -1, 2]]]> : tensor<1x2x3xi32> loc("xor_of_broadcast_in_dim")
  return
}
