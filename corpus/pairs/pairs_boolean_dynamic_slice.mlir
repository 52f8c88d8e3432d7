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
  %broadcast_in_dim = stablehlo.broadcast_in_dim %dynamic_slice, dims = [0, 2, 3] : (tensor<1x2x3xi1>) -> tensor<1x2x2x3xi1>
  %clamp = stablehlo.clamp %i1__3, %dynamic_slice, %i1__2 : (tensor<i1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  %compare = stablehlo.compare LT, %dynamic_slice, %i1__2 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  %concatenate = stablehlo.concatenate %i1__5, %dynamic_slice, dim = 1 : (tensor<1x1x3xi1>, tensor<1x2x3xi1>) -> tensor<1x3x3xi1>
  %convert = stablehlo.convert %dynamic_slice : (tensor<1x2x3xi1>) -> tensor<1x2x3xf32>
  %dot_general = stablehlo.dot_general %i1__6, %dynamic_slice, contracting_dims = [1] x [1] : (tensor<4x2xi1>, tensor<1x2x3xi1>) -> tensor<4x1x3xi1>
  %dynamic_slice_2 = stablehlo.dynamic_slice %dynamic_slice, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi1>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i1__7, %dynamic_slice, %i32, %i32__4, %i32 : (tensor<1x3x4xi1>, tensor<1x2x3xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi1>
  %maximum = stablehlo.maximum %dynamic_slice, %dynamic_slice : tensor<1x2x3xi1>
  %minimum = stablehlo.minimum %dynamic_slice, %i1__4 : tensor<1x2x3xi1>
  %multiply = stablehlo.multiply %dynamic_slice, %i1__2 : tensor<1x2x3xi1>
  %not = stablehlo.not %dynamic_slice : tensor<1x2x3xi1>
  %or = stablehlo.or %dynamic_slice, %dynamic_slice : tensor<1x2x3xi1>
  %pad = stablehlo.pad %dynamic_slice, %i1__3, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xi1>, tensor<i1>) -> tensor<1x3x3xi1>
  %reduce = stablehlo.reduce(%dynamic_slice init: %i1__3) across dimensions = [1] : (tensor<1x2x3xi1>, tensor<i1>) -> tensor<1x3xi1>
  reducer(%left: tensor<i1>, %right: tensor<i1>) {
    %or_2 = stablehlo.or %left, %right : tensor<i1>
    stablehlo.return %or_2 : tensor<i1>
  }
  %reduce_window = "stablehlo.reduce_window"(%dynamic_slice, %i1__3) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<i1>, %right_2: tensor<i1>):
    %or_3 = stablehlo.or %left_2, %right_2 : tensor<i1>
    stablehlo.return %or_3 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  %reshape = stablehlo.reshape %dynamic_slice : (tensor<1x2x3xi1>) -> tensor<6xi1>
  %reverse = stablehlo.reverse %dynamic_slice, dims = [2] : tensor<1x2x3xi1>
  %select = stablehlo.select %i1__8, %dynamic_slice, %i1__2 : tensor<1x2x3xi1>, tensor<1x2x3xi1>
  %slice = stablehlo.slice %dynamic_slice [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi1>) -> tensor<1x1x2xi1>
  %sort = "stablehlo.sort"(%dynamic_slice) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<i1>, %right_3: tensor<i1>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  %transpose = stablehlo.transpose %dynamic_slice, dims = [2, 0, 1] : (tensor<1x2x3xi1>) -> tensor<3x1x2xi1>
  %xor = stablehlo.xor %dynamic_slice, %i1__2 : tensor<1x2x3xi1>
  %concatenate_2 = stablehlo.concatenate %and, %clamp, %compare, %maximum, %minimum, %multiply, %not, %or, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<8x2x3xi1>
  check.expect_eq_const %concatenate_2, dense<[[[false, false, false], [true, false, false]], [[false, false, false], [true, false, false]], [[true, false, true], [false, false, false]], [[false, true, false], [true, true, true]], [[false, false, false], [false, false, false]], [[false, false, false], [true, false, false]], [[true, false, true], [false, false, false]], [[false, true, false], [true, true, true]]]> : tensor<8x2x3xi1> loc("and_of_dynamic_slice, clamp_of_dynamic_slice, compare_of_dynamic_slice, maximum_of_dynamic_slice, minimum_of_dynamic_slice, multiply_of_dynamic_slice, not_of_dynamic_slice, or_of_dynamic_slice")
  %reshape_2 = stablehlo.reshape %reduce_window : (tensor<1x2x3xi1>) -> tensor<6xi1>
  %reshape_3 = stablehlo.reshape %reverse : (tensor<1x2x3xi1>) -> tensor<6xi1>
  %reshape_4 = stablehlo.reshape %select : (tensor<1x2x3xi1>) -> tensor<6xi1>
  %reshape_5 = stablehlo.reshape %sort : (tensor<1x2x3xi1>) -> tensor<6xi1>
  %reshape_6 = stablehlo.reshape %xor : (tensor<1x2x3xi1>) -> tensor<6xi1>
  %reshape_7 = stablehlo.reshape %dynamic_slice_2 : (tensor<1x1x2xi1>) -> tensor<2xi1>
  %reshape_8 = stablehlo.reshape %slice : (tensor<1x1x2xi1>) -> tensor<2xi1>
  %reshape_9 = stablehlo.reshape %concatenate : (tensor<1x3x3xi1>) -> tensor<9xi1>
  %concatenate_3 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xi1>, tensor<6xi1>, tensor<6xi1>, tensor<6xi1>, tensor<6xi1>, tensor<2xi1>, tensor<2xi1>, tensor<9xi1>) -> tensor<43xi1>
  check.expect_eq_const %concatenate_3, dense<[false, true, true, true, true, true, false, true, false, true, true, true, false, false, false, true, false, true, true, false, false, true, true, true, true, true, true, false, true, true, true, false, true, true, true, false, true, false, true, false, true, true, true]> : tensor<43xi1> loc("reduce_window_of_dynamic_slice, reverse_of_dynamic_slice, select_of_dynamic_slice, sort_of_dynamic_slice, xor_of_dynamic_slice, dynamic_slice_of_dynamic_slice, slice_of_dynamic_slice, concatenate_of_dynamic_slice")
  %reshape_10 = stablehlo.reshape %pad : (tensor<1x3x3xi1>) -> tensor<9xi1>
  %reshape_11 = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x2x3xi1>) -> tensor<12xi1>
  %reshape_12 = stablehlo.reshape %reduce : (tensor<1x3xi1>) -> tensor<3xi1>
  %reshape_13 = stablehlo.reshape %dynamic_update_slice : (tensor<1x3x4xi1>) -> tensor<12xi1>
  %reshape_14 = stablehlo.reshape %transpose : (tensor<3x1x2xi1>) -> tensor<6xi1>
  %reshape_15 = stablehlo.reshape %dot_general : (tensor<4x1x3xi1>) -> tensor<12xi1>
  %reshape_16 = stablehlo.reshape %reshape : (tensor<6xi1>) -> tensor<6xi1>
  %concatenate_4 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, dim = 0 : (tensor<9xi1>, tensor<12xi1>, tensor<3xi1>, tensor<12xi1>, tensor<6xi1>, tensor<12xi1>, tensor<6xi1>) -> tensor<60xi1>
  check.expect_eq_const %concatenate_4, dense<[true, false, false, false, false, false, true, true, false, false, true, false, true, true, true, false, true, false, true, true, true, true, true, true, true, false, true, true, false, true, false, false, true, true, true, false, false, true, true, true, false, true, false, true, false, true, true, true, false, false, false, false, true, false, false, true, false, true, true, true]> : tensor<60xi1> loc("pad_of_dynamic_slice, broadcast_in_dim_of_dynamic_slice, reduce_of_dynamic_slice, dynamic_update_slice_of_dynamic_slice, transpose_of_dynamic_slice, dot_general_of_dynamic_slice, reshape_of_dynamic_slice")
  check.expect_eq_const %convert, dense<[[[0.0, 1.0, 0.0], [1.0, 1.0, 1.0]]]> : tensor<1x2x3xf32> loc("convert_of_dynamic_slice")
  return
}
