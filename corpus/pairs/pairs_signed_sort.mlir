// Pairs of ops: what takes the signed result of sort. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[5, -2, 3], [9, -4, 7]]]> : tensor<1x2x3xi32>
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
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %sort = "stablehlo.sort"(%i32) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %compare = stablehlo.compare GT, %left, %right : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %abs = stablehlo.abs %sort : tensor<1x2x3xi32>
  check.expect_eq_const %abs, dense<[[[5, 3, 2], [9, 7, 4]]]> : tensor<1x2x3xi32> loc("abs_of_sort")
  %add = stablehlo.add %i32__2, %sort : tensor<1x2x3xi32>
  check.expect_eq_const %add, dense<[[[8, 8, -4], [16, 9, -7]]]> : tensor<1x2x3xi32> loc("add_of_sort")
  %and = stablehlo.and %sort, %sort : tensor<1x2x3xi32>
  check.expect_eq_const %and, dense<[[[5, 3, -2], [9, 7, -4]]]> : tensor<1x2x3xi32> loc("and_of_sort")
  %bitcast_convert = stablehlo.bitcast_convert %sort : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  check.expect_eq_const %bitcast_convert, dense<[[[[5, 0], [3, 0], [-2, -1]], [[9, 0], [7, 0], [-4, -1]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_sort")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %sort, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[5, 3, -2], [9, 7, -4]], [[5, 3, -2], [9, 7, -4]]]]> : tensor<1x2x2x3xi32> loc("broadcast_in_dim_of_sort")
  %clamp = stablehlo.clamp %sort, %i32__2, %i32__4 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %clamp, dense<[[[5, 5, -2], [6, 6, -3]]]> : tensor<1x2x3xi32> loc("clamp_of_sort")
  %compare_2 = stablehlo.compare GE, %sort, %sort : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare_2, dense<true> : tensor<1x2x3xi1> loc("compare_of_sort")
  %concatenate = stablehlo.concatenate %i32__6, %sort, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %concatenate, dense<[[[3, 5, -2], [5, 3, -2], [9, 7, -4]]]> : tensor<1x3x3xi32> loc("concatenate_of_sort")
  %convert = stablehlo.convert %sort : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert, dense<[[[5.0, 3.0, -2.0], [9.0, 7.0, -4.0]]]> : tensor<1x2x3xf32> loc("convert_of_sort")
  %count_leading_zeros = stablehlo.count_leading_zeros %sort : tensor<1x2x3xi32>
  check.expect_eq_const %count_leading_zeros, dense<[[[29, 30, 0], [28, 29, 0]]]> : tensor<1x2x3xi32> loc("count_leading_zeros_of_sort")
  %divide = stablehlo.divide %sort, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %divide, dense<[[[1, 0, 1], [1, 3, 1]]]> : tensor<1x2x3xi32> loc("divide_of_sort")
  %dot_general = stablehlo.dot_general %i32__7, %sort, contracting_dims = [1] x [1] : (tensor<4x2xi32>, tensor<1x2x3xi32>) -> tensor<4x1x3xi32>
  check.expect_eq_const %dot_general, dense<[[[60, 44, -26]], [[53, 43, -24]], [[-17, -15, 8]], [[60, 44, -26]]]> : tensor<4x1x3xi32> loc("dot_general_of_sort")
  %dynamic_slice = stablehlo.dynamic_slice %sort, %i32__8, %i32__9, %i32__10, sizes = [1, 1, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %dynamic_slice, dense<[[[3, -2]]]> : tensor<1x1x2xi32> loc("dynamic_slice_of_sort")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i32__11, %sort, %i32__8, %i32__12, %i32__8 : (tensor<1x3x4xi32>, tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[3, 5, -2, 7], [5, 3, -2, 5], [9, 7, -4, -3]]]> : tensor<1x3x4xi32> loc("dynamic_update_slice_of_sort")
  %maximum = stablehlo.maximum %sort, %sort : tensor<1x2x3xi32>
  check.expect_eq_const %maximum, dense<[[[5, 3, -2], [9, 7, -4]]]> : tensor<1x2x3xi32> loc("maximum_of_sort")
  %minimum = stablehlo.minimum %sort, %i32__5 : tensor<1x2x3xi32>
  check.expect_eq_const %minimum, dense<[[[0, 0, -2], [0, 0, -4]]]> : tensor<1x2x3xi32> loc("minimum_of_sort")
  %multiply = stablehlo.multiply %sort, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %multiply, dense<[[[15, 15, 4], [63, 14, 12]]]> : tensor<1x2x3xi32> loc("multiply_of_sort")
  %negate = stablehlo.negate %sort : tensor<1x2x3xi32>
  check.expect_eq_const %negate, dense<[[[-5, -3, 2], [-9, -7, 4]]]> : tensor<1x2x3xi32> loc("negate_of_sort")
  %not = stablehlo.not %sort : tensor<1x2x3xi32>
  check.expect_eq_const %not, dense<[[[-6, -4, 1], [-10, -8, 3]]]> : tensor<1x2x3xi32> loc("not_of_sort")
  %or = stablehlo.or %sort, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %or, dense<[[[5, 3, -1], [9, 7, -3]]]> : tensor<1x2x3xi32> loc("or_of_sort")
  %pad = stablehlo.pad %sort, %i32__4, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x5xi32>
  check.expect_eq_const %pad, dense<[[[6, 6, 6, 6, 6], [5, 3, -2, 6, 6]]]> : tensor<1x2x5xi32> loc("pad_of_sort")
  %popcnt = stablehlo.popcnt %sort : tensor<1x2x3xi32>
  check.expect_eq_const %popcnt, dense<[[[2, 2, 31], [2, 3, 30]]]> : tensor<1x2x3xi32> loc("popcnt_of_sort")
  %power = stablehlo.power %sort, %i32__14 : tensor<1x2x3xi32>
  check.expect_eq_const %power, dense<[[[25, 3, -8], [1, 49, -4]]]> : tensor<1x2x3xi32> loc("power_of_sort")
  %reduce = stablehlo.reduce(%sort init: %i32__15) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2xi32>
  check.expect_eq_const %reduce, dense<[[5, 9]]> : tensor<1x2xi32> loc("reduce_of_sort")
  %reduce_window = "stablehlo.reduce_window"(%sort, %i32__8) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %add_2 = stablehlo.add %left_2, %right_2 : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %reduce_window, dense<[[[8, 1], [16, 3]]]> : tensor<1x2x2xi32> loc("reduce_window_of_sort")
  %remainder = stablehlo.remainder %sort, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %remainder, dense<[[[2, 3, 0], [2, 1, -1]]]> : tensor<1x2x3xi32> loc("remainder_of_sort")
  %reshape = stablehlo.reshape %sort : (tensor<1x2x3xi32>) -> tensor<6xi32>
  check.expect_eq_const %reshape, dense<[5, 3, -2, 9, 7, -4]> : tensor<6xi32> loc("reshape_of_sort")
  %reverse = stablehlo.reverse %sort, dims = [2] : tensor<1x2x3xi32>
  check.expect_eq_const %reverse, dense<[[[-2, 3, 5], [-4, 7, 9]]]> : tensor<1x2x3xi32> loc("reverse_of_sort")
  %select = stablehlo.select %i1, %sort, %i32__2 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  check.expect_eq_const %select, dense<[[[5, 5, -2], [7, 2, -4]]]> : tensor<1x2x3xi32> loc("select_of_sort")
  %shift_left = stablehlo.shift_left %sort, %i32__14 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_left, dense<[[[20, 6, -16], [9, 28, -8]]]> : tensor<1x2x3xi32> loc("shift_left_of_sort")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %sort, %i32__14 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[1, 1, -1], [9, 1, -2]]]> : tensor<1x2x3xi32> loc("shift_right_arithmetic_of_sort")
  %shift_right_logical = stablehlo.shift_right_logical %sort, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_logical, dense<[[[2, 1, 2147483647], [4, 3, 2147483646]]]> : tensor<1x2x3xi32> loc("shift_right_logical_of_sort")
  %sign = stablehlo.sign %sort : tensor<1x2x3xi32>
  check.expect_eq_const %sign, dense<[[[1, 1, -1], [1, 1, -1]]]> : tensor<1x2x3xi32> loc("sign_of_sort")
  %slice = stablehlo.slice %sort [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %slice, dense<[[[9, -4]]]> : tensor<1x1x2xi32> loc("slice_of_sort")
  %sort_2 = "stablehlo.sort"(%sort) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<i32>, %right_3: tensor<i32>):
    %compare_3 = stablehlo.compare GT, %left_3, %right_3 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_3 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %sort_2, dense<[[[5, 3, -2], [9, 7, -4]]]> : tensor<1x2x3xi32> loc("sort_of_sort")
  %subtract = stablehlo.subtract %sort, %i32__5 : tensor<1x2x3xi32>
  check.expect_eq_const %subtract, dense<[[[5, 3, -2], [9, 7, -4]]]> : tensor<1x2x3xi32> loc("subtract_of_sort")
  %transpose = stablehlo.transpose %sort, dims = [2, 1, 0] : (tensor<1x2x3xi32>) -> tensor<3x2x1xi32>
  check.expect_eq_const %transpose, dense<[[[5], [9]], [[3], [7]], [[-2], [-4]]]> : tensor<3x2x1xi32> loc("transpose_of_sort")
  %xor = stablehlo.xor %i32__2, %sort : tensor<1x2x3xi32>
  check.expect_eq_const %xor, dense<[[[6, 6, 0], [14, 5, 1]]]> : tensor<1x2x3xi32> loc("xor_of_sort")
  return
}
