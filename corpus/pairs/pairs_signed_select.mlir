// Pairs of ops: what takes the signed result of select. The values are those of scripts/oracle.
func.func @main() {
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %i32 = stablehlo.constant dense<[[[1, -2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x2x3xi32>
  %i32__2 = stablehlo.constant dense<[[[3, 5, -2], [7, 2, -3]]]> : tensor<1x2x3xi32>
  %i32__3 = stablehlo.constant dense<-3> : tensor<i32>
  %i32__4 = stablehlo.constant dense<6> : tensor<i32>
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
  %select = stablehlo.select %i1, %i32, %i32__2 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  %abs = stablehlo.abs %select : tensor<1x2x3xi32>
  check.expect_eq_const %abs, dense<[[[1, 5, 3], [7, 2, 7]]]> : tensor<1x2x3xi32> loc("abs_of_select")
  %add = stablehlo.add %i32__2, %select : tensor<1x2x3xi32>
  check.expect_eq_const %add, dense<[[[4, 10, 1], [14, 4, 4]]]> : tensor<1x2x3xi32> loc("add_of_select")
  %and = stablehlo.and %select, %select : tensor<1x2x3xi32>
  check.expect_eq_const %and, dense<[[[1, 5, 3], [7, 2, 7]]]> : tensor<1x2x3xi32> loc("and_of_select")
  %bitcast_convert = stablehlo.bitcast_convert %select : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  check.expect_eq_const %bitcast_convert, dense<[[[[1, 0], [5, 0], [3, 0]], [[7, 0], [2, 0], [7, 0]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_select")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %select, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[1, 5, 3], [7, 2, 7]], [[1, 5, 3], [7, 2, 7]]]]> : tensor<1x2x2x3xi32> loc("broadcast_in_dim_of_select")
  %clamp = stablehlo.clamp %select, %i32__2, %i32__4 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %clamp, dense<[[[3, 5, 3], [6, 2, 6]]]> : tensor<1x2x3xi32> loc("clamp_of_select")
  %compare = stablehlo.compare GE, %select, %select : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<true> : tensor<1x2x3xi1> loc("compare_of_select")
  %concatenate = stablehlo.concatenate %i32__6, %select, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %concatenate, dense<[[[3, 5, -2], [1, 5, 3], [7, 2, 7]]]> : tensor<1x3x3xi32> loc("concatenate_of_select")
  %convert = stablehlo.convert %select : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert, dense<[[[1.0, 5.0, 3.0], [7.0, 2.0, 7.0]]]> : tensor<1x2x3xf32> loc("convert_of_select")
  %count_leading_zeros = stablehlo.count_leading_zeros %select : tensor<1x2x3xi32>
  check.expect_eq_const %count_leading_zeros, dense<[[[31, 29, 30], [29, 30, 29]]]> : tensor<1x2x3xi32> loc("count_leading_zeros_of_select")
  %divide = stablehlo.divide %select, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %divide, dense<[[[0, 1, -1], [1, 1, -2]]]> : tensor<1x2x3xi32> loc("divide_of_select")
  %dot_general = stablehlo.dot_general %i32__7, %select, contracting_dims = [1] x [1] : (tensor<4x2xi32>, tensor<1x2x3xi32>) -> tensor<4x1x3xi32>
  check.expect_eq_const %dot_general, dense<[[[38, 25, 44]], [[47, 4, 43]], [[-19, 4, -15]], [[38, 25, 44]]]> : tensor<4x1x3xi32> loc("dot_general_of_select")
  %dynamic_slice = stablehlo.dynamic_slice %select, %i32__8, %i32__9, %i32__10, sizes = [1, 1, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %dynamic_slice, dense<[[[5, 3]]]> : tensor<1x1x2xi32> loc("dynamic_slice_of_select")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i32__11, %select, %i32__8, %i32__12, %i32__8 : (tensor<1x3x4xi32>, tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[3, 5, -2, 7], [1, 5, 3, 5], [7, 2, 7, -3]]]> : tensor<1x3x4xi32> loc("dynamic_update_slice_of_select")
  %maximum = stablehlo.maximum %select, %select : tensor<1x2x3xi32>
  check.expect_eq_const %maximum, dense<[[[1, 5, 3], [7, 2, 7]]]> : tensor<1x2x3xi32> loc("maximum_of_select")
  %minimum = stablehlo.minimum %select, %i32__5 : tensor<1x2x3xi32>
  check.expect_eq_const %minimum, dense<0> : tensor<1x2x3xi32> loc("minimum_of_select")
  %multiply = stablehlo.multiply %select, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %multiply, dense<[[[3, 25, -6], [49, 4, -21]]]> : tensor<1x2x3xi32> loc("multiply_of_select")
  %negate = stablehlo.negate %select : tensor<1x2x3xi32>
  check.expect_eq_const %negate, dense<[[[-1, -5, -3], [-7, -2, -7]]]> : tensor<1x2x3xi32> loc("negate_of_select")
  %not = stablehlo.not %select : tensor<1x2x3xi32>
  check.expect_eq_const %not, dense<[[[-2, -6, -4], [-8, -3, -8]]]> : tensor<1x2x3xi32> loc("not_of_select")
  %or = stablehlo.or %select, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %or, dense<[[[1, 5, 3], [7, 3, 7]]]> : tensor<1x2x3xi32> loc("or_of_select")
  %pad = stablehlo.pad %select, %i32__4, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x5xi32>
  check.expect_eq_const %pad, dense<[[[6, 6, 6, 6, 6], [1, 5, 3, 6, 6]]]> : tensor<1x2x5xi32> loc("pad_of_select")
  %popcnt = stablehlo.popcnt %select : tensor<1x2x3xi32>
  check.expect_eq_const %popcnt, dense<[[[1, 2, 2], [3, 1, 3]]]> : tensor<1x2x3xi32> loc("popcnt_of_select")
  %power = stablehlo.power %select, %i32__14 : tensor<1x2x3xi32>
  check.expect_eq_const %power, dense<[[[1, 5, 27], [1, 4, 7]]]> : tensor<1x2x3xi32> loc("power_of_select")
  %reduce = stablehlo.reduce(%select init: %i32__15) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2xi32>
  check.expect_eq_const %reduce, dense<[[5, 7]]> : tensor<1x2xi32> loc("reduce_of_select")
  %reduce_window = "stablehlo.reduce_window"(%select, %i32__8) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %reduce_window, dense<[[[6, 8], [9, 9]]]> : tensor<1x2x2xi32> loc("reduce_window_of_select")
  %remainder = stablehlo.remainder %select, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %remainder, dense<[[[1, 0, 1], [0, 0, 1]]]> : tensor<1x2x3xi32> loc("remainder_of_select")
  %reshape = stablehlo.reshape %select : (tensor<1x2x3xi32>) -> tensor<6xi32>
  check.expect_eq_const %reshape, dense<[1, 5, 3, 7, 2, 7]> : tensor<6xi32> loc("reshape_of_select")
  %reverse = stablehlo.reverse %select, dims = [2] : tensor<1x2x3xi32>
  check.expect_eq_const %reverse, dense<[[[3, 5, 1], [7, 2, 7]]]> : tensor<1x2x3xi32> loc("reverse_of_select")
  %select_2 = stablehlo.select %i1, %select, %i32__2 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  check.expect_eq_const %select_2, dense<[[[1, 5, 3], [7, 2, 7]]]> : tensor<1x2x3xi32> loc("select_of_select")
  %shift_left = stablehlo.shift_left %select, %i32__14 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_left, dense<[[[4, 10, 24], [7, 8, 14]]]> : tensor<1x2x3xi32> loc("shift_left_of_select")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %select, %i32__14 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[0, 2, 0], [7, 0, 3]]]> : tensor<1x2x3xi32> loc("shift_right_arithmetic_of_select")
  %shift_right_logical = stablehlo.shift_right_logical %select, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_logical, dense<[[[0, 2, 1], [3, 1, 3]]]> : tensor<1x2x3xi32> loc("shift_right_logical_of_select")
  %sign = stablehlo.sign %select : tensor<1x2x3xi32>
  check.expect_eq_const %sign, dense<1> : tensor<1x2x3xi32> loc("sign_of_select")
  %slice = stablehlo.slice %select [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %slice, dense<7> : tensor<1x1x2xi32> loc("slice_of_select")
  %sort = "stablehlo.sort"(%select) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %sort, dense<[[[5, 3, 1], [7, 7, 2]]]> : tensor<1x2x3xi32> loc("sort_of_select")
  %subtract = stablehlo.subtract %select, %i32__5 : tensor<1x2x3xi32>
  check.expect_eq_const %subtract, dense<[[[1, 5, 3], [7, 2, 7]]]> : tensor<1x2x3xi32> loc("subtract_of_select")
  %transpose = stablehlo.transpose %select, dims = [2, 1, 0] : (tensor<1x2x3xi32>) -> tensor<3x2x1xi32>
  check.expect_eq_const %transpose, dense<[[[1], [7]], [[5], [2]], [[3], [7]]]> : tensor<3x2x1xi32> loc("transpose_of_select")
  %xor = stablehlo.xor %i32__2, %select : tensor<1x2x3xi32>
  check.expect_eq_const %xor, dense<[[[2, 0, -3], [0, 0, -6]]]> : tensor<1x2x3xi32> loc("xor_of_select")
  return
}
