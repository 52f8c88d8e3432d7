// Pairs of ops: what takes the signed result of reduce. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[[1, -2, 3], [2147483647, -2147483648, 7]], [[-6, 8, 1], [-3, 4, 2]]]]> : tensor<1x2x2x3xi32>
  %i32__2 = stablehlo.constant dense<0> : tensor<i32>
  %i32__3 = stablehlo.constant dense<1> : tensor<1x2x3xi32>
  %i32__4 = stablehlo.constant dense<-3> : tensor<i32>
  %i32__5 = stablehlo.constant dense<6> : tensor<i32>
  %i32__6 = stablehlo.constant dense<[[[3, 5, -2], [7, 2, -3]]]> : tensor<1x2x3xi32>
  %i32__7 = stablehlo.constant dense<0> : tensor<1x2x3xi32>
  %i32__8 = stablehlo.constant dense<[[3, 5], [-2, 7], [2, -3], [3, 5]]> : tensor<4x2xi32>
  %i32__9 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__10 = stablehlo.constant dense<9> : tensor<i32>
  %i32__11 = stablehlo.constant dense<[[[3, 5, -2, 7], [2, -3, 3, 5], [-2, 7, 2, -3]]]> : tensor<1x3x4xi32>
  %i32__12 = stablehlo.constant dense<2> : tensor<i32>
  %i32__13 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xi32>
  %i32__14 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %reduce = stablehlo.reduce(%i32 init: %i32__2) across dimensions = [2] : (tensor<1x2x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  reducer(%left: tensor<i32>, %right: tensor<i32>) {
    %add = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add : tensor<i32>
  }
  %abs = stablehlo.abs %reduce : tensor<1x2x3xi32>
  %add_2 = stablehlo.add %reduce, %reduce : tensor<1x2x3xi32>
  %and = stablehlo.and %reduce, %i32__3 : tensor<1x2x3xi32>
  %bitcast_convert = stablehlo.bitcast_convert %reduce : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %reduce, dims = [0, 1, 2] : (tensor<1x2x3xi32>) -> tensor<2x2x3xi32>
  %clamp = stablehlo.clamp %i32__4, %reduce, %i32__5 : (tensor<i32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %compare = stablehlo.compare LT, %reduce, %i32__7 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  %concatenate = stablehlo.concatenate %reduce, %reduce, dim = 2 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x6xi32>
  %convert = stablehlo.convert %reduce : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %divide = stablehlo.divide %reduce, %i32__6 : tensor<1x2x3xi32>
  %dot_general = stablehlo.dot_general %i32__8, %reduce, contracting_dims = [1] x [1] : (tensor<4x2xi32>, tensor<1x2x3xi32>) -> tensor<4x1x3xi32>
  %dynamic_slice = stablehlo.dynamic_slice %reduce, %i32__2, %i32__9, %i32__10, sizes = [1, 1, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i32__11, %reduce, %i32__2, %i32__12, %i32__2 : (tensor<1x3x4xi32>, tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi32>
  %maximum = stablehlo.maximum %reduce, %reduce : tensor<1x2x3xi32>
  %minimum = stablehlo.minimum %reduce, %i32__7 : tensor<1x2x3xi32>
  %multiply = stablehlo.multiply %reduce, %i32__6 : tensor<1x2x3xi32>
  %negate = stablehlo.negate %reduce : tensor<1x2x3xi32>
  %not = stablehlo.not %reduce : tensor<1x2x3xi32>
  %or = stablehlo.or %reduce, %i32__3 : tensor<1x2x3xi32>
  %pad = stablehlo.pad %reduce, %i32__5, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x5xi32>
  %popcnt = stablehlo.popcnt %reduce : tensor<1x2x3xi32>
  %power = stablehlo.power %reduce, %i32__13 : tensor<1x2x3xi32>
  %reduce_2 = stablehlo.reduce(%reduce init: %i32__14) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2xi32>
  %reduce_window = "stablehlo.reduce_window"(%reduce, %i32__2) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<i32>
    stablehlo.return %add_3 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x2xi32>
  %remainder = stablehlo.remainder %reduce, %i32__6 : tensor<1x2x3xi32>
  %reshape = stablehlo.reshape %reduce : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reverse = stablehlo.reverse %reduce, dims = [2] : tensor<1x2x3xi32>
  %select = stablehlo.select %i1, %reduce, %i32__6 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  %shift_left = stablehlo.shift_left %reduce, %i32__13 : tensor<1x2x3xi32>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %reduce, %i32__13 : tensor<1x2x3xi32>
  %shift_right_logical = stablehlo.shift_right_logical %reduce, %i32__3 : tensor<1x2x3xi32>
  %sign = stablehlo.sign %reduce : tensor<1x2x3xi32>
  %slice = stablehlo.slice %reduce [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  %sort = "stablehlo.sort"(%reduce) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<i32>, %right_3: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %subtract = stablehlo.subtract %reduce, %i32__7 : tensor<1x2x3xi32>
  %transpose = stablehlo.transpose %reduce, dims = [2, 1, 0] : (tensor<1x2x3xi32>) -> tensor<3x2x1xi32>
  %xor = stablehlo.xor %i32__6, %reduce : tensor<1x2x3xi32>
  %concatenate_2 = stablehlo.concatenate %abs, %add_2, %and, %clamp, %divide, %maximum, %minimum, %multiply, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_2, dense<[[[-2147483648, 2147483646, 10], [9, 12, 3]], [[0, -4, 20], [-18, 24, 6]], [[0, 0, 0], [1, 0, 1]], [[-3, 6, 6], [-3, 6, 3]], [[-715827882, 429496729, -5], [-1, 6, -1]], [[-2147483648, 2147483646, 10], [-9, 12, 3]], [[-2147483648, 0, 0], [-9, 0, 0]], [[-2147483648, 2147483638, -20], [-63, 24, -9]]]> : tensor<8x2x3xi32> loc("abs_of_reduce, add_of_reduce, and_of_reduce, clamp_of_reduce, divide_of_reduce, maximum_of_reduce, minimum_of_reduce, multiply_of_reduce")
  %concatenate_3 = stablehlo.concatenate %negate, %not, %or, %popcnt, %power, %remainder, %reverse, %select, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_3, dense<[[[-2147483648, -2147483646, -10], [9, -12, -3]], [[2147483647, -2147483647, -11], [8, -13, -4]], [[-2147483647, 2147483647, 11], [-9, 13, 3]], [[1, 30, 2], [31, 2, 2]], [[0, 2147483646, 1000], [1, 144, 3]], [[-2, 1, 0], [-2, 0, 0]], [[10, 2147483646, -2147483648], [3, 12, -9]], [[-2147483648, 5, 10], [7, 2, 3]]]> : tensor<8x2x3xi32> loc("negate_of_reduce, not_of_reduce, or_of_reduce, popcnt_of_reduce, power_of_reduce, remainder_of_reduce, reverse_of_reduce, select_of_reduce")
  %reshape_2 = stablehlo.reshape %shift_left : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_3 = stablehlo.reshape %shift_right_arithmetic : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_4 = stablehlo.reshape %shift_right_logical : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_5 = stablehlo.reshape %sign : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_6 = stablehlo.reshape %sort : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_7 = stablehlo.reshape %subtract : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_8 = stablehlo.reshape %xor : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_9 = stablehlo.reshape %dynamic_slice : (tensor<1x1x2xi32>) -> tensor<2xi32>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<2xi32>) -> tensor<44xi32>
  check.expect_eq_const %concatenate_4, dense<[0, -4, 80, -9, 48, 6, -536870912, 1073741823, 1, -9, 3, 1, 1073741824, 1073741823, 5, 2147483643, 6, 1, -1, 1, 1, -1, 1, 1, 2147483646, 10, -2147483648, 12, 3, -9, -2147483648, 2147483646, 10, -9, 12, 3, -2147483645, 2147483643, -12, -16, 14, -2, 2147483646, 10]> : tensor<44xi32> loc("shift_left_of_reduce, shift_right_arithmetic_of_reduce, shift_right_logical_of_reduce, sign_of_reduce, sort_of_reduce, subtract_of_reduce, xor_of_reduce, dynamic_slice_of_reduce")
  %reshape_10 = stablehlo.reshape %slice : (tensor<1x1x2xi32>) -> tensor<2xi32>
  %reshape_11 = stablehlo.reshape %reduce_2 : (tensor<1x2xi32>) -> tensor<2xi32>
  %reshape_12 = stablehlo.reshape %reduce_window : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_13 = stablehlo.reshape %pad : (tensor<1x2x5xi32>) -> tensor<10xi32>
  %reshape_14 = stablehlo.reshape %concatenate : (tensor<1x2x6xi32>) -> tensor<12xi32>
  %reshape_15 = stablehlo.reshape %dynamic_update_slice : (tensor<1x3x4xi32>) -> tensor<12xi32>
  %reshape_16 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xi32>) -> tensor<12xi32>
  %reshape_17 = stablehlo.reshape %transpose : (tensor<3x2x1xi32>) -> tensor<6xi32>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, %reshape_17, dim = 0 : (tensor<2xi32>, tensor<2xi32>, tensor<4xi32>, tensor<10xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<6xi32>) -> tensor<60xi32>
  check.expect_eq_const %concatenate_5, dense<[-9, 3, 2147483646, 12, -2, -2147483640, 3, 15, 6, 6, 6, 6, 6, -2147483648, 2147483646, 10, 6, 6, -2147483648, 2147483646, 10, -2147483648, 2147483646, 10, -9, 12, 3, -9, 12, 3, 3, 5, -2, 7, -2147483648, 2147483646, 10, 5, -9, 12, 3, -3, -2147483648, 2147483646, 10, -9, 12, 3, -2147483648, 2147483646, 10, -9, 12, 3, -2147483648, -9, 2147483646, 12, 10, 3]> : tensor<60xi32> loc("slice_of_reduce, reduce_of_reduce, reduce_window_of_reduce, pad_of_reduce, concatenate_of_reduce, dynamic_update_slice_of_reduce, broadcast_in_dim_of_reduce, transpose_of_reduce")
  %reshape_18 = stablehlo.reshape %dot_general : (tensor<4x1x3xi32>) -> tensor<12xi32>
  %reshape_19 = stablehlo.reshape %reshape : (tensor<6xi32>) -> tensor<6xi32>
  %concatenate_6 = stablehlo.concatenate %reshape_18, %reshape_19, dim = 0 : (tensor<12xi32>, tensor<6xi32>) -> tensor<18xi32>
  check.expect_eq_const %concatenate_6, dense<[2147483603, -2147483594, 45, -63, 88, 1, 27, -40, 11, 2147483603, -2147483594, 45, -2147483648, 2147483646, 10, -9, 12, 3]> : tensor<18xi32> loc("dot_general_of_reduce, reshape_of_reduce")
  check.expect_eq_const %bitcast_convert, dense<[[[[0, -32768], [-2, 32767], [10, 0]], [[-9, -1], [12, 0], [3, 0]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_reduce")
  check.expect_eq_const %compare, dense<[[[true, false, false], [true, false, false]]]> : tensor<1x2x3xi1> loc("compare_of_reduce")
  check.expect_eq_const %convert, dense<[[[-2147483600.0, 2147483600.0, 10.0], [-9.0, 12.0, 3.0]]]> : tensor<1x2x3xf32> loc("convert_of_reduce")
  return
}
