// Pairs of ops: what takes the signed result of shift_left. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[1, -2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x2x3xi32>
  %i32__2 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xi32>
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
  %i32__14 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %i32__15 = stablehlo.constant dense<2> : tensor<1x2x3xi32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %i32__16 = stablehlo.constant dense<1> : tensor<1x2x3xi32>
  %shift_left = stablehlo.shift_left %i32, %i32__2 : tensor<1x2x3xi32>
  %abs = stablehlo.abs %shift_left : tensor<1x2x3xi32>
  check.expect_eq_const %abs, dense<[[[4, 4, 24], [2147483647, 0, 14]]]> : tensor<1x2x3xi32> loc("abs_of_shift_left")
  %add = stablehlo.add %shift_left, %i32__3 : tensor<1x2x3xi32>
  check.expect_eq_const %add, dense<[[[4, -4, 24], [2147483647, 0, 14]]]> : tensor<1x2x3xi32> loc("add_of_shift_left")
  %and = stablehlo.and %shift_left, %i32__4 : tensor<1x2x3xi32>
  check.expect_eq_const %and, dense<[[[0, 4, 24], [7, 0, 12]]]> : tensor<1x2x3xi32> loc("and_of_shift_left")
  %bitcast_convert = stablehlo.bitcast_convert %shift_left : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  check.expect_eq_const %bitcast_convert, dense<[[[[4, 0], [-4, -1], [24, 0]], [[-1, 32767], [0, 0], [14, 0]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_shift_left")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %shift_left, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[4, -4, 24], [2147483647, 0, 14]], [[4, -4, 24], [2147483647, 0, 14]]]]> : tensor<1x2x2x3xi32> loc("broadcast_in_dim_of_shift_left")
  %clamp = stablehlo.clamp %i32__5, %shift_left, %i32__6 : (tensor<i32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %clamp, dense<[[[4, -3, 6], [6, 0, 6]]]> : tensor<1x2x3xi32> loc("clamp_of_shift_left")
  %compare = stablehlo.compare LT, %shift_left, %i32__4 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[false, true, false], [false, true, false]]]> : tensor<1x2x3xi1> loc("compare_of_shift_left")
  %concatenate = stablehlo.concatenate %i32__7, %shift_left, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %concatenate, dense<[[[3, 5, -2], [4, -4, 24], [2147483647, 0, 14]]]> : tensor<1x3x3xi32> loc("concatenate_of_shift_left")
  %convert = stablehlo.convert %shift_left : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert, dense<[[[4.0, -4.0, 24.0], [2147483600.0, 0.0, 14.0]]]> : tensor<1x2x3xf32> loc("convert_of_shift_left")
  %count_leading_zeros = stablehlo.count_leading_zeros %shift_left : tensor<1x2x3xi32>
  check.expect_eq_const %count_leading_zeros, dense<[[[29, 0, 27], [1, 32, 28]]]> : tensor<1x2x3xi32> loc("count_leading_zeros_of_shift_left")
  %divide = stablehlo.divide %shift_left, %i32__4 : tensor<1x2x3xi32>
  check.expect_eq_const %divide, dense<[[[1, 0, -12], [306783378, 0, -4]]]> : tensor<1x2x3xi32> loc("divide_of_shift_left")
  %dot_general = stablehlo.dot_general %i32__8, %shift_left, contracting_dims = [1] x [1] : (tensor<4x2xi32>, tensor<1x2x3xi32>) -> tensor<4x1x3xi32>
  check.expect_eq_const %dot_general, dense<[[[-2147483641, -12, 142]], [[2147483633, 8, 50]], [[-2147483637, -8, 6]], [[-2147483641, -12, 142]]]> : tensor<4x1x3xi32> loc("dot_general_of_shift_left")
  %dynamic_slice = stablehlo.dynamic_slice %shift_left, %i32__9, %i32__10, %i32__11, sizes = [1, 1, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %dynamic_slice, dense<[[[-4, 24]]]> : tensor<1x1x2xi32> loc("dynamic_slice_of_shift_left")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i32__12, %shift_left, %i32__9, %i32__13, %i32__9 : (tensor<1x3x4xi32>, tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[3, 5, -2, 7], [4, -4, 24, 5], [2147483647, 0, 14, -3]]]> : tensor<1x3x4xi32> loc("dynamic_update_slice_of_shift_left")
  %maximum = stablehlo.maximum %shift_left, %i32__4 : tensor<1x2x3xi32>
  check.expect_eq_const %maximum, dense<[[[4, 5, 24], [2147483647, 2, 14]]]> : tensor<1x2x3xi32> loc("maximum_of_shift_left")
  %minimum = stablehlo.minimum %i32__4, %shift_left : tensor<1x2x3xi32>
  check.expect_eq_const %minimum, dense<[[[3, -4, -2], [7, 0, -3]]]> : tensor<1x2x3xi32> loc("minimum_of_shift_left")
  %multiply = stablehlo.multiply %shift_left, %shift_left : tensor<1x2x3xi32>
  check.expect_eq_const %multiply, dense<[[[16, 16, 576], [1, 0, 196]]]> : tensor<1x2x3xi32> loc("multiply_of_shift_left")
  %negate = stablehlo.negate %shift_left : tensor<1x2x3xi32>
  check.expect_eq_const %negate, dense<[[[-4, 4, -24], [-2147483647, 0, -14]]]> : tensor<1x2x3xi32> loc("negate_of_shift_left")
  %not = stablehlo.not %shift_left : tensor<1x2x3xi32>
  check.expect_eq_const %not, dense<[[[-5, 3, -25], [-2147483648, -1, -15]]]> : tensor<1x2x3xi32> loc("not_of_shift_left")
  %or = stablehlo.or %i32__4, %shift_left : tensor<1x2x3xi32>
  check.expect_eq_const %or, dense<[[[7, -3, -2], [2147483647, 2, -1]]]> : tensor<1x2x3xi32> loc("or_of_shift_left")
  %pad = stablehlo.pad %shift_left, %i32__6, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x5xi32>
  check.expect_eq_const %pad, dense<[[[6, 6, 6, 6, 6], [4, -4, 24, 6, 6]]]> : tensor<1x2x5xi32> loc("pad_of_shift_left")
  %popcnt = stablehlo.popcnt %shift_left : tensor<1x2x3xi32>
  check.expect_eq_const %popcnt, dense<[[[1, 30, 2], [31, 0, 3]]]> : tensor<1x2x3xi32> loc("popcnt_of_shift_left")
  %power = stablehlo.power %shift_left, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %power, dense<[[[16, -4, 13824], [1, 0, 14]]]> : tensor<1x2x3xi32> loc("power_of_shift_left")
  %reduce = stablehlo.reduce(%shift_left init: %i32__14) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2xi32>
  check.expect_eq_const %reduce, dense<[[24, 2147483647]]> : tensor<1x2xi32> loc("reduce_of_shift_left")
  %reduce_window = "stablehlo.reduce_window"(%shift_left, %i32__9) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %reduce_window, dense<[[[0, 20], [2147483647, 14]]]> : tensor<1x2x2xi32> loc("reduce_window_of_shift_left")
  %remainder = stablehlo.remainder %shift_left, %i32__15 : tensor<1x2x3xi32>
  check.expect_eq_const %remainder, dense<[[[0, 0, 0], [1, 0, 0]]]> : tensor<1x2x3xi32> loc("remainder_of_shift_left")
  %reshape = stablehlo.reshape %shift_left : (tensor<1x2x3xi32>) -> tensor<6xi32>
  check.expect_eq_const %reshape, dense<[4, -4, 24, 2147483647, 0, 14]> : tensor<6xi32> loc("reshape_of_shift_left")
  %reverse = stablehlo.reverse %shift_left, dims = [2] : tensor<1x2x3xi32>
  check.expect_eq_const %reverse, dense<[[[24, -4, 4], [14, 0, 2147483647]]]> : tensor<1x2x3xi32> loc("reverse_of_shift_left")
  %select = stablehlo.select %i1, %shift_left, %i32__4 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  check.expect_eq_const %select, dense<[[[4, 5, 24], [7, 2, 14]]]> : tensor<1x2x3xi32> loc("select_of_shift_left")
  %shift_left_2 = stablehlo.shift_left %shift_left, %i32__16 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_left_2, dense<[[[8, -8, 48], [-2, 0, 28]]]> : tensor<1x2x3xi32> loc("shift_left_of_shift_left")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %shift_left, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[1, -2, 3], [2147483647, 0, 7]]]> : tensor<1x2x3xi32> loc("shift_right_arithmetic_of_shift_left")
  %shift_right_logical = stablehlo.shift_right_logical %shift_left, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_logical, dense<[[[1, 2147483646, 3], [2147483647, 0, 7]]]> : tensor<1x2x3xi32> loc("shift_right_logical_of_shift_left")
  %sign = stablehlo.sign %shift_left : tensor<1x2x3xi32>
  check.expect_eq_const %sign, dense<[[[1, -1, 1], [1, 0, 1]]]> : tensor<1x2x3xi32> loc("sign_of_shift_left")
  %slice = stablehlo.slice %shift_left [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %slice, dense<[[[2147483647, 14]]]> : tensor<1x1x2xi32> loc("slice_of_shift_left")
  %sort = "stablehlo.sort"(%shift_left) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %sort, dense<[[[24, 4, -4], [2147483647, 14, 0]]]> : tensor<1x2x3xi32> loc("sort_of_shift_left")
  %subtract = stablehlo.subtract %i32__4, %shift_left : tensor<1x2x3xi32>
  check.expect_eq_const %subtract, dense<[[[-1, 9, -26], [-2147483640, 2, -17]]]> : tensor<1x2x3xi32> loc("subtract_of_shift_left")
  %transpose = stablehlo.transpose %shift_left, dims = [2, 1, 0] : (tensor<1x2x3xi32>) -> tensor<3x2x1xi32>
  check.expect_eq_const %transpose, dense<[[[4], [2147483647]], [[-4], [0]], [[24], [14]]]> : tensor<3x2x1xi32> loc("transpose_of_shift_left")
  %xor = stablehlo.xor %shift_left, %i32__16 : tensor<1x2x3xi32>
  check.expect_eq_const %xor, dense<[[[5, -3, 25], [2147483646, 1, 15]]]> : tensor<1x2x3xi32> loc("xor_of_shift_left")
  return
}
