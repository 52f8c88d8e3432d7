// Pairs of ops: what takes the signed result of bitcast_convert. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [-0.0, 0x7F800000, 0.25]]]> : tensor<1x2x3xf32>
  %i32 = stablehlo.constant dense<[[[3, 5, -2], [7, 2, -3]]]> : tensor<1x2x3xi32>
  %i32__2 = stablehlo.constant dense<-3> : tensor<i32>
  %i32__3 = stablehlo.constant dense<6> : tensor<i32>
  %i32__4 = stablehlo.constant dense<0> : tensor<1x2x3xi32>
  %i32__5 = stablehlo.constant dense<[[[3, 5, -2]]]> : tensor<1x1x3xi32>
  %i32__6 = stablehlo.constant dense<[[3, 5], [-2, 7], [2, -3], [3, 5]]> : tensor<4x2xi32>
  %i32__7 = stablehlo.constant dense<0> : tensor<i32>
  %i32__8 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__9 = stablehlo.constant dense<9> : tensor<i32>
  %i32__10 = stablehlo.constant dense<[[[3, 5, -2, 7], [2, -3, 3, 5], [-2, 7, 2, -3]]]> : tensor<1x3x4xi32>
  %i32__11 = stablehlo.constant dense<2> : tensor<i32>
  %i32__12 = stablehlo.constant dense<1> : tensor<1x2x3xi32>
  %i32__13 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xi32>
  %i32__14 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %bitcast_convert = stablehlo.bitcast_convert %f32 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  %abs = stablehlo.abs %bitcast_convert : tensor<1x2x3xi32>
  check.expect_eq_const %abs, dense<[[[1069547520, 1074790400, 1061158912], [-2147483648, 2139095040, 1048576000]]]> : tensor<1x2x3xi32> loc("abs_of_bitcast_convert")
  %add = stablehlo.add %i32, %bitcast_convert : tensor<1x2x3xi32>
  check.expect_eq_const %add, dense<[[[1069547523, 1074790405, 1061158910], [-2147483641, 2139095042, 1048575997]]]> : tensor<1x2x3xi32> loc("add_of_bitcast_convert")
  %and = stablehlo.and %bitcast_convert, %bitcast_convert : tensor<1x2x3xi32>
  check.expect_eq_const %and, dense<[[[1069547520, 1074790400, 1061158912], [-2147483648, 2139095040, 1048576000]]]> : tensor<1x2x3xi32> loc("and_of_bitcast_convert")
  %bitcast_convert_2 = stablehlo.bitcast_convert %bitcast_convert : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  check.expect_eq_const %bitcast_convert_2, dense<[[[[0, 16320], [0, 16400], [0, 16192]], [[0, -32768], [0, 32640], [0, 16000]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_bitcast_convert")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %bitcast_convert, dims = [0, 2, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x2x3xi32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[1069547520, 1074790400, 1061158912], [-2147483648, 2139095040, 1048576000]], [[1069547520, 1074790400, 1061158912], [-2147483648, 2139095040, 1048576000]]]]> : tensor<1x2x2x3xi32> loc("broadcast_in_dim_of_bitcast_convert")
  %clamp = stablehlo.clamp %i32__2, %bitcast_convert, %i32__3 : (tensor<i32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %clamp, dense<[[[6, 6, 6], [-3, 6, 6]]]> : tensor<1x2x3xi32> loc("clamp_of_bitcast_convert")
  %compare = stablehlo.compare GE, %bitcast_convert, %bitcast_convert : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<true> : tensor<1x2x3xi1> loc("compare_of_bitcast_convert")
  %concatenate = stablehlo.concatenate %i32__5, %bitcast_convert, dim = 1 : (tensor<1x1x3xi32>, tensor<1x2x3xi32>) -> tensor<1x3x3xi32>
  check.expect_eq_const %concatenate, dense<[[[3, 5, -2], [1069547520, 1074790400, 1061158912], [-2147483648, 2139095040, 1048576000]]]> : tensor<1x3x3xi32> loc("concatenate_of_bitcast_convert")
  %convert = stablehlo.convert %bitcast_convert : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert, dense<[[[1069547500.0, 1074790400.0, 1061158900.0], [-2147483600.0, 2139095000.0, 1048576000.0]]]> : tensor<1x2x3xf32> loc("convert_of_bitcast_convert")
  %count_leading_zeros = stablehlo.count_leading_zeros %bitcast_convert : tensor<1x2x3xi32>
  check.expect_eq_const %count_leading_zeros, dense<[[[2, 1, 2], [0, 1, 2]]]> : tensor<1x2x3xi32> loc("count_leading_zeros_of_bitcast_convert")
  %divide = stablehlo.divide %bitcast_convert, %i32 : tensor<1x2x3xi32>
  check.expect_eq_const %divide, dense<[[[356515840, 214958080, -530579456], [-306783378, 1069547520, -349525333]]]> : tensor<1x2x3xi32> loc("divide_of_bitcast_convert")
  %dot_general = stablehlo.dot_general %i32__6, %bitcast_convert, contracting_dims = [1] x [1] : (tensor<4x2xi32>, tensor<1x2x3xi32>) -> tensor<4x1x3xi32>
  check.expect_eq_const %dot_general, dense<[[[1061158912, 1034944512, -163577856]], [[8388608, -60817408, 922746880]], [[-8388608, 27262976, -1023410176]], [[1061158912, 1034944512, -163577856]]]> : tensor<4x1x3xi32> loc("dot_general_of_bitcast_convert")
  %dynamic_slice = stablehlo.dynamic_slice %bitcast_convert, %i32__7, %i32__8, %i32__9, sizes = [1, 1, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %dynamic_slice, dense<[[[1074790400, 1061158912]]]> : tensor<1x1x2xi32> loc("dynamic_slice_of_bitcast_convert")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i32__10, %bitcast_convert, %i32__7, %i32__11, %i32__7 : (tensor<1x3x4xi32>, tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[3, 5, -2, 7], [1069547520, 1074790400, 1061158912, 5], [-2147483648, 2139095040, 1048576000, -3]]]> : tensor<1x3x4xi32> loc("dynamic_update_slice_of_bitcast_convert")
  %maximum = stablehlo.maximum %bitcast_convert, %bitcast_convert : tensor<1x2x3xi32>
  check.expect_eq_const %maximum, dense<[[[1069547520, 1074790400, 1061158912], [-2147483648, 2139095040, 1048576000]]]> : tensor<1x2x3xi32> loc("maximum_of_bitcast_convert")
  %minimum = stablehlo.minimum %bitcast_convert, %i32__4 : tensor<1x2x3xi32>
  check.expect_eq_const %minimum, dense<[[[0, 0, 0], [-2147483648, 0, 0]]]> : tensor<1x2x3xi32> loc("minimum_of_bitcast_convert")
  %multiply = stablehlo.multiply %bitcast_convert, %i32 : tensor<1x2x3xi32>
  check.expect_eq_const %multiply, dense<[[[-1086324736, 1078984704, -2122317824], [-2147483648, -16777216, 1149239296]]]> : tensor<1x2x3xi32> loc("multiply_of_bitcast_convert")
  %negate = stablehlo.negate %bitcast_convert : tensor<1x2x3xi32>
  check.expect_eq_const %negate, dense<[[[-1069547520, -1074790400, -1061158912], [-2147483648, -2139095040, -1048576000]]]> : tensor<1x2x3xi32> loc("negate_of_bitcast_convert")
  %not = stablehlo.not %bitcast_convert : tensor<1x2x3xi32>
  check.expect_eq_const %not, dense<[[[-1069547521, -1074790401, -1061158913], [2147483647, -2139095041, -1048576001]]]> : tensor<1x2x3xi32> loc("not_of_bitcast_convert")
  %or = stablehlo.or %bitcast_convert, %i32__12 : tensor<1x2x3xi32>
  check.expect_eq_const %or, dense<[[[1069547521, 1074790401, 1061158913], [-2147483647, 2139095041, 1048576001]]]> : tensor<1x2x3xi32> loc("or_of_bitcast_convert")
  %pad = stablehlo.pad %bitcast_convert, %i32__3, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x5xi32>
  check.expect_eq_const %pad, dense<[[[6, 6, 6, 6, 6], [1069547520, 1074790400, 1061158912, 6, 6]]]> : tensor<1x2x5xi32> loc("pad_of_bitcast_convert")
  %popcnt = stablehlo.popcnt %bitcast_convert : tensor<1x2x3xi32>
  check.expect_eq_const %popcnt, dense<[[[8, 2, 7], [1, 8, 6]]]> : tensor<1x2x3xi32> loc("popcnt_of_bitcast_convert")
  %power = stablehlo.power %bitcast_convert, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %power, dense<[[[0, 1074790400, 0], [1, 0, 1048576000]]]> : tensor<1x2x3xi32> loc("power_of_bitcast_convert")
  %reduce = stablehlo.reduce(%bitcast_convert init: %i32__14) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2xi32>
  check.expect_eq_const %reduce, dense<[[1074790400, 2139095040]]> : tensor<1x2xi32> loc("reduce_of_bitcast_convert")
  %reduce_window = "stablehlo.reduce_window"(%bitcast_convert, %i32__7) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %reduce_window, dense<[[[2144337920, 2135949312], [-8388608, -1107296256]]]> : tensor<1x2x2xi32> loc("reduce_window_of_bitcast_convert")
  %remainder = stablehlo.remainder %bitcast_convert, %i32 : tensor<1x2x3xi32>
  check.expect_eq_const %remainder, dense<[[[0, 0, 0], [-2, 0, 1]]]> : tensor<1x2x3xi32> loc("remainder_of_bitcast_convert")
  %reshape = stablehlo.reshape %bitcast_convert : (tensor<1x2x3xi32>) -> tensor<6xi32>
  check.expect_eq_const %reshape, dense<[1069547520, 1074790400, 1061158912, -2147483648, 2139095040, 1048576000]> : tensor<6xi32> loc("reshape_of_bitcast_convert")
  %reverse = stablehlo.reverse %bitcast_convert, dims = [2] : tensor<1x2x3xi32>
  check.expect_eq_const %reverse, dense<[[[1061158912, 1074790400, 1069547520], [1048576000, 2139095040, -2147483648]]]> : tensor<1x2x3xi32> loc("reverse_of_bitcast_convert")
  %select = stablehlo.select %i1, %bitcast_convert, %i32 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  check.expect_eq_const %select, dense<[[[1069547520, 5, 1061158912], [7, 2, 1048576000]]]> : tensor<1x2x3xi32> loc("select_of_bitcast_convert")
  %shift_left = stablehlo.shift_left %bitcast_convert, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_left, dense<[[[-16777216, -2145386496, -100663296], [-2147483648, -33554432, 2097152000]]]> : tensor<1x2x3xi32> loc("shift_left_of_bitcast_convert")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %bitcast_convert, %i32__13 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[267386880, 537395200, 132644864], [-2147483648, 534773760, 524288000]]]> : tensor<1x2x3xi32> loc("shift_right_arithmetic_of_bitcast_convert")
  %shift_right_logical = stablehlo.shift_right_logical %bitcast_convert, %i32__12 : tensor<1x2x3xi32>
  check.expect_eq_const %shift_right_logical, dense<[[[534773760, 537395200, 530579456], [1073741824, 1069547520, 524288000]]]> : tensor<1x2x3xi32> loc("shift_right_logical_of_bitcast_convert")
  %sign = stablehlo.sign %bitcast_convert : tensor<1x2x3xi32>
  check.expect_eq_const %sign, dense<[[[1, 1, 1], [-1, 1, 1]]]> : tensor<1x2x3xi32> loc("sign_of_bitcast_convert")
  %slice = stablehlo.slice %bitcast_convert [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %slice, dense<[[[-2147483648, 1048576000]]]> : tensor<1x1x2xi32> loc("slice_of_bitcast_convert")
  %sort = "stablehlo.sort"(%bitcast_convert) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %sort, dense<[[[1074790400, 1069547520, 1061158912], [2139095040, 1048576000, -2147483648]]]> : tensor<1x2x3xi32> loc("sort_of_bitcast_convert")
  %subtract = stablehlo.subtract %bitcast_convert, %i32__4 : tensor<1x2x3xi32>
  check.expect_eq_const %subtract, dense<[[[1069547520, 1074790400, 1061158912], [-2147483648, 2139095040, 1048576000]]]> : tensor<1x2x3xi32> loc("subtract_of_bitcast_convert")
  %transpose = stablehlo.transpose %bitcast_convert, dims = [2, 1, 0] : (tensor<1x2x3xi32>) -> tensor<3x2x1xi32>
  check.expect_eq_const %transpose, dense<[[[1069547520], [-2147483648]], [[1074790400], [2139095040]], [[1061158912], [1048576000]]]> : tensor<3x2x1xi32> loc("transpose_of_bitcast_convert")
  %xor = stablehlo.xor %i32, %bitcast_convert : tensor<1x2x3xi32>
  check.expect_eq_const %xor, dense<[[[1069547523, 1074790405, -1061158914], [-2147483641, 2139095042, -1048576003]]]> : tensor<1x2x3xi32> loc("xor_of_bitcast_convert")
  return
}
