// Pairs of ops: what takes the signed result of iota. The values are those of scripts/oracle.
func.func @main() {
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
  %iota = stablehlo.iota dim = 2 : tensor<1x2x3xi32>
  %abs = stablehlo.abs %iota : tensor<1x2x3xi32>
  %add = stablehlo.add %iota, %i32 : tensor<1x2x3xi32>
  %and = stablehlo.and %iota, %i32__2 : tensor<1x2x3xi32>
  %bitcast_convert = stablehlo.bitcast_convert %iota : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %iota, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  %clamp = stablehlo.clamp %iota, %i32__2, %i32__4 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %compare = stablehlo.compare LT, %iota, %i32__2 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  %concatenate = stablehlo.concatenate %i32__5, %iota, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  %convert = stablehlo.convert %iota : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %divide = stablehlo.divide %iota, %i32__6 : tensor<1x2x3xi32>
  %dot_general = stablehlo.dot_general %iota, %i32__7, contracting_dims = [2] x [0] : (tensor<1x2x3xi32>, tensor<3x2xi32>) -> tensor<1x2x2xi32>
  %dynamic_slice = stablehlo.dynamic_slice %iota, %i32__8, %i32__9, %i32__10, sizes = [1, 2, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xi32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %iota, %i32__11, %i32__8, %i32__12, %i32__13 : (tensor<1x2x3xi32>, tensor<1x1x2xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi32>
  %maximum = stablehlo.maximum %iota, %i32 : tensor<1x2x3xi32>
  %minimum = stablehlo.minimum %iota, %i32__2 : tensor<1x2x3xi32>
  %multiply = stablehlo.multiply %i32__2, %iota : tensor<1x2x3xi32>
  %negate = stablehlo.negate %iota : tensor<1x2x3xi32>
  %not = stablehlo.not %iota : tensor<1x2x3xi32>
  %or = stablehlo.or %iota, %i32__2 : tensor<1x2x3xi32>
  %pad = stablehlo.pad %iota, %i32__8, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x3x3xi32>
  %popcnt = stablehlo.popcnt %iota : tensor<1x2x3xi32>
  %power = stablehlo.power %iota, %i32__6 : tensor<1x2x3xi32>
  %reduce = stablehlo.reduce(%iota init: %i32__8) across dimensions = [1] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x3xi32>
  reducer(%left: tensor<i32>, %right: tensor<i32>) {
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }
  %reduce_window = "stablehlo.reduce_window"(%iota, %i32__8) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<i32>
    stablehlo.return %add_3 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %remainder = stablehlo.remainder %iota, %i32__2 : tensor<1x2x3xi32>
  %reshape = stablehlo.reshape %iota : (tensor<1x2x3xi32>) -> tensor<3x2xi32>
  %reverse = stablehlo.reverse %iota, dims = [1, 2] : tensor<1x2x3xi32>
  %select = stablehlo.select %i1, %i32__2, %iota : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  %shift_left = stablehlo.shift_left %iota, %i32__14 : tensor<1x2x3xi32>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %iota, %i32__15 : tensor<1x2x3xi32>
  %shift_right_logical = stablehlo.shift_right_logical %iota, %i32__14 : tensor<1x2x3xi32>
  %sign = stablehlo.sign %iota : tensor<1x2x3xi32>
  %slice = stablehlo.slice %iota [0:1, 0:2, 1:3] : (tensor<1x2x3xi32>) -> tensor<1x2x2xi32>
  %sort = "stablehlo.sort"(%iota) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<i32>, %right_3: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %subtract = stablehlo.subtract %iota, %i32__2 : tensor<1x2x3xi32>
  %transpose = stablehlo.transpose %iota, dims = [2, 0, 1] : (tensor<1x2x3xi32>) -> tensor<3x1x2xi32>
  %xor = stablehlo.xor %iota, %iota : tensor<1x2x3xi32>
  %concatenate_2 = stablehlo.concatenate %abs, %add, %and, %clamp, %divide, %dynamic_update_slice, %maximum, %minimum, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_2, dense<[[[0, 1, 2], [0, 1, 2]], [[0, 1, 2], [0, 1, 2]], [[0, 1, 2], [0, 0, 0]], [[3, 5, 2], [6, 2, 2]], [[0, 0, 1], [0, 0, 1]], [[0, 1, 2], [0, 3, 5]], [[0, 1, 2], [0, 1, 2]], [[0, 1, -2], [0, 1, -3]]]> : tensor<8x2x3xi32> loc("abs_of_iota, add_of_iota, and_of_iota, clamp_of_iota, divide_of_iota, dynamic_update_slice_of_iota, maximum_of_iota, minimum_of_iota")
  %concatenate_3 = stablehlo.concatenate %multiply, %negate, %not, %or, %popcnt, %power, %reduce_window, %remainder, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_3, dense<[[[0, 5, -4], [0, 2, -6]], [[0, -1, -2], [0, -1, -2]], [[-1, -2, -3], [-1, -2, -3]], [[3, 5, -2], [7, 3, -1]], [[0, 1, 1], [0, 1, 1]], [[0, 1, 4], [0, 1, 4]], [[0, 1, 3], [0, 1, 3]], [[0, 1, 0], [0, 1, 2]]]> : tensor<8x2x3xi32> loc("multiply_of_iota, negate_of_iota, not_of_iota, or_of_iota, popcnt_of_iota, power_of_iota, reduce_window_of_iota, remainder_of_iota")
  %concatenate_4 = stablehlo.concatenate %reverse, %select, %shift_left, %shift_right_arithmetic, %shift_right_logical, %sign, %sort, %subtract, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_4, dense<[[[2, 1, 0], [2, 1, 0]], [[3, 1, -2], [0, 1, -3]], [[0, 2, 16], [0, 4, 4]], [[0, 0, 1], [0, 0, 1]], [[0, 0, 0], [0, 0, 1]], [[0, 1, 1], [0, 1, 1]], [[2, 1, 0], [2, 1, 0]], [[-3, -4, 4], [-7, -1, 5]]]> : tensor<8x2x3xi32> loc("reverse_of_iota, select_of_iota, shift_left_of_iota, shift_right_arithmetic_of_iota, shift_right_logical_of_iota, sign_of_iota, sort_of_iota, subtract_of_iota")
  %reshape_2 = stablehlo.reshape %xor : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_3 = stablehlo.reshape %dot_general : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_4 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_5 = stablehlo.reshape %slice : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_6 = stablehlo.reshape %concatenate : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_7 = stablehlo.reshape %pad : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %reshape_8 = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x2x3xi32>) -> tensor<12xi32>
  %reshape_9 = stablehlo.reshape %reduce : (tensor<1x3xi32>) -> tensor<3xi32>
  %concatenate_5 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<9xi32>, tensor<9xi32>, tensor<12xi32>, tensor<3xi32>) -> tensor<51xi32>
  check.expect_eq_const %concatenate_5, dense<[0, 0, 0, 0, 0, 0, 2, 1, 2, 1, 1, 2, 1, 2, 1, 2, 1, 2, 3, 5, -2, 0, 1, 2, 0, 1, 2, 1, 2, 0, 0, 0, 0, 1, 2, 0, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 2, 4]> : tensor<51xi32> loc("xor_of_iota, dot_general_of_iota, dynamic_slice_of_iota, slice_of_iota, concatenate_of_iota, pad_of_iota, broadcast_in_dim_of_iota, reduce_of_iota")
  %reshape_10 = stablehlo.reshape %transpose : (tensor<3x1x2xi32>) -> tensor<6xi32>
  %reshape_11 = stablehlo.reshape %reshape : (tensor<3x2xi32>) -> tensor<6xi32>
  %concatenate_6 = stablehlo.concatenate %reshape_10, %reshape_11, dim = 0 : (tensor<6xi32>, tensor<6xi32>) -> tensor<12xi32>
  check.expect_eq_const %concatenate_6, dense<[0, 0, 1, 1, 2, 2, 0, 1, 2, 0, 1, 2]> : tensor<12xi32> loc("transpose_of_iota, reshape_of_iota")
  check.expect_eq_const %bitcast_convert, dense<[[[[0, 0], [1, 0], [2, 0]], [[0, 0], [1, 0], [2, 0]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_iota")
  check.expect_eq_const %compare, dense<[[[true, true, false], [true, true, false]]]> : tensor<1x2x3xi1> loc("compare_of_iota")
  check.expect_eq_const %convert, dense<[[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]]> : tensor<1x2x3xf32> loc("convert_of_iota")
  return
}
