// Pairs of ops: what takes the boolean result of or. The values are those of scripts/oracle.
func.func @main() {
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %i1__2 = stablehlo.constant dense<[[[true, false, true], [true, false, false]]]> : tensor<1x2x3xi1>
  %i1__3 = stablehlo.constant dense<false> : tensor<1x2x3xi1>
  %i1__4 = stablehlo.constant dense<false> : tensor<i1>
  %i1__5 = stablehlo.constant dense<[[[true, false, true]]]> : tensor<1x1x3xi1>
  %i1__6 = stablehlo.constant dense<[[true, false], [true, true], [false, false], [true, false]]> : tensor<4x2xi1>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %i1__7 = stablehlo.constant dense<[[[true, false, true, true], [false, false, true, false], [true, true, false, false]]]> : tensor<1x3x4xi1>
  %i32__4 = stablehlo.constant dense<2> : tensor<i32>
  %or = stablehlo.or %i1, %i1__2 : tensor<1x2x3xi1>
  %and = stablehlo.and %or, %i1__3 : tensor<1x2x3xi1>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %or, dims = [0, 2, 3] : (tensor<1x2x3xi1>) -> tensor<1x2x2x3xi1>
  %clamp = stablehlo.clamp %i1__4, %i1__2, %or : (tensor<i1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  %compare = stablehlo.compare GE, %or, %or : (tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  %concatenate = stablehlo.concatenate %i1__5, %or, dim = 1 : (tensor<1x1x3xi1>, tensor<1x2x3xi1>) -> tensor<1x3x3xi1>
  %convert = stablehlo.convert %or : (tensor<1x2x3xi1>) -> tensor<1x2x3xf32>
  %dot_general = stablehlo.dot_general %i1__6, %or, contracting_dims = [1] x [1] : (tensor<4x2xi1>, tensor<1x2x3xi1>) -> tensor<4x1x3xi1>
  %dynamic_slice = stablehlo.dynamic_slice %or, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi1>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i1__7, %or, %i32, %i32__4, %i32 : (tensor<1x3x4xi1>, tensor<1x2x3xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi1>
  %maximum = stablehlo.maximum %or, %i1__2 : tensor<1x2x3xi1>
  %minimum = stablehlo.minimum %i1__2, %or : tensor<1x2x3xi1>
  %multiply = stablehlo.multiply %or, %or : tensor<1x2x3xi1>
  %not = stablehlo.not %or : tensor<1x2x3xi1>
  %or_2 = stablehlo.or %or, %i1__2 : tensor<1x2x3xi1>
  %pad = stablehlo.pad %or, %i1__4, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xi1>, tensor<i1>) -> tensor<1x3x3xi1>
  %reduce = stablehlo.reduce(%or init: %i1__4) across dimensions = [1] : (tensor<1x2x3xi1>, tensor<i1>) -> tensor<1x3xi1>
  reducer(%left: tensor<i1>, %right: tensor<i1>) {
    %or_3 = stablehlo.or %left, %right : tensor<i1>
    stablehlo.return %or_3 : tensor<i1>
  }
  %reduce_window = "stablehlo.reduce_window"(%or, %i1__4) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<i1>, %right_2: tensor<i1>):
    %or_4 = stablehlo.or %left_2, %right_2 : tensor<i1>
    stablehlo.return %or_4 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  %reshape = stablehlo.reshape %or : (tensor<1x2x3xi1>) -> tensor<6xi1>
  %reverse = stablehlo.reverse %or, dims = [2] : tensor<1x2x3xi1>
  %select = stablehlo.select %i1, %or, %i1__2 : tensor<1x2x3xi1>, tensor<1x2x3xi1>
  %slice = stablehlo.slice %or [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi1>) -> tensor<1x1x2xi1>
  %sort = "stablehlo.sort"(%or) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<i1>, %right_3: tensor<i1>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  %transpose = stablehlo.transpose %or, dims = [2, 0, 1] : (tensor<1x2x3xi1>) -> tensor<3x1x2xi1>
  %xor = stablehlo.xor %or, %or : tensor<1x2x3xi1>
  %concatenate_2 = stablehlo.concatenate %and, %clamp, %compare, %maximum, %minimum, %multiply, %not, %or_2, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<8x2x3xi1>
  check.expect_eq_const %concatenate_2, dense<[[[false, false, false], [false, false, false]], [[true, false, true], [true, false, false]], [[true, true, true], [true, true, true]], [[true, false, true], [true, false, true]], [[true, false, true], [true, false, false]], [[true, false, true], [true, false, true]], [[false, true, false], [false, true, false]], [[true, false, true], [true, false, true]]]> : tensor<8x2x3xi1> loc("and_of_or, clamp_of_or, compare_of_or, maximum_of_or, minimum_of_or, multiply_of_or, not_of_or, or_of_or")
  %reshape_2 = stablehlo.reshape %reduce_window : (tensor<1x2x3xi1>) -> tensor<6xi1>
  %reshape_3 = stablehlo.reshape %reverse : (tensor<1x2x3xi1>) -> tensor<6xi1>
  %reshape_4 = stablehlo.reshape %select : (tensor<1x2x3xi1>) -> tensor<6xi1>
  %reshape_5 = stablehlo.reshape %sort : (tensor<1x2x3xi1>) -> tensor<6xi1>
  %reshape_6 = stablehlo.reshape %xor : (tensor<1x2x3xi1>) -> tensor<6xi1>
  %reshape_7 = stablehlo.reshape %dynamic_slice : (tensor<1x1x2xi1>) -> tensor<2xi1>
  %reshape_8 = stablehlo.reshape %slice : (tensor<1x1x2xi1>) -> tensor<2xi1>
  %reshape_9 = stablehlo.reshape %concatenate : (tensor<1x3x3xi1>) -> tensor<9xi1>
  %concatenate_3 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xi1>, tensor<6xi1>, tensor<6xi1>, tensor<6xi1>, tensor<6xi1>, tensor<2xi1>, tensor<2xi1>, tensor<9xi1>) -> tensor<43xi1>
  check.expect_eq_const %concatenate_3, dense<[true, true, true, true, true, true, true, false, true, true, false, true, true, false, true, true, false, true, true, true, false, true, true, false, false, false, false, false, false, false, false, true, true, true, true, false, true, true, false, true, true, false, true]> : tensor<43xi1> loc("reduce_window_of_or, reverse_of_or, select_of_or, sort_of_or, xor_of_or, dynamic_slice_of_or, slice_of_or, concatenate_of_or")
  %reshape_10 = stablehlo.reshape %pad : (tensor<1x3x3xi1>) -> tensor<9xi1>
  %reshape_11 = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x2x3xi1>) -> tensor<12xi1>
  %reshape_12 = stablehlo.reshape %reduce : (tensor<1x3xi1>) -> tensor<3xi1>
  %reshape_13 = stablehlo.reshape %dynamic_update_slice : (tensor<1x3x4xi1>) -> tensor<12xi1>
  %reshape_14 = stablehlo.reshape %transpose : (tensor<3x1x2xi1>) -> tensor<6xi1>
  %reshape_15 = stablehlo.reshape %dot_general : (tensor<4x1x3xi1>) -> tensor<12xi1>
  %reshape_16 = stablehlo.reshape %reshape : (tensor<6xi1>) -> tensor<6xi1>
  %concatenate_4 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, dim = 0 : (tensor<9xi1>, tensor<12xi1>, tensor<3xi1>, tensor<12xi1>, tensor<6xi1>, tensor<12xi1>, tensor<6xi1>) -> tensor<60xi1>
  check.expect_eq_const %concatenate_4, dense<[false, true, false, false, false, false, false, true, false, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, true, false, true, false, true, false, true, false, true, true, false, false, true, true, true, false, true, true, false, true, false, false, false, true, false, true, true, false, true, true, false, true]> : tensor<60xi1> loc("pad_of_or, broadcast_in_dim_of_or, reduce_of_or, dynamic_update_slice_of_or, transpose_of_or, dot_general_of_or, reshape_of_or")
  check.expect_eq_const %convert, dense<[[[1.0, 0.0, 1.0], [1.0, 0.0, 1.0]]]> : tensor<1x2x3xf32> loc("convert_of_or")
  return
}
