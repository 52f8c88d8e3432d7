// Pairs of ops: what takes the signed result of popcnt. The values are those of scripts/oracle.
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
  %popcnt = stablehlo.popcnt %i32 : tensor<1x2x3xi32>
  %abs = stablehlo.abs %popcnt : tensor<1x2x3xi32>
  %add = stablehlo.add %popcnt, %i32__2 : tensor<1x2x3xi32>
  %and = stablehlo.and %i32__2, %popcnt : tensor<1x2x3xi32>
  %bitcast_convert = stablehlo.bitcast_convert %popcnt : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %popcnt, dims = [0, 1, 2] : (tensor<1x2x3xi32>) -> tensor<2x2x3xi32>
  %clamp = stablehlo.clamp %popcnt, %i32__2, %i32__4 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %compare = stablehlo.compare LE, %i32__2, %popcnt : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  %concatenate = stablehlo.concatenate %popcnt, %popcnt, dim = 2 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x6xi32>
  %convert = stablehlo.convert %popcnt : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %divide = stablehlo.divide %popcnt, %i32__2 : tensor<1x2x3xi32>
  %dot_general = stablehlo.dot_general %i32__6, %popcnt, contracting_dims = [1] x [1] : (tensor<4x2xi32>, tensor<1x2x3xi32>) -> tensor<4x1x3xi32>
  %dynamic_slice = stablehlo.dynamic_slice %popcnt, %i32__7, %i32__8, %i32__9, sizes = [1, 1, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i32__10, %popcnt, %i32__7, %i32__11, %i32__7 : (tensor<1x3x4xi32>, tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi32>
  %maximum = stablehlo.maximum %popcnt, %i32__2 : tensor<1x2x3xi32>
  %minimum = stablehlo.minimum %i32__2, %popcnt : tensor<1x2x3xi32>
  %multiply = stablehlo.multiply %popcnt, %popcnt : tensor<1x2x3xi32>
  %negate = stablehlo.negate %popcnt : tensor<1x2x3xi32>
  %not = stablehlo.not %popcnt : tensor<1x2x3xi32>
  %or = stablehlo.or %i32__2, %popcnt : tensor<1x2x3xi32>
  %pad = stablehlo.pad %popcnt, %i32__4, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x5xi32>
  %popcnt_2 = stablehlo.popcnt %popcnt : tensor<1x2x3xi32>
  %power = stablehlo.power %popcnt, %i32__12 : tensor<1x2x3xi32>
  %reduce = stablehlo.reduce(%popcnt init: %i32__13) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2xi32>
  %reduce_window = "stablehlo.reduce_window"(%popcnt, %i32__7) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x2xi32>
  %remainder = stablehlo.remainder %popcnt, %i32__14 : tensor<1x2x3xi32>
  %reshape = stablehlo.reshape %popcnt : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reverse = stablehlo.reverse %popcnt, dims = [2] : tensor<1x2x3xi32>
  %select = stablehlo.select %i1, %popcnt, %i32__2 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  %shift_left = stablehlo.shift_left %popcnt, %i32__15 : tensor<1x2x3xi32>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %popcnt, %i32__12 : tensor<1x2x3xi32>
  %shift_right_logical = stablehlo.shift_right_logical %popcnt, %i32__12 : tensor<1x2x3xi32>
  %sign = stablehlo.sign %popcnt : tensor<1x2x3xi32>
  %slice = stablehlo.slice %popcnt [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  %sort = "stablehlo.sort"(%popcnt) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %subtract = stablehlo.subtract %i32__2, %popcnt : tensor<1x2x3xi32>
  %transpose = stablehlo.transpose %popcnt, dims = [2, 1, 0] : (tensor<1x2x3xi32>) -> tensor<3x2x1xi32>
  %xor = stablehlo.xor %popcnt, %i32__15 : tensor<1x2x3xi32>
  %concatenate_2 = stablehlo.concatenate %abs, %add, %and, %clamp, %divide, %maximum, %minimum, %multiply, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_2, dense<[[[1, 31, 2], [31, 1, 3]], [[4, 36, 0], [38, 3, 0]], [[1, 5, 2], [7, 0, 1]], [[3, 6, 2], [6, 2, 3]], [[0, 6, -1], [4, 0, -1]], [[3, 31, 2], [31, 2, 3]], [[1, 5, -2], [7, 1, -3]], [[1, 961, 4], [961, 1, 9]]]> : tensor<8x2x3xi32> loc("abs_of_popcnt, add_of_popcnt, and_of_popcnt, clamp_of_popcnt, divide_of_popcnt, maximum_of_popcnt, minimum_of_popcnt, multiply_of_popcnt")
  %concatenate_3 = stablehlo.concatenate %negate, %not, %or, %popcnt_2, %power, %remainder, %reverse, %select, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_3, dense<[[[-1, -31, -2], [-31, -1, -3]], [[-2, -32, -3], [-32, -2, -4]], [[3, 31, -2], [31, 3, -1]], [[1, 5, 1], [5, 1, 2]], [[1, 31, 8], [1, 1, 3]], [[1, 1, 0], [1, 1, 1]], [[2, 31, 1], [3, 1, 31]], [[1, 5, 2], [7, 2, 3]]]> : tensor<8x2x3xi32> loc("negate_of_popcnt, not_of_popcnt, or_of_popcnt, popcnt_of_popcnt, power_of_popcnt, remainder_of_popcnt, reverse_of_popcnt, select_of_popcnt")
  %reshape_2 = stablehlo.reshape %shift_left : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_3 = stablehlo.reshape %shift_right_arithmetic : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_4 = stablehlo.reshape %shift_right_logical : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_5 = stablehlo.reshape %sign : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_6 = stablehlo.reshape %sort : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_7 = stablehlo.reshape %subtract : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_8 = stablehlo.reshape %xor : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_9 = stablehlo.reshape %dynamic_slice : (tensor<1x1x2xi32>) -> tensor<2xi32>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<2xi32>) -> tensor<44xi32>
  check.expect_eq_const %concatenate_4, dense<[2, 62, 4, 62, 2, 6, 0, 15, 0, 31, 0, 1, 0, 15, 0, 31, 0, 1, 1, 1, 1, 1, 1, 1, 31, 2, 1, 31, 3, 1, 2, -26, -4, -24, 1, -6, 0, 30, 3, 30, 0, 2, 31, 2]> : tensor<44xi32> loc("shift_left_of_popcnt, shift_right_arithmetic_of_popcnt, shift_right_logical_of_popcnt, sign_of_popcnt, sort_of_popcnt, subtract_of_popcnt, xor_of_popcnt, dynamic_slice_of_popcnt")
  %reshape_10 = stablehlo.reshape %slice : (tensor<1x1x2xi32>) -> tensor<2xi32>
  %reshape_11 = stablehlo.reshape %reduce : (tensor<1x2xi32>) -> tensor<2xi32>
  %reshape_12 = stablehlo.reshape %reduce_window : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_13 = stablehlo.reshape %pad : (tensor<1x2x5xi32>) -> tensor<10xi32>
  %reshape_14 = stablehlo.reshape %concatenate : (tensor<1x2x6xi32>) -> tensor<12xi32>
  %reshape_15 = stablehlo.reshape %dynamic_update_slice : (tensor<1x3x4xi32>) -> tensor<12xi32>
  %reshape_16 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xi32>) -> tensor<12xi32>
  %reshape_17 = stablehlo.reshape %transpose : (tensor<3x2x1xi32>) -> tensor<6xi32>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, %reshape_17, dim = 0 : (tensor<2xi32>, tensor<2xi32>, tensor<4xi32>, tensor<10xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<6xi32>) -> tensor<60xi32>
  check.expect_eq_const %concatenate_5, dense<[31, 3, 31, 31, 32, 33, 32, 4, 6, 6, 6, 6, 6, 1, 31, 2, 6, 6, 1, 31, 2, 1, 31, 2, 31, 1, 3, 31, 1, 3, 3, 5, -2, 7, 1, 31, 2, 5, 31, 1, 3, -3, 1, 31, 2, 31, 1, 3, 1, 31, 2, 31, 1, 3, 1, 31, 31, 1, 2, 3]> : tensor<60xi32> loc("slice_of_popcnt, reduce_of_popcnt, reduce_window_of_popcnt, pad_of_popcnt, concatenate_of_popcnt, dynamic_update_slice_of_popcnt, broadcast_in_dim_of_popcnt, transpose_of_popcnt")
  %reshape_18 = stablehlo.reshape %dot_general : (tensor<4x1x3xi32>) -> tensor<12xi32>
  %reshape_19 = stablehlo.reshape %reshape : (tensor<6xi32>) -> tensor<6xi32>
  %concatenate_6 = stablehlo.concatenate %reshape_18, %reshape_19, dim = 0 : (tensor<12xi32>, tensor<6xi32>) -> tensor<18xi32>
  check.expect_eq_const %concatenate_6, dense<[158, 98, 21, 215, -55, 17, -91, 59, -5, 158, 98, 21, 1, 31, 2, 31, 1, 3]> : tensor<18xi32> loc("dot_general_of_popcnt, reshape_of_popcnt")
  check.expect_eq_const %bitcast_convert, dense<[[[[1, 0], [31, 0], [2, 0]], [[31, 0], [1, 0], [3, 0]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_popcnt")
  check.expect_eq_const %compare, dense<[[[false, true, true], [true, false, true]]]> : tensor<1x2x3xi1> loc("compare_of_popcnt")
  check.expect_eq_const %convert, dense<[[[1.0, 31.0, 2.0], [31.0, 1.0, 3.0]]]> : tensor<1x2x3xf32> loc("convert_of_popcnt")
  return
}
