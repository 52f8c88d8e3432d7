// Pairs of ops: what takes the boolean result of minimum. The values are those of scripts/oracle.
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
  %minimum = stablehlo.minimum %i1, %i1__2 : tensor<1x2x3xi1>
  %and = stablehlo.and %minimum, %i1__3 : tensor<1x2x3xi1>
  check.expect_eq_const %and, dense<false> : tensor<1x2x3xi1> loc("and_of_minimum")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %minimum, dims = [0, 2, 3] : (tensor<1x2x3xi1>) -> tensor<1x2x2x3xi1>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[true, false, true], [false, false, false]], [[true, false, true], [false, false, false]]]]> : tensor<1x2x2x3xi1> loc("broadcast_in_dim_of_minimum")
  %clamp = stablehlo.clamp %i1__4, %i1__2, %minimum : (tensor<i1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  check.expect_eq_const %clamp, dense<[[[true, false, true], [false, false, false]]]> : tensor<1x2x3xi1> loc("clamp_of_minimum")
  %compare = stablehlo.compare GE, %minimum, %minimum : (tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<true> : tensor<1x2x3xi1> loc("compare_of_minimum")
  %concatenate = stablehlo.concatenate %i1__5, %minimum, dim = 1 : (tensor<1x1x3xi1>, tensor<1x2x3xi1>) -> tensor<1x3x3xi1>
  check.expect_eq_const %concatenate, dense<[[[true, false, true], [true, false, true], [false, false, false]]]> : tensor<1x3x3xi1> loc("concatenate_of_minimum")
  %convert = stablehlo.convert %minimum : (tensor<1x2x3xi1>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert, dense<[[[1.0, 0.0, 1.0], [0.0, 0.0, 0.0]]]> : tensor<1x2x3xf32> loc("convert_of_minimum")
  %dot_general = stablehlo.dot_general %i1__6, %minimum, contracting_dims = [1] x [1] : (tensor<4x2xi1>, tensor<1x2x3xi1>) -> tensor<4x1x3xi1>
  check.expect_eq_const %dot_general, dense<[[[true, false, true]], [[true, false, true]], [[false, false, false]], [[true, false, true]]]> : tensor<4x1x3xi1> loc("dot_general_of_minimum")
  %dynamic_slice = stablehlo.dynamic_slice %minimum, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi1>
  check.expect_eq_const %dynamic_slice, dense<[[[false, true]]]> : tensor<1x1x2xi1> loc("dynamic_slice_of_minimum")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i1__7, %minimum, %i32, %i32__4, %i32 : (tensor<1x3x4xi1>, tensor<1x2x3xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi1>
  check.expect_eq_const %dynamic_update_slice, dense<[[[true, false, true, true], [true, false, true, false], [false, false, false, false]]]> : tensor<1x3x4xi1> loc("dynamic_update_slice_of_minimum")
  %maximum = stablehlo.maximum %minimum, %i1__2 : tensor<1x2x3xi1>
  check.expect_eq_const %maximum, dense<[[[true, false, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("maximum_of_minimum")
  %minimum_2 = stablehlo.minimum %i1__2, %minimum : tensor<1x2x3xi1>
  check.expect_eq_const %minimum_2, dense<[[[true, false, true], [false, false, false]]]> : tensor<1x2x3xi1> loc("minimum_of_minimum")
  %multiply = stablehlo.multiply %minimum, %minimum : tensor<1x2x3xi1>
  check.expect_eq_const %multiply, dense<[[[true, false, true], [false, false, false]]]> : tensor<1x2x3xi1> loc("multiply_of_minimum")
  %not = stablehlo.not %minimum : tensor<1x2x3xi1>
  check.expect_eq_const %not, dense<[[[false, true, false], [true, true, true]]]> : tensor<1x2x3xi1> loc("not_of_minimum")
  %or = stablehlo.or %minimum, %i1__2 : tensor<1x2x3xi1>
  check.expect_eq_const %or, dense<[[[true, false, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("or_of_minimum")
  %pad = stablehlo.pad %minimum, %i1__4, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xi1>, tensor<i1>) -> tensor<1x3x3xi1>
  check.expect_eq_const %pad, dense<[[[false, true, false], [false, false, false], [false, false, false]]]> : tensor<1x3x3xi1> loc("pad_of_minimum")
  %reduce = stablehlo.reduce(%minimum init: %i1__4) across dimensions = [1] : (tensor<1x2x3xi1>, tensor<i1>) -> tensor<1x3xi1>
  reducer(%left: tensor<i1>, %right: tensor<i1>) {
    %or_2 = stablehlo.or %left, %right : tensor<i1>
    stablehlo.return %or_2 : tensor<i1>
  }
  check.expect_eq_const %reduce, dense<[[true, false, true]]> : tensor<1x3xi1> loc("reduce_of_minimum")
  %reduce_window = "stablehlo.reduce_window"(%minimum, %i1__4) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<i1>, %right_2: tensor<i1>):
    %or_3 = stablehlo.or %left_2, %right_2 : tensor<i1>
    stablehlo.return %or_3 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  check.expect_eq_const %reduce_window, dense<[[[true, true, true], [false, false, false]]]> : tensor<1x2x3xi1> loc("reduce_window_of_minimum")
  %reshape = stablehlo.reshape %minimum : (tensor<1x2x3xi1>) -> tensor<6xi1>
  check.expect_eq_const %reshape, dense<[true, false, true, false, false, false]> : tensor<6xi1> loc("reshape_of_minimum")
  %reverse = stablehlo.reverse %minimum, dims = [2] : tensor<1x2x3xi1>
  check.expect_eq_const %reverse, dense<[[[true, false, true], [false, false, false]]]> : tensor<1x2x3xi1> loc("reverse_of_minimum")
  %select = stablehlo.select %i1, %minimum, %i1__2 : tensor<1x2x3xi1>, tensor<1x2x3xi1>
  check.expect_eq_const %select, dense<[[[true, false, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("select_of_minimum")
  %slice = stablehlo.slice %minimum [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi1>) -> tensor<1x1x2xi1>
  check.expect_eq_const %slice, dense<false> : tensor<1x1x2xi1> loc("slice_of_minimum")
  %sort = "stablehlo.sort"(%minimum) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<i1>, %right_3: tensor<i1>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  check.expect_eq_const %sort, dense<[[[true, true, false], [false, false, false]]]> : tensor<1x2x3xi1> loc("sort_of_minimum")
  %transpose = stablehlo.transpose %minimum, dims = [2, 0, 1] : (tensor<1x2x3xi1>) -> tensor<3x1x2xi1>
  check.expect_eq_const %transpose, dense<[[[true, false]], [[false, false]], [[true, false]]]> : tensor<3x1x2xi1> loc("transpose_of_minimum")
  %xor = stablehlo.xor %minimum, %minimum : tensor<1x2x3xi1>
  check.expect_eq_const %xor, dense<false> : tensor<1x2x3xi1> loc("xor_of_minimum")
  return
}
