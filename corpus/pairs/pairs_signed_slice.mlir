// Pairs of ops: what takes the signed result of slice. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[1, -2, 3], [2147483647, -2147483648, 7]], [[-6, 8, 1], [-3, 4, 2]]]> : tensor<2x2x3xi32>
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
  %slice = stablehlo.slice %i32 [1:2, 0:2, 0:3] : (tensor<2x2x3xi32>) -> tensor<1x2x3xi32>
  %abs = stablehlo.abs %slice : tensor<1x2x3xi32>
  check.expect_eq_const %abs, dense<[[[6, 8, 1], [3, 4, 2]]]> : tensor<1x2x3xi32> loc("abs_of_slice")
  %add = stablehlo.add %slice, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %add, dense<[[[-6, 8, 1], [-3, 4, 2]]]> : tensor<1x2x3xi32> loc("add_of_slice")
  %and = stablehlo.and %slice, %i32__3 : tensor<1x2x3xi32>
  check.expect_eq_const %and, dense<[[[2, 0, 0], [5, 0, 0]]]> : tensor<1x2x3xi32> loc("and_of_slice")
  %bitcast_convert = stablehlo.bitcast_convert %slice : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  check.expect_eq_const %bitcast_convert, dense<[[[[-6, -1], [8, 0], [1, 0]], [[-3, -1], [4, 0], [2, 0]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_slice")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[-6, 8, 1], [-3, 4, 2]], [[-6, 8, 1], [-3, 4, 2]]]]> : tensor<1x2x2x3xi32> loc("broadcast_in_dim_of_slice")
  %clamp = stablehlo.clamp %i32__4, %i32__3, %slice : (tensor<i32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %clamp, dense<[[[-6, 5, -2], [-3, 2, -3]]]> : tensor<1x2x3xi32> loc("clamp_of_slice")
  %compare = stablehlo.compare LT, %slice, %i32__3 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[true, false, false], [true, false, false]]]> : tensor<1x2x3xi1> loc("compare_of_slice")
  %concatenate = stablehlo.concatenate %i32__6, %slice, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %concatenate, dense<[[[3, 5, -2], [-6, 8, 1], [-3, 4, 2]]]> : tensor<1x3x3xi32> loc("concatenate_of_slice")
  %convert = stablehlo.convert %slice : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert, dense<[[[-6.0, 8.0, 1.0], [-3.0, 4.0, 2.0]]]> : tensor<1x2x3xf32> loc("convert_of_slice")
  %count_leading_zeros = stablehlo.count_leading_zeros %slice : tensor<1x2x3xi32>
  check.expect_eq_const %count_leading_zeros, dense<[[[0, 28, 31], [0, 29, 30]]]> : tensor<1x2x3xi32> loc("count_leading_zeros_of_slice")
  %divide = stablehlo.divide %slice, %i32__3 : tensor<1x2x3xi32>
  check.expect_eq_const %divide, dense<[[[-2, 1, 0], [0, 2, 0]]]> : tensor<1x2x3xi32> loc("divide_of_slice")
  %dot_general = stablehlo.dot_general %i32__7, %slice, contracting_dims = [1] x [1] : (tensor<4x2xi32>, tensor<1x2x3xi32>) -> tensor<4x1x3xi32>
  check.expect_eq_const %dot_general, dense<[[[-33, 44, 13]], [[-9, 12, 12]], [[-3, 4, -4]], [[-33, 44, 13]]]> : tensor<4x1x3xi32> loc("dot_general_of_slice")
  %dynamic_slice = stablehlo.dynamic_slice %slice, %i32__8, %i32__9, %i32__10, sizes = [1, 1, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %dynamic_slice, dense<[[[8, 1]]]> : tensor<1x1x2xi32> loc("dynamic_slice_of_slice")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i32__11, %slice, %i32__8, %i32__12, %i32__8 : (tensor<1x3x4xi32>, tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[3, 5, -2, 7], [-6, 8, 1, 5], [-3, 4, 2, -3]]]> : tensor<1x3x4xi32> loc("dynamic_update_slice_of_slice")
  %maximum = stablehlo.maximum %slice, %i32__3 : tensor<1x2x3xi32>
  check.expect_eq_const %maximum, dense<[[[3, 8, 1], [7, 4, 2]]]> : tensor<1x2x3xi32> loc("maximum_of_slice")
  %minimum = stablehlo.minimum %i32__3, %slice : tensor<1x2x3xi32>
  check.expect_eq_const %minimum, dense<[[[-6, 5, -2], [-3, 2, -3]]]> : tensor<1x2x3xi32> loc("minimum_of_slice")
  %multiply = stablehlo.multiply %slice, %slice : tensor<1x2x3xi32>
  check.expect_eq_const %multiply, dense<[[[36, 64, 1], [9, 16, 4]]]> : tensor<1x2x3xi32> loc("multiply_of_slice")
  %negate = stablehlo.negate %slice : tensor<1x2x3xi32>
  check.expect_eq_const %negate, dense<[[[6, -8, -1], [3, -4, -2]]]> : tensor<1x2x3xi32> loc("negate_of_slice")
  %not = stablehlo.not %slice : tensor<1x2x3xi32>
  check.expect_eq_const %not, dense<[[[5, -9, -2], [2, -5, -3]]]> : tensor<1x2x3xi32> loc("not_of_slice")
  %or = stablehlo.or %i32__3, %slice : tensor<1x2x3xi32>
  check.expect_eq_const %or, dense<[[[-5, 13, -1], [-1, 6, -1]]]> : tensor<1x2x3xi32> loc("or_of_slice")
  %pad = stablehlo.pad %slice, %i32__5, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x5xi32>
  check.expect_eq_const %pad, dense<[[[6, 6, 6, 6, 6], [-6, 8, 1, 6, 6]]]> : tensor<1x2x5xi32> loc("pad_of_slice")
  %popcnt = stablehlo.popcnt %slice : tensor<1x2x3xi32>
  check.expect_eq_const %popcnt, dense<[[[30, 1, 1], [31, 1, 1]]]> : tensor<1x2x3xi32> loc("popcnt_of_slice")
  %power = stablehlo.power %slice, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %power, dense<[[[36, 8, 1], [1, 16, 2]]]> : tensor<1x2x3xi32> loc("power_of_slice")
  %reduce = stablehlo.reduce(%slice init: %i32__14) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2xi32>
  check.expect_eq_const %reduce, dense<[[8, 4]]> : tensor<1x2xi32> loc("reduce_of_slice")
  %reduce_window = "stablehlo.reduce_window"(%slice, %i32__8) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %reduce_window, dense<[[[2, 9], [1, 6]]]> : tensor<1x2x2xi32> loc("reduce_window_of_slice")
  %remainder = stablehlo.remainder %slice, %i32__15 : tensor<1x2x3xi32>
  check.expect_eq_const %remainder, dense<[[[0, 0, 1], [-1, 0, 0]]]> : tensor<1x2x3xi32> loc("remainder_of_slice")
  %reshape = stablehlo.reshape %slice : (tensor<1x2x3xi32>) -> tensor<6xi32>
  check.expect_eq_const %reshape, dense<[-6, 8, 1, -3, 4, 2]> : tensor<6xi32> loc("reshape_of_slice")
  %reverse = stablehlo.reverse %slice, dims = [2] : tensor<1x2x3xi32>
  check.expect_eq_const %reverse, dense<[[[1, 8, -6], [2, 4, -3]]]> : tensor<1x2x3xi32> loc("reverse_of_slice")
  %select = stablehlo.select %i1, %slice, %i32__3 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  check.expect_eq_const %select, dense<[[[-6, 5, 1], [7, 2, 2]]]> : tensor<1x2x3xi32> loc("select_of_slice")
  %shift_left = stablehlo.shift_left %slice, %i32__16 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_left, dense<[[[-12, 16, 2], [-6, 8, 4]]]> : tensor<1x2x3xi32> loc("shift_left_of_slice")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %slice, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[-2, 4, 0], [-3, 1, 1]]]> : tensor<1x2x3xi32> loc("shift_right_arithmetic_of_slice")
  %shift_right_logical = stablehlo.shift_right_logical %slice, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_logical, dense<[[[1073741822, 4, 0], [-3, 1, 1]]]> : tensor<1x2x3xi32> loc("shift_right_logical_of_slice")
  %sign = stablehlo.sign %slice : tensor<1x2x3xi32>
  check.expect_eq_const %sign, dense<[[[-1, 1, 1], [-1, 1, 1]]]> : tensor<1x2x3xi32> loc("sign_of_slice")
  %slice_2 = stablehlo.slice %slice [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %slice_2, dense<[[[-3, 2]]]> : tensor<1x1x2xi32> loc("slice_of_slice")
  %sort = "stablehlo.sort"(%slice) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %sort, dense<[[[8, 1, -6], [4, 2, -3]]]> : tensor<1x2x3xi32> loc("sort_of_slice")
  %subtract = stablehlo.subtract %i32__3, %slice : tensor<1x2x3xi32>
  check.expect_eq_const %subtract, dense<[[[9, -3, -3], [10, -2, -5]]]> : tensor<1x2x3xi32> loc("subtract_of_slice")
  %transpose = stablehlo.transpose %slice, dims = [2, 1, 0] : (tensor<1x2x3xi32>) -> tensor<3x2x1xi32>
  check.expect_eq_const %transpose, dense<[[[-6], [-3]], [[8], [4]], [[1], [2]]]> : tensor<3x2x1xi32> loc("transpose_of_slice")
  %xor = stablehlo.xor %slice, %i32__16 : tensor<1x2x3xi32>
  check.expect_eq_const %xor, dense<[[[-5, 9, 0], [-4, 5, 3]]]> : tensor<1x2x3xi32> loc("xor_of_slice")
  return
}
