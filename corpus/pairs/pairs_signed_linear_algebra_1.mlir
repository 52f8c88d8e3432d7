// Pairs of ops: what takes the signed result of abs, add, and, bitcast_convert, broadcast_in_dim, clamp, concatenate, constant,
// convert, convolution, count_leading_zeros, divide, dot_general, dynamic_slice, dynamic_update_slice, iota, maximum, minimum,
// multiply, negate, not, or, pad, popcnt, power, reduce. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[5, -2, 3], [9, -4, 7]]]> : tensor<1x2x3xi32>
  %i32__2 = stablehlo.constant dense<[[[3, 5], [-2, 7]], [[2, -3], [3, 5]]]> : tensor<2x2x2xi32>
  %i32__3 = stablehlo.constant dense<[[[3, 5, -2], [7, 2, -3]]]> : tensor<1x2x3xi32>
  %i32__4 = stablehlo.constant dense<[[[3, 5, -2, 7], [2, -3, 3, 5]]]> : tensor<1x2x4xi32>
  %f32 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [-0.0, 0x7F800000, 0.25]]]> : tensor<1x2x3xf32>
  %i32__5 = stablehlo.constant dense<[5, -2, 3]> : tensor<3xi32>
  %i32__6 = stablehlo.constant dense<-3> : tensor<i32>
  %i32__7 = stablehlo.constant dense<6> : tensor<i32>
  %i32__8 = stablehlo.constant dense<[[[5], [-2]]]> : tensor<1x2x1xi32>
  %i32__9 = stablehlo.constant dense<[[[3, 9], [-4, 7]]]> : tensor<1x2x2xi32>
  %f32__2 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %i32__10 = stablehlo.constant dense<[[[1, -2, 3, 2147483647], [-2147483648, 7, -6, 8]]]> : tensor<1x2x4xi32>
  %i32__11 = stablehlo.constant dense<1> : tensor<1x2x3xi32>
  %i32__12 = stablehlo.constant dense<0> : tensor<1x2x3xi32>
  %i32__13 = stablehlo.constant dense<[[[5, -2, 3, 9], [-4, 7, -6, 8]]]> : tensor<1x2x4xi32>
  %i32__14 = stablehlo.constant dense<[[3, 5], [-2, 7], [2, -3], [3, 5]]> : tensor<4x2xi32>
  %i32__15 = stablehlo.constant dense<0> : tensor<i32>
  %i32__16 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__17 = stablehlo.constant dense<9> : tensor<i32>
  %i32__18 = stablehlo.constant dense<[[[3, 5, -2, 7], [2, -3, 3, 5], [-2, 7, 2, -3]]]> : tensor<1x3x4xi32>
  %i32__19 = stablehlo.constant dense<2> : tensor<i32>
  %i32__20 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xi32>
  %i32__21 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %i32__22 = stablehlo.constant dense<2> : tensor<1x2x3xi32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %i32__23 = stablehlo.constant dense<[[3, 5, -2], [7, 2, -3], [3, 5, -2], [7, 2, -3]]> : tensor<4x3xi32>
  %i32__24 = stablehlo.constant dense<[[[3, 5]]]> : tensor<1x1x2xi32>
  %i32__25 = stablehlo.constant dense<1> : tensor<i32>
  %i32__26 = stablehlo.constant dense<[[[5, -2], [3, 9]]]> : tensor<1x2x2xi32>
  %i32__27 = stablehlo.constant dense<[[[[5, -2, 3], [9, -4, 7]], [[-6, 8, 1], [-3, 4, 2]]]]> : tensor<1x2x2x3xi32>
  %abs = stablehlo.abs %i32 : tensor<1x2x3xi32>
  %convolution = stablehlo.convolution (%abs, %i32__2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi32>, tensor<2x2x2xi32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %convolution, dense<[[[35, 62], [51, 42]]]> : tensor<1x2x2xi32> loc("convolution_of_abs")
  %add = stablehlo.add %i32, %i32__3 : tensor<1x2x3xi32>
  %convolution_2 = stablehlo.convolution (%i32__4, %add) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi32>, tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %convolution_2, dense<[[[87, 7]]]> : tensor<1x1x2xi32> loc("convolution_of_add")
  %and = stablehlo.and %i32, %i32__3 : tensor<1x2x3xi32>
  %convolution_3 = stablehlo.convolution (%and, %i32__2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi32>, tensor<2x2x2xi32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %convolution_3, dense<[[[21, 57], [-7, 27]]]> : tensor<1x2x2xi32> loc("convolution_of_and")
  %bitcast_convert = stablehlo.bitcast_convert %f32 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  %convolution_4 = stablehlo.convolution (%i32__4, %bitcast_convert) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi32>, tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %convolution_4, dense<[[[-1106247680, -1335885824]]]> : tensor<1x1x2xi32> loc("convolution_of_bitcast_convert")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %i32__5, dims = [2] : (tensor<3xi32>) -> tensor<1x2x3xi32>
  %convolution_5 = stablehlo.convolution (%broadcast_in_dim, %i32__2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi32>, tensor<2x2x2xi32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %convolution_5, dense<[[[-19, 34], [21, -4]]]> : tensor<1x2x2xi32> loc("convolution_of_broadcast_in_dim")
  %clamp = stablehlo.clamp %i32__6, %i32, %i32__7 : (tensor<i32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %convolution_6 = stablehlo.convolution (%i32__4, %clamp) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi32>, tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %convolution_6, dense<[[[38, 53]]]> : tensor<1x1x2xi32> loc("convolution_of_clamp")
  %concatenate = stablehlo.concatenate %i32__8, %i32__9, dim = 2 : (tensor<1x2x1xi32>, tensor<1x2x2xi32>) -> tensor<1x2x3xi32>
  %convolution_7 = stablehlo.convolution (%concatenate, %i32__2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi32>, tensor<2x2x2xi32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %convolution_7, dense<[[[6, 111], [-25, 2]]]> : tensor<1x2x2xi32> loc("convolution_of_concatenate")
  %constant = stablehlo.constant dense<[[[5, -2, 3], [9, -4, 7]]]> : tensor<1x2x3xi32>
  %convolution_8 = stablehlo.convolution (%i32__4, %constant) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi32>, tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %convolution_8, dense<[[[50, 46]]]> : tensor<1x1x2xi32> loc("convolution_of_constant")
  %convert = stablehlo.convert %f32__2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  %convolution_9 = stablehlo.convolution (%convert, %i32__2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi32>, tensor<2x2x2xi32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %convolution_9, dense<[[[34, 7], [11, 18]]]> : tensor<1x2x2xi32> loc("convolution_of_convert")
  %convolution_10 = stablehlo.convolution (%i32__10, %i32__2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi32>, tensor<2x2x2xi32>) -> tensor<1x2x3xi32>
  %abs_2 = stablehlo.abs %convolution_10 : tensor<1x2x3xi32>
  check.expect_eq_const %abs_2, dense<[[[42, 47, 2147483576], [2147483605, 22, 2147483617]]]> : tensor<1x2x3xi32> loc("abs_of_convolution")
  %add_2 = stablehlo.add %convolution_10, %convolution_10 : tensor<1x2x3xi32>
  check.expect_eq_const %add_2, dense<[[[84, -94, 144], [86, -44, 62]]]> : tensor<1x2x3xi32> loc("add_of_convolution")
  %and_2 = stablehlo.and %convolution_10, %i32__11 : tensor<1x2x3xi32>
  check.expect_eq_const %and_2, dense<[[[0, 1, 0], [1, 0, 1]]]> : tensor<1x2x3xi32> loc("and_of_convolution")
  %bitcast_convert_2 = stablehlo.bitcast_convert %convolution_10 : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  check.expect_eq_const %bitcast_convert_2, dense<[[[[42, 0], [-47, -1], [72, -32768]], [[43, -32768], [-22, -1], [31, -32768]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_convolution")
  %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %convolution_10, dims = [0, 1, 2] : (tensor<1x2x3xi32>) -> tensor<2x2x3xi32>
  check.expect_eq_const %broadcast_in_dim_2, dense<[[[42, -47, -2147483576], [-2147483605, -22, -2147483617]], [[42, -47, -2147483576], [-2147483605, -22, -2147483617]]]> : tensor<2x2x3xi32> loc("broadcast_in_dim_of_convolution")
  %clamp_2 = stablehlo.clamp %i32__6, %convolution_10, %i32__7 : (tensor<i32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %clamp_2, dense<[[[6, -3, -3], [-3, -3, -3]]]> : tensor<1x2x3xi32> loc("clamp_of_convolution")
  %compare = stablehlo.compare LT, %convolution_10, %i32__12 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[false, true, true], [true, true, true]]]> : tensor<1x2x3xi1> loc("compare_of_convolution")
  %concatenate_2 = stablehlo.concatenate %convolution_10, %convolution_10, dim = 2 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x6xi32>
  check.expect_eq_const %concatenate_2, dense<[[[42, -47, -2147483576, 42, -47, -2147483576], [-2147483605, -22, -2147483617, -2147483605, -22, -2147483617]]]> : tensor<1x2x6xi32> loc("concatenate_of_convolution")
  %convert_2 = stablehlo.convert %convolution_10 : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert_2, dense<[[[42.0, -47.0, -2147483500.0], [-2147483600.0, -22.0, -2147483600.0]]]> : tensor<1x2x3xf32> loc("convert_of_convolution")
  %convolution_11 = stablehlo.convolution (%i32__13, %i32__2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi32>, tensor<2x2x2xi32>) -> tensor<1x2x3xi32>
  %convolution_12 = stablehlo.convolution (%convolution_11, %i32__2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi32>, tensor<2x2x2xi32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %convolution_12, dense<[[[-281, 520], [272, -521]]]> : tensor<1x2x2xi32> loc("convolution_of_convolution")
  %count_leading_zeros = stablehlo.count_leading_zeros %convolution_10 : tensor<1x2x3xi32>
  check.expect_eq_const %count_leading_zeros, dense<[[[26, 0, 0], [0, 0, 0]]]> : tensor<1x2x3xi32> loc("count_leading_zeros_of_convolution")
  %divide = stablehlo.divide %convolution_10, %i32__3 : tensor<1x2x3xi32>
  check.expect_eq_const %divide, dense<[[[14, -9, 1073741788], [-306783372, -11, 715827872]]]> : tensor<1x2x3xi32> loc("divide_of_convolution")
  %dot_general = stablehlo.dot_general %i32__14, %convolution_10, contracting_dims = [1] x [1] : (tensor<4x2xi32>, tensor<1x2x3xi32>) -> tensor<4x1x3xi32>
  check.expect_eq_const %dot_general, dense<[[[-2147483307, -251, 371]], [[-2147483431, -60, -2147483575]], [[2147483603, -28, -2147483597]], [[-2147483307, -251, 371]]]> : tensor<4x1x3xi32> loc("dot_general_of_convolution")
  %dynamic_slice = stablehlo.dynamic_slice %convolution_10, %i32__15, %i32__16, %i32__17, sizes = [1, 1, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %dynamic_slice, dense<[[[-47, -2147483576]]]> : tensor<1x1x2xi32> loc("dynamic_slice_of_convolution")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i32__18, %convolution_10, %i32__15, %i32__19, %i32__15 : (tensor<1x3x4xi32>, tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[3, 5, -2, 7], [42, -47, -2147483576, 5], [-2147483605, -22, -2147483617, -3]]]> : tensor<1x3x4xi32> loc("dynamic_update_slice_of_convolution")
  %maximum = stablehlo.maximum %convolution_10, %i32__3 : tensor<1x2x3xi32>
  check.expect_eq_const %maximum, dense<[[[42, 5, -2], [7, 2, -3]]]> : tensor<1x2x3xi32> loc("maximum_of_convolution")
  %minimum = stablehlo.minimum %i32__3, %convolution_10 : tensor<1x2x3xi32>
  check.expect_eq_const %minimum, dense<[[[3, -47, -2147483576], [-2147483605, -22, -2147483617]]]> : tensor<1x2x3xi32> loc("minimum_of_convolution")
  %multiply = stablehlo.multiply %convolution_10, %convolution_10 : tensor<1x2x3xi32>
  check.expect_eq_const %multiply, dense<[[[1764, 2209, 5184], [1849, 484, 961]]]> : tensor<1x2x3xi32> loc("multiply_of_convolution")
  %negate = stablehlo.negate %convolution_10 : tensor<1x2x3xi32>
  check.expect_eq_const %negate, dense<[[[-42, 47, 2147483576], [2147483605, 22, 2147483617]]]> : tensor<1x2x3xi32> loc("negate_of_convolution")
  %not = stablehlo.not %convolution_10 : tensor<1x2x3xi32>
  check.expect_eq_const %not, dense<[[[-43, 46, 2147483575], [2147483604, 21, 2147483616]]]> : tensor<1x2x3xi32> loc("not_of_convolution")
  %or = stablehlo.or %i32__3, %convolution_10 : tensor<1x2x3xi32>
  check.expect_eq_const %or, dense<[[[43, -43, -2], [-2147483601, -22, -1]]]> : tensor<1x2x3xi32> loc("or_of_convolution")
  %pad = stablehlo.pad %convolution_10, %i32__7, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x5xi32>
  check.expect_eq_const %pad, dense<[[[6, 6, 6, 6, 6], [42, -47, -2147483576, 6, 6]]]> : tensor<1x2x5xi32> loc("pad_of_convolution")
  %popcnt = stablehlo.popcnt %convolution_10 : tensor<1x2x3xi32>
  check.expect_eq_const %popcnt, dense<[[[3, 28, 3], [5, 29, 6]]]> : tensor<1x2x3xi32> loc("popcnt_of_convolution")
  %power = stablehlo.power %convolution_10, %i32__20 : tensor<1x2x3xi32>
  check.expect_eq_const %power, dense<[[[1764, -47, 373248], [1, 484, -2147483617]]]> : tensor<1x2x3xi32> loc("power_of_convolution")
  %reduce = stablehlo.reduce(%convolution_10 init: %i32__21) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2xi32>
  check.expect_eq_const %reduce, dense<[[42, -22]]> : tensor<1x2xi32> loc("reduce_of_convolution")
  %reduce_window = "stablehlo.reduce_window"(%convolution_10, %i32__15) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add_3 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_3 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %reduce_window, dense<[[[-5, -2147483623], [-2147483627, -2147483639]]]> : tensor<1x2x2xi32> loc("reduce_window_of_convolution")
  %remainder = stablehlo.remainder %convolution_10, %i32__22 : tensor<1x2x3xi32>
  check.expect_eq_const %remainder, dense<[[[0, -1, 0], [-1, 0, -1]]]> : tensor<1x2x3xi32> loc("remainder_of_convolution")
  %reshape = stablehlo.reshape %convolution_10 : (tensor<1x2x3xi32>) -> tensor<6xi32>
  check.expect_eq_const %reshape, dense<[42, -47, -2147483576, -2147483605, -22, -2147483617]> : tensor<6xi32> loc("reshape_of_convolution")
  %reverse = stablehlo.reverse %convolution_10, dims = [2] : tensor<1x2x3xi32>
  check.expect_eq_const %reverse, dense<[[[-2147483576, -47, 42], [-2147483617, -22, -2147483605]]]> : tensor<1x2x3xi32> loc("reverse_of_convolution")
  %select = stablehlo.select %i1, %convolution_10, %i32__3 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  check.expect_eq_const %select, dense<[[[42, 5, -2147483576], [7, 2, -2147483617]]]> : tensor<1x2x3xi32> loc("select_of_convolution")
  %shift_left = stablehlo.shift_left %convolution_10, %i32__11 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_left, dense<[[[84, -94, 144], [86, -44, 62]]]> : tensor<1x2x3xi32> loc("shift_left_of_convolution")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %convolution_10, %i32__20 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[10, -24, -268435447], [-2147483605, -6, -1073741809]]]> : tensor<1x2x3xi32> loc("shift_right_arithmetic_of_convolution")
  %shift_right_logical = stablehlo.shift_right_logical %convolution_10, %i32__20 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_logical, dense<[[[10, 2147483624, 268435465], [-2147483605, 1073741818, 1073741839]]]> : tensor<1x2x3xi32> loc("shift_right_logical_of_convolution")
  %sign = stablehlo.sign %convolution_10 : tensor<1x2x3xi32>
  check.expect_eq_const %sign, dense<[[[1, -1, -1], [-1, -1, -1]]]> : tensor<1x2x3xi32> loc("sign_of_convolution")
  %slice = stablehlo.slice %convolution_10 [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %slice, dense<[[[-2147483605, -2147483617]]]> : tensor<1x1x2xi32> loc("slice_of_convolution")
  %sort = "stablehlo.sort"(%convolution_10) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %sort, dense<[[[42, -47, -2147483576], [-22, -2147483605, -2147483617]]]> : tensor<1x2x3xi32> loc("sort_of_convolution")
  %subtract = stablehlo.subtract %i32__3, %convolution_10 : tensor<1x2x3xi32>
  check.expect_eq_const %subtract, dense<[[[-39, 52, 2147483574], [2147483612, 24, 2147483614]]]> : tensor<1x2x3xi32> loc("subtract_of_convolution")
  %transpose = stablehlo.transpose %convolution_10, dims = [2, 1, 0] : (tensor<1x2x3xi32>) -> tensor<3x2x1xi32>
  check.expect_eq_const %transpose, dense<[[[42], [-2147483605]], [[-47], [-22]], [[-2147483576], [-2147483617]]]> : tensor<3x2x1xi32> loc("transpose_of_convolution")
  %xor = stablehlo.xor %convolution_10, %i32__11 : tensor<1x2x3xi32>
  check.expect_eq_const %xor, dense<[[[43, -48, -2147483575], [-2147483606, -21, -2147483618]]]> : tensor<1x2x3xi32> loc("xor_of_convolution")
  %count_leading_zeros_2 = stablehlo.count_leading_zeros %i32 : tensor<1x2x3xi32>
  %convolution_13 = stablehlo.convolution (%count_leading_zeros_2, %i32__2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi32>, tensor<2x2x2xi32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %convolution_13, dense<[[[31, 353], [142, 55]]]> : tensor<1x2x2xi32> loc("convolution_of_count_leading_zeros")
  %divide_2 = stablehlo.divide %i32, %i32__3 : tensor<1x2x3xi32>
  %convolution_14 = stablehlo.convolution (%i32__4, %divide_2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi32>, tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %convolution_14, dense<[[[7, -21]]]> : tensor<1x1x2xi32> loc("convolution_of_divide")
  %dot_general_2 = stablehlo.dot_general %i32__13, %i32__23, contracting_dims = [2] x [0] : (tensor<1x2x4xi32>, tensor<4x3xi32>) -> tensor<1x2x3xi32>
  %convolution_15 = stablehlo.convolution (%dot_general_2, %i32__2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi32>, tensor<2x2x2xi32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %convolution_15, dense<[[[199, -158], [109, 34]]]> : tensor<1x2x2xi32> loc("convolution_of_dot_general")
  %dynamic_slice_2 = stablehlo.dynamic_slice %i32__13, %i32__15, %i32__16, %i32__17, sizes = [1, 2, 3] : (tensor<1x2x4xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi32>
  %convolution_16 = stablehlo.convolution (%i32__4, %dynamic_slice_2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi32>, tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %convolution_16, dense<[[[47, 48]]]> : tensor<1x1x2xi32> loc("convolution_of_dynamic_slice")
  %dynamic_update_slice_2 = stablehlo.dynamic_update_slice %i32, %i32__24, %i32__15, %i32__25, %i32__19 : (tensor<1x2x3xi32>, tensor<1x1x2xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi32>
  %convolution_17 = stablehlo.convolution (%dynamic_update_slice_2, %i32__2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi32>, tensor<2x2x2xi32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %convolution_17, dense<[[[8, 38], [58, 21]]]> : tensor<1x2x2xi32> loc("convolution_of_dynamic_update_slice")
  %iota = stablehlo.iota dim = 2 : tensor<1x2x3xi32>
  %convolution_18 = stablehlo.convolution (%i32__4, %iota) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi32>, tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %convolution_18, dense<[[[4, 25]]]> : tensor<1x1x2xi32> loc("convolution_of_iota")
  %maximum_2 = stablehlo.maximum %i32, %i32__3 : tensor<1x2x3xi32>
  %convolution_19 = stablehlo.convolution (%maximum_2, %i32__2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi32>, tensor<2x2x2xi32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %convolution_19, dense<[[[36, 75], [32, 42]]]> : tensor<1x2x2xi32> loc("convolution_of_maximum")
  %minimum_2 = stablehlo.minimum %i32, %i32__3 : tensor<1x2x3xi32>
  %convolution_20 = stablehlo.convolution (%i32__4, %minimum_2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi32>, tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %convolution_20, dense<[[[20, -43]]]> : tensor<1x1x2xi32> loc("convolution_of_minimum")
  %multiply_2 = stablehlo.multiply %i32, %i32__3 : tensor<1x2x3xi32>
  %convolution_21 = stablehlo.convolution (%multiply_2, %i32__2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi32>, tensor<2x2x2xi32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %convolution_21, dense<[[[-187, -191], [209, -131]]]> : tensor<1x2x2xi32> loc("convolution_of_multiply")
  %negate_2 = stablehlo.negate %i32 : tensor<1x2x3xi32>
  %convolution_22 = stablehlo.convolution (%i32__4, %negate_2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi32>, tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %convolution_22, dense<[[[-50, -46]]]> : tensor<1x1x2xi32> loc("convolution_of_negate")
  %not_2 = stablehlo.not %i32 : tensor<1x2x3xi32>
  %convolution_23 = stablehlo.convolution (%not_2, %i32__2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi32>, tensor<2x2x2xi32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %convolution_23, dense<[[[28, -79], [-30, -17]]]> : tensor<1x2x2xi32> loc("convolution_of_not")
  %or_2 = stablehlo.or %i32, %i32__3 : tensor<1x2x3xi32>
  %convolution_24 = stablehlo.convolution (%i32__4, %or_2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi32>, tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %convolution_24, dense<[[[51, -26]]]> : tensor<1x1x2xi32> loc("convolution_of_or")
  %pad_2 = stablehlo.pad %i32__26, %i32__25, low = [0, 0, 2], high = [0, 0, -1], interior = [0, 0, 0] : (tensor<1x2x2xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %convolution_25 = stablehlo.convolution (%pad_2, %i32__2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi32>, tensor<2x2x2xi32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %convolution_25, dense<[[[13, 47], [7, 5]]]> : tensor<1x2x2xi32> loc("convolution_of_pad")
  %popcnt_2 = stablehlo.popcnt %i32 : tensor<1x2x3xi32>
  %convolution_26 = stablehlo.convolution (%i32__4, %popcnt_2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi32>, tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %convolution_26, dense<[[[80, 61]]]> : tensor<1x1x2xi32> loc("convolution_of_popcnt")
  %power_2 = stablehlo.power %i32, %i32__20 : tensor<1x2x3xi32>
  %convolution_27 = stablehlo.convolution (%power_2, %i32__2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi32>, tensor<2x2x2xi32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %convolution_27, dense<[[[175, 146], [139, -2]]]> : tensor<1x2x2xi32> loc("convolution_of_power")
  %reduce_2 = stablehlo.reduce(%i32__27 init: %i32__15) across dimensions = [2] : (tensor<1x2x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  reducer(%left_3: tensor<i32>, %right_3: tensor<i32>) {
    %add_4 = stablehlo.add %left_3, %right_3 : tensor<i32>
    stablehlo.return %add_4 : tensor<i32>
  }
  %convolution_28 = stablehlo.convolution (%i32__4, %reduce_2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi32>, tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %convolution_28, dense<[[[-53, 230]]]> : tensor<1x1x2xi32> loc("convolution_of_reduce")
  return
}
