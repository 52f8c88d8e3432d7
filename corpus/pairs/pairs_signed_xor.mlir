// Pairs of ops: what takes the signed result of xor. The values are those of scripts/oracle.
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
  %xor = stablehlo.xor %i32, %i32__2 : tensor<1x2x3xi32>
  %abs = stablehlo.abs %xor : tensor<1x2x3xi32>
  %add = stablehlo.add %xor, %i32__2 : tensor<1x2x3xi32>
  %and = stablehlo.and %i32__2, %xor : tensor<1x2x3xi32>
  %bitcast_convert = stablehlo.bitcast_convert %xor : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %xor, dims = [0, 1, 2] : (tensor<1x2x3xi32>) -> tensor<2x2x3xi32>
  %clamp = stablehlo.clamp %i32__3, %i32__2, %xor : (tensor<i32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %compare = stablehlo.compare LE, %i32__2, %xor : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  %concatenate = stablehlo.concatenate %xor, %xor, dim = 2 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x6xi32>
  %convert = stablehlo.convert %xor : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %divide = stablehlo.divide %xor, %i32__2 : tensor<1x2x3xi32>
  %dot_general = stablehlo.dot_general %i32__6, %xor, contracting_dims = [1] x [1] : (tensor<4x2xi32>, tensor<1x2x3xi32>) -> tensor<4x1x3xi32>
  %dynamic_slice = stablehlo.dynamic_slice %xor, %i32__7, %i32__8, %i32__9, sizes = [1, 1, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i32__10, %xor, %i32__7, %i32__11, %i32__7 : (tensor<1x3x4xi32>, tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi32>
  %maximum = stablehlo.maximum %xor, %i32__2 : tensor<1x2x3xi32>
  %minimum = stablehlo.minimum %i32__2, %xor : tensor<1x2x3xi32>
  %multiply = stablehlo.multiply %xor, %xor : tensor<1x2x3xi32>
  %negate = stablehlo.negate %xor : tensor<1x2x3xi32>
  %not = stablehlo.not %xor : tensor<1x2x3xi32>
  %or = stablehlo.or %i32__2, %xor : tensor<1x2x3xi32>
  %pad = stablehlo.pad %xor, %i32__4, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x5xi32>
  %popcnt = stablehlo.popcnt %xor : tensor<1x2x3xi32>
  %power = stablehlo.power %xor, %i32__12 : tensor<1x2x3xi32>
  %reduce = stablehlo.reduce(%xor init: %i32__13) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2xi32>
  %reduce_window = "stablehlo.reduce_window"(%xor, %i32__7) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x2xi32>
  %remainder = stablehlo.remainder %xor, %i32__14 : tensor<1x2x3xi32>
  %reshape = stablehlo.reshape %xor : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reverse = stablehlo.reverse %xor, dims = [2] : tensor<1x2x3xi32>
  %select = stablehlo.select %i1, %xor, %i32__2 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  %shift_left = stablehlo.shift_left %xor, %i32__15 : tensor<1x2x3xi32>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %xor, %i32__12 : tensor<1x2x3xi32>
  %shift_right_logical = stablehlo.shift_right_logical %xor, %i32__12 : tensor<1x2x3xi32>
  %sign = stablehlo.sign %xor : tensor<1x2x3xi32>
  %slice = stablehlo.slice %xor [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  %sort = "stablehlo.sort"(%xor) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %subtract = stablehlo.subtract %i32__2, %xor : tensor<1x2x3xi32>
  %transpose = stablehlo.transpose %xor, dims = [2, 1, 0] : (tensor<1x2x3xi32>) -> tensor<3x2x1xi32>
  %xor_2 = stablehlo.xor %xor, %i32__15 : tensor<1x2x3xi32>
  %concatenate_2 = stablehlo.concatenate %abs, %add, %and, %clamp, %divide, %maximum, %minimum, %multiply, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_2, dense<[[[2, 5, 3], [2147483640, 2147483646, 6]], [[5, 0, -5], [2147483647, -2147483644, -9]], [[2, 1, -4], [0, 2, -8]], [[2, -5, -3], [7, -2147483646, -6]], [[0, -1, 1], [306783377, -1073741823, 2]], [[3, 5, -2], [2147483640, 2, -3]], [[2, -5, -3], [7, -2147483646, -6]], [[4, 25, 9], [64, 4, 36]]]> : tensor<8x2x3xi32> loc("abs_of_xor, add_of_xor, and_of_xor, clamp_of_xor, divide_of_xor, maximum_of_xor, minimum_of_xor, multiply_of_xor")
  %concatenate_3 = stablehlo.concatenate %negate, %not, %or, %popcnt, %power, %remainder, %reverse, %select, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_3, dense<[[[-2, 5, 3], [-2147483640, 2147483646, 6]], [[-3, 4, 2], [-2147483641, 2147483645, 5]], [[3, -1, -1], [2147483647, -2147483646, -1]], [[1, 31, 31], [28, 2, 30]], [[4, -5, -27], [1, 4, -6]], [[0, -1, -1], [0, 0, 0]], [[-3, -5, 2], [-6, -2147483646, 2147483640]], [[2, 5, -3], [7, 2, -6]]]> : tensor<8x2x3xi32> loc("negate_of_xor, not_of_xor, or_of_xor, popcnt_of_xor, power_of_xor, remainder_of_xor, reverse_of_xor, select_of_xor")
  %reshape_2 = stablehlo.reshape %shift_left : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_3 = stablehlo.reshape %shift_right_arithmetic : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_4 = stablehlo.reshape %shift_right_logical : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_5 = stablehlo.reshape %sign : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_6 = stablehlo.reshape %sort : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_7 = stablehlo.reshape %subtract : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_8 = stablehlo.reshape %xor_2 : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_9 = stablehlo.reshape %dynamic_slice : (tensor<1x1x2xi32>) -> tensor<2xi32>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<2xi32>) -> tensor<44xi32>
  check.expect_eq_const %concatenate_4, dense<[4, -10, -6, -16, 4, -12, 0, -3, -1, 2147483640, -536870912, -3, 0, 2147483645, 536870911, 2147483640, 536870912, 2147483645, 1, -1, -1, 1, -1, -1, 2, -3, -5, 2147483640, -6, -2147483646, 1, 10, 1, -2147483633, -2147483648, 3, 3, -6, -4, 2147483641, -2147483645, -5, -5, -3]> : tensor<44xi32> loc("shift_left_of_xor, shift_right_arithmetic_of_xor, shift_right_logical_of_xor, sign_of_xor, sort_of_xor, subtract_of_xor, xor_of_xor, dynamic_slice_of_xor")
  %reshape_10 = stablehlo.reshape %slice : (tensor<1x1x2xi32>) -> tensor<2xi32>
  %reshape_11 = stablehlo.reshape %reduce : (tensor<1x2xi32>) -> tensor<2xi32>
  %reshape_12 = stablehlo.reshape %reduce_window : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_13 = stablehlo.reshape %pad : (tensor<1x2x5xi32>) -> tensor<10xi32>
  %reshape_14 = stablehlo.reshape %concatenate : (tensor<1x2x6xi32>) -> tensor<12xi32>
  %reshape_15 = stablehlo.reshape %dynamic_update_slice : (tensor<1x3x4xi32>) -> tensor<12xi32>
  %reshape_16 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xi32>) -> tensor<12xi32>
  %reshape_17 = stablehlo.reshape %transpose : (tensor<3x2x1xi32>) -> tensor<6xi32>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, %reshape_17, dim = 0 : (tensor<2xi32>, tensor<2xi32>, tensor<4xi32>, tensor<10xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<6xi32>) -> tensor<60xi32>
  check.expect_eq_const %concatenate_5, dense<[2147483640, -6, 2, 2147483640, -3, -8, -6, 2147483644, 6, 6, 6, 6, 6, 2, -5, -3, 6, 6, 2, -5, -3, 2, -5, -3, 2147483640, -2147483646, -6, 2147483640, -2147483646, -6, 3, 5, -2, 7, 2, -5, -3, 5, 2147483640, -2147483646, -6, -3, 2, -5, -3, 2147483640, -2147483646, -6, 2, -5, -3, 2147483640, -2147483646, -6, 2, 2147483640, -5, -2147483646, -3, -6]> : tensor<60xi32> loc("slice_of_xor, reduce_of_xor, reduce_window_of_xor, pad_of_xor, concatenate_of_xor, dynamic_update_slice_of_xor, broadcast_in_dim_of_xor, transpose_of_xor")
  %reshape_18 = stablehlo.reshape %dot_general : (tensor<4x1x3xi32>) -> tensor<12xi32>
  %reshape_19 = stablehlo.reshape %reshape : (tensor<6xi32>) -> tensor<6xi32>
  %concatenate_6 = stablehlo.concatenate %reshape_18, %reshape_19, dim = 0 : (tensor<12xi32>, tensor<6xi32>) -> tensor<18xi32>
  check.expect_eq_const %concatenate_6, dense<[2147483614, 2147483643, -39, 2147483588, -2147483624, -36, -2147483620, 2147483632, 12, 2147483614, 2147483643, -39, 2, -5, -3, 2147483640, -2147483646, -6]> : tensor<18xi32> loc("dot_general_of_xor, reshape_of_xor")
  check.expect_eq_const %bitcast_convert, dense<[[[[2, 0], [-5, -1], [-3, -1]], [[-8, 32767], [2, -32768], [-6, -1]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_xor")
  check.expect_eq_const %compare, dense<[[[false, false, false], [true, false, false]]]> : tensor<1x2x3xi1> loc("compare_of_xor")
  check.expect_eq_const %convert, dense<[[[2.0, -5.0, -3.0], [2147483600.0, -2147483600.0, -6.0]]]> : tensor<1x2x3xf32> loc("convert_of_xor")
  return
}
