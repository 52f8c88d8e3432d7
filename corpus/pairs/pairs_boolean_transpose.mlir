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
  check.expect_eq_const %and, dense<[[[true, false, false], [false, false, false]]]> : tensor<1x2x3xi1> loc("and_of_transpose")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %transpose, dims = [0, 1, 2] : (tensor<1x2x3xi1>) -> tensor<2x2x3xi1>
  check.expect_eq_const %broadcast_in_dim, dense<[[[true, true, false], [false, false, true]], [[true, true, false], [false, false, true]]]> : tensor<2x2x3xi1> loc("broadcast_in_dim_of_transpose")
  %clamp = stablehlo.clamp %i1__3, %i1__2, %transpose : (tensor<i1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  check.expect_eq_const %clamp, dense<[[[true, false, false], [false, false, false]]]> : tensor<1x2x3xi1> loc("clamp_of_transpose")
  %compare = stablehlo.compare LT, %transpose, %i1__4 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<false> : tensor<1x2x3xi1> loc("compare_of_transpose")
  %concatenate = stablehlo.concatenate %transpose, %transpose, dim = 2 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<1x2x6xi1>
  check.expect_eq_const %concatenate, dense<[[[true, true, false, true, true, false], [false, false, true, false, false, true]]]> : tensor<1x2x6xi1> loc("concatenate_of_transpose")
  %convert = stablehlo.convert %transpose : (tensor<1x2x3xi1>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert, dense<[[[1.0, 1.0, 0.0], [0.0, 0.0, 1.0]]]> : tensor<1x2x3xf32> loc("convert_of_transpose")
  %dot_general = stablehlo.dot_general %transpose, %i1__5, contracting_dims = [2] x [0] : (tensor<1x2x3xi1>, tensor<3x2xi1>) -> tensor<1x2x2xi1>
  check.expect_eq_const %dot_general, dense<[[[true, true], [false, false]]]> : tensor<1x2x2xi1> loc("dot_general_of_transpose")
  %dynamic_slice = stablehlo.dynamic_slice %transpose, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xi1>
  check.expect_eq_const %dynamic_slice, dense<[[[true, false], [false, true]]]> : tensor<1x2x2xi1> loc("dynamic_slice_of_transpose")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %transpose, %i1__6, %i32, %i32__4, %i32__5 : (tensor<1x2x3xi1>, tensor<1x1x2xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %dynamic_update_slice, dense<[[[true, true, false], [false, true, false]]]> : tensor<1x2x3xi1> loc("dynamic_update_slice_of_transpose")
  %maximum = stablehlo.maximum %i1__2, %transpose : tensor<1x2x3xi1>
  check.expect_eq_const %maximum, dense<[[[true, true, true], [true, false, true]]]> : tensor<1x2x3xi1> loc("maximum_of_transpose")
  %minimum = stablehlo.minimum %transpose, %transpose : tensor<1x2x3xi1>
  check.expect_eq_const %minimum, dense<[[[true, true, false], [false, false, true]]]> : tensor<1x2x3xi1> loc("minimum_of_transpose")
  %multiply = stablehlo.multiply %transpose, %i1__4 : tensor<1x2x3xi1>
  check.expect_eq_const %multiply, dense<false> : tensor<1x2x3xi1> loc("multiply_of_transpose")
  %not = stablehlo.not %transpose : tensor<1x2x3xi1>
  check.expect_eq_const %not, dense<[[[false, false, true], [true, true, false]]]> : tensor<1x2x3xi1> loc("not_of_transpose")
  %or = stablehlo.or %i1__2, %transpose : tensor<1x2x3xi1>
  check.expect_eq_const %or, dense<[[[true, true, true], [true, false, true]]]> : tensor<1x2x3xi1> loc("or_of_transpose")
  %pad = stablehlo.pad %transpose, %i1__3, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi1>, tensor<i1>) -> tensor<1x2x5xi1>
  check.expect_eq_const %pad, dense<[[[false, false, false, false, false], [true, true, false, false, false]]]> : tensor<1x2x5xi1> loc("pad_of_transpose")
  %reduce = stablehlo.reduce(%transpose init: %i1__3) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi1>, tensor<i1>) -> tensor<1x2xi1>
  check.expect_eq_const %reduce, dense<true> : tensor<1x2xi1> loc("reduce_of_transpose")
  %reduce_window = "stablehlo.reduce_window"(%transpose, %i1__3) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<i1>, %right: tensor<i1>):
    %or_2 = stablehlo.or %left, %right : tensor<i1>
    stablehlo.return %or_2 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<i1>) -> tensor<1x2x2xi1>
  check.expect_eq_const %reduce_window, dense<[[[true, true], [false, true]]]> : tensor<1x2x2xi1> loc("reduce_window_of_transpose")
  %reshape = stablehlo.reshape %transpose : (tensor<1x2x3xi1>) -> tensor<3x2xi1>
  check.expect_eq_const %reshape, dense<[[true, true], [false, false], [false, true]]> : tensor<3x2xi1> loc("reshape_of_transpose")
  %reverse = stablehlo.reverse %transpose, dims = [1, 2] : tensor<1x2x3xi1>
  check.expect_eq_const %reverse, dense<[[[true, false, false], [false, true, true]]]> : tensor<1x2x3xi1> loc("reverse_of_transpose")
  %select = stablehlo.select %i1__7, %i1__2, %transpose : tensor<1x2x3xi1>, tensor<1x2x3xi1>
  check.expect_eq_const %select, dense<[[[true, true, true], [false, false, false]]]> : tensor<1x2x3xi1> loc("select_of_transpose")
  %slice = stablehlo.slice %transpose [0:1, 0:2, 1:3] : (tensor<1x2x3xi1>) -> tensor<1x2x2xi1>
  check.expect_eq_const %slice, dense<[[[true, false], [false, true]]]> : tensor<1x2x2xi1> loc("slice_of_transpose")
  %sort = "stablehlo.sort"(%transpose) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<i1>, %right_2: tensor<i1>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  check.expect_eq_const %sort, dense<[[[true, true, false], [true, false, false]]]> : tensor<1x2x3xi1> loc("sort_of_transpose")
  %transpose_2 = stablehlo.transpose %transpose, dims = [2, 1, 0] : (tensor<1x2x3xi1>) -> tensor<3x2x1xi1>
  check.expect_eq_const %transpose_2, dense<[[[true], [false]], [[true], [false]], [[false], [true]]]> : tensor<3x2x1xi1> loc("transpose_of_transpose")
  %xor = stablehlo.xor %transpose, %i1__4 : tensor<1x2x3xi1>
  check.expect_eq_const %xor, dense<[[[true, true, false], [false, false, true]]]> : tensor<1x2x3xi1> loc("xor_of_transpose")
  return
}
