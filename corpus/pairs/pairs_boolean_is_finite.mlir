// Pairs of ops: what takes the boolean result of is_finite. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [true, false, false]]]> : tensor<1x2x3xi1>
  %i1__2 = stablehlo.constant dense<false> : tensor<i1>
  %i1__3 = stablehlo.constant dense<false> : tensor<1x2x3xi1>
  %i1__4 = stablehlo.constant dense<[[true, false], [true, true], [false, false]]> : tensor<3x2xi1>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %i1__5 = stablehlo.constant dense<[[[true, false]]]> : tensor<1x1x2xi1>
  %i32__4 = stablehlo.constant dense<1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<2> : tensor<i32>
  %i1__6 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %is_finite = stablehlo.is_finite %f32 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %and = stablehlo.and %is_finite, %i1 : tensor<1x2x3xi1>
  check.expect_eq_const %and, dense<[[[true, false, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("and_of_is_finite")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %is_finite, dims = [0, 1, 2] : (tensor<1x2x3xi1>) -> tensor<2x2x3xi1>
  check.expect_eq_const %broadcast_in_dim, dense<[[[true, true, true], [true, false, false]], [[true, true, true], [true, false, false]]]> : tensor<2x2x3xi1> loc("broadcast_in_dim_of_is_finite")
  %clamp = stablehlo.clamp %i1__2, %is_finite, %i1 : (tensor<i1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  check.expect_eq_const %clamp, dense<[[[true, false, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("clamp_of_is_finite")
  %compare = stablehlo.compare LT, %is_finite, %i1__3 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<false> : tensor<1x2x3xi1> loc("compare_of_is_finite")
  %concatenate = stablehlo.concatenate %is_finite, %is_finite, dim = 2 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<1x2x6xi1>
  check.expect_eq_const %concatenate, dense<[[[true, true, true, true, true, true], [true, false, false, true, false, false]]]> : tensor<1x2x6xi1> loc("concatenate_of_is_finite")
  %convert = stablehlo.convert %is_finite : (tensor<1x2x3xi1>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert, dense<[[[1.0, 1.0, 1.0], [1.0, 0.0, 0.0]]]> : tensor<1x2x3xf32> loc("convert_of_is_finite")
  %dot_general = stablehlo.dot_general %is_finite, %i1__4, contracting_dims = [2] x [0] : (tensor<1x2x3xi1>, tensor<3x2xi1>) -> tensor<1x2x2xi1>
  check.expect_eq_const %dot_general, dense<[[[true, true], [true, false]]]> : tensor<1x2x2xi1> loc("dot_general_of_is_finite")
  %dynamic_slice = stablehlo.dynamic_slice %is_finite, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xi1>
  check.expect_eq_const %dynamic_slice, dense<[[[true, true], [false, false]]]> : tensor<1x2x2xi1> loc("dynamic_slice_of_is_finite")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %is_finite, %i1__5, %i32, %i32__4, %i32__5 : (tensor<1x2x3xi1>, tensor<1x1x2xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %dynamic_update_slice, dense<[[[true, true, true], [true, true, false]]]> : tensor<1x2x3xi1> loc("dynamic_update_slice_of_is_finite")
  %maximum = stablehlo.maximum %i1, %is_finite : tensor<1x2x3xi1>
  check.expect_eq_const %maximum, dense<[[[true, true, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("maximum_of_is_finite")
  %minimum = stablehlo.minimum %is_finite, %is_finite : tensor<1x2x3xi1>
  check.expect_eq_const %minimum, dense<[[[true, true, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("minimum_of_is_finite")
  %multiply = stablehlo.multiply %is_finite, %i1__3 : tensor<1x2x3xi1>
  check.expect_eq_const %multiply, dense<false> : tensor<1x2x3xi1> loc("multiply_of_is_finite")
  %not = stablehlo.not %is_finite : tensor<1x2x3xi1>
  check.expect_eq_const %not, dense<[[[false, false, false], [false, true, true]]]> : tensor<1x2x3xi1> loc("not_of_is_finite")
  %or = stablehlo.or %i1, %is_finite : tensor<1x2x3xi1>
  check.expect_eq_const %or, dense<[[[true, true, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("or_of_is_finite")
  %pad = stablehlo.pad %is_finite, %i1__2, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi1>, tensor<i1>) -> tensor<1x2x5xi1>
  check.expect_eq_const %pad, dense<[[[false, false, false, false, false], [true, true, true, false, false]]]> : tensor<1x2x5xi1> loc("pad_of_is_finite")
  %reduce = stablehlo.reduce(%is_finite init: %i1__2) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi1>, tensor<i1>) -> tensor<1x2xi1>
  check.expect_eq_const %reduce, dense<true> : tensor<1x2xi1> loc("reduce_of_is_finite")
  %reduce_window = "stablehlo.reduce_window"(%is_finite, %i1__2) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<i1>, %right: tensor<i1>):
    %or_2 = stablehlo.or %left, %right : tensor<i1>
    stablehlo.return %or_2 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<i1>) -> tensor<1x2x2xi1>
  check.expect_eq_const %reduce_window, dense<[[[true, true], [true, false]]]> : tensor<1x2x2xi1> loc("reduce_window_of_is_finite")
  %reshape = stablehlo.reshape %is_finite : (tensor<1x2x3xi1>) -> tensor<3x2xi1>
  check.expect_eq_const %reshape, dense<[[true, true], [true, true], [false, false]]> : tensor<3x2xi1> loc("reshape_of_is_finite")
  %reverse = stablehlo.reverse %is_finite, dims = [1, 2] : tensor<1x2x3xi1>
  check.expect_eq_const %reverse, dense<[[[false, false, true], [true, true, true]]]> : tensor<1x2x3xi1> loc("reverse_of_is_finite")
  %select = stablehlo.select %i1__6, %i1, %is_finite : tensor<1x2x3xi1>, tensor<1x2x3xi1>
  check.expect_eq_const %select, dense<[[[true, true, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("select_of_is_finite")
  %slice = stablehlo.slice %is_finite [0:1, 0:2, 1:3] : (tensor<1x2x3xi1>) -> tensor<1x2x2xi1>
  check.expect_eq_const %slice, dense<[[[true, true], [false, false]]]> : tensor<1x2x2xi1> loc("slice_of_is_finite")
  %sort = "stablehlo.sort"(%is_finite) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<i1>, %right_2: tensor<i1>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  check.expect_eq_const %sort, dense<[[[true, true, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("sort_of_is_finite")
  %transpose = stablehlo.transpose %is_finite, dims = [2, 1, 0] : (tensor<1x2x3xi1>) -> tensor<3x2x1xi1>
  check.expect_eq_const %transpose, dense<[[[true], [true]], [[true], [false]], [[true], [false]]]> : tensor<3x2x1xi1> loc("transpose_of_is_finite")
  %xor = stablehlo.xor %is_finite, %i1__3 : tensor<1x2x3xi1>
  check.expect_eq_const %xor, dense<[[[true, true, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("xor_of_is_finite")
  return
}
