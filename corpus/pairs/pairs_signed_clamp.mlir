// Pairs of ops: what takes the signed result of clamp. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<-3> : tensor<i32>
  %i32__2 = stablehlo.constant dense<[[[1, -2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x2x3xi32>
  %i32__3 = stablehlo.constant dense<6> : tensor<i32>
  %i32__4 = stablehlo.constant dense<[[[3, 5, -2], [7, 2, -3]]]> : tensor<1x2x3xi32>
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
  %clamp = stablehlo.clamp %i32, %i32__2, %i32__3 : (tensor<i32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %abs = stablehlo.abs %clamp : tensor<1x2x3xi32>
  %add = stablehlo.add %clamp, %i32__4 : tensor<1x2x3xi32>
  %and = stablehlo.and %i32__4, %clamp : tensor<1x2x3xi32>
  %bitcast_convert = stablehlo.bitcast_convert %clamp : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %clamp, dims = [0, 1, 2] : (tensor<1x2x3xi32>) -> tensor<2x2x3xi32>
  %clamp_2 = stablehlo.clamp %i32, %i32__4, %clamp : (tensor<i32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %compare = stablehlo.compare LE, %i32__4, %clamp : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  %concatenate = stablehlo.concatenate %clamp, %clamp, dim = 2 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x6xi32>
  %convert = stablehlo.convert %clamp : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %divide = stablehlo.divide %clamp, %i32__4 : tensor<1x2x3xi32>
  %dot_general = stablehlo.dot_general %i32__6, %clamp, contracting_dims = [1] x [1] : (tensor<4x2xi32>, tensor<1x2x3xi32>) -> tensor<4x1x3xi32>
  %dynamic_slice = stablehlo.dynamic_slice %clamp, %i32__7, %i32__8, %i32__9, sizes = [1, 1, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i32__10, %clamp, %i32__7, %i32__11, %i32__7 : (tensor<1x3x4xi32>, tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi32>
  %maximum = stablehlo.maximum %clamp, %i32__4 : tensor<1x2x3xi32>
  %minimum = stablehlo.minimum %i32__4, %clamp : tensor<1x2x3xi32>
  %multiply = stablehlo.multiply %clamp, %clamp : tensor<1x2x3xi32>
  %negate = stablehlo.negate %clamp : tensor<1x2x3xi32>
  %not = stablehlo.not %clamp : tensor<1x2x3xi32>
  %or = stablehlo.or %i32__4, %clamp : tensor<1x2x3xi32>
  %pad = stablehlo.pad %clamp, %i32__3, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x5xi32>
  %popcnt = stablehlo.popcnt %clamp : tensor<1x2x3xi32>
  %power = stablehlo.power %clamp, %i32__12 : tensor<1x2x3xi32>
  %reduce = stablehlo.reduce(%clamp init: %i32__13) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2xi32>
  %reduce_window = "stablehlo.reduce_window"(%clamp, %i32__7) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x2xi32>
  %remainder = stablehlo.remainder %clamp, %i32__14 : tensor<1x2x3xi32>
  %reshape = stablehlo.reshape %clamp : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reverse = stablehlo.reverse %clamp, dims = [2] : tensor<1x2x3xi32>
  %select = stablehlo.select %i1, %clamp, %i32__4 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  %shift_left = stablehlo.shift_left %clamp, %i32__15 : tensor<1x2x3xi32>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %clamp, %i32__12 : tensor<1x2x3xi32>
  %shift_right_logical = stablehlo.shift_right_logical %clamp, %i32__12 : tensor<1x2x3xi32>
  %sign = stablehlo.sign %clamp : tensor<1x2x3xi32>
  %slice = stablehlo.slice %clamp [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  %sort = "stablehlo.sort"(%clamp) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %subtract = stablehlo.subtract %i32__4, %clamp : tensor<1x2x3xi32>
  %transpose = stablehlo.transpose %clamp, dims = [2, 1, 0] : (tensor<1x2x3xi32>) -> tensor<3x2x1xi32>
  %xor = stablehlo.xor %clamp, %i32__15 : tensor<1x2x3xi32>
  %concatenate_2 = stablehlo.concatenate %abs, %add, %and, %clamp_2, %divide, %maximum, %minimum, %multiply, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_2, dense<[[[1, 2, 3], [6, 3, 6]], [[4, 3, 1], [13, -1, 3]], [[1, 4, 2], [6, 0, 4]], [[1, -2, -2], [6, -3, -3]], [[0, 0, -1], [0, -1, -2]], [[3, 5, 3], [7, 2, 6]], [[1, -2, -2], [6, -3, -3]], [[1, 4, 9], [36, 9, 36]]]> : tensor<8x2x3xi32> loc("abs_of_clamp, add_of_clamp, and_of_clamp, clamp_of_clamp, divide_of_clamp, maximum_of_clamp, minimum_of_clamp, multiply_of_clamp")
  %concatenate_3 = stablehlo.concatenate %negate, %not, %or, %popcnt, %power, %remainder, %reverse, %select, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_3, dense<[[[-1, 2, -3], [-6, 3, -6]], [[-2, 1, -4], [-7, 2, -7]], [[3, -1, -1], [7, -1, -1]], [[1, 31, 2], [2, 31, 2]], [[1, -2, 27], [1, 9, 6]], [[1, 0, 1], [0, -1, 0]], [[3, -2, 1], [6, -3, 6]], [[1, 5, 3], [7, 2, 6]]]> : tensor<8x2x3xi32> loc("negate_of_clamp, not_of_clamp, or_of_clamp, popcnt_of_clamp, power_of_clamp, remainder_of_clamp, reverse_of_clamp, select_of_clamp")
  %reshape_2 = stablehlo.reshape %shift_left : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_3 = stablehlo.reshape %shift_right_arithmetic : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_4 = stablehlo.reshape %shift_right_logical : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_5 = stablehlo.reshape %sign : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_6 = stablehlo.reshape %sort : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_7 = stablehlo.reshape %subtract : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_8 = stablehlo.reshape %xor : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_9 = stablehlo.reshape %dynamic_slice : (tensor<1x1x2xi32>) -> tensor<2xi32>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<2xi32>) -> tensor<44xi32>
  check.expect_eq_const %concatenate_4, dense<[2, -4, 6, 12, -6, 12, 0, -1, 0, 6, -1, 3, 0, 2147483647, 0, 6, 1073741823, 3, 1, -1, 1, 1, -1, 1, 3, 1, -2, 6, 6, -3, 2, 7, -5, 1, 5, -9, 0, -1, 2, 7, -4, 7, -2, 3]> : tensor<44xi32> loc("shift_left_of_clamp, shift_right_arithmetic_of_clamp, shift_right_logical_of_clamp, sign_of_clamp, sort_of_clamp, subtract_of_clamp, xor_of_clamp, dynamic_slice_of_clamp")
  %reshape_10 = stablehlo.reshape %slice : (tensor<1x1x2xi32>) -> tensor<2xi32>
  %reshape_11 = stablehlo.reshape %reduce : (tensor<1x2xi32>) -> tensor<2xi32>
  %reshape_12 = stablehlo.reshape %reduce_window : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_13 = stablehlo.reshape %pad : (tensor<1x2x5xi32>) -> tensor<10xi32>
  %reshape_14 = stablehlo.reshape %concatenate : (tensor<1x2x6xi32>) -> tensor<12xi32>
  %reshape_15 = stablehlo.reshape %dynamic_update_slice : (tensor<1x3x4xi32>) -> tensor<12xi32>
  %reshape_16 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xi32>) -> tensor<12xi32>
  %reshape_17 = stablehlo.reshape %transpose : (tensor<3x2x1xi32>) -> tensor<6xi32>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, %reshape_17, dim = 0 : (tensor<2xi32>, tensor<2xi32>, tensor<4xi32>, tensor<10xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<6xi32>) -> tensor<60xi32>
  check.expect_eq_const %concatenate_5, dense<[6, 6, 3, 6, -1, 1, 3, 3, 6, 6, 6, 6, 6, 1, -2, 3, 6, 6, 1, -2, 3, 1, -2, 3, 6, -3, 6, 6, -3, 6, 3, 5, -2, 7, 1, -2, 3, 5, 6, -3, 6, -3, 1, -2, 3, 6, -3, 6, 1, -2, 3, 6, -3, 6, 1, 6, -2, -3, 3, 6]> : tensor<60xi32> loc("slice_of_clamp, reduce_of_clamp, reduce_window_of_clamp, pad_of_clamp, concatenate_of_clamp, dynamic_update_slice_of_clamp, broadcast_in_dim_of_clamp, transpose_of_clamp")
  %reshape_18 = stablehlo.reshape %dot_general : (tensor<4x1x3xi32>) -> tensor<12xi32>
  %reshape_19 = stablehlo.reshape %reshape : (tensor<6xi32>) -> tensor<6xi32>
  %concatenate_6 = stablehlo.concatenate %reshape_18, %reshape_19, dim = 0 : (tensor<12xi32>, tensor<6xi32>) -> tensor<18xi32>
  check.expect_eq_const %concatenate_6, dense<[33, -21, 39, 40, -17, 36, -16, 5, -12, 33, -21, 39, 1, -2, 3, 6, -3, 6]> : tensor<18xi32> loc("dot_general_of_clamp, reshape_of_clamp")
  check.expect_eq_const %bitcast_convert, dense<[[[[1, 0], [-2, -1], [3, 0]], [[6, 0], [-3, -1], [6, 0]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_clamp")
  check.expect_eq_const %compare, dense<[[[false, false, true], [false, false, true]]]> : tensor<1x2x3xi1> loc("compare_of_clamp")
  check.expect_eq_const %convert, dense<[[[1.0, -2.0, 3.0], [6.0, -3.0, 6.0]]]> : tensor<1x2x3xf32> loc("convert_of_clamp")
  return
}
