// Pairs of ops: what takes the signed result of convert. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %i32 = stablehlo.constant dense<0> : tensor<1x2x3xi32>
  %i32__2 = stablehlo.constant dense<[[[3, 5, -2], [7, 2, -3]]]> : tensor<1x2x3xi32>
  %i32__3 = stablehlo.constant dense<-3> : tensor<i32>
  %i32__4 = stablehlo.constant dense<6> : tensor<i32>
  %i32__5 = stablehlo.constant dense<[[[3, 5, -2]]]> : tensor<1x1x3xi32>
  %i32__6 = stablehlo.constant dense<2> : tensor<1x2x3xi32>
  %i32__7 = stablehlo.constant dense<[[3, 5], [-2, 7], [2, -3]]> : tensor<3x2xi32>
  %i32__8 = stablehlo.constant dense<0> : tensor<i32>
  %i32__9 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__10 = stablehlo.constant dense<9> : tensor<i32>
  %i32__11 = stablehlo.constant dense<[[[3, 5]]]> : tensor<1x1x2xi32>
  %i32__12 = stablehlo.constant dense<1> : tensor<i32>
  %i32__13 = stablehlo.constant dense<2> : tensor<i32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %i32__14 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xi32>
  %i32__15 = stablehlo.constant dense<1> : tensor<1x2x3xi32>
  %convert = stablehlo.convert %f32 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  %abs = stablehlo.abs %convert : tensor<1x2x3xi32>
  %add = stablehlo.add %convert, %i32 : tensor<1x2x3xi32>
  %and = stablehlo.and %convert, %i32__2 : tensor<1x2x3xi32>
  %bitcast_convert = stablehlo.bitcast_convert %convert : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %convert, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  %clamp = stablehlo.clamp %i32__3, %i32__2, %convert : (tensor<i32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %compare = stablehlo.compare LT, %convert, %i32__2 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  %concatenate = stablehlo.concatenate %i32__5, %convert, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  %convert_2 = stablehlo.convert %convert : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %divide = stablehlo.divide %convert, %i32__6 : tensor<1x2x3xi32>
  %dot_general = stablehlo.dot_general %convert, %i32__7, contracting_dims = [2] x [0] : (tensor<1x2x3xi32>, tensor<3x2xi32>) -> tensor<1x2x2xi32>
  %dynamic_slice = stablehlo.dynamic_slice %convert, %i32__8, %i32__9, %i32__10, sizes = [1, 2, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xi32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %convert, %i32__11, %i32__8, %i32__12, %i32__13 : (tensor<1x2x3xi32>, tensor<1x1x2xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi32>
  %maximum = stablehlo.maximum %convert, %i32 : tensor<1x2x3xi32>
  %minimum = stablehlo.minimum %convert, %i32__2 : tensor<1x2x3xi32>
  %multiply = stablehlo.multiply %i32__2, %convert : tensor<1x2x3xi32>
  %negate = stablehlo.negate %convert : tensor<1x2x3xi32>
  %not = stablehlo.not %convert : tensor<1x2x3xi32>
  %or = stablehlo.or %convert, %i32__2 : tensor<1x2x3xi32>
  %pad = stablehlo.pad %convert, %i32__8, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x3x3xi32>
  %popcnt = stablehlo.popcnt %convert : tensor<1x2x3xi32>
  %power = stablehlo.power %convert, %i32__6 : tensor<1x2x3xi32>
  %reduce = stablehlo.reduce(%convert init: %i32__8) across dimensions = [1] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x3xi32>
  reducer(%left: tensor<i32>, %right: tensor<i32>) {
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }
  %reduce_window = "stablehlo.reduce_window"(%convert, %i32__8) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<i32>
    stablehlo.return %add_3 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %remainder = stablehlo.remainder %convert, %i32__2 : tensor<1x2x3xi32>
  %reshape = stablehlo.reshape %convert : (tensor<1x2x3xi32>) -> tensor<3x2xi32>
  %reverse = stablehlo.reverse %convert, dims = [1, 2] : tensor<1x2x3xi32>
  %select = stablehlo.select %i1, %i32__2, %convert : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  %shift_left = stablehlo.shift_left %convert, %i32__14 : tensor<1x2x3xi32>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %convert, %i32__15 : tensor<1x2x3xi32>
  %shift_right_logical = stablehlo.shift_right_logical %convert, %i32__14 : tensor<1x2x3xi32>
  %sign = stablehlo.sign %convert : tensor<1x2x3xi32>
  %slice = stablehlo.slice %convert [0:1, 0:2, 1:3] : (tensor<1x2x3xi32>) -> tensor<1x2x2xi32>
  %sort = "stablehlo.sort"(%convert) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<i32>, %right_3: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %subtract = stablehlo.subtract %convert, %i32__2 : tensor<1x2x3xi32>
  %transpose = stablehlo.transpose %convert, dims = [2, 0, 1] : (tensor<1x2x3xi32>) -> tensor<3x1x2xi32>
  %xor = stablehlo.xor %convert, %convert : tensor<1x2x3xi32>
  %concatenate_2 = stablehlo.concatenate %abs, %add, %and, %clamp, %divide, %dynamic_update_slice, %maximum, %minimum, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_2, dense<[[[1, 2, 0], [0, 3, 1]], [[1, 2, 0], [0, 3, 1]], [[1, 0, 0], [0, 2, 1]], [[1, 2, -2], [0, 2, -3]], [[0, 1, 0], [0, 1, 0]], [[1, 2, 0], [0, 3, 5]], [[1, 2, 0], [0, 3, 1]], [[1, 2, -2], [0, 2, -3]]]> : tensor<8x2x3xi32> loc("abs_of_convert, add_of_convert, and_of_convert, clamp_of_convert, divide_of_convert, dynamic_update_slice_of_convert, maximum_of_convert, minimum_of_convert")
  %concatenate_3 = stablehlo.concatenate %multiply, %negate, %not, %or, %popcnt, %power, %reduce_window, %remainder, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_3, dense<[[[3, 10, 0], [0, 6, -3]], [[-1, -2, 0], [0, -3, -1]], [[-2, -3, -1], [-1, -4, -2]], [[3, 7, -2], [7, 3, -3]], [[1, 1, 0], [0, 2, 1]], [[1, 4, 0], [0, 9, 1]], [[1, 3, 2], [0, 3, 4]], [[1, 2, 0], [0, 1, 1]]]> : tensor<8x2x3xi32> loc("multiply_of_convert, negate_of_convert, not_of_convert, or_of_convert, popcnt_of_convert, power_of_convert, reduce_window_of_convert, remainder_of_convert")
  %concatenate_4 = stablehlo.concatenate %reverse, %select, %shift_left, %shift_right_arithmetic, %shift_right_logical, %sign, %sort, %subtract, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_4, dense<[[[1, 3, 0], [0, 2, 1]], [[3, 2, -2], [0, 3, -3]], [[4, 4, 0], [0, 12, 2]], [[0, 1, 0], [0, 1, 0]], [[0, 1, 0], [0, 0, 0]], [[1, 1, 0], [0, 1, 1]], [[2, 1, 0], [3, 1, 0]], [[-2, -3, 2], [-7, 1, 4]]]> : tensor<8x2x3xi32> loc("reverse_of_convert, select_of_convert, shift_left_of_convert, shift_right_arithmetic_of_convert, shift_right_logical_of_convert, sign_of_convert, sort_of_convert, subtract_of_convert")
  %reshape_2 = stablehlo.reshape %xor : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_3 = stablehlo.reshape %dot_general : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_4 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_5 = stablehlo.reshape %slice : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_6 = stablehlo.reshape %concatenate : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_7 = stablehlo.reshape %pad : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_8 = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x2x3xi32>) -> tensor<12xi32>
  %reshape_9 = stablehlo.reshape %reduce : (tensor<1x3xi32>) -> tensor<3xi32>
  %concatenate_5 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<9xi32>, tensor<9xi32>, tensor<12xi32>, tensor<3xi32>) -> tensor<51xi32>
  check.expect_eq_const %concatenate_5, dense<[0, 0, 0, 0, 0, 0, -1, 19, -4, 18, 2, 0, 3, 1, 2, 0, 3, 1, 3, 5, -2, 1, 2, 0, 0, 3, 1, 2, 0, 0, 0, 0, 0, 3, 1, 0, 1, 2, 0, 0, 3, 1, 1, 2, 0, 0, 3, 1, 1, 5, 1]> : tensor<51xi32> loc("xor_of_convert, dot_general_of_convert, dynamic_slice_of_convert, slice_of_convert, concatenate_of_convert, pad_of_convert, broadcast_in_dim_of_convert, reduce_of_convert")
  %reshape_10 = stablehlo.reshape %transpose : (tensor<3x1x2xi32>) -> tensor<6xi32>
  %reshape_11 = stablehlo.reshape %reshape : (tensor<3x2xi32>) -> tensor<6xi32>
  %concatenate_6 = stablehlo.concatenate %reshape_10, %reshape_11, dim = 0 : (tensor<6xi32>, tensor<6xi32>) -> tensor<12xi32>
  check.expect_eq_const %concatenate_6, dense<[1, 0, 2, 3, 0, 1, 1, 2, 0, 0, 3, 1]> : tensor<12xi32> loc("transpose_of_convert, reshape_of_convert")
  check.expect_eq_const %bitcast_convert, dense<[[[[1, 0], [2, 0], [0, 0]], [[0, 0], [3, 0], [1, 0]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_convert")
  check.expect_eq_const %compare, dense<[[[true, true, false], [true, false, false]]]> : tensor<1x2x3xi1> loc("compare_of_convert")
  check.expect_eq_const %convert_2, dense<[[[1.0, 2.0, 0.0], [0.0, 3.0, 1.0]]]> : tensor<1x2x3xf32> loc("convert_of_convert")
  return
}
