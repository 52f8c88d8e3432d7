// Pairs of ops: what takes the boolean result of add, and, broadcast_in_dim, clamp, compare, concatenate, constant, convert,
// dot_general, dynamic_slice, dynamic_update_slice, is_finite, maximum, minimum, multiply, not, or, pad, reduce, reduce_window,
// reshape, reverse, select, slice, sort, transpose, xor. The values are those of scripts/oracle.
func.func @main() {
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %i1__2 = stablehlo.constant dense<[[[true, false, true], [true, false, false]]]> : tensor<1x2x3xi1>
  %i1__3 = stablehlo.constant dense<[false, false, true]> : tensor<3xi1>
  %i1__4 = stablehlo.constant dense<false> : tensor<1x2x3xi1>
  %i1__5 = stablehlo.constant dense<false> : tensor<i1>
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %i1__6 = stablehlo.constant dense<[[[true], [false]]]> : tensor<1x2x1xi1>
  %i1__7 = stablehlo.constant dense<[[[true, false], [false, true]]]> : tensor<1x2x2xi1>
  %i32 = stablehlo.constant dense<[[[5, -2, 3], [9, -4, 7]]]> : tensor<1x2x3xi32>
  %i1__8 = stablehlo.constant dense<[[[true, false, true, false], [false, true, true, true]]]> : tensor<1x2x4xi1>
  %i1__9 = stablehlo.constant dense<[[true, false, true], [true, false, false], [true, false, true], [true, false, false]]> : tensor<4x3xi1>
  %i32__2 = stablehlo.constant dense<0> : tensor<i32>
  %i32__3 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__4 = stablehlo.constant dense<9> : tensor<i32>
  %i1__10 = stablehlo.constant dense<[[[true, false]]]> : tensor<1x1x2xi1>
  %i32__5 = stablehlo.constant dense<1> : tensor<i32>
  %i32__6 = stablehlo.constant dense<2> : tensor<i32>
  %i1__11 = stablehlo.constant dense<[[[true, false], [true, false]]]> : tensor<1x2x2xi1>
  %i1__12 = stablehlo.constant dense<[[[[true, false, true], [false, false, true]], [[true, true, false], [true, false, false]]]]> : tensor<1x2x2x3xi1>
  %i1__13 = stablehlo.constant dense<[[true, false], [true, false], [false, true]]> : tensor<3x2xi1>
  %i1__14 = stablehlo.constant dense<[[[true, false, true], [false, false, true]], [[true, true, false], [true, false, false]]]> : tensor<2x2x3xi1>
  %i1__15 = stablehlo.constant dense<[[[true, false]], [[true, false]], [[false, true]]]> : tensor<3x1x2xi1>
  %add = stablehlo.add %i1, %i1__2 : tensor<1x2x3xi1>
  %add_2 = stablehlo.add %i1__2, %add : tensor<1x2x3xi1>
  %and = stablehlo.and %i1, %i1__2 : tensor<1x2x3xi1>
  %add_3 = stablehlo.add %and, %and : tensor<1x2x3xi1>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %i1__3, dims = [2] : (tensor<3xi1>) -> tensor<1x2x3xi1>
  %add_4 = stablehlo.add %broadcast_in_dim, %i1__4 : tensor<1x2x3xi1>
  %clamp = stablehlo.clamp %i1__5, %i1, %i1__2 : (tensor<i1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  %add_5 = stablehlo.add %clamp, %i1__2 : tensor<1x2x3xi1>
  %compare = stablehlo.compare LT, %f32, %f32__2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %add_6 = stablehlo.add %i1__2, %compare : tensor<1x2x3xi1>
  %concatenate = stablehlo.concatenate %i1__6, %i1__7, dim = 2 : (tensor<1x2x1xi1>, tensor<1x2x2xi1>) -> tensor<1x2x3xi1>
  %add_7 = stablehlo.add %concatenate, %concatenate : tensor<1x2x3xi1>
  %constant = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %add_8 = stablehlo.add %constant, %i1__4 : tensor<1x2x3xi1>
  %convert = stablehlo.convert %i32 : (tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  %add_9 = stablehlo.add %convert, %i1__2 : tensor<1x2x3xi1>
  %dot_general = stablehlo.dot_general %i1__8, %i1__9, contracting_dims = [2] x [0] : (tensor<1x2x4xi1>, tensor<4x3xi1>) -> tensor<1x2x3xi1>
  %add_10 = stablehlo.add %i1__2, %dot_general : tensor<1x2x3xi1>
  %dynamic_slice = stablehlo.dynamic_slice %i1__8, %i32__2, %i32__3, %i32__4, sizes = [1, 2, 3] : (tensor<1x2x4xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi1>
  %add_11 = stablehlo.add %dynamic_slice, %dynamic_slice : tensor<1x2x3xi1>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i1, %i1__10, %i32__2, %i32__5, %i32__6 : (tensor<1x2x3xi1>, tensor<1x1x2xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi1>
  %add_12 = stablehlo.add %dynamic_update_slice, %i1__4 : tensor<1x2x3xi1>
  %is_finite = stablehlo.is_finite %f32 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %add_13 = stablehlo.add %is_finite, %i1__2 : tensor<1x2x3xi1>
  %maximum = stablehlo.maximum %i1, %i1__2 : tensor<1x2x3xi1>
  %add_14 = stablehlo.add %i1__2, %maximum : tensor<1x2x3xi1>
  %minimum = stablehlo.minimum %i1, %i1__2 : tensor<1x2x3xi1>
  %add_15 = stablehlo.add %minimum, %minimum : tensor<1x2x3xi1>
  %multiply = stablehlo.multiply %i1, %i1__2 : tensor<1x2x3xi1>
  %add_16 = stablehlo.add %multiply, %i1__4 : tensor<1x2x3xi1>
  %not = stablehlo.not %i1 : tensor<1x2x3xi1>
  %add_17 = stablehlo.add %not, %i1__2 : tensor<1x2x3xi1>
  %or = stablehlo.or %i1, %i1__2 : tensor<1x2x3xi1>
  %add_18 = stablehlo.add %i1__2, %or : tensor<1x2x3xi1>
  %pad = stablehlo.pad %i1__11, %i1__5, low = [0, 0, 2], high = [0, 0, -1], interior = [0, 0, 0] : (tensor<1x2x2xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  %add_19 = stablehlo.add %pad, %pad : tensor<1x2x3xi1>
  %reduce = stablehlo.reduce(%i1__12 init: %i1__5) across dimensions = [2] : (tensor<1x2x2x3xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  reducer(%left: tensor<i1>, %right: tensor<i1>) {
    %or_2 = stablehlo.or %left, %right : tensor<i1>
    stablehlo.return %or_2 : tensor<i1>
  }
  %add_20 = stablehlo.add %reduce, %i1__4 : tensor<1x2x3xi1>
  %reduce_window = "stablehlo.reduce_window"(%i1__8, %i1__5) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<i1>, %right_2: tensor<i1>):
    %or_3 = stablehlo.or %left_2, %right_2 : tensor<i1>
    stablehlo.return %or_3 : tensor<i1>
  }) : (tensor<1x2x4xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  %add_21 = stablehlo.add %reduce_window, %i1__2 : tensor<1x2x3xi1>
  %reshape = stablehlo.reshape %i1__13 : (tensor<3x2xi1>) -> tensor<1x2x3xi1>
  %add_22 = stablehlo.add %i1__2, %reshape : tensor<1x2x3xi1>
  %reverse = stablehlo.reverse %i1, dims = [1, 2] : tensor<1x2x3xi1>
  %add_23 = stablehlo.add %reverse, %reverse : tensor<1x2x3xi1>
  %select = stablehlo.select %i1, %i1, %i1__2 : tensor<1x2x3xi1>, tensor<1x2x3xi1>
  %add_24 = stablehlo.add %select, %i1__4 : tensor<1x2x3xi1>
  %slice = stablehlo.slice %i1__14 [1:2, 0:2, 0:3] : (tensor<2x2x3xi1>) -> tensor<1x2x3xi1>
  %add_25 = stablehlo.add %slice, %i1__2 : tensor<1x2x3xi1>
  %sort = "stablehlo.sort"(%i1) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<i1>, %right_3: tensor<i1>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  %add_26 = stablehlo.add %i1__2, %sort : tensor<1x2x3xi1>
  %transpose = stablehlo.transpose %i1__15, dims = [1, 2, 0] : (tensor<3x1x2xi1>) -> tensor<1x2x3xi1>
  %add_27 = stablehlo.add %transpose, %transpose : tensor<1x2x3xi1>
  %xor = stablehlo.xor %i1, %i1__2 : tensor<1x2x3xi1>
  %add_28 = stablehlo.add %xor, %i1__4 : tensor<1x2x3xi1>
  %concatenate_2 = stablehlo.concatenate %add_2, %add_3, %add_4, %add_5, %add_6, %add_7, %add_8, %add_9, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<8x2x3xi1>
  check.expect_eq_const %concatenate_2, dense<[[[true, false, true], [true, false, true]], [[true, false, true], [false, false, false]], [[false, false, true], [false, false, true]], [[true, false, true], [true, false, false]], [[true, true, true], [true, false, false]], [[true, true, false], [false, false, true]], [[true, false, true], [false, false, true]], [[true, true, true], [true, true, true]]]> : tensor<8x2x3xi1> loc("add_of_add, add_of_and, add_of_broadcast_in_dim, add_of_clamp, add_of_compare, add_of_concatenate, add_of_constant, add_of_convert")
  %concatenate_3 = stablehlo.concatenate %add_10, %add_11, %add_12, %add_13, %add_14, %add_15, %add_16, %add_17, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<8x2x3xi1>
  check.expect_eq_const %concatenate_3, dense<[[[true, false, true], [true, false, true]], [[false, true, false], [true, true, true]], [[true, false, true], [false, true, false]], [[true, true, true], [true, false, false]], [[true, false, true], [true, false, true]], [[true, false, true], [false, false, false]], [[true, false, true], [false, false, false]], [[true, true, true], [true, true, false]]]> : tensor<8x2x3xi1> loc("add_of_dot_general, add_of_dynamic_slice, add_of_dynamic_update_slice, add_of_is_finite, add_of_maximum, add_of_minimum, add_of_multiply, add_of_not")
  %concatenate_4 = stablehlo.concatenate %add_18, %add_19, %add_20, %add_21, %add_22, %add_23, %add_24, %add_25, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<8x2x3xi1>
  check.expect_eq_const %concatenate_4, dense<[[[true, false, true], [true, false, true]], [[false, false, true], [false, false, true]], [[true, false, true], [true, true, false]], [[true, true, true], [true, true, true]], [[true, false, true], [true, false, true]], [[true, false, false], [true, false, true]], [[true, false, true], [true, false, true]], [[true, true, true], [true, false, false]]]> : tensor<8x2x3xi1> loc("add_of_or, add_of_pad, add_of_reduce, add_of_reduce_window, add_of_reshape, add_of_reverse, add_of_select, add_of_slice")
  %concatenate_5 = stablehlo.concatenate %add_26, %add_27, %add_28, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<3x2x3xi1>
  check.expect_eq_const %concatenate_5, dense<[[[true, true, true], [true, false, false]], [[true, true, false], [false, false, true]], [[false, false, false], [true, false, true]]]> : tensor<3x2x3xi1> loc("add_of_sort, add_of_transpose, add_of_xor")
  return
}
