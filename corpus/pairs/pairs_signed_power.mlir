// Pairs of ops: what takes the signed result of power. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[1, -2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x2x3xi32>
  %i32__2 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xi32>
  %i32__3 = stablehlo.constant dense<[[[3, 5, -2], [7, 2, -3]]]> : tensor<1x2x3xi32>
  %i32__4 = stablehlo.constant dense<-3> : tensor<i32>
  %i32__5 = stablehlo.constant dense<6> : tensor<i32>
  %i32__6 = stablehlo.constant dense<0> : tensor<1x2x3xi32>
  %i32__7 = stablehlo.constant dense<[[[3, 5, -2]]]> : tensor<1x1x3xi32>
  %i32__8 = stablehlo.constant dense<[[3, 5], [-2, 7], [2, -3]]> : tensor<3x2xi32>
  %i32__9 = stablehlo.constant dense<0> : tensor<i32>
  %i32__10 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__11 = stablehlo.constant dense<9> : tensor<i32>
  %i32__12 = stablehlo.constant dense<[[[3, 5]]]> : tensor<1x1x2xi32>
  %i32__13 = stablehlo.constant dense<1> : tensor<i32>
  %i32__14 = stablehlo.constant dense<2> : tensor<i32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %power = stablehlo.power %i32, %i32__2 : tensor<1x2x3xi32>
  %abs = stablehlo.abs %power : tensor<1x2x3xi32>
  %add = stablehlo.add %i32__3, %power : tensor<1x2x3xi32>
  %and = stablehlo.and %power, %power : tensor<1x2x3xi32>
  %bitcast_convert = stablehlo.bitcast_convert %power : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %power, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  %clamp = stablehlo.clamp %i32__4, %i32__3, %power : (tensor<i32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %compare = stablehlo.compare GE, %power, %power : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  %concatenate = stablehlo.concatenate %i32__7, %power, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  %convert = stablehlo.convert %power : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %divide = stablehlo.divide %power, %i32__3 : tensor<1x2x3xi32>
  %dot_general = stablehlo.dot_general %power, %i32__8, contracting_dims = [2] x [0] : (tensor<1x2x3xi32>, tensor<3x2xi32>) -> tensor<1x2x2xi32>
  %dynamic_slice = stablehlo.dynamic_slice %power, %i32__9, %i32__10, %i32__11, sizes = [1, 2, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xi32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %power, %i32__12, %i32__9, %i32__13, %i32__14 : (tensor<1x2x3xi32>, tensor<1x1x2xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi32>
  %maximum = stablehlo.maximum %i32__3, %power : tensor<1x2x3xi32>
  %minimum = stablehlo.minimum %power, %power : tensor<1x2x3xi32>
  %multiply = stablehlo.multiply %power, %i32__6 : tensor<1x2x3xi32>
  %negate = stablehlo.negate %power : tensor<1x2x3xi32>
  %not = stablehlo.not %power : tensor<1x2x3xi32>
  %or = stablehlo.or %power, %power : tensor<1x2x3xi32>
  %pad = stablehlo.pad %power, %i32__9, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x3x3xi32>
  %popcnt = stablehlo.popcnt %power : tensor<1x2x3xi32>
  %power_2 = stablehlo.power %power, %i32__2 : tensor<1x2x3xi32>
  %reduce = stablehlo.reduce(%power init: %i32__9) across dimensions = [1] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x3xi32>
  reducer(%left: tensor<i32>, %right: tensor<i32>) {
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }
  %reduce_window = "stablehlo.reduce_window"(%power, %i32__9) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<i32>
    stablehlo.return %add_3 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %remainder = stablehlo.remainder %power, %i32__3 : tensor<1x2x3xi32>
  %reshape = stablehlo.reshape %power : (tensor<1x2x3xi32>) -> tensor<3x2xi32>
  %reverse = stablehlo.reverse %power, dims = [1, 2] : tensor<1x2x3xi32>
  %select = stablehlo.select %i1, %i32__3, %power : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  %shift_left = stablehlo.shift_left %power, %i32__2 : tensor<1x2x3xi32>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %power, %i32__2 : tensor<1x2x3xi32>
  %shift_right_logical = stablehlo.shift_right_logical %power, %i32__2 : tensor<1x2x3xi32>
  %sign = stablehlo.sign %power : tensor<1x2x3xi32>
  %slice = stablehlo.slice %power [0:1, 0:2, 1:3] : (tensor<1x2x3xi32>) -> tensor<1x2x2xi32>
  %sort = "stablehlo.sort"(%power) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<i32>, %right_3: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %subtract = stablehlo.subtract %power, %power : tensor<1x2x3xi32>
  %transpose = stablehlo.transpose %power, dims = [2, 0, 1] : (tensor<1x2x3xi32>) -> tensor<3x1x2xi32>
  %xor = stablehlo.xor %power, %i32__3 : tensor<1x2x3xi32>
  %concatenate_2 = stablehlo.concatenate %abs, %add, %and, %clamp, %divide, %dynamic_update_slice, %maximum, %minimum, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_2, dense<[[[1, 2, 27], [1, 0, 7]], [[4, 3, 25], [8, 2, 4]], [[1, -2, 27], [1, 0, 7]], [[1, -2, -2], [1, 0, -3]], [[0, 0, -13], [0, 0, -2]], [[1, -2, 27], [1, 3, 5]], [[3, 5, 27], [7, 2, 7]], [[1, -2, 27], [1, 0, 7]]]> : tensor<8x2x3xi32> loc("abs_of_power, add_of_power, and_of_power, clamp_of_power, divide_of_power, dynamic_update_slice_of_power, maximum_of_power, minimum_of_power")
  %concatenate_3 = stablehlo.concatenate %multiply, %negate, %not, %or, %popcnt, %power_2, %reduce_window, %remainder, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_3, dense<[[[0, 0, 0], [0, 0, 0]], [[-1, 2, -27], [-1, 0, -7]], [[-2, 1, -28], [-2, -1, -8]], [[1, -2, 27], [1, 0, 7]], [[1, 31, 4], [1, 0, 3]], [[1, -2, 19683], [1, 0, 7]], [[1, -1, 25], [1, 1, 7]], [[1, -2, 1], [1, 0, 1]]]> : tensor<8x2x3xi32> loc("multiply_of_power, negate_of_power, not_of_power, or_of_power, popcnt_of_power, power_of_power, reduce_window_of_power, remainder_of_power")
  %concatenate_4 = stablehlo.concatenate %reverse, %select, %shift_left, %shift_right_arithmetic, %shift_right_logical, %sign, %sort, %subtract, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_4, dense<[[[7, 0, 1], [27, -2, 1]], [[3, -2, -2], [1, 0, -3]], [[4, -4, 216], [1, 0, 14]], [[0, -1, 3], [1, 0, 3]], [[0, 2147483647, 3], [1, 0, 3]], [[1, -1, 1], [1, 0, 1]], [[27, 1, -2], [7, 1, 0]], [[0, 0, 0], [0, 0, 0]]]> : tensor<8x2x3xi32> loc("reverse_of_power, select_of_power, shift_left_of_power, shift_right_arithmetic_of_power, shift_right_logical_of_power, sign_of_power, sort_of_power, subtract_of_power")
  %reshape_2 = stablehlo.reshape %xor : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_3 = stablehlo.reshape %dot_general : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_4 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_5 = stablehlo.reshape %slice : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_6 = stablehlo.reshape %concatenate : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_7 = stablehlo.reshape %pad : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_8 = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x2x3xi32>) -> tensor<12xi32>
  %reshape_9 = stablehlo.reshape %reduce : (tensor<1x3xi32>) -> tensor<3xi32>
  %concatenate_5 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<9xi32>, tensor<9xi32>, tensor<12xi32>, tensor<3xi32>) -> tensor<51xi32>
  check.expect_eq_const %concatenate_5, dense<[2, -5, -27, 6, 2, -6, 61, -90, 17, -16, -2, 27, 0, 7, -2, 27, 0, 7, 3, 5, -2, 1, -2, 27, 1, 0, 7, -2, 27, 0, 0, 0, 0, 0, 7, 0, 1, -2, 27, 1, 0, 7, 1, -2, 27, 1, 0, 7, 2, -2, 34]> : tensor<51xi32> loc("xor_of_power, dot_general_of_power, dynamic_slice_of_power, slice_of_power, concatenate_of_power, pad_of_power, broadcast_in_dim_of_power, reduce_of_power")
  %reshape_10 = stablehlo.reshape %transpose : (tensor<3x1x2xi32>) -> tensor<6xi32>
  %reshape_11 = stablehlo.reshape %reshape : (tensor<3x2xi32>) -> tensor<6xi32>
  %concatenate_6 = stablehlo.concatenate %reshape_10, %reshape_11, dim = 0 : (tensor<6xi32>, tensor<6xi32>) -> tensor<12xi32>
  check.expect_eq_const %concatenate_6, dense<[1, 1, -2, 0, 27, 7, 1, -2, 27, 1, 0, 7]> : tensor<12xi32> loc("transpose_of_power, reshape_of_power")
  check.expect_eq_const %bitcast_convert, dense<[[[[1, 0], [-2, -1], [27, 0]], [[1, 0], [0, 0], [7, 0]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_power")
  check.expect_eq_const %compare, dense<true> : tensor<1x2x3xi1> loc("compare_of_power")
  check.expect_almost_eq_const %convert, dense<[[[1.0, -2.0, 27.0], [1.0, 0.0, 7.0]]]> : tensor<1x2x3xf32>, tolerance = 5.4e-04 loc("convert_of_power")
  return
}
