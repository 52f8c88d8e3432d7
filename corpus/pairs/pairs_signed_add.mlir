// Pairs of ops: what takes the signed result of add. The values are those of scripts/oracle.
func.func @main() {
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
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %add = stablehlo.add %i32, %i32__2 : tensor<1x2x3xi32>
  %abs = stablehlo.abs %add : tensor<1x2x3xi32>
  check.expect_eq_const %abs, dense<[[[4, 3, 1], [2147483642, 2147483646, 4]]]> : tensor<1x2x3xi32> loc("abs_of_add")
  %add_2 = stablehlo.add %i32__2, %add : tensor<1x2x3xi32>
  check.expect_eq_const %add_2, dense<[[[7, 8, -1], [-2147483635, -2147483644, 1]]]> : tensor<1x2x3xi32> loc("add_of_add")
  %and = stablehlo.and %add, %add : tensor<1x2x3xi32>
  check.expect_eq_const %and, dense<[[[4, 3, 1], [-2147483642, -2147483646, 4]]]> : tensor<1x2x3xi32> loc("and_of_add")
  %bitcast_convert = stablehlo.bitcast_convert %add : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  check.expect_eq_const %bitcast_convert, dense<[[[[4, 0], [3, 0], [1, 0]], [[6, -32768], [2, -32768], [4, 0]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_add")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %add, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[4, 3, 1], [-2147483642, -2147483646, 4]], [[4, 3, 1], [-2147483642, -2147483646, 4]]]]> : tensor<1x2x2x3xi32> loc("broadcast_in_dim_of_add")
  %clamp = stablehlo.clamp %i32__3, %i32__2, %add : (tensor<i32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %clamp, dense<[[[3, 3, -2], [-2147483642, -2147483646, -3]]]> : tensor<1x2x3xi32> loc("clamp_of_add")
  %compare = stablehlo.compare GE, %add, %add : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<true> : tensor<1x2x3xi1> loc("compare_of_add")
  %concatenate = stablehlo.concatenate %i32__6, %add, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %concatenate, dense<[[[3, 5, -2], [4, 3, 1], [-2147483642, -2147483646, 4]]]> : tensor<1x3x3xi32> loc("concatenate_of_add")
  %convert = stablehlo.convert %add : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert, dense<[[[4.0, 3.0, 1.0], [-2147483600.0, -2147483600.0, 4.0]]]> : tensor<1x2x3xf32> loc("convert_of_add")
  %count_leading_zeros = stablehlo.count_leading_zeros %add : tensor<1x2x3xi32>
  check.expect_eq_const %count_leading_zeros, dense<[[[29, 30, 31], [0, 0, 29]]]> : tensor<1x2x3xi32> loc("count_leading_zeros_of_add")
  %divide = stablehlo.divide %add, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %divide, dense<[[[1, 0, 0], [-306783377, -1073741823, -1]]]> : tensor<1x2x3xi32> loc("divide_of_add")
  %dot_general = stablehlo.dot_general %i32__7, %add, contracting_dims = [1] x [1] : (tensor<4x2xi32>, tensor<1x2x3xi32>) -> tensor<4x1x3xi32>
  check.expect_eq_const %dot_general, dense<[[[-2147483606, -2147483629, 23]], [[-2147483614, -2147483640, 26]], [[2147483638, -2147483648, -10]], [[-2147483606, -2147483629, 23]]]> : tensor<4x1x3xi32> loc("dot_general_of_add")
  %dynamic_slice = stablehlo.dynamic_slice %add, %i32__8, %i32__9, %i32__10, sizes = [1, 1, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %dynamic_slice, dense<[[[3, 1]]]> : tensor<1x1x2xi32> loc("dynamic_slice_of_add")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i32__11, %add, %i32__8, %i32__12, %i32__8 : (tensor<1x3x4xi32>, tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[3, 5, -2, 7], [4, 3, 1, 5], [-2147483642, -2147483646, 4, -3]]]> : tensor<1x3x4xi32> loc("dynamic_update_slice_of_add")
  %maximum = stablehlo.maximum %add, %add : tensor<1x2x3xi32>
  check.expect_eq_const %maximum, dense<[[[4, 3, 1], [-2147483642, -2147483646, 4]]]> : tensor<1x2x3xi32> loc("maximum_of_add")
  %minimum = stablehlo.minimum %add, %i32__5 : tensor<1x2x3xi32>
  check.expect_eq_const %minimum, dense<[[[0, 0, 0], [-2147483642, -2147483646, 0]]]> : tensor<1x2x3xi32> loc("minimum_of_add")
  %multiply = stablehlo.multiply %add, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %multiply, dense<[[[12, 15, -2], [-2147483606, 4, -12]]]> : tensor<1x2x3xi32> loc("multiply_of_add")
  %negate = stablehlo.negate %add : tensor<1x2x3xi32>
  check.expect_eq_const %negate, dense<[[[-4, -3, -1], [2147483642, 2147483646, -4]]]> : tensor<1x2x3xi32> loc("negate_of_add")
  %not = stablehlo.not %add : tensor<1x2x3xi32>
  check.expect_eq_const %not, dense<[[[-5, -4, -2], [2147483641, 2147483645, -5]]]> : tensor<1x2x3xi32> loc("not_of_add")
  %or = stablehlo.or %add, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %or, dense<[[[5, 3, 1], [-2147483641, -2147483645, 5]]]> : tensor<1x2x3xi32> loc("or_of_add")
  %pad = stablehlo.pad %add, %i32__4, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x5xi32>
  check.expect_eq_const %pad, dense<[[[6, 6, 6, 6, 6], [4, 3, 1, 6, 6]]]> : tensor<1x2x5xi32> loc("pad_of_add")
  %popcnt = stablehlo.popcnt %add : tensor<1x2x3xi32>
  check.expect_eq_const %popcnt, dense<[[[1, 2, 1], [3, 2, 1]]]> : tensor<1x2x3xi32> loc("popcnt_of_add")
  %power = stablehlo.power %add, %i32__14 : tensor<1x2x3xi32>
  check.expect_eq_const %power, dense<[[[16, 3, 1], [1, 4, 4]]]> : tensor<1x2x3xi32> loc("power_of_add")
  %reduce = stablehlo.reduce(%add init: %i32__15) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2xi32>
  check.expect_eq_const %reduce, dense<4> : tensor<1x2xi32> loc("reduce_of_add")
  %reduce_window = "stablehlo.reduce_window"(%add, %i32__8) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add_3 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_3 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %reduce_window, dense<[[[7, 4], [8, -2147483642]]]> : tensor<1x2x2xi32> loc("reduce_window_of_add")
  %remainder = stablehlo.remainder %add, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %remainder, dense<[[[1, 3, 1], [-3, 0, 1]]]> : tensor<1x2x3xi32> loc("remainder_of_add")
  %reshape = stablehlo.reshape %add : (tensor<1x2x3xi32>) -> tensor<6xi32>
  check.expect_eq_const %reshape, dense<[4, 3, 1, -2147483642, -2147483646, 4]> : tensor<6xi32> loc("reshape_of_add")
  %reverse = stablehlo.reverse %add, dims = [2] : tensor<1x2x3xi32>
  check.expect_eq_const %reverse, dense<[[[1, 3, 4], [4, -2147483646, -2147483642]]]> : tensor<1x2x3xi32> loc("reverse_of_add")
  %select = stablehlo.select %i1, %add, %i32__2 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  check.expect_eq_const %select, dense<[[[4, 5, 1], [7, 2, 4]]]> : tensor<1x2x3xi32> loc("select_of_add")
  %shift_left = stablehlo.shift_left %add, %i32__14 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_left, dense<[[[16, 6, 8], [-2147483642, 8, 8]]]> : tensor<1x2x3xi32> loc("shift_left_of_add")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %add, %i32__14 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[1, 1, 0], [-2147483642, -536870912, 2]]]> : tensor<1x2x3xi32> loc("shift_right_arithmetic_of_add")
  %shift_right_logical = stablehlo.shift_right_logical %add, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_logical, dense<[[[2, 1, 0], [1073741827, 1073741825, 2]]]> : tensor<1x2x3xi32> loc("shift_right_logical_of_add")
  %sign = stablehlo.sign %add : tensor<1x2x3xi32>
  check.expect_eq_const %sign, dense<[[[1, 1, 1], [-1, -1, 1]]]> : tensor<1x2x3xi32> loc("sign_of_add")
  %slice = stablehlo.slice %add [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %slice, dense<[[[-2147483642, 4]]]> : tensor<1x1x2xi32> loc("slice_of_add")
  %sort = "stablehlo.sort"(%add) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %sort, dense<[[[4, 3, 1], [4, -2147483642, -2147483646]]]> : tensor<1x2x3xi32> loc("sort_of_add")
  %subtract = stablehlo.subtract %add, %i32__5 : tensor<1x2x3xi32>
  check.expect_eq_const %subtract, dense<[[[4, 3, 1], [-2147483642, -2147483646, 4]]]> : tensor<1x2x3xi32> loc("subtract_of_add")
  %transpose = stablehlo.transpose %add, dims = [2, 1, 0] : (tensor<1x2x3xi32>) -> tensor<3x2x1xi32>
  check.expect_eq_const %transpose, dense<[[[4], [-2147483642]], [[3], [-2147483646]], [[1], [4]]]> : tensor<3x2x1xi32> loc("transpose_of_add")
  %xor = stablehlo.xor %i32__2, %add : tensor<1x2x3xi32>
  check.expect_eq_const %xor, dense<[[[7, 6, -1], [-2147483647, -2147483648, -7]]]> : tensor<1x2x3xi32> loc("xor_of_add")
  return
}
