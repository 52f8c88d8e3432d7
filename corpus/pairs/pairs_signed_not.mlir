// Pairs of ops: what takes the signed result of not. The values are those of scripts/oracle.
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
  %not = stablehlo.not %i32 : tensor<1x2x3xi32>
  %abs = stablehlo.abs %not : tensor<1x2x3xi32>
  %add = stablehlo.add %not, %i32__2 : tensor<1x2x3xi32>
  %and = stablehlo.and %i32__2, %not : tensor<1x2x3xi32>
  %bitcast_convert = stablehlo.bitcast_convert %not : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %not, dims = [0, 1, 2] : (tensor<1x2x3xi32>) -> tensor<2x2x3xi32>
  %clamp = stablehlo.clamp %i32__3, %not, %i32__4 : (tensor<i32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %compare = stablehlo.compare LE, %i32__2, %not : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  %concatenate = stablehlo.concatenate %not, %not, dim = 2 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x6xi32>
  %convert = stablehlo.convert %not : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %divide = stablehlo.divide %not, %i32__2 : tensor<1x2x3xi32>
  %dot_general = stablehlo.dot_general %i32__6, %not, contracting_dims = [1] x [1] : (tensor<4x2xi32>, tensor<1x2x3xi32>) -> tensor<4x1x3xi32>
  %dynamic_slice = stablehlo.dynamic_slice %not, %i32__7, %i32__8, %i32__9, sizes = [1, 1, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i32__10, %not, %i32__7, %i32__11, %i32__7 : (tensor<1x3x4xi32>, tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi32>
  %maximum = stablehlo.maximum %not, %i32__2 : tensor<1x2x3xi32>
  %minimum = stablehlo.minimum %i32__2, %not : tensor<1x2x3xi32>
  %multiply = stablehlo.multiply %not, %not : tensor<1x2x3xi32>
  %negate = stablehlo.negate %not : tensor<1x2x3xi32>
  %not_2 = stablehlo.not %not : tensor<1x2x3xi32>
  %or = stablehlo.or %i32__2, %not : tensor<1x2x3xi32>
  %pad = stablehlo.pad %not, %i32__4, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x5xi32>
  %popcnt = stablehlo.popcnt %not : tensor<1x2x3xi32>
  %power = stablehlo.power %not, %i32__12 : tensor<1x2x3xi32>
  %reduce = stablehlo.reduce(%not init: %i32__13) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2xi32>
  %reduce_window = "stablehlo.reduce_window"(%not, %i32__7) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x2xi32>
  %remainder = stablehlo.remainder %not, %i32__14 : tensor<1x2x3xi32>
  %reshape = stablehlo.reshape %not : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reverse = stablehlo.reverse %not, dims = [2] : tensor<1x2x3xi32>
  %select = stablehlo.select %i1, %not, %i32__2 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  %shift_left = stablehlo.shift_left %not, %i32__15 : tensor<1x2x3xi32>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %not, %i32__12 : tensor<1x2x3xi32>
  %shift_right_logical = stablehlo.shift_right_logical %not, %i32__12 : tensor<1x2x3xi32>
  %sign = stablehlo.sign %not : tensor<1x2x3xi32>
  %slice = stablehlo.slice %not [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  %sort = "stablehlo.sort"(%not) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %subtract = stablehlo.subtract %i32__2, %not : tensor<1x2x3xi32>
  %transpose = stablehlo.transpose %not, dims = [2, 1, 0] : (tensor<1x2x3xi32>) -> tensor<3x2x1xi32>
  %xor = stablehlo.xor %not, %i32__15 : tensor<1x2x3xi32>
  %concatenate_2 = stablehlo.concatenate %abs, %add, %and, %clamp, %divide, %maximum, %minimum, %multiply, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_2, dense<[[[2, 1, 4], [-2147483648, 2147483647, 8]], [[1, 6, -6], [-2147483641, -2147483647, -11]], [[2, 1, -4], [0, 2, -8]], [[-2, 1, -3], [-3, 6, -3]], [[0, 0, 2], [-306783378, 1073741823, 2]], [[3, 5, -2], [7, 2147483647, -3]], [[-2, 1, -4], [-2147483648, 2, -8]], [[4, 1, 16], [0, 1, 64]]]> : tensor<8x2x3xi32> loc("abs_of_not, add_of_not, and_of_not, clamp_of_not, divide_of_not, maximum_of_not, minimum_of_not, multiply_of_not")
  %concatenate_3 = stablehlo.concatenate %negate, %not_2, %or, %popcnt, %power, %remainder, %reverse, %select, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_3, dense<[[[2, -1, 4], [-2147483648, -2147483647, 8]], [[1, -2, 3], [2147483647, -2147483648, 7]], [[-1, 5, -2], [-2147483641, 2147483647, -3]], [[31, 1, 30], [1, 31, 29]], [[4, 1, -64], [1, 1, -8]], [[0, 1, 0], [0, 1, 0]], [[-4, 1, -2], [-8, 2147483647, -2147483648]], [[-2, 5, -4], [7, 2, -8]]]> : tensor<8x2x3xi32> loc("negate_of_not, not_of_not, or_of_not, popcnt_of_not, power_of_not, remainder_of_not, reverse_of_not, select_of_not")
  %reshape_2 = stablehlo.reshape %shift_left : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_3 = stablehlo.reshape %shift_right_arithmetic : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_4 = stablehlo.reshape %shift_right_logical : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_5 = stablehlo.reshape %sign : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_6 = stablehlo.reshape %sort : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_7 = stablehlo.reshape %subtract : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_8 = stablehlo.reshape %xor : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_9 = stablehlo.reshape %dynamic_slice : (tensor<1x1x2xi32>) -> tensor<2xi32>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<2xi32>) -> tensor<44xi32>
  check.expect_eq_const %concatenate_4, dense<[-4, 2, -8, 0, -2, -16, -1, 0, -1, -2147483648, 536870911, -4, 1073741823, 0, 536870911, -2147483648, 536870911, 2147483644, -1, 1, -1, -1, 1, -1, 1, -2, -4, 2147483647, -8, -2147483648, 5, 4, 2, -2147483641, -2147483645, 5, -1, 0, -3, -2147483647, 2147483646, -7, 1, -4]> : tensor<44xi32> loc("shift_left_of_not, shift_right_arithmetic_of_not, shift_right_logical_of_not, sign_of_not, sort_of_not, subtract_of_not, xor_of_not, dynamic_slice_of_not")
  %reshape_10 = stablehlo.reshape %slice : (tensor<1x1x2xi32>) -> tensor<2xi32>
  %reshape_11 = stablehlo.reshape %reduce : (tensor<1x2xi32>) -> tensor<2xi32>
  %reshape_12 = stablehlo.reshape %reduce_window : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_13 = stablehlo.reshape %pad : (tensor<1x2x5xi32>) -> tensor<10xi32>
  %reshape_14 = stablehlo.reshape %concatenate : (tensor<1x2x6xi32>) -> tensor<12xi32>
  %reshape_15 = stablehlo.reshape %dynamic_update_slice : (tensor<1x3x4xi32>) -> tensor<12xi32>
  %reshape_16 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xi32>) -> tensor<12xi32>
  %reshape_17 = stablehlo.reshape %transpose : (tensor<3x2x1xi32>) -> tensor<6xi32>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, %reshape_17, dim = 0 : (tensor<2xi32>, tensor<2xi32>, tensor<4xi32>, tensor<10xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<6xi32>) -> tensor<60xi32>
  check.expect_eq_const %concatenate_5, dense<[-2147483648, -8, 1, 2147483647, -1, -3, -1, 2147483639, 6, 6, 6, 6, 6, -2, 1, -4, 6, 6, -2, 1, -4, -2, 1, -4, -2147483648, 2147483647, -8, -2147483648, 2147483647, -8, 3, 5, -2, 7, -2, 1, -4, 5, -2147483648, 2147483647, -8, -3, -2, 1, -4, -2147483648, 2147483647, -8, -2, 1, -4, -2147483648, 2147483647, -8, -2, -2147483648, 1, 2147483647, -4, -8]> : tensor<60xi32> loc("slice_of_not, reduce_of_not, reduce_window_of_not, pad_of_not, concatenate_of_not, dynamic_update_slice_of_not, broadcast_in_dim_of_not, transpose_of_not")
  %reshape_18 = stablehlo.reshape %dot_general : (tensor<4x1x3xi32>) -> tensor<12xi32>
  %reshape_19 = stablehlo.reshape %reshape : (tensor<6xi32>) -> tensor<6xi32>
  %concatenate_6 = stablehlo.concatenate %reshape_18, %reshape_19, dim = 0 : (tensor<12xi32>, tensor<6xi32>) -> tensor<18xi32>
  check.expect_eq_const %concatenate_6, dense<[2147483642, 2147483646, -52, -2147483644, 2147483639, -48, 2147483644, -2147483643, 16, 2147483642, 2147483646, -52, -2, 1, -4, -2147483648, 2147483647, -8]> : tensor<18xi32> loc("dot_general_of_not, reshape_of_not")
  check.expect_eq_const %bitcast_convert, dense<[[[[-2, -1], [1, 0], [-4, -1]], [[0, -32768], [-1, 32767], [-8, -1]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_not")
  check.expect_eq_const %compare, dense<[[[false, false, false], [false, true, false]]]> : tensor<1x2x3xi1> loc("compare_of_not")
  check.expect_eq_const %convert, dense<[[[-2.0, 1.0, -4.0], [-2147483600.0, 2147483600.0, -8.0]]]> : tensor<1x2x3xf32> loc("convert_of_not")
  return
}
