// Pairs of ops: what takes the boolean result of transpose. The values are those of scripts/oracle.
func.func @main() {
  %i1 = stablehlo.constant dense<[[[true, false]], [[true, false]], [[false, true]]]> : tensor<3x1x2xi1>
  %i1__2 = stablehlo.constant dense<[[[true, false, true], [true, false, false]]]> : tensor<1x2x3xi1>
  %i1__3 = stablehlo.constant dense<false> : tensor<i1>
  %i1__4 = stablehlo.constant dense<false> : tensor<1x2x3xi1>
  %i1__5 = stablehlo.constant dense<[[true, false], [true, true], [false, false]]> : tensor<3x2xi1>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %i1__6 = stablehlo.constant dense<[[[true, false]]]> : tensor<1x1x2xi1>
  %i32__4 = stablehlo.constant dense<1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<2> : tensor<i32>
  %i1__7 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %transpose = stablehlo.transpose %i1, dims = [1, 2, 0] : (tensor<3x1x2xi1>) -> tensor<1x2x3xi1>
  %and = stablehlo.and %transpose, %i1__2 : tensor<1x2x3xi1>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %transpose, dims = [0, 1, 2] : (tensor<1x2x3xi1>) -> tensor<2x2x3xi1>
  %clamp = stablehlo.clamp %i1__3, %i1__2, %transpose : (tensor<i1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  %compare = stablehlo.compare LT, %transpose, %i1__4 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  %concatenate = stablehlo.concatenate %transpose, %transpose, dim = 2 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<1x2x6xi1>
  %convert = stablehlo.convert %transpose : (tensor<1x2x3xi1>) -> tensor<1x2x3xf32>
  %dot_general = stablehlo.dot_general %transpose, %i1__5, contracting_dims = [2] x [0] : (tensor<1x2x3xi1>, tensor<3x2xi1>) -> tensor<1x2x2xi1>
  %dynamic_slice = stablehlo.dynamic_slice %transpose, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xi1>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %transpose, %i1__6, %i32, %i32__4, %i32__5 : (tensor<1x2x3xi1>, tensor<1x1x2xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi1>
  %maximum = stablehlo.maximum %i1__2, %transpose : tensor<1x2x3xi1>
  %minimum = stablehlo.minimum %transpose, %transpose : tensor<1x2x3xi1>
  %multiply = stablehlo.multiply %transpose, %i1__4 : tensor<1x2x3xi1>
  %not = stablehlo.not %transpose : tensor<1x2x3xi1>
  %or = stablehlo.or %i1__2, %transpose : tensor<1x2x3xi1>
  %pad = stablehlo.pad %transpose, %i1__3, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi1>, tensor<i1>) -> tensor<1x2x5xi1>
  %reduce = stablehlo.reduce(%transpose init: %i1__3) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi1>, tensor<i1>) -> tensor<1x2xi1>
  %reduce_window = "stablehlo.reduce_window"(%transpose, %i1__3) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<i1>, %right: tensor<i1>):
    %or_2 = stablehlo.or %left, %right : tensor<i1>
    stablehlo.return %or_2 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<i1>) -> tensor<1x2x2xi1>
  %reshape = stablehlo.reshape %transpose : (tensor<1x2x3xi1>) -> tensor<3x2xi1>
  %reverse = stablehlo.reverse %transpose, dims = [1, 2] : tensor<1x2x3xi1>
  %select = stablehlo.select %i1__7, %i1__2, %transpose : tensor<1x2x3xi1>, tensor<1x2x3xi1>
  %slice = stablehlo.slice %transpose [0:1, 0:2, 1:3] : (tensor<1x2x3xi1>) -> tensor<1x2x2xi1>
  %sort = "stablehlo.sort"(%transpose) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<i1>, %right_2: tensor<i1>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  %transpose_2 = stablehlo.transpose %transpose, dims = [2, 1, 0] : (tensor<1x2x3xi1>) -> tensor<3x2x1xi1>
  %xor = stablehlo.xor %transpose, %i1__4 : tensor<1x2x3xi1>
  %concatenate_2 = stablehlo.concatenate %and, %clamp, %compare, %dynamic_update_slice, %maximum, %minimum, %multiply, %not, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<8x2x3xi1>
  check.expect_eq_const %concatenate_2, dense<[[[true, false, false], [false, false, false]], [[true, false, false], [false, false, false]], [[false, false, false], [false, false, false]], [[true, true, false], [false, true, false]], [[true, true, true], [true, false, true]], [[true, true, false], [false, false, true]], [[false, false, false], [false, false, false]], [[false, false, true], [true, true, false]]]> : tensor<8x2x3xi1> loc("and_of_transpose, clamp_of_transpose, compare_of_transpose, dynamic_update_slice_of_transpose, maximum_of_transpose, minimum_of_transpose, multiply_of_transpose, not_of_transpose")
  %reshape_2 = stablehlo.reshape %or : (tensor<1x2x3xi1>) -> tensor<6xi1>
  %reshape_3 = stablehlo.reshape %reverse : (tensor<1x2x3xi1>) -> tensor<6xi1>
  %reshape_4 = stablehlo.reshape %select : (tensor<1x2x3xi1>) -> tensor<6xi1>
  %reshape_5 = stablehlo.reshape %sort : (tensor<1x2x3xi1>) -> tensor<6xi1>
  %reshape_6 = stablehlo.reshape %xor : (tensor<1x2x3xi1>) -> tensor<6xi1>
  %reshape_7 = stablehlo.reshape %dot_general : (tensor<1x2x2xi1>) -> tensor<4xi1>
  %reshape_8 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xi1>) -> tensor<4xi1>
  %reshape_9 = stablehlo.reshape %reduce_window : (tensor<1x2x2xi1>) -> tensor<4xi1>
  %concatenate_3 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xi1>, tensor<6xi1>, tensor<6xi1>, tensor<6xi1>, tensor<6xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>) -> tensor<42xi1>
  check.expect_eq_const %concatenate_3, dense<[true, true, true, true, false, true, true, false, false, false, true, true, true, true, true, false, false, false, true, true, false, true, false, false, true, true, false, false, false, true, true, true, false, false, true, false, false, true, true, true, false, true]> : tensor<42xi1> loc("or_of_transpose, reverse_of_transpose, select_of_transpose, sort_of_transpose, xor_of_transpose, dot_general_of_transpose, dynamic_slice_of_transpose, reduce_window_of_transpose")
  %reshape_10 = stablehlo.reshape %slice : (tensor<1x2x2xi1>) -> tensor<4xi1>
  %reshape_11 = stablehlo.reshape %reduce : (tensor<1x2xi1>) -> tensor<2xi1>
  %reshape_12 = stablehlo.reshape %pad : (tensor<1x2x5xi1>) -> tensor<10xi1>
  %reshape_13 = stablehlo.reshape %concatenate : (tensor<1x2x6xi1>) -> tensor<12xi1>
  %reshape_14 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xi1>) -> tensor<12xi1>
  %reshape_15 = stablehlo.reshape %reshape : (tensor<3x2xi1>) -> tensor<6xi1>
  %reshape_16 = stablehlo.reshape %transpose_2 : (tensor<3x2x1xi1>) -> tensor<6xi1>
  %concatenate_4 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, dim = 0 : (tensor<4xi1>, tensor<2xi1>, tensor<10xi1>, tensor<12xi1>, tensor<12xi1>, tensor<6xi1>, tensor<6xi1>) -> tensor<52xi1>
  check.expect_eq_const %concatenate_4, dense<[true, false, false, true, true, true, false, false, false, false, false, true, true, false, false, false, true, true, false, true, true, false, false, false, true, false, false, true, true, true, false, false, false, true, true, true, false, false, false, true, true, true, false, false, false, true, true, false, true, false, false, true]> : tensor<52xi1> loc("slice_of_transpose, reduce_of_transpose, pad_of_transpose, concatenate_of_transpose, broadcast_in_dim_of_transpose, reshape_of_transpose, transpose_of_transpose")
  check.expect_eq_const %convert, dense<[[[1.0, 1.0, 0.0], [0.0, 0.0, 1.0]]]> : tensor<1x2x3xf32> loc("convert_of_transpose")
  return
}
