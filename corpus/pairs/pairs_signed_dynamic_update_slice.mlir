// Pairs of ops: what takes the signed result of dynamic_update_slice. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[1, -2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x2x3xi32>
  %i32__2 = stablehlo.constant dense<[[[3, 5]]]> : tensor<1x1x2xi32>
  %i32__3 = stablehlo.constant dense<0> : tensor<i32>
  %i32__4 = stablehlo.constant dense<1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<2> : tensor<i32>
  %i32__6 = stablehlo.constant dense<[[[3, 5, -2], [7, 2, -3]]]> : tensor<1x2x3xi32>
  %i32__7 = stablehlo.constant dense<-3> : tensor<i32>
  %i32__8 = stablehlo.constant dense<6> : tensor<i32>
  %i32__9 = stablehlo.constant dense<0> : tensor<1x2x3xi32>
  %i32__10 = stablehlo.constant dense<[[[3, 5, -2]]]> : tensor<1x1x3xi32>
  %i32__11 = stablehlo.constant dense<[[3, 5], [-2, 7], [2, -3], [3, 5]]> : tensor<4x2xi32>
  %i32__12 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__13 = stablehlo.constant dense<9> : tensor<i32>
  %i32__14 = stablehlo.constant dense<[[[3, 5, -2, 7], [2, -3, 3, 5], [-2, 7, 2, -3]]]> : tensor<1x3x4xi32>
  %i32__15 = stablehlo.constant dense<1> : tensor<1x2x3xi32>
  %i32__16 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xi32>
  %i32__17 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i32, %i32__2, %i32__3, %i32__4, %i32__5 : (tensor<1x2x3xi32>, tensor<1x1x2xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi32>
  %abs = stablehlo.abs %dynamic_update_slice : tensor<1x2x3xi32>
  check.expect_eq_const %abs, dense<[[[1, 2, 3], [2147483647, 3, 5]]]> : tensor<1x2x3xi32> loc("abs_of_dynamic_update_slice")
  %add = stablehlo.add %i32__6, %dynamic_update_slice : tensor<1x2x3xi32>
  check.expect_eq_const %add, dense<[[[4, 3, 1], [-2147483642, 5, 2]]]> : tensor<1x2x3xi32> loc("add_of_dynamic_update_slice")
  %and = stablehlo.and %dynamic_update_slice, %dynamic_update_slice : tensor<1x2x3xi32>
  check.expect_eq_const %and, dense<[[[1, -2, 3], [2147483647, 3, 5]]]> : tensor<1x2x3xi32> loc("and_of_dynamic_update_slice")
  %bitcast_convert = stablehlo.bitcast_convert %dynamic_update_slice : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  check.expect_eq_const %bitcast_convert, dense<[[[[1, 0], [-2, -1], [3, 0]], [[-1, 32767], [3, 0], [5, 0]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_dynamic_update_slice")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %dynamic_update_slice, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[1, -2, 3], [2147483647, 3, 5]], [[1, -2, 3], [2147483647, 3, 5]]]]> : tensor<1x2x2x3xi32> loc("broadcast_in_dim_of_dynamic_update_slice")
  %clamp = stablehlo.clamp %i32__7, %i32__6, %dynamic_update_slice : (tensor<i32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %clamp, dense<[[[1, -2, -2], [7, 2, -3]]]> : tensor<1x2x3xi32> loc("clamp_of_dynamic_update_slice")
  %compare = stablehlo.compare GE, %dynamic_update_slice, %dynamic_update_slice : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<true> : tensor<1x2x3xi1> loc("compare_of_dynamic_update_slice")
  %concatenate = stablehlo.concatenate %i32__10, %dynamic_update_slice, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %concatenate, dense<[[[3, 5, -2], [1, -2, 3], [2147483647, 3, 5]]]> : tensor<1x3x3xi32> loc("concatenate_of_dynamic_update_slice")
  %convert = stablehlo.convert %dynamic_update_slice : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert, dense<[[[1.0, -2.0, 3.0], [2147483600.0, 3.0, 5.0]]]> : tensor<1x2x3xf32> loc("convert_of_dynamic_update_slice")
  %count_leading_zeros = stablehlo.count_leading_zeros %dynamic_update_slice : tensor<1x2x3xi32>
  check.expect_eq_const %count_leading_zeros, dense<[[[31, 0, 30], [1, 30, 29]]]> : tensor<1x2x3xi32> loc("count_leading_zeros_of_dynamic_update_slice")
  %divide = stablehlo.divide %dynamic_update_slice, %i32__6 : tensor<1x2x3xi32>
  check.expect_eq_const %divide, dense<[[[0, 0, -1], [306783378, 1, -1]]]> : tensor<1x2x3xi32> loc("divide_of_dynamic_update_slice")
  %dot_general = stablehlo.dot_general %i32__11, %dynamic_update_slice, contracting_dims = [1] x [1] : (tensor<4x2xi32>, tensor<1x2x3xi32>) -> tensor<4x1x3xi32>
  check.expect_eq_const %dot_general, dense<[[[2147483646, 9, 34]], [[2147483639, 25, 29]], [[-2147483643, -13, -9]], [[2147483646, 9, 34]]]> : tensor<4x1x3xi32> loc("dot_general_of_dynamic_update_slice")
  %dynamic_slice = stablehlo.dynamic_slice %dynamic_update_slice, %i32__3, %i32__12, %i32__13, sizes = [1, 1, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %dynamic_slice, dense<[[[-2, 3]]]> : tensor<1x1x2xi32> loc("dynamic_slice_of_dynamic_update_slice")
  %dynamic_update_slice_2 = stablehlo.dynamic_update_slice %i32__14, %dynamic_update_slice, %i32__3, %i32__5, %i32__3 : (tensor<1x3x4xi32>, tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi32>
  check.expect_eq_const %dynamic_update_slice_2, dense<[[[3, 5, -2, 7], [1, -2, 3, 5], [2147483647, 3, 5, -3]]]> : tensor<1x3x4xi32> loc("dynamic_update_slice_of_dynamic_update_slice")
  %maximum = stablehlo.maximum %dynamic_update_slice, %dynamic_update_slice : tensor<1x2x3xi32>
  check.expect_eq_const %maximum, dense<[[[1, -2, 3], [2147483647, 3, 5]]]> : tensor<1x2x3xi32> loc("maximum_of_dynamic_update_slice")
  %minimum = stablehlo.minimum %dynamic_update_slice, %i32__9 : tensor<1x2x3xi32>
  check.expect_eq_const %minimum, dense<[[[0, -2, 0], [0, 0, 0]]]> : tensor<1x2x3xi32> loc("minimum_of_dynamic_update_slice")
  %multiply = stablehlo.multiply %dynamic_update_slice, %i32__6 : tensor<1x2x3xi32>
  check.expect_eq_const %multiply, dense<[[[3, -10, -6], [2147483641, 6, -15]]]> : tensor<1x2x3xi32> loc("multiply_of_dynamic_update_slice")
  %negate = stablehlo.negate %dynamic_update_slice : tensor<1x2x3xi32>
  check.expect_eq_const %negate, dense<[[[-1, 2, -3], [-2147483647, -3, -5]]]> : tensor<1x2x3xi32> loc("negate_of_dynamic_update_slice")
  %not = stablehlo.not %dynamic_update_slice : tensor<1x2x3xi32>
  check.expect_eq_const %not, dense<[[[-2, 1, -4], [-2147483648, -4, -6]]]> : tensor<1x2x3xi32> loc("not_of_dynamic_update_slice")
  %or = stablehlo.or %dynamic_update_slice, %i32__15 : tensor<1x2x3xi32>
  check.expect_eq_const %or, dense<[[[1, -1, 3], [2147483647, 3, 5]]]> : tensor<1x2x3xi32> loc("or_of_dynamic_update_slice")
  %pad = stablehlo.pad %dynamic_update_slice, %i32__8, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x5xi32>
  check.expect_eq_const %pad, dense<[[[6, 6, 6, 6, 6], [1, -2, 3, 6, 6]]]> : tensor<1x2x5xi32> loc("pad_of_dynamic_update_slice")
  %popcnt = stablehlo.popcnt %dynamic_update_slice : tensor<1x2x3xi32>
  check.expect_eq_const %popcnt, dense<[[[1, 31, 2], [31, 2, 2]]]> : tensor<1x2x3xi32> loc("popcnt_of_dynamic_update_slice")
  %power = stablehlo.power %dynamic_update_slice, %i32__16 : tensor<1x2x3xi32>
  check.expect_eq_const %power, dense<[[[1, -2, 27], [1, 9, 5]]]> : tensor<1x2x3xi32> loc("power_of_dynamic_update_slice")
  %reduce = stablehlo.reduce(%dynamic_update_slice init: %i32__17) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2xi32>
  check.expect_eq_const %reduce, dense<[[3, 2147483647]]> : tensor<1x2xi32> loc("reduce_of_dynamic_update_slice")
  %reduce_window = "stablehlo.reduce_window"(%dynamic_update_slice, %i32__3) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %reduce_window, dense<[[[-1, 1], [-2147483646, 8]]]> : tensor<1x2x2xi32> loc("reduce_window_of_dynamic_update_slice")
  %remainder = stablehlo.remainder %dynamic_update_slice, %i32__6 : tensor<1x2x3xi32>
  check.expect_eq_const %remainder, dense<[[[1, -2, 1], [1, 1, 2]]]> : tensor<1x2x3xi32> loc("remainder_of_dynamic_update_slice")
  %reshape = stablehlo.reshape %dynamic_update_slice : (tensor<1x2x3xi32>) -> tensor<6xi32>
  check.expect_eq_const %reshape, dense<[1, -2, 3, 2147483647, 3, 5]> : tensor<6xi32> loc("reshape_of_dynamic_update_slice")
  %reverse = stablehlo.reverse %dynamic_update_slice, dims = [2] : tensor<1x2x3xi32>
  check.expect_eq_const %reverse, dense<[[[3, -2, 1], [5, 3, 2147483647]]]> : tensor<1x2x3xi32> loc("reverse_of_dynamic_update_slice")
  %select = stablehlo.select %i1, %dynamic_update_slice, %i32__6 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  check.expect_eq_const %select, dense<[[[1, 5, 3], [7, 2, 5]]]> : tensor<1x2x3xi32> loc("select_of_dynamic_update_slice")
  %shift_left = stablehlo.shift_left %dynamic_update_slice, %i32__16 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_left, dense<[[[4, -4, 24], [2147483647, 12, 10]]]> : tensor<1x2x3xi32> loc("shift_left_of_dynamic_update_slice")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %dynamic_update_slice, %i32__16 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[0, -1, 0], [2147483647, 0, 2]]]> : tensor<1x2x3xi32> loc("shift_right_arithmetic_of_dynamic_update_slice")
  %shift_right_logical = stablehlo.shift_right_logical %dynamic_update_slice, %i32__15 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_logical, dense<[[[0, 2147483647, 1], [1073741823, 1, 2]]]> : tensor<1x2x3xi32> loc("shift_right_logical_of_dynamic_update_slice")
  %sign = stablehlo.sign %dynamic_update_slice : tensor<1x2x3xi32>
  check.expect_eq_const %sign, dense<[[[1, -1, 1], [1, 1, 1]]]> : tensor<1x2x3xi32> loc("sign_of_dynamic_update_slice")
  %slice = stablehlo.slice %dynamic_update_slice [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %slice, dense<[[[2147483647, 5]]]> : tensor<1x1x2xi32> loc("slice_of_dynamic_update_slice")
  %sort = "stablehlo.sort"(%dynamic_update_slice) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %sort, dense<[[[3, 1, -2], [2147483647, 5, 3]]]> : tensor<1x2x3xi32> loc("sort_of_dynamic_update_slice")
  %subtract = stablehlo.subtract %dynamic_update_slice, %i32__9 : tensor<1x2x3xi32>
  check.expect_eq_const %subtract, dense<[[[1, -2, 3], [2147483647, 3, 5]]]> : tensor<1x2x3xi32> loc("subtract_of_dynamic_update_slice")
  %transpose = stablehlo.transpose %dynamic_update_slice, dims = [2, 1, 0] : (tensor<1x2x3xi32>) -> tensor<3x2x1xi32>
  check.expect_eq_const %transpose, dense<[[[1], [2147483647]], [[-2], [3]], [[3], [5]]]> : tensor<3x2x1xi32> loc("transpose_of_dynamic_update_slice")
  %xor = stablehlo.xor %i32__6, %dynamic_update_slice : tensor<1x2x3xi32>
  check.expect_eq_const %xor, dense<[[[2, -5, -3], [2147483640, 1, -8]]]> : tensor<1x2x3xi32> loc("xor_of_dynamic_update_slice")
  return
}
