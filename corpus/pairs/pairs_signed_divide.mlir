// Pairs of ops: what takes the signed result of divide. The values are those of scripts/oracle.
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
  %divide = stablehlo.divide %i32, %i32__2 : tensor<1x2x3xi32>
  %abs = stablehlo.abs %divide : tensor<1x2x3xi32>
  check.expect_eq_const %abs, dense<[[[0, 0, 1], [306783378, 1073741824, 2]]]> : tensor<1x2x3xi32> loc("abs_of_divide")
  %add = stablehlo.add %divide, %i32__3 : tensor<1x2x3xi32>
  check.expect_eq_const %add, dense<[[[0, 0, -1], [306783378, -1073741824, -2]]]> : tensor<1x2x3xi32> loc("add_of_divide")
  %and = stablehlo.and %divide, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %and, dense<[[[0, 0, -2], [2, 0, -4]]]> : tensor<1x2x3xi32> loc("and_of_divide")
  %bitcast_convert = stablehlo.bitcast_convert %divide : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  check.expect_eq_const %bitcast_convert, dense<[[[[0, 0], [0, 0], [-1, -1]], [[9362, 4681], [0, -16384], [-2, -1]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_divide")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[0, 0, -1], [306783378, -1073741824, -2]], [[0, 0, -1], [306783378, -1073741824, -2]]]]> : tensor<1x2x2x3xi32> loc("broadcast_in_dim_of_divide")
  %clamp = stablehlo.clamp %i32__4, %i32__2, %divide : (tensor<i32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %clamp, dense<[[[0, 0, -2], [7, -1073741824, -3]]]> : tensor<1x2x3xi32> loc("clamp_of_divide")
  %compare = stablehlo.compare LT, %divide, %i32__2 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[true, true, false], [false, true, false]]]> : tensor<1x2x3xi1> loc("compare_of_divide")
  %concatenate = stablehlo.concatenate %i32__6, %divide, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %concatenate, dense<[[[3, 5, -2], [0, 0, -1], [306783378, -1073741824, -2]]]> : tensor<1x3x3xi32> loc("concatenate_of_divide")
  %convert = stablehlo.convert %divide : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert, dense<[[[0.0, 0.0, -1.0], [306783400.0, -1073741800.0, -2.0]]]> : tensor<1x2x3xf32> loc("convert_of_divide")
  %count_leading_zeros = stablehlo.count_leading_zeros %divide : tensor<1x2x3xi32>
  check.expect_eq_const %count_leading_zeros, dense<[[[32, 32, 0], [3, 0, 0]]]> : tensor<1x2x3xi32> loc("count_leading_zeros_of_divide")
  %divide_2 = stablehlo.divide %divide, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %divide_2, dense<[[[0, 0, 0], [43826196, -536870912, 0]]]> : tensor<1x2x3xi32> loc("divide_of_divide")
  %dot_general = stablehlo.dot_general %i32__7, %divide, contracting_dims = [1] x [1] : (tensor<4x2xi32>, tensor<1x2x3xi32>) -> tensor<4x1x3xi32>
  check.expect_eq_const %dot_general, dense<[[[1533916890, -1073741824, -13]], [[2147483646, 1073741824, -12]], [[-920350134, -1073741824, 4]], [[1533916890, -1073741824, -13]]]> : tensor<4x1x3xi32> loc("dot_general_of_divide")
  %dynamic_slice = stablehlo.dynamic_slice %divide, %i32__8, %i32__9, %i32__10, sizes = [1, 1, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %dynamic_slice, dense<[[[0, -1]]]> : tensor<1x1x2xi32> loc("dynamic_slice_of_divide")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i32__11, %divide, %i32__8, %i32__12, %i32__8 : (tensor<1x3x4xi32>, tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[3, 5, -2, 7], [0, 0, -1, 5], [306783378, -1073741824, -2, -3]]]> : tensor<1x3x4xi32> loc("dynamic_update_slice_of_divide")
  %maximum = stablehlo.maximum %divide, %i32__2 : tensor<1x2x3xi32>
  check.expect_eq_const %maximum, dense<[[[3, 5, -1], [306783378, 2, -2]]]> : tensor<1x2x3xi32> loc("maximum_of_divide")
  %minimum = stablehlo.minimum %i32__2, %divide : tensor<1x2x3xi32>
  check.expect_eq_const %minimum, dense<[[[0, 0, -2], [7, -1073741824, -3]]]> : tensor<1x2x3xi32> loc("minimum_of_divide")
  %multiply = stablehlo.multiply %divide, %divide : tensor<1x2x3xi32>
  check.expect_eq_const %multiply, dense<[[[0, 0, 1], [1753047876, 0, 4]]]> : tensor<1x2x3xi32> loc("multiply_of_divide")
  %negate = stablehlo.negate %divide : tensor<1x2x3xi32>
  check.expect_eq_const %negate, dense<[[[0, 0, 1], [-306783378, 1073741824, 2]]]> : tensor<1x2x3xi32> loc("negate_of_divide")
  %not = stablehlo.not %divide : tensor<1x2x3xi32>
  check.expect_eq_const %not, dense<[[[-1, -1, 0], [-306783379, 1073741823, 1]]]> : tensor<1x2x3xi32> loc("not_of_divide")
  %or = stablehlo.or %i32__2, %divide : tensor<1x2x3xi32>
  check.expect_eq_const %or, dense<[[[3, 5, -1], [306783383, -1073741822, -1]]]> : tensor<1x2x3xi32> loc("or_of_divide")
  %pad = stablehlo.pad %divide, %i32__5, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x5xi32>
  check.expect_eq_const %pad, dense<[[[6, 6, 6, 6, 6], [0, 0, -1, 6, 6]]]> : tensor<1x2x5xi32> loc("pad_of_divide")
  %popcnt = stablehlo.popcnt %divide : tensor<1x2x3xi32>
  check.expect_eq_const %popcnt, dense<[[[0, 0, 32], [10, 2, 31]]]> : tensor<1x2x3xi32> loc("popcnt_of_divide")
  %power = stablehlo.power %divide, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %power, dense<[[[0, 0, -1], [1, 0, -2]]]> : tensor<1x2x3xi32> loc("power_of_divide")
  %reduce = stablehlo.reduce(%divide init: %i32__14) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2xi32>
  check.expect_eq_const %reduce, dense<[[0, 306783378]]> : tensor<1x2xi32> loc("reduce_of_divide")
  %reduce_window = "stablehlo.reduce_window"(%divide, %i32__8) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %reduce_window, dense<[[[0, -1], [-766958446, -1073741826]]]> : tensor<1x2x2xi32> loc("reduce_window_of_divide")
  %remainder = stablehlo.remainder %divide, %i32__15 : tensor<1x2x3xi32>
  check.expect_eq_const %remainder, dense<[[[0, 0, -1], [0, 0, 0]]]> : tensor<1x2x3xi32> loc("remainder_of_divide")
  %reshape = stablehlo.reshape %divide : (tensor<1x2x3xi32>) -> tensor<6xi32>
  check.expect_eq_const %reshape, dense<[0, 0, -1, 306783378, -1073741824, -2]> : tensor<6xi32> loc("reshape_of_divide")
  %reverse = stablehlo.reverse %divide, dims = [2] : tensor<1x2x3xi32>
  check.expect_eq_const %reverse, dense<[[[-1, 0, 0], [-2, -1073741824, 306783378]]]> : tensor<1x2x3xi32> loc("reverse_of_divide")
  %select = stablehlo.select %i1, %divide, %i32__2 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  check.expect_eq_const %select, dense<[[[0, 5, -1], [7, 2, -2]]]> : tensor<1x2x3xi32> loc("select_of_divide")
  %shift_left = stablehlo.shift_left %divide, %i32__16 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_left, dense<[[[0, 0, -2], [613566756, -2147483648, -4]]]> : tensor<1x2x3xi32> loc("shift_left_of_divide")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %divide, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[0, 0, -1], [306783378, -268435456, -1]]]> : tensor<1x2x3xi32> loc("shift_right_arithmetic_of_divide")
  %shift_right_logical = stablehlo.shift_right_logical %divide, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_logical, dense<[[[0, 0, 536870911], [306783378, 805306368, 2147483647]]]> : tensor<1x2x3xi32> loc("shift_right_logical_of_divide")
  %sign = stablehlo.sign %divide : tensor<1x2x3xi32>
  check.expect_eq_const %sign, dense<[[[0, 0, -1], [1, -1, -1]]]> : tensor<1x2x3xi32> loc("sign_of_divide")
  %slice = stablehlo.slice %divide [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %slice, dense<[[[306783378, -2]]]> : tensor<1x1x2xi32> loc("slice_of_divide")
  %sort = "stablehlo.sort"(%divide) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %sort, dense<[[[0, 0, -1], [306783378, -2, -1073741824]]]> : tensor<1x2x3xi32> loc("sort_of_divide")
  %subtract = stablehlo.subtract %i32__2, %divide : tensor<1x2x3xi32>
  check.expect_eq_const %subtract, dense<[[[3, 5, -1], [-306783371, 1073741826, -1]]]> : tensor<1x2x3xi32> loc("subtract_of_divide")
  %transpose = stablehlo.transpose %divide, dims = [2, 1, 0] : (tensor<1x2x3xi32>) -> tensor<3x2x1xi32>
  check.expect_eq_const %transpose, dense<[[[0], [306783378]], [[0], [-1073741824]], [[-1], [-2]]]> : tensor<3x2x1xi32> loc("transpose_of_divide")
  %xor = stablehlo.xor %divide, %i32__16 : tensor<1x2x3xi32>
  check.expect_eq_const %xor, dense<[[[1, 1, -2], [306783379, -1073741823, -1]]]> : tensor<1x2x3xi32> loc("xor_of_divide")
  return
}
