// Pairs of ops: what takes the signed result of xor. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[1, -2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x2x3xi32>
  %i32__2 = stablehlo.constant dense<[[[3, 5, -2], [7, 2, -3]]]> : tensor<1x2x3xi32>
  %i32__3 = stablehlo.constant dense<0> : tensor<1x2x3xi32>
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
  %xor = stablehlo.xor %i32, %i32__2 : tensor<1x2x3xi32>
  %abs = stablehlo.abs %xor : tensor<1x2x3xi32>
  check.expect_eq_const %abs, dense<[[[2, 5, 3], [2147483640, 2147483646, 6]]]> : tensor<1x2x3xi32> loc("abs_of_xor")
  %add = stablehlo.add %xor, %i32__3 : tensor<1x2x3xi32>
  check.expect_eq_const %add, dense<[[[2, -5, -3], [2147483640, -2147483646, -6]]]> : tensor<1x2x3xi32> loc("add_of_xor")
  %and = stablehlo.and %xor, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %and, dense<[[[2, 1, -4], [0, 2, -8]]]> : tensor<1x2x3xi32> loc("and_of_xor")
  %bitcast_convert = stablehlo.bitcast_convert %xor : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  check.expect_eq_const %bitcast_convert, dense<[[[[2, 0], [-5, -1], [-3, -1]], [[-8, 32767], [2, -32768], [-6, -1]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_xor")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %xor, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[2, -5, -3], [2147483640, -2147483646, -6]], [[2, -5, -3], [2147483640, -2147483646, -6]]]]> : tensor<1x2x2x3xi32> loc("broadcast_in_dim_of_xor")
  %clamp = stablehlo.clamp %xor, %i32__2, %i32__5 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %clamp, dense<[[[3, 5, -2], [6, 2, -3]]]> : tensor<1x2x3xi32> loc("clamp_of_xor")
  %compare = stablehlo.compare LT, %xor, %i32__2 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[true, true, true], [false, true, true]]]> : tensor<1x2x3xi1> loc("compare_of_xor")
  %concatenate = stablehlo.concatenate %i32__6, %xor, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %concatenate, dense<[[[3, 5, -2], [2, -5, -3], [2147483640, -2147483646, -6]]]> : tensor<1x3x3xi32> loc("concatenate_of_xor")
  %convert = stablehlo.convert %xor : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert, dense<[[[2.0, -5.0, -3.0], [2147483600.0, -2147483600.0, -6.0]]]> : tensor<1x2x3xf32> loc("convert_of_xor")
  %count_leading_zeros = stablehlo.count_leading_zeros %xor : tensor<1x2x3xi32>
  check.expect_eq_const %count_leading_zeros, dense<[[[30, 0, 0], [1, 0, 0]]]> : tensor<1x2x3xi32> loc("count_leading_zeros_of_xor")
  %divide = stablehlo.divide %xor, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %divide, dense<[[[0, -1, 1], [306783377, -1073741823, 2]]]> : tensor<1x2x3xi32> loc("divide_of_xor")
  %dot_general = stablehlo.dot_general %i32__7, %xor, contracting_dims = [1] x [1] : (tensor<4x2xi32>, tensor<1x2x3xi32>) -> tensor<4x1x3xi32>
  check.expect_eq_const %dot_general, dense<[[[2147483614, 2147483643, -39]], [[2147483588, -2147483624, -36]], [[-2147483620, 2147483632, 12]], [[2147483614, 2147483643, -39]]]> : tensor<4x1x3xi32> loc("dot_general_of_xor")
  %dynamic_slice = stablehlo.dynamic_slice %xor, %i32__8, %i32__9, %i32__10, sizes = [1, 1, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %dynamic_slice, dense<[[[-5, -3]]]> : tensor<1x1x2xi32> loc("dynamic_slice_of_xor")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i32__11, %xor, %i32__8, %i32__12, %i32__8 : (tensor<1x3x4xi32>, tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[3, 5, -2, 7], [2, -5, -3, 5], [2147483640, -2147483646, -6, -3]]]> : tensor<1x3x4xi32> loc("dynamic_update_slice_of_xor")
  %maximum = stablehlo.maximum %xor, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %maximum, dense<[[[3, 5, -2], [2147483640, 2, -3]]]> : tensor<1x2x3xi32> loc("maximum_of_xor")
  %minimum = stablehlo.minimum %i32__2, %xor : tensor<1x2x3xi32>
  check.expect_eq_const %minimum, dense<[[[2, -5, -3], [7, -2147483646, -6]]]> : tensor<1x2x3xi32> loc("minimum_of_xor")
  %multiply = stablehlo.multiply %xor, %xor : tensor<1x2x3xi32>
  check.expect_eq_const %multiply, dense<[[[4, 25, 9], [64, 4, 36]]]> : tensor<1x2x3xi32> loc("multiply_of_xor")
  %negate = stablehlo.negate %xor : tensor<1x2x3xi32>
  check.expect_eq_const %negate, dense<[[[-2, 5, 3], [-2147483640, 2147483646, 6]]]> : tensor<1x2x3xi32> loc("negate_of_xor")
  %not = stablehlo.not %xor : tensor<1x2x3xi32>
  check.expect_eq_const %not, dense<[[[-3, 4, 2], [-2147483641, 2147483645, 5]]]> : tensor<1x2x3xi32> loc("not_of_xor")
  %or = stablehlo.or %i32__2, %xor : tensor<1x2x3xi32>
  check.expect_eq_const %or, dense<[[[3, -1, -1], [2147483647, -2147483646, -1]]]> : tensor<1x2x3xi32> loc("or_of_xor")
  %pad = stablehlo.pad %xor, %i32__5, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x5xi32>
  check.expect_eq_const %pad, dense<[[[6, 6, 6, 6, 6], [2, -5, -3, 6, 6]]]> : tensor<1x2x5xi32> loc("pad_of_xor")
  %popcnt = stablehlo.popcnt %xor : tensor<1x2x3xi32>
  check.expect_eq_const %popcnt, dense<[[[1, 31, 31], [28, 2, 30]]]> : tensor<1x2x3xi32> loc("popcnt_of_xor")
  %power = stablehlo.power %xor, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %power, dense<[[[4, -5, -27], [1, 4, -6]]]> : tensor<1x2x3xi32> loc("power_of_xor")
  %reduce = stablehlo.reduce(%xor init: %i32__14) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2xi32>
  check.expect_eq_const %reduce, dense<[[2, 2147483640]]> : tensor<1x2xi32> loc("reduce_of_xor")
  %reduce_window = "stablehlo.reduce_window"(%xor, %i32__8) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %reduce_window, dense<[[[-3, -8], [-6, 2147483644]]]> : tensor<1x2x2xi32> loc("reduce_window_of_xor")
  %remainder = stablehlo.remainder %xor, %i32__15 : tensor<1x2x3xi32>
  check.expect_eq_const %remainder, dense<[[[0, -1, -1], [0, 0, 0]]]> : tensor<1x2x3xi32> loc("remainder_of_xor")
  %reshape = stablehlo.reshape %xor : (tensor<1x2x3xi32>) -> tensor<6xi32>
  check.expect_eq_const %reshape, dense<[2, -5, -3, 2147483640, -2147483646, -6]> : tensor<6xi32> loc("reshape_of_xor")
  %reverse = stablehlo.reverse %xor, dims = [2] : tensor<1x2x3xi32>
  check.expect_eq_const %reverse, dense<[[[-3, -5, 2], [-6, -2147483646, 2147483640]]]> : tensor<1x2x3xi32> loc("reverse_of_xor")
  %select = stablehlo.select %i1, %xor, %i32__2 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  check.expect_eq_const %select, dense<[[[2, 5, -3], [7, 2, -6]]]> : tensor<1x2x3xi32> loc("select_of_xor")
  %shift_left = stablehlo.shift_left %xor, %i32__16 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_left, dense<[[[4, -10, -6], [-16, 4, -12]]]> : tensor<1x2x3xi32> loc("shift_left_of_xor")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %xor, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[0, -3, -1], [2147483640, -536870912, -3]]]> : tensor<1x2x3xi32> loc("shift_right_arithmetic_of_xor")
  %shift_right_logical = stablehlo.shift_right_logical %xor, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_logical, dense<[[[0, 2147483645, 536870911], [2147483640, 536870912, 2147483645]]]> : tensor<1x2x3xi32> loc("shift_right_logical_of_xor")
  %sign = stablehlo.sign %xor : tensor<1x2x3xi32>
  check.expect_eq_const %sign, dense<[[[1, -1, -1], [1, -1, -1]]]> : tensor<1x2x3xi32> loc("sign_of_xor")
  %slice = stablehlo.slice %xor [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %slice, dense<[[[2147483640, -6]]]> : tensor<1x1x2xi32> loc("slice_of_xor")
  %sort = "stablehlo.sort"(%xor) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %sort, dense<[[[2, -3, -5], [2147483640, -6, -2147483646]]]> : tensor<1x2x3xi32> loc("sort_of_xor")
  %subtract = stablehlo.subtract %i32__2, %xor : tensor<1x2x3xi32>
  check.expect_eq_const %subtract, dense<[[[1, 10, 1], [-2147483633, -2147483648, 3]]]> : tensor<1x2x3xi32> loc("subtract_of_xor")
  %transpose = stablehlo.transpose %xor, dims = [2, 1, 0] : (tensor<1x2x3xi32>) -> tensor<3x2x1xi32>
  check.expect_eq_const %transpose, dense<[[[2], [2147483640]], [[-5], [-2147483646]], [[-3], [-6]]]> : tensor<3x2x1xi32> loc("transpose_of_xor")
  %xor_2 = stablehlo.xor %xor, %i32__16 : tensor<1x2x3xi32>
  check.expect_eq_const %xor_2, dense<[[[3, -6, -4], [2147483641, -2147483645, -5]]]> : tensor<1x2x3xi32> loc("xor_of_xor")
  return
}
