// Pairs of ops: what takes the boolean result of and, broadcast_in_dim, clamp, compare, concatenate, constant, convert,
// convolution, dot_general, dynamic_slice, dynamic_update_slice, is_finite, maximum, minimum, multiply, not, or, pad, reduce,
// reduce_window, reshape, reverse, select, slice, sort, transpose, xor. The values are those of scripts/oracle.
func.func @main() {
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %i1__2 = stablehlo.constant dense<[[[true, false, true], [true, false, false]]]> : tensor<1x2x3xi1>
  %i1__3 = stablehlo.constant dense<[[[true, false], [true, true]], [[false, false], [true, false]]]> : tensor<2x2x2xi1>
  %i1__4 = stablehlo.constant dense<[false, false, true]> : tensor<3xi1>
  %i1__5 = stablehlo.constant dense<[[[true, false, true, true], [false, false, true, false]]]> : tensor<1x2x4xi1>
  %i1__6 = stablehlo.constant dense<false> : tensor<i1>
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %i1__7 = stablehlo.constant dense<[[[true], [false]]]> : tensor<1x2x1xi1>
  %i1__8 = stablehlo.constant dense<[[[true, false], [false, true]]]> : tensor<1x2x2xi1>
  %i32 = stablehlo.constant dense<[[[5, -2, 3], [9, -4, 7]]]> : tensor<1x2x3xi32>
  %i1__9 = stablehlo.constant dense<[[[true, false, true, false], [false, true, true, true]]]> : tensor<1x2x4xi1>
  %i1__10 = stablehlo.constant dense<false> : tensor<1x2x3xi1>
  %i1__11 = stablehlo.constant dense<[[[true, false, true]]]> : tensor<1x1x3xi1>
  %i1__12 = stablehlo.constant dense<[[true, false], [true, true], [false, false]]> : tensor<3x2xi1>
  %i32__2 = stablehlo.constant dense<0> : tensor<i32>
  %i32__3 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__4 = stablehlo.constant dense<9> : tensor<i32>
  %i1__13 = stablehlo.constant dense<[[[true, false]]]> : tensor<1x1x2xi1>
  %i32__5 = stablehlo.constant dense<1> : tensor<i32>
  %i32__6 = stablehlo.constant dense<2> : tensor<i32>
  %i1__14 = stablehlo.constant dense<[[true, false, true], [true, false, false], [true, false, true], [true, false, false]]> : tensor<4x3xi1>
  %i1__15 = stablehlo.constant dense<[[[true, false], [true, false]]]> : tensor<1x2x2xi1>
  %i1__16 = stablehlo.constant dense<[[[[true, false, true], [false, false, true]], [[true, true, false], [true, false, false]]]]> : tensor<1x2x2x3xi1>
  %i1__17 = stablehlo.constant dense<[[true, false], [true, false], [false, true]]> : tensor<3x2xi1>
  %i1__18 = stablehlo.constant dense<[[[true, false, true], [false, false, true]], [[true, true, false], [true, false, false]]]> : tensor<2x2x3xi1>
  %i1__19 = stablehlo.constant dense<[[[true, false]], [[true, false]], [[false, true]]]> : tensor<3x1x2xi1>
  %and = stablehlo.and %i1, %i1__2 : tensor<1x2x3xi1>
  %convolution = stablehlo.convolution (%and, %i1__3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi1>, tensor<2x2x2xi1>) -> tensor<1x2x2xi1>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %i1__4, dims = [2] : (tensor<3xi1>) -> tensor<1x2x3xi1>
  %convolution_2 = stablehlo.convolution (%i1__5, %broadcast_in_dim) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi1>, tensor<1x2x3xi1>) -> tensor<1x1x2xi1>
  %clamp = stablehlo.clamp %i1__6, %i1, %i1__2 : (tensor<i1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  %convolution_3 = stablehlo.convolution (%clamp, %i1__3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi1>, tensor<2x2x2xi1>) -> tensor<1x2x2xi1>
  %compare = stablehlo.compare LT, %f32, %f32__2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %convolution_4 = stablehlo.convolution (%i1__5, %compare) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi1>, tensor<1x2x3xi1>) -> tensor<1x1x2xi1>
  %concatenate = stablehlo.concatenate %i1__7, %i1__8, dim = 2 : (tensor<1x2x1xi1>, tensor<1x2x2xi1>) -> tensor<1x2x3xi1>
  %convolution_5 = stablehlo.convolution (%concatenate, %i1__3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi1>, tensor<2x2x2xi1>) -> tensor<1x2x2xi1>
  %constant = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %convolution_6 = stablehlo.convolution (%i1__5, %constant) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi1>, tensor<1x2x3xi1>) -> tensor<1x1x2xi1>
  %convert = stablehlo.convert %i32 : (tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  %convolution_7 = stablehlo.convolution (%convert, %i1__3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi1>, tensor<2x2x2xi1>) -> tensor<1x2x2xi1>
  %convolution_8 = stablehlo.convolution (%i1__9, %i1__3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi1>, tensor<2x2x2xi1>) -> tensor<1x2x3xi1>
  %and_2 = stablehlo.and %convolution_8, %i1__10 : tensor<1x2x3xi1>
  %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %convolution_8, dims = [0, 2, 3] : (tensor<1x2x3xi1>) -> tensor<1x2x2x3xi1>
  %clamp_2 = stablehlo.clamp %convolution_8, %i1__2, %i1__2 : tensor<1x2x3xi1>
  %compare_2 = stablehlo.compare GE, %convolution_8, %convolution_8 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  %concatenate_2 = stablehlo.concatenate %i1__11, %convolution_8, dim = 1 : (tensor<1x1x3xi1>, tensor<1x2x3xi1>) -> tensor<1x3x3xi1>
  %convert_2 = stablehlo.convert %convolution_8 : (tensor<1x2x3xi1>) -> tensor<1x2x3xf32>
  %convolution_9 = stablehlo.convolution (%i1__9, %i1__3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi1>, tensor<2x2x2xi1>) -> tensor<1x2x3xi1>
  %convolution_10 = stablehlo.convolution (%i1__5, %convolution_9) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi1>, tensor<1x2x3xi1>) -> tensor<1x1x2xi1>
  %dot_general = stablehlo.dot_general %convolution_8, %i1__12, contracting_dims = [2] x [0] : (tensor<1x2x3xi1>, tensor<3x2xi1>) -> tensor<1x2x2xi1>
  %dynamic_slice = stablehlo.dynamic_slice %convolution_8, %i32__2, %i32__3, %i32__4, sizes = [1, 2, 2] : (tensor<1x2x3xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xi1>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %convolution_8, %i1__13, %i32__2, %i32__5, %i32__6 : (tensor<1x2x3xi1>, tensor<1x1x2xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi1>
  %maximum = stablehlo.maximum %i1__2, %convolution_8 : tensor<1x2x3xi1>
  %minimum = stablehlo.minimum %convolution_8, %convolution_8 : tensor<1x2x3xi1>
  %multiply = stablehlo.multiply %convolution_8, %i1__10 : tensor<1x2x3xi1>
  %not = stablehlo.not %convolution_8 : tensor<1x2x3xi1>
  %or = stablehlo.or %i1__2, %convolution_8 : tensor<1x2x3xi1>
  %pad = stablehlo.pad %convolution_8, %i1__6, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi1>, tensor<i1>) -> tensor<1x2x5xi1>
  %reduce = stablehlo.reduce(%convolution_8 init: %i1__6) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi1>, tensor<i1>) -> tensor<1x2xi1>
  %reduce_window = "stablehlo.reduce_window"(%convolution_8, %i1__6) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<i1>, %right: tensor<i1>):
    %or_2 = stablehlo.or %left, %right : tensor<i1>
    stablehlo.return %or_2 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<i1>) -> tensor<1x2x2xi1>
  %reshape = stablehlo.reshape %convolution_8 : (tensor<1x2x3xi1>) -> tensor<3x2xi1>
  %reverse = stablehlo.reverse %convolution_8, dims = [1, 2] : tensor<1x2x3xi1>
  %select = stablehlo.select %i1, %i1__2, %convolution_8 : tensor<1x2x3xi1>, tensor<1x2x3xi1>
  %slice = stablehlo.slice %convolution_8 [0:1, 0:2, 1:3] : (tensor<1x2x3xi1>) -> tensor<1x2x2xi1>
  %sort = "stablehlo.sort"(%convolution_8) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<i1>, %right_2: tensor<i1>):
    %compare_3 = stablehlo.compare GT, %left_2, %right_2 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare_3 : tensor<i1>
  }) : (tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  %transpose = stablehlo.transpose %convolution_8, dims = [2, 1, 0] : (tensor<1x2x3xi1>) -> tensor<3x2x1xi1>
  %xor = stablehlo.xor %convolution_8, %i1__10 : tensor<1x2x3xi1>
  %dot_general_2 = stablehlo.dot_general %i1__9, %i1__14, contracting_dims = [2] x [0] : (tensor<1x2x4xi1>, tensor<4x3xi1>) -> tensor<1x2x3xi1>
  %convolution_11 = stablehlo.convolution (%dot_general_2, %i1__3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi1>, tensor<2x2x2xi1>) -> tensor<1x2x2xi1>
  %dynamic_slice_2 = stablehlo.dynamic_slice %i1__9, %i32__2, %i32__3, %i32__4, sizes = [1, 2, 3] : (tensor<1x2x4xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi1>
  %convolution_12 = stablehlo.convolution (%i1__5, %dynamic_slice_2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi1>, tensor<1x2x3xi1>) -> tensor<1x1x2xi1>
  %dynamic_update_slice_2 = stablehlo.dynamic_update_slice %i1, %i1__13, %i32__2, %i32__5, %i32__6 : (tensor<1x2x3xi1>, tensor<1x1x2xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi1>
  %convolution_13 = stablehlo.convolution (%dynamic_update_slice_2, %i1__3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi1>, tensor<2x2x2xi1>) -> tensor<1x2x2xi1>
  %is_finite = stablehlo.is_finite %f32 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %convolution_14 = stablehlo.convolution (%i1__5, %is_finite) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi1>, tensor<1x2x3xi1>) -> tensor<1x1x2xi1>
  %maximum_2 = stablehlo.maximum %i1, %i1__2 : tensor<1x2x3xi1>
  %convolution_15 = stablehlo.convolution (%maximum_2, %i1__3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi1>, tensor<2x2x2xi1>) -> tensor<1x2x2xi1>
  %minimum_2 = stablehlo.minimum %i1, %i1__2 : tensor<1x2x3xi1>
  %convolution_16 = stablehlo.convolution (%i1__5, %minimum_2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi1>, tensor<1x2x3xi1>) -> tensor<1x1x2xi1>
  %multiply_2 = stablehlo.multiply %i1, %i1__2 : tensor<1x2x3xi1>
  %convolution_17 = stablehlo.convolution (%multiply_2, %i1__3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi1>, tensor<2x2x2xi1>) -> tensor<1x2x2xi1>
  %not_2 = stablehlo.not %i1 : tensor<1x2x3xi1>
  %convolution_18 = stablehlo.convolution (%i1__5, %not_2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi1>, tensor<1x2x3xi1>) -> tensor<1x1x2xi1>
  %or_3 = stablehlo.or %i1, %i1__2 : tensor<1x2x3xi1>
  %convolution_19 = stablehlo.convolution (%or_3, %i1__3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi1>, tensor<2x2x2xi1>) -> tensor<1x2x2xi1>
  %pad_2 = stablehlo.pad %i1__15, %i1__6, low = [0, 0, 2], high = [0, 0, -1], interior = [0, 0, 0] : (tensor<1x2x2xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  %convolution_20 = stablehlo.convolution (%i1__5, %pad_2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi1>, tensor<1x2x3xi1>) -> tensor<1x1x2xi1>
  %reduce_2 = stablehlo.reduce(%i1__16 init: %i1__6) across dimensions = [2] : (tensor<1x2x2x3xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  reducer(%left_3: tensor<i1>, %right_3: tensor<i1>) {
    %or_4 = stablehlo.or %left_3, %right_3 : tensor<i1>
    stablehlo.return %or_4 : tensor<i1>
  }
  %convolution_21 = stablehlo.convolution (%reduce_2, %i1__3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi1>, tensor<2x2x2xi1>) -> tensor<1x2x2xi1>
  %reduce_window_2 = "stablehlo.reduce_window"(%i1__9, %i1__6) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_4: tensor<i1>, %right_4: tensor<i1>):
    %or_5 = stablehlo.or %left_4, %right_4 : tensor<i1>
    stablehlo.return %or_5 : tensor<i1>
  }) : (tensor<1x2x4xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  %convolution_22 = stablehlo.convolution (%i1__5, %reduce_window_2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi1>, tensor<1x2x3xi1>) -> tensor<1x1x2xi1>
  %reshape_2 = stablehlo.reshape %i1__17 : (tensor<3x2xi1>) -> tensor<1x2x3xi1>
  %convolution_23 = stablehlo.convolution (%reshape_2, %i1__3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi1>, tensor<2x2x2xi1>) -> tensor<1x2x2xi1>
  %reverse_2 = stablehlo.reverse %i1, dims = [1, 2] : tensor<1x2x3xi1>
  %convolution_24 = stablehlo.convolution (%i1__5, %reverse_2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi1>, tensor<1x2x3xi1>) -> tensor<1x1x2xi1>
  %select_2 = stablehlo.select %i1, %i1, %i1__2 : tensor<1x2x3xi1>, tensor<1x2x3xi1>
  %convolution_25 = stablehlo.convolution (%select_2, %i1__3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi1>, tensor<2x2x2xi1>) -> tensor<1x2x2xi1>
  %slice_2 = stablehlo.slice %i1__18 [1:2, 0:2, 0:3] : (tensor<2x2x3xi1>) -> tensor<1x2x3xi1>
  %convolution_26 = stablehlo.convolution (%i1__5, %slice_2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi1>, tensor<1x2x3xi1>) -> tensor<1x1x2xi1>
  %sort_2 = "stablehlo.sort"(%i1) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_5: tensor<i1>, %right_5: tensor<i1>):
    %compare_4 = stablehlo.compare GT, %left_5, %right_5 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare_4 : tensor<i1>
  }) : (tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  %convolution_27 = stablehlo.convolution (%sort_2, %i1__3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi1>, tensor<2x2x2xi1>) -> tensor<1x2x2xi1>
  %transpose_2 = stablehlo.transpose %i1__19, dims = [1, 2, 0] : (tensor<3x1x2xi1>) -> tensor<1x2x3xi1>
  %convolution_28 = stablehlo.convolution (%i1__5, %transpose_2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi1>, tensor<1x2x3xi1>) -> tensor<1x1x2xi1>
  %xor_2 = stablehlo.xor %i1, %i1__2 : tensor<1x2x3xi1>
  %convolution_29 = stablehlo.convolution (%xor_2, %i1__3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi1>, tensor<2x2x2xi1>) -> tensor<1x2x2xi1>
  %concatenate_3 = stablehlo.concatenate %convolution, %convolution_3, %convolution_5, %convolution_7, %dot_general, %dynamic_slice, %reduce_window, %slice, dim = 0 : (tensor<1x2x2xi1>, tensor<1x2x2xi1>, tensor<1x2x2xi1>, tensor<1x2x2xi1>, tensor<1x2x2xi1>, tensor<1x2x2xi1>, tensor<1x2x2xi1>, tensor<1x2x2xi1>) -> tensor<8x2x2xi1>
  check.expect_eq_const %concatenate_3, dense<[[[true, false], [false, false]], [[true, false], [false, false]], [[true, true], [false, false]], [[true, true], [true, true]], [[true, true], [true, true]], [[true, true], [true, true]], [[true, true], [true, true]], [[true, true], [true, true]]]> : tensor<8x2x2xi1> loc("convolution_of_and, convolution_of_clamp, convolution_of_concatenate, convolution_of_convert, dot_general_of_convolution, dynamic_slice_of_convolution, reduce_window_of_convolution, slice_of_convolution")
  %concatenate_4 = stablehlo.concatenate %convolution_11, %convolution_13, %convolution_15, %convolution_17, %convolution_19, %convolution_21, %convolution_23, %convolution_25, dim = 0 : (tensor<1x2x2xi1>, tensor<1x2x2xi1>, tensor<1x2x2xi1>, tensor<1x2x2xi1>, tensor<1x2x2xi1>, tensor<1x2x2xi1>, tensor<1x2x2xi1>, tensor<1x2x2xi1>) -> tensor<8x2x2xi1>
  check.expect_eq_const %concatenate_4, dense<[[[true, true], [true, false]], [[true, true], [false, true]], [[true, true], [true, false]], [[true, false], [false, false]], [[true, true], [true, false]], [[true, true], [true, true]], [[true, true], [false, false]], [[true, true], [true, false]]]> : tensor<8x2x2xi1> loc("convolution_of_dot_general, convolution_of_dynamic_update_slice, convolution_of_maximum, convolution_of_multiply, convolution_of_or, convolution_of_reduce, convolution_of_reshape, convolution_of_select")
  %reshape_3 = stablehlo.reshape %convolution_27 : (tensor<1x2x2xi1>) -> tensor<4xi1>
  %reshape_4 = stablehlo.reshape %convolution_29 : (tensor<1x2x2xi1>) -> tensor<4xi1>
  %reshape_5 = stablehlo.reshape %convolution_2 : (tensor<1x1x2xi1>) -> tensor<2xi1>
  %reshape_6 = stablehlo.reshape %convolution_4 : (tensor<1x1x2xi1>) -> tensor<2xi1>
  %reshape_7 = stablehlo.reshape %convolution_6 : (tensor<1x1x2xi1>) -> tensor<2xi1>
  %reshape_8 = stablehlo.reshape %convolution_10 : (tensor<1x1x2xi1>) -> tensor<2xi1>
  %reshape_9 = stablehlo.reshape %convolution_12 : (tensor<1x1x2xi1>) -> tensor<2xi1>
  %reshape_10 = stablehlo.reshape %convolution_14 : (tensor<1x1x2xi1>) -> tensor<2xi1>
  %concatenate_5 = stablehlo.concatenate %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, %reshape_10, dim = 0 : (tensor<4xi1>, tensor<4xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>) -> tensor<20xi1>
  check.expect_eq_const %concatenate_5, dense<[true, true, true, false, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<20xi1> loc("convolution_of_sort, convolution_of_xor, convolution_of_broadcast_in_dim, convolution_of_compare, convolution_of_constant, convolution_of_convolution, convolution_of_dynamic_slice, convolution_of_is_finite")
  %reshape_11 = stablehlo.reshape %convolution_16 : (tensor<1x1x2xi1>) -> tensor<2xi1>
  %reshape_12 = stablehlo.reshape %convolution_18 : (tensor<1x1x2xi1>) -> tensor<2xi1>
  %reshape_13 = stablehlo.reshape %convolution_20 : (tensor<1x1x2xi1>) -> tensor<2xi1>
  %reshape_14 = stablehlo.reshape %convolution_22 : (tensor<1x1x2xi1>) -> tensor<2xi1>
  %reshape_15 = stablehlo.reshape %convolution_24 : (tensor<1x1x2xi1>) -> tensor<2xi1>
  %reshape_16 = stablehlo.reshape %convolution_26 : (tensor<1x1x2xi1>) -> tensor<2xi1>
  %reshape_17 = stablehlo.reshape %convolution_28 : (tensor<1x1x2xi1>) -> tensor<2xi1>
  %reshape_18 = stablehlo.reshape %and_2 : (tensor<1x2x3xi1>) -> tensor<6xi1>
  %concatenate_6 = stablehlo.concatenate %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, %reshape_17, %reshape_18, dim = 0 : (tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<6xi1>) -> tensor<20xi1>
  check.expect_eq_const %concatenate_6, dense<[true, true, false, true, true, true, true, true, true, false, true, true, true, true, false, false, false, false, false, false]> : tensor<20xi1> loc("convolution_of_minimum, convolution_of_not, convolution_of_pad, convolution_of_reduce_window, convolution_of_reverse, convolution_of_slice, convolution_of_transpose, and_of_convolution")
  %concatenate_7 = stablehlo.concatenate %clamp_2, %compare_2, %dynamic_update_slice, %maximum, %minimum, %multiply, %not, %or, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<8x2x3xi1>
  check.expect_eq_const %concatenate_7, dense<[[[true, false, true], [true, false, false]], [[true, true, true], [true, true, true]], [[true, true, true], [false, true, false]], [[true, true, true], [true, true, true]], [[true, true, true], [false, true, true]], [[false, false, false], [false, false, false]], [[false, false, false], [true, false, false]], [[true, true, true], [true, true, true]]]> : tensor<8x2x3xi1> loc("clamp_of_convolution, compare_of_convolution, dynamic_update_slice_of_convolution, maximum_of_convolution, minimum_of_convolution, multiply_of_convolution, not_of_convolution, or_of_convolution")
  %reshape_19 = stablehlo.reshape %reverse : (tensor<1x2x3xi1>) -> tensor<6xi1>
  %reshape_20 = stablehlo.reshape %select : (tensor<1x2x3xi1>) -> tensor<6xi1>
  %reshape_21 = stablehlo.reshape %sort : (tensor<1x2x3xi1>) -> tensor<6xi1>
  %reshape_22 = stablehlo.reshape %xor : (tensor<1x2x3xi1>) -> tensor<6xi1>
  %reshape_23 = stablehlo.reshape %reduce : (tensor<1x2xi1>) -> tensor<2xi1>
  %reshape_24 = stablehlo.reshape %broadcast_in_dim_2 : (tensor<1x2x2x3xi1>) -> tensor<12xi1>
  %reshape_25 = stablehlo.reshape %pad : (tensor<1x2x5xi1>) -> tensor<10xi1>
  %reshape_26 = stablehlo.reshape %concatenate_2 : (tensor<1x3x3xi1>) -> tensor<9xi1>
  %concatenate_8 = stablehlo.concatenate %reshape_19, %reshape_20, %reshape_21, %reshape_22, %reshape_23, %reshape_24, %reshape_25, %reshape_26, dim = 0 : (tensor<6xi1>, tensor<6xi1>, tensor<6xi1>, tensor<6xi1>, tensor<2xi1>, tensor<12xi1>, tensor<10xi1>, tensor<9xi1>) -> tensor<57xi1>
  check.expect_eq_const %concatenate_8, dense<[true, true, false, true, true, true, true, true, true, false, true, false, true, true, true, true, true, false, true, true, true, false, true, true, true, true, true, true, true, false, true, true, true, true, true, false, true, true, false, false, false, false, false, true, true, true, false, false, true, false, true, true, true, true, false, true, true]> : tensor<57xi1> loc("reverse_of_convolution, select_of_convolution, sort_of_convolution, xor_of_convolution, reduce_of_convolution, broadcast_in_dim_of_convolution, pad_of_convolution, concatenate_of_convolution")
  %reshape_27 = stablehlo.reshape %reshape : (tensor<3x2xi1>) -> tensor<6xi1>
  %reshape_28 = stablehlo.reshape %transpose : (tensor<3x2x1xi1>) -> tensor<6xi1>
  %concatenate_9 = stablehlo.concatenate %reshape_27, %reshape_28, dim = 0 : (tensor<6xi1>, tensor<6xi1>) -> tensor<12xi1>
  check.expect_eq_const %concatenate_9, dense<[true, true, true, false, true, true, true, false, true, true, true, true]> : tensor<12xi1> loc("reshape_of_convolution, transpose_of_convolution")
  check.expect_eq_const %convert_2, dense<[[[1.0, 1.0, 1.0], [0.0, 1.0, 1.0]]]> : tensor<1x2x3xf32> loc("convert_of_convolution")
  return
}
