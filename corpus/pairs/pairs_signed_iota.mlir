// Pairs of ops: what takes the signed result of iota. The values are those of scripts/oracle.
func.func @main() {
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
  %iota = stablehlo.iota dim = 2 : tensor<1x2x3xi32>
  %abs = stablehlo.abs %iota : tensor<1x2x3xi32>
  check.expect_eq_const %abs, dense<[[[0, 1, 2], [0, 1, 2]]]> : tensor<1x2x3xi32> loc("abs_of_iota")
  %add = stablehlo.add %iota, %i32 : tensor<1x2x3xi32>
  check.expect_eq_const %add, dense<[[[0, 1, 2], [0, 1, 2]]]> : tensor<1x2x3xi32> loc("add_of_iota")
  %and = stablehlo.and %iota, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %and, dense<[[[0, 1, 2], [0, 0, 0]]]> : tensor<1x2x3xi32> loc("and_of_iota")
  %bitcast_convert = stablehlo.bitcast_convert %iota : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  check.expect_eq_const %bitcast_convert, dense<[[[[0, 0], [1, 0], [2, 0]], [[0, 0], [1, 0], [2, 0]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_iota")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %iota, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[0, 1, 2], [0, 1, 2]], [[0, 1, 2], [0, 1, 2]]]]> : tensor<1x2x2x3xi32> loc("broadcast_in_dim_of_iota")
  %clamp = stablehlo.clamp %iota, %i32__2, %i32__4 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %clamp, dense<[[[3, 5, 2], [6, 2, 2]]]> : tensor<1x2x3xi32> loc("clamp_of_iota")
  %compare = stablehlo.compare LT, %iota, %i32__2 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[true, true, false], [true, true, false]]]> : tensor<1x2x3xi1> loc("compare_of_iota")
  %concatenate = stablehlo.concatenate %i32__5, %iota, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %concatenate, dense<[[[3, 5, -2], [0, 1, 2], [0, 1, 2]]]> : tensor<1x3x3xi32> loc("concatenate_of_iota")
  %convert = stablehlo.convert %iota : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert, dense<[[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]]> : tensor<1x2x3xf32> loc("convert_of_iota")
  %count_leading_zeros = stablehlo.count_leading_zeros %iota : tensor<1x2x3xi32>
  check.expect_eq_const %count_leading_zeros, dense<[[[32, 31, 30], [32, 31, 30]]]> : tensor<1x2x3xi32> loc("count_leading_zeros_of_iota")
  %divide = stablehlo.divide %iota, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %divide, dense<[[[0, 0, -1], [0, 0, 0]]]> : tensor<1x2x3xi32> loc("divide_of_iota")
  %dot_general = stablehlo.dot_general %i32__6, %iota, contracting_dims = [1] x [1] : (tensor<4x2xi32>, tensor<1x2x3xi32>) -> tensor<4x1x3xi32>
  check.expect_eq_const %dot_general, dense<[[[0, 8, 16]], [[0, 5, 10]], [[0, -1, -2]], [[0, 8, 16]]]> : tensor<4x1x3xi32> loc("dot_general_of_iota")
  %dynamic_slice = stablehlo.dynamic_slice %iota, %i32__7, %i32__8, %i32__9, sizes = [1, 1, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %dynamic_slice, dense<[[[1, 2]]]> : tensor<1x1x2xi32> loc("dynamic_slice_of_iota")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i32__10, %iota, %i32__7, %i32__11, %i32__7 : (tensor<1x3x4xi32>, tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[3, 5, -2, 7], [0, 1, 2, 5], [0, 1, 2, -3]]]> : tensor<1x3x4xi32> loc("dynamic_update_slice_of_iota")
  %maximum = stablehlo.maximum %iota, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %maximum, dense<[[[3, 5, 2], [7, 2, 2]]]> : tensor<1x2x3xi32> loc("maximum_of_iota")
  %minimum = stablehlo.minimum %i32__2, %iota : tensor<1x2x3xi32>
  check.expect_eq_const %minimum, dense<[[[0, 1, -2], [0, 1, -3]]]> : tensor<1x2x3xi32> loc("minimum_of_iota")
  %multiply = stablehlo.multiply %iota, %iota : tensor<1x2x3xi32>
  check.expect_eq_const %multiply, dense<[[[0, 1, 4], [0, 1, 4]]]> : tensor<1x2x3xi32> loc("multiply_of_iota")
  %negate = stablehlo.negate %iota : tensor<1x2x3xi32>
  check.expect_eq_const %negate, dense<[[[0, -1, -2], [0, -1, -2]]]> : tensor<1x2x3xi32> loc("negate_of_iota")
  %not = stablehlo.not %iota : tensor<1x2x3xi32>
  check.expect_eq_const %not, dense<[[[-1, -2, -3], [-1, -2, -3]]]> : tensor<1x2x3xi32> loc("not_of_iota")
  %or = stablehlo.or %i32__2, %iota : tensor<1x2x3xi32>
  check.expect_eq_const %or, dense<[[[3, 5, -2], [7, 3, -1]]]> : tensor<1x2x3xi32> loc("or_of_iota")
  %pad = stablehlo.pad %iota, %i32__4, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x5xi32>
  check.expect_eq_const %pad, dense<[[[6, 6, 6, 6, 6], [0, 1, 2, 6, 6]]]> : tensor<1x2x5xi32> loc("pad_of_iota")
  %popcnt = stablehlo.popcnt %iota : tensor<1x2x3xi32>
  check.expect_eq_const %popcnt, dense<[[[0, 1, 1], [0, 1, 1]]]> : tensor<1x2x3xi32> loc("popcnt_of_iota")
  %power = stablehlo.power %iota, %i32__12 : tensor<1x2x3xi32>
  check.expect_eq_const %power, dense<[[[0, 1, 8], [1, 1, 2]]]> : tensor<1x2x3xi32> loc("power_of_iota")
  %reduce = stablehlo.reduce(%iota init: %i32__13) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2xi32>
  check.expect_eq_const %reduce, dense<2> : tensor<1x2xi32> loc("reduce_of_iota")
  %reduce_window = "stablehlo.reduce_window"(%iota, %i32__7) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %reduce_window, dense<[[[1, 3], [1, 3]]]> : tensor<1x2x2xi32> loc("reduce_window_of_iota")
  %remainder = stablehlo.remainder %iota, %i32__14 : tensor<1x2x3xi32>
  check.expect_eq_const %remainder, dense<[[[0, 1, 0], [0, 1, 0]]]> : tensor<1x2x3xi32> loc("remainder_of_iota")
  %reshape = stablehlo.reshape %iota : (tensor<1x2x3xi32>) -> tensor<6xi32>
  check.expect_eq_const %reshape, dense<[0, 1, 2, 0, 1, 2]> : tensor<6xi32> loc("reshape_of_iota")
  %reverse = stablehlo.reverse %iota, dims = [2] : tensor<1x2x3xi32>
  check.expect_eq_const %reverse, dense<[[[2, 1, 0], [2, 1, 0]]]> : tensor<1x2x3xi32> loc("reverse_of_iota")
  %select = stablehlo.select %i1, %iota, %i32__2 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  check.expect_eq_const %select, dense<[[[0, 5, 2], [7, 2, 2]]]> : tensor<1x2x3xi32> loc("select_of_iota")
  %shift_left = stablehlo.shift_left %iota, %i32__15 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_left, dense<[[[0, 2, 4], [0, 2, 4]]]> : tensor<1x2x3xi32> loc("shift_left_of_iota")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %iota, %i32__12 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[0, 0, 0], [0, 0, 1]]]> : tensor<1x2x3xi32> loc("shift_right_arithmetic_of_iota")
  %shift_right_logical = stablehlo.shift_right_logical %iota, %i32__12 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_logical, dense<[[[0, 0, 0], [0, 0, 1]]]> : tensor<1x2x3xi32> loc("shift_right_logical_of_iota")
  %sign = stablehlo.sign %iota : tensor<1x2x3xi32>
  check.expect_eq_const %sign, dense<[[[0, 1, 1], [0, 1, 1]]]> : tensor<1x2x3xi32> loc("sign_of_iota")
  %slice = stablehlo.slice %iota [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %slice, dense<[[[0, 2]]]> : tensor<1x1x2xi32> loc("slice_of_iota")
  %sort = "stablehlo.sort"(%iota) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %sort, dense<[[[2, 1, 0], [2, 1, 0]]]> : tensor<1x2x3xi32> loc("sort_of_iota")
  %subtract = stablehlo.subtract %i32__2, %iota : tensor<1x2x3xi32>
  check.expect_eq_const %subtract, dense<[[[3, 4, -4], [7, 1, -5]]]> : tensor<1x2x3xi32> loc("subtract_of_iota")
  %transpose = stablehlo.transpose %iota, dims = [2, 1, 0] : (tensor<1x2x3xi32>) -> tensor<3x2x1xi32>
  check.expect_eq_const %transpose, dense<[[[0], [0]], [[1], [1]], [[2], [2]]]> : tensor<3x2x1xi32> loc("transpose_of_iota")
  %xor = stablehlo.xor %iota, %i32__15 : tensor<1x2x3xi32>
  check.expect_eq_const %xor, dense<[[[1, 0, 3], [1, 0, 3]]]> : tensor<1x2x3xi32> loc("xor_of_iota")
  return
}
