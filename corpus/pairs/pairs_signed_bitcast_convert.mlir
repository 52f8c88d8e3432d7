// Pairs of ops: what takes the signed result of bitcast_convert. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [-0.0, 0x7F800000, 0.25]]]> : tensor<1x2x3xf32>
  %i32 = stablehlo.constant dense<1> : tensor<1x2x3xi32>
  %i32__2 = stablehlo.constant dense<-3> : tensor<i32>
  %i32__3 = stablehlo.constant dense<6> : tensor<i32>
  %i32__4 = stablehlo.constant dense<[[[3, 5, -2], [7, 2, -3]]]> : tensor<1x2x3xi32>
  %i32__5 = stablehlo.constant dense<0> : tensor<1x2x3xi32>
  %i32__6 = stablehlo.constant dense<[[3, 5], [-2, 7], [2, -3], [3, 5]]> : tensor<4x2xi32>
  %i32__7 = stablehlo.constant dense<0> : tensor<i32>
  %i32__8 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__9 = stablehlo.constant dense<9> : tensor<i32>
  %i32__10 = stablehlo.constant dense<[[[3, 5, -2, 7], [2, -3, 3, 5], [-2, 7, 2, -3]]]> : tensor<1x3x4xi32>
  %i32__11 = stablehlo.constant dense<2> : tensor<i32>
  %i32__12 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xi32>
  %i32__13 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %bitcast_convert = stablehlo.bitcast_convert %f32 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  %abs = stablehlo.abs %bitcast_convert : tensor<1x2x3xi32>
  %add = stablehlo.add %bitcast_convert, %bitcast_convert : tensor<1x2x3xi32>
  %and = stablehlo.and %bitcast_convert, %i32 : tensor<1x2x3xi32>
  %bitcast_convert_2 = stablehlo.bitcast_convert %bitcast_convert : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %bitcast_convert, dims = [0, 1, 2] : (tensor<1x2x3xi32>) -> tensor<2x2x3xi32>
  %clamp = stablehlo.clamp %i32__2, %bitcast_convert, %i32__3 : (tensor<i32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %compare = stablehlo.compare LT, %bitcast_convert, %i32__5 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  %concatenate = stablehlo.concatenate %bitcast_convert, %bitcast_convert, dim = 2 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x6xi32>
  %convert = stablehlo.convert %bitcast_convert : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %divide = stablehlo.divide %bitcast_convert, %i32__4 : tensor<1x2x3xi32>
  %dot_general = stablehlo.dot_general %i32__6, %bitcast_convert, contracting_dims = [1] x [1] : (tensor<4x2xi32>, tensor<1x2x3xi32>) -> tensor<4x1x3xi32>
  %dynamic_slice = stablehlo.dynamic_slice %bitcast_convert, %i32__7, %i32__8, %i32__9, sizes = [1, 1, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i32__10, %bitcast_convert, %i32__7, %i32__11, %i32__7 : (tensor<1x3x4xi32>, tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi32>
  %maximum = stablehlo.maximum %bitcast_convert, %bitcast_convert : tensor<1x2x3xi32>
  %minimum = stablehlo.minimum %bitcast_convert, %i32__5 : tensor<1x2x3xi32>
  %multiply = stablehlo.multiply %bitcast_convert, %i32__4 : tensor<1x2x3xi32>
  %negate = stablehlo.negate %bitcast_convert : tensor<1x2x3xi32>
  %not = stablehlo.not %bitcast_convert : tensor<1x2x3xi32>
  %or = stablehlo.or %bitcast_convert, %i32 : tensor<1x2x3xi32>
  %pad = stablehlo.pad %bitcast_convert, %i32__3, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x5xi32>
  %popcnt = stablehlo.popcnt %bitcast_convert : tensor<1x2x3xi32>
  %power = stablehlo.power %bitcast_convert, %i32__12 : tensor<1x2x3xi32>
  %reduce = stablehlo.reduce(%bitcast_convert init: %i32__13) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2xi32>
  %reduce_window = "stablehlo.reduce_window"(%bitcast_convert, %i32__7) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x2xi32>
  %remainder = stablehlo.remainder %bitcast_convert, %i32__4 : tensor<1x2x3xi32>
  %reshape = stablehlo.reshape %bitcast_convert : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reverse = stablehlo.reverse %bitcast_convert, dims = [2] : tensor<1x2x3xi32>
  %select = stablehlo.select %i1, %bitcast_convert, %i32__4 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  %shift_left = stablehlo.shift_left %bitcast_convert, %i32__12 : tensor<1x2x3xi32>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %bitcast_convert, %i32__12 : tensor<1x2x3xi32>
  %shift_right_logical = stablehlo.shift_right_logical %bitcast_convert, %i32 : tensor<1x2x3xi32>
  %sign = stablehlo.sign %bitcast_convert : tensor<1x2x3xi32>
  %slice = stablehlo.slice %bitcast_convert [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  %sort = "stablehlo.sort"(%bitcast_convert) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %subtract = stablehlo.subtract %bitcast_convert, %i32__5 : tensor<1x2x3xi32>
  %transpose = stablehlo.transpose %bitcast_convert, dims = [2, 1, 0] : (tensor<1x2x3xi32>) -> tensor<3x2x1xi32>
  %xor = stablehlo.xor %i32__4, %bitcast_convert : tensor<1x2x3xi32>
  %concatenate_2 = stablehlo.concatenate %abs, %add, %and, %clamp, %divide, %maximum, %minimum, %multiply, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_2, dense<[[[1069547520, 1074790400, 1061158912], [-2147483648, 2139095040, 1048576000]], [[2139095040, -2145386496, 2122317824], [0, -16777216, 2097152000]], [[0, 0, 0], [0, 0, 0]], [[6, 6, 6], [-3, 6, 6]], [[356515840, 214958080, -530579456], [-306783378, 1069547520, -349525333]], [[1069547520, 1074790400, 1061158912], [-2147483648, 2139095040, 1048576000]], [[0, 0, 0], [-2147483648, 0, 0]], [[-1086324736, 1078984704, -2122317824], [-2147483648, -16777216, 1149239296]]]> : tensor<8x2x3xi32> loc("abs_of_bitcast_convert, add_of_bitcast_convert, and_of_bitcast_convert, clamp_of_bitcast_convert, divide_of_bitcast_convert, maximum_of_bitcast_convert, minimum_of_bitcast_convert, multiply_of_bitcast_convert")
  %concatenate_3 = stablehlo.concatenate %negate, %not, %or, %popcnt, %power, %remainder, %reverse, %select, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_3, dense<[[[-1069547520, -1074790400, -1061158912], [-2147483648, -2139095040, -1048576000]], [[-1069547521, -1074790401, -1061158913], [2147483647, -2139095041, -1048576001]], [[1069547521, 1074790401, 1061158913], [-2147483647, 2139095041, 1048576001]], [[8, 2, 7], [1, 8, 6]], [[0, 1074790400, 0], [1, 0, 1048576000]], [[0, 0, 0], [-2, 0, 1]], [[1061158912, 1074790400, 1069547520], [1048576000, 2139095040, -2147483648]], [[1069547520, 5, 1061158912], [7, 2, 1048576000]]]> : tensor<8x2x3xi32> loc("negate_of_bitcast_convert, not_of_bitcast_convert, or_of_bitcast_convert, popcnt_of_bitcast_convert, power_of_bitcast_convert, remainder_of_bitcast_convert, reverse_of_bitcast_convert, select_of_bitcast_convert")
  %reshape_2 = stablehlo.reshape %shift_left : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_3 = stablehlo.reshape %shift_right_arithmetic : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_4 = stablehlo.reshape %shift_right_logical : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_5 = stablehlo.reshape %sign : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_6 = stablehlo.reshape %sort : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_7 = stablehlo.reshape %subtract : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_8 = stablehlo.reshape %xor : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_9 = stablehlo.reshape %dynamic_slice : (tensor<1x1x2xi32>) -> tensor<2xi32>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<2xi32>) -> tensor<44xi32>
  check.expect_eq_const %concatenate_4, dense<[-16777216, -2145386496, -100663296, -2147483648, -33554432, 2097152000, 267386880, 537395200, 132644864, -2147483648, 534773760, 524288000, 534773760, 537395200, 530579456, 1073741824, 1069547520, 524288000, 1, 1, 1, -1, 1, 1, 1074790400, 1069547520, 1061158912, 2139095040, 1048576000, -2147483648, 1069547520, 1074790400, 1061158912, -2147483648, 2139095040, 1048576000, 1069547523, 1074790405, -1061158914, -2147483641, 2139095042, -1048576003, 1074790400, 1061158912]> : tensor<44xi32> loc("shift_left_of_bitcast_convert, shift_right_arithmetic_of_bitcast_convert, shift_right_logical_of_bitcast_convert, sign_of_bitcast_convert, sort_of_bitcast_convert, subtract_of_bitcast_convert, xor_of_bitcast_convert, dynamic_slice_of_bitcast_convert")
  %reshape_10 = stablehlo.reshape %slice : (tensor<1x1x2xi32>) -> tensor<2xi32>
  %reshape_11 = stablehlo.reshape %reduce : (tensor<1x2xi32>) -> tensor<2xi32>
  %reshape_12 = stablehlo.reshape %reduce_window : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_13 = stablehlo.reshape %pad : (tensor<1x2x5xi32>) -> tensor<10xi32>
  %reshape_14 = stablehlo.reshape %concatenate : (tensor<1x2x6xi32>) -> tensor<12xi32>
  %reshape_15 = stablehlo.reshape %dynamic_update_slice : (tensor<1x3x4xi32>) -> tensor<12xi32>
  %reshape_16 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xi32>) -> tensor<12xi32>
  %reshape_17 = stablehlo.reshape %transpose : (tensor<3x2x1xi32>) -> tensor<6xi32>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, %reshape_17, dim = 0 : (tensor<2xi32>, tensor<2xi32>, tensor<4xi32>, tensor<10xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<6xi32>) -> tensor<60xi32>
  check.expect_eq_const %concatenate_5, dense<[-2147483648, 1048576000, 1074790400, 2139095040, 2144337920, 2135949312, -8388608, -1107296256, 6, 6, 6, 6, 6, 1069547520, 1074790400, 1061158912, 6, 6, 1069547520, 1074790400, 1061158912, 1069547520, 1074790400, 1061158912, -2147483648, 2139095040, 1048576000, -2147483648, 2139095040, 1048576000, 3, 5, -2, 7, 1069547520, 1074790400, 1061158912, 5, -2147483648, 2139095040, 1048576000, -3, 1069547520, 1074790400, 1061158912, -2147483648, 2139095040, 1048576000, 1069547520, 1074790400, 1061158912, -2147483648, 2139095040, 1048576000, 1069547520, -2147483648, 1074790400, 2139095040, 1061158912, 1048576000]> : tensor<60xi32> loc("slice_of_bitcast_convert, reduce_of_bitcast_convert, reduce_window_of_bitcast_convert, pad_of_bitcast_convert, concatenate_of_bitcast_convert, dynamic_update_slice_of_bitcast_convert, broadcast_in_dim_of_bitcast_convert, transpose_of_bitcast_convert")
  %reshape_18 = stablehlo.reshape %dot_general : (tensor<4x1x3xi32>) -> tensor<12xi32>
  %reshape_19 = stablehlo.reshape %reshape : (tensor<6xi32>) -> tensor<6xi32>
  %concatenate_6 = stablehlo.concatenate %reshape_18, %reshape_19, dim = 0 : (tensor<12xi32>, tensor<6xi32>) -> tensor<18xi32>
  check.expect_eq_const %concatenate_6, dense<[1061158912, 1034944512, -163577856, 8388608, -60817408, 922746880, -8388608, 27262976, -1023410176, 1061158912, 1034944512, -163577856, 1069547520, 1074790400, 1061158912, -2147483648, 2139095040, 1048576000]> : tensor<18xi32> loc("dot_general_of_bitcast_convert, reshape_of_bitcast_convert")
  check.expect_eq_const %bitcast_convert_2, dense<[[[[0, 16320], [0, 16400], [0, 16192]], [[0, -32768], [0, 32640], [0, 16000]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_bitcast_convert")
  check.expect_eq_const %compare, dense<[[[false, false, false], [true, false, false]]]> : tensor<1x2x3xi1> loc("compare_of_bitcast_convert")
  check.expect_eq_const %convert, dense<[[[1069547500.0, 1074790400.0, 1061158900.0], [-2147483600.0, 2139095000.0, 1048576000.0]]]> : tensor<1x2x3xf32> loc("convert_of_bitcast_convert")
  return
}
