// Pairs of ops: what takes the boolean result of reduce. The values are those of scripts/oracle.
func.func @main() {
  %i1 = stablehlo.constant dense<[[[[true, false, true], [false, false, true]], [[true, true, false], [true, false, false]]]]> : tensor<1x2x2x3xi1>
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
  %reduce = stablehlo.reduce(%i1 init: %i1__2) across dimensions = [2] : (tensor<1x2x2x3xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  reducer(%left: tensor<i1>, %right: tensor<i1>) {
    %or = stablehlo.or %left, %right : tensor<i1>
    stablehlo.return %or : tensor<i1>
  }
  %and = stablehlo.and %reduce, %i1__3 : tensor<1x2x3xi1>
  check.expect_eq_const %and, dense<false> : tensor<1x2x3xi1> loc("and_of_reduce")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %reduce, dims = [0, 2, 3] : (tensor<1x2x3xi1>) -> tensor<1x2x2x3xi1>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[true, false, true], [true, true, false]], [[true, false, true], [true, true, false]]]]> : tensor<1x2x2x3xi1> loc("broadcast_in_dim_of_reduce")
  %clamp = stablehlo.clamp %i1__2, %i1__4, %reduce : (tensor<i1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  check.expect_eq_const %clamp, dense<[[[true, false, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("clamp_of_reduce")
  %compare = stablehlo.compare GE, %reduce, %reduce : (tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<true> : tensor<1x2x3xi1> loc("compare_of_reduce")
  %concatenate = stablehlo.concatenate %i1__5, %reduce, dim = 1 : (tensor<1x1x3xi1>, tensor<1x2x3xi1>) -> tensor<1x3x3xi1>
  check.expect_eq_const %concatenate, dense<[[[true, false, true], [true, false, true], [true, true, false]]]> : tensor<1x3x3xi1> loc("concatenate_of_reduce")
  %convert = stablehlo.convert %reduce : (tensor<1x2x3xi1>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert, dense<[[[1.0, 0.0, 1.0], [1.0, 1.0, 0.0]]]> : tensor<1x2x3xf32> loc("convert_of_reduce")
  %dot_general = stablehlo.dot_general %i1__6, %reduce, contracting_dims = [1] x [1] : (tensor<4x2xi1>, tensor<1x2x3xi1>) -> tensor<4x1x3xi1>
  check.expect_eq_const %dot_general, dense<[[[true, false, true]], [[true, true, true]], [[false, false, false]], [[true, false, true]]]> : tensor<4x1x3xi1> loc("dot_general_of_reduce")
  %dynamic_slice = stablehlo.dynamic_slice %reduce, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi1>
  check.expect_eq_const %dynamic_slice, dense<[[[false, true]]]> : tensor<1x1x2xi1> loc("dynamic_slice_of_reduce")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i1__7, %reduce, %i32, %i32__4, %i32 : (tensor<1x3x4xi1>, tensor<1x2x3xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi1>
  check.expect_eq_const %dynamic_update_slice, dense<[[[true, false, true, true], [true, false, true, false], [true, true, false, false]]]> : tensor<1x3x4xi1> loc("dynamic_update_slice_of_reduce")
  %maximum = stablehlo.maximum %reduce, %i1__4 : tensor<1x2x3xi1>
  check.expect_eq_const %maximum, dense<[[[true, false, true], [true, true, false]]]> : tensor<1x2x3xi1> loc("maximum_of_reduce")
  %minimum = stablehlo.minimum %i1__4, %reduce : tensor<1x2x3xi1>
  check.expect_eq_const %minimum, dense<[[[true, false, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("minimum_of_reduce")
  %multiply = stablehlo.multiply %reduce, %reduce : tensor<1x2x3xi1>
  check.expect_eq_const %multiply, dense<[[[true, false, true], [true, true, false]]]> : tensor<1x2x3xi1> loc("multiply_of_reduce")
  %not = stablehlo.not %reduce : tensor<1x2x3xi1>
  check.expect_eq_const %not, dense<[[[false, true, false], [false, false, true]]]> : tensor<1x2x3xi1> loc("not_of_reduce")
  %or_2 = stablehlo.or %reduce, %i1__4 : tensor<1x2x3xi1>
  check.expect_eq_const %or_2, dense<[[[true, false, true], [true, true, false]]]> : tensor<1x2x3xi1> loc("or_of_reduce")
  %pad = stablehlo.pad %reduce, %i1__2, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xi1>, tensor<i1>) -> tensor<1x3x3xi1>
  check.expect_eq_const %pad, dense<[[[false, true, false], [false, false, false], [true, false, false]]]> : tensor<1x3x3xi1> loc("pad_of_reduce")
  %reduce_2 = stablehlo.reduce(%reduce init: %i1__2) across dimensions = [1] : (tensor<1x2x3xi1>, tensor<i1>) -> tensor<1x3xi1>
  reducer(%left_2: tensor<i1>, %right_2: tensor<i1>) {
    %or_3 = stablehlo.or %left_2, %right_2 : tensor<i1>
    stablehlo.return %or_3 : tensor<i1>
  }
  check.expect_eq_const %reduce_2, dense<true> : tensor<1x3xi1> loc("reduce_of_reduce")
  %reduce_window = "stablehlo.reduce_window"(%reduce, %i1__2) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_3: tensor<i1>, %right_3: tensor<i1>):
    %or_4 = stablehlo.or %left_3, %right_3 : tensor<i1>
    stablehlo.return %or_4 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  check.expect_eq_const %reduce_window, dense<true> : tensor<1x2x3xi1> loc("reduce_window_of_reduce")
  %reshape = stablehlo.reshape %reduce : (tensor<1x2x3xi1>) -> tensor<6xi1>
  check.expect_eq_const %reshape, dense<[true, false, true, true, true, false]> : tensor<6xi1> loc("reshape_of_reduce")
  %reverse = stablehlo.reverse %reduce, dims = [2] : tensor<1x2x3xi1>
  check.expect_eq_const %reverse, dense<[[[true, false, true], [false, true, true]]]> : tensor<1x2x3xi1> loc("reverse_of_reduce")
  %select = stablehlo.select %i1__8, %reduce, %i1__4 : tensor<1x2x3xi1>, tensor<1x2x3xi1>
  check.expect_eq_const %select, dense<[[[true, false, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("select_of_reduce")
  %slice = stablehlo.slice %reduce [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi1>) -> tensor<1x1x2xi1>
  check.expect_eq_const %slice, dense<[[[true, false]]]> : tensor<1x1x2xi1> loc("slice_of_reduce")
  %sort = "stablehlo.sort"(%reduce) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_4: tensor<i1>, %right_4: tensor<i1>):
    %compare_2 = stablehlo.compare GT, %left_4, %right_4 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  check.expect_eq_const %sort, dense<[[[true, true, false], [true, true, false]]]> : tensor<1x2x3xi1> loc("sort_of_reduce")
  %transpose = stablehlo.transpose %reduce, dims = [2, 0, 1] : (tensor<1x2x3xi1>) -> tensor<3x1x2xi1>
  check.expect_eq_const %transpose, dense<[[[true, true]], [[false, true]], [[true, false]]]> : tensor<3x1x2xi1> loc("transpose_of_reduce")
  %xor = stablehlo.xor %reduce, %reduce : tensor<1x2x3xi1>
  check.expect_eq_const %xor, dense<false> : tensor<1x2x3xi1> loc("xor_of_reduce")
  return
}
