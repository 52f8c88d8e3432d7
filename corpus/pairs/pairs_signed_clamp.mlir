// Pairs of ops: what takes the signed result of clamp. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<-3> : tensor<i32>
  %i32__2 = stablehlo.constant dense<[[[1, -2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x2x3xi32>
  %i32__3 = stablehlo.constant dense<6> : tensor<i32>
  %i32__4 = stablehlo.constant dense<[[[3, 5, -2], [7, 2, -3]]]> : tensor<1x2x3xi32>
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
  %clamp = stablehlo.clamp %i32, %i32__2, %i32__3 : (tensor<i32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %abs = stablehlo.abs %clamp : tensor<1x2x3xi32>
  check.expect_eq_const %abs, dense<[[[1, 2, 3], [6, 3, 6]]]> : tensor<1x2x3xi32> loc("abs_of_clamp")
  %add = stablehlo.add %i32__4, %clamp : tensor<1x2x3xi32>
  check.expect_eq_const %add, dense<[[[4, 3, 1], [13, -1, 3]]]> : tensor<1x2x3xi32> loc("add_of_clamp")
  %and = stablehlo.and %clamp, %clamp : tensor<1x2x3xi32>
  check.expect_eq_const %and, dense<[[[1, -2, 3], [6, -3, 6]]]> : tensor<1x2x3xi32> loc("and_of_clamp")
  %bitcast_convert = stablehlo.bitcast_convert %clamp : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  check.expect_eq_const %bitcast_convert, dense<[[[[1, 0], [-2, -1], [3, 0]], [[6, 0], [-3, -1], [6, 0]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_clamp")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %clamp, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[1, -2, 3], [6, -3, 6]], [[1, -2, 3], [6, -3, 6]]]]> : tensor<1x2x2x3xi32> loc("broadcast_in_dim_of_clamp")
  %clamp_2 = stablehlo.clamp %clamp, %i32__4, %i32__3 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %clamp_2, dense<[[[3, 5, 3], [6, 2, 6]]]> : tensor<1x2x3xi32> loc("clamp_of_clamp")
  %compare = stablehlo.compare GE, %clamp, %clamp : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<true> : tensor<1x2x3xi1> loc("compare_of_clamp")
  %concatenate = stablehlo.concatenate %i32__6, %clamp, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %concatenate, dense<[[[3, 5, -2], [1, -2, 3], [6, -3, 6]]]> : tensor<1x3x3xi32> loc("concatenate_of_clamp")
  %convert = stablehlo.convert %clamp : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert, dense<[[[1.0, -2.0, 3.0], [6.0, -3.0, 6.0]]]> : tensor<1x2x3xf32> loc("convert_of_clamp")
  %count_leading_zeros = stablehlo.count_leading_zeros %clamp : tensor<1x2x3xi32>
  check.expect_eq_const %count_leading_zeros, dense<[[[31, 0, 30], [29, 0, 29]]]> : tensor<1x2x3xi32> loc("count_leading_zeros_of_clamp")
  %divide = stablehlo.divide %clamp, %i32__4 : tensor<1x2x3xi32>
  check.expect_eq_const %divide, dense<[[[0, 0, -1], [0, -1, -2]]]> : tensor<1x2x3xi32> loc("divide_of_clamp")
  %dot_general = stablehlo.dot_general %i32__7, %clamp, contracting_dims = [1] x [1] : (tensor<4x2xi32>, tensor<1x2x3xi32>) -> tensor<4x1x3xi32>
  check.expect_eq_const %dot_general, dense<[[[33, -21, 39]], [[40, -17, 36]], [[-16, 5, -12]], [[33, -21, 39]]]> : tensor<4x1x3xi32> loc("dot_general_of_clamp")
  %dynamic_slice = stablehlo.dynamic_slice %clamp, %i32__8, %i32__9, %i32__10, sizes = [1, 1, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %dynamic_slice, dense<[[[-2, 3]]]> : tensor<1x1x2xi32> loc("dynamic_slice_of_clamp")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i32__11, %clamp, %i32__8, %i32__12, %i32__8 : (tensor<1x3x4xi32>, tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[3, 5, -2, 7], [1, -2, 3, 5], [6, -3, 6, -3]]]> : tensor<1x3x4xi32> loc("dynamic_update_slice_of_clamp")
  %maximum = stablehlo.maximum %clamp, %clamp : tensor<1x2x3xi32>
  check.expect_eq_const %maximum, dense<[[[1, -2, 3], [6, -3, 6]]]> : tensor<1x2x3xi32> loc("maximum_of_clamp")
  %minimum = stablehlo.minimum %clamp, %i32__5 : tensor<1x2x3xi32>
  check.expect_eq_const %minimum, dense<[[[0, -2, 0], [0, -3, 0]]]> : tensor<1x2x3xi32> loc("minimum_of_clamp")
  %multiply = stablehlo.multiply %clamp, %i32__4 : tensor<1x2x3xi32>
  check.expect_eq_const %multiply, dense<[[[3, -10, -6], [42, -6, -18]]]> : tensor<1x2x3xi32> loc("multiply_of_clamp")
  %negate = stablehlo.negate %clamp : tensor<1x2x3xi32>
  check.expect_eq_const %negate, dense<[[[-1, 2, -3], [-6, 3, -6]]]> : tensor<1x2x3xi32> loc("negate_of_clamp")
  %not = stablehlo.not %clamp : tensor<1x2x3xi32>
  check.expect_eq_const %not, dense<[[[-2, 1, -4], [-7, 2, -7]]]> : tensor<1x2x3xi32> loc("not_of_clamp")
  %or = stablehlo.or %clamp, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %or, dense<[[[1, -1, 3], [7, -3, 7]]]> : tensor<1x2x3xi32> loc("or_of_clamp")
  %pad = stablehlo.pad %clamp, %i32__3, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x5xi32>
  check.expect_eq_const %pad, dense<[[[6, 6, 6, 6, 6], [1, -2, 3, 6, 6]]]> : tensor<1x2x5xi32> loc("pad_of_clamp")
  %popcnt = stablehlo.popcnt %clamp : tensor<1x2x3xi32>
  check.expect_eq_const %popcnt, dense<[[[1, 31, 2], [2, 31, 2]]]> : tensor<1x2x3xi32> loc("popcnt_of_clamp")
  %power = stablehlo.power %clamp, %i32__14 : tensor<1x2x3xi32>
  check.expect_eq_const %power, dense<[[[1, -2, 27], [1, 9, 6]]]> : tensor<1x2x3xi32> loc("power_of_clamp")
  %reduce = stablehlo.reduce(%clamp init: %i32__15) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2xi32>
  check.expect_eq_const %reduce, dense<[[3, 6]]> : tensor<1x2xi32> loc("reduce_of_clamp")
  %reduce_window = "stablehlo.reduce_window"(%clamp, %i32__8) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %reduce_window, dense<[[[-1, 1], [3, 3]]]> : tensor<1x2x2xi32> loc("reduce_window_of_clamp")
  %remainder = stablehlo.remainder %clamp, %i32__4 : tensor<1x2x3xi32>
  check.expect_eq_const %remainder, dense<[[[1, -2, 1], [6, -1, 0]]]> : tensor<1x2x3xi32> loc("remainder_of_clamp")
  %reshape = stablehlo.reshape %clamp : (tensor<1x2x3xi32>) -> tensor<6xi32>
  check.expect_eq_const %reshape, dense<[1, -2, 3, 6, -3, 6]> : tensor<6xi32> loc("reshape_of_clamp")
  %reverse = stablehlo.reverse %clamp, dims = [2] : tensor<1x2x3xi32>
  check.expect_eq_const %reverse, dense<[[[3, -2, 1], [6, -3, 6]]]> : tensor<1x2x3xi32> loc("reverse_of_clamp")
  %select = stablehlo.select %i1, %clamp, %i32__4 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  check.expect_eq_const %select, dense<[[[1, 5, 3], [7, 2, 6]]]> : tensor<1x2x3xi32> loc("select_of_clamp")
  %shift_left = stablehlo.shift_left %clamp, %i32__14 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_left, dense<[[[4, -4, 24], [6, -12, 12]]]> : tensor<1x2x3xi32> loc("shift_left_of_clamp")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %clamp, %i32__14 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[0, -1, 0], [6, -1, 3]]]> : tensor<1x2x3xi32> loc("shift_right_arithmetic_of_clamp")
  %shift_right_logical = stablehlo.shift_right_logical %clamp, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_logical, dense<[[[0, 2147483647, 1], [3, 2147483646, 3]]]> : tensor<1x2x3xi32> loc("shift_right_logical_of_clamp")
  %sign = stablehlo.sign %clamp : tensor<1x2x3xi32>
  check.expect_eq_const %sign, dense<[[[1, -1, 1], [1, -1, 1]]]> : tensor<1x2x3xi32> loc("sign_of_clamp")
  %slice = stablehlo.slice %clamp [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %slice, dense<6> : tensor<1x1x2xi32> loc("slice_of_clamp")
  %sort = "stablehlo.sort"(%clamp) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %sort, dense<[[[3, 1, -2], [6, 6, -3]]]> : tensor<1x2x3xi32> loc("sort_of_clamp")
  %subtract = stablehlo.subtract %clamp, %i32__5 : tensor<1x2x3xi32>
  check.expect_eq_const %subtract, dense<[[[1, -2, 3], [6, -3, 6]]]> : tensor<1x2x3xi32> loc("subtract_of_clamp")
  %transpose = stablehlo.transpose %clamp, dims = [2, 1, 0] : (tensor<1x2x3xi32>) -> tensor<3x2x1xi32>
  check.expect_eq_const %transpose, dense<[[[1], [6]], [[-2], [-3]], [[3], [6]]]> : tensor<3x2x1xi32> loc("transpose_of_clamp")
  %xor = stablehlo.xor %i32__4, %clamp : tensor<1x2x3xi32>
  check.expect_eq_const %xor, dense<[[[2, -5, -3], [1, -1, -5]]]> : tensor<1x2x3xi32> loc("xor_of_clamp")
  return
}
