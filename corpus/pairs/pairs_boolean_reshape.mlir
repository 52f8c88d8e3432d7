// Pairs of ops: what takes the boolean result of reshape. The values are those of scripts/oracle.
func.func @main() {
  %i1 = stablehlo.constant dense<[[true, false], [true, false], [false, true]]> : tensor<3x2xi1>
  %i1__2 = stablehlo.constant dense<false> : tensor<1x2x3xi1>
  %i1__3 = stablehlo.constant dense<false> : tensor<i1>
  %i1__4 = stablehlo.constant dense<[[[true, false, true], [true, false, false]]]> : tensor<1x2x3xi1>
  %i1__5 = stablehlo.constant dense<[[[true, false, true]]]> : tensor<1x1x3xi1>
  %i1__6 = stablehlo.constant dense<[[true, false], [true, true], [false, false], [true, false]]> : tensor<4x2xi1>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %i1__7 = stablehlo.constant dense<[[[true, false, true, true], [false, false, true, false], [true, true, false, false]]]> : tensor<1x3x4xi1>
  %i32__4 = stablehlo.constant dense<2> : tensor<i32>
  %i1__8 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %reshape = stablehlo.reshape %i1 : (tensor<3x2xi1>) -> tensor<1x2x3xi1>
  %and = stablehlo.and %reshape, %i1__2 : tensor<1x2x3xi1>
  check.expect_eq_const %and, dense<false> : tensor<1x2x3xi1> loc("and_of_reshape")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %reshape, dims = [0, 2, 3] : (tensor<1x2x3xi1>) -> tensor<1x2x2x3xi1>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[true, false, true], [false, false, true]], [[true, false, true], [false, false, true]]]]> : tensor<1x2x2x3xi1> loc("broadcast_in_dim_of_reshape")
  %clamp = stablehlo.clamp %i1__3, %i1__4, %reshape : (tensor<i1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  check.expect_eq_const %clamp, dense<[[[true, false, true], [false, false, false]]]> : tensor<1x2x3xi1> loc("clamp_of_reshape")
  %compare = stablehlo.compare GE, %reshape, %reshape : (tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<true> : tensor<1x2x3xi1> loc("compare_of_reshape")
  %concatenate = stablehlo.concatenate %i1__5, %reshape, dim = 1 : (tensor<1x1x3xi1>, tensor<1x2x3xi1>) -> tensor<1x3x3xi1>
  check.expect_eq_const %concatenate, dense<[[[true, false, true], [true, false, true], [false, false, true]]]> : tensor<1x3x3xi1> loc("concatenate_of_reshape")
  %convert = stablehlo.convert %reshape : (tensor<1x2x3xi1>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert, dense<[[[1.0, 0.0, 1.0], [0.0, 0.0, 1.0]]]> : tensor<1x2x3xf32> loc("convert_of_reshape")
  %dot_general = stablehlo.dot_general %i1__6, %reshape, contracting_dims = [1] x [1] : (tensor<4x2xi1>, tensor<1x2x3xi1>) -> tensor<4x1x3xi1>
  check.expect_eq_const %dot_general, dense<[[[true, false, true]], [[true, false, true]], [[false, false, false]], [[true, false, true]]]> : tensor<4x1x3xi1> loc("dot_general_of_reshape")
  %dynamic_slice = stablehlo.dynamic_slice %reshape, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi1>
  check.expect_eq_const %dynamic_slice, dense<[[[false, true]]]> : tensor<1x1x2xi1> loc("dynamic_slice_of_reshape")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i1__7, %reshape, %i32, %i32__4, %i32 : (tensor<1x3x4xi1>, tensor<1x2x3xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi1>
  check.expect_eq_const %dynamic_update_slice, dense<[[[true, false, true, true], [true, false, true, false], [false, false, true, false]]]> : tensor<1x3x4xi1> loc("dynamic_update_slice_of_reshape")
  %maximum = stablehlo.maximum %reshape, %i1__4 : tensor<1x2x3xi1>
  check.expect_eq_const %maximum, dense<[[[true, false, true], [true, false, true]]]> : tensor<1x2x3xi1> loc("maximum_of_reshape")
  %minimum = stablehlo.minimum %i1__4, %reshape : tensor<1x2x3xi1>
  check.expect_eq_const %minimum, dense<[[[true, false, true], [false, false, false]]]> : tensor<1x2x3xi1> loc("minimum_of_reshape")
  %multiply = stablehlo.multiply %reshape, %reshape : tensor<1x2x3xi1>
  check.expect_eq_const %multiply, dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1> loc("multiply_of_reshape")
  %not = stablehlo.not %reshape : tensor<1x2x3xi1>
  check.expect_eq_const %not, dense<[[[false, true, false], [true, true, false]]]> : tensor<1x2x3xi1> loc("not_of_reshape")
  %or = stablehlo.or %reshape, %i1__4 : tensor<1x2x3xi1>
  check.expect_eq_const %or, dense<[[[true, false, true], [true, false, true]]]> : tensor<1x2x3xi1> loc("or_of_reshape")
  %pad = stablehlo.pad %reshape, %i1__3, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xi1>, tensor<i1>) -> tensor<1x3x3xi1>
  check.expect_eq_const %pad, dense<[[[false, true, false], [false, false, false], [false, true, false]]]> : tensor<1x3x3xi1> loc("pad_of_reshape")
  %reduce = stablehlo.reduce(%reshape init: %i1__3) across dimensions = [1] : (tensor<1x2x3xi1>, tensor<i1>) -> tensor<1x3xi1>
  reducer(%left: tensor<i1>, %right: tensor<i1>) {
    %or_2 = stablehlo.or %left, %right : tensor<i1>
    stablehlo.return %or_2 : tensor<i1>
  }
  check.expect_eq_const %reduce, dense<[[true, false, true]]> : tensor<1x3xi1> loc("reduce_of_reshape")
  %reduce_window = "stablehlo.reduce_window"(%reshape, %i1__3) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<i1>, %right_2: tensor<i1>):
    %or_3 = stablehlo.or %left_2, %right_2 : tensor<i1>
    stablehlo.return %or_3 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  check.expect_eq_const %reduce_window, dense<[[[true, true, true], [false, false, true]]]> : tensor<1x2x3xi1> loc("reduce_window_of_reshape")
  %reshape_2 = stablehlo.reshape %reshape : (tensor<1x2x3xi1>) -> tensor<6xi1>
  check.expect_eq_const %reshape_2, dense<[true, false, true, false, false, true]> : tensor<6xi1> loc("reshape_of_reshape")
  %reverse = stablehlo.reverse %reshape, dims = [2] : tensor<1x2x3xi1>
  check.expect_eq_const %reverse, dense<[[[true, false, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("reverse_of_reshape")
  %select = stablehlo.select %i1__8, %reshape, %i1__4 : tensor<1x2x3xi1>, tensor<1x2x3xi1>
  check.expect_eq_const %select, dense<[[[true, false, true], [true, false, true]]]> : tensor<1x2x3xi1> loc("select_of_reshape")
  %slice = stablehlo.slice %reshape [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi1>) -> tensor<1x1x2xi1>
  check.expect_eq_const %slice, dense<[[[false, true]]]> : tensor<1x1x2xi1> loc("slice_of_reshape")
  %sort = "stablehlo.sort"(%reshape) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<i1>, %right_3: tensor<i1>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  check.expect_eq_const %sort, dense<[[[true, true, false], [true, false, false]]]> : tensor<1x2x3xi1> loc("sort_of_reshape")
  %transpose = stablehlo.transpose %reshape, dims = [2, 0, 1] : (tensor<1x2x3xi1>) -> tensor<3x1x2xi1>
  check.expect_eq_const %transpose, dense<[[[true, false]], [[false, false]], [[true, true]]]> : tensor<3x1x2xi1> loc("transpose_of_reshape")
  %xor = stablehlo.xor %reshape, %reshape : tensor<1x2x3xi1>
  check.expect_eq_const %xor, dense<false> : tensor<1x2x3xi1> loc("xor_of_reshape")
  return
}
