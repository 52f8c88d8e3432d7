// Pairs of ops: what takes the signed result of abs. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[5, -2, 3], [9, -4, 7]]]> : tensor<1x2x3xi32>
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
  %abs = stablehlo.abs %i32 : tensor<1x2x3xi32>
  %abs_2 = stablehlo.abs %abs : tensor<1x2x3xi32>
  check.expect_eq_const %abs_2, dense<[[[5, 2, 3], [9, 4, 7]]]> : tensor<1x2x3xi32> loc("abs_of_abs")
  %add = stablehlo.add %abs, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %add, dense<[[[5, 2, 3], [9, 4, 7]]]> : tensor<1x2x3xi32> loc("add_of_abs")
  %and = stablehlo.and %abs, %i32__3 : tensor<1x2x3xi32>
  check.expect_eq_const %and, dense<[[[1, 0, 2], [1, 0, 5]]]> : tensor<1x2x3xi32> loc("and_of_abs")
  %bitcast_convert = stablehlo.bitcast_convert %abs : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  check.expect_eq_const %bitcast_convert, dense<[[[[5, 0], [2, 0], [3, 0]], [[9, 0], [4, 0], [7, 0]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_abs")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %abs, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[5, 2, 3], [9, 4, 7]], [[5, 2, 3], [9, 4, 7]]]]> : tensor<1x2x2x3xi32> loc("broadcast_in_dim_of_abs")
  %clamp = stablehlo.clamp %i32__4, %abs, %i32__5 : (tensor<i32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %clamp, dense<[[[5, 2, 3], [6, 4, 6]]]> : tensor<1x2x3xi32> loc("clamp_of_abs")
  %compare = stablehlo.compare LT, %abs, %i32__3 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[false, true, false], [false, false, false]]]> : tensor<1x2x3xi1> loc("compare_of_abs")
  %concatenate = stablehlo.concatenate %i32__6, %abs, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %concatenate, dense<[[[3, 5, -2], [5, 2, 3], [9, 4, 7]]]> : tensor<1x3x3xi32> loc("concatenate_of_abs")
  %convert = stablehlo.convert %abs : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert, dense<[[[5.0, 2.0, 3.0], [9.0, 4.0, 7.0]]]> : tensor<1x2x3xf32> loc("convert_of_abs")
  %count_leading_zeros = stablehlo.count_leading_zeros %abs : tensor<1x2x3xi32>
  check.expect_eq_const %count_leading_zeros, dense<[[[29, 30, 30], [28, 29, 29]]]> : tensor<1x2x3xi32> loc("count_leading_zeros_of_abs")
  %divide = stablehlo.divide %abs, %i32__3 : tensor<1x2x3xi32>
  check.expect_eq_const %divide, dense<[[[1, 0, -1], [1, 2, -2]]]> : tensor<1x2x3xi32> loc("divide_of_abs")
  %dot_general = stablehlo.dot_general %i32__7, %abs, contracting_dims = [1] x [1] : (tensor<4x2xi32>, tensor<1x2x3xi32>) -> tensor<4x1x3xi32>
  check.expect_eq_const %dot_general, dense<[[[60, 26, 44]], [[53, 24, 43]], [[-17, -8, -15]], [[60, 26, 44]]]> : tensor<4x1x3xi32> loc("dot_general_of_abs")
  %dynamic_slice = stablehlo.dynamic_slice %abs, %i32__8, %i32__9, %i32__10, sizes = [1, 1, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %dynamic_slice, dense<[[[2, 3]]]> : tensor<1x1x2xi32> loc("dynamic_slice_of_abs")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i32__11, %abs, %i32__8, %i32__12, %i32__8 : (tensor<1x3x4xi32>, tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[3, 5, -2, 7], [5, 2, 3, 5], [9, 4, 7, -3]]]> : tensor<1x3x4xi32> loc("dynamic_update_slice_of_abs")
  %maximum = stablehlo.maximum %abs, %i32__3 : tensor<1x2x3xi32>
  check.expect_eq_const %maximum, dense<[[[5, 5, 3], [9, 4, 7]]]> : tensor<1x2x3xi32> loc("maximum_of_abs")
  %minimum = stablehlo.minimum %i32__3, %abs : tensor<1x2x3xi32>
  check.expect_eq_const %minimum, dense<[[[3, 2, -2], [7, 2, -3]]]> : tensor<1x2x3xi32> loc("minimum_of_abs")
  %multiply = stablehlo.multiply %abs, %abs : tensor<1x2x3xi32>
  check.expect_eq_const %multiply, dense<[[[25, 4, 9], [81, 16, 49]]]> : tensor<1x2x3xi32> loc("multiply_of_abs")
  %negate = stablehlo.negate %abs : tensor<1x2x3xi32>
  check.expect_eq_const %negate, dense<[[[-5, -2, -3], [-9, -4, -7]]]> : tensor<1x2x3xi32> loc("negate_of_abs")
  %not = stablehlo.not %abs : tensor<1x2x3xi32>
  check.expect_eq_const %not, dense<[[[-6, -3, -4], [-10, -5, -8]]]> : tensor<1x2x3xi32> loc("not_of_abs")
  %or = stablehlo.or %i32__3, %abs : tensor<1x2x3xi32>
  check.expect_eq_const %or, dense<[[[7, 7, -1], [15, 6, -1]]]> : tensor<1x2x3xi32> loc("or_of_abs")
  %pad = stablehlo.pad %abs, %i32__5, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x5xi32>
  check.expect_eq_const %pad, dense<[[[6, 6, 6, 6, 6], [5, 2, 3, 6, 6]]]> : tensor<1x2x5xi32> loc("pad_of_abs")
  %popcnt = stablehlo.popcnt %abs : tensor<1x2x3xi32>
  check.expect_eq_const %popcnt, dense<[[[2, 1, 2], [2, 1, 3]]]> : tensor<1x2x3xi32> loc("popcnt_of_abs")
  %power = stablehlo.power %abs, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %power, dense<[[[25, 2, 27], [1, 16, 7]]]> : tensor<1x2x3xi32> loc("power_of_abs")
  %reduce = stablehlo.reduce(%abs init: %i32__14) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2xi32>
  check.expect_eq_const %reduce, dense<[[5, 9]]> : tensor<1x2xi32> loc("reduce_of_abs")
  %reduce_window = "stablehlo.reduce_window"(%abs, %i32__8) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %reduce_window, dense<[[[7, 5], [13, 11]]]> : tensor<1x2x2xi32> loc("reduce_window_of_abs")
  %remainder = stablehlo.remainder %abs, %i32__15 : tensor<1x2x3xi32>
  check.expect_eq_const %remainder, dense<[[[1, 0, 1], [1, 0, 1]]]> : tensor<1x2x3xi32> loc("remainder_of_abs")
  %reshape = stablehlo.reshape %abs : (tensor<1x2x3xi32>) -> tensor<6xi32>
  check.expect_eq_const %reshape, dense<[5, 2, 3, 9, 4, 7]> : tensor<6xi32> loc("reshape_of_abs")
  %reverse = stablehlo.reverse %abs, dims = [2] : tensor<1x2x3xi32>
  check.expect_eq_const %reverse, dense<[[[3, 2, 5], [7, 4, 9]]]> : tensor<1x2x3xi32> loc("reverse_of_abs")
  %select = stablehlo.select %i1, %abs, %i32__3 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  check.expect_eq_const %select, dense<[[[5, 5, 3], [7, 2, 7]]]> : tensor<1x2x3xi32> loc("select_of_abs")
  %shift_left = stablehlo.shift_left %abs, %i32__16 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_left, dense<[[[10, 4, 6], [18, 8, 14]]]> : tensor<1x2x3xi32> loc("shift_left_of_abs")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %abs, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[1, 1, 0], [9, 1, 3]]]> : tensor<1x2x3xi32> loc("shift_right_arithmetic_of_abs")
  %shift_right_logical = stablehlo.shift_right_logical %abs, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_logical, dense<[[[1, 1, 0], [9, 1, 3]]]> : tensor<1x2x3xi32> loc("shift_right_logical_of_abs")
  %sign = stablehlo.sign %abs : tensor<1x2x3xi32>
  check.expect_eq_const %sign, dense<1> : tensor<1x2x3xi32> loc("sign_of_abs")
  %slice = stablehlo.slice %abs [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %slice, dense<[[[9, 7]]]> : tensor<1x1x2xi32> loc("slice_of_abs")
  %sort = "stablehlo.sort"(%abs) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %sort, dense<[[[5, 3, 2], [9, 7, 4]]]> : tensor<1x2x3xi32> loc("sort_of_abs")
  %subtract = stablehlo.subtract %i32__3, %abs : tensor<1x2x3xi32>
  check.expect_eq_const %subtract, dense<[[[-2, 3, -5], [-2, -2, -10]]]> : tensor<1x2x3xi32> loc("subtract_of_abs")
  %transpose = stablehlo.transpose %abs, dims = [2, 1, 0] : (tensor<1x2x3xi32>) -> tensor<3x2x1xi32>
  check.expect_eq_const %transpose, dense<[[[5], [9]], [[2], [4]], [[3], [7]]]> : tensor<3x2x1xi32> loc("transpose_of_abs")
  %xor = stablehlo.xor %abs, %i32__16 : tensor<1x2x3xi32>
  check.expect_eq_const %xor, dense<[[[4, 3, 2], [8, 5, 6]]]> : tensor<1x2x3xi32> loc("xor_of_abs")
  return
}
