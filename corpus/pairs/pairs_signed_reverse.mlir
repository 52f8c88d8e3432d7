// Pairs of ops: what takes the signed result of reverse. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[1, -2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x2x3xi32>
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
  %reverse = stablehlo.reverse %i32, dims = [1, 2] : tensor<1x2x3xi32>
  %abs = stablehlo.abs %reverse : tensor<1x2x3xi32>
  check.expect_eq_const %abs, dense<[[[7, -2147483648, 2147483647], [3, 2, 1]]]> : tensor<1x2x3xi32> loc("abs_of_reverse")
  %add = stablehlo.add %reverse, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %add, dense<[[[7, -2147483648, 2147483647], [3, -2, 1]]]> : tensor<1x2x3xi32> loc("add_of_reverse")
  %and = stablehlo.and %reverse, %i32__3 : tensor<1x2x3xi32>
  check.expect_eq_const %and, dense<[[[3, 0, 2147483646], [3, 2, 1]]]> : tensor<1x2x3xi32> loc("and_of_reverse")
  %bitcast_convert = stablehlo.bitcast_convert %reverse : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  check.expect_eq_const %bitcast_convert, dense<[[[[7, 0], [0, -32768], [-1, 32767]], [[3, 0], [-2, -1], [1, 0]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_reverse")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %reverse, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[7, -2147483648, 2147483647], [3, -2, 1]], [[7, -2147483648, 2147483647], [3, -2, 1]]]]> : tensor<1x2x2x3xi32> loc("broadcast_in_dim_of_reverse")
  %clamp = stablehlo.clamp %i32__4, %i32__3, %reverse : (tensor<i32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %clamp, dense<[[[3, -2147483648, -2], [3, -2, -3]]]> : tensor<1x2x3xi32> loc("clamp_of_reverse")
  %compare = stablehlo.compare LT, %reverse, %i32__3 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[false, true, false], [true, true, false]]]> : tensor<1x2x3xi1> loc("compare_of_reverse")
  %concatenate = stablehlo.concatenate %i32__6, %reverse, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %concatenate, dense<[[[3, 5, -2], [7, -2147483648, 2147483647], [3, -2, 1]]]> : tensor<1x3x3xi32> loc("concatenate_of_reverse")
  %convert = stablehlo.convert %reverse : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert, dense<[[[7.0, -2147483600.0, 2147483600.0], [3.0, -2.0, 1.0]]]> : tensor<1x2x3xf32> loc("convert_of_reverse")
  %count_leading_zeros = stablehlo.count_leading_zeros %reverse : tensor<1x2x3xi32>
  check.expect_eq_const %count_leading_zeros, dense<[[[29, 0, 1], [30, 0, 31]]]> : tensor<1x2x3xi32> loc("count_leading_zeros_of_reverse")
  %divide = stablehlo.divide %reverse, %i32__3 : tensor<1x2x3xi32>
  check.expect_eq_const %divide, dense<[[[2, -429496729, -1073741823], [0, -1, 0]]]> : tensor<1x2x3xi32> loc("divide_of_reverse")
  %dot_general = stablehlo.dot_general %i32__7, %reverse, contracting_dims = [1] x [1] : (tensor<4x2xi32>, tensor<1x2x3xi32>) -> tensor<4x1x3xi32>
  check.expect_eq_const %dot_general, dense<[[[36, 2147483638, -2147483646]], [[7, -14, 9]], [[5, 6, -5]], [[36, 2147483638, -2147483646]]]> : tensor<4x1x3xi32> loc("dot_general_of_reverse")
  %dynamic_slice = stablehlo.dynamic_slice %reverse, %i32__8, %i32__9, %i32__10, sizes = [1, 1, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %dynamic_slice, dense<[[[-2147483648, 2147483647]]]> : tensor<1x1x2xi32> loc("dynamic_slice_of_reverse")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i32__11, %reverse, %i32__8, %i32__12, %i32__8 : (tensor<1x3x4xi32>, tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[3, 5, -2, 7], [7, -2147483648, 2147483647, 5], [3, -2, 1, -3]]]> : tensor<1x3x4xi32> loc("dynamic_update_slice_of_reverse")
  %maximum = stablehlo.maximum %reverse, %i32__3 : tensor<1x2x3xi32>
  check.expect_eq_const %maximum, dense<[[[7, 5, 2147483647], [7, 2, 1]]]> : tensor<1x2x3xi32> loc("maximum_of_reverse")
  %minimum = stablehlo.minimum %i32__3, %reverse : tensor<1x2x3xi32>
  check.expect_eq_const %minimum, dense<[[[3, -2147483648, -2], [3, -2, -3]]]> : tensor<1x2x3xi32> loc("minimum_of_reverse")
  %multiply = stablehlo.multiply %reverse, %reverse : tensor<1x2x3xi32>
  check.expect_eq_const %multiply, dense<[[[49, 0, 1], [9, 4, 1]]]> : tensor<1x2x3xi32> loc("multiply_of_reverse")
  %negate = stablehlo.negate %reverse : tensor<1x2x3xi32>
  check.expect_eq_const %negate, dense<[[[-7, -2147483648, -2147483647], [-3, 2, -1]]]> : tensor<1x2x3xi32> loc("negate_of_reverse")
  %not = stablehlo.not %reverse : tensor<1x2x3xi32>
  check.expect_eq_const %not, dense<[[[-8, 2147483647, -2147483648], [-4, 1, -2]]]> : tensor<1x2x3xi32> loc("not_of_reverse")
  %or = stablehlo.or %i32__3, %reverse : tensor<1x2x3xi32>
  check.expect_eq_const %or, dense<[[[7, -2147483643, -1], [7, -2, -3]]]> : tensor<1x2x3xi32> loc("or_of_reverse")
  %pad = stablehlo.pad %reverse, %i32__5, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x5xi32>
  check.expect_eq_const %pad, dense<[[[6, 6, 6, 6, 6], [7, -2147483648, 2147483647, 6, 6]]]> : tensor<1x2x5xi32> loc("pad_of_reverse")
  %popcnt = stablehlo.popcnt %reverse : tensor<1x2x3xi32>
  check.expect_eq_const %popcnt, dense<[[[3, 1, 31], [2, 31, 1]]]> : tensor<1x2x3xi32> loc("popcnt_of_reverse")
  %power = stablehlo.power %reverse, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %power, dense<[[[49, -2147483648, 2147483647], [1, 4, 1]]]> : tensor<1x2x3xi32> loc("power_of_reverse")
  %reduce = stablehlo.reduce(%reverse init: %i32__14) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2xi32>
  check.expect_eq_const %reduce, dense<[[2147483647, 3]]> : tensor<1x2xi32> loc("reduce_of_reverse")
  %reduce_window = "stablehlo.reduce_window"(%reverse, %i32__8) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %reduce_window, dense<[[[-2147483641, -1], [1, -1]]]> : tensor<1x2x2xi32> loc("reduce_window_of_reverse")
  %remainder = stablehlo.remainder %reverse, %i32__15 : tensor<1x2x3xi32>
  check.expect_eq_const %remainder, dense<[[[1, 0, 1], [1, 0, 1]]]> : tensor<1x2x3xi32> loc("remainder_of_reverse")
  %reshape = stablehlo.reshape %reverse : (tensor<1x2x3xi32>) -> tensor<6xi32>
  check.expect_eq_const %reshape, dense<[7, -2147483648, 2147483647, 3, -2, 1]> : tensor<6xi32> loc("reshape_of_reverse")
  %reverse_2 = stablehlo.reverse %reverse, dims = [2] : tensor<1x2x3xi32>
  check.expect_eq_const %reverse_2, dense<[[[2147483647, -2147483648, 7], [1, -2, 3]]]> : tensor<1x2x3xi32> loc("reverse_of_reverse")
  %select = stablehlo.select %i1, %reverse, %i32__3 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  check.expect_eq_const %select, dense<[[[7, 5, 2147483647], [7, 2, 1]]]> : tensor<1x2x3xi32> loc("select_of_reverse")
  %shift_left = stablehlo.shift_left %reverse, %i32__16 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_left, dense<[[[14, 0, -2], [6, -4, 2]]]> : tensor<1x2x3xi32> loc("shift_left_of_reverse")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %reverse, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[1, -1073741824, 268435455], [3, -1, 0]]]> : tensor<1x2x3xi32> loc("shift_right_arithmetic_of_reverse")
  %shift_right_logical = stablehlo.shift_right_logical %reverse, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_logical, dense<[[[1, 1073741824, 268435455], [3, 1073741823, 0]]]> : tensor<1x2x3xi32> loc("shift_right_logical_of_reverse")
  %sign = stablehlo.sign %reverse : tensor<1x2x3xi32>
  check.expect_eq_const %sign, dense<[[[1, -1, 1], [1, -1, 1]]]> : tensor<1x2x3xi32> loc("sign_of_reverse")
  %slice = stablehlo.slice %reverse [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %slice, dense<[[[3, 1]]]> : tensor<1x1x2xi32> loc("slice_of_reverse")
  %sort = "stablehlo.sort"(%reverse) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %sort, dense<[[[2147483647, 7, -2147483648], [3, 1, -2]]]> : tensor<1x2x3xi32> loc("sort_of_reverse")
  %subtract = stablehlo.subtract %i32__3, %reverse : tensor<1x2x3xi32>
  check.expect_eq_const %subtract, dense<[[[-4, -2147483643, 2147483647], [4, 4, -4]]]> : tensor<1x2x3xi32> loc("subtract_of_reverse")
  %transpose = stablehlo.transpose %reverse, dims = [2, 1, 0] : (tensor<1x2x3xi32>) -> tensor<3x2x1xi32>
  check.expect_eq_const %transpose, dense<[[[7], [3]], [[-2147483648], [-2]], [[2147483647], [1]]]> : tensor<3x2x1xi32> loc("transpose_of_reverse")
  %xor = stablehlo.xor %reverse, %i32__16 : tensor<1x2x3xi32>
  check.expect_eq_const %xor, dense<[[[6, -2147483647, 2147483646], [2, -1, 0]]]> : tensor<1x2x3xi32> loc("xor_of_reverse")
  return
}
