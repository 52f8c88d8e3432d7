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
  %ui8__7 = stablehlo.constant dense<[[[1, 2, 3, 255], [128, 7, 6, 8]]]> : tensor<1x2x4xui8>
  %ui8__8 = stablehlo.constant dense<0> : tensor<1x2x3xui8>
  %ui8__9 = stablehlo.constant dense<[[[5, 2, 3, 9], [4, 7, 6, 8]]]> : tensor<1x2x4xui8>
  %ui8__10 = stablehlo.constant dense<[[3, 5], [2, 7], [250, 4], [3, 5]]> : tensor<4x2xui8>
  %ui8__11 = stablehlo.constant dense<1> : tensor<1x2x3xui8>
  %ui8__12 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xui8>
  %ui8__13 = stablehlo.constant dense<0> : tensor<ui8>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %ui8__14 = stablehlo.constant dense<[[3, 5, 2], [7, 250, 4], [3, 5, 2], [7, 250, 4]]> : tensor<4x3xui8>
  %ui8__15 = stablehlo.constant dense<[[[[5, 2, 3], [9, 4, 7]], [[6, 8, 1], [10, 12, 11]]]]> : tensor<1x2x2x3xui8>
  %add = stablehlo.add %ui8, %ui8__2 : tensor<1x2x3xui8>
  %convolution = stablehlo.convolution (%ui8__3, %add) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xui8>, tensor<1x2x3xui8>) -> tensor<1x1x2xui8>
  check.expect_eq_const %convolution, dense<[[[254, 202]]]> : tensor<1x1x2xui8> loc("convolution_of_add")
  %and = stablehlo.and %ui8, %ui8__2 : tensor<1x2x3xui8>
  %convolution_2 = stablehlo.convolution (%and, %ui8__4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xui8>, tensor<2x2x2xui8>) -> tensor<1x2x2xui8>
  check.expect_eq_const %convolution_2, dense<[[[5, 38], [253, 28]]]> : tensor<1x2x2xui8> loc("convolution_of_and")
  %bitcast_convert = stablehlo.bitcast_convert %i8 : (tensor<1x2x3xi8>) -> tensor<1x2x3xui8>
  %convolution_3 = stablehlo.convolution (%ui8__3, %bitcast_convert) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xui8>, tensor<1x2x3xui8>) -> tensor<1x1x2xui8>
  check.expect_eq_const %convolution_3, dense<[[[28, 137]]]> : tensor<1x1x2xui8> loc("convolution_of_bitcast_convert")
  %clamp = stablehlo.clamp %ui8__5, %ui8, %ui8__6 : (tensor<ui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %convolution_4 = stablehlo.convolution (%clamp, %ui8__4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xui8>, tensor<2x2x2xui8>) -> tensor<1x2x2xui8>
  check.expect_eq_const %convolution_4, dense<[[[71, 78], [25, 47]]]> : tensor<1x2x2xui8> loc("convolution_of_clamp")
  %convert = stablehlo.convert %i32 : (tensor<1x2x3xi32>) -> tensor<1x2x3xui8>
  %convolution_5 = stablehlo.convolution (%ui8__3, %convert) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xui8>, tensor<1x2x3xui8>) -> tensor<1x1x2xui8>
  check.expect_eq_const %convolution_5, dense<[[[175, 148]]]> : tensor<1x1x2xui8> loc("convolution_of_convert")
  %convolution_6 = stablehlo.convolution (%ui8__7, %ui8__4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xui8>, tensor<2x2x2xui8>) -> tensor<1x2x3xui8>
  %add_2 = stablehlo.add %convolution_6, %ui8__2 : tensor<1x2x3xui8>
  check.expect_eq_const %add_2, dense<[[[65, 82, 74], [172, 45, 40]]]> : tensor<1x2x3xui8> loc("add_of_convolution")
  %and_2 = stablehlo.and %ui8__2, %convolution_6 : tensor<1x2x3xui8>
  check.expect_eq_const %and_2, dense<[[[2, 5, 0], [5, 50, 4]]]> : tensor<1x2x3xui8> loc("and_of_convolution")
  %bitcast_convert_2 = stablehlo.bitcast_convert %convolution_6 : (tensor<1x2x3xui8>) -> tensor<1x2x3xi8>
  check.expect_eq_const %bitcast_convert_2, dense<[[[62, 77, 72], [-91, 51, 36]]]> : tensor<1x2x3xi8> loc("bitcast_convert_of_convolution")
  %clamp_2 = stablehlo.clamp %ui8__5, %convolution_6, %ui8__6 : (tensor<ui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %clamp_2, dense<[[[62, 77, 72], [100, 51, 36]]]> : tensor<1x2x3xui8> loc("clamp_of_convolution")
  %compare = stablehlo.compare LT, %convolution_6, %ui8__2 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[false, false, false], [false, true, false]]]> : tensor<1x2x3xi1> loc("compare_of_convolution")
  %convert_2 = stablehlo.convert %convolution_6 : (tensor<1x2x3xui8>) -> tensor<1x2x3xi32>
  check.expect_eq_const %convert_2, dense<[[[62, 77, 72], [165, 51, 36]]]> : tensor<1x2x3xi32> loc("convert_of_convolution")
  %convolution_7 = stablehlo.convolution (%ui8__9, %ui8__4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xui8>, tensor<2x2x2xui8>) -> tensor<1x2x3xui8>
  %convolution_8 = stablehlo.convolution (%convolution_7, %ui8__4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xui8>, tensor<2x2x2xui8>) -> tensor<1x2x2xui8>
  check.expect_eq_const %convolution_8, dense<[[[14, 195], [146, 47]]]> : tensor<1x2x2xui8> loc("convolution_of_convolution")
  %count_leading_zeros = stablehlo.count_leading_zeros %convolution_6 : tensor<1x2x3xui8>
  check.expect_eq_const %count_leading_zeros, dense<[[[2, 1, 1], [0, 2, 2]]]> : tensor<1x2x3xui8> loc("count_leading_zeros_of_convolution")
  %divide = stablehlo.divide %convolution_6, %ui8__2 : tensor<1x2x3xui8>
  check.expect_eq_const %divide, dense<[[[20, 15, 36], [23, 0, 9]]]> : tensor<1x2x3xui8> loc("divide_of_convolution")
  %dot_general = stablehlo.dot_general %ui8__10, %convolution_6, contracting_dims = [1] x [1] : (tensor<4x2xui8>, tensor<1x2x3xui8>) -> tensor<4x1x3xui8>
  check.expect_eq_const %dot_general, dense<[[[243, 230, 140]], [[255, 255, 140]], [[32, 254, 224]], [[243, 230, 140]]]> : tensor<4x1x3xui8> loc("dot_general_of_convolution")
  %maximum = stablehlo.maximum %convolution_6, %convolution_6 : tensor<1x2x3xui8>
  check.expect_eq_const %maximum, dense<[[[62, 77, 72], [165, 51, 36]]]> : tensor<1x2x3xui8> loc("maximum_of_convolution")
  %minimum = stablehlo.minimum %convolution_6, %ui8__8 : tensor<1x2x3xui8>
  check.expect_eq_const %minimum, dense<0> : tensor<1x2x3xui8> loc("minimum_of_convolution")
  %multiply = stablehlo.multiply %convolution_6, %ui8__2 : tensor<1x2x3xui8>
  check.expect_eq_const %multiply, dense<[[[186, 129, 144], [131, 206, 144]]]> : tensor<1x2x3xui8> loc("multiply_of_convolution")
  %negate = stablehlo.negate %convolution_6 : tensor<1x2x3xui8>
  check.expect_eq_const %negate, dense<[[[194, 179, 184], [91, 205, 220]]]> : tensor<1x2x3xui8> loc("negate_of_convolution")
  %not = stablehlo.not %convolution_6 : tensor<1x2x3xui8>
  check.expect_eq_const %not, dense<[[[193, 178, 183], [90, 204, 219]]]> : tensor<1x2x3xui8> loc("not_of_convolution")
  %or = stablehlo.or %convolution_6, %ui8__11 : tensor<1x2x3xui8>
  check.expect_eq_const %or, dense<[[[63, 77, 73], [165, 51, 37]]]> : tensor<1x2x3xui8> loc("or_of_convolution")
  %popcnt = stablehlo.popcnt %convolution_6 : tensor<1x2x3xui8>
  check.expect_eq_const %popcnt, dense<[[[5, 4, 2], [4, 4, 2]]]> : tensor<1x2x3xui8> loc("popcnt_of_convolution")
  %power = stablehlo.power %convolution_6, %ui8__12 : tensor<1x2x3xui8>
  check.expect_eq_const %power, dense<[[[4, 77, 0], [1, 41, 36]]]> : tensor<1x2x3xui8> loc("power_of_convolution")
  %reduce = stablehlo.reduce(%convolution_6 init: %ui8__13) across dimensions = [1] : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x3xui8>
  reducer(%left: tensor<ui8>, %right: tensor<ui8>) {
    %add_3 = stablehlo.add %left, %right : tensor<ui8>
    stablehlo.return %add_3 : tensor<ui8>
  }
  check.expect_eq_const %reduce, dense<[[227, 128, 108]]> : tensor<1x3xui8> loc("reduce_of_convolution")
  %reduce_window = "stablehlo.reduce_window"(%convolution_6, %ui8__13) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<ui8>, %right_2: tensor<ui8>):
    %add_4 = stablehlo.add %left_2, %right_2 : tensor<ui8>
    stablehlo.return %add_4 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %reduce_window, dense<[[[62, 139, 149], [165, 216, 87]]]> : tensor<1x2x3xui8> loc("reduce_window_of_convolution")
  %remainder = stablehlo.remainder %convolution_6, %ui8__2 : tensor<1x2x3xui8>
  check.expect_eq_const %remainder, dense<[[[2, 2, 0], [4, 51, 0]]]> : tensor<1x2x3xui8> loc("remainder_of_convolution")
  %select = stablehlo.select %i1, %ui8__2, %convolution_6 : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  check.expect_eq_const %select, dense<[[[3, 77, 2], [165, 51, 4]]]> : tensor<1x2x3xui8> loc("select_of_convolution")
  %shift_left = stablehlo.shift_left %convolution_6, %ui8__12 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_left, dense<[[[248, 154, 64], [165, 204, 72]]]> : tensor<1x2x3xui8> loc("shift_left_of_convolution")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %convolution_6, %ui8__11 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[31, 38, 36], [210, 25, 18]]]> : tensor<1x2x3xui8> loc("shift_right_arithmetic_of_convolution")
  %shift_right_logical = stablehlo.shift_right_logical %convolution_6, %ui8__12 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_right_logical, dense<[[[15, 38, 9], [165, 12, 18]]]> : tensor<1x2x3xui8> loc("shift_right_logical_of_convolution")
  %sort = "stablehlo.sort"(%convolution_6) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<ui8>, %right_3: tensor<ui8>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %sort, dense<[[[77, 72, 62], [165, 51, 36]]]> : tensor<1x2x3xui8> loc("sort_of_convolution")
  %subtract = stablehlo.subtract %convolution_6, %convolution_6 : tensor<1x2x3xui8>
  check.expect_eq_const %subtract, dense<0> : tensor<1x2x3xui8> loc("subtract_of_convolution")
  %xor = stablehlo.xor %convolution_6, %ui8__11 : tensor<1x2x3xui8>
  check.expect_eq_const %xor, dense<[[[63, 76, 73], [164, 50, 37]]]> : tensor<1x2x3xui8> loc("xor_of_convolution")
  %count_leading_zeros_2 = stablehlo.count_leading_zeros %ui8 : tensor<1x2x3xui8>
  %convolution_9 = stablehlo.convolution (%count_leading_zeros_2, %ui8__4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xui8>, tensor<2x2x2xui8>) -> tensor<1x2x2xui8>
  check.expect_eq_const %convolution_9, dense<[[[88, 93], [31, 28]]]> : tensor<1x2x2xui8> loc("convolution_of_count_leading_zeros")
  %divide_2 = stablehlo.divide %ui8, %ui8__2 : tensor<1x2x3xui8>
  %convolution_10 = stablehlo.convolution (%ui8__3, %divide_2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xui8>, tensor<1x2x3xui8>) -> tensor<1x1x2xui8>
  check.expect_eq_const %convolution_10, dense<[[[2, 21]]]> : tensor<1x1x2xui8> loc("convolution_of_divide")
  %dot_general_2 = stablehlo.dot_general %ui8__9, %ui8__14, contracting_dims = [2] x [0] : (tensor<1x2x4xui8>, tensor<4x3xui8>) -> tensor<1x2x3xui8>
  %convolution_11 = stablehlo.convolution (%dot_general_2, %ui8__4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xui8>, tensor<2x2x2xui8>) -> tensor<1x2x2xui8>
  check.expect_eq_const %convolution_11, dense<[[[163, 190], [7, 164]]]> : tensor<1x2x2xui8> loc("convolution_of_dot_general")
  %iota = stablehlo.iota dim = 2 : tensor<1x2x3xui8>
  %convolution_12 = stablehlo.convolution (%ui8__3, %iota) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xui8>, tensor<1x2x3xui8>) -> tensor<1x1x2xui8>
  check.expect_eq_const %convolution_12, dense<[[[19, 29]]]> : tensor<1x1x2xui8> loc("convolution_of_iota")
  %maximum_2 = stablehlo.maximum %ui8, %ui8__2 : tensor<1x2x3xui8>
  %convolution_13 = stablehlo.convolution (%maximum_2, %ui8__4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xui8>, tensor<2x2x2xui8>) -> tensor<1x2x2xui8>
  check.expect_eq_const %convolution_13, dense<[[[16, 67], [243, 255]]]> : tensor<1x2x2xui8> loc("convolution_of_maximum")
  %minimum_2 = stablehlo.minimum %ui8, %ui8__2 : tensor<1x2x3xui8>
  %convolution_14 = stablehlo.convolution (%ui8__3, %minimum_2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xui8>, tensor<1x2x3xui8>) -> tensor<1x1x2xui8>
  check.expect_eq_const %convolution_14, dense<[[[9, 93]]]> : tensor<1x1x2xui8> loc("convolution_of_minimum")
  %multiply_2 = stablehlo.multiply %ui8, %ui8__2 : tensor<1x2x3xui8>
  %convolution_15 = stablehlo.convolution (%multiply_2, %ui8__4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xui8>, tensor<2x2x2xui8>) -> tensor<1x2x2xui8>
  check.expect_eq_const %convolution_15, dense<[[[53, 208], [19, 32]]]> : tensor<1x2x2xui8> loc("convolution_of_multiply")
  %negate_2 = stablehlo.negate %ui8 : tensor<1x2x3xui8>
  %convolution_16 = stablehlo.convolution (%ui8__3, %negate_2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xui8>, tensor<1x2x3xui8>) -> tensor<1x1x2xui8>
  check.expect_eq_const %convolution_16, dense<[[[242, 123]]]> : tensor<1x1x2xui8> loc("convolution_of_negate")
  %not_2 = stablehlo.not %ui8 : tensor<1x2x3xui8>
  %convolution_17 = stablehlo.convolution (%not_2, %ui8__4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xui8>, tensor<2x2x2xui8>) -> tensor<1x2x2xui8>
  check.expect_eq_const %convolution_17, dense<[[[168, 161], [225, 203]]]> : tensor<1x2x2xui8> loc("convolution_of_not")
  %or_2 = stablehlo.or %ui8, %ui8__2 : tensor<1x2x3xui8>
  %convolution_18 = stablehlo.convolution (%ui8__3, %or_2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xui8>, tensor<1x2x3xui8>) -> tensor<1x1x2xui8>
  check.expect_eq_const %convolution_18, dense<[[[241, 159]]]> : tensor<1x1x2xui8> loc("convolution_of_or")
  %popcnt_2 = stablehlo.popcnt %ui8 : tensor<1x2x3xui8>
  %convolution_19 = stablehlo.convolution (%popcnt_2, %ui8__4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xui8>, tensor<2x2x2xui8>) -> tensor<1x2x2xui8>
  check.expect_eq_const %convolution_19, dense<[[[22, 36], [3, 20]]]> : tensor<1x2x2xui8> loc("convolution_of_popcnt")
  %power_2 = stablehlo.power %ui8, %ui8__12 : tensor<1x2x3xui8>
  %convolution_20 = stablehlo.convolution (%ui8__3, %power_2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xui8>, tensor<1x2x3xui8>) -> tensor<1x1x2xui8>
  check.expect_eq_const %convolution_20, dense<[[[218, 149]]]> : tensor<1x1x2xui8> loc("convolution_of_power")
  %reduce_2 = stablehlo.reduce(%ui8__15 init: %ui8__13) across dimensions = [2] : (tensor<1x2x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  reducer(%left_4: tensor<ui8>, %right_4: tensor<ui8>) {
    %add_5 = stablehlo.add %left_4, %right_4 : tensor<ui8>
    stablehlo.return %add_5 : tensor<ui8>
  }
  %convolution_21 = stablehlo.convolution (%reduce_2, %ui8__4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xui8>, tensor<2x2x2xui8>) -> tensor<1x2x2xui8>
  check.expect_eq_const %convolution_21, dense<[[[244, 192], [88, 124]]]> : tensor<1x2x2xui8> loc("convolution_of_reduce")
  %reduce_window_2 = "stablehlo.reduce_window"(%ui8__9, %ui8__13) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_5: tensor<ui8>, %right_5: tensor<ui8>):
    %add_6 = stablehlo.add %left_5, %right_5 : tensor<ui8>
    stablehlo.return %add_6 : tensor<ui8>
  }) : (tensor<1x2x4xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %convolution_22 = stablehlo.convolution (%ui8__3, %reduce_window_2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xui8>, tensor<1x2x3xui8>) -> tensor<1x1x2xui8>
  check.expect_eq_const %convolution_22, dense<[[[98, 26]]]> : tensor<1x1x2xui8> loc("convolution_of_reduce_window")
  %remainder_2 = stablehlo.remainder %ui8, %ui8__2 : tensor<1x2x3xui8>
  %convolution_23 = stablehlo.convolution (%remainder_2, %ui8__4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xui8>, tensor<2x2x2xui8>) -> tensor<1x2x2xui8>
  check.expect_eq_const %convolution_23, dense<[[[48, 40], [22, 19]]]> : tensor<1x2x2xui8> loc("convolution_of_remainder")
  %select_2 = stablehlo.select %i1, %ui8, %ui8__2 : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  %convolution_24 = stablehlo.convolution (%ui8__3, %select_2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xui8>, tensor<1x2x3xui8>) -> tensor<1x1x2xui8>
  check.expect_eq_const %convolution_24, dense<[[[1, 101]]]> : tensor<1x1x2xui8> loc("convolution_of_select")
  %shift_left_2 = stablehlo.shift_left %ui8, %ui8__12 : tensor<1x2x3xui8>
  %convolution_25 = stablehlo.convolution (%shift_left_2, %ui8__4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xui8>, tensor<2x2x2xui8>) -> tensor<1x2x2xui8>
  check.expect_eq_const %convolution_25, dense<[[[210, 6], [3, 190]]]> : tensor<1x2x2xui8> loc("convolution_of_shift_left")
  %shift_right_arithmetic_2 = stablehlo.shift_right_arithmetic %ui8, %ui8__12 : tensor<1x2x3xui8>
  %convolution_26 = stablehlo.convolution (%ui8__3, %shift_right_arithmetic_2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xui8>, tensor<1x2x3xui8>) -> tensor<1x1x2xui8>
  check.expect_eq_const %convolution_26, dense<[[[223, 61]]]> : tensor<1x1x2xui8> loc("convolution_of_shift_right_arithmetic")
  %shift_right_logical_2 = stablehlo.shift_right_logical %ui8, %ui8__12 : tensor<1x2x3xui8>
  %convolution_27 = stablehlo.convolution (%shift_right_logical_2, %ui8__4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xui8>, tensor<2x2x2xui8>) -> tensor<1x2x2xui8>
  check.expect_eq_const %convolution_27, dense<[[[33, 26], [30, 12]]]> : tensor<1x2x2xui8> loc("convolution_of_shift_right_logical")
  %sort_2 = "stablehlo.sort"(%ui8) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_6: tensor<ui8>, %right_6: tensor<ui8>):
    %compare_3 = stablehlo.compare GT, %left_6, %right_6 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_3 : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %convolution_28 = stablehlo.convolution (%ui8__3, %sort_2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xui8>, tensor<1x2x3xui8>) -> tensor<1x1x2xui8>
  check.expect_eq_const %convolution_28, dense<[[[20, 122]]]> : tensor<1x1x2xui8> loc("convolution_of_sort")
  %subtract_2 = stablehlo.subtract %ui8, %ui8__2 : tensor<1x2x3xui8>
  %convolution_29 = stablehlo.convolution (%subtract_2, %ui8__4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xui8>, tensor<2x2x2xui8>) -> tensor<1x2x2xui8>
  check.expect_eq_const %convolution_29, dense<[[[65, 37], [32, 67]]]> : tensor<1x2x2xui8> loc("convolution_of_subtract")
  %xor_2 = stablehlo.xor %ui8, %ui8__2 : tensor<1x2x3xui8>
  %convolution_30 = stablehlo.convolution (%ui8__3, %xor_2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xui8>, tensor<1x2x3xui8>) -> tensor<1x1x2xui8>
  check.expect_eq_const %convolution_30, dense<[[[228, 116]]]> : tensor<1x1x2xui8> loc("convolution_of_xor")
  return
}
