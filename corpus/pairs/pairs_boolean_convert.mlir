// Pairs of ops: what takes the boolean result of convert. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[5, -2, 3], [9, -4, 7]]]> : tensor<1x2x3xi32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [true, false, false]]]> : tensor<1x2x3xi1>
  %i1__2 = stablehlo.constant dense<false> : tensor<i1>
  %i1__3 = stablehlo.constant dense<false> : tensor<1x2x3xi1>
  %i1__4 = stablehlo.constant dense<[[[true, false, true]]]> : tensor<1x1x3xi1>
  %i1__5 = stablehlo.constant dense<[[true, false], [true, true], [false, false], [true, false]]> : tensor<4x2xi1>
  %i32__2 = stablehlo.constant dense<0> : tensor<i32>
  %i32__3 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__4 = stablehlo.constant dense<9> : tensor<i32>
  %i1__6 = stablehlo.constant dense<[[[true, false, true, true], [false, false, true, false], [true, true, false, false]]]> : tensor<1x3x4xi1>
  %i32__5 = stablehlo.constant dense<2> : tensor<i32>
  %i1__7 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %convert = stablehlo.convert %i32 : (tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  %and = stablehlo.and %i1, %convert : tensor<1x2x3xi1>
  check.expect_eq_const %and, dense<[[[true, false, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("and_of_convert")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %convert, dims = [0, 2, 3] : (tensor<1x2x3xi1>) -> tensor<1x2x2x3xi1>
  check.expect_eq_const %broadcast_in_dim, dense<true> : tensor<1x2x2x3xi1> loc("broadcast_in_dim_of_convert")
  %clamp = stablehlo.clamp %i1__2, %convert, %i1 : (tensor<i1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  check.expect_eq_const %clamp, dense<[[[true, false, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("clamp_of_convert")
  %compare = stablehlo.compare LT, %convert, %i1 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<false> : tensor<1x2x3xi1> loc("compare_of_convert")
  %concatenate = stablehlo.concatenate %i1__4, %convert, dim = 1 : (tensor<1x1x3xi1>, tensor<1x2x3xi1>) -> tensor<1x3x3xi1>
  check.expect_eq_const %concatenate, dense<[[[true, false, true], [true, true, true], [true, true, true]]]> : tensor<1x3x3xi1> loc("concatenate_of_convert")
  %convert_2 = stablehlo.convert %convert : (tensor<1x2x3xi1>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert_2, dense<1.0> : tensor<1x2x3xf32> loc("convert_of_convert")
  %dot_general = stablehlo.dot_general %i1__5, %convert, contracting_dims = [1] x [1] : (tensor<4x2xi1>, tensor<1x2x3xi1>) -> tensor<4x1x3xi1>
  check.expect_eq_const %dot_general, dense<[[[true, true, true]], [[true, true, true]], [[false, false, false]], [[true, true, true]]]> : tensor<4x1x3xi1> loc("dot_general_of_convert")
  %dynamic_slice = stablehlo.dynamic_slice %convert, %i32__2, %i32__3, %i32__4, sizes = [1, 1, 2] : (tensor<1x2x3xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi1>
  check.expect_eq_const %dynamic_slice, dense<true> : tensor<1x1x2xi1> loc("dynamic_slice_of_convert")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i1__6, %convert, %i32__2, %i32__5, %i32__2 : (tensor<1x3x4xi1>, tensor<1x2x3xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi1>
  check.expect_eq_const %dynamic_update_slice, dense<[[[true, false, true, true], [true, true, true, false], [true, true, true, false]]]> : tensor<1x3x4xi1> loc("dynamic_update_slice_of_convert")
  %maximum = stablehlo.maximum %convert, %convert : tensor<1x2x3xi1>
  check.expect_eq_const %maximum, dense<true> : tensor<1x2x3xi1> loc("maximum_of_convert")
  %minimum = stablehlo.minimum %convert, %i1__3 : tensor<1x2x3xi1>
  check.expect_eq_const %minimum, dense<false> : tensor<1x2x3xi1> loc("minimum_of_convert")
  %multiply = stablehlo.multiply %convert, %i1 : tensor<1x2x3xi1>
  check.expect_eq_const %multiply, dense<[[[true, false, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("multiply_of_convert")
  %not = stablehlo.not %convert : tensor<1x2x3xi1>
  check.expect_eq_const %not, dense<false> : tensor<1x2x3xi1> loc("not_of_convert")
  %or = stablehlo.or %convert, %convert : tensor<1x2x3xi1>
  check.expect_eq_const %or, dense<true> : tensor<1x2x3xi1> loc("or_of_convert")
  %pad = stablehlo.pad %convert, %i1__2, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xi1>, tensor<i1>) -> tensor<1x3x3xi1>
  check.expect_eq_const %pad, dense<[[[true, true, false], [false, false, false], [true, true, false]]]> : tensor<1x3x3xi1> loc("pad_of_convert")
  %reduce = stablehlo.reduce(%convert init: %i1__2) across dimensions = [1] : (tensor<1x2x3xi1>, tensor<i1>) -> tensor<1x3xi1>
  reducer(%left: tensor<i1>, %right: tensor<i1>) {
    %or_2 = stablehlo.or %left, %right : tensor<i1>
    stablehlo.return %or_2 : tensor<i1>
  }
  check.expect_eq_const %reduce, dense<true> : tensor<1x3xi1> loc("reduce_of_convert")
  %reduce_window = "stablehlo.reduce_window"(%convert, %i1__2) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<i1>, %right_2: tensor<i1>):
    %or_3 = stablehlo.or %left_2, %right_2 : tensor<i1>
    stablehlo.return %or_3 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  check.expect_eq_const %reduce_window, dense<true> : tensor<1x2x3xi1> loc("reduce_window_of_convert")
  %reshape = stablehlo.reshape %convert : (tensor<1x2x3xi1>) -> tensor<6xi1>
  check.expect_eq_const %reshape, dense<true> : tensor<6xi1> loc("reshape_of_convert")
  %reverse = stablehlo.reverse %convert, dims = [2] : tensor<1x2x3xi1>
  check.expect_eq_const %reverse, dense<true> : tensor<1x2x3xi1> loc("reverse_of_convert")
  %select = stablehlo.select %i1__7, %convert, %i1 : tensor<1x2x3xi1>, tensor<1x2x3xi1>
  check.expect_eq_const %select, dense<[[[true, false, true], [true, false, true]]]> : tensor<1x2x3xi1> loc("select_of_convert")
  %slice = stablehlo.slice %convert [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi1>) -> tensor<1x1x2xi1>
  check.expect_eq_const %slice, dense<true> : tensor<1x1x2xi1> loc("slice_of_convert")
  %sort = "stablehlo.sort"(%convert) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<i1>, %right_3: tensor<i1>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  check.expect_eq_const %sort, dense<true> : tensor<1x2x3xi1> loc("sort_of_convert")
  %transpose = stablehlo.transpose %convert, dims = [2, 0, 1] : (tensor<1x2x3xi1>) -> tensor<3x1x2xi1>
  check.expect_eq_const %transpose, dense<true> : tensor<3x1x2xi1> loc("transpose_of_convert")
  %xor = stablehlo.xor %convert, %i1 : tensor<1x2x3xi1>
  check.expect_eq_const %xor, dense<[[[false, true, false], [false, true, true]]]> : tensor<1x2x3xi1> loc("xor_of_convert")
  return
}
