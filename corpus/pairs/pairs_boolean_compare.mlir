// Pairs of ops: what takes the boolean result of compare. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [true, false, false]]]> : tensor<1x2x3xi1>
  %i1__2 = stablehlo.constant dense<false> : tensor<i1>
  %i1__3 = stablehlo.constant dense<false> : tensor<1x2x3xi1>
  %i1__4 = stablehlo.constant dense<[[[true, false, true]]]> : tensor<1x1x3xi1>
  %i1__5 = stablehlo.constant dense<[[true, false], [true, true], [false, false], [true, false]]> : tensor<4x2xi1>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %i1__6 = stablehlo.constant dense<[[[true, false, true, true], [false, false, true, false], [true, true, false, false]]]> : tensor<1x3x4xi1>
  %i32__4 = stablehlo.constant dense<2> : tensor<i32>
  %i1__7 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %compare = stablehlo.compare LT, %f32, %f32__2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %and = stablehlo.and %i1, %compare : tensor<1x2x3xi1>
  check.expect_eq_const %and, dense<[[[true, false, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("and_of_compare")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %compare, dims = [0, 2, 3] : (tensor<1x2x3xi1>) -> tensor<1x2x2x3xi1>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[true, true, true], [true, false, false]], [[true, true, true], [true, false, false]]]]> : tensor<1x2x2x3xi1> loc("broadcast_in_dim_of_compare")
  %clamp = stablehlo.clamp %i1__2, %compare, %i1 : (tensor<i1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  check.expect_eq_const %clamp, dense<[[[true, false, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("clamp_of_compare")
  %compare_2 = stablehlo.compare LT, %compare, %i1 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare_2, dense<false> : tensor<1x2x3xi1> loc("compare_of_compare")
  %concatenate = stablehlo.concatenate %i1__4, %compare, dim = 1 : (tensor<1x1x3xi1>, tensor<1x2x3xi1>) -> tensor<1x3x3xi1>
  check.expect_eq_const %concatenate, dense<[[[true, false, true], [true, true, true], [true, false, false]]]> : tensor<1x3x3xi1> loc("concatenate_of_compare")
  %convert = stablehlo.convert %compare : (tensor<1x2x3xi1>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert, dense<[[[1.0, 1.0, 1.0], [1.0, 0.0, 0.0]]]> : tensor<1x2x3xf32> loc("convert_of_compare")
  %dot_general = stablehlo.dot_general %i1__5, %compare, contracting_dims = [1] x [1] : (tensor<4x2xi1>, tensor<1x2x3xi1>) -> tensor<4x1x3xi1>
  check.expect_eq_const %dot_general, dense<[[[true, true, true]], [[true, true, true]], [[false, false, false]], [[true, true, true]]]> : tensor<4x1x3xi1> loc("dot_general_of_compare")
  %dynamic_slice = stablehlo.dynamic_slice %compare, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi1>
  check.expect_eq_const %dynamic_slice, dense<true> : tensor<1x1x2xi1> loc("dynamic_slice_of_compare")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i1__6, %compare, %i32, %i32__4, %i32 : (tensor<1x3x4xi1>, tensor<1x2x3xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi1>
  check.expect_eq_const %dynamic_update_slice, dense<[[[true, false, true, true], [true, true, true, false], [true, false, false, false]]]> : tensor<1x3x4xi1> loc("dynamic_update_slice_of_compare")
  %maximum = stablehlo.maximum %compare, %compare : tensor<1x2x3xi1>
  check.expect_eq_const %maximum, dense<[[[true, true, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("maximum_of_compare")
  %minimum = stablehlo.minimum %compare, %i1__3 : tensor<1x2x3xi1>
  check.expect_eq_const %minimum, dense<false> : tensor<1x2x3xi1> loc("minimum_of_compare")
  %multiply = stablehlo.multiply %compare, %i1 : tensor<1x2x3xi1>
  check.expect_eq_const %multiply, dense<[[[true, false, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("multiply_of_compare")
  %not = stablehlo.not %compare : tensor<1x2x3xi1>
  check.expect_eq_const %not, dense<[[[false, false, false], [false, true, true]]]> : tensor<1x2x3xi1> loc("not_of_compare")
  %or = stablehlo.or %compare, %compare : tensor<1x2x3xi1>
  check.expect_eq_const %or, dense<[[[true, true, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("or_of_compare")
  %pad = stablehlo.pad %compare, %i1__2, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xi1>, tensor<i1>) -> tensor<1x3x3xi1>
  check.expect_eq_const %pad, dense<[[[true, true, false], [false, false, false], [false, false, false]]]> : tensor<1x3x3xi1> loc("pad_of_compare")
  %reduce = stablehlo.reduce(%compare init: %i1__2) across dimensions = [1] : (tensor<1x2x3xi1>, tensor<i1>) -> tensor<1x3xi1>
  reducer(%left: tensor<i1>, %right: tensor<i1>) {
    %or_2 = stablehlo.or %left, %right : tensor<i1>
    stablehlo.return %or_2 : tensor<i1>
  }
  check.expect_eq_const %reduce, dense<true> : tensor<1x3xi1> loc("reduce_of_compare")
  %reduce_window = "stablehlo.reduce_window"(%compare, %i1__2) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<i1>, %right_2: tensor<i1>):
    %or_3 = stablehlo.or %left_2, %right_2 : tensor<i1>
    stablehlo.return %or_3 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  check.expect_eq_const %reduce_window, dense<[[[true, true, true], [true, true, false]]]> : tensor<1x2x3xi1> loc("reduce_window_of_compare")
  %reshape = stablehlo.reshape %compare : (tensor<1x2x3xi1>) -> tensor<6xi1>
  check.expect_eq_const %reshape, dense<[true, true, true, true, false, false]> : tensor<6xi1> loc("reshape_of_compare")
  %reverse = stablehlo.reverse %compare, dims = [2] : tensor<1x2x3xi1>
  check.expect_eq_const %reverse, dense<[[[true, true, true], [false, false, true]]]> : tensor<1x2x3xi1> loc("reverse_of_compare")
  %select = stablehlo.select %i1__7, %compare, %i1 : tensor<1x2x3xi1>, tensor<1x2x3xi1>
  check.expect_eq_const %select, dense<[[[true, false, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("select_of_compare")
  %slice = stablehlo.slice %compare [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi1>) -> tensor<1x1x2xi1>
  check.expect_eq_const %slice, dense<[[[true, false]]]> : tensor<1x1x2xi1> loc("slice_of_compare")
  %sort = "stablehlo.sort"(%compare) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<i1>, %right_3: tensor<i1>):
    %compare_3 = stablehlo.compare GT, %left_3, %right_3 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare_3 : tensor<i1>
  }) : (tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  check.expect_eq_const %sort, dense<[[[true, true, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("sort_of_compare")
  %transpose = stablehlo.transpose %compare, dims = [2, 0, 1] : (tensor<1x2x3xi1>) -> tensor<3x1x2xi1>
  check.expect_eq_const %transpose, dense<[[[true, true]], [[true, false]], [[true, false]]]> : tensor<3x1x2xi1> loc("transpose_of_compare")
  %xor = stablehlo.xor %compare, %i1 : tensor<1x2x3xi1>
  check.expect_eq_const %xor, dense<[[[false, true, false], [false, false, false]]]> : tensor<1x2x3xi1> loc("xor_of_compare")
  return
}
