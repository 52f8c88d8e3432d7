// Pairs of ops: what takes the signed result of dynamic_slice. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[1, -2, 3, 2147483647], [-2147483648, 7, -6, 8]]]> : tensor<1x2x4xi32>
  %i32__2 = stablehlo.constant dense<0> : tensor<i32>
  %i32__3 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__4 = stablehlo.constant dense<9> : tensor<i32>
  %i32__5 = stablehlo.constant dense<0> : tensor<1x2x3xi32>
  %i32__6 = stablehlo.constant dense<[[[3, 5, -2], [7, 2, -3]]]> : tensor<1x2x3xi32>
  %i32__7 = stablehlo.constant dense<-3> : tensor<i32>
  %i32__8 = stablehlo.constant dense<6> : tensor<i32>
  %i32__9 = stablehlo.constant dense<[[[3, 5, -2]]]> : tensor<1x1x3xi32>
  %i32__10 = stablehlo.constant dense<[[3, 5], [-2, 7], [2, -3], [3, 5]]> : tensor<4x2xi32>
  %i32__11 = stablehlo.constant dense<[[[3, 5, -2, 7], [2, -3, 3, 5], [-2, 7, 2, -3]]]> : tensor<1x3x4xi32>
  %i32__12 = stablehlo.constant dense<2> : tensor<i32>
  %i32__13 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xi32>
  %i32__14 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %i32__15 = stablehlo.constant dense<2> : tensor<1x2x3xi32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %i32__16 = stablehlo.constant dense<1> : tensor<1x2x3xi32>
  %dynamic_slice = stablehlo.dynamic_slice %i32, %i32__2, %i32__3, %i32__4, sizes = [1, 2, 3] : (tensor<1x2x4xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi32>
  %abs = stablehlo.abs %dynamic_slice : tensor<1x2x3xi32>
  check.expect_eq_const %abs, dense<[[[2, 3, 2147483647], [7, 6, 8]]]> : tensor<1x2x3xi32> loc("abs_of_dynamic_slice")
  %add = stablehlo.add %dynamic_slice, %i32__5 : tensor<1x2x3xi32>
  check.expect_eq_const %add, dense<[[[-2, 3, 2147483647], [7, -6, 8]]]> : tensor<1x2x3xi32> loc("add_of_dynamic_slice")
  %and = stablehlo.and %dynamic_slice, %i32__6 : tensor<1x2x3xi32>
  check.expect_eq_const %and, dense<[[[2, 1, 2147483646], [7, 2, 8]]]> : tensor<1x2x3xi32> loc("and_of_dynamic_slice")
  %bitcast_convert = stablehlo.bitcast_convert %dynamic_slice : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  check.expect_eq_const %bitcast_convert, dense<[[[[-2, -1], [3, 0], [-1, 32767]], [[7, 0], [-6, -1], [8, 0]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_dynamic_slice")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %dynamic_slice, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[-2, 3, 2147483647], [7, -6, 8]], [[-2, 3, 2147483647], [7, -6, 8]]]]> : tensor<1x2x2x3xi32> loc("broadcast_in_dim_of_dynamic_slice")
  %clamp = stablehlo.clamp %i32__7, %dynamic_slice, %i32__8 : (tensor<i32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %clamp, dense<[[[-2, 3, 6], [6, -3, 6]]]> : tensor<1x2x3xi32> loc("clamp_of_dynamic_slice")
  %compare = stablehlo.compare LT, %dynamic_slice, %i32__6 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[true, true, false], [false, true, false]]]> : tensor<1x2x3xi1> loc("compare_of_dynamic_slice")
  %concatenate = stablehlo.concatenate %i32__9, %dynamic_slice, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %concatenate, dense<[[[3, 5, -2], [-2, 3, 2147483647], [7, -6, 8]]]> : tensor<1x3x3xi32> loc("concatenate_of_dynamic_slice")
  %convert = stablehlo.convert %dynamic_slice : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert, dense<[[[-2.0, 3.0, 2147483600.0], [7.0, -6.0, 8.0]]]> : tensor<1x2x3xf32> loc("convert_of_dynamic_slice")
  %count_leading_zeros = stablehlo.count_leading_zeros %dynamic_slice : tensor<1x2x3xi32>
  check.expect_eq_const %count_leading_zeros, dense<[[[0, 30, 1], [29, 0, 28]]]> : tensor<1x2x3xi32> loc("count_leading_zeros_of_dynamic_slice")
  %divide = stablehlo.divide %dynamic_slice, %i32__6 : tensor<1x2x3xi32>
  check.expect_eq_const %divide, dense<[[[0, 0, -1073741823], [1, -3, -2]]]> : tensor<1x2x3xi32> loc("divide_of_dynamic_slice")
  %dot_general = stablehlo.dot_general %i32__10, %dynamic_slice, contracting_dims = [1] x [1] : (tensor<4x2xi32>, tensor<1x2x3xi32>) -> tensor<4x1x3xi32>
  check.expect_eq_const %dot_general, dense<[[[29, -21, -2147483611]], [[53, -48, 58]], [[-25, 24, -26]], [[29, -21, -2147483611]]]> : tensor<4x1x3xi32> loc("dot_general_of_dynamic_slice")
  %dynamic_slice_2 = stablehlo.dynamic_slice %dynamic_slice, %i32__2, %i32__3, %i32__4, sizes = [1, 1, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %dynamic_slice_2, dense<[[[3, 2147483647]]]> : tensor<1x1x2xi32> loc("dynamic_slice_of_dynamic_slice")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i32__11, %dynamic_slice, %i32__2, %i32__12, %i32__2 : (tensor<1x3x4xi32>, tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[3, 5, -2, 7], [-2, 3, 2147483647, 5], [7, -6, 8, -3]]]> : tensor<1x3x4xi32> loc("dynamic_update_slice_of_dynamic_slice")
  %maximum = stablehlo.maximum %dynamic_slice, %i32__6 : tensor<1x2x3xi32>
  check.expect_eq_const %maximum, dense<[[[3, 5, 2147483647], [7, 2, 8]]]> : tensor<1x2x3xi32> loc("maximum_of_dynamic_slice")
  %minimum = stablehlo.minimum %i32__6, %dynamic_slice : tensor<1x2x3xi32>
  check.expect_eq_const %minimum, dense<[[[-2, 3, -2], [7, -6, -3]]]> : tensor<1x2x3xi32> loc("minimum_of_dynamic_slice")
  %multiply = stablehlo.multiply %dynamic_slice, %dynamic_slice : tensor<1x2x3xi32>
  check.expect_eq_const %multiply, dense<[[[4, 9, 1], [49, 36, 64]]]> : tensor<1x2x3xi32> loc("multiply_of_dynamic_slice")
  %negate = stablehlo.negate %dynamic_slice : tensor<1x2x3xi32>
  check.expect_eq_const %negate, dense<[[[2, -3, -2147483647], [-7, 6, -8]]]> : tensor<1x2x3xi32> loc("negate_of_dynamic_slice")
  %not = stablehlo.not %dynamic_slice : tensor<1x2x3xi32>
  check.expect_eq_const %not, dense<[[[1, -4, -2147483648], [-8, 5, -9]]]> : tensor<1x2x3xi32> loc("not_of_dynamic_slice")
  %or = stablehlo.or %i32__6, %dynamic_slice : tensor<1x2x3xi32>
  check.expect_eq_const %or, dense<[[[-1, 7, -1], [7, -6, -3]]]> : tensor<1x2x3xi32> loc("or_of_dynamic_slice")
  %pad = stablehlo.pad %dynamic_slice, %i32__8, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x5xi32>
  check.expect_eq_const %pad, dense<[[[6, 6, 6, 6, 6], [-2, 3, 2147483647, 6, 6]]]> : tensor<1x2x5xi32> loc("pad_of_dynamic_slice")
  %popcnt = stablehlo.popcnt %dynamic_slice : tensor<1x2x3xi32>
  check.expect_eq_const %popcnt, dense<[[[31, 2, 31], [3, 30, 1]]]> : tensor<1x2x3xi32> loc("popcnt_of_dynamic_slice")
  %power = stablehlo.power %dynamic_slice, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %power, dense<[[[4, 3, 2147483647], [1, 36, 8]]]> : tensor<1x2x3xi32> loc("power_of_dynamic_slice")
  %reduce = stablehlo.reduce(%dynamic_slice init: %i32__14) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2xi32>
  check.expect_eq_const %reduce, dense<[[2147483647, 8]]> : tensor<1x2xi32> loc("reduce_of_dynamic_slice")
  %reduce_window = "stablehlo.reduce_window"(%dynamic_slice, %i32__2) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %reduce_window, dense<[[[1, -2147483646], [1, 2]]]> : tensor<1x2x2xi32> loc("reduce_window_of_dynamic_slice")
  %remainder = stablehlo.remainder %dynamic_slice, %i32__15 : tensor<1x2x3xi32>
  check.expect_eq_const %remainder, dense<[[[0, 1, 1], [1, 0, 0]]]> : tensor<1x2x3xi32> loc("remainder_of_dynamic_slice")
  %reshape = stablehlo.reshape %dynamic_slice : (tensor<1x2x3xi32>) -> tensor<6xi32>
  check.expect_eq_const %reshape, dense<[-2, 3, 2147483647, 7, -6, 8]> : tensor<6xi32> loc("reshape_of_dynamic_slice")
  %reverse = stablehlo.reverse %dynamic_slice, dims = [2] : tensor<1x2x3xi32>
  check.expect_eq_const %reverse, dense<[[[2147483647, 3, -2], [8, -6, 7]]]> : tensor<1x2x3xi32> loc("reverse_of_dynamic_slice")
  %select = stablehlo.select %i1, %dynamic_slice, %i32__6 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  check.expect_eq_const %select, dense<[[[-2, 5, 2147483647], [7, 2, 8]]]> : tensor<1x2x3xi32> loc("select_of_dynamic_slice")
  %shift_left = stablehlo.shift_left %dynamic_slice, %i32__16 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_left, dense<[[[-4, 6, -2], [14, -12, 16]]]> : tensor<1x2x3xi32> loc("shift_left_of_dynamic_slice")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %dynamic_slice, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[-1, 1, 268435455], [7, -2, 4]]]> : tensor<1x2x3xi32> loc("shift_right_arithmetic_of_dynamic_slice")
  %shift_right_logical = stablehlo.shift_right_logical %dynamic_slice, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_logical, dense<[[[1073741823, 1, 268435455], [7, 1073741822, 4]]]> : tensor<1x2x3xi32> loc("shift_right_logical_of_dynamic_slice")
  %sign = stablehlo.sign %dynamic_slice : tensor<1x2x3xi32>
  check.expect_eq_const %sign, dense<[[[-1, 1, 1], [1, -1, 1]]]> : tensor<1x2x3xi32> loc("sign_of_dynamic_slice")
  %slice = stablehlo.slice %dynamic_slice [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %slice, dense<[[[7, 8]]]> : tensor<1x1x2xi32> loc("slice_of_dynamic_slice")
  %sort = "stablehlo.sort"(%dynamic_slice) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %sort, dense<[[[2147483647, 3, -2], [8, 7, -6]]]> : tensor<1x2x3xi32> loc("sort_of_dynamic_slice")
  %subtract = stablehlo.subtract %i32__6, %dynamic_slice : tensor<1x2x3xi32>
  check.expect_eq_const %subtract, dense<[[[5, 2, 2147483647], [0, 8, -11]]]> : tensor<1x2x3xi32> loc("subtract_of_dynamic_slice")
  %transpose = stablehlo.transpose %dynamic_slice, dims = [2, 1, 0] : (tensor<1x2x3xi32>) -> tensor<3x2x1xi32>
  check.expect_eq_const %transpose, dense<[[[-2], [7]], [[3], [-6]], [[2147483647], [8]]]> : tensor<3x2x1xi32> loc("transpose_of_dynamic_slice")
  %xor = stablehlo.xor %dynamic_slice, %i32__16 : tensor<1x2x3xi32>
  check.expect_eq_const %xor, dense<[[[-1, 2, 2147483646], [6, -5, 9]]]> : tensor<1x2x3xi32> loc("xor_of_dynamic_slice")
  return
}
