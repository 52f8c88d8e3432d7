// Pairs of ops: what takes the signed result of convert. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %i32 = stablehlo.constant dense<0> : tensor<1x2x3xi32>
  %i32__2 = stablehlo.constant dense<[[[3, 5, -2], [7, 2, -3]]]> : tensor<1x2x3xi32>
  %i32__3 = stablehlo.constant dense<-3> : tensor<i32>
  %i32__4 = stablehlo.constant dense<6> : tensor<i32>
  %i32__5 = stablehlo.constant dense<[[[3, 5, -2]]]> : tensor<1x1x3xi32>
  %i32__6 = stablehlo.constant dense<[[3, 5], [-2, 7], [2, -3], [3, 5]]> : tensor<4x2xi32>
  %i32__7 = stablehlo.constant dense<0> : tensor<i32>
  %i32__8 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__9 = stablehlo.constant dense<9> : tensor<i32>
  %i32__10 = stablehlo.constant dense<[[[3, 5, -2, 7], [2, -3, 3, 5], [-2, 7, 2, -3]]]> : tensor<1x3x4xi32>
  %i32__11 = stablehlo.constant dense<2> : tensor<i32>
  %i32__12 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xi32>
  %i32__13 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %i32__14 = stablehlo.constant dense<2> : tensor<1x2x3xi32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %i32__15 = stablehlo.constant dense<1> : tensor<1x2x3xi32>
  %convert = stablehlo.convert %f32 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  %abs = stablehlo.abs %convert : tensor<1x2x3xi32>
  check.expect_eq_const %abs, dense<[[[1, 2, 0], [0, 3, 1]]]> : tensor<1x2x3xi32> loc("abs_of_convert")
  %add = stablehlo.add %convert, %i32 : tensor<1x2x3xi32>
  check.expect_eq_const %add, dense<[[[1, 2, 0], [0, 3, 1]]]> : tensor<1x2x3xi32> loc("add_of_convert")
  %and = stablehlo.and %convert, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %and, dense<[[[1, 0, 0], [0, 2, 1]]]> : tensor<1x2x3xi32> loc("and_of_convert")
  %bitcast_convert = stablehlo.bitcast_convert %convert : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  check.expect_eq_const %bitcast_convert, dense<[[[[1, 0], [2, 0], [0, 0]], [[0, 0], [3, 0], [1, 0]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_convert")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %convert, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[1, 2, 0], [0, 3, 1]], [[1, 2, 0], [0, 3, 1]]]]> : tensor<1x2x2x3xi32> loc("broadcast_in_dim_of_convert")
  %clamp = stablehlo.clamp %convert, %i32__2, %i32__4 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %clamp, dense<[[[3, 5, 0], [6, 3, 1]]]> : tensor<1x2x3xi32> loc("clamp_of_convert")
  %compare = stablehlo.compare LT, %convert, %i32__2 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[true, true, false], [true, false, false]]]> : tensor<1x2x3xi1> loc("compare_of_convert")
  %concatenate = stablehlo.concatenate %i32__5, %convert, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %concatenate, dense<[[[3, 5, -2], [1, 2, 0], [0, 3, 1]]]> : tensor<1x3x3xi32> loc("concatenate_of_convert")
  %convert_2 = stablehlo.convert %convert : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert_2, dense<[[[1.0, 2.0, 0.0], [0.0, 3.0, 1.0]]]> : tensor<1x2x3xf32> loc("convert_of_convert")
  %count_leading_zeros = stablehlo.count_leading_zeros %convert : tensor<1x2x3xi32>
  check.expect_eq_const %count_leading_zeros, dense<[[[31, 30, 32], [32, 30, 31]]]> : tensor<1x2x3xi32> loc("count_leading_zeros_of_convert")
  %divide = stablehlo.divide %convert, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %divide, dense<[[[0, 0, 0], [0, 1, 0]]]> : tensor<1x2x3xi32> loc("divide_of_convert")
  %dot_general = stablehlo.dot_general %i32__6, %convert, contracting_dims = [1] x [1] : (tensor<4x2xi32>, tensor<1x2x3xi32>) -> tensor<4x1x3xi32>
  check.expect_eq_const %dot_general, dense<[[[3, 21, 5]], [[-2, 17, 7]], [[2, -5, -3]], [[3, 21, 5]]]> : tensor<4x1x3xi32> loc("dot_general_of_convert")
  %dynamic_slice = stablehlo.dynamic_slice %convert, %i32__7, %i32__8, %i32__9, sizes = [1, 1, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %dynamic_slice, dense<[[[2, 0]]]> : tensor<1x1x2xi32> loc("dynamic_slice_of_convert")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i32__10, %convert, %i32__7, %i32__11, %i32__7 : (tensor<1x3x4xi32>, tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[3, 5, -2, 7], [1, 2, 0, 5], [0, 3, 1, -3]]]> : tensor<1x3x4xi32> loc("dynamic_update_slice_of_convert")
  %maximum = stablehlo.maximum %convert, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %maximum, dense<[[[3, 5, 0], [7, 3, 1]]]> : tensor<1x2x3xi32> loc("maximum_of_convert")
  %minimum = stablehlo.minimum %i32__2, %convert : tensor<1x2x3xi32>
  check.expect_eq_const %minimum, dense<[[[1, 2, -2], [0, 2, -3]]]> : tensor<1x2x3xi32> loc("minimum_of_convert")
  %multiply = stablehlo.multiply %convert, %convert : tensor<1x2x3xi32>
  check.expect_eq_const %multiply, dense<[[[1, 4, 0], [0, 9, 1]]]> : tensor<1x2x3xi32> loc("multiply_of_convert")
  %negate = stablehlo.negate %convert : tensor<1x2x3xi32>
  check.expect_eq_const %negate, dense<[[[-1, -2, 0], [0, -3, -1]]]> : tensor<1x2x3xi32> loc("negate_of_convert")
  %not = stablehlo.not %convert : tensor<1x2x3xi32>
  check.expect_eq_const %not, dense<[[[-2, -3, -1], [-1, -4, -2]]]> : tensor<1x2x3xi32> loc("not_of_convert")
  %or = stablehlo.or %i32__2, %convert : tensor<1x2x3xi32>
  check.expect_eq_const %or, dense<[[[3, 7, -2], [7, 3, -3]]]> : tensor<1x2x3xi32> loc("or_of_convert")
  %pad = stablehlo.pad %convert, %i32__4, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x5xi32>
  check.expect_eq_const %pad, dense<[[[6, 6, 6, 6, 6], [1, 2, 0, 6, 6]]]> : tensor<1x2x5xi32> loc("pad_of_convert")
  %popcnt = stablehlo.popcnt %convert : tensor<1x2x3xi32>
  check.expect_eq_const %popcnt, dense<[[[1, 1, 0], [0, 2, 1]]]> : tensor<1x2x3xi32> loc("popcnt_of_convert")
  %power = stablehlo.power %convert, %i32__12 : tensor<1x2x3xi32>
  check.expect_eq_const %power, dense<[[[1, 2, 0], [1, 9, 1]]]> : tensor<1x2x3xi32> loc("power_of_convert")
  %reduce = stablehlo.reduce(%convert init: %i32__13) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2xi32>
  check.expect_eq_const %reduce, dense<[[2, 3]]> : tensor<1x2xi32> loc("reduce_of_convert")
  %reduce_window = "stablehlo.reduce_window"(%convert, %i32__7) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %reduce_window, dense<[[[3, 2], [3, 4]]]> : tensor<1x2x2xi32> loc("reduce_window_of_convert")
  %remainder = stablehlo.remainder %convert, %i32__14 : tensor<1x2x3xi32>
  check.expect_eq_const %remainder, dense<[[[1, 0, 0], [0, 1, 1]]]> : tensor<1x2x3xi32> loc("remainder_of_convert")
  %reshape = stablehlo.reshape %convert : (tensor<1x2x3xi32>) -> tensor<6xi32>
  check.expect_eq_const %reshape, dense<[1, 2, 0, 0, 3, 1]> : tensor<6xi32> loc("reshape_of_convert")
  %reverse = stablehlo.reverse %convert, dims = [2] : tensor<1x2x3xi32>
  check.expect_eq_const %reverse, dense<[[[0, 2, 1], [1, 3, 0]]]> : tensor<1x2x3xi32> loc("reverse_of_convert")
  %select = stablehlo.select %i1, %convert, %i32__2 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  check.expect_eq_const %select, dense<[[[1, 5, 0], [7, 2, 1]]]> : tensor<1x2x3xi32> loc("select_of_convert")
  %shift_left = stablehlo.shift_left %convert, %i32__15 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_left, dense<[[[2, 4, 0], [0, 6, 2]]]> : tensor<1x2x3xi32> loc("shift_left_of_convert")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %convert, %i32__12 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[0, 1, 0], [0, 0, 0]]]> : tensor<1x2x3xi32> loc("shift_right_arithmetic_of_convert")
  %shift_right_logical = stablehlo.shift_right_logical %convert, %i32__12 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_logical, dense<[[[0, 1, 0], [0, 0, 0]]]> : tensor<1x2x3xi32> loc("shift_right_logical_of_convert")
  %sign = stablehlo.sign %convert : tensor<1x2x3xi32>
  check.expect_eq_const %sign, dense<[[[1, 1, 0], [0, 1, 1]]]> : tensor<1x2x3xi32> loc("sign_of_convert")
  %slice = stablehlo.slice %convert [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %slice, dense<[[[0, 1]]]> : tensor<1x1x2xi32> loc("slice_of_convert")
  %sort = "stablehlo.sort"(%convert) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %sort, dense<[[[2, 1, 0], [3, 1, 0]]]> : tensor<1x2x3xi32> loc("sort_of_convert")
  %subtract = stablehlo.subtract %i32__2, %convert : tensor<1x2x3xi32>
  check.expect_eq_const %subtract, dense<[[[2, 3, -2], [7, -1, -4]]]> : tensor<1x2x3xi32> loc("subtract_of_convert")
  %transpose = stablehlo.transpose %convert, dims = [2, 1, 0] : (tensor<1x2x3xi32>) -> tensor<3x2x1xi32>
  check.expect_eq_const %transpose, dense<[[[1], [0]], [[2], [3]], [[0], [1]]]> : tensor<3x2x1xi32> loc("transpose_of_convert")
  %xor = stablehlo.xor %convert, %i32__15 : tensor<1x2x3xi32>
  check.expect_eq_const %xor, dense<[[[0, 3, 1], [1, 2, 0]]]> : tensor<1x2x3xi32> loc("xor_of_convert")
  return
}
