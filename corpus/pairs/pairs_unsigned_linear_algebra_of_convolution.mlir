// Pairs of ops: what takes the unsigned result of convolution. The values are those of scripts/oracle.
func.func @main() {
  %ui8 = stablehlo.constant dense<[[[1, 2, 3, 255], [128, 7, 6, 8]]]> : tensor<1x2x4xui8>
  %ui8__2 = stablehlo.constant dense<[[[3, 5], [2, 7]], [[250, 4], [3, 5]]]> : tensor<2x2x2xui8>
  %ui8__3 = stablehlo.constant dense<0> : tensor<1x2x3xui8>
  %ui8__4 = stablehlo.constant dense<[[[3, 5, 2], [7, 250, 4]]]> : tensor<1x2x3xui8>
  %ui8__5 = stablehlo.constant dense<2> : tensor<ui8>
  %ui8__6 = stablehlo.constant dense<100> : tensor<ui8>
  %ui8__7 = stablehlo.constant dense<[[3, 5], [2, 7], [250, 4], [3, 5]]> : tensor<4x2xui8>
  %ui8__8 = stablehlo.constant dense<2> : tensor<1x2x3xui8>
  %ui8__9 = stablehlo.constant dense<0> : tensor<ui8>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %ui8__10 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xui8>
  %convolution = stablehlo.convolution (%ui8, %ui8__2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xui8>, tensor<2x2x2xui8>) -> tensor<1x2x3xui8>
  %add = stablehlo.add %convolution, %ui8__3 : tensor<1x2x3xui8>
  %and = stablehlo.and %convolution, %ui8__4 : tensor<1x2x3xui8>
  %bitcast_convert = stablehlo.bitcast_convert %convolution : (tensor<1x2x3xui8>) -> tensor<1x2x3xi8>
  %clamp = stablehlo.clamp %ui8__5, %ui8__4, %convolution : (tensor<ui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %compare = stablehlo.compare LT, %convolution, %ui8__3 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<1x2x3xi1>
  %convert = stablehlo.convert %convolution : (tensor<1x2x3xui8>) -> tensor<1x2x3xi32>
  %count_leading_zeros = stablehlo.count_leading_zeros %convolution : tensor<1x2x3xui8>
  %divide = stablehlo.divide %convolution, %ui8__4 : tensor<1x2x3xui8>
  %dot_general = stablehlo.dot_general %ui8__7, %convolution, contracting_dims = [1] x [1] : (tensor<4x2xui8>, tensor<1x2x3xui8>) -> tensor<4x1x3xui8>
  %maximum = stablehlo.maximum %convolution, %ui8__4 : tensor<1x2x3xui8>
  %minimum = stablehlo.minimum %ui8__4, %convolution : tensor<1x2x3xui8>
  %multiply = stablehlo.multiply %convolution, %convolution : tensor<1x2x3xui8>
  %negate = stablehlo.negate %convolution : tensor<1x2x3xui8>
  %not = stablehlo.not %convolution : tensor<1x2x3xui8>
  %or = stablehlo.or %ui8__4, %convolution : tensor<1x2x3xui8>
  %popcnt = stablehlo.popcnt %convolution : tensor<1x2x3xui8>
  %power = stablehlo.power %convolution, %ui8__8 : tensor<1x2x3xui8>
  %reduce = stablehlo.reduce(%convolution init: %ui8__9) across dimensions = [1] : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x3xui8>
  reducer(%left: tensor<ui8>, %right: tensor<ui8>) {
    %add_2 = stablehlo.add %left, %right : tensor<ui8>
    stablehlo.return %add_2 : tensor<ui8>
  }
  %reduce_window = "stablehlo.reduce_window"(%convolution, %ui8__9) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<ui8>, %right_2: tensor<ui8>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<ui8>
    stablehlo.return %add_3 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %remainder = stablehlo.remainder %convolution, %ui8__4 : tensor<1x2x3xui8>
  %select = stablehlo.select %i1, %ui8__4, %convolution : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  %shift_left = stablehlo.shift_left %convolution, %ui8__10 : tensor<1x2x3xui8>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %convolution, %ui8__10 : tensor<1x2x3xui8>
  %shift_right_logical = stablehlo.shift_right_logical %convolution, %ui8__10 : tensor<1x2x3xui8>
  %sort = "stablehlo.sort"(%convolution) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<ui8>, %right_3: tensor<ui8>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %subtract = stablehlo.subtract %convolution, %ui8__4 : tensor<1x2x3xui8>
  %xor = stablehlo.xor %ui8__4, %convolution : tensor<1x2x3xui8>
  %concatenate = stablehlo.concatenate %add, %and, %clamp, %count_leading_zeros, %divide, %maximum, %minimum, %multiply, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate, dense<[[[62, 77, 72], [165, 51, 36]], [[2, 5, 0], [5, 50, 4]], [[3, 5, 2], [7, 51, 4]], [[2, 1, 1], [0, 2, 2]], [[20, 15, 36], [23, 0, 9]], [[62, 77, 72], [165, 250, 36]], [[3, 5, 2], [7, 51, 4]], [[4, 41, 64], [89, 41, 16]]]> : tensor<8x2x3xui8> loc("add_of_convolution, and_of_convolution, clamp_of_convolution, count_leading_zeros_of_convolution, divide_of_convolution, maximum_of_convolution, minimum_of_convolution, multiply_of_convolution")
  %concatenate_2 = stablehlo.concatenate %negate, %not, %or, %popcnt, %power, %reduce_window, %remainder, %select, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate_2, dense<[[[194, 179, 184], [91, 205, 220]], [[193, 178, 183], [90, 204, 219]], [[63, 77, 74], [167, 251, 36]], [[5, 4, 2], [4, 4, 2]], [[4, 41, 64], [89, 41, 16]], [[62, 139, 149], [165, 216, 87]], [[2, 2, 0], [4, 51, 0]], [[3, 77, 2], [165, 51, 4]]]> : tensor<8x2x3xui8> loc("negate_of_convolution, not_of_convolution, or_of_convolution, popcnt_of_convolution, power_of_convolution, reduce_window_of_convolution, remainder_of_convolution, select_of_convolution")
  %reshape = stablehlo.reshape %shift_left : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_2 = stablehlo.reshape %shift_right_arithmetic : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_3 = stablehlo.reshape %shift_right_logical : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_4 = stablehlo.reshape %sort : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_5 = stablehlo.reshape %subtract : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_6 = stablehlo.reshape %xor : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_7 = stablehlo.reshape %reduce : (tensor<1x3xui8>) -> tensor<3xui8>
  %reshape_8 = stablehlo.reshape %dot_general : (tensor<4x1x3xui8>) -> tensor<12xui8>
  %concatenate_3 = stablehlo.concatenate %reshape, %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, dim = 0 : (tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<3xui8>, tensor<12xui8>) -> tensor<51xui8>
  check.expect_eq_const %concatenate_3, dense<[248, 154, 64, 165, 204, 72, 15, 38, 9, 165, 12, 18, 15, 38, 9, 165, 12, 18, 77, 72, 62, 165, 51, 36, 59, 72, 70, 158, 57, 32, 61, 72, 74, 162, 201, 32, 227, 128, 108, 243, 230, 140, 255, 255, 140, 32, 254, 224, 243, 230, 140]> : tensor<51xui8> loc("shift_left_of_convolution, shift_right_arithmetic_of_convolution, shift_right_logical_of_convolution, sort_of_convolution, subtract_of_convolution, xor_of_convolution, reduce_of_convolution, dot_general_of_convolution")
  check.expect_eq_const %bitcast_convert, dense<[[[62, 77, 72], [-91, 51, 36]]]> : tensor<1x2x3xi8> loc("bitcast_convert_of_convolution")
  check.expect_eq_const %compare, dense<false> : tensor<1x2x3xi1> loc("compare_of_convolution")
  check.expect_eq_const %convert, dense<[[[62, 77, 72], [165, 51, 36]]]> : tensor<1x2x3xi32> loc("convert_of_convolution")
  return
}
