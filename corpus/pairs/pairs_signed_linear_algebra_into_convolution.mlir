// Pairs of ops: what takes the signed result of abs, add, and, bitcast_convert, broadcast_in_dim, clamp, concatenate, constant,
// convert, convolution, count_leading_zeros, divide, dot_general, dynamic_slice, dynamic_update_slice, iota, maximum, minimum,
// multiply, negate, not, or, pad, popcnt, power, reduce, reduce_window, remainder, reshape, reverse, select, shift_left,
// shift_right_arithmetic, shift_right_logical, sign, slice, sort, subtract, transpose, xor. The values are those of
// scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[5, -2, 3], [9, -4, 7]]]> : tensor<1x2x3xi32>
  %i32__2 = stablehlo.constant dense<[[[3, 5, -2, 7], [2, -3, 3, 5]]]> : tensor<1x2x4xi32>
  %i32__3 = stablehlo.constant dense<[[[3, 5, -2], [7, 2, -3]]]> : tensor<1x2x3xi32>
  %i32__4 = stablehlo.constant dense<[[[3, 5], [-2, 7]], [[2, -3], [3, 5]]]> : tensor<2x2x2xi32>
  %f32 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [-0.0, 0x7F800000, 0.25]]]> : tensor<1x2x3xf32>
  %i32__5 = stablehlo.constant dense<[5, -2, 3]> : tensor<3xi32>
  %i32__6 = stablehlo.constant dense<-3> : tensor<i32>
  %i32__7 = stablehlo.constant dense<6> : tensor<i32>
  %i32__8 = stablehlo.constant dense<[[[5], [-2]]]> : tensor<1x2x1xi32>
  %i32__9 = stablehlo.constant dense<[[[3, 9], [-4, 7]]]> : tensor<1x2x2xi32>
  %f32__2 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %i32__10 = stablehlo.constant dense<[[[5, -2, 3, 9], [-4, 7, -6, 8]]]> : tensor<1x2x4xi32>
  %i32__11 = stablehlo.constant dense<[[3, 5, -2], [7, 2, -3], [3, 5, -2], [7, 2, -3]]> : tensor<4x3xi32>
  %i32__12 = stablehlo.constant dense<0> : tensor<i32>
  %i32__13 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__14 = stablehlo.constant dense<9> : tensor<i32>
  %i32__15 = stablehlo.constant dense<[[[3, 5]]]> : tensor<1x1x2xi32>
  %i32__16 = stablehlo.constant dense<1> : tensor<i32>
  %i32__17 = stablehlo.constant dense<2> : tensor<i32>
  %i32__18 = stablehlo.constant dense<[[[5, -2], [3, 9]]]> : tensor<1x2x2xi32>
  %i32__19 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xi32>
  %i32__20 = stablehlo.constant dense<[[[[5, -2, 3], [9, -4, 7]], [[-6, 8, 1], [-3, 4, 2]]]]> : tensor<1x2x2x3xi32>
  %i32__21 = stablehlo.constant dense<[[5, -2], [3, 9], [-4, 7]]> : tensor<3x2xi32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %i32__22 = stablehlo.constant dense<[[[5, -2, 3], [9, -4, 7]], [[-6, 8, 1], [-3, 4, 2]]]> : tensor<2x2x3xi32>
  %i32__23 = stablehlo.constant dense<[[[5, -2]], [[3, 9]], [[-4, 7]]]> : tensor<3x1x2xi32>
  %abs = stablehlo.abs %i32 : tensor<1x2x3xi32>
  %convolution = stablehlo.convolution (%i32__2, %abs) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi32>, tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  %add = stablehlo.add %i32, %i32__3 : tensor<1x2x3xi32>
  %convolution_2 = stablehlo.convolution (%add, %i32__4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi32>, tensor<2x2x2xi32>) -> tensor<1x2x2xi32>
  %and = stablehlo.and %i32, %i32__3 : tensor<1x2x3xi32>
  %convolution_3 = stablehlo.convolution (%i32__2, %and) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi32>, tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  %bitcast_convert = stablehlo.bitcast_convert %f32 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  %convolution_4 = stablehlo.convolution (%bitcast_convert, %i32__4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi32>, tensor<2x2x2xi32>) -> tensor<1x2x2xi32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %i32__5, dims = [2] : (tensor<3xi32>) -> tensor<1x2x3xi32>
  %convolution_5 = stablehlo.convolution (%i32__2, %broadcast_in_dim) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi32>, tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  %clamp = stablehlo.clamp %i32__6, %i32, %i32__7 : (tensor<i32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %convolution_6 = stablehlo.convolution (%clamp, %i32__4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi32>, tensor<2x2x2xi32>) -> tensor<1x2x2xi32>
  %concatenate = stablehlo.concatenate %i32__8, %i32__9, dim = 2 : (tensor<1x2x1xi32>, tensor<1x2x2xi32>) -> tensor<1x2x3xi32>
  %convolution_7 = stablehlo.convolution (%i32__2, %concatenate) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi32>, tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  %constant = stablehlo.constant dense<[[[5, -2, 3], [9, -4, 7]]]> : tensor<1x2x3xi32>
  %convolution_8 = stablehlo.convolution (%constant, %i32__4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi32>, tensor<2x2x2xi32>) -> tensor<1x2x2xi32>
  %convert = stablehlo.convert %f32__2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  %convolution_9 = stablehlo.convolution (%i32__2, %convert) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi32>, tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  %convolution_10 = stablehlo.convolution (%i32__10, %i32__4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi32>, tensor<2x2x2xi32>) -> tensor<1x2x3xi32>
  %convolution_11 = stablehlo.convolution (%convolution_10, %i32__4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi32>, tensor<2x2x2xi32>) -> tensor<1x2x2xi32>
  %count_leading_zeros = stablehlo.count_leading_zeros %i32 : tensor<1x2x3xi32>
  %convolution_12 = stablehlo.convolution (%i32__2, %count_leading_zeros) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi32>, tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  %divide = stablehlo.divide %i32, %i32__3 : tensor<1x2x3xi32>
  %convolution_13 = stablehlo.convolution (%divide, %i32__4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi32>, tensor<2x2x2xi32>) -> tensor<1x2x2xi32>
  %dot_general = stablehlo.dot_general %i32__10, %i32__11, contracting_dims = [2] x [0] : (tensor<1x2x4xi32>, tensor<4x3xi32>) -> tensor<1x2x3xi32>
  %convolution_14 = stablehlo.convolution (%i32__2, %dot_general) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi32>, tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  %dynamic_slice = stablehlo.dynamic_slice %i32__10, %i32__12, %i32__13, %i32__14, sizes = [1, 2, 3] : (tensor<1x2x4xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi32>
  %convolution_15 = stablehlo.convolution (%dynamic_slice, %i32__4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi32>, tensor<2x2x2xi32>) -> tensor<1x2x2xi32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i32, %i32__15, %i32__12, %i32__16, %i32__17 : (tensor<1x2x3xi32>, tensor<1x1x2xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi32>
  %convolution_16 = stablehlo.convolution (%i32__2, %dynamic_update_slice) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi32>, tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  %iota = stablehlo.iota dim = 2 : tensor<1x2x3xi32>
  %convolution_17 = stablehlo.convolution (%iota, %i32__4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi32>, tensor<2x2x2xi32>) -> tensor<1x2x2xi32>
  %maximum = stablehlo.maximum %i32, %i32__3 : tensor<1x2x3xi32>
  %convolution_18 = stablehlo.convolution (%i32__2, %maximum) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi32>, tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  %minimum = stablehlo.minimum %i32, %i32__3 : tensor<1x2x3xi32>
  %convolution_19 = stablehlo.convolution (%minimum, %i32__4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi32>, tensor<2x2x2xi32>) -> tensor<1x2x2xi32>
  %multiply = stablehlo.multiply %i32, %i32__3 : tensor<1x2x3xi32>
  %convolution_20 = stablehlo.convolution (%i32__2, %multiply) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi32>, tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  %negate = stablehlo.negate %i32 : tensor<1x2x3xi32>
  %convolution_21 = stablehlo.convolution (%negate, %i32__4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi32>, tensor<2x2x2xi32>) -> tensor<1x2x2xi32>
  %not = stablehlo.not %i32 : tensor<1x2x3xi32>
  %convolution_22 = stablehlo.convolution (%i32__2, %not) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi32>, tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  %or = stablehlo.or %i32, %i32__3 : tensor<1x2x3xi32>
  %convolution_23 = stablehlo.convolution (%or, %i32__4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi32>, tensor<2x2x2xi32>) -> tensor<1x2x2xi32>
  %pad = stablehlo.pad %i32__18, %i32__16, low = [0, 0, 2], high = [0, 0, -1], interior = [0, 0, 0] : (tensor<1x2x2xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %convolution_24 = stablehlo.convolution (%i32__2, %pad) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi32>, tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  %popcnt = stablehlo.popcnt %i32 : tensor<1x2x3xi32>
  %convolution_25 = stablehlo.convolution (%popcnt, %i32__4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi32>, tensor<2x2x2xi32>) -> tensor<1x2x2xi32>
  %power = stablehlo.power %i32, %i32__19 : tensor<1x2x3xi32>
  %convolution_26 = stablehlo.convolution (%i32__2, %power) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi32>, tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  %reduce = stablehlo.reduce(%i32__20 init: %i32__12) across dimensions = [2] : (tensor<1x2x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  reducer(%left: tensor<i32>, %right: tensor<i32>) {
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }
  %convolution_27 = stablehlo.convolution (%reduce, %i32__4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi32>, tensor<2x2x2xi32>) -> tensor<1x2x2xi32>
  %reduce_window = "stablehlo.reduce_window"(%i32__10, %i32__12) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<i32>
    stablehlo.return %add_3 : tensor<i32>
  }) : (tensor<1x2x4xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %convolution_28 = stablehlo.convolution (%i32__2, %reduce_window) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi32>, tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  %remainder = stablehlo.remainder %i32, %i32__3 : tensor<1x2x3xi32>
  %convolution_29 = stablehlo.convolution (%remainder, %i32__4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi32>, tensor<2x2x2xi32>) -> tensor<1x2x2xi32>
  %reshape = stablehlo.reshape %i32__21 : (tensor<3x2xi32>) -> tensor<1x2x3xi32>
  %convolution_30 = stablehlo.convolution (%i32__2, %reshape) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi32>, tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  %reverse = stablehlo.reverse %i32, dims = [1, 2] : tensor<1x2x3xi32>
  %convolution_31 = stablehlo.convolution (%reverse, %i32__4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi32>, tensor<2x2x2xi32>) -> tensor<1x2x2xi32>
  %select = stablehlo.select %i1, %i32, %i32__3 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  %convolution_32 = stablehlo.convolution (%i32__2, %select) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi32>, tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  %shift_left = stablehlo.shift_left %i32, %i32__19 : tensor<1x2x3xi32>
  %convolution_33 = stablehlo.convolution (%shift_left, %i32__4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi32>, tensor<2x2x2xi32>) -> tensor<1x2x2xi32>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %i32, %i32__19 : tensor<1x2x3xi32>
  %convolution_34 = stablehlo.convolution (%i32__2, %shift_right_arithmetic) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi32>, tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  %shift_right_logical = stablehlo.shift_right_logical %i32, %i32__19 : tensor<1x2x3xi32>
  %convolution_35 = stablehlo.convolution (%shift_right_logical, %i32__4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi32>, tensor<2x2x2xi32>) -> tensor<1x2x2xi32>
  %sign = stablehlo.sign %i32 : tensor<1x2x3xi32>
  %convolution_36 = stablehlo.convolution (%i32__2, %sign) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi32>, tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  %slice = stablehlo.slice %i32__22 [1:2, 0:2, 0:3] : (tensor<2x2x3xi32>) -> tensor<1x2x3xi32>
  %convolution_37 = stablehlo.convolution (%slice, %i32__4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi32>, tensor<2x2x2xi32>) -> tensor<1x2x2xi32>
  %sort = "stablehlo.sort"(%i32) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<i32>, %right_3: tensor<i32>):
    %compare = stablehlo.compare GT, %left_3, %right_3 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %convolution_38 = stablehlo.convolution (%i32__2, %sort) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi32>, tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  %subtract = stablehlo.subtract %i32, %i32__3 : tensor<1x2x3xi32>
  %convolution_39 = stablehlo.convolution (%subtract, %i32__4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi32>, tensor<2x2x2xi32>) -> tensor<1x2x2xi32>
  %transpose = stablehlo.transpose %i32__23, dims = [1, 2, 0] : (tensor<3x1x2xi32>) -> tensor<1x2x3xi32>
  %convolution_40 = stablehlo.convolution (%i32__2, %transpose) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi32>, tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  %xor = stablehlo.xor %i32, %i32__3 : tensor<1x2x3xi32>
  %convolution_41 = stablehlo.convolution (%xor, %i32__4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi32>, tensor<2x2x2xi32>) -> tensor<1x2x2xi32>
  %concatenate_2 = stablehlo.concatenate %convolution, %convolution_3, %convolution_5, %convolution_7, %convolution_9, %convolution_12, %convolution_14, %convolution_16, dim = 0 : (tensor<1x1x2xi32>, tensor<1x1x2xi32>, tensor<1x1x2xi32>, tensor<1x1x2xi32>, tensor<1x1x2xi32>, tensor<1x1x2xi32>, tensor<1x1x2xi32>, tensor<1x1x2xi32>) -> tensor<8x1x2xi32>
  check.expect_eq_const %concatenate_2, dense<[[[46, 62]], [[36, 33]], [[24, 44]], [[41, 111]], [[7, 15]], [[170, 416]], [[698, -412]], [[23, 57]]]> : tensor<8x1x2xi32> loc("convolution_of_abs, convolution_of_and, convolution_of_broadcast_in_dim, convolution_of_concatenate, convolution_of_convert, convolution_of_count_leading_zeros, convolution_of_dot_general, convolution_of_dynamic_update_slice")
  %concatenate_3 = stablehlo.concatenate %convolution_18, %convolution_20, %convolution_22, %convolution_24, %convolution_26, %convolution_28, %convolution_30, %convolution_32, dim = 0 : (tensor<1x1x2xi32>, tensor<1x1x2xi32>, tensor<1x1x2xi32>, tensor<1x1x2xi32>, tensor<1x1x2xi32>, tensor<1x1x2xi32>, tensor<1x1x2xi32>, tensor<1x1x2xi32>) -> tensor<8x1x2xi32>
  check.expect_eq_const %concatenate_3, dense<[[[67, 50]], [[94, -265]], [[-58, -61]], [[6, 53]], [[-14, 398]], [[-1, 101]], [[50, 46]], [[63, 56]]]> : tensor<8x1x2xi32> loc("convolution_of_maximum, convolution_of_multiply, convolution_of_not, convolution_of_pad, convolution_of_power, convolution_of_reduce_window, convolution_of_reshape, convolution_of_select")
  %reshape_2 = stablehlo.reshape %convolution_34 : (tensor<1x1x2xi32>) -> tensor<2xi32>
  %reshape_3 = stablehlo.reshape %convolution_36 : (tensor<1x1x2xi32>) -> tensor<2xi32>
  %reshape_4 = stablehlo.reshape %convolution_38 : (tensor<1x1x2xi32>) -> tensor<2xi32>
  %reshape_5 = stablehlo.reshape %convolution_40 : (tensor<1x1x2xi32>) -> tensor<2xi32>
  %reshape_6 = stablehlo.reshape %convolution_2 : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_7 = stablehlo.reshape %convolution_4 : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_8 = stablehlo.reshape %convolution_6 : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_9 = stablehlo.reshape %convolution_8 : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<24xi32>
  check.expect_eq_const %concatenate_4, dense<[28, -8, 4, 13, 19, -21, 28, 59, -7, 46, 45, 17, 2081423360, -1292894208, -1127219200, 2036334592, -28, 57, 19, 8, -41, 66, 23, 10]> : tensor<24xi32> loc("convolution_of_shift_right_arithmetic, convolution_of_sign, convolution_of_sort, convolution_of_transpose, convolution_of_add, convolution_of_bitcast_convert, convolution_of_clamp, convolution_of_constant")
  %concatenate_5 = stablehlo.concatenate %convolution_11, %convolution_13, %convolution_15, %convolution_17, %convolution_19, %convolution_21, %convolution_23, %convolution_25, dim = 0 : (tensor<1x2x2xi32>, tensor<1x2x2xi32>, tensor<1x2x2xi32>, tensor<1x2x2xi32>, tensor<1x2x2xi32>, tensor<1x2x2xi32>, tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<8x2x2xi32>
  check.expect_eq_const %concatenate_5, dense<[[[-281, 520], [272, -521]], [[-13, -15], [-5, -13]], [[-47, 122], [-22, 1]], [[12, 25], [2, 9]], [[-43, -29], [13, -25]], [[41, -66], [-23, -10]], [[-28, -11], [52, -10]], [[367, 64], [67, 161]]]> : tensor<8x2x2xi32> loc("convolution_of_convolution, convolution_of_divide, convolution_of_dynamic_slice, convolution_of_iota, convolution_of_minimum, convolution_of_negate, convolution_of_or, convolution_of_popcnt")
  %concatenate_6 = stablehlo.concatenate %convolution_27, %convolution_29, %convolution_31, %convolution_33, %convolution_35, %convolution_37, %convolution_39, %convolution_41, dim = 0 : (tensor<1x2x2xi32>, tensor<1x2x2xi32>, tensor<1x2x2xi32>, tensor<1x2x2xi32>, tensor<1x2x2xi32>, tensor<1x2x2xi32>, tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<8x2x2xi32>
  check.expect_eq_const %concatenate_6, dense<[[[114, 29], [79, 9]], [[-8, 6], [16, -2]], [[-19, 72], [25, -16]], [[-90, 238], [-1, -58]], [[1073741797, 20], [-1073741797, -1073741814]], [[56, 35], [-25, 35]], [[-75, 86], [1, 3]], [[-49, -68], [59, -37]]]> : tensor<8x2x2xi32> loc("convolution_of_reduce, convolution_of_remainder, convolution_of_reverse, convolution_of_shift_left, convolution_of_shift_right_logical, convolution_of_slice, convolution_of_subtract, convolution_of_xor")
  return
}
