// Pairs of ops: what takes the boolean result of dynamic_slice. The values are those of scripts/oracle.
func.func @main() {
  %i1 = stablehlo.constant dense<[[[true, false, true, false], [false, true, true, true]]]> : tensor<1x2x4xi1>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %i1__2 = stablehlo.constant dense<[[[true, false, true], [true, false, false]]]> : tensor<1x2x3xi1>
  %i1__3 = stablehlo.constant dense<false> : tensor<i1>
  %i1__4 = stablehlo.constant dense<false> : tensor<1x2x3xi1>
  %i1__5 = stablehlo.constant dense<[[[true, false, true]]]> : tensor<1x1x3xi1>
  %i1__6 = stablehlo.constant dense<[[true, false], [true, true], [false, false], [true, false]]> : tensor<4x2xi1>
  %i1__7 = stablehlo.constant dense<[[[true, false, true, true], [false, false, true, false], [true, true, false, false]]]> : tensor<1x3x4xi1>
  %i32__4 = stablehlo.constant dense<2> : tensor<i32>
  %i1__8 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %dynamic_slice = stablehlo.dynamic_slice %i1, %i32, %i32__2, %i32__3, sizes = [1, 2, 3] : (tensor<1x2x4xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi1>
  %and = stablehlo.and %i1__2, %dynamic_slice : tensor<1x2x3xi1>
  check.expect_eq_const %and, dense<[[[false, false, false], [true, false, false]]]> : tensor<1x2x3xi1> loc("and_of_dynamic_slice")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %dynamic_slice, dims = [0, 2, 3] : (tensor<1x2x3xi1>) -> tensor<1x2x2x3xi1>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[false, true, false], [true, true, true]], [[false, true, false], [true, true, true]]]]> : tensor<1x2x2x3xi1> loc("broadcast_in_dim_of_dynamic_slice")
  %clamp = stablehlo.clamp %i1__3, %dynamic_slice, %i1__2 : (tensor<i1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  check.expect_eq_const %clamp, dense<[[[false, false, false], [true, false, false]]]> : tensor<1x2x3xi1> loc("clamp_of_dynamic_slice")
  %compare = stablehlo.compare LT, %dynamic_slice, %i1__2 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[true, false, true], [false, false, false]]]> : tensor<1x2x3xi1> loc("compare_of_dynamic_slice")
  %concatenate = stablehlo.concatenate %i1__5, %dynamic_slice, dim = 1 : (tensor<1x1x3xi1>, tensor<1x2x3xi1>) -> tensor<1x3x3xi1>
  check.expect_eq_const %concatenate, dense<[[[true, false, true], [false, true, false], [true, true, true]]]> : tensor<1x3x3xi1> loc("concatenate_of_dynamic_slice")
  %convert = stablehlo.convert %dynamic_slice : (tensor<1x2x3xi1>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert, dense<[[[0.0, 1.0, 0.0], [1.0, 1.0, 1.0]]]> : tensor<1x2x3xf32> loc("convert_of_dynamic_slice")
  %dot_general = stablehlo.dot_general %i1__6, %dynamic_slice, contracting_dims = [1] x [1] : (tensor<4x2xi1>, tensor<1x2x3xi1>) -> tensor<4x1x3xi1>
  check.expect_eq_const %dot_general, dense<[[[false, true, false]], [[true, true, true]], [[false, false, false]], [[false, true, false]]]> : tensor<4x1x3xi1> loc("dot_general_of_dynamic_slice")
  %dynamic_slice_2 = stablehlo.dynamic_slice %dynamic_slice, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi1>
  check.expect_eq_const %dynamic_slice_2, dense<[[[true, false]]]> : tensor<1x1x2xi1> loc("dynamic_slice_of_dynamic_slice")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i1__7, %dynamic_slice, %i32, %i32__4, %i32 : (tensor<1x3x4xi1>, tensor<1x2x3xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi1>
  check.expect_eq_const %dynamic_update_slice, dense<[[[true, false, true, true], [false, true, false, false], [true, true, true, false]]]> : tensor<1x3x4xi1> loc("dynamic_update_slice_of_dynamic_slice")
  %maximum = stablehlo.maximum %dynamic_slice, %dynamic_slice : tensor<1x2x3xi1>
  check.expect_eq_const %maximum, dense<[[[false, true, false], [true, true, true]]]> : tensor<1x2x3xi1> loc("maximum_of_dynamic_slice")
  %minimum = stablehlo.minimum %dynamic_slice, %i1__4 : tensor<1x2x3xi1>
  check.expect_eq_const %minimum, dense<false> : tensor<1x2x3xi1> loc("minimum_of_dynamic_slice")
  %multiply = stablehlo.multiply %dynamic_slice, %i1__2 : tensor<1x2x3xi1>
  check.expect_eq_const %multiply, dense<[[[false, false, false], [true, false, false]]]> : tensor<1x2x3xi1> loc("multiply_of_dynamic_slice")
  %not = stablehlo.not %dynamic_slice : tensor<1x2x3xi1>
  check.expect_eq_const %not, dense<[[[true, false, true], [false, false, false]]]> : tensor<1x2x3xi1> loc("not_of_dynamic_slice")
  %or = stablehlo.or %dynamic_slice, %dynamic_slice : tensor<1x2x3xi1>
  check.expect_eq_const %or, dense<[[[false, true, false], [true, true, true]]]> : tensor<1x2x3xi1> loc("or_of_dynamic_slice")
  %pad = stablehlo.pad %dynamic_slice, %i1__3, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xi1>, tensor<i1>) -> tensor<1x3x3xi1>
  check.expect_eq_const %pad, dense<[[[true, false, false], [false, false, false], [true, true, false]]]> : tensor<1x3x3xi1> loc("pad_of_dynamic_slice")
  %reduce = stablehlo.reduce(%dynamic_slice init: %i1__3) across dimensions = [1] : (tensor<1x2x3xi1>, tensor<i1>) -> tensor<1x3xi1>
  reducer(%left: tensor<i1>, %right: tensor<i1>) {
    %or_2 = stablehlo.or %left, %right : tensor<i1>
    stablehlo.return %or_2 : tensor<i1>
  }
  check.expect_eq_const %reduce, dense<true> : tensor<1x3xi1> loc("reduce_of_dynamic_slice")
  %reduce_window = "stablehlo.reduce_window"(%dynamic_slice, %i1__3) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<i1>, %right_2: tensor<i1>):
    %or_3 = stablehlo.or %left_2, %right_2 : tensor<i1>
    stablehlo.return %or_3 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  check.expect_eq_const %reduce_window, dense<[[[false, true, true], [true, true, true]]]> : tensor<1x2x3xi1> loc("reduce_window_of_dynamic_slice")
  %reshape = stablehlo.reshape %dynamic_slice : (tensor<1x2x3xi1>) -> tensor<6xi1>
  check.expect_eq_const %reshape, dense<[false, true, false, true, true, true]> : tensor<6xi1> loc("reshape_of_dynamic_slice")
  %reverse = stablehlo.reverse %dynamic_slice, dims = [2] : tensor<1x2x3xi1>
  check.expect_eq_const %reverse, dense<[[[false, true, false], [true, true, true]]]> : tensor<1x2x3xi1> loc("reverse_of_dynamic_slice")
  %select = stablehlo.select %i1__8, %dynamic_slice, %i1__2 : tensor<1x2x3xi1>, tensor<1x2x3xi1>
  check.expect_eq_const %select, dense<[[[false, false, false], [true, false, true]]]> : tensor<1x2x3xi1> loc("select_of_dynamic_slice")
  %slice = stablehlo.slice %dynamic_slice [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi1>) -> tensor<1x1x2xi1>
  check.expect_eq_const %slice, dense<true> : tensor<1x1x2xi1> loc("slice_of_dynamic_slice")
  %sort = "stablehlo.sort"(%dynamic_slice) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<i1>, %right_3: tensor<i1>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  check.expect_eq_const %sort, dense<[[[true, false, false], [true, true, true]]]> : tensor<1x2x3xi1> loc("sort_of_dynamic_slice")
  %transpose = stablehlo.transpose %dynamic_slice, dims = [2, 0, 1] : (tensor<1x2x3xi1>) -> tensor<3x1x2xi1>
  check.expect_eq_const %transpose, dense<[[[false, true]], [[true, true]], [[false, true]]]> : tensor<3x1x2xi1> loc("transpose_of_dynamic_slice")
  %xor = stablehlo.xor %dynamic_slice, %i1__2 : tensor<1x2x3xi1>
  check.expect_eq_const %xor, dense<[[[true, true, true], [false, true, true]]]> : tensor<1x2x3xi1> loc("xor_of_dynamic_slice")
  return
}
