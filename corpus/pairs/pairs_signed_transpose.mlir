// Pairs of ops: what takes the signed result of transpose. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[1, -2]], [[3, 2147483647]], [[-2147483648, 7]]]> : tensor<3x1x2xi32>
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
  %transpose = stablehlo.transpose %i32, dims = [1, 2, 0] : (tensor<3x1x2xi32>) -> tensor<1x2x3xi32>
  %abs = stablehlo.abs %transpose : tensor<1x2x3xi32>
  check.expect_eq_const %abs, dense<[[[1, 3, -2147483648], [2, 2147483647, 7]]]> : tensor<1x2x3xi32> loc("abs_of_transpose")
  %add = stablehlo.add %i32__2, %transpose : tensor<1x2x3xi32>
  check.expect_eq_const %add, dense<[[[4, 8, 2147483646], [5, -2147483647, 4]]]> : tensor<1x2x3xi32> loc("add_of_transpose")
  %and = stablehlo.and %transpose, %transpose : tensor<1x2x3xi32>
  check.expect_eq_const %and, dense<[[[1, 3, -2147483648], [-2, 2147483647, 7]]]> : tensor<1x2x3xi32> loc("and_of_transpose")
  %bitcast_convert = stablehlo.bitcast_convert %transpose : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  check.expect_eq_const %bitcast_convert, dense<[[[[1, 0], [3, 0], [0, -32768]], [[-2, -1], [-1, 32767], [7, 0]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_transpose")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %transpose, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[1, 3, -2147483648], [-2, 2147483647, 7]], [[1, 3, -2147483648], [-2, 2147483647, 7]]]]> : tensor<1x2x2x3xi32> loc("broadcast_in_dim_of_transpose")
  %clamp = stablehlo.clamp %i32__3, %i32__2, %transpose : (tensor<i32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %clamp, dense<[[[1, 3, -2147483648], [-2, 2, -3]]]> : tensor<1x2x3xi32> loc("clamp_of_transpose")
  %compare = stablehlo.compare GE, %transpose, %transpose : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<true> : tensor<1x2x3xi1> loc("compare_of_transpose")
  %concatenate = stablehlo.concatenate %i32__6, %transpose, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %concatenate, dense<[[[3, 5, -2], [1, 3, -2147483648], [-2, 2147483647, 7]]]> : tensor<1x3x3xi32> loc("concatenate_of_transpose")
  %convert = stablehlo.convert %transpose : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert, dense<[[[1.0, 3.0, -2147483600.0], [-2.0, 2147483600.0, 7.0]]]> : tensor<1x2x3xf32> loc("convert_of_transpose")
  %count_leading_zeros = stablehlo.count_leading_zeros %transpose : tensor<1x2x3xi32>
  check.expect_eq_const %count_leading_zeros, dense<[[[31, 30, 0], [0, 1, 29]]]> : tensor<1x2x3xi32> loc("count_leading_zeros_of_transpose")
  %divide = stablehlo.divide %transpose, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %divide, dense<[[[0, 0, 1073741824], [0, 1073741823, -2]]]> : tensor<1x2x3xi32> loc("divide_of_transpose")
  %dot_general = stablehlo.dot_general %i32__7, %transpose, contracting_dims = [1] x [1] : (tensor<4x2xi32>, tensor<1x2x3xi32>) -> tensor<4x1x3xi32>
  check.expect_eq_const %dot_general, dense<[[[-7, -2147483644, -2147483613]], [[-16, 2147483635, 49]], [[8, -2147483639, -21]], [[-7, -2147483644, -2147483613]]]> : tensor<4x1x3xi32> loc("dot_general_of_transpose")
  %dynamic_slice = stablehlo.dynamic_slice %transpose, %i32__8, %i32__9, %i32__10, sizes = [1, 1, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %dynamic_slice, dense<[[[3, -2147483648]]]> : tensor<1x1x2xi32> loc("dynamic_slice_of_transpose")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i32__11, %transpose, %i32__8, %i32__12, %i32__8 : (tensor<1x3x4xi32>, tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[3, 5, -2, 7], [1, 3, -2147483648, 5], [-2, 2147483647, 7, -3]]]> : tensor<1x3x4xi32> loc("dynamic_update_slice_of_transpose")
  %maximum = stablehlo.maximum %transpose, %transpose : tensor<1x2x3xi32>
  check.expect_eq_const %maximum, dense<[[[1, 3, -2147483648], [-2, 2147483647, 7]]]> : tensor<1x2x3xi32> loc("maximum_of_transpose")
  %minimum = stablehlo.minimum %transpose, %i32__5 : tensor<1x2x3xi32>
  check.expect_eq_const %minimum, dense<[[[0, 0, -2147483648], [-2, 0, 0]]]> : tensor<1x2x3xi32> loc("minimum_of_transpose")
  %multiply = stablehlo.multiply %transpose, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %multiply, dense<[[[3, 15, 0], [-14, -2, -21]]]> : tensor<1x2x3xi32> loc("multiply_of_transpose")
  %negate = stablehlo.negate %transpose : tensor<1x2x3xi32>
  check.expect_eq_const %negate, dense<[[[-1, -3, -2147483648], [2, -2147483647, -7]]]> : tensor<1x2x3xi32> loc("negate_of_transpose")
  %not = stablehlo.not %transpose : tensor<1x2x3xi32>
  check.expect_eq_const %not, dense<[[[-2, -4, 2147483647], [1, -2147483648, -8]]]> : tensor<1x2x3xi32> loc("not_of_transpose")
  %or = stablehlo.or %transpose, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %or, dense<[[[1, 3, -2147483647], [-1, 2147483647, 7]]]> : tensor<1x2x3xi32> loc("or_of_transpose")
  %pad = stablehlo.pad %transpose, %i32__4, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x5xi32>
  check.expect_eq_const %pad, dense<[[[6, 6, 6, 6, 6], [1, 3, -2147483648, 6, 6]]]> : tensor<1x2x5xi32> loc("pad_of_transpose")
  %popcnt = stablehlo.popcnt %transpose : tensor<1x2x3xi32>
  check.expect_eq_const %popcnt, dense<[[[1, 2, 1], [31, 31, 3]]]> : tensor<1x2x3xi32> loc("popcnt_of_transpose")
  %power = stablehlo.power %transpose, %i32__14 : tensor<1x2x3xi32>
  check.expect_eq_const %power, dense<[[[1, 3, 0], [1, 1, 7]]]> : tensor<1x2x3xi32> loc("power_of_transpose")
  %reduce = stablehlo.reduce(%transpose init: %i32__15) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2xi32>
  check.expect_eq_const %reduce, dense<[[3, 2147483647]]> : tensor<1x2xi32> loc("reduce_of_transpose")
  %reduce_window = "stablehlo.reduce_window"(%transpose, %i32__8) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %reduce_window, dense<[[[4, -2147483645], [2147483645, -2147483642]]]> : tensor<1x2x2xi32> loc("reduce_window_of_transpose")
  %remainder = stablehlo.remainder %transpose, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %remainder, dense<[[[1, 3, 0], [-2, 1, 1]]]> : tensor<1x2x3xi32> loc("remainder_of_transpose")
  %reshape = stablehlo.reshape %transpose : (tensor<1x2x3xi32>) -> tensor<6xi32>
  check.expect_eq_const %reshape, dense<[1, 3, -2147483648, -2, 2147483647, 7]> : tensor<6xi32> loc("reshape_of_transpose")
  %reverse = stablehlo.reverse %transpose, dims = [2] : tensor<1x2x3xi32>
  check.expect_eq_const %reverse, dense<[[[-2147483648, 3, 1], [7, 2147483647, -2]]]> : tensor<1x2x3xi32> loc("reverse_of_transpose")
  %select = stablehlo.select %i1, %transpose, %i32__2 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  check.expect_eq_const %select, dense<[[[1, 5, -2147483648], [7, 2, 7]]]> : tensor<1x2x3xi32> loc("select_of_transpose")
  %shift_left = stablehlo.shift_left %transpose, %i32__14 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_left, dense<[[[4, 6, 0], [-2, -4, 14]]]> : tensor<1x2x3xi32> loc("shift_left_of_transpose")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %transpose, %i32__14 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[0, 1, -268435456], [-2, 536870911, 3]]]> : tensor<1x2x3xi32> loc("shift_right_arithmetic_of_transpose")
  %shift_right_logical = stablehlo.shift_right_logical %transpose, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_logical, dense<[[[0, 1, 1073741824], [2147483647, 1073741823, 3]]]> : tensor<1x2x3xi32> loc("shift_right_logical_of_transpose")
  %sign = stablehlo.sign %transpose : tensor<1x2x3xi32>
  check.expect_eq_const %sign, dense<[[[1, 1, -1], [-1, 1, 1]]]> : tensor<1x2x3xi32> loc("sign_of_transpose")
  %slice = stablehlo.slice %transpose [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %slice, dense<[[[-2, 7]]]> : tensor<1x1x2xi32> loc("slice_of_transpose")
  %sort = "stablehlo.sort"(%transpose) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %sort, dense<[[[3, 1, -2147483648], [2147483647, 7, -2]]]> : tensor<1x2x3xi32> loc("sort_of_transpose")
  %subtract = stablehlo.subtract %transpose, %i32__5 : tensor<1x2x3xi32>
  check.expect_eq_const %subtract, dense<[[[1, 3, -2147483648], [-2, 2147483647, 7]]]> : tensor<1x2x3xi32> loc("subtract_of_transpose")
  %transpose_2 = stablehlo.transpose %transpose, dims = [2, 1, 0] : (tensor<1x2x3xi32>) -> tensor<3x2x1xi32>
  check.expect_eq_const %transpose_2, dense<[[[1], [-2]], [[3], [2147483647]], [[-2147483648], [7]]]> : tensor<3x2x1xi32> loc("transpose_of_transpose")
  %xor = stablehlo.xor %i32__2, %transpose : tensor<1x2x3xi32>
  check.expect_eq_const %xor, dense<[[[2, 6, 2147483646], [-7, 2147483645, -6]]]> : tensor<1x2x3xi32> loc("xor_of_transpose")
  return
}
