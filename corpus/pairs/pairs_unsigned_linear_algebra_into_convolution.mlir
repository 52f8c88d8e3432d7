// Pairs of ops: what takes the unsigned result of add, and, bitcast_convert, clamp, convert, convolution, count_leading_zeros,
// divide, dot_general, iota, maximum, minimum, multiply, negate, not, or, popcnt, power, reduce, reduce_window, remainder,
// select, shift_left, shift_right_arithmetic, shift_right_logical, sort, subtract, xor. The values are those of scripts/oracle.
func.func @main() {
  %ui8 = stablehlo.constant dense<[[[5, 2, 3], [9, 4, 7]]]> : tensor<1x2x3xui8>
  %ui8__2 = stablehlo.constant dense<[[[3, 5, 2], [7, 250, 4]]]> : tensor<1x2x3xui8>
  %ui8__3 = stablehlo.constant dense<[[[3, 5, 2, 7], [250, 4, 3, 5]]]> : tensor<1x2x4xui8>
  %ui8__4 = stablehlo.constant dense<[[[3, 5], [2, 7]], [[250, 4], [3, 5]]]> : tensor<2x2x2xui8>
  %i8 = stablehlo.constant dense<[[[-1, 2, -3], [127, -128, 7]]]> : tensor<1x2x3xi8>
  %ui8__5 = stablehlo.constant dense<2> : tensor<ui8>
  %ui8__6 = stablehlo.constant dense<100> : tensor<ui8>
  %i32 = stablehlo.constant dense<[[[300, 2, 3], [255, 128, 7]]]> : tensor<1x2x3xi32>
  %ui8__7 = stablehlo.constant dense<[[[5, 2, 3, 9], [4, 7, 6, 8]]]> : tensor<1x2x4xui8>
  %ui8__8 = stablehlo.constant dense<[[3, 5, 2], [7, 250, 4], [3, 5, 2], [7, 250, 4]]> : tensor<4x3xui8>
  %ui8__9 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xui8>
  %ui8__10 = stablehlo.constant dense<[[[[5, 2, 3], [9, 4, 7]], [[6, 8, 1], [10, 12, 11]]]]> : tensor<1x2x2x3xui8>
  %ui8__11 = stablehlo.constant dense<0> : tensor<ui8>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %add = stablehlo.add %ui8, %ui8__2 : tensor<1x2x3xui8>
  %convolution = stablehlo.convolution (%ui8__3, %add) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xui8>, tensor<1x2x3xui8>) -> tensor<1x1x2xui8>
  %and = stablehlo.and %ui8, %ui8__2 : tensor<1x2x3xui8>
  %convolution_2 = stablehlo.convolution (%and, %ui8__4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xui8>, tensor<2x2x2xui8>) -> tensor<1x2x2xui8>
  %bitcast_convert = stablehlo.bitcast_convert %i8 : (tensor<1x2x3xi8>) -> tensor<1x2x3xui8>
  %convolution_3 = stablehlo.convolution (%ui8__3, %bitcast_convert) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xui8>, tensor<1x2x3xui8>) -> tensor<1x1x2xui8>
  %clamp = stablehlo.clamp %ui8__5, %ui8, %ui8__6 : (tensor<ui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %convolution_4 = stablehlo.convolution (%clamp, %ui8__4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xui8>, tensor<2x2x2xui8>) -> tensor<1x2x2xui8>
  %convert = stablehlo.convert %i32 : (tensor<1x2x3xi32>) -> tensor<1x2x3xui8>
  %convolution_5 = stablehlo.convolution (%ui8__3, %convert) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xui8>, tensor<1x2x3xui8>) -> tensor<1x1x2xui8>
  %convolution_6 = stablehlo.convolution (%ui8__7, %ui8__4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xui8>, tensor<2x2x2xui8>) -> tensor<1x2x3xui8>
  %convolution_7 = stablehlo.convolution (%convolution_6, %ui8__4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xui8>, tensor<2x2x2xui8>) -> tensor<1x2x2xui8>
  %count_leading_zeros = stablehlo.count_leading_zeros %ui8 : tensor<1x2x3xui8>
  %convolution_8 = stablehlo.convolution (%ui8__3, %count_leading_zeros) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xui8>, tensor<1x2x3xui8>) -> tensor<1x1x2xui8>
  %divide = stablehlo.divide %ui8, %ui8__2 : tensor<1x2x3xui8>
  %convolution_9 = stablehlo.convolution (%divide, %ui8__4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xui8>, tensor<2x2x2xui8>) -> tensor<1x2x2xui8>
  %dot_general = stablehlo.dot_general %ui8__7, %ui8__8, contracting_dims = [2] x [0] : (tensor<1x2x4xui8>, tensor<4x3xui8>) -> tensor<1x2x3xui8>
  %convolution_10 = stablehlo.convolution (%ui8__3, %dot_general) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xui8>, tensor<1x2x3xui8>) -> tensor<1x1x2xui8>
  %iota = stablehlo.iota dim = 2 : tensor<1x2x3xui8>
  %convolution_11 = stablehlo.convolution (%iota, %ui8__4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xui8>, tensor<2x2x2xui8>) -> tensor<1x2x2xui8>
  %maximum = stablehlo.maximum %ui8, %ui8__2 : tensor<1x2x3xui8>
  %convolution_12 = stablehlo.convolution (%ui8__3, %maximum) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xui8>, tensor<1x2x3xui8>) -> tensor<1x1x2xui8>
  %minimum = stablehlo.minimum %ui8, %ui8__2 : tensor<1x2x3xui8>
  %convolution_13 = stablehlo.convolution (%minimum, %ui8__4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xui8>, tensor<2x2x2xui8>) -> tensor<1x2x2xui8>
  %multiply = stablehlo.multiply %ui8, %ui8__2 : tensor<1x2x3xui8>
  %convolution_14 = stablehlo.convolution (%ui8__3, %multiply) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xui8>, tensor<1x2x3xui8>) -> tensor<1x1x2xui8>
  %negate = stablehlo.negate %ui8 : tensor<1x2x3xui8>
  %convolution_15 = stablehlo.convolution (%negate, %ui8__4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xui8>, tensor<2x2x2xui8>) -> tensor<1x2x2xui8>
  %not = stablehlo.not %ui8 : tensor<1x2x3xui8>
  %convolution_16 = stablehlo.convolution (%ui8__3, %not) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xui8>, tensor<1x2x3xui8>) -> tensor<1x1x2xui8>
  %or = stablehlo.or %ui8, %ui8__2 : tensor<1x2x3xui8>
  %convolution_17 = stablehlo.convolution (%or, %ui8__4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xui8>, tensor<2x2x2xui8>) -> tensor<1x2x2xui8>
  %popcnt = stablehlo.popcnt %ui8 : tensor<1x2x3xui8>
  %convolution_18 = stablehlo.convolution (%ui8__3, %popcnt) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xui8>, tensor<1x2x3xui8>) -> tensor<1x1x2xui8>
  %power = stablehlo.power %ui8, %ui8__9 : tensor<1x2x3xui8>
  %convolution_19 = stablehlo.convolution (%power, %ui8__4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xui8>, tensor<2x2x2xui8>) -> tensor<1x2x2xui8>
  %reduce = stablehlo.reduce(%ui8__10 init: %ui8__11) across dimensions = [2] : (tensor<1x2x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  reducer(%left: tensor<ui8>, %right: tensor<ui8>) {
    %add_2 = stablehlo.add %left, %right : tensor<ui8>
    stablehlo.return %add_2 : tensor<ui8>
  }
  %convolution_20 = stablehlo.convolution (%ui8__3, %reduce) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xui8>, tensor<1x2x3xui8>) -> tensor<1x1x2xui8>
  %reduce_window = "stablehlo.reduce_window"(%ui8__7, %ui8__11) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<ui8>, %right_2: tensor<ui8>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<ui8>
    stablehlo.return %add_3 : tensor<ui8>
  }) : (tensor<1x2x4xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %convolution_21 = stablehlo.convolution (%reduce_window, %ui8__4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xui8>, tensor<2x2x2xui8>) -> tensor<1x2x2xui8>
  %remainder = stablehlo.remainder %ui8, %ui8__2 : tensor<1x2x3xui8>
  %convolution_22 = stablehlo.convolution (%ui8__3, %remainder) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xui8>, tensor<1x2x3xui8>) -> tensor<1x1x2xui8>
  %select = stablehlo.select %i1, %ui8, %ui8__2 : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  %convolution_23 = stablehlo.convolution (%select, %ui8__4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xui8>, tensor<2x2x2xui8>) -> tensor<1x2x2xui8>
  %shift_left = stablehlo.shift_left %ui8, %ui8__9 : tensor<1x2x3xui8>
  %convolution_24 = stablehlo.convolution (%ui8__3, %shift_left) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xui8>, tensor<1x2x3xui8>) -> tensor<1x1x2xui8>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %ui8, %ui8__9 : tensor<1x2x3xui8>
  %convolution_25 = stablehlo.convolution (%shift_right_arithmetic, %ui8__4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xui8>, tensor<2x2x2xui8>) -> tensor<1x2x2xui8>
  %shift_right_logical = stablehlo.shift_right_logical %ui8, %ui8__9 : tensor<1x2x3xui8>
  %convolution_26 = stablehlo.convolution (%ui8__3, %shift_right_logical) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xui8>, tensor<1x2x3xui8>) -> tensor<1x1x2xui8>
  %sort = "stablehlo.sort"(%ui8) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<ui8>, %right_3: tensor<ui8>):
    %compare = stablehlo.compare GT, %left_3, %right_3 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %convolution_27 = stablehlo.convolution (%sort, %ui8__4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xui8>, tensor<2x2x2xui8>) -> tensor<1x2x2xui8>
  %subtract = stablehlo.subtract %ui8, %ui8__2 : tensor<1x2x3xui8>
  %convolution_28 = stablehlo.convolution (%ui8__3, %subtract) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xui8>, tensor<1x2x3xui8>) -> tensor<1x1x2xui8>
  %xor = stablehlo.xor %ui8, %ui8__2 : tensor<1x2x3xui8>
  %convolution_29 = stablehlo.convolution (%xor, %ui8__4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xui8>, tensor<2x2x2xui8>) -> tensor<1x2x2xui8>
  %concatenate = stablehlo.concatenate %convolution, %convolution_3, %convolution_5, %convolution_8, %convolution_10, %convolution_12, %convolution_14, %convolution_16, dim = 0 : (tensor<1x1x2xui8>, tensor<1x1x2xui8>, tensor<1x1x2xui8>, tensor<1x1x2xui8>, tensor<1x1x2xui8>, tensor<1x1x2xui8>, tensor<1x1x2xui8>, tensor<1x1x2xui8>) -> tensor<8x1x2xui8>
  check.expect_eq_const %concatenate, dense<[[[254, 202]], [[28, 137]], [[175, 148]], [[68, 135]], [[75, 157]], [[245, 109]], [[229, 201]], [[231, 97]]]> : tensor<8x1x2xui8> loc("convolution_of_add, convolution_of_bitcast_convert, convolution_of_convert, convolution_of_count_leading_zeros, convolution_of_dot_general, convolution_of_maximum, convolution_of_multiply, convolution_of_not")
  %reshape = stablehlo.reshape %convolution_18 : (tensor<1x1x2xui8>) -> tensor<2xui8>
  %reshape_2 = stablehlo.reshape %convolution_20 : (tensor<1x1x2xui8>) -> tensor<2xui8>
  %reshape_3 = stablehlo.reshape %convolution_22 : (tensor<1x1x2xui8>) -> tensor<2xui8>
  %reshape_4 = stablehlo.reshape %convolution_24 : (tensor<1x1x2xui8>) -> tensor<2xui8>
  %reshape_5 = stablehlo.reshape %convolution_26 : (tensor<1x1x2xui8>) -> tensor<2xui8>
  %reshape_6 = stablehlo.reshape %convolution_28 : (tensor<1x1x2xui8>) -> tensor<2xui8>
  %reshape_7 = stablehlo.reshape %convolution_2 : (tensor<1x2x2xui8>) -> tensor<4xui8>
  %reshape_8 = stablehlo.reshape %convolution_4 : (tensor<1x2x2xui8>) -> tensor<4xui8>
  %concatenate_2 = stablehlo.concatenate %reshape, %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, dim = 0 : (tensor<2xui8>, tensor<2xui8>, tensor<2xui8>, tensor<2xui8>, tensor<2xui8>, tensor<2xui8>, tensor<4xui8>, tensor<4xui8>) -> tensor<20xui8>
  check.expect_eq_const %concatenate_2, dense<[16, 52, 112, 80, 31, 56, 180, 174, 223, 61, 30, 64, 5, 38, 253, 28, 71, 78, 25, 47]> : tensor<20xui8> loc("convolution_of_popcnt, convolution_of_reduce, convolution_of_remainder, convolution_of_shift_left, convolution_of_shift_right_logical, convolution_of_subtract, convolution_of_and, convolution_of_clamp")
  %concatenate_3 = stablehlo.concatenate %convolution_7, %convolution_9, %convolution_11, %convolution_13, %convolution_15, %convolution_17, %convolution_19, %convolution_21, dim = 0 : (tensor<1x2x2xui8>, tensor<1x2x2xui8>, tensor<1x2x2xui8>, tensor<1x2x2xui8>, tensor<1x2x2xui8>, tensor<1x2x2xui8>, tensor<1x2x2xui8>, tensor<1x2x2xui8>) -> tensor<8x2x2xui8>
  check.expect_eq_const %concatenate_3, dense<[[[14, 195], [146, 47]], [[5, 12], [253, 9]], [[12, 29], [9, 15]], [[61, 52], [31, 28]], [[185, 178], [231, 209]], [[72, 81], [21, 255]], [[199, 222], [197, 179]], [[159, 199], [76, 127]]]> : tensor<8x2x2xui8> loc("convolution_of_convolution, convolution_of_divide, convolution_of_iota, convolution_of_minimum, convolution_of_negate, convolution_of_or, convolution_of_power, convolution_of_reduce_window")
  %concatenate_4 = stablehlo.concatenate %convolution_23, %convolution_25, %convolution_27, %convolution_29, dim = 0 : (tensor<1x2x2xui8>, tensor<1x2x2xui8>, tensor<1x2x2xui8>, tensor<1x2x2xui8>) -> tensor<4x2x2xui8>
  check.expect_eq_const %concatenate_4, dense<[[[12, 67], [237, 255]], [[33, 26], [30, 12]], [[97, 61], [44, 31]], [[67, 43], [24, 227]]]> : tensor<4x2x2xui8> loc("convolution_of_select, convolution_of_shift_right_arithmetic, convolution_of_sort, convolution_of_xor")
  return
}
