// Pairs of ops: what takes the boolean result of pad. The values are those of scripts/oracle.
func.func @main() {
  %i1 = stablehlo.constant dense<[[[true, false], [true, false]]]> : tensor<1x2x2xi1>
  %i1__2 = stablehlo.constant dense<false> : tensor<i1>
  %i1__3 = stablehlo.constant dense<false> : tensor<1x2x3xi1>
  %i1__4 = stablehlo.constant dense<[[[true, false, true], [true, false, false]]]> : tensor<1x2x3xi1>
  %i1__5 = stablehlo.constant dense<[[[true, false, true]]]> : tensor<1x1x3xi1>
  %i1__6 = stablehlo.constant dense<[[true, false], [true, true], [false, false], [true, false]]> : tensor<4x2xi1>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %i1__7 = stablehlo.constant dense<[[[true, false, true, true], [false, false, true, false], [true, true, false, false]]]> : tensor<1x3x4xi1>
  %i32__4 = stablehlo.constant dense<2> : tensor<i32>
  %i1__8 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %pad = stablehlo.pad %i1, %i1__2, low = [0, 0, 2], high = [0, 0, -1], interior = [0, 0, 0] : (tensor<1x2x2xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  %and = stablehlo.and %pad, %i1__3 : tensor<1x2x3xi1>
  check.expect_eq_const %and, dense<false> : tensor<1x2x3xi1> loc("and_of_pad")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %pad, dims = [0, 2, 3] : (tensor<1x2x3xi1>) -> tensor<1x2x2x3xi1>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[false, false, true], [false, false, true]], [[false, false, true], [false, false, true]]]]> : tensor<1x2x2x3xi1> loc("broadcast_in_dim_of_pad")
  %clamp = stablehlo.clamp %i1__2, %i1__4, %pad : (tensor<i1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  check.expect_eq_const %clamp, dense<[[[false, false, true], [false, false, false]]]> : tensor<1x2x3xi1> loc("clamp_of_pad")
  %compare = stablehlo.compare GE, %pad, %pad : (tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<true> : tensor<1x2x3xi1> loc("compare_of_pad")
  %concatenate = stablehlo.concatenate %i1__5, %pad, dim = 1 : (tensor<1x1x3xi1>, tensor<1x2x3xi1>) -> tensor<1x3x3xi1>
  check.expect_eq_const %concatenate, dense<[[[true, false, true], [false, false, true], [false, false, true]]]> : tensor<1x3x3xi1> loc("concatenate_of_pad")
  %convert = stablehlo.convert %pad : (tensor<1x2x3xi1>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert, dense<[[[0.0, 0.0, 1.0], [0.0, 0.0, 1.0]]]> : tensor<1x2x3xf32> loc("convert_of_pad")
  %dot_general = stablehlo.dot_general %i1__6, %pad, contracting_dims = [1] x [1] : (tensor<4x2xi1>, tensor<1x2x3xi1>) -> tensor<4x1x3xi1>
  check.expect_eq_const %dot_general, dense<[[[false, false, true]], [[false, false, true]], [[false, false, false]], [[false, false, true]]]> : tensor<4x1x3xi1> loc("dot_general_of_pad")
  %dynamic_slice = stablehlo.dynamic_slice %pad, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi1>
  check.expect_eq_const %dynamic_slice, dense<[[[false, true]]]> : tensor<1x1x2xi1> loc("dynamic_slice_of_pad")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i1__7, %pad, %i32, %i32__4, %i32 : (tensor<1x3x4xi1>, tensor<1x2x3xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi1>
  check.expect_eq_const %dynamic_update_slice, dense<[[[true, false, true, true], [false, false, true, false], [false, false, true, false]]]> : tensor<1x3x4xi1> loc("dynamic_update_slice_of_pad")
  %maximum = stablehlo.maximum %pad, %i1__4 : tensor<1x2x3xi1>
  check.expect_eq_const %maximum, dense<[[[true, false, true], [true, false, true]]]> : tensor<1x2x3xi1> loc("maximum_of_pad")
  %minimum = stablehlo.minimum %i1__4, %pad : tensor<1x2x3xi1>
  check.expect_eq_const %minimum, dense<[[[false, false, true], [false, false, false]]]> : tensor<1x2x3xi1> loc("minimum_of_pad")
  %multiply = stablehlo.multiply %pad, %pad : tensor<1x2x3xi1>
  check.expect_eq_const %multiply, dense<[[[false, false, true], [false, false, true]]]> : tensor<1x2x3xi1> loc("multiply_of_pad")
  %not = stablehlo.not %pad : tensor<1x2x3xi1>
  check.expect_eq_const %not, dense<[[[true, true, false], [true, true, false]]]> : tensor<1x2x3xi1> loc("not_of_pad")
  %or = stablehlo.or %pad, %i1__4 : tensor<1x2x3xi1>
  check.expect_eq_const %or, dense<[[[true, false, true], [true, false, true]]]> : tensor<1x2x3xi1> loc("or_of_pad")
  %pad_2 = stablehlo.pad %pad, %i1__2, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xi1>, tensor<i1>) -> tensor<1x3x3xi1>
  check.expect_eq_const %pad_2, dense<[[[false, true, false], [false, false, false], [false, true, false]]]> : tensor<1x3x3xi1> loc("pad_of_pad")
  %reduce = stablehlo.reduce(%pad init: %i1__2) across dimensions = [1] : (tensor<1x2x3xi1>, tensor<i1>) -> tensor<1x3xi1>
  reducer(%left: tensor<i1>, %right: tensor<i1>) {
    %or_2 = stablehlo.or %left, %right : tensor<i1>
    stablehlo.return %or_2 : tensor<i1>
  }
  check.expect_eq_const %reduce, dense<[[false, false, true]]> : tensor<1x3xi1> loc("reduce_of_pad")
  %reduce_window = "stablehlo.reduce_window"(%pad, %i1__2) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<i1>, %right_2: tensor<i1>):
    %or_3 = stablehlo.or %left_2, %right_2 : tensor<i1>
    stablehlo.return %or_3 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  check.expect_eq_const %reduce_window, dense<[[[false, false, true], [false, false, true]]]> : tensor<1x2x3xi1> loc("reduce_window_of_pad")
  %reshape = stablehlo.reshape %pad : (tensor<1x2x3xi1>) -> tensor<6xi1>
  check.expect_eq_const %reshape, dense<[false, false, true, false, false, true]> : tensor<6xi1> loc("reshape_of_pad")
  %reverse = stablehlo.reverse %pad, dims = [2] : tensor<1x2x3xi1>
  check.expect_eq_const %reverse, dense<[[[true, false, false], [true, false, false]]]> : tensor<1x2x3xi1> loc("reverse_of_pad")
  %select = stablehlo.select %i1__8, %pad, %i1__4 : tensor<1x2x3xi1>, tensor<1x2x3xi1>
  check.expect_eq_const %select, dense<[[[false, false, true], [true, false, true]]]> : tensor<1x2x3xi1> loc("select_of_pad")
  %slice = stablehlo.slice %pad [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi1>) -> tensor<1x1x2xi1>
  check.expect_eq_const %slice, dense<[[[false, true]]]> : tensor<1x1x2xi1> loc("slice_of_pad")
  %sort = "stablehlo.sort"(%pad) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<i1>, %right_3: tensor<i1>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  check.expect_eq_const %sort, dense<[[[true, false, false], [true, false, false]]]> : tensor<1x2x3xi1> loc("sort_of_pad")
  %transpose = stablehlo.transpose %pad, dims = [2, 0, 1] : (tensor<1x2x3xi1>) -> tensor<3x1x2xi1>
  check.expect_eq_const %transpose, dense<[[[false, false]], [[false, false]], [[true, true]]]> : tensor<3x1x2xi1> loc("transpose_of_pad")
  %xor = stablehlo.xor %pad, %pad : tensor<1x2x3xi1>
  check.expect_eq_const %xor, dense<false> : tensor<1x2x3xi1> loc("xor_of_pad")
  return
}
