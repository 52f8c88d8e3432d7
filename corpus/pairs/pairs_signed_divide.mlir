// Pairs of ops: what takes the signed result of divide. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[1, -2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x2x3xi32>
  %i32__2 = stablehlo.constant dense<[[[3, 5, -2], [7, 2, -3]]]> : tensor<1x2x3xi32>
  %i32__3 = stablehlo.constant dense<-3> : tensor<i32>
  %i32__4 = stablehlo.constant dense<6> : tensor<i32>
  %i32__5 = stablehlo.constant dense<0> : tensor<1x2x3xi32>
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
  %divide = stablehlo.divide %i32, %i32__2 : tensor<1x2x3xi32>
  %abs = stablehlo.abs %divide : tensor<1x2x3xi32>
  %add = stablehlo.add %divide, %i32__2 : tensor<1x2x3xi32>
  %and = stablehlo.and %i32__2, %divide : tensor<1x2x3xi32>
  %bitcast_convert = stablehlo.bitcast_convert %divide : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [0, 1, 2] : (tensor<1x2x3xi32>) -> tensor<2x2x3xi32>
  %clamp = stablehlo.clamp %i32__3, %divide, %i32__4 : (tensor<i32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %compare = stablehlo.compare LE, %i32__2, %divide : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  %concatenate = stablehlo.concatenate %divide, %divide, dim = 2 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x6xi32>
  %convert = stablehlo.convert %divide : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %divide_2 = stablehlo.divide %divide, %i32__2 : tensor<1x2x3xi32>
  %dot_general = stablehlo.dot_general %i32__6, %divide, contracting_dims = [1] x [1] : (tensor<4x2xi32>, tensor<1x2x3xi32>) -> tensor<4x1x3xi32>
  %dynamic_slice = stablehlo.dynamic_slice %divide, %i32__7, %i32__8, %i32__9, sizes = [1, 1, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i32__10, %divide, %i32__7, %i32__11, %i32__7 : (tensor<1x3x4xi32>, tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi32>
  %maximum = stablehlo.maximum %divide, %i32__2 : tensor<1x2x3xi32>
  %minimum = stablehlo.minimum %i32__2, %divide : tensor<1x2x3xi32>
  %multiply = stablehlo.multiply %divide, %divide : tensor<1x2x3xi32>
  %negate = stablehlo.negate %divide : tensor<1x2x3xi32>
  %not = stablehlo.not %divide : tensor<1x2x3xi32>
  %or = stablehlo.or %i32__2, %divide : tensor<1x2x3xi32>
  %pad = stablehlo.pad %divide, %i32__4, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x5xi32>
  %popcnt = stablehlo.popcnt %divide : tensor<1x2x3xi32>
  %power = stablehlo.power %divide, %i32__12 : tensor<1x2x3xi32>
  %reduce = stablehlo.reduce(%divide init: %i32__13) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2xi32>
  %reduce_window = "stablehlo.reduce_window"(%divide, %i32__7) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x2xi32>
  %remainder = stablehlo.remainder %divide, %i32__14 : tensor<1x2x3xi32>
  %reshape = stablehlo.reshape %divide : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reverse = stablehlo.reverse %divide, dims = [2] : tensor<1x2x3xi32>
  %select = stablehlo.select %i1, %divide, %i32__2 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  %shift_left = stablehlo.shift_left %divide, %i32__15 : tensor<1x2x3xi32>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %divide, %i32__12 : tensor<1x2x3xi32>
  %shift_right_logical = stablehlo.shift_right_logical %divide, %i32__12 : tensor<1x2x3xi32>
  %sign = stablehlo.sign %divide : tensor<1x2x3xi32>
  %slice = stablehlo.slice %divide [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  %sort = "stablehlo.sort"(%divide) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %subtract = stablehlo.subtract %i32__2, %divide : tensor<1x2x3xi32>
  %transpose = stablehlo.transpose %divide, dims = [2, 1, 0] : (tensor<1x2x3xi32>) -> tensor<3x2x1xi32>
  %xor = stablehlo.xor %divide, %i32__15 : tensor<1x2x3xi32>
  %concatenate_2 = stablehlo.concatenate %abs, %add, %and, %clamp, %divide_2, %maximum, %minimum, %multiply, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_2, dense<[[[0, 0, 1], [306783378, 1073741824, 2]], [[3, 5, -3], [306783385, -1073741822, -5]], [[0, 0, -2], [2, 0, -4]], [[0, 0, -1], [6, -3, -2]], [[0, 0, 0], [43826196, -536870912, 0]], [[3, 5, -1], [306783378, 2, -2]], [[0, 0, -2], [7, -1073741824, -3]], [[0, 0, 1], [1753047876, 0, 4]]]> : tensor<8x2x3xi32> loc("abs_of_divide, add_of_divide, and_of_divide, clamp_of_divide, divide_of_divide, maximum_of_divide, minimum_of_divide, multiply_of_divide")
  %concatenate_3 = stablehlo.concatenate %negate, %not, %or, %popcnt, %power, %remainder, %reverse, %select, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_3, dense<[[[0, 0, 1], [-306783378, 1073741824, 2]], [[-1, -1, 0], [-306783379, 1073741823, 1]], [[3, 5, -1], [306783383, -1073741822, -1]], [[0, 0, 32], [10, 2, 31]], [[0, 0, -1], [1, 0, -2]], [[0, 0, -1], [0, 0, 0]], [[-1, 0, 0], [-2, -1073741824, 306783378]], [[0, 5, -1], [7, 2, -2]]]> : tensor<8x2x3xi32> loc("negate_of_divide, not_of_divide, or_of_divide, popcnt_of_divide, power_of_divide, remainder_of_divide, reverse_of_divide, select_of_divide")
  %reshape_2 = stablehlo.reshape %shift_left : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_3 = stablehlo.reshape %shift_right_arithmetic : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_4 = stablehlo.reshape %shift_right_logical : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_5 = stablehlo.reshape %sign : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_6 = stablehlo.reshape %sort : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_7 = stablehlo.reshape %subtract : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_8 = stablehlo.reshape %xor : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_9 = stablehlo.reshape %dynamic_slice : (tensor<1x1x2xi32>) -> tensor<2xi32>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<2xi32>) -> tensor<44xi32>
  check.expect_eq_const %concatenate_4, dense<[0, 0, -2, 613566756, -2147483648, -4, 0, 0, -1, 306783378, -268435456, -1, 0, 0, 536870911, 306783378, 805306368, 2147483647, 0, 0, -1, 1, -1, -1, 0, 0, -1, 306783378, -2, -1073741824, 3, 5, -1, -306783371, 1073741826, -1, 1, 1, -2, 306783379, -1073741823, -1, 0, -1]> : tensor<44xi32> loc("shift_left_of_divide, shift_right_arithmetic_of_divide, shift_right_logical_of_divide, sign_of_divide, sort_of_divide, subtract_of_divide, xor_of_divide, dynamic_slice_of_divide")
  %reshape_10 = stablehlo.reshape %slice : (tensor<1x1x2xi32>) -> tensor<2xi32>
  %reshape_11 = stablehlo.reshape %reduce : (tensor<1x2xi32>) -> tensor<2xi32>
  %reshape_12 = stablehlo.reshape %reduce_window : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_13 = stablehlo.reshape %pad : (tensor<1x2x5xi32>) -> tensor<10xi32>
  %reshape_14 = stablehlo.reshape %concatenate : (tensor<1x2x6xi32>) -> tensor<12xi32>
  %reshape_15 = stablehlo.reshape %dynamic_update_slice : (tensor<1x3x4xi32>) -> tensor<12xi32>
  %reshape_16 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xi32>) -> tensor<12xi32>
  %reshape_17 = stablehlo.reshape %transpose : (tensor<3x2x1xi32>) -> tensor<6xi32>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, %reshape_17, dim = 0 : (tensor<2xi32>, tensor<2xi32>, tensor<4xi32>, tensor<10xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<6xi32>) -> tensor<60xi32>
  check.expect_eq_const %concatenate_5, dense<[306783378, -2, 0, 306783378, 0, -1, -766958446, -1073741826, 6, 6, 6, 6, 6, 0, 0, -1, 6, 6, 0, 0, -1, 0, 0, -1, 306783378, -1073741824, -2, 306783378, -1073741824, -2, 3, 5, -2, 7, 0, 0, -1, 5, 306783378, -1073741824, -2, -3, 0, 0, -1, 306783378, -1073741824, -2, 0, 0, -1, 306783378, -1073741824, -2, 0, 306783378, 0, -1073741824, -1, -2]> : tensor<60xi32> loc("slice_of_divide, reduce_of_divide, reduce_window_of_divide, pad_of_divide, concatenate_of_divide, dynamic_update_slice_of_divide, broadcast_in_dim_of_divide, transpose_of_divide")
  %reshape_18 = stablehlo.reshape %dot_general : (tensor<4x1x3xi32>) -> tensor<12xi32>
  %reshape_19 = stablehlo.reshape %reshape : (tensor<6xi32>) -> tensor<6xi32>
  %concatenate_6 = stablehlo.concatenate %reshape_18, %reshape_19, dim = 0 : (tensor<12xi32>, tensor<6xi32>) -> tensor<18xi32>
  check.expect_eq_const %concatenate_6, dense<[1533916890, -1073741824, -13, 2147483646, 1073741824, -12, -920350134, -1073741824, 4, 1533916890, -1073741824, -13, 0, 0, -1, 306783378, -1073741824, -2]> : tensor<18xi32> loc("dot_general_of_divide, reshape_of_divide")
  check.expect_eq_const %bitcast_convert, dense<[[[[0, 0], [0, 0], [-1, -1]], [[9362, 4681], [0, -16384], [-2, -1]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_divide")
  check.expect_eq_const %compare, dense<[[[false, false, true], [true, false, true]]]> : tensor<1x2x3xi1> loc("compare_of_divide")
  check.expect_eq_const %convert, dense<[[[0.0, 0.0, -1.0], [306783400.0, -1073741800.0, -2.0]]]> : tensor<1x2x3xf32> loc("convert_of_divide")
  return
}
