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
  check.expect_eq_const %convolution, dense<[[[true, false], [false, false]]]> : tensor<1x2x2xi1> loc("convolution_of_and")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %i1__4, dims = [2] : (tensor<3xi1>) -> tensor<1x2x3xi1>
  %convolution_2 = stablehlo.convolution (%i1__5, %broadcast_in_dim) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi1>, tensor<1x2x3xi1>) -> tensor<1x1x2xi1>
  check.expect_eq_const %convolution_2, dense<true> : tensor<1x1x2xi1> loc("convolution_of_broadcast_in_dim")
  %clamp = stablehlo.clamp %i1__6, %i1, %i1__2 : (tensor<i1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  %convolution_3 = stablehlo.convolution (%clamp, %i1__3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi1>, tensor<2x2x2xi1>) -> tensor<1x2x2xi1>
  check.expect_eq_const %convolution_3, dense<[[[true, false], [false, false]]]> : tensor<1x2x2xi1> loc("convolution_of_clamp")
  %compare = stablehlo.compare LT, %f32, %f32__2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %convolution_4 = stablehlo.convolution (%i1__5, %compare) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi1>, tensor<1x2x3xi1>) -> tensor<1x1x2xi1>
  check.expect_eq_const %convolution_4, dense<true> : tensor<1x1x2xi1> loc("convolution_of_compare")
  %concatenate = stablehlo.concatenate %i1__7, %i1__8, dim = 2 : (tensor<1x2x1xi1>, tensor<1x2x2xi1>) -> tensor<1x2x3xi1>
  %convolution_5 = stablehlo.convolution (%concatenate, %i1__3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi1>, tensor<2x2x2xi1>) -> tensor<1x2x2xi1>
  check.expect_eq_const %convolution_5, dense<[[[true, true], [false, false]]]> : tensor<1x2x2xi1> loc("convolution_of_concatenate")
  %constant = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %convolution_6 = stablehlo.convolution (%i1__5, %constant) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi1>, tensor<1x2x3xi1>) -> tensor<1x1x2xi1>
  check.expect_eq_const %convolution_6, dense<true> : tensor<1x1x2xi1> loc("convolution_of_constant")
  %convert = stablehlo.convert %i32 : (tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  %convolution_7 = stablehlo.convolution (%convert, %i1__3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi1>, tensor<2x2x2xi1>) -> tensor<1x2x2xi1>
  check.expect_eq_const %convolution_7, dense<true> : tensor<1x2x2xi1> loc("convolution_of_convert")
  %convolution_8 = stablehlo.convolution (%i1__9, %i1__3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi1>, tensor<2x2x2xi1>) -> tensor<1x2x3xi1>
  %and_2 = stablehlo.and %convolution_8, %i1__10 : tensor<1x2x3xi1>
  check.expect_eq_const %and_2, dense<false> : tensor<1x2x3xi1> loc("and_of_convolution")
  %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %convolution_8, dims = [0, 2, 3] : (tensor<1x2x3xi1>) -> tensor<1x2x2x3xi1>
  check.expect_eq_const %broadcast_in_dim_2, dense<[[[[true, true, true], [false, true, true]], [[true, true, true], [false, true, true]]]]> : tensor<1x2x2x3xi1> loc("broadcast_in_dim_of_convolution")
  %clamp_2 = stablehlo.clamp %convolution_8, %i1__2, %i1__2 : tensor<1x2x3xi1>
  check.expect_eq_const %clamp_2, dense<[[[true, false, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("clamp_of_convolution")
  %compare_2 = stablehlo.compare GE, %convolution_8, %convolution_8 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare_2, dense<true> : tensor<1x2x3xi1> loc("compare_of_convolution")
  %concatenate_2 = stablehlo.concatenate %i1__11, %convolution_8, dim = 1 : (tensor<1x1x3xi1>, tensor<1x2x3xi1>) -> tensor<1x3x3xi1>
  check.expect_eq_const %concatenate_2, dense<[[[true, false, true], [true, true, true], [false, true, true]]]> : tensor<1x3x3xi1> loc("concatenate_of_convolution")
  %convert_2 = stablehlo.convert %convolution_8 : (tensor<1x2x3xi1>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert_2, dense<[[[1.0, 1.0, 1.0], [0.0, 1.0, 1.0]]]> : tensor<1x2x3xf32> loc("convert_of_convolution")
  %convolution_9 = stablehlo.convolution (%i1__9, %i1__3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi1>, tensor<2x2x2xi1>) -> tensor<1x2x3xi1>
  %convolution_10 = stablehlo.convolution (%i1__5, %convolution_9) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi1>, tensor<1x2x3xi1>) -> tensor<1x1x2xi1>
  check.expect_eq_const %convolution_10, dense<true> : tensor<1x1x2xi1> loc("convolution_of_convolution")
  %dot_general = stablehlo.dot_general %convolution_8, %i1__12, contracting_dims = [2] x [0] : (tensor<1x2x3xi1>, tensor<3x2xi1>) -> tensor<1x2x2xi1>
  check.expect_eq_const %dot_general, dense<true> : tensor<1x2x2xi1> loc("dot_general_of_convolution")
  %dynamic_slice = stablehlo.dynamic_slice %convolution_8, %i32__2, %i32__3, %i32__4, sizes = [1, 2, 2] : (tensor<1x2x3xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xi1>
  check.expect_eq_const %dynamic_slice, dense<true> : tensor<1x2x2xi1> loc("dynamic_slice_of_convolution")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %convolution_8, %i1__13, %i32__2, %i32__5, %i32__6 : (tensor<1x2x3xi1>, tensor<1x1x2xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %dynamic_update_slice, dense<[[[true, true, true], [false, true, false]]]> : tensor<1x2x3xi1> loc("dynamic_update_slice_of_convolution")
  %maximum = stablehlo.maximum %i1__2, %convolution_8 : tensor<1x2x3xi1>
  check.expect_eq_const %maximum, dense<true> : tensor<1x2x3xi1> loc("maximum_of_convolution")
  %minimum = stablehlo.minimum %convolution_8, %convolution_8 : tensor<1x2x3xi1>
  check.expect_eq_const %minimum, dense<[[[true, true, true], [false, true, true]]]> : tensor<1x2x3xi1> loc("minimum_of_convolution")
  %multiply = stablehlo.multiply %convolution_8, %i1__10 : tensor<1x2x3xi1>
  check.expect_eq_const %multiply, dense<false> : tensor<1x2x3xi1> loc("multiply_of_convolution")
  %not = stablehlo.not %convolution_8 : tensor<1x2x3xi1>
  check.expect_eq_const %not, dense<[[[false, false, false], [true, false, false]]]> : tensor<1x2x3xi1> loc("not_of_convolution")
  %or = stablehlo.or %i1__2, %convolution_8 : tensor<1x2x3xi1>
  check.expect_eq_const %or, dense<true> : tensor<1x2x3xi1> loc("or_of_convolution")
  %pad = stablehlo.pad %convolution_8, %i1__6, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi1>, tensor<i1>) -> tensor<1x2x5xi1>
  check.expect_eq_const %pad, dense<[[[false, false, false, false, false], [true, true, true, false, false]]]> : tensor<1x2x5xi1> loc("pad_of_convolution")
  %reduce = stablehlo.reduce(%convolution_8 init: %i1__6) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi1>, tensor<i1>) -> tensor<1x2xi1>
  check.expect_eq_const %reduce, dense<true> : tensor<1x2xi1> loc("reduce_of_convolution")
  %reduce_window = "stablehlo.reduce_window"(%convolution_8, %i1__6) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<i1>, %right: tensor<i1>):
    %or_2 = stablehlo.or %left, %right : tensor<i1>
    stablehlo.return %or_2 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<i1>) -> tensor<1x2x2xi1>
  check.expect_eq_const %reduce_window, dense<true> : tensor<1x2x2xi1> loc("reduce_window_of_convolution")
  %reshape = stablehlo.reshape %convolution_8 : (tensor<1x2x3xi1>) -> tensor<3x2xi1>
  check.expect_eq_const %reshape, dense<[[true, true], [true, false], [true, true]]> : tensor<3x2xi1> loc("reshape_of_convolution")
  %reverse = stablehlo.reverse %convolution_8, dims = [1, 2] : tensor<1x2x3xi1>
  check.expect_eq_const %reverse, dense<[[[true, true, false], [true, true, true]]]> : tensor<1x2x3xi1> loc("reverse_of_convolution")
  %select = stablehlo.select %i1, %i1__2, %convolution_8 : tensor<1x2x3xi1>, tensor<1x2x3xi1>
  check.expect_eq_const %select, dense<[[[true, true, true], [false, true, false]]]> : tensor<1x2x3xi1> loc("select_of_convolution")
  %slice = stablehlo.slice %convolution_8 [0:1, 0:2, 1:3] : (tensor<1x2x3xi1>) -> tensor<1x2x2xi1>
  check.expect_eq_const %slice, dense<true> : tensor<1x2x2xi1> loc("slice_of_convolution")
  %sort = "stablehlo.sort"(%convolution_8) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<i1>, %right_2: tensor<i1>):
    %compare_3 = stablehlo.compare GT, %left_2, %right_2 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare_3 : tensor<i1>
  }) : (tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  check.expect_eq_const %sort, dense<[[[true, true, true], [true, true, false]]]> : tensor<1x2x3xi1> loc("sort_of_convolution")
  %transpose = stablehlo.transpose %convolution_8, dims = [2, 1, 0] : (tensor<1x2x3xi1>) -> tensor<3x2x1xi1>
  check.expect_eq_const %transpose, dense<[[[true], [false]], [[true], [true]], [[true], [true]]]> : tensor<3x2x1xi1> loc("transpose_of_convolution")
  %xor = stablehlo.xor %convolution_8, %i1__10 : tensor<1x2x3xi1>
  check.expect_eq_const %xor, dense<[[[true, true, true], [false, true, true]]]> : tensor<1x2x3xi1> loc("xor_of_convolution")
  %dot_general_2 = stablehlo.dot_general %i1__9, %i1__14, contracting_dims = [2] x [0] : (tensor<1x2x4xi1>, tensor<4x3xi1>) -> tensor<1x2x3xi1>
  %convolution_11 = stablehlo.convolution (%dot_general_2, %i1__3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi1>, tensor<2x2x2xi1>) -> tensor<1x2x2xi1>
  check.expect_eq_const %convolution_11, dense<[[[true, true], [true, false]]]> : tensor<1x2x2xi1> loc("convolution_of_dot_general")
  %dynamic_slice_2 = stablehlo.dynamic_slice %i1__9, %i32__2, %i32__3, %i32__4, sizes = [1, 2, 3] : (tensor<1x2x4xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi1>
  %convolution_12 = stablehlo.convolution (%i1__5, %dynamic_slice_2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi1>, tensor<1x2x3xi1>) -> tensor<1x1x2xi1>
  check.expect_eq_const %convolution_12, dense<true> : tensor<1x1x2xi1> loc("convolution_of_dynamic_slice")
  %dynamic_update_slice_2 = stablehlo.dynamic_update_slice %i1, %i1__13, %i32__2, %i32__5, %i32__6 : (tensor<1x2x3xi1>, tensor<1x1x2xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi1>
  %convolution_13 = stablehlo.convolution (%dynamic_update_slice_2, %i1__3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi1>, tensor<2x2x2xi1>) -> tensor<1x2x2xi1>
  check.expect_eq_const %convolution_13, dense<[[[true, true], [false, true]]]> : tensor<1x2x2xi1> loc("convolution_of_dynamic_update_slice")
  %is_finite = stablehlo.is_finite %f32 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %convolution_14 = stablehlo.convolution (%i1__5, %is_finite) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi1>, tensor<1x2x3xi1>) -> tensor<1x1x2xi1>
  check.expect_eq_const %convolution_14, dense<true> : tensor<1x1x2xi1> loc("convolution_of_is_finite")
  %maximum_2 = stablehlo.maximum %i1, %i1__2 : tensor<1x2x3xi1>
  %convolution_15 = stablehlo.convolution (%maximum_2, %i1__3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi1>, tensor<2x2x2xi1>) -> tensor<1x2x2xi1>
  check.expect_eq_const %convolution_15, dense<[[[true, true], [true, false]]]> : tensor<1x2x2xi1> loc("convolution_of_maximum")
  %minimum_2 = stablehlo.minimum %i1, %i1__2 : tensor<1x2x3xi1>
  %convolution_16 = stablehlo.convolution (%i1__5, %minimum_2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi1>, tensor<1x2x3xi1>) -> tensor<1x1x2xi1>
  check.expect_eq_const %convolution_16, dense<true> : tensor<1x1x2xi1> loc("convolution_of_minimum")
  %multiply_2 = stablehlo.multiply %i1, %i1__2 : tensor<1x2x3xi1>
  %convolution_17 = stablehlo.convolution (%multiply_2, %i1__3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi1>, tensor<2x2x2xi1>) -> tensor<1x2x2xi1>
  check.expect_eq_const %convolution_17, dense<[[[true, false], [false, false]]]> : tensor<1x2x2xi1> loc("convolution_of_multiply")
  %not_2 = stablehlo.not %i1 : tensor<1x2x3xi1>
  %convolution_18 = stablehlo.convolution (%i1__5, %not_2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi1>, tensor<1x2x3xi1>) -> tensor<1x1x2xi1>
  check.expect_eq_const %convolution_18, dense<[[[false, true]]]> : tensor<1x1x2xi1> loc("convolution_of_not")
  %or_3 = stablehlo.or %i1, %i1__2 : tensor<1x2x3xi1>
  %convolution_19 = stablehlo.convolution (%or_3, %i1__3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi1>, tensor<2x2x2xi1>) -> tensor<1x2x2xi1>
  check.expect_eq_const %convolution_19, dense<[[[true, true], [true, false]]]> : tensor<1x2x2xi1> loc("convolution_of_or")
  %pad_2 = stablehlo.pad %i1__15, %i1__6, low = [0, 0, 2], high = [0, 0, -1], interior = [0, 0, 0] : (tensor<1x2x2xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  %convolution_20 = stablehlo.convolution (%i1__5, %pad_2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi1>, tensor<1x2x3xi1>) -> tensor<1x1x2xi1>
  check.expect_eq_const %convolution_20, dense<true> : tensor<1x1x2xi1> loc("convolution_of_pad")
  %reduce_2 = stablehlo.reduce(%i1__16 init: %i1__6) across dimensions = [2] : (tensor<1x2x2x3xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  reducer(%left_3: tensor<i1>, %right_3: tensor<i1>) {
    %or_4 = stablehlo.or %left_3, %right_3 : tensor<i1>
    stablehlo.return %or_4 : tensor<i1>
  }
  %convolution_21 = stablehlo.convolution (%reduce_2, %i1__3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi1>, tensor<2x2x2xi1>) -> tensor<1x2x2xi1>
  check.expect_eq_const %convolution_21, dense<true> : tensor<1x2x2xi1> loc("convolution_of_reduce")
  %reduce_window_2 = "stablehlo.reduce_window"(%i1__9, %i1__6) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_4: tensor<i1>, %right_4: tensor<i1>):
    %or_5 = stablehlo.or %left_4, %right_4 : tensor<i1>
    stablehlo.return %or_5 : tensor<i1>
  }) : (tensor<1x2x4xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  %convolution_22 = stablehlo.convolution (%i1__5, %reduce_window_2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi1>, tensor<1x2x3xi1>) -> tensor<1x1x2xi1>
  check.expect_eq_const %convolution_22, dense<true> : tensor<1x1x2xi1> loc("convolution_of_reduce_window")
  %reshape_2 = stablehlo.reshape %i1__17 : (tensor<3x2xi1>) -> tensor<1x2x3xi1>
  %convolution_23 = stablehlo.convolution (%reshape_2, %i1__3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi1>, tensor<2x2x2xi1>) -> tensor<1x2x2xi1>
  check.expect_eq_const %convolution_23, dense<[[[true, true], [false, false]]]> : tensor<1x2x2xi1> loc("convolution_of_reshape")
  %reverse_2 = stablehlo.reverse %i1, dims = [1, 2] : tensor<1x2x3xi1>
  %convolution_24 = stablehlo.convolution (%i1__5, %reverse_2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi1>, tensor<1x2x3xi1>) -> tensor<1x1x2xi1>
  check.expect_eq_const %convolution_24, dense<[[[true, false]]]> : tensor<1x1x2xi1> loc("convolution_of_reverse")
  %select_2 = stablehlo.select %i1, %i1, %i1__2 : tensor<1x2x3xi1>, tensor<1x2x3xi1>
  %convolution_25 = stablehlo.convolution (%select_2, %i1__3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi1>, tensor<2x2x2xi1>) -> tensor<1x2x2xi1>
  check.expect_eq_const %convolution_25, dense<[[[true, true], [true, false]]]> : tensor<1x2x2xi1> loc("convolution_of_select")
  %slice_2 = stablehlo.slice %i1__18 [1:2, 0:2, 0:3] : (tensor<2x2x3xi1>) -> tensor<1x2x3xi1>
  %convolution_26 = stablehlo.convolution (%i1__5, %slice_2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi1>, tensor<1x2x3xi1>) -> tensor<1x1x2xi1>
  check.expect_eq_const %convolution_26, dense<true> : tensor<1x1x2xi1> loc("convolution_of_slice")
  %sort_2 = "stablehlo.sort"(%i1) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_5: tensor<i1>, %right_5: tensor<i1>):
    %compare_4 = stablehlo.compare GT, %left_5, %right_5 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare_4 : tensor<i1>
  }) : (tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  %convolution_27 = stablehlo.convolution (%sort_2, %i1__3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi1>, tensor<2x2x2xi1>) -> tensor<1x2x2xi1>
  check.expect_eq_const %convolution_27, dense<[[[true, true], [true, false]]]> : tensor<1x2x2xi1> loc("convolution_of_sort")
  %transpose_2 = stablehlo.transpose %i1__19, dims = [1, 2, 0] : (tensor<3x1x2xi1>) -> tensor<1x2x3xi1>
  %convolution_28 = stablehlo.convolution (%i1__5, %transpose_2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi1>, tensor<1x2x3xi1>) -> tensor<1x1x2xi1>
  check.expect_eq_const %convolution_28, dense<true> : tensor<1x1x2xi1> loc("convolution_of_transpose")
  %xor_2 = stablehlo.xor %i1, %i1__2 : tensor<1x2x3xi1>
  %convolution_29 = stablehlo.convolution (%xor_2, %i1__3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi1>, tensor<2x2x2xi1>) -> tensor<1x2x2xi1>
  check.expect_eq_const %convolution_29, dense<[[[true, true], [true, false]]]> : tensor<1x2x2xi1> loc("convolution_of_xor")
  return
}
